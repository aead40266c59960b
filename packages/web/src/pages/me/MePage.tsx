import type { Me } from '@wardroom/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { allOfMine, forgetMe, passkeys, signOut } from '../../online/people.ts';
import { canTell } from '../../online/push.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { saveFile, stamp } from '../../parts/page/save-file.ts';
import { TellMe } from '../online/TellMe.tsx';
import { beCalled, learnMe, useMe } from '../online/useMe.ts';
import { WhoAreYou } from '../online/WhoAreYou.tsx';
import { Devices } from './Devices.tsx';
import { Mail } from './Mail.tsx';
import styles from './MePage.module.css';
import { Muted } from './Muted.tsx';
import { Passkeys } from './Passkeys.tsx';
import { MakeAccount, SignIn } from './Signing.tsx';
import { said, useList } from './useList.ts';

/** Who one is here: name, account, passkeys, devices, and what is kept of one. */
export function MePage() {
  const { me, error } = useMe();
  useEffect(() => {
    void learnMe();
  }, []);
  return (
    <Page
      title="You"
      lead="You need no account to play. With one, or with a passkey, your matches and decks are yours on every device."
    >
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {me === null && (
        <div className={styles.columns}>
          <WhoAreYou />
          <SignIn guest={null} />
        </div>
      )}
      {me != null && <Known key={me.id} me={me} />}
    </Page>
  );
}

function Known({ me }: { me: Me }) {
  const keys = useList(passkeys);
  const guest = !me.account && keys.list !== null && keys.list.length === 0;
  const leave = async (): Promise<void> => {
    const yes =
      !guest ||
      (await confirm({
        title: 'Sign out as a guest?',
        text: 'Nothing signs you in again: your matches here would be nobody’s. Make an account or a passkey first to keep them.',
        yes: 'Sign out all the same',
        no: 'Stay',
        danger: true,
      }));
    if (yes) await said(signOut().then(learnMe));
  };
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={styles.panel} aria-labelledby="name">
          <h2 id="name">Your name</h2>
          <Name me={me} />
          <button type="button" className="button bare" onClick={() => void leave()}>
            Sign out on this device
          </button>
        </section>
        <section className={styles.panel} aria-labelledby="account">
          <h2 id="account">Account</h2>
          {me.account ? (
            <p>
              <Icon name="check" /> You have an account: its name and password sign you in anywhere.
            </p>
          ) : (
            <MakeAccount guest={guest} />
          )}
        </section>
        {guest && <SignIn guest={me} />}
      </div>
      <div className={styles.stack}>
        <Passkeys me={me} keys={keys} />
        <Devices />
        <section className={styles.panel} aria-labelledby="notices">
          <h2 id="notices">Notices</h2>
          <p>Word of your turn in matches that take days, shown by this browser while the page is closed.</p>
          {canTell() ? <TellMe /> : <p className={styles.dim}>This browser shows no notices from here.</p>}
          <Mail />
        </section>
        <Muted />
        <YourData />
      </div>
    </div>
  );
}

function Name({ me }: { me: Me }) {
  const [name, setName] = useState(me.name);
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void said(beCalled(name).then(() => toast('Others see your new name from now on.', 'good')));
  };
  return (
    <form className={styles.row} onSubmit={submit}>
      <label className={styles.field}>
        <span>What others see</span>
        <input
          className="field"
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          onChange={(e) => setName(e.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={name.trim() === me.name || name.trim() === ''}>
        Change it
      </button>
    </form>
  );
}

function YourData() {
  const save = (): Promise<void> =>
    said(allOfMine().then((all) => saveFile(`wardroom-${stamp()}.json`, `${JSON.stringify(all, null, 1)}\n`)));
  const forget = async (): Promise<void> => {
    const yes = await confirm({
      title: 'Forget me?',
      text: 'Account, passkeys, devices, decks on the server and what you wrote are gone for good. Matches that others played stay, with “Somebody” in your place.',
      yes: 'Forget me',
      no: 'Stay',
      danger: true,
    });
    if (yes) await said(forgetMe().then(learnMe));
  };
  return (
    <section className={styles.panel} aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p>All that is kept of you, with your decks and the replays of your matches, in one file; or nothing any more.</p>
      <div className={styles.row}>
        <button type="button" className="button" onClick={() => void save()}>
          <Icon name="download" /> Export
        </button>
        <button type="button" className="button bare" onClick={() => void forget()}>
          Forget me
        </button>
      </div>
    </section>
  );
}
