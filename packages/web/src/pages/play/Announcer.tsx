import { useEffect, useRef, useState } from 'react';
import { usePlay } from './store.ts';

/** Sentences read out at once; more than that, and a listener would never catch up. */
const MOST = 14;

/**
 * Tells those who listen what happens and what is asked. Events that come together are read as one message: a region
 * that changes again before it was read would lose the first.
 */
export function Announcer({ question }: { question: string }) {
  const log = usePlay((s) => s.log);
  const rest = usePlay((s) => s.rest);
  const tell = usePlay((s) => s.tell);
  const told = useRef(0);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (rest === null && tell === null) return;
    // After something was taken back the log is shorter than what was told.
    const from = Math.min(told.current, log.length);
    const news = log.slice(from).flatMap((e) => (e.text === '' || e.kind === 'phase' ? [] : [e.text]));
    told.current = log.length;
    // "Raptor hits. Do you answer?" says itself what happened last.
    const last = news.at(-1);
    if (last !== undefined && question !== last && question.startsWith(last)) news.pop();
    const more = news.length - MOST;
    const left =
      more > 0 ? [more === 1 ? 'One earlier event is in the log.' : `${more} earlier events are in the log.`] : [];
    setMessage([...left, ...news.slice(-MOST), question].join(' '));
  }, [log, rest, tell, question]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-atomic="true" aria-label="What happens">
      {message}
    </div>
  );
}
