import type { LessonTell } from '@wardroom/host';
import { useEffect, useRef, useState } from 'react';
import { openClause } from '../../parts/clause/open.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Coach.module.css';
import { keepLearnt } from './learnt.ts';
import { hasRead, leaveLesson, usePlay } from './store.ts';

interface Props {
  said: LessonTell;
  now: boolean;
  /** What stands in its place while something is being shown. */
  meanwhile: string;
  game: string;
  /** What is lit, in words, for those who do not see it. */
  lit: string;
  onHome: () => void;
}

/** The lesson's voice, in the place of the question. It has room of its own, so that it covers nothing it speaks of. */
export function Coach({ said, now, meanwhile, game, lit, onHome }: Props) {
  const reading = usePlay((s) => s.tell !== null);
  const [leaving, setLeaving] = useState(false);
  const read = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reading) read.current?.focus({ preventScroll: true });
  }, [reading]);
  const { say, clause, done, of } = said;
  return (
    <section className={css.coach} aria-label="Lesson" data-now={now}>
      <span className={css.seal} aria-hidden="true">
        <Icon name="book" size={22} />
      </span>
      <p className={css.say}>{now ? say : meanwhile}</p>
      {now && lit !== '' && <span className="visually-hidden">{lit}</span>}
      <p className={css.facts}>
        <progress className={css.progress} value={done + 1} max={of} aria-label="How far the lesson is" />
        <span className={css.count}>
          <span className={css.word}>Step </span>
          {done + 1} of {of}
        </span>
        {clause !== undefined && (
          <button
            type="button"
            className={css.clause}
            onClick={() => openClause(clause, game)}
            aria-label={`Rule ${clause}`}
          >
            {clause}
          </button>
        )}
        <button type="button" className={css.leave} aria-label="Leave the lesson" onClick={() => setLeaving(true)}>
          <Icon name="close" size={18} />
          <span>Leave the lesson</span>
        </button>
      </p>
      {reading && (
        <button ref={read} type="button" className={`button brass ${css.read}`} onClick={hasRead}>
          Continue
        </button>
      )}
      <Dialog open={leaving} onClose={() => setLeaving(false)} title="Leave the lesson?" size="small">
        <p className={css.words}>
          The match can go on without it: from here on the choices are free and the dice fall as they will.
        </p>
        <div className={css.ways}>
          <button
            type="button"
            className="button brass"
            onClick={() => {
              setLeaving(false);
              leaveLesson();
            }}
          >
            Play on freely
          </button>
          <button type="button" className="button" onClick={onHome}>
            Home
          </button>
          <button type="button" className="button bare" onClick={() => setLeaving(false)}>
            Stay
          </button>
        </div>
      </Dialog>
    </section>
  );
}

interface LearntProps {
  /** The game, and which of its lessons. */
  of: readonly [string, string];
  title: string;
  words: string;
  onPlay: () => void;
  onRules: () => void;
  /** Absent where there is no replay of it. */
  onLookBack: (() => void) | null;
  onClose: () => void;
}

/** The end of the lesson. */
export function Learnt({ of: [game, id], title, words, onPlay, onRules, onLookBack, onClose }: LearntProps) {
  useEffect(() => keepLearnt(game, id), [game, id]);
  return (
    <Dialog open onClose={onClose} title={`You know ${title}`} size="small">
      <p className={css.words}>{words}</p>
      <div className={css.ways}>
        <button type="button" className="button brass" data-first-focus onClick={onPlay}>
          <Icon name="play" size={20} /> Play a match
        </button>
        <button type="button" className="button" onClick={onRules}>
          <Icon name="book" size={20} /> Rulebook
        </button>
        {onLookBack !== null && (
          <button type="button" className="button bare" onClick={onLookBack}>
            Look back at this match
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface EndedProps {
  title: string;
  onAgain: () => void;
  onHome: () => void;
}

/** A match that began in the middle is over: there is nothing to look back at. */
export const Ended = ({ title, onAgain, onHome }: EndedProps) => (
  <Dialog open onClose={onHome} title={title} size="small">
    <div className={css.ways}>
      <button type="button" className="button brass" data-first-focus onClick={onHome}>
        Home
      </button>
      <button type="button" className="button" onClick={onAgain}>
        The lesson again
      </button>
    </div>
  </Dialog>
);
