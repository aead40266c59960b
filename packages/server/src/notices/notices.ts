import { gameByName } from '@wardroom/games';
import type { Notices as NoticesView, PushSubscriptionAsk } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Schema } from '../store/schema.ts';
import type { Link, Mails } from './mail.ts';
import type { Pushes } from './push.ts';

/** Word that it is somebody's turn, while they are not there. It says of which match, and nothing of what happened in it. */
export interface Notices {
  of: (person: string) => Promise<NoticesView>;
  subscribe: (person: { id: string; device: string }, ask: PushSubscriptionAsk) => Promise<void>;
  unsubscribe: (person: string, endpoint: string) => Promise<void>;
  /** An address to confirm, or none any more. */
  setMail: (person: string, address: string | null) => Promise<void>;
  /** Somebody followed a link in a letter. */
  follow: (what: Link, person: string, sign: string) => Promise<void>;
  /** It is their turn. */
  tell: (person: string, match: Schema['match']) => void;
  /** When all that was to be sent has been, or could not be. */
  settled: () => Promise<void>;
}

export interface NoticesPorts {
  db: Kysely<Schema>;
  now: () => number;
  pushes: Pushes;
  /** Null where this server sends no letters. */
  mails: Mails | null;
  log: Log;
  failed: (error: unknown) => void;
}

const HOUR = 3_600_000;
/** Browsers of one person; those that came first go first. */
const MOST_BROWSERS = 10;
/** Between two notices of the same match, by the way they go. */
const BETWEEN = { push: 60_000, mail: HOUR };
/** Matches of which somebody is told in an hour. */
const MOST_AN_HOUR = 60;
/** Letters that ask to confirm an address, to one person or one address, in a day. */
const MOST_ASKED = 3;

export function notices({ db, now, pushes, mails, log, failed }: NoticesPorts): Notices {
  const underWay = new Set<Promise<void>>();

  /** Whether it is this node's to tell, now: whoever writes first. */
  const claim = async (person: string, match: string, way: keyof typeof BETWEEN): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('notice')
      .set({ at: now() })
      .where('person', '=', person)
      .where('match', '=', match)
      .where('way', '=', way)
      .where('at', '<=', now() - BETWEEN[way])
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return true;
    const made = await db
      .insertInto('notice')
      .values({ person, match, way, at: now() })
      .onConflict((c) => c.columns(['person', 'match', 'way']).doNothing())
      .returning('at')
      .execute();
    return made.length === 1;
  };

  const toldMuch = async (person: string): Promise<boolean> => {
    const { count } = await db
      .selectFrom('notice')
      .select((x) => x.fn.count<number>('match').distinct().as('count'))
      .where('person', '=', person)
      .where('at', '>', now() - HOUR)
      .executeTakeFirstOrThrow();
    return count >= MOST_AN_HOUR;
  };

  const mailOf = (person: string) => db.selectFrom('mail').selectAll().where('person', '=', person).executeTakeFirst();

  const tell = async (person: string, { id, code, game, mode }: Schema['match']): Promise<void> => {
    const browsers = await db.selectFrom('push').selectAll().where('person', '=', person).execute();
    const mail = mails === null ? undefined : await mailOf(person);
    if ((browsers.length === 0 && mail?.confirmed !== 1) || (await toldMuch(person))) return;
    const others = await db
      .selectFrom('seat')
      .select('name')
      .where('match', '=', id)
      .where('person', '!=', person)
      .orderBy('seat')
      .execute();
    const played = gameByName(game);
    const title = played?.modes.find((m) => m.name === mode)?.title ?? mode;
    const names = others.map((x) => x.name).join(', ');
    const text = `${played?.title ?? game}, ${title}${names === '' ? '' : ` with ${names}`}.`;
    const path = `/t/${code}`;
    if (browsers.length > 0 && (await claim(person, id, 'push'))) {
      for (const browser of browsers) {
        const came = await pushes.send(browser, { title: 'Your turn', body: text, url: path, tag: id });
        if (came === 'gone') await db.deleteFrom('push').where('endpoint', '=', browser.endpoint).execute();
        else if (came === 'failed') log.warn({ host: new URL(browser.endpoint).host }, 'push not taken');
      }
    }
    if (mails !== null && mail?.confirmed === 1 && (await claim(person, id, 'mail'))) {
      const words = { subject: `Your turn: ${played?.title ?? game}`, text: `It is your turn. ${text}`, path };
      await mails.tellTurn(person, mail.address, words).catch((err: unknown) => log.warn({ err }, 'letter not taken'));
    }
  };

  return {
    of: async (person) => {
      const { count } = await db
        .selectFrom('push')
        .select((x) => x.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      const mail = await mailOf(person);
      return {
        key: pushes.key,
        browsers: count,
        mail: mails === null ? null : { address: mail?.address ?? null, confirmed: mail?.confirmed === 1 },
      };
    },
    subscribe: async ({ id, device }, { endpoint, keys: { p256dh, auth } }) => {
      if (!pushes.isService(endpoint)) throw new Refusal('endpoint: this is no push service that this server knows.');
      const row = { person: id, device, p256dh, auth, made: now() };
      await db
        .insertInto('push')
        .values({ endpoint, ...row })
        // A browser has one subscription: it tells whoever is signed in there.
        .onConflict((c) => c.column('endpoint').doUpdateSet(row))
        .execute();
      const all = await db
        .selectFrom('push')
        .select('endpoint')
        .where('person', '=', id)
        .orderBy('made', 'desc')
        .execute();
      const old = all.slice(MOST_BROWSERS).map((x) => x.endpoint);
      if (old.length > 0) await db.deleteFrom('push').where('endpoint', 'in', old).execute();
    },
    unsubscribe: async (person, endpoint) => {
      await db.deleteFrom('push').where('person', '=', person).where('endpoint', '=', endpoint).execute();
    },
    setMail: async (person, address) => {
      if (mails === null) throw new Refusal('address: this server sends no mail.', 409);
      if (address === null) {
        // How often was asked stays known: nobody is to be bothered by turning it off and on.
        await db.updateTable('mail').set({ address: '', confirmed: 0 }).where('person', '=', person).execute();
        return;
      }
      const before = await mailOf(person);
      if (before?.address === address && before.confirmed === 1) return;
      const day = now() - 24 * HOUR;
      const { asked } = await db
        .selectFrom('mail')
        .select((x) => x.fn.sum<number | null>('sent').as('asked'))
        .where((x) => x.or([x('person', '=', person), x('address', '=', address)]))
        .where('since', '>', day)
        .executeTakeFirstOrThrow();
      if (Number(asked ?? 0) >= MOST_ASKED) throw new Refusal('address: enough letters for today; try tomorrow.', 429);
      const goesOn = before !== undefined && before.since > day;
      const row = {
        address,
        confirmed: 0,
        sent: goesOn ? before.sent + 1 : 1,
        since: goesOn ? before.since : now(),
      };
      await db
        .insertInto('mail')
        .values({ person, ...row })
        .onConflict((c) => c.column('person').doUpdateSet(row))
        .execute();
      await mails.askToConfirm(person, address).catch((err: unknown) => {
        log.warn({ err }, 'letter not taken');
        throw new Refusal('address: no letter could be sent there just now; try again later.', 503);
      });
    },
    follow: async (what, person, sign) => {
      const mail = await mailOf(person);
      if (mails === null || mail === undefined || !mails.isOurs(what, person, mail.address, sign)) {
        throw new Refusal('This link does not hold any more.', 404);
      }
      const change = what === 'confirm' ? { confirmed: 1 } : { confirmed: 0, address: '' };
      await db.updateTable('mail').set(change).where('person', '=', person).execute();
    },
    tell: (person, match) => {
      const work = tell(person, match).catch(failed);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
