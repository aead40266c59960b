import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import {
  always,
  choose,
  damage,
  destroy,
  itself,
  play,
  playOn,
  plus,
  primaryOf,
  toCemetery,
  when,
  whenever,
} from '../cards/builders.ts';
import type { CardSet, Num, SeatRef } from '../language.ts';
import {
  attack,
  bossHeals,
  bossSet,
  challenge,
  eachPlayer,
  eachPlayerAnswers,
  hurtAtAll,
  options,
  playersMagic,
  theirs,
  times,
  upTo,
  whoever,
} from './builders.ts';
import { odds } from './odds.ts';

/** Magic that lies about feeds it: what players hold, and what they have on the table. */

const ID = 'the-lampeater';
const NAME = 'The Lampeater';
const boss = bossSet(ID);

const handOf = (p: SeatRef): CardSet => ({ in: 'hand', of: p });
const tableOf = (p: SeatRef): CardSet => ({ in: 'magics', of: p });
const sizeOf = (cards: CardSet): Num => ({ count: cards });
const LIT: Num = sizeOf(playersMagic);

export const lampeaterCards: readonly WardSource[] = [
  boss.itself(
    NAME,
    'Bug',
    '9/9/380/5/5',
    [125, 225, 305, 380, 455, 525],
    'wings night',
    itself([plus('atk', upTo(6, { half: LIT }))]),
  ),
  boss.magic(
    1,
    'Snuff',
    'Common',
    'standard/none',
    playOn(playersMagic, [damage(primaryOf({ controller: 'target' }), 10), destroy('target')]),
  ),
  boss.magic(
    2,
    'Singed Sleeves',
    'Common',
    'standard/none',
    play([eachPlayer(damage(theirs, times(3, sizeOf(handOf('p')))))]),
  ),
  // Five cards are a hand, more is a hoard.
  boss.magic(
    3,
    'Moth-Eaten',
    'Uncommon',
    'standard/none',
    play([
      eachPlayerAnswers(
        when({ gte: [sizeOf(handOf('p')), 5] }, [
          { do: 'choose', as: 'eaten', from: handOf('p'), by: 'p', prompt: 'discard' },
          { do: 'send', cards: 'eaten', to: 'cemetery', whose: 'holder' },
        ]),
      ),
    ]),
  ),
  boss.magic(4, 'Soot', 'Rare', 'infinite/field', always({ seats: 'foes' }, [plus('tax', 3)])),
  boss.magic(
    5,
    'Drawn to the Light',
    'Rare',
    'standard/none',
    play([...whoever('most', (p) => ({ plus: [sizeOf(tableOf(p)), sizeOf(handOf(p))] })), attack('p')]),
  ),
  boss.magic(
    6,
    'Wick and Tallow',
    'Uncommon',
    'standard/none',
    play([
      options(
        'me',
        {
          label: 'burn what lies on the table',
          then: [eachPlayer(damage(theirs, upTo(20, times(5, sizeOf(tableOf('p'))))))],
        },
        {
          label: 'burn what is held',
          then: [eachPlayer(damage(theirs, upTo(20, times(3, sizeOf(handOf('p'))))))],
        },
      ),
    ]),
  ),
  boss.magic(
    7,
    'Cold Wick',
    'Uncommon',
    'infinite/field',
    whenever('turnEnd', { all: [{ foe: 'player' }, { gte: [sizeOf(handOf('player')), 5] }] }, [
      damage(primaryOf('player'), 5),
    ]),
  ),
  boss.magic(
    8,
    'Nest of Ash',
    'Uncommon',
    'standard/none',
    play([bossHeals(upTo(40, times(5, LIT)))], { if: { all: [hurtAtAll, { exists: playersMagic }] } }),
  ),
  boss.magic(
    9,
    'Dark Window',
    'Epic',
    'standard/none',
    play([
      eachPlayerAnswers(
        when(
          { exists: tableOf('p') },
          [{ do: 'choose', as: 'lamp', from: tableOf('p'), by: 'p', prompt: 'destroy' }, destroy('lamp')],
          [damage(theirs, 15)],
        ),
      ),
    ]),
  ),
  boss.magic(
    10,
    'Stolen Spark',
    'Rare',
    'standard/none',
    play(
      [
        choose('spark', { in: 'hand', of: 'opponents', where: { magicCard: true } }),
        toCemetery('spark'),
        bossHeals(10),
      ],
      { if: { exists: { in: 'hand', of: 'opponents', where: { magicCard: true } } } },
    ),
  ),
  boss.minion(11, 'Lamp Moth', 'Common', 'Bug', '4/10/25/1/3', 'wings night'),
  boss.minion(12, 'Tallow Grub', 'Common', 'Bug', '7/2/45/2/1'),
];

export const theLampeater = (): Foe => ({
  id: ID,
  name: NAME,
  mode: 'boss',
  idea: 'A moth the size of the room, and every spell at the table is a lamp to it.',
  threat:
    'Full hands and rows of magics: it grows on them, burns them and eats them. Play what you draw, and travel light.',
  cards: challenge(NAME, {
    Snuff: 2,
    'Singed Sleeves': 3,
    'Moth-Eaten': 2,
    Soot: 1,
    'Drawn to the Light': 2,
    'Wick and Tallow': 2,
    'Cold Wick': 2,
    'Nest of Ash': 2,
    'Dark Window': 2,
    'Stolen Spark': 2,
    'Lamp Moth': 2,
    'Tallow Grub': 2,
  }),
  odds: odds[ID] ?? [],
});
