import {
  aheadRule,
  type ChainPolicy,
  type Link,
  type Machine,
  NONE,
  type Rule,
  type Vars,
  windowRule,
} from '@wardroom/core';
import { LINK, PROMPT, VERB } from '../words.ts';
import { foeOf } from './board.ts';

/**
 * The storyline (S7.1): what is cast, used or set off waits there and resolves from the front. Triggers go ahead of what
 * waits, those of the player whose turn it is not first. Nobody answers freely.
 */
const ahead = {
  window: LINK.trigger,
  seats: (s: { active: number }) => [foeOf(s.active), s.active],
  prompt: PROMPT.order,
  verb: VERB.trigger,
};

export const storyline: ChainPolicy = {
  linkWindow: 0,
  answers: () => [],
  possible: () => false,
  stops: () => false,
  // Nobody answers, so nothing is declared in answer.
  declare: 'resolve',
  resolve: 'resolve',
  prompt: PROMPT.order,
  pass: VERB.done,
  order: 'first-in-first-out',
  ahead,
};

/** Arguments of a window over what was set off just now: it is over before what waits already goes on. */
export const storylineArgs = (m: Machine): Vars => [
  storyline.linkWindow,
  m.state.active,
  NONE,
  NONE,
  0,
  m.state.links.length,
];

/** Something is put on the storyline by a player's action: there is nothing before it. */
export function putLink(m: Machine, link: Omit<Link, 'ability' | 'negated' | 'answers' | 'stamps'>): void {
  const { cards, links } = m.state;
  links.push({
    card: link.card,
    seat: link.seat,
    ability: NONE,
    negated: 0,
    answers: NONE,
    window: link.window,
    a: link.a,
    b: link.b,
    n: link.n,
    picks: link.picks,
    stamps: link.picks.map((id) => (id === NONE ? NONE : cards[id].stamp)),
  });
}

export const storylineRules: readonly Rule[] = [windowRule(storyline), aheadRule(ahead)];
