import { type Options, type SeatId, type State, view } from '@wardroom/core';
import type { Scenario } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { PLAYER } from '../src/names.ts';
import { optionProblems } from '../src/options.ts';
import { practice, spar } from './practice.ts';
import { duel, life, ME, OPP, places, play, power, where } from './support.ts';

/** A deck of 16 sites and 30 spells, in this order from the bottom. */
const deck = (avatar: string, sites: readonly string[], spells: readonly string[]): string[] => [
  avatar,
  ...Array.from({ length: 16 }, (_, i) => sites[i % sites.length]),
  ...Array.from({ length: 30 }, (_, i) => spells[i % spells.length]),
];

/** A whole match; shuffles change nothing. `first` is who goes first. */
function match(first: 'me' | 'opp', options: Options = {}): Scenario {
  const seats = [
    {
      name: 'One',
      deck: deck('leader', ['hill', 'meadow', 'pit', 'lake'], ['levy', 'soldier', 'brute', 'giant', 'bolt']),
    },
    { name: 'Two', deck: deck('duke', ['hill', 'meadow', 'pit', 'lake'], ['bird', 'mole', 'fish', 'ghost', 'bolt']) },
  ];
  const t = play(practice.begin({ mode: 'duel', seats, options }), practice);
  t.dice(first === 'me' ? 1 : 2);
  return t;
}

const kinds = (t: Scenario, who: Scenario['me']): string[] =>
  t.cards(who, 'hand').map((id) => practice.defs[practice.defById.get(id)!].kind);
const sitesHeld = (t: Scenario, who: Scenario['me']): number => kinds(t, who).filter((kind) => kind === 'site').length;

describe('the realm', () => {
  test('S2.1 five columns and four rows of void, an avatar in the middle of each back row', () => {
    const t = match('me');
    expect(t.state.cards.filter((c) => practice.zones[c.zone].name === 'sites')).toEqual([]);
    expect([where(t, 'leader'), where(t, 'duke')]).toEqual(['c1', 'c4']);
    expect(view(practice, t.state, ME).table).toMatchObject({ grid: { columns: 5, rows: 4 } });
  });

  test('S2.1 20 life, which is also the most, and power 1 where nothing else is printed', () => {
    const t = match('me');
    expect([life(t, 'me'), life(t, 'opp'), power(t, 'leader'), power(t, 'duke')]).toEqual([20, 20, 1, 3]);
    const healed = spar({ sites: ['meadow c1'], life: 18, hand: ['cure'] });
    healed.me.does('cast', 'cure');
    expect(life(healed, 'me')).toBe(20);
  });

  test('S2.1 an avatar without a site stands on void and cannot step into more of it', () => {
    const t = spar({ hand: ['hill'] });
    expect([t.choices.some((x) => x.startsWith('move')), where(t, 'me:leader')]).toEqual([false, 'c1']);
  });
});

describe('where avatars go', () => {
  test('S2.1 never below, even if something would let it live there', () => {
    const t = duel({
      avatar: { card: 'persecutor', at: 'c1', carries: ['diving-bell'] },
      sites: ['barley-terrace c1', 'slow-river c2'],
      minions: [{ card: 'moss-ox', at: 'c1', carries: ['diving-bell'] }],
    });
    expect(places(t, 'move', 'moss-ox')).toEqual(['c1 underground', 'c2']);
    expect(places(t, 'move', 'me:persecutor')).toEqual(['c2']);
  });
});

describe('the beginning', () => {
  test('S2.3 chance decides who goes first', () => {
    const mine = match('me');
    mine.me.does('keep');
    mine.opp.does('keep');
    expect([mine.state.active, mine.asked]).toEqual([0, 'me main']);
    const theirs = match('opp');
    theirs.opp.does('keep');
    theirs.me.does('keep');
    expect([theirs.state.active, theirs.asked]).toEqual([1, 'opp main']);
  });

  test('S2.3 each draws three sites and three spells', () => {
    const t = match('me');
    expect([kinds(t, t.me).length, sitesHeld(t, t.me)]).toEqual([6, 3]);
    expect([kinds(t, t.opp).length, sitesHeld(t, t.opp)]).toEqual([6, 3]);
    expect([t.cards(t.me, 'atlas').length, t.cards(t.me, 'spellbook').length]).toEqual([13, 27]);
  });

  test('S2.3 up to three cards go to the bottom, and as many come from the same decks', () => {
    const t = match('me');
    const before = t.cards(t.me, 'hand');
    const spell = before.find((id) => practice.defs[practice.defById.get(id)!].kind !== 'site')!;
    const site = before.find((id) => practice.defs[practice.defById.get(id)!].kind === 'site')!;
    t.me.does('putBack', spell);
    t.me.does('putBack', site);
    t.me.does('keep');
    expect([t.cards(t.me, 'hand').length, sitesHeld(t, t.me)]).toEqual([6, 3]);
    expect([t.cards(t.me, 'spellbook')[0], t.cards(t.me, 'atlas')[0]]).toEqual([spell, site]);
    expect([t.cards(t.me, 'spellbook').length, t.cards(t.me, 'atlas').length]).toEqual([27, 13]);
  });

  test('S2.3 not four, and only once', () => {
    const t = match('me');
    for (let i = 0; i < 3; i++) t.me.does('putBack');
    expect(t.asked).toBe('opp mulligan');
    expect(kinds(t, t.me).length).toBe(6);
    t.opp.does('keep');
    expect(t.asked).toBe('me main');
  });

  test('S2.3 the new cards are not those put back', () => {
    const t = match('me');
    const top = t.cards(t.me, 'spellbook').at(-1);
    const spell = t.cards(t.me, 'hand').find((id) => practice.defs[practice.defById.get(id)!].kind !== 'site')!;
    t.me.does('putBack', spell);
    t.me.does('keep');
    expect(t.cards(t.me, 'hand').at(-1)).toBe(top);
  });

  test('S2.3 there is no limit to a hand', () => {
    const hand = Array.from({ length: 15 }, () => 'levy');
    const t = spar({ hand });
    t.me.endTurn();
    expect(t.cards(t.me, 'hand').length).toBe(15);
  });

  test('S2.3 everybody sees how many sites and how many spells a player holds, and not which', () => {
    const t = spar({ hand: ['hill', 'levy', 'bolt'] }, { hand: ['pit', 'lake', 'giant'] });
    const { players } = view(practice, t.state, ME).table as { players: { hand: unknown }[] };
    expect(players.map((p) => p.hand)).toEqual([
      { sites: 1, spells: 2 },
      { sites: 2, spells: 1 },
    ]);
    expect(handOf(t.state, ME, OPP).map((c) => [c.card, c.back])).toEqual([
      [undefined, 'site'],
      [undefined, 'site'],
      [undefined, 'spell'],
    ]);
  });
});

describe('who goes second', () => {
  test.each(['me', 'opp'] as const)('S2.4 draws one spell more once both have kept: %s goes first', (first) => {
    const t = match(first);
    const [one, other] = first === 'me' ? [t.me, t.opp] : [t.opp, t.me];
    one.does('keep');
    other.does('putBack');
    expect(kinds(t, other).length).toBe(5);
    other.does('keep');
    expect([kinds(t, one).length, sitesHeld(t, one)]).toEqual([6, 3]);
    expect([kinds(t, other).length, sitesHeld(t, other)]).toEqual([7, 3]);
    t.expectLog('S2.4');
    expect(t.asked).toBe(`${first} main`);
  });

  test('S2.4 has one mana more in their first turn, and in no other', () => {
    const t = match('me');
    t.me.does('keep');
    t.opp.does('keep');
    const mana = () => t.state.seats[t.state.active].n[PLAYER.mana];
    expect([t.asked, mana()]).toEqual(['me main', 0]);
    t.me.endTurn();
    t.opp.does('drawSpell');
    expect([t.asked, mana()]).toEqual(['opp main', 1]);
    t.expectLog('S2.4');
    t.opp.endTurn();
    t.me.does('drawSpell');
    t.me.endTurn();
    t.opp.does('drawSpell');
    expect([t.asked, mana()]).toEqual(['opp main', 0]);
  });

  test('S2.4 draws nothing where the match is played without it', () => {
    const t = match('me', { second: 'plain' });
    t.me.does('keep');
    t.opp.does('keep');
    expect(kinds(t, t.opp).length).toBe(6);
    t.expectNoLog('S2.4');
  });

  test('S2.4 the option says what it may be', () => {
    expect(optionProblems({ second: 'plain' })).toEqual([]);
    expect(optionProblems({ second: 'helped' })).toEqual([]);
    expect(optionProblems({ second: 1 })).toEqual(['option second: one of helped, plain (S2.4).']);
  });
});

/** The cards of a player's hand as a viewer sees them. */
const handOf = (s: State, viewer: SeatId, seat: SeatId) =>
  (view(practice, s, viewer).zones.find((z) => z.zone === 'hand' && z.seat === seat)?.cards ?? []) as {
    card?: string;
    back?: string;
  }[];
