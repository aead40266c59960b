import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { below, type Replay, randomStream, type SeatId, type Setup } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prune, rulesBundleIf } from '../../../scripts/lib/rules-bundles.mjs';
import { withSixCards } from '../../games/ward/test/six-cards.ts';
import { decodeReplay, encodeReplay, findRulesBy, type RulesBundle, rulesFile, services } from '../src/index.ts';

/**
 * Rules of another edition: Ward built as if its players began with six cards. To the present rules that is what an earlier
 * build was; each plays its own replays, side by side.
 */

const ward = gameByName('ward')!;
const folder = mkdtempSync(join(tmpdir(), 'wardroom-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const load = async (file: string): Promise<RulesBundle> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)).rules;

/** A match at random, played by an edition itself. */
function playedBy({ engine, game }: RulesBundle, seed: string): Replay {
  const seats = [0, 1].map((i) => ({ name: ['Ada', 'Bo'][i], deck: game.decks[i].cards }));
  const setup: Setup = { mode: 'duel', seats };
  const table = engine.openTable(game, setup, seed);
  const random = randomStream(seed);
  for (let q = table.machine.state.ask; q !== null; q = table.machine.state.ask) {
    expect(engine.submit(table, { seat: q.seat, pick: below(random, q.choices.length) })).toBeNull();
  }
  return engine.makeReplay(table);
}

let other: RulesBundle;
let present: RulesBundle;
let old: Replay;
/** What was looked for, and whether it is there to be found. */
const asked: string[] = [];
let kept = true;

beforeAll(async () => {
  const [six, five] = await Promise.all([rulesBundleIf('ward', withSixCards), rulesBundleIf('ward', () => undefined)]);
  for (const { file, text } of [six, five]) writeFileSync(join(folder, file), text);
  other = await load(six.file);
  present = await load(five.file);
  old = playedBy(other, 'six cards');
  findRulesBy(async (game, fingerprint) => {
    asked.push(rulesFile(game, fingerprint));
    return kept && readdirSync(folder).includes(asked.at(-1)!) ? load(asked.at(-1)!) : undefined;
  });
});
afterAll(() => findRulesBy(async () => undefined));

const forgotten = async (work: () => Promise<void>): Promise<void> => {
  kept = false;
  try {
    await work();
  } finally {
    kept = true;
  }
};

describe('a rule was changed', () => {
  test('and a match under way is drawn with the cards and clauses of its own rules, or not at all', async () => {
    const own = await services.catalogueOf('ward', other.game.fingerprint);
    expect(own.fingerprint).toBe(other.game.fingerprint);
    expect((await services.catalogueOf('ward', ward.fingerprint)).fingerprint).toBe(ward.fingerprint);
    await forgotten(() =>
      expect(services.catalogueOf('ward', other.game.fingerprint)).rejects.toThrow(
        'rules of another edition that this page does not have',
      ),
    );
  });

  test('and with it the fingerprint; both editions lie side by side', () => {
    expect(present.game.fingerprint).toBe(ward.fingerprint);
    expect(other.game.fingerprint).not.toBe(ward.fingerprint);
    expect(old.fingerprint).toBe(other.game.fingerprint);
    const held = [other, present].map(({ engine, game }) => {
      const table = engine.openTable(game, old.setup, old.seed);
      const most = (): number => {
        const { zones } = engine.view(game, table.machine.state, 0 as SeatId);
        return Math.max(...zones.flatMap((z) => (z.zone === 'hand' ? [z.count] : [])));
      };
      while (most() === 0) engine.submit(table, { seat: table.machine.state.ask!.seat, pick: 0 });
      return most();
    });
    expect(held).toEqual([6, 5]);
  });

  test('an old replay is refused by the present rules, in words', async () => {
    const text = JSON.stringify(old);
    await forgotten(async () => {
      await expect(services.openReplay(text)).rejects.toThrow(
        `The replay was made with other rules or cards (${old.fingerprint}) than these (${ward.fingerprint}), and those are not kept here`,
      );
      await expect(services.story(old)).rejects.toThrow('other rules or cards');
    });
    expect(() => present.openReplay(text)).toThrow('other rules or cards');
  });

  test('and played by its own to its recorded end', async () => {
    const { id, facts, catalogue } = await services.openReplay(JSON.stringify(old));
    expect(facts.ownRules).toBe(true);
    expect(catalogue!.fingerprint).toBe(old.fingerprint);
    expect(catalogue!.rulebook.length).toBeGreaterThan(100);
    expect(facts.over!.winner).toBe(old.result!.winner);
    const end = services.replayAt(id, facts.length, { seat: 0, open: true });
    expect(end.view.over).toEqual(facts.over);
    expect(services.replayLog(id, { seat: 0, open: true })).toHaveLength(end.events);
    expect((await services.story(old)).result.winner).toBe(old.result!.winner);
  });

  test('a link to it leads back to it', async () => {
    const link = await encodeReplay(old);
    expect(await decodeReplay(link)).toEqual(old);
    await forgotten(() => expect(decodeReplay(link)).rejects.toThrow('those are not kept here'));
  });

  test('an edited file is found out by its own rules, too', async () => {
    const inputs = old.inputs.map((x, i) => (i === old.inputs.length - 1 ? { seat: 0, act: 'concede' } : x));
    await expect(services.openReplay(JSON.stringify({ ...old, inputs }))).rejects.toThrow('edited');
  });

  test('a replay of the present rules is played by them', async () => {
    asked.length = 0;
    const { facts, catalogue } = await services.openReplay(JSON.stringify(playedBy(present, 'five cards')));
    expect([facts.ownRules, catalogue, asked]).toEqual([undefined, undefined, []]);
  });

  test('nothing is looked for that is no fingerprint', async () => {
    asked.length = 0;
    for (const fingerprint of ['../../x', 'FFFFFFFFFFFFFFFF', '0123', 7, null]) {
      await expect(services.openReplay(JSON.stringify({ ...old, fingerprint }))).rejects.toThrow();
    }
    expect(asked).toEqual([]);
  });
});

test('of the editions that are kept the oldest go first, and the present ones never', () => {
  const name = (i: number): string => rulesFile('ward', String(i).padStart(16, '0'));
  const there = mkdtempSync(join(tmpdir(), 'wardroom-rules-'));
  for (let i = 1; i <= 5; i++) {
    writeFileSync(join(there, name(i)), 'x'.repeat(100));
    utimesSync(join(there, name(i)), i, i);
  }
  prune(there, [name(1)], 350);
  expect(readdirSync(there).sort()).toEqual([name(1), name(4), name(5)]);
  rmSync(there, { recursive: true });
});
