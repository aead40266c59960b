import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import {
  always,
  choose,
  damage,
  destroy,
  equipped,
  heal,
  insteadOf,
  itself,
  onRoll,
  play,
  playOn,
  plus,
  primaryOf,
  toCemetery,
  toHand,
  when,
  whenever,
  yes,
} from '../cards/builders.ts';
import {
  aPlayer,
  attack,
  bossSet,
  challenge,
  eachPlayer,
  eachPlayerAnswers,
  options,
  playersMagic,
  playersPrimary,
  several,
  theirs,
  whoever,
} from './builders.ts';
import { odds } from './odds.ts';

/** It rearranges the table: whose creature is whose, whose turn is whose, and who pays for it. */

const ID = 'the-thirteenth-guest';
const NAME = 'The Thirteenth Guest';
const boss = bossSet(ID);

const unmasked = { gte: [{ counter: 'self' }, 1] } as const;

export const guestCards: readonly WardSource[] = [
  boss.itself(
    NAME,
    'Demon',
    '11/8/720/6/6',
    [130, 290, 450, 720, 820, 1130],
    'cape night',
    itself([yes('moreBattles')]),
    itself([plus('dice', 1)], unmasked),
    whenever('lost', { foe: 'player' }, [heal('self', 30)]),
    insteadOf('killed', [{ do: 'count', by: 1 }, heal('self', 60)], { not: unmasked }),
  ),
  boss.magic(
    1,
    'Change of Places',
    'Rare',
    'standard/none',
    play(
      [
        choose('one', playersPrimary),
        choose('other', { ...playersPrimary, where: { except: 'one' } }),
        when({ card: 'other', is: { primary: true } }, [
          { do: 'swapPrimaries', of: { controller: 'one' }, with: { controller: 'other' } },
        ]),
      ],
      { if: several },
    ),
  ),
  boss.magic(
    2,
    'Empty Chair',
    'Epic',
    'standard/none',
    play([
      aPlayer,
      options(
        'p',
        { label: 'skip your next turn', then: [{ do: 'skipTurn', who: 'p' }] },
        { label: 'your primary takes 25', then: [damage(theirs, 25)] },
      ),
    ]),
  ),
  boss.magic(
    3,
    'The Bill',
    'Rare',
    'standard/none',
    play([
      eachPlayerAnswers(
        options(
          'p',
          {
            label: 'give up a creature in hand',
            if: { exists: { in: 'hand', of: 'p', where: { creatureCard: true } } },
            then: [
              {
                do: 'choose',
                as: 'paid',
                from: { in: 'hand', of: 'p', where: { creatureCard: true } },
                by: 'p',
                prompt: 'discard',
              },
              { do: 'send', cards: 'paid', to: 'cemetery', whose: 'holder' },
            ],
          },
          { label: 'your primary takes 20', then: [damage(theirs, 20)] },
        ),
      ),
    ]),
  ),
  boss.magic(
    4,
    'Borrowed Face',
    'Epic',
    'infinite/none',
    play(
      [
        choose('face', playersPrimary),
        { do: 'takeOver', card: 'face' },
        when({ not: { anchors: true } }, [toCemetery('self')]),
      ],
      { if: { all: [{ room: true }, { exists: playersPrimary }] } },
    ),
  ),
  // The strongest of the party strikes the rest of it.
  boss.magic(
    5,
    'Knives at Dinner',
    'Rare',
    'standard/none',
    play([
      ...whoever('most', (p) => ({ stat: 'mod', of: primaryOf(p) }), 'knife'),
      eachPlayer(
        when({ any: [{ not: { sameSeat: ['p', 'knife'] } }, { not: several }] }, [
          damage(theirs, { plus: [8, { stat: 'mod', of: primaryOf('knife') }] }),
        ]),
      ),
    ]),
  ),
  boss.magic(
    6,
    'Out of Turn',
    'Legendary',
    'infinite/field',
    play([], { if: several }),
    whenever('miniTurn', { foe: 'player' }, onRoll(1, 2, [attack('player')])),
  ),
  boss.magic(
    7,
    'A Word in Your Ear',
    'Uncommon',
    'infinite/equip',
    playOn(playersPrimary, []),
    equipped(yes('negated'), plus('hit', -2)),
    { is: 'use', label: 'roll to shake it off', by: 'host', do: onRoll(5, 6, [destroy('self')]) },
  ),
  boss.magic(
    8,
    'Parlour Game',
    'Rare',
    'standard/none',
    play([
      options(
        'me',
        {
          label: 'attack whoever is nearest to drowning',
          then: [...whoever('most', (p) => ({ buried: p })), attack('p')],
        },
        {
          label: 'attack whoever stands weakest',
          then: [...whoever('least', (p) => ({ hpLeft: primaryOf(p) })), attack('p')],
        },
      ),
    ]),
  ),
  boss.magic(9, 'House Rules', 'Epic', 'infinite/field', always({ seats: 'foes' }, [yes('noLightning')])),
  boss.magic(
    10,
    'Clear the Table',
    'Epic',
    'standard/none',
    play([toHand(playersMagic, 'owner')], { if: { exists: playersMagic } }),
  ),
  boss.minion(11, 'Footman', 'Uncommon', 'Demon', '8/6/45/2/3', 'weapon'),
  boss.minion(12, 'Lapdog', 'Common', 'Beast', '4/11/25/1/4'),
];

export const theThirteenthGuest = (): Foe => ({
  id: ID,
  name: NAME,
  mode: 'boss',
  idea: 'Twelve were invited. It has taken a chair, it knows everybody’s name, and it is changing the seating plan.',
  threat:
    'Your places, your turns and your creatures: it swaps, takes and skips them, and sets the strongest on the rest. ' +
    'Lean on nothing, and keep something back for when the mask falls.',
  cards: challenge(NAME, {
    'Change of Places': 2,
    'Empty Chair': 2,
    'The Bill': 2,
    'Borrowed Face': 2,
    'Knives at Dinner': 2,
    'Out of Turn': 2,
    'A Word in Your Ear': 2,
    'Parlour Game': 3,
    'House Rules': 1,
    'Clear the Table': 1,
    Footman: 2,
    Lapdog: 2,
  }),
  odds: odds[ID] ?? [],
});
