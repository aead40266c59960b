import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkey, PasskeyMade, PasskeyUsed } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import { Refusal } from '../refusal.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Person } from './people.ts';

/** Passkeys (WebAuthn): a device keeps the secret half of a key and signs what we ask it to, once and soon. */
export interface Passkeys {
  /** What a browser needs to make one for this person. */
  toMake: (person: Person, site: Site) => Promise<object>;
  made: (person: Person, answer: PasskeyMade, site: Site) => Promise<Passkey>;
  /** What a browser needs to offer those that it has for this site. */
  toUse: (site: Site) => Promise<object>;
  /** Whose passkey it was: their id. */
  used: (answer: PasskeyUsed, site: Site) => Promise<string>;
  list: (person: Person) => Promise<Passkey[]>;
  remove: (person: Person, id: string) => Promise<void>;
}

/** Where the page is, as the browser knows it: keys belong to a site. */
export interface Site {
  /** `https://play.example`. */
  origin: string;
  /** `play.example`. */
  host: string;
}

/** How long an answer is waited for. */
const PATIENCE = 300_000;
/** Of one person. */
const MOST = 20;

export function passkeys(db: Kysely<Schema>, now: () => number): Passkeys {
  const keep = async (challenge: string, person: string | null): Promise<void> => {
    await db.deleteFrom('challenge').where('until', '<', now()).execute();
    await db
      .insertInto('challenge')
      .values({ challenge, person, until: now() + PATIENCE })
      .execute();
  };
  /** Whether we asked for this, for this person, and not long ago. Nothing is signed twice for us. */
  const asked = async (challenge: string, person: string | null): Promise<boolean> => {
    const row = await db.deleteFrom('challenge').where('challenge', '=', challenge).returningAll().executeTakeFirst();
    return row !== undefined && row.person === person && row.until >= now();
  };
  const ofPerson = (person: string) =>
    db.selectFrom('passkey').selectAll().where('person', '=', person).orderBy('made').execute();

  /** Those somebody has, if they may have another. */
  const roomFor = async (person: Person) => {
    const there = await ofPerson(person.id);
    if (there.length >= MOST) throw new Refusal(`You have ${MOST} passkeys; remove one of them first.`, 409);
    return there;
  };

  return {
    toMake: async (person, site) => {
      const there = await roomFor(person);
      const options = await generateRegistrationOptions({
        rpName: 'Wardroom',
        rpID: site.host,
        userName: person.name,
        userID: new TextEncoder().encode(person.id),
        attestationType: 'none',
        excludeCredentials: there.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        // It signs in without a name, so the device must know whose it is, and that it is they.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(options.challenge, person.id);
      return options;
    },

    made: async (person, { name, response }, site) => {
      await roomFor(person);
      const { registrationInfo } = await checked(() =>
        verifyRegistrationResponse({
          response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: (challenge) => asked(challenge, person.id),
          expectedOrigin: site.origin,
          expectedRPID: site.host,
        }),
      );
      const { id, publicKey, counter } = registrationInfo!.credential;
      const row = {
        id,
        person: person.id,
        name,
        key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(response.response.transports ?? []),
        made: now(),
        used: null,
      };
      try {
        await db.insertInto('passkey').values(row).execute();
      } catch (e) {
        if (isTaken(e)) throw new Refusal('response: this passkey is known here already.', 409);
        throw e;
      }
      return shown(row);
    },

    toUse: async (site) => {
      const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' });
      await keep(options.challenge, null);
      return options;
    },

    used: async ({ response }, site) => {
      const row = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
      if (row === undefined) {
        throw new Refusal('response: this passkey is not known here any more; sign in another way.', 403);
      }
      const { authenticationInfo } = await checked(() =>
        verifyAuthenticationResponse({
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: (challenge) => asked(challenge, null),
          expectedOrigin: site.origin,
          expectedRPID: site.host,
          credential: {
            id: row.id,
            publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
            counter: row.counter,
            transports: JSON.parse(row.transports),
          },
        }),
      );
      await db
        .updateTable('passkey')
        .set({ counter: authenticationInfo.newCounter, used: now() })
        .where('id', '=', row.id)
        .execute();
      return row.person;
    },

    list: async (person) => (await ofPerson(person.id)).map(shown),

    remove: async (person, id) => {
      await db.deleteFrom('passkey').where('id', '=', id).where('person', '=', person.id).execute();
    },
  };
}

const shown = ({ id, name, made, used }: Schema['passkey']): Passkey => ({ id, name, made, used });

/** An answer comes from anywhere: whatever is wrong with it is one refusal, which tells nobody what to forge next. */
async function checked<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const answer = await verify().catch(() => null);
  if (answer === null || !answer.verified) {
    throw new Refusal('response: the passkey could not be checked, or it took too long; try again.', 403);
  }
  return answer;
}
