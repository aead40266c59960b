import type { Catalogue } from '@wardroom/host';
import { type Entry, resultOf } from '../../history/entry.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { levelOf, setChoice } from '../home/choice.ts';
import css from './AfterMatch.module.css';

/** Somebody was beaten in a duel: the way to who plays better. */
export function NextLevel({ entry, catalogue, onHome }: { entry: Entry; catalogue: Catalogue; onHome: () => void }) {
  const others = entry.seats.filter((_, i) => i !== entry.seat);
  const levels = catalogue.bots.map((b) => b.name);
  const at = others.length === 1 ? levels.indexOf(others[0].sitter) : -1;
  if (at < 0 || resultOf(entry) !== 'won') return null;
  const next = levels[at + 1];
  if (next === undefined) return <p className={css.next}>Nobody here plays better than {levelOf(levels[at])}.</p>;
  return (
    <p className={css.next}>
      {levelOf(levels[at])} is beaten.{' '}
      <button
        type="button"
        className="button"
        onClick={() => {
          setChoice(entry.game, { mode: entry.mode, opponent: next });
          onHome();
        }}
      >
        <Icon name="up" size={18} /> {levelOf(next)} is next
      </button>
    </p>
  );
}
