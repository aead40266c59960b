import { advance } from '@wardroom/core';
import { expect, test } from 'vitest';
import { duel, table, whyNot } from './support.ts';

const figures = ['al', 'spd', 'dice', 'mod', 'hitDice', 'hit', 'atk', 'times'];

test('W16.1.1 it cannot be equipped, by anyone, for good or ill', () => {
  const t = duel({ primary: 'ent-tree', hand: ['hero-shield', 'ghost-form'] }, { hand: ['fear'], primary: 'ogre' });
  t.me.play('hero-shield'); // the only creature left for it
  expect(t.stat('ogre', 'al')).toBe(12);
  t.me.play('ghost-form');
  expect(t.stat('ogre', 'noDamage')).toBe(1);
  expect(t.stat('ent-tree', 'noDamage')).toBe(0);
  t.me.endTurn();
  t.opp.play('fear');
  t.expectLog('Ogre is equipped with Fear');
});

test('W16.1.1 it ignores field magics, its own side’s too', () => {
  const t = duel(
    { primary: 'ent-tree', side: ['owl'], magics: ['flame-of-the-infinite', 'demonic-magic'] },
    { primary: 'witch', magics: ['curse'] },
  );
  expect(figures.map((x) => t.stat('ent-tree', x))).toEqual([5, 1, 1, 6, 2, 0, 0, 1]);
  expect(t.stat('owl', 'dice')).toBe(2); // others are reached
});

test('W16.1.1 it ignores effects on its stats, dice and modifiers by creatures and magics', () => {
  const t = duel(
    { primary: 'ent-tree', hand: ['surprise-from-the-deep', 'death-from-above', 'backstab'] },
    { primary: 'witch' },
  );
  expect(whyNot(t, 'backstab')).toEqual(['W6.2.1']);
  t.me.play('death-from-above');
  expect(t.stat('ent-tree', 'al')).toBe(5); // not 1 under the Witch
  expect(figures.map((x) => t.stat('ent-tree', x))).toEqual([5, 1, 1, 6, 2, 0, 0, 1]);
  expect(['autoHit', 'strikesFirst'].map((x) => t.stat('ent-tree', x))).toEqual([0, 0]);
});

test('W16.1.1 it takes no damage from effects, but attack damage like anyone', () => {
  const t = duel({ primary: 'demon-knight' }, { primary: 'ent-tree' });
  t.dice(5);
  t.me.use('demon-knight');
  t.expectLog('W16.1.1 Ent Tree takes none of the 15 damage');
  t.dice(5, 5, 3, 4, 1, 1, 1);
  t.me.battle('ent-tree');
  t.expectLog('W10.2.4 Ent Tree takes 9 from Demon Knight');
});

test('W16.1.1 no damage over time, no freezing, no holding', () => {
  const bear = duel({ primary: 'grizzly-bear' }, { primary: 'ent-tree' });
  bear.dice(5, 5, 1, 1, 1, 1, 1);
  bear.me.battle('ent-tree');
  expect(bear.hp('ent-tree')).toBe(32); // 40 − 7 − 1 for its slip
  const dragon = duel({ primary: 'blue-dragon' }, { primary: 'ent-tree' });
  dragon.dice(5, 5, 6, 1, 1, 1, 1, 1);
  dragon.me.battle('ent-tree');
  dragon.expectLog('Ent Tree rolls'); // it strikes back
  const kraken = duel({ primary: 'kraken' }, { primary: 'ent-tree' });
  kraken.dice(5, 5, 1, 1, 1, 1, 1, 1);
  kraken.me.battle('ent-tree');
  kraken.expectLog('Ent Tree rolls');
  kraken.expectChoices(kraken.opp, ['battle ent-tree kraken', 'endPhase']);
});

test('W16.1.1 its position stays: it is neither sent to a hand nor into a deck', () => {
  const t = duel(
    { hand: ['terrifying-roar', 'stone-golem', 'foolish-tricks', 'turncoat', 'judgement', 'wrath-of-the-old-ones'] },
    { primary: 'ent-tree' },
  );
  // Terrifying Roar finds no creature it could be for, and W6.2.1 the next three would do nothing at all.
  t.expectChoices(t.me, ['play judgement', 'play wrath-of-the-old-ones', 'endPhase']);
  expect(whyNot(t, 'terrifying-roar')).toEqual(['W6.4.3']);
  for (const card of ['stone-golem', 'foolish-tricks', 'turncoat']) expect(whyNot(t, card)).toEqual(['W6.2.1']);
  t.me.play('judgement');
  t.me.summon('werewolf');
  t.me.play('wrath-of-the-old-ones');
  t.me.summon('werewolf');
  expect(t.zone('ent-tree')).toBe('opp:primary');
});

test('W6.2.1 with a magic or another opponent beside Ent Tree, Foolish Tricks, Turncoat and Stone Golem are offered', () => {
  const hand = ['stone-golem', 'foolish-tricks', 'turncoat'];
  const magic = duel({ hand }, { primary: 'ent-tree', magics: ['curse'] });
  magic.expectChoices(magic.me, ['play foolish-tricks', 'endPhase']);
  const three = table([{ hand }, { primary: 'ent-tree' }, {}]);
  three.expectChoices(three.me, ['play stone-golem', 'play foolish-tricks', 'play turncoat', 'endPhase']);
});

test('W6.2.1 Health Potion is offered for the hurt alone, and not at all if nobody is', () => {
  const t = duel({ hand: ['health-potion', 'fear'], side: ['owl'] });
  expect(t.choices).not.toContain('play health-potion');
  expect(whyNot(t, 'health-potion')).toEqual(['W6.2.1']);
  const hurt = duel({ primary: { card: 'werewolf', hp: 9 }, hand: ['health-potion'], side: ['owl'] });
  hurt.me.play('health-potion'); // the owl is none to choose
  expect(hurt.hp('me:werewolf')).toBe(39);
});

test('W16.1.1 its controller stays: Psychic Toad takes nobody over', () => {
  const t = duel({ primary: 'frog', hand: ['psychic-toad'] }, { primary: 'ent-tree' });
  t.me.does('kill');
  t.me.summon('psychic-toad');
  expect(t.zone('ent-tree')).toBe('opp:primary');
});

test('W16.1.1 no effect on its damage: its attack is neither negated nor taken by Minotaur Bodyguard', () => {
  const t = duel({ primary: 'ent-tree' }, { primary: 'goblin', hand: ['mimic-chest', 'minotaur-bodyguard'] });
  t.dice(1, 2, 3, 3, 1); // the goblin misses, Ent Tree hits
  t.me.battle('goblin');
  t.expectLog('Goblin takes 7 from Ent Tree');
  expect(t.cards(t.opp, 'hand')).toEqual(['mimic-chest', 'minotaur-bodyguard']);
});

test('W16.1.1 others may strengthen themselves against it', () => {
  const t = duel({ magics: ['sword-of-the-grove'] }, { primary: 'ent-tree' });
  t.dice(4, 4, 1, 1, 1, 1, 1);
  t.me.battle('ent-tree');
  t.expectLog('Ent Tree takes 10 from Werewolf'); // 2 + 3 + 5
});

test('W16.1.2 once it has taken hold nothing negates it: neither Mind Sap nor The Iron Range', () => {
  const t = duel({ hand: ['mind-sap', 'the-iron-range', 'demonic-magic'], primary: 'knight' }, { primary: 'ent-tree' });
  t.me.pass(); // Mind Sap could be played at the beginning already, on my own knight
  t.me.play('the-iron-range');
  t.me.pass();
  t.me.play('mind-sap');
  t.expectLog('Knight is equipped with Mind Sap');
  expect(t.stat('ent-tree', 'negated')).toBe(0);
  t.me.play('demonic-magic');
  t.expectLog('Knight is equipped with Demonic Magic');
  expect(t.hp('ent-tree')).toBe(40);
});

test('W16.1.3 Steam Rex arrives while The Iron Range lies on the field: it arrives without its effect', () => {
  const t = duel({ primary: 'goblin', hand: ['steam-rex', 'hero-shield'] }, { magics: ['the-iron-range', 'curse'] });
  t.me.summon('steam-rex');
  t.expectLog('W14.2.1 Steam Rex arrives without its effects');
  expect(t.stat('steam-rex', 'al')).toBe(1); // the Curse reaches it
  t.me.play('hero-shield', 'steam-rex');
  expect(t.zone('hero-shield')).toBe('me:magic');
});

test('W16.1.3 The Iron Range after Steam Rex is too late', () => {
  const t = duel({ primary: 'goblin', hand: ['steam-rex', 'the-iron-range'] }, { magics: ['curse'] });
  t.me.summon('steam-rex');
  t.me.play('the-iron-range');
  expect(t.stat('steam-rex', 'al')).toBe(11);
});

test('W16.1.4 Ent Tree is answered with Mind Sap in the window: it has no immunity', () => {
  const t = duel(
    { unstarted: true, hand: ['ent-tree', 'goblin', 'hero-shield'] },
    { hand: ['mind-sap'], magics: ['curse'] },
    { turn: 1 },
  );
  t.opp.pass();
  t.me.summon('ent-tree');
  t.opp.play('mind-sap', 'ent-tree');
  t.expectLog('W14.2.1 Ent Tree arrives without its effects');
  expect(t.stat('ent-tree', 'al')).toBe(1);
  t.me.play('hero-shield', 'ent-tree');
  expect(t.zone('hero-shield')).toBe('me:magic');
});

test('W16.1.4 unanswered, Ent Tree is out of reach from then on', () => {
  const t = duel(
    { unstarted: true, hand: ['ent-tree', 'goblin'] },
    { hand: ['mind-sap'], magics: ['curse'] },
    { turn: 1 },
  );
  t.opp.pass();
  t.me.summon('ent-tree');
  t.opp.pass();
  expect(t.stat('ent-tree', 'al')).toBe(5);
});

test('W16.2.1 what is not offered is refused, and changes nothing', () => {
  const t = duel({ hand: ['goblin'] });
  t.expectChoices(t.me, ['kill werewolf', 'endPhase']); // a goblin cannot come onto a taken field
  const before = JSON.stringify(t.state);
  for (const pick of [2, -1, 0.5, '0', null]) {
    expect(advance(t.machine, { seat: 0, pick })).toMatchObject({ error: expect.stringContaining('pick') });
  }
  expect(advance(t.machine, { seat: 1, pick: 0 })).toMatchObject({ error: expect.stringContaining('not asked') });
  expect(advance(t.machine, { seat: 0, act: 'draw' })).toMatchObject({ error: expect.stringContaining('act') });
  expect(JSON.stringify(t.state)).toBe(before);
});

test('W16.2.2 both reach 300 by one effect: a die each, the higher stays in', () => {
  const flame = { magics: ['flame-of-the-infinite'], cemeteryHp: 250 };
  const t = duel({ ...flame, hand: ['dragon-fire'] }, flame);
  t.dice(2, 6);
  t.me.play('dragon-fire');
  t.expectLog('W16.2.2 The players roll 2, 6');
  expect(t.winner).toBe(1);
  expect(t.endedBy).toBe('W16.2.2');
});
