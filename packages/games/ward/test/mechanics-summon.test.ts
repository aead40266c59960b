import { expect, test } from 'vitest';
import {
  answers,
  cardSet,
  changeSide,
  damage,
  equipped,
  itself,
  multiplied,
  note,
  play,
  playOn,
  plus,
  requires,
  stays,
  thisTurn,
  yes,
} from '../src/cards/builders.ts';
import { withCards } from './support.ts';

/** Other ways of being summoned, kinds of immunity, and what cards are where they lie, with cards made for it. */

const { creature, hybrid, magic } = cardSet('practice');

const { duel, table } = withCards(
  creature(970, 'Dummy', 'Common', 'Beast', '5/1/100/2/0'),
  creature(971, 'Small Owl', 'Common', 'Beast', '3/1/10/1/2'),
  creature(
    972,
    'Great Owl',
    'Common',
    'Cosmic',
    '12/1/100/2/0',
    '',
    requires({ sacrifices: 3, double: { name: 'Small Owl' } }),
  ),
  creature(973, 'Bee', 'Common', 'Bug', '5/9/30/1/0', '', requires({ beside: { id: 'dummy' } })),
  creature(
    974,
    'Orc Chief',
    'Common',
    'Humanoid',
    '12/1/70/2/0',
    '',
    requires({ freeWithHand: { name: 'Orc', count: 2 } }),
  ),
  creature(975, 'Moon Beast', 'Common', 'Beast', '12/1/90/2/0', '', requires({ freeWithField: 'pale-moon' })),
  creature(976, 'Straw Stag', 'Common', 'Undead', '12/1/90/2/0', '', requires({ returns: ['small-owl'] })),
  creature(977, 'Gnome Lord', 'Common', 'Mechanical', '7/1/90/2/0', '', requires({ underNamed: 'Owl' })),
  creature(
    978,
    'Glutton',
    'Common',
    'Elemental',
    '7/1/90/1/1',
    '',
    note({ addsSacrifices: true }),
    itself([plus('dice', { lent: { stat: 'dice', of: 'self' } }), plus('mod', { lent: { stat: 'mod', of: 'self' } })]),
  ),
  creature(979, 'Mist', 'Common', 'Elemental', '5/9/90/1/1', '', note({ unaffected: 'foesMagics' })),
  creature(980, 'Slime', 'Common', 'Mechanical', '5/9/90/1/1', '', note({ unaffected: 'magics' })),
  creature(
    981,
    'Opener',
    'Common',
    'Elemental',
    '5/9/90/1/1',
    '',
    note({ lifts: 'Mechanical' }),
    itself([multiplied(3)]),
  ),
  creature(982, 'Rag Doll', 'Common', 'Undead', '5/9/90/1/1', '', note({ doubles: true })),
  creature(983, 'Kind Soul', 'Common', 'Cosmic', '1/1/20/1/1', '', note({ buriedHp: -40 })),
  creature(
    984,
    'Boar',
    'Common',
    'Beast',
    '1/9/20/2/5',
    '',
    note({ mortal: true }),
    answers('battle', { all: [{ foes: 'a' }, { mine: 'b' }, { room: true }] }),
    play([
      { do: 'beside', card: 'self', until: 'battle' },
      { do: 'redirect', to: 'self' },
    ]),
  ),
  hybrid(985, 'Imp', 'Rare', 'Humanoid', 'standard', '1/6/10/1/1', '', note({ stepsIn: true })),
  hybrid(
    986,
    'Titan',
    'Rare',
    'Cosmic',
    'standard',
    '7/9/40/6/4',
    '',
    requires({ carrying: { type: 'Beast', wearing: 'jewel' } }),
  ),
  magic(987, 'Jewel', 'Common', 'infinite/equip', equipped(plus('hit', 2), plus('mod', 1))),
  magic(988, 'Pale Moon', 'Common', 'infinite/field', play([])),
  magic(989, 'Spark', 'Common', 'standard/none', playOn({ in: 'creatures', of: 'all' }, [damage('target', 5)])),
  magic(990, 'Mail', 'Common', 'standard/equip', stays(2), note({ armours: true })),
  magic(991, 'Ward Stone', 'Common', 'lightning/equip', answers('any'), note({ wards: true })),
  magic(992, 'Lure', 'Common', 'standard/none', play([changeSide('me', [plus('discount', 1)], thisTurn)])),
  magic(993, 'Feast', 'Common', 'standard/none', play([changeSide('me', [yes('spendsSide')], thisTurn)])),
  magic(
    994,
    'Unity',
    'Common',
    'infinite/field',
    {
      is: 'static',
      to: { seats: 'all' },
      mods: [yes('lends')],
    },
    {
      is: 'static',
      to: { side: 'all', where: { creature: true } },
      mods: [plus('dice', { lent: { stat: 'dice', of: 'it' } })],
    },
  ),
  magic(995, 'Purge', 'Common', 'standard/none', play([{ do: 'destroy', cards: { in: 'magics', of: 'all' } }])),
);

test('W8.3.1 a sacrifice that is worth two for this creature', () => {
  const t = duel({ primary: 'dummy', hand: ['great-owl', 'small-owl'] });
  t.me.summon('great-owl');
  expect([t.zone('great-owl'), t.zone('small-owl')]).toEqual(['me:primary', 'me:cemetery']);
  expect(duel({ primary: 'dummy', hand: ['great-owl', 'goblin'] }).choices).not.toContain('summon great-owl');
});

test('W8.3.1 as a limited summon while the primary is the right one, and back to the hand with it', () => {
  const t = duel({ primary: { card: 'dummy', hp: 1 }, hand: ['bee', 'goblin'] }, { primary: 'werewolf' });
  t.me.does('summon', 'bee', 'dummy', 2);
  expect(t.zone('bee')).toBe('me:side');
  t.me.endTurn();
  t.dice({ hit: [4, 4], attack: [1, 1] });
  t.opp.battle('dummy');
  expect(t.zone('bee')).toBe('me:hand');
  expect(duel({ hand: ['bee'] }).choices).not.toContain('summon bee');
});

test('W8.3.1 without a sacrifice while the hand holds enough of a name', () => {
  const t = duel({ unstarted: true, hand: ['orc-chief', 'orc', 'orc'] }, {}, { turn: 0 });
  t.me.summon('orc-chief');
  t.me.yes();
  expect([t.zone('orc-chief'), t.cards(t.me, 'hand')]).toEqual(['me:primary', ['orc', 'orc']]);
});

test('W12.2 without a sacrifice while a magic lies there, and to the hand when none does', () => {
  const t = duel({ unstarted: true, hand: ['moon-beast', 'purge', 'goblin'], magics: ['pale-moon'] }, {}, { turn: 0 });
  t.me.summon('moon-beast');
  t.me.play('purge');
  expect(t.zone('moon-beast')).toBe('me:hand');
});

test('W8.3.1 one of its sacrifices goes back into the deck', () => {
  const t = duel({ primary: 'dummy', hand: ['straw-stag', 'small-owl'] });
  t.me.summon('straw-stag');
  expect([t.zone('small-owl'), t.zone('dummy'), t.cemeteryHp()]).toEqual(['me:deck', 'me:cemetery', 100]);
});

test('W8.3.1 only sacrifices of a name lie under it', () => {
  const t = duel({ primary: 'small-owl', hand: ['gnome-lord'] });
  t.me.summon('gnome-lord');
  expect([t.zone('small-owl'), t.cemeteryHp()]).toEqual(['me:under', 0]);
});

test('W8.2.2 what was sacrificed lends its printed dice and MOD, by its own text or by a field', () => {
  const t = duel({ primary: 'small-owl', magics: ['jewel'], hand: ['glutton'] });
  t.me.summon('glutton');
  expect([t.stat('glutton', 'dice'), t.stat('glutton', 'mod')]).toEqual([2, 3]);
  const u = duel({ primary: 'small-owl', magics: ['unity'], hand: ['gnome-lord'] });
  u.me.summon('gnome-lord');
  expect(u.stat('gnome-lord', 'dice')).toBe(3);
});

test('W8.2.1 one sacrifice fewer this turn', () => {
  const t = duel({ primary: 'dummy', hand: ['straw-stag', 'lure'] });
  expect(t.choices).not.toContain('summon straw-stag');
  t.me.play('lure');
  t.me.summon('straw-stag');
  expect(t.zone('straw-stag')).toBe('me:primary');
});

test('W13.2.3 a limited summon of any side is spent, once, to its controller’s cemetery', () => {
  const t = table([{ primary: 'dummy', hand: ['straw-stag', 'feast'] }, { side: ['goblin'] }, {}]);
  t.me.play('feast');
  t.me.summon('straw-stag');
  expect([t.zone('straw-stag'), t.zone('goblin')]).toEqual(['me:primary', 'seat1:cemetery']);
});

test('W16.1.1 unaffected by opponents’ magics, and not by one’s own', () => {
  const t = duel({ primary: 'mist', hand: ['spark'] }, { hand: ['spark'] });
  t.me.play('spark', 'mist');
  expect(t.hp('mist')).toBe(85);
  t.me.endTurn();
  t.opp.play('spark');
  expect(t.hp('mist')).toBe(85);
});

test('W16.1.1 unaffected by magics; a creature in front may lift that', () => {
  const t = duel({ primary: 'dummy', hand: ['spark'] }, { primary: 'slime' });
  t.me.play('spark');
  expect(t.hp('dummy')).toBe(95);
  const u = duel({ primary: 'opener', hand: ['spark'] }, { primary: 'slime' });
  u.me.play('spark', 'slime');
  expect(u.hp('slime')).toBe(85);
});

test('W16.1.1 an armour keeps off every other card; what is worn already does nothing meanwhile', () => {
  const t = duel({ primary: 'dummy', magics: ['jewel', 'mail'], hand: ['spark'] });
  expect(t.stat('dummy', 'hit')).toBe(0);
  t.me.play('spark');
  expect([t.hp('dummy'), t.hp('opp:werewolf')]).toEqual([100, 65]);
});

test('W14.1.1 the next magic aimed at the wearer is negated, and takes the ward along', () => {
  const t = duel({ hand: ['spark', 'spark'] }, { primary: 'dummy', magics: ['ward-stone'] });
  t.me.play('spark', 'dummy');
  expect([t.hp('dummy'), t.zone('ward-stone')]).toEqual([100, 'opp:cemetery']);
  t.me.play('spark', 'dummy');
  expect(t.hp('dummy')).toBe(95);
});

test('W5.3.1 changes by Common magics count twice on it, MOD not', () => {
  const t = duel({ primary: 'rag-doll', magics: ['jewel'] });
  expect([t.stat('rag-doll', 'hit'), t.stat('rag-doll', 'mod')]).toEqual([4, 2]);
});

test('W17.3 a card that lowers the HP of the cemetery it lies in, while it lies there', () => {
  const t = duel({ primary: 'dummy', hand: ['gnome-lord', 'kind-soul'], cemetery: ['kind-soul'] });
  expect(t.cemeteryHp()).toBe(-20);
});

test('W10.2.1 a creature from the hand takes the attack on itself, and goes to the cemetery after it', () => {
  const t = duel({ primary: 'dummy' }, { hand: ['boar'] });
  t.me.battle('werewolf');
  t.dice({ hit: [4, 4], attack: [1, 1] }, { hit: [1, 2], attack: [1, 1] });
  t.opp.play('boar');
  t.expectLog('Dummy battles Boar');
  expect([t.zone('boar'), t.hp('opp:werewolf')]).toEqual(['opp:cemetery', 70]);
});

test('W7.2.1 a hybrid takes the place of a lost primary', () => {
  const t = duel({}, { primary: { card: 'dummy', hp: 1 }, hand: ['imp', 'goblin'] });
  t.dice({ hit: [4, 4], attack: [1, 1] });
  t.me.battle('dummy');
  expect(t.asked).toBe('opp stepIn');
  t.opp.pick('imp');
  expect(t.zone('imp')).toBe('opp:primary');
});

test('W8.3.1 a hybrid in the place of a primary that wears what it asks for', () => {
  const t = duel({ primary: 'dummy', magics: ['jewel'], hand: ['titan'] });
  t.me.summon('titan');
  expect([t.zone('titan'), t.zone('dummy'), t.zone('jewel')]).toEqual(['me:primary', 'me:cemetery', 'me:cemetery']);
  expect(duel({ primary: 'dummy', hand: ['titan', 'spark'] }).choices).not.toContain('summon titan');
});
