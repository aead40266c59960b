import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import {
  defend,
  disabled,
  duel,
  has,
  hurt,
  isEvil,
  isTapped,
  life,
  loc,
  offers,
  power,
  silenced,
  warded,
} from './support.ts';

/** My sites under my avatar and before it, of the elements a test needs. */
const AIR = ['windswept-tor c1', 'windswept-tor c2'];
const WATER = ['slow-river c1', 'slow-river c2'];
const MEADOWS = ['meadow c1', 'meadow c2'];

describe('what Ward stops', () => {
  test('S1.1 an opponent’s spell: the Ward breaks, and the unit is not its target', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt'] }, { minions: [warded('brute', 'c2')] });
    t.me.does('cast', 'bolt', 'brute');
    expect([has(t, 'brute', 'ward'), hurt(t, 'brute')]).toEqual([false, 0]);
    expect(t.zone('bolt')).toBe('me:cemetery');
  });

  test('S1.1 an opponent’s special ability', () => {
    const t = spar({ sites: MEADOWS, minions: ['priest c2'] }, { minions: [warded('brute', 'c2')] });
    t.me.does('use', 'priest', 'brute');
    expect([has(t, 'brute', 'ward'), hurt(t, 'brute'), isTapped(t, 'priest')]).toEqual([false, 0, true]);
  });

  test('S1.1 a spell at a warded site, and at a warded avatar', () => {
    const t = spar(
      { sites: MEADOWS, hand: ['raze', 'bolt'] },
      { avatar: warded('leader', 'c4'), sites: [warded('meadow', 'c4')] },
    );
    t.me.does('cast', 'raze', 'opp:meadow');
    expect([t.zone('opp:meadow'), has(t, 'opp:meadow', 'ward')]).toEqual(['opp:sites', false]);
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([life(t, 'opp'), has(t, 'opp:leader', 'ward')]).toEqual([20, false]);
  });

  test('S1.1 damage, even of one’s own doing', () => {
    const t = spar({ sites: MEADOWS, minions: [warded('brute', 'c2')], hand: ['quake', 'bolt'] });
    t.me.does('cast', 'bolt', 'brute');
    expect([has(t, 'brute', 'ward'), hurt(t, 'brute')]).toEqual([false, 0]);
    t.me.does('cast', 'quake');
    expect(hurt(t, 'brute')).toBe(1);
  });

  test('S1.1 destruction by anyone: one’s own spell destroys it only without the Ward', () => {
    const t = spar({ sites: MEADOWS, minions: [warded('brute', 'c2')], hand: ['slay', 'slay'] });
    t.me.does('cast', 'slay', 'brute');
    expect([t.zone('brute'), has(t, 'brute', 'ward')]).toEqual(['me:minions', false]);
    t.me.does('cast', 'slay', 'brute');
    expect(t.zone('brute')).toBe('me:cemetery');
  });

  test('S1.1 it is used up: the second time nothing stands before the unit', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt', 'bolt'] }, { minions: [warded('brute', 'c2')] });
    t.me.does('cast', 'bolt', 'brute');
    t.me.does('cast', 'bolt', 'brute');
    expect(hurt(t, 'brute')).toBe(2);
  });

  test('S1.1 where it cannot live a warded minion dies: nobody destroys it', () => {
    const t = spar({ sites: MEADOWS, minions: [warded('brute', 'c2')], hand: ['bury-it'] });
    t.me.does('cast', 'bury-it', 'brute');
    expect(t.zone('brute')).toBe('me:cemetery');
  });

  test('S1.1 a card that prevents the damage comes first, and spares the Ward', () => {
    const t = duel(
      {
        sites: ['barley-terrace c1', 'cinder-slope c2'],
        minions: [warded('moss-ox', 'c2')],
        hand: ['shelter', 'ember-volley'],
      },
      {},
    );
    t.me.does('cast', 'shelter', 'moss-ox');
    t.me.does('cast', 'ember-volley', 'moss-ox');
    expect([has(t, 'moss-ox', 'ward'), hurt(t, 'moss-ox')]).toEqual([true, 0]);
  });

  test('S1.1 what neither targets, damages nor destroys passes it by', () => {
    const t = duel({ avatar: 'persecutor', sites: WATER }, { minions: [warded('moss-ox', 'c2')] });
    t.me.does('move', 'persecutor', undefined, loc('c2'));
    t.opp.does('done');
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
  });
});

describe('the token', () => {
  test('S1.2 nobody has two: a second one given adds nothing', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['bless', 'bolt', 'bolt'] });
    t.me.does('cast', 'bless', 'saint');
    expect(has(t, 'saint', 'ward')).toBe(true);
    t.me.does('cast', 'bolt', 'saint');
    expect([has(t, 'saint', 'ward'), t.zone('saint')]).toEqual([false, 'me:minions']);
    t.me.does('cast', 'bolt', 'saint');
    expect(t.zone('saint')).toBe('me:cemetery');
  });

  test('S1.2 a site has one as well', () => {
    const t = spar({ sites: ['keep c1', 'meadow c2'], hand: ['bless', 'bless'] });
    expect([has(t, 'keep', 'ward'), has(t, 'meadow', 'ward')]).toEqual([true, false]);
    t.me.does('cast', 'bless', 'meadow');
    expect(has(t, 'meadow', 'ward')).toBe(true);
  });

  test('S1.3 an Evil minion is not warded: it neither enters with Ward nor is given it', () => {
    const t = spar({ sites: MEADOWS, hand: ['demon', 'bless'] });
    t.me.does('cast', 'demon', undefined, loc('c2'));
    expect([isEvil(t, 'demon'), has(t, 'demon', 'ward')]).toEqual([true, false]);
    t.me.does('cast', 'bless', 'demon');
    expect(has(t, 'demon', 'ward')).toBe(false);
  });

  test('S1.3 a warded minion that becomes Evil loses it', () => {
    const t = duel({ sites: WATER, minions: [warded('moss-ox', 'c2')], hand: ['stain'] });
    t.me.does('cast', 'stain', 'moss-ox');
    expect([isEvil(t, 'moss-ox'), has(t, 'moss-ox', 'ward')]).toEqual([true, false]);
  });

  test('S1.3 Persecutor’s brand leaves the token: only cards of the one who branded it see Evil there', () => {
    const t = duel({
      avatar: 'persecutor',
      sites: AIR,
      minions: [warded('moss-ox', 'c2')],
      hand: ['clear-judgement', 'whispered-litany'],
    });
    expect(offers(t, 'cast clear-judgement')).toBe(false);
    t.me.use('persecutor', 'moss-ox');
    expect([has(t, 'moss-ox', 'ward'), isEvil(t, 'moss-ox')]).toEqual([true, false]);
    expect(offers(t, 'cast clear-judgement moss-ox')).toBe(true);
  });

  test('S1.3 the other player’s cards see no Evil in a branded minion, and may ward it', () => {
    const t = duel(
      { avatar: 'persecutor', sites: AIR },
      {
        avatar: 'persecutor c3',
        sites: ['windswept-tor c4', 'windswept-tor c3'],
        minions: ['moss-ox c2'],
        hand: ['clear-judgement', 'whispered-litany'],
      },
    );
    t.me.use('persecutor', 'moss-ox');
    t.me.endTurn();
    t.opp.does('drawSpell');
    expect(offers(t, 'cast clear-judgement')).toBe(false);
    t.opp.does('cast', 'whispered-litany', 'moss-ox');
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
  });

  test('S1.3 to be branded is not to be Evil: even the cards of the one who branded it may ward it', () => {
    const t = duel({ sites: AIR, minions: ['moss-ox c2'], hand: ['whispered-litany'] });
    t.me.use('persecutor', 'moss-ox');
    t.me.does('cast', 'whispered-litany', 'moss-ox');
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
  });

  test('S1.3 whatever makes it Evil takes the Ward, and it does not come back', () => {
    const t = duel(
      { sites: ['cinder-slope c1', 'cinder-slope c2'], hand: ['iron-confessor'] },
      { minions: [warded('moss-ox', 'c2')] },
    );
    t.me.does('cast', 'iron-confessor', undefined, loc('c2'));
    expect([isEvil(t, 'moss-ox'), has(t, 'moss-ox', 'ward')]).toEqual([true, false]);
  });

  test('S1.3 an opponent’s warded minion is branded and keeps its token; then Clear Judgement breaks it', () => {
    const t = duel(
      { avatar: 'persecutor', sites: AIR, hand: ['clear-judgement', 'clear-judgement'] },
      { minions: [warded('moss-ox', 'c2'), { card: 'smoke-revenant', at: 'c2', tokens: ['stealth'] }] },
    );
    t.me.use('persecutor', 'moss-ox');
    expect(has(t, 'moss-ox', 'ward')).toBe(true);
    t.me.does('cast', 'clear-judgement', 'moss-ox');
    expect([has(t, 'moss-ox', 'ward'), t.zone('moss-ox')]).toEqual([false, 'opp:minions']);
    t.me.does('cast', 'clear-judgement', 'moss-ox');
    expect(t.zone('moss-ox')).toBe('opp:cemetery');
  });

  test('S1.3 no minion anywhere: there is nobody to brand', () => {
    const t = duel({ avatar: 'persecutor', sites: AIR }, { sites: ['slow-river c3'] });
    expect(offers(t, 'use persecutor')).toBe(false);
  });

  test('S1.3 avatars and sites are never Evil', () => {
    const t = spar({ avatar: warded('leader', 'c1'), sites: [warded('meadow', 'c1')] });
    expect([isEvil(t, 'me:leader'), isEvil(t, 'meadow')]).toEqual([false, false]);
    expect([has(t, 'me:leader', 'ward'), has(t, 'meadow', 'ward')]).toEqual([true, true]);
  });

  test('S1.4 a warded minion that turns into an artifact loses it', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['to-stone'] });
    t.me.does('cast', 'to-stone', 'saint');
    expect([t.zone('block'), has(t, 'block', 'ward')]).toEqual(['me:artifacts', false]);
  });

  test('S1.4 one that turns into another unit keeps it', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['to-levy'] });
    t.me.does('cast', 'to-levy', 'saint');
    expect([t.zone('levy'), has(t, 'levy', 'ward')]).toEqual(['me:minions', true]);
  });

  test('S1.4 what has turned into something else has no tokens of that, and leaves play as what it was', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c2'], hand: ['to-saint', 'slay'] });
    t.me.does('cast', 'to-saint', 'brute');
    expect([t.zone('saint'), has(t, 'saint', 'ward')]).toEqual(['me:minions', false]);
    t.me.does('cast', 'slay', 'saint');
    expect(t.zone('brute')).toBe('me:cemetery');
  });

  test('S1.4 units and sites can be given one, nothing else', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], artifacts: ['sword c2'], hand: ['bless', 'bless-all'] });
    expect([offers(t, 'cast bless levy'), offers(t, 'cast bless meadow'), offers(t, 'cast bless leader')]).toEqual([
      true,
      true,
      true,
    ]);
    t.me.does('cast', 'bless-all');
    expect([has(t, 'levy', 'ward'), has(t, 'me:leader', 'ward'), has(t, 'meadow', 'ward')]).toEqual([true, true, true]);
    expect(has(t, 'sword', 'ward')).toBe(false);
  });

  test('S1.5 a card with the keyword enters with the token: a minion and a site', () => {
    const t = duel({ sites: WATER, hand: ['harbor-penitent', 'abbey-wall'] });
    t.me.does('cast', 'harbor-penitent', undefined, loc('c2'));
    t.me.does('playSite', 'abbey-wall', undefined, loc('b1'));
    expect([has(t, 'harbor-penitent', 'ward'), has(t, 'abbey-wall', 'ward')]).toEqual([true, true]);
  });

  test('S1.5 silencing removes it, and it does not come back with the turn’s end', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['hush'] });
    t.me.does('cast', 'hush', 'saint');
    expect([silenced(t, 'saint'), has(t, 'saint', 'ward')]).toEqual([true, false]);
    t.me.endTurn();
    expect([silenced(t, 'saint'), has(t, 'saint', 'ward')]).toEqual([false, false]);
  });

  test('S1.5 while it is silenced it is given none', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], hand: ['hush', 'bless'] });
    t.me.does('cast', 'hush', 'levy');
    t.me.does('cast', 'bless', 'levy');
    expect(has(t, 'levy', 'ward')).toBe(false);
  });

  test('S1.5 silencing a site removes its Ward, and it is given none while that lasts', () => {
    const t = duel(
      { sites: ['windswept-tor c1', 'windswept-tor c2'], hand: ['interdict'] },
      { sites: ['abbey-wall c3', 'abbey-wall c4'], hand: ['masons-oath'] },
    );
    t.me.does('cast', 'interdict', undefined, loc('c3'));
    expect(t.cards(t.opp, 'sites').length).toBe(2);
    expect([silenced(t, 'abbey-wall'), has(t, 'abbey-wall', 'ward')]).toEqual([true, false]);
    t.me.endTurn();
    t.opp.does('drawSpell');
    t.opp.does('cast', 'masons-oath', 'abbey-wall');
    expect(has(t, 'abbey-wall', 'ward')).toBe(false);
  });

  test('S1.5 a site that comes into play silenced has no Ward and no Genesis', () => {
    const t = duel({
      sites: ['windswept-tor c1'],
      auras: ['interdict c1'],
      hand: ['abbey-wall'],
    });
    t.me.does('playSite', 'abbey-wall', undefined, loc('d1'));
    expect([silenced(t, 'abbey-wall'), has(t, 'abbey-wall', 'ward')]).toEqual([true, false]);
    const other = duel({
      sites: ['windswept-tor c1'],
      auras: ['interdict c1'],
      hand: ['deep-archive'],
      spellbook: ['bury', 'bury'],
    });
    other.me.does('playSite', 'deep-archive', undefined, loc('c2'));
    expect(other.cards(other.me, 'hand')).toEqual([]);
  });

  test('S1.5 disabling a site removes its Ward; aiming at it from the other side breaks that first', () => {
    const own = duel({ sites: ['barley-terrace c1', 'abbey-wall c2'], hand: ['salt-the-earth'] });
    own.me.does('cast', 'salt-the-earth', 'abbey-wall'); // S1.8
    expect([disabled(own, 'abbey-wall'), has(own, 'abbey-wall', 'ward')]).toEqual([true, false]);
    const t = duel(
      { sites: ['barley-terrace c1', 'barley-terrace c2'], hand: ['salt-the-earth'], avatar: 'persecutor c2' },
      { sites: ['abbey-wall c3'] },
    );
    t.me.does('cast', 'salt-the-earth', 'abbey-wall'); // S1.9
    expect([disabled(t, 'abbey-wall'), has(t, 'abbey-wall', 'ward')]).toEqual([false, false]);
  });

  test('S1.5 disabling removes it', () => {
    const t = spar({ sites: MEADOWS, minions: ['saint c2'], hand: ['stun'] });
    t.me.does('cast', 'stun', 'saint');
    expect([disabled(t, 'saint'), has(t, 'saint', 'ward')]).toEqual([true, false]);
  });
});

describe('damage', () => {
  test('S1.6 Daperyll Vampire strikes a warded Apprentice Wizard: no damage, no healing', () => {
    const t = duel(
      { life: 12, sites: AIR, minions: ['daperyll-vampire c2'] },
      { minions: [warded('apprentice-wizard', 'c2')] },
    );
    t.me.does('attack', 'daperyll-vampire', 'apprentice-wizard', loc('c2'));
    expect(has(t, 'apprentice-wizard', 'ward')).toBe(false);
    expect([t.zone('apprentice-wizard'), hurt(t, 'apprentice-wizard')]).toEqual(['opp:minions', 0]);
    expect(life(t, 'me')).toBe(12);
    // The Wizard strikes all the same.
    expect(hurt(t, 'daperyll-vampire')).toBe(1);
  });

  test('S1.6 without the Ward the Wizard dies and the Vampire’s controller is healed', () => {
    const t = duel({ life: 12, sites: AIR, minions: ['daperyll-vampire c2'] }, { minions: ['apprentice-wizard c2'] });
    t.me.does('attack', 'daperyll-vampire', 'apprentice-wizard', loc('c2'));
    expect([t.zone('apprentice-wizard'), life(t, 'me')]).toEqual(['opp:cemetery', 16]);
  });

  test('S1.7 the strikes of several at one moment are all prevented by one breaking Ward', () => {
    const t = spar(
      { sites: MEADOWS, minions: [warded('giant', 'c2')] },
      { sites: ['hill c3'], minions: ['brute c2', 'soldier c3'] },
    );
    t.me.does('attack', 'giant', 'brute', loc('c2'));
    defend(t, 'soldier');
    t.me.does('assign', 'brute', undefined, 3);
    expect([hurt(t, 'giant'), has(t, 'giant', 'ward'), t.zone('giant')]).toEqual([0, false, 'me:minions']);
    expect([t.zone('brute'), t.zone('soldier')]).toEqual(['opp:cemetery', 'opp:cemetery']);
  });

  test('S1.7 damage of two moments is not: the second hurts', () => {
    const t = spar({ sites: MEADOWS, minions: [warded('giant', 'c2')], hand: ['two-quakes'] });
    t.me.does('cast', 'two-quakes');
    expect([hurt(t, 'giant'), has(t, 'giant', 'ward')]).toEqual([1, false]);
  });

  test('S1.7 one blast breaks the Ward of each bearer it reaches, and hurts all others', () => {
    const t = spar(
      { avatar: warded('leader', 'c1'), sites: MEADOWS, minions: ['brute c2'], hand: ['quake'] },
      { minions: ['saint c2'] },
    );
    t.me.does('cast', 'quake');
    expect([has(t, 'me:leader', 'ward'), life(t, 'me'), has(t, 'saint', 'ward'), hurt(t, 'saint')]).toEqual([
      false,
      20,
      false,
      0,
    ]);
    expect([hurt(t, 'brute'), life(t, 'opp')]).toEqual([1, 19]);
  });

  test('S1.8 one’s own spells and abilities may target one’s own warded things; nothing breaks', () => {
    const t = spar({
      avatar: warded('leader', 'c1'),
      sites: [warded('meadow', 'c1'), 'meadow c2'],
      minions: ['saint c2'],
      hand: ['push', 'hide', 'soak'],
    });
    t.me.does('cast', 'push', 'saint');
    t.me.does('cast', 'hide', 'leader');
    t.me.does('cast', 'soak', 'meadow');
    expect([power(t, 'saint'), has(t, 'saint', 'ward')]).toEqual([4, true]);
    expect([has(t, 'me:leader', 'stealth'), has(t, 'me:leader', 'ward')]).toEqual([true, true]);
    expect([t.stat('meadow', 'flooded'), has(t, 'meadow', 'ward')]).toEqual([1, true]);
  });
});

describe('attacks on what is warded', () => {
  test('S1.14 a warded unit can be attacked, and its Ward breaks on the strike', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c2'] }, { minions: ['saint c2'] });
    expect(offers(t, 'attack brute saint')).toBe(true);
    t.me.does('attack', 'brute', 'saint', loc('c2'));
    expect([has(t, 'saint', 'ward'), hurt(t, 'saint'), t.zone('saint')]).toEqual([false, 0, 'opp:minions']);
    expect(hurt(t, 'brute')).toBe(2);
  });

  test('S1.14 not on the attack itself: while defenders are asked for, it still stands', () => {
    const t = spar({ sites: MEADOWS, minions: ['brute c2'] }, { sites: ['hill c3'], minions: ['saint c2', 'levy c3'] });
    t.me.does('attack', 'brute', 'saint', loc('c2'));
    expect(t.asked).toBe('opp defend');
    expect(has(t, 'saint', 'ward')).toBe(true);
    t.opp.does('done');
    expect(has(t, 'saint', 'ward')).toBe(false);
  });

  test('S1.14 a strike of 0 does not break it', () => {
    const t = spar({ sites: MEADOWS, minions: ['pacifist c2'] }, { minions: ['saint c2'] });
    t.me.does('attack', 'pacifist', 'saint', loc('c2'));
    expect([has(t, 'saint', 'ward'), t.zone('pacifist')]).toEqual([true, 'me:cemetery']);
  });

  test('S1.14 where a strike is divided, one who gets none of it keeps the Ward', () => {
    const t = spar(
      { sites: MEADOWS, minions: ['brute c2'] },
      { sites: ['hill c3'], minions: ['saint c2', 'giant c3'] },
    );
    t.me.does('attack', 'brute', 'saint', loc('c2'));
    defend(t, 'giant');
    t.me.does('assign', 'saint', undefined, 0);
    expect([has(t, 'saint', 'ward'), hurt(t, 'giant')]).toEqual([true, 3]);
  });
});
