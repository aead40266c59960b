import { type ChatLine, EMOTES, type ReportAsk } from '@wardroom/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emote, mute, report, useTalk, write } from '../../online/chat.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Talk.module.css';
import { EMOTE_WORDS, wordsOf } from './talk-words.ts';

interface Props {
  code: string;
  /** The host has turned writing off: emotes are left. */
  silent: boolean;
  /** Absent where it stands open for good. */
  onClose?: () => void;
}

const LONGEST = 300;

/** What people say at a table, and what to say with one press. */
export function Talk({ code, silent, onClose }: Props) {
  const lines = useTalk((s) => s.lines);
  const [about, setAbout] = useState<ChatLine | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line has come, it comes into sight.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section className={css.talk} aria-label="Talk">
      <header className={css.head}>
        <h2>Talk</h2>
        {onClose !== undefined && (
          <button type="button" className="button bare round" aria-label="Close the talk" onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={list} className={css.lines} role="log" aria-label="What was said" tabIndex={0}>
        {lines.length === 0 && <p className={css.empty}>Nobody has said anything yet. Wish them luck.</p>}
        {lines.map((line) => (
          <p key={line.n} className={css.line} data-mine={line.mine} data-emote={line.emote !== null}>
            <b>{line.mine ? 'You' : line.name}</b>
            {line.to === 'watchers' && <small> to those who look on</small>}
            <span> {wordsOf(line)}</span>
            {!line.mine && (
              <button
                type="button"
                className={css.more}
                aria-label={`Mute or report ${line.name}`}
                title="Mute or report"
                onClick={() => setAbout(line)}
              >
                <Icon name="mute" size={15} />
              </button>
            )}
          </p>
        ))}
      </div>
      <fieldset className={css.emotes} aria-label="Say with one press">
        {EMOTES.map((e) => (
          <button key={e} type="button" className={css.emote} onClick={() => sent(emote(code, e))}>
            {EMOTE_WORDS[e]}
          </button>
        ))}
      </fieldset>
      {silent ? <p className={css.empty}>Writing is turned off at this table.</p> : <Writing code={code} />}
      {about !== null && <About code={code} line={about} onClose={() => setAbout(null)} />}
    </section>
  );
}

function sent(done: boolean): boolean {
  if (!done) toast('Not connected just now. Say it again when the connection is back.', 'bad');
  return done;
}

function Writing({ code }: { code: string }) {
  const [text, setText] = useState('');
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    const words = text.trim();
    if (words !== '' && sent(write(code, words))) setText('');
  };
  return (
    <form className={css.write} onSubmit={submit}>
      <input
        className="field"
        aria-label="Write something"
        placeholder="Write something"
        value={text}
        maxLength={LONGEST}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        Send
      </button>
    </form>
  );
}

const WHY: readonly { why: ReportAsk['why']; words: string }[] = [
  { why: 'insult', words: 'An insult' },
  { why: 'threat', words: 'A threat' },
  { why: 'spam', words: 'Spam' },
  { why: 'other', words: 'Something else' },
];

/** Somebody's line: hear no more of them, or tell those who run the server. */
function About({ code, line, onClose }: { code: string; line: ChatLine; onClose: () => void }) {
  const [reporting, setReporting] = useState(false);
  const done = (work: Promise<unknown>, words: string): void => {
    onClose();
    work.then(
      () => toast(words),
      (e: Error) => toast(e.message, 'bad'),
    );
  };
  return (
    <Dialog open onClose={onClose} title={`${line.name} said`} size="small">
      <div className={css.about}>
        <blockquote>{wordsOf(line)}</blockquote>
        {!reporting && (
          <>
            <button
              type="button"
              className="button"
              data-first-focus
              onClick={() =>
                done(mute(code, line.n), `You hear no more of ${line.name}. “You” has the list of all you muted.`)
              }
            >
              <Icon name="mute" size={18} /> Mute {line.name}
            </button>
            <button type="button" className="button" onClick={() => setReporting(true)}>
              <Icon name="flag" size={18} /> Report it
            </button>
          </>
        )}
        {reporting &&
          WHY.map(({ why, words }) => (
            <button
              key={why}
              type="button"
              className="button"
              onClick={() =>
                done(report(code, { line: line.n, why }), 'Reported. Those who run this server will look at it.')
              }
            >
              {words}
            </button>
          ))}
      </div>
    </Dialog>
  );
}
