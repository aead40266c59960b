import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { base, dz, has, laneOf, offers, wall } from './support.ts';

describe('walls', () => {
  test.each([
    [1, 10],
    [2, 20],
    [3, 30],
  ])('G9.1 a wall of tier %i has %i HP', (tier, hp) => {
    const t = spar({ hand: [`wall-${tier}`] });
    t.me.does('play', `wall-${tier}`);
    t.me.pick('@2');
    expect(wall(t, 'me', 2)).toBe(hp);
  });

  test('G9.1 absorbs what opponents’ cards do to base and Guardian, and the rest goes on', () => {
    const t = spar({ hand: ['volley'] }, { walls: [1, 0, 0], guardians: ['levy'] });
    t.me.does('play', 'volley');
    t.me.pick('@5');
    expect([wall(t, 'opp', 0), base(t, 'opp', 0)]).toEqual([0, 45]);
    const u = spar({ hand: ['bolt'], guardians: ['mage'] }, { walls: [2, 0, 0], guardians: ['levy'] });
    u.me.does('play', 'bolt', 'levy');
    u.me.does('use', 'mage', 'levy');
    expect([wall(u, 'opp', 0), u.hp('levy')]).toEqual([5, 20]);
    const v = spar({ guardians: ['giant'] }, { walls: [1, 0, 0], guardians: ['levy'] });
    v.me.does('attack', 'giant', 'levy');
    expect([wall(v, 'opp', 0), v.hp('levy')]).toEqual([0, 10]);
    v.expectLog('G9.1 The left wall of opp absorbs 10.');
    v.expectLog('G5.3 Levy takes 10 from Giant.');
  });

  test('G9.1 what it takes whole wounds nobody: no Shield breaks, Stealth stays, no text of the blow happens', () => {
    const t = spar(
      { hand: ['storm'], guardians: [{ card: 'giant', equipment: 'torch' }] },
      { walls: [3, 0, 0], guardians: [{ card: 'levy', statuses: ['shield', 'stealth'] }] },
    );
    t.me.does('play', 'storm');
    expect([wall(t, 'opp', 0), has(t, 'levy', 'shield'), has(t, 'levy', 'stealth')]).toEqual([20, true, true]);
    const u = spar({ guardians: [{ card: 'giant', equipment: 'torch' }] }, { walls: [2, 0, 0], guardians: ['levy'] });
    u.me.does('attack', 'giant', 'levy');
    expect([u.hp('levy'), has(u, 'levy', 'burned')]).toEqual([20, false]);
  });

  test('G9.1 not what a player’s own cards do, nor burns and poison, nor what an Invincible one is spared', () => {
    const t = spar(
      { hand: ['own-bolt', 'quake'], walls: [1, 1, 1], guardians: [{ card: 'giant', statuses: ['burned'] }] },
      { walls: [1, 0, 0], guardians: ['invincible'], hand: ['storm'] },
    );
    t.me.does('play', 'own-bolt', 'giant');
    expect([wall(t, 'me', 0), t.hp('giant')]).toEqual([10, 50]);
    t.me.does('play', 'quake');
    expect([wall(t, 'me', 0), base(t, 'me', 0), wall(t, 'opp', 0), base(t, 'opp', 0)]).toEqual([10, 20, 0, 30]);
    t.me.endTurn();
    expect([wall(t, 'me', 0), t.hp('giant')]).toEqual([10, 45]);
    const u = spar({ hand: ['storm'], guardians: ['levy'] }, { walls: [1, 0, 0], guardians: ['invincible'] });
    u.me.does('play', 'storm');
    expect(wall(u, 'opp', 0)).toBe(10);
  });

  test('G9.1 a card that walls do not stop hits Guardian and base behind one', () => {
    const t = spar({ guardians: ['breaker'] }, { walls: [1, 0, 0], guardians: ['levy'] });
    t.me.does('attack', 'breaker', 'levy');
    expect([wall(t, 'opp', 0), t.hp('levy')]).toEqual([10, 10]);
    const u = spar({ guardians: ['breaker'] }, { walls: [1, 0, 0] });
    u.me.does('attackBase', 'breaker');
    expect([wall(u, 'opp', 0), base(u, 'opp', 0)]).toEqual([10, 40]);
  });

  test('G9.1 where one was destroyed none is built again, unless a card says so', () => {
    const t = spar({ hand: ['wall-1', 'rebuild'], walls: ['destroyed', 'destroyed', 1] });
    expect(offers(t, 'play wall-1')).toBe(false);
    t.me.does('play', 'rebuild');
    t.me.pick('@0');
    expect(wall(t, 'me', 0)).toBe(10);
  });

  test('G9.1 a wall that is destroyed leaves its place lost', () => {
    const t = spar({ guardians: ['giant'] }, { walls: [1, 1, 1], hand: ['wall-1'] });
    t.me.does('attackBase', 'giant', undefined, 5);
    t.expectLog('G9.1 The left wall of opp absorbs 10.');
    t.expectLog('G9.1 The left wall of opp is destroyed.');
    t.me.endTurn();
    expect(offers(t, 'play wall-1')).toBe(false);
  });

  test('G4.3 G9.1 one may be built where the base has fallen, and one that stands there stays', () => {
    const t = spar({ hand: ['wall-1'], bases: [0, 100, 50], guardians: ['levy'] }, { guardians: ['mage'] });
    t.me.does('play', 'wall-1');
    t.me.pick('@0');
    t.me.endTurn();
    t.opp.does('attack', 'mage', 'levy');
    expect([wall(t, 'me', 0), t.hp('levy')]).toEqual([5, 20]);
    const u = spar({ guardians: ['breaker'] }, { bases: [10, 100, 50], walls: [1, 0, 0] });
    u.me.does('attackBase', 'breaker');
    expect([base(u, 'opp', 0), wall(u, 'opp', 0)]).toEqual([0, 10]);
  });
});

describe('replicas', () => {
  test('G9.2 a Clone is the same card as it stands, without statuses and Equipment', () => {
    const t = spar({
      guardians: [{ card: 'sneaker', hp: 15, statuses: ['burned'], equipment: 'blade' }, 'levy'],
      hand: ['clone', 'bless'],
    });
    t.me.does('play', 'bless', 'sneaker');
    t.me.does('play', 'clone', 'sneaker');
    const [first, second] = t.state.zones[2 * 2].filter(
      (id) => t.state.cards[id].def === t.state.cards[t.id('sneaker')].def,
    );
    expect(laneOf(t, 'sneaker')).toBe(0);
    expect(t.state.cards[second].at).toBe(2);
    // 15 left of 20, and 10 more from the blessing for both.
    expect(t.state.cards[second].hurt).toBe(t.state.cards[first].hurt);
    expect(t.hp('sneaker')).toBe(25);
    t.expectLog('clone me has a clone of Sneaker in the right lane.');
    expect(t.log.filter((x) => x.includes('Sneaker is in stealth'))).toHaveLength(1);
    expect(t.cards(t.me, 'equipment')).toEqual(['blade']);
  });

  test('G9.2 a Clone keeps its class: a Rush acts at once', () => {
    const t = spar({ guardians: ['rusher'], hand: ['clone'] });
    t.me.does('play', 'clone', 'rusher');
    t.me.pick('@2');
    t.me.does('attackBase', 'rusher', undefined, 7);
    expect(base(t, 'opp', 2)).toBe(40);
  });

  test('G9.2 no Clone without an empty lane', () => {
    const t = spar({ guardians: ['levy', 'levy', 'levy'], hand: ['clone'] });
    expect(offers(t, 'play clone')).toBe(false);
  });

  test('G9.3 a Copy lacks its class, or has lower figures', () => {
    const t = spar(
      { guardians: [null, 'levy'], hand: ['copy', 'weak-copy'] },
      { guardians: [{ card: 'rusher', hp: 5 }] },
    );
    t.me.does('play', 'copy', 'rusher');
    t.me.pick('@0');
    // As printed, half of 20 HP; no Rush any more.
    expect([t.hp('me:rusher'), t.stat('me:rusher', 'atk'), has(t, 'me:rusher', 'exhausted')]).toEqual([10, 10, true]);
    t.me.does('play', 'weak-copy', 'levy');
    const copy = t.state.zones[2 * 2].at(-1)!;
    expect(t.game.viewCard(t.machine, copy, t.me.seat)).toMatchObject({
      kind: 'copy',
      hp: 20,
      stats: { atk: 3 },
      exhausted: true,
    });
  });

  test('G9.4 a Guardian Summon is another card, put out by an ability', () => {
    const t = spar({ guardians: ['mother'] });
    t.me.does('use', 'mother');
    t.me.pick('@1');
    expect([laneOf(t, 'pup'), t.hp('pup'), has(t, 'pup', 'exhausted')]).toEqual([1, 10, true]);
    t.expectLog('mother Mother puts out Pup in the middle lane.');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.does('attackBase', 'pup');
  });

  test('G9.4 leaves the match when it is defeated', () => {
    const t = spar({ hand: ['bolt'] }, { guardians: [{ card: 'pup', made: 'summon' }] });
    t.me.does('play', 'bolt', 'pup');
    expect(t.zone('pup')).toBe('opp:gone');
  });
});

describe('HP Link', () => {
  test('G9.5 two share one pool; damage and healing go to the pool', () => {
    const t = spar({ guardians: ['levy', 'monk'], hand: ['bind', 'own-bolt', 'mend'] });
    t.me.does('play', 'bind', 'levy');
    expect([t.hp('levy'), t.hp('monk')]).toEqual([40, 40]);
    t.me.does('play', 'own-bolt', 'levy');
    expect([t.hp('levy'), t.hp('monk')]).toEqual([30, 30]);
    t.me.does('play', 'mend', 'monk');
    expect([t.hp('levy'), t.hp('monk')]).toEqual([40, 40]);
    t.expectLog('bind Levy and Monk share their HP.');
  });

  test('G9.5 at nought all of them are defeated at once', () => {
    const t = spar(
      { guardians: ['giant', 'mourner'] },
      { guardians: [{ card: 'levy', hp: 10 }, { card: 'monk', hp: 10 }, 'mage'], linked: [0, 1] },
    );
    t.me.does('attack', 'giant', 'levy');
    t.expectLog('G5.6 Levy is defeated by Giant.');
    t.expectLog('G9.5 Monk is defeated by Giant.');
    expect(t.cards(t.opp, 'guardians')).toEqual(['mage']);
    expect(dz(t)).toBe(9);
  });

  test('G9.5 lasts until one leaves; then each has its own HP again, one at least', () => {
    const t = spar(
      { guardians: ['giant'], hand: ['recall'] },
      { guardians: [{ card: 'levy', hp: 10 }, 'monk'], linked: [0, 1] },
    );
    t.me.does('attack', 'giant', 'levy');
    // 30 − 20: all of the levy's own, and ten of the monk's.
    expect([t.hp('levy'), t.hp('monk')]).toEqual([10, 10]);
    t.me.does('play', 'recall', 'monk');
    t.expectLog('G9.5 Levy and Monk share their HP no longer.');
    expect(t.hp('levy')).toBe(1);
  });

  test('G9.5 one that an effect defeats falls alone', () => {
    const t = spar({ hand: ['smite'] }, { guardians: ['levy', 'monk'], linked: [0, 1] });
    t.me.does('play', 'smite', 'levy');
    expect([t.zone('levy'), t.hp('monk')]).toEqual(['opp:discard', 20]);
  });

  test('G9.5 three or more may share, and a new link takes them out of an old one', () => {
    const t = spar({ guardians: ['levy', 'monk', 'mage'], linked: [0, 1], hand: ['bind-all'] });
    expect([t.hp('levy'), t.hp('mage')]).toEqual([40, 20]);
    t.me.does('play', 'bind-all');
    expect(['levy', 'monk', 'mage'].map((x) => t.hp(x))).toEqual([60, 60, 60]);
  });

  test('G9.5 ends with its condition: the card that holds it', () => {
    const t = spar({ guardians: ['levy', 'monk'], hand: ['chain', 'banish'] });
    t.me.does('equip', 'chain', 'levy');
    expect(t.hp('levy')).toBe(40);
    t.me.does('play', 'banish', 'chain');
    expect([t.hp('levy'), t.hp('monk')]).toEqual([20, 20]);
  });
});
