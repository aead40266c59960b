import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import {
  bearer,
  defend,
  duel,
  hurt,
  isSick,
  isTapped,
  life,
  loc,
  mana,
  offers,
  places,
  power,
  tapped,
  where,
  whyNot,
} from './support.ts';

const MEADOWS = ['meadow c1', 'meadow c2'];

describe('sites', () => {
  test('S4.1 the first site goes under the avatar and nowhere else', () => {
    const t = spar({ hand: ['hill'] });
    expect(places(t, 'playSite', 'hill')).toEqual(['c1']);
    t.me.does('playSite', 'hill', undefined, loc('c1'));
    expect([where(t, 'hill'), t.zone('hill'), isTapped(t, 'me:leader')]).toEqual(['c1', 'me:sites', true]);
  });

  test('S4.1 later ones go beside a site of one’s own, onto void or rubble, not diagonally', () => {
    const t = spar({ sites: MEADOWS, hand: ['hill'] }, { sites: ['pit c3'] }, { rubble: ['b2', 'e4'] });
    expect(places(t, 'playSite', 'hill')).toEqual(['b1', 'b2', 'd1', 'd2']);
  });

  test('S4.1 a site on rubble takes its place', () => {
    const t = spar({ sites: MEADOWS, hand: ['hill'] }, {}, { rubble: ['b2'] });
    t.me.does('playSite', 'hill', undefined, loc('b2'));
    expect([where(t, 'hill'), t.zone('rubble')]).toEqual(['b2', 'me:gone']);
  });

  test('S4.1 it takes the avatar’s tap: one a turn, and none when tapped', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], hand: ['hill', 'pit'] });
    t.me.does('playSite', 'hill', undefined, loc('b1'));
    expect([offers(t, 'playSite'), offers(t, 'drawSite')]).toEqual([false, false]);
    const resting = spar({ sites: MEADOWS, minions: ['levy c2'], avatar: tapped('leader', 'c1'), hand: ['hill'] });
    expect([offers(resting, 'playSite'), offers(resting, 'drawSite'), resting.asked]).toEqual([
      false,
      false,
      'me main',
    ]);
  });

  test('S4.1 or the avatar taps to draw a site', () => {
    const t = spar({ sites: MEADOWS, atlas: ['pit', 'hill'] });
    t.me.does('drawSite');
    expect([t.cards(t.me, 'hand'), isTapped(t, 'me:leader')]).toEqual([['pit'], true]);
  });

  test('S4.1 a site gives its mana at once', () => {
    const t = spar({ sites: MEADOWS, hand: ['tarn', 'levy'], mana: 0 });
    expect(offers(t, 'cast levy')).toBe(false);
    t.me.does('playSite', 'tarn', undefined, loc('b1'));
    expect([mana(t), offers(t, 'cast levy')]).toEqual([1, true]);
  });

  test('S4.1 with no site left the next one goes under the avatar again', () => {
    const t = spar({ hand: ['hill'], avatar: 'leader b2' }, {}, { rubble: ['b2', 'c1'] });
    expect(places(t, 'playSite', 'hill')).toEqual(['b2']);
  });

  test('S4.1 or beside it, where the other player has a site under that avatar', () => {
    const t = spar({ hand: ['hill'] }, { sites: ['pit c1', 'pit b1'] });
    expect(places(t, 'playSite', 'hill')).toEqual(['c2', 'd1']);
  });

  test('S4.1 units in the void stand on the site that comes there', () => {
    const t = spar({ sites: MEADOWS, minions: ['ghost b1 void'], hand: ['hill'] });
    t.me.does('playSite', 'hill', undefined, loc('b1'));
    expect(where(t, 'ghost')).toBe('b1');
  });

  test('S4.2 a destroyed site leaves rubble; units stay where they are', () => {
    const t = spar({ sites: MEADOWS, hand: ['raze'] }, { sites: ['hill c4'], minions: ['levy c4'] });
    t.me.does('cast', 'raze', 'hill');
    expect([t.zone('hill'), where(t, 'rubble'), where(t, 'levy')]).toEqual(['opp:cemetery', 'c4', 'c4']);
  });

  test('S4.2 rubble is nobody’s: it is not attacked, and not cast onto', () => {
    const t = spar(
      { sites: ['meadow c3'], minions: ['soldier c3'], hand: ['levy'] },
      { avatar: 'leader e4' },
      { rubble: ['c4', 'c2'] },
    );
    expect(offers(t, 'attackSite soldier')).toBe(false);
    expect(places(t, 'move', 'soldier')).toEqual(['c2', 'c4']);
    expect(places(t, 'cast', 'levy')).toEqual(['c3']);
  });

  test('S4.2 what is left of an enemy’s site is no enemy site', () => {
    const t = spar(
      { sites: ['meadow c3'], minions: ['soldier c3'], hand: ['raze'] },
      { sites: ['hill c4', 'pit b4'], avatar: 'leader e4' },
    );
    expect(offers(t, 'attackSite soldier hill')).toBe(true);
    t.me.does('cast', 'raze', 'hill');
    expect([offers(t, 'attackSite soldier'), places(t, 'move', 'soldier')]).toEqual([false, ['c4']]);
  });

  test('S4.2 a water symbol makes water, anything else is land', () => {
    const t = spar({ sites: ['lake c1', 'meadow c2', 'hill d2'], minions: ['fish c1', 'mole c2', 'mole d2'] });
    expect(places(t, 'move', 'fish')).toEqual(['c1 underwater', 'c2']);
    expect(places(t, 'move', 'mole')).toContain('c2 underground');
    expect(places(t, 'move', 'mole')).not.toContain('c1 underwater');
  });

  test('S4.2 where land floods, what is below is under water, and who cannot live there dies', () => {
    const t = spar({
      sites: ['meadow c1', 'hill c2'],
      minions: ['mole c2 underground', 'newt c2 underground', 'levy c2', 'soldier c1'],
      hand: ['soak'],
    });
    t.me.does('cast', 'soak', 'hill');
    expect([t.zone('mole'), where(t, 'newt'), where(t, 'levy')]).toEqual(['me:cemetery', 'c2 underwater', 'c2']);
    t.me.endTurn();
    expect(where(t, 'newt')).toBe('c2 underground');
  });
});

describe('minions', () => {
  test('S4.3 they enter on one’s own sites, untapped', () => {
    const t = spar({ sites: MEADOWS, hand: ['levy'] }, { sites: ['hill c4'] });
    expect(places(t, 'cast', 'levy')).toEqual(['c1', 'c2']);
    t.me.does('cast', 'levy', undefined, loc('c2'));
    expect([where(t, 'levy'), isTapped(t, 'levy'), isSick(t, 'levy'), mana(t)]).toEqual(['c2', false, true, 9]);
  });

  test('S4.3 they cannot tap in the turn in which they come, for moves or abilities', () => {
    const t = spar({ sites: MEADOWS, hand: ['soldier', 'priest'] });
    t.me.does('cast', 'soldier', undefined, loc('c2'));
    t.me.does('cast', 'priest', undefined, loc('c2'));
    expect([offers(t, 'move soldier'), offers(t, 'use priest')]).toEqual([false, false]);
    expect(whyNot(t, 'soldier')).toContain('S4.3');
    t.me.endTurn();
    t.opp.does('drawSpell');
    t.opp.endTurn();
    t.me.does('drawSpell');
    expect([offers(t, 'move soldier'), offers(t, 'use priest')]).toEqual([true, true]);
  });

  test('S4.3 with Charge they can', () => {
    const t = spar({ sites: MEADOWS, hand: ['racer'] });
    t.me.does('cast', 'racer', undefined, loc('c2'));
    expect(offers(t, 'move racer')).toBe(true);
  });

  test('S4.3 without a site there is nowhere to cast one', () => {
    const t = spar({ hand: ['levy'] }, { sites: ['hill c4'] }, { rubble: ['c1'] });
    expect(offers(t, 'cast levy')).toBe(false);
  });

  test('S4.3 who lives below may come there, who walks the void into void beside a site of one’s own', () => {
    const t = spar({ sites: ['lake c1', 'meadow c2'], hand: ['mole', 'fish', 'newt', 'ghost'] });
    expect(places(t, 'cast', 'mole')).toEqual(['c1', 'c2', 'c2 underground']);
    expect(places(t, 'cast', 'fish')).toEqual(['c1', 'c1 underwater', 'c2']);
    expect(places(t, 'cast', 'newt')).toEqual(['c1', 'c1 underwater', 'c2', 'c2 underground']);
    expect(places(t, 'cast', 'ghost')).toEqual(['b1 void', 'b2 void', 'c1', 'c2', 'c3 void', 'd1 void', 'd2 void']);
  });

  test('S4.3 if its place is gone before it comes, it is lost', () => {
    const t = spar({ sites: ['meadow c1', 'pit c2'], minions: ['wrecker c1'], hand: ['levy'] });
    t.me.does('cast', 'levy', undefined, loc('c2'));
    expect([t.zone('levy'), t.zone('pit')]).toEqual(['me:cemetery', 'me:cemetery']);
  });

  test('S4.3 a minion with summoning sickness defends and intercepts', () => {
    const sick = { card: 'giant', at: 'c3', sick: true };
    const t = spar(
      { sites: ['meadow c2'], minions: ['soldier c2', 'levy c2'] },
      { sites: ['hill c3'], minions: [sick] },
    );
    t.me.does('attackSite', 'soldier', 'hill', loc('c3'));
    defend(t, 'giant');
    expect([t.zone('soldier'), hurt(t, 'giant')]).toEqual(['me:cemetery', 2]);
    const other = spar({ sites: ['meadow c2'], minions: ['soldier c2'] }, { sites: ['hill c3'], minions: [sick] });
    other.me.does('move', 'soldier', undefined, loc('c3'));
    other.opp.does('intercept', 'giant');
    expect(other.zone('soldier')).toBe('me:cemetery');
  });
});

describe('magic', () => {
  test('S4.4 it resolves and goes to the cemetery, for its mana', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt'], mana: 3 });
    t.me.does('cast', 'bolt', 'opp:leader');
    expect([life(t, 'opp'), t.zone('bolt'), mana(t)]).toEqual([18, 'me:cemetery', 2]);
  });

  test('S4.4 targets are chosen on casting: a choice for each', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], hand: ['bolt'] }, { minions: ['brute c2'] });
    expect(t.choices.filter((x) => x.startsWith('cast bolt')).length).toBe(4);
  });

  test('S4.4 a target that is gone as the spell resolves is left out; the spell is spent', () => {
    const t = spar({ sites: MEADOWS, hand: ['bolt'] }, { minions: ['cutter c2', 'levy c2'] });
    t.me.does('cast', 'bolt', 'levy');
    expect([t.zone('levy'), t.zone('bolt'), mana(t)]).toEqual(['opp:cemetery', 'me:cemetery', 9]);
  });

  test('S4.4 one that is out of reach by then is left out, too', () => {
    const t = spar({ sites: [...MEADOWS, 'meadow c3'], hand: ['near-bolt'] }, { minions: ['levy c2', 'piper c3'] });
    t.me.does('cast', 'near-bolt', 'levy');
    expect([where(t, 'levy'), t.zone('near-bolt')]).toEqual(['c3', 'me:cemetery']);
  });

  test('S4.4 of two targets the one that is left is still struck', () => {
    const t = spar({ sites: MEADOWS, hand: ['two-stings'] }, { minions: ['cutter c2', 'levy c2', 'giant c2'] });
    t.me.does('cast', 'two-stings', 'levy');
    t.me.pick('giant');
    expect([t.zone('levy'), hurt(t, 'giant')]).toEqual(['opp:cemetery', 1]);
  });

  test('S4.4 a spell without a legal target is not cast', () => {
    const t = spar({ sites: MEADOWS, hand: ['slay'] });
    expect(offers(t, 'cast slay')).toBe(false);
    expect(whyNot(t, 'slay')).toContain('S4.4');
  });

  test('S4.4 the avatar casts, tapped or not, and distances are measured from it', () => {
    const t = spar(
      { sites: MEADOWS, avatar: tapped('leader', 'c1'), hand: ['near-bolt', 'touch'] },
      { sites: ['hill b2', 'hill c3'], minions: ['brute b2', 'soldier c3', 'levy c2'] },
    );
    expect(t.choices.filter((x) => x.startsWith('cast near-bolt')).toSorted()).toEqual([
      'cast near-bolt brute @-1',
      'cast near-bolt leader @-1',
      'cast near-bolt levy @-1',
    ]);
    expect(offers(t, 'cast touch brute')).toBe(false);
    expect(offers(t, 'cast touch levy')).toBe(true);
  });

  test('S4.4 a Spellcaster casts from where it stands', () => {
    const t = spar(
      { sites: [...MEADOWS, 'meadow c3'], minions: ['wizard c3'], hand: ['near-bolt', 'near-bolt'] },
      { sites: ['hill c4'], minions: ['brute c2', 'giant c4'] },
    );
    t.me.does('cast', 'near-bolt', 'giant');
    expect(hurt(t, 'giant')).toBe(2);
    // Both could do it, and it is all the same who does.
    t.me.does('cast', 'near-bolt', 'brute');
    expect([t.asked, hurt(t, 'brute')]).toEqual(['me main', 2]);
  });

  test('S4.4 where it makes a difference who casts, the player says who', () => {
    const side = {
      avatar: { card: 'persecutor', at: 'c1', carries: ['ring-of-morrigan'] },
      sites: ['barley-terrace c1', 'barley-terrace c2'],
      minions: ['apprentice-wizard c1'],
      hand: ['bury'],
    };
    const t = duel(side, { minions: ['mole-sapper c2'] });
    t.me.does('cast', 'bury', 'mole-sapper');
    t.expectChoices(t.me, ['caster persecutor', 'caster apprentice-wizard']);
    t.me.does('caster', 'apprentice-wizard');
    // The Ring hears only its bearer.
    expect([t.asked, where(t, 'mole-sapper')]).toEqual(['me main', 'c2 underground']);
  });

  test('S4.4 a silenced or disabled Spellcaster casts nothing', () => {
    const t = spar(
      { sites: [...MEADOWS, 'meadow c3'], minions: ['wizard c3'], hand: ['near-bolt', 'hush', 'stun'] },
      { sites: ['hill c4'], minions: ['giant c4'] },
    );
    expect(offers(t, 'cast near-bolt giant')).toBe(true);
    t.me.does('cast', 'hush', 'wizard');
    expect(offers(t, 'cast near-bolt giant')).toBe(false);
    const other = spar(
      { sites: [...MEADOWS, 'meadow c3'], minions: ['wizard c3'], hand: ['near-bolt', 'stun'] },
      { sites: ['hill c4'], minions: ['giant c4'] },
    );
    other.me.does('cast', 'stun', 'wizard');
    expect(offers(other, 'cast near-bolt giant')).toBe(false);
  });

  test('S4.4 if who casts it is gone, the spell is measured from where it stood', () => {
    const t = spar(
      { sites: [...MEADOWS, 'meadow c3'], minions: ['wizard c3'], hand: ['near-bolt'] },
      { sites: ['hill c4'], minions: ['giant c4', 'silencer c4'] },
    );
    t.me.does('cast', 'near-bolt', 'giant');
    expect([t.zone('wizard'), hurt(t, 'giant')]).toEqual(['me:cemetery', 2]);
  });

  test('S4.4 Grievous Insult may be cast by any ally', () => {
    const t = duel(
      {
        sites: ['slow-river c1', 'slow-river c2', 'slow-river c3'],
        minions: ['moss-ox c3'],
        hand: ['grievous-insult'],
      },
      { avatar: 'persecutor e4', sites: ['cinder-slope c4'], minions: ['pack-mule c4'] },
    );
    t.me.does('cast', 'grievous-insult', 'pack-mule');
    expect(isTapped(t, 'pack-mule')).toBe(true);
  });

  test('S4.4 an extra cost is paid on casting: Craterize needs a site to discard, and asks which', () => {
    const land = ['barley-terrace c1', 'barley-terrace c2'];
    const poor = duel({ sites: land, hand: ['craterize'] }, { sites: ['cinder-slope c4'] });
    expect(offers(poor, 'cast craterize')).toBe(false);
    const t = duel({ sites: land, hand: ['craterize', 'slow-river', 'windswept-tor'] }, { sites: ['cinder-slope c4'] });
    t.me.does('cast', 'craterize', 'cinder-slope');
    t.me.pick('slow-river');
    expect([t.zone('slow-river'), t.zone('windswept-tor'), mana(t)]).toEqual(['me:cemetery', 'me:hand', 2]);
  });
});

describe('artifacts', () => {
  test('S4.4 an artifact is cast onto a unit that carries it, or onto a site', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], hand: ['sword', 'sword'] }, { minions: ['brute c2'] });
    expect(t.choices.filter((x) => x.startsWith('cast sword')).length).toBe(8);
    t.me.does('cast', 'sword', 'levy');
    expect([bearer(t, 'sword'), where(t, 'sword'), power(t, 'levy')]).toEqual(['levy', 'c2', 3]);
  });

  test('S4.4 one that lies on a site helps nobody until it is picked up, for nothing, and goes with its bearer', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2'], artifacts: ['sword c2'] });
    expect([bearer(t, 'sword'), power(t, 'levy')]).toEqual(['', 1]);
    t.me.does('pickUp', 'sword', 'levy');
    expect([power(t, 'levy'), isTapped(t, 'levy'), mana(t)]).toEqual([3, false, 10]);
    t.me.does('move', 'levy', undefined, loc('c1'));
    expect([where(t, 'sword'), bearer(t, 'sword')]).toEqual(['c1', 'levy']);
  });

  test('S4.4 each is picked up or dropped once a turn', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2', 'soldier c2'], artifacts: ['sword c2'] });
    t.me.does('pickUp', 'sword', 'levy');
    expect([offers(t, 'drop sword'), offers(t, 'pickUp sword')]).toEqual([false, false]);
    t.me.endTurn();
    t.opp.does('drawSpell');
    t.opp.endTurn();
    t.me.does('drawSpell');
    t.me.does('drop', 'sword');
    expect([bearer(t, 'sword'), where(t, 'sword'), power(t, 'levy')]).toEqual(['', 'c2', 1]);
  });

  test('S4.4 nobody picks up what lies elsewhere', () => {
    const t = spar({ sites: MEADOWS, minions: ['mole c2 underground', 'levy c1'], artifacts: ['sword c2'] });
    expect(offers(t, 'pickUp sword')).toBe(false);
  });

  test('S4.4 who dies drops what it carried, and an enemy may take it', () => {
    const t = spar(
      { sites: MEADOWS, hand: ['slay'], minions: ['soldier c2'] },
      { minions: [{ card: 'levy', at: 'c2', carries: ['sword'] }] },
    );
    t.me.does('cast', 'slay', 'levy');
    expect([bearer(t, 'sword'), where(t, 'sword')]).toEqual(['', 'c2']);
    t.me.does('pickUp', 'sword', 'soldier');
    expect([t.zone('sword'), power(t, 'soldier')]).toEqual(['me:artifacts', 4]);
  });

  test('S4.4 nothing is dropped in the void on purpose', () => {
    const t = spar({ sites: MEADOWS, minions: [{ card: 'ghost', at: 'b2 void', carries: ['sword'] }] });
    expect(offers(t, 'drop sword')).toBe(false);
    t.me.does('move', 'ghost', undefined, loc('c2'));
    t.me.does('drop', 'sword');
    expect(where(t, 'sword')).toBe('c2');
  });

  test('S4.4 if its bearer is gone before it comes, it lies where that stood', () => {
    const t = spar({ sites: MEADOWS, minions: ['levy c2', 'cutter c1'], hand: ['sword'] });
    t.me.does('cast', 'sword', 'levy');
    expect([t.zone('sword'), where(t, 'sword'), bearer(t, 'sword')]).toEqual(['me:artifacts', 'c2', '']);
  });

  test('S4.4 in the void it is lost', () => {
    const t = spar({ sites: MEADOWS, hand: ['slay'], minions: [{ card: 'ghost', at: 'b1 void', carries: ['sword'] }] });
    t.me.does('cast', 'slay', 'ghost');
    expect([t.zone('ghost'), t.zone('sword')]).toEqual(['me:cemetery', 'me:gone']);
  });
});

describe('auras', () => {
  test('S4.4 an aura covers two by two squares, wherever it is put', () => {
    const t = spar({ sites: MEADOWS, hand: ['glow'] });
    expect(t.choices.filter((x) => x.startsWith('cast glow')).length).toBe(12);
  });

  test('S4.4 it works in all regions of its four squares, and beyond them not', () => {
    const t = spar({
      sites: ['meadow c1', 'meadow c2', 'meadow d1', 'meadow b1'],
      minions: ['levy c2', 'mole c1 underground', 'ghost d2 void', 'soldier b1'],
      hand: ['glow'],
    });
    t.me.does('cast', 'glow', undefined, loc('c1'));
    expect([power(t, 'levy'), power(t, 'mole'), power(t, 'ghost'), power(t, 'soldier')]).toEqual([2, 3, 3, 2]);
    expect(t.zone('glow')).toBe('me:auras');
  });
});
