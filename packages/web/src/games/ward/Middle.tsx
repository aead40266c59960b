import { type ReactNode, useMemo } from 'react';
import { DiceTray } from '../../parts/dice/index.ts';
import { useTable } from '../../parts/table/context.ts';
import { Offer } from '../../parts/table/Offer.tsx';
import { Stage } from '../../parts/table/Stage.tsx';
import { useReduced, useSettings } from '../../settings.ts';
import { lastRoll, stagedOf } from './drama.ts';

/** Places whose cards are not laid out on the table. */
const PILES = new Set(['deck', 'cemetery', 'gone', 'under']);

interface Props {
  className: string;
  /** What has the stage instead of the dice, if anything. */
  children?: ReactNode;
}

/** The middle of the table: where dice are thrown, and where what is played lies for all to see. */
export function Middle({ className, children }: Props) {
  const t = useTable();
  const { log, view, next, catalogue, names, near } = t;
  const pace = useSettings((s) => s.pace);
  const flat = useSettings((s) => s.dice === 'flat');
  const reduced = useReduced();
  const [roll, staged] = useMemo(() => {
    const staging = { cards: catalogue.cards, names, near };
    return [lastRoll(log, view, next, staging), stagedOf(log, view, staging)];
  }, [log, view, next, catalogue, names, near]);
  return (
    <div className={className}>
      <DiceTray
        roll={roll}
        speed={pace}
        still={t.beat === null}
        reduced={reduced || flat}
        onDone={(key) => t.onRolled?.(key)}
        onImpact={t.onImpact}
      />
      <Stage staged={staged} />
      {children}
      <Offer open={(zone, seat) => (zone === 'hand' ? seat === near : !PILES.has(zone))} />
    </div>
  );
}
