import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Serving, serve } from './serve.ts';

/** Tables that nobody has touched for long, and guests whom nobody can be any more. */

const DAY = 86_400_000;

let here: Serving;
beforeAll(async () => {
  here = await serve();
});
afterAll(() => here.end());

const codes = async (of: 'lobby' | 'chat'): Promise<string[]> => {
  const rows = await here.online.database.db.selectFrom(of).select('code').distinct().execute();
  return rows.map((row) => row.code).sort();
};

test('tables are swept away after 90 days with what was said there; matches stay, and tables whose match goes on', async () => {
  const [ada, bo] = await here.visitors('Ada', 'Bo');
  const { chat, rooms, forgotten, database } = here.online;
  const opened = async (): Promise<string> => {
    const { code } = await ada.open({});
    await chat.say(code, ada.me.id, { text: 'Hello.' });
    return code;
  };
  const begun = async (): Promise<{ code: string; match: string }> => {
    const code = await opened();
    await bo.at(code, { do: 'sit' });
    await bo.at(code, { do: 'ready', ready: true });
    return { code, match: (await ada.at(code, { do: 'start' })).match! };
  };
  const [idle, spoken, going, over] = [await opened(), await opened(), await begun(), await begun()];
  const room = await rooms.room(over.match);
  room.begin();
  await vi.waitFor(() => expect(room.status()).toBe('playing'));
  room.end('That is enough.');
  const status = () => database.db.selectFrom('match').select('status').where('id', '=', over.match).executeTakeFirst();
  await vi.waitFor(async () => expect(await status()).toEqual({ status: 'over' }));

  here.later(89 * DAY);
  expect(await forgotten.tables()).toBe(0);
  await chat.say(spoken, ada.me.id, { text: 'Still there?' });

  here.later(2 * DAY);
  expect(await forgotten.tables()).toBe(2);
  const kept = [spoken, going.code].sort();
  expect(await codes('lobby')).toEqual(kept);
  expect(await codes('chat')).toEqual(kept);
  expect([idle, over.code].some((code) => kept.includes(code))).toBe(false);
  expect((await rooms.replayOf(over.match))?.game).toBe('ward');
  expect((await here.online.lobby.matchesOf(ada.me.id)).map((m) => m.match).sort()).toEqual(
    [going.match, over.match].sort(),
  );
  await expect(chat.heard(idle, ada.me.id, 0)).rejects.toThrow(`There is no table ${idle}`);
});

test('guests who never played are gone a year after they were last here, and nobody else is', async () => {
  const { forgotten, database } = here.online;
  const [ada, bo, cy, dee] = await here.visitors('Ada', 'Bo', 'Cy', 'Dee');
  await cy.ask('POST', '/api/account', { login: 'cy-stays', password: 'a long enough one' });
  const { code } = await ada.open({});
  await bo.at(code, { do: 'sit' });
  await bo.at(code, { do: 'ready', ready: true });
  await ada.at(code, { do: 'start' });
  await dee.open({});
  const kept = async (): Promise<string[]> => {
    const ids = [ada, bo, cy, dee].map((who) => who.me.id);
    const rows = await database.db.selectFrom('person').select('name').where('id', 'in', ids).execute();
    return rows.map((row) => row.name).sort();
  };
  here.later(360 * DAY);
  await forgotten.guests();
  expect(await kept()).toEqual(['Ada', 'Bo', 'Cy', 'Dee']);
  // Bo looks in once more.
  await bo.ask('GET', '/api/me');
  here.later(10 * DAY);
  await forgotten.guests();
  expect(await kept()).toEqual(['Ada', 'Bo', 'Cy']);
  expect((await dee.ask('GET', '/api/devices')).code).toBe(401);
  expect((await ada.ask('GET', '/api/devices')).code).toBe(401);
  expect((await bo.ask('GET', '/api/devices')).code).toBe(200);
});
