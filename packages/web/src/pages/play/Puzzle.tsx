import type { PuzzleState } from '@wardroom/host';
import { useEffect, useRef, useState } from 'react';
import { openClause } from '../../parts/clause/open.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Puzzle.module.css';

interface Props {
  puzzle: PuzzleState;
  game: string;
  /** So often it was tried in vain; then its solution is offered. */
  missed: number;
  /** The goal is something to do, and no sentence to be made true. */
  task: boolean;
  onTry: (puzzle: number, shown?: true) => void;
  onDone: () => void;
  onHome: () => void;
}

const WORDS = { open: 'Make this true:', missed: 'Not yet true:', solved: 'True:' } as const;
const ICONS = { open: 'target', missed: 'undo', solved: 'check' } as const;

/** What is to be made true, over what is asked; and when it is, why. */
export function Puzzle({ puzzle, game, missed, task, onTry, onDone, onHome }: Props) {
  const { title, goal, clause, hint, solved, at, of, is } = puzzle;
  const [hinted, setHinted] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (is !== 'open') next.current?.focus({ preventScroll: true });
  }, [is]);
  return (
    <section className={css.puzzle} aria-label="Puzzle" data-is={is}>
      <p className={css.head}>
        <Icon name={ICONS[is]} size={20} />
        <b>{title}</b>
        <span className={css.count}>
          {at + 1} of {of}
        </span>
      </p>
      <p className={css.say} role="status">
        {is === 'solved' ? (
          solved
        ) : (
          <>
            {task ? is === 'missed' && <em>Not that one: </em> : <em>{WORDS[is]} </em>}
            {goal}
            {hinted && <span className={css.hint}> {hint}</span>}
          </>
        )}
      </p>
      <p className={css.ways}>
        {is === 'solved' ? (
          <>
            {clause !== '' && (
              <button type="button" className={css.link} onClick={() => openClause(clause, game)}>
                {clause}
              </button>
            )}
            <button
              ref={next}
              type="button"
              className="button brass"
              onClick={() => (at + 1 < of ? onTry(at + 1) : onDone())}
            >
              {at + 1 < of ? 'Next puzzle' : 'Done'}
            </button>
          </>
        ) : (
          <>
            {!hinted && (
              <button type="button" className={css.link} onClick={() => setHinted(true)}>
                Hint
              </button>
            )}
            {missed > 0 && (
              <button type="button" className={css.link} onClick={() => onTry(at, true)}>
                Show me
              </button>
            )}
            <button
              ref={next}
              type="button"
              className={is === 'missed' ? 'button brass' : css.link}
              onClick={() => onTry(at)}
            >
              {is === 'missed' ? 'Try again' : 'Start over'}
            </button>
          </>
        )}
        <button type="button" className={css.link} aria-label="Leave the puzzles" onClick={onHome}>
          <Icon name="close" size={18} />
        </button>
      </p>
    </section>
  );
}
