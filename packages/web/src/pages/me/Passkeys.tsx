import type { Me, Passkey } from '@wardroom/protocol';
import { type FormEvent, useState } from 'react';
import { hasPasskeys, makePasskey, removePasskey } from '../../online/people.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './MePage.module.css';
import { type Listed, said } from './useList.ts';
import { agentInWords, dayInWords } from './words.ts';

/** Passkeys one has here. */
export function Passkeys({ me, keys: { list, look } }: { me: Me; keys: Listed<Passkey> }) {
  const [name, setName] = useState(agentInWords(navigator.userAgent).slice(0, 24));
  const make = async (): Promise<void> => {
    const made = await makePasskey(name.trim());
    if (made === null) return;
    toast('The passkey signs you in from now on, without a name.', 'good');
    await look();
  };
  const remove = async ({ id, name: called }: Passkey): Promise<void> => {
    const last = !me.account && list?.length === 1;
    const yes = await confirm({
      title: `Remove the passkey “${called}”?`,
      text: last
        ? 'It is the only way in that you have beside this browser.'
        : 'It signs nobody in any more. Your device may still offer it; remove it there, too.',
      yes: 'Remove it',
      no: 'Keep it',
      danger: true,
    });
    if (yes) await said(removePasskey(id).then(look));
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void said(make());
  };
  return (
    <section className={styles.panel} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>Sign in with your finger, your face or your device's code, and with no name or password.</p>
      {list !== null && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((key) => (
            <li key={key.id}>
              <span>
                <b>{key.name}</b>
                <small>
                  made {dayInWords(key.made)}, {key.used === null ? 'not used yet' : `used ${dayInWords(key.used)}`}
                </small>
              </span>
              <button type="button" className="button bare" onClick={() => void remove(key)}>
                Remove<span className="visually-hidden"> {key.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <form className={styles.row} onSubmit={submit}>
          <label className={styles.field}>
            <span>What to call it</span>
            <input
              className="field"
              value={name}
              maxLength={24}
              required
              autoComplete="off"
              onChange={(e) => setName(e.target.value)}
            />
          </label>
          <button type="submit" className="button brass">
            <Icon name="person" /> Add a passkey
          </button>
        </form>
      ) : (
        <p className={styles.dim}>This browser has passkeys only on pages with a name that come over HTTPS.</p>
      )}
    </section>
  );
}
