import {
  allCards,
  allSeats,
  auditOf,
  type CardId,
  isForgotten,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type Row,
  type SeatId,
  type Wrong,
  type Zone,
} from '@wardroom/core';
import {
  BASE,
  DECK,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  FIELDS,
  GONE,
  GUARDIANS,
  HAND,
  HAND_LIMIT,
  LANES,
  LINKED,
  MATCH,
  MOMENT,
  MOST_BURNS,
  MOST_POINTS,
  matchOf,
  OUTPOST_HP,
  PLAYED,
  PLAYER,
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
} from './names.ts';
import { cardAt, defOf, fullHp, hasFallen, hpLeft, lanesOf, linkedWith, ownHp, strongholdLane } from './rules/board.ts';

const LANE_ZONES: readonly Zone[] = [GUARDIANS, EQUIPMENT, EFFECTS];

function sideOf({ state: s }: Machine, seat: SeatId, wrong: Wrong): void {
  const own = s.seats[seat].n;
  if (own[PLAYER.dz] < 0) wrong(`has ${own[PLAYER.dz]} DZ (G3.1)`);
  if (own[PLAYER.dzMax] > MOST_POINTS) wrong(`has ${own[PLAYER.dzMax]} DZ a round (G3.1)`);
  if (own[PLAYER.sp] < 0 || own[PLAYER.sp] > MOST_POINTS) wrong(`has ${own[PLAYER.sp]} SP (G3.4)`);
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
}

function card(m: Machine, id: CardId, wrong: Wrong): void {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
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
  if (c.zone === PLAYED && isForgotten(m, id)) wrong('is being played, and nothing knows of it');
}

/** Statuses agree with the marks of their Guardian. */
function marks(m: Machine, wrong: Wrong): void {
  const s = m.state;
  const marked = new Map<CardId, number>();
  for (const row of s.rows) {
    if (row.tag === MODIFIERS || row.tag === ROW.lasts) continue;
    const mark = row.tag === ROW.link ? LINKED : 1 << row.effect;
    const before = marked.get(row.on) ?? 0;
    if ((before & mark) !== 0) wrong(`${defOf(m, row.on).id} is ${names(mark)} twice (G8)`);
    marked.set(row.on, before | mark);
  }
  for (const id of allCards(s)) {
    const has = s.cards[id].flags & (STATUSES | LINKED);
    const { id: named } = defOf(m, id);
    if (has !== (marked.get(id) ?? 0)) wrong(`${named} is marked ${names(has)} and has ${names(marked.get(id) ?? 0)}`);
    if ((has & LINKED) !== 0 && linkedWith(s, id).length < 2) wrong(`${named} is linked with nobody (G9.5)`);
  }
}

function row(_m: Machine, { tag, effect, n }: Row, wrong: Wrong): void {
  if (tag === ROW.status && effect === STATUS.burned && (n < 1 || n > MOST_BURNS)) wrong(`is ${n} burns (G8.2)`);
}

const names = (flags: number): string =>
  STATUS_NAMES.filter((_, i) => (flags & (1 << i)) !== 0).join('+') || `${flags}`;

/** Between actions everything is settled. */
function settled(m: Machine, wrong: Wrong): void {
  const s = m.state;
  if (matchOf(s)[MATCH.attacker] !== NONE || matchOf(s)[MATCH.defender] !== NONE) wrong('an attack is under way');
  for (const seat of allSeats(s)) {
    if (hasFallen(s, seat)) wrong(`seat ${seat} plays on without a Stronghold (G7.1)`);
    for (const id of pile(s, GUARDIANS, seat)) {
      const { flags } = s.cards[id];
      if (hpLeft(m, id) <= 0) wrong(`${defOf(m, id).id} has no HP and stands (G5.6)`);
      if ((flags & LINKED) === 0 && s.cards[id].hurt >= fullHp(m, id))
        wrong(`${defOf(m, id).id} is hurt beyond its HP`);
      if ((flags & LINKED) !== 0 && ownHp(m, id) < 0) wrong(`${defOf(m, id).id} has ${ownHp(m, id)} HP of its own`);
    }
    if (pile(s, PLAYED, seat).length > 0) wrong(`seat ${seat} has an Effect in the air`);
    for (let lane = 0; lane < lanesOf(s); lane++) {
      if (cardAt(s, EQUIPMENT, seat, lane) !== NONE && cardAt(s, GUARDIANS, seat, lane) === NONE)
        wrong(`Equipment lies alone in lane ${lane} (G4.10)`);
    }
  }
}

/** What a table of Guardian Realms must never show while a decision is awaited. */
export const audit = auditOf({
  seat: sideOf,
  card,
  table: marks,
  moments: Object.values(MOMENT),
  row,
  quiet: [PROMPT.main],
  settled,
});
