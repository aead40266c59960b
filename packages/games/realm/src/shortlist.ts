import { type Choice, type Machine, NONE, pile, type State, stat } from '@wardroom/core';
import { minionWorth, nearness } from './judge.ts';
import { avatarOf, covers, defOf, foeOf, has, isUnit, isWarded, kingSteps, stepsBetween } from './rules/board.ts';
import { AVATARS, MINIONS, PROMPT, regionOf, rowOf, SITES, STAT, SURFACE, squareOf, TAPPED, VERB } from './words.ts';

/** Which of many answers a bot should try: most squares to go to and most things to aim at are much alike. */

/** How many of a kind are tried for one card. */
const SQUARES_EACH = 2;
const MOVES_EACH = 2;
const TARGETS_EACH = 5;
const ATTACKS_EACH = 4;
/** Below this many answers all are tried. */
const FEW = 14;

interface Rated {
  at: number;
  worth: number;
}

export function shortlist(m: Machine, choices: readonly Choice[]): number[] {
  const s = m.state;
  if (s.ask?.prompt !== PROMPT.main || choices.length <= FEW) return choices.map((_, i) => i);
  const seat = s.active;
  const kept: number[] = [];
  // What can be done with a card, by kind: the best few of each are kept.
  const kinds = new Map<string, { most: number; rated: Rated[] }>();
  const seen = new Set<string>();
  const rate = (kind: string, most: number, at: number, worth: number): void => {
    const group = kinds.get(kind);
    if (group === undefined) kinds.set(kind, { most, rated: [{ at, worth }] });
    else group.rated.push({ at, worth });
  };
  choices.forEach((c, at) => {
    switch (c.verb) {
      case VERB.playSite:
        rate(`site ${s.cards[c.card].def}`, SQUARES_EACH, at, siteWorth(s, c.n, seat));
        break;
      case VERB.cast:
        rateCast(m, c, at, rate);
        break;
      case VERB.move:
        rate(`move ${c.card}`, MOVES_EACH, at, moveWorth(m, c, seat));
        break;
      case VERB.attack:
      case VERB.attackSite: {
        // From where it attacks: as far away as it can, where nobody strikes back.
        const station = stepsBetween(c.n, s.cards[c.on].at) - 0.1 * stepsBetween(c.n, s.cards[c.card].at);
        rate(`strike ${c.card} ${c.on}`, 1, at, station);
        break;
      }
      default: {
        const key = `${c.verb} ${c.card} ${c.on} ${c.n}`;
        if (!seen.has(key)) kept.push(at);
        seen.add(key);
      }
    }
  });
  const attacks = new Map<number, Rated[]>();
  for (const [kind, { most, rated }] of kinds) {
    const best = rated.sort(byWorth).slice(0, most);
    if (!kind.startsWith('strike')) kept.push(...best.map((x) => x.at));
    else for (const { at } of best) group(attacks, choices[at].card, { at, worth: targetWorth(m, choices[at].on) });
  }
  for (const rated of attacks.values()) {
    kept.push(
      ...rated
        .sort(byWorth)
        .slice(0, ATTACKS_EACH)
        .map((x) => x.at),
    );
  }
  return kept;
}

function group(attacks: Map<number, Rated[]>, card: number, x: Rated): void {
  const of = attacks.get(card);
  if (of === undefined) attacks.set(card, [x]);
  else of.push(x);
}

const byWorth = (a: Rated, b: Rated): number => b.worth - a.worth || a.at - b.at;

/** Copies of a card in hand are one thing. */
function rateCast(
  m: Machine,
  c: Choice,
  at: number,
  rate: (kind: string, most: number, at: number, worth: number) => void,
): void {
  const s = m.state;
  const def = defOf(m, c.card);
  const kind = `cast ${s.cards[c.card].def}`;
  const { ctrl } = s.cards[c.card];
  switch (def.kind) {
    case 'minion':
      rate(kind, SQUARES_EACH, at, entranceWorth(m, c.n, ctrl, def.keywords.includes('airborne')));
      break;
    case 'artifact':
      if (c.on === NONE) rate(`${kind} there`, 1, at, nearness(s, squareOf(c.n), ctrl, false));
      else rate(kind, SQUARES_EACH, at, bearerWorth(m, c.on));
      break;
    case 'aura':
      rate(`${kind} on them`, 1, at, coveredWorth(m, c.n, foeOf(ctrl)));
      rate(`${kind} on us`, 1, at, coveredWorth(m, c.n, ctrl));
      break;
    default:
      if (c.on === NONE) rate(kind, 1, at, 0);
      else rate(`${kind} ${s.cards[c.on].ctrl}`, TARGETS_EACH, at, targetWorth(m, c.on));
  }
}

/** Forward, but not far from the others. */
function siteWorth(s: State, square: number, seat: number): number {
  const advance = seat === 0 ? rowOf(square) : 3 - rowOf(square);
  return Math.min(advance, 2) - 0.3 * kingSteps(square, s.cards[avatarOf(s, seat)].at);
}

/** Near to what it can attack, and where enemies stand: it can defend there. */
function entranceWorth(m: Machine, loc: number, seat: number, flies: boolean): number {
  const s = m.state;
  let worth = nearness(s, squareOf(loc), seat, flies) + (regionOf(loc) === SURFACE ? 0 : 0.2);
  for (const foe of pile(s, MINIONS, foeOf(seat))) if (stepsBetween(s.cards[foe].at, loc) <= 1) worth += 0.4;
  return worth;
}

function moveWorth(m: Machine, c: Choice, seat: number): number {
  const s = m.state;
  const near = nearness(s, squareOf(c.n), seat, has(m, STAT.airborne, c.card));
  return (s.cards[c.card].zone === AVATARS ? -near : near) + (regionOf(c.n) === SURFACE ? 0.1 : 0);
}

const bearerWorth = (m: Machine, unit: number): number =>
  stat(m, STAT.power, unit) + ((m.state.cards[unit].flags & TAPPED) === 0 ? 1 : 0);

/** What of a player an aura would cover. */
function coveredWorth(m: Machine, corner: number, seat: number): number {
  const s = m.state;
  let worth = 0;
  for (const id of pile(s, MINIONS, seat)) if (covers(corner, s.cards[id].at)) worth += 2;
  for (const id of pile(s, SITES, seat)) if (covers(corner, s.cards[id].at)) worth += 1;
  return worth;
}

/** What it is worth to hit or to help. */
function targetWorth(m: Machine, id: number): number {
  const s = m.state;
  const warded = isWarded(s, id) ? -4 : 0;
  if (!isUnit(s, id)) return 10 + warded;
  return (s.cards[id].zone === AVATARS ? 20 : minionWorth(m, id)) + warded;
}
