import type { CardId, SeatId, Zone } from './brand.ts';
import type { Rules } from './game.ts';
import type { Machine } from './machine.ts';
import { MODIFIERS } from './rows.ts';
import { pile } from './zones.ts';

/**
 * What the texts in play speak of, as two bit sets, and the cards that speak of stats. Every move and every new row raises the state's stamp, so the sets
 * are worked out again only then; a row that ends may leave a bit too many behind, which costs a look and changes nothing.
 */

/** Bits of the stats that anything in play may change. */
export function touched(m: Machine): number {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) look(m);
  return p.touches;
}

/** Bits of the event kinds that anything in play listens to. */
export function listened(m: Machine): number {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) look(m);
  return p.listens;
}

/** Cards in play whose texts change stats. */
export function sources(m: Machine): readonly CardId[] {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) look(m);
  return p.sources;
}

function look(m: Machine): void {
  const { game, state: s } = m;
  const zones = playZones(game);
  const p = m.inPlay;
  const sources: CardId[] = [];
  let touches = 0;
  let listens = 0;
  for (let z = 0; z < zones.length; z++) {
    for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
      const cards = pile(s, zones[z], seat);
      for (let i = 0; i < cards.length; i++) {
        const def = game.defs[s.cards[cards[i]].def];
        touches |= def.touches;
        listens |= def.listens;
        if (def.touches !== 0) sources.push(cards[i]);
      }
    }
  }
  for (let i = 0; i < s.rows.length; i++) {
    const row = s.rows[i];
    if (row.tag === MODIFIERS) touches |= game.effects[row.effect].touches;
  }
  p.state = s;
  p.stamp = s.stamp;
  p.touches = touches;
  p.listens = listens;
  p.sources = sources;
}

/** The stamp was raised by something that has nothing to do with what is in play: what is known of it still holds. */
export function unmoved(m: Machine): void {
  const p = m.inPlay;
  if (p.state === m.state && p.stamp === m.state.stamp - 1) p.stamp++;
}

const playZonesOf = new WeakMap<Rules, Zone[]>();

/** Indexes of the zones whose cards are in play. */
export function playZones(game: Rules): Zone[] {
  let zones = playZonesOf.get(game);
  if (zones === undefined) {
    zones = game.zones.flatMap((z, i) => (z.play ? [i as Zone] : []));
    playZonesOf.set(game, zones);
  }
  return zones;
}
