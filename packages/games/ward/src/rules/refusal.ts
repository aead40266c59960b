import type { Refusal } from '@wardroom/core';

/** Why something is not legal now. One constant each: they are compared and shown, never built in the hot path. */

const no = (rule: string, error: string): Refusal & { rule: string } => ({ error, rule });

export const NOT_A_CREATURE = no('W8.1', 'Only a creature card can be summoned from the hand.');
export const ONE_SUMMON = no('W8.1', 'You have made your one normal summon this turn.');
export const NEEDS_EMPTY_FIELD = no('W8.1', 'It needs no sacrifice, so it can only come onto an empty field.');
export const NOT_ENOUGH_SACRIFICES = no('W8.2.1', 'You do not have the sacrifices it needs.');
export const PRIMARY_STAYS = no(
  'W8.2.1',
  'Your primary cannot be sacrificed now, and there is room for one primary only.',
);
export const WRONG_SACRIFICES = no('W8.3.1', 'Its summon requirement is not met.');
export const WOULD_LOSE = no('W4.1.5', 'It would take your own cemetery to the threshold, and you would lose by it.');
export const TOO_STRONG = no('W7.2.1', 'Its AL is too high for this summon.');
export const NO_MAGIC = no('W16.2.1', 'An effect keeps you from playing magics now.');
export const NO_LIGHTNING = no('W16.2.1', 'An effect keeps everyone from playing Lightning magics now.');
export const BARRED = no('W16.2.1', 'An effect keeps you from playing cards of this kind now.');
export const NO_SLOT = no('W6.5.2', 'All five of your magic slots are taken.');
export const NO_TARGET = no('W6.4.3', 'There is nothing it could be played on.');
export const NO_EFFECT = no('W6.2.1', 'It would do nothing at all now.');
export const NOT_NOW = no('W6.5.3', 'Its condition does not hold now.');
export const NO_COST = no('W6.2.2', 'You cannot pay its activation cost.');
export const USED = no('W5.2.1.11', 'It has been used this turn.');
export const NOT_THIS_PHASE = no('W9.1.4', 'Only magics may be played in the second magic phase.');
export const NOT_SUMMON_PHASE = no('W9.1.2', 'Creatures are summoned in your summon and magic phase.');
export const NOT_MAGIC_PHASE = no('W6.2.1', 'Magics are played in your magic phases.');
export const REPLACING = no('W7.2.1', 'No magic may be played while a creature is being replaced.');
export const HELD_THERE = no('W8.4.1', 'An effect keeps your primary on the field: only damage can take it away.');
export const KILLED_ONE = no('W8.4.2.1', 'You may kill your own primary once per turn.');
export const SUMMONED_ONE = no('W8.4.2', 'Killing your own primary would use your normal summon, which you have made.');
export const NO_SUCCESSOR = no('W7.2.4', 'You could not replace your primary, and would lose.');
export const FIRST_CYCLE = no('W7.1.3', 'Nobody may battle in the first turn cycle.');
export const CANNOT_FIGHT = no('W10.2.1', 'An effect keeps it from battling.');
export const FOUGHT = no('W10.2.1', 'It has started its battle of this combat phase.');
export const NO_FIGHTING = no('W10.2.1', 'An effect keeps everyone from battling.');
