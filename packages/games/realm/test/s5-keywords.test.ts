import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import {
  defend,
  disabled,
  has,
  hurt,
  isTapped,
  life,
  loc,
  offers,
  places,
  power,
  silenced,
  tapped,
  where,
} from './support.ts';

const MEADOWS = ['meadow c1', 'meadow c2'];
const ROW = ['meadow a1', 'meadow b1', 'meadow c1', 'meadow d1', 'meadow e1'];

describe('Airborne', () => {
  test('S5.6 steps diagonally, too, over the surface', () => {
    const t = spar({
      sites: ['meadow b1', 'meadow c2', 'meadow d3', 'meadow b2', 'meadow d1'],
      minions: ['bird c2', 'soldier c2'],
    });
    expect(places(t, 'move', 'bird')).toEqual(['b1', 'b2', 'd1', 'd3']);
    expect(places(t, 'move', 'soldier')).toEqual(['b2']);
  });

  test('S5.6 is attacked only by Airborne and Ranged units', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2', 'bird c2', 'archer c2'] }, { minions: ['bird c2'] });
    expect(t.choices.filter((x) => x.startsWith('attack')).toSorted()).toEqual([
      `attack archer bird @${loc('c1')}`,
      `attack archer bird @${loc('c2')}`,
      `attack bird bird @${loc('c2')}`,
    ]);
  });

  test('S5.6 is intercepted only by those', () => {
    const t = spar({ sites: MEADOWS, minions: ['bird c1'] }, { minions: ['giant c2', 'archer c2', 'bird c2'] });
    t.me.does('move', 'bird', undefined, loc('c2'));
    t.expectChoices(t.opp, ['intercept archer', 'intercept bird', 'done']);
  });

  test('S5.6 anybody in reach defends against it', () => {
    const t = spar({ sites: ['meadow c2'], minions: ['bird c2'] }, { sites: ['hill c3'], minions: ['giant c3'] });
    t.me.does('attackSite', 'bird', 'hill', loc('c3'));
    defend(t, 'giant');
    expect([t.zone('bird'), hurt(t, 'giant')]).toEqual(['me:cemetery', 2]);
  });
});

describe('below and beyond', () => {
  test('S5.6 Burrowing: underground, down, along and up', () => {
    const t = spar({ sites: ['meadow b1', 'meadow c1', 'lake d1'], minions: ['mole c1 underground'] });
    expect(places(t, 'move', 'mole')).toEqual(['b1 underground', 'c1']);
    const up = spar({ sites: ['meadow b1', 'meadow c1', 'lake d1'], minions: ['mole c1'] });
    expect(places(up, 'move', 'mole')).toEqual(['b1', 'c1 underground', 'd1']);
  });

  test('S5.6 Submerge: underwater, down, along and up', () => {
    const t = spar({ sites: ['lake b1', 'lake c1', 'meadow d1'], minions: ['fish c1 underwater'] });
    expect(places(t, 'move', 'fish')).toEqual(['b1 underwater', 'c1']);
    const both = spar({ sites: ['lake b1', 'lake c1', 'meadow d1'], minions: ['newt c1 underwater'] });
    expect(places(both, 'move', 'newt')).toEqual(['b1 underwater', 'c1', 'd1 underground']);
  });

  test('S5.6 below, a unit is not attacked from the surface, and does not attack there', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2', 'mole c2'] }, { minions: ['mole c2 underground'] });
    expect(offers(t, 'attack soldier opp:mole')).toBe(false);
    expect(places(t, 'attack', 'mole')).toEqual(['c2 underground']);
  });

  test('S5.6 Voidwalk: into void, through it and out of it; others do not follow', () => {
    const t = spar({ sites: ['meadow c1', 'hill e1'], minions: ['ghost c1', 'soldier c1'] });
    expect(places(t, 'move', 'ghost')).toEqual(['b1 void', 'c2 void', 'd1 void']);
    expect(places(t, 'move', 'soldier')).toEqual([]);
    const out = spar({ sites: ['meadow c1', 'hill e1'], minions: ['ghost d1 void'] });
    expect(places(out, 'move', 'ghost')).toEqual(['c1', 'd2 void', 'e1']);
  });
});

describe('Ranged', () => {
  test('S5.6 attacks what is up to X steps away, in its region', () => {
    const t = spar(
      { sites: ROW, minions: ['sniper a1'] },
      { minions: ['levy b1', 'soldier c1', 'brute d1', 'giant e1', 'mole c1 underground'] },
    );
    const from = (card: string) => places(t, 'attack', 'sniper', card);
    expect([from('levy'), from('soldier'), from('brute'), from('giant')]).toEqual([
      ['a1', 'b1'],
      ['a1', 'b1'],
      ['b1'],
      [],
    ]);
    expect(offers(t, 'attack sniper mole')).toBe(false);
  });

  test('S5.6 from afar it is struck back only by who is Ranged enough', () => {
    const t = spar({ sites: ROW, minions: ['sniper a1'] }, { avatar: 'leader e4', minions: ['brute c1'] });
    t.me.does('attack', 'sniper', 'brute', loc('a1'));
    expect([hurt(t, 'brute'), hurt(t, 'sniper'), where(t, 'sniper')]).toEqual([2, 0, 'a1']);
    const short = spar({ sites: ROW, minions: ['sniper a1'] }, { minions: ['archer c1'] });
    short.me.does('attack', 'sniper', 'archer', loc('a1'));
    expect([short.zone('archer'), short.zone('sniper')]).toEqual(['opp:cemetery', 'me:minions']);
    const far = spar({ sites: ROW, minions: ['sniper a1'] }, { minions: ['sniper c1'] });
    far.me.does('attack', 'sniper', 'opp:sniper', loc('a1'));
    expect([far.cards(far.me, 'cemetery'), far.cards(far.opp, 'cemetery')]).toEqual([['sniper'], ['sniper']]);
  });

  test('S5.6 at its own place it fights like others', () => {
    const t = spar({ sites: ROW, minions: ['sniper c1'] }, { minions: ['brute c1'] });
    t.me.does('attack', 'sniper', 'brute', loc('c1'));
    expect(t.zone('sniper')).toBe('me:cemetery');
  });

  test('S5.6 it strikes a site from afar', () => {
    const t = spar({ sites: ['meadow b2'], minions: ['archer b2'] }, { sites: ['hill b3'] });
    t.me.does('attackSite', 'archer', 'hill', loc('b2'));
    expect([life(t, 'opp'), where(t, 'archer')]).toEqual([18, 'b2']);
  });

  test('S5.6 defenders join at the target’s place, and are struck like it', () => {
    const t = spar({ sites: ROW, minions: ['sniper a1'] }, { avatar: 'leader e4', minions: ['levy c1', 'soldier d1'] });
    t.me.does('attack', 'sniper', 'levy', loc('a1'));
    defend(t, 'soldier');
    t.me.does('assign', 'levy', undefined, 0);
    expect([where(t, 'levy'), t.zone('soldier'), hurt(t, 'sniper')]).toEqual(['c1', 'opp:cemetery', 0]);
  });
});

describe('tokens', () => {
  test('S5.6 Stealth: the opponent neither attacks nor targets it; its own player may target it', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2'], hand: ['bolt'] }, { minions: ['shade c2'] });
    expect([offers(t, 'attack soldier shade'), offers(t, 'cast bolt shade')]).toEqual([false, false]);
    const own = spar({ sites: MEADOWS, minions: ['shade c2'], hand: ['push'] });
    own.me.does('cast', 'push', 'shade');
    expect([power(own, 'shade'), has(own, 'shade', 'stealth')]).toEqual([4, true]);
  });

  test('S5.6 Stealth: it is not intercepted, and moving keeps it hidden', () => {
    const t = spar({ sites: MEADOWS, minions: ['shade c1'] }, { minions: ['giant c2'] });
    t.me.does('move', 'shade', undefined, loc('c2'));
    expect([t.asked, has(t, 'shade', 'stealth')]).toEqual(['me main', true]);
  });

  test('S5.6 Stealth: what targets nobody reaches it', () => {
    const t = spar({ sites: MEADOWS, hand: ['quake'] }, { minions: ['shade c2'] });
    t.me.does('cast', 'quake');
    expect(hurt(t, 'shade')).toBe(1);
  });

  test('S5.6 Stealth is lost by attacking, by defending and by tapping for an ability', () => {
    const t = spar({ sites: MEADOWS, minions: ['shade c2'] }, { minions: ['giant c2'] });
    t.me.does('attack', 'shade', 'giant', loc('c2'));
    expect(t.zone('shade')).toBe('me:cemetery');
    const site = spar({ sites: ['meadow b2'], minions: ['shade b2'] }, { sites: ['hill b3'] });
    site.me.does('attackSite', 'shade', 'hill', loc('b3'));
    expect([has(site, 'shade', 'stealth'), life(site, 'opp')]).toEqual([false, 18]);
    const uses = spar({ sites: MEADOWS, minions: [{ card: 'priest', at: 'c2', tokens: ['stealth'] }] });
    uses.me.does('use', 'priest', 'me:leader');
    expect(has(uses, 'priest', 'stealth')).toBe(false);
    const defends = spar({ sites: ['meadow c2'], minions: ['levy c2'] }, { sites: ['hill c3'], minions: ['shade c3'] });
    defends.me.does('attackSite', 'levy', 'hill', loc('c3'));
    defend(defends, 'shade');
    expect([has(defends, 'shade', 'stealth'), defends.zone('levy')]).toEqual([false, 'me:cemetery']);
  });

  test('S5.6 Lance: in an attack it strikes first, with 1 more, and breaks; who dies of it does not strike', () => {
    const t = spar({ sites: MEADOWS, minions: ['knight c2'] }, { minions: ['brute c2'] });
    t.me.does('attack', 'knight', 'brute', loc('c2'));
    expect([t.zone('brute'), hurt(t, 'knight'), has(t, 'knight', 'lance')]).toEqual(['opp:cemetery', 0, false]);
    expect(power(t, 'knight')).toBe(2);
  });

  test('S5.6 Lance: who survives it strikes back', () => {
    const t = spar({ sites: MEADOWS, minions: ['knight c2'] }, { minions: ['giant c2'] });
    t.me.does('attack', 'knight', 'giant', loc('c2'));
    expect([hurt(t, 'giant'), t.zone('knight')]).toEqual([3, 'me:cemetery']);
  });

  test('S5.6 Lance: at a site it counts, too', () => {
    const t = spar({ sites: ['meadow b2'], minions: ['knight b2'] }, { sites: ['hill b3'] });
    t.me.does('attackSite', 'knight', 'hill', loc('b3'));
    expect([life(t, 'opp'), has(t, 'knight', 'lance')]).toEqual([17, false]);
  });

  test('S5.6 Lance: one who moves and is intercepted keeps it, and strikes as ever', () => {
    const t = spar({ sites: MEADOWS, minions: ['knight c1'] }, { minions: ['levy c2'] });
    t.me.does('move', 'knight', undefined, loc('c2'));
    t.opp.does('intercept', 'levy');
    expect([t.zone('levy'), hurt(t, 'knight'), has(t, 'knight', 'lance')]).toEqual(['opp:cemetery', 1, true]);
  });

  test('S5.6 Lance: not in defence', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c2'] }, { minions: ['knight c2'] });
    t.me.does('attack', 'brute', 'knight', loc('c2'));
    expect([hurt(t, 'brute'), t.zone('knight')]).toEqual([2, 'opp:cemetery']);
  });

  test('S5.6 Ward: a saint comes with it', () => {
    const t = spar({ sites: MEADOWS, hand: ['saint'] });
    t.me.does('cast', 'saint', undefined, loc('c2'));
    expect(has(t, 'saint', 'ward')).toBe(true);
  });
});

describe('other keywords', () => {
  test('S5.6 Lethal: any damage of it kills a minion', () => {
    const t = spar({ sites: MEADOWS, minions: ['viper c2'] }, { minions: ['giant c2'] });
    t.me.does('attack', 'viper', 'giant', loc('c2'));
    expect([t.zone('giant'), t.zone('viper')]).toEqual(['opp:cemetery', 'me:cemetery']);
  });

  test('S5.6 Lethal: not an avatar, and not what a Ward protected', () => {
    const t = spar({ sites: ['meadow c3'], minions: ['viper c3'] }, { sites: ['hill c4'] });
    t.me.does('attack', 'viper', 'opp:leader', loc('c4'));
    expect([life(t, 'opp'), t.winner]).toEqual([19, null]);
    const ward = spar({ sites: MEADOWS, minions: ['viper c2'] }, { minions: ['saint c2'] });
    ward.me.does('attack', 'viper', 'saint', loc('c2'));
    expect([ward.zone('saint'), has(ward, 'saint', 'ward')]).toEqual(['opp:minions', false]);
  });

  test('S5.6 Charge: it moves in the turn in which it comes', () => {
    const t = spar({ sites: MEADOWS, hand: ['racer', 'soldier'] });
    t.me.does('cast', 'racer', undefined, loc('c1'));
    t.me.does('cast', 'soldier', undefined, loc('c1'));
    t.me.does('move', 'racer', undefined, loc('c2'));
    expect([where(t, 'racer'), offers(t, 'move soldier')]).toEqual(['c2', false]);
  });

  test('S5.6 Movement +1: two steps, and as far to defend', () => {
    const t = spar({ sites: ROW, minions: ['runner a1', 'soldier a1'] });
    expect(places(t, 'move', 'runner')).toEqual(['b1', 'c1']);
    expect(places(t, 'move', 'soldier')).toEqual(['b1']);
    const guard = spar({ sites: ROW, minions: ['giant a1'] }, { minions: ['levy a1', 'runner c1', 'soldier c1'] });
    guard.me.does('attack', 'giant', 'levy', loc('a1'));
    guard.expectChoices(guard.opp, ['defend runner', 'done']);
  });

  test('S5.6 Immobile: no step, but it attacks and defends where it stands', () => {
    const t = spar({ sites: MEADOWS, minions: ['statue c2'] }, { minions: ['levy c2', 'levy c1'] });
    expect(places(t, 'move', 'statue')).toEqual([]);
    expect(places(t, 'attack', 'statue')).toEqual(['c2']);
    const guard = spar(
      { sites: ['meadow c2'], minions: ['soldier c2', 'levy c2'] },
      { sites: ['hill c3', 'hill c4'], minions: ['statue c3'], avatar: 'leader a4' },
    );
    guard.me.does('attackSite', 'soldier', 'hill', loc('c3'));
    guard.expectChoices(guard.opp, ['defend statue', 'done']);
    defend(guard, 'statue');
    expect(guard.zone('soldier')).toBe('me:cemetery');
  });

  test('S5.6 Immobile: it does not come to defend elsewhere', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['giant c2'] },
      { sites: ['hill c3'], minions: ['levy c2', 'statue c3'] },
    );
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    expect(t.asked).toBe('me main');
  });

  test('S5.6 striking first by a text works in attack and defence', () => {
    const t = spar({ sites: MEADOWS, minions: ['soldier c2'] }, { minions: ['hero c2'] });
    t.me.does('attack', 'soldier', 'hero', loc('c2'));
    expect([t.zone('soldier'), hurt(t, 'hero')]).toEqual(['me:cemetery', 0]);
  });

  test('S5.6 Genesis: as it comes into play; a site’s too', () => {
    const t = spar({ sites: MEADOWS, life: 10, hand: ['herald', 'well'], spellbook: ['brute', 'levy'] });
    t.me.does('cast', 'herald', undefined, loc('c2'));
    expect(t.cards(t.me, 'hand')).toEqual(['well', 'brute']);
    t.me.does('playSite', 'well', undefined, loc('b1'));
    expect(life(t, 'me')).toBe(11);
  });

  test('S5.6 Deathrite: as it dies, killed or destroyed or sacrificed', () => {
    const t = spar({ sites: MEADOWS, life: 10, minions: ['martyr c2'], hand: ['bolt'] });
    t.me.does('cast', 'bolt', 'martyr');
    expect([t.zone('martyr'), life(t, 'me')]).toEqual(['me:cemetery', 13]);
    const slain = spar({ sites: MEADOWS, hand: ['slay'] }, { life: 10, minions: ['martyr c2'] });
    slain.me.does('cast', 'slay', 'martyr');
    expect(life(slain, 'opp')).toBe(13);
  });
});

describe('states', () => {
  test('S5.6 silenced: no keywords and no abilities; it moves and fights on', () => {
    const t = spar({ sites: ['meadow c2', 'meadow b1', 'meadow c1'], minions: ['bird c2'], hand: ['hush'] });
    t.me.does('cast', 'hush', 'bird');
    expect(places(t, 'move', 'bird')).toEqual(['c1']);
    const uses = spar({ sites: MEADOWS, minions: ['priest c2'], hand: ['hush'] });
    uses.me.does('cast', 'hush', 'priest');
    expect([offers(uses, 'use priest'), offers(uses, 'move priest')]).toEqual([false, true]);
    const dies = spar({ sites: MEADOWS, life: 10, minions: ['martyr c2'], hand: ['hush', 'slay'] });
    dies.me.does('cast', 'hush', 'martyr');
    dies.me.does('cast', 'slay', 'martyr');
    expect(life(dies, 'me')).toBe(10);
  });

  test('S5.6 silenced: keywords that others give, too, and not what keeps it from something', () => {
    const t = spar({
      sites: ['meadow c2', 'meadow b1', 'meadow c1'],
      minions: [{ card: 'soldier', at: 'c2', carries: ['wings'] }],
      hand: ['hush'],
    });
    expect(places(t, 'move', 'soldier')).toEqual(['b1', 'c1']);
    t.me.does('cast', 'hush', 'soldier');
    expect(places(t, 'move', 'soldier')).toEqual(['c1']);
    const taunted = spar(
      { sites: MEADOWS, minions: ['giant c2'], hand: ['taunt', 'hush'] },
      { minions: ['levy c2', 'brute c2'] },
    );
    taunted.me.does('cast', 'taunt', 'brute');
    taunted.me.does('cast', 'hush', 'brute');
    taunted.me.does('attack', 'giant', 'levy', loc('c2'));
    expect([taunted.asked, taunted.zone('levy')]).toEqual(['me main', 'opp:cemetery']);
  });

  test('S5.6 silenced: Stealth and Lance tokens go like Ward, and do not come back', () => {
    const t = spar({ sites: MEADOWS, minions: ['shade c2', 'knight c2'], hand: ['hush', 'hush'] });
    t.me.does('cast', 'hush', 'shade');
    t.me.does('cast', 'hush', 'knight');
    t.me.endTurn();
    expect([silenced(t, 'shade'), has(t, 'shade', 'stealth'), has(t, 'knight', 'lance')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('S5.6 disabled: it neither moves, attacks, uses abilities nor strikes', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['priest c2', 'giant c2'], hand: ['stun', 'stun'] },
      { minions: ['levy c2'] },
    );
    t.me.does('cast', 'stun', 'priest');
    expect([
      disabled(t, 'priest'),
      offers(t, 'move priest'),
      offers(t, 'attack priest'),
      offers(t, 'use priest'),
    ]).toEqual([true, false, false, false]);
    t.me.does('cast', 'stun', 'levy');
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    expect([hurt(t, 'giant'), t.zone('levy')]).toEqual([0, 'opp:cemetery']);
  });

  test('S5.6 disabled: it neither defends nor intercepts', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['giant c1', 'brute c2'], hand: ['stun'] },
      { sites: ['hill c3'], minions: ['levy c2', 'soldier c2'] },
    );
    t.me.does('cast', 'stun', 'soldier');
    t.me.does('move', 'giant', undefined, loc('c2'));
    t.expectChoices(t.opp, ['intercept levy', 'done']);
    t.opp.does('done');
    t.me.does('attack', 'brute', 'levy', loc('c2'));
    expect(t.asked).toBe('me main');
  });

  test('S5.6 tapped: it does nothing that taps, and neither defends nor intercepts', () => {
    const t = spar(
      { sites: MEADOWS, minions: [tapped('soldier', 'c2'), tapped('priest', 'c2'), 'giant c2'] },
      { sites: ['hill c3'], minions: ['levy c2', tapped('brute', 'c3')] },
    );
    expect([offers(t, 'move soldier'), offers(t, 'use priest')]).toEqual([false, false]);
    t.me.does('attack', 'giant', 'levy', loc('c2'));
    expect([t.asked, isTapped(t, 'brute'), hurt(t, 'giant')]).toEqual(['me main', true, 1]);
  });
});
