import { expect, test } from 'vitest';
import {
  answers,
  cardSet,
  equipped,
  heal,
  onMyTurnStart,
  onRoll,
  play,
  plus,
  whenever,
} from '../src/cards/builders.ts';
import type { Ability, Cond } from '../src/language.ts';
import { withCards } from './support.ts';

/** Dice that are rolled again before they count, with cards made for it. */

const { creature, magic } = cardSet('practice');

/** One roll of its wearer's in each battle. */
const again = (roll: Cond): Ability[] => [
  {
    is: 'use',
    label: 'Roll again',
    at: 'rolled',
    often: true,
    if: { all: [{ same: ['a', 'host'] }, roll, { eq: [{ counter: 'self' }, 0] }] },
    do: [{ do: 'count', by: 1 }, { do: 'reroll' }],
  },
  whenever('battleEnds', { lt: [0, { counter: 'self' }] }, [{ do: 'count', by: -1 }]),
];

const { duel, table } = withCards(
  creature(900, 'Dummy', 'Common', 'Beast', '8/1/100/2/0'),
  creature(901, 'Hitter', 'Common', 'Beast', '4/9/100/2/0'),
  creature(902, 'Hedge Wizard', 'Common', 'Beast', '4/9/100/2/0', '', onMyTurnStart(onRoll(4, 6, [heal('self', 10)]))),
  creature(903, 'Gambler', 'Common', 'Beast', '4/9/100/2/0', '', {
    is: 'use',
    label: 'One hit die',
    at: 'rolled',
    if: { all: [{ same: ['a', 'self'] }, { rollIs: ['hit'] }] },
    do: [{ do: 'reroll', one: true }],
  }),
  magic(
    910,
    'Old Watch',
    'Common',
    'infinite/equip',
    ...again({ rollIs: ['hit', 'attack'] }),
    equipped(plus('atk', 0)),
  ),
  magic(
    911,
    'Second Thought',
    'Common',
    'lightning/none',
    answers('rolled', { ownRoll: true }),
    play([{ do: 'reroll', keep: true }]),
  ),
);

const strikesBack = { hit: [1, 2] };

test('W10.2.3 a hit roll is made again, both are told, and the new one counts', () => {
  const t = duel({ primary: 'hitter', magics: ['old-watch'] }, { primary: 'dummy' });
  t.dice({ hit: [1, 2] }, { again: [4, 5] }, { attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  t.me.use('old-watch');
  t.expectLog('Hitter rolls 1, 2: 3 against AL 8');
  t.expectLog('Hitter rolls 4, 5: 9 against AL 8');
  t.expectLog('Hitter hits Dummy');
  expect(t.hp('dummy')).toBe(98);
});

test('W10.2.3 the new one counts when it is worse, too', () => {
  const t = duel({ primary: 'hitter', magics: ['old-watch'] }, { primary: 'dummy' });
  t.dice({ hit: [4, 5] }, { again: [1, 2] }, strikesBack);
  t.me.battle('dummy');
  t.me.use('old-watch');
  t.expectLog('Hitter misses Dummy');
});

test('W10.3.1 a critical hit is one only of the dice that count', () => {
  const t = duel({ primary: 'hitter', magics: ['old-watch'] }, { primary: 'dummy' });
  t.dice({ hit: [6, 6] }, { again: [4, 5] }, { attack: [2, 2] }, strikesBack);
  t.me.battle('dummy');
  t.me.use('old-watch');
  expect(t.hp('dummy')).toBe(96);
});

test('W10.2.4 an attack roll is made again; once in each battle', () => {
  const t = duel({ primary: 'hitter', magics: ['old-watch'] }, { primary: 'dummy' });
  t.dice({ hit: [4, 5] }, { attack: [1, 1] }, { again: [6, 5] }, strikesBack);
  t.me.battle('dummy');
  t.me.pass();
  t.me.use('old-watch');
  expect(t.hp('dummy')).toBe(89);

  const spent = duel({ primary: 'hitter', magics: ['old-watch'] }, { primary: 'dummy' });
  spent.dice({ hit: [1, 2] }, { again: [4, 5] }, { attack: [1, 1] }, strikesBack);
  spent.me.battle('dummy');
  spent.me.use('old-watch');
  expect(spent.hp('dummy')).toBe(98); // the attack roll was not asked about
  spent.dice({ hit: [1, 2] });
  spent.opp.battle('hitter');
  expect(spent.asked).toBe('me respond'); // another battle
});

test('W10.2.3 one die of choice; the others stay as they are', () => {
  const t = duel({ primary: 'gambler' }, { primary: 'dummy' });
  t.dice({ hit: [5, 1] }, { again: [3] }, { attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  t.me.use('gambler');
  t.expectChoices(t.me, ['die gambler', 'die gambler']);
  t.me.does('die', 'gambler', undefined, 1);
  t.expectLog('Gambler rolls 5, 3: 8 against AL 8');
  t.expectLog('Gambler hits Dummy');
});

test('W10.2.3 dice that show the same are one choice, and not asked about', () => {
  const t = duel({ primary: 'gambler' }, { primary: 'dummy' });
  t.dice({ hit: [2, 2] }, { again: [6] }, { attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  t.me.use('gambler');
  t.expectLog('Gambler rolls 6, 2: 8 against AL 8');
});

test('W6.5.3 any roll of one’s own, and either result is kept', () => {
  const better = duel({ primary: 'hitter', hand: ['second-thought'] }, { primary: 'dummy' });
  better.dice({ hit: [4, 5] }, { attack: [5, 6] }, { again: [1, 1] }, strikesBack);
  better.me.battle('dummy');
  better.me.pass();
  better.me.play('second-thought');
  better.me.no();
  expect(better.hp('dummy')).toBe(89);

  const other = duel({ primary: 'hitter', hand: ['second-thought'] }, { primary: 'dummy' });
  other.dice({ hit: [4, 5] }, { attack: [1, 1] }, { again: [5, 6] }, strikesBack);
  other.me.battle('dummy');
  other.me.pass();
  other.me.play('second-thought');
  other.me.yes();
  expect(other.hp('dummy')).toBe(89);
});

test('W6.5.3 a roll of a text is one’s own, too', () => {
  const t = duel({}, { primary: { card: 'hedge-wizard', hp: 80 }, hand: ['second-thought'] });
  t.dice({ effect: [2] }, { again: [5] });
  t.me.endTurn();
  t.opp.play('second-thought');
  t.opp.yes();
  expect(t.hp('hedge-wizard')).toBe(90);
});

test('W10.3.2 so is the die of a critical miss', () => {
  const t = duel({ primary: 'hitter', hand: ['second-thought'] }, { primary: 'dummy' });
  t.dice({ hit: [1, 1] }, { slip: [6] }, { again: [2] }, strikesBack);
  t.me.battle('dummy');
  t.me.pass();
  t.me.play('second-thought');
  t.me.yes();
  expect(t.hp('hitter')).toBe(98);
});

test('W14.1.1 in a rumble nobody answers another’s roll with what is for their own; a negated answer changes nothing', () => {
  const t = table([
    { primary: 'hitter' },
    { primary: 'dummy', hand: ['second-thought'] },
    { hand: ['second-thought'] },
  ]);
  t.dice({ hit: [4, 5], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  expect(t.asked).toBe('seat1 respond'); // the dice of its own creature, which strikes back
  t.players[1].pass();

  const negated = duel({ primary: 'hitter', hand: ['second-thought'] }, { primary: 'dummy', hand: ['haunted-tree'] });
  negated.dice({ hit: [4, 5] }, { attack: [1, 1] }, strikesBack);
  negated.me.battle('dummy');
  negated.me.pass();
  negated.me.play('second-thought');
  negated.opp.play('haunted-tree');
  expect(negated.hp('dummy')).toBe(98);
});
