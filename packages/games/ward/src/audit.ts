import {
  allSeats,
  auditOf,
  type CardId,
  isForgotten,
  type Machine,
  NONE,
  pile,
  type SeatId,
  stat,
  type Wrong,
} from '@wardroom/core';
import {
  CEMETERY,
  CHAIN,
  HELD_BY_PRESENCE,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
  PLAYER,
  PRIMARY,
  PROMPT,
  PROMPT_NAMES,
  RESERVED,
  ROW,
  SIDE,
  STAT,
  UNDER,
} from './names.ts';
import { manual } from './rules/calling.ts';
import {
  cemeteryHp,
  countedHp,
  defOf,
  freeSlots,
  fullHp,
  hpLeft,
  isFighter,
  onField,
  primaryOf,
  textWorks,
  threshold,
} from './rules/field.ts';

function sideOf(m: Machine, seat: SeatId, wrong: Wrong): void {
  const s = m.state;
  if (pile(s, PRIMARY, seat).length > 1) wrong(`has ${pile(s, PRIMARY, seat).length} primaries (W8.1)`);
  if (pile(s, SIDE, seat).length > 4) wrong(`has ${pile(s, SIDE, seat).length} limited summons (W13.3.1)`);
  const buried = pile(s, CEMETERY, seat).reduce((sum, id) => sum + countedHp(m, id), 0);
  if (buried !== s.seats[seat].n[PLAYER.buried]) {
    wrong(`has ${buried} HP in the cemetery, counted as ${s.seats[seat].n[PLAYER.buried]} (W17.5)`);
  }
  if (freeSlots(m, seat) < 0) wrong(`uses ${5 - freeSlots(m, seat)} magic slots (W6.5.2)`);
}

function card(m: Machine, id: CardId, wrong: Wrong): void {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  if (isFighter(c)) {
    if (c.hurt < 0 || c.hurt > fullHp(m, id)) wrong(`has ${hpLeft(m, id)} of ${fullHp(m, id)} HP (W17.2)`);
    if (stat(m, STAT.al, id) > 12) wrong(`has AL ${stat(m, STAT.al, id)} (W17.1)`);
    if (def.kind === 'magic') wrong('is a magic and stands among the creatures');
    if (c.ctrl !== c.seat) wrong(`stands on the side of seat ${c.seat} and is controlled by seat ${c.ctrl}`);
    if (c.host !== NONE) wrong('is a creature on the field and hangs on another card');
  } else {
    if (c.hurt !== 0) wrong(`is off the field with ${c.hurt} damage on it`);
    // A magic may be held by the creature that took it.
    if (c.anchor !== NONE && c.zone !== MAGIC) wrong('is not on the field and has an anchor');
    if (c.host !== NONE && c.zone !== MAGIC && c.zone !== UNDER) wrong('hangs on a card and is not on the field');
  }
  if (c.zone === UNDER && (c.host === NONE || !isFighter(s.cards[c.host]))) wrong('lies under nothing (W8.3.1)');
  if (c.zone === MAGIC && c.host !== NONE && !isFighter(s.cards[c.host])) wrong('is attached to no creature (W6.4.2)');
  if (c.zone === CHAIN && isForgotten(m, id)) wrong('is on the chain, and no link knows of it');
}

/**
 * W4.1.2: where the table calls, nobody is asked anything while somebody in the match is past the threshold; except in
 * the middle of triggers, which all count as one moment.
 */
function thresholds(m: Machine, wrong: Wrong): void {
  const s = m.state;
  if (s.ask === null || s.ask.seat < 0 || manual(s)) return;
  const triggers = m.game.codeByName.get('triggers');
  if (s.frames.some((f) => f.code === triggers)) return;
  for (const seat of allSeats(s)) {
    if (s.seats[seat].out === 1 || seat === matchOf(s)[MATCH.boss] || cemeteryHp(m, seat) < threshold(s)) continue;
    wrong(
      `seat ${seat} has ${cemeteryHp(m, seat)} in the cemetery and plays on at ${PROMPT_NAMES[s.ask.prompt]} (W4.1.1)`,
    );
  }
}

/** Between actions everything is settled. */
function settled(m: Machine, wrong: Wrong): void {
  const s = m.state;
  for (const seat of allSeats(s)) {
    const { out, n } = s.seats[seat];
    if (out === 0 && n[PLAYER.opened] === 1 && primaryOf(s, seat) === NONE)
      wrong(`seat ${seat} has no creature (W7.2.1)`);
  }
  // W7.1.4: only the first magic phase of a player's first turn may find them without one.
  const asked = s.ask!.seat;
  const first = s.seats[asked].n[PLAYER.turns] === 1 && s.ask!.prompt === PROMPT.main;
  if (primaryOf(s, asked) === NONE && !first) wrong(`seat ${asked} is asked for actions without a creature (W7.1.4)`);
  for (const k of [MATCH.attacker, MATCH.defender, MATCH.striker, MATCH.struck])
    if (s.g[k] !== NONE) wrong('a battle is under way');
  s.cards.forEach((c, i) => {
    const id = i as CardId;
    const def = defOf(m, id);
    if (c.zone === CHAIN) wrong(`${def.id} is on the chain`);
    if ((c.flags & RESERVED) !== 0) wrong(`${def.id} is held back for nothing`);
    if (isFighter(c) && c.hurt >= fullHp(m, id) && def.hp > 0) wrong(`${def.id} has no HP and stands`);
    if (c.zone === MAGIC && def.sub === 'equip' && c.host === NONE) wrong(`${def.id} is an equip on nobody (W6.4.2)`);
    if (c.anchor === NONE) return;
    const anchor = s.cards[c.anchor];
    const holds = (c.flags & HELD_BY_PRESENCE) !== 0 || textWorks(m, anchor, c.anchor);
    if (!onField(anchor) || !holds) wrong(`${def.id} stays without its anchor (W12.2)`);
  });
}

/** What a Ward table must never show while a decision is awaited. */
export const audit = auditOf({
  seat: sideOf,
  card,
  table: thresholds,
  moments: Object.values(MOMENT),
  outlasts: (row) => row.tag === ROW.comesBack || row.tag === ROW.news,
  quiet: [PROMPT.main, PROMPT.combat, PROMPT.second],
  settled,
});
