import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { defend, duel, has, hurt, isTapped, life, loc, mana, offers, tapped, where } from './support.ts';

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

  test('S6.1 whoever came there through a site takes no damage in that turn either', () => {
    const t = spar({ sites: ['meadow b2'], minions: ['brute b2'], hand: ['bolt'] }, { life: 2, sites: ['hill b3'] });
    t.me.does('attackSite', 'brute', 'hill', loc('b3'));
    t.me.does('cast', 'bolt', 'opp:leader');
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

  test('S6.1 damage that cannot come that turn does not spend a Ward', () => {
    const t = spar(
      { sites: MEADOWS, hand: ['quake'] },
      { avatar: { card: 'leader', at: 'c4', tokens: ['ward'] }, life: 0, door: 10 },
      { turn: 10 },
    );
    t.me.does('cast', 'quake');
    expect([has(t, 'opp:leader', 'ward'), t.winner]).toEqual([true, null]);
  });

  test('S6.1 the rest of the moment that brought it there is no death blow', () => {
    const t = spar({ life: 2, sites: MEADOWS }, { sites: ['hill c3'], minions: ['brute c2', 'soldier c3'] });
    t.me.does('attack', 'me:leader', 'brute', loc('c2'));
    defend(t, 'soldier');
    t.me.does('assign', 'brute', undefined, 1);
    expect([life(t, 'me'), t.winner]).toEqual([0, null]);
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
    const t = spar({ sites: MEADOWS, minions: ['scribe c2'], hand: ['cure'], life: 10, spellbook: ['brute', 'levy'] });
    t.me.does('cast', 'cure');
    t.expectLog('casts Cure');
    t.expectLog('draws');
    t.expectLog('heals 5');
    expect([t.cards(t.me, 'hand'), life(t, 'me')]).toEqual([['brute'], 15]);
  });

  test('S7.1 a trigger of the casting may take the spell’s target away', () => {
    const t = spar({ sites: MEADOWS, minions: ['cutter c2', 'levy c2'], hand: ['push'] });
    t.me.does('cast', 'push', 'levy');
    expect([t.zone('levy'), t.zone('push')]).toEqual(['me:cemetery', 'me:cemetery']);
  });

  test('S7.1 of simultaneous triggers the non-active player’s go first', () => {
    const t = spar({ sites: MEADOWS, minions: ['scribe c2'], hand: ['bolt'] }, { minions: ['scribe c2'], hand: [] });
    t.me.does('cast', 'bolt', 'opp:leader');
    const draws = t.log.filter((line) => line.includes('draws'));
    expect(draws.map((line) => (line.includes('opp') ? 'opp' : 'me'))).toEqual(['opp', 'me']);
  });

  test('S7.1 of those who die at one moment, too', () => {
    const t = spar(
      { sites: MEADOWS, life: 10, minions: ['martyr c2'], hand: ['two-quakes'] },
      { life: 10, minions: ['martyr c2'] },
    );
    t.me.does('cast', 'two-quakes');
    const heals = t.log.filter((line) => line.includes('heals'));
    expect(heals.map((line) => (line.includes('opp') ? 'opp' : 'me'))).toEqual(['opp', 'me']);
    expect([life(t, 'me'), life(t, 'opp')]).toEqual([11, 11]);
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
    expect([t.asked, hurt(t, 'soldier'), where(t, 'soldier')]).toEqual(['opp defend', 1, 'c2']);
    t.opp.does('done');
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

describe('the nine', () => {
  test('S8.1 Apprentice Wizard draws a spell on entering', () => {
    const t = duel({ sites: ['windswept-tor c1'], hand: ['apprentice-wizard'], spellbook: ['bury', 'pack-mule'] });
    t.me.does('cast', 'apprentice-wizard', undefined, loc('c1'));
    expect([t.cards(t.me, 'hand'), mana(t)]).toEqual([['bury'], 7]);
  });

  test('S8.1 Daperyll Vampire heals by its strikes on units, in defence too, and not by those on sites', () => {
    const site = duel(
      { life: 10, sites: ['windswept-tor b2'], minions: ['daperyll-vampire b2'] },
      { sites: ['slow-river b3'] },
    );
    site.me.does('attackSite', 'daperyll-vampire', 'slow-river', loc('b3'));
    expect([life(site, 'opp'), life(site, 'me')]).toEqual([16, 10]);
    const avatar = duel(
      { life: 10, sites: ['windswept-tor c3'], minions: ['daperyll-vampire c3'] },
      { sites: ['slow-river c4'] },
    );
    avatar.me.does('attack', 'daperyll-vampire', 'opp:persecutor', loc('c4'));
    expect([life(avatar, 'opp'), life(avatar, 'me')]).toEqual([16, 14]);
    const defence = duel(
      { sites: ['windswept-tor c2'], minions: ['gust-courier c2'] },
      { life: 10, minions: ['daperyll-vampire c2'] },
    );
    defence.me.does('attack', 'gust-courier', 'daperyll-vampire', loc('c2'));
    expect([life(defence, 'opp'), defence.zone('gust-courier')]).toEqual([14, 'me:cemetery']);
  });

  test('S8.1 Craterize: 10 at the centre, 7, 4, 2 and 1 by steps, and nothing beyond the five by five', () => {
    const t = duel(
      {
        avatar: 'persecutor c3',
        sites: ['barley-terrace c1', 'barley-terrace c3', 'barley-terrace a1'],
        minions: ['moss-ox a1'],
        hand: ['craterize', 'cinder-slope'],
      },
      {
        avatar: 'persecutor c2',
        sites: ['slow-river c2', 'slow-river d1', 'slow-river e2', 'slow-river e3', 'slow-river e4'],
        minions: ['rampart-giant e2', 'furnace-giant e3', 'brine-leviathan e4', 'shieldbrother-captain d1'],
      },
    );
    t.me.does('cast', 'craterize', 'slow-river');
    // The first river is c2: the opponent's avatar stands on it, mine beside it.
    expect([life(t, 'opp'), life(t, 'me')]).toEqual([10, 13]);
    expect([hurt(t, 'rampart-giant'), hurt(t, 'furnace-giant'), hurt(t, 'brine-leviathan')]).toEqual([4, 2, 1]);
    expect([hurt(t, 'moss-ox'), t.cards(t.opp, 'sites').includes('rubble')]).toEqual([2, true]);
  });

  test('S8.1 Craterize reaches below, and not beyond two columns', () => {
    const t = duel(
      { sites: ['barley-terrace c1', 'barley-terrace c2'], hand: ['craterize', 'cinder-slope'] },
      { sites: ['slow-river a4'], minions: ['barrow-wight c2 underground'] },
    );
    t.me.does('cast', 'craterize', 'slow-river');
    // From a4: c2 is two columns and two rows away, the avatar at c4 two columns, mine at c1 three rows.
    expect([hurt(t, 'barrow-wight'), life(t, 'opp'), life(t, 'me')]).toEqual([1, 16, 20]);
  });

  test('S8.1 Abaddon Succubus strikes one that is already here as well, once in a turn', () => {
    const t = duel(
      { life: 10, sites: ['slow-river c1', 'slow-river c2'], minions: ['abaddon-succubus c2'] },
      { minions: ['moss-ox c2'] },
    );
    t.me.does('use', 'abaddon-succubus', 'moss-ox');
    expect([hurt(t, 'moss-ox'), life(t, 'me'), isTapped(t, 'abaddon-succubus')]).toEqual([2, 12, false]);
    expect(offers(t, 'use abaddon-succubus')).toBe(false);
  });

  test('S8.1 Geyser: who stands on the site rises, who is below drowns or swims', () => {
    const t = duel(
      { sites: ['slow-river c1'], hand: ['geyser'] },
      { sites: ['barley-terrace c4'], minions: ['barrow-wight c4 underground', 'pack-mule c4'] },
    );
    t.me.does('cast', 'geyser', 'barley-terrace');
    t.me.does('drawSpell');
    expect([t.zone('barrow-wight'), t.stat('pack-mule', 'airborne')]).toEqual(['opp:cemetery', 1]);
    t.me.endTurn();
    expect(t.stat('pack-mule', 'airborne')).toBe(0);
  });
});
