import { expect, test } from 'vitest';
import {
  always,
  answers,
  cardSet,
  change,
  changeSide,
  chooseFoe,
  damage,
  everyCreature,
  heal,
  itself,
  mayUse,
  onSummon,
  ownHand,
  play,
  playOn,
  plus,
  thisTurn,
  when,
  whenever,
  whileItStays,
  yes,
} from '../src/cards/builders.ts';
import type { Op } from '../src/language.ts';
import { withCards } from './support.ts';

/** Limited summons for a time, attached magics, forced battles, picks by chance and by many, with cards made for it. */

const { creature, magic } = cardSet('practice');
const calls = (name: string, ...ops: Op[]) =>
  creature(940, name, 'Common', 'Beast', '4/9/100/2/0', '', mayUse('Call', ops));
const fromHand: Op = { do: 'choose', from: ownHand({ creatureCard: true }), as: 'x' };

const { duel, table } = withCards(
  creature(941, 'Dummy', 'Common', 'Beast', '5/1/100/2/0'),
  creature(942, 'Hitter', 'Common', 'Beast', '4/9/100/2/0'),
  calls('Herald', fromHand, { do: 'beside', card: 'x', home: 'hand', until: 'turn' }),
  calls('Host', fromHand, { do: 'beside', card: 'x', home: 'hand', cycles: 1 }),
  calls(
    'Robber',
    chooseFoe,
    { do: 'choose', from: { in: 'cemetery', of: 'foe' }, as: 'x' },
    { do: 'beside', card: 'x', anchored: true, whose: 'owner' },
  ),
  calls('Twice', change('self', [plus('moreBattles', 1), yes('fewReturns')], thisTurn)),
  calls('Unanswered', change('self', [yes('noReturn')], thisTurn)),
  creature(
    943,
    'Pickpocket',
    'Common',
    'Humanoid',
    '4/9/100/2/0',
    '',
    mayUse('Take', [
      chooseFoe,
      { do: 'choose', from: { in: 'magics', of: 'foe', where: { equip: true } }, as: 'x' },
      { do: 'attach', card: 'x', on: 'self', anchored: true },
    ]),
  ),
  creature(
    944,
    'Squire of Arms',
    'Common',
    'Humanoid',
    '4/9/100/2/0',
    '',
    mayUse('Arm', [
      { do: 'look', cards: { in: 'deck', of: 'me' } },
      {
        do: 'some',
        from: { in: 'deck', of: 'me', where: { fitsOn: 'self' } },
        as: 'x',
        most: 2,
        then: [{ do: 'attach', card: 'x', on: 'self' }],
      },
      { do: 'shuffle', who: 'me' },
    ]),
  ),
  creature(
    945,
    'Nest',
    'Common',
    'Beast',
    '4/9/100/2/1',
    '',
    mayUse('Tuck', [
      { do: 'choose', from: ownHand({ creatureCard: true }), as: 'x' },
      { do: 'tuck', card: 'x' },
    ]),
    itself([{ stat: 'dice', set: { product: [2, { base: { stat: 'dice', of: 'self' } }] } }], {
      exists: { in: 'under', of: 'me', where: { under: 'self' } },
    }),
  ),
  creature(
    946,
    'Leech',
    'Common',
    'Beast',
    '4/9/100/2/0',
    '',
    whenever('hit', { same: ['striker', 'self'] }, [
      {
        do: 'modify',
        on: 'struck',
        mods: [plus('al', { minus: [0, 'n'] })],
        lasting: whileItStays,
        n: { stat: 'al', of: 'struck' },
      },
    ]),
    itself([plus('mod', { laid: true })]),
  ),
  creature(
    947,
    'Overlord',
    'Common',
    'Cosmic',
    '4/9/100/2/0',
    '',
    whenever('combatStarts', { foe: 'player' }, [
      {
        do: 'each',
        in: { in: 'side', of: 'player' },
        as: 'x',
        then: [{ do: 'battle', attacker: 'x', defender: { primaryOf: 'player' } }],
      },
    ]),
  ),
  creature(
    948,
    'Rester',
    'Common',
    'Humanoid',
    '4/9/100/2/0',
    '',
    whenever('battleEnds', { same: ['attacker', 'self'] }, [damage('self', { dealtNow: 'self' })]),
    whenever('turnEnd', { all: [{ sameSeat: ['player', 'me'] }, { not: { fought: 'me' } }] }, [heal('self', 7)]),
  ),
  magic(
    950,
    'Rally',
    'Common',
    'standard/none',
    play([
      {
        do: 'some',
        from: ownHand({ creatureCard: true }),
        as: 'x',
        most: 4,
        then: [{ do: 'beside', card: 'x', home: 'hand', cycles: 1 }],
      },
    ]),
  ),
  magic(
    951,
    'Omen',
    'Common',
    'infinite/field',
    whenever('turnStart', { sameSeat: ['player', 'player'] }, [
      { do: 'pick', from: { in: 'primaries', of: 'all' }, as: 'x', least: { hpLeft: 'x' } },
      damage('x', 5),
    ]),
  ),
  magic(
    952,
    'Storm',
    'Common',
    'standard/none',
    play([{ do: 'contest', of: 'all', lowest: 'who' }, damage({ primaryOf: 'who' }, 5)]),
  ),
  magic(
    953,
    'Doom',
    'Common',
    'standard/none',
    play([
      { do: 'contest', of: 'all', equal: 'same' },
      when({ eq: ['same', 1] }, [{ do: 'each', in: { in: 'primaries' }, as: 'x', then: [damage('x', 10)] }]),
    ]),
  ),
  magic(
    954,
    'Frantic',
    'Common',
    'infinite/field',
    always(everyCreature, [yes('mustBattle')]),
    whenever('kept', { not: { myTurn: true } }, [{ do: 'destroy', cards: 'self' }]),
  ),
  magic(
    955,
    'Haunting',
    'Common',
    'standard/none',
    playOn({ in: 'creatures', of: 'all' }, [
      { do: 'possess', on: 'target' },
      { do: 'modify', everyone: true, mods: [yes('noFight')], lasting: thisTurn },
    ]),
  ),
  magic(956, 'Bars', 'Common', 'infinite/field', always({ seats: 'all' }, [yes('noExhume'), yes('noSide')])),
  magic(
    957,
    'Dig',
    'Common',
    'standard/none',
    play([
      { do: 'choose', from: { in: 'cemetery', of: 'me' }, as: 'x' },
      { do: 'send', cards: 'x', to: 'hand' },
    ]),
  ),
  magic(
    958,
    'Lamps',
    'Common',
    'standard/none',
    play([{ do: 'send', cards: { in: 'side', of: 'all' }, to: 'origin' }]),
  ),
  magic(959, 'Fate', 'Common', 'standard/none', play([chooseFoe, { do: 'arrange', who: 'foe', n: 3 }])),
  magic(960, 'Flip', 'Common', 'standard/none', play([{ do: 'turnDecks' }])),
  magic(
    961,
    'Decoy',
    'Common',
    'lightning/none',
    answers('battle', { all: [{ foes: 'a' }, { mine: 'b' }] }),
    play([
      { do: 'choose', from: { in: 'creatures', of: 'me', where: { except: 'b' } }, as: 'x' },
      { do: 'redirect', to: 'x' },
    ]),
  ),
  magic(962, 'Parley', 'Common', 'lightning/none', answers('battle', { foes: 'a' }), play([{ do: 'cancelBattle' }])),
  magic(963, 'Beads', 'Common', 'infinite/equip', { is: 'static', to: 'host', mods: [plus('atk', 1)] }),
  magic(
    964,
    'Pylon',
    'Common',
    'infinite/field',
    play([
      chooseFoe,
      { do: 'remember', who: 'foe' },
      {
        do: 'modify',
        side: 'foe',
        mods: [plus('takenSlots', 'n')],
        lasting: whileItStays,
        n: { least: [3, { freeSlots: 'foe' }] },
      },
    ]),
    {
      is: 'use',
      label: 'Break it',
      by: 'opponents',
      if: { sameSeat: ['me', 'remembered'] },
      do: [{ do: 'destroy', cards: 'self' }],
    },
  ),
  creature(
    965,
    'Avenger',
    'Common',
    'Beast',
    '4/1/50/2/0',
    '',
    whenever('killed', { all: [{ same: ['dead', 'self'] }, { damageIs: ['attack'] }] }, [
      { do: 'choose', from: { in: 'handAndDeck', of: 'me', where: { id: 'dummy' } }, as: 'x' },
      { do: 'summonFree', card: 'x' },
    ]),
  ),
  creature(
    966,
    'Watcher',
    'Common',
    'Beast',
    '4/1/50/2/0',
    '',
    onSummon([changeSide('me', [plus('discount', 1)], thisTurn)]),
  ),
);

const misses = { hit: [1, 2] };

test('W13.3.2 a limited summon for a turn goes home at its end', () => {
  const t = duel({ primary: 'herald', hand: ['goblin'] });
  t.me.use('herald');
  expect(t.zone('goblin')).toBe('me:side');
  t.me.endTurn();
  expect(t.zone('goblin')).toBe('me:hand');
});

test('W9.2.3 a limited summon for a cycle stays through the others’ turns', () => {
  const t = table([{ primary: 'host', hand: ['goblin'] }, {}, {}]);
  t.me.use('host');
  t.me.endTurn();
  t.players[1].endTurn();
  expect(t.zone('goblin')).toBe('me:side');
  t.players[2].endTurn();
  expect(t.zone('goblin')).toBe('me:hand');
});

test('W12.2 what was raised from an opponent’s cemetery goes back there', () => {
  const t = table([{ primary: 'robber' }, { cemetery: ['goblin'] }, { cemetery: ['owl'], hand: ['terrifying-roar'] }]);
  t.me.use('robber');
  t.me.pick('seat 1');
  expect(t.zone('goblin')).toBe('me:side');
});

test('W10.2.6 two battles, and one strike back in both together: the attacked player says in which', () => {
  const t = duel({ primary: 'twice' }, { primary: 'dummy' });
  t.me.use('twice');
  t.dice({ hit: [1, 2] });
  t.me.battle('dummy');
  expect(t.asked).toBe('opp strikeBack');
  t.opp.no();
  t.dice({ hit: [1, 2] }, misses);
  t.me.battle('dummy');
  t.expectLog('Dummy misses Twice');
});

test('W10.2.6 no strike back at all', () => {
  const t = duel({ primary: 'unanswered' }, { primary: 'dummy' });
  t.me.use('unanswered');
  t.dice({ hit: [1, 2] });
  t.me.battle('dummy');
  t.expectLog('Dummy cannot strike');
});

test('W6.6.1 a stolen equip lies on the thief’s side, and goes to its owner when the thief is silenced', () => {
  const t = table([{ primary: 'pickpocket', hand: ['the-iron-range'] }, { magics: ['beads'] }, { magics: ['beads'] }]);
  t.me.use('pickpocket');
  t.me.pick('seat 1');
  expect([t.zone('beads'), t.stat('pickpocket', 'atk')]).toEqual(['me:magic', 1]);
  t.me.play('the-iron-range');
  expect(t.cards(t.players[1], 'cemetery')).toEqual(['beads']);
});

test('W6.4.2 equips from the deck, as many as one likes up to the number', () => {
  const t = duel({ primary: 'squire-of-arms', deck: ['goblin', 'beads', 'beads', 'owl', 'beads'] });
  t.me.use('squire-of-arms');
  t.me.pick('beads', 'beads');
  expect(t.stat('squire-of-arms', 'atk')).toBe(2);
});

test('W8.3.1 a card put under it doubles what it is printed with', () => {
  const t = duel({ primary: 'nest', hand: ['goblin'] });
  t.me.use('nest');
  expect([t.zone('goblin'), t.stat('nest', 'dice')]).toEqual(['me:under', 4]);
});

test('W5.2.1.7 AL that was taken and MOD that was gained end together', () => {
  const t = duel({ primary: 'leech', hand: ['the-iron-range'] }, { primary: 'dummy' });
  t.dice({ hit: [3, 3], attack: [1, 1] }, misses);
  t.me.battle('dummy');
  expect([t.stat('dummy', 'al'), t.stat('leech', 'mod')]).toEqual([0, 5]);
  t.me.play('the-iron-range');
  expect([t.stat('dummy', 'al'), t.stat('leech', 'mod')]).toEqual([5, 0]);
});

test('W13.3.3 limited summons must battle their own primary, and only their own', () => {
  const t = table([{ primary: 'overlord' }, { primary: 'dummy', side: ['hitter'] }, { side: ['goblin'] }]);
  t.dice({ hit: [3, 3], attack: [1, 1] }, misses);
  t.me.endTurn();
  t.players[1].next();
  t.expectLog('Hitter battles Dummy');
  expect(t.hp('dummy')).toBe(98);
});

test('W10.2.6 a text after a battle knows what was dealt in it; one after combat, who battled', () => {
  const t = duel({ primary: { card: 'rester', hp: 50 } }, { primary: 'dummy' });
  t.dice({ hit: [3, 3], attack: [2, 2] }, misses);
  t.me.battle('dummy');
  expect(t.hp('rester')).toBe(46);
  const u = duel({ primary: { card: 'rester', hp: 50 } });
  u.me.endTurn();
  expect(u.hp('rester')).toBe(57);
});

test('W13.1 as many limited summons as one likes', () => {
  const t = duel({ hand: ['rally', 'goblin', 'owl', 'frog'] });
  t.me.play('rally');
  t.me.pick('goblin', 'owl', 'none');
  expect(t.cards(t.me, 'side')).toEqual(['goblin', 'owl']);
});

test('W16.2.2 the weakest of all is picked, in a duel and in a rumble', () => {
  const t = table([{ primary: 'dummy' }, { primary: { card: 'werewolf', hp: 20 } }, { magics: ['omen'] }]);
  expect(t.hp('seat1:werewolf')).toBe(15);
});

test('W16.2.2 everybody rolls: the lowest, ties rolling again', () => {
  const t = table([{ hand: ['storm'] }, {}, {}]);
  t.dice({ effect: [2, 5, 2] }, { effect: [4, 3] });
  t.me.play('storm');
  expect([t.hp('me:werewolf'), t.hp('seat1:werewolf'), t.hp('seat2:werewolf')]).toEqual([70, 70, 65]);
});

test.each([
  [[3, 3, 3], 60],
  [[3, 3, 4], 70],
])('W16.2.2 everybody rolls: %j', (faces, hp) => {
  const t = table([{ hand: ['doom'] }, {}, {}]);
  t.dice({ effect: faces });
  t.me.play('doom');
  expect(t.hp('seat2:werewolf')).toBe(hp);
});

test('W10.2.1 who must battle cannot end combat before it', () => {
  const t = duel({ primary: 'hitter', magics: ['frantic'] }, { primary: 'dummy', hand: ['beads'] });
  t.dice(misses, misses); // the one battle there is to start is started
  t.expectLog('Hitter battles Dummy');
  expect(t.zone('frantic')).toBe('me:magic');
});

test('W10.2.1 a creature possessed battles itself, and nobody else battles', () => {
  const t = duel({ hand: ['haunting'] }, { primary: 'dummy' });
  t.dice({ hit: [3, 3], attack: [1, 1] }, { hit: [1, 2] });
  t.me.play('haunting', 'dummy');
  t.expectLog('Dummy battles Dummy');
  expect(t.hp('dummy')).toBe(98);
});

test('W4.3.1 nothing leaves one’s own cemetery, and nobody makes limited summons', () => {
  const t = duel({ hand: ['dig', 'rally', 'owl'], cemetery: ['goblin'], magics: ['bars'] });
  t.me.play('dig');
  expect(t.zone('goblin')).toBe('me:cemetery');
});

test('W13.3.5 limited summons go back to where they came from', () => {
  const t = duel({ primary: 'host', hand: ['goblin', 'lamps'] });
  t.me.use('host');
  t.me.play('lamps');
  expect(t.zone('goblin')).toBe('me:hand');
});

test('W17.7 the top of a deck in an order of one’s choice, seen by both', () => {
  const t = duel({ hand: ['fate'] }, { deck: ['goblin', 'owl', 'frog', 'harpy'] });
  t.me.play('fate');
  t.me.pick('frog', 'goblin');
  expect(t.cards(t.opp, 'deck').toReversed()).toEqual(['frog', 'goblin', 'owl', 'harpy']);
});

test('W17.7 decks are turned over', () => {
  const t = table([{ hand: ['flip'] }, { deck: ['goblin', 'owl'] }, { deck: ['frog', 'harpy'] }]);
  t.me.play('flip');
  expect([t.cards(t.players[1], 'deck'), t.cards(t.players[2], 'deck')]).toEqual([
    ['goblin', 'owl'],
    ['frog', 'harpy'],
  ]);
});

test('W10.2.1 a battle is turned to another creature, or called off', () => {
  const t = duel({ primary: 'hitter' }, { primary: 'dummy', hand: ['parley'] });
  t.me.battle('dummy');
  t.opp.play('parley');
  expect([t.hp('dummy'), t.asked]).toEqual([100, 'opp combat']);
});

test('W6.5.2 slots taken on one opponent’s side, who alone may end it', () => {
  const t = table([{ hand: ['pylon'] }, { hand: ['beads'] }, { magics: ['beads', 'beads', 'beads'], hand: ['beads'] }]);
  t.me.play('pylon');
  t.me.pick('seat 2');
  t.me.endTurn();
  expect(t.choices).not.toContain('use pylon');
  t.players[1].endTurn();
  expect(t.choices).not.toContain('play beads');
  t.players[2].use('pylon');
  expect(t.choices).toContain('play beads');
});

test('W7.2.1 a creature killed by attack damage brings another to the front', () => {
  const t = duel({ primary: 'hitter' }, { primary: { card: 'avenger', hp: 1 }, hand: ['dummy', 'goblin'] });
  t.dice({ hit: [3, 3], attack: [1, 1] });
  t.me.battle('avenger');
  expect(t.zone('dummy')).toBe('opp:primary');
});
