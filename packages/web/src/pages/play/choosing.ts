import type { ChoiceView, View } from '@wardroom/core';

/** How clicks on cards become answers. No rules here: only the choices that the table has listed. */

export interface Numbered {
  index: number;
  choice: ChoiceView;
}

export const numbered = (choices: readonly ChoiceView[]): Numbered[] =>
  choices.map((choice, index) => ({ index, choice }));

/** Choices that name no card: plain buttons. */
export const plain = (choices: readonly ChoiceView[]): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.card === undefined);

/** Where a player stands on the way to an answer: nothing chosen yet, or a card whose other half is still to be chosen. */
export type Half = { card: number } | null;

export type Outcome =
  | { is: 'pick'; index: number }
  /** The first half is chosen: now what it is done to. */
  | { is: 'half'; card: number }
  /** Several things can be done with this card. */
  | { is: 'menu'; of: Numbered[] }
  | { is: 'nothing' };

const byCard = (choices: readonly ChoiceView[], alias: number): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.card === alias);
const byTarget = (choices: readonly ChoiceView[], alias: number): Numbered[] =>
  numbered(choices).filter(({ choice }) => choice.on === alias);

/** What a click on a card means. */
export function clicked(choices: readonly ChoiceView[], half: Half, alias: number): Outcome {
  if (half !== null) {
    const both = byCard(choices, half.card).filter(({ choice }) => choice.on === alias);
    if (both.length > 0) return settle(both);
  }
  const own = byCard(choices, alias);
  if (own.length > 0) {
    // The same thing done to different targets: choose the target next.
    const verbs = new Set(own.map(({ choice }) => choice.verb));
    const targets = new Set(own.map(({ choice }) => choice.on));
    if (own.length > 1 && verbs.size === 1 && targets.size === own.length) return { is: 'half', card: alias };
    return settle(own);
  }
  return settle(byTarget(choices, alias));
}

const settle = (found: Numbered[]): Outcome =>
  found.length === 0
    ? { is: 'nothing' }
    : found.length === 1
      ? { is: 'pick', index: found[0].index }
      : { is: 'menu', of: found };

/** A card dropped on another, or on the open table. */
export function dropped(choices: readonly ChoiceView[], alias: number, on: number | null): Outcome {
  if (on !== null) {
    const both = byCard(choices, alias).filter(({ choice }) => choice.on === on);
    if (both.length > 0) return settle(both);
  }
  const outcome = clicked(choices, null, alias);
  return outcome.is === 'half' && on !== null ? { is: 'nothing' } : outcome;
}

/** Cards that lead to an answer now. */
export function touchable(choices: readonly ChoiceView[], half: Half): Set<number> {
  const found = new Set<number>();
  for (const c of choices) {
    if (half === null) {
      if (c.card !== undefined) found.add(c.card);
      // A target can be clicked straight away where that leaves no doubt.
      if (c.on !== undefined && byTarget(choices, c.on).length === 1) found.add(c.on);
    } else if (c.card === half.card && c.on !== undefined) found.add(c.on);
  }
  if (half !== null) found.add(half.card);
  return found;
}

/** Where a card lies, as the viewer sees the table. */
export function placeOf(view: View, alias: number): { zone: string; seat: number } | null {
  for (const z of view.zones) if (z.cards?.some((c) => c.id === alias)) return { zone: z.zone, seat: z.seat };
  return null;
}
