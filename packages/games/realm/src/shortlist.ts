import {
  type CardId,
  type Choice,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type State,
  stat,
} from '@wardroom/core';
import { advanceOf, EDGE, minionWorth, nearness, POINT } from './judge.ts';
import {
  AVATARS,
  locIn,
  MINIONS,
  PLAYER,
  PROMPT,
  regionOf,
  SITES,
  STAT,
  SURFACE,
  squareOf,
  TAPPED,
  VERB,
} from './names.ts';
import { avatarOf, covers, defOf, foeOf, has, isUnit, isWarded, kingSteps, stepsBetween } from './rules/board.ts';

/** Which of many answers a bot should try: most squares to go to and most things to aim at are much alike. */

/** How many of a kind are tried: for one card, and of attacks and defenders altogether. */
const SQUARES_EACH = 2;
const TARGETS_EACH = 3;
const ATTACKS = 6;
const SITE_ATTACKS = 3;
const JOINERS = 3;
/** Below this many answers all are tried. */
const FEW = 8;

interface Rated {
  at: number;
  worth: number;
}

/** The best few of each kind of thing. */
interface Sieve {
  kept: number[];
  kinds: Map<string, { most: number; rated: Rated[] }>;
}

function rate(sieve: Sieve, kind: string, most: number, at: number, worth: number): void {
  const group = sieve.kinds.get(kind);
  if (group === undefined) sieve.kinds.set(kind, { most, rated: [{ at, worth }] });
  else group.rated.push({ at, worth });
}

function sifted({ kept, kinds }: Sieve): number[] {
  for (const { most, rated } of kinds.values()) for (const { at } of rated.sort(byWorth).slice(0, most)) kept.push(at);
  return kept;
}

export function shortlist(m: Machine, choices: readonly Choice[]): number[] {
  switch (m.state.ask?.prompt) {
    case PROMPT.main:
      return choices.length > FEW ? forMain(m, choices) : sensible(m, choices);
    case PROMPT.defend:
    case PROMPT.intercept:
      if (choices.length > JOINERS + 1) return forJoining(m, choices);
      break;
    case PROMPT.assign: {
      // What kills it (it comes first), all or nothing.
      const most = Math.max(...choices.map((c) => c.n));
      return choices.flatMap((c, i) => (i === 0 || c.n === most || c.n === 0 ? [i] : []));
    }
    default:
  }
  return choices.map((_, i) => i);
}

/** What loses more than it can ever bring is not tried: at least the end of the turn is left. */
const sensible = (m: Machine, choices: readonly Choice[]): number[] =>
  choices.flatMap((c, i) => (isSally(m, c) ? [] : [i]));

/** An avatar at Death's Door walks out to hit a site, which a Ward would save. */
function isSally({ state: s }: Machine, c: Choice): boolean {
  if (c.verb !== VERB.attackSite || s.cards[c.card].zone !== AVATARS) return false;
  return s.seats[s.cards[c.card].ctrl].n[PLAYER.door] > 0 && isWarded(s, c.on) && locIn(c.n) !== s.cards[c.card].at;
}

/** Nobody, or one of the strongest. */
function forJoining(m: Machine, choices: readonly Choice[]): number[] {
  const sieve: Sieve = { kept: [], kinds: new Map() };
  choices.forEach((c, at) => {
    if (c.card === NONE) sieve.kept.push(at);
    else rate(sieve, 'join', JOINERS, at, stat(m, STAT.power, c.card) + (isWarded(m.state, c.card) ? 2 : 0));
  });
  return sifted(sieve);
}

function forMain(m: Machine, choices: readonly Choice[]): number[] {
  const s = m.state;
  const seat = s.active;
  const sieve: Sieve = { kept: [], kinds: new Map() };
  // From where it attacks: as far away as it can, where nobody strikes back.
  const stations = new Map<string, Rated>();
  choices.forEach((c, at) => {
    if (isSally(m, c)) return;
    switch (c.verb) {
      case VERB.playSite:
        rate(sieve, `site ${s.cards[c.card].def}`, SQUARES_EACH, at, siteWorth(s, locIn(c.n), seat));
        break;
      case VERB.cast:
        rateCast(m, c, at, sieve);
        break;
      case VERB.move:
        if (comesNearer(s, c, seat)) rate(sieve, `move ${c.card}`, 1, at, moveWorth(m, c, seat));
        break;
      case VERB.attack:
      case VERB.attackSite: {
        const worth = stepsBetween(locIn(c.n), s.cards[c.on].at) - 0.1 * stepsBetween(locIn(c.n), s.cards[c.card].at);
        const key = `${c.card} ${c.on}`;
        const known = stations.get(key);
        if (known === undefined || known.worth < worth) stations.set(key, { at, worth });
        break;
      }
      default:
        sieve.kept.push(at);
    }
  });
  for (const { at } of stations.values()) {
    const c = choices[at];
    if (c.verb === VERB.attack) rate(sieve, 'attack', ATTACKS, at, attackWorth(m, c));
    else rate(sieve, 'site attack', SITE_ATTACKS, at, stat(m, STAT.power, c.card) + (isWarded(s, c.on) ? -2 : 0));
  }
  return sifted(sieve);
}

/** What comes of it if nobody else joins. */
function attackWorth(m: Machine, c: Choice): number {
  const s = m.state;
  const power = stat(m, STAT.power, c.card);
  if (s.cards[c.on].zone === AVATARS) return POINT * power;
  const theirs = stat(m, STAT.power, c.on);
  const kills = power >= theirs - s.cards[c.on].hurt && !isWarded(s, c.on);
  const dies =
    s.cards[c.card].zone === MINIONS &&
    c.n === s.cards[c.on].at &&
    theirs >= power - s.cards[c.card].hurt &&
    !isWarded(s, c.card);
  return (kills ? minionWorth(m, c.on) : 0) - (dies ? minionWorth(m, c.card) : 0);
}

const byWorth = (a: Rated, b: Rated): number => b.worth - a.worth || a.at - b.at;

/** Copies of a card in hand are one thing. */
function rateCast(m: Machine, c: Choice, at: number, sieve: Sieve): void {
  const s = m.state;
  const def = defOf(m, c.card);
  const kind = `cast ${s.cards[c.card].def}`;
  const { ctrl } = s.cards[c.card];
  const loc = locIn(c.n);
  switch (def.kind) {
    case 'minion':
      rate(sieve, kind, SQUARES_EACH, at, entranceWorth(m, loc, ctrl, def.keywords.includes('airborne')));
      break;
    case 'artifact':
      if (c.on === NONE) rate(sieve, `${kind} there`, 1, at, nearness(s, squareOf(loc), ctrl, false));
      else rate(sieve, kind, SQUARES_EACH, at, bearerWorth(m, c.on));
      break;
    case 'aura':
      rate(sieve, `${kind} on them`, 1, at, coveredWorth(m, loc, foeOf(ctrl)) + EDGE * advanceOf(loc, ctrl));
      rate(sieve, `${kind} on us`, 1, at, coveredWorth(m, loc, ctrl) + EDGE * advanceOf(loc, ctrl));
      break;
    default:
      if (c.on === NONE) rate(sieve, kind, 1, at, 0);
      else rate(sieve, `${kind} ${s.cards[c.on].ctrl}`, TARGETS_EACH, at, targetWorth(m, c.on));
  }
}

/** Forward, but not far from the others. */
function siteWorth(s: State, square: Spot, seat: SeatId): number {
  return Math.min(advanceOf(square, seat), 2) - 0.3 * kingSteps(square, s.cards[avatarOf(s, seat)].at);
}

/** Near to what it can attack, and where enemies stand: it can defend there. */
function entranceWorth(m: Machine, loc: Spot, seat: SeatId, flies: boolean): number {
  const s = m.state;
  let worth = nearness(s, squareOf(loc), seat, flies) + (regionOf(loc) === SURFACE ? 0 : 0.2);
  worth += EDGE * advanceOf(squareOf(loc), seat);
  for (const foe of pile(s, MINIONS, foeOf(seat))) if (stepsBetween(s.cards[foe].at, loc) <= 1) worth += 0.4;
  return worth;
}

/** Only such moves are tried, and none of the avatar: there is more to lose than to gain. */
function comesNearer(s: State, c: Choice, seat: SeatId): boolean {
  const { at, zone } = s.cards[c.card];
  if (zone === AVATARS) return false;
  return nearness(s, squareOf(locIn(c.n)), seat, false) > nearness(s, squareOf(at), seat, false);
}

const moveWorth = (m: Machine, c: Choice, seat: SeatId): number =>
  nearness(m.state, squareOf(locIn(c.n)), seat, has(m, STAT.airborne, c.card)) +
  EDGE * advanceOf(squareOf(locIn(c.n)), seat) +
  (regionOf(locIn(c.n)) === SURFACE ? 0.1 : 0);

const bearerWorth = (m: Machine, unit: CardId): number =>
  stat(m, STAT.power, unit) +
  ((m.state.cards[unit].flags & TAPPED) === 0 ? 1 : 0) +
  (has(m, STAT.spellcaster, unit) ? 2 : 0);

/** What of a player an aura would cover. */
function coveredWorth(m: Machine, corner: Spot, seat: SeatId): number {
  const s = m.state;
  let worth = 0;
  for (const id of pile(s, MINIONS, seat)) if (covers(corner, s.cards[id].at)) worth += 2;
  for (const id of pile(s, SITES, seat)) if (covers(corner, s.cards[id].at)) worth += 1;
  return worth;
}

/** What it is worth to hit or to help. */
function targetWorth(m: Machine, id: CardId): number {
  const s = m.state;
  const warded = isWarded(s, id) ? -4 : 0;
  if (!isUnit(s, id)) return 10 + warded;
  return (s.cards[id].zone === AVATARS ? 20 : minionWorth(m, id)) + warded;
}
