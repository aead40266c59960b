import { type CardId, NONE, type Prompt, type SeatId, type Verb, type WindowId } from './brand.ts';
import type { Rules } from './game.ts';
import type { Machine } from './machine.ts';
import {
  type AnyRule,
  type Asking,
  act,
  ask,
  type Given,
  loop,
  type Rule,
  rule,
  type Startable,
  type Value,
  when,
} from './program.ts';
import { nextSeat } from './seats.ts';
import { slots, type VarsOf } from './slots.ts';
import type { Choice, Link, State } from './state.ts';
import { orderOwn } from './triggers.ts';

/**
 * Windows and chains. Something happens; players may answer it in turn, from the one after the player who acted; an
 * answer is itself something that can be answered; when everyone has passed in a row the chain resolves. Who may answer
 * what, and in which order links resolve, is the game's policy.
 */
export interface ChainPolicy {
  /** Window kind of "a link was put on the chain". */
  linkWindow: WindowId;
  /** What this seat may answer here, without "pass". */
  answers: (m: Machine, seat: SeatId, window: WindowInfo) => Choice[];
  /** The same question asked cheaply: could anybody answer at all? */
  possible: (m: Machine, window: WindowId) => boolean;
  /** Asked even when there is nothing to answer with. */
  stops: (m: Machine, seat: SeatId) => boolean;
  /** The rule that declares an answer (targets, costs) and puts the link on the chain. */
  declare: () => Startable<Declaring>;
  /** The rule that resolves the link at this place of the chain, or the one on top. */
  resolve: () => Startable<{ readonly at: number }>;
  prompt: Prompt;
  pass: Verb;
  /** Last in first out, or from the front. */
  order: 'last-in-first-out' | 'first-in-first-out';
  /** Triggers are links too, put ahead of what waits. Without it they are no part of the chain. */
  ahead?: {
    /** Window kind of such a link: its `ability` is the program of the trigger. */
    window: WindowId;
    /** Whose come first. */
    seats: (s: State) => readonly SeatId[];
    /** How a player is asked to order their own. */
    prompt: Prompt;
    verb: Verb;
  };
}

/** What is declared: a card or an ability of it, by a player, in answer to what the window is about. */
export interface Declaring {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly ability: number;
  readonly window: WindowId;
  readonly a: CardId;
  readonly b: CardId;
  readonly n: number;
}

/** What players are told of a window: what the setting for it is called, and what they are asked in it. */
export interface WindowWords {
  title: string;
  asks: (w: WindowInfo, card: (id: CardId) => string, seat: (seat: SeatId) => string) => string;
}

export interface WindowInfo {
  kind: WindowId;
  actor: SeatId;
  a: CardId;
  b: CardId;
  n: number;
}

/** Variables of the window program. `base` is where its part of the chain begins. */
export const WINDOW_VARS = slots(
  'kind: window',
  'actor: seat',
  'a: card',
  'b: card',
  'n',
  'base',
  'now?: window',
  'last?: seat',
  'seat?: seat',
  'passes?',
  'picked?: card',
  'ability?',
  'depth?',
);
type Vars = VarsOf<typeof WINDOW_VARS>;
type WindowArgs<V> = Given<typeof WINDOW_VARS, V>;

/** What a window is opened for: its kind, who acted, and what it is about. */
export interface Opened<V> {
  kind: Value<V, WindowId>;
  actor: Value<V, SeatId>;
  a?: Value<V, CardId>;
  b?: Value<V, CardId>;
  n?: Value<V>;
}

const noCard = (): CardId => NONE;

/** Arguments of an event window, above whatever is on the chain. */
export const eventWindow = <V>({ kind, actor, a = noCard, b = noCard, n = () => 0 }: Opened<V>): WindowArgs<V> => ({
  kind,
  actor,
  a,
  b,
  n,
  base: (m) => m.state.links.length,
});

/** Arguments of the window over a link just declared: the chain starts with it. */
export const linkWindow = <V>(policy: Pick<ChainPolicy, 'linkWindow'>): WindowArgs<V> => {
  const top = (m: Machine): Link => m.state.links[m.state.links.length - 1];
  return {
    kind: () => policy.linkWindow,
    actor: (m) => top(m).seat,
    a: (m) => top(m).card,
    b: noCard,
    n: () => 0,
    base: (m) => m.state.links.length - 1,
  };
};

const info = (v: Vars, kind: WindowId, actor: SeatId): WindowInfo => ({
  kind,
  actor,
  a: v[WINDOW_VARS.a],
  b: v[WINDOW_VARS.b],
  n: v[WINDOW_VARS.n],
});

/** The window, and where triggers are links, the rule that puts them on the chain. */
export interface Windows {
  window: Rule<typeof WINDOW_VARS>;
  rules: readonly AnyRule[];
}

export function windowRules(policy: ChainPolicy): Windows {
  const ahead = policy.ahead === undefined ? null : aheadRule(policy.ahead);
  const window = rule('window', WINDOW_VARS, [
    act((m, v) => {
      v[WINDOW_VARS.now] = v[WINDOW_VARS.kind];
      v[WINDOW_VARS.last] = v[WINDOW_VARS.actor];
      v[WINDOW_VARS.seat] = nextSeat(m.state, v[WINDOW_VARS.actor]);
      v[WINDOW_VARS.passes] = 0;
    }),
    loop(
      (m, v) => !allPassed(m, v),
      [
        act((_m, v) => {
          v[WINDOW_VARS.picked] = NONE;
        }),
        ask(
          (m, v) => nextAsked(m, v, policy),
          (_m, v, picked) => {
            if (picked.verb === policy.pass) return;
            v[WINDOW_VARS.picked] = picked.card;
            v[WINDOW_VARS.ability] = picked.n;
          },
        ),
        when(
          (_m, v) => v[WINDOW_VARS.picked] !== NONE,
          [
            act((m, v) => {
              v[WINDOW_VARS.depth] = m.state.links.length;
            }),
            act((m, v) =>
              policy.declare().enter(m, {
                seat: v[WINDOW_VARS.seat],
                card: v[WINDOW_VARS.picked],
                ability: v[WINDOW_VARS.ability],
                window: v[WINDOW_VARS.now],
                a: v[WINDOW_VARS.a],
                b: v[WINDOW_VARS.b],
                n: v[WINDOW_VARS.n],
              }),
            ),
            when(
              (m, v) => m.state.links.length > v[WINDOW_VARS.depth],
              [
                act((m, v) => {
                  v[WINDOW_VARS.now] = policy.linkWindow;
                  v[WINDOW_VARS.last] = v[WINDOW_VARS.seat];
                  v[WINDOW_VARS.seat] = nextSeat(m.state, v[WINDOW_VARS.seat]);
                  v[WINDOW_VARS.passes] = 0;
                }),
              ],
              [act(pass)],
            ),
          ],
          [act(pass)],
        ),
        when(
          (m, v) => allPassed(m, v) && waits(m, v, policy),
          [
            loop(
              (m, v) => waits(m, v, policy),
              [
                ...(ahead === null ? [] : [ahead.call<Vars>({ at: (_m, v) => v[WINDOW_VARS.base] })]),
                when(
                  (m, v) => m.state.links.length > v[WINDOW_VARS.base],
                  [
                    act((m, v) =>
                      policy
                        .resolve()
                        .enter(m, { at: policy.order === 'last-in-first-out' ? NONE : v[WINDOW_VARS.base] }),
                    ),
                  ],
                ),
              ],
            ),
            // An event may be answered again once the chain it started has resolved; a played card may not.
            when(
              (_m, v) => v[WINDOW_VARS.kind] !== policy.linkWindow,
              [
                act((m, v) => {
                  v[WINDOW_VARS.now] = v[WINDOW_VARS.kind];
                  v[WINDOW_VARS.last] = v[WINDOW_VARS.actor];
                  v[WINDOW_VARS.seat] = nextSeat(m.state, v[WINDOW_VARS.actor]);
                  v[WINDOW_VARS.passes] = 0;
                }),
              ],
            ),
          ],
        ),
      ],
    ),
  ]);
  return { window, rules: ahead === null ? [window] : [window, ahead] };
}

/** Whether anything of this window is still to resolve. */
const waits = (m: Machine, v: Vars, policy: ChainPolicy): boolean =>
  m.state.links.length > v[WINDOW_VARS.base] || (policy.ahead !== undefined && m.state.queue.length > 0);

const AHEAD = slots('at', 'seat?: seat', 'index?');

/** Triggers that have come up go on the chain ahead of what waits there from `at` on. */
const aheadRule = ({ window, seats, prompt, verb }: NonNullable<ChainPolicy['ahead']>): Rule<typeof AHEAD> =>
  rule('ahead', AHEAD, [
    loop(
      (m) => m.state.queue.length > 0,
      [
        act((m, v) => {
          v[AHEAD.seat] = seats(m.state).find((seat) => m.state.queue.some((p) => p.seat === seat)) ?? NONE;
          v[AHEAD.index] = m.state.queue.findIndex((p) => v[AHEAD.seat] === NONE || p.seat === v[AHEAD.seat]);
        }),
        orderOwn(
          prompt,
          verb,
          (v) => v[AHEAD.seat],
          (v, index) => {
            v[AHEAD.index] = index;
          },
        ),
        act((m, v) => {
          const s = m.state;
          const p = s.queue[v[AHEAD.index]];
          // Somebody left, with their triggers, while this was to be ordered: the next one is found anew.
          if (p === undefined || (v[AHEAD.seat] !== NONE && p.seat !== v[AHEAD.seat])) return;
          s.queue.splice(v[AHEAD.index], 1);
          s.links.splice(v[AHEAD.at]++, 0, {
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
export function waiting(game: Rules, s: State, policy: ChainPolicy): readonly Link[] {
  if (policy.order === 'last-in-first-out') return s.links.slice().reverse();
  const code = game.codeByName.get('window');
  const found: Link[] = [];
  let end = s.links.length;
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    if (f.code !== code) continue;
    const { [WINDOW_VARS.base]: base } = f.vars as Vars;
    if (base >= end) continue;
    found.push(...s.links.slice(base, end));
    end = base;
  }
  return [...found, ...s.links.slice(0, end)];
}

/** Who has passed since the last link, as bits: whoever leaves meanwhile must not take another's turn to answer along. */
function allPassed(m: Machine, v: Vars): boolean {
  const { seats } = m.state;
  for (let seat = 0 as SeatId; seat < seats.length; seat++) {
    if (seats[seat].out === 0 && (v[WINDOW_VARS.passes] & (1 << seat)) === 0) return false;
  }
  return true;
}

function pass(m: Machine, v: Vars): void {
  v[WINDOW_VARS.passes] |= 1 << v[WINDOW_VARS.seat];
  v[WINDOW_VARS.seat] = nextSeat(m.state, v[WINDOW_VARS.seat]);
}

/** The question to the next player who has something to say. Those who have not pass on the way; if nobody has, nothing is asked. */
function nextAsked(m: Machine, v: Vars, policy: ChainPolicy): Asking {
  for (;;) {
    const seat = v[WINDOW_VARS.seat];
    const choices = policy.answers(m, seat, info(v, v[WINDOW_VARS.now], v[WINDOW_VARS.last]));
    if (choices.length > 0 || policy.stops(m, seat)) {
      choices.unshift({ verb: policy.pass, card: NONE, on: NONE, n: 0 });
      return { seat, prompt: policy.prompt, card: aboutCard(m, v, policy), choices, always: true };
    }
    pass(m, v);
    if (allPassed(m, v)) return { seat, prompt: policy.prompt, choices };
  }
}

/** The card a window is about: the link on top, or the card of the event. */
const aboutCard = (m: Machine, v: Vars, policy: ChainPolicy): CardId => {
  if (v[WINDOW_VARS.now] !== policy.linkWindow) return v[WINDOW_VARS.a];
  return m.state.links[m.state.links.length - 1]?.card ?? NONE;
};
