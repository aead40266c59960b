import { filesOf } from './parts/page/newer.ts';
import type { NewVersion } from './sw.ts';

/**
 * Lets the table open without a network from now on. `onNew` is called when a newer version than the one shown has been
 * stored: it is there after a reload.
 */
export function registerOffline(onNew: () => void = () => {}): void {
  // While developing, a stored table would hide what was changed. Plain http from another machine has no service workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<NewVersion>) => {
    if (data?.is === 'new version' && !filesOf(document).every((path) => data.files.includes(path))) onNew();
  });
  // Playing without a network is an extra: where the browser refuses to store anything, the table works without.
  const register = () => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  // Not before: storing everything must not compete with showing something.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
