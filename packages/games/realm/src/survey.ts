import {
  byTeam,
  capital,
  type EventKind,
  type Machine,
  type Mark,
  marksByKind,
  marksByNumber,
  pile,
  type SeatId,
  type Survey,
  stat,
} from '@wardroom/core';
import { KEYWORDS } from './card.ts';
import { realm } from './game.ts';
import { EVENT, HAND, MINIONS, PLAYER, SITES, STAT, type StatName, TOKEN_NAMES } from './names.ts';
import { isDisabled, isMinion, isSilenced, isSite, isTrulyEvil, isUnit } from './rules/board.ts';

/** What reports over many matches look for in matches of the Contested Realm. */

/** Life decides the match, and whoever is at Death's Door has none; with equal lives whoever holds more sites is ahead. */
const LIFE_POINT = 100;
const standing = (m: Machine, seat: SeatId): number =>
  LIFE_POINT * m.state.seats[seat].n[PLAYER.life] + pile(m.state, SITES, seat).length;

const withStat = (group: string, name: string, which: StatName): Mark => ({
  group,
  name,
  card: (m, id) => isUnit(m.state, id) && stat(m, STAT[which], id) > 0,
});

/** Genesis and Deathrite: what happens to a card sets off a text of its own. */
const answering = (name: string, kind: EventKind): Mark => ({
  group: 'keyword',
  name,
  kind,
  when: (e, s) => realm.defs[s.cards[e.a].def].listens.includes(kind),
});

/** However it came: by a text that is over, or by one that holds while it lies there. */
const inState = (name: string, card: NonNullable<Mark['card']>): Mark => ({ group: 'state', name, card });

export const survey: Survey = {
  lead: (m) => byTeam(m.state, (seat) => standing(m, seat)),
  uses: [EVENT.cast, EVENT.sitePlayed, EVENT.entered],
  marks: [
    ...marksByNumber('token', EVENT.tokenGained, TOKEN_NAMES.map(capital)),
    { group: 'token', name: 'Ward broken', kind: EVENT.wardBroken },
    ...KEYWORDS.map((name) => withStat('keyword', capital(name), name)),
    withStat('keyword', 'Ranged', 'ranged'),
    withStat('keyword', 'Movement', 'movement'),
    withStat('keyword', 'Strikes first', 'strikesFirst'),
    answering('Genesis', EVENT.entered),
    answering('Deathrite', EVENT.died),
    inState('Unit silenced', (m, id) => isUnit(m.state, id) && isSilenced(m, id)),
    inState('Unit disabled', (m, id) => isUnit(m.state, id) && isDisabled(m, id)),
    inState('Site silenced', (m, id) => isSite(m.state, id) && isSilenced(m, id)),
    inState('Site disabled', (m, id) => isSite(m.state, id) && isDisabled(m, id)),
    inState('Evil', (m, id) => isMinion(m.state, id) && isTrulyEvil(m, id)),
    ...marksByKind('state', {
      Branded: EVENT.branded,
      Grounded: EVENT.grounded,
      Flooded: EVENT.flooded,
      Transformed: EVENT.transformed,
      Stained: EVENT.stained,
      Sheltered: EVENT.sheltered,
    }),
    ...marksByKind('act', {
      Defend: EVENT.defends,
      Intercept: EVENT.intercepts,
      'Ability used': EVENT.used,
      'Picked up': EVENT.pickedUp,
      Sacrificed: EVENT.sacrificed,
      Banished: EVENT.banished,
      'Site destroyed': EVENT.siteDestroyed,
      "Death's Door": EVENT.deathsDoor,
    }),
  ],
  figures: {
    at: (e) => e.kind === EVENT.turnEnd,
    list: [
      { name: 'mana unspent', of: (m, seat) => m.state.seats[seat].n[PLAYER.mana] },
      { name: 'minions in play', of: (m, seat) => pile(m.state, MINIONS, seat).length },
      { name: 'cards in hand', of: (m, seat) => pile(m.state, HAND, seat).length },
    ],
  },
};
