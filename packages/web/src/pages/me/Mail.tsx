import type { Notices } from '@wardroom/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { notices, setMail } from '../../online/people.ts';
import styles from './MePage.module.css';
import { said } from './useList.ts';

/** Where letters go when it is one's turn; nothing where the server sends none. */
export function Mail() {
  const [mail, setMailTold] = useState<Notices['mail']>(null);
  const [address, setAddress] = useState('');
  const take = (told: Notices): void => {
    setMailTold(told.mail);
    setAddress(told.mail?.address ?? '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => void said(notices().then(take)), []);
  if (mail === null) return null;
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void said(setMail(address.trim()).then(take));
  };
  return (
    <form className={styles.row} onSubmit={submit}>
      <label className={styles.field}>
        <span>A letter to</span>
        <input
          className="field"
          type="email"
          value={address}
          maxLength={200}
          required
          autoComplete="email"
          onChange={(e) => setAddress(e.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={address.trim() === (mail.address ?? '')}>
        Write to me there
      </button>
      {mail.address !== null && (
        <button type="button" className="button bare" onClick={() => void said(setMail(null).then(take))}>
          No more letters
        </button>
      )}
      {mail.address !== null && (
        <p className={styles.dim} role="status">
          {mail.confirmed
            ? `Letters go to ${mail.address}.`
            : `A letter is on its way to ${mail.address}. Follow the link in it: nothing else is sent before.`}
        </p>
      )}
    </form>
  );
}
