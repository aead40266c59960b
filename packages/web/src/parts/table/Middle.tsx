import { type ReactNode, Suspense } from 'react';
import { useReduced, useSettings } from '../../settings.ts';
import { DiceTray } from '../dice/DiceTray.tsx';
import type { Roll } from '../dice/index.ts';
import { later, optional } from '../later.tsx';
import { useTable } from './context.ts';
import type { Staged } from './Stage.tsx';

// Neither is there from the first: something is played or asked about before.
const Stage = optional(() => import('./Stage.tsx').then((m) => m.Stage));
const Offer = later(() => import('./Offer.tsx').then((m) => m.Offer));

interface Props {
  className: string;
  /** What lies on the tray, and the card that is played; the card has the stage while there is one. */
  roll: Roll | null;
  staged: Staged | null;
  /** Places whose cards lie open on the table; of others, those that may be chosen are spread out. */
  open: (zone: string, seat: number) => boolean;
  /** What has the stage instead of the dice, if anything. */
  children?: ReactNode;
}

/** The middle of a table: where dice are thrown, and where what is played lies for all to see. */
export function Middle({ className, roll, staged, open, children }: Props) {
  const t = useTable();
  const atOnce = useSettings((s) => s.pace === 0);
  const flat = useSettings((s) => s.dice === 'flat');
  const reduced = useReduced();
  return (
    <div className={className} data-stack>
      <DiceTray
        roll={roll}
        speed={atOnce ? 0 : t.tempo}
        still={t.beat === null}
        reduced={reduced || flat}
        onDone={(key) => t.onRolled?.(key)}
        onImpact={t.onImpact}
      />
      {staged !== null && (
        <Suspense>
          <Stage staged={staged} />
        </Suspense>
      )}
      {children}
      <Suspense>
        <Offer open={open} />
      </Suspense>
    </div>
  );
}
