import {
  type AnyRule,
  act,
  announce,
  ask,
  type Choice,
  countDown,
  dropRows,
  loop,
  type Machine,
  NONE,
  pile,
  type Row,
  rule,
  type SeatId,
  slots,
  stop,
  touches,
  when,
} from '@wardroom/core';
import { CITE, EVENT, MATCH, MOMENT, PHASE, PRIMARY, PROMPT, ROW, SIDE, STAT, VERB } from '../names.ts';
import { battle, fight, fightingAllowed, mayBattle, mustBattle, targetsOf, tellKept, tellNoBattle } from './battle.ts';
import { acted, beforeAsking, canTakeBack } from './calling.ts';
import { checkpoint } from './checkpoint.ts';
import { breakFree, holds, isMust, payHolds } from './holds.ts';
import { goHome } from './moving.ts';
import { ticks } from './over-time.ts';
import { doAction, setPhase } from './phase.ts';
import { usable } from './playable.ts';

/** The combat phase (W9.1.3). */

const COMBAT = slots('seat: seat', 'done?', 'verb?', 'card?: card', 'on?: card', 'n?');

/** W9.1.3: battles, until the player stops or a primary is killed; then what runs over time strikes (W11.1). */
export const combat = rule('combat', COMBAT, [
  when((m, v) => m.state.seats[v[COMBAT.seat]].out === 1, [stop]),
  act((m, v) => {
    v[COMBAT.done] = 0;
    m.state.g[MATCH.primaryKilled] = 0;
    setPhase(m, PHASE.combat, CITE['W9.1.3']);
    if (possessed(m) === undefined) tellNoBattle(m, v[COMBAT.seat]);
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

export const combatRules: readonly AnyRule[] = [combat];
