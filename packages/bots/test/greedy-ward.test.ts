import {
  asksChance,
  type CardId,
  type Choice,
  different,
  drawChance,
  type Machine,
  machine,
  NONE,
  randomStream,
  run,
  type SeatId,
  type State,
  takeChance,
  takePick,
} from '@wardroom/core';
import { type Position, position, type Side, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';

/** Where greedy sits. */
const GREEDY = 0 as SeatId;

const idOf = (s: State, card: CardId): string => (card === NONE ? '' : ward.defs[s.cards[card].def].id);

/** A choice as 'play hero-shield' or 'battle werewolf knight'. */
const show = (s: State, c: Choice): string =>
  [ward.verbs[c.verb], idOf(s, c.card), c.on === c.card ? '' : idOf(s, c.on)].filter((x) => x !== '').join(' ');

/** Let chance answer until a player is asked. */
function settle(m: Machine, luck: () => number): void {
  while (asksChance(m.state.ask)) takeChance(m, drawChance(luck, m.state.ask));
}

/** Greedy plays seat 0 from the start of its turn until the other is asked. */
function turn(p: Position, seed: string): { done: string[]; state: State } {
  const m = machine(ward, position(p));
  const luck = randomStream(`${seed}/dice`);
  const done: string[] = [];
  run(m);
  for (settle(m, luck); m.state.ask?.seat === GREEDY && done.length < 12; settle(m, luck)) {
    const pick = greedy.decide(ward, m.state, GREEDY, randomStream(`${seed}/${done.length}`));
    done.push(show(m.state, m.state.ask.choices[pick]));
    takePick(m, pick);
  }
  return { done, state: m.state };
}

const deck = ['werewolf', 'knight', 'goblin', 'hero-shield', 'lucky-charm', 'frog'];
/** My turn begins, with this in front and in hand, against that. */
const turns = (me: Position['seats'][0], opp: Position['seats'][0], times = 6) =>
  Array.from({ length: times }, (_, i) =>
    turn(
      {
        seats: [
          { deck, ...me },
          { deck, hand: ['frog', 'goblin'], ...opp },
        ],
      },
      `t${i}`,
    ),
  );

describe('greedy at Ward', () => {
  test('battles what it outclasses, and not what outclasses it', () => {
    for (const { done } of turns({ primary: 'behemoth' }, { primary: 'goblin' }))
      expect(done).toContain('battle behemoth goblin');
    for (const { done } of turns({ primary: 'goblin' }, { primary: 'behemoth' }))
      expect(done).not.toContain('battle goblin behemoth');
  });

  test('gives its equips to its own creature, and its burdens to the other', () => {
    for (const [card, seat] of [
      ['hero-shield', 0],
      ['epic-ring', 0],
      ['sword-of-light', 0],
      ['blood-of-the-bat', 0],
      ['winter-chill', 1],
      ['fear', 1],
    ] as const) {
      for (const { state } of turns({ primary: 'werewolf', hand: [card] }, { primary: 'werewolf' }, 3)) {
        const worn = state.cards.find((c) => ward.defs[c.def].id === card && c.host !== NONE);
        // Its wearer may have died in the same turn, and the equip with it.
        if (worn !== undefined) expect([card, state.cards[worn.host].ctrl]).toEqual([card, seat]);
      }
    }
  });

  test('a burden is not tried while nobody but its own creature could wear it', () => {
    const tried = (opp: Side): string[] => {
      const m = machine(
        ward,
        position({
          seats: [
            { primary: 'werewolf', hand: ['fear', 'lucky-charm'], deck },
            { deck, ...opp },
          ],
        }),
      );
      run(m);
      settle(m, randomStream('burden'));
      const { choices } = m.state.ask!;
      return different(ward, m, choices, randomStream('burden')).map((i) => show(m.state, choices[i]));
    };
    expect(tried({})).not.toContain('play fear');
    expect(tried({})).toContain('play lucky-charm');
    expect(tried({ primary: 'goblin' })).toContain('play fear');
  });

  test('heals a wound and not a whole skin', () => {
    for (const { done } of turns({ primary: 'behemoth', hand: ['healing-tree'] }, { primary: 'goblin' })) {
      expect(done.slice(0, 1)).not.toContain('play healing-tree');
    }
    for (const { done } of turns(
      { primary: { card: 'behemoth', hp: 40 }, hand: ['healing-tree'] },
      { primary: 'werewolf' },
    )) {
      expect(done).toContain('play healing-tree');
    }
  });

  test('does not kill its own creature for nothing', () => {
    for (const { done } of turns({ primary: 'werewolf', hand: ['goblin', 'frog'] }, { primary: 'werewolf' })) {
      expect(done.some((x) => x.startsWith('kill'))).toBe(false);
    }
  });

  test('answers what is worth an answer', () => {
    const asked = (card: string): string[] => {
      const m = machine(
        ward,
        position({
          active: 1,
          seats: [
            { primary: 'werewolf', hand: ['blade-in-the-dark'], deck },
            { primary: { card: 'werewolf', hp: 69 }, hand: [card], deck },
          ],
        }),
      );
      const luck = randomStream('x');
      run(m);
      settle(m, luck);
      while (m.state.ask!.seat === 1) {
        const own = (c: Choice): boolean => c.card !== NONE && m.state.cards[c.card].ctrl === 1;
        const play = m.state.ask!.choices.findIndex((c) => own(c) && ['play', 'card'].includes(ward.verbs[c.verb]));
        takePick(m, play);
        settle(m, luck);
      }
      return Array.from({ length: 5 }, (_, i) =>
        show(m.state, m.state.ask!.choices[greedy.decide(ward, m.state, GREEDY, randomStream(i))]),
      );
    };
    expect(new Set(asked('epic-loot'))).toEqual(new Set(['play blade-in-the-dark']));
    expect(new Set(asked('health-potion'))).toEqual(new Set(['pass']));
  });

  test('saves a partner from an attack, and not one opponent from another', () => {
    /** The Red Dragon of the second player hits the third's Werecroc for 19. What does the first, who holds the card, do? */
    const asked = (mode: string, card: string): string[] => {
      const hand = ['frog', 'owl'];
      const seats: Side[] = [
        { primary: 'ogre', hand: [card, 'frog'], deck },
        { primary: 'red-dragon', hand, deck },
        { primary: 'werecroc', hand, deck },
        { primary: 'ogre', hand, deck },
      ];
      const m = machine(ward, position({ mode, seats: mode === 'team' ? seats : seats.slice(0, 3), active: 1 }));
      const faces = [6, 5, 6, 6];
      run(m);
      while (m.state.ask!.seat !== 0) {
        const q = m.state.ask!;
        if (asksChance(q)) {
          takeChance(m, q.sides === 0 ? drawChance(randomStream('x'), q) : faces.splice(0, q.count));
          continue;
        }
        const at = q.choices.findIndex((c) => show(m.state, c) === 'battle red-dragon werecroc');
        takePick(m, at < 0 ? q.choices.length - 1 : at);
      }
      return Array.from({ length: 4 }, (_, i) =>
        show(m.state, m.state.ask!.choices[greedy.decide(ward, m.state, GREEDY, randomStream(i))]),
      );
    };
    for (const card of ['sentinel-of-life', 'forest-sentinel', 'melody-of-the-deep']) {
      expect(new Set(asked('team', card))).toEqual(new Set([`play ${card}`]));
      expect(new Set(asked('rumble', card))).toEqual(new Set(['pass']));
    }
  });

  test('takes the win that lies in front of it', () => {
    const opp = { primary: { card: 'werewolf', hp: 3 }, cemeteryHp: 240 };
    for (const { done } of turns({ primary: 'behemoth' }, opp)) expect(done).toContain('battle behemoth werewolf');
  });
});
