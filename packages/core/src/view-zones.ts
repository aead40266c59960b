import type { CardId, SeatId } from './brand.ts';
import type { Projection, Rules } from './game.ts';
import type { Machine } from './machine.ts';
import { alias, sees } from './sees.ts';
import { asBefore, commonFacts, type Facts, isCommon, pileSince, type ViewMemory } from './view-memory.ts';
import type { CardView, ZoneView } from './views.ts';

/** Cards and piles as a viewer sees them. What is as it was shown before is taken from the memory. */

type Shown = Rules & Projection;

const NO_FACTS: Facts = {};

/** All piles: the list that was shown before, if all of them are as they were. */
export function zonesView(game: Shown, m: Machine, memory: ViewMemory, viewer: SeatId): ZoneView[] {
  const remembered = memory.viewers[viewer];
  const before = remembered.zones;
  let zones = before;
  let at = 0;
  for (let zone = 0; zone < game.zones.length; zone++) {
    for (let seat = 0; seat < m.state.seats.length; seat++, at++) {
      const shown = zoneView(game, m, memory, viewer, zone, seat);
      if (zones === before) {
        if (before[at] === shown) continue;
        zones = before.slice(0, at);
      }
      zones.push(shown);
    }
  }
  remembered.zones = zones;
  return zones;
}

function zoneView(game: Shown, m: Machine, memory: ViewMemory, viewer: SeatId, zone: number, seat: number): ZoneView {
  const s = m.state;
  const spec = game.zones[zone];
  const pile = zone * s.seats.length + seat;
  const ids = s.zones[pile];
  const { piles } = memory.viewers[viewer];
  const kept = piles[pile];
  const before = kept !== undefined && kept.shown.count === ids.length ? kept.shown : undefined;
  if (before !== undefined && ids.length === 0) return before;
  const names = s.aliases[viewer];
  // Of cards that nobody hides from this viewer nothing changes while nothing moves but what they show, and not even that if they lie still.
  if (before !== undefined && kept!.stamp === s.stamp && kept!.names === names) {
    if (spec.open === 'all' || (spec.open === 'own' && seat === viewer)) {
      if (spec.still === true || kept!.moment >= pileSince(game, m, memory, pile, ids, viewer)) return before;
    }
  }
  const cards =
    spec.pile === true
      ? knownOf(game, m, viewer, ids, before?.cards)
      : cardsOf(game, m, memory, viewer, ids, pile, spec.still === true, before?.cards);
  if (before !== undefined && before.cards === cards) {
    kept!.stamp = s.stamp;
    kept!.names = names;
    kept!.moment = memory.moment;
    return before;
  }
  const shown: ZoneView = { zone: spec.name, seat, count: ids.length };
  if (cards !== undefined) shown.cards = cards;
  piles[pile] = { shown, stamp: s.stamp, names, moment: memory.moment };
  return shown;
}

/** The cards of a pile: the list that was shown before, if it would hold the same. */
function cardsOf(
  game: Shown,
  m: Machine,
  memory: ViewMemory,
  viewer: SeatId,
  ids: readonly CardId[],
  pile: number,
  still: boolean,
  before: CardView[] | undefined,
): CardView[] {
  let cards = before;
  for (let i = 0; i < ids.length; i++) {
    const card = cardView(game, m, memory, viewer, ids[i], pile, still);
    if (cards === before) {
      if (before !== undefined && before[i] === card) continue;
      cards = before === undefined ? [] : before.slice(0, i);
    }
    cards!.push(card);
  }
  return cards ?? [];
}

/** A deck is a count; but a card of it that this viewer has been shown is there to see. */
function knownOf(
  game: Shown,
  { state: s }: Machine,
  viewer: SeatId,
  ids: readonly CardId[],
  before: CardView[] | undefined,
): CardView[] | undefined {
  let known: CardView[] | undefined;
  for (let at = 0; at < ids.length; at++) {
    if (!sees(game, s, viewer, ids[at])) continue;
    known ??= [];
    known.push({ id: alias(s, viewer, ids[at]), card: game.defs[s.cards[ids[at]].def].id, at });
  }
  return known === undefined ? undefined : asBefore(before, known);
}

/** `still`: of a card that lies still nothing changes unless it moves (`ZoneSpec.still`). */
export function cardView(
  game: Shown,
  m: Machine,
  memory: ViewMemory,
  viewer: SeatId,
  card: CardId,
  pile: number,
  still: boolean,
): CardView {
  const s = m.state;
  const c = s.cards[card];
  const id = alias(s, viewer, card);
  const face = sees(game, s, viewer, card) ? game.defs[c.def].id : undefined;
  const { cards } = memory.viewers[viewer];
  const kept = cards[card];
  const named = kept !== undefined && kept.shown.id === id && kept.shown.card === face;
  if (named && still && kept.pile === pile && kept.stamp === c.stamp) return kept.shown;
  const facts = factsOf(game, m, memory, viewer, card, face !== undefined, kept?.facts);
  if (named && kept.facts === facts) {
    kept.pile = pile;
    kept.stamp = c.stamp;
    return kept.shown;
  }
  const shown: CardView = face === undefined ? { id, ...facts } : { ...facts, id, card: face };
  cards[card] = { shown, facts, pile, stamp: c.stamp };
  return shown;
}

function factsOf(
  game: Shown,
  m: Machine,
  memory: ViewMemory,
  viewer: SeatId,
  card: CardId,
  seen: boolean,
  before: Facts | undefined,
): Facts {
  if (!seen) return asBefore(before, game.viewBack?.(m.state, card, viewer) ?? NO_FACTS);
  if (isCommon(game, m, memory, card)) return commonFacts(game, m, memory, card, viewer);
  return asBefore(before, game.viewCard(m, card, viewer));
}
