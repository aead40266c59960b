import type { Board, ChoiceView } from '@wardroom/core';
import { useMemo, useState } from 'react';
import type { Choosing } from '../table.ts';
import { squareOf } from './facts.ts';

/**
 * What clicks on the realm mean. A location is a square and a region of it, and most squares hold a site, units and
 * artifacts at once: so a click on a square gathers all that the chosen card could do there, and where that is more than
 * one thing a small menu at the square asks which. It follows from the list of choices alone.
 */

export interface Aim {
  index: number;
  choice: ChoiceView;
}

/** Verbs that name the card that is chosen, whatever else they name. */
const PICKS = new Set(['defend', 'intercept', 'caster', 'trigger', 'card', 'assign', 'putBack', 'seat', 'mode']);
/** Verbs that name a place, whatever card the question is about. */
const PLACES = new Set(['via', 'spot']);

const isAimed = ({ choice: { verb, on, spot } }: Aim): boolean =>
  !PICKS.has(verb) && (on !== undefined || spot !== undefined);

/** The question, sorted by what is clicked to answer it. */
export interface Reading {
  /** Cards to begin with. */
  can: ReadonlySet<number>;
  chosen: number | null;
  /** What the chosen card can be aimed at. */
  targets: ReadonlyMap<number, readonly Aim[]>;
  /** Locations that it can go to, without a target. */
  spots: ReadonlyMap<number, readonly Aim[]>;
  /** What it can do without either, and what can be done with what it carries. */
  deeds: readonly Aim[];
}

const add = <K>(map: Map<K, Aim[]>, key: K, aim: Aim): void => {
  map.set(key, [...(map.get(key) ?? []), aim]);
};

/** `held`: aliases of what the chosen card carries or could pick up. */
export function read(choices: readonly ChoiceView[], chosen: number | null, held: readonly number[]): Reading {
  const can = new Set<number>();
  const targets = new Map<number, Aim[]>();
  const spots = new Map<number, Aim[]>();
  const deeds: Aim[] = [];
  choices.forEach((choice, index) => {
    const aim = { index, choice };
    const { verb, card, on, spot } = choice;
    if (PLACES.has(verb) && spot !== undefined) add(spots, spot, aim);
    else if (card === undefined) {
      if (spot !== undefined && chosen === null) add(spots, spot, aim);
    } else {
      can.add(card);
      if (chosen === null) return;
      if (card !== chosen) {
        if (held.includes(card) && (on === undefined || on === chosen)) deeds.push(aim);
      } else if (on !== undefined && isAimed(aim)) add(targets, on, aim);
      else if (spot !== undefined) add(spots, spot, aim);
      else deeds.push(aim);
    }
  });
  return { can, chosen, targets, spots, deeds };
}

/** All that can be done at a square: its locations, and the site that lies there. */
export function aimsAt({ spots, targets }: Reading, board: Board, square: number, site: number | undefined): Aim[] {
  const found: Aim[] = [];
  for (const [spot, aims] of spots) if (squareOf(board, spot) === square) found.push(...aims);
  if (site !== undefined) found.push(...(targets.get(site) ?? []));
  return found;
}

/** A question of how much, about one card: it is asked at that card at once. */
function figuresOf(choices: readonly ChoiceView[]): Menu | null {
  const card = choices[0]?.card;
  if (card === undefined || !choices.every((c) => c.verb === 'assign' && c.card === card)) return null;
  return { of: choices.map((choice, index) => ({ index, choice })), at: { card } };
}

/** A menu at a card or a square. */
export interface Menu {
  of: readonly Aim[];
  at: { square: number } | { card: number };
}

export interface Intent {
  choosing: Choosing;
  reading: Reading;
  menu: Menu | null;
  closeMenu: () => void;
  /** A square was pressed, its site and ground: whether that meant anything. */
  press: (square: number, site: number | undefined) => boolean;
  isOpen: (square: number, site: number | undefined) => boolean;
}

interface Around {
  board: Board;
  /** What a unit carries, and what lies where it stands. */
  heldBy: (alias: number) => readonly number[];
  siteAt: (square: number) => number | undefined;
  /** The square of a card that is in play, where a menu can stand beside it. */
  squareOf: (alias: number) => number | undefined;
  /** Whether it is laid over several squares: letting it go over one of them does not say which. */
  isWide: (alias: number) => boolean;
}

/** The question as the realm shows it; null while nobody at this screen is asked. */
export function useIntent(
  asked: Choosing | null,
  { board, heldBy, siteAt, squareOf: placed, isWide }: Around,
): Intent | null {
  const [menu, setMenu] = useState<(Menu & { choices: readonly ChoiceView[]; chosen: number | null }) | null>(null);
  return useMemo(() => {
    if (asked === null) return null;
    const { choices } = asked;
    const chosen: number | null = asked.chosen.values().next().value ?? null;
    const reading = read(choices, chosen, chosen === null ? [] : heldBy(chosen));
    const settle = (of: readonly Aim[], at: Menu['at']): boolean => {
      if (of.length === 1) asked.pick(of[0].index);
      else if (of.length > 1) setMenu({ of, at, choices, chosen });
      return of.length > 0;
    };
    const own = (alias: number): Aim[] =>
      choices.flatMap((choice, index) => (choice.card === alias ? [{ index, choice }] : []));
    const click = (alias: number): void => {
      setMenu(null);
      if (chosen !== null && alias !== chosen && aimAt(alias)) return;
      const mine = own(alias);
      if (alias === chosen || mine.length === 0 || mine.some(isAimed)) asked.click(alias);
      else if (mine.every((a) => PICKS.has(a.choice.verb))) settle(mine, { card: alias });
      // What a unit does is never done by touching it alone: nobody can take back a card that was drawn.
      else if (placed(alias) !== undefined) setMenu({ of: mine, at: { card: alias }, choices, chosen });
      else asked.click(alias);
    };
    /** What is meant by pressing this card while another is chosen: it, or the square on which it stands in the way. */
    const aimAt = (alias: number): boolean => {
      const square = placed(alias);
      const targets = reading.targets.get(alias) ?? [];
      const there =
        square === undefined ? [] : aimsAt(reading, board, square, targets.length > 0 ? undefined : siteAt(square));
      return settle([...targets, ...there], targets.length > 0 ? { card: alias } : { square: square ?? 0 });
    };
    const press = (square: number, site: number | undefined): boolean => {
      setMenu(null);
      if (settle(aimsAt(reading, board, square, site), { square })) return true;
      if (site === undefined || !reading.can.has(site)) return false;
      click(site);
      return true;
    };
    const drop = (alias: number, on: number | null, square: number | null): void => {
      if (isWide(alias)) {
        if (alias !== chosen) asked.click(alias);
        return;
      }
      const held = read(choices, alias, []);
      if (on !== null && settle(held.targets.get(on) ?? [], { card: on })) return;
      if (square !== null && settle(aimsAt(held, board, square, siteAt(square)), { square })) return;
      asked.drop(alias, null, null);
    };
    return {
      choosing: {
        ...asked,
        // At rest a card glows only for what one would want to do with it.
        can: new Set(
          chosen === null ? [...reading.can].filter((id) => asked.can.has(id)) : [chosen, ...reading.targets.keys()],
        ),
        spots: new Set(reading.spots.keys()),
        click,
        clickSpot: (square) => void press(square, siteAt(square)),
        drop,
      },
      reading,
      menu: menu?.choices === choices && menu.chosen === chosen ? menu : figuresOf(choices),
      closeMenu: () => setMenu(null),
      press,
      isOpen: (square, site) =>
        aimsAt(reading, board, square, site).length > 0 ||
        (chosen === null && site !== undefined && reading.can.has(site)),
    };
  }, [asked, menu, board, heldBy, siteAt, placed, isWide]);
}
