import { type Entry, resultOf } from '../../history/entry.ts';
import css from './Charts.module.css';
import { opponents, RESULTS, when } from './words.ts';

const SHOWN = 40;

/** The last matches, one stroke each: up for a win, down for a loss, a dot for a draw. */
export function Form({ entries }: { entries: readonly Entry[] }) {
  const last = entries.slice(0, SHOWN).reverse();
  return (
    <figure className={css.form}>
      <svg
        viewBox={`0 0 ${SHOWN * 10} 48`}
        role="img"
        aria-label={`The last ${last.length}, oldest first: ${last.map((e) => RESULTS[resultOf(e)].word).join(', ')}.`}
      >
        <line x1="0" x2={SHOWN * 10} y1="24" y2="24" className={css.axis} />
        {last.map((e, i) => {
          const result = resultOf(e);
          const x = (SHOWN - last.length + i) * 10 + 1;
          return (
            <g key={e.id} className={css.stroke} data-result={result}>
              {result === 'drawn' ? (
                <circle cx={x + 4} cy="24" r="3.5" />
              ) : (
                <rect x={x} y={result === 'won' ? 2 : 26} width="8" height="20" rx="1.5" />
              )}
              <title>{`${RESULTS[result].word} against ${opponents(e)}, ${when(e.at)}`}</title>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>↑ won</span> <span>↓ lost</span> <span>· draw</span> <span>newest at the right</span>
      </figcaption>
    </figure>
  );
}
