import type { ChoiceView, View } from '@wardroom/core';
import type { AdviceView, Catalogue } from '@wardroom/host';

/** What choices are aimed at, in words: whose it is, and what is not asked because nothing else can be chosen. */
export interface Aiming {
  view: Pick<View, 'seats' | 'zones'>;
  near: number;
  names: readonly string[];
  catalogue: Pick<Catalogue, 'cards'>;
  advice: AdviceView | null;
}

/** "yours"; of a lone opponent "theirs", of several "Ada’s"; of those on one's own side "Ada’s, ally". */
export function whoseWords({ view, near, names }: Pick<Aiming, 'view' | 'near' | 'names'>, seat: number): string {
  if (seat === near) return 'yours';
  const { team } = view.seats[near];
  if (view.seats[seat].team === team) return `${names[seat]}’s, ally`;
  return view.seats.filter((s) => s.team !== team).length === 1 ? 'theirs' : `${names[seat]}’s`;
}

/** Whose what this choice is aimed at is; null where nothing is, or where it says so itself. */
export function aimWords(a: Aiming, { whose, on, card, text }: ChoiceView): string | null {
  if (whose === undefined || (on === undefined && card === undefined)) return null;
  const words = whoseWords(a, whose);
  // A boss is both a player and a card: "battles The Toll Keeper" needs no "The Toll Keeper’s".
  return words === `${a.names[whose]}’s` && text.endsWith(a.names[whose]) ? null : words;
}

/** "on Dragonling, theirs": what it is done to without a further question. */
export function silentWords(a: Aiming, index: number): string | null {
  const words = (a.advice?.aims[index] ?? []).flatMap((alias) => {
    const zone = a.view.zones.find((z) => z.cards?.some((c) => c.id === alias));
    const face = a.catalogue.cards[zone?.cards?.find((c) => c.id === alias)?.card ?? ''];
    return zone === undefined || face === undefined ? [] : [`${face.name}, ${whoseWords(a, zone.seat)}`];
  });
  return words.length === 0 ? null : `on ${words.join(' and ')}`;
}

/** What is said of a choice that does harm. */
export const HARM = { self: 'hurts you', foe: 'helps them' } as const;

export const harmOf = ({ advice }: Pick<Aiming, 'advice'>, index: number): keyof typeof HARM | null =>
  advice?.harm[index] ?? null;
