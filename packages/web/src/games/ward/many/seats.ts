import type { View } from '@wardroom/core';
import type { Events, WardView } from '@wardroom/ward';
import { TEAM_LOOKS } from '../../../parts/words/sides.ts';
import type { Choosing } from '../../table.ts';

/** Who sits where round a table of many, and who comes forward. */

/** The other seats, clockwise from the near one: the next to play sits at its left hand. */
export const othersOf = (view: View, near: number): number[] =>
  view.seats.slice(1).map((_, i) => (near + 1 + i) % view.seats.length);

export const isPartner = (view: View, near: number, seat: number): boolean =>
  seat !== near && view.seats[seat].team === view.seats[near].team;

/** The name and shape of a seat's team; whoever plays alone, or with all others against a boss, has none. */
export function teamOf(view: WardView, seat: number): (typeof TEAM_LOOKS)[number] | null {
  const teams = new Set(view.seats.map((x) => x.team));
  return teams.size === 2 && view.seats.length > 2 && view.table.boss < 0 ? TEAM_LOOKS[view.seats[seat].team] : null;
}

/** Whose the next turn is. */
export const nextOf = ({ table: { turns } }: WardView): { seat: number; mini: boolean } => turns[1] ?? turns[0];

/** Whether the boss is having a mini turn now. */
export const isMiniTurn = (log: readonly Events[]): boolean =>
  log.findLast((e) => e.kind === 'turnStart' || e.kind === 'miniTurn')?.kind === 'miniTurn';

const seatOf = (view: View, alias: number | undefined): number =>
  alias === undefined ? -1 : (view.zones.find((z) => z.cards?.some((c) => c.id === alias))?.seat ?? -1);

/** Cards of a seat that can be chosen and do not show while it is small. */
export const hiddenChoices = (view: View, seat: number, choosing: Choosing | null): number =>
  choosing === null
    ? 0
    : view.zones
        .filter((z) => z.seat === seat && (z.zone === 'magic' || z.zone === 'side'))
        .flatMap((z) => z.cards ?? [])
        .filter((c) => choosing.can.has(c.id)).length;

/** The seats of the two creatures in the battle that is on. */
export function fightersOf(view: WardView, log: readonly Events[]): number[] {
  const battle = view.table.battle === null ? undefined : log.findLast((e) => e.kind === 'battle');
  return [battle?.a, battle?.b].map((card) => seatOf(view, card?.id)).filter((seat) => seat >= 0);
}

interface Scene {
  view: WardView;
  log: readonly Events[];
  near: number;
  choosing: Choosing | null;
  /** Seats that may come forward. */
  among: readonly number[];
  /** The seat that the person at the screen has opened. */
  opened: number | null;
  most: number;
}

/**
 * The seats that come forward: the one that was opened; else all who play on, if there is room for them; else those with
 * something to choose that would not show, those who fight, the one whose turn it is. With none of these, whoever did
 * something last.
 */
export function forwardSeats({ view, log, near, choosing, among, opened, most }: Scene): number[] {
  const may = (seat: number): boolean => among.includes(seat) && !view.seats[seat].out;
  if (opened !== null && may(opened)) return [opened];
  const living = among.filter(may);
  if (living.length <= most) return living;
  const offering = among.filter((seat) => hiddenChoices(view, seat, choosing) > 0);
  const foes = living.filter((seat) => view.seats[seat].team !== view.seats[near].team);
  // Two against two: both foes, while there is room for them.
  const facing = foes.length < living.length && foes.length <= most ? foes : [];
  const wanted = [...offering, ...facing, view.active, ...fightersOf(view, log)].filter(may);
  if (wanted.length === 0)
    return [log.findLast((e) => e.seat !== undefined && e.seat !== near && may(e.seat))?.seat ?? living[0]];
  // In the order in which they sit.
  const chosen = [...new Set(wanted)].slice(0, most);
  return among.filter((seat) => chosen.includes(seat));
}
