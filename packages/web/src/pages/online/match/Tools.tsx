import { lazy, Suspense, useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import css from './Tools.module.css';

const FairDice = lazy(() => import('./FairDice.tsx').then((m) => ({ default: m.FairDice })));

/** Beside the menu: that the dice are fair, and what people say. */
export function Tools() {
  const commitment = useRoom((s) => s.facts?.commitment ?? null);
  const [dice, setDice] = useState(false);
  return (
    <div className={css.tools}>
      {commitment !== null && (
        <button
          type="button"
          className={`button bare round ${css.tool}`}
          aria-label="Fair dice"
          title="Fair dice: how they can be checked"
          onClick={() => setDice(true)}
        >
          <Icon name="dice" size={20} />
        </button>
      )}
      {dice && commitment !== null && (
        <Suspense>
          <FairDice commitment={commitment} onClose={() => setDice(false)} />
        </Suspense>
      )}
    </div>
  );
}
