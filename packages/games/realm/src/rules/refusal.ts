import type { Refusal } from '@wardroom/core';

/** Why something cannot be done, with the clause that says so (invariant 4). */

export const NOT_YOUR_TURN: Refusal = { error: 'It is not your turn.', rule: 'S3.2' };
export const IS_TAPPED: Refusal = { error: 'It is tapped.', rule: 'S5.2' };
export const IS_SICK: Refusal = { error: 'It came this turn and cannot tap yet.', rule: 'S4.3' };
export const IS_DISABLED: Refusal = { error: 'It is disabled.', rule: 'S5.6' };
export const NOWHERE_TO_GO: Refusal = { error: 'There is nowhere to go and nothing to attack.', rule: 'S5.2' };
export const NO_MANA: Refusal = { error: 'You have too little mana.', rule: 'S3.1' };
export const NO_THRESHOLD: Refusal = { error: 'Your sites show too few of its elements.', rule: 'S3.4' };
export const NO_CASTER: Refusal = { error: 'You have nobody who can cast it.', rule: 'S4.4' };
export const NO_SITE_TO_DISCARD: Refusal = { error: 'You have no site in hand to discard for it.', rule: 'S4.4' };
export const NO_TARGET: Refusal = { error: 'There is nothing to aim it at.', rule: 'S4.4' };
export const NO_PLACE: Refusal = { error: 'You have no site for it to enter.', rule: 'S4.3' };
export const NO_BEARER: Refusal = { error: 'Nobody carries it.', rule: 'S4.4' };
export const IS_MUTE: Refusal = { error: 'It is silenced.', rule: 'S5.6' };
export const HAS_USED: Refusal = { error: 'It has been used this turn.', rule: 'S3.2' };
export const NOT_MET: Refusal = { error: 'What its text asks for is not given.', rule: 'S8.1' };
export const AVATAR_TAPPED: Refusal = { error: 'Your avatar is tapped.', rule: 'S4.1' };
export const NO_SQUARE: Refusal = { error: 'There is no free square beside your sites.', rule: 'S4.1' };
