import type { Story } from '@wardroom/host';
import type { CSSProperties } from 'react';
import css from './Facts.module.css';

/** What each player did, side by side. */
export function Facts({ story, viewer }: { story: Story; viewer: number }) {
  const seats = story.names.map((_, i) => i).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return (
    <>
      <p className={css.turns}>
        The match took <strong>{story.turns}</strong> turns.
      </p>
      <div className={css.scroll}>
        <table className={css.facts}>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {story.names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {story.counts.map(({ what, of }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {seats.map((seat) => (
                  <td key={seat} style={{ '--part': of[seat] / Math.max(1, ...of) } as CSSProperties}>
                    <span>{of[seat].toLocaleString('en')}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
