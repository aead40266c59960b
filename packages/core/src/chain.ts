import type { CompiledCard, CompiledTarget } from './assemble.ts';
import { type CardId, NONE, type SeatId, type Stamp, type Verb, type WindowId, type Zone } from './brand.ts';
import type { Machine } from './machine.ts';
import { act, ask, loop, type Rule, type Step, when } from './program.ts';
import { slots, type VarsOf } from './slots.ts';
import type { Choice, Link, State } from './state.ts';
import type { TextVars } from './vocabulary.ts';
import { type ChainPolicy, linkWindow, WINDOW_VARS, type WindowInfo } from './window.ts';
import { pile } from './zones.ts';

/**
 * What a chain of cards played in answer to each other is made of: a card is declared (its targets are named one after
 * another), put on the chain as a link, and taken off it to resolve. Windows and who may answer are `window.ts`; what it
 * costs, what is announced and what becomes of the card are the game's.
 */

/** Variables of the rule that declares; `own` is for the game. */
export const DECLARED = slots(
  'seat: seat',
  'card: card',
  'ability',
  'window: window',
  'a: card',
  'b: card',
  'n',
  'at?',
  'picks?: cards',
  'stamps?: nums',
  'own?',
);
export type Declared = VarsOf<typeof DECLARED>;

/** Variables of the rule that resolves: what the link was, and its card's stamp then; `go` is for the game. */
export const RESOLVED = slots(
  'at',
  'card?: card',
  'seat?: seat',
  'ability?',
  'a?: card',
  'b?: card',
  'n?',
  'picks?: cards',
  'go?',
  'stamp?: stamp',
);
export type Resolved = VarsOf<typeof RESOLVED>;

/** What a window over the link on top is about: its card, and its place on the chain. */
export const overTop = (m: Machine, kind: WindowId, actor: SeatId): WindowInfo => {
  const top = m.state.links.length - 1;
  return { kind, actor, a: m.state.links[top].card, b: NONE, n: top };
};

/** The window a player is being asked in. */
export function windowOf(m: Machine, overLinks: WindowId): WindowInfo {
  const v = m.state.frames[m.state.frames.length - 1].vars as VarsOf<typeof WINDOW_VARS>;
  if (v[WINDOW_VARS.now] === overLinks) return overTop(m, overLinks, v[WINDOW_VARS.last]);
  return {
    kind: v[WINDOW_VARS.now],
    actor: v[WINDOW_VARS.last],
    a: v[WINDOW_VARS.a],
    b: v[WINDOW_VARS.b],
    n: v[WINDOW_VARS.n],
  };
}

/** Whether a card may be played in this window, or in any. The variables are worked out for each condition. */
export function fitsWindow(
  m: Machine,
  { answers }: CompiledCard,
  kind: WindowId,
  any: WindowId,
  vars: () => TextVars,
): boolean {
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (answer.window !== kind && answer.window !== any) continue;
    if (answer.test === null || answer.test(m, vars())) return true;
  }
  return false;
}

/** Whether anybody has a card in this zone that is played in a window of this kind. */
export function isAnswerHeld(
  m: Machine,
  zone: Zone,
  kind: WindowId,
  may: ((s: State, seat: SeatId) => boolean) | null = null,
): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    if (may !== null && !may(s, seat)) continue;
    const cards = pile(s, zone, seat);
    for (let i = 0; i < cards.length; i++) {
      if ((m.game.defs[s.cards[cards[i]].def] as CompiledCard).answersIn[kind]) return true;
    }
  }
  return false;
}

/** Nothing is named yet; what answers a link is about the one on top. */
export const beginDeclaring = (overLinks: WindowId): Step<Declared> =>
  act((m, v) => {
    v[DECLARED.at] = 0;
    v[DECLARED.picks] = [];
    v[DECLARED.stamps] = [];
    v[DECLARED.own] = 0;
    if (v[DECLARED.window] !== overLinks) return;
    const info = overTop(m, overLinks, v[DECLARED.seat]);
    v[DECLARED.a] = info.a;
    v[DECLARED.b] = info.b;
    v[DECLARED.n] = info.n;
  });

/** Variables that a target's set of cards is worked out from. */
export const targetVars = (v: Declared): TextVars => [
  v[DECLARED.card],
  v[DECLARED.seat],
  v[DECLARED.a],
  v[DECLARED.b],
  v[DECLARED.n],
  ...v[DECLARED.picks],
];

/** The next target is this one, as it is now. */
export function nameTarget(m: Machine, v: Declared, card: CardId): void {
  v[DECLARED.picks][v[DECLARED.at]] = card;
  v[DECLARED.stamps][v[DECLARED.at]] = card === NONE ? 0 : m.state.cards[card].stamp;
  v[DECLARED.at]++;
}

export interface Naming {
  targets: (m: Machine, v: Declared) => readonly CompiledTarget[];
  /** How a target is named, and that there is none. */
  verb: Verb;
  none: Verb;
  fits: (m: Machine, v: Declared, x: CardId) => boolean;
  /** Answers that are not offered after all. */
  offered?: (m: Machine, v: Declared, choices: Choice[]) => Choice[];
  named?: (m: Machine, card: CardId) => void;
}

/** Name the targets that are not named yet, one after another. One for which there is nothing is NONE. */
export const nameTargets = ({ targets, verb, none, fits, offered, named }: Naming): Step<Declared> =>
  loop(
    (m, v) => v[DECLARED.at] < targets(m, v).length,
    [
      act((_m, v) => {
        v[DECLARED.picks][v[DECLARED.at]] = NONE;
        v[DECLARED.stamps][v[DECLARED.at]] = 0;
      }),
      ask(
        (m, v) => {
          const target = targets(m, v)[v[DECLARED.at]];
          const choices: Choice[] = target
            .from(m, targetVars(v))
            .filter((x) => fits(m, v, x))
            .map((x) => ({ verb, card: x, on: v[DECLARED.card], n: 0 }));
          if (target.optional) choices.unshift({ verb: none, card: NONE, on: v[DECLARED.card], n: 0 });
          return {
            seat: v[DECLARED.seat],
            prompt: target.prompt,
            card: v[DECLARED.card],
            choices: offered === undefined ? choices : offered(m, v, choices),
          };
        },
        (m, v, { card }) => {
          v[DECLARED.picks][v[DECLARED.at]] = card;
          if (card === NONE) return;
          v[DECLARED.stamps][v[DECLARED.at]] = m.state.cards[card].stamp;
          named?.(m, card);
        },
      ),
      act((_m, v) => {
        v[DECLARED.at]++;
      }),
    ],
  );

/** What was declared is a link, on top. Targets are as they were when named: paying may have taken one away. */
export function putDeclared(m: Machine, v: Declared, overLinks: WindowId): void {
  m.state.links.push({
    card: v[DECLARED.card],
    seat: v[DECLARED.seat],
    ability: v[DECLARED.ability],
    negated: 0,
    answers: v[DECLARED.window] === overLinks ? v[DECLARED.n] : NONE,
    window: v[DECLARED.window],
    a: v[DECLARED.a],
    b: v[DECLARED.b],
    n: v[DECLARED.n],
    picks: v[DECLARED.picks].slice(),
    stamps: v[DECLARED.stamps].slice() as Stamp[],
  });
}

/** What was declared outside of any window: others may answer it, if anybody could, and then it resolves. */
export const startChain = <V>(policy: ChainPolicy, window: Rule<typeof WINDOW_VARS>): Step<V> =>
  when(
    (m) => policy.possible(m, policy.linkWindow),
    [window.call(linkWindow(policy))],
    [act((m) => policy.resolve().enter(m, { at: NONE }))],
  );

/** The link on top comes off the chain. */
export function takeTop(m: Machine, v: Resolved): Link {
  const link = m.state.links.pop()!;
  v[RESOLVED.card] = link.card;
  v[RESOLVED.seat] = link.seat;
  v[RESOLVED.ability] = link.ability;
  v[RESOLVED.a] = link.a;
  v[RESOLVED.b] = link.b;
  v[RESOLVED.n] = link.n;
  v[RESOLVED.picks] = link.picks;
  v[RESOLVED.go] = 0;
  v[RESOLVED.stamp] = m.state.cards[link.card].stamp;
  return link;
}

/** Whether a target is still what was named. */
export const targetHolds = (m: Machine, { picks, stamps }: Link, i: number): boolean =>
  picks[i] === NONE || m.state.cards[picks[i]].stamp === stamps[i];

/** Variables of a text as it resolves. */
export const textVars = (v: Resolved): TextVars => [
  v[RESOLVED.card],
  v[RESOLVED.seat],
  v[RESOLVED.a],
  v[RESOLVED.b],
  v[RESOLVED.n],
  ...v[RESOLVED.picks],
];
