import type { Clause } from './clause.ts';

/** S7: what happens in which order. */
export const storyline: readonly Clause[] = [
  {
    id: 'S7.1',
    section: 'The storyline',
    text:
      'Whatever is cast, activated or triggered joins the storyline as an event, and the event in front resolves ' +
      'next. A trigger goes ahead of all that waits: one that answers the casting of a spell happens before the ' +
      'spell does. Of triggers that come up at one moment those of the player whose turn it is not go first, and ' +
      'each player puts their own in order. Nobody may answer otherwise: there is defending, intercepting, and ' +
      'what triggers.',
  },
];
