import {
  advance,
  asksChance,
  type GameEvent,
  type Machine,
  machine,
  NONE,
  type Question,
  run,
  type SeatId,
  type Stat,
  stat,
} from '@wardroom/core';
import { position, type Side, ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { EVENT, MATCH, matchOf, PROMPT, STAT_NAMES, VERB } from '../src/names.ts';
import { primaryOf } from '../src/rules/field.ts';
import { standBoss } from '../src/ruleset.ts';

/**
 * B10.9–10 over the whole pool: each magic is played at a boss and each creature battles it, once with the boss resisting. Whatever
 * the card says, the boss is then as it was, but for plain attack damage.
 */

const BOSS = 'minotaur';

interface Raid {
  m: Machine;
  events: GameEvent[];
  boss: SeatId;
  resists: number;
}

function raid(me: Side): Raid {
  const seats: Side[] = [{ ...me, cemetery: ['goblin', 'haunted-tree'] }, { primary: 'werewolf' }, { primary: BOSS }];
  const s = position({ mode: 'boss', seats });
  const boss = 2 as SeatId;
  standBoss(ward, s, primaryOf(s, boss));
  const events: GameEvent[] = [];
  const r: Raid = { m: machine(ward, s, (e) => void events.push(e)), events, boss, resists: 0 };
  run(r.m);
  return r;
}

const bossCard = ({ m }: Raid) => matchOf(m.state)[MATCH.bossCard];

/** The dice: those against the boss are low, so that it resists; others show what is asked for. */
function goOn(r: Raid, pick: (q: Question) => number, face: number, hit: readonly number[]): void {
  const { m } = r;
  for (let i = 0; i < 200; i++) {
    const q = m.state.ask;
    if (q === null || m.state.over !== null) return;
    if (asksChance(q)) {
      if (q.prompt === PROMPT.rollResist) r.resists++;
      const faces = { [PROMPT.rollResist]: [1], [PROMPT.rollHit]: hit, [PROMPT.rollSpeed]: [6, 1] }[q.prompt] ?? [];
      const chance =
        q.sides === 0
          ? Array.from({ length: q.count }, (_, k) => k)
          : Array.from({ length: q.count }, (_, k) => faces[k] ?? face);
      expect(advance(m, { chance })).toBeNull();
      continue;
    }
    const at = pick(q);
    if (at < 0) return;
    expect(advance(m, { seat: q.seat, pick: at, ...(q.table === 1 ? { host: true as const } : {}) })).toBeNull();
  }
  throw new Error('it does not come to an end');
}

/** At the boss wherever that is possible; else the first answer, but nothing is done of one's own accord. */
const atBoss =
  (r: Raid) =>
  (q: Question): number => {
    if (q.prompt === PROMPT.main || q.prompt === PROMPT.combat || q.prompt === PROMPT.second) return NONE;
    const aimed = q.choices.findIndex((c) => c.card === bossCard(r) || (c.verb === VERB.seat && c.n === r.boss));
    const pass = q.choices.findIndex((c) => c.verb === VERB.pass);
    return aimed >= 0 ? aimed : Math.max(0, pass);
  };

/** All figures and states of the boss, and what runs on it or its side. */
const shape = (r: Raid): unknown => {
  const id = bossCard(r);
  return {
    stats: STAT_NAMES.map((_, which) => stat(r.m, which as Stat, id)),
    rows: r.m.state.rows.filter((row) => row.on === id || (row.on === NONE && row.seat === r.boss)).length,
    zone: r.m.state.cards[id].zone,
  };
};

const magics = cards.filter((x) => x.kind === 'magic');
/** Cards that the boss was asked to resist. */
const tried: string[] = [];

test.each(magics.map((x) => x.id))('B10.9 %s, resisted, does nothing to the boss', (id) => {
  for (const face of [1, 3, 5, 6]) {
    const r = raid({ primary: 'werewolf', hand: [id, 'frog', 'fear'] });
    goOn(r, atBoss(r), face, []);
    const q = r.m.state.ask!;
    const at = q.choices.findIndex((c) => c.verb === VERB.play && r.m.game.defs[r.m.state.cards[c.card].def].id === id);
    if (at < 0) return;
    const before = shape(r);
    const { hurt } = r.m.state.cards[bossCard(r)];
    expect(advance(r.m, { seat: q.seat, pick: at })).toBeNull();
    goOn(r, atBoss(r), face, []);
    expect(shape(r)).toEqual(before);
    expect(r.m.state.cards[bossCard(r)].hurt).toBe(hurt);
    if (r.resists > 0) tried.push(id);
  }
});

test.each(cards.filter((x) => x.kind === 'creature').map((x) => x.id))(
  'B10.10 %s, resisted, deals the boss plain attack damage and nothing else',
  (id) => {
    const r = raid({ primary: id, hand: ['frog', 'fear'] });
    const before = shape(r);
    const battle = (q: Question): number =>
      q.prompt === PROMPT.main
        ? q.choices.findIndex((c) => c.verb === VERB.endPhase)
        : q.prompt === PROMPT.combat
          ? q.choices.findIndex((c) => c.verb === VERB.battle && c.on === bossCard(r))
          : q.prompt === PROMPT.second
            ? NONE
            : atBoss(r)(q);
    goOn(r, battle, 2, [6, 5]);
    const rolls = r.events.filter(
      (e) => e.kind === EVENT.attackRoll && r.m.game.defs[r.m.state.cards[e.a].def].id === id && e.b === bossCard(r),
    );
    const dealt = rolls.reduce((n, e) => n + e.n, 0);
    // A critical hit is no effect of the card.
    const critical = r.events.some((e) => e.kind === EVENT.hit && e.n === 1 && e.b === bossCard(r));
    expect(rolls.map((e) => e.figure)).toEqual(rolls.map(() => (critical ? 2 : 1)));
    expect({ dealt: Math.min(dealt, r.m.state.cards[bossCard(r)].hurt), shape: shape(r) }).toEqual({
      dealt: r.m.state.cards[bossCard(r)].hurt,
      shape: before,
    });
    if (r.resists > 0) tried.push(id);
  },
);

test('the boss did resist: magics on it, fields over all, texts on a hit and texts that decide a battle', () => {
  const some = ['smokescreen', 'curse', 'ignite', 'sleepy-scent', 'dire-wolf', 'kraken', 'assassin', 'demonic-turtle'];
  expect(tried).toEqual(expect.arrayContaining(some));
});
