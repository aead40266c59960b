import { describe, expect, test } from 'vitest';
import {
  addRow,
  type CardId,
  contributions,
  type EffectId,
  LAYERS,
  type Machine,
  type Mod,
  machine,
  NONE,
  seatStat,
  stat,
} from '../src/index.ts';
import { FIRST, HEAP, makeToy, put, SECOND, STAT, type Stone, setup, stone } from './toy.ts';

/** A text that changes its own player's stones. */
const changer = (id: string, ...mods: Mod[]): Stone =>
  stone(id, 0, { is: 'static', to: { side: 'own', where: { other: true } }, mods });

const STONES: readonly Stone[] = [
  stone('plain', 4),
  changer('set9', { stat: 'weight', set: 9 }),
  changer('add3', { stat: 'weight', add: 3 }),
  changer('less2', { stat: 'weight', add: -2 }),
  changer('twice', { stat: 'weight', times: 2 }),
  changer('half', { stat: 'weight', times: 0.5 }),
  changer('fix1', { stat: 'weight', fix: 1 }),
  changer('cap5', { stat: 'weight', cap: 5 }),
  changer('noRaise', { stat: 'weight', noRaise: true }),
  changer('heavy', { stat: 'weight', add: 3 }, { stat: 'weight', noRaise: true }),
  changer('glow', { stat: 'shine', add: { stat: 'weight', of: 'it' } }),
  stone('toll', 0, { is: 'static', to: { seats: 'foes' }, mods: [{ stat: 'tax', add: 2 }] }),
  // Never played: it only lends its groups of modifiers to rows.
  stone('spell', 0, {
    is: 'play',
    targets: [{ as: 't', from: { in: 'row' } }],
    do: [
      { do: 'modify', on: 't', mods: [{ stat: 'weight', add: 'n' }], lasting: { cycles: 1 }, n: 2 },
      { do: 'modify', side: 'me', mods: [{ stat: 'weight', add: 10 }], lasting: { cycles: 1 } },
      { do: 'modify', side: 'me', mods: [{ stat: 'tax', add: 5 }], lasting: { cycles: 1 } },
      { do: 'modify', side: 'me', mods: [{ stat: 'tax', add: 5, if: { myTurn: true } }], lasting: { cycles: 1 } },
    ],
  }),
];

/** The weight of a plain stone (4) with these beside it, put there in this order. */
function weight(texts: readonly string[], limits = {}): number {
  const { m, plain } = table(texts, limits);
  return stat(m, STAT.weight, plain);
}

function table(texts: readonly string[], limits = {}): { m: Machine; plain: CardId; ids: CardId[] } {
  const game = makeToy({ stones: STONES, limits });
  const s = game.begin(setup(2, []));
  const plain = put(game, s, 'plain', FIRST);
  const ids = texts.map((id) => put(game, s, id, FIRST));
  return { m: machine(game, s), plain, ids };
}

describe('derived stats', () => {
  test('without any text are the printed value', () => {
    expect(weight([])).toBe(4);
  });

  test('count in layers, whatever the order of arrival: set, add, times, fix, cap', () => {
    expect(LAYERS).toEqual(['base', 'set', 'add', 'times', 'fix', 'cap', 'noRaise']);
    expect(weight(['add3', 'set9'])).toBe(12);
    expect(weight(['twice', 'add3'])).toBe(14);
    expect(weight(['twice', 'add3', 'set9'])).toBe(24);
    expect(weight(['fix1', 'twice', 'add3'])).toBe(1);
    expect(weight(['cap5', 'add3'])).toBe(5);
    expect(weight(['cap5', 'fix1'])).toBe(1);
    expect(weight(['cap5', 'twice', 'add3', 'set9'])).toBe(5);
  });

  test('are halved upwards, one multiplier after another', () => {
    expect(weight(['half', 'add3'])).toBe(4);
    expect(weight(['half', 'half', 'add3'])).toBe(2);
    expect(weight(['twice', 'half', 'add3'])).toBe(7);
  });

  test('are held at the highest value after every single addition, so the order of a gain and a loss tells', () => {
    expect(weight(['add3', 'less2'], { max: 5 })).toBe(3);
    expect(weight(['less2', 'add3'], { max: 5 })).toBe(5);
    expect(weight(['less2', 'less2', 'less2'], { min: 0 })).toBe(0);
  });

  test('noRaise voids gains of others, not losses and not its own', () => {
    expect(weight(['noRaise', 'add3'])).toBe(4);
    expect(weight(['noRaise', 'less2'])).toBe(2);
    expect(weight(['heavy', 'add3'])).toBe(7);
    expect(weight(['heavy', 'noRaise'])).toBe(4);
    expect(weight(['noRaise', 'heavy'])).toBe(4);
  });

  test('reach only what the text speaks of, and end with the card in play', () => {
    const { m, plain, ids } = table(['add3']);
    expect(stat(m, STAT.weight, ids[0])).toBe(0);
    const other = put(m.game, m.state, 'plain', SECOND);
    expect(stat(m, STAT.weight, other)).toBe(4);
    const c = m.state.cards[ids[0]];
    m.state.zones[c.zone * 2].splice(1, 1);
    c.zone = HEAP;
    m.state.zones[HEAP * 2].push(ids[0]);
    m.state.stamp++;
    expect(stat(m, STAT.weight, plain)).toBe(4);
  });

  test('may be read by another text on the way', () => {
    const { m, plain } = table(['glow', 'add3']);
    expect(stat(m, STAT.shine, plain)).toBe(7);
  });

  test('tell why: every contribution with its source', () => {
    const { m, plain, ids } = table(['add3', 'twice']);
    const why = contributions(m, STAT.weight, plain).map((c) => [c.src, c.modifier.layer, c.amount]);
    expect(why).toEqual([
      [ids[0], 'add', 3],
      [ids[1], 'times', 2],
    ]);
  });

  test('come from rows too: on one stone with its number, or on all of a player', () => {
    const { m, plain, ids } = table(['spell']);
    const other = put(m.game, m.state, 'plain', FIRST);
    const [onOne, onSide] = m.game.effects.map((_, i) => i as EffectId);
    addRow(m, { effect: onOne, src: ids[0], on: plain, by: FIRST, n: 2 });
    expect([stat(m, STAT.weight, plain), stat(m, STAT.weight, other)]).toEqual([6, 4]);
    addRow(m, { effect: onSide, src: ids[0], seat: FIRST, by: FIRST });
    expect([stat(m, STAT.weight, plain), stat(m, STAT.weight, other)]).toEqual([16, 14]);
    const foe = put(m.game, m.state, 'plain', SECOND);
    expect(stat(m, STAT.weight, foe)).toBe(4);
  });

  test('of a player add up texts that speak of players and rows on the seat', () => {
    const { m, ids } = table(['toll', 'toll', 'spell']);
    expect([seatStat(m, STAT.tax, FIRST), seatStat(m, STAT.tax, SECOND)]).toEqual([0, 4]);
    const [, , onPlayer, inTurn] = m.game.effects.map((_, i) => i as EffectId);
    addRow(m, { effect: onPlayer, src: ids[2], seat: FIRST, by: FIRST });
    addRow(m, { effect: onPlayer, src: ids[2], on: NONE, by: FIRST });
    expect([seatStat(m, STAT.tax, FIRST), seatStat(m, STAT.tax, SECOND)]).toEqual([10, 9]);
    addRow(m, { effect: inTurn, src: ids[2], seat: SECOND, by: SECOND });
    expect(seatStat(m, STAT.tax, SECOND)).toBe(9);
    m.state.active = SECOND;
    expect(seatStat(m, STAT.tax, SECOND)).toBe(14);
  });

  test('do not reach what the game says they do not reach, nor come from what is not live', () => {
    const immune = makeToy({ stones: STONES, change: { affects: (_m, src, card) => src === card } });
    const s = immune.begin(setup(2, []));
    const plain = put(immune, s, 'plain', FIRST);
    put(immune, s, 'add3', FIRST);
    expect(stat(machine(immune, s), STAT.weight, plain)).toBe(4);
    const silent = makeToy({ stones: STONES, change: { textWorks: () => false } });
    expect(stat(machine(silent, s), STAT.weight, plain)).toBe(4);
  });
});
