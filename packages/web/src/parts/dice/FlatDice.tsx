import type { CSSProperties } from 'react';
import styles from './FlatDice.module.css';
import { PIPS } from './pips.ts';
import type { Roll } from './roll.ts';

interface Props {
  dice: Roll['dice'];
  /** Coins are thrown instead. */
  coin?: boolean;
  /** How they come in: tumbling, fading, or already there. */
  entrance: 'tumble' | 'fade' | 'none';
  /** Milliseconds that it takes. */
  lasts: number;
  /** They shiver where they lie. */
  skitter?: boolean;
}

/** Dice drawn flat, for whoever wants no motion or has no WebGL. The numbers are read out by the total line. */
export function FlatDice({ dice, coin = false, entrance, lasts, skitter = false }: Props) {
  const count = dice.reduce((sum, thrower) => sum + thrower.faces.length, 0);
  return (
    <div
      className={styles.field}
      data-many={count > 6 ? 'twelve' : count > 3 ? 'six' : 'few'}
      data-skitter={skitter || undefined}
      style={{ '--lasts': `${lasts}ms` } as CSSProperties}
      aria-hidden="true"
    >
      {/* The far hand's dice lie above the near hand's, as on the table. */}
      {(['far', 'near'] as const).map((from) => {
        const faces = dice.filter((thrower) => thrower.from === from).flatMap((thrower) => thrower.faces);
        if (!faces.length) return null;
        return (
          <div key={from} className={styles.hand}>
            {faces.map((face, at) => (
              <Die
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll never change places.
                key={at}
                face={face}
                coin={coin}
                from={from}
                entrance={entrance}
                order={at}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface DieProps {
  face: number;
  coin?: boolean;
  from: 'near' | 'far';
  entrance?: Props['entrance'];
  order?: number;
}

/** One flat die, or a coin: a blank disc, or one with a star. */
export function Die({ face, coin = false, from, entrance = 'none', order = 0 }: DieProps) {
  return (
    <svg
      className={styles.die}
      viewBox="-50 -50 100 100"
      data-from={from}
      data-entrance={entrance}
      style={{ '--order': order, '--lean': `${((order * 47 + face * 29) % 17) - 8}deg` } as CSSProperties}
      aria-hidden="true"
    >
      {coin && (
        <>
          <circle className={styles.edge} cy="4" r="46" />
          <circle className={styles.top} r="46" />
          <circle className={styles.ring} r="37" />
          {face === 2 && <path className={styles.pip} d="M0-29 8-9 29-8 13 5 18 26 0 14-18 26-13 5-29-8-8-9z" />}
        </>
      )}
      {!coin && <Cube face={face} />}
    </svg>
  );
}

function Cube({ face }: { face: number }) {
  return (
    <>
      <rect className={styles.edge} x="-46" y="-42" width="92" height="92" rx="20" />
      <rect className={styles.top} x="-46" y="-47" width="92" height="92" rx="20" />
      <rect className={styles.shine} x="-40" y="-41" width="80" height="80" rx="16" />
      {PIPS[face]?.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className={styles.rim} cx={x * 23} cy={y * 23} r={face === 1 ? 14 : 10.5} />
          <circle className={styles.pip} cx={x * 23} cy={y * 23 - 1} r={face === 1 ? 12.5 : 9} />
        </g>
      ))}
    </>
  );
}
