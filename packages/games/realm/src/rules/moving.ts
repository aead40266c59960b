import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type Choice,
  type Cite,
  call,
  emit,
  listensTo,
  loop,
  type Machine,
  NONE,
  pile,
  type Refusal,
  rule,
  type SeatId,
  type Spot,
  slots,
  statSet,
  stop,
  touchesAny,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  ARTIFACTS,
  CITE,
  EVENT,
  factOf,
  locIn,
  PROMPT,
  RUBBLE,
  regionOf,
  SITES,
  STAT,
  SURFACE,
  TAPPED,
  VERB,
} from '../names.ts';
import {
  amount,
  canTap,
  foeOf,
  has,
  isAvatar,
  isDisabled,
  isHidden,
  isSite,
  isTapped,
  isUnit,
  stepsBetween,
  UNIT_ZONES,
} from './board.ts';
import { checkpoint } from './checkpoint.ts';
import { attack, interception } from './fighting.ts';
import { gaitOf, spread, stepsOf, survey, waysTo } from './paths.ts';
import { IS_DISABLED, IS_SICK, IS_TAPPED, NOWHERE_TO_GO } from './refusal.ts';

/** Move and attack (S5.2): what a unit may do, and how it gets there. The fight itself is in `fighting.ts`. */

// ── What may be done ──

export function moveChoices(m: Machine, seat: SeatId, choices: Choice[] = []): Choice[] {
  const s = m.state;
  survey(m);
  for (const zone of UNIT_ZONES) {
    const units = pile(s, zone, seat);
    for (let i = 0; i < units.length; i++) if (canTap(m, units[i])) addMoves(m, seat, units[i], choices);
  }
  return choices;
}

/** The moves and attacks of one unit, by the last look at the realm. */
function addMoves(m: Machine, seat: SeatId, id: CardId, choices: Choice[]): void {
  const c = m.state.cards[id];
  const from = c.at;
  const ends = spread(gaitOf(m, id), from, stepsOf(m, id));
  // Some texts work on whoever is at certain places, so what it can do there is asked as if it were there.
  const local = touchesAny(m, ATTACKING);
  let far = amount(m, STAT.ranged, id);
  let peaceful = has(m, STAT.noAttack, id);
  for (let i = 0; i < ends.length; i++) {
    if (ends[i] !== from) choices.push({ verb: VERB.move, card: id, on: NONE, n: ends[i] });
    if (local) {
      c.at = ends[i];
      far = amount(m, STAT.ranged, id);
      peaceful = has(m, STAT.noAttack, id);
    }
    if (!peaceful) addAttacks(m, seat, id, ends[i], far, choices);
  }
  c.at = from;
}

/** What decides whom it may attack. */
const ATTACKING = statSet([STAT.ranged, STAT.airborne, STAT.noAttack, STAT.silenced]);

function addAttacks(m: Machine, seat: SeatId, id: CardId, from: Spot, far: number, choices: Choice[]): void {
  const s = m.state;
  const foe = foeOf(seat);
  for (const zone of UNIT_ZONES) {
    const units = pile(s, zone, foe);
    for (let i = 0; i < units.length; i++) {
      if (!inReach(from, s.cards[units[i]].at, far) || !isOpen(m, id, units[i])) continue;
      choices.push({ verb: VERB.attack, card: id, on: units[i], n: from });
    }
  }
  if (regionOf(from) !== SURFACE) return;
  const sites = pile(s, SITES, foe);
  for (let i = 0; i < sites.length; i++) {
    const c = s.cards[sites[i]];
    if ((c.flags & RUBBLE) !== 0 || !inReach(from, c.at, far)) continue;
    choices.push({ verb: VERB.attackSite, card: id, on: sites[i], n: from });
  }
}

/** S5.6: here, or so many steps away in the same region for who is Ranged. */
export const inReach = (from: Spot, to: Spot, far: number): boolean =>
  from === to || (far > 0 && regionOf(from) === regionOf(to) && stepsBetween(from, to) <= far);

/** S5.6: whether this unit may attack or intercept that one. Nobody is in the air below a site or in the void. */
export const isOpen = (m: Machine, id: CardId, target: CardId): boolean =>
  !isHidden(m.state, target) &&
  (regionOf(m.state.cards[target].at) !== SURFACE ||
    !has(m, STAT.airborne, target) ||
    has(m, STAT.airborne, id) ||
    amount(m, STAT.ranged, id) > 0);

/** Whether it may attack this unit or site from where it stands. */
export function mayAttack(m: Machine, id: CardId, on: CardId): boolean {
  const s = m.state;
  const { at, ctrl } = s.cards[id];
  if (s.cards[on].ctrl === ctrl || has(m, STAT.noAttack, id) || isDisabled(m, id)) return false;
  if (!inReach(at, s.cards[on].at, amount(m, STAT.ranged, id))) return false;
  return isUnit(s, on) ? isOpen(m, id, on) : isSite(s, on) && regionOf(at) === SURFACE;
}

/** Why a unit cannot tap for anything now. */
function whyNotTap(m: Machine, id: CardId): Refusal | null {
  if (isTapped(m.state, id)) return IS_TAPPED;
  if (isDisabled(m, id)) return IS_DISABLED;
  return canTap(m, id) ? null : IS_SICK;
}

/** Why a unit does not move and attack now. */
export function whyNotMove(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const why = whyNotTap(m, id);
  if (why !== null) return why;
  const found: Choice[] = [];
  survey(m);
  addMoves(m, seat, id, found);
  return found.length === 0 ? NOWHERE_TO_GO : null;
}

// ── Going there ──

/** Put a unit, with what it carries, or an artifact elsewhere. Answers whether it moved: an avatar never leaves the surface. */
export function moveTo(m: Machine, id: CardId, loc: Spot, cite: Cite): boolean {
  const s = m.state;
  const c = s.cards[id];
  const from = c.at;
  if (loc === NONE || from === loc || (isAvatar(s, id) && regionOf(loc) !== SURFACE)) return false;
  c.at = loc;
  emit(m, EVENT.moved, cite, c.ctrl, id, NONE, loc, [from]);
  if (!isUnit(s, id)) return true;
  const artifacts = pile(s, ARTIFACTS, c.seat);
  for (let i = 0; i < artifacts.length; i++) if (s.cards[artifacts[i]].host === id) s.cards[artifacts[i]].at = loc;
  announce(m, EVENT.arrives, id, factOf(from), loc);
  return true;
}

const TRAVEL = slots('card: card', 'to: spot', 'cite: cite', 'stamp?: stamp', 'left?', 'ways?: nums');

/** Walk there by a shortest way, step by step. What happens on the way may end it. */
export const travel = rule('travel', TRAVEL, [
  act((m, v) => {
    v[TRAVEL.stamp] = m.state.cards[v[TRAVEL.card]].stamp;
    v[TRAVEL.left] = stepsOf(m, v[TRAVEL.card]);
    look(m, v);
  }),
  loop(
    (_m, v) => v[TRAVEL.ways].length > 0,
    [
      ask(
        (m, v) => ({
          seat: m.state.cards[v[TRAVEL.card]].ctrl,
          prompt: PROMPT.path,
          card: v[TRAVEL.card],
          choices: v[TRAVEL.ways].map((loc) => ({ verb: VERB.via, card: v[TRAVEL.card], on: NONE, n: loc })),
        }),
        (m, v, picked) => {
          moveTo(m, v[TRAVEL.card], locIn(picked.n), v[TRAVEL.cite]);
          v[TRAVEL.left]--;
        },
      ),
      checkpoint(),
      act(look),
    ],
  ),
]);

/** The next steps worth asking for. */
function look(m: Machine, v: VarsOf<typeof TRAVEL>): void {
  const s = m.state;
  const id = v[TRAVEL.card];
  const c = s.cards[id];
  const goes =
    isUnit(s, id) && c.stamp === v[TRAVEL.stamp] && c.at !== v[TRAVEL.to] && v[TRAVEL.left] > 0 && stepsOf(m, id) > 0;
  const ways = goes ? waysTo(m, id, v[TRAVEL.to], v[TRAVEL.left]) : [];
  // One way is as good as another as long as nothing in play tells them apart.
  if (ways.length > 1 && !waysDiffer(m, id, ways, v[TRAVEL.to], v[TRAVEL.left] - 1)) ways.length = 1;
  v[TRAVEL.ways] = ways;
}

function waysDiffer(m: Machine, id: CardId, ways: readonly Spot[], to: Spot, left: number): boolean {
  if (!listensTo(m, EVENT.arrives)) return false;
  const first = comesUp(m, id, ways[0], to, left);
  return ways.some((loc) => comesUp(m, id, loc, to, left) !== first);
}

/** What may come up on the shortest ways through there, to the end of them, as a word to compare. */
function comesUp(m: Machine, id: CardId, loc: Spot, to: Spot, left: number): string {
  const c = m.state.cards[id];
  const from = c.at;
  const there = setsOff(m, id, loc);
  if (loc === to) return there;
  c.at = loc;
  const after = new Set(waysTo(m, id, to, left).map((next) => comesUp(m, id, next, to, left - 1)));
  c.at = from;
  return `${there};${[...after].sort().join('|')}`;
}

/** What would come up if it arrived there, as a word to compare. */
function setsOff(m: Machine, id: CardId, loc: Spot): string {
  const { cards, queue } = m.state;
  const from = cards[id].at;
  const waiting = queue.length;
  cards[id].at = loc;
  announce(m, EVENT.arrives, id, factOf(from), loc);
  cards[id].at = from;
  return queue
    .splice(waiting)
    .map((p) => `${p.card}.${p.ability}`)
    .join();
}

// ── The whole action ──

const MOVE_AND_ATTACK = slots(
  'seat: seat',
  'card: card',
  'verb',
  'on: card',
  'n: spot',
  'stamp?: stamp',
  'from?: spot',
);

type Moving = VarsOf<typeof MOVE_AND_ATTACK>;

const stands = (m: Machine, v: Moving): boolean =>
  isUnit(m.state, v[MOVE_AND_ATTACK.card]) &&
  m.state.cards[v[MOVE_AND_ATTACK.card]].stamp === v[MOVE_AND_ATTACK.stamp] &&
  m.state.cards[v[MOVE_AND_ATTACK.card]].ctrl === v[MOVE_AND_ATTACK.seat];

/** S5.2: it taps, goes there, and attacks if that was its purpose and still can be. */
export const moveAndAttack = rule('moveAndAttack', MOVE_AND_ATTACK, [
  when<Moving>(
    (m, v) =>
      !isUnit(m.state, v[MOVE_AND_ATTACK.card]) ||
      m.state.cards[v[MOVE_AND_ATTACK.card]].ctrl !== v[MOVE_AND_ATTACK.seat],
    [stop],
  ),
  act((m, v) => {
    const c = m.state.cards[v[MOVE_AND_ATTACK.card]];
    c.flags |= TAPPED;
    v[MOVE_AND_ATTACK.stamp] = c.stamp;
    v[MOVE_AND_ATTACK.from] = c.at;
  }),
  travel.call({
    card: (_m, v) => v[MOVE_AND_ATTACK.card],
    to: (_m, v) => v[MOVE_AND_ATTACK.n],
    cite: () => CITE['S5.2'],
  }),
  when<Moving>((m, v) => !stands(m, v), [stop]),
  when(
    (m, v) => v[MOVE_AND_ATTACK.verb] !== VERB.move && mayAttack(m, v[MOVE_AND_ATTACK.card], v[MOVE_AND_ATTACK.on]),
    [call(() => attack, { card: (_m, v) => v[MOVE_AND_ATTACK.card], on: (_m, v) => v[MOVE_AND_ATTACK.on] }), stop],
  ),
  when(
    (m, v) => m.state.cards[v[MOVE_AND_ATTACK.card]].at !== v[MOVE_AND_ATTACK.from],
    [call(() => interception, { card: (_m, v) => v[MOVE_AND_ATTACK.card] })],
  ),
]);

export const movingRules: readonly AnyRule[] = [travel, moveAndAttack];
