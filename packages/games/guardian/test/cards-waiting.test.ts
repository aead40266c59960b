import { describe, expect, test } from 'vitest';
import { base, duel, hand, has, offers, sp } from './cards-table.ts';

/** Effects that wait (G4.9): what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

describe('Spike Pit', () => {
  test('G4.9 lies in its base until an enemy attacks there: 15 damage first, and the attack goes on', () => {
    const t = duel({ hand: ['spike-pit'], dz: 2 }, { guardians: ['quarry-giant'] });
    t.me.does('lay', 'spike-pit', undefined, 0);
    expect(t.zone('spike-pit')).toBe('me:effects');
    t.me.endTurn();
    t.opp.does('attackBase', 'quarry-giant', undefined, 0);
    expect(t.hp('quarry-giant')).toBe(15);
    expect(base(t, 'me', 0)).toBe(35);
    expect(t.zone('spike-pit')).toBe('me:discard');
  });

  test('stops an attacker that it defeats, and waits on while others attack elsewhere', () => {
    const t = duel(
      { guardians: ['quarry-giant'], effects: ['spike-pit'] },
      { guardians: [{ card: 'hill-spearman', hp: 10 }, 'quarry-giant'] },
    );
    t.me.endTurn();
    t.opp.does('attackBase', 'opp:quarry-giant', undefined, 1);
    expect(t.zone('spike-pit')).toBe('me:effects');
    t.opp.does('attack', 'hill-spearman', 'me:quarry-giant');
    expect(t.zone('hill-spearman')).toBe('opp:discard');
    expect(t.hp('me:quarry-giant')).toBe(30);
  });

  test('it is about what is attacked in its lane, not about where the attacker stands', () => {
    const t = duel(
      { guardians: ['quarry-giant', 'hill-spearman'], effects: ['spike-pit'] },
      { guardians: ['field-levy', 'cinder-hound'] },
    );
    t.me.endTurn();
    t.opp.does('attack', 'field-levy', 'hill-spearman');
    expect(t.zone('spike-pit')).toBe('me:effects');
    t.opp.does('attack', 'cinder-hound', 'quarry-giant');
    expect(t.zone('cinder-hound')).toBe('opp:discard');
  });

  test('G4.2 a second Effect in the same base takes the place of the first (G4.8)', () => {
    const t = duel({ hand: ['hidden-ward'], effects: ['spike-pit'] });
    t.me.does('lay', 'hidden-ward', undefined, 0);
    expect([t.zone('spike-pit'), t.zone('hidden-ward')]).toEqual(['me:discard', 'me:effects']);
  });
});

test('Decoy Banner lets an attack come to nothing; its DZ are spent', () => {
  const t = duel({ effects: ['decoy-banner'] }, { guardians: ['quarry-giant'] });
  t.me.endTurn();
  t.opp.does('attackBase', 'quarry-giant', undefined, 0);
  expect(base(t, 'me', 0)).toBe(50);
  expect(offers(t, 'attackBase quarry-giant')).toBe(false);
  expect(t.zone('decoy-banner')).toBe('me:discard');
});

test('Hidden Ward shields my Guardian before the blow; an attack on the base does not set it off', () => {
  const t = duel({ guardians: ['quarry-giant'], effects: ['hidden-ward'] }, { guardians: ['quarry-giant'] });
  t.me.endTurn();
  t.opp.does('attack', 'opp:quarry-giant', 'me:quarry-giant');
  expect(t.hp('me:quarry-giant')).toBe(30);
  expect(has(t, 'me:quarry-giant', 'shield')).toBe(false);

  const bare = duel({ effects: ['hidden-ward'] }, { guardians: ['quarry-giant'] });
  bare.me.endTurn();
  bare.opp.does('attackBase', 'quarry-giant', undefined, 0);
  expect(bare.zone('hidden-ward')).toBe('me:effects');

  const shielded = duel(
    { guardians: [{ card: 'quarry-giant', statuses: ['shield'] }], effects: ['hidden-ward'] },
    { guardians: ['quarry-giant'] },
  );
  shielded.me.endTurn();
  shielded.opp.does('attack', 'opp:quarry-giant', 'me:quarry-giant');
  expect(shielded.zone('hidden-ward')).toBe('me:effects');
});

test('Ambush deals 20 to an enemy that is summoned in its lane, not to others', () => {
  const t = duel({ effects: ['ambush'] }, { hand: ['tide-shepherd', 'hill-spearman'], sp: 10 });
  t.me.endTurn();
  t.opp.does('summon', 'hill-spearman', undefined, 6);
  expect(t.hp('hill-spearman')).toBe(20);
  t.opp.does('summon', 'tide-shepherd', undefined, 5);
  expect(t.hp('tide-shepherd')).toBe(5);
  expect(t.zone('ambush')).toBe('me:discard');
});

describe('Second Muster', () => {
  test('returns my defeated Guardian of its lane to the hand', () => {
    const t = duel(
      { guardians: ['field-levy', 'field-levy'], effects: [null, 'second-muster'] },
      { guardians: ['quarry-giant', 'quarry-giant'] },
    );
    t.me.endTurn();
    const [first, second] = t.state.zones[t.machine.game.zones.findIndex((z) => z.name === 'guardians') * 2];
    t.opp.does('attack', 'quarry-giant', 'field-levy');
    expect(t.state.cards[first].zone).not.toBe(t.state.cards[second].zone);
    expect(hand(t)).toEqual([]);
    t.opp.does('attack', 'quarry-giant', 'field-levy');
    expect(hand(t)).toEqual(['field-levy']);
    expect(t.zone('second-muster')).toBe('me:discard');
  });

  test('does not for one that is discarded (G5.6)', () => {
    const t = duel({ guardians: ['field-levy'], effects: ['second-muster'] }, { hand: ['exile'] });
    t.me.endTurn();
    t.opp.does('play', 'exile', 'field-levy');
    expect(t.zone('second-muster')).toBe('me:effects');
    expect(t.zone('field-levy')).toBe('me:discard');
  });
});

test('Tripwire exhausts an enemy of its lane that has used an ability', () => {
  const t = duel(
    { guardians: [null, 'quarry-giant'], effects: ['tripwire'] },
    { guardians: ['marsh-witch', 'kiln-tender'] },
  );
  t.me.endTurn();
  t.opp.does('use', 'kiln-tender', 'quarry-giant');
  expect(t.zone('tripwire')).toBe('me:effects');
  t.dice(1);
  t.opp.does('use', 'marsh-witch', 'quarry-giant');
  expect(has(t, 'quarry-giant', 'poisoned')).toBe(true);
  expect(has(t, 'marsh-witch', 'exhausted')).toBe(true);
  expect(t.zone('tripwire')).toBe('me:discard');
});

test('Alarm Bell brings 1 SP and a card when the base of its lane is damaged, not when a wall takes it', () => {
  const t = duel(
    {
      effects: ['alarm-bell', 'alarm-bell'],
      walls: [2, 0, 0],
      sp: 0,
      deck: ['bad-well', 'field-levy', 'hill-spearman'],
    },
    { guardians: ['quarry-giant', 'quarry-giant'] },
  );
  t.me.endTurn();
  t.opp.does('attackBase', 'quarry-giant', undefined, 0);
  expect(sp(t)).toBe(0);
  t.opp.does('attackBase', 'quarry-giant', undefined, 1);
  expect(sp(t)).toBe(1);
  expect(hand(t)).toEqual(['bad-well', 'field-levy']);
});
