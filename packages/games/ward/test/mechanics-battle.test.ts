import { expect, test } from 'vitest';
import {
  always,
  cardSet,
  change,
  damage,
  equipped,
  everyCreature,
  itself,
  multiplied,
  noIncrease,
  play,
  playOn,
  plus,
  thisBattle,
  whenever,
  yes,
} from '../src/cards/builders.ts';
import { withCards } from './support.ts';

/** What texts may say of a strike, with cards made for it. */

const { creature, magic } = cardSet('practice');
const foe = (name: string, ...abilities: Parameters<typeof creature>[6][]) =>
  creature(900, name, 'Common', 'Beast', '5/1/100/2/0', '', ...abilities);
const me = (name: string, ...abilities: Parameters<typeof creature>[6][]) =>
  creature(901, name, 'Common', 'Beast', '4/9/100/2/1', '', ...abilities);

const { duel, table } = withCards(
  foe('Dummy'),
  foe('Sprightly', itself([yes('faceNeeded'), noIncrease('al')])),
  foe('Twin Eyed', itself([yes('pairNeeded')])),
  foe('Bare Skin', itself([yes('onlyPlain')])),
  foe('Mirror', itself([yes('reflects')])),
  me('Wild One', itself([plus('extremes', 7)])),
  me('Doubled', itself([{ stat: 'hitTimes', times: 2 }])),
  me('Steady', itself([yes('noCritical'), multiplied(3, { hitEqual: true })])),
  me('Sure Hand', itself([yes('noHitRoll')])),
  me('Late Sting', itself([plus('after', 10)])),
  me('Modest', itself([yes('plainHit')])),
  me(
    'Before',
    whenever('strikes', { same: ['striker', 'self'] }, [
      { do: 'roll', as: 'die' },
      change('self', [plus('atk', 'n')], thisBattle, 'die'),
    ]),
  ),
  me(
    'Once',
    whenever('strikes', { same: ['striker', 'self'] }, [{ do: 'count', by: 1 }]),
    itself([multiplied(5, { eq: [{ counter: 'self' }, 1] })]),
  ),
  me('Plain Beast'),
  magic(902, 'Long Arm', 'Common', 'infinite/equip', equipped(plus('mod', 4), plus('hit', 3))),
  magic(903, 'Slow Motion', 'Common', 'infinite/field', always(everyCreature, [yes('slowFirst')])),
  magic(
    904,
    'Second Wind',
    'Common',
    'lightning/none',
    { is: 'answer', to: 'dealt', if: { mine: 'a' } },
    play([damage('b', 20)]),
  ),
  magic(
    905,
    'Hooves',
    'Common',
    'infinite/equip',
    equipped({ stat: 'type', set: { base: { stat: 'type', of: 'self' } } }),
  ),
  magic(
    906,
    'Tongue',
    'Common',
    'standard/none',
    playOn({ in: 'creatures', of: 'all', where: { plain: true } }, [damage('target', 5)]),
  ),
);

const strikesBack = { hit: [1, 2] };

test('W10.3 extremes: little misses critically, up to 12 is critical, more hits plainly, whatever the AL and bonuses', () => {
  const low = duel({ primary: 'wild-one', magics: ['long-arm'] }, { primary: 'dummy' });
  low.dice({ hit: [3, 4], slip: [2] }, strikesBack);
  low.me.battle('dummy');
  expect([low.hp('wild-one'), low.hp('dummy')]).toEqual([98, 100]);
  const high = duel({ primary: 'wild-one' }, { primary: 'dummy' });
  high.dice({ hit: [4, 4], attack: [1, 1] }, strikesBack);
  high.me.battle('dummy');
  expect(high.hp('dummy')).toBe(94); // (2 + 1) × 2
});

test('W10.2.3 a hit total that counts twice', () => {
  const t = duel({ primary: 'doubled' }, { primary: 'dummy' });
  t.dice({ hit: [1, 1], slip: [1] }, strikesBack); // criticals go by the dice
  t.me.battle('dummy');
  const u = duel({ primary: 'doubled' }, { primary: 'dummy' });
  u.dice({ hit: [1, 2], attack: [1, 1] }, strikesBack); // (3 + 1) × 2 = 8
  u.me.battle('dummy');
  expect(u.hp('dummy')).toBe(97);
});

test('W10.3 no criticals, and a pair that multiplies', () => {
  const t = duel({ primary: 'steady' }, { primary: 'dummy' });
  t.dice({ hit: [6, 6], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  expect(t.hp('dummy')).toBe(91);
  const u = duel({ primary: 'steady' }, { primary: 'dummy' });
  u.dice({ hit: [1, 1] }, strikesBack); // no critical miss
  u.me.battle('dummy');
  expect([u.hp('steady'), u.hp('dummy')]).toEqual([100, 100]);
});

test('W10.2.3 some are hit only by certain dice, a critical among them', () => {
  const t = duel({ primary: 'plain-beast' }, { primary: 'sprightly' });
  t.dice({ hit: [6, 6] }, strikesBack);
  t.me.battle('sprightly');
  expect(t.hp('sprightly')).toBe(100);
  const u = duel({ primary: 'plain-beast' }, { primary: 'twin-eyed' });
  u.dice({ hit: [6, 5] }, strikesBack);
  u.me.battle('twin-eyed');
  expect(u.hp('twin-eyed')).toBe(100);
  const w = duel({ primary: 'plain-beast' }, { primary: 'twin-eyed' });
  w.dice({ hit: [5, 5], attack: [1, 1] }, strikesBack);
  w.me.battle('twin-eyed');
  expect(w.hp('twin-eyed')).toBe(97);
});

test('W10.2.3 no hit roll: it always hits', () => {
  const t = duel({ primary: 'sure-hand' }, { primary: 'sprightly' });
  t.dice({ attack: [2, 2] }, strikesBack);
  t.me.battle('sprightly');
  expect(t.hp('sprightly')).toBe(95);
});

test('W10.2.4 only the printed dice and MOD of an attack hurt, and no other damage', () => {
  const t = duel({ primary: 'late-sting', magics: ['long-arm'], hand: ['dragon-fox'] }, { primary: 'bare-skin' });
  t.dice({ hit: [6, 6], attack: [3, 3] }, strikesBack);
  t.me.battle('bare-skin');
  expect(t.hp('bare-skin')).toBe(93); // 6 + 1
});

test('W5.3.1 what is added after the multipliers', () => {
  const t = duel({ primary: 'late-sting' }, { primary: 'dummy' });
  t.dice({ hit: [6, 6], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  expect(t.hp('dummy')).toBe(84); // (2 + 1) × 2 + 10
});

test('W10.2.3 to hit only its own MOD counts; it still does for damage', () => {
  const t = duel({ primary: 'modest', magics: ['long-arm'] }, { primary: 'twin-eyed' });
  t.dice({ hit: [2, 2], attack: [1, 1] }, strikesBack);
  t.me.battle('twin-eyed');
  expect(t.hp('twin-eyed')).toBe(93); // 2 + 1 + 4
});

test('W10.4.1 half of an attack goes back to who struck', () => {
  const t = duel({ primary: 'plain-beast' }, { primary: 'mirror' });
  t.dice({ hit: [3, 4], attack: [3, 3] }, strikesBack); // 7: 4 and 3
  t.me.battle('mirror');
  expect([t.hp('mirror'), t.hp('plain-beast')]).toEqual([96, 97]);
});

test('W10.2.3 a roll before each hit roll', () => {
  const t = duel({ primary: 'before' }, { primary: 'dummy' });
  t.dice({ effect: [5], hit: [3, 3], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  expect(t.hp('dummy')).toBe(92);
});

test('W5.3.1 once per stay: a miss uses it up', () => {
  const t = duel({ primary: 'once' }, { primary: 'dummy' });
  t.dice({ hit: [1, 2] }, strikesBack);
  t.me.battle('dummy');
  expect(t.state.cards[t.id('once')].count).toBe(1);
});

test('W10.2.2 the slower strikes first where an effect says so', () => {
  const t = duel({ primary: 'plain-beast', magics: ['slow-motion'] }, { primary: 'dummy' });
  t.dice({ hit: [1, 2] }, { hit: [3, 4], attack: [1, 1] });
  t.me.battle('dummy');
  t.expectLog('Dummy misses Plain Beast');
  t.expectLog('Plain Beast hits Dummy');
});

test('W10.2.4 an answer once attack damage has been dealt', () => {
  const t = duel({ primary: 'plain-beast', hand: ['second-wind'] }, { primary: 'dummy' });
  t.dice({ hit: [3, 4], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  t.me.play('second-wind');
  expect(t.hp('dummy')).toBe(77);
});

test('W10.2.4 in a rumble: one’s own hit on anybody, and nobody else’s', () => {
  const t = table([{ primary: 'plain-beast' }, { primary: 'dummy' }, { hand: ['second-wind'] }]);
  t.dice({ hit: [3, 4], attack: [1, 1] }, strikesBack);
  t.me.battle('dummy');
  expect(t.asked).not.toBe('seat2 respond');
});

test('W5.2.1.2 filters see a creature without an effect, and a type that was given', () => {
  const t = duel({ primary: 'plain-beast', hand: ['tongue'] }, { primary: 'once' });
  t.me.play('tongue');
  expect(t.hp('plain-beast')).toBe(95); // the only one without an effect
});
