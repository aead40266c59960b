import type { Throw } from '@wardroom/host/verify';
import { useState } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './VerifyPage.module.css';

/** Rows to begin with: a match may have hundreds. */
const FIRST = 40;
/** Places of a shuffle that are told. */
const TOLD = 12;

const inWords = ({ sides, result }: Throw): string => {
  if (sides > 0) return `${result.length === 1 ? 'a die' : `${result.length} dice`} of ${sides}: ${result.join(', ')}`;
  const places = result.slice(0, TOLD).join(', ');
  return `a shuffle of ${result.length}: ${places}${result.length > TOLD ? ' …' : ''}`;
};

/** Each throw, with the beginning of what it came from. */
export function Throws({ throws }: { throws: readonly Throw[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? throws : throws.slice(0, FIRST);
  return (
    <>
      <table className={styles.throws}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">What fell</th>
            <th scope="col">HMAC, its beginning</th>
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((made) => (
            <tr key={made.nth} data-right={made.right}>
              <td>{made.nth}</td>
              <td>
                {inWords(made)}
                {!made.right && `; it should be ${made.expected.slice(0, TOLD).join(', ')}`}
              </td>
              <td>
                <code>{made.block.slice(0, 16)}…</code>
              </td>
              <td>
                <Icon name={made.right ? 'check' : 'warning'} />
                <span className="visually-hidden">{made.right ? 'yes' : 'no'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && throws.length > FIRST && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          Show all {throws.length}
        </button>
      )}
    </>
  );
}
