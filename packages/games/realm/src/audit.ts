import { allSeats, type CardId, type Machine, NONE, pile, type SeatId, stat } from '@wardroom/core';
import { defOf, flagged, isMuted, isTrulyEvil, isUnit } from './rules/board.ts';
import { canLive } from './rules/paths.ts';
import {
  ARTIFACTS,
  ATLAS,
  ATLAS_BACK,
  AURAS,
  AVATARS,
  CAST,
  CEMETERY,
  COLUMNS,
  columnOf,
  DYING,
  FIGHTING,
  G,
  GONE,
  HAND,
  LANCE,
  LIFE,
  MADE,
  MINIONS,
  MOMENT,
  P,
  PROMPT,
  ROWS,
  RUBBLE,
  regionOf,
  rowOf,
  SEATS,
  SITES,
  SPELLBOOK,
  SQUARES,
  STAT,
  STEALTH,
  SURFACE,
  WARD,
} from './words.ts';

/** What a table of the Contested Realm must never show while a decision is awaited. For tests; nothing in a match asks it. */
export function audit(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const seat of allSeats(s)) found.push(...player(m, seat));
  found.push(...squares(m));
  for (let id = 0 as CardId; id < s.cards.length; id++) found.push(...card(m, id));
  found.push(...rows(m));
  if (s.ask !== null && s.ask.prompt === PROMPT.main) found.push(...calm(m));
  return found;
}

function player(m: Machine, seat: SeatId): string[] {
  const s = m.state;
  const own = s.seats[seat].n;
  const found: string[] = [];
  const wrong = (what: string): void => void found.push(`seat ${seat} ${what}`);
  if (own[P.life] < 0 || own[P.life] > LIFE) wrong(`has ${own[P.life]} life (S2.1)`);
  if (own[P.life] === 0 && own[P.door] === 0) wrong('has no life and is not at the door (S6.1)');
  if (own[P.life] > 0 && own[P.door] > 0) wrong('has come back from the door (S6.1)');
  if (own[P.mana] < 0) wrong(`has ${own[P.mana]} mana`);
  if (pile(s, AVATARS, seat).length !== 1) wrong(`has ${pile(s, AVATARS, seat).length} avatars (S2.2)`);
  for (const id of pile(s, ATLAS, seat)) if (defOf(m, id).kind !== 'site') wrong(`has ${defOf(m, id).id} in the atlas`);
  for (const id of pile(s, SPELLBOOK, seat)) {
    const { kind } = defOf(m, id);
    if (kind === 'site' || kind === 'avatar') wrong(`has ${defOf(m, id).id} in the spellbook`);
  }
  return found;
}

/** S4.1: one site or rubble on a square. */
function squares(m: Machine): string[] {
  const s = m.state;
  const sites = SEATS.flatMap((seat) => pile(s, SITES, seat).map((id) => s.cards[id].at));
  return sites.some((at, i) => sites.indexOf(at) !== i) ? [`two sites on one square: ${sites.join(', ')}`] : [];
}

const KINDS_IN: Readonly<Record<number, string>> = {
  [AVATARS]: 'avatar',
  [SITES]: 'site',
  [MINIONS]: 'minion',
  [ARTIFACTS]: 'artifact',
  [AURAS]: 'aura',
};

function card(m: Machine, id: CardId): string[] {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const found: string[] = [];
  const wrong = (what: string): void => void found.push(`${def.id} (card ${id}) ${what}`);
  const inPlay = m.game.zones[c.zone].play;
  if (c.ctrl !== c.seat) wrong(`lies on the side of seat ${c.seat} and is controlled by seat ${c.ctrl}`);
  if (inPlay !== (c.at !== NONE)) wrong(`is at ${c.at}`);
  if (!inPlay) {
    if (c.hurt !== 0 || (c.flags & ~ATLAS_BACK) !== 0) wrong(`is not in play and has marks ${c.flags}`);
    if (c.host !== NONE) wrong('is carried');
    if (((c.flags & ATLAS_BACK) !== 0) !== (c.zone === HAND && def.kind === 'site')) wrong('has the wrong back (S2.3)');
    if (def.token && c.zone !== GONE) wrong('is of no deck, and lies about');
    if ([HAND, ATLAS, SPELLBOOK, CEMETERY].includes(c.zone) && c.owner !== c.seat)
      wrong(`is with seat ${c.seat} and belongs to seat ${c.owner}`);
    return found;
  }
  if (KINDS_IN[c.zone] !== def.kind) wrong(`is in ${m.game.zones[c.zone].name}`);
  if (c.at < 0 || c.at >= 4 * SQUARES) wrong(`is at ${c.at}`);
  if (c.zone === SITES && regionOf(c.at) !== SURFACE) wrong('is no surface');
  if (c.zone === AVATARS && regionOf(c.at) !== SURFACE) wrong('has left the surface (S5.1)');
  if (c.zone === AURAS && (columnOf(c.at) >= COLUMNS - 1 || rowOf(c.at) >= ROWS - 1)) wrong('hangs over the edge');
  if ((c.flags & RUBBLE) !== 0 && c.zone !== SITES) wrong('is rubble');
  if (def.token !== ((c.flags & MADE) !== 0) && c.memo === NONE) wrong('is of a deck or not');
  if (c.host !== NONE) {
    const bearer = s.cards[c.host];
    if (c.zone !== ARTIFACTS || !isUnit(s, c.host) || bearer.ctrl !== c.ctrl || bearer.at !== c.at)
      wrong('is carried by nobody (S4.4)');
  }
  const bearing = c.flags & (WARD | STEALTH | LANCE);
  if (bearing !== 0 && c.zone !== SITES && !isUnit(s, id)) wrong('has a token (S1.4)');
  if ((bearing & ~WARD) !== 0 && c.zone === SITES) wrong('is a site in stealth or with a lance');
  return found;
}

const MOMENTS: readonly number[] = [0, ...Object.values(MOMENT)];

function rows(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const row of s.rows) {
    const what = row.on === NONE ? 'a lasting effect' : `a lasting effect on ${defOf(m, row.on).id}`;
    if (!MOMENTS.includes(row.until)) found.push(`${what} waits for moment ${row.until}`);
    if (row.until !== 0 && row.left <= 0) found.push(`${what} is over and still there`);
    if (row.on !== NONE && !m.game.zones[s.cards[row.on].zone].play) found.push(`${what}, which is not in play`);
  }
  return found;
}

/** Between actions everything is settled. */
function calm(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  if (s.ask!.seat !== s.active) found.push(`seat ${s.ask!.seat} is asked for actions in the turn of seat ${s.active}`);
  if (s.queue.length > 0) found.push('a trigger waits');
  if (s.links.length > 0) found.push('something waits on the storyline');
  if (s.g[G.attacker] !== NONE || s.g[G.attacked] !== NONE) found.push('a fight is under way');
  for (const seat of allSeats(s)) {
    if (s.seats[seat].n[P.doomed] > 0) found.push(`seat ${seat} plays on and has lost`);
    if (pile(s, CAST, seat).length > 0) found.push(`seat ${seat} has a spell in the air`);
    for (const id of [...pile(s, AVATARS, seat), ...pile(s, MINIONS, seat), ...pile(s, SITES, seat)]) {
      const named = defOf(m, id).id;
      const { flags, hurt, at, zone } = s.cards[id];
      if (flagged(s, id, FIGHTING | DYING)) found.push(`${named} still fights or dies`);
      if ((flags & WARD) !== 0 && isTrulyEvil(m, id)) found.push(`${named} is Evil and warded (S1.3)`);
      if ((flags & (WARD | STEALTH | LANCE)) !== 0 && isMuted(m, id))
        found.push(`${named} is mute and has a token (S1.5)`);
      if (zone !== MINIONS) continue;
      if (hurt > 0 && hurt >= stat(m, STAT.power, id)) found.push(`${named} has died and stands (S5.4)`);
      if (!canLive(m, id, at)) found.push(`${named} cannot live at ${at} (S5.1)`);
    }
  }
  return found;
}
