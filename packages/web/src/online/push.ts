import type { Notices } from '@wardroom/protocol';
import { ask } from './api.ts';

/** Word of one's turn while the page is closed: the browser's own push service, shown by the service worker. */

export const canTell = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Null where the table is not kept for play without a network: only then there is somebody to show a notice. */
const worker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) ?? null;

export async function isTold(): Promise<boolean> {
  if (!canTell()) return false;
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription != null;
}

export async function tellMe(on: boolean): Promise<void> {
  const at = await worker();
  if (at === null) throw new Error('Notices need a page that is served over HTTPS.');
  const old = await at.pushManager.getSubscription();
  if (!on) {
    if (old === null) return;
    await ask('DELETE', '/api/push', { endpoint: old.endpoint });
    await old.unsubscribe();
    return;
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser does not allow notices from here. Its settings for this site change that.');
  }
  const { key } = await ask<Notices>('GET', '/api/notices');
  const subscription = old ?? (await at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await ask('POST', '/api/push', subscription.toJSON());
}
