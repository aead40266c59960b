import type { Me } from '@wardroom/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { myMatches } from '../../online/api.ts';
import { hasPasskeys, signIn, signInByPasskey, signUp } from '../../online/people.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useMe } from '../online/useMe.ts';
import styles from './MePage.module.css';

interface FormProps {
  /** New for an account that is made. */
  fresh: boolean;
  button: string;
  onSubmit: (login: string, password: string) => Promise<void>;
}

/** A name and a password. What is wrong with them stands under them. */
function NameAndPassword({ fresh, button, onSubmit }: FormProps) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    setBusy(true);
    setError('');
    onSubmit(login, password)
      .catch((wrong: Error) => setError(wrong.message))
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.field}>
        <span>Name to sign in with</span>
        <input
          className="field"
          value={login}
          required
          minLength={3}
          maxLength={24}
          pattern="[A-Za-z0-9_\-]+"
          title="Letters, digits, - and _"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(e) => setLogin(e.target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>Password{fresh && ', 8 characters or more'}</span>
        <input
          type="password"
          className="field"
          value={password}
          required
          minLength={8}
          maxLength={200}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          onChange={(e) => setPassword(e.target.value)}
        />
      </label>
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button brass" disabled={busy}>
        {button}
      </button>
    </form>
  );
}

/** The guest becomes an account, and keeps all they have. */
export function MakeAccount({ guest }: { guest: boolean }) {
  return (
    <>
      <p>
        {guest
          ? 'You are a guest in this browser. With an account you keep your matches and decks wherever you sign in.'
          : 'Your passkey signs you in. A name and a password do so on devices that do not have it.'}
      </p>
      <NameAndPassword
        fresh
        button="Make an account"
        onSubmit={async (login, password) => {
          const me = await signUp({ login, password });
          useMe.setState({ me });
          toast('You have an account now. Everything you did as a guest is in it.', 'good');
        }}
      />
    </>
  );
}

/** Into an account one has. A guest who has played may take that along. */
export function SignIn({ guest }: { guest: Me | null }) {
  const [played, setPlayed] = useState(0);
  const [bring, setBring] = useState(true);
  useEffect(() => {
    if (guest !== null)
      myMatches().then(
        (list) => setPlayed(list.length),
        () => {},
      );
  }, [guest]);
  const welcome = (me: Me): void => {
    useMe.setState({ me });
    toast(`Welcome back, ${me.name}.`, 'good');
  };
  const byPasskey = async (): Promise<void> => {
    const me = await signInByPasskey(bring);
    if (me !== null) welcome(me);
  };
  return (
    <section className={styles.panel} aria-labelledby="sign-in">
      <h2 id="sign-in">{guest === null ? 'Been here before?' : 'You have an account already?'}</h2>
      {guest !== null && (
        <label className={styles.check}>
          <input type="checkbox" checked={bring} onChange={(e) => setBring(e.target.checked)} />
          <span>
            Take along what you have as {guest.name}: {played === 1 ? '1 match' : `${played} matches`}, and your decks
          </span>
        </label>
      )}
      {hasPasskeys() && (
        <button
          type="button"
          className="button"
          onClick={() => void byPasskey().catch((e: Error) => toast(e.message, 'bad'))}
        >
          <Icon name="person" /> Sign in with a passkey
        </button>
      )}
      <NameAndPassword
        fresh={false}
        button="Sign in"
        onSubmit={async (login, password) => welcome(await signIn({ login, password }, bring))}
      />
    </section>
  );
}
