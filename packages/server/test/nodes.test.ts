import type { QuickAsk } from '@wardroom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBus } from '../src/store/bus.ts';
import { entriesOf } from '../src/store/log.ts';
import type { Connection, Visitor } from './play.ts';
import { type Cluster, startPostgres } from './postgres.ts';
import { type Serving, serve, told } from './serve.ts';

/** Two nodes on a real PostgreSQL: what both might do at once is done once. */

const DAY = 86_400_000;
let cluster: Cluster;
let nodes: Serving[];

beforeAll(async () => {
  cluster = await startPostgres();
  const url = await cluster.database('nodes');
  nodes = [];
  for (let i = 0; i < 2; i++) nodes.push(await serve({ url, bus: await postgresBus(url) }));
});
afterAll(async () => {
  for (const node of nodes) await node.end();
  await cluster.stop();
});

const later = (ms: number): void => {
  for (const node of nodes) node.later(ms);
};

/** Ada at one node and Bo at the other, in a match that has begun. */
async function begun(more: Parameters<Visitor['open']>[0]): Promise<{
  people: Visitor[];
  pages: Connection[];
  match: string;
  code: string;
}> {
  const people = [...(await nodes[0].visitors('Ada')), ...(await nodes[1].visitors('Bo'))];
  const { code } = await people[0].open(more);
  await people[1].at(code, { do: 'sit' });
  await people[1].at(code, { do: 'ready', ready: true });
  const { match } = await people[0].at(code, { do: 'start' });
  const pages = await Promise.all(people.map((who) => who.connect()));
  for (const page of pages) {
    page.send({ do: 'join', match });
    page.send({ do: 'say', match, message: { do: 'entropy', value: 'abcd' } });
  }
  for (const page of pages) await page.next(told('room', (m) => JSON.stringify(m.message).includes('"told"')));
  return { people, pages, match: match!, code };
}

const log = async (match: string): Promise<string[]> => entriesOf(nodes[0].online.database.db, match);

describe('two nodes', () => {
  test('seat everybody who looks for a match exactly once, however they come in', async () => {
    const ask: QuickAsk = { game: 'ward', mode: 'duel', deck: 'the-hoard', bot: null };
    const people = (
      await Promise.all(nodes.map((node, i) => node.visitors(...Array.from({ length: 6 }, (_, k) => `P${i}${k}`))))
    ).flat();
    const pages = await Promise.all(people.map((who) => who.connect()));
    for (const page of pages) page.send({ do: 'seek', ask });
    const codes = await Promise.all(
      pages.map(async (page) => (await page.next(told('quick', (m) => m.quick?.code != null))).quick!.code!),
    );
    const tables = new Map(codes.map((code) => [code, codes.filter((x) => x === code).length]));
    expect([...tables.values()]).toEqual([2, 2, 2, 2, 2, 2]);
    const seats = await nodes[1].online.database.db
      .selectFrom('seat')
      .select('person')
      .where(
        'person',
        'in',
        people.map((p) => p.me.id),
      )
      .execute();
    expect(new Set(seats.map((s) => s.person)).size).toBe(12);
    expect(seats).toHaveLength(12);
    for (const page of pages) page.close();
  });

  test('see who is away at the other, and replace them once', async () => {
    const { people, pages, match, code } = await begun({ gone: { grace: 30_000, then: 'bot' } });
    // Cy and Ada look at different nodes, so that both nodes have the match and count.
    const [cy] = await nodes[1].visitors('Cy');
    const his = await cy.connect();
    his.send({ do: 'watch', code });
    const away = told('presence', (m) => m.seats.some((s) => s.seat === 1 && !s.here && s.away !== null));
    await pages[0].next(told('presence', (m) => m.seats.some((s) => s.seat === 1 && s.here)));
    const second = await people[0].connect();
    people[0].moved(nodes[1].running.url);
    const elsewhere = await people[0].connect();
    elsewhere.send({ do: 'join', match });
    await elsewhere.next(told('presence'));
    pages[1].cut();
    await Promise.all([pages[0].next(away), elsewhere.next(away)]);
    later(31_000);
    // Somebody goes, which both nodes hear of.
    his.close();
    const replaced = told('room', (m) => JSON.stringify(m.message).includes('"sitters":{"1":["greedy"]'));
    await Promise.all([pages[0].next(replaced), elsewhere.next(replaced)]);
    const sat = (await log(match)).filter((entry) => JSON.parse(entry).is === 'sit');
    expect(sat).toHaveLength(1);
    for (const page of [pages[0], second, elsewhere]) page.close();
  });

  test('wake a match whose time is up, once, with nobody there', async () => {
    const { people, pages, match, code } = await begun({ clock: { decision: DAY, bank: 0, then: 'lose' } });
    for (const page of pages) page.close();
    for (const node of nodes) while (node.online.presence.at(code).size > 0) await new Promise(setImmediate);
    await Promise.all(nodes.map((node) => node.online.turns.flush()));
    later(DAY + 60_000);
    await Promise.all(nodes.map((node) => node.online.turns.sweep()));
    while ((await nodes[1].online.lobby.matchesOf(people[0].me.id)).find((m) => m.match === match)!.status === 'open')
      await new Promise(setImmediate);
    const lost = (await log(match)).filter((entry) => entry.includes('"disqualify"'));
    expect(lost).toHaveLength(1);
  });

  test('carry what is said from one to the other, in one order', async () => {
    const { pages, code } = await begun({});
    for (const page of pages) {
      page.send({ do: 'watch', code });
      await page.next(told('chat', (m) => m.whole));
    }
    const lines: number[][] = [[], []];
    const all = pages.map(
      (page, i) =>
        new Promise<void>((done) => {
          page.onMessage((m) => {
            if (m.is !== 'chat') return;
            lines[i].push(...m.lines.map((line) => line.n));
            if (lines[i].length === 6) done();
          });
        }),
    );
    for (const [i, page] of pages.entries())
      for (let k = 0; k < 3; k++) page.send({ do: 'chat', code, text: `${i} ${k}` });
    await Promise.all(all);
    expect(lines).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ]);
    for (const page of pages) page.close();
  });
});
