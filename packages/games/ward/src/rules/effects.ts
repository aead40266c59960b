import {
  type AnyRule,
  act,
  addRow,
  allSeats,
  type CardId,
  cyclesFrom,
  type EffectId,
  EVERYONE,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  pile,
  restore,
  rule,
  type SeatId,
  seatsFrom,
  slots,
  when,
  type Zone,
} from '@wardroom/core';
import {
  C,
  CEMETERY,
  CHAIN,
  CREATURE_FOR_GOOD,
  DECK,
  EV,
  G,
  gOf,
  HAND,
  MAGIC,
  MOMENT,
  P,
  PAST,
  PRIMARY,
  ROW,
  SIDE,
} from '../words.ts';
import { declare, PLAY, resolve, unasked, whyNotPlay } from './chain.ts';
import {
  canLeave,
  cardsUnder,
  citeOf,
  cutLoose,
  defOf,
  freeSlots,
  handOver,
  homeOf,
  isFighter,
  isForeign,
  layMagic,
  onField,
  primaryOf,
  progress,
  putBeside,
  reaches,
  relocate,
  roomBeside,
  send,
  tidy,
} from './field.ts';
import { arrive, drawCards, shuffle } from './summon.ts';

/** What card texts do beyond damage and stats. Those that pause are rules; the rest are in `effectRun`. */

/** An effect may move a card: it reaches it, and nothing nails it down. */
function mayMove(m: Machine, src: CardId, id: CardId): boolean {
  if (id === gOf(m.state)[G.bossCard]) emit(m, EV.unmoved, C['B10.3'], m.state.cards[id].ctrl, id, src);
  return isMovable(m, src, id);
}

/** Whether an effect could move a card, if there is one: it leaves the boss where it is (B10.3). */
const isMovable = (m: Machine, src: CardId, id: CardId): boolean =>
  id !== NONE && (!onField(m.state.cards[id]) || (reaches(m, src, id) && canLeave(m, id)));

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
      const seat = whose === 'owner' ? c.owner : whose === 'holder' ? c.ctrl : homeOf(m, id);
      send(m, id, zone, seat, citeOf(m, src), bottom);
    }
  },

  look(m: Machine, me: SeatId, cards: readonly CardId[]): void {
    for (const id of cards) m.state.known[id] |= 1 << me;
  },

  show(m: Machine, src: CardId, me: SeatId, card: CardId): void {
    if (card === NONE) return;
    m.state.known[card] = EVERYONE;
    emit(m, EV.chose, citeOf(m, src), me, card, src);
  },

  revealHand(m: Machine, src: CardId, me: SeatId, who: SeatId): void {
    const hand = pile(m.state, HAND, who);
    for (const id of hand) m.state.known[id] |= 1 << me;
    emit(m, EV.revealedHand, citeOf(m, src), who, src, NONE, hand.length, hand.slice());
  },

  negate(m: Machine, src: CardId, index: number): void {
    const link = m.state.links[index];
    if (link === undefined || defOf(m, link.card).sure) return;
    link.negated = 1;
    emit(m, EV.negated, citeOf(m, src), link.seat, link.card, src);
  },

  comeBack(m: Machine, src: CardId, me: SeatId, cycles: number): void {
    const c = m.state.cards[src];
    send(m, src, CEMETERY, c.owner, citeOf(m, src));
    addRow(m, {
      tag: ROW.comesBack,
      src,
      on: src,
      by: me,
      n: c.stamp,
      left: cyclesFrom(m, me, cycles),
      until: MOMENT.cycle,
    });
  },

  row(m: Machine, tag: number, src: CardId, me: SeatId, on: CardId): void {
    if (on === NONE || !reaches(m, src, on)) return;
    if (m.state.rows.some((r) => r.tag === tag && r.on === on)) return;
    // What holds it is known, wherever the card has gone meanwhile: the definition stands where modifiers have their group.
    const held: number = m.state.cards[src].def;
    addRow(m, { tag, src, on, by: me, effect: held as EffectId });
    emit(m, EV.lasting, citeOf(m, src), m.state.cards[on].ctrl, on, src);
  },

  cemeteryHp(m: Machine, src: CardId, who: SeatId, n: number): void {
    m.state.seats[who].n[P.offset] += n;
    progress(m);
    emit(m, EV.cemeteryHp, citeOf(m, src), who, src, NONE, n);
  },

  beside(m: Machine, src: CardId, me: SeatId, card: CardId, home: Zone, anchored: boolean): void {
    if (card === NONE || roomBeside(m.state, me) <= 0) return;
    putBeside(m, card, me, anchored ? src : NONE, anchored ? home : NONE, citeOf(m, src));
  },

  takeOver(m: Machine, src: CardId, me: SeatId, card: CardId): void {
    const s = m.state;
    if (card === NONE || !mayMove(m, src, card) || roomBeside(s, me) <= 0) return;
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
    emit(m, EV.equipped, C['W6.4.2'], c.ctrl, src, on);
  },

  /** A player whose creature was taken must summon up to an AL: the checkpoint sees to it, for all such players in turn. */
  mustSummon(m: Machine, who: SeatId, maxAl: number): void {
    if (primaryOf(m.state, who) === NONE) m.state.seats[who].n[P.forcedAl] = maxAl;
  },

  becomeEquip(m: Machine, src: CardId, on: CardId): void {
    const s = m.state;
    const owner = s.cards[src].owner;
    if (on === NONE || !isFighter(s.cards[on]) || freeSlots(m, owner) <= 0 || !reaches(m, src, on)) {
      send(m, src, CEMETERY, homeOf(m, src), citeOf(m, src));
      return;
    }
    cutLoose(m, src);
    // W12.3: what anchored it has let go of it, and that comes first.
    if (!isFighter(s.cards[src])) return;
    // It takes a slot of its owner's, also where it halves a partner's creature.
    layMagic(m, src, owner, on, owner);
    emit(m, EV.equipped, citeOf(m, src), owner, src, on);
  },

  /** The turn starts over. What has been used to turn time back stays used, one just played included. */
  turnBack(m: Machine, src: CardId): void {
    const s = m.state;
    const used = s.cards.flatMap((c, i) => {
      const id = i as CardId;
      return defOf(m, id).turnsBack && (c.zone === CEMETERY || c.zone === CHAIN) ? [id] : [];
    });
    const cite = citeOf(m, src);
    // W1.team.leave: nobody is brought back to the table.
    if (s.past[PAST.turn] === null) {
      emit(m, EV.fizzled, cite, s.active, src);
      return;
    }
    restore(m, s.past[PAST.turn]);
    emit(m, EV.turnedBack, cite, s.active, NONE);
    for (const id of used) if (s.cards[id].zone !== CEMETERY) moveCard(m, id, CEMETERY, s.cards[id].owner);
  },
};

/** A die rolled by a text. */
export function emitRoll(m: Machine, by: SeatId, src: CardId, faces: number[]): void {
  emit(
    m,
    EV.rolled,
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
const D = slots('src: card', 'me: seat', 'card: card', 'home?: seat', 'items?', 'at?', 'counts?', 'ok?');

export const intoDeck = rule('intoDeck', D, [
  act((m, v) => {
    v[D.ok] = 0;
    const id = v[D.card];
    if (id === NONE || !mayMove(m, v[D.src], id)) return;
    v[D.ok] = 1;
    v[D.home] = homeOf(m, id);
    send(m, id, DECK, v[D.home], citeOf(m, v[D.src]));
  }),
  when((_m, v) => v[D.ok] === 1, [shuffle.call({ seat: (_m, v) => v[D.home] })]),
]);

const H = slots('src: card', 'me: seat', 'who: seat', 'b?', 'items?', 'at?', 'counts?', 'ok?');

export const shuffleDeck = rule('shuffleDeck', H, [shuffle.call({ seat: (_m, v) => v[H.who] })]);

const S = slots('src: card', 'me: seat', 'link', 'card?: card', 'items?', 'at?', 'counts?', 'ok?');

/** The link's card becomes this player's and is played at once if that is legal, else it goes to its owner's cemetery. */
export const steal = rule('steal', S, [
  act((m, v) => {
    const s = m.state;
    v[S.ok] = 0;
    const link = s.links[v[S.link]];
    if (link === undefined || defOf(m, link.card).sure || s.cards[link.card].zone !== CHAIN) return;
    link.negated = 2;
    emit(m, EV.negated, citeOf(m, v[S.src]), link.seat, link.card, v[S.src]);
    v[S.card] = link.card;
    if (isForeign(m, link.card, CHAIN, v[S.me])) {
      send(m, link.card, CHAIN, v[S.me], citeOf(m, v[S.src]));
      return;
    }
    moveCard(m, link.card, CHAIN, v[S.me]);
    // It is used before anything else happens, so a lightning keeps the window it was played in out of account.
    v[S.ok] = whyNotPlay(m, v[S.me], link.card, null) === null ? 1 : 2;
  }),
  when(
    (_m, v) => v[S.ok] === 1,
    [
      declare.call({ seat: (_m, v) => v[S.me], card: (_m, v) => v[S.card], ability: () => PLAY, ...unasked() }),
      resolve.call({ at: () => NONE }),
    ],
  ),
  when(
    (_m, v) => v[S.ok] === 2,
    [act((m, v) => send(m, v[S.card], CEMETERY, m.state.cards[v[S.card]].owner, citeOf(m, v[S.src])))],
  ),
]);

const F = slots('src: card', 'me: seat', 'card: card', 'b?', 'items?', 'at?', 'counts?', 'ok?');

/** Back from the cemetery to the front, held by this card (W12.3); whoever stood there goes to the hand. */
export const reviveInFront = rule('reviveInFront', F, [
  act((m, v) => {
    const s = m.state;
    v[F.ok] = 0;
    const id = v[F.card];
    const old = primaryOf(s, v[F.me]);
    if (id === NONE || (old !== NONE && !mayMove(m, v[F.src], old))) {
      send(m, v[F.src], CEMETERY, s.cards[v[F.src]].owner, citeOf(m, v[F.src]));
      return;
    }
    v[F.ok] = 1;
    if (old !== NONE) send(m, old, HAND, homeOf(m, old), citeOf(m, v[F.src]));
    relocate(m, id, PRIMARY, v[F.me]);
    s.cards[id].anchor = v[F.src];
    s.cards[id].home = CEMETERY;
    emit(m, EV.moved, C['W12.1'], v[F.me], id, v[F.src], PRIMARY);
    effectRun.wear(m, v[F.src], id);
  }),
  when((_m, v) => v[F.ok] === 1, [arrive.call({ seat: (_m, v) => v[F.me], card: (_m, v) => v[F.card] })]),
]);

const B = slots('src: card', 'me: seat', 'who: seat', 'home?: seat', 'items?', 'at?', 'counts?', 'ok?');

/** This hybrid becomes an opponent's primary for the rest of the match; theirs is shuffled into their deck. */
export const standBefore = rule('standBefore', B, [
  act((m, v) => {
    const s = m.state;
    const who = v[B.who];
    const old = primaryOf(s, who);
    v[B.ok] = old !== NONE && mayMove(m, v[B.src], old) ? 1 : 0;
    if (v[B.ok] === 0) return;
    v[B.home] = homeOf(m, old);
    send(m, old, DECK, v[B.home], citeOf(m, v[B.src]));
    moveCard(m, v[B.src], PRIMARY, who);
    s.cards[v[B.src]].flags |= CREATURE_FOR_GOOD;
    s.cards[v[B.src]].memo = v[B.me];
    emit(m, EV.moved, citeOf(m, v[B.src]), who, v[B.src], NONE, PRIMARY);
  }),
  when(
    (_m, v) => v[B.ok] === 1,
    [
      shuffle.call({ seat: (_m, v) => v[B.home] }),
      arrive.call({ seat: (_m, v) => v[B.who], card: (_m, v) => v[B.src] }),
    ],
  ),
]);

const V = slots('src: card', 'me: seat', 'a?', 'b?', 'seats?: seats', 'at?', 'counts?: nums', 'ok?');

/** Every primary and every magic on the field back to the decks they came from; each player draws as many as left their side, cards under a creature included. */
export const recycleField = rule('recycleField', V, [
  act((m, v) => {
    const s = m.state;
    const counts = s.seats.map(() => 0);
    // Magics first: an equip goes to its deck as well, and is not destroyed for having lost its creature.
    for (const zone of [MAGIC, PRIMARY]) {
      for (const seat of seatsFrom(s, v[V.me])) {
        for (const id of pile(s, zone, seat).slice()) {
          if (s.cards[id].zone !== zone || !mayMove(m, v[V.src], id)) continue;
          counts[seat] += 1 + (cardsUnder(s, id)?.length ?? 0);
          send(m, id, DECK, s.cards[id].owner, citeOf(m, v[V.src]));
        }
      }
    }
    v[V.counts] = counts;
    v[V.seats] = seatsFrom(s, v[V.me]);
    v[V.at] = 0;
  }),
  loop((_m, v) => v[V.at] < v[V.seats].length, [shuffle.call({ seat: (_m, v) => v[V.seats][v[V.at]++] })]),
  act((m, v) => {
    for (const seat of v[V.seats]) drawCards(m, seat, v[V.counts][seat], citeOf(m, v[V.src]));
  }),
]);

export const effectRules: readonly AnyRule[] = [intoDeck, shuffleDeck, steal, reviveInFront, standBefore, recycleField];
