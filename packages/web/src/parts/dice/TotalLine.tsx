import type { CSSProperties } from 'react';
import styles from './DiceTray.module.css';
import { type Roll, sides, terms, totalSign } from './roll.ts';

interface Props {
  roll: Roll;
  /** How many numbers have been added so far. */
  counted: number;
  shown: boolean;
}

/** "4 + 5 + 3 = 12 against AL 9", counted up number by number, with a bar that climbs to the mark. */
export function TotalLine({ roll, counted, shown }: Props) {
  const { total, against } = roll;
  const parts = terms(roll);
  const complete = counted >= parts.length;
  const running = complete ? (total ?? 0) : (parts[counted - 1]?.running ?? 0);
  const met = against !== undefined && total !== undefined && running >= against.value;
  const dice = roll.dice.reduce((sum, thrower) => sum + thrower.faces.length, 0);
  const plain = parts.length === 1 && parts[0].running === total;
  return (
    <div className={styles.sum} data-shown={shown || undefined} data-long={parts.length > 6 || undefined}>
      <p className={styles.line}>
        {total === undefined ? (
          <span className={styles.sides}>{sides(roll)}</span>
        ) : (
          <>
            {!plain && (
              <>
                <span className={styles.terms}>
                  {parts.map((part, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of one roll never change places.
                    <span key={at} data-counted={at < counted || undefined}>
                      {part.text}{' '}
                    </span>
                  ))}
                </span>
                <span className={styles.brief}>
                  {dice} dice {roll.plus ? parts.at(-1)?.text : ''}{' '}
                </span>
                <span className={styles.sign}>{complete ? totalSign(roll) : '='} </span>
              </>
            )}
            <span key={running} className={styles.total} data-met={met || undefined}>
              {running}
            </span>
          </>
        )}
        {against && (
          <span className={styles.against}>
            {' '}
            <span className={styles.versus}>against </span>
            {against.label} <span className={styles.shield}>{against.value}</span>
          </span>
        )}
      </p>
      {against && total !== undefined && (
        <div
          className={styles.climb}
          data-met={met || undefined}
          style={
            {
              '--fill': running / (Math.max(total, against.value) * 1.12),
              '--mark': against.value / (Math.max(total, against.value) * 1.12),
            } as CSSProperties
          }
          aria-hidden="true"
        />
      )}
    </div>
  );
}
