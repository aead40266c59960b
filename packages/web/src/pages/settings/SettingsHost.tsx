import { Suspense } from 'react';
import { later } from '../../parts/later.tsx';
import { useSettingsOpen } from './open.ts';

const SettingsDialog = later(() => import('./SettingsDialog.tsx').then((m) => m.SettingsDialog));

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
