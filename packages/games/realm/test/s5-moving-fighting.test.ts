import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { defend, has, hurt, isTapped, life, loc, offers, places, tapped, where, whyNot } from './support.ts';

const MEADOWS = ['meadow c1', 'meadow c2'];
const CROSS = ['meadow c1', 'meadow c2', 'meadow b2', 'meadow d2', 'meadow c3'];

describe('locations', () => {
  test('S5.1 adjacent is here and the four squares beside, nearby also those at the corners', () => {
    const around = ['b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'd3'];
    const others = around.filter((x) => x !== 'c1');
    const t = spar(
      { avatar: 'leader c2', sites: around.map((x) => `meadow ${x}`), hand: ['near-bolt', 'touch'] },
      {
        sites: ['meadow c4'],
        minions: ['levy b1', 'soldier b2', 'brute b3', 'bird c3', 'mole c2', 'fish d2', 'viper d3', 'hero c1'],
      },
    );
    expect(others.length).toBe(8);
    const aimed = (spell: string) =>
      t.choices.flatMap((x) => (x.startsWith(`cast ${spell} `) ? [x.split(' ')[2]] : [])).toSorted();
    expect(aimed('touch')).toEqual(['bird', 'fish', 'hero', 'leader', 'mole', 'soldier']);
    expect(aimed('near-bolt')).toEqual(['bird', 'brute', 'fish', 'hero', 'leader', 'levy', 'mole', 'soldier', 'viper']);
  });

  test('S5.1 another region of the same square is another location', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['soldier c2'], hand: ['near-bolt'] },
      { minions: ['mole c2 underground'] },
    );
    expect(offers(t, 'attack soldier mole')).toBe(false);
    expect(offers(t, 'cast near-bolt mole')).toBe(false);
  });

  test('S5.1 who cannot live below dies there, who can does not', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c1', 'mole c1'], hand: ['bury-it', 'bury-it'] });
    t.me.does('cast', 'bury-it', 'soldier');
    t.me.does('cast', 'bury-it', 'mole');
    expect([t.zone('soldier'), where(t, 'mole')]).toEqual(['me:cemetery', 'c1 underground']);
  });

  test('S5.1 below water is no underground: nothing is buried there', () => {
    const t = spar({ sites: ['meadow c1', 'lake c2'], minions: ['mole c2'], hand: ['bury-it'] });
    t.me.does('cast', 'bury-it', 'mole');
    expect(where(t, 'mole')).toBe('c2');
  });

  test('S5.1 who loses what it lived by below dies; in the void it is banished, with no Deathrite', () => {
    const t = spar({
      life: 10,
      sites: MEADOWS,
      minions: ['mole c2 underground', 'lost-soul b1 void'],
      hand: ['hush', 'hush'],
    });
    t.me.does('cast', 'hush', 'mole');
    t.me.does('cast', 'hush', 'lost-soul');
    expect([t.zone('mole'), t.zone('lost-soul'), life(t, 'me')]).toEqual(['me:cemetery', 'me:gone', 10]);
  });

  test('S5.1 an avatar is not put below', () => {
    const t = spar({ sites: MEADOWS, hand: ['bury-leader'] });
    t.me.does('cast', 'bury-leader', 'me:leader');
    expect([where(t, 'me:leader'), t.winner]).toEqual(['c1', null]);
  });
});

describe('move and attack', () => {
  test('S5.2 one step to a location beside it, which taps the unit', () => {
    const t = spar({ sites: CROSS, minions: ['soldier c2'] });
    expect(places(t, 'move', 'soldier')).toEqual(['b2', 'c1', 'c3', 'd2']);
    t.me.does('move', 'soldier', undefined, loc('d2'));
    expect([where(t, 'soldier'), isTapped(t, 'soldier'), offers(t, 'move soldier')]).toEqual(['d2', true, false]);
    expect(whyNot(t, 'soldier')).toContain('S5.2');
  });

  test('S5.2 no step into void, and none beyond the edge', () => {
    const t = spar({ sites: ['meadow a1', 'meadow a2', 'meadow c1'], minions: ['soldier a1'] });
    expect(places(t, 'move', 'soldier')).toEqual(['a2']);
  });

  test('S5.2 then an attack on an enemy unit there, or on the enemy site', () => {
    const t = spar(
      { avatar: tapped('leader', 'c1'), sites: MEADOWS, minions: ['soldier c2'] },
      { sites: ['hill c3'], minions: ['levy c3', 'brute c2'] },
    );
    expect(t.choices.filter((x) => x.startsWith('attack')).toSorted()).toEqual([
      `attack soldier brute @${loc('c2')}`,
      `attack soldier levy @${loc('c3')}`,
      `attackSite soldier hill @${loc('c3')}`,
    ]);
  });

  test('S5.2 nobody attacks without an enemy: own units and own sites are none', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2', 'levy c2'] });
    expect(t.choices.some((x) => x.startsWith('attack'))).toBe(false);
  });

  test('S5.2 an avatar moves and attacks, too', () => {
    const t = spar({ avatar: 'duke', sites: MEADOWS }, { minions: ['brute c2'] });
    t.me.does('attack', 'duke', 'brute', loc('c2'));
    expect([t.zone('brute'), life(t, 'me'), where(t, 'duke')]).toEqual(['opp:cemetery', 17, 'c2']);
  });

  test('S5.2 two of the same name are told apart in the log', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c2'] }, { minions: ['brute c2'] });
    t.me.does('attack', 'me:brute', 'opp:brute', loc('c2'));
    t.expectLog('S5.2 Brute attacks the other Brute.');
    t.expectLog('Brute takes 3 from the other Brute.');
  });

  test('S5.2 who dies on the way attacks nobody', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c1'] }, { minions: ['watcher c2'] });
    t.me.does('attack', 'levy', 'watcher', loc('c2'));
    expect([t.zone('levy'), hurt(t, 'watcher')]).toEqual(['me:cemetery', 0]);
  });

  test('S5.2 which way it goes is asked where ways differ in what they set off', () => {
    const square = { sites: ['meadow b1', 'meadow c1', 'meadow b2', 'meadow c2'], minions: ['runner b1'] };
    const t = spar(square, { minions: ['watcher b2'] });
    t.me.does('move', 'runner', undefined, loc('c2'));
    expect(t.asked).toBe('me path');
    t.me.does('via', 'runner', undefined, loc('b2'));
    expect([where(t, 'runner'), hurt(t, 'runner')]).toEqual(['c2', 1]);
    const other = spar(square, { minions: ['watcher b2'] });
    other.me.does('move', 'runner', undefined, loc('c2'));
    other.me.does('via', 'runner', undefined, loc('c1'));
    expect([where(other, 'runner'), hurt(other, 'runner')]).toEqual(['c2', 0]);
    const alike = spar(square);
    alike.me.does('move', 'runner', undefined, loc('c2'));
    expect([alike.asked, where(alike, 'runner')]).toEqual(['me main', 'c2']);
  });

  test('S5.2 it is asked as soon as ways part, though what they set off comes later', () => {
    const sites = ['meadow a1', 'meadow b1', 'meadow c1', 'meadow a2', 'meadow b2', 'meadow c2'];
    const t = spar({ sites, minions: ['courser a1'] }, { minions: ['watcher b2'] });
    t.me.does('move', 'courser', undefined, loc('c2'));
    expect(t.asked).toBe('me path');
    t.me.does('via', 'courser', undefined, loc('b1'));
    t.me.does('via', 'courser', undefined, loc('c1'));
    expect([where(t, 'courser'), hurt(t, 'courser')]).toEqual(['c2', 0]);
  });
});

describe('defending', () => {
  test('S5.3 untapped enemies in reach tap, move in and join', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['giant c2'] },
      {
        sites: ['hill c3', 'hill b2', 'hill c4'],
        minions: ['levy c2', 'soldier c3', tapped('brute', 'b2'), 'hero c4'],
      },
    );
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    t.expectChoices(t.opp, ['defend soldier', 'done']);
    defend(t, 'soldier');
    t.me.does('assign', 'levy', undefined, 1);
    expect([where(t, 'giant'), hurt(t, 'giant')]).toEqual(['c2', 3]);
    expect([t.cards(t.opp, 'cemetery').toSorted()]).toEqual([['levy', 'soldier']]);
  });

  test('S5.3 the attacked player may let it be', () => {
    const t = spar({ sites: MEADOWS, minions: ['giant c2'] }, { sites: ['hill c3'], minions: ['levy c2', 'brute c3'] });
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    t.opp.does('done');
    expect([where(t, 'brute'), isTapped(t, 'brute'), t.zone('levy')]).toEqual(['c3', false, 'opp:cemetery']);
  });

  test('S5.3 who defends taps; who is attacked does not have to be untapped, and does not tap', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['levy c2'] },
      { sites: ['hill c3'], minions: ['giant c2', 'brute c3', tapped('soldier', 'c3')] },
    );
    t.me.does('attack', 'levy', 'giant', loc('c2'));
    defend(t, 'brute');
    t.me.does('assign', 'giant', undefined, 1);
    expect([isTapped(t, 'brute'), where(t, 'brute'), isTapped(t, 'giant')]).toEqual([true, 'c2', false]);
  });

  test('S5.3 the avatar may defend', () => {
    const t = spar({ sites: ['meadow c3'], minions: ['soldier c3'] }, { sites: ['hill c4'], minions: ['levy c3'] });
    t.me.does('attack', 'soldier', 'levy', loc('c3'));
    defend(t, 'leader');
    t.me.does('assign', undefined, undefined, 2);
    expect([where(t, 'opp:leader'), life(t, 'opp') + hurt(t, 'levy')]).toEqual(['c3', 18]);
  });

  test('S5.3 defenders of a site fight in its stead', () => {
    const t = spar({ sites: ['meadow c2'], minions: ['giant c2'] }, { sites: ['hill c3'], minions: ['brute c3'] });
    t.me.does('attackSite', 'giant', 'hill', loc('c3'));
    defend(t, 'brute');
    expect([life(t, 'opp'), t.zone('brute'), hurt(t, 'giant')]).toEqual([20, 'opp:cemetery', 3]);
  });

  test('S5.3 who dies on the way does not join', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['giant c2', 'watcher c2'] },
      { sites: ['hill c3'], minions: ['brute c2', 'levy c3'] },
    );
    t.me.does('attack', 'giant', 'brute', loc('c2'));
    defend(t, 'levy');
    expect([t.zone('levy'), t.zone('brute'), hurt(t, 'giant')]).toEqual(['opp:cemetery', 'opp:cemetery', 3]);
  });

  test('S5.3 where the attacked unit is gone before the strike, its defenders still fight', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['brute c2'] },
      { sites: ['hill c3'], minions: ['levy c2', 'viper c3', 'martyr c3'] },
    );
    t.me.does('attack', 'brute', 'levy', loc('c2'));
    t.opp.does('defend', 'viper');
    defend(t, 'martyr');
    t.me.does('assign', 'levy', undefined, 0);
    t.me.does('assign', 'viper', undefined, 1);
    expect([t.zone('viper'), t.zone('martyr'), t.zone('brute')]).toEqual([
      'opp:cemetery',
      'opp:cemetery',
      'me:cemetery',
    ]);
  });

  test('S5.3 who cannot live there does not get there', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['mole c2 underground'] },
      { sites: ['hill c3'], minions: ['newt c2 underground', 'brute c3', 'soldier c2'] },
    );
    t.me.does('attack', 'mole', 'newt', loc('c2 underground'));
    expect(t.asked).toBe('me main');
    expect([t.zone('mole'), t.zone('newt')]).toEqual(['me:cemetery', 'opp:cemetery']);
  });
});

describe('intercepting', () => {
  test('S5.3 enemies where a mover ended without attacking may tap and fight it', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c1'] }, { minions: ['giant c2', tapped('brute', 'c2')] });
    t.me.does('move', 'soldier', undefined, loc('c2'));
    t.expectChoices(t.opp, ['intercept giant', 'done']);
    t.opp.does('intercept', 'giant');
    expect([t.zone('soldier'), hurt(t, 'giant'), isTapped(t, 'giant')]).toEqual(['me:cemetery', 2, true]);
  });

  test('S5.3 who cannot defend may still intercept', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['soldier c1', 'giant c2'], hand: ['taunt'] },
      { minions: ['levy c2', 'brute c2'] },
    );
    t.me.does('cast', 'taunt', 'brute');
    t.me.does('move', 'soldier', undefined, loc('c2'));
    t.expectChoices(t.opp, ['intercept levy', 'intercept brute', 'done']);
    t.opp.does('done');
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    expect([t.asked, t.zone('levy')]).toEqual(['me main', 'opp:cemetery']);
  });

  test('S5.3 who moves in to defend is not intercepted there', () => {
    const t = spar({ sites: MEADOWS, minions: ['giant c2', 'levy c2'] }, { minions: ['soldier c2', 'brute c1'] });
    t.me.does('attack', 'giant', 'soldier', loc('c2'));
    // The levy stands where the brute comes to, untapped.
    t.opp.does('defend', 'brute');
    expect([t.asked, isTapped(t, 'levy')]).toEqual(['me assign', false]);
  });

  test('S5.3 they need not', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c1'] }, { minions: ['giant c2'] });
    t.me.does('move', 'soldier', undefined, loc('c2'));
    t.opp.does('done');
    expect([where(t, 'soldier'), hurt(t, 'giant'), isTapped(t, 'giant')]).toEqual(['c2', 0, false]);
  });

  test('S5.3 several may; the mover divides its strike', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c1'] }, { minions: ['levy c2', 'soldier c2'] });
    t.me.does('move', 'brute', undefined, loc('c2'));
    t.opp.does('intercept', 'levy');
    t.opp.does('intercept', 'soldier');
    t.me.does('assign', 'levy', undefined, 1);
    expect(t.cards(t.opp, 'cemetery').toSorted()).toEqual(['levy', 'soldier']);
    expect(t.zone('brute')).toBe('me:cemetery');
  });

  test('S5.3 not those beside the place, and not where it only passed', () => {
    const t = spar(
      { sites: ['meadow c1', 'meadow c2', 'meadow c3'], minions: ['runner c1'] },
      { sites: ['hill c4', 'hill d3'], avatar: 'leader e4', minions: ['giant c2', 'brute d3'] },
    );
    t.me.does('move', 'runner', undefined, loc('c3'));
    expect([t.asked, where(t, 'runner')]).toEqual(['me main', 'c3']);
  });
});

describe('strikes', () => {
  test('S5.4 both strike at the same moment: both may die', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2'] }, { minions: ['fish c2'] });
    t.me.does('attack', 'soldier', 'fish', loc('c2'));
    expect([t.zone('soldier'), t.zone('fish')]).toEqual(['me:cemetery', 'opp:cemetery']);
  });

  test('S5.4 damage of its power kills a minion, less does not, and damage adds up', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt', 'bolt'] }, { minions: ['brute c2'] });
    t.me.does('cast', 'bolt', 'brute');
    expect([t.zone('brute'), hurt(t, 'brute')]).toEqual(['opp:minions', 2]);
    t.me.does('cast', 'bolt', 'brute');
    expect(t.zone('brute')).toBe('opp:cemetery');
  });

  test('S5.4 a strike against several is divided as its player likes', () => {
    const fight = () => {
      const t = spar(
        { sites: MEADOWS, minions: ['brute c2'] },
        { sites: ['hill c3'], minions: ['levy c2', 'soldier c3'] },
      );
      t.me.does('attack', 'brute', 'levy', loc('c2'));
      defend(t, 'soldier');
      return t;
    };
    const t = fight();
    t.expectChoices(t.me, ['assign levy', 'assign levy', 'assign levy', 'assign levy']);
    t.me.does('assign', 'levy', undefined, 0);
    expect([t.zone('soldier'), hurt(t, 'levy')]).toEqual(['opp:cemetery', 0]);
    const other = fight();
    other.me.does('assign', 'levy', undefined, 3);
    expect([other.zone('levy'), hurt(other, 'soldier')]).toEqual(['opp:cemetery', 0]);
    expect(other.zone('brute')).toBe('me:cemetery');
  });

  test('S5.4 damage to an avatar is life lost', () => {
    const t = spar({ sites: ['meadow c3'], minions: ['brute c3'] }, { sites: ['hill c4'] });
    t.me.does('attack', 'brute', 'opp:leader', loc('c4'));
    expect([life(t, 'opp'), hurt(t, 'brute')]).toEqual([17, 1]);
  });

  test('S5.4 a minion without power strikes nobody, and dies of any damage', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'] }, { minions: ['pacifist c2'] });
    t.me.does('attack', 'levy', 'pacifist', loc('c2'));
    expect([hurt(t, 'levy'), t.zone('pacifist')]).toEqual([0, 'opp:cemetery']);
  });
});

describe('striking a site', () => {
  test('S5.5 undefended, it costs its controller the strike in life; the site stays, and strikes nobody', () => {
    const t = spar({ sites: ['meadow c2'], minions: ['brute c2'] }, { sites: ['hill c3'] });
    t.me.does('attackSite', 'brute', 'hill', loc('c3'));
    defend(t);
    expect([life(t, 'opp'), t.zone('hill'), hurt(t, 'brute')]).toEqual([17, 'opp:sites', 0]);
  });

  test('S5.5 life stops at 0', () => {
    const t = spar({ sites: ['meadow b2'], minions: ['giant b2'] }, { life: 3, sites: ['hill b3'] });
    t.me.does('attackSite', 'giant', 'hill', loc('b3'));
    expect([life(t, 'opp'), t.winner]).toEqual([0, null]);
  });

  test('S5.5 from below nobody strikes a site', () => {
    const t = spar({ sites: MEADOWS, minions: ['mole c2 underground'] }, { sites: ['hill c3'] });
    expect(offers(t, 'attackSite mole')).toBe(false);
    expect(has(t, 'mole', 'stealth')).toBe(false);
  });
});
