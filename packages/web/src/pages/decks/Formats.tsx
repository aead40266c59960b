import type { Fit } from '@wardroom/core';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './Formats.module.css';
import { type Named, titleIn } from './formats.ts';

interface Props {
  formats: readonly Named[];
  fits: readonly Fit[] | null;
  game: string;
}

/** Which formats a deck fits, and what the others have against it. What all of them say of it stands in the verdict. */
export function Formats({ formats, fits, game }: Props) {
  if (fits === null) return null;
  const said = (message: string): boolean => fits.every((fit) => fit.errors.some((e) => e.message === message));
  return (
    <section aria-label="Formats it fits">
      <ul className={styles.formats}>
        {fits.map(({ format, errors }) => {
          const title = titleIn(formats, format);
          const own = errors.filter((e) => !said(e.message));
          return (
            <li key={format} data-fits={own.length === 0}>
              {own.length === 0 ? (
                <>
                  <Icon name="check" /> {title}
                </>
              ) : (
                <details>
                  <summary>
                    <Icon name="warning" /> Not {title}: {own.length} {own.length === 1 ? 'reason' : 'reasons'}
                  </summary>
                  <ul>
                    {own.map(({ rule, message }) => (
                      <li key={message}>
                        {message} <ClauseLink id={rule} game={game} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
