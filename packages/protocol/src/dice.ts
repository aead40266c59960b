import { type Static, Type } from 'typebox';
import { record } from './common.ts';

/** How often each face of a die came up, over all matches that have ended here: `faces[0]` is the one. */
export const DiceCount = record({
  game: Type.String(),
  sides: Type.Integer(),
  faces: Type.Array(Type.Integer()),
});
export type DiceCount = Static<typeof DiceCount>;

/** `GET /api/dice`. */
export const DiceServed = record({
  /** Matches that are counted, by game. */
  matches: Type.Record(Type.String(), Type.Integer()),
  dice: Type.Array(DiceCount),
});
export type DiceServed = Static<typeof DiceServed>;
