import { Suspense, useState } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { optional } from '../../parts/later.tsx';
import css from './Invitation.module.css';
import { addressOf, canShare, copyLink, shareLink } from './invite.ts';

const Qr = optional(() => import('./Qr.tsx').then((m) => m.Qr));

/**
 * The ways to bring somebody to the table: the code to read out, the link to send, a picture to point a phone at. `wanted`: without
 * somebody more the match cannot begin.
 */
export function Invitation({ code, title, wanted }: { code: string; title: string; wanted: boolean }) {
  const [copied, setCopied] = useState(false);
  const link = addressOf(code);
  const first = wanted ? 'button brass' : 'button';
  const copy = async (): Promise<void> => setCopied(await copyLink(code));
  return (
    <section className={css.invite} aria-labelledby="invite">
      <div className={css.ways}>
        <h2 id="invite">Invite somebody</h2>
        <p className={css.code} role="img" aria-label={`The code is ${[...code].join(' ')}`}>
          {code}
        </p>
        <p className={css.link}>
          <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
        </p>
        <div className={css.actions}>
          {canShare() && (
            <button type="button" className={first} onClick={() => void shareLink(code, title)}>
              <Icon name="upload" size={18} /> Send the link
            </button>
          )}
          <button type="button" className={canShare() ? 'button' : first} onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'copy'} size={18} /> {copied ? 'Copied' : 'Copy the link'}
          </button>
        </div>
      </div>
      <Suspense fallback={<span className={css.qr} />}>
        <Qr text={link} className={css.qr} label="The link as a picture: point a phone’s camera at it" />
      </Suspense>
    </section>
  );
}
