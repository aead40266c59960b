import {
  type AnyRule,
  act,
  addRow,
  allSeats,
  announce,
  type CardId,
  cyclesFrom,
  dropRows,
  type EffectId,
  EVERYONE,
  emit,
  enter,
  loop,
  type Machine,
  moveCard,
  NONE,
  pile,
  restore,
  rule,
  type SeatId,
  seatStat,
  seatsFrom,
  slots,
  when,
  type Zone,
} from '@wardroom/core';
import {
  CEMETERY,
  CHAIN,
  CITE,
  CREATURE_FOR_GOOD,
  DECK,
  EVENT,
  HAND,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
  OWNERS,
  PAST,
  PLAYER,
  PRIMARY,
  ROW,
  SIDE,
  STAT,
  UNDER,
} from '../names.ts';
import { declare, resolve, unasked } from './chain.ts';
import { insteadFor } from './damage.ts';
import { drawCards, shuffle } from './drawing.ts';
import {
  canLeave,
  cardsUnder,
  citeOf,
  defOf,
  freeSlots,
  homeOf,
  isFighter,
  isForeign,
  onField,
  originOf,
  primaryOf,
  roomBeside,
  sideOf,
} from './field.ts';
import { affects } from './immunity.ts';
import { cutLoose, handOver, layMagic, progress, putBeside, relocate, send, tidy } from './moving.ts';
import { GRAFT, whyNotGraft, whyNotPlay } from './playable.ts';
import { arrive } from './summon.ts';

/** What card texts do beyond damage and stats. Those that pause are rules; the rest are in `effectRun`. */

/** An effect may move a card: it reaches it, and nothing nails it down. */
function mayMove(m: Machine, src: CardId, id: CardId): boolean {
  if (id === matchOf(m.state)[MATCH.bossCard]) emit(m, EVENT.unmoved, CITE['B10.3'], m.state.cards[id].ctrl, id, src);
  return isMovable(m, src, id);
}

/** Whether an effect could move a card, if there is one: it leaves the boss where it is (B10.3). */
const isMovable = (m: Machine, src: CardId, id: CardId): boolean =>
  id !== NONE && (!onField(m.state.cards[id]) || (affects(m, src, id) && canLeave(m, id)));

/** When a text that moves cards would move none: for what is not to be offered (W6.2.1). */
export const movesNone = {
  of: (m: Machine, src: CardId, cards: readonly CardId[]): boolean =>
    cards.every((id) => !isMovable(m, src, id) || (m.state.cards[id].zone === CEMETERY && defOf(m, id).locked)),
  primaries: (m: Machine, src: CardId, seats: readonly SeatId[]): boolean =>
    seats.some((seat) => !isMovable(m, src, primaryOf(m.state, seat))),
  field: (m: Machine, src: CardId): boolean =>
    allSeats(m.state).every((seat) =>
      [PRIMARY, MAGIC].every((zone) => pile(m.state, zone, seat).every((id) => !isMovable(m, src, id))),
    ),
};

/** Whether a player may take a card out of a cemetery: nobody else's is barred by what bars one's own. */
const mayExhume = (m: Machine, src: CardId, id: CardId): boolean => {
  const c = m.state.cards[id];
  const me = m.state.cards[src].ctrl;
  return c.zone !== CEMETERY || c.seat !== me || seatStat(m, STAT.noExhume, me) === 0;
};

/** How a limited summon comes, and how it goes. */
interface Beside {
  card: CardId;
  home: 'cemetery' | 'hand';
  anchored: boolean;
  whose: 'home' | 'owner';
  until: 'lost' | 'battle' | 'turn';
  cycles: number;
}

/** How a creature becomes an equip. */
interface Becoming {
  on: CardId;
  side: 'owner' | 'holder';
  home: 'cemetery' | 'deck';
}

/** Whether something happens in the place of an effect taking a creature off the field; it does so next. */
function standsIn(m: Machine, src: CardId, id: CardId): boolean {
  if (!isFighter(m.state.cards[id])) return false;
  const found = insteadFor(m, 'moved', id, [id, src, 0]);
  if (found === null) return false;
  enter(m, found.code, [found.card, m.state.cards[found.card].ctrl, id, src, 0]);
  return true;
}

export const effectRun = {
  send(
    m: Machine,
    src: CardId,
    cards: readonly CardId[],
    zone: Zone,
    bottom: boolean,
    whose: 'home' | 'owner' | 'holder',
  ): void {
    const s = m.state;
    for (const id of cards) {
      const c = s.cards[id];
      if (!mayMove(m, src, id)) continue;
      if (c.zone === CEMETERY && defOf(m, id).locked) continue;
      if (!mayExhume(m, src, id) || standsIn(m, src, id)) continue;
      const to = zone === NONE ? originOf(m, id) : zone;
      // What was brought from a hand or a deck goes back to whose that was.
      const home = zone === NONE && to !== CEMETERY ? c.owner : homeOf(m, id);
      const seat = whose === 'owner' ? c.owner : whose === 'holder' ? c.ctrl : home;
      send(m, id, to, seat, citeOf(m, src), bottom);
    }
  },

  look(m: Machine, me: SeatId, cards: readonly CardId[]): void {
    for (const id of cards) m.state.known[id] |= 1 << me;
  },

  show(m: Machine, src: CardId, me: SeatId, card: CardId): void {
    if (card === NONE) return;
    m.state.known[card] = EVERYONE;
    emit(m, EVENT.chose, citeOf(m, src), me, card, src);
  },

  revealHand(m: Machine, src: CardId, me: SeatId, who: SeatId): void {
    const hand = pile(m.state, HAND, who);
    for (const id of hand) m.state.known[id] |= 1 << me;
    emit(m, EVENT.revealedHand, citeOf(m, src), who, src, NONE, hand.length, hand.slice());
  },

  negate(m: Machine, src: CardId, index: number): void {
    const link = m.state.links[index];
    if (link === undefined || defOf(m, link.card).sure) return;
    link.negated = 1;
    emit(m, EVENT.negated, citeOf(m, src), link.seat, link.card, src);
  },

  comeBack(m: Machine, src: CardId, me: SeatId, cycles: number, deck: boolean): void {
    const c = m.state.cards[src];
    send(m, src, CEMETERY, c.owner, citeOf(m, src));
    addRow(m, {
      tag: ROW.comesBack,
      src,
      on: src,
      by: me,
      n: c.stamp,
      // Into the deck of whom; NONE is the hand.
      seat: deck ? c.owner : NONE,
      left: cyclesFrom(m, me, cycles),
      until: MOMENT.cycle,
    });
  },

  row(m: Machine, tag: number, src: CardId, me: SeatId, on: CardId): void {
    if (on === NONE || !affects(m, src, on)) return;
    if (m.state.rows.some((r) => r.tag === tag && r.on === on)) return;
    // What holds it is known, wherever the card has gone meanwhile: the definition stands where modifiers have their group.
    const held: number = m.state.cards[src].def;
    addRow(m, { tag, src, on, by: me, effect: held as EffectId });
    emit(m, EVENT.lasting, citeOf(m, src), m.state.cards[on].ctrl, on, src);
  },

  over(m: Machine, src: CardId, on: CardId, who: SeatId): void {
    dropRows(
      m,
      (row) => row.src === src && (on !== NONE ? row.on === on : row.on === NONE && row.seat === who),
      (row) => emit(m, EVENT.ended, citeOf(m, src), row.by, src, row.on),
    );
  },

  cemeteryHp(m: Machine, src: CardId, who: SeatId, n: number): void {
    m.state.seats[who].n[PLAYER.offset] += n;
    progress(m);
    emit(m, EVENT.cemeteryHp, citeOf(m, src), who, src, NONE, n);
  },

  beside(m: Machine, src: CardId, me: SeatId, { card, home, anchored, whose, until, cycles }: Beside): void {
    const s = m.state;
    if (card === NONE || roomBeside(s, me) <= 0 || seatStat(m, STAT.noSide, me) > 0 || !mayExhume(m, src, card)) return;
    const timed = until !== 'lost' || cycles > 0;
    const zone = home === 'hand' ? HAND : CEMETERY;
    putBeside(m, card, me, anchored ? src : NONE, anchored || timed ? zone : NONE, citeOf(m, src));
    const c = s.cards[card];
    if (c.zone !== SIDE) return;
    if (whose === 'owner') c.flags |= OWNERS;
    if (!timed) return;
    addRow(m, {
      tag: ROW.goesHome,
      src,
      on: card,
      by: me,
      n: c.stamp,
      left: cycles > 0 ? cyclesFrom(m, me, cycles) : 1,
      until: cycles > 0 ? MOMENT.cycle : until === 'battle' ? MOMENT.endOfBattle : MOMENT.endOfTurn,
    });
  },

  attach(m: Machine, src: CardId, me: SeatId, card: CardId, on: CardId, anchored: boolean): void {
    const s = m.state;
    if (card === NONE || on === NONE || !isFighter(s.cards[on]) || !mayMove(m, src, card) || !affects(m, card, on))
      return;
    const side = sideOf(s, me, on);
    // What lies there already keeps its slot.
    const needs = defOf(m, card).magic !== 'standard' && (s.cards[card].zone !== MAGIC || s.cards[card].seat !== side);
    if (needs && freeSlots(m, side) <= 0) return;
    layMagic(m, card, me, on);
    if (anchored) {
      s.cards[card].anchor = src;
      s.g[MATCH.magicAnchored] = 1;
    }
    emit(m, EVENT.equipped, citeOf(m, src), me, card, on);
    announce(m, EVENT.equipped, card, on);
  },

  tuck(m: Machine, src: CardId, me: SeatId, card: CardId): void {
    const s = m.state;
    if (card === NONE || card === src || !isFighter(s.cards[src]) || !mayMove(m, src, card)) return;
    const was = onField(s.cards[card]);
    if (was) announce(m, EVENT.left, card);
    moveCard(m, card, UNDER, me);
    if (was) cutLoose(m, card);
    s.cards[card].host = src;
    emit(m, EVENT.moved, citeOf(m, src), me, card, src, UNDER);
  },

  possess(m: Machine, src: CardId, me: SeatId, on: CardId): void {
    if (on === NONE || !isFighter(m.state.cards[on]) || !affects(m, src, on)) return;
    addRow(m, { tag: ROW.possessed, src, on, by: me, left: 1, until: MOMENT.endOfTurn });
    emit(m, EVENT.lasting, citeOf(m, src), m.state.cards[on].ctrl, on, src);
  },

  takeOver(m: Machine, src: CardId, me: SeatId, card: CardId): void {
    const s = m.state;
    if (card === NONE || !mayMove(m, src, card) || roomBeside(s, me) <= 0 || seatStat(m, STAT.noSide, me) > 0) return;
    handOver(m, card, me, SIDE, citeOf(m, src));
    const c = s.cards[card];
    if (c.zone !== SIDE) return;
    c.anchor = src;
    c.home = HAND;
  },

  /** Equips fall off first; a creature that was held only by one of them is gone then, and the other still changes hands. */
  swapPrimaries(m: Machine, src: CardId, me: SeatId, other: SeatId): void {
    const s = m.state;
    const mine = primaryOf(s, me);
    const theirs = primaryOf(s, other);
    if (mine === NONE || theirs === NONE || !mayMove(m, src, mine) || !mayMove(m, src, theirs)) return;
    cutLoose(m, mine, true);
    cutLoose(m, theirs, true);
    while (tidy(m)) {
      // Anchors that lost their equip let go.
    }
    const cite = citeOf(m, src);
    if (s.cards[mine].zone === PRIMARY) handOver(m, mine, other, PRIMARY, cite);
    if (s.cards[theirs].zone === PRIMARY) handOver(m, theirs, me, PRIMARY, cite);
  },

  wear(m: Machine, src: CardId, on: CardId): void {
    const c = m.state.cards[src];
    if (c.zone !== MAGIC || on === NONE || !isFighter(m.state.cards[on])) return;
    c.host = on;
    emit(m, EVENT.equipped, CITE['W6.4.2'], c.ctrl, src, on);
  },

  /** A player whose creature was taken must summon up to an AL: the checkpoint sees to it, for all such players in turn. */
  mustSummon(m: Machine, who: SeatId, maxAl: number): void {
    if (primaryOf(m.state, who) === NONE) m.state.seats[who].n[PLAYER.forcedAl] = maxAl;
  },

  becomeEquip(m: Machine, src: CardId, { on, side, home }: Becoming): void {
    const s = m.state;
    const c = s.cards[src];
    const seat = side === 'holder' ? c.ctrl : c.owner;
    if (on === NONE || !isFighter(s.cards[on]) || freeSlots(m, seat) <= 0 || !affects(m, src, on)) {
      send(m, src, CEMETERY, homeOf(m, src), citeOf(m, src));
      return;
    }
    cutLoose(m, src);
    // W12.3: what anchored it has let go of it, and that comes first.
    if (!isFighter(c)) return;
    // It takes a slot of that player's, also where a partner's creature wears it.
    layMagic(m, src, seat, on, seat);
    if (home === 'deck') c.home = DECK;
    emit(m, EVENT.equipped, citeOf(m, src), seat, src, on);
  },

  /** The turn starts over. What has been used to turn time back stays used, one just played included. */
  turnBack(m: Machine, src: CardId): void {
    const s = m.state;
    // In the order they lie in, which tells nothing of how cards are numbered.
    const used = s.seats.flatMap((_, seat) =>
      [CEMETERY, CHAIN].flatMap((zone) => pile(s, zone, seat as SeatId).filter((id) => defOf(m, id).turnsBack)),
    );
    const cite = citeOf(m, src);
    // W1.team.leave: nobody is brought back to the table.
    if (s.past[PAST.turn] === null) {
      emit(m, EVENT.fizzled, cite, s.active, src);
      return;
    }
    restore(m, s.past[PAST.turn]);
    emit(m, EVENT.turnedBack, cite, s.active, NONE);
    for (const id of used) if (s.cards[id].zone !== CEMETERY) moveCard(m, id, CEMETERY, s.cards[id].owner);
  },
};

/** A die rolled by a text. */
export function emitRoll(m: Machine, by: SeatId, src: CardId, faces: readonly number[]): void {
  emit(
    m,
    EVENT.rolled,
    citeOf(m, src),
    by,
    src,
    NONE,
    faces.reduce((a, b) => a + b, 0),
    faces.slice(),
  );
}

/**
 * Rules that a text's words run: they get the text's card and its player, then what the word is given. All are of one size.
 */
const INTO_DECK = slots('src: card', 'me: seat', 'card: card', 'home?: seat', 'items?', 'at?', 'counts?', 'ok?');

export const intoDeck = rule('intoDeck', INTO_DECK, [
  act((m, v) => {
    v[INTO_DECK.ok] = 0;
    const id = v[INTO_DECK.card];
    if (id === NONE || !mayMove(m, v[INTO_DECK.src], id) || standsIn(m, v[INTO_DECK.src], id)) return;
    v[INTO_DECK.ok] = 1;
    v[INTO_DECK.home] = homeOf(m, id);
    send(m, id, DECK, v[INTO_DECK.home], citeOf(m, v[INTO_DECK.src]));
  }),
  when((_m, v) => v[INTO_DECK.ok] === 1, [shuffle.call({ seat: (_m, v) => v[INTO_DECK.home] })]),
]);

const SHUFFLE_DECK = slots('src: card', 'me: seat', 'who: seat', 'b?', 'items?', 'at?', 'counts?', 'ok?');

export const shuffleDeck = rule('shuffleDeck', SHUFFLE_DECK, [shuffle.call({ seat: (_m, v) => v[SHUFFLE_DECK.who] })]);

const STEAL = slots('src: card', 'me: seat', 'link', 'card?: card', 'ability?', 'at?', 'counts?', 'ok?');

/** The link's card becomes this player's and is played at once if that is legal, else it goes to its owner's cemetery. */
export const steal = rule('steal', STEAL, [
  act((m, v) => {
    const s = m.state;
    v[STEAL.ok] = 0;
    const link = s.links[v[STEAL.link]];
    if (link === undefined || defOf(m, link.card).sure || s.cards[link.card].zone !== CHAIN) return;
    link.negated = 2;
    emit(m, EVENT.negated, citeOf(m, v[STEAL.src]), link.seat, link.card, v[STEAL.src]);
    v[STEAL.card] = link.card;
    v[STEAL.ability] = link.ability;
    if (isForeign(m, link.card, CHAIN, v[STEAL.me])) {
      send(m, link.card, CHAIN, v[STEAL.me], citeOf(m, v[STEAL.src]));
      return;
    }
    moveCard(m, link.card, CHAIN, v[STEAL.me]);
    // It is used before anything else happens, so a lightning keeps the window it was played in out of account.
    const why = link.ability === GRAFT ? whyNotGraft : whyNotPlay;
    v[STEAL.ok] = why(m, v[STEAL.me], link.card, null) === null ? 1 : 2;
  }),
  when(
    (_m, v) => v[STEAL.ok] === 1,
    [
      declare.call({
        seat: (_m, v) => v[STEAL.me],
        card: (_m, v) => v[STEAL.card],
        ability: (_m, v) => v[STEAL.ability],
        ...unasked(),
      }),
      resolve.call({ at: () => NONE }),
    ],
  ),
  when(
    (_m, v) => v[STEAL.ok] === 2,
    [act((m, v) => send(m, v[STEAL.card], CEMETERY, m.state.cards[v[STEAL.card]].owner, citeOf(m, v[STEAL.src])))],
  ),
]);

const REVIVE_IN_FRONT = slots('src: card', 'me: seat', 'card: card', 'b?', 'items?', 'at?', 'counts?', 'ok?');

/** Back from the cemetery to the front, held by this card (W12.3); whoever stood there goes to the hand. */
export const reviveInFront = rule('reviveInFront', REVIVE_IN_FRONT, [
  act((m, v) => {
    const s = m.state;
    v[REVIVE_IN_FRONT.ok] = 0;
    const id = v[REVIVE_IN_FRONT.card];
    const old = primaryOf(s, v[REVIVE_IN_FRONT.me]);
    const src = v[REVIVE_IN_FRONT.src];
    if (id === NONE || !mayExhume(m, src, id) || (old !== NONE && !mayMove(m, src, old))) {
      send(
        m,
        v[REVIVE_IN_FRONT.src],
        CEMETERY,
        s.cards[v[REVIVE_IN_FRONT.src]].owner,
        citeOf(m, v[REVIVE_IN_FRONT.src]),
      );
      return;
    }
    v[REVIVE_IN_FRONT.ok] = 1;
    if (old !== NONE) send(m, old, HAND, homeOf(m, old), citeOf(m, v[REVIVE_IN_FRONT.src]));
    relocate(m, id, PRIMARY, v[REVIVE_IN_FRONT.me]);
    s.cards[id].anchor = v[REVIVE_IN_FRONT.src];
    s.cards[id].home = CEMETERY;
    emit(m, EVENT.moved, CITE['W12.1'], v[REVIVE_IN_FRONT.me], id, v[REVIVE_IN_FRONT.src], PRIMARY);
    effectRun.wear(m, v[REVIVE_IN_FRONT.src], id);
  }),
  when(
    (_m, v) => v[REVIVE_IN_FRONT.ok] === 1,
    [arrive.call({ seat: (_m, v) => v[REVIVE_IN_FRONT.me], card: (_m, v) => v[REVIVE_IN_FRONT.card] })],
  ),
]);

const STAND_BEFORE = slots('src: card', 'me: seat', 'who: seat', 'home?: seat', 'items?', 'at?', 'counts?', 'ok?');

/** This hybrid becomes an opponent's primary for the rest of the match; theirs is shuffled into their deck. */
export const standBefore = rule('standBefore', STAND_BEFORE, [
  act((m, v) => {
    const s = m.state;
    const who = v[STAND_BEFORE.who];
    const old = primaryOf(s, who);
    v[STAND_BEFORE.ok] = old !== NONE && mayMove(m, v[STAND_BEFORE.src], old) ? 1 : 0;
    if (v[STAND_BEFORE.ok] === 0) return;
    v[STAND_BEFORE.home] = homeOf(m, old);
    if (!standsIn(m, v[STAND_BEFORE.src], old))
      send(m, old, DECK, v[STAND_BEFORE.home], citeOf(m, v[STAND_BEFORE.src]));
  }),
  act((m, v) => {
    if (v[STAND_BEFORE.ok] === 0) return;
    const s = m.state;
    const who = v[STAND_BEFORE.who];
    moveCard(m, v[STAND_BEFORE.src], PRIMARY, who);
    s.cards[v[STAND_BEFORE.src]].flags |= CREATURE_FOR_GOOD;
    s.cards[v[STAND_BEFORE.src]].memo = v[STAND_BEFORE.me];
    emit(m, EVENT.moved, citeOf(m, v[STAND_BEFORE.src]), who, v[STAND_BEFORE.src], NONE, PRIMARY);
  }),
  when(
    (_m, v) => v[STAND_BEFORE.ok] === 1,
    [
      shuffle.call({ seat: (_m, v) => v[STAND_BEFORE.home] }),
      arrive.call({ seat: (_m, v) => v[STAND_BEFORE.who], card: (_m, v) => v[STAND_BEFORE.src] }),
    ],
  ),
]);

const RECYCLE_FIELD = slots(
  'src: card',
  'me: seat',
  'others',
  'beside',
  'seats?: seats',
  'at?',
  'counts?: nums',
  'ok?',
);

/** How many cards under a creature go where it goes. */
const goingAlong = (m: Machine, id: CardId): number =>
  defOf(m, id).leavesUnder ? 0 : (cardsUnder(m.state, id)?.length ?? 0);

/** Every primary and every magic on the field, with others also what stands beside, back to the decks they came from; each player draws as many as left their side, cards under a creature included. */
export const recycleField = rule('recycleField', RECYCLE_FIELD, [
  act((m, v) => {
    const s = m.state;
    const counts = s.seats.map(() => 0);
    const got = s.seats.map(() => 0);
    // Magics first: an equip goes to its deck as well, and is not destroyed for having lost its creature.
    for (const zone of v[RECYCLE_FIELD.beside] === 1 ? [MAGIC, SIDE, PRIMARY] : [MAGIC, PRIMARY]) {
      for (const seat of seatsFrom(s, v[RECYCLE_FIELD.me])) {
        for (const id of pile(s, zone, seat).slice()) {
          if (v[RECYCLE_FIELD.others] === 1 && id === v[RECYCLE_FIELD.src]) continue;
          if (s.cards[id].zone !== zone || !mayMove(m, v[RECYCLE_FIELD.src], id)) continue;
          if (standsIn(m, v[RECYCLE_FIELD.src], id)) continue;
          counts[seat] += 1 + goingAlong(m, id);
          got[s.cards[id].owner] = 1;
          send(m, id, DECK, s.cards[id].owner, citeOf(m, v[RECYCLE_FIELD.src]));
        }
      }
    }
    v[RECYCLE_FIELD.counts] = counts;
    // Whoever lost no card to this and got none back keeps the order of their deck.
    v[RECYCLE_FIELD.seats] = seatsFrom(s, v[RECYCLE_FIELD.me]).filter((x) => counts[x] + got[x] > 0);
    v[RECYCLE_FIELD.at] = 0;
  }),
  loop(
    (_m, v) => v[RECYCLE_FIELD.at] < v[RECYCLE_FIELD.seats].length,
    [shuffle.call({ seat: (_m, v) => v[RECYCLE_FIELD.seats][v[RECYCLE_FIELD.at]++] })],
  ),
  act((m, v) => {
    for (const seat of v[RECYCLE_FIELD.seats])
      drawCards(m, seat, v[RECYCLE_FIELD.counts][seat], citeOf(m, v[RECYCLE_FIELD.src]));
  }),
]);

export const effectRules: readonly AnyRule[] = [intoDeck, shuffleDeck, steal, reviveInFront, standBefore, recycleField];
