import { describe, expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { decks } from '../src/decks/index.ts';
import { spar } from './practice.ts';
import { hurt, life, loc, tapped, where } from './support.ts';

const MEADOWS = ['meadow c1', 'meadow c2'];
/** The winner of a draw. */
const NOBODY = -1;
/** Back to my main part. */
const round = (t: ReturnType<typeof spar>) => {
  t.me.endTurn();
  t.opp.does('drawSpell');
  t.opp.endTurn();
  t.me.does('drawSpell');
};

describe('Death’s Door', () => {
  test('S6.1 at 0 life an avatar stands there: no more damage that turn, and the match goes on', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt', 'bolt'] }, { life: 1 });
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([life(t, 'opp'), t.winner]).toEqual([0, null]);
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([life(t, 'opp'), t.winner, t.zone('bolt')]).toEqual([0, null, 'me:cemetery']);
  });

  test('S6.1 any damage on a later turn is the death blow', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt', 'bolt'] }, { life: 2 });
    t.me.does('cast', 'bolt', 'opp:leader');
    round(t);
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([t.winner, t.endedBy]).toEqual([0, 'S6.1']);
  });

  test('S6.1 the next turn is a later one, whosever it is', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt'] }, { life: 2, sites: ['hill c4'], hand: ['quake'] });
    t.me.does('cast', 'bolt', 'opp:leader');
    t.me.endTurn();
    t.opp.does('drawSpell');
    t.opp.does('cast', 'quake');
    expect([t.winner, life(t, 'me')]).toEqual([0, 19]);
  });

  test('S6.1 there is no healing any more', () => {
    const t = spar({ sites: MEADOWS, life: 0, door: 3, hand: ['cure'] });
    t.me.does('cast', 'cure');
    expect(life(t, 'me')).toBe(0);
  });

  test('S6.1 before that, healing stops at the 20 of the beginning', () => {
    const t = spar({ sites: MEADOWS, life: 17, hand: ['cure'] });
    t.me.does('cast', 'cure');
    expect(life(t, 'me')).toBe(20);
  });

  test('S6.1 life lost through a site leads there, and is never the death blow', () => {
    const t = spar({ sites: ['meadow b2'], minions: ['brute b2'] }, { life: 2, sites: ['hill b3'] });
    t.me.does('attackSite', 'brute', 'hill', loc('b3'));
    expect([life(t, 'opp'), t.winner]).toEqual([0, null]);
    round(t);
    t.me.does('attackSite', 'brute', 'hill', loc('b3'));
    expect([life(t, 'opp'), t.winner]).toEqual([0, null]);
  });

  test('S6.1 a strike at the avatar is', () => {
    const t = spar({ sites: ['meadow c3'], minions: ['levy c3'] }, { life: 0, door: 3, sites: ['hill c4'] });
    t.me.does('attack', 'levy', 'opp:leader', loc('c4'));
    expect([t.winner, t.endedBy]).toEqual([0, 'S6.1']);
  });

  test('S6.1 both at once: a draw', () => {
    const t = spar({ sites: MEADOWS, life: 0, door: 3, hand: ['quake'] }, { life: 0, door: 4 });
    t.me.does('cast', 'quake');
    expect([t.winner, t.endedBy]).toEqual([NOBODY, 'S6.1']);
  });

  test('S6.1 a Ward stops the death blow, once', () => {
    const t = spar(
      { sites: MEADOWS, hand: ['quake', 'quake'] },
      { avatar: { card: 'leader', at: 'c4', tokens: ['ward'] }, life: 0, door: 3 },
    );
    t.me.does('cast', 'quake');
    expect(t.winner).toBeNull();
    t.me.does('cast', 'quake');
    expect(t.winner).toBe(0);
  });

  test('S6.1 both at Death’s Door at one moment goes on', () => {
    const t = spar({ sites: MEADOWS, life: 5, hand: ['doom'] }, { life: 5 });
    t.me.does('cast', 'doom');
    expect([life(t, 'me'), life(t, 'opp'), t.state.over]).toEqual([0, 0, null]);
  });

  test('S6.1 out of time: more life wins, the same life is a draw', () => {
    const t = spar({ life: 7 }, { life: 9 });
    t.me.act('timeOut');
    expect(t.winner).toBe(1);
    const even = spar({ life: 7 }, { life: 7 });
    even.me.act('timeOut');
    expect(even.winner).toBe(NOBODY);
  });
});

describe('the storyline', () => {
  test('S7.1 “when cast” triggers happen before the spell', () => {
    // The scribe draws the last card, then the spell's own drawing minion finds none.
    const t = spar({ sites: MEADOWS, minions: ['scribe c2'], hand: ['cure'], life: 10, spellbook: ['brute', 'levy'] });
    t.me.does('cast', 'cure');
    const drawn = t.log.findIndex((line) => line.includes('draws'));
    const healed = t.log.findIndex((line) => line.includes('15'));
    expect([drawn >= 0, healed < 0 || drawn < healed]).toEqual([true, true]);
    expect([t.cards(t.me, 'hand'), life(t, 'me')]).toEqual([['brute'], 15]);
  });

  test('S7.1 a trigger of the casting may take the spell’s target away', () => {
    const t = spar({ sites: MEADOWS, minions: ['cutter c2', 'levy c2'], hand: ['push'] });
    t.me.does('cast', 'push', 'levy');
    expect([t.zone('levy'), t.zone('push')]).toEqual(['me:cemetery', 'me:cemetery']);
  });

  test('S7.1 of simultaneous triggers the non-active player’s go first', () => {
    // Mine would make levies of no use: theirs draws first in any case, and the log tells the order.
    const t = spar({ sites: MEADOWS, minions: ['scribe c2'], hand: ['bolt'] }, { minions: ['scribe c2'], hand: [] });
    t.me.does('cast', 'bolt', 'opp:leader');
    const draws = t.log.filter((line) => line.includes('draws'));
    expect(draws.map((line) => (line.includes('opp') ? 'opp' : 'me'))).toEqual(['opp', 'me']);
  });

  test('S7.1 each player orders their own', () => {
    const t = spar({
      sites: MEADOWS,
      life: 10,
      minions: ['listener c2', 'scribe c2'],
      hand: ['bolt'],
      spellbook: [],
    });
    t.me.does('cast', 'bolt', 'opp:leader');
    expect(t.asked).toBe('me order');
    t.me.does('trigger', 'listener');
    expect([life(t, 'me'), t.winner]).toEqual([11, 1]);
    const other = spar({
      sites: MEADOWS,
      life: 10,
      minions: ['listener c2', 'scribe c2'],
      hand: ['bolt'],
      spellbook: [],
    });
    other.me.does('cast', 'bolt', 'opp:leader');
    other.me.does('trigger', 'scribe');
    expect([life(other, 'me'), other.winner]).toEqual([10, 1]);
  });

  test('S7.1 the opponent is asked nothing when a spell is cast or an ability is used', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['priest c2'], hand: ['bolt'] },
      { sites: ['hill c3'], minions: ['brute c2', 'giant c3'], hand: ['bolt'] },
    );
    t.me.does('cast', 'bolt', 'brute');
    expect([t.asked, hurt(t, 'brute')]).toEqual(['me main', 2]);
    t.me.does('use', 'priest', 'brute');
    expect([t.asked, t.zone('brute')]).toEqual(['me main', 'opp:cemetery']);
  });

  test('S7.1 a trigger on the way comes before the fight', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c1'] }, { minions: ['watcher c2', tapped('levy', 'c2')] });
    t.me.does('attack', 'soldier', 'levy', loc('c2'));
    if (t.asked === 'opp defend') {
      expect([hurt(t, 'soldier'), where(t, 'soldier')]).toEqual([1, 'c2']);
      t.opp.does('done');
    }
    expect([t.zone('levy'), t.zone('soldier')]).toEqual(['opp:cemetery', 'me:cemetery']);
  });

  test('S7.1 Genesis and Deathrite join it, too', () => {
    const t = spar(
      { sites: MEADOWS, life: 10, minions: ['martyr c2'], hand: ['quake'] },
      { life: 10, minions: ['martyr c2'] },
    );
    t.me.does('cast', 'quake');
    expect([hurt(t, 'me:martyr'), life(t, 'me'), life(t, 'opp')]).toEqual([1, 9, 9]);
  });
});

describe('the cards', () => {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const figures = (id: string) => {
    const { kind, cost, elements, power, types, keywords } = byId.get(id)!;
    return { kind, cost, elements, power, types, keywords };
  };

  test('S8.1 the nine have their printed figures', () => {
    const none = { types: [], keywords: [], power: 0, elements: {} };
    expect(figures('apprentice-wizard')).toEqual({
      kind: 'minion',
      cost: 3,
      elements: { air: 1 },
      power: 1,
      types: ['Mortal'],
      keywords: ['spellcaster'],
    });
    expect(figures('daperyll-vampire')).toEqual({
      kind: 'minion',
      cost: 5,
      elements: { air: 1 },
      power: 4,
      types: ['Undead'],
      keywords: ['airborne'],
    });
    expect(figures('persecutor')).toEqual({ ...none, kind: 'avatar', cost: 0, power: 2 });
    expect(figures('bury')).toEqual({ ...none, kind: 'magic', cost: 3, elements: { earth: 1 } });
    expect(figures('grievous-insult')).toEqual({ ...none, kind: 'magic', cost: 2, elements: { water: 1 } });
    expect(figures('ring-of-morrigan')).toEqual({ ...none, kind: 'artifact', cost: 1, types: ['Relic'] });
    expect(figures('geyser')).toEqual({ ...none, kind: 'magic', cost: 2, elements: { water: 1 } });
    expect(figures('craterize')).toEqual({ ...none, kind: 'magic', cost: 8, elements: { earth: 2 } });
    expect(byId.get('craterize')!.discardSite).toBe(true);
    expect(figures('abaddon-succubus')).toEqual({
      ...none,
      kind: 'minion',
      cost: 4,
      elements: { water: 2 },
      power: 3,
      types: ['Demon'],
    });
  });

  test('S8.1 there are 50 or more of our own beside them, of every kind and element', () => {
    const own = cards.filter((card) => !card.token);
    expect(own.length).toBeGreaterThanOrEqual(9 + 50);
    for (const kind of ['minion', 'magic', 'artifact', 'aura', 'site']) {
      expect(own.filter((card) => card.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
    }
    for (const element of ['air', 'earth', 'fire', 'water'] as const) {
      expect(own.filter((card) => (card.elements[element] ?? 0) > 0).length, element).toBeGreaterThanOrEqual(10);
    }
  });

  test('S8.1 there are decks of two pairs of elements, for both sizes', () => {
    expect(decks.filter((deck) => deck.mode === 'duel').length).toBeGreaterThanOrEqual(4);
    expect(decks.filter((deck) => deck.mode === 'full').length).toBeGreaterThanOrEqual(2);
    const pairs = decks.map((deck) =>
      [...new Set(deck.cards.flatMap((id) => Object.keys(byId.get(id)!.elements)))].toSorted().join('+'),
    );
    expect(new Set(pairs).size).toBeGreaterThanOrEqual(2);
  });
});
