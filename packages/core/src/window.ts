import type { Game } from './game.ts';
import type { Machine } from './machine.ts';
import { act, ask, call, loop, type Rule, rule, slots, type Vars, when } from './program.ts';
import { nextSeat } from './seats.ts';
import { type Choice, type Link, NONE, type State } from './state.ts';
import { orderOwn } from './triggers.ts';

/**
 * Windows and chains. Something happens; players may answer it in turn, from the one after the player who acted; an
 * answer is itself something that can be answered; when everyone has passed in a row the chain resolves. Who may answer
 * what, and in which order links resolve, is the game's policy.
 */
export interface ChainPolicy {
  /** Window kind of "a link was put on the chain". */
  linkWindow: number;
  /** What this seat may answer here, without "pass". */
  answers: (m: Machine, seat: number, window: WindowInfo) => Choice[];
  /** The same question asked cheaply: could anybody answer at all? */
  possible: (m: Machine, window: number) => boolean;
  /** Asked even when there is nothing to answer with. */
  stops: (m: Machine, seat: number) => boolean;
  /** Program that declares an answer (targets, costs) and puts the link on the chain. Variables: seat, card, ability, then the window's. */
  declare: string;
  /** Program that resolves the link on top (or at the front). */
  resolve: string;
  prompt: number;
  pass: number;
  /** Last in first out, or from the front. */
  order: 'last-in-first-out' | 'first-in-first-out';
  /** Triggers are links too, put ahead of what waits. Without it they are no part of the chain. */
  ahead?: {
    /** Window kind of such a link: its `ability` is the program of the trigger. */
    window: number;
    /** Whose come first. */
    seats: (s: State) => readonly number[];
    /** How a player is asked to order their own. */
    prompt: number;
    verb: number;
  };
}

export interface WindowInfo {
  kind: number;
  actor: number;
  a: number;
  b: number;
  n: number;
}

/** Variables of the window program. The first six are its arguments. */
export const W = slots(
  'kind',
  'actor',
  'a',
  'b',
  'n',
  'base',
  'now',
  'last',
  'seat',
  'passes',
  'picked',
  'ability',
  'depth',
);

/** Arguments for `call('window', …)`: an event window above whatever is on the chain. */
export const windowArgs = (m: Machine, kind: number, actor: number, a = NONE, b = NONE, n = 0): Vars => [
  kind,
  actor,
  a,
  b,
  n,
  m.state.links.length,
];

/** Arguments for the window over a link just declared: the chain starts with it. */
export const linkWindowArgs = (m: Machine, policy: ChainPolicy): Vars => {
  const top = m.state.links.length - 1;
  return [policy.linkWindow, m.state.links[top].seat, m.state.links[top].card, NONE, 0, top];
};

const info = (v: Vars, kind: number, actor: number): WindowInfo => ({ kind, actor, a: v[W.a], b: v[W.b], n: v[W.n] });

export const windowRule = (policy: ChainPolicy): Rule =>
  rule('window', W, [
    act((m, v) => {
      v[W.now] = v[W.kind];
      v[W.last] = v[W.actor];
      v[W.seat] = nextSeat(m.state, v[W.actor]);
      v[W.passes] = 0;
    }),
    loop(
      (m, v) => !allPassed(m, v),
      [
        act((_m, v) => {
          v[W.picked] = NONE;
        }),
        ask(
          (m, v) => {
            const seat = v[W.seat];
            const choices = policy.answers(m, seat, info(v, v[W.now], v[W.last]));
            if (choices.length > 0 || policy.stops(m, seat)) {
              choices.unshift({ verb: policy.pass, card: NONE, on: NONE, n: 0 });
            }
            return { seat, prompt: policy.prompt, card: aboutCard(m, v, policy), choices, always: true };
          },
          (_m, v, picked) => {
            if (picked.verb === policy.pass) return;
            v[W.picked] = picked.card;
            v[W.ability] = picked.n;
          },
        ),
        when(
          (_m, v) => v[W.picked] !== NONE,
          [
            act((m, v) => {
              v[W.depth] = m.state.links.length;
            }),
            call(policy.declare, (_m, v) => [v[W.seat], v[W.picked], v[W.ability], v[W.now], v[W.a], v[W.b], v[W.n]]),
            when(
              (m, v) => m.state.links.length > v[W.depth],
              [
                act((m, v) => {
                  v[W.now] = policy.linkWindow;
                  v[W.last] = v[W.seat];
                  v[W.seat] = nextSeat(m.state, v[W.seat]);
                  v[W.passes] = 0;
                }),
              ],
              [pass],
            ),
          ],
          [pass],
        ),
        when(
          (m, v) => allPassed(m, v) && waits(m, v, policy),
          [
            loop(
              (m, v) => waits(m, v, policy),
              [
                ...(policy.ahead === undefined ? [] : [call('ahead', (_m, v) => [v[W.base]])]),
                when(
                  (m, v) => m.state.links.length > v[W.base],
                  [call(policy.resolve, (_m, v) => (policy.order === 'last-in-first-out' ? [NONE] : [v[W.base]]))],
                ),
              ],
            ),
            // An event may be answered again once the chain it started has resolved; a played card may not.
            when(
              (_m, v) => v[W.kind] !== policy.linkWindow,
              [
                act((m, v) => {
                  v[W.now] = v[W.kind];
                  v[W.last] = v[W.actor];
                  v[W.seat] = nextSeat(m.state, v[W.actor]);
                  v[W.passes] = 0;
                }),
              ],
            ),
          ],
        ),
      ],
    ),
  ]);

/** Whether anything of this window is still to resolve. */
const waits = (m: Machine, v: Vars, policy: ChainPolicy): boolean =>
  m.state.links.length > v[W.base] || (policy.ahead !== undefined && m.state.queue.length > 0);

const A = slots('at', 'seat', 'index');

/** Triggers that have come up go on the chain ahead of what waits there from `at` on. */
export const aheadRule = ({ window, seats, prompt, verb }: NonNullable<ChainPolicy['ahead']>): Rule =>
  rule('ahead', A, [
    loop(
      (m) => m.state.queue.length > 0,
      [
        act((m, v) => {
          v[A.seat] = seats(m.state).find((seat) => m.state.queue.some((p) => p.seat === seat)) ?? NONE;
          v[A.index] = m.state.queue.findIndex((p) => v[A.seat] === NONE || p.seat === v[A.seat]);
        }),
        ...orderOwn(prompt, verb, A.seat, A.index),
        act((m, v) => {
          const s = m.state;
          const p = s.queue[v[A.index]];
          // Somebody left, with their triggers, while this was to be ordered: the next one is found anew.
          if (p === undefined || (v[A.seat] !== NONE && p.seat !== v[A.seat])) return;
          s.queue.splice(v[A.index], 1);
          s.links.splice(v[A.at]++, 0, {
            card: p.card,
            seat: p.seat,
            ability: p.ability,
            negated: 0,
            answers: NONE,
            window,
            a: p.a,
            b: p.b,
            n: p.n,
            picks: [],
            stamps: [],
          });
        }),
      ],
    ),
  ]);

/**
 * The links that wait, the one that resolves next first. A window opened while something resolves is over before what
 * waited already goes on, so the innermost window's links come first.
 */
export function waiting(game: Game, s: State, policy: ChainPolicy): readonly Link[] {
  if (policy.order === 'last-in-first-out') return s.links.slice().reverse();
  const code = game.codeByName.get('window');
  const found: Link[] = [];
  let end = s.links.length;
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    if (f.code !== code || f.vars[W.base] >= end) continue;
    found.push(...s.links.slice(f.vars[W.base], end));
    end = f.vars[W.base];
  }
  return [...found, ...s.links.slice(0, end)];
}

/** Who has passed since the last link, as bits: whoever leaves meanwhile must not take another's turn to answer along. */
function allPassed(m: Machine, v: Vars): boolean {
  const { seats } = m.state;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat].out === 0 && (v[W.passes] & (1 << seat)) === 0) return false;
  }
  return true;
}

const pass = act((m, v) => {
  v[W.passes] |= 1 << v[W.seat];
  v[W.seat] = nextSeat(m.state, v[W.seat]);
});

/** The card a window is about: the link on top, or the card of the event. */
const aboutCard = (m: Machine, v: Vars, policy: ChainPolicy): number => {
  if (v[W.now] !== policy.linkWindow) return v[W.a];
  return m.state.links[m.state.links.length - 1]?.card ?? NONE;
};
