import { useEffect, useRef } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Finale.module.css';

interface Props {
  outcome: 'won' | 'lost' | 'draw';
  /** Who has won and what did it. */
  reason: string;
  pace: number;
  onEnd: () => void;
}

/** How long it stands unless it is ended, in milliseconds at normal pace. */
const LASTS = 4500;
const WORDS = { won: 'Victory', lost: 'Defeat', draw: 'A draw' } as const;
const RAYS = Array.from({ length: 18 }, (_, i) => i);

/** The end of a match, before anybody looks back: light for those who win, and for those who lose the water closes over them. */
export function Finale({ outcome, reason, pace, onEnd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    const timer = setTimeout(onEnd, LASTS * pace);
    return () => clearTimeout(timer);
  }, [pace, onEnd]);
  const [, ...rest] = reason.split(': ');
  const what = rest.join(': ');
  return (
    <section className={css.finale} data-outcome={outcome} aria-label={WORDS[outcome]}>
      {outcome === 'won' && (
        <svg className={css.rays} viewBox="-100 -100 200 200" aria-hidden="true">
          {RAYS.map((i) => (
            <path key={i} d="M0 -20L3 -140L-3 -140Z" transform={`rotate(${(i * 360) / RAYS.length})`} />
          ))}
        </svg>
      )}
      {outcome === 'lost' && <span className={css.water} aria-hidden="true" />}
      <div className={css.words}>
        <Icon name={outcome === 'lost' ? 'lose' : 'win'} size={72} />
        <p className={css.big}>{WORDS[outcome]}</p>
        <p className={css.why}>{what === '' ? reason : `${what[0].toUpperCase()}${what.slice(1)}`}</p>
        <button ref={button} type="button" className="button brass" onClick={onEnd}>
          Look back
        </button>
      </div>
    </section>
  );
}
