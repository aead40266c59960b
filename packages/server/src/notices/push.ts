import type { PushNotice } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import webpush from 'web-push';
import type { Schema } from '../store/schema.ts';

/** Messages to browsers that are not open, by the services that their makers run (RFC 8030, 8291, 8292). */
export interface Pushes {
  /** Browsers subscribe with it. */
  key: string;
  isService: (endpoint: string) => boolean;
  send: (
    to: Pick<Schema['push'], 'endpoint' | 'p256dh' | 'auth'>,
    notice: PushNotice,
  ) => Promise<'sent' | 'gone' | 'failed'>;
}

/** An address that a stranger gives us is one that we write to: only those of the services that browsers use. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const;
const isKnown = (url: URL): boolean =>
  url.protocol === 'https:' && SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));

const PATIENCE = 10_000;
/** A notice that could not be delivered for a day is of no use. */
const DAY = 86_400;
const KEYS = 'push keys';

/** `contact`: where a service finds whoever runs this server, an address of the web or of mail. */
export async function pushes(
  db: Kysely<Schema>,
  contact: string,
  isService: (url: URL) => boolean = isKnown,
): Promise<Pushes> {
  const { publicKey, privateKey } = await keys(db);
  return {
    key: publicKey,
    isService: (endpoint) => URL.canParse(endpoint) && isService(new URL(endpoint)),
    send: async ({ endpoint, p256dh, auth }, notice) => {
      try {
        const { method, headers, body } = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(notice),
          { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: DAY, urgency: 'normal' },
        );
        const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
        const answer = await fetch(endpoint, {
          method,
          headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
          body: new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        });
        await answer.body?.cancel();
        return answer.status === 404 || answer.status === 410 ? 'gone' : answer.ok ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Made once, by whichever node is first: browsers that subscribed with another key would hear nothing. */
async function keys(db: Kysely<Schema>): Promise<{ publicKey: string; privateKey: string }> {
  await db
    .insertInto('setting')
    .values({ name: KEYS, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', KEYS).executeTakeFirstOrThrow();
  return JSON.parse(row.value) as { publicKey: string; privateKey: string };
}
