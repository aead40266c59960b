import type { CSSProperties } from 'react';
import { Die } from '../../../parts/dice/index.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { faceOf, useTable } from '../../../parts/table/context.ts';
import { useReduced, useSettings } from '../../../settings.ts';
import type { Targeting } from '../drama.ts';
import type { Ward } from '../facts.ts';
import css from './TargetDice.module.css';

/** Whom the boss means: everybody's die lands at once, and the lowest burns. */
export function TargetDice({ targeting }: { targeting: Targeting }) {
  const t = useTable<Ward>();
  const atOnce = useSettings((s) => s.pace === 0);
  const reduced = useReduced();
  const { dice, meant, card, at } = targeting;
  const low = Math.min(...dice.map((d) => d.face));
  const name = card === undefined ? 'this' : (faceOf(t, card)?.name ?? 'a card');
  const still = t.beat?.event.kind !== 'targetRoll' || atOnce;
  return (
    <div
      key={at}
      className={css.rolls}
      data-still={still}
      data-fade={reduced}
      style={{ '--lasts': `${900 * Math.max(0.2, t.tempo)}ms` } as CSSProperties}
    >
      <p className={css.title}>
        <Icon name="target" size={18} /> Whom does <strong>{name}</strong> strike? The lowest.
      </p>
      <ul className={css.dice}>
        {dice.map(({ seat, face }, i) => {
          const burns = meant === null ? face === low : seat === meant;
          return (
            <li key={seat} data-burns={burns} data-tied={meant === null && burns}>
              <span className={css.die}>
                {burns && <span className={css.fire} aria-hidden="true" />}
                <Die
                  face={face}
                  from={seat === t.near ? 'near' : 'far'}
                  entrance={still ? 'none' : reduced ? 'fade' : 'tumble'}
                  order={i}
                />
              </span>
              <span className={css.who}>
                {burns && <Icon name={meant === null ? 'replay' : 'elemental'} size={15} />}
                {seat === t.near && t.choosing !== null ? 'you' : t.names[seat]}
                <span className="visually-hidden"> rolls {face}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.result}>{meant === null ? 'Tied: they roll again' : `${t.names[meant]} is meant`}</p>
    </div>
  );
}
