import { useEffect } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { askHint, closeHint, useHint } from './hints.ts';
import css from './Puzzle.module.css';

interface Props {
  seed: string;
  seat: number;
  seq: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** One press asks what the strongest bot would do. */
export function HintButton({ seed, seat, seq }: Props) {
  return (
    <button
      type="button"
      className="button bare"
      title="Hint (H)"
      aria-label="Hint"
      onClick={() => askHint(seed, seat, seq)}
    >
      <Icon name="eye" size={18} />
    </button>
  );
}

/** What it would do, and why. It goes with the question. */
export function Hint({ seat, seq }: Omit<Props, 'seed'>) {
  const asked = useHint((s) => s.asked);
  const here = asked?.seat === seat && asked.seq === seq;
  // What was asked of an earlier question is of no use any more.
  useEffect(() => closeHint, []);
  if (!here) return null;
  const { hint } = asked;
  return (
    <section className={css.puzzle} aria-label="Hint" aria-busy={hint === null}>
      <p className={css.head}>
        <Icon name="eye" size={20} /> <b>{hint === null ? 'Thinking…' : 'Hint'}</b>
      </p>
      <p className={css.say} role="status">
        {hint !== null && (
          <>
            <em>{hint.text}</em>
            {hint.reasons.length > 0 ? `: ${hint.reasons.join('; ')}.` : '.'}{' '}
            <span className={css.hint}>
              {percent(hint.chance)} to win
              {hint.instead !== null && `; next best: ${hint.instead}, ${percent(hint.other)}`}.
            </span>
          </>
        )}
      </p>
      <p className={css.ways}>
        <button
          type="button"
          className={css.link}
          aria-label={hint === null ? 'Stop thinking' : 'Close the hint'}
          onClick={closeHint}
        >
          <Icon name="close" size={18} />
        </button>
      </p>
    </section>
  );
}
