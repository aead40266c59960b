import type { Clause } from './clause.ts';

const section = 'Turn';

/** W9: the five phases of a turn, turn cycles, and how long things last. */
export const turn: readonly Clause[] = [
  {
    id: 'W9.1.1',
    section,
    text:
      'First phase: draw 1 card, or 5 on your first turn. The hand limit is 8; right after the draw phase, before ' +
      'anything else, discard down to 8.',
  },
  {
    id: 'W9.1.2',
    section,
    text: 'Second phase: summoning and magic.',
  },
  {
    id: 'W9.1.3',
    section,
    text: 'Third phase: combat, which is optional. As soon as any primary is killed, the phase is over.',
  },
  {
    id: 'W9.1.4',
    section,
    text: 'Fourth phase: magics only, with no summoning and no sacrificing.',
  },
  {
    id: 'W9.1.5',
    section,
    text: 'Fifth phase: the turn ends.',
    ruling: 'A turn cannot end while a compulsory die roll of an effect is still to be made (W5.2.1.11).',
  },
  {
    id: 'W9.2.1',
    section,
    text: 'A turn cycle is one turn of everyone: each living player, and the boss if there is one, takes a turn once.',
    ruling:
      'In a team match the turns of the two teams alternate. In a rumble they go clockwise. A player who has lost is ' +
      'no longer counted.',
  },
  {
    id: 'W9.2.2',
    section,
    text: "A turn cycle starts at the beginning of a player's turn and is counted from there.",
  },
  {
    id: 'W9.2.3',
    section,
    text:
      'An effect that lasts "for X turn cycles" ends X cycles later, at the beginning of the turn of the player who ' +
      'played it, before the draw. The phase it was played in makes no difference. Damage and healing over time ' +
      'follow W11.1.',
  },
  {
    id: 'W9.2.3.2',
    section,
    text:
      "An effect of 2 turn cycles played in your fourth phase lasts for the rest of this turn, the opponent's turn, " +
      "all of your next turn and the opponent's turn after it. It is gone at the start of your following turn, " +
      'before you draw.',
    example:
      'Ghost Form makes its creature immune to damage for 2 turn cycles. Played in your fourth phase, it protects ' +
      'through two turns of the opponent and all of your turn between them.',
  },
];
