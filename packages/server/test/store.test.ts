import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, isTaken, openDatabase } from '../src/store/database.ts';
import { appender, entriesOf } from '../src/store/log.ts';
import { keeper } from './process.ts';

describe.each([
  ['this thread', async () => ({})],
  ['a thread of its own', async () => ({ keeper: keeper() })],
])('a log on SQLite in %s', (_, where) => {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-store-'));
  let database: Database;
  let how: { keeper?: URL };

  beforeAll(async () => {
    how = await where();
    database = await openDatabase(join(folder, 'new', 'wardroom.db'), how);
    const row = { code: 'AAAAAA', game: 'ward', mode: 'duel', fingerprint: 'f', status: 'open', made: 1, ended: null };
    await database.db
      .insertInto('match')
      .values([
        { id: 'a', ...row },
        { id: 'b', ...row },
      ])
      .execute();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('keeps entries in their order, and each number once, whoever is first', async () => {
    const [here, there] = [appender(database.db), appender(database.db)];
    const first = await Promise.all([
      here('a', 0, '"x"'),
      here('b', 0, '"y"'),
      there('a', 0, '"z"'),
      here('a', 1, '"w"'),
    ]);
    expect(first.filter((yes) => yes)).toHaveLength(3);
    expect([first[1], first[3]]).toEqual([true, true]);
    expect(await here('a', 1, '"late"')).toBe(false);
    expect(await entriesOf(database.db, 'a')).toEqual([first[0] ? '"x"' : '"z"', '"w"']);
    expect(await entriesOf(database.db, 'a', 1)).toEqual(['"w"']);
    expect(await entriesOf(database.db, 'b')).toEqual(['"y"']);
  });

  test('the same number twice in one commit is kept once', async () => {
    const append = appender(database.db);
    expect(await Promise.all([append('b', 1, '1'), append('b', 1, '2')])).toEqual([true, false]);
    expect(await entriesOf(database.db, 'b', 1)).toEqual(['1']);
  });

  test('what cannot be kept is said, and does not stop what comes after it', async () => {
    const append = appender(database.db);
    await expect(append('no such match', 0, '1')).rejects.toThrow();
    expect(await append('b', 2, '3')).toBe(true);
  });

  test('knows when another program has written to the file, and takes its own writes for nothing new', async () => {
    await database.changedElsewhere!();
    expect(await appender(database.db)('b', 3, '4')).toBe(true);
    expect(await database.changedElsewhere!()).toBe(false);
    const other = await openDatabase(join(folder, 'new', 'wardroom.db'));
    expect(await appender(other.db)('b', 4, '5')).toBe(true);
    expect(await database.changedElsewhere!()).toBe(true);
    expect(await database.changedElsewhere!()).toBe(false);
    await other.close();
  });

  test('what is done together is there whole or not at all, whatever others ask meanwhile', async () => {
    const change = (fails: boolean): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('match')
          .set({ made: fails ? 7 : 8 })
          .where('id', '=', 'a')
          .execute();
        await trx
          .updateTable('match')
          .set({ made: fails ? 7 : 8 })
          .where('id', '=', 'b')
          .execute();
        if (fails) throw new Error('never mind');
      });
    const append = appender(database.db);
    const all = await Promise.allSettled([change(true), append('a', 2, '2'), change(false), change(true)]);
    expect(all.map((x) => x.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
    const made = await database.db.selectFrom('match').select('made').orderBy('id').execute();
    expect(made.map((row) => row.made)).toEqual([8, 8]);
    expect(await entriesOf(database.db, 'a', 2)).toEqual(['2']);
  });

  test('a key that is there already is told from what is wrong otherwise', async () => {
    const put = (id: string, person: string): Promise<unknown> =>
      database.db
        .insertInto('device')
        .values({ id, token: id, person, made: 1, seen: 1, agent: '' })
        .execute()
        .catch((e: unknown) => e);
    await database.db.insertInto('person').values({ id: 'ada', name: 'Ada', made: 1 }).execute();
    await put('d', 'ada');
    expect(isTaken(await put('d', 'ada'))).toBe(true);
    const nobodys = await put('e', 'nobody');
    expect([nobodys, isTaken(nobodys)]).toEqual([expect.any(Error), false]);
  });

  test('is there when the file is opened again', async () => {
    const again = await openDatabase(join(folder, 'new', 'wardroom.db'));
    expect(await entriesOf(again.db, 'b', 2)).toEqual(['3', '4', '5']);
    await again.close();
  });
});

test('a database that cannot be opened is named in a sentence', async () => {
  const how = { keeper: keeper() };
  const file = fileURLToPath(import.meta.url);
  await expect(openDatabase(join(file, 'wardroom.db'))).rejects.toThrow(`${file}/wardroom.db could not be opened`);
  await expect(openDatabase(fileURLToPath(new URL('.', import.meta.url)), how)).rejects.toThrow('could not be opened');
  await expect(openDatabase('postgres://::bad')).rejects.toThrow('DATABASE_URL');
});
