import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, has, offers, sp, wall } from './cards-table.ts';

/** Equipment: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

test('Whetted Blade gives +5 attack, and G4.10 is discarded with its Guardian', () => {
  const t = duel({ guardians: ['field-levy'], hand: ['whetted-blade'], dz: 2 }, { guardians: ['quarry-giant'] });
  t.me.does('equip', 'whetted-blade', 'field-levy');
  expect(t.stat('field-levy', 'atk')).toBe(10);
  expect(dz(t)).toBe(0);
  t.me.endTurn();
  t.opp.does('attack', 'quarry-giant', 'field-levy');
  expect(t.zone('whetted-blade')).toBe('me:discard');
});

test('Bark Armour gives +10 HP; without it what it held off may be the end', () => {
  const t = duel(
    { guardians: ['field-levy'], hand: ['bark-armour', 'whetted-blade'] },
    { guardians: ['quarry-giant'] },
  );
  t.me.does('equip', 'bark-armour', 'field-levy');
  expect(t.hp('field-levy')).toBe(25);
  t.me.endTurn();
  t.opp.does('attack', 'quarry-giant', 'field-levy');
  expect(t.hp('field-levy')).toBe(10);
  t.opp.endTurn();
  t.me.does('equip', 'whetted-blade', 'field-levy'); // G4.8: the armour makes room
  expect(t.zone('bark-armour')).toBe('me:discard');
  expect(t.zone('field-levy')).toBe('me:discard');
});

test('Tower Shield shields its Guardian at the start of the turn if need be, twice (G4.10)', () => {
  const t = duel({ guardians: ['field-levy'], hand: ['tower-shield'] }, { guardians: ['quarry-giant'] });
  t.me.does('equip', 'tower-shield', 'field-levy');
  t.me.endTurn();
  t.opp.endTurn();
  expect(has(t, 'field-levy', 'shield')).toBe(true);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.zone('tower-shield')).toBe('me:equipment'); // it had its Shield still: no use
  t.me.endTurn();
  t.opp.does('attack', 'quarry-giant', 'field-levy');
  t.opp.endTurn();
  expect(has(t, 'field-levy', 'shield')).toBe(true);
  expect(t.zone('tower-shield')).toBe('me:discard');
});

test.each([
  ['clear-bell', ['confused', 'paralyzed'], ['crossed-orders', 'thunderclap']],
  ['antidote-vial', ['burned', 'poisoned'], ['pitch-and-spark', 'bad-well']],
] as const)('%s: its Guardian is immune to %s (G8.9)', (card, statuses, effects) => {
  const t = duel({ guardians: ['quarry-giant'], hand: [card] }, { hand: [...effects], dz: 10 });
  t.me.does('equip', card, 'quarry-giant');
  t.me.endTurn();
  for (const effect of effects) expect(offers(t, `play ${effect}`), effect).toBe(false);
  for (const status of statuses) expect(has(t, 'quarry-giant', status), status).toBe(false);
});

test('Antidote Vial ends the poison its Guardian has already (G8.9)', () => {
  const t = duel({ guardians: [{ card: 'quarry-giant', statuses: ['poisoned'] }], hand: ['antidote-vial'] });
  t.me.does('equip', 'antidote-vial', 'quarry-giant');
  expect(has(t, 'quarry-giant', 'poisoned')).toBe(false);
});

test('Venom Sheath and Emberbrand spend a use on the immune, too', () => {
  for (const [card, status] of [
    ['venom-sheath', 'poisoned'],
    ['emberbrand', 'burned'],
  ] as const) {
    const t = duel({ guardians: [{ card: 'hill-spearman', equipment: card }] }, { guardians: ['bastion-golem'] });
    t.me.does('attack', 'hill-spearman', 'bastion-golem');
    expect(has(t, 'bastion-golem', status)).toBe(false);
    expect(t.state.cards[t.id(card)].count).toBe(2);
  }
});

test('Venom Sheath poisons what its Guardian damages', () => {
  const t = duel(
    { guardians: [{ card: 'hill-spearman', equipment: 'venom-sheath' }] },
    { guardians: ['quarry-giant'] },
  );
  t.me.does('attack', 'hill-spearman', 'quarry-giant');
  expect(has(t, 'quarry-giant', 'poisoned')).toBe(true);
  expect(t.state.cards[t.id('venom-sheath')].count).toBe(2);
});

test('Emberbrand is discarded after its third use', () => {
  const t = duel(
    { guardians: [{ card: 'flare-dancer', equipment: 'emberbrand' }] },
    { guardians: ['sleeper-of-the-deep'] },
  );
  t.me.does('attack', 'flare-dancer', 'sleeper-of-the-deep');
  t.me.does('attack', 'flare-dancer', 'sleeper-of-the-deep');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('sleeper-of-the-deep')).toBe(45 - 20 - 10);
  t.me.does('attack', 'flare-dancer', 'sleeper-of-the-deep');
  expect(t.zone('emberbrand')).toBe('me:discard');
});

test('Reed Cloak hides its Guardian at the end of the turn, twice', () => {
  const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'reed-cloak' }] });
  t.me.endTurn();
  expect(has(t, 'hill-spearman', 'stealth')).toBe(true);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.zone('reed-cloak')).toBe('me:equipment'); // still hidden: no use
  t.opp.endTurn();
  t.me.does('attackBase', 'hill-spearman', undefined, 5);
  t.me.endTurn();
  expect(has(t, 'hill-spearman', 'stealth')).toBe(true);
  expect(t.zone('reed-cloak')).toBe('me:discard');
});

test('Twinfang Harness gives Fury (G8.8) for four basic attacks', () => {
  const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'twinfang-harness' }] });
  for (let i = 0; i < 2; i++) {
    t.me.does('attackBase', 'hill-spearman', undefined, 5);
    t.me.does('attackBase', 'hill-spearman', undefined, 5);
    expect(offers(t, 'attackBase')).toBe(false);
    t.me.endTurn();
    t.opp.endTurn();
  }
  expect(base(t, 'opp', 0)).toBe(10);
  expect(t.zone('twinfang-harness')).toBe('me:discard');
});

describe('Light Boots', () => {
  test('swap for nothing, G4.6 and act after it; the partner does not', () => {
    const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'light-boots' }, 'quarry-giant'], dz: 1 });
    t.me.does('swap', 'hill-spearman', 'quarry-giant');
    expect(dz(t)).toBe(1);
    expect(t.state.cards[t.id('light-boots')].at).toBe(1); // G4.10: it follows
    expect(offers(t, 'attackBase quarry-giant')).toBe(false);
    t.me.does('attackBase', 'hill-spearman', undefined, 6);
    expect(base(t, 'opp', 1)).toBe(90);
  });

  test('swap after acting, too', () => {
    const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'light-boots' }, 'quarry-giant'] });
    t.me.does('attackBase', 'hill-spearman', undefined, 5);
    t.me.does('swap', 'hill-spearman', 'quarry-giant');
    expect(t.state.cards[t.id('hill-spearman')].at).toBe(1);
  });
});

test('Siege Hammer deals 10 more to bases and walls, for 1 DZ more', () => {
  const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'siege-hammer' }], dz: 2 }, { walls: [1, 0, 0] });
  t.me.does('attackBase', 'hill-spearman', undefined, 5);
  expect([wall(t, 'opp', 0), base(t, 'opp', 0)]).toEqual([0, 40]);
  expect(dz(t)).toBe(0);
});

test('Leech Pendant heals 5 whatever its Guardian’s basic attack hurts', () => {
  const t = duel(
    { guardians: [{ card: 'flare-dancer', hp: 5, equipment: 'leech-pendant' }] },
    { guardians: [null, 'quarry-giant'], walls: [1, 0, 0] },
  );
  t.me.does('attack', 'flare-dancer', 'quarry-giant');
  expect(t.hp('flare-dancer')).toBe(10);
  t.me.does('attackBase', 'flare-dancer', undefined, 5);
  expect(t.hp('flare-dancer')).toBe(15);
});

test('Heaven Plate makes its Guardian Invincible (G8.9) until the second start of a turn', () => {
  const t = duel({ guardians: ['hill-spearman'], hand: ['heaven-plate'] }, { guardians: ['quarry-giant'] });
  t.me.does('equip', 'heaven-plate', 'hill-spearman');
  for (let round = 0; round < 2; round++) {
    t.me.endTurn();
    expect(offers(t, 'attack quarry-giant')).toBe(false);
    expect(offers(t, 'attackBase quarry-giant')).toBe(false);
    t.opp.endTurn();
  }
  expect(t.zone('heaven-plate')).toBe('me:discard');
  t.me.endTurn();
  expect(offers(t, 'attack quarry-giant hill-spearman')).toBe(true);
});

describe('Fellowship Chain', () => {
  test('G9.5 links its Guardian with another as long as it is there', () => {
    const t = duel(
      { guardians: ['hill-spearman', 'quarry-giant', 'field-levy'], hand: ['fellowship-chain', 'whetted-blade'] },
      { guardians: ['quarry-giant'] },
    );
    t.me.does('equip', 'fellowship-chain', 'hill-spearman');
    t.expectChoices(t.me, ['card quarry-giant', 'card field-levy']);
    t.me.pick('me:quarry-giant');
    expect([t.hp('hill-spearman'), t.hp('me:quarry-giant'), t.hp('field-levy')]).toEqual([50, 50, 15]);
    t.me.endTurn();
    t.opp.does('attack', 'opp:quarry-giant', 'hill-spearman');
    expect([t.hp('hill-spearman'), t.hp('me:quarry-giant')]).toEqual([35, 35]);
    t.opp.endTurn();
    t.me.does('equip', 'whetted-blade', 'hill-spearman'); // G4.8: the chain is gone
    expect([t.hp('hill-spearman'), t.hp('me:quarry-giant')]).toEqual([5, 30]);
  });

  test('needs two', () => {
    const t = duel({ guardians: ['hill-spearman'], hand: ['fellowship-chain'] });
    expect(offers(t, 'equip')).toBe(false);
  });
});

test('Widow’s Bell gives 1 SP and a card when its Guardian is defeated', () => {
  const t = duel(
    {
      guardians: [{ card: 'field-levy', equipment: 'widows-bell' }],
      deck: ['thunderclap', 'hill-spearman', 'quarry-giant', 'bad-well'],
      sp: 3,
    },
    { guardians: ['quarry-giant'] },
  );
  t.me.endTurn();
  const before = sp(t);
  t.opp.does('attack', 'quarry-giant', 'field-levy');
  expect(hand(t)).toEqual(['thunderclap', 'hill-spearman']);
  expect(sp(t)).toBe(before + 1);
  expect(t.zone('widows-bell')).toBe('me:discard');
});

test('Featherlance lets its Guardian attack for nothing (G3.3)', () => {
  const t = duel({ guardians: [{ card: 'hill-spearman', equipment: 'featherlance' }], dz: 0 });
  t.me.does('attackBase', 'hill-spearman', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(40);
  expect(dz(t)).toBe(0);
});

test('Crown of Four Realms: +5 attack, +10 HP, G8.9 no debuff', () => {
  const effects = ['bad-well', 'thunderclap', 'long-march', 'crossed-orders', 'pitch-and-spark'];
  const t = duel(
    { guardians: ['hill-spearman'], hand: ['crown-of-four-realms'] },
    { hand: [...effects, 'second-wind'], dz: 10 },
  );
  t.me.does('equip', 'crown-of-four-realms', 'hill-spearman');
  expect([t.hp('hill-spearman'), t.stat('hill-spearman', 'atk')]).toEqual([30, 15]);
  t.me.endTurn();
  t.opp.does('play', 'second-wind');
  for (const effect of effects) expect(offers(t, `play ${effect}`), effect).toBe(false);
  for (const status of ['poisoned', 'paralyzed', 'exhausted', 'confused', 'burned'] as const) {
    expect(has(t, 'hill-spearman', status), status).toBe(false);
  }
});
