import {
  addRow,
  announce,
  bring,
  type CardId,
  type Cite,
  type DefId,
  emit,
  type Machine,
  MODIFIERS,
  moveCard,
  NONE,
  nextStamp,
  pile,
  type Spot,
  stat,
  type Zone,
} from '@wardroom/core';
import {
  CITE,
  CLASSLESS,
  CLONE,
  COPY,
  EQUIPMENT,
  EVENT,
  GUARDIANS,
  HALF_ATK,
  HALF_HP,
  laneOfSpot,
  putInLane,
  STAT,
  STATUS,
  SUMMON,
  SWAPPED,
  SWAPPED_AGAIN,
  seatOfSpot,
  spotOf,
} from '../names.ts';
import { cardAt, classOf, isGuardian, stands } from './board.ts';
import { discard } from './leaving.ts';
import { gain, lose } from './status.ts';

/** How Guardians come to stand in a lane: summoned from the hand, or made by a text. */

/** G4.3: nobody summons where their base has fallen. */
export const mayStand = (m: Machine, spot: Spot): boolean =>
  spot !== NONE && stands(m.state, seatOfSpot(spot), laneOfSpot(spot));

/** A card from a hand takes its place in a lane. What is there already goes to the discard pile (G4.8). */
export function summonTo(m: Machine, id: CardId, spot: Spot, cite: Cite): void {
  const s = m.state;
  clear(m, GUARDIANS, spot);
  moveCard(m, id, GUARDIANS, seatOfSpot(spot));
  putInLane(s.cards[id], laneOfSpot(spot));
  emit(m, EVENT.summoned, cite, s.cards[id].ctrl, id, NONE, spot);
  arrive(m, id, spot);
}

/** G4.8: the present card of a kind makes room. */
export function clear(m: Machine, zone: Zone, spot: Spot): void {
  const there = cardAt(m.state, zone, seatOfSpot(spot), laneOfSpot(spot));
  if (there !== NONE) discard(m, there, NONE, CITE['G4.8']);
}

/** It stands there now: a Sneak in Stealth (G5.1), anybody but a Rush exhausted for a round (G3.5). */
function arrive(m: Machine, id: CardId, spot: Spot): void {
  const cls = classOf(m, id);
  if (cls === 'sneak') gain(m, id, STATUS.stealth, NONE);
  if (cls !== 'rush' && stat(m, STAT.fresh, id) === 0) gain(m, id, STATUS.exhausted, NONE, 1);
  announce(m, EVENT.summoned, id, NONE, spot);
}

/** A new card in a lane, of no deck. */
function create(m: Machine, def: DefId, spot: Spot, marks: number): CardId {
  const s = m.state;
  clear(m, GUARDIANS, spot);
  const seat = seatOfSpot(spot);
  const id = bring(s, def, seat, GUARDIANS);
  const c = s.cards[id];
  c.stamp = nextStamp(s);
  c.since = s.turn;
  putInLane(c, laneOfSpot(spot));
  c.flags = marks;
  return id;
}

/** G9.2: the same card as it stands, with its wounds and with what lasts on its figures; statuses are not copied. */
export function clone(m: Machine, src: CardId, of: CardId, spot: Spot, cite: Cite): void {
  const s = m.state;
  if (!isGuardian(s, of) || !mayStand(m, spot)) return;
  const from = s.cards[of];
  const { hurt, def } = from;
  const lasting = s.rows.filter((row) => row.tag === MODIFIERS && row.on === of);
  const marks = from.flags & (CLASSLESS | HALF_HP | HALF_ATK);
  const id = create(m, def, spot, CLONE | marks);
  for (const row of lasting) addRow(m, { ...row, on: id });
  s.cards[id].hurt = hurt;
  emit(m, EVENT.cloned, cite, s.cards[id].ctrl, id, src, spot);
  arrive(m, id, spot);
}

/** G9.3: the printed card, without its class or with less. */
export function copy(m: Machine, src: CardId, of: CardId, spot: Spot, less: number, cite: Cite): void {
  const s = m.state;
  if (!isGuardian(s, of) || !mayStand(m, spot)) return;
  const id = create(m, s.cards[of].def, spot, COPY | less);
  emit(m, EVENT.copied, cite, s.cards[id].ctrl, id, src, spot);
  arrive(m, id, spot);
}

/** G9.4: another card that a text puts out. */
export function putOut(m: Machine, src: CardId, def: DefId, spot: Spot, cite: Cite): void {
  if (!mayStand(m, spot)) return;
  const id = create(m, def, spot, SUMMON);
  emit(m, EVENT.putOut, cite, m.state.cards[id].ctrl, id, src, spot);
  arrive(m, id, spot);
}

/** G4.5: two Guardians of a player change lanes; what they wear goes with them (G4.10). */
export function exchange(m: Machine, a: CardId, b: CardId, cite: Cite): void {
  const s = m.state;
  const { at, ctrl } = s.cards[a];
  s.cards[a].at = s.cards[b].at;
  s.cards[b].at = at;
  for (const worn of pile(s, EQUIPMENT, ctrl)) {
    const c = s.cards[worn];
    if (c.host === a || c.host === b) c.at = s.cards[c.host].at;
  }
  emit(m, EVENT.swapped, cite, ctrl, a, b, spotOf(ctrl, s.cards[a].at));
  for (const id of [a, b]) {
    s.cards[id].flags |= (s.cards[id].flags & SWAPPED) === 0 ? SWAPPED : SWAPPED_AGAIN;
    if (stat(m, STAT.swapKeepsStealth, id) === 0) lose(m, id, STATUS.stealth, CITE['G8.7']);
  }
  announce(m, EVENT.swapped, a, b, spotOf(ctrl, s.cards[a].at));
  announce(m, EVENT.swapped, b, a, spotOf(ctrl, s.cards[b].at));
}
