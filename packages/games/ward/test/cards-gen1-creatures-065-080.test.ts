import { expect, test } from 'vitest';
import { chill, ME, OPP, RANGE, replaceBy } from './gen1-scenes.ts';
import { duel, type WardScenario } from './support.ts';

/** Generation 1, creatures 065 to 080: what each does, what its rulings say, and what must not happen. */

// ── 065 Jester ──

const jesterDies = (t: WardScenario): void => {
  t.dice(1, 2, 5, 5, 1, 1); // the jester is faster and misses; it is hit for 1 + 1 + 3
  t.opp.battle('jester');
};

test('Jester: killed in battle, it costs its attacker 10', () => {
  const t = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, {}, { active: OPP });
  jesterDies(t);
  t.expectLog('Jester is killed');
  t.expectLog('W10.4.1 Werewolf takes 10 from Jester');
  expect(t.hp('werewolf')).toBe(60);
});

test('Jester, Forest Demon: killed in battle is any death by the creature it fights, its dice on a hit too', () => {
  const jester = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
    { primary: 'dragon-fox' },
    { active: OPP },
  );
  jester.dice(1, 2, 6, 5, 3, 2); // the jester misses, the fox hits, and 3 + 2 of its fire kill
  jester.opp.battle('jester');
  jester.expectLog('Jester is killed');
  jester.expectLog('W10.4.1 Dragon Fox takes 10 from Jester');

  const demon = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'dragon-fox', magics: ['mounted-assault'] },
    { active: OPP },
  );
  demon.dice(6, 5, 3, 2);
  demon.opp.battle('forest-demon');
  expect(demon.zone('forest-demon')).toBe('me:magic');
  expect(demon.stat('dragon-fox', 'al')).toBe(3);
  demon.me.summon('frog');
});

test('Jester: its own critical miss is no death by the creature it fights', () => {
  const t = duel(
    { primary: { card: 'jester', hp: 2 }, hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] },
    {},
    { active: OPP },
  );
  t.dice(1, 1, 4);
  t.opp.battle('jester');
  t.me.summon('frog');
  expect(t.zone('bomb')).toBe('me:magic');
  expect(t.hp('werewolf')).toBe(70);
});

test('Jester: a Bomb on the field goes off with it', () => {
  const t = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] },
    {},
    { active: OPP },
  );
  jesterDies(t);
  expect(t.zone('bomb')).toBe('me:cemetery');
  expect(t.hp('werewolf')).toBe(30);
});

test('Jester: no joke on any other death, when negated, or on a limited summon', () => {
  const own = duel({ primary: 'jester', hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] });
  replaceBy(own, 'frog');
  expect(own.hp('werewolf')).toBe(70);
  expect(own.zone('bomb')).toBe('me:magic');

  const burnt = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
    { primary: 'demon-knight' },
    { active: OPP },
  );
  burnt.dice(6);
  burnt.opp.use('demon-knight');
  burnt.me.summon('frog');
  expect(burnt.hp('demon-knight')).toBe(70);

  const negated = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, { magics: [RANGE] }, { active: OPP });
  jesterDies(negated);
  expect(negated.hp('werewolf')).toBe(70);

  const limited = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, { side: ['orc'] }, { active: OPP });
  limited.dice(1, 1, 1, 5, 5, 5); // it slips for 1, then is hit for 5 + 2
  limited.opp.battle('orc', 'jester');
  limited.expectLog('W13.2.1 Orc takes none of the 10 damage');
});

// ── 068 Kraken ──

/** The Kraken wraps the opponent's Werecroc for 5 damage, and the turn passes. */
const wrapped = (me: object = {}, opp: object = {}): WardScenario => {
  const t = duel({ primary: 'kraken', ...me }, { primary: 'werecroc', ...opp });
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.expectLog('W10.2.5 Werecroc cannot strike');
  return t;
};

test('Kraken: 3–5 frees: the creature may battle in the same turn', () => {
  const t = wrapped();
  t.expectChoices(t.opp, ['escape werecroc kraken', 'endPhase']);
  t.dice(3);
  t.opp.does('escape');
  t.expectLog('Werecroc is free');
  t.expectChoices(t.opp, ['battle werecroc kraken', 'endPhase']);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.choices).not.toContain('escape werecroc kraken');
});

test('Kraken: one roll per cycle: freed and wrapped again in one turn, it waits for the next', () => {
  const t = wrapped();
  t.dice(3);
  t.opp.does('escape');
  t.dice(4, 4, 1, 1, 1); // the Kraken is faster and wraps it again
  t.opp.battle('kraken');
  t.expectLog('W10.2.5 Werecroc cannot strike');
  t.expectLog('opp: end phase'); // without a second roll
  expect(t.stat('werecroc', 'wrapped')).toBe(1);
  expect(t.hp('werecroc')).toBe(80);
  t.me.endTurn();
  t.expectChoices(t.opp, ['escape werecroc kraken', 'endPhase']);
  t.dice(6);
  t.opp.does('escape');
  expect(t.hp('werecroc')).toBe(70);
});

test.each([1, 2, 6])('Kraken: a %i costs 10 as combat ends, once a turn, and it stays wrapped', (face) => {
  const t = wrapped();
  t.dice(face);
  t.opp.does('escape');
  t.expectLog(`opp rolls ${face} for Kraken`);
  t.expectLog('opp: combat phase');
  t.expectLog('W10.4.1 Werecroc takes 10 from Kraken');
  t.expectLog('opp: second magic phase');
  expect(t.hp('werecroc')).toBe(75);
  expect(t.state.active).toBe(ME); // no battle was offered, and no second roll
  expect(t.stat('werecroc', 'wrapped')).toBe(1);
});

test('Kraken: the roll is compulsory: left out, it is made as combat ends', () => {
  const t = wrapped();
  t.dice(6);
  t.opp.next();
  t.expectLog('opp: combat phase');
  t.expectLog('opp rolls 6 for Kraken');
  t.expectLog('W10.4.1 Werecroc takes 10 from Kraken');
  expect(t.hp('werecroc')).toBe(75);
  t.me.endTurn();
  t.dice(5);
  t.opp.next(); // again next turn: freed, but too late for a battle
  expect(t.stat('werecroc', 'wrapped')).toBe(0);
  expect(t.hp('werecroc')).toBe(75);
});

test('Kraken: a second hit wraps nothing twice, and the hold outlives the Kraken', () => {
  const t = wrapped({ hand: ['frog'] });
  t.dice(1);
  t.opp.next();
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.dice(4);
  t.opp.does('escape'); // one roll frees it from both
  expect(t.stat('werecroc', 'wrapped')).toBe(0);

  const gone = wrapped({ hand: ['frog'] });
  gone.dice(1);
  gone.opp.next();
  replaceBy(gone, 'frog');
  gone.me.endTurn();
  gone.expectChoices(gone.opp, ['escape werecroc kraken', 'endPhase']);
  gone.dice(3);
  gone.opp.does('escape');
  expect(gone.choices).toContain('battle werecroc frog');
});

test('Kraken: another Kraken that comes after it adds no hold of its own', () => {
  const t = wrapped({ hand: ['kraken'] });
  t.dice(1);
  t.opp.next();
  replaceBy(t, 'kraken');
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.dice(4);
  t.opp.does('escape');
  expect(t.stat('werecroc', 'wrapped')).toBe(0);
});

test('Kraken: a wrapped creature may pay as a sacrifice; negating the Kraken lets go of it', () => {
  const paying = wrapped({}, { hand: ['ogre'] });
  paying.opp.summon('ogre');
  expect(paying.zone('werecroc')).toBe('opp:cemetery');

  const negated = wrapped({}, { hand: [RANGE] });
  negated.opp.play(RANGE);
  expect(negated.choices).toContain('battle werecroc kraken');

  const before = duel({ primary: 'kraken', magics: [RANGE] }, { primary: 'werecroc' });
  before.dice(4, 4, 1, 1, 1, 1, 2);
  before.me.battle('werecroc');
  before.expectLog('Werecroc misses Kraken');
});

test('Kraken: the 10 may kill', () => {
  const t = wrapped({}, { primary: { card: 'werecroc', hp: 15 }, hand: ['frog'] });
  t.dice(2);
  t.opp.does('escape');
  expect(t.hp('werecroc')).toBe(10);
  t.opp.next();
  expect(t.asked).toBe('opp replace');
});

// ── 076 Necromancer ──

test('Necromancer: raises any one creature of my cemetery, but nothing locked in it', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['giga', 'angel', 'fear', 'frog'] }, { cemetery: ['ogre'] });
  t.me.use('necromancer');
  t.expectChoices(t.me, ['card giga', 'card frog']);
  t.me.pick('giga');
  expect(t.zone('giga')).toBe('me:side');
  expect(t.choices).not.toContain('use necromancer');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.choices).not.toContain('use necromancer'); // one at a time
  const none = duel({ primary: 'necromancer', cemetery: ['angel'] });
  expect(none.choices).not.toContain('use necromancer');
});

test('Necromancer: optional; when it dies what it raised goes too and does not step up', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['giga'], hand: ['frog'] });
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.zone('giga')).toBe('me:cemetery');
  t.me.use('necromancer');
  t.me.does('kill');
  expect(t.zone('giga')).toBe('me:cemetery');
  expect(t.asked).toBe('me replace');
});

test('Necromancer: Demonic Magic sends the raised one back; once that is gone it may raise anew', () => {
  const t = duel(
    { primary: 'necromancer', side: [{ card: 'giga', anchor: 'necromancer' }] },
    { hand: ['demonic-magic', 'dragon-fire'] },
    { active: OPP },
  );
  t.opp.play('demonic-magic', 'werewolf');
  expect(t.zone('giga')).toBe('me:cemetery');
  t.opp.endTurn();
  expect(t.choices).not.toContain('use necromancer');
  t.me.endTurn();
  t.opp.play('dragon-fire');
  t.opp.endTurn();
  t.me.use('necromancer');
  expect(t.zone('giga')).toBe('me:side');
});

// ── 078 Owlverine ──

test('Owlverine: (3 + 5) × 2 × 2 critical = 32 against a forest, 16 without, 16 when negated', () => {
  for (const [target, magics, dealt] of [
    ['ogre', [], 32],
    ['werewolf', [], 16],
    ['ogre', [RANGE], 16],
  ] as const) {
    const t = duel({ primary: 'owlverine', magics: [...magics, chill(target)] }, { primary: target });
    const before = t.hp(target);
    t.dice(6, 6, 3);
    t.me.battle(target);
    expect(before - t.hp(target)).toBe(dealt);
  }
});

// ── 080 Ranger ──

test('Ranger: the opponent rolls before the battle: on 1–2 it takes no damage, and only it is shielded', () => {
  const t = duel({ primary: 'ranger' }, {}, { active: OPP });
  t.dice(2, 5, 5, 6, 6, 5, 5, 1); // the roll; the werewolf's hit and attack; the ranger's
  t.opp.battle('ranger');
  t.expectLog('Werewolf battles Ranger');
  t.expectLog('opp rolls 2 for Ranger');
  t.expectLog('W10.4.1 Ranger takes none of the 15 damage');
  expect(t.hp('ranger')).toBe(40);
  expect(t.hp('werewolf')).toBe(67);
});

test('Ranger: on 3–6 the battle is normal; when it attacks, the opponent rolls as well', () => {
  const t = duel({ primary: 'ranger' }, {}, { active: OPP });
  t.dice(3, 5, 5, 1, 1, 1, 2);
  t.opp.battle('ranger');
  expect(t.hp('ranger')).toBe(35);
  t.dice(1, 5, 5, 1, 1, 1, 1, 6); // shielded for the whole battle, from its own slip too
  t.me.battle('werewolf');
  t.expectLog('opp rolls 1 for Ranger');
  t.expectLog('Critical miss: Ranger rolls 6 against itself');
  expect(t.hp('ranger')).toBe(35);
  t.opp.endTurn();
  t.dice(3, 5, 5, 1, 1, 1, 2);
  t.me.battle('werewolf');
  expect(t.hp('ranger')).toBe(30);
});

test('Ranger: every creature that fights it needs a roll of its own; the shield ends with its battle', () => {
  const t = duel({ primary: 'ranger' }, { side: ['goblin'] }, { active: OPP });
  t.dice(1, 5, 5, 6, 6, 1, 2);
  t.opp.battle('ranger');
  expect(t.hp('ranger')).toBe(40);
  t.dice(4, 5, 5, 3, 5, 5, 1);
  t.opp.battle('goblin', 'ranger');
  expect(t.hp('ranger')).toBe(37);
});

test('Ranger: negated, or a limited summon, nobody rolls', () => {
  const negated = duel({ primary: 'ranger', magics: [RANGE] }, {}, { active: OPP });
  negated.dice(5, 5, 1, 1, 1, 2);
  negated.opp.battle('ranger');
  expect(negated.hp('ranger')).toBe(35);
  const limited = duel({ side: ['ranger'] }, { primary: 'frog' });
  limited.dice(1, 2, 5, 5, 1);
  limited.me.battle('ranger', 'frog');
  expect(limited.hp('frog')).toBe(7);
});
