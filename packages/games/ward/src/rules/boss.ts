import {
  type AnyRule,
  act,
  announce,
  answer,
  ask,
  type CardId,
  type Choice,
  call,
  EVERYONE,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  nextSeat,
  pile,
  roll,
  rule,
  type SeatId,
  type State,
  type Step,
  seatsFrom,
  slots,
  stop,
  type Value,
  type VarsOf,
  type Verb,
  when,
} from '@wardroom/core';
import {
  BOSS_BY,
  C,
  CEMETERY,
  DECK,
  EV,
  FIRST_SEAT,
  G,
  gOf,
  MAGIC,
  OPT,
  P,
  PHASE,
  PRIMARY,
  PROMPT,
  SIDE,
  VERB,
} from '../words.ts';
import { battle, fightingAllowed, mayBattle } from './battle.ts';
import { PLAY, phaseWindow, play, usable, whyNotPlay } from './chain.ts';
import { checkpoint, losses } from './checkpoint.ts';
import { canAct, ticks } from './damage.ts';
import { defOf, isFighter, primaryOf, putBeside, roomBeside, send } from './field.ts';
import { shuffle } from './summon.ts';
import { breakFree, holds, payHolds, phase, setPhase, turnBegins, turnEnds } from './turn.ts';

/** The boss: its turns, its draws, its attacks, and how the table plays it (B8–B12). */

const isBoss = (s: State, seat: SeatId): boolean => seat === gOf(s)[G.boss] && seat !== NONE;

const V = slots('seat: seat');

/** B9.3.1: draw, magic and summoning, combat. */
export const bossTurn = rule('bossTurn', V, [
  ...turnBegins,
  act((m, v) => {
    m.state.seats[v[V.seat]].n[P.turns]++;
    setPhase(m, PHASE.draw, C['B9.3.1']);
  }),
  call(() => bossDraw, {
    seat: (_m, v) => v[V.seat],
    cite: (m) => (m.state.turn === 1 ? C['B8.3'] : C['B9.3.1']),
  }),
  phaseWindow((_m, v) => v[V.seat]),
  // B10.8: before anything else it tries to get free.
  loop(
    (m, v) => holds(m, v[V.seat]).length > 0,
    [
      act((m, v) => {
        const [held] = holds(m, v[V.seat]);
        breakFree.enter(m, { seat: v[V.seat], card: held.card, stamp: held.n });
      }),
    ],
  ),
  loop(
    (m, v) => remedies(m, v[V.seat]).length > 0,
    [
      act((m, v) => {
        const [use] = remedies(m, v[V.seat]);
        play.enter(m, { seat: v[V.seat], card: use.card, ability: use.n });
      }),
    ],
  ),
  phase.call({ seat: (_m, v) => v[V.seat], phase: () => PHASE.main }),
  call(() => bossCombat, { seat: (_m, v) => v[V.seat] }),
  ...turnEnds(C['B9.3.1']),
]);

/** What players' cards let the boss do about them: a roll to be rid of what it wears. */
const remedies = (m: Machine, seat: SeatId): Choice[] =>
  usable(m, seat, false).filter((c) => m.state.cards[c.card].owner !== seat);

/** B9.1: between two players' turns the boss has one. */
export function hasMiniTurnAfter(s: State, seat: SeatId): boolean {
  const boss = gOf(s)[G.boss];
  return boss !== NONE && seat !== boss && nextSeat(s, seat) !== boss;
}

/** B9.3.2: a draw phase only. */
export const miniTurn = rule('miniTurn', V, [
  act((m, v) => {
    emit(m, EV.miniTurn, C['B9.3.2'], v[V.seat], NONE, NONE, m.state.active);
    announce(m, EV.miniTurn, NONE, NONE, m.state.active);
  }),
  checkpoint((_m, v) => v[V.seat]),
  call(() => bossDraw, { seat: (_m, v) => v[V.seat], cite: () => C['B9.3.2'] }),
]);

const D = slots('seat: seat', 'cite: cite', 'card?: card');

/** B10.5–7: one card, which is played at once. */
const bossDraw = rule('bossDraw', D, [
  when(
    (m, v) => pile(m.state, DECK, v[D.seat]).length === 0 && magicsToReturn(m, v[D.seat]).length > 0,
    [
      act((m, v) => {
        for (const id of magicsToReturn(m, v[D.seat])) moveCard(m, id, DECK, v[D.seat]);
        emit(m, EV.reshuffled, C['B10.7'], v[D.seat], NONE);
      }),
      shuffle.call({ seat: (_m, v) => v[D.seat] }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    const deck = pile(s, DECK, v[D.seat]);
    v[D.card] = deck.length === 0 ? NONE : deck[deck.length - 1];
    if (v[D.card] === NONE) return;
    s.known[v[D.card]] = EVERYONE;
    emit(m, EV.bossDraws, v[D.cite], v[D.seat], v[D.card]);
  }),
  when((_m, v) => v[D.card] === NONE, [stop]),
  when((m, v) => wastes(m, v[D.seat], v[D.card]), [checkpoint((_m, v) => v[D.seat]), stop]),
  when(
    (m, v) => defOf(m, v[D.card]).kind === 'creature',
    [act((m, v) => putBeside(m, v[D.card], v[D.seat], NONE, NONE, C['W13.1'])), checkpoint((_m, v) => v[D.seat]), stop],
  ),
  play.call({ seat: (_m, v) => v[D.seat], card: (_m, v) => v[D.card], ability: () => PLAY }),
]);

const magicsToReturn = (m: Machine, seat: SeatId): CardId[] =>
  pile(m.state, CEMETERY, seat).filter((id) => defOf(m, id).kind !== 'creature');

/** B10.5–6: what cannot be played goes to the cemetery, without any effect. True if it did. */
function wastes(m: Machine, seat: SeatId, id: CardId): boolean {
  const def = defOf(m, id);
  const full = def.kind !== 'creature' && pile(m.state, MAGIC, seat).length >= 5;
  const useless = def.kind === 'creature' ? roomBeside(m.state, seat) <= 0 : whyNotPlay(m, seat, id, null) !== null;
  if (!full && !useless) return false;
  const cite = full ? C['B10.6'] : C['B10.5'];
  emit(m, EV.bossWastes, cite, seat, id);
  send(m, id, CEMETERY, seat, cite);
  return true;
}

const B = slots('seat: seat', 'fighters?: cards', 'at?', 'card?: card');

/** B11.1.1: it attacks, and so do its minions; a kill ends the phase as ever (W9.1.3). */
const bossCombat = rule('bossCombat', B, [
  act((m, v) => {
    const s = m.state;
    s.g[G.primaryKilled] = 0;
    setPhase(m, PHASE.combat, C['B9.3.1']);
    v[B.fighters] = [...pile(s, PRIMARY, v[B.seat]), ...pile(s, SIDE, v[B.seat])];
    v[B.at] = 0;
  }),
  loop(
    (m, v) => v[B.at] < v[B.fighters].length && m.state.g[G.primaryKilled] === 0,
    [
      act((_m, v) => {
        v[B.card] = v[B.fighters][v[B.at]];
      }),
      when(
        (m, v) => attacks(m, v[B.seat], v[B.card]),
        [
          call(() => targetRoll, {
            among: (m, v) => playersOf(m, v[B.seat]).filter((x) => primaryOf(m.state, x) !== NONE),
            card: (_m, v) => v[B.card],
            cite: () => C['B11.1.2'],
          }),
          // Everybody it could attack may have left meanwhile.
          when(
            (m) => m.state.ret !== NONE,
            [
              battle.call({
                attacker: (_m, v) => v[B.card],
                defender: (m) => primaryOf(m.state, rolledSeat(m)),
              }),
            ],
          ),
        ],
        [
          act((_m, v) => {
            v[B.at]++;
          }),
        ],
      ),
    ],
  ),
  when(
    (m) => m.state.rows.length > 0,
    [act((m, v) => payHolds(m, v[B.seat])), ticks.call({ seat: (_m, v) => v[B.seat] })],
  ),
  checkpoint((_m, v) => v[B.seat]),
]);

/** Whether a creature of the boss goes on to attack: it is able to, and somebody is there. */
const attacks = (m: Machine, seat: SeatId, id: CardId): boolean =>
  isFighter(m.state.cards[id]) &&
  m.state.cards[id].ctrl === seat &&
  fightingAllowed(m, seat) &&
  mayBattle(m, id) &&
  playersOf(m, seat).some((x) => primaryOf(m.state, x) !== NONE);

const playersOf = (m: Machine, boss: SeatId): SeatId[] =>
  seatsFrom(m.state, FIRST_SEAT).filter((seat) => seat !== boss);

const T = slots('among: seats', 'card: card', 'cite: cite');

/** Who rolls for it: somebody may leave the table while the dice are thrown. */
const rollers = (m: Machine, v: VarsOf<typeof T>): SeatId[] =>
  v[T.among].filter((seat) => m.state.seats[seat].out === 0);

/** B11.1.2, B12.1.2: a die each, the lowest is meant; who is tied for the lowest rolls again. The answer is the seat. */
const targetRoll = rule('targetRoll', T, [
  loop(
    (m, v) => rollers(m, v).length > 1,
    [
      roll(
        PROMPT.rollTarget,
        (m, v) => (rollers(m, v).length > 1 ? rollers(m, v).length : 0),
        (m, v, faces) => {
          if (faces.length === 0) return;
          const among = rollers(m, v);
          const low = Math.min(...faces);
          const lowest = among.filter((_, i) => faces[i] === low);
          emit(
            m,
            EV.targetRoll,
            v[T.cite],
            gOf(m.state)[G.boss],
            v[T.card],
            NONE,
            lowest.length === 1 ? lowest[0] : NONE,
            among.flatMap((seat, i) => [seat, faces[i]]),
          );
          v[T.among] = lowest;
        },
        (_m, v) => v[T.card],
      ),
    ],
  ),
  ...answer<VarsOf<typeof T>>((m, v) => rollers(m, v)[0] ?? NONE),
]);

/** What `targetRoll` answered. */
const rolledSeat = (m: Machine): SeatId => m.state.ret as SeatId;

const K = slots('cards: cards', 'card: card', 'picked?: card');

/** B12.1.2.1: the cards are numbered and a die picks, more dice if there are more than six. The answer is the card. */
const cardRoll = rule('cardRoll', K, [
  act((_m, v) => {
    v[K.picked] = v[K.cards].length === 1 ? v[K.cards][0] : NONE;
  }),
  loop(
    (_m, v) => v[K.picked] === NONE && v[K.cards].length > 1,
    [
      roll(
        PROMPT.rollCard,
        (_m, v) => Math.ceil(Math.log(v[K.cards].length) / Math.log(6)),
        (m, v, faces) => {
          const at = faces.reduce((sum, face) => sum * 6 + face - 1, 0);
          v[K.picked] = v[K.cards][at] ?? NONE;
          emit(m, EV.cardRoll, C['B12.1.2.1'], gOf(m.state)[G.boss], v[K.picked], v[K.card], at + 1, faces.slice());
        },
        (_m, v) => v[K.card],
      ),
    ],
  ),
  ...answer<VarsOf<typeof K>>((_m, v) => v[K.picked]),
]);

const Q = slots('seat: seat', 'prompt: prompt', 'card: card', 'choices: nums');

const choicesOf = (v: VarsOf<typeof Q>): Choice[] => {
  const flat = v[Q.choices];
  const found: Choice[] = [];
  for (let i = 0; i < flat.length; i += 4) {
    const [verb, card, on, n] = flat.slice(i, i + 4);
    found.push({ verb: verb as Verb, card: card as CardId, on: on as CardId, n });
  }
  return found;
};

/** The players whose cards are to be chosen among; none if it is not about players' cards alone. */
const holders = (s: State, boss: SeatId, choices: readonly Choice[]): SeatId[] => {
  if (!choices.every((c) => c.verb === VERB.card && s.cards[c.card].seat !== boss)) return [];
  return [...new Set(choices.map((c) => s.cards[c.card].seat))].sort((a, b) => a - b);
};

const PERSON = BOSS_BY.indexOf('person');

/** B8.1, B8.1.1: the table answers for the boss; where a person plays it, only what is rolled in any case (B12.1.2). */
export const tablePlays = (s: State, seat: SeatId, choices: readonly Choice[]): boolean =>
  isBoss(s, seat) &&
  (s.options[OPT.boss] !== PERSON ||
    choices.every((c) => c.verb === VERB.seat) ||
    holders(s, seat, choices).length > 0);

/** One of these players is meant. */
const rollFor = (among: Value<VarsOf<typeof Q>, SeatId[]>): Step<VarsOf<typeof Q>> =>
  targetRoll.call({ among, card: (_m, v) => v[Q.card], cite: () => C['B12.1.2'] });

/** What the boss is asked: whom it means is rolled (B12.1.2); what is left open is for the table to say (B10.1). */
export const bossChooses = rule('bossChooses', Q, [
  when(
    (_m, v) => choicesOf(v).every((c) => c.verb === VERB.seat),
    [
      rollFor((_m, v) => choicesOf(v).map((c) => c.n as SeatId)),
      act((m, v) => {
        m.state.picked = choicesOf(v).find((c) => c.n === rolledSeat(m))!;
      }),
      stop,
    ],
  ),
  when(
    (m, v) => holders(m.state, v[Q.seat], choicesOf(v)).length > 0,
    [
      rollFor((m, v) => holders(m.state, v[Q.seat], choicesOf(v))),
      cardRoll.call({
        cards: (m, v) => choicesOf(v).flatMap((c) => (m.state.cards[c.card].seat === rolledSeat(m) ? [c.card] : [])),
        card: (_m, v) => v[Q.card],
      }),
      act((m, v) => {
        m.state.picked = choicesOf(v).find((c) => c.card === m.state.ret)!;
      }),
      stop,
    ],
  ),
  ask(
    (_m, v) => ({ seat: v[Q.seat], prompt: v[Q.prompt], card: v[Q.card], choices: openTo(v), table: true }),
    (m, v, picked) => {
      if (openTo(v).length > 1) tellOptions(m, v[Q.seat], openTo(v), picked);
    },
  ),
]);

/** B10.1: what the table decides for it. In what order its own texts happen is left as they lie: nothing is chosen by it. */
const openTo = (v: VarsOf<typeof Q>): Choice[] =>
  v[Q.prompt] === PROMPT.order ? choicesOf(v).slice(0, 1) : choicesOf(v);

/** B10.1: which options there were, the one that was taken last. */
function tellOptions(m: Machine, seat: SeatId, choices: readonly Choice[], picked: Choice): void {
  const isPicked = (c: Choice): boolean =>
    c.verb === picked.verb && c.card === picked.card && c.on === picked.on && c.n === picked.n;
  const tell = (c: Choice, taken: number): void =>
    emit(m, EV.weighed, C['B10.1'], seat, c.card, c.on, 0, [c.verb, c.n, taken]);
  for (const c of choices) if (!isPicked(c)) tell(c, 0);
  tell(picked, 1);
}

const N = slots('src: card', 'me: seat', 'who?: seat');

/** A text has the boss draw. */
export const bossDrawsNow = rule('bossDrawsNow', N, [
  when((m, v) => isBoss(m.state, v[N.me]), [bossDraw.call({ seat: (_m, v) => v[N.me], cite: () => C['B10.5'] })]),
]);

/** A text has the boss attack a player, outside of its combat phase or once more in it. */
export const attackNow = rule('attackNow', N, [
  when(
    (m, v) =>
      v[N.who] !== NONE &&
      fightingAllowed(m, v[N.me]) &&
      gOf(m.state)[G.attacker] === NONE &&
      primaryOf(m.state, v[N.me]) !== NONE &&
      primaryOf(m.state, v[N.who]) !== NONE &&
      canAct(m, primaryOf(m.state, v[N.me])),
    [
      battle.call({
        attacker: (m, v) => primaryOf(m.state, v[N.me]),
        defender: (m, v) => primaryOf(m.state, v[N.who]),
      }),
      // B11.1.1: its attack of the turn is still to come.
      act((m, v) => {
        m.state.cards[primaryOf(m.state, v[N.me])].acts--;
      }),
    ],
  ),
]);

/** W4.1.2: a text that asks one player after another lets nobody answer past somebody's loss. */
export const reckonNow = rule('reckonNow', N, [losses()]);

export const bossRules: readonly AnyRule[] = [
  bossDrawsNow,
  attackNow,
  reckonNow,
  bossTurn,
  miniTurn,
  bossDraw,
  bossCombat,
  targetRoll,
  cardRoll,
  bossChooses,
];
