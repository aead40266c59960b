import { type Static, Type } from 'typebox';
import { orNull, record } from './common.ts';

/** Word that it is one's turn, to those who are not there: by Web Push, and by mail where the server sends any. */

/** What a browser's `PushSubscription` says of itself: `POST /api/push`. */
export const PushSubscriptionAsk = record({
  endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://' }),
  expirationTime: Type.Optional(orNull(Type.Number())),
  keys: record({
    p256dh: Type.String({ minLength: 20, maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' }),
    auth: Type.String({ minLength: 10, maxLength: 100, pattern: '^[A-Za-z0-9_=-]+$' }),
  }),
});
export type PushSubscriptionAsk = Static<typeof PushSubscriptionAsk>;

/** `DELETE /api/push`: this browser is told no more. */
export const PushEnd = record({ endpoint: Type.String({ maxLength: 1000 }) });
export type PushEnd = Static<typeof PushEnd>;

/** `GET /api/notices`: how somebody is told. */
export const Notices = record({
  /** The server's public key, for `pushManager.subscribe`. */
  key: Type.String(),
  /** Browsers that are told. */
  browsers: Type.Integer(),
  /** Null where this server sends no mail. `address` is null until one is given, and nothing is sent to it until it is confirmed. */
  mail: orNull(record({ address: orNull(Type.String()), confirmed: Type.Boolean() })),
});
export type Notices = Static<typeof Notices>;

/** `PUT /api/mail`: an address, which gets a link to confirm it by; null: no mail any more. */
export const MailAsk = record({
  address: orNull(
    Type.String({
      maxLength: 200,
      pattern: '^[^\\s@<>"(),:;\\\\\\[\\]]+@[^\\s@<>"(),:;\\\\\\[\\]]+\\.[^\\s@<>"(),:;\\\\\\[\\]]+$',
    }),
  ),
});
export type MailAsk = Static<typeof MailAsk>;

/** What a push message holds, encrypted for the browser: words to show, and the address to open. */
export const PushNotice = record({
  title: Type.String(),
  body: Type.String(),
  /** A path of this site. */
  url: Type.String(),
  /** A later notice with the same tag takes the place of this one. */
  tag: Type.String(),
});
export type PushNotice = Static<typeof PushNotice>;
