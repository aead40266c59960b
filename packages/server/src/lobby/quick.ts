import { randomInt } from 'node:crypto';
import { FORMAT, readyDecks } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import type { Quick, QuickAsk } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import { firstEntry, type Rooms } from '../match/rooms.ts';
import type { Person } from '../people/people.ts';
import { isTaken } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Lobby } from './lobby.ts';
import { DEPUTY, newCode, newTable, type Seat, type Table, trialOf } from './table.ts';

/** People who look for a match with whoever looks for the same. Whichever node takes their rows first seats them. */
export interface Quicks {
  /** Look for a match, or go on looking. `owner` is whatever keeps asking: a connection, or nobody but the request itself. */
  seek: (ask: QuickAsk, person: Person, owner: string) => Promise<Quick>;
  /** How somebody's search stands; null if there is none. */
  of: (person: string) => Promise<Quick | null>;
  /** They look no more. With an owner: unless another one has asked since. */
  unseek: (person: string, owner?: string) => Promise<void>;
  /** Keep what connections here look for, and let bots in where they may. */
  sweep: () => Promise<void>;
  close: () => void;
}

/** Told to somebody's connections: `quick PERSON`. */
export const QUICK = 'quick';

const SWEEP = 2000;
/** Whoever has not been heard of for so long is not there. */
const FRESH = 20_000;
const FORGOTTEN = 300_000;
const TRIES = 4;
/** How many of those who wait are told that somebody else has come. */
const TOLD = 20;
/** Those who have waited longest, among whom a table is looked for. */
const LOOKED_AT = 50;

/** Strangers know what to expect: a minute and a half for a decision, five more for the match, and no waiting for who is gone. */
const CLOCK = { decision: 90_000, bank: 300_000, then: 'lose' } as const;
const GRACE = 60_000;

type Row = Schema['seeking'];
type Wanted = Pick<Row, 'game' | 'mode' | 'players' | 'foe' | 'format'>;

export interface QuickPorts {
  db: Kysely<Schema>;
  rooms: Rooms;
  lobby: Lobby;
  now: () => number;
  /** Somebody's search stands otherwise now. */
  tell: (person: string) => void;
  failed: (error: unknown) => void;
}

export function quicks({ db, rooms, lobby, now, tell, failed }: QuickPorts): Quicks {
  /** What connections of this node look for, by owner. */
  const here = new Map<string, Wanted>();

  const same = (want: Wanted) =>
    db
      .selectFrom('seeking')
      .selectAll()
      .where('game', '=', want.game)
      .where('mode', '=', want.mode)
      .where('players', '=', want.players)
      .where('foe', '=', want.foe)
      .where('format', '=', want.format)
      .where('code', 'is', null)
      .where('seen', '>', now() - FRESH)
      .orderBy('made');

  const rowOf = (person: string) =>
    db.selectFrom('seeking').selectAll().where('person', '=', person).executeTakeFirst();

  /** Of these people, whether one has muted the other: they are not seated together. */
  const apart = async (rows: readonly Pick<Row, 'person'>[]): Promise<(a: string, b: string) => boolean> => {
    const persons = rows.map((x) => x.person);
    const muted = await db
      .selectFrom('mute')
      .select(['person', 'other'])
      .where('person', 'in', persons)
      .where('other', 'in', persons)
      .execute();
    const pairs = new Set(muted.flatMap((x) => [`${x.person} ${x.other}`, `${x.other} ${x.person}`]));
    return (a, b) => pairs.has(`${a} ${b}`);
  };

  /** Seat those who fit together, if there are enough, or if bots may make up the number. */
  const seat = async (want: Wanted): Promise<void> => {
    for (let i = 0; i < TRIES; i++) {
      const rows = await same(want).limit(LOOKED_AT).execute();
      if (rows.length === 0) return;
      const isApart = await apart(rows);
      const whole = together(rows, want.players, isApart);
      const late = rows.filter((x) => x.bots !== null && x.bots <= now());
      const group = whole.length === want.players ? whole : together(late, want.players, isApart);
      if (group.length === 0) return;
      const table = quickTable(want, group);
      const draft = await rooms.draft(table, trialOf(table));
      try {
        await db.transaction().execute(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('seeking')
            .set({ code: table.code })
            .where(
              'person',
              'in',
              group.map((x) => x.person),
            )
            .where('code', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== BigInt(group.length)) throw new Quicker();
          await lobby.keep({ ...table, match: draft.id }, trx);
          await draft.keep(trx);
        });
      } catch (e) {
        // Another node was quicker, or the code is in use: look again.
        if (e instanceof Quicker || isTaken(e) || isDeadlock(e)) continue;
        throw e;
      }
      for (const { person, owner } of group) {
        here.delete(owner);
        tell(person);
      }
    }
  };

  const shown = async (row: Row): Promise<Quick> => {
    const { game, mode, players, made: since, code } = row;
    const rows = await same(row).select('person').limit(TOLD).execute();
    const isApart = await apart([...rows, row]);
    const others = rows.filter((x) => x.person !== row.person && !isApart(x.person, row.person)).length;
    return { game, mode, players, since, others, code };
  };

  const tellOthers = async (want: Wanted, but: string): Promise<void> => {
    for (const { person } of await same(want).limit(TOLD).execute()) if (person !== but) tell(person);
  };

  const sweep = async (): Promise<void> => {
    if (here.size === 0) return;
    await db
      .updateTable('seeking')
      .set({ seen: now() })
      .where('owner', 'in', [...here.keys()])
      .execute();
    await db
      .deleteFrom('seeking')
      .where('seen', '<', now() - FORGOTTEN)
      .execute();
    const wants = new Map([...here.values()].map((want) => [JSON.stringify(want), want]));
    for (const want of wants.values()) await seat(want);
  };
  const sweeping = setInterval(() => sweep().catch(failed), SWEEP).unref();

  return {
    seek: async (ask, person, owner) => {
      const want = wantOf(ask);
      const before = await rowOf(person.id);
      // They have been seated, and learn of it now.
      if (before !== undefined && before.code !== null && before.seen > now() - FORGOTTEN) return shown(before);
      await lobby.mayBegin(person.id);
      const since = before !== undefined && sameWant(before, want) ? before.made : now();
      const row: Row = {
        ...want,
        person: person.id,
        owner,
        name: person.name,
        deck: JSON.stringify(ask.deck),
        made: since,
        bots: ask.bot === null ? null : since + ask.bot,
        seen: now(),
        code: null,
      };
      // What could not be played is refused now, and not when somebody has been found.
      const trial = quickTable(want, [row]);
      await firstEntry(trial, trialOf(trial));
      const { person: _, ...rest } = row;
      await db
        .insertInto('seeking')
        .values(row)
        .onConflict((c) => c.column('person').doUpdateSet(rest))
        .execute();
      if (owner !== '') here.set(owner, want);
      await seat(want);
      if (since === row.seen) await tellOthers(want, person.id);
      return shown((await rowOf(person.id)) ?? row);
    },
    of: async (person) => {
      const row = await rowOf(person);
      return row === undefined ? null : shown(row);
    },
    unseek: async (person, owner) => {
      const row = await rowOf(person);
      if (owner !== undefined) here.delete(owner);
      if (row === undefined || (owner !== undefined && row.owner !== owner)) return;
      here.delete(row.owner);
      await db.deleteFrom('seeking').where('person', '=', person).where('owner', '=', row.owner).execute();
      if (row.code === null) await tellOthers(row, person);
    },
    sweep,
    close: () => clearInterval(sweeping),
  };
}

/** As many as there are seats, or as can be had: around whoever has waited longest, if enough will sit with them. */
function together(rows: readonly Row[], seats: number, isApart: (a: string, b: string) => boolean): Row[] {
  let most: Row[] = [];
  for (const [i, first] of rows.entries()) {
    const group = [first];
    for (const x of rows.slice(i + 1)) {
      if (group.length < seats && !group.some((y) => isApart(x.person, y.person))) group.push(x);
    }
    if (group.length > most.length) most = group;
    if (most.length === seats) break;
  }
  return most;
}

class Quicker extends Error {}

/** Two nodes took the same rows in another order. */
const isDeadlock = (e: unknown): boolean => ['40P01', '40001'].includes((e as { code?: string }).code ?? '');

const sameWant = (a: Wanted, b: Wanted): boolean =>
  a.game === b.game && a.mode === b.mode && a.players === b.players && a.foe === b.foe && a.format === b.format;

function wantOf({ game, mode, players, foe, format }: QuickAsk): Wanted {
  const found = gameByName(game);
  const played = found?.modes.find((m) => m.name === mode);
  // What is no game or mode is said by the table itself.
  const usual = played === undefined ? 2 : Math.max(2, played.usual);
  const met = played?.foe === undefined ? '' : (found?.foes.find((f) => f.mode === mode)?.id ?? '');
  // The same whether it is said or not.
  const official = format === found?.options[FORMAT]?.usual;
  return { game, mode, players: players ?? usual, foe: foe ?? met, format: official ? '' : (format ?? '') };
}

/** A table for strangers, all of them ready, with bots at the seats that are left. Who sits where is left to chance. */
function quickTable({ game, mode, players, foe, format }: Wanted, group: readonly Row[]): Table {
  const [{ person: id, name, deck }] = group;
  const met = foe === '' ? {} : { foe };
  const options: Record<string, string> = format === '' ? {} : { [FORMAT]: format };
  const among = 'strangers';
  const rules = { listed: false, among, takeBack: 'consent', spectators: null, clock: CLOCK } as const;
  const table = newTable(
    { game, mode, players, options, ...met, deck: JSON.parse(deck), ...rules },
    { id, name },
    newCode(),
  );
  const bots = readyDecks(gameByName(game)!, mode, options);
  const seats = Array.from({ length: players }, (_, i): Seat => {
    const row = group[i];
    if (row !== undefined)
      return { who: 'person', person: row.person, name: row.name, deck: JSON.parse(row.deck), ready: true };
    return { who: 'bot', bot: DEPUTY, name: `Bot ${i + 1}`, deck: bots[randomInt(bots.length)].id };
  });
  for (let i = seats.length - 1; i > 0; i--) {
    const k = randomInt(i + 1);
    [seats[i], seats[k]] = [seats[k], seats[i]];
  }
  const alone = players === 2 && table.foe === undefined;
  return { ...table, seats, gone: { grace: GRACE, then: alone ? 'lose' : 'bot' } };
}
