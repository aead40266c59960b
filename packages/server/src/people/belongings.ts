import type { Kysely, Transaction } from 'kysely';
import type { Table } from '../lobby/table.ts';
import type { Schema } from '../store/schema.ts';
import type { Person } from './people.ts';

/** What is somebody's beside their name: what they take along, what they are given, what goes with them. */

/** What stands where somebody was who wanted to be forgotten. */
export const NOBODY = 'Somebody';

/** The matches and decks of a guest become another person's, and the guest is no more. */
export async function bringAlong(db: Kysely<Schema>, guest: string, to: { id: string; name: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Whoever sat at both sides of a match keeps the account's seat there; the other stays with the name it had.
    const both = trx.selectFrom('seat').select('match').where('person', '=', to.id);
    await trx
      .updateTable('seat')
      .set({ person: to.id })
      .where('person', '=', guest)
      .where('match', 'not in', both)
      .execute();
    const there = trx.selectFrom('deck').select('id').where('person', '=', to.id);
    await trx
      .updateTable('deck')
      .set({ person: to.id })
      .where('person', '=', guest)
      .where('id', 'not in', there)
      .execute();
    await trx.updateTable('match').set({ judge: to.id }).where('judge', '=', guest).execute();
    for (const kept of ['chat', 'push'] as const) {
      await trx.updateTable(kept).set({ person: to.id }).where('person', '=', guest).execute();
    }
    await changeTables(trx, guest, (table) => ({
      ...table,
      host: table.host === guest ? to.id : table.host,
      seats: table.seats.map((s) => (s.who === 'person' && s.person === guest ? { ...s, person: to.id } : s)),
    }));
    await remove(trx, guest);
  });
}

/** Everything about them goes. Matches that others played stay, without the name. */
export async function forgetPerson(db: Kysely<Schema>, person: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('seat').set({ name: NOBODY }).where('person', '=', person).execute();
    await trx
      .deleteFrom('report')
      .where((x) => x.or([x('person', '=', person), x('accused', '=', person)]))
      .execute();
    await changeTables(trx, person, (table) => ({
      ...table,
      listed: table.host === person ? false : table.listed,
      hostName: table.host === person ? NOBODY : table.hostName,
      seats: table.seats.map((s) => {
        if (s.who !== 'person' || s.person !== person) return s;
        return table.match === null ? { who: 'nobody' } : { ...s, name: NOBODY };
      }),
    }));
    await remove(trx, person);
  });
}

/** What is somebody's alone. */
const OWN = [
  'account',
  'passkey',
  'challenge',
  'device',
  'deck',
  'chat',
  'seeking',
  'push',
  'mail',
  'notice',
] as const satisfies readonly (keyof Schema)[];

/** What is theirs goes, and so do they; where they sat at matches that stay, a person without a name does. */
async function remove(trx: Transaction<Schema>, person: string): Promise<void> {
  for (const own of OWN) await trx.deleteFrom(own).where('person', '=', person).execute();
  await trx
    .deleteFrom('mute')
    .where((x) => x.or([x('person', '=', person), x('other', '=', person)]))
    .execute();
  const sat = await trx.selectFrom('seat').select('match').where('person', '=', person).executeTakeFirst();
  if (sat === undefined) await trx.deleteFrom('person').where('id', '=', person).execute();
  else await trx.updateTable('person').set({ name: NOBODY }).where('id', '=', person).execute();
}

/** Every table that names somebody, changed. */
async function changeTables(trx: Transaction<Schema>, person: string, make: (table: Table) => Table): Promise<void> {
  const rows = await trx
    .selectFrom('lobby')
    .select(['id', 'body', 'version'])
    .where('body', 'like', `%"${person}"%`)
    .execute();
  for (const row of rows) {
    const table = make(JSON.parse(row.body) as Table);
    await trx
      .updateTable('lobby')
      .set({
        body: JSON.stringify(table),
        host: table.host,
        version: row.version + 1,
        listed: Number(table.listed && table.match === null),
      })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Matches whose replays are part of what somebody is given: each takes a moment to work out. */
const MOST_REPLAYS = 200;

/** All that is kept of somebody, as one object. Nothing in it signs anybody in, and of others it holds what they showed. */
export async function belongings(
  db: Kysely<Schema>,
  person: Person,
  replayOf: (match: string) => Promise<object | null>,
): Promise<object> {
  const mine = db.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
  const account = db.selectFrom('account').select(['login', 'made']).where('person', '=', person.id).executeTakeFirst();
  const passkeys = db
    .selectFrom('passkey')
    .select(['id', 'name', 'made', 'used'])
    .where('person', '=', person.id)
    .execute();
  const devices = db
    .selectFrom('device')
    .select(['id', 'agent', 'made', 'seen'])
    .where('person', '=', person.id)
    .execute();
  const decks = db
    .selectFrom('deck')
    .select(['id', 'game', 'name', 'cards', 'changed'])
    .where('person', '=', person.id)
    .execute();
  const tables = db
    .selectFrom('lobby')
    .select(['code', 'made', 'changed'])
    .where('host', '=', person.id)
    .orderBy('made', 'desc')
    .execute();
  const chat = db
    .selectFrom('chat')
    .select(['code', 'at', 'text', 'emote'])
    .where('person', '=', person.id)
    .orderBy('at')
    .execute();
  const mail = db
    .selectFrom('mail')
    .select(['address', 'confirmed'])
    .where('person', '=', person.id)
    .executeTakeFirst();
  const seats = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select([
      'match.id',
      'match.code',
      'match.game',
      'match.mode',
      'match.status',
      'match.made',
      'match.ended',
      'seat.seat',
      'seat.name',
    ])
    .where('seat.person', '=', person.id)
    .orderBy('match.made', 'desc')
    .execute();
  const matches: object[] = [];
  for (const [i, seat] of seats.entries()) {
    // One after another: whoever has played much is not to keep others waiting.
    const replay = i < MOST_REPLAYS ? await replayOf(seat.id) : null;
    matches.push(replay === null ? seat : { ...seat, replay });
  }
  return {
    wardroom: 'belongings',
    version: 1,
    person: await mine,
    account: (await account) ?? null,
    passkeys: await passkeys,
    devices: await devices,
    decks: (await decks).map((deck) => ({ ...deck, cards: JSON.parse(deck.cards) as string[] })),
    tables: await tables,
    chat: await chat,
    mail: (await mail) ?? null,
    matches,
  };
}
