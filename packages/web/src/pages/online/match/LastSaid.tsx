import { useEffect, useState } from 'react';
import { useTalk } from '../../../online/chat.ts';
import { wordsOf } from '../talk-words.ts';
import css from './Notices.module.css';

/** How long it stands there. */
const SHOWN = 5000;

/** What somebody has just said, for a moment; the rest is behind the button. */
export function LastSaid() {
  const line = useTalk((s) => (s.open ? undefined : s.lines.findLast((x) => x.n > s.seen && !x.mine)));
  const [gone, setGone] = useState(0);
  const n = line?.n ?? 0;
  useEffect(() => {
    if (n === 0) return undefined;
    const timer = setTimeout(() => setGone(n), SHOWN);
    return () => clearTimeout(timer);
  }, [n]);
  const shown = line !== undefined && gone !== n;
  return (
    <p className={shown ? css.said : undefined} role="status">
      {shown && (
        <>
          <b>{line.name}:</b> {wordsOf(line)}
        </>
      )}
    </p>
  );
}
