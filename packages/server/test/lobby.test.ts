import type { FromRoom } from '@wardroom/host/room';
import { type Listed, TableView } from '@wardroom/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Visitor } from './play.ts';
import { type Serving, serve, told } from './serve.ts';

/** Tables before their match, and what is agreed on during it, as people meet it. */

let here: Serving;
beforeAll(async () => {
  here = await serve();
});
afterAll(() => here.end());

const says = async (who: Visitor, code: string, act: unknown): Promise<[number, string]> => {
  const { code: is, body } = await who.ask<{ error: string }>('POST', `/api/tables/${code}`, act);
  return [is, body.error];
};
const opens = async (who: Visitor, more: object): Promise<string> => {
  const base = { game: 'ward', mode: 'duel', players: 2, deck: 'the-hoard', listed: false, among: 'friends' };
  const ask = { ...base, takeBack: 'consent', spectators: null, clock: null, ...more };
  return (await who.ask<{ error: string }>('POST', '/api/tables', ask)).body.error;
};
const fromRoom = (fits: (m: FromRoom) => boolean) => told('room', (m) => fits(m.message as FromRoom));
const hasRest = (word: string) => fromRoom((m) => m.is === 'told' && JSON.stringify(m.rest ?? {}).includes(word));

describe('a table', () => {
  test('is opened with what can be played, or a sentence names the field', async () => {
    const [ada] = await here.visitors('Ada');
    expect(await opens(ada, { options: { threshold: 3 } })).toMatch(/^option threshold: /);
    expect(await opens(ada, { options: { speed: 'fast' } })).toMatch(/^option speed: /);
    expect(await opens(ada, { spectators: { hands: 'open', delay: 0 } })).toMatch(/^spectators\.delay: /);
    expect(await opens(ada, { clock: { decision: 10, bank: 0, then: 'lose' } })).toMatch(/^clock/);
    expect(await opens(ada, { gone: { grace: 1, then: 'bot' } })).toMatch(/^gone/);
    const days = { decision: 86_400_000, bank: 0, then: 'lose' };
    expect(await opens(ada, { clock: days, gone: { grace: 60_000, then: 'lose' } })).toBe(
      "gone.then: in a match over days the clock alone decides; choose 'wait'.",
    );
    expect(await opens(ada, { among: 'strangers', judge: 'plays' })).toBe(
      "judge: among strangers whoever judges does not play; choose 'apart'.",
    );
    expect(await ada.open({ options: { threshold: 60, format: 'open' } })).toMatchObject({
      options: { threshold: 60, format: 'open' },
      gone: { then: 'wait' },
      chat: true,
      judge: null,
    });
    expect((await ada.open({ mode: 'team', players: 4 })).gone.then).toBe('bot');
  });

  test('shows who is on which side; two change places if both agree, with a bot if the host does it', async () => {
    const [ada, bo, cy] = await here.visitors('Ada', 'Bo', 'Cy');
    const { code } = await ada.open({ mode: 'team', players: 4 });
    await bo.at(code, { do: 'sit' });
    expect((await cy.at(code, { do: 'sit' })).teams).toEqual([0, 1, 0, 1]);
    await bo.at(code, { do: 'ready', ready: true });
    expect(await says(ada, code, { do: 'swap', seat: 3 })).toEqual([409, 'seat: 3 is free; sit down there.']);
    expect((await ada.at(code, { do: 'swap', seat: 1 })).swap).toEqual({ from: 0, to: 1 });
    expect(await says(cy, code, { do: 'swap', seat: 1 })).toEqual([
      409,
      'Somebody has offered to change places already; that comes first.',
    ]);
    expect(await says(cy, code, { do: 'agree', yes: true })).toEqual([409, 'Nobody has offered you their place.']);
    expect(await says(ada, code, { do: 'agree', yes: true })).toEqual([409, 'Nobody has offered you their place.']);
    const agreed = await bo.at(code, { do: 'agree', yes: true });
    expect(agreed).toMatchObject({
      seat: 0,
      swap: null,
      seats: [{ name: 'Bo', ready: false }, { name: 'Ada' }, {}, {}],
    });
    // An offer goes with whoever made it, and can be taken back or refused.
    await cy.at(code, { do: 'swap', seat: 0 });
    expect((await cy.at(code, { do: 'stand' })).swap).toBeNull();
    await ada.at(code, { do: 'swap', seat: 0 });
    expect((await bo.at(code, { do: 'agree', yes: false })).seats[0]).toMatchObject({ name: 'Bo' });
    await ada.at(code, { do: 'bot', seat: 3, bot: 'random' });
    expect(await says(bo, code, { do: 'swap', seat: 3 })).toEqual([403, 'Only whoever opened the table may do that.']);
    expect((await ada.at(code, { do: 'swap', seat: 3 })).seat).toBe(3);
  });

  test('has bots that play with the decks that the host chooses', async () => {
    const [ada, bo] = await here.visitors('Ada', 'Bo');
    const { code } = await ada.open({});
    const usual = await ada.at(code, { do: 'bot', seat: 1, bot: 'random' });
    expect(usual.seats[1]).toMatchObject({ who: 'bot', bot: 'random', deck: expect.any(String) });
    expect((await ada.at(code, { do: 'bot', seat: 1, bot: 'random', deck: 'slow-venom' })).seats[1]).toMatchObject({
      deck: 'slow-venom',
    });
    expect(await says(ada, code, { do: 'bot', seat: 1, bot: 'random', deck: 'no-such' })).toEqual([
      400,
      "deck: no deck is called 'no-such' here.",
    ]);
    expect(await says(bo, code, { do: 'bot', seat: 1, bot: 'random', deck: 'the-hoard' })).toEqual([
      403,
      'Only whoever opened the table may do that.',
    ]);
  });

  test('W3.2.3 has decks that fit its format: the others are refused with the card, its set and the way out', async () => {
    const [ada, bo] = await here.visitors('Ada', 'Bo');
    const wrong =
      'deck: Ghost Form is of generation 2; this format plays with generation 1. Take it out, or choose the format ' +
      'official, all, gen1-2 or open.';
    expect(await opens(ada, { options: { format: 'gen1' }, deck: 'slow-venom' })).toBe(wrong);
    expect(await opens(ada, { options: { format: 'gen4' } })).toMatch(/^option format: one of official, all, /);
    const { code } = await ada.open({ options: { format: 'gen1' }, deck: 'the-hoard' });
    expect(await says(bo, code, { do: 'sit', deck: 'slow-venom' })).toEqual([400, wrong]);
    // Whoever has not chosen one gets one that fits.
    await bo.at(code, { do: 'sit' });
    expect(await says(bo, code, { do: 'deck', deck: 'slow-venom' })).toEqual([400, wrong]);
    const hoard = (await bo.at(code, { do: 'deck', deck: 'the-hoard' })).seats[1];
    expect(hoard).toMatchObject({ deck: 'the-hoard' });
    await bo.at(code, { do: 'ready', ready: true });
    expect((await ada.at(code, { do: 'start' })).match).not.toBeNull();
  });

  test('has a judge who does not play: their word is told to everybody, and nobody else has it', async () => {
    const [ada, bo, cy] = await here.visitors('Ada', 'Bo', 'Cy');
    const opened = await ada.open({ judge: 'apart' });
    expect([opened.seat, opened.seats[0].who, opened.hostName]).toEqual([null, 'nobody', 'Ada']);
    const { code } = opened;
    expect(await says(ada, code, { do: 'sit' })).toEqual([409, 'You are the judge of this table.']);
    expect((await ada.ask<Listed[]>('GET', '/api/tables/mine')).body.map((t) => t.code)).toEqual([code]);
    for (const who of [bo, cy]) {
      await who.at(code, { do: 'sit' });
      await who.at(code, { do: 'ready', ready: true });
    }
    const { match } = await ada.at(code, { do: 'start' });
    const pages = await Promise.all([ada, bo, cy].map((who) => who.connect()));
    for (const page of pages) page.send({ do: 'join', match });
    for (const page of pages.slice(1)) page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
    const whole = await pages[0].next(fromRoom((m) => m.is === 'whole'));
    expect((whole.message as { judge: string[] }).judge).toContain('disqualify');
    await Promise.all(pages.map((page) => page.next(fromRoom((m) => m.is === 'told'))));
    const judge = { do: 'judge', act: 'ruling', text: 'The card stays in the hand.' };
    pages[1].send({ do: 'say', match, message: { ...judge, key: 'bo' } });
    const refused = await pages[1].next(fromRoom((m) => m.is === 'refused'));
    expect(refused.message).toMatchObject({
      key: 'bo',
      refusal: { error: 'Only the judge of this match may do that.' },
    });
    pages[0].send({ do: 'say', match, message: judge });
    for (const page of pages) await page.next(hasRest('The card stays in the hand.'));
    pages[0].send({ do: 'say', match, message: { do: 'judge', act: 'disqualify', target: 1 } });
    for (const page of pages) await page.next(fromRoom((m) => m.is === 'replay'));
    for (const page of pages) page.close();
  });
});

describe('a match', () => {
  async function begun(
    more: Parameters<Visitor['open']>[0] = {},
  ): Promise<{ people: Visitor[]; match: string; pages: Connection[] }> {
    const people = await here.visitors('Ada', 'Bo');
    const { code } = await people[0].open(more);
    await people[1].at(code, { do: 'sit' });
    await people[1].at(code, { do: 'ready', ready: true });
    const { match } = await people[0].at(code, { do: 'start' });
    const pages = await Promise.all(people.map((who) => who.connect()));
    for (const page of pages) {
      page.send({ do: 'join', match });
      page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
    }
    await Promise.all(pages.map((page) => page.next(fromRoom((m) => m.is === 'told'))));
    return { people, match: match!, pages };
  }

  test('among friends is judged by its host, who plays it, too', async () => {
    const { match, pages } = await begun({ judge: 'plays' });
    pages[1].send({ do: 'say', match, message: { do: 'judge', act: 'end', text: 'Enough.' } });
    await pages[1].next(fromRoom((m) => m.is === 'refused'));
    pages[0].send({ do: 'say', match, message: { do: 'judge', act: 'end', text: 'Dinner is ready.' } });
    for (const page of pages) await page.next(hasRest('Dinner is ready.'));
    for (const page of pages) page.close();
  });

  test('is played from several devices of one seat at once: each is told the same, and what both say is taken once', async () => {
    const { people, match, pages } = await begun();
    const [{ seat }] = (await here.online.rooms.room(match)).awaits();
    const phone = await people[seat].connect();
    phone.send({ do: 'join', match });
    const whole = (await phone.next(fromRoom((m) => m.is === 'whole'))).message as Extract<FromRoom, { is: 'whole' }>;
    const question = whole.shown!.view.seq;
    const pick = { do: 'say', match, message: { do: 'pick', question, pick: 0, key: 'same' } };
    for (const page of [phone, pages[seat]]) page.send(pick);
    for (const page of [phone, pages[seat]]) await page.next(fromRoom((m) => m.is === 'taken' && m.key === 'same'));
    const heard = async (page: Connection) =>
      (await page.next(fromRoom((m) => m.is === 'told' && m.n === whole.n + 1))).message;
    expect(await heard(phone)).toEqual(await heard(pages[seat]));
    for (const page of [...pages, phone]) page.close();
  });

  test('something is taken back if the other agrees, and not what taught somebody something', async () => {
    const { match, pages } = await begun();
    const room = await here.online.rooms.room(match);
    const back = async (seat: number, key: string): Promise<FromRoom> => {
      pages[seat].send({ do: 'say', match, message: { do: 'back', key } });
      const answer = fromRoom((m) => (m.is === 'taken' || m.is === 'refused') && m.key === key);
      return (await pages[seat].next(answer)).message as FromRoom;
    };
    const nothing = { is: 'refused', refusal: { error: 'There is nothing that may be taken back.' } };
    expect(await back(room.awaits()[0].seat, 'early')).toMatchObject(nothing);
    // Both answer until somebody has done what nobody learned anything from.
    let seat = -1;
    for (let i = 0; seat < 0; i++) {
      const asked = room.awaits()[0].seat;
      const question = room.course().seats[asked].number;
      pages[asked].send({ do: 'say', match, message: { do: 'pick', question, pick: 0, key: `k${i}` } });
      await pages[asked].next(fromRoom((m) => m.is === 'taken' && m.key === `k${i}`));
      const answer = await back(asked, `b${i}`);
      if (answer.is === 'taken') seat = asked;
      else expect(answer).toMatchObject(nothing);
    }
    const stood = room.course().line.length;
    await pages[1 - seat].next(hasRest('"what":"back"'));
    pages[1 - seat].send({ do: 'say', match, message: { do: 'consent', yes: true } });
    await pages[seat].next(hasRest('"offer":[null]'));
    expect(room.course().line.length).toBeLessThan(stood);
    expect(room.awaits().map((x) => x.seat)).toContain(seat);
    const mine = pages[seat];
    // A draw that both want ends it.
    mine.send({ do: 'say', match, message: { do: 'draw' } });
    await pages[1 - seat].next(hasRest('"what":"draw"'));
    pages[1 - seat].send({ do: 'say', match, message: { do: 'consent', yes: true } });
    for (const page of pages) await page.next(hasRest('The players agreed to a draw.'));
    for (const page of pages) page.close();
  });
});

describe('the document of all requests', () => {
  test('names every route, what it takes and what it answers with', async () => {
    const [ada] = await here.visitors('Ada');
    interface Operation {
      requestBody?: { content: { 'application/json': { schema: { required: string[] } } } };
      responses: { 200: { content?: { 'application/json': { schema: object } } } };
    }
    const { body } = await ada.ask<{ openapi: string; paths: Record<string, Record<string, Operation>> }>(
      'GET',
      '/api/openapi.json',
    );
    expect(body.openapi).toBe('3.1.0');
    const all = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((m) => `${m} ${path}`),
    );
    for (const route of [
      'put /api/me',
      'post /api/tables',
      'post /api/tables/{code}',
      'post /api/quick',
      'post /api/push',
    ])
      expect(all).toContain(route);
    const { post } = body.paths['/api/tables'];
    expect(post.requestBody!.content['application/json'].schema.required).toContain('takeBack');
    const table = await ada.open({});
    const schema = post.responses[200].content!['application/json'].schema;
    expect([Value.Check(schema as typeof TableView, table), Value.Check(TableView, table)]).toEqual([true, true]);
  });
});
