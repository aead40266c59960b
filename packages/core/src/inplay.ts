import { type CardId, type EventKind, NONE, type SeatId, type Stamp, type Stat, type Zone } from './brand.ts';
import type { Rules } from './game.ts';
import type { Machine } from './machine.ts';
import { MODIFIERS } from './rows.ts';
import type { State } from './state.ts';
import { pile } from './zones.ts';

/**
 * What the texts in play speak of, and the cards that speak of stats. Every move and every new row raises the state's stamp, so
 * it is looked at again only then; a row that ends may leave a stat too many behind, which costs a reading and changes nothing.
 */
export interface InPlay {
  /** What was looked at. */
  state: State | null;
  stamp: Stamp;
  /** The zones that count, and looks taken so far. */
  zones: readonly Zone[];
  look: number;
  /** By stat, by kind of event: the last look that found a text in play that may change it, that listens to it. */
  touched: number[];
  heard: number[];
  /** Something lasts whose card may have gone, and whose text goes on. */
  lingers: boolean;
  /** The cards whose texts change stats; and by stat, of the look at which they were last listed, those that change it. */
  sources: CardId[];
  listed: number[];
  speakers: CardId[][];
}

export const nothingSeen = (): InPlay => ({
  state: null,
  stamp: NONE,
  zones: [],
  look: 0,
  touched: [],
  heard: [],
  lingers: false,
  sources: [],
  listed: [],
  speakers: [],
});

/** Whether anything in play may change this stat. */
export function touches(m: Machine, stat: Stat): boolean {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) refresh(m);
  return p.touched[stat] === p.look;
}

/** Whether anything in play may change one of these stats. */
export function touchesAny(m: Machine, set: StatSet): boolean {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) refresh(m);
  if (set.of !== p || set.look !== p.look) ask(set, p);
  return set.found;
}

/** Stats that are asked about together, all the time: with the answer of the last look, which holds until the next one. */
export interface StatSet {
  readonly stats: readonly Stat[];
  of: InPlay | null;
  look: number;
  found: boolean;
}

export const statSet = (stats: readonly Stat[]): StatSet => ({ stats, of: null, look: 0, found: false });

function ask(set: StatSet, p: InPlay): void {
  set.of = p;
  set.look = p.look;
  set.found = false;
  for (let i = 0; i < set.stats.length; i++) if (p.touched[set.stats[i]] === p.look) set.found = true;
}

/** Whether anything in play listens to this kind of event. */
export function listensTo(m: Machine, event: EventKind): boolean {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) refresh(m);
  return p.heard[event] === p.look;
}

/** Cards in play whose texts may change this stat. Listed when they are first asked for: one stat is read of many cards in turn. */
export function speakersOf(m: Machine, stat: Stat): readonly CardId[] {
  const p = m.inPlay;
  if (p.stamp !== m.state.stamp || p.state !== m.state) refresh(m);
  if (p.listed[stat] !== p.look) list(m, stat);
  return p.speakers[stat];
}

function list(m: Machine, stat: Stat): void {
  const { defs } = m.game;
  const { cards } = m.state;
  const { look, listed, sources, speakers } = m.inPlay;
  const found: CardId[] = [];
  for (let i = 0; i < sources.length; i++) {
    if (defs[cards[sources[i]].def].statics[stat] !== undefined) found.push(sources[i]);
  }
  listed[stat] = look;
  speakers[stat] = found;
}

const NO_CARDS: CardId[] = [];

function refresh(m: Machine): void {
  const { game, state: s } = m;
  const p = m.inPlay;
  if (p.state === null) {
    p.zones = playZones(game);
    p.touched = new Array(game.stats.length).fill(0);
    p.heard = new Array(game.events.length).fill(0);
    p.listed = new Array(game.stats.length).fill(0);
    p.speakers = new Array(game.stats.length).fill(NO_CARDS);
  }
  const { zones, touched, heard } = p;
  const now = ++p.look;
  const sources: CardId[] = [];
  for (let z = 0; z < zones.length; z++) {
    for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
      const cards = pile(s, zones[z], seat);
      for (let i = 0; i < cards.length; i++) {
        const def = game.defs[s.cards[cards[i]].def];
        const { listens, touches } = def;
        for (let k = 0; k < listens.length; k++) heard[listens[k]] = now;
        if (touches.length === 0) continue;
        for (let k = 0; k < touches.length; k++) touched[touches[k]] = now;
        sources.push(cards[i]);
      }
    }
  }
  p.lingers = false;
  for (let i = 0; i < s.rows.length; i++) {
    const row = s.rows[i];
    if (row.src !== NONE && game.defs[s.cards[row.src].def].lingers) {
      p.lingers = true;
      for (const kind of game.defs[s.cards[row.src].def].listens) heard[kind] = now;
    }
    if (row.tag !== MODIFIERS) continue;
    const { touches } = game.effects[row.effect];
    for (let k = 0; k < touches.length; k++) touched[touches[k]] = now;
  }
  p.state = s;
  p.stamp = s.stamp;
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
