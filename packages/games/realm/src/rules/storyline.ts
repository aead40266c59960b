import {
  type ChainPolicy,
  call,
  type Link,
  linkWindow,
  type Machine,
  NONE,
  type Step,
  windowRules,
} from '@wardroom/core';
import { LINK, PROMPT, STORYLINE, VERB } from '../names.ts';
import { foeOf } from './board.ts';
import { resolve } from './resolving.ts';

/*
 * What resolves may put something on the storyline itself, so this file and those of such rules need each other, and any of
 * them may be read first: what they use while they are read are functions.
 */

/**
 * The storyline (S7.1): what is cast, used or set off waits there and resolves from the front. Triggers go ahead of what
 * waits, those of the player whose turn it is not first. Nobody answers freely.
 */
export function storyline(): ChainPolicy {
  return {
    linkWindow: STORYLINE,
    answers: () => [],
    possible: () => false,
    stops: () => false,
    declare: () => {
      throw new Error('nobody answers, so nothing is declared in answer');
    },
    resolve: () => resolve,
    prompt: PROMPT.order,
    pass: VERB.done,
    order: 'first-in-first-out',
    ahead: {
      window: LINK.trigger,
      seats: (s) => [foeOf(s.active), s.active],
      prompt: PROMPT.order,
      verb: VERB.trigger,
    },
  };
}

export const { window, rules: storylineRules } = windowRules(storyline());

/** What was put on the storyline just now resolves, with what that sets off. */
export function resolved(): Step {
  return call(() => window, linkWindow(storyline()));
}

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
