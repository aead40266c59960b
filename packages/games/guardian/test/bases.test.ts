import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { base, dz, laneOf, offers, whyNot } from './support.ts';

describe('bases', () => {
  test('G4.1 three lanes: an Outpost of 50 HP, the Stronghold of 100, an Outpost', () => {
    const t = spar();
    expect([0, 1, 2].map((lane) => base(t, 'me', lane))).toEqual([50, 100, 50]);
    expect([0, 1, 2].map((lane) => base(t, 'opp', lane))).toEqual([50, 100, 50]);
  });

  test('G4.1 five lanes if the match says so, the Stronghold in the middle', () => {
    const t = spar({ hand: ['levy'] }, {}, { options: { lanes: 5 } });
    expect([0, 1, 2, 3, 4].map((lane) => base(t, 'opp', lane))).toEqual([50, 50, 100, 50, 50]);
    t.expectChoices(t.me, [...[0, 1, 2, 3, 4].map((spot) => `summon levy @${spot}`), 'play idle', 'endTurn']);
  });

  test('G4.1 each lane has room for one wall of each player', () => {
    const t = spar({ hand: ['wall-1'], walls: [1, 0, 2] }, { walls: [3, 3, 3] });
    t.me.does('play', 'wall-1');
    t.expectLog('wall-1 me has a wall of 10 HP in the middle lane.');
    expect(offers(t, 'play wall-1')).toBe(false);
  });

  test('G4.2 a base holds one Guardian, one Equipment and one Effect', () => {
    const t = spar({ guardians: ['levy'], hand: ['pit', 'blade'] });
    t.me.does('lay', 'pit', undefined, 0);
    t.me.does('equip', 'blade', 'levy');
    expect(t.cards(t.me, 'guardians')).toEqual(['levy']);
    expect(t.cards(t.me, 'effects')).toEqual(['pit']);
    expect(t.cards(t.me, 'equipment')).toEqual(['blade']);
    expect([laneOf(t, 'levy'), laneOf(t, 'pit'), laneOf(t, 'blade')]).toEqual([0, 0, 0]);
  });

  test('G4.3 no Guardian is summoned where the own Outpost has fallen; other cards are played there', () => {
    const t = spar({ hand: ['levy', 'pit', 'blade'], bases: [0, 100, 50], guardians: ['giant'] }, { hand: ['levy'] });
    t.expectChoices(t.me, [
      'summon levy @1',
      'summon levy @2',
      'lay pit @0',
      'lay pit @1',
      'lay pit @2',
      'equip blade giant @0',
      'attackBase giant @5',
      'play idle',
      'endTurn',
    ]);
    t.me.endTurn();
    expect(offers(t, 'summon levy @5')).toBe(true);
  });

  test('G4.3 an Outpost falls at nought, its wall with it; its Effect stays', () => {
    const t = spar({ hand: ['volley', 'volley'] }, { bases: [10, 100, 20], walls: [1, 0, 0], effects: ['pit'] });
    t.me.does('play', 'volley');
    t.me.pick('@5');
    t.expectLog('G9.1 The left wall of opp absorbs 10.');
    t.expectLog('volley The left Outpost of opp takes 5 from Volley.');
    t.me.does('play', 'volley');
    t.me.pick('@5');
    t.expectLog('G4.3 The left Outpost of opp falls.');
    expect(t.zone('pit')).toBe('opp:effects');
    expect(t.winner).toBeNull();
  });

  test('G4.4 a Guardian stays where its Outpost has fallen, fights on, and cannot be swapped', () => {
    const t = spar({ guardians: ['levy', 'rusher', 'mage'], bases: [0, 100, 50] });
    expect(offers(t, 'swap levy')).toBe(false);
    expect(offers(t, 'swap rusher levy')).toBe(false);
    expect(offers(t, 'swap rusher mage')).toBe(true);
    t.me.does('attackBase', 'levy', undefined, 5);
    expect(base(t, 'opp', 0)).toBe(45);
  });
});

describe('swaps', () => {
  test('G4.5 two allied Guardians change lanes for 1 DZ', () => {
    const t = spar({ guardians: ['levy', null, 'mage'], dz: 4 });
    t.me.does('swap', 'levy', 'mage');
    expect([laneOf(t, 'levy'), laneOf(t, 'mage')]).toEqual([2, 0]);
    expect(dz(t)).toBe(3);
    t.expectLog('G4.5 Levy and Mage change lanes.');
  });

  test('G4.5 not without the DZ', () => {
    const t = spar(
      { guardians: ['levy', 'dancer', 'mage'], dz: 1, hand: ['bolt'] },
      { guardians: [null, null, 'giant'] },
    );
    t.me.does('play', 'bolt', 'giant');
    expect(offers(t, 'swap levy mage')).toBe(false);
    // The dancer swaps for nothing.
    expect(offers(t, 'swap levy dancer')).toBe(true);
  });

  test('G4.6 who swapped neither attacks nor uses an ability in that turn', () => {
    const t = spar({ guardians: ['levy', 'mage'] }, { guardians: ['giant', 'giant'] });
    t.me.does('swap', 'levy', 'mage');
    t.expectChoices(t.me, ['play idle', 'endTurn']);
    expect(whyNot(t, 'mage')).toContain('G4.6');
    t.me.endTurn();
    t.opp.endTurn();
    expect(offers(t, 'attack levy giant')).toBe(true);
    expect(offers(t, 'use mage giant')).toBe(true);
  });

  test('G4.6 who attacked or used an ability does not swap', () => {
    const t = spar(
      { guardians: ['levy', 'mage', { card: 'monk', hp: 10 }] },
      { guardians: ['giant', 'giant', 'giant'] },
    );
    t.me.does('use', 'monk');
    expect(offers(t, 'swap levy monk')).toBe(false);
    t.me.does('attack', 'levy', 'giant');
    expect(offers(t, 'swap levy mage')).toBe(false);
  });

  test('G4.6 unless stated: the dancer acts after a swap and swaps after acting', () => {
    const t = spar({ guardians: ['dancer', 'levy', 'mage'] });
    t.me.does('swap', 'dancer', 'levy');
    expect(dz(t)).toBe(10);
    t.me.does('attackBase', 'dancer', undefined, 6);
    expect(offers(t, 'attackBase levy')).toBe(false);
    const u = spar({ guardians: ['dancer', 'levy'] });
    u.me.does('attackBase', 'dancer');
    u.me.does('swap', 'dancer', 'levy');
    expect(laneOf(u, 'dancer')).toBe(1);
  });

  test('G4.6 a Guardian swaps once a turn', () => {
    const t = spar({ guardians: ['dancer', 'levy', 'mage'] });
    t.me.does('swap', 'dancer', 'levy');
    expect(offers(t, 'swap')).toBe(false);
  });

  test('G4.7 an exhausted Guardian is not swapped, unless stated', () => {
    const t = spar({ guardians: ['levy', 'mage', 'dancer'], hand: ['levy'] });
    t.me.does('summon', 'levy', undefined, 1);
    expect(offers(t, 'swap levy levy')).toBe(false);
    expect(offers(t, 'swap levy dancer')).toBe(true);
    const u = spar({ guardians: ['levy', { card: 'dancer', statuses: ['exhausted'] }] });
    expect(offers(u, 'swap levy dancer')).toBe(true);
  });
});

describe('cards on the board', () => {
  test('G4.8 a Guardian summoned onto another sends it to the discard pile: discarded, not defeated', () => {
    const t = spar({ guardians: ['levy', 'mourner'], hand: ['rusher'], dz: 5 });
    t.me.does('summon', 'rusher', undefined, 0);
    expect(t.zone('levy')).toBe('me:discard');
    expect(laneOf(t, 'rusher')).toBe(0);
    t.expectLog('G4.8 Levy is discarded.');
    expect(dz(t)).toBe(8);
  });

  test('G4.8 so with Equipment and with Effects', () => {
    const t = spar({ guardians: [{ card: 'levy', equipment: 'blade' }], effects: ['pit'], hand: ['armour', 'decoy'] });
    t.me.does('equip', 'armour', 'levy');
    t.me.does('lay', 'decoy', undefined, 0);
    expect([t.zone('blade'), t.zone('pit')]).toEqual(['me:discard', 'me:discard']);
    expect(t.cards(t.me, 'equipment')).toEqual(['armour']);
    expect(t.cards(t.me, 'effects')).toEqual(['decoy']);
  });

  test('G4.9 an Effect works once and goes to the discard pile, which is no discarding', () => {
    const t = spar({ guardians: ['mourner'], hand: ['bolt'], dz: 5 }, { guardians: ['giant'] });
    t.me.does('play', 'bolt', 'giant');
    expect(t.hp('giant')).toBe(50);
    expect(t.zone('bolt')).toBe('me:discard');
    expect(dz(t)).toBe(4);
  });

  test('G4.9 a waiting Effect lies in a base until its trigger, then works by itself and is used up', () => {
    const t = spar({ guardians: ['giant', 'giant'] }, { hand: [], effects: ['pit'] });
    t.me.does('attackBase', 'giant', undefined, 6);
    expect(t.zone('pit')).toBe('opp:effects');
    t.me.does('attackBase', 'giant', undefined, 5);
    t.expectLog('pit Pit is set off.');
    t.expectLog('pit Giant takes 10 from Pit.');
    expect(t.zone('pit')).toBe('opp:discard');
    expect(base(t, 'opp', 0)).toBe(30);
  });

  test('G4.9 it works once however often it is set off at the same time', () => {
    const t = spar({ hand: ['quake'] }, { effects: ['alarm'], sp: 3 });
    t.me.does('play', 'quake');
    expect(t.zone('alarm')).toBe('opp:discard');
    expect(t.log.filter((line) => line.includes('gains 1 SP'))).toHaveLength(1);
  });

  test('G4.3 G4.9 it waits in the lane of a fallen base as in any other, for whoever stayed there', () => {
    const t = spar({ hand: ['pit'], bases: [0, 100, 0], guardians: ['levy'] }, { guardians: ['giant'] });
    t.me.does('lay', 'pit', undefined, 0);
    t.me.endTurn();
    t.opp.does('attack', 'giant', 'levy');
    expect([t.hp('giant'), t.zone('pit')]).toEqual([50, 'me:discard']);
  });

  test.each([
    ['give-exhausted', 'exhausted'],
    ['give-poisoned', 'poisoned'],
    ['give-paralyzed', 'paralyzed'],
    ['give-confused', 'confused'],
  ] as const)('G4.9 what would do nothing is not offered: %s on who is %s already', (card, status) => {
    const t = spar({ hand: [card] }, { guardians: [{ card: 'levy', statuses: [status] }, 'giant'] });
    expect([offers(t, `play ${card} levy`), offers(t, `play ${card} giant`)]).toEqual([false, true]);
    const u = spar({ hand: [card] }, { guardians: [{ card: 'levy', statuses: [status] }] });
    expect(offers(u, `play ${card}`)).toBe(false);
    expect(whyNot(u, card)).toEqual(['G4.9']);
  });

  test('G4.9 what would do nothing: healing the unhurt, a debuff on the immune, SP above ten, a fourth burn', () => {
    const t = spar(
      { hand: ['mend', 'give-burned', 'levies', 'give-shield'], guardians: [{ card: 'levy', statuses: ['shield'] }] },
      { guardians: ['immune-burned', { card: 'giant', statuses: ['burned', 'burned', 'burned'] }] },
    );
    for (const card of ['mend', 'give-burned', 'levies', 'give-shield']) {
      expect(offers(t, `play ${card}`), card).toBe(false);
      expect(whyNot(t, card), card).toEqual(['G4.9']);
    }
    const hurt = spar({ hand: ['mend', 'levies'], guardians: [{ card: 'levy', hp: 5 }], sp: 9 });
    expect([offers(hurt, 'play mend levy'), offers(hurt, 'play levies')]).toEqual([true, true]);
  });

  test('G4.9 with nobody to aim at it is the target that is missing', () => {
    const t = spar({ hand: ['give-poisoned'] });
    expect(whyNot(t, 'give-poisoned')).toEqual(['G5.2']);
  });

  test('G4.10 Equipment needs a Guardian, and works on it', () => {
    const t = spar({ guardians: [null, 'levy'], hand: ['blade'] });
    t.expectChoices(t.me, ['equip blade levy @1', 'attackBase levy @6', 'play idle', 'endTurn']);
    t.me.does('equip', 'blade', 'levy');
    expect(t.stat('levy', 'atk')).toBe(10);
    const bare = spar({ hand: ['blade'] });
    expect(offers(bare, 'equip')).toBe(false);
    expect(whyNot(bare, 'blade')).toEqual(['G4.10']);
  });

  test('G4.10 it is discarded when its Guardian is defeated, and however else that leaves', () => {
    const side = { guardians: [{ card: 'levy', equipment: 'blade' }] };
    const t = spar({ hand: ['smite'] }, side);
    t.me.does('play', 'smite', 'levy');
    expect(t.zone('blade')).toBe('opp:discard');
    const u = spar({ hand: ['recall'] }, side);
    u.me.does('play', 'recall', 'levy');
    expect([u.zone('blade'), u.zone('levy')]).toEqual(['opp:discard', 'opp:hand']);
  });

  test('G4.10 it is discarded when its uses run out', () => {
    const t = spar({ guardians: [{ card: 'rusher', equipment: 'torch' }] }, { guardians: ['giant'] });
    t.me.does('attack', 'rusher', 'giant');
    t.expectLog('G4.10 Torch: 1 use left.');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.does('attack', 'rusher', 'giant');
    t.expectLog('G4.10 Torch is used up.');
    expect(t.zone('torch')).toBe('me:discard');
  });

  test('G4.10 it follows its Guardian on a swap', () => {
    const t = spar({
      guardians: [
        { card: 'levy', equipment: 'blade' },
        { card: 'mage', equipment: 'armour' },
      ],
    });
    t.me.does('swap', 'levy', 'mage');
    expect([laneOf(t, 'blade'), laneOf(t, 'armour')]).toEqual([1, 0]);
    expect(t.stat('levy', 'atk')).toBe(10);
    expect(t.stat('mage', 'hp')).toBe(30);
  });

  test('G4.11 a Field stays for its rounds', () => {
    const t = spar({ guardians: ['levy'], hand: ['drums'] });
    t.me.does('field', 'drums');
    expect(t.stat('levy', 'atk')).toBe(10);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.zone('drums')).toBe('me:fields');
    t.me.endTurn();
    t.opp.endTurn();
    t.expectLog('G4.11 Drums ends.');
    expect(t.zone('drums')).toBe('me:discard');
    expect(t.stat('levy', 'atk')).toBe(5);
  });

  test('G4.11 one per player; a new one replaces it', () => {
    const t = spar({ field: 'drums', hand: ['fog'] }, { field: 'drums' });
    t.me.does('field', 'fog');
    expect(t.cards(t.me, 'fields')).toEqual(['fog']);
    expect(t.zone('me:drums')).toBe('me:discard');
    expect(t.cards(t.opp, 'fields')).toEqual(['drums']);
  });
});

test('G5.6 HP that only Equipment gave are missed when it goes', () => {
  const t = spar({ guardians: [{ card: 'levy', equipment: 'armour', hp: 5 }], hand: ['banish'] });
  expect(t.hp('levy')).toBe(5);
  t.me.does('play', 'banish', 'armour');
  expect(t.zone('levy')).toBe('me:discard');
  t.expectLog('G5.6 Levy is defeated.');
});
