import type { WardCardView, WardView } from '@wardroom/ward';

/** Where magics lie on the screen: with whoever wears them, if that seat is laid out, else with their owner. */

type Zones = Pick<WardView, 'zones'>;

/** The seat of the creature that wears it, and that creature. */
export function wearerOf(view: Zones, card: WardCardView): { seat: number; card: WardCardView } | null {
  for (const { seat, cards = [] } of view.zones) {
    const host = card.on === undefined ? undefined : cards.find((c) => c.id === card.on);
    if (host !== undefined) return { seat, card: host };
  }
  return null;
}

export interface LyingMagic {
  card: WardCardView;
  /** Whose it is. */
  of: number;
  wearer: ReturnType<typeof wearerOf>;
}

export function magicsAt(view: Zones, seat: number, laidOut: readonly number[]): LyingMagic[] {
  return view.zones
    .filter((z) => z.zone === 'magic')
    .flatMap((z) => (z.cards ?? []).map((card) => ({ card, of: z.seat, wearer: wearerOf(view, card) })))
    .filter(({ of, wearer }) => (wearer !== null && laidOut.includes(wearer.seat) ? wearer.seat : of) === seat);
}
