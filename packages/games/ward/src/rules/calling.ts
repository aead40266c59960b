import {
  asksChance,
  type Choice,
  copyState,
  listensTo,
  type Machine,
  machine,
  NONE,
  pile,
  remember,
  run,
  type SeatId,
  type State,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import { CALLING, EVENT, MAGIC, MATCH, matchOf, OPTION, PAST, PLAYER, PRIMARY, PROMPT, SIDE, VERB } from '../names.ts';
import { cemeteryHp, countedHp, defOf, fallHp, threshold } from './field.ts';

/**
 * W4.1.5: a play that would make its own player lose. Where the table calls, such a play is not offered; where players
 * call, the table is kept as it was before the last play, so that it can go back there.
 */

const MANUAL = CALLING.indexOf('manual');

export const manual = (s: State): boolean => s.options[OPTION.calling] === MANUAL;

/**
 * Whether a player may make a play that loses by itself. Where players call it is up to them; but once a second such play
 * was taken back in a turn the table sees to it for the rest of that turn: play and call must not go on for ever.
 */
export const mayLoseByIt = (s: State, seat: SeatId): boolean =>
  manual(s) && s.seats[seat].n[PLAYER.warned] !== 2 * s.turn + 1;

/** A play of this player was taken back: `P.warned` is twice the turn, and one more after the second time. */
export function warn(s: State, seat: SeatId): void {
  const n = s.seats[seat].n;
  n[PLAYER.warned] = 2 * s.turn + (n[PLAYER.warned] >= 2 * s.turn ? 1 : 0);
}

// ── Players call: the last play can be taken back ──

/**
 * A player is about to be asked for a play. Call it where the question is worked out: the kept table is stepped back to
 * the asking instruction, so that a table put back asks again.
 */
export function beforeAsking(m: Machine): void {
  const s = m.state;
  if (!manual(s)) return;
  const f = s.frames[s.frames.length - 1];
  f.pc--;
  s.past[PAST.asked] = remember(m);
  f.pc++;
}

/** The player asked has made a play, or has chosen to go on: what was done before cannot be taken back any more. */
export function acted(m: Machine, seat: SeatId, isPlay: boolean): void {
  const s = m.state;
  if (!manual(s)) return;
  const takeBack = isPlay && cemeteryHp(m, seat) < threshold(s);
  matchOf(s)[MATCH.playBy] = takeBack ? seat : NONE;
  s.past[PAST.play] = takeBack ? s.past[PAST.asked] : null;
}

/** Whether the last play made its own player lose, and a call would take it back. */
export function canTakeBack(m: Machine): boolean {
  const s = m.state;
  const seat = matchOf(s)[MATCH.playBy];
  return seat !== NONE && s.past[PAST.play] !== null && cemeteryHp(m, seat) >= threshold(s);
}

// ── The table calls: a play that loses is not offered ──

/** How many positions are looked at before a play counts as one that need not lose. */
const LOOKS = 60;

/** While one play is looked at, the questions it leads to look no further. */
let looking = false;

/** Choices of this player without those that are sure to lose. To be asked where a question is open or worked out. */
export function withoutLosses(m: Machine, seat: SeatId, choices: Choice[]): Choice[] {
  if (looking || mayLoseByIt(m.state, seat) || !choices.some((c) => isAtStake(m, seat, c))) return choices;
  return choices.filter((c) => !losesBy(m, seat, c));
}

/**
 * Whether a choice is sure to take its own player to the threshold, and only them: whatever they choose for it, with
 * nobody answering and no die rolled. What depends on a die or on another player is not the play's doing.
 */
export function losesBy(m: Machine, seat: SeatId, choice: Choice): boolean {
  const s = m.state;
  if (mayLoseByIt(s, seat) || !isAtStake(m, seat, choice)) return false;
  // Only the program that asks goes on, and for a target also the one that declares it: what comes later is not the
  // play's doing.
  const frames = s.frames.slice(choice.verb === VERB.card ? -2 : -1);
  looking = true;
  try {
    return loses(m, { ...s, frames, past: s.past.map(() => null) }, seat, choice, { left: LOOKS });
  } finally {
    looking = false;
  }
}

function loses(from: Machine, asked: State, seat: SeatId, choice: Choice, looks: { left: number }): boolean {
  const s = copyState({ ...asked, ask: null });
  const m = machine(from.game, s);
  s.picked = { ...choice };
  run(m);
  while (s.ask !== null && s.over === null) {
    const answers = s.ask.prompt === PROMPT.respond;
    if (asksChance(s.ask) || (s.frames.length === 1 && !answers) || --looks.left < 0) return false;
    const choices = s.ask.choices;
    if (s.ask.seat === seat) return choices.every((c) => loses(m, s, seat, c, looks));
    s.picked = { ...(choices.find((c) => c.verb === VERB.pass) ?? choices[0]) };
    s.ask = null;
    run(m);
  }
  return s.seats[seat].out === 1 || (manual(s) && cemeteryHp(m, seat) >= threshold(s));
}

/** A cheap look first: does it harm anything at all, and would all that this player has on the field be enough? */
function isAtStake(m: Machine, seat: SeatId, choice: Choice): boolean {
  const s = m.state;
  const played = choice.verb === VERB.card ? choice.on : choice.card;
  if (played === NONE || !defOf(m, played).harms) return false;
  let hp = cemeteryHp(m, seat);
  const creatures = defOf(m, played).harmsCreatures || followMagics(m, seat);
  if (creatures) for (const zone of [PRIMARY, SIDE]) for (const id of pile(s, zone, seat)) hp += fallHp(m, id, seat);
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (const id of pile(s, MAGIC, side)) {
      if (s.cards[id].owner === seat) hp += countedHp(m, id);
      if (s.cards[id].ctrl === seat) hp += (m.game.defs[s.cards[id].def] as WardCard).burden;
    }
  }
  return hp >= threshold(s);
}

/** Whether a magic that leaves the field could take creatures of this player along: it anchors them, or its leaving hurts. */
function followMagics(m: Machine, seat: SeatId): boolean {
  const s = m.state;
  if (listensTo(m, EVENT.left) || listensTo(m, EVENT.destroyed)) return true;
  return [PRIMARY, SIDE].some((zone) => pile(s, zone, seat).some((id) => s.cards[id].anchor !== NONE));
}
