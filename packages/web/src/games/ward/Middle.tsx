import { type ReactNode, useMemo } from 'react';
import { useTable } from '../../parts/table/context.ts';
import { Middle as AnyMiddle } from '../../parts/table/Middle.tsx';
import { lastRoll, stagedOf } from './drama.ts';
import type { Ward } from './facts.ts';

/** Places whose cards are not laid out on the table. */
const PILES = new Set(['deck', 'cemetery', 'gone', 'under']);

interface Props {
  className: string;
  /** What has the stage instead of the dice, if anything. */
  children?: ReactNode;
}

/** The middle of Ward's table. */
export function Middle({ className, children }: Props) {
  const { log, view, next, catalogue, names, near } = useTable<Ward>();
  const [roll, staged] = useMemo(() => {
    const staging = { cards: catalogue.cards, names, near };
    return [lastRoll(log, view, next, staging), stagedOf(log, view, staging)];
  }, [log, view, next, catalogue, names, near]);
  return (
    <AnyMiddle
      className={className}
      roll={roll}
      staged={staged}
      open={(zone, seat) => (zone === 'hand' ? seat === near : !PILES.has(zone))}
    >
      {children}
    </AnyMiddle>
  );
}
