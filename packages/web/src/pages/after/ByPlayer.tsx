import type { Story } from '@wardroom/host';
import type { CSSProperties } from 'react';
import css from './ByPlayer.module.css';

export interface Row {
  what: string;
  of: readonly (number | string)[];
  /** Of how much the figures are compared by length as well; absent where they are not. */
  most?: number;
}

/** Figures of each player, side by side: the viewer's first. */
export function ByPlayer({ story, viewer, rows }: { story: Story; viewer: number; rows: readonly Row[] }) {
  const seats = story.names.map((_, i) => i).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return (
    <div className={css.scroll}>
      <table className={css.table}>
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
          {rows.map(({ what, of, most }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {seats.map((seat) => (
                <td
                  key={seat}
                  style={most === undefined ? {} : ({ '--part': Number(of[seat]) / most } as CSSProperties)}
                >
                  <span>{of[seat].toLocaleString('en')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
