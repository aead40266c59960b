import { type CardId, type EventKind, NONE, type Prompt, type SeatId, type Verb } from './brand.ts';
import type { Trigger } from './game.ts';
import { listensTo } from './inplay.ts';
import type { Machine } from './machine.ts';
import { act, ask, enter, loop, type Rule, rule, type Step, when } from './program.ts';
import { seatsFrom } from './seats.ts';
import { slots } from './slots.ts';
import type { Pending } from './state.ts';
import type { TextVars } from './vocabulary.ts';
import { pile } from './zones.ts';

/**
 * Triggers are found by looking at the definitions in play when something is announced, so they need no registration
 * and no removal. What they must remember is captured then; they wait in a queue until a checkpoint.
 */

const probe: TextVars = [0, 0, 0, 0, 0];

/** Something happened that texts may answer to. Call it while the cards concerned are still where they were. */
export function announce(m: Machine, event: EventKind, a: CardId, b: CardId = NONE, n = 0): void {
  if (!listensTo(m, event)) return;
  const { game, state: s } = m;
  const { zones } = m.inPlay;
  const seats = s.seats.length;
  for (let k = 0; k < seats; k++) {
    const seat = ((s.active + k) % seats) as SeatId;
    for (let z = 0; z < zones.length; z++) {
      const cards = pile(s, zones[z], seat);
      for (let i = 0; i < cards.length; i++) {
        const id = cards[i];
        const c = s.cards[id];
        const def = game.defs[c.def];
        const triggers = def.triggers[event];
        if (triggers === undefined || !game.textWorks(m, c, id)) continue;
        for (let t = 0; t < triggers.length; t++) {
          if (!triggers[t].lingers) consider(m, triggers[t], id, c.ctrl, a, b, n);
        }
      }
    }
  }
  if (m.inPlay.lingers) announceToLasting(m, event, a, b, n);
}

/** A trigger waits in the queue if its condition holds now. */
function consider(m: Machine, trigger: Trigger, card: CardId, seat: SeatId, a: CardId, b: CardId, n: number): void {
  const { test, code } = trigger;
  if (test !== null) {
    probe[0] = card;
    probe[1] = seat;
    probe[2] = a;
    probe[3] = b;
    probe[4] = n;
    if (!test(m, probe)) return;
  }
  m.state.queue.push({ card, ability: code, seat, a, b, n });
}

/** What lasts brings the texts along that speak of it, once for each card it comes from; they are its maker's. */
function announceToLasting(m: Machine, event: EventKind, a: CardId, b: CardId, n: number): void {
  const { rows, cards } = m.state;
  rows.forEach((row, i) => {
    if (row.src === NONE || rows.findIndex((x) => x.src === row.src) < i) return;
    for (const trigger of m.game.defs[cards[row.src].def].triggers[event] ?? []) {
      if (trigger.lingers) consider(m, trigger, row.src, row.by, a, b, n);
    }
  });
}

const TRIGGERS = slots('index?', 'seat?: seat');

/**
 * Resolve what waits: the active player's triggers first, then round the table; a player with several orders them.
 * `prompt` and `verb` are the game's words for that question. `begins` hears of each before it resolves, and may say no.
 */
export const triggersRule = (
  prompt: Prompt,
  verb: Verb,
  begins?: (m: Machine, p: Pending) => boolean,
): Rule<typeof TRIGGERS> =>
  rule('triggers', TRIGGERS, [
    loop(
      (m) => m.state.queue.length > 0,
      [
        act((m, v) => {
          const s = m.state;
          v[TRIGGERS.index] = 0;
          for (const seat of seatsFrom(s, s.active)) {
            const at = s.queue.findIndex((p) => p.seat === seat);
            if (at >= 0) {
              v[TRIGGERS.index] = at;
              v[TRIGGERS.seat] = seat;
              return;
            }
          }
          v[TRIGGERS.seat] = NONE;
        }),
        orderOwn(
          prompt,
          verb,
          (v) => v[TRIGGERS.seat],
          (v, index) => {
            v[TRIGGERS.index] = index;
          },
        ),
        act((m, v) => {
          const s = m.state;
          const p = s.queue[v[TRIGGERS.index]];
          // Somebody left, with their triggers, while this was to be ordered: the next one is found anew.
          if (p === undefined || (v[TRIGGERS.seat] !== NONE && p.seat !== v[TRIGGERS.seat])) return;
          s.queue.splice(v[TRIGGERS.index], 1);
          if (begins !== undefined && !begins(m, p)) return;
          enter(m, p.ability, [p.card, p.seat, p.a, p.b, p.n]);
        }),
      ],
    ),
  ]);

/** A player with several triggers says which is next: whose they are and where the answer goes, the asking program says. */
export const orderOwn = <V>(
  prompt: Prompt,
  verb: Verb,
  seatOf: (v: V) => SeatId,
  chosen: (v: V, index: number) => void,
): Step<V> =>
  when(
    (m, v) => seatOf(v) !== NONE && orderMatters(m.state.queue, seatOf(v)),
    [
      ask(
        (m, v) => ({
          seat: seatOf(v),
          prompt,
          choices: m.state.queue.flatMap((p, i) =>
            p.seat === seatOf(v) ? [{ verb, card: p.card, on: NONE, n: i }] : [],
          ),
        }),
        (_m, v, picked) => chosen(v, picked.n),
      ),
    ],
  );

/** Two triggers of one player are worth a question only if they are not the same text about the same thing. */
function orderMatters(queue: readonly Pending[], seat: SeatId): boolean {
  let first: Pending | null = null;
  for (const p of queue) {
    if (p.seat !== seat) continue;
    if (first === null) first = p;
    else if (p.ability !== first.ability) return true;
  }
  return false;
}
