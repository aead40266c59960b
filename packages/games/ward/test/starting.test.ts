import { type Chance, openTable, type Question, question, type Setup, seededChance, submit } from '@wardroom/core';
import { scenario } from '@wardroom/testkit';
import { position, ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, whyNot, words } from './support.ts';

/** W7: the opening of a match, and the duty to have a creature. */

const decks = ward.decks.slice(0, 2);
const setup: Setup = { mode: 'duel', seats: decks.map((d) => ({ name: d.name, deck: d.cards })) };

/** A match opened with these dice. */
function open(...faces: number[]) {
  const log: string[] = [];
  const shuffles = seededChance('shuffles');
  const chance: Chance = (q: Question) => (q.sides === 0 ? shuffles(q) : faces.splice(0, q.count));
  const table = openTable(
    ward,
    setup,
    'scripted',
    (e, s) =>
      log.push(
        `${ward.clauses[e.cite]} ${ward.say.event(
          e,
          () => 'a card',
          (seat) => `seat ${seat}`,
          s,
        )}`,
      ),
    chance,
  );
  const asked = () => {
    const q = question(table);
    return q === null ? 'nobody' : `${q.seat} ${ward.prompts[q.prompt]}`;
  };
  const answer = (verb: string, n?: number): void => {
    const q = question(table)!;
    const pick = q.choices.findIndex((c) => ward.verbs[c.verb] === verb && (n === undefined || c.n === n));
    expect(submit(table, { seat: q.seat, pick })).toBeNull();
  };
  return { table, log, asked, answer, left: faces };
}

test('W7.1.1 each rolls a die and the lower roll chooses: here seat 1, who lets the other begin', () => {
  const t = open(5, 2);
  expect(t.log).toContain('W7.1.1 The players roll 5, 2; the lowest chooses who begins.');
  expect(t.asked()).toBe('1 first');
  t.answer('seat', 0);
  expect(t.log).toContain('W9.2.2 Turn 1: seat 0.');
  expect(t.table.machine.state.active).toBe(0);
});

test('W7.1.1 or begins', () => {
  const t = open(5, 2);
  t.answer('seat', 1);
  expect(t.log).toContain('W9.2.2 Turn 1: seat 1.');
});

test('W7.1.1 ties roll again', () => {
  const t = open(4, 4, 1, 1, 3, 6);
  expect(t.left).toEqual([]);
  expect(t.asked()).toBe('0 first');
});

test('W7.1.2 W9.1.1 each player draws 5 on their own first turn, 1 on the next', () => {
  const t = open(1, 2);
  t.answer('seat', 0);
  const hand = (seat: number): number => t.table.machine.state.zones[1 * 2 + seat].length;
  expect([hand(0), hand(1)]).toEqual([5, 0]);
  const me = duel({ unstarted: true, deck: ['frog', 'fear', 'owl', 'orc', 'fear', 'elf', 'dwarf'] }, {}, { turn: 2 });
  expect(me.cards(me.me, 'hand')).toHaveLength(5);
  me.me.summon('frog');
  me.me.endTurn();
  me.opp.endTurn();
  expect(me.cards(me.me, 'hand')).toHaveLength(5); // four left, and one more
  me.expectLog('W7.1.2 me draws Frog.');
  me.expectLog('W9.1.1 me draws Elf.');
});

test('W7.1.3 in the first turn cycle nobody battles; in the second they do', () => {
  const t = duel(
    { unstarted: true, deck: ['frog', 'fear', 'fear', 'orc', 'owl'] },
    { unstarted: true, deck: ['goblin', 'fear', 'fear', 'orc', 'owl'] },
    { turn: 0 },
  );
  t.me.summon('frog');
  t.me.next();
  t.expectLog('W7.1.3 First round: nobody battles.');
  expect(t.asked).toBe('me second'); // combat had nothing to offer
  t.me.next();
  t.opp.summon('goblin');
  t.opp.next();
  expect(t.asked).toBe('opp second');
  t.opp.next();
  t.me.next();
  t.expectChoices(t.me, ['battle frog goblin', 'endPhase']);
});

test('W7.1.3 nor is damage caused by anything else: 15 instant damage comes to nothing', () => {
  const t = duel({ primary: 'demon-knight' }, {}, { turn: 0 });
  t.dice(6);
  t.me.use('demon-knight');
  t.expectLog('W7.1.3 Werewolf takes none of the 15 damage.');
  expect(t.hp('werewolf')).toBe(70);
});

test('W7.1.3 the table explains it', () => {
  const t = duel({ hand: ['fear'] }, {}, { turn: 0 });
  expect(whyNot(t, 'me:werewolf')).toContain('W7.1.3');
  const u = duel({ hand: ['fear'] });
  expect(whyNot(u, 'me:werewolf')).not.toContain('W7.1.3');
});

test('W7.1.4 the first turn cannot go on without a creature; magics may be played before', () => {
  const t = duel({ unstarted: true, deck: ['frog', 'fear', 'owl', 'dragon-tamer', 'fear', 'goblin'] }, {}, { turn: 2 });
  expect(t.choices).not.toContain('endPhase');
  t.me.play('dragon-tamer');
  t.expectChoices(t.me, ['summon frog', 'summon owl', 'play fear', 'play fear']);
  t.me.summon('owl');
  expect(t.choices).toContain('endPhase');
});

test('W7.1.4 W7.2.2 a first hand without a playable creature is shown, shuffled in and drawn anew, until there is one', () => {
  const t = duel({ unstarted: true, deck: ['fear', 'fear', 'fear', 'fear', 'fear', 'curse', 'owl'] }, {}, { turn: 2 });
  t.shuffle('fear', 'fear', 'fear', 'fear', 'curse');
  t.shuffle('fear', 'fear', 'fear', 'owl', 'fear');
  expect(t.asked).toBe('me replace');
  t.expectLog('W7.2.2 me shows their hand of 5.');
  t.expectLog('W7.2.2 me shows Fear.');
  t.expectLog('W7.2.2 me has a new hand of 5.');
  t.expectLog('W7.2.2 me shows Curse.');
  t.expectLog('W7.2.2 me has a new hand of 5.');
  t.me.summon('owl');
  expect(t.cards(t.me, 'hand')).toEqual(['fear', 'fear', 'fear', 'fear']);
});

test('W7.1.4 W8.1 the summon after such a redraw is the normal summon of the turn', () => {
  const t = duel({ unstarted: true, deck: ['fear', 'fear', 'ogre', 'fear', 'fear', 'owl', 'goblin'] }, {}, { turn: 2 });
  t.shuffle('owl', 'ogre', 'fear', 'fear', 'fear');
  t.me.summon('owl');
  t.expectLog('W8.1 me summons Owl.');
  expect(t.choices).toEqual(['play fear', 'play fear', 'play fear', 'endPhase']);
  expect(whyNot(t, 'ogre')).toEqual(['W8.1']);
});

test('W7.2.1 a killed creature is replaced at once, in the middle of the opponent’s turn; nothing else may be done', () => {
  const t = duel(
    { primary: 'giant-eagle', hand: ['fear'] },
    { primary: 'frog', hand: ['owl', 'ogre', 'health-potion', 'goblin'] },
  );
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.expectChoices(t.opp, ['summon owl', 'summon goblin', 'summon ogre']);
  expect(whyNot(t, 'health-potion', t.opp.seat)).toEqual(['W7.2.1']);
  t.opp.summon('ogre', 'owl'); // sacrifices are still due
  t.expectLog('W8.2.1 opp sacrifices Owl for Ogre.');
  t.expectLog('W7.2.1 opp summons Ogre.');
  expect(t.cemeteryHp('opp')).toBe(40);
  expect(t.asked).toBe('me second');
});

test('W7.2.1 a replacement does not use the normal summon', () => {
  const t = duel({ primary: { card: 'frog', hp: 1 }, hand: ['demonic-magic', 'owl', 'ogre'] });
  t.me.play('demonic-magic', 'frog'); // half of 1, rounded up: the frog dies
  t.me.summon('owl');
  t.me.summon('ogre');
  t.expectLog('W7.2.1 me summons Owl.');
  t.expectLog('W8.1 me summons Ogre.');
});

test('W7.2.1 limited summons first: one of them must step up before the hand is asked for (W13.3.6)', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', side: ['skeleton'], hand: ['owl'] });
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  expect(t.cards(t.opp, 'primary')).toEqual(['skeleton']);
  expect(t.cards(t.opp, 'hand')).toEqual(['owl']);
});

test('W7.2.2 the hand is shuffled in and the same number drawn', () => {
  const t = duel(
    { primary: 'giant-eagle' },
    { primary: 'frog', hand: ['fear', 'curse'], deck: ['owl', 'hero-shield', 'orc'] },
  );
  t.dice(1, 2, 6, 6);
  t.shuffle('curse', 'orc');
  t.me.battle('frog');
  t.expectLog('W7.2.2 opp shows their hand of 2.');
  t.expectChoices(t.opp, ['summon orc']);
  expect(t.cards(t.opp, 'hand')).toEqual(['curse', 'orc']);
});

test('W7.2.2 a creature that lacks its sacrifice is not playable: the hand is redrawn', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['ogre'], deck: ['owl'] });
  t.dice(1, 2, 6, 6);
  t.shuffle('owl');
  t.me.battle('frog');
  t.expectChoices(t.opp, ['summon owl']);
});

test('W7.2.2 both sides see the hand that is shown; after the shuffle its cards are strangers again', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['fear', 'curse'], deck: ['owl', 'orc'] });
  t.dice(1, 2, 6, 6);
  t.shuffle('owl', 'orc');
  t.me.battle('frog');
  t.expectLog('W7.2.2 opp shows Fear.');
  t.expectLog('W7.2.2 opp shows Curse.');
  expect(t.state.known.every((x) => x === 0)).toBe(true);
});

test('W7.2.3 with an empty hand: one card at a time until a creature is playable; the others are shuffled back', () => {
  const t = duel(
    { primary: 'giant-eagle', hand: ['fear'] },
    { primary: 'frog', deck: ['fear', 'ogre', 'curse', 'owl', 'orc'] },
  );
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  // An ogre needs a sacrifice; with the owl there are two creatures, and either can be played.
  t.expectLog('W7.2.3 opp draws Fear.');
  t.expectLog('W7.2.3 opp draws Owl.');
  t.expectNoLog('draws Orc');
  t.expectChoices(t.opp, ['summon ogre', 'summon owl']);
  t.opp.summon('owl');
  expect(t.cards(t.opp, 'hand')).toEqual([]);
  expect(t.cards(t.opp, 'deck').toSorted()).toEqual(['curse', 'fear', 'ogre', 'orc']);
});

test('W7.2.3 what an effect brings to the hand meanwhile is no drawn card, and stays', () => {
  const t = duel(
    { primary: 'giant-eagle', hand: ['fear'] },
    { primary: 'frog', deck: ['fear', 'angel', 'owl'], cemetery: ['harpy'] },
  );
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.opp.summon('angel'); // the owl pays; on summon: a creature from the cemetery to the hand
  t.opp.pick('harpy');
  expect(t.cards(t.opp, 'hand')).toEqual(['harpy']);
  expect(t.cards(t.opp, 'deck')).toEqual(['fear']);
});

test('W7.2.4 no creature in hand or deck can be played: a loss, whatever the cemetery HP', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['fear'], deck: ['curse', 'hero-shield'] });
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.expectLog('W7.2.4 opp loses with 10 HP in the cemetery.');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W7.2.4');
});

test('W7.2.4 creatures that no hand could ever pay for are no creatures to play: a loss at once, without a redraw', () => {
  // A hand of one card keeps its size, so an ogre never comes with its sacrifice.
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['ogre'], deck: ['ogre', 'knight', 'griffin'] });
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  expect(t.endedBy).toBe('W7.2.4');
  t.expectNoLog('has a new hand');
});

test('W7.2.4 with one more card in hand the same creatures can be paid for, and the redraw finds them', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['fear', 'curse'], deck: ['knight', 'griffin'] });
  t.dice(1, 2, 6, 6);
  t.shuffle('fear', 'knight');
  t.shuffle('griffin', 'knight');
  t.me.battle('frog');
  t.expectChoices(t.opp, ['summon griffin', 'summon knight']);
});

test('W7.2.4 a sacrifice that would pass the threshold does not count as playable where the table calls', () => {
  const sides = (cemeteryHp: number) =>
    duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['knight', 'ogre'], cemeteryHp });
  const t = sides(239); // 249 with the frog; the knight's 50 would make 299: legal
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  t.expectChoices(t.opp, ['summon ogre']);
  const u = sides(240);
  u.dice(1, 2, 6, 6);
  u.me.battle('frog');
  expect(u.endedBy).toBe('W7.2.4');
});

test('W7.2.4 a creature that only comes onto another is never a replacement', () => {
  const t = duel({ primary: 'giant-eagle' }, { primary: 'frog', hand: ['great-white'], deck: ['great-white'] });
  t.dice(1, 2, 6, 6);
  t.me.battle('frog');
  expect(t.endedBy).toBe('W7.2.4');
});

describe('W7.2.4 creatures that the opponent brought are paid for like one’s own', () => {
  /** Red Dragon kills my frog; my deck holds a Manticore, and Swamp Dragons of the opponent's. 290 of 300 with the frog. */
  const stranded = (hand: string[], cemeteryHp: number) => {
    const deck = ['manticore', 'swamp-dragon', 'swamp-dragon', 'swamp-dragon'];
    const t = duel({ primary: 'frog', hand, deck, cemeteryHp }, { primary: 'red-dragon' }, { active: 1 });
    for (const c of t.state.cards) if (ward.defs[c.def].id === 'swamp-dragon') c.owner = t.opp.seat;
    t.dice(4, 4, 3, 3);
    return t;
  };

  test.each([[['backstab']], [['backstab', 'backstab']], [['backstab', 'backstab', 'backstab']]])(
    'W7.2.2 with %s in hand no hand could pay: a loss at once, without a redraw',
    (hand) => {
      const t = stranded(hand, 280);
      t.opp.battle('frog');
      t.expectLog('W7.2.4 me loses with 290 HP in the cemetery.');
      t.expectNoLog('has a new hand');
      expect(t.endedBy).toBe('W7.2.4');
    },
  );

  test('W8.2.2 with room for it a redraw finds one, and it counts in the cemetery of who sacrificed it', () => {
    const t = stranded(['backstab', 'backstab'], 200);
    t.shuffle('manticore', 'swamp-dragon');
    t.opp.battle('frog');
    t.me.summon('manticore');
    expect(t.cemeteryHp()).toBe(290);
    expect(t.cemeteryHp('opp')).toBe(0);
  });

  test('Giant Rat in the deck would pay and go back: it costs nothing there either', () => {
    const t = duel(
      { primary: 'frog', hand: ['fear', 'fear'], deck: ['ogre', 'giant-rat'], cemeteryHp: 289 },
      { primary: 'red-dragon', hand: ['curse'] },
      { active: 1 },
    );
    t.dice(4, 4, 3, 3);
    t.shuffle('giant-rat', 'ogre');
    t.opp.battle('frog');
    t.expectChoices(t.me, ['summon giant-rat', 'summon ogre']);
  });
});

/** Lists of up to `n` of these, order aside. */
const some = (n: number, from: readonly string[]): string[][] =>
  n === 0 || from.length === 0
    ? [[]]
    : [...some(n, from.slice(1)), ...some(n - 1, from).map((rest) => [from[0], ...rest])];

/** All hands of `n` cards that may be drawn from a pool. */
const handsOf = (n: number, pool: readonly string[]): string[][] =>
  n === 0 ? [[]] : pool.flatMap((card, i) => handsOf(n - 1, pool.slice(i + 1)).map((rest) => [card, ...rest]));

/** Sacrifices each of these needs. */
const PRICE: Readonly<Record<string, number>> = { ogre: 1, 'dark-lord': 2, 'eternal-dragon': 2 };

/** By hand: can something in this hand be summoned onto an empty field? */
const playable = (hand: readonly string[]): boolean =>
  hand.some((card, i) => {
    const others = hand.filter((x, k) => k !== i && (card === 'eternal-dragon' ? x === card : x in PRICE));
    return card in PRICE && others.length >= PRICE[card];
  });

test('W7.2.4 W7.2.2 W7.2.3 the table decides before it redraws: no redraw where none can help, and an end where one can', () => {
  const cards = ['fear', ...Object.keys(PRICE)];
  const count = { lost: 0, found: 0, redrawn: 0 };
  for (const hand of some(3, cards)) {
    for (const deck of some(2, cards)) {
      const t = scenario(
        ward,
        position({ seats: [{ primary: 'frog', hand, deck }, { primary: 'assassin' }], active: 1 }),
        words,
      );
      const pool = [...hand, ...deck];
      const hope = (hand.length === 0 ? [pool] : handsOf(hand.length, pool)).find(playable);
      if (hope !== undefined && hand.length > 0 && !playable(hand)) t.shuffle(...hope);
      t.dice(2, 3, 6, 6, 6);
      t.opp.battle('frog');
      const what = `${hand} / ${deck}`;
      const redraws = t.log.filter((line) => line.includes('has a new hand')).length;
      expect(t.endedBy === 'W7.2.4', what).toBe(hope === undefined);
      expect(redraws, what).toBe(hope === undefined || hand.length === 0 || playable(hand) ? 0 : 1);
      if (hope === undefined) count.lost++;
      else count.found++;
      count.redrawn += redraws;
    }
  }
  for (const n of Object.values(count)) expect(n).toBeGreaterThan(100);
});
