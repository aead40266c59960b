import type { Quick, QuickAsk } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Visitor } from './play.ts';
import { type Serving, serve, told } from './serve.ts';

/** A match with whoever else looks for one. */

let here: Serving;
beforeAll(async () => {
  here = await serve();
});
afterAll(() => here.end());

const DUEL: QuickAsk = { game: 'ward', mode: 'duel', deck: 'the-hoard', bot: null };
const seated = told('quick', (m) => m.quick !== null && m.quick.code !== null);
const waiting = (others: number) => told('quick', (m) => m.quick?.code === null && m.quick.others === others);

const seek = async (who: Visitor, ask: Partial<QuickAsk> = {}): Promise<Connection> => {
  const page = await who.connect();
  page.send({ do: 'seek', ask: { ...DUEL, ...ask } });
  return page;
};

describe('those who look for the same match', () => {
  test('are seated among strangers, with a clock, and the match begins', async () => {
    const people = await here.visitors('Ada', 'Bo');
    const first = await seek(people[0]);
    await first.next(waiting(0));
    const second = await seek(people[1], { deck: 'slow-venom' });
    const codes = await Promise.all([first, second].map(async (page) => (await page.next(seated)).quick!.code!));
    expect(codes[0]).toBe(codes[1]);
    const table = await here.online.lobby.find(codes[0]);
    expect(table).toMatchObject({ among: 'strangers', listed: false, spectators: null, gone: { then: 'lose' } });
    expect(table.clock).not.toBeNull();
    expect(table.seats.map((s) => s.who === 'person' && s.name).sort()).toEqual(['Ada', 'Bo']);
    // Nobody looks for anything any more, and whoever comes later finds nobody.
    expect(await Promise.all(people.map((p) => here.online.quicks.of(p.me.id)))).toEqual([null, null]);
    first.send({ do: 'join', match: table.match });
    second.send({ do: 'join', match: table.match });
    for (const page of [first, second])
      page.send({ do: 'say', match: table.match, message: { do: 'entropy', value: 'ab' } });
    for (const page of [first, second])
      await page.next(told('room', (m) => JSON.stringify(m.message).includes('"told"')));
    for (const page of [first, second]) page.close();
  });

  test('do not meet those who look for another', async () => {
    const [ada, bo, cy] = await here.visitors('Ada', 'Bo', 'Cy');
    const pages = [
      await seek(ada),
      await seek(bo, { mode: 'team' }),
      await seek(cy, { game: 'guardian', mode: 'duel', deck: 'the-long-wall' }),
    ];
    for (const page of pages) {
      const answer = await page.next(told('quick'));
      expect(answer.quick).toMatchObject({ others: 0, code: null });
      page.send({ do: 'unseek' });
      await page.next(told('quick', (m) => m.quick === null));
      page.close();
    }
  });

  test('in another format meet whoever looks for that, with decks that fit it', async () => {
    const [ada, bo, cy] = await here.visitors('Ada', 'Bo', 'Cy');
    const official = await seek(ada);
    await official.next(waiting(0));
    const first = await seek(bo, { format: 'gen1' });
    await first.next(waiting(0));
    const second = await seek(cy, { format: 'gen1', deck: 'the-open-grave' });
    const codes = await Promise.all([first, second].map(async (page) => (await page.next(seated)).quick!.code!));
    expect(codes[0]).toBe(codes[1]);
    expect((await here.online.lobby.find(codes[0])).options).toEqual({ format: 'gen1' });
    // The usual one is the same whether it is said or not.
    const last = await seek(bo, { format: 'official', deck: 'slow-venom' });
    expect((await last.next(seated)).quick!.code).toBe((await official.next(seated)).quick!.code);
    for (const page of [official, first, second, last]) page.close();
  });

  test('are told at once which card of a deck does not fit the format', async () => {
    const [ada] = await here.visitors('Ada');
    const page = await seek(ada, { format: 'gen1', deck: 'slow-venom' });
    const answer = await page.next(told('refused'));
    expect(answer.error).toMatch(
      /^deck: Ghost Form is of generation 2; .* choose the format official, all, gen1-2 or open\.$/,
    );
    page.close();
  });

  test('do not meet whom they have muted, and meet the next who comes', async () => {
    const [ada, bo, cy] = await here.visitors('Ada', 'Bo', 'Cy');
    await here.online.database.db
      .insertInto('mute')
      .values({ id: 'ada-bo', person: ada.me.id, other: bo.me.id, made: 0 })
      .execute();
    const first = await seek(bo);
    await first.next(waiting(0));
    // Whoever it was that muted the other, neither hears of the other.
    const second = await seek(ada);
    await second.next(waiting(0));
    const third = await seek(cy);
    const found = await third.next(seated);
    expect((await first.next(seated)).quick!.code).toBe(found.quick!.code);
    second.send({ do: 'unseek' });
    await second.next(told('quick', (m) => m.quick === null));
    for (const page of [first, second, third]) page.close();
  });

  test('are told of each other while they wait, and who leaves or closes their page looks no more', async () => {
    const [ada, bo, cy, dan] = await here.visitors('Ada', 'Bo', 'Cy', 'Dan');
    const four: Partial<QuickAsk> = { mode: 'team' };
    const first = await seek(ada, four);
    await first.next(waiting(0));
    const second = await seek(bo, four);
    await second.next(waiting(1));
    await first.next(waiting(1));
    const third = await seek(cy, four);
    await first.next(waiting(2));
    second.send({ do: 'unseek' });
    await second.next(told('quick', (m) => m.quick === null));
    await first.next(waiting(1));
    third.cut();
    await first.next(waiting(0));
    // The same with four: everybody sits, and as two sides.
    const others = await Promise.all([bo, cy, dan].map((who) => seek(who, four)));
    const { code } = (await first.next(seated)).quick!;
    const { body } = await ada.ask<{ teams: number[]; match: string }>('GET', `/api/tables/${code}`);
    expect(body.teams).toEqual([0, 1, 0, 1]);
    expect(body.match).not.toBeNull();
    for (const page of [first, second, ...others]) page.close();
  });
});

describe('somebody alone', () => {
  test('plays a bot after as long as they like, and not before', async () => {
    const [ada] = await here.visitors('Ada');
    const page = await seek(ada, { bot: 30_000 });
    await page.next(waiting(0));
    here.later(29_000);
    await here.online.quicks.sweep();
    expect(await here.online.quicks.of(ada.me.id)).toMatchObject({ code: null });
    here.later(2000);
    await here.online.quicks.sweep();
    const { code } = (await page.next(seated)).quick!;
    const { seats, match } = await here.online.lobby.find(code!);
    expect(seats.map((s) => s.who).sort()).toEqual(['bot', 'person']);
    expect(match).not.toBeNull();
    page.close();
  });

  test('asks over HTTP alone, again and again; who stops asking is not there', async () => {
    const [ada, bo] = await here.visitors('Ada', 'Bo');
    const asks = async (who: Visitor): Promise<Quick> => (await who.ask<Quick>('POST', '/api/quick', DUEL)).body;
    expect(await asks(ada)).toMatchObject({ code: null, others: 0 });
    here.later(30_000);
    // Ada has not asked for half a minute.
    expect(await asks(bo)).toMatchObject({ code: null, others: 0 });
    const found = await asks(ada);
    expect(found.code).toMatch(/^[A-Z0-9]{6}$/);
    expect((await asks(bo)).code).toBe(found.code);
    expect((await ada.ask('GET', '/api/quick')).body).toBeNull();
    await ada.ask('POST', '/api/quick', DUEL);
    await ada.ask('DELETE', '/api/quick');
    expect((await ada.ask('GET', '/api/quick')).body).toBeNull();
  });

  test('is told in a sentence what is not played here', async () => {
    const [ada] = await here.visitors('Ada');
    const says = async (more: object): Promise<string> =>
      (await ada.ask<{ error: string }>('POST', '/api/quick', { ...DUEL, ...more })).body.error;
    expect(await says({ game: 'chess' })).toBe("game: 'chess' is not played here.");
    expect(await says({ mode: 'blitz' })).toMatch(/^mode: /);
    expect(await says({ players: 5 })).toMatch(/^players: /);
    expect(await says({ deck: 'none' })).toBe("deck: no deck is called 'none' here.");
    expect(await says({ bot: -1 })).toMatch(/^bot: /);
    expect((await ada.ask('GET', '/api/quick')).body).toBeNull();
  });
});
