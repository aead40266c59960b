import type { Refusal } from '@wardroom/core';
import { TAKE_BACKS } from '../names.ts';
import type { ClauseId } from '../rulebook/ids.ts';

/** Why something is not legal now. One constant each: they are compared and shown, never built in the hot path. */

const no = (rule: ClauseId, error: string): Refusal & { rule: string } => ({ error, rule });

export const NOT_YOUR_TURN = no('A4.2.0', 'You act in your own turn; only spells are cast at any time.');
export const NO_POINTS = no('A4.2.0', 'You have no action points left this turn.');
export const NO_SPACE = no('A4.2.1', 'There is no empty space in your territory.');
export const STONE_STAYS = no('A4.2.2', 'A Mystic Stone that lies face up stays where it is.');
export const STONE_FIXED = no('A4.2.2', 'In this match the Mystic Stone stays where it was placed.');
export const HELD_THERE = no('A4.2.2', 'It cannot move now.');
export const MOVE_COSTS_MORE = no('A4.2.2', 'You do not have the action points that moving it costs.');
export const HEMMED_IN = no('A4.2.2', 'There is no empty space that it could move to.');
export const FROZEN = no('A5.2', 'It is Frozen and cannot move until your next end phase.');
export const PETRIFIED = no('A5.7', 'It is Petrified: it can neither move nor attack until it is healed.');
export const ROOTED = no('A5.8', 'It is Rooted and cannot move until it is healed.');
export const SHOCKED = no('A5.4', 'It is Shocked and cannot attack until your next end phase.');
export const FACE_DOWN_UNIT = no('A4.2.4', 'Only a face-up unit attacks: flip it first.');
export const NO_ATTACKER = no('A4.2.4', 'It cannot attack.');
export const ATTACKED_ENOUGH = no('A4.2.4', 'It has attacked as often as it may this turn.');
export const NOBODY_THERE = no('A4.2.4', 'No enemy card is within its reach.');
export const NOT_NOW = no('A4.2.5', 'Its condition does not hold now.');
export const NO_TARGET = no('A4.2.5', 'There is nothing it could be cast on.');
export const CAST_ALREADY = no('A4.2.5', 'You have cast your spell of this turn.');
export const ONE_COUNTER = no('A4.2.5.1', 'Only the spell of an enemy is answered, and only once.');
export const ENOUGH_PLACED = no('A3.4.1', 'Five cards are placed before the first turn, beside the Stone.');
export const TAKEN_BACK_ENOUGH = no('A3.4.1', `You have taken back ${TAKE_BACKS} cards; what is placed now stays.`);
export const SPELLS_STAY = no('A3.3.1', 'Spells stay in hand until they are cast.');
export const STONE_FIRST = no('A3.4.1', 'Place your Mystic Stone first.');
