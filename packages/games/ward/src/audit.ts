import { allSeats, type CardId, type Machine, NONE, pile, type SeatId, type State, stat } from '@wardroom/core';
import { manual } from './rules/calling.ts';
import {
  cemeteryHp,
  countedHp,
  defOf,
  freeSlots,
  fullHp,
  hpLeft,
  isFighter,
  live,
  onField,
  primaryOf,
  threshold,
} from './rules/field.ts';
import {
  CEMETERY,
  CHAIN,
  G,
  gOf,
  MAGIC,
  MOMENT,
  P,
  PRIMARY,
  PROMPT,
  PROMPT_NAMES,
  RESERVED,
  ROW,
  SIDE,
  STAT,
  UNDER,
} from './words.ts';

/** What a Ward table must never show while a decision is awaited. For tests; nothing in a match asks it. */
export function audit(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) found.push(...sideOf(m, seat));
  for (let id = 0 as CardId; id < s.cards.length; id++) found.push(...card(m, id));
  found.push(...rows(m));
  if (s.ask !== null && s.ask.seat >= 0 && !manual(s)) found.push(...thresholds(m));
  if (isCalm(s)) found.push(...calm(m));
  return found;
}

/** Nothing is under way: the active player is asked what to do next. */
const isCalm = (s: State): boolean =>
  s.ask !== null && (s.ask.prompt === PROMPT.main || s.ask.prompt === PROMPT.combat || s.ask.prompt === PROMPT.second);

function sideOf(m: Machine, seat: SeatId): string[] {
  const s = m.state;
  const found: string[] = [];
  if (pile(s, PRIMARY, seat).length > 1)
    found.push(`seat ${seat} has ${pile(s, PRIMARY, seat).length} primaries (W8.1)`);
  if (pile(s, SIDE, seat).length > 4)
    found.push(`seat ${seat} has ${pile(s, SIDE, seat).length} limited summons (W13.3.1)`);
  const buried = pile(s, CEMETERY, seat).reduce((sum, id) => sum + countedHp(m, id), 0);
  if (buried !== s.seats[seat].n[P.buried]) {
    found.push(
      `the cemetery of seat ${seat} holds ${buried} HP and is counted as ${s.seats[seat].n[P.buried]} (W17.5)`,
    );
  }
  if (freeSlots(m, seat) < 0) found.push(`seat ${seat} uses ${5 - freeSlots(m, seat)} magic slots (W6.5.2)`);
  return found;
}

function card(m: Machine, id: CardId): string[] {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const found: string[] = [];
  const wrong = (what: string): void => {
    found.push(`${def.id} (card ${id}) ${what}`);
  };
  if (isFighter(c)) {
    if (c.hurt < 0 || c.hurt > fullHp(m, id)) wrong(`has ${hpLeft(m, id)} of ${fullHp(m, id)} HP (W17.2)`);
    if (stat(m, STAT.al, id) > 12) wrong(`has AL ${stat(m, STAT.al, id)} (W17.1)`);
    if (def.kind === 'magic') wrong('is a magic and stands among the creatures');
    if (c.ctrl !== c.seat) wrong(`stands on the side of seat ${c.seat} and is controlled by seat ${c.ctrl}`);
    if (c.host !== NONE) wrong('is a creature on the field and hangs on another card');
  } else {
    if (c.hurt !== 0) wrong(`is off the field with ${c.hurt} damage on it`);
    if (c.anchor !== NONE) wrong('is no creature on the field and has an anchor');
    if (c.host !== NONE && c.zone !== MAGIC && c.zone !== UNDER) wrong('hangs on a card and is not on the field');
  }
  if (c.zone === UNDER && (c.host === NONE || !isFighter(s.cards[c.host]))) wrong('lies under nothing (W8.3.1)');
  if (c.zone === MAGIC && c.host !== NONE && !isFighter(s.cards[c.host])) wrong('is attached to no creature (W6.4.2)');
  if (
    c.zone === CHAIN &&
    s.over === null &&
    !s.links.some((x) => x.card === id) &&
    !s.frames.some((f) => f.vars.includes(id))
  ) {
    wrong('is on the chain, and no link knows of it');
  }
  return found;
}

const MOMENTS: readonly number[] = [0, ...Object.values(MOMENT)];

/** Lasting effects lie on what is in play. */
function rows(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const row of s.rows) {
    const what = `a lasting effect of ${row.src === NONE ? 'nothing' : defOf(m, row.src).id}`;
    if (!MOMENTS.includes(row.until)) found.push(`${what} waits for moment ${row.until}`);
    if (row.until !== 0 && row.left <= 0) found.push(`${what} is over and still there (W9.2.3)`);
    if (row.on !== NONE && row.tag !== ROW.comesBack && !onField(s.cards[row.on])) {
      found.push(`${what} works on ${defOf(m, row.on).id}, which is not on the field`);
    }
  }
  return found;
}

/**
 * W4.1.2: where the table calls, nobody is asked anything while somebody in the match is past the threshold; except in
 * the middle of triggers, which all count as one moment.
 */
function thresholds(m: Machine): string[] {
  const s = m.state;
  const triggers = m.game.codeByName.get('triggers');
  if (s.frames.some((f) => f.code === triggers)) return [];
  return allSeats(s).flatMap((seat) =>
    s.seats[seat].out === 0 && seat !== gOf(s)[G.boss] && cemeteryHp(m, seat) >= threshold(s)
      ? [
          `seat ${seat} has ${cemeteryHp(m, seat)} in the cemetery and plays on at ${PROMPT_NAMES[s.ask!.prompt]} (W4.1.1)`,
        ]
      : [],
  );
}

/** Between actions everything is settled. */
function calm(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const seat of allSeats(s)) {
    const { out, n } = s.seats[seat];
    if (out === 0 && n[P.opened] === 1 && primaryOf(s, seat) === NONE)
      found.push(`seat ${seat} has no creature (W7.2.1)`);
  }
  // W7.1.4: only the first magic phase of a player's first turn may find them without one.
  const asked = s.ask!.seat;
  const first = s.seats[asked].n[P.turns] === 1 && s.ask!.prompt === PROMPT.main;
  if (primaryOf(s, asked) === NONE && !first)
    found.push(`seat ${asked} is asked for actions without a creature (W7.1.4)`);
  if (asked !== s.active) found.push(`seat ${asked} is asked for actions in the turn of seat ${s.active}`);
  if (s.links.length > 0) found.push('the chain is not resolved (W14.1.1)');
  if (s.queue.length > 0) found.push('a trigger waits');
  for (const k of [G.attacker, G.defender, G.striker, G.struck])
    if (s.g[k] !== NONE) found.push('a battle is under way');
  s.cards.forEach((c, i) => {
    const id = i as CardId;
    const def = defOf(m, id);
    if (c.zone === CHAIN) found.push(`${def.id} is on the chain`);
    if ((c.flags & RESERVED) !== 0) found.push(`${def.id} is held back for nothing`);
    if (isFighter(c) && c.hurt >= fullHp(m, id) && def.hp > 0) found.push(`${def.id} has no HP and stands`);
    if (c.zone === MAGIC && def.sub === 'equip' && c.host === NONE)
      found.push(`${def.id} is an equip on nobody (W6.4.2)`);
    if (c.anchor === NONE) return;
    const anchor = s.cards[c.anchor];
    if (!onField(anchor) || !live(m, anchor, c.anchor)) found.push(`${def.id} stays without its anchor (W12.2)`);
  });
  return found;
}
