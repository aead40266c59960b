import type { ChoiceView } from '@wardroom/core';

/**
 * How clicks on cards and spots become answers. No rules here: only the choices that the table has listed. A spot is a
 * place on the board by its number: a square, a lane.
 */

export interface Numbered {
  index: number;
  choice: ChoiceView;
}

export const numbered = (choices: readonly ChoiceView[]): Numbered[] =>
  choices.map((choice, index) => ({ index, choice }));

/** Choices that name neither a card nor a spot: plain buttons. */
export const plain = (choices: readonly ChoiceView[]): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.card === undefined && choice.spot === undefined);

/** Where a player stands on the way to an answer: nothing chosen yet, or a card whose other half is still to be chosen. */
export type Half = { card: number } | null;

export type Outcome =
  | { is: 'pick'; index: number }
  /** The first half is chosen: now what it is done to, or where. */
  | { is: 'half'; card: number }
  /** Several things can be done with this card. */
  | { is: 'menu'; of: Numbered[] }
  | { is: 'nothing' };

const byCard = (choices: readonly ChoiceView[], alias: number): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.card === alias);
const byTarget = (choices: readonly ChoiceView[], alias: number): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.on === alias);

const isAimed = ({ choice }: Numbered): boolean => choice.on !== undefined || choice.spot !== undefined;

/** What can be done with the chosen card that needs neither a target nor a spot. */
export const aimless = (choices: readonly ChoiceView[], half: Half): Numbered[] =>
  half === null ? [] : byCard(choices, half.card).filter((x) => !isAimed(x));

/** Whether a target or a spot is to be chosen after the card itself; `always`: also where there is only one. */
function needsAim(own: readonly Numbered[], always: boolean): boolean {
  const aimed = own.filter(isAimed);
  if (always) return aimed.length > 0;
  const aims = new Set(aimed.map(({ choice }) => `${choice.on} ${choice.spot}`));
  // Beside spots, what needs no aim stays in reach as a button; otherwise a menu lists everything.
  return aims.size > 1 && (aimed.length === own.length || aimed.some(({ choice }) => choice.spot !== undefined));
}

/** What a click on a card means. Of several ways to do the same, the preferred verb is taken. */
export function clicked(
  choices: readonly ChoiceView[],
  half: Half,
  alias: number,
  prefer?: string,
  aimed = false,
): Outcome {
  if (half !== null) {
    const both = byCard(choices, half.card).filter(({ choice }) => choice.on === alias);
    if (both.length > 0) return settle(both, prefer);
  }
  const own = byCard(choices, alias);
  if (own.length > 0) return needsAim(own, aimed) ? { is: 'half', card: alias } : settle(own, prefer);
  return aimed ? { is: 'nothing' } : settle(byTarget(choices, alias), prefer);
}

/** What a click on a spot means. */
export function clickedSpot(choices: readonly ChoiceView[], half: Half, spot: number, prefer?: string): Outcome {
  const there = numbered(choices).filter(({ choice }) => choice.spot === spot);
  return settle(
    there.filter(({ choice }) => choice.card === half?.card),
    prefer,
  );
}

function settle(found: Numbered[], prefer: string | undefined): Outcome {
  const preferred = found.filter(({ choice }) => choice.verb === prefer);
  const left = preferred.length > 0 ? preferred : found;
  if (left.length === 0) return { is: 'nothing' };
  return left.length === 1 ? { is: 'pick', index: left[0].index } : { is: 'menu', of: left };
}

/** A card dropped on another, on a spot, or on the open table. */
export function dropped(
  choices: readonly ChoiceView[],
  alias: number,
  on: number | null,
  spot: number | null = null,
  prefer?: string,
  aimed = false,
): Outcome {
  const own = byCard(choices, alias);
  const onCard = own.filter(({ choice }) => on !== null && choice.on === on);
  if (onCard.length > 0) return settle(onCard, prefer);
  const onSpot = own.filter(({ choice }) => spot !== null && choice.spot === spot);
  if (onSpot.length > 0) return settle(onSpot, prefer);
  const outcome = clicked(choices, null, alias, prefer, aimed);
  return outcome.is === 'half' && (on !== null || spot !== null) ? { is: 'nothing' } : outcome;
}

/** Cards that lead to an answer now. */
export function touchable(choices: readonly ChoiceView[], half: Half, aimed = false): Set<number> {
  const found = new Set<number>();
  for (const c of choices) {
    if (half === null) {
      if (c.card !== undefined) found.add(c.card);
      // A target can be clicked straight away where that leaves no doubt.
      if (!aimed && c.on !== undefined && byTarget(choices, c.on).length === 1) found.add(c.on);
    } else if (c.card === half.card && c.on !== undefined) found.add(c.on);
  }
  if (half !== null) found.add(half.card);
  return found;
}

/** Spots that lead to an answer now: those of the chosen card, or without one those that need no card. */
export function openSpots(choices: readonly ChoiceView[], half: Half): Set<number> {
  return new Set(choices.flatMap((c) => (c.spot !== undefined && c.card === half?.card ? [c.spot] : [])));
}
