import { lazy, Suspense } from 'react';
import { useSettingsOpen } from './open.ts';

const SettingsDialog = lazy(() => import('./SettingsDialog.tsx').then((m) => ({ default: m.SettingsDialog })));

/** Once per page; fetched when first opened. */
export function SettingsHost() {
  const game = useSettingsOpen((s) => s.game);
  if (game === null) return null;
  return (
    <Suspense fallback={null}>
      <SettingsDialog game={game} />
    </Suspense>
  );
}
