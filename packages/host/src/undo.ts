import { allCards, copyState, type Game, type Input, type SeatId, type State, sees } from '@wardroom/core';

/**
 * Taking back. A player may take back what they did for as long as they have learnt nothing by it: no die was thrown, no
 * card came to light for them, and nobody else has done anything but let it pass.
 */
export interface Mark {
  seat: SeatId;
  /** Inputs and events before the pick. */
  inputs: number;
  events: number;
  state: State;
}

/** Steps back that are kept. Each holds a whole state, and whoever goes on for ever without learning anything makes many. */
const KEPT = 40;

/** Marks with one more, the oldest forgotten. What others did before cannot be taken back past somebody's new decision. */
export const withMark = (marks: readonly Mark[], mark: Mark): Mark[] => [
  ...marks.filter((m) => m.seat === mark.seat).slice(1 - KEPT),
  mark,
];

export const markAt = (seat: SeatId, state: State, inputs: number, events: number): Mark => ({
  seat,
  inputs,
  events,
  state: copyState(state),
});

/** Whether a player has learnt something since the mark, or somebody else has acted. */
export function learnt(
  game: Game,
  mark: Mark,
  now: State,
  inputs: readonly Input[],
  isPass: (input: Input, index: number) => boolean,
): boolean {
  for (let i = mark.inputs; i < inputs.length; i++) {
    const input = inputs[i];
    if ('chance' in input) return true;
    if ('act' in input) return true;
    if (input.seat !== mark.seat && !isPass(input, i)) return true;
  }
  // A card that was made since (a clone, a summon) was made openly: nothing is learnt from it.
  return allCards(mark.state).some((id) => sees(game, now, mark.seat, id) && !sees(game, mark.state, mark.seat, id));
}
