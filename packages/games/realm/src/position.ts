import {
  bring,
  type CardId,
  type Machine,
  machine,
  NONE,
  nextStamp,
  type Options,
  type SeatId,
  type State,
  type Zone,
} from '@wardroom/core';
import {
  ARTIFACTS,
  ATLAS,
  ATLAS_BACK,
  AURAS,
  AVATARS,
  CEMETERY,
  HAND,
  LANCE,
  LIFE,
  MADE,
  MINIONS,
  PLAYER,
  RUBBLE,
  SEATS,
  SICK,
  SITES,
  SPELLBOOK,
  START_SQUARES,
  STEALTH,
  TAPPED,
  type TokenName,
  WARD,
} from './names.ts';
import { isMinion } from './rules/board.ts';
import { trueLoc } from './rules/paths.ts';
import { turns } from './rules/turn.ts';
import { type RealmRules, rules } from './rules.ts';
import { locNamed } from './text/places.ts';

/** Any position, set up by hand: for tests, puzzles and lessons. The match goes on from the main part of a player's turn. */

/** A card and where it is: 'moss-ox c2', 'root-digger b1 underground'; or with what is special about it. */
export type Placed =
  | string
  | {
      card: string;
      at: string;
      tokens?: readonly TokenName[];
      tapped?: boolean;
      /** Came this turn. */
      sick?: boolean;
      /** Damage on a minion. */
      hurt?: number;
      carries?: readonly string[];
    };

export interface Side {
  /** A Persecutor in the middle of the back row, unless said otherwise. */
  avatar?: Placed;
  life?: number;
  /** Came to Death's Door in this turn of the match. */
  door?: number;
  /** Mana left, in one's own turn. */
  mana?: number;
  sites?: readonly Placed[];
  minions?: readonly Placed[];
  /** Lying somewhere. */
  artifacts?: readonly Placed[];
  /** By the corner nearest to a1. */
  auras?: readonly Placed[];
  hand?: readonly string[];
  /** Top card first. */
  atlas?: readonly string[];
  spellbook?: readonly string[];
  cemetery?: readonly string[];
}

export interface Position {
  seats: readonly Side[];
  /** Squares with rubble. */
  rubble?: readonly string[];
  options?: Options;
  /** Whose turn it is. */
  active?: number;
  /** The number of that turn; 1 is the first of the match. */
  turn?: number;
  /** Begin with the start of that turn instead of its main part. */
  fromStart?: boolean;
  mode?: string;
}

export class PositionError extends Error {}

const TOKENS: Readonly<Record<TokenName, number>> = { ward: WARD, stealth: STEALTH, lance: LANCE };

export function position(p: Position, game: RealmRules = rules): State {
  const s = game.begin({
    mode: p.mode ?? 'duel',
    seats: p.seats.map((_, i) => ({ name: `Player ${i + 1}`, deck: [] })),
    options: p.options ?? {},
  });
  const begun = p.fromStart === true ? 0 : 1;
  s.turn = (p.turn ?? 10) - 1 + begun;
  s.active = (p.active ?? 0) as SeatId;
  const m = machine(game, s);
  s.frames = [];
  turns.enter(m, { begun });
  // Sites first: they make the places that everything else is at.
  p.seats.forEach((x, i) => {
    for (const site of x.sites ?? []) place(m, game, site, SEATS[i], SITES);
  });
  for (const square of p.rubble ?? []) {
    s.cards[place(m, game, { card: 'rubble', at: square }, SEATS[0], SITES)].flags |= RUBBLE | MADE;
  }
  p.seats.forEach((x, i) => {
    const seat = SEATS[i];
    const own = s.seats[seat].n;
    own[PLAYER.life] = x.life ?? LIFE;
    own[PLAYER.mana] = x.mana ?? 0;
    own[PLAYER.door] = x.door ?? 0;
    own[PLAYER.kept] = 1;
    own[PLAYER.turns] = Math.ceil(s.turn / 2);
    const avatar = x.avatar ?? 'persecutor';
    if (typeof avatar !== 'string') place(m, game, avatar, seat, AVATARS);
    else if (avatar.includes(' ')) place(m, game, avatar, seat, AVATARS);
    else s.cards[create(game, s, avatar, seat, AVATARS)].at = START_SQUARES[seat];
    for (const minion of x.minions ?? []) place(m, game, minion, seat, MINIONS);
    for (const artifact of x.artifacts ?? []) place(m, game, artifact, seat, ARTIFACTS);
    for (const aura of x.auras ?? []) place(m, game, aura, seat, AURAS);
    for (const card of x.hand ?? []) {
      const held = s.cards[create(game, s, card, seat, HAND)];
      // What everybody sees of it (S2.3).
      if (game.defs[held.def].kind === 'site') held.flags |= ATLAS_BACK;
    }
    for (const card of (x.atlas ?? []).toReversed()) create(game, s, card, seat, ATLAS);
    for (const card of (x.spellbook ?? []).toReversed()) create(game, s, card, seat, SPELLBOOK);
    for (const card of x.cemetery ?? []) create(game, s, card, seat, CEMETERY);
  });
  return s;
}

function create(game: RealmRules, s: State, card: string, seat: SeatId, zone: Zone): CardId {
  const def = game.defById.get(card);
  if (def === undefined) throw new PositionError(`no card is called '${card}'`);
  const id = bring(s, def, seat, zone);
  s.cards[id].stamp = nextStamp(s);
  return id;
}

function place(m: Machine, game: RealmRules, what: Placed, seat: SeatId, zone: Zone): CardId {
  const s = m.state;
  const cut = typeof what === 'string' ? what.indexOf(' ') : 0;
  const x = typeof what === 'string' ? { card: what.slice(0, cut), at: what.slice(cut + 1) } : what;
  const at = locNamed(x.at);
  if (at === NONE) throw new PositionError(`no place is called '${x.at}'`);
  const id = create(game, s, x.card, seat, zone);
  const c = s.cards[id];
  c.at = at;
  c.flags |= x.tokens === undefined ? game.defs[c.def].tokens : x.tokens.reduce((bits, t) => bits | TOKENS[t], 0);
  if (x.tapped === true) c.flags |= TAPPED;
  if (x.sick === true) c.flags |= SICK;
  c.hurt = x.hurt ?? 0;
  for (const artifact of x.carries ?? []) {
    const carried = s.cards[create(game, s, artifact, seat, ARTIFACTS)];
    carried.host = id;
    carried.at = at;
  }
  if (isMinion(s, id) && trueLoc(m, at) !== at) throw new PositionError(`'${x.card}' cannot be at ${x.at}`);
  return id;
}
