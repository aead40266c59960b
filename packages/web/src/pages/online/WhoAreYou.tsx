import { type FormEvent, useState } from 'react';
import styles from './Online.module.css';
import { beCalled, lastName } from './useMe.ts';

/** A name is all that is needed to play with others. */
export function WhoAreYou({ then }: { then?: () => void }) {
  const [name, setName] = useState(lastName());
  const [error, setError] = useState('');
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    beCalled(name).then(
      () => then?.(),
      (wrong: Error) => setError(wrong.message),
    );
  };
  return (
    <form className={styles.panel} onSubmit={submit}>
      <label className={styles.field}>
        <span>What are you called?</span>
        <input
          className="field"
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          aria-describedby="name-hint"
          onChange={(e) => setName(e.target.value)}
        />
        <small id="name-hint">Others at the table see it. You need no account.</small>
      </label>
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button brass">
        Go on
      </button>
    </form>
  );
}
