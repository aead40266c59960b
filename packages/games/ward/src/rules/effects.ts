import {
  act,
  addRow,
  call,
  cyclesFrom,
  EVERYONE,
  emit,
  list,
  loop,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Rule,
  restore,
  rule,
  seatsFrom,
  setList,
  slots,
  when,
} from '@wardroom/core';
import {
  C,
  CEMETERY,
  CHAIN,
  CREATURE_FOR_GOOD,
  DECK,
  EV,
  G,
  HAND,
  MAGIC,
  MOMENT,
  P,
  PAST,
  PRIMARY,
  ROW,
  SIDE,
} from '../words.ts';
import { PLAY, whyNotPlay } from './chain.ts';
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
  putBeside,
  reaches,
  relocate,
  roomBeside,
  send,
  tidy,
} from './field.ts';
import { progress } from './progress.ts';
import { drawCards } from './summon.ts';

/** What card texts do beyond damage and stats. Those that pause are rules; the rest are in `effectRun`. */

/** An effect may move a card: it reaches it, and nothing nails it down. */
function mayMove(m: Machine, src: number, id: number): boolean {
  if (id === m.state.g[G.bossCard]) emit(m, EV.unmoved, C['B10.3'], m.state.cards[id].ctrl, id, src);
  return isMovable(m, src, id);
}

/** Whether an effect could move a card, if there is one: it leaves the boss where it is (B10.3). */
const isMovable = (m: Machine, src: number, id: number): boolean =>
  id !== NONE && (!onField(m.state.cards[id]) || (reaches(m, src, id) && canLeave(m, id)));

/** When a text that moves cards would move none: for what is not to be offered (W6.2.1). */
export const movesNone = {
  of: (m: Machine, src: number, cards: readonly number[]): boolean =>
    cards.every((id) => !isMovable(m, src, id) || (m.state.cards[id].zone === CEMETERY && defOf(m, id).locked)),
  primaries: (m: Machine, src: number, seats: readonly number[]): boolean =>
    seats.some((seat) => !isMovable(m, src, primaryOf(m.state, seat))),
  field: (m: Machine, src: number): boolean =>
    m.state.seats.every((_, seat) =>
      [PRIMARY, MAGIC].every((zone) => pile(m.state, zone, seat).every((id) => !isMovable(m, src, id))),
    ),
};

export const effectRun = {
  send(
    m: Machine,
    src: number,
    cards: readonly number[],
    zone: number,
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

  look(m: Machine, me: number, cards: readonly number[]): void {
    for (const id of cards) m.state.known[id] |= 1 << me;
  },

  show(m: Machine, src: number, me: number, card: number): void {
    if (card === NONE) return;
    m.state.known[card] = EVERYONE;
    emit(m, EV.chose, citeOf(m, src), me, card, src);
  },

  revealHand(m: Machine, src: number, me: number, who: number): void {
    const hand = pile(m.state, HAND, who);
    for (const id of hand) m.state.known[id] |= 1 << me;
    emit(m, EV.revealedHand, citeOf(m, src), who, src, NONE, hand.length, hand.slice());
  },

  negate(m: Machine, src: number, index: number): void {
    const link = m.state.links[index];
    if (link === undefined || defOf(m, link.card).sure) return;
    link.negated = 1;
    emit(m, EV.negated, citeOf(m, src), link.seat, link.card, src);
  },

  comeBack(m: Machine, src: number, me: number, cycles: number): void {
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

  row(m: Machine, tag: number, src: number, me: number, on: number): void {
    if (on === NONE || !reaches(m, src, on)) return;
    if (m.state.rows.some((r) => r.tag === tag && r.on === on)) return;
    // What holds it is known, wherever the card has gone meanwhile.
    addRow(m, { tag, src, on, by: me, effect: m.state.cards[src].def });
    emit(m, EV.lasting, citeOf(m, src), m.state.cards[on].ctrl, on, src);
  },

  cemeteryHp(m: Machine, src: number, who: number, n: number): void {
    m.state.seats[who].n[P.offset] += n;
    progress(m);
    emit(m, EV.cemeteryHp, citeOf(m, src), who, src, NONE, n);
  },

  beside(m: Machine, src: number, me: number, card: number, home: number, anchored: boolean): void {
    if (card === NONE || roomBeside(m.state, me) <= 0) return;
    putBeside(m, card, me, anchored ? src : NONE, anchored ? home : NONE, citeOf(m, src));
  },

  takeOver(m: Machine, src: number, me: number, card: number): void {
    const s = m.state;
    if (card === NONE || !mayMove(m, src, card) || roomBeside(s, me) <= 0) return;
    handOver(m, card, me, SIDE, citeOf(m, src));
    const c = s.cards[card];
    if (c.zone !== SIDE) return;
    c.anchor = src;
    c.home = HAND;
  },

  /** Equips fall off first; a creature that was held only by one of them is gone then, and the other still changes hands. */
  swapPrimaries(m: Machine, src: number, me: number, other: number): void {
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

  wear(m: Machine, src: number, on: number): void {
    const c = m.state.cards[src];
    if (c.zone !== MAGIC || on === NONE || !isFighter(m.state.cards[on])) return;
    c.host = on;
    emit(m, EV.equipped, C['W6.4.2'], c.ctrl, src, on);
  },

  /** A player whose creature was taken must summon up to an AL: the checkpoint sees to it, for all such players in turn. */
  mustSummon(m: Machine, who: number, maxAl: number): void {
    if (primaryOf(m.state, who) === NONE) m.state.seats[who].n[P.forcedAl] = maxAl;
  },

  becomeEquip(m: Machine, src: number, on: number): void {
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
  turnBack(m: Machine, src: number): void {
    const s = m.state;
    const used = s.cards.flatMap((c, id) =>
      defOf(m, id).turnsBack && (c.zone === CEMETERY || c.zone === CHAIN) ? [id] : [],
    );
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
export function emitRoll(m: Machine, by: number, src: number, faces: number[]): void {
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

const V = slots('src', 'me', 'a', 'b', 'items', 'at', 'counts', 'ok');

const intoDeck = rule('intoDeck', V, [
  act((m, v) => {
    v[V.ok] = 0;
    const id = v[V.a];
    if (id === NONE || !mayMove(m, v[V.src], id)) return;
    v[V.ok] = 1;
    v[V.b] = homeOf(m, id);
    send(m, id, DECK, v[V.b], citeOf(m, v[V.src]));
  }),
  when((_m, v) => v[V.ok] === 1, [call('shuffle', (_m, v) => [v[V.b]])]),
]);

const shuffleDeck = rule('shuffleDeck', V, [call('shuffle', (_m, v) => [v[V.a]])]);

/** The link's card becomes this player's and is played at once if that is legal, else it goes to its owner's cemetery. */
const steal = rule('steal', V, [
  act((m, v) => {
    const s = m.state;
    v[V.ok] = 0;
    const link = s.links[v[V.a]];
    if (link === undefined || defOf(m, link.card).sure || s.cards[link.card].zone !== CHAIN) return;
    link.negated = 2;
    emit(m, EV.negated, citeOf(m, v[V.src]), link.seat, link.card, v[V.src]);
    v[V.b] = link.card;
    if (isForeign(m, link.card, CHAIN, v[V.me])) {
      send(m, link.card, CHAIN, v[V.me], citeOf(m, v[V.src]));
      return;
    }
    moveCard(m, link.card, CHAIN, v[V.me]);
    // It is used before anything else happens, so a lightning keeps the window it was played in out of account.
    v[V.ok] = whyNotPlay(m, v[V.me], link.card, null) === null ? 1 : 2;
  }),
  when(
    (_m, v) => v[V.ok] === 1,
    [call('declare', (_m, v) => [v[V.me], v[V.b], PLAY, NONE, NONE, NONE, 0]), call('resolve', () => [NONE])],
  ),
  when(
    (_m, v) => v[V.ok] === 2,
    [act((m, v) => send(m, v[V.b], CEMETERY, m.state.cards[v[V.b]].owner, citeOf(m, v[V.src])))],
  ),
]);

/** Back from the cemetery to the front, held by this card (W12.3); whoever stood there goes to the hand. */
const reviveInFront = rule('reviveInFront', V, [
  act((m, v) => {
    const s = m.state;
    v[V.ok] = 0;
    const id = v[V.a];
    const old = primaryOf(s, v[V.me]);
    if (id === NONE || (old !== NONE && !mayMove(m, v[V.src], old))) {
      send(m, v[V.src], CEMETERY, s.cards[v[V.src]].owner, citeOf(m, v[V.src]));
      return;
    }
    v[V.ok] = 1;
    if (old !== NONE) send(m, old, HAND, homeOf(m, old), citeOf(m, v[V.src]));
    relocate(m, id, PRIMARY, v[V.me]);
    s.cards[id].anchor = v[V.src];
    s.cards[id].home = CEMETERY;
    emit(m, EV.moved, C['W12.1'], v[V.me], id, v[V.src], PRIMARY);
    effectRun.wear(m, v[V.src], id);
  }),
  when((_m, v) => v[V.ok] === 1, [call('arrive', (_m, v) => [v[V.me], v[V.a]])]),
]);

/** This hybrid becomes an opponent's primary for the rest of the match; theirs is shuffled into their deck. */
const standBefore = rule('standBefore', V, [
  act((m, v) => {
    const s = m.state;
    const who = v[V.a];
    const old = primaryOf(s, who);
    v[V.ok] = old !== NONE && mayMove(m, v[V.src], old) ? 1 : 0;
    if (v[V.ok] === 0) return;
    v[V.b] = homeOf(m, old);
    send(m, old, DECK, v[V.b], citeOf(m, v[V.src]));
    moveCard(m, v[V.src], PRIMARY, who);
    s.cards[v[V.src]].flags |= CREATURE_FOR_GOOD;
    s.cards[v[V.src]].memo = v[V.me];
    emit(m, EV.moved, citeOf(m, v[V.src]), who, v[V.src], NONE, PRIMARY);
  }),
  when((_m, v) => v[V.ok] === 1, [call('shuffle', (_m, v) => [v[V.b]]), call('arrive', (_m, v) => [v[V.a], v[V.src]])]),
]);

/** Every primary and every magic on the field back to the decks they came from; each player draws as many as left their side, cards under a creature included. */
const recycleField = rule('recycleField', V, [
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
    setList(v, V.counts, counts);
    setList(v, V.items, seatsFrom(s, v[V.me]));
    v[V.at] = 0;
  }),
  loop((_m, v) => v[V.at] < list(v, V.items).length, [call('shuffle', (_m, v) => [list(v, V.items)[v[V.at]++]])]),
  act((m, v) => {
    for (const seat of list(v, V.items)) drawCards(m, seat, list(v, V.counts)[seat], citeOf(m, v[V.src]));
  }),
]);

export const effectRules: readonly Rule[] = [intoDeck, shuffleDeck, steal, reviveInFront, standBefore, recycleField];
