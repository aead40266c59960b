import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Credentials, Device, Me } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import { Refusal } from '../refusal.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { bringAlong, forgetPerson } from './belongings.ts';

/** People and the browsers they are signed in with. */

export interface Person {
  id: string;
  name: string;
  account: boolean;
  device: string;
}

const newId = (): string => randomBytes(12).toString('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');
/** A token is random, so a plain hash keeps it: nobody can find it by trying. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How often a browser that comes back is noted: not every request is worth a write. */
const NOTED = 3_600_000;

export interface People {
  /** Who holds this token, or null. */
  byToken: (token: string) => Promise<Person | null>;
  /** A guest, signed in on a new browser: the token is told once and never kept. */
  guest: (name: string, agent: string) => Promise<{ person: Person; token: string }>;
  rename: (person: Person, name: string) => Promise<Person>;
  /** The guest becomes an account; their matches stay theirs. */
  signUp: (person: Person, wanted: Credentials) => Promise<Person>;
  /** Whose name and password these are: their id. */
  whose: (given: Credentials) => Promise<string>;
  /** Signs somebody in on a new browser. */
  enter: (id: string, agent: string) => Promise<{ person: Person; token: string }>;
  /** Whether they could not sign in elsewhere: no account, and no passkey. */
  isGuest: (person: Person) => Promise<boolean>;
  /** What a guest has done becomes this person's. */
  bring: (guest: Person, to: Person) => Promise<void>;
  signOut: (person: Person, device: string) => Promise<void>;
  /** Whether somebody is still signed in on that browser. */
  isIn: (device: string) => Promise<boolean>;
  devices: (person: Person) => Promise<Device[]>;
  /** Everything about them goes; matches keep a name without a person. */
  forget: (person: Person) => Promise<void>;
}

/** Told to everybody: `signed-out DEVICE`. */
export const SIGNED_OUT = 'signed-out';

export const meOf = ({ id, name, account }: Person): Me => ({ id, name, account });

/** `signedOut`: nobody is signed in on that browser any more; what it has open is closed. */
export function people(db: Kysely<Schema>, now: () => number, signedOut: (device: string) => void): People {
  const device = async (person: string, agent: string): Promise<{ id: string; token: string }> => {
    const token = newToken();
    const row = { id: newId(), token: hashOf(token), person, made: now(), seen: now(), agent: agent.slice(0, 200) };
    await db.insertInto('device').values(row).execute();
    return { id: row.id, token };
  };

  const devicesOf = (person: string) =>
    db.selectFrom('device').selectAll().where('person', '=', person).orderBy('seen', 'desc').execute();
  /** Does what leaves nobody signed in as this person. */
  const signingOut = async (person: string, work: () => Promise<void>): Promise<void> => {
    const devices = await devicesOf(person);
    await work();
    for (const { id } of devices) signedOut(id);
  };

  /** What a password is held against where there is no account. */
  const nobody = hash('nobody');

  const accountOf = (login: string) =>
    db.selectFrom('account').selectAll().where('login', '=', login.toLowerCase()).executeTakeFirst();

  return {
    byToken: async (token) => {
      const row = await db
        .selectFrom('device')
        .innerJoin('person', 'person.id', 'device.person')
        .leftJoin('account', 'account.person', 'person.id')
        .select(['person.id', 'person.name', 'account.login', 'device.id as device', 'device.seen'])
        .where('device.token', '=', hashOf(token))
        .executeTakeFirst();
      if (row === undefined) return null;
      if (now() - row.seen > NOTED) {
        await db.updateTable('device').set({ seen: now() }).where('id', '=', row.device).execute();
      }
      return { id: row.id, name: row.name, account: row.login !== null, device: row.device };
    },

    guest: async (name, agent) => {
      const id = newId();
      await db.insertInto('person').values({ id, name, made: now() }).execute();
      const { id: at, token } = await device(id, agent);
      return { person: { id, name, account: false, device: at }, token };
    },

    rename: async (person, name) => {
      await db.updateTable('person').set({ name }).where('id', '=', person.id).execute();
      return { ...person, name };
    },

    signUp: async (person, { login, password }) => {
      if (person.account) throw new Refusal('login: you have an account already.', 409);
      const row = { person: person.id, login: login.toLowerCase(), hash: await hash(password), made: now() };
      try {
        await db.insertInto('account').values(row).execute();
      } catch (e) {
        if (isTaken(e)) throw new Refusal(`login: somebody is called ${login} already; choose another name.`, 409);
        throw e;
      }
      return { ...person, account: true };
    },

    whose: async ({ login, password }) => {
      const row = await accountOf(login);
      // The same work whether there is such an account or not, so that the time tells nothing.
      const right = await verify(row?.hash ?? (await nobody), password);
      if (row === undefined || !right) throw new Refusal('login: name and password do not fit together.', 403);
      return row.person;
    },

    enter: async (id, agent) => {
      const { name } = await db.selectFrom('person').select('name').where('id', '=', id).executeTakeFirstOrThrow();
      const account = await db.selectFrom('account').select('person').where('person', '=', id).executeTakeFirst();
      const { id: at, token } = await device(id, agent);
      return { person: { id, name, account: account !== undefined, device: at }, token };
    },

    isGuest: async ({ id, account }) =>
      !account &&
      (await db.selectFrom('passkey').select('id').where('person', '=', id).executeTakeFirst()) === undefined,

    bring: (guest, to) => signingOut(guest.id, () => bringAlong(db, guest.id, to)),

    signOut: async (person, at) => {
      const { numDeletedRows } = await db
        .deleteFrom('device')
        .where('id', '=', at)
        .where('person', '=', person.id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) signedOut(at);
    },

    isIn: async (at) => (await db.selectFrom('device').select('id').where('id', '=', at).execute()).length > 0,

    devices: async (person) =>
      (await devicesOf(person.id)).map(({ id, agent, made, seen }) => ({
        id,
        agent,
        made,
        seen,
        here: id === person.device,
      })),

    forget: (person) => signingOut(person.id, () => forgetPerson(db, person.id)),
  };
}
