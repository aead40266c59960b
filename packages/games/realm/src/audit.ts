import {
  allSeats,
  auditOf,
  type CardId,
  type Machine,
  NONE,
  pile,
  type SeatId,
  stat,
  type Wrong,
} from '@wardroom/core';
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
  GONE,
  HAND,
  LANCE,
  LIFE,
  MADE,
  MATCH,
  MINIONS,
  MOMENT,
  PLAYER,
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
} from './names.ts';
import { defOf, flagged, isMuted, isTrulyEvil, isUnit } from './rules/board.ts';
import { canLive } from './rules/paths.ts';

function player(m: Machine, seat: SeatId, wrong: Wrong): void {
  const s = m.state;
  const own = s.seats[seat].n;
  if (own[PLAYER.life] < 0 || own[PLAYER.life] > LIFE) wrong(`has ${own[PLAYER.life]} life (S2.1)`);
  if (own[PLAYER.life] === 0 && own[PLAYER.door] === 0) wrong('has no life and is not at the door (S6.1)');
  if (own[PLAYER.life] > 0 && own[PLAYER.door] > 0) wrong('has come back from the door (S6.1)');
  if (own[PLAYER.mana] < 0) wrong(`has ${own[PLAYER.mana]} mana`);
  if (pile(s, AVATARS, seat).length !== 1) wrong(`has ${pile(s, AVATARS, seat).length} avatars (S2.2)`);
  for (const id of pile(s, ATLAS, seat)) if (defOf(m, id).kind !== 'site') wrong(`has ${defOf(m, id).id} in the atlas`);
  for (const id of pile(s, SPELLBOOK, seat)) {
    const { kind } = defOf(m, id);
    if (kind === 'site' || kind === 'avatar') wrong(`has ${defOf(m, id).id} in the spellbook`);
  }
}

/** S4.1: one site or rubble on a square. */
function squares({ state: s }: Machine, wrong: Wrong): void {
  const sites = SEATS.flatMap((seat) => pile(s, SITES, seat).map((id) => s.cards[id].at));
  if (sites.some((at, i) => sites.indexOf(at) !== i)) wrong(`two sites on one square: ${sites.join(', ')}`);
}

const KINDS_IN: Readonly<Record<number, string>> = {
  [AVATARS]: 'avatar',
  [SITES]: 'site',
  [MINIONS]: 'minion',
  [ARTIFACTS]: 'artifact',
  [AURAS]: 'aura',
};

function card(m: Machine, id: CardId, wrong: Wrong): void {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
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
    return;
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
}

/** Between actions everything is settled. */
function settled(m: Machine, wrong: Wrong): void {
  const s = m.state;
  if (s.g[MATCH.attacker] !== NONE || s.g[MATCH.attacked] !== NONE) wrong('a fight is under way');
  for (const seat of allSeats(s)) {
    if (s.seats[seat].n[PLAYER.doomed] > 0) wrong(`seat ${seat} plays on and has lost`);
    if (pile(s, CAST, seat).length > 0) wrong(`seat ${seat} has a spell in the air`);
    for (const id of [...pile(s, AVATARS, seat), ...pile(s, MINIONS, seat), ...pile(s, SITES, seat)]) {
      const named = defOf(m, id).id;
      const { flags, hurt, at, zone } = s.cards[id];
      if (flagged(s, id, FIGHTING | DYING)) wrong(`${named} still fights or dies`);
      if ((flags & WARD) !== 0 && isTrulyEvil(m, id)) wrong(`${named} is Evil and warded (S1.3)`);
      if ((flags & (WARD | STEALTH | LANCE)) !== 0 && isMuted(m, id)) wrong(`${named} is mute and has a token (S1.5)`);
      if (zone !== MINIONS) continue;
      if (hurt > 0 && hurt >= stat(m, STAT.power, id)) wrong(`${named} has died and stands (S5.4)`);
      if (!canLive(m, id, at)) wrong(`${named} cannot live at ${at} (S5.1)`);
    }
  }
}

/** What a table of the Contested Realm must never show while a decision is awaited. */
export const audit = auditOf({
  seat: player,
  card,
  table: squares,
  moments: Object.values(MOMENT),
  quiet: [PROMPT.main],
  settled,
});
