import type { Story } from '@wardroom/host';
import css from './Dice.module.css';
import { Faces } from './Faces.tsx';

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
            <Faces faces={d.faces} count={d.count} most={most} />
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
