import { expect, test } from 'vitest';
import {
  answers,
  cardSet,
  changeSide,
  chooseFoe,
  damage,
  equipped,
  heal,
  insteadOf,
  mayUse,
  negateAttack,
  onSummon,
  play,
  playOn,
  thisTurn,
  when,
  whenever,
  whileItStays,
  yes,
} from '../src/cards/builders.ts';
import { withCards } from './support.ts';

/** Moments that may be answered, and what may happen in the place of damage and death, with cards made for it. */

const { creature, magic } = cardSet('practice');
const team = { mode: 'team' } as const;

const { duel, table, raid } = withCards(
  creature(900, 'Dummy', 'Common', 'Beast', '5/1/100/2/0'),
  creature(930, 'Hitter', 'Common', 'Beast', '4/9/100/2/0'),
  creature(901, 'Guard', 'Common', 'Beast', '5/1/100/2/0', '', {
    is: 'use',
    label: 'Turn the blow',
    at: 'hit',
    often: true,
    if: { all: [{ same: ['b', 'self'] }, { eq: [{ counter: 'self' }, 0] }] },
    do: [{ do: 'count', by: 1 }, negateAttack],
  }),
  creature(902, 'Spell Eater', 'Common', 'Beast', '5/1/100/2/0', '', {
    is: 'use',
    label: 'Swallow it',
    at: 'link',
    often: true,
    if: { foesMagic: true },
    do: [damage('self', 15, 'cost'), { do: 'negate', link: 'n' }],
  }),
  creature(
    903,
    'Stunner',
    'Common',
    'Beast',
    '5/1/100/2/0',
    '',
    onSummon([{ do: 'eachSeat', of: 'opponents', as: 'p', then: [changeSide('p', [yes('stunned')], whileItStays)] }]),
    whenever('turnStart', { all: [{ foe: 'player' }, { lastsFor: 'player' }] }, [
      { do: 'roll', as: 'die', by: 'player' },
      when({ between: ['die', 1, 2] }, [{ do: 'over', who: 'player' }]),
    ]),
  ),
  magic(
    910,
    'Venom',
    'Common',
    'lightning/none',
    answers('heal', { foes: 'a' }),
    play([{ do: 'aside' }, damage('a', 'n')]),
  ),
  magic(911, 'Balm', 'Common', 'standard/none', playOn({ in: 'creatures', of: 'all' }, [heal('target', 10)])),
  magic(
    912,
    'Cabin',
    'Common',
    'lightning/none',
    answers('drawn', { foe: 'n' }),
    play([{ do: 'send', cards: 'a', to: 'deckBottom', whose: 'holder' }]),
  ),
  magic(
    913,
    'Last Word',
    'Common',
    'lightning/none',
    answers('killed', { all: [{ mine: 'a' }, { card: 'b', is: { creature: true } }] }),
    play([
      { do: 'roll', as: 'die', dice: { base: { stat: 'dice', of: 'a' } } },
      damage('b', { product: [2, { plus: ['die', { base: { stat: 'mod', of: 'a' } }] }] }),
    ]),
  ),
  magic(
    914,
    'Light',
    'Common',
    'infinite/equip',
    insteadOf('damaged', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [heal('hurt', 'amount'), { do: 'aside' }]),
      when({ between: ['die', 5, 6] }, [{ do: 'destroy', cards: 'self' }]),
    ]),
  ),
  magic(
    915,
    'Ashes',
    'Common',
    'infinite/equip',
    insteadOf('killed', [{ do: 'send', cards: 'self', to: 'cemetery' }, heal('dead', { half: { fullHp: 'dead' } })]),
  ),
  magic(
    916,
    'Bond',
    'Common',
    'standard/none',
    play([{ do: 'eachSeat', of: 'opponents', as: 'foe', then: [changeSide('foe', [yes('shares')], thisTurn)] }]),
  ),
  magic(917, 'Truce', 'Common', 'standard/none', play([chooseFoe, changeSide('foe', [yes('dealsNone')], thisTurn)])),
  magic(918, 'Thick Mist', 'Common', 'infinite/field', {
    is: 'static',
    to: { seats: 'all' },
    mods: [yes('onlyEquips')],
  }),
  magic(
    919,
    'Grave Robber',
    'Common',
    'lightning/none',
    answers('buried', { foe: 'n' }),
    play([damage({ primaryOf: 'me' }, 1)]),
  ),
  creature(
    920,
    'Summons',
    'Common',
    'Beast',
    '5/1/50/2/0',
    '',
    mayUse('Call', [
      { do: 'choose', from: { in: 'hand', of: 'me', where: { creatureCard: true } }, as: 'x' },
      { do: 'beside', card: 'x', anchored: true },
    ]),
  ),
  magic(
    921,
    'Cold',
    'Common',
    'lightning/none',
    answers('beside', { foes: 'a' }),
    play([{ do: 'modify', on: 'a', mods: [yes('frozen')], lasting: { cycles: 1 } }]),
  ),
  magic(922, 'Shell', 'Common', 'infinite/equip', equipped(yes('halfDamage'))),
);

test('W14.1.1 a card on the field is used in a window, once per stay by its counter', () => {
  const t = duel({}, { primary: 'guard' });
  t.dice({ hit: [6, 5] });
  t.me.battle('guard');
  expect(t.asked).toBe('opp respond');
  t.dice({ hit: [1, 2] });
  t.opp.use('guard');
  expect(t.hp('guard')).toBe(100);
  t.opp.endTurn();
  t.dice({ hit: [6, 5], attack: [1, 1] }, { hit: [1, 2] });
  t.me.battle('guard');
  t.expectLog('Werewolf hits Guard');
  expect(t.hp('guard')).toBeLessThan(100);
});

test('W14.1.1 a card on the field negates a magic for damage to itself', () => {
  const t = duel({ hand: ['balm'], primary: { card: 'werewolf', hp: 20 } }, { primary: 'spell-eater' });
  t.me.play('balm', 'me:werewolf');
  t.opp.use('spell-eater');
  expect([t.hp('me:werewolf'), t.hp('spell-eater')]).toEqual([20, 85]);
});

test('W5.2.1.9 an answer to healing turns it into damage, of the full amount', () => {
  const t = duel({ hand: ['balm'], primary: { card: 'werewolf', hp: 65 } }, { hand: ['venom'] });
  t.me.play('balm', 'me:werewolf');
  t.opp.play('venom');
  expect(t.hp('me:werewolf')).toBe(55);
});

test('W5.2.1.9 in a team no partner’s healing is answered so', () => {
  const t = table([{ hand: ['balm'], primary: { card: 'werewolf', hp: 20 } }, {}, { hand: ['venom'] }, {}], team);
  t.me.play('balm', 'me:werewolf');
  expect(t.hp('me:werewolf')).toBe(30);
});

test('W9.1.1 an answer to a draw sends the card to the bottom', () => {
  const t = duel({ hand: ['cabin'] }, { deck: ['goblin', 'owl'] });
  t.me.endTurn();
  expect(t.asked).toBe('me respond');
  t.me.play('cabin');
  expect(t.cards(t.opp, 'deck')).toEqual(['goblin', 'owl']);
  expect(t.cards(t.opp, 'hand')).toEqual([]);
});

test('W7.2.1 an answer to one’s own creature being killed, with its printed dice and MOD', () => {
  const t = duel({ primary: 'hitter' }, { primary: { card: 'dummy', hp: 1 }, hand: ['last-word', 'goblin'] });
  t.dice({ hit: [3, 3], attack: [1, 1] });
  t.me.battle('dummy');
  t.dice({ effect: [3, 3] });
  t.opp.play('last-word');
  expect([t.zone('dummy'), t.hp('hitter')]).toEqual(['opp:cemetery', 88]);
});

test.each([
  [2, 62, 'opp:magic'],
  [3, 38, 'opp:magic'],
  [6, 38, 'opp:cemetery'],
])('W10.4.1 something may happen in the place of damage: %i', (die, hp, zone) => {
  const t = duel({ primary: 'hitter' }, { primary: { card: 'dummy', hp: 50 }, magics: ['light'] });
  t.dice({ hit: [3, 3], attack: [6, 6], effect: [die] }, { hit: [1, 2] });
  t.me.battle('dummy');
  expect([t.hp('dummy'), t.zone('light')]).toEqual([hp, zone]);
});

test('W10.4.1 damage that is prevented is nothing to stand in for', () => {
  const t = duel({ primary: 'hitter' }, { primary: 'dummy', magics: ['light', 'ghost-form'] });
  t.dice({ hit: [3, 3], attack: [6, 6] }, { hit: [1, 2] });
  t.me.battle('dummy');
  expect(t.hp('dummy')).toBe(100);
});

test('W10.4.1 damage that is shared falls on every opponent’s primary, once', () => {
  const t = table([{ hand: ['bond'], primary: 'dummy' }, { primary: 'hitter' }, {}]);
  t.me.play('bond');
  t.dice({ hit: [3, 3], attack: [2, 2] }, { hit: [1, 2] });
  t.me.battle('hitter');
  expect([t.hp('dummy'), t.hp('hitter'), t.hp('seat2:werewolf')]).toEqual([96, 96, 66]);
});

test('W10.4.1 a player who deals none: in battle and by magics, and only that player', () => {
  const t = table([{ hand: ['truce'] }, { primary: 'hitter' }, {}]);
  t.me.play('truce');
  t.me.pick('seat 1');
  t.dice({ hit: [3, 3], attack: [6, 6] }, { hit: [1, 2], attack: [1, 1] });
  t.me.battle('hitter');
  expect(t.hp('me:werewolf')).toBe(70);
});

test('W16.2.1 only equips may be played, by anybody', () => {
  const t = duel({ hand: ['balm', 'shell'], primary: { card: 'dummy', hp: 5 }, magics: ['thick-mist'] });
  expect(t.choices).toContain('play shell');
  expect(t.choices).not.toContain('play balm');
});

test('W4.3.2 a creature that has come to a cemetery may be answered, from the hand too', () => {
  const t = duel({ hand: ['grave-robber'] }, { primary: { card: 'dummy', hp: 1 }, hand: ['goblin', 'owl'] });
  t.dice({ hit: [4, 4], attack: [3, 3] });
  t.me.battle('dummy');
  expect(t.asked).toBe('me respond');
  t.me.play('grave-robber');
  expect([t.hp('me:werewolf'), t.asked]).toEqual([69, 'opp replace']);
});

test('W13.1 a limited summon that comes may be answered', () => {
  const t = duel({ primary: 'summons', hand: ['goblin'] }, { hand: ['cold'] });
  t.me.use('summons');
  t.opp.play('cold');
  expect(t.stat('goblin', 'frozen')).toBe(1);
});

test('W9.2.3 what binds a side ends for the side that frees itself, and for nobody else', () => {
  const t = table([{ primary: 'stunner' }, {}, {}]);
  expect([t.stat('seat1:werewolf', 'stunned'), t.stat('seat2:werewolf', 'stunned')]).toEqual([1, 1]);
  t.dice({ effect: [2] });
  t.me.endTurn();
  expect([t.stat('seat1:werewolf', 'stunned'), t.stat('seat2:werewolf', 'stunned')]).toEqual([0, 1]);
});

test('B10.9 a boss resists what is begun on its side', () => {
  const t = raid([{ hand: ['truce'] }], 'ogre');
  t.dice({ resist: [3] });
  t.me.play('truce');
  t.expectLog('resisted');
});

test('W7.2.1 an equip may put something in the place of death', () => {
  const t = duel({}, { primary: { card: 'dummy', hp: 1 }, magics: ['ashes'] });
  t.dice({ hit: [4, 4], attack: [3, 3] }, { hit: [1, 2] });
  t.me.battle('dummy');
  expect([t.zone('dummy'), t.zone('ashes'), t.hp('dummy')]).toEqual(['opp:primary', 'opp:cemetery', 50]);
});
