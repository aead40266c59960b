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
import { basesHp, classOf } from './rules/board.ts';
import { EV, GUARDIANS, MOST_POINTS, P, STAT, type StatName } from './words.ts';

/** What reports over many matches look for in matches of Guardian Realms. */

const isGuardian = (m: Machine, id: CardId): boolean => m.state.cards[id].zone === GUARDIANS;
const withStat = (name: string, which: StatName) => ({
  group: 'keyword',
  name,
  card: (m: Machine, id: CardId) => isGuardian(m, id) && stat(m, STAT[which], id) > 0,
});

export const survey: Survey = {
  lead: (m) => byTeam(m.state, (seat) => basesHp(m.state, seat)),
  uses: [EV.summoned, EV.equipped, EV.played, EV.laid],
  marks: [
    ...marksByNumber('status', EV.statusGained, [
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
      kind: EV.immune,
    },
    ...(['rush', 'sneak', 'tank'] as const).map((cls) => ({
      group: 'class',
      name: cls[0].toUpperCase() + cls.slice(1),
      card: (m: Machine, id: CardId) => isGuardian(m, id) && classOf(m, id) === cls,
    })),
    ...[1, 2, 3].map((tier) => ({
      group: 'token',
      name: `Wall of tier ${tier}`,
      kind: EV.wallBuilt,
      when: (e: GameEvent) => e.list?.[1] === tier,
    })),
    ...marksByKind('token', {
      Clone: EV.cloned,
      Copy: EV.copied,
      'Guardian Summon': EV.putOut,
      'HP Link': EV.linked,
    }),
    ...marksByKind('act', {
      Swap: EV.swapped,
      Ability: EV.abilityUsed,
      Sacrifice: EV.sacrificed,
      Infusion: EV.infused,
      'Effect laid': EV.laid,
      'Effect sprung': EV.sprung,
      Equipment: EV.equipped,
      'Use of Equipment': EV.usedUp,
      'Field ended': EV.ended,
      'Exhausted by a card': EV.exhaustionRoll,
      'Action forfeited': EV.forfeited,
      'Return to hand': EV.returned,
      'Outpost or Stronghold fallen': EV.baseFallen,
      'Draw from an empty deck': EV.deckEmpty,
    }),
  ],
  figures: {
    at: (e) => e.kind === EV.turnEnd,
    list: [
      { name: 'DZ unspent', of: (m, seat) => m.state.seats[seat].n[P.dz] },
      {
        name: `DZ unspent of ${MOST_POINTS}`,
        of: (m, seat) => (m.state.seats[seat].n[P.dzMax] < MOST_POINTS ? null : m.state.seats[seat].n[P.dz]),
      },
      { name: 'SP unspent', of: (m, seat) => m.state.seats[seat].n[P.sp] },
      { name: 'Guardians in play', of: (m, seat) => pile(m.state, GUARDIANS, seat).length },
    ],
  },
};
