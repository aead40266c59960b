import { useEffect, useState } from 'react';
import { useWire } from '../../online/socket.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Wire.module.css';

/** Where it comes back at once, nobody needs to have heard of it. */
const SOON = 600;
/** How long it is said that the connection is back. */
const SAID = 2500;

/** What the connection is doing: it comes back by itself, and nothing is lost with it. */
export function Wire() {
  const { state, why, tries } = useWire();
  const [lost, setLost] = useState(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (state === 'lost') {
      const timer = setTimeout(() => setLost(true), SOON);
      return () => clearTimeout(timer);
    }
    setLost((was) => {
      if (was && state === 'open') setBack(true);
      return false;
    });
    return undefined;
  }, [state]);
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), SAID);
    return () => clearTimeout(timer);
  }, [back]);
  const offline = lost && !navigator.onLine;
  const words = lost
    ? `The connection is lost${offline ? ': this device is offline' : tries > 3 ? ': the server does not answer yet' : ''}. Nothing else is; it comes back by itself.`
    : why !== ''
      ? why
      : back
        ? 'Connected again.'
        : '';
  return (
    <p className={css.banner} role="status" data-is={lost || why !== '' ? 'bad' : 'good'} data-said={words !== ''}>
      {words !== '' && <Icon name={lost || why !== '' ? 'warning' : 'check'} size={18} />}
      <span>{words}</span>
      {lost && !offline && (
        <button type="button" className="button" onClick={() => dispatchEvent(new Event('online'))}>
          Try now
        </button>
      )}
    </p>
  );
}
