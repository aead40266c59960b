import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import {
  always,
  choose,
  damage,
  equipped,
  itself,
  onMyTurnStart,
  ownCreatures,
  play,
  playOn,
  plus,
  toCemetery,
  when,
  whenever,
} from '../cards/builders.ts';
import type { Ability, CardSet, Filter, Op } from '../language.ts';
import {
  aPlayer,
  attack,
  bossHeals,
  bossSet,
  challenge,
  eachPlayer,
  hurtAtAll,
  options,
  playersPrimary,
  theirs,
  times,
  upTo,
  whoever,
} from './builders.ts';
import { odds } from './odds.ts';

/** The players' own dead, set on them again: the more of them lie there, the more of them stand beside him. */

const ID = 'the-low-water-sexton';
const NAME = 'The Low-Water Sexton';
const boss = bossSet(ID);

const DEAD = { creatureCard: true, locked: false };
/** All the creatures that lie there, also those that can never leave. */
const buriedOf = (p: string): CardSet => ({ in: 'cemetery', of: p, where: { creatureCard: true } });
/** Creatures that are still to be drawn. */
const BOUND: CardSet = { in: 'deck', of: 'opponents', where: { creatureCard: true } };
const deadOf = (p: string, more: Filter = {}): CardSet => ({ in: 'cemetery', of: p, where: { ...DEAD, ...more } });

/** A creature of a player's cemetery stands beside him as long as the magic lies there; its HP go on counting. */
const raises = (more: Filter, ...also: Op[]): Ability =>
  play(
    [
      choose('raised', deadOf('opponents', more), 'revive'),
      when({ room: true }, [
        { do: 'cemeteryHp', who: { controller: 'raised' }, n: { printed: 'raised' } },
        { do: 'beside', card: 'raised', home: 'hand', anchored: true },
      ]),
      when({ not: { anchors: true } }, [toCemetery('self')]),
      ...also,
    ],
    { if: { all: [{ exists: deadOf('opponents', more) }, { room: true }] } },
  );

export const sextonCards: readonly WardSource[] = [
  boss.itself(
    NAME,
    'Undead',
    '10/4/590/6/5',
    [120, 235, 450, 590, 830, 1100],
    'weapon water night',
    itself([
      plus('hit', { count: { in: 'side', of: 'me' } }),
      plus('atk', times(2, { count: { in: 'side', of: 'me' } })),
    ]),
  ),
  boss.magic(1, 'What the Tide Gives Back', 'Rare', 'infinite/none', raises({})),
  boss.magic(2, 'Shallow Grave', 'Uncommon', 'infinite/none', raises({ maxAl: 5 }, bossHeals(10))),
  boss.magic(
    3,
    'Names on the Stones',
    'Common',
    'standard/none',
    play([eachPlayer(damage(theirs, upTo(20, times(4, { count: buriedOf('p') }))))]),
  ),
  boss.magic(4, 'Wet Soil', 'Uncommon', 'infinite/field', always(ownCreatures, [plus('hit', 2), plus('atk', 2)])),
  boss.magic(
    5,
    'Heavier Water',
    'Epic',
    'infinite/field',
    whenever('reachedCemetery', { foe: 'whose' }, [{ do: 'cemeteryHp', who: 'whose', n: 10 }]),
  ),
  boss.magic(
    6,
    "The Sexton's Due",
    'Uncommon',
    'standard/none',
    play([
      options(
        'me',
        { label: 'bury: 25 damage to one', then: [aPlayer, damage(theirs, 25)] },
        {
          label: 'rob graves: heal 4 for each of the dead',
          if: hurtAtAll,
          then: [bossHeals(upTo(40, times(4, { count: buriedOf('opponents') })))],
        },
      ),
    ]),
  ),
  // A bargain: a lighter cemetery for the player, fresh HP for him.
  boss.magic(
    7,
    'A Kindness',
    'Rare',
    'standard/none',
    play(
      [
        eachPlayer(
          { do: 'choose', as: 'spared', from: deadOf('p'), by: 'p', may: true },
          when({ card: 'spared', is: { creatureCard: true } }, [
            { do: 'send', cards: 'spared', to: 'deckBottom', whose: 'owner' },
            bossHeals(15),
          ]),
        ),
      ],
      { if: { exists: deadOf('opponents') } },
    ),
  ),
  boss.magic(
    8,
    'Grave Cold',
    'Uncommon',
    'infinite/equip',
    playOn(playersPrimary, []),
    equipped(plus('hit', -2)),
    onMyTurnStart([damage('host', 10)]),
  ),
  boss.magic(
    9,
    'The Long Spade',
    'Rare',
    'standard/none',
    play([...whoever('most', (p) => ({ buried: p })), attack('p')]),
  ),
  boss.magic(
    10,
    'Dredge',
    'Rare',
    'standard/none',
    play(
      [
        choose('dredged', BOUND),
        { do: 'show', card: 'dredged' },
        toCemetery('dredged'),
        { do: 'shuffle', who: { owner: 'dredged' } },
      ],
      { if: { exists: BOUND } },
    ),
  ),
  boss.minion(11, 'Drowned Bailiff', 'Uncommon', 'Undead', '7/4/50/2/2', 'weapon water'),
  boss.minion(12, 'Eel Swarm', 'Common', 'Beast', '3/9/25/1/2', 'water'),
];

export const theLowWaterSexton = (): Foe => ({
  id: ID,
  name: NAME,
  mode: 'boss',
  idea: 'When the water goes out he walks the flats with a spade and a list. The names on it are yours.',
  threat:
    'Your dead rise for him, strike without risk and make him stronger, and their weight stays in your tide. Break the ' +
    'magic that holds one, and it is back in your hand.',
  cards: challenge(NAME, {
    'What the Tide Gives Back': 3,
    'Shallow Grave': 2,
    'Names on the Stones': 2,
    'Wet Soil': 1,
    'Heavier Water': 1,
    "The Sexton's Due": 2,
    'A Kindness': 1,
    'Grave Cold': 2,
    'The Long Spade': 2,
    Dredge: 3,
    'Drowned Bailiff': 2,
    'Eel Swarm': 2,
  }),
  odds: odds[ID] ?? [],
});
