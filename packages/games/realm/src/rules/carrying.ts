import { type CardId, type Choice, emit, type Machine, moveCard, NONE, pile, type SeatId } from '@wardroom/core';
import { ARTIFACTS, CITE, EVENT, regionOf, VERB, VOID } from '../names.ts';
import { isDisabled, UNIT_ZONES } from './board.ts';
import { banish } from './leaving.ts';

/** Artifacts that are carried and that lie about (S4.4). What is carried has its bearer as host, and is where that is. */

/** What a unit carries. */
export function carriedBy(m: Machine, unit: CardId): CardId[] {
  const s = m.state;
  const found: CardId[] = [];
  const artifacts = pile(s, ARTIFACTS, s.cards[unit].seat);
  for (let i = 0; i < artifacts.length; i++) if (s.cards[artifacts[i]].host === unit) found.push(artifacts[i]);
  return found;
}

/** Each artifact is picked up or dropped at most once a turn, by whoever's unit is there. */
export function carryChoices(m: Machine, seat: SeatId, choices: Choice[] = []): Choice[] {
  const s = m.state;
  for (let k = 0 as SeatId; k < 2; k++) {
    const artifacts = pile(s, ARTIFACTS, k);
    for (let i = 0; i < artifacts.length; i++) {
      const c = s.cards[artifacts[i]];
      if (c.acts > 0) continue;
      if (c.host === NONE) addBearers(m, seat, artifacts[i], choices);
      // In the void nothing stays where it is dropped.
      else if (k === seat && regionOf(c.at) !== VOID && !isDisabled(m, c.host))
        choices.push({ verb: VERB.drop, card: artifacts[i], on: NONE, n: 0 });
    }
  }
  return choices;
}

function addBearers(m: Machine, seat: SeatId, artifact: CardId, choices: Choice[]): void {
  const s = m.state;
  const { at } = s.cards[artifact];
  for (const zone of UNIT_ZONES) {
    const units = pile(s, zone, seat);
    for (let i = 0; i < units.length; i++) {
      if (s.cards[units[i]].at !== at || isDisabled(m, units[i])) continue;
      choices.push({ verb: VERB.pickUp, card: artifact, on: units[i], n: 0 });
    }
  }
}

/** Whoever carries it controls it. */
export function carry(m: Machine, artifact: CardId, unit: CardId): void {
  const s = m.state;
  const { seat, at } = s.cards[unit];
  const c = s.cards[artifact];
  if (c.zone !== ARTIFACTS || c.seat !== seat) {
    const { acts, flags, memo } = c;
    const inPlay = c.zone === ARTIFACTS;
    moveCard(m, artifact, ARTIFACTS, seat);
    if (inPlay) {
      c.acts = acts;
      c.flags = flags;
      c.memo = memo;
    }
  }
  c.host = unit;
  c.at = at;
}

export function pickUp(m: Machine, artifact: CardId, unit: CardId): void {
  carry(m, artifact, unit);
  const c = m.state.cards[artifact];
  c.acts = 1;
  emit(m, EVENT.pickedUp, CITE['S4.4'], c.ctrl, artifact, unit, c.at);
}

export function drop(m: Machine, artifact: CardId): void {
  const c = m.state.cards[artifact];
  c.acts = 1;
  letGo(m, artifact);
}

/** Whoever leaves drops everything where it stood; in the void it is lost. */
export function dropAll(m: Machine, unit: CardId): void {
  for (const artifact of carriedBy(m, unit)) letGo(m, artifact);
}

function letGo(m: Machine, artifact: CardId): void {
  const c = m.state.cards[artifact];
  const bearer = c.host;
  c.host = NONE;
  emit(m, EVENT.dropped, CITE['S4.4'], c.ctrl, artifact, bearer, c.at);
  if (regionOf(c.at) === VOID) banish(m, [artifact], NONE, CITE['S4.4']);
}
