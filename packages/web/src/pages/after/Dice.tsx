import type { Story } from '@wardroom/host';
import type { CSSProperties } from 'react';
import css from './Dice.module.css';

/** Where the pips of each face stand, on a grid of three by three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const one = (x: number): string => (Math.round(x * 10) / 10).toFixed(1);

/** Faces against what fair dice give, for each player, with the numbers. */
export function Dice({ story, viewer }: { story: Story; viewer: number }) {
  const seats = [...story.dice].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  const most = Math.max(1, ...story.dice.flatMap((d) => [...d.faces, d.count / 6]));
  return (
    <>
      <div className={css.players}>
        {seats.map((d) => (
          <article key={d.seat} className={css.player}>
            <h4>{story.names[d.seat]}</h4>
            <p className={css.line}>{d.text}</p>
            <ul className={css.faces} style={{ '--even': d.count / 6 / most } as CSSProperties}>
              {d.faces.map((n, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the face.
                <li key={i}>
                  <span className="visually-hidden">
                    {i + 1}: {n} times, {one(d.count / 6)} expected.
                  </span>
                  <span className={css.column} aria-hidden="true">
                    <span className={css.bar} style={{ '--part': n / most } as CSSProperties} />
                  </span>
                  <Face face={i + 1} />
                  <span className={css.count} aria-hidden="true">
                    {n}
                  </span>
                </li>
              ))}
            </ul>
            <p className={css.even}>
              <span className={css.dash} aria-hidden="true" /> {one(d.count / 6)} of each is even
            </p>
            {d.wants.length > 0 && (
              <table className={css.wants}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Came</th>
                    <th scope="col">Expected</th>
                  </tr>
                </thead>
                <tbody>
                  {d.wants.map((w) => (
                    <tr key={w.what}>
                      <th scope="row">{w.what}</th>
                      <td>
                        <strong>{w.happened}</strong> of {w.tries}
                      </td>
                      <td>
                        {one(w.expected)} expected <Off by={w.happened - w.expected} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </article>
        ))}
      </div>
      <p className={css.fair}>{story.fair.text}</p>
    </>
  );
}

/** More or less than expected, by sign and arrow. */
const Off = ({ by }: { by: number }) =>
  Math.abs(by) < 0.05 ? null : (
    <span className={css.off}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span> {by > 0 ? '+' : '−'}
      {one(Math.abs(by))}
    </span>
  );

const Face = ({ face }: { face: number }) => (
  <svg viewBox="0 0 36 36" className={css.die} aria-hidden="true">
    <rect x="1" y="1" width="34" height="34" rx="7" />
    {PIPS[face - 1].map((at) => (
      <circle key={at} cx={9 + (at % 3) * 9} cy={9 + Math.floor(at / 3) * 9} r="3.4" />
    ))}
  </svg>
);
