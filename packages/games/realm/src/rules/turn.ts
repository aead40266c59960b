import {
  type AnyRule,
  act,
  allSeats,
  announce,
  ask,
  type CardId,
  type Choice,
  call,
  countDown,
  dice,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  nextSeat,
  pile,
  rule,
  type SeatId,
  slots,
  when,
} from '@wardroom/core';
import {
  ARTIFACTS,
  ATLAS,
  AURAS,
  AVATARS,
  C,
  EV,
  G,
  HAND,
  HELP_MANA,
  HELP_SPELLS,
  MINIONS,
  MOMENT,
  MULLIGAN,
  OPENING_SITES,
  OPENING_SPELLS,
  OPT,
  P,
  PHASE,
  PROMPT,
  SEATS,
  SECOND,
  SICK,
  SITES,
  SPELLBOOK,
  TAPPED,
  VERB,
} from '../words.ts';
import { doAction, mainChoices } from './actions.ts';
import { defOf, foeOf } from './board.ts';
import { drawEither, drawFrom, shuffle } from './drawing.ts';
import { settled } from './settle.ts';
import { gainMana, manaOf } from './sites.ts';

/** The match and its turns (S2, S3). */

const O = slots('at?: seat');

export const match = rule('match', O, [
  act((_m, v) => {
    v[O.at] = SEATS[0];
  }),
  loop(
    (m, v) => v[O.at] < m.state.seats.length,
    [
      shuffle.call({ deck: () => ATLAS, seat: (_m, v) => v[O.at] }),
      shuffle.call({ deck: () => SPELLBOOK, seat: (_m, v) => v[O.at]++ as SeatId }),
    ],
  ),
  // S2.3
  dice(
    PROMPT.first,
    () => 1,
    2,
    (m, _v, [side]) => {
      const s = m.state;
      s.active = SEATS[side - 1];
      emit(m, EV.first, C['S2.3'], s.active, NONE, NONE, side);
      for (const seat of [s.active, foeOf(s.active)]) {
        drawFrom(m, ATLAS, seat, OPENING_SITES, C['S2.3']);
        drawFrom(m, SPELLBOOK, seat, OPENING_SPELLS, C['S2.3']);
      }
    },
  ),
  call(() => mulligan, { seat: (m) => m.state.active }),
  call(() => mulligan, { seat: (m) => foeOf(m.state.active) }),
  when(
    (m) => m.state.options[OPT.second] === SECOND.helped,
    [act((m) => drawFrom(m, SPELLBOOK, foeOf(m.state.active), HELP_SPELLS, C['S2.4']))],
  ),
  call(() => turns, { begun: () => 0 }),
]);

const L = slots('seat: seat');

const putBackSoFar = (m: Machine, seat: SeatId): number => {
  const { n } = m.state.seats[seat];
  return n[P.backSites] + n[P.backSpells];
};

/** S2.3: up to three cards, one after another, under their decks; then as many from the same decks. */
const mulligan = rule('mulligan', L, [
  loop(
    (m, v) => m.state.seats[v[L.seat]].n[P.kept] === 0,
    [
      ask(
        (m, v) => ({ seat: v[L.seat], prompt: PROMPT.mulligan, choices: mulliganChoices(m, v[L.seat]) }),
        (m, v, picked) => {
          if (picked.verb === VERB.putBack) putBack(m, v[L.seat], picked.card);
          else m.state.seats[v[L.seat]].n[P.kept] = 1;
        },
      ),
    ],
  ),
  act((m, v) => {
    const { n } = m.state.seats[v[L.seat]];
    emit(m, EV.kept, C['S2.3'], v[L.seat], NONE, NONE, putBackSoFar(m, v[L.seat]));
    drawFrom(m, ATLAS, v[L.seat], n[P.backSites], C['S2.3']);
    drawFrom(m, SPELLBOOK, v[L.seat], n[P.backSpells], C['S2.3']);
  }),
]);

function mulliganChoices(m: Machine, seat: SeatId): Choice[] {
  const choices: Choice[] = [{ verb: VERB.keep, card: NONE, on: NONE, n: 0 }];
  if (putBackSoFar(m, seat) >= MULLIGAN) return choices;
  for (const card of pile(m.state, HAND, seat)) choices.push({ verb: VERB.putBack, card, on: NONE, n: 0 });
  return choices;
}

function putBack(m: Machine, seat: SeatId, id: CardId): void {
  const deck = defOf(m, id).kind === 'site' ? ATLAS : SPELLBOOK;
  m.state.seats[seat].n[deck === ATLAS ? P.backSites : P.backSpells]++;
  moveCard(m, id, deck, seat, true);
  emit(m, EV.putBack, C['S2.3'], seat, id, NONE, deck);
}

const T = slots('begun');

/** Turn after turn, from the active player. A position set up by hand may start in the main part (`begun` 1). */
export const turns = rule('turns', T, [
  loop(
    (m) => m.state.over === null,
    [
      when((_m, v) => v[T.begun] !== 1, [call(() => startTurn, { seat: (m) => m.state.active })]),
      act((_m, v) => {
        v[T.begun] = 0;
      }),
      call(() => mainPart, { seat: (m) => m.state.active }),
      call(() => endTurn, { seat: (m) => m.state.active }),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

const S = slots('seat: seat');

/** S3.1: the first player draws nothing in the first turn. */
const startTurn = rule('startTurn', S, [
  act((m, v) => {
    m.state.g[G.phase] = PHASE.start;
    begin(m, v[S.seat]);
  }),
  settled(),
  act((m, v) => announce(m, EV.turnStart, NONE, NONE, v[S.seat])),
  settled(),
  when((m) => m.state.turn > 1, [drawEither.call({ src: () => NONE, seat: (_m, v) => v[S.seat] }), settled()]),
]);

const IN_PLAY = [AVATARS, SITES, MINIONS, ARTIFACTS, AURAS] as const;

function begin(m: Machine, seat: SeatId): void {
  const s = m.state;
  s.turn++;
  s.active = seat;
  s.seats[seat].n[P.turns]++;
  emit(m, EV.turnStart, C['S3.1'], seat, NONE, NONE, s.turn);
  let untaps = false;
  for (const zone of IN_PLAY) {
    for (const k of allSeats(s)) {
      for (const id of pile(s, zone, k)) {
        const c = s.cards[id];
        c.used = 0;
        c.acts = 0;
        if (k !== seat) continue;
        if ((c.flags & TAPPED) !== 0) untaps = true;
        c.flags &= ~(TAPPED | SICK);
      }
    }
  }
  if (untaps) emit(m, EV.untapped, C['S3.1'], seat, NONE);
  countDown(m, MOMENT.startOfTurn, seat);
  gainMana(m, seat, manaOf(m, seat), C['S3.1']);
  if (s.turn === 2 && s.options[OPT.second] === SECOND.helped) gainMana(m, seat, HELP_MANA, C['S2.4']);
}

const M = slots('seat: seat', 'done?', 'verb?', 'card?: card', 'on?: card', 'n?');

/** S3.2: in any order. */
const mainPart = rule('mainPart', M, [
  act((m, v) => {
    m.state.g[G.phase] = PHASE.main;
    v[M.done] = 0;
  }),
  loop(
    (_m, v) => v[M.done] === 0,
    [
      ask(
        (m, v) => ({
          seat: v[M.seat],
          prompt: PROMPT.main,
          choices: mainChoices(m, v[M.seat]),
          // Whoever has done something is asked even if nothing is left to do: the last thing, too, can be taken back.
          always: v[M.verb] !== NONE,
        }),
        (_m, v, picked) => {
          v[M.done] = picked.verb === VERB.endTurn ? 1 : 0;
          v[M.verb] = picked.verb;
          v[M.card] = picked.card;
          v[M.on] = picked.on;
          v[M.n] = picked.n;
        },
        { seat: (_m, v) => v[M.seat], prompt: PROMPT.main },
      ),
      when(
        (_m, v) => v[M.done] === 0,
        [
          doAction.call({
            seat: (_m, v) => v[M.seat],
            verb: (_m, v) => v[M.verb],
            card: (_m, v) => v[M.card],
            on: (_m, v) => v[M.on],
            n: (_m, v) => v[M.n],
          }),
        ],
      ),
    ],
  ),
]);

/** S3.3 */
const endTurn = rule('endTurn', S, [
  act((m, v) => {
    m.state.g[G.phase] = PHASE.end;
    announce(m, EV.turnEnd, NONE, NONE, v[S.seat]);
  }),
  settled(),
  act((m, v) => {
    const s = m.state;
    for (const k of allSeats(s)) for (const id of pile(s, MINIONS, k)) s.cards[id].hurt = 0;
    countDown(m, MOMENT.endOfTurn, NONE);
    emit(m, EV.turnEnd, C['S3.3'], v[S.seat], NONE);
    // After the event, so that whoever hears it sees what was left.
    s.seats[v[S.seat]].n[P.mana] = 0;
  }),
  settled(),
]);

export const turnRules: readonly AnyRule[] = [match, mulligan, turns, startTurn, mainPart, endTurn];
