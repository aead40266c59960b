import type { FromRoom } from '@wardroom/host/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, playSeat, someChoice, type Visitor } from './play.ts';
import { type Serving, serve, told } from './serve.ts';

/** Somebody is gone from a match: a bot sits down for them, they lose, or they are waited for, as the table chose. */

let here: Serving;
beforeAll(async () => {
  here = await serve();
});
afterAll(() => here.end());

type Opened = Parameters<Visitor['open']>[0];

async function begun(more: Opened): Promise<{ people: Visitor[]; match: string; code: string; pages: Connection[] }> {
  const people = await here.visitors('Ada', 'Bo');
  const [ada, bo] = people;
  const { code } = await ada.open(more);
  await bo.at(code, { do: 'sit' });
  await bo.at(code, { do: 'ready', ready: true });
  const { match } = await ada.at(code, { do: 'start' });
  const pages = await Promise.all(people.map((p) => p.connect()));
  return { people, match: match!, code, pages };
}

/** Sit down, and answer nothing but what the dice need. */
const arrive = (page: Connection, match: string): void => {
  page.send({ do: 'join', match });
  page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
};

const boIs = (match: string, is: boolean) =>
  told(
    'presence',
    (m) => m.match === match && m.seats.some((s) => s.seat === 1 && s.here === is && (is || s.away !== null)),
  );

/** Somebody comes by, so that everybody looks who is there. */
async function comeBy(code: string): Promise<void> {
  const [cy] = await here.visitors('Cy');
  const his = await cy.connect();
  his.send({ do: 'watch', code });
  await his.next(told('table'));
  his.close();
  await his.closed;
}

/** The names of those who sit, or the end, as a room tells it. */
const roomSays = (match: string, fits: (m: FromRoom) => boolean) =>
  told('room', (m) => m.match === match && fits(m.message as FromRoom));
const sits = (match: string, seat: number, sitter: string) =>
  roomSays(match, (m) => {
    if (m.is === 'whole') return m.shown?.sitters[seat] === sitter;
    return m.is === 'told' && JSON.stringify(m.rest ?? {}).includes(`"sitters":{"${seat}":["${sitter}"]`);
  });

describe('somebody who is gone', () => {
  test('is replaced by a bot after the grace of the table, and has their seat again when they are back', async () => {
    const { people, match, pages, code } = await begun({ gone: { grace: 30_000, then: 'bot' } });
    for (const page of pages) arrive(page, match);
    await pages[0].next(roomSays(match, (m) => m.is === 'told'));
    await pages[0].next(boIs(match, true));
    pages[1].cut();
    const away = await pages[0].next(boIs(match, false));
    const [bo] = away.seats.filter((s) => s.seat === 1);
    expect(bo.until! - bo.away!).toBe(30_000);
    here.later(29_000);
    await comeBy(code);
    const room = await here.online.rooms.room(match);
    expect(room.sitters()).toEqual(['person', 'person']);
    here.later(2000);
    await comeBy(code);
    await pages[0].next(sits(match, 1, 'greedy'));

    const back = await people[1].connect();
    back.send({ do: 'join', match });
    await pages[0].next(sits(match, 1, 'person'));
    await pages[0].next(boIs(match, true));
    for (const page of [pages[0], back]) page.close();
  });

  test('loses, where the table chose that', async () => {
    const { people, match, pages, code } = await begun({ gone: { grace: 30_000, then: 'lose' } });
    for (const page of pages) arrive(page, match);
    await pages[0].next(roomSays(match, (m) => m.is === 'told'));
    pages[1].cut();
    await pages[0].next(boIs(match, false));
    here.later(31_000);
    await comeBy(code);
    await pages[0].next(roomSays(match, (m) => m.is === 'replay'));
    const after = playSeat(await people[1].connect(), match, () => 0);
    await after.over;
    expect(after.following.shown!.view.over).toMatchObject({ winner: 0 });
    pages[0].close();
  });

  test('is waited for, where the table chose that, and nobody loses to an empty table', async () => {
    const waits = await begun({ gone: { grace: 30_000, then: 'wait' } });
    const loses = await begun({ gone: { grace: 30_000, then: 'lose' } });
    for (const { people, match, pages, code } of [waits, loses]) {
      for (const page of pages) page.send({ do: 'join', match });
      await pages[0].next(boIs(match, true));
      pages[1].cut();
      await pages[0].next(boIs(match, false));
      // In the second match Ada leaves, too, and is the first to be back.
      if (match === loses.match) {
        pages[0].cut();
        await pages[0].closed;
      }
      here.later(60_000);
      await comeBy(code);
      const back = await people[0].connect();
      back.send({ do: 'join', match });
      const there = await back.next(told('presence', (m) => m.seats.some((s) => s.seat === 0 && s.here)));
      const [bo] = there.seats.filter((s) => s.seat === 1);
      if (match === waits.match) expect(bo.until).toBeNull();
      else expect(bo.until! - bo.away!).toBeGreaterThan(60_000);
      const { body } = await people[0].ask<{ match: string; status: string }[]>('GET', '/api/matches');
      expect(body.find((m) => m.match === match)?.status).toBe('open');
      back.close();
      pages[0].close();
    }
  });

  test('who never comes is replaced, and the match begins', async () => {
    const { match, pages, code } = await begun({ gone: { grace: 30_000, then: 'bot' } });
    pages[1].close();
    const ada = playSeat(pages[0], match, someChoice(1));
    await pages[0].next(told('presence', (m) => m.match === match));
    here.later(31_000);
    await comeBy(code);
    await ada.over;
    expect(ada.following.shown!.view.over).not.toBeNull();
    pages[0].close();
  });
});

describe('whose time ran out', () => {
  test('takes their seat again from the bot that sat down there', async () => {
    const { match, pages } = await begun({ clock: { decision: 60_000, bank: 0, then: 'bot' } });
    for (const page of pages) arrive(page, match);
    await Promise.all(pages.map((page) => page.next(roomSays(match, (m) => m.is === 'told'))));
    const room = await here.online.rooms.room(match);
    const [{ seat }] = room.awaits();
    here.later(61_000);
    // Whatever anybody says, the clock is looked at.
    pages[1 - seat].send({ do: 'say', match, message: { do: 'hold' } });
    await pages[1 - seat].next(sits(match, seat, 'greedy'));
    pages[seat].send({ do: 'return', match });
    await pages[1 - seat].next(sits(match, seat, 'person'));
    const cy = (await here.visitors('Cy'))[0];
    const his = await cy.connect();
    his.send({ do: 'return', match });
    expect((await his.next(told('refused'))).error).toBe('Join the match first.');
    for (const page of [...pages, his]) page.close();
  });
});
