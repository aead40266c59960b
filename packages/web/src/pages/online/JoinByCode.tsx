import { CODE_LETTERS } from '@wardroom/protocol';
import { type FormEvent, useState } from 'react';
import { navigate } from '../../navigation/navigation.tsx';
import styles from './Online.module.css';

const LENGTH = 6;

/** What was typed or pasted, as a code: a link may be pasted whole. */
const codeIn = (typed: string): string =>
  [...(typed.split('/t/').at(-1) ?? '').toUpperCase()]
    .filter((c) => CODE_LETTERS.includes(c))
    .join('')
    .slice(0, LENGTH);

/** Six letters that were read out, or the link itself. */
export function JoinByCode() {
  const [code, setCode] = useState('');
  const join = (wanted: string): void => navigate({ to: '/t/$code', params: { code: wanted } });
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    if (code.length === LENGTH) join(code);
  };
  return (
    <section className={`${styles.panel} ${styles.first}`} aria-labelledby="join">
      <h2 id="join">Join by code</h2>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field}>
          <span>Six letters and digits</span>
          <input
            className={`field ${styles.code}`}
            value={code}
            size={LENGTH}
            inputMode="text"
            enterKeyHint="go"
            autoCapitalize="characters"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="join-hint"
            onChange={(e) => setCode(codeIn(e.target.value))}
          />
        </label>
        <button
          type="submit"
          className={code.length === LENGTH ? 'button brass' : 'button'}
          disabled={code.length !== LENGTH}
        >
          Join
        </button>
      </form>
      <p id="join-hint" className={styles.hint}>
        Whoever opened the table sees its code. A link can be pasted here, too.
      </p>
    </section>
  );
}
