import {
  allSeats,
  type CardId,
  type Machine,
  MODIFIERS,
  type Moment,
  NO_MOMENT,
  NONE,
  pile,
  type SeatId,
  type State,
  type Zone,
} from '@wardroom/core';
import { cardAt, defOf, fullHp, hasFallen, hpLeft, lanesOf, linkedWith, ownHp, strongholdLane } from './rules/board.ts';
import {
  BASE,
  DECK,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  FIELDS,
  G,
  GONE,
  GUARDIANS,
  gOf,
  HAND,
  HAND_LIMIT,
  LANES,
  LINKED,
  MOMENT,
  MOST_BURNS,
  MOST_POINTS,
  OUTPOST_HP,
  P,
  PLAYED,
  PROMPT,
  REPLICA,
  ROW,
  RUIN,
  STATUS,
  STATUS_NAMES,
  STATUSES,
  STRONGHOLD_HP,
  TIER,
  WALL,
  WALL_HP,
} from './words.ts';

/** What a table of Guardian Realms must never show while a decision is awaited. For tests; nothing in a match asks it. */
export function audit(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const seat of allSeats(s)) found.push(...sideOf(s, seat));
  for (const id of allCards(s)) found.push(...card(m, id));
  found.push(...rows(m));
  if (s.ask !== null && s.ask.prompt === PROMPT.main) found.push(...calm(m));
  return found;
}

const allCards = (s: State): CardId[] => s.cards.map((_, id) => id as CardId);

const LANE_ZONES: readonly Zone[] = [GUARDIANS, EQUIPMENT, EFFECTS];

function sideOf(s: State, seat: SeatId): string[] {
  const found: string[] = [];
  const own = s.seats[seat].n;
  const wrong = (what: string): void => void found.push(`seat ${seat} ${what}`);
  if (own[P.dz] < 0) wrong(`has ${own[P.dz]} DZ (G3.1)`);
  if (own[P.dzMax] > MOST_POINTS) wrong(`has ${own[P.dzMax]} DZ a round (G3.1)`);
  if (own[P.sp] < 0 || own[P.sp] > MOST_POINTS) wrong(`has ${own[P.sp]} SP (G3.4)`);
  if (pile(s, HAND, seat).length > HAND_LIMIT) wrong(`holds ${pile(s, HAND, seat).length} cards (G6.1)`);
  if (pile(s, FIELDS, seat).length > 1) wrong('has two Fields (G4.11)');
  for (const zone of LANE_ZONES) {
    const lanes = pile(s, zone, seat).map((id) => s.cards[id].at);
    if (new Set(lanes).size !== lanes.length) wrong(`has two cards of a kind in one lane: ${lanes.join(', ')} (G4.2)`);
    if (lanes.some((at) => at < 0 || at >= lanesOf(s))) wrong(`has a card in lane ${lanes.join(', ')} (G4.1)`);
  }
  for (let lane = 0; lane < LANES; lane++) {
    const most = lane >= lanesOf(s) ? 0 : lane === strongholdLane(s) ? STRONGHOLD_HP : OUTPOST_HP;
    if (own[BASE + lane] < 0 || own[BASE + lane] > most)
      wrong(`has a base of ${own[BASE + lane]} HP in lane ${lane} (G4.1)`);
    const wall = own[WALL + lane];
    if (wall < 0 || wall > WALL_HP[own[TIER + lane]]) wrong(`has a wall of ${wall} HP in lane ${lane} (G9.1)`);
    if (wall > 0 && own[RUIN + lane] === 1) wrong(`has a wall on a ruin in lane ${lane} (G9.1)`);
    if (wall === 0 && own[TIER + lane] !== 0) wrong(`has a tier without a wall in lane ${lane}`);
  }
  return found;
}

function card(m: Machine, id: CardId): string[] {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const found: string[] = [];
  const wrong = (what: string): void => void found.push(`${def.id} (card ${id}) ${what}`);
  const onLane = LANE_ZONES.includes(c.zone);
  if (c.ctrl !== c.seat) wrong(`lies on the side of seat ${c.seat} and is controlled by seat ${c.ctrl}`);
  if (onLane !== (c.at !== NONE)) wrong(`is in lane ${c.at}`);
  if (c.zone !== GUARDIANS && (c.flags !== 0 || c.hurt !== 0)) wrong('is no Guardian in play and carries marks');
  if (c.zone === GUARDIANS && def.kind !== 'guardian') wrong('stands among the Guardians');
  if (c.zone === EFFECTS && !def.waits) wrong('waits, and has nothing to wait for (G4.9)');
  if (c.zone === EQUIPMENT) {
    const host = c.host === NONE ? undefined : s.cards[c.host];
    if (host === undefined || host.zone !== GUARDIANS || host.ctrl !== c.ctrl || host.at !== c.at)
      wrong('is worn by nobody (G4.10)');
    if (def.charges > 0 && (c.count <= 0 || c.count > def.charges))
      wrong(`has ${c.count} of ${def.charges} uses (G4.10)`);
  } else if (c.host !== NONE) wrong('hangs on a card');
  const made = def.token || (c.flags & REPLICA) !== 0;
  if (made && c.zone !== GUARDIANS && c.zone !== GONE) wrong('is of no deck, and lies about');
  if ([DECK, HAND, DISCARD].includes(c.zone) && c.owner !== c.seat)
    wrong(`is with seat ${c.seat} and belongs to seat ${c.owner}`);
  if (c.zone === PLAYED && s.over === null && !s.frames.some((f) => f.vars.includes(id)))
    wrong('is being played, and nothing knows of it');
  return found;
}

const MOMENTS: readonly Moment[] = [NO_MOMENT, ...Object.values(MOMENT)];

/** Lasting effects lie on what is in play, and statuses agree with the marks of their Guardian. */
function rows(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  const marks = new Map<CardId, number>();
  for (const row of s.rows) {
    const what = row.on === NONE ? 'a lasting effect' : `a lasting effect on ${defOf(m, row.on).id}`;
    if (!MOMENTS.includes(row.until)) found.push(`${what} waits for moment ${row.until}`);
    if (row.until !== NO_MOMENT && row.left <= 0) found.push(`${what} is over and still there`);
    if (row.on !== NONE && !m.game.zones[s.cards[row.on].zone].play) found.push(`${what}, which is not in play`);
    if (row.tag === MODIFIERS || row.tag === ROW.lasts) continue;
    const mark = row.tag === ROW.link ? LINKED : 1 << row.effect;
    if (((marks.get(row.on) ?? 0) & mark) !== 0) found.push(`${what} is there twice (G8)`);
    marks.set(row.on, (marks.get(row.on) ?? 0) | mark);
    if (row.tag === ROW.status && row.effect === STATUS.burned && (row.n < 1 || row.n > MOST_BURNS))
      found.push(`${what}: ${row.n} burns (G8.2)`);
  }
  for (const id of allCards(s)) {
    const c = s.cards[id];
    const has = c.flags & (STATUSES | LINKED);
    if (has !== (marks.get(id) ?? 0))
      found.push(`${defOf(m, id).id} is marked ${names(has)} and has ${names(marks.get(id) ?? 0)}`);
    if ((c.flags & LINKED) !== 0 && linkedWith(s, id).length < 2)
      found.push(`${defOf(m, id).id} is linked with nobody (G9.5)`);
  }
  return found;
}

const names = (flags: number): string =>
  STATUS_NAMES.filter((_, i) => (flags & (1 << i)) !== 0).join('+') || `${flags}`;

/** Between actions everything is settled. */
function calm(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  if (s.ask!.seat !== s.active) found.push(`seat ${s.ask!.seat} is asked for actions in the turn of seat ${s.active}`);
  if (s.queue.length > 0) found.push('a trigger waits');
  if (gOf(s)[G.attacker] !== NONE || gOf(s)[G.defender] !== NONE) found.push('an attack is under way');
  for (const seat of allSeats(s)) {
    if (hasFallen(s, seat)) found.push(`seat ${seat} plays on without a Stronghold (G7.1)`);
    for (const id of pile(s, GUARDIANS, seat)) {
      const { flags } = s.cards[id];
      if (hpLeft(m, id) <= 0) found.push(`${defOf(m, id).id} has no HP and stands (G5.6)`);
      if ((flags & LINKED) === 0 && s.cards[id].hurt >= fullHp(m, id))
        found.push(`${defOf(m, id).id} is hurt beyond its HP`);
      if ((flags & LINKED) !== 0 && ownHp(m, id) < 0)
        found.push(`${defOf(m, id).id} has ${ownHp(m, id)} HP of its own`);
    }
    if (pile(s, PLAYED, seat).length > 0) found.push(`seat ${seat} has an Effect in the air`);
    for (let lane = 0; lane < lanesOf(s); lane++) {
      if (cardAt(s, EQUIPMENT, seat, lane) !== NONE && cardAt(s, GUARDIANS, seat, lane) === NONE)
        found.push(`Equipment lies alone in lane ${lane} (G4.10)`);
    }
  }
  return found;
}
