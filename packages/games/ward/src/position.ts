import {
  addRow,
  allSeats,
  bring,
  type CardId,
  enter,
  type Game,
  machine,
  NONE,
  nextStamp,
  type Options,
  pile,
  type SeatId,
  type State,
  type Zone,
} from '@wardroom/core';
import type { WardCard } from './card.ts';
import { ward } from './game.ts';
import {
  ACTIVE,
  CEMETERY,
  CREATURE_FOR_GOOD,
  DECK,
  EVENT,
  HAND,
  MAGIC,
  MATCH,
  MOMENT,
  PLAYER,
  PRIMARY,
  ROW,
  SIDE,
  UNDER,
} from './names.ts';
import { fullHp } from './rules/field.ts';
import { immunityOf } from './rules/immunity.ts';
import { rounds } from './rules/match.ts';
import { bury } from './rules/moving.ts';
import { noteCard, standBoss } from './ruleset.ts';

/** Any position, set up by hand: for tests, puzzles and lessons. The match goes on from the start of a player's turn. */

/** A card on the field: its id, or with what is special about it. */
export type Placed =
  | string
  | {
      card: string;
      /** HP left, if not all. */
      hp?: number;
      /** For a magic: the creature that wears it, as id, 'me:id' or 'opp:id' (or 'seat2:id'). */
      on?: string;
      /** For a limited summon or revived creature: the card that anchors it, and where it goes. */
      anchor?: string;
      home?: 'hand' | 'cemetery';
      owner?: number;
      count?: number;
      /** Cards under it, and whether it came this turn. */
      under?: string[];
      /** Cycles it still lies there, from the turn that begins; as many as it lies in all if left out. */
      cycles?: number;
      /** Came to the field this turn. */
      fresh?: boolean;
    };

export interface Side {
  primary?: Placed;
  side?: Placed[];
  magics?: Placed[];
  hand?: string[];
  /** Top card first. */
  deck?: string[];
  cemetery?: string[];
  /** Added to the cemetery's HP. */
  cemeteryHp?: number;
  team?: number;
  /** Before this player's first turn. */
  unstarted?: boolean;
}

export interface Position {
  seats: readonly Side[];
  options?: Options;
  /** Whose turn begins. */
  active?: number;
  /** Turns already taken by everyone together; below the number of seats it is still the first cycle. */
  turn?: number;
  mode?: string;
}

export class PositionError extends Error {}

/** A position with the cards of a game; of Ward as it is printed, unless said otherwise. */
export function position(p: Position, game: Game<WardCard> = ward): State {
  const n = p.seats.length;
  const s = game.begin({
    mode: p.mode ?? 'duel',
    seats: p.seats.map((x, i) => ({
      name: `Player ${i + 1}`,
      deck: [],
      ...(x.team === undefined ? {} : { team: x.team }),
    })),
    options: p.options ?? {},
  });
  s.turn = p.turn ?? 5 * n;
  s.active = (p.active ?? 0) as SeatId;
  s.g[MATCH.changed] = s.turn;
  const m = machine(game, s);
  s.frames = [];
  rounds.enter(m, {});
  const create = (card: string, seat: SeatId, zone: Zone, owner = seat): CardId => {
    const def = game.defById.get(card);
    if (def === undefined) throw new PositionError(`no card is called '${card}'`);
    const id = bring(s, def, owner, zone, seat);
    s.cards[id].stamp = nextStamp(s);
    noteCard(game, s, id);
    return id;
  };
  const find = (name: string, from: SeatId): CardId => {
    const cut = name.indexOf(':');
    const who = cut < 0 ? '' : name.slice(0, cut);
    const card = cut < 0 ? name : name.slice(cut + 1);
    const seats =
      who === 'me'
        ? [0]
        : who === 'opp'
          ? [1]
          : who !== ''
            ? [Number(who.replace('seat', ''))]
            : [from, ...p.seats.keys()];
    for (const seat of seats as SeatId[]) {
      for (const zone of [PRIMARY, SIDE, MAGIC]) {
        for (const id of pile(s, zone, seat)) if (game.defs[s.cards[id].def].id === card) return id;
      }
    }
    throw new PositionError(`'${name}' is not on the field`);
  };
  const later: (() => void)[] = [];
  const place = (what: Placed, seat: SeatId, zone: Zone): void => {
    const x = typeof what === 'string' ? { card: what } : what;
    const id = create(x.card, seat, zone, (x.owner ?? seat) as SeatId);
    const c = s.cards[id];
    const def = game.defs[c.def] as WardCard;
    c.since = x.fresh === true ? s.turn + 1 : s.turn;
    c.count = x.count ?? 0;
    if (zone === PRIMARY && def.hps !== null) standBoss(game, s, id);
    if (x.hp !== undefined) c.hurt = fullHp(m, id) - x.hp;
    if (zone === PRIMARY) {
      c.flags |= ACTIVE;
      c.flags |= immunityOf(def);
      if (def.notes.forGood === true) {
        c.flags |= CREATURE_FOR_GOOD;
        c.memo = c.owner;
      }
    }
    for (const under of x.under ?? []) s.cards[create(under, seat, UNDER)].host = id;
    if (zone === MAGIC && def.cycles > 0) {
      // The turn that begins counts a cycle of its player down at once.
      const left = (x.cycles ?? def.cycles) + (seat === s.active ? 1 : 0);
      addRow(m, { tag: ROW.lies, src: id, on: id, by: seat, left, until: MOMENT.cycle });
    }
    if (x.on !== undefined)
      later.push(() => {
        c.host = find(x.on!, seat);
      });
    if (x.anchor !== undefined)
      later.push(() => {
        c.anchor = find(x.anchor!, seat);
        c.home = x.home === 'hand' ? HAND : CEMETERY;
      });
  };
  for (const seat of allSeats(s)) {
    const x = p.seats[seat];
    if (x.primary !== undefined) place(x.primary, seat, PRIMARY);
    for (const c of x.side ?? []) place(c, seat, SIDE);
    for (const c of x.magics ?? []) place(c, seat, MAGIC);
    for (const c of x.hand ?? []) create(c, seat, HAND);
    for (const c of (x.deck ?? []).toReversed()) create(c, seat, DECK);
    for (const c of x.cemetery ?? []) bury(m, s.cards[create(c, seat, CEMETERY)], seat, 1);
    const numbers = s.seats[seat].n;
    numbers[PLAYER.offset] = x.cemeteryHp ?? 0;
    // Turns have gone round up to the one that begins now.
    const ago = (s.active - seat + n - 1) % n;
    numbers[PLAYER.begun] = s.turn > ago ? Math.floor((s.turn - 1 - ago) / n) + 1 : 0;
    numbers[PLAYER.turns] = x.unstarted === true ? 0 : Math.max(1, Math.floor(s.turn / n));
    numbers[PLAYER.opened] = x.primary === undefined ? 0 : 1;
  }
  for (const f of later) f();
  // A creature in front was summoned once: what that began for as long as it stays holds from the start.
  for (let seat = 0 as SeatId; seat < n; seat++) {
    for (const id of pile(s, PRIMARY, seat)) {
      const def = game.defs[s.cards[id].def];
      if (def.aura) for (const { code } of def.triggers[EVENT.summoned] ?? []) enter(m, code, [id, seat, id, NONE, 0]);
    }
  }
  // An equip without a named wearer goes to its own side's primary.
  for (let seat = 0 as SeatId; seat < n; seat++) {
    for (const id of pile(s, MAGIC, seat)) {
      const c = s.cards[id];
      if (c.host === NONE && (game.defs[c.def] as WardCard).sub === 'equip') c.host = pile(s, PRIMARY, seat)[0] ?? NONE;
    }
  }
  return s;
}
