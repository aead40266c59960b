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
  CITE,
  EVENT,
  HAND,
  HELP_MANA,
  HELP_SPELLS,
  MATCH,
  MINIONS,
  MOMENT,
  MULLIGAN,
  OPENING_SITES,
  OPENING_SPELLS,
  OPTION,
  PHASE,
  PLAYER,
  PROMPT,
  SEATS,
  SECOND,
  SICK,
  SITES,
  SPELLBOOK,
  TAPPED,
  VERB,
} from '../names.ts';
import { doAction, mainChoices } from './actions.ts';
import { defOf, foeOf } from './board.ts';
import { checkpoint } from './checkpoint.ts';
import { drawEither, drawFrom, shuffle } from './drawing.ts';
import { gainMana, manaOf } from './sites.ts';

/** The match and its turns (S2, S3). */

const OPENING = slots('at?: seat');

export const match = rule('match', OPENING, [
  act((_m, v) => {
    v[OPENING.at] = SEATS[0];
  }),
  loop(
    (m, v) => v[OPENING.at] < m.state.seats.length,
    [
      shuffle.call({ deck: () => ATLAS, seat: (_m, v) => v[OPENING.at] }),
      shuffle.call({ deck: () => SPELLBOOK, seat: (_m, v) => v[OPENING.at]++ as SeatId }),
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
      emit(m, EVENT.first, CITE['S2.3'], s.active, NONE, NONE, side);
      for (const seat of [s.active, foeOf(s.active)]) {
        drawFrom(m, ATLAS, seat, OPENING_SITES, CITE['S2.3']);
        drawFrom(m, SPELLBOOK, seat, OPENING_SPELLS, CITE['S2.3']);
      }
    },
  ),
  call(() => mulligan, { seat: (m) => m.state.active }),
  call(() => mulligan, { seat: (m) => foeOf(m.state.active) }),
  when(
    (m) => m.state.options[OPTION.second] === SECOND.helped,
    [act((m) => drawFrom(m, SPELLBOOK, foeOf(m.state.active), HELP_SPELLS, CITE['S2.4']))],
  ),
  call(() => turns, { begun: () => 0 }),
]);

const DRAW_ANEW = slots('seat: seat');

const putBackSoFar = (m: Machine, seat: SeatId): number => {
  const { n } = m.state.seats[seat];
  return n[PLAYER.backSites] + n[PLAYER.backSpells];
};

/** S2.3: up to three cards, one after another, under their decks; then as many from the same decks. */
const mulligan = rule('mulligan', DRAW_ANEW, [
  loop(
    (m, v) => m.state.seats[v[DRAW_ANEW.seat]].n[PLAYER.kept] === 0,
    [
      ask(
        (m, v) => ({
          seat: v[DRAW_ANEW.seat],
          prompt: PROMPT.mulligan,
          choices: mulliganChoices(m, v[DRAW_ANEW.seat]),
        }),
        (m, v, picked) => {
          if (picked.verb === VERB.putBack) putBack(m, v[DRAW_ANEW.seat], picked.card);
          else m.state.seats[v[DRAW_ANEW.seat]].n[PLAYER.kept] = 1;
        },
      ),
    ],
  ),
  act((m, v) => {
    const { n } = m.state.seats[v[DRAW_ANEW.seat]];
    emit(m, EVENT.kept, CITE['S2.3'], v[DRAW_ANEW.seat], NONE, NONE, putBackSoFar(m, v[DRAW_ANEW.seat]));
    drawFrom(m, ATLAS, v[DRAW_ANEW.seat], n[PLAYER.backSites], CITE['S2.3']);
    drawFrom(m, SPELLBOOK, v[DRAW_ANEW.seat], n[PLAYER.backSpells], CITE['S2.3']);
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
  m.state.seats[seat].n[deck === ATLAS ? PLAYER.backSites : PLAYER.backSpells]++;
  moveCard(m, id, deck, seat, true);
  emit(m, EVENT.putBack, CITE['S2.3'], seat, id, NONE, deck);
}

const TURNS = slots('begun');

/** Turn after turn, from the active player. A position set up by hand may start in the main part (`begun` 1). */
export const turns = rule('turns', TURNS, [
  loop(
    (m) => m.state.over === null,
    [
      when((_m, v) => v[TURNS.begun] !== 1, [call(() => startTurn, { seat: (m) => m.state.active })]),
      act((_m, v) => {
        v[TURNS.begun] = 0;
      }),
      call(() => mainPart, { seat: (m) => m.state.active }),
      call(() => endTurn, { seat: (m) => m.state.active }),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

const START_TURN = slots('seat: seat');

/** S3.1: the first player draws nothing in the first turn. */
const startTurn = rule('startTurn', START_TURN, [
  act((m, v) => {
    m.state.g[MATCH.phase] = PHASE.start;
    begin(m, v[START_TURN.seat]);
  }),
  checkpoint(),
  act((m, v) => announce(m, EVENT.turnStart, NONE, NONE, v[START_TURN.seat])),
  checkpoint(),
  when(
    (m) => m.state.turn > 1,
    [drawEither.call({ src: () => NONE, seat: (_m, v) => v[START_TURN.seat] }), checkpoint()],
    [act((m, v) => emit(m, EVENT.noDraw, CITE['S3.1'], v[START_TURN.seat], NONE))],
  ),
]);

const IN_PLAY = [AVATARS, SITES, MINIONS, ARTIFACTS, AURAS] as const;

function begin(m: Machine, seat: SeatId): void {
  const s = m.state;
  s.turn++;
  s.active = seat;
  s.seats[seat].n[PLAYER.turns]++;
  emit(m, EVENT.turnStart, CITE['S3.1'], seat, NONE, NONE, s.turn);
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
  if (untaps) emit(m, EVENT.untapped, CITE['S3.1'], seat, NONE);
  countDown(m, MOMENT.startOfTurn, seat);
  gainMana(m, seat, manaOf(m, seat), CITE['S3.1']);
  if (s.turn === 2 && s.options[OPTION.second] === SECOND.helped) gainMana(m, seat, HELP_MANA, CITE['S2.4']);
}

const MAIN_PART = slots('seat: seat', 'done?', 'verb?', 'card?: card', 'on?: card', 'n?');

/** S3.2: in any order. */
const mainPart = rule('mainPart', MAIN_PART, [
  act((m, v) => {
    m.state.g[MATCH.phase] = PHASE.main;
    v[MAIN_PART.done] = 0;
  }),
  loop(
    (_m, v) => v[MAIN_PART.done] === 0,
    [
      ask(
        (m, v) => ({
          seat: v[MAIN_PART.seat],
          prompt: PROMPT.main,
          choices: mainChoices(m, v[MAIN_PART.seat]),
          // Whoever has done something is asked even if nothing is left to do: the last thing, too, can be taken back.
          always: v[MAIN_PART.verb] !== NONE,
        }),
        (_m, v, picked) => {
          v[MAIN_PART.done] = picked.verb === VERB.endTurn ? 1 : 0;
          v[MAIN_PART.verb] = picked.verb;
          v[MAIN_PART.card] = picked.card;
          v[MAIN_PART.on] = picked.on;
          v[MAIN_PART.n] = picked.n;
        },
        { seat: (_m, v) => v[MAIN_PART.seat], prompt: PROMPT.main },
      ),
      when(
        (_m, v) => v[MAIN_PART.done] === 0,
        [
          doAction.call({
            seat: (_m, v) => v[MAIN_PART.seat],
            verb: (_m, v) => v[MAIN_PART.verb],
            card: (_m, v) => v[MAIN_PART.card],
            on: (_m, v) => v[MAIN_PART.on],
            n: (_m, v) => v[MAIN_PART.n],
          }),
        ],
      ),
    ],
  ),
]);

/** S3.3 */
const endTurn = rule('endTurn', START_TURN, [
  act((m, v) => {
    m.state.g[MATCH.phase] = PHASE.end;
    announce(m, EVENT.turnEnd, NONE, NONE, v[START_TURN.seat]);
  }),
  checkpoint(),
  act((m, v) => {
    const s = m.state;
    for (const k of allSeats(s)) for (const id of pile(s, MINIONS, k)) s.cards[id].hurt = 0;
    countDown(m, MOMENT.endOfTurn, NONE);
    emit(m, EVENT.turnEnd, CITE['S3.3'], v[START_TURN.seat], NONE);
    // After the event, so that whoever hears it sees what was left.
    s.seats[v[START_TURN.seat]].n[PLAYER.mana] = 0;
  }),
  checkpoint(),
]);

export const turnRules: readonly AnyRule[] = [match, mulligan, turns, startTurn, mainPart, endTurn];
