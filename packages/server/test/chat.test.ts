import type { ChatLine, Mute } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reports as printed } from '../src/admin/matches.ts';
import type { Connection, Visitor } from './play.ts';
import { type Serving, serve, told } from './serve.ts';

/** What people say to each other at a table and during its match. */

let here: Serving;
beforeAll(async () => {
  here = await serve();
});
afterAll(() => here.end());

interface Speaker extends Visitor {
  page: Connection;
  says: (text: string) => void;
  /** The next line that this one hears. */
  hears: () => Promise<ChatLine>;
}

async function at(code: string, who: Visitor): Promise<Speaker> {
  const page = await who.connect();
  page.send({ do: 'watch', code });
  await page.next(told('chat', (m) => m.whole));
  const heard: ChatLine[] = [];
  const waiting: ((line: ChatLine) => void)[] = [];
  page.onMessage((m) => {
    if (m.is !== 'chat') return;
    for (const line of m.lines) {
      const next = waiting.shift();
      if (next === undefined) heard.push(line);
      else next(line);
    }
  });
  const hears = (): Promise<ChatLine> => {
    const line = heard.shift();
    return line === undefined ? new Promise((done) => waiting.push(done)) : Promise.resolve(line);
  };
  return Object.assign(who, { page, says: (text: string) => page.send({ do: 'chat', code, text }), hears });
}

/** Ada and Bo at a table, Cy beside it. */
async function gathered(): Promise<{ code: string; ada: Speaker; bo: Speaker; cy: Speaker }> {
  const [a, b, c] = await here.visitors('Ada', 'Bo', 'Cy');
  const { code } = await a.open({ spectators: { hands: 'hidden', delay: 0 } });
  await b.at(code, { do: 'sit' });
  return { code, ada: await at(code, a), bo: await at(code, b), cy: await at(code, c) };
}

const refusal = async ({ page }: Speaker): Promise<string> => (await page.next(told('refused'))).error;

describe('what is said', () => {
  test('is heard by all at the table; during the match players and those who look on talk apart; then all is heard', async () => {
    const { code, ada, bo, cy } = await gathered();
    cy.says('May I look on?');
    expect(await ada.hears()).toMatchObject({
      n: 1,
      name: 'Cy',
      seat: null,
      to: 'all',
      text: 'May I look on?',
      mine: false,
    });
    expect(await cy.hears()).toMatchObject({ mine: true });
    ada.page.send({ do: 'emote', code, emote: 'hello' });
    expect(await cy.hears()).toMatchObject({ name: 'Ada', seat: 0, emote: 'hello', text: null });

    await bo.at(code, { do: 'ready', ready: true });
    const { match } = await ada.at(code, { do: 'start' });
    cy.says('She has the dragon.');
    expect(await cy.hears()).toMatchObject({ to: 'watchers' });
    bo.says('Good luck.');
    await bo.hears();
    await bo.hears();
    // Of what Cy said nothing came to Ada, and of what Bo said nothing to Cy.
    expect((await ada.hears()).text).toBeNull();
    expect(await ada.hears()).toMatchObject({ text: 'Good luck.', to: 'players', seat: 1 });
    const dan = await at(code, (await here.visitors('Dan'))[0]);
    dan.says('Which one?');
    expect(await cy.hears()).toMatchObject({ name: 'Dan' });

    const room = await here.online.rooms.room(match!);
    room.end('Enough.');
    for (const who of [ada, bo, cy, dan]) who.page.close();
    await Promise.all([ada, bo, cy, dan].map((who) => who.page.closed));
    while ((await here.online.lobby.matchesOf(ada.me.id))[0].status === 'open') await new Promise(setImmediate);
    const late = await ada.connect();
    late.send({ do: 'watch', code });
    const { lines } = await late.next(told('chat'));
    expect(lines.map((line) => line.text ?? line.emote)).toEqual([
      'May I look on?',
      'hello',
      'She has the dragon.',
      'Good luck.',
      'Which one?',
    ]);
    late.close();
  });

  test('is refused in a sentence where it does not fit, comes too fast, is turned off, or comes from somebody who was asked to leave', async () => {
    const { code, ada, bo, cy } = await gathered();
    for (const text of ['', ' ', 'a\nb', '\u202eevil', 'x'.repeat(301), `z${'\u0301'.repeat(9)}`]) {
      bo.says(text);
      expect(await refusal(bo), JSON.stringify(text)).toMatch(/^text: /);
    }
    bo.page.send({ do: 'emote', code, emote: 'rude' });
    expect(await refusal(bo)).toMatch(/^emote: /);
    const [dan] = await here.visitors('Dan');
    const his = await dan.connect();
    his.send({ do: 'chat', code, text: 'Hello' });
    expect((await his.next(told('refused'))).error).toBe('Watch the table first.');
    for (let i = 0; i < 7; i++) bo.says(`${i}`);
    expect(await refusal(bo)).toBe('You say much at once; wait a moment.');
    here.later(2000);
    bo.says('again');
    for (let i = 0; i < 6; i++) await ada.hears();
    expect((await ada.hears()).text).toBe('again');

    await ada.at(code, { do: 'chat', on: false });
    cy.says('Anybody?');
    expect(await refusal(cy)).toBe('The host has turned off what is said at this table.');
    await ada.at(code, { do: 'chat', on: true });
    await ada.at(code, { do: 'kick', seat: 1 });
    here.later(20_000);
    bo.says('Why?');
    expect(await refusal(bo)).toBe('The host has asked you to leave this table.');
    const off = await bo.ask<{ error: string }>('POST', `/api/tables/${code}`, { do: 'chat', on: false });
    expect([off.code, off.body.error]).toEqual([403, 'Only whoever opened the table may do that.']);
    for (const page of [ada.page, bo.page, cy.page, his]) page.close();
  });

  test('is not heard of somebody who is muted, at any table, until they are not any more', async () => {
    const { code, ada, bo, cy } = await gathered();
    bo.says('You will lose.');
    const { n } = await ada.hears();
    const own = await bo.ask<{ error: string }>('POST', `/api/tables/${code}/mute`, { line: n });
    expect([own.code, own.body.error]).toEqual([400, 'line: that is your own.']);
    const { body: muted } = await ada.ask<Mute>('POST', `/api/tables/${code}/mute`, { line: n });
    expect(muted).toMatchObject({ name: 'Bo' });
    bo.says('Do you hear me?');
    cy.says('Hello.');
    expect(await ada.hears()).toMatchObject({ name: 'Cy' });
    const { code: other } = await bo.open({});
    await ada.at(other, { do: 'sit' });
    const there = await ada.connect();
    there.send({ do: 'watch', code: other });
    await there.next(told('chat'));
    const his = await bo.connect();
    his.send({ do: 'watch', code: other });
    his.send({ do: 'emote', code: other, emote: 'hello' });
    await his.next(told('chat', (m) => !m.whole));
    expect((await ada.ask<Mute[]>('GET', '/api/mutes')).body).toEqual([muted]);
    await ada.ask('DELETE', `/api/mutes/${muted.id}`);
    bo.says('And now?');
    expect(await ada.hears()).toMatchObject({ text: 'And now?' });
    expect(there.heard.filter((m) => m.is === 'chat')).toEqual([]);
    for (const page of [ada.page, bo.page, cy.page, there, his]) page.close();
  });

  test('can be reported, and is kept for those who run the server with what was said around it', async () => {
    const { code, ada, bo, cy } = await gathered();
    ada.says('Your turn.');
    bo.says('You fool.');
    await ada.hears();
    const { n } = await ada.hears();
    const ask = { line: n, why: 'insult', words: 'Not for the first time.' };
    expect((await ada.ask('POST', `/api/tables/${code}/report`, ask)).code).toBe(200);
    expect((await ada.ask('POST', `/api/tables/${code}/report`, ask)).code).toBe(200);
    const none = await cy.ask<{ error: string }>('POST', `/api/tables/${code}/report`, { ...ask, line: 99 });
    expect([none.code, none.body.error]).toEqual([404, 'line: there is no line 99.']);
    // A number that PostgreSQL could not hold is refused before it is looked for.
    const far = { line: Number.MAX_SAFE_INTEGER };
    for (const [what, asked] of Object.entries({ report: { ...ask, ...far }, mute: far })) {
      const { code: status, body } = await cy.ask<{ error: string }>('POST', `/api/tables/${code}/${what}`, asked);
      expect([what, status, body.error]).toEqual([what, 400, 'line: must be <= 2147483647.']);
    }
    const odd = await cy.ask<{ error: string }>('POST', `/api/tables/${code}/mute`, { line: n, why: 'spam' });
    expect([odd.code, odd.body.error]).toEqual([400, 'why: is not known here; leave it out.']);
    const { db } = here.online.database;
    const reports = await db.selectFrom('report').selectAll().where('code', '=', code).execute();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ person: ada.me.id, accused: bo.me.id, why: 'insult', words: ask.words });
    expect(JSON.parse(reports[0].lines).map((line: ChatLine) => line.text)).toEqual(['Your turn.', 'You fool.']);
    const [head, before, line, ...more] = await printed(here.online.database, 1);
    expect(head).toContain(`line ${n}: ${ada.me.id} reports ${bo.me.id}, insult: "Not for the first time."`);
    expect(before).toMatch(/^ .* Ada: "Your turn\."$/);
    expect(line).toMatch(/^> .* Bo: "You fool\."$/);
    expect(more).toEqual([]);
    for (const page of [ada.page, bo.page, cy.page]) page.close();
  });
});
