import type { Clause } from './clause.ts';

const section = 'Limited summons';

/** W13: the extra creatures beside a primary. */
export const limitedSummons: readonly Clause[] = [
  {
    id: 'W13.1',
    section,
    text:
      'Limited summons are extra creatures on your side while you have a primary. Only card effects bring them into ' +
      'play.',
  },
  {
    id: 'W13.2.1',
    section,
    text: 'A limited summon takes no HP damage.',
  },
  {
    id: 'W13.2.2',
    section,
    text: 'A limited summon has no effects of its own.',
  },
  {
    id: 'W13.2.3',
    section,
    text: 'A limited summon cannot be sacrificed.',
  },
  {
    id: 'W13.3.1',
    section,
    text: 'You may have at most 4 limited summons on your side.',
  },
  {
    id: 'W13.3.2',
    section,
    text: 'A limited summon needs its anchor in order to stay, exceptions aside.',
  },
  {
    id: 'W13.3.3',
    section,
    text: 'You may battle with limited summons and leave the primary out. Each of them fights a separate battle.',
  },
  {
    id: 'W13.3.4',
    section,
    text: 'Limited summons can be equipped, and field magics apply to them.',
  },
  {
    id: 'W13.3.5',
    section,
    text: 'No player may simply remove a limited summon. Only effects remove one.',
  },
  {
    id: 'W13.3.6',
    section,
    text:
      'If your primary is killed, one of your limited summons must become the primary if possible. You choose which, ' +
      'and it regains its effects.',
  },
];
