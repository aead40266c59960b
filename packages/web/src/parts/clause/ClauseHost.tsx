import { lazy, Suspense } from 'react';
import { useOpenClause } from './open.ts';

const ClauseDialog = lazy(() => import('./ClauseDialog.tsx').then((m) => ({ default: m.ClauseDialog })));

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
