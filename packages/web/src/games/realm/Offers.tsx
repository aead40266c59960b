import { Suspense } from 'react';
import { later } from '../../parts/later.tsx';
import { useTable } from '../../parts/table/context.ts';
import type { RealmGame } from './facts.ts';

// Seldom the first thing that is asked about.
export const Spread = later(() => import('../../parts/table/Offer.tsx').then((m) => m.Offer));

/** Places whose cards lie open on the table. */
const OPEN = new Set(['avatars', 'sites', 'minions', 'artifacts', 'auras', 'cast']);

/** Cards to choose among that do not lie on the table: in a deck, a cemetery. */
export function Offer() {
  const { near } = useTable<RealmGame>();
  return (
    <Suspense>
      <Spread open={(zone, seat) => (zone === 'hand' ? seat === near : OPEN.has(zone))} />
    </Suspense>
  );
}
