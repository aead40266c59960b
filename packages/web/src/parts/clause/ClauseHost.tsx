import { Suspense } from 'react';
import { later } from '../later.tsx';
import { useOpenClause } from './open.ts';

const ClauseDialog = later(() => import('./ClauseDialog.tsx').then((m) => m.ClauseDialog));

/** Once per page; fetched when the first citation is opened. */
export function ClauseHost() {
  const at = useOpenClause((s) => s.at);
  if (at === null) return null;
  return (
    <Suspense fallback={null}>
      <ClauseDialog {...at} />
    </Suspense>
  );
}
