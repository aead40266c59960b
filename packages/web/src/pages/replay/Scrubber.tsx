import type { ReplayFacts } from '@wardroom/host';
import { memo, useMemo } from 'react';
import css from './Scrubber.module.css';

interface Props {
  facts: ReplayFacts;
  at: number;
  goTo: (step: number) => void;
}

/** The whole match as a ribbon: a stretch for each turn, on its player's own line, and a handle to pull along it. */
export function Scrubber({ facts, at, goTo }: Props) {
  const { steps, names } = facts;
  const step = steps[at];
  const last = Math.max(1, steps.length - 1);
  return (
    <div className={css.scrubber}>
      <Ribbon facts={facts} />
      <div className={css.done} style={{ width: `${(at / last) * 100}%` }} />
      <input
        type="range"
        className={css.range}
        min={0}
        max={steps.length - 1}
        value={at}
        onChange={(e) => goTo(Number(e.target.value))}
        aria-label="Place in the match"
        aria-valuetext={`${step.turn === 0 ? 'Start' : `Turn ${step.turn}, ${names[step.seat]}`}: ${step.text}`}
      />
    </div>
  );
}

const Ribbon = memo(function Ribbon({ facts }: { facts: ReplayFacts }) {
  const { steps, names } = facts;
  const last = Math.max(1, steps.length - 1);
  const turns = useMemo(() => {
    const begins = steps.flatMap((s, i) => (s.begins ? [i] : []));
    return begins.map((from, k) => ({
      from,
      to: begins[k + 1] ?? last,
      turn: steps[from].turn,
      seat: steps[from].seat,
    }));
  }, [steps, last]);
  const lane = 100 / names.length;
  return (
    <svg className={css.ribbon} viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map((t) => (
        <g key={t.from}>
          {t.turn > 0 && (
            <rect
              x={t.from}
              // The first player's turns lie at the lower edge, as on the table.
              y={(names.length - 1 - t.seat) * lane}
              width={Math.max(0, t.to - t.from)}
              height={lane}
              className={css.stretch}
              data-seat={t.seat}
            />
          )}
          <line x1={t.from} x2={t.from} y1={0} y2={100} className={css.tick} />
        </g>
      ))}
    </svg>
  );
});
