import { expect, test } from 'vitest';
import {
  always,
  cardSet,
  change,
  chooseFoe,
  cycles,
  damage,
  foesPrimary,
  heal,
  onMyTurnEnd,
  play,
  plus,
  yes,
} from '../src/cards/builders.ts';
import { withCards } from './support.ts';

/** Texts that go with what a card began, and magics that their own text does not end, with cards made for it. */

const { creature, magic } = cardSet('practice');

const { duel, table } = withCards(
  creature(900, 'Dummy', 'Common', 'Beast', '5/1/100/2/0'),
  magic(901, 'Echo', 'Common', 'standard/none', play([chooseFoe, change(foesPrimary, [plus('atk', 1)], cycles(1))]), {
    is: 'trigger',
    on: 'damaged',
    lingers: true,
    if: { lastsOn: 'hurt' },
    do: [heal({ primaryOf: 'me' }, 3)],
  }),
  magic(902, 'Dart', 'Common', 'standard/none', play([chooseFoe, damage(foesPrimary, 5)])),
  magic(903, 'Candle', 'Common', 'infinite/field', play([]), onMyTurnEnd([{ do: 'destroy', cards: 'self' }])),
  creature(
    904,
    'Keeper',
    'Common',
    'Beast',
    '5/1/100/2/0',
    '',
    always({ side: 'all', where: { id: 'candle' } }, [yes('outlasts')]),
  ),
);

test('W9.2.3 a text about what was begun is heard after its card has gone, by who played it', () => {
  const t = table([{ primary: { card: 'dummy', hp: 50 }, hand: ['echo'] }, { hand: ['dart'] }, { hand: ['dart'] }]);
  t.me.play('echo');
  t.me.pick('seat 2');
  expect(t.zone('echo')).toBe('me:cemetery');
  t.me.endTurn();
  t.players[1].play('seat1:dart');
  t.players[1].pick('seat 2');
  expect([t.hp('dummy'), t.hp('seat2:werewolf')]).toEqual([53, 65]);
});

test('W9.2.3 and no longer than that lasts', () => {
  const t = duel({ primary: { card: 'dummy', hp: 50 }, hand: ['echo', 'dart'] });
  t.me.play('echo');
  t.me.endTurn();
  t.opp.endTurn();
  t.me.play('dart');
  expect(t.hp('dummy')).toBe(50);
});

test('W6.5.2 a magic that outlasts is not destroyed by its own text, but by others', () => {
  const t = duel({ primary: 'keeper', magics: ['candle'], hand: ['orc-magic'] });
  t.me.endTurn();
  expect(t.zone('candle')).toBe('me:magic');
  t.opp.endTurn();
  t.me.play('orc-magic');
  expect(t.zone('candle')).toBe('me:cemetery');
  const plain = duel({ magics: ['candle'] });
  plain.me.endTurn();
  expect(plain.zone('candle')).toBe('me:cemetery');
});
