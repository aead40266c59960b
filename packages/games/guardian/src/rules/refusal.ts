import type { Refusal } from '@wardroom/core';

/** Why something cannot be done now, in words and with the clause. */
const no = (rule: string, error: string): Refusal => ({ error, rule });

export const NO_SP = no('G3.4', 'You do not have enough SP.');
export const NO_DZ = no('G3.1', 'You do not have enough DZ.');
export const NO_DZ_TO_ATTACK = no('G3.3', 'A basic attack costs DZ, and you do not have enough.');
export const NO_LANE = no('G4.3', 'There is no lane to put it in: your base there has fallen.');
export const NO_BARE_LANE = no('G4.10', 'It is played on one of your Guardians.');
export const NO_OFFERING = no('G5.8', 'One of your Guardians must be sacrificed for it.');
export const NO_TARGET = no('G5.2', 'There is nothing it may target.');
export const NOT_MET = no('G4.9', 'What its text asks for is not so now.');
export const NOTHING_TO_DO = no('G4.9', 'It would do nothing now.');
export const NOTHING_TO_USE = no('G5.4', 'It would do nothing now.');
export const IS_STUCK = no('G8.1', 'It is paralyzed, and has forfeited its action for this round.');
export const IS_LOST = no('G8.4', 'It was confused, and has forfeited its action for this round.');
export const HAS_ACTED_TWICE = no('G8.8', 'It has made its two basic actions this turn.');
export const IS_EXHAUSTED = no('G8.3', 'It is exhausted.');
export const HAS_SWAPPED = no('G4.6', 'It has changed lanes this turn.');
export const HAS_ATTACKED = no('G5.3', 'It has made its basic attack this turn.');
export const HAS_USED = no('G5.4', 'It has used its ability this turn.');
export const NOTHING_TO_ATTACK = no('G5.5', 'There is nobody in range, and no base it may attack.');
export const NOT_YOUR_TURN = no('G3.1', 'It is not your turn.');
