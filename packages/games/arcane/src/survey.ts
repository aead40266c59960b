import {
  byTeam,
  type CardId,
  capital,
  type Machine,
  type Mark,
  marksByKind,
  marksByNumber,
  pile,
  type SeatId,
  type Survey,
  stat,
} from '@wardroom/core';
import { BOARD, EVENT, FACE_UP, HAND, MATCH, PLACED_DOWN, STAT, STATUS_NAMES, type StatName } from './names.ts';
import { healthLeft, stoneOf } from './rules/board.ts';

/** What reports over many matches look for in matches of Arcane. */

/** A Stone's health decides the match; with equal Stones whoever has more cards on the board is ahead. */
const STONE = 100;
const standing = (m: Machine, seat: SeatId): number =>
  STONE * healthLeft(m, stoneOf(m, seat)) + pile(m.state, BOARD, seat).length;

const stands = (m: Machine, id: CardId): boolean => (m.state.cards[id].flags & FACE_UP) !== 0;
const withStat = (name: string, which: StatName, above = 0): Mark => ({
  group: 'manner',
  name,
  card: (m, id) => stands(m, id) && stat(m, STAT[which], id) > above,
});

export const survey: Survey = {
  lead: (m) => byTeam(m.state, (seat) => standing(m, seat)),
  uses: [EVENT.placedUp, EVENT.placedDown, EVENT.cast, EVENT.made],
  marks: [
    ...marksByNumber('status', EVENT.statusOn, STATUS_NAMES.map(capital)),
    { group: 'keyword', name: 'First Blood', kind: EVENT.struckFirst },
    {
      group: 'keyword',
      name: 'Turned up after being placed face down',
      kind: EVENT.revealed,
      when: (e, s) => (s.cards[e.a].flags & PLACED_DOWN) !== 0,
    },
    withStat('Armor', 'armor'),
    withStat('Moves further', 'reach', 1),
    withStat('Leaps', 'leaps'),
    withStat('Flies', 'flies'),
    withStat('Homebound', 'homebound'),
    withStat('Attacks diagonally', 'diagonal'),
    withStat('Attacks from afar', 'range', 1),
    withStat('Immune', 'immune'),
    ...marksByKind('act', {
      'Spell cast': EVENT.cast,
      'Spell negated': EVENT.negated,
      'Trap sprung': EVENT.sprung,
      'Trap disarmed': EVENT.disarmed,
      'Attack stopped': EVENT.attackStopped,
      'Token made': EVENT.made,
      'Turned face down': EVENT.turnedDown,
      'Looked at a card': EVENT.looked,
      Swapped: EVENT.swapped,
      'Returned to hand': EVENT.returned,
      Healed: EVENT.healed,
      'Draws nothing': EVENT.drawsNothing,
    }),
  ],
  figures: {
    at: (e) => e.kind === EVENT.turnEnd,
    list: [
      { name: 'action points unspent', of: (m) => m.state.g[MATCH.points] },
      { name: 'cards on the board', of: (m, seat) => pile(m.state, BOARD, seat).length },
      { name: 'cards in hand', of: (m, seat) => pile(m.state, HAND, seat).length },
    ],
  },
};
