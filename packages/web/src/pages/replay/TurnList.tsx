import type { ReplayFacts } from '@wardroom/host';
import { useEffect, useRef } from 'react';
import css from './TurnList.module.css';

interface Props {
  facts: ReplayFacts;
  at: number;
  goTo: (step: number) => void;
}

/** Every turn, to jump to. */
export function TurnList({ facts, at, goTo }: Props) {
  const turns = facts.steps.flatMap((s, i) => (s.begins ? [{ step: s, i }] : []));
  const now = turns.findLastIndex((t) => t.i <= at);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[now] as HTMLElement | undefined;
    // Only the list itself moves, never the page.
    if (item !== undefined) list.current!.scrollTop = item.offsetTop - list.current!.clientHeight / 2;
  }, [now]);
  return (
    <nav className={css.turns} aria-label="Turns">
      <ol ref={list} className={css.list}>
        {turns.map(({ step, i }, k) => (
          <li key={i}>
            <button
              type="button"
              className={css.turn}
              data-seat={step.seat}
              aria-current={k === now ? 'step' : undefined}
              onClick={() => goTo(i)}
            >
              <span className={css.number}>{step.turn === 0 ? 'Start' : step.turn}</span>
              {step.turn > 0 && <span className={css.name}>{facts.names[step.seat]}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
