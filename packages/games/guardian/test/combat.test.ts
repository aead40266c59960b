import { describe, expect, test } from 'vitest';
import { spar } from './practice.ts';
import { base, duel, dz, has, laneOf, offers, wall, whyNot } from './support.ts';

describe('classes', () => {
  test('G5.1 a Rush acts at once', () => {
    const t = spar({ hand: ['rusher'] });
    t.me.does('summon', 'rusher', undefined, 1);
    t.me.does('attackBase', 'rusher', undefined, 6);
    expect(base(t, 'opp', 1)).toBe(90);
  });

  test('G5.1 a Sneak comes in Stealth, and exhausted', () => {
    const t = spar({ hand: ['sneaker'] });
    t.me.does('summon', 'sneaker', undefined, 1);
    expect([has(t, 'sneaker', 'stealth'), has(t, 'sneaker', 'exhausted')]).toEqual([true, true]);
  });

  test('G5.1 who has a Tank in range attacks no other Guardian, and not the base behind it', () => {
    const t = spar({ guardians: ['levy', 'mage', 'rusher'] }, { guardians: [null, 'wall-of-iron', 'giant'] });
    t.expectChoices(t.me, [
      'attack levy wall-of-iron',
      // The base of a lane that the Tank does not stand in.
      'attackBase levy @5',
      'attack mage wall-of-iron',
      'use mage wall-of-iron',
      'use mage giant',
      'attack rusher wall-of-iron',
      'swap levy mage',
      'swap levy rusher',
      'swap mage rusher',
      'play idle',
      'endTurn',
    ]);
  });

  test('G5.1 a Tank out of range, in Stealth or Invincible binds nobody', () => {
    const far = spar({ guardians: ['levy'] }, { guardians: [null, null, 'wall-of-iron'] });
    expect(offers(far, 'attackBase levy @5')).toBe(true);
    const hidden = spar(
      { guardians: ['levy'] },
      { guardians: [{ card: 'wall-of-iron', statuses: ['stealth'] }, 'levy'] },
    );
    expect(offers(hidden, 'attack levy levy')).toBe(true);
    expect(offers(hidden, 'attack levy wall-of-iron')).toBe(false);
    const invincible = duel(
      { guardians: ['field-levy'] },
      { guardians: [{ card: 'gatehouse-ox', equipment: 'heaven-plate' }, 'hill-spearman'] },
    );
    expect(offers(invincible, 'attack field-levy hill-spearman')).toBe(true);
    expect(offers(invincible, 'attack field-levy gatehouse-ox')).toBe(false);
  });

  test('G5.1 abilities and Effects are no attacks, and reach past a Tank', () => {
    const t = spar({ guardians: ['mage'], hand: ['bolt'] }, { guardians: ['levy', 'wall-of-iron'] });
    expect(offers(t, 'attack mage levy')).toBe(false);
    expect([offers(t, 'use mage levy'), offers(t, 'use mage wall-of-iron'), offers(t, 'play bolt levy')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('G5.1 of two Tanks in range either may be attacked', () => {
    const t = spar({ guardians: [null, 'levy'] }, { guardians: ['wall-of-iron', 'giant', 'wall-of-iron'] });
    expect([offers(t, 'attack levy wall-of-iron'), offers(t, 'attack levy giant')]).toEqual([true, false]);
  });
});

describe('targets', () => {
  test('G5.2 a Guardian targets enemies in its own and the next lanes', () => {
    const t = spar({ guardians: ['mage'] }, { guardians: ['levy', 'giant', 'rusher'] });
    t.expectChoices(t.me, [
      'attack mage levy',
      'attack mage giant',
      'use mage levy',
      'use mage giant',
      'play idle',
      'endTurn',
    ]);
    const five = spar(
      { guardians: [null, null, 'levy'] },
      { guardians: ['levy', 'mage', 'monk', 'giant', 'rusher'] },
      { options: { lanes: 5 } },
    );
    expect(five.choices.filter((x) => x.startsWith('attack'))).toEqual([
      'attack levy mage',
      'attack levy monk',
      'attack levy giant',
    ]);
  });

  test('G5.2 a text may let it reach every lane, or only its own', () => {
    const t = spar({ guardians: ['sniper', 'bruiser'] }, { guardians: ['levy', null, 'giant'] });
    expect([offers(t, 'attack sniper levy'), offers(t, 'attack sniper giant')]).toEqual([true, true]);
    expect([offers(t, 'attack bruiser'), offers(t, 'attackBase bruiser @6')]).toEqual([false, true]);
    // Bases are attacked from their own lane whatever it reaches (G5.5).
    expect(offers(t, 'attackBase sniper')).toBe(false);
    // A Tank it does not reach does not bind it (G5.1).
    const u = spar({ guardians: ['bruiser'] }, { guardians: ['levy', 'wall-of-iron'] });
    expect(offers(u, 'attack bruiser levy')).toBe(true);
  });

  test('G5.2 only visible ones', () => {
    const t = spar(
      { guardians: ['mage'], hand: ['bolt'] },
      {
        guardians: [
          { card: 'levy', statuses: ['stealth'] },
          { card: 'giant', statuses: ['stealth'] },
        ],
      },
    );
    t.expectChoices(t.me, ['attackBase mage @5', 'play idle', 'endTurn']);
    expect(whyNot(t, 'bolt')).toEqual(['G5.2']);
  });

  test('G5.3 one basic attack in a turn, and no ability after it', () => {
    const t = spar({ guardians: ['mage'] }, { guardians: ['giant'] });
    t.me.does('attack', 'mage', 'giant');
    expect(t.hp('giant')).toBe(55);
    t.expectChoices(t.me, ['play idle', 'endTurn']);
    expect(whyNot(t, 'mage')).toEqual(['G5.3', 'G5.3']);
    t.me.endTurn();
    t.opp.endTurn();
    expect(offers(t, 'attack mage giant')).toBe(true);
  });

  test('G5.3 an attack may follow an ability', () => {
    const t = spar({ guardians: ['mage'] }, { guardians: ['giant'] });
    t.me.does('use', 'mage', 'giant');
    t.me.does('attack', 'mage', 'giant');
    expect(t.hp('giant')).toBe(50);
  });

  test('G5.4 one ability in a turn, for its DZ', () => {
    const t = spar({ guardians: ['mage'], dz: 5 }, { guardians: ['giant'] });
    t.me.does('use', 'mage', 'giant');
    expect(dz(t)).toBe(3);
    expect(offers(t, 'use mage')).toBe(false);
    expect(whyNot(t, 'mage')).toContain('G5.4');
    const poor = spar({ guardians: ['mage'], dz: 1 }, { guardians: ['giant'] });
    expect(offers(poor, 'use mage')).toBe(false);
    expect(whyNot(poor, 'mage')).toContain('G3.1');
  });
});

describe('attacks on bases', () => {
  test('G5.5 the base of its own lane, when no visible enemy stands there', () => {
    const t = spar(
      { guardians: ['levy', 'levy', 'levy'] },
      { guardians: ['giant', null, { card: 'mage', statuses: ['stealth'] }] },
    );
    expect(t.choices.filter((x) => x.startsWith('attackBase'))).toEqual(['attackBase levy @6', 'attackBase levy @7']);
    t.me.does('attackBase', 'levy', undefined, 7);
    expect(base(t, 'opp', 2)).toBe(45);
    // Whoever hides there is not hurt.
    expect(t.hp('mage')).toBe(20);
  });

  test('G5.5 a wall there absorbs it first, and what it cannot absorb goes on', () => {
    const t = spar({ guardians: ['giant', 'levy'] }, { walls: [1, 2] });
    t.me.does('attackBase', 'giant', undefined, 5);
    expect([wall(t, 'opp', 0), base(t, 'opp', 0)]).toEqual([0, 40]);
    t.me.does('attackBase', 'levy', undefined, 6);
    expect([wall(t, 'opp', 1), base(t, 'opp', 1)]).toEqual([15, 100]);
  });

  test('G5.5 past a fallen Outpost the base of the next lane, on the same terms', () => {
    const t = spar({ guardians: ['levy'] }, { bases: [0, 100, 50], walls: [0, 1, 0] });
    expect(t.choices.filter((x) => x.startsWith('attackBase'))).toEqual(['attackBase levy @6']);
    t.me.does('attackBase', 'levy');
    expect([wall(t, 'opp', 1), base(t, 'opp', 1)]).toEqual([5, 100]);
    const held = spar({ guardians: ['levy'] }, { bases: [0, 100, 50], guardians: [null, 'giant'] });
    expect(offers(held, 'attackBase')).toBe(false);
    const five = spar({ guardians: [null, 'levy'] }, { bases: [50, 0, 100, 50, 50] }, { options: { lanes: 5 } });
    expect(five.choices.filter((x) => x.startsWith('attackBase'))).toEqual([
      'attackBase levy @5',
      'attackBase levy @7',
    ]);
  });

  test('G5.5 whoever stands where the Outpost has fallen does not keep an enemy from the next base', () => {
    const t = spar({ guardians: ['levy'] }, { bases: [0, 100, 50], guardians: ['giant'] });
    expect(offers(t, 'attackBase levy @6')).toBe(true);
    expect(offers(t, 'attack levy giant')).toBe(true);
  });

  test('G5.5 there is no striking back', () => {
    const t = spar({ guardians: ['levy'] }, { guardians: ['giant'] });
    t.me.does('attack', 'levy', 'giant');
    expect([t.hp('levy'), t.hp('giant')]).toEqual([20, 55]);
  });

  test('G5.5 behind a fallen Outpost the nearest base that stands, of two equally near ones either, on the same terms', () => {
    const five = { options: { lanes: 5 } };
    const t = spar({ guardians: [null, 'levy'] }, { bases: [50, 0, 100, 50, 50] }, five);
    expect(['@5', '@6', '@7', '@8'].map((x) => offers(t, `attackBase levy ${x}`))).toEqual([true, false, true, false]);
    const u = spar({ guardians: ['levy'] }, { bases: [0, 0, 100, 50, 50] }, five);
    u.me.does('attackBase', 'levy', undefined, 7);
    expect(base(u, 'opp', 2)).toBe(95);
    // Somebody stands before the nearest one: no other is nearer for it.
    const v = spar({ guardians: ['levy'] }, { bases: [0, 50, 100, 50, 50], guardians: [null, 'giant'] }, five);
    expect(offers(v, 'attackBase levy')).toBe(false);
  });

  test('G5.5 an attack that was stopped, or whose target is gone, does nothing and is made', () => {
    const t = spar({ guardians: ['giant'] }, { effects: ['decoy'] });
    t.me.does('attackBase', 'giant', undefined, 5);
    t.expectLog('decoy Decoy stops the attack of Giant.');
    expect(base(t, 'opp', 0)).toBe(50);
    expect(offers(t, 'attackBase giant')).toBe(false);
    const dead = spar({ guardians: [{ card: 'giant', hp: 10 }] }, { effects: ['pit'] });
    dead.me.does('attackBase', 'giant', undefined, 5);
    expect(dead.zone('giant')).toBe('me:discard');
    expect(base(dead, 'opp', 0)).toBe(50);
  });
});

describe('leaving', () => {
  test('G5.6 defeated at no HP, by an effect, or by its own condition', () => {
    const t = spar(
      { guardians: ['giant', 'doomed', 'mourner'], hand: ['smite'], dz: 5 },
      { guardians: ['levy', null, 'rusher'] },
    );
    t.me.does('attack', 'giant', 'levy');
    t.expectLog('G5.6 Levy is defeated by Giant.');
    t.me.does('play', 'smite', 'rusher');
    t.expectLog('smite Rusher is defeated by Smite.');
    expect(t.cards(t.opp, 'discard')).toEqual(['levy', 'rusher']);
    t.me.endTurn();
    t.expectLog('doomed Doomed is defeated.');
    // My mourner hears of my own, once.
    expect(t.log.filter((x) => x.includes('gains'))).toEqual(['mourner me gains 1 DZ.']);
  });

  test('G5.6 discarded in any other way, which is another event', () => {
    const t = spar({ guardians: ['levy', 'mourner'], hand: ['banish'], dz: 5 });
    t.me.does('play', 'banish', 'levy');
    t.expectLog('banish Levy is discarded.');
    t.expectLog('mourner me gains 3 DZ.');
    t.expectNoLog('defeated');
  });

  test('G5.7 a Clone, a Copy or a Guardian Summon is never returned to a hand', () => {
    const t = spar(
      { hand: ['recall', 'recall', 'recall', 'recall'] },
      {
        guardians: [
          { card: 'levy', made: 'clone' },
          { card: 'giant', made: 'copy' },
          { card: 'pup', made: 'summon' },
        ],
      },
    );
    for (const card of ['levy', 'giant', 'pup']) t.me.does('play', 'recall', card);
    expect(t.cards(t.opp, 'guardians')).toEqual(['levy', 'giant', 'pup']);
    expect(t.cards(t.opp, 'hand')).toEqual(['idle']);
  });

  test('G5.7 they leave the match when they leave the board', () => {
    const t = spar({ hand: ['smite'] }, { guardians: [{ card: 'levy', made: 'clone' }] });
    t.me.does('play', 'smite', 'levy');
    expect(t.zone('levy')).toBe('opp:gone');
    expect(t.cards(t.opp, 'discard')).toEqual([]);
  });

  test('G5.7 any other goes back with nothing left of what lasted on it', () => {
    const t = spar({ hand: ['recall'] }, { guardians: [{ card: 'levy', hp: 5, statuses: ['burned'] }] });
    t.me.does('play', 'recall', 'levy');
    expect(t.zone('levy')).toBe('opp:hand');
    t.me.endTurn();
    t.opp.does('summon', 'levy', undefined, 5);
    expect([t.hp('levy'), has(t, 'levy', 'burned')]).toEqual([20, false]);
  });

  test('G5.8 a sacrifice discards a card in play, and what is summoned takes its lane', () => {
    const t = spar({ guardians: [null, 'levy', 'mourner'], hand: ['sleeper', 'giant'], sp: 3, dz: 5 });
    expect(t.choices.filter((x) => x.startsWith('summon'))).toEqual([
      'summon sleeper levy @1',
      'summon sleeper mourner @2',
    ]);
    t.me.does('summon', 'sleeper', 'levy');
    expect([t.zone('levy'), laneOf(t, 'sleeper')]).toEqual(['me:discard', 1]);
    t.expectLog('G5.8 me sacrifices Levy for Sleeper.');
    expect(dz(t)).toBe(8);
    t.expectNoLog('defeated');
    const alone = spar({ hand: ['sleeper'] });
    expect(whyNot(alone, 'sleeper')).toEqual(['G5.8']);
  });

  test('G5.8 an infusion discards a card in play to improve another', () => {
    const t = spar({ guardians: ['reliquary', { card: 'levy', equipment: 'blade' }], hand: ['armour'] });
    expect(t.choices.filter((x) => x.startsWith('use'))).toEqual(['use reliquary levy', 'use reliquary blade']);
    t.me.does('use', 'reliquary', 'blade');
    expect(t.zone('blade')).toBe('me:discard');
    expect(t.stat('reliquary', 'atk')).toBe(15);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.stat('reliquary', 'atk')).toBe(15);
  });
});
