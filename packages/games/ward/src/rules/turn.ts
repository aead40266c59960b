import {
  ALL_ANSWERS,
  type AnyRule,
  act,
  announce,
  answersNeeded,
  ask,
  type CardId,
  type Cell,
  type Choice,
  type Cite,
  call,
  countDown,
  dropRows,
  emit,
  listensTo,
  loop,
  type Machine,
  NONE,
  type Prompt,
  pile,
  type Refusal,
  type Row,
  rememberMatch,
  rule,
  type SeatId,
  type Step,
  seatStat,
  slots,
  stop,
  touches,
  when,
} from '@wardroom/core';
import {
  CAUSE,
  CEMETERY,
  CITE,
  DEALT,
  DECK,
  EVENT,
  GONE,
  HAND,
  MAGIC,
  MATCH,
  MOMENT,
  PAST,
  PHASE,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESISTED,
  RETURNED,
  ROW,
  SIDE,
  STAT,
  THROUGH,
  VERB,
} from '../names.ts';
import { battle, fight, fightingAllowed, mayBattle, mustBattle, targetsOf, tellKept, tellNoBattle } from './battle.ts';
import { acted, beforeAsking, canTakeBack, mayLoseByIt, withoutLosses } from './calling.ts';
import { PLAY, phaseWindow, play, usable, whyNotPlay } from './chain.ts';
import { checkpoint } from './checkpoint.ts';
import { kill, ticks } from './damage.ts';
import { draw, shuffle } from './drawing.ts';
import { canLeave, cemeteryHp, citeOf, countedHp, defOf, fallHp, goHome, primaryOf, send, threshold } from './field.ts';
import { breakFree, holds, isMust, payHolds, struggles } from './holds.ts';
import { HELD_THERE, KILLED_ONE, NO_SUCCESSOR, SUMMONED_ONE, WOULD_LOSE } from './refusal.ts';
import { comeBeside, comesBeside, couldEverSummon, replace, summon, summonable, WAY, whyNotSummon } from './summon.ts';

/** Turns and their phases (W9). */

const TURN = slots('seat: seat', 'first?', 'card?');

/** What every turn has, that of a boss too. */
const STEP_OF_TURN = slots('seat: seat');
type InTurn = [SeatId, ...Cell[]];
const playing = (m: Machine, v: InTurn): boolean => m.state.seats[v[STEP_OF_TURN.seat]].out === 0;

/** How every turn begins, that of a boss too. A skipped one is over with it. The seat is the first variable. */
export const turnBegins: readonly Step<InTurn>[] = [
  act((m, v) => beginTurn(m, v[STEP_OF_TURN.seat])),
  // The whole turn is skipped, what happens at its start too; only time has passed.
  when(
    (m, v) => m.state.seats[v[STEP_OF_TURN.seat]].n[PLAYER.skips] > 0,
    [
      act((m, v) => {
        m.state.seats[v[STEP_OF_TURN.seat]].n[PLAYER.skips]--;
        emit(m, EVENT.skipped, CITE['W9.2.1'], v[STEP_OF_TURN.seat], NONE);
      }),
      checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
      act(endTurn),
      stop,
    ],
  ),
  // What happens at the start of a turn may be answered too, so there is something to turn back to from here on. An
  // instruction of its own: a table turned back goes on with the one after it.
  when(
    (m) => listensTo(m, EVENT.turnStart),
    [act(rememberTurn), act((m, v) => announce(m, EVENT.turnStart, NONE, NONE, v[STEP_OF_TURN.seat]))],
  ),
  checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
  when((m, v) => !playing(m, v), [act(endTurn), stop]),
  act(rememberTurn),
];

/** How every turn ends. */
export const turnEnds = (cite: Cite): readonly Step<InTurn>[] => [
  struggles(),
  phaseWindow((_m, v) => v[STEP_OF_TURN.seat]),
  act((m) => setPhase(m, PHASE.end, cite)),
  // General ruling: a turn cannot end before what is compulsory in it.
  loop(
    (m, v) => playing(m, v) && usable(m, v[STEP_OF_TURN.seat], true).length > 0,
    [
      act((m, v) => {
        const use = usable(m, v[STEP_OF_TURN.seat], true)[0];
        play.enter(m, { seat: v[STEP_OF_TURN.seat], card: use.card, ability: use.n });
      }),
    ],
  ),
  act((m, v) => announce(m, EVENT.turnEnd, NONE, NONE, v[STEP_OF_TURN.seat])),
  checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
  act(endTurn),
];

export const turn = rule('turn', TURN, [
  ...turnBegins,
  act((m, v) => {
    const seat = m.state.seats[v[TURN.seat]];
    v[TURN.first] = seat.n[PLAYER.turns] === 0 ? 1 : 0;
    seat.n[PLAYER.turns]++;
    setPhase(m, PHASE.draw, CITE['W9.1.1']);
  }),
  draw(
    (_m, v) => v[TURN.seat],
    (_m, v) => (v[TURN.first] === 1 ? 5 : 1),
    (_m, v) => (v[TURN.first] === 1 ? CITE['W7.1.2'] : CITE['W9.1.1']),
  ),
  when((m) => m.state.queue.length > 0, [checkpoint((_m, v) => v[TURN.seat])]),
  // W9.1.1: down to eight before anything else.
  loop(
    (m, v) => pile(m.state, HAND, v[TURN.seat]).length > 8,
    [
      ask(
        (m, v) => ({
          seat: v[TURN.seat],
          prompt: PROMPT.discard,
          choices: discards(m, v[TURN.seat]).map((id) => ({ verb: VERB.discard, card: id, on: NONE, n: 0 })),
        }),
        (m, v, picked) => {
          emit(m, EVENT.discarded, CITE['W9.1.1'], v[TURN.seat], picked.card);
          send(m, picked.card, CEMETERY, v[TURN.seat], CITE['W9.1.1']);
        },
      ),
      checkpoint((_m, v) => v[TURN.seat]),
    ],
  ),
  struggles(),
  phaseWindow((_m, v) => v[TURN.seat]),
  // A player who is out has no phases left: each of these sees to it.
  call(() => phase, { seat: (_m, v) => v[TURN.seat], phase: () => PHASE.main }),
  call(() => combat, { seat: (_m, v) => v[TURN.seat] }),
  call(() => phase, { seat: (_m, v) => v[TURN.seat], phase: () => PHASE.second }),
  when((m, v) => !playing(m, v), [act(endTurn), stop]),
  ...turnEnds(CITE['W9.1.5']),
]);

/** W4.1.5: where the table calls, nobody discards into their own loss while another card would do. */
function discards(m: Machine, seat: SeatId): CardId[] {
  const hand = pile(m.state, HAND, seat);
  if (mayLoseByIt(m.state, seat)) return hand;
  const room = threshold(m.state) - cemeteryHp(m, seat);
  const fine = hand.filter((id) => countedHp(m, id) < room);
  return fine.length > 0 ? fine : hand;
}

/** Only matches with an unused card that turns time back pay for remembering it. */
function rememberTurn(m: Machine): void {
  const s = m.state;
  if (s.g[MATCH.remembers] === 0) return;
  s.past[PAST.turn] = isUnused(m) ? rememberMatch(m, s.past[PAST.turn]) : null;
}

/** Whether a card that turns time back may still be used. */
function isUnused(m: Machine): boolean {
  const { cards } = m.state;
  for (let id = 0 as CardId; id < cards.length; id++) {
    if (defOf(m, id).turnsBack && cards[id].zone !== CEMETERY && cards[id].zone !== GONE) return true;
  }
  return false;
}

export function setPhase(m: Machine, phase: number, cite: Cite): void {
  m.state.g[MATCH.phase] = phase;
  emit(m, EVENT.phase, cite, m.state.active, NONE, NONE, phase);
}

function beginTurn(m: Machine, seat: SeatId): void {
  const s = m.state;
  s.turn++;
  s.active = seat;
  // W9.2.1: the first cycle lasts until everybody has had a turn, and so until somebody has a second one.
  if (s.seats[seat].n[PLAYER.begun]++ > 0) s.g[MATCH.firstCycle] = 0;
  s.g[MATCH.primaryKilled] = 0;
  for (const x of s.seats) {
    x.n[PLAYER.summoned] = 0;
    x.n[PLAYER.killedOwn] = 0;
    x.n[PLAYER.lightnings] = 0;
    x.n[PLAYER.earlier] = 0;
    x.n[PLAYER.fought] = 0;
  }
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      const cards = pile(s, zone, side);
      for (let i = 0; i < cards.length; i++) {
        const c = s.cards[cards[i]];
        c.used = 0;
        c.acts = 0;
        c.flags &= ~(DEALT | RETURNED);
        // B10.10: a creature may try anew. What a magic was settled as, or the summon of a creature, stays.
        if (zone !== MAGIC && (c.flags & (THROUGH | RESISTED)) !== 0 && !defOf(m, cards[i]).aura) {
          c.flags &= ~(THROUGH | RESISTED);
        }
      }
    }
  }
  emit(m, EVENT.turnStart, CITE['W9.2.2'], seat, NONE, NONE, s.turn);
  // W9.2.3: what this player made ends now, before the draw.
  countDown(m, MOMENT.cycle, seat, (row) => expire(m, row));
}

/** A lasting effect is over. */
function expire(m: Machine, row: Row): void {
  const s = m.state;
  if (row.tag === ROW.rolled) return;
  emit(m, EVENT.ended, CITE['W9.2.3'], row.by, row.src, row.on);
  if (row.tag === ROW.lies && s.cards[row.on].zone === MAGIC)
    send(m, row.on, CEMETERY, s.cards[row.on].owner, CITE['W9.2.3']);
  else if (row.tag === ROW.comesBack) comeBack(m, row);
  else goHome(m, row);
}

/** What was sent away for a time returns, unless it has moved meanwhile or nothing leaves that cemetery. */
function comeBack(m: Machine, row: Row): void {
  const { zone, stamp, owner } = m.state.cards[row.on];
  if (zone !== CEMETERY || stamp !== row.n || seatStat(m, STAT.noExhume, owner) > 0) return;
  send(m, row.on, row.seat === NONE ? HAND : DECK, owner, citeOf(m, row.on));
  if (row.seat !== NONE) shuffle.enter(m, { seat: owner });
}

function endTurn(m: Machine): void {
  countDown(m, MOMENT.endOfTurn, NONE, (row) => goHome(m, row));
}

const IN_PHASE = slots('seat: seat', 'phase', 'done?', 'verb?', 'card?: card', 'n?');

/** W9.1.2 and W9.1.4: as many actions as the player likes. */
export const phase = rule('phase', IN_PHASE, [
  act((m, v) => {
    v[IN_PHASE.done] = m.state.seats[v[IN_PHASE.seat]].out;
    if (v[IN_PHASE.done] === 0)
      setPhase(m, v[IN_PHASE.phase], v[IN_PHASE.phase] === PHASE.main ? CITE['W9.1.2'] : CITE['W9.1.4']);
  }),
  loop(
    (m, v) => v[IN_PHASE.done] === 0 && m.state.seats[v[IN_PHASE.seat]].out === 0,
    [
      // W7.1.4: the first turn cannot go on without a creature; the remedy of W7.2 serves if the hand has none.
      when(
        (m, v) => primaryOf(m.state, v[IN_PHASE.seat]) === NONE && summonable(m, v[IN_PHASE.seat]).length === 0,
        [replace.call({ seat: (_m, v) => v[IN_PHASE.seat], maxAl: () => NONE, normal: () => 1 })],
      ),
      ask(
        (m, v) => {
          v[IN_PHASE.done] = 1;
          beforeAsking(m);
          return {
            seat: v[IN_PHASE.seat],
            prompt: promptOf(v[IN_PHASE.phase]),
            choices: phaseChoices(m, v[IN_PHASE.seat], v[IN_PHASE.phase]),
            always: canTakeBack(m),
          };
        },
        (m, v, picked) => {
          acted(m, v[IN_PHASE.seat], picked.verb !== VERB.endPhase);
          if (picked.verb === VERB.endPhase) return;
          v[IN_PHASE.done] = 0;
          v[IN_PHASE.verb] = picked.verb;
          v[IN_PHASE.card] = picked.card;
          v[IN_PHASE.n] = picked.n;
        },
      ),
      when(
        (_m, v) => v[IN_PHASE.done] === 0,
        [
          call(() => doAction, {
            seat: (_m, v) => v[IN_PHASE.seat],
            verb: (_m, v) => v[IN_PHASE.verb],
            card: (_m, v) => v[IN_PHASE.card],
            n: (_m, v) => v[IN_PHASE.n],
          }),
        ],
      ),
    ],
  ),
]);

/** Everything the player may do in a magic phase, or as much of it as somebody needs. */
export function phaseChoices(m: Machine, seat: SeatId, which: number): Choice[] {
  const needed = answersNeeded(m, seat, promptOf(which));
  const listed = phaseAnswers(m, seat, which, needed);
  const choices = withoutLosses(m, seat, listed);
  if (choices.length === listed.length || needed === ALL_ANSWERS) return choices;
  // Some of the few were taken out again: only the whole list can tell.
  return withoutLosses(m, seat, phaseAnswers(m, seat, which, ALL_ANSWERS));
}

const promptOf = (which: number): Prompt => (which === PHASE.main ? PROMPT.main : PROMPT.second);

function phaseAnswers(m: Machine, seat: SeatId, which: number, needed: number): Choice[] {
  const s = m.state;
  const n = s.seats[seat].n;
  const choices: Choice[] = [];
  const primary = primaryOf(s, seat);
  const hand = pile(s, HAND, seat);
  const summons = which === PHASE.main && n[PLAYER.summoned] === 0;
  const ends = primary !== NONE || which !== PHASE.main;
  const more = needed - Number(ends);
  for (let i = 0; i < hand.length && choices.length < more; i++) {
    const id = hand[i];
    const def = defOf(m, id);
    if (def.kind === 'creature' || def.require !== null) {
      if (summons && whyNotSummon(m, seat, id) === null) choices.push({ verb: VERB.summon, card: id, on: NONE, n: 0 });
      if (def.require?.beside !== undefined && which === PHASE.main && comesBeside(m, seat, id))
        choices.push({ verb: VERB.summon, card: id, on: primary, n: WAY.beside });
    } else if (whyNotPlay(m, seat, id, null) === null) choices.push({ verb: VERB.play, card: id, on: NONE, n: PLAY });
  }
  if (choices.length < more) {
    usable(m, seat, false, choices);
    if (s.rows.length > 0) for (const held of holds(m, seat)) choices.push(held);
    if (which === PHASE.main && primary !== NONE && whyNotKill(m, seat, primary) === null) {
      choices.push({ verb: VERB.kill, card: primary, on: NONE, n: 0 });
    }
  }
  if (ends) choices.push({ verb: VERB.endPhase, card: NONE, on: NONE, n: which });
  return choices;
}

/** W8.4: once per turn, in place of the normal summon; never into one's own loss when the table calls. */
export function whyNotKill(m: Machine, seat: SeatId, primary: CardId): Refusal | null {
  const s = m.state;
  const n = s.seats[seat].n;
  if (n[PLAYER.killedOwn] === 1) return KILLED_ONE;
  if (n[PLAYER.summoned] === 1) return SUMMONED_ONE;
  if (!canLeave(m, primary)) return HELD_THERE;
  if (mayLoseByIt(s, seat)) return null;
  if (cemeteryHp(m, seat) + fallHp(m, primary, seat) >= threshold(s)) return WOULD_LOSE;
  if (pile(s, SIDE, seat).some((id) => stepsUp(m, id, primary))) return null;
  return couldEverSummonAfter(m, seat, primary) ? null : NO_SUCCESSOR;
}

/** Whether a limited summon would be there to take the primary's place (W13.3.6). */
const stepsUp = (m: Machine, id: CardId, primary: CardId): boolean =>
  m.state.cards[id].anchor !== primary && !defOf(m, id).neverPrimary;

/** Whether a replacement could be found with the primary in the cemetery. */
function couldEverSummonAfter(m: Machine, seat: SeatId, primary: CardId): boolean {
  const n = m.state.seats[seat].n;
  const hp = fallHp(m, primary, seat);
  n[PLAYER.offset] += hp;
  const can = couldEverSummon(m, seat, NONE);
  n[PLAYER.offset] -= hp;
  return can;
}

const DO_ACTION = slots('seat: seat', 'verb', 'card: card', 'n');

const doAction = rule('doAction', DO_ACTION, [
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.summon && v[DO_ACTION.n] === WAY.beside,
    [
      act((m, v) => comeBeside(m, v[DO_ACTION.seat], v[DO_ACTION.card])),
      checkpoint((_m, v) => v[DO_ACTION.seat]),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.summon,
    [summon.call({ seat: (_m, v) => v[DO_ACTION.seat], card: (_m, v) => v[DO_ACTION.card], normal: () => 1 }), stop],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.play || v[DO_ACTION.verb] === VERB.use,
    [
      play.call({
        seat: (_m, v) => v[DO_ACTION.seat],
        card: (_m, v) => v[DO_ACTION.card],
        ability: (_m, v) => v[DO_ACTION.n],
      }),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.escape,
    [
      call(() => breakFree, {
        seat: (_m, v) => v[DO_ACTION.seat],
        card: (_m, v) => v[DO_ACTION.card],
        stamp: (_m, v) => v[DO_ACTION.n],
      }),
      stop,
    ],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.kill,
    [
      act((m, v) => {
        const n = m.state.seats[v[DO_ACTION.seat]].n;
        n[PLAYER.killedOwn] = 1;
        // W8.4.2: the replacement is the normal summon of the turn.
        n[PLAYER.summoned] = 1;
      }),
      kill.call({
        id: (_m, v) => v[DO_ACTION.card],
        killer: () => NONE,
        cause: () => CAUSE.ownPlayer,
        by: (_m, v) => v[DO_ACTION.seat],
      }),
      checkpoint((_m, v) => v[DO_ACTION.seat]),
    ],
  ),
]);

const COMBAT = slots('seat: seat', 'done?', 'verb?', 'card?: card', 'on?: card', 'n?');

/** W9.1.3: battles, until the player stops or a primary is killed; then what runs over time strikes (W11.1). */
export const combat = rule('combat', COMBAT, [
  when((m, v) => m.state.seats[v[COMBAT.seat]].out === 1, [stop]),
  act((m, v) => {
    v[COMBAT.done] = 0;
    m.state.g[MATCH.primaryKilled] = 0;
    setPhase(m, PHASE.combat, CITE['W9.1.3']);
    tellNoBattle(m, v[COMBAT.seat]);
    announce(m, EVENT.combatStarts, NONE, NONE, v[COMBAT.seat]);
  }),
  when(
    (m) => m.state.queue.length > 0 || m.state.rows.length > 0,
    [
      when((m) => m.state.queue.length > 0, [checkpoint((_m, v) => v[COMBAT.seat])]),
      loop(
        (m) => m.state.g[MATCH.primaryKilled] === 0 && possessed(m) !== undefined,
        [
          act((m, v) => {
            const row = possessed(m)!;
            const { on, src } = row;
            dropRows(m, (x) => x === row);
            fight.enter(m, { src, me: v[COMBAT.seat], attacker: on, defender: on });
          }),
        ],
      ),
    ],
  ),
  loop(
    (m, v) => v[COMBAT.done] === 0 && m.state.g[MATCH.primaryKilled] === 0 && m.state.seats[v[COMBAT.seat]].out === 0,
    [
      ask(
        (m, v) => {
          v[COMBAT.done] = 1;
          beforeAsking(m);
          return {
            seat: v[COMBAT.seat],
            prompt: PROMPT.combat,
            choices: combatChoices(m, v[COMBAT.seat]),
            always: canTakeBack(m),
          };
        },
        (m, v, picked) => {
          acted(m, v[COMBAT.seat], picked.verb !== VERB.endPhase && picked.verb !== VERB.battle);
          if (picked.verb === VERB.endPhase) return;
          v[COMBAT.done] = 0;
          v[COMBAT.verb] = picked.verb;
          v[COMBAT.card] = picked.card;
          v[COMBAT.on] = picked.on;
          v[COMBAT.n] = picked.n;
        },
      ),
      when(
        (_m, v) => v[COMBAT.done] === 0,
        [
          when(
            (_m, v) => v[COMBAT.verb] === VERB.battle,
            [battle.call({ attacker: (_m, v) => v[COMBAT.card], defender: (_m, v) => v[COMBAT.on] })],
            [
              doAction.call({
                seat: (_m, v) => v[COMBAT.seat],
                verb: (_m, v) => v[COMBAT.verb],
                card: (_m, v) => v[COMBAT.card],
                n: (_m, v) => v[COMBAT.n],
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  when((m, v) => m.state.seats[v[COMBAT.seat]].out === 1, [stop]),
  act((m, v) => {
    tellKept(m, v[COMBAT.seat]);
    announce(m, EVENT.combatEnds, NONE, NONE, v[COMBAT.seat]);
    countDown(m, MOMENT.endOfBattle, NONE, (row) => goHome(m, row));
  }),
  when(
    (m) => m.state.rows.length > 0,
    [
      // Compulsory rolls against a hold, and the damage they brought.
      loop(
        (m, v) => holds(m, v[COMBAT.seat]).some((c) => isMust(m, c)),
        [
          act((m, v) => {
            const held = holds(m, v[COMBAT.seat]).find((c) => isMust(m, c))!;
            breakFree.enter(m, { seat: v[COMBAT.seat], card: held.card, stamp: held.n });
          }),
        ],
      ),
      act((m, v) => payHolds(m, v[COMBAT.seat])),
      ticks.call({ seat: (_m, v) => v[COMBAT.seat] }),
    ],
  ),
  checkpoint((_m, v) => v[COMBAT.seat]),
]);

const possessed = (m: Machine): Row | undefined => m.state.rows.find((row) => row.tag === ROW.possessed);

export function combatChoices(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const choices: Choice[] = [];
  if (fightingAllowed(m, seat)) {
    for (let zone = PRIMARY; zone <= SIDE; zone++) {
      for (const id of pile(s, zone, seat)) {
        if (!mayBattle(m, id)) continue;
        for (const target of targetsOf(m, id)) choices.push({ verb: VERB.battle, card: id, on: target, n: 0 });
      }
    }
  }
  if (choices.length === 0) return [{ verb: VERB.endPhase, card: NONE, on: NONE, n: PHASE.combat }];
  const owes = touches(m, STAT.mustBattle) && choices.some((c) => mustBattle(m, c.card));
  usable(m, seat, false, choices);
  if (!owes) choices.push({ verb: VERB.endPhase, card: NONE, on: NONE, n: PHASE.combat });
  return choices;
}

export const turnRules: readonly AnyRule[] = [turn, phase, doAction, combat];
