import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.ts';
import { appender, entriesOf } from '../src/store/log.ts';

describe('a log on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-store-'));
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase(join(folder, 'new', 'wardroom.db'));
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

  test('is there when the file is opened again', async () => {
    const again = await openDatabase(join(folder, 'new', 'wardroom.db'));
    expect(await entriesOf(again.db, 'b', 2)).toEqual(['3', '4', '5']);
    await again.close();
  });
});

test('a database that cannot be opened is named in a sentence', async () => {
  const file = fileURLToPath(import.meta.url);
  await expect(openDatabase(join(file, 'wardroom.db'))).rejects.toThrow(`${file}/wardroom.db could not be opened`);
  await expect(openDatabase('postgres://::bad')).rejects.toThrow('DATABASE_URL');
});
