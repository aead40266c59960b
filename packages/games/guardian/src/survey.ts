import {
  byTeam,
  type CardId,
  type GameEvent,
  type Machine,
  marksByKind,
  marksByNumber,
  pile,
  type Survey,
  stat,
} from '@wardroom/core';
import { EVENT, GUARDIANS, MOST_POINTS, PLAYER, STAT, type StatName } from './names.ts';
import { basesHp, classOf } from './rules/board.ts';

/** What reports over many matches look for in matches of Guardian Realms. */

const isGuardian = (m: Machine, id: CardId): boolean => m.state.cards[id].zone === GUARDIANS;
const withStat = (name: string, which: StatName) => ({
  group: 'keyword',
  name,
  card: (m: Machine, id: CardId) => isGuardian(m, id) && stat(m, STAT[which], id) > 0,
});

export const survey: Survey = {
  lead: (m) => byTeam(m.state, (seat) => basesHp(m.state, seat)),
  uses: [EVENT.summoned, EVENT.equipped, EVENT.played, EVENT.laid],
  marks: [
    ...marksByNumber('status', EVENT.statusGained, [
      'Paralyzed',
      'Burned',
      'Exhausted',
      'Confused',
      'Poisoned',
      'Shield',
      'Stealth',
    ]),
    withStat('Fury', 'fury'),
    withStat('Invincible', 'invincible'),
    {
      group: 'keyword',
      name: 'Immunity',
      kind: EVENT.immune,
    },
    ...(['rush', 'sneak', 'tank'] as const).map((cls) => ({
      group: 'class',
      name: cls[0].toUpperCase() + cls.slice(1),
      card: (m: Machine, id: CardId) => isGuardian(m, id) && classOf(m, id) === cls,
    })),
    ...[1, 2, 3].map((tier) => ({
      group: 'token',
      name: `Wall of tier ${tier}`,
      kind: EVENT.wallBuilt,
      when: (e: GameEvent) => e.list?.[1] === tier,
    })),
    ...marksByKind('token', {
      Clone: EVENT.cloned,
      Copy: EVENT.copied,
      'Guardian Summon': EVENT.putOut,
      'HP Link': EVENT.linked,
    }),
    ...marksByKind('act', {
      Swap: EVENT.swapped,
      Ability: EVENT.abilityUsed,
      Sacrifice: EVENT.sacrificed,
      Infusion: EVENT.infused,
      'Effect laid': EVENT.laid,
      'Effect sprung': EVENT.sprung,
      Equipment: EVENT.equipped,
      'Use of Equipment': EVENT.usedUp,
      'Field ended': EVENT.ended,
      'Exhausted by a card': EVENT.exhaustionRoll,
      'Action forfeited': EVENT.forfeited,
      'Return to hand': EVENT.returned,
      'Outpost or Stronghold fallen': EVENT.baseFallen,
      'Draw from an empty deck': EVENT.deckEmpty,
    }),
  ],
  figures: {
    at: (e) => e.kind === EVENT.turnEnd,
    list: [
      { name: 'DZ unspent', of: (m, seat) => m.state.seats[seat].n[PLAYER.dz] },
      {
        name: `DZ unspent of ${MOST_POINTS}`,
        of: (m, seat) => (m.state.seats[seat].n[PLAYER.dzMax] < MOST_POINTS ? null : m.state.seats[seat].n[PLAYER.dz]),
      },
      { name: 'SP unspent', of: (m, seat) => m.state.seats[seat].n[PLAYER.sp] },
      { name: 'Guardians in play', of: (m, seat) => pile(m.state, GUARDIANS, seat).length },
    ],
  },
};
