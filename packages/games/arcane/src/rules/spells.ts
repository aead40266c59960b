import {
  type AnyRule,
  act,
  announce,
  beginDeclaring,
  type CardId,
  type ChainPolicy,
  type Choice,
  DECLARED,
  type Declared,
  emit,
  enter,
  eventWindow,
  FIRST_TARGET,
  fitsWindow,
  isAnswerHeld,
  type Link,
  type Machine,
  moveCard,
  NONE,
  nameTarget,
  nameTargets,
  overTop,
  pile,
  putDeclared,
  RESOLVED,
  type Refusal,
  rule,
  type SeatId,
  type State,
  type Step,
  slots,
  startChain,
  type TextVars,
  takeTop,
  targetHolds,
  textVars,
  type Value,
  type Vars,
  type WindowId,
  type WindowInfo,
  when,
  windowOf,
  windowRules,
} from '@wardroom/core';
import type { ArcaneCard } from '../card.ts';
import {
  CHAIN,
  CITE,
  DISCARD,
  EVENT,
  HAND,
  HOW,
  MATCH,
  OPTION,
  PLAYER,
  PROMPT,
  STOPS,
  VERB,
  WINDOW,
  WINDOW_NAMES,
  type WindowName,
} from '../names.ts';
import { defOf, isDown } from './board.ts';
import { checkpoint, reactions } from './damage.ts';
import { turnUp } from './effects.ts';
import { CAST_ALREADY, NO_TARGET, NOT_NOW, ONE_COUNTER } from './refusal.ts';

/** Casting spells: declared, answered, resolved last in first out (A4.2.5). */

/** Variables of a play's condition and targets, lent out while one is looked at. */
const probe: TextVars = [0, 0, NONE, NONE, 0];

function probed(id: CardId, seat: SeatId, w: WindowInfo | null): TextVars {
  probe.length = FIRST_TARGET;
  probe[0] = id;
  probe[1] = seat;
  probe[2] = w === null ? NONE : w.a;
  probe[3] = w === null ? NONE : w.b;
  probe[4] = w === null ? 0 : w.n;
  return probe;
}

/** Why a spell in hand cannot be cast now, or null. Without a window it is the player's own main phase. */
export function whyNotCast(m: Machine, seat: SeatId, id: CardId, w: WindowInfo | null): Refusal | null {
  const def = defOf(m, id);
  const { play } = def;
  if (play === null) return NOT_NOW;
  if (m.state.seats[seat].n[PLAYER.casts] > 0) return CAST_ALREADY;
  if (w !== null && w.kind === WINDOW.spell && m.state.links[w.n].seat === seat) return ONE_COUNTER;
  if (w === null ? !def.anyTime : !fitsWindow(m, def, w.kind, WINDOW.any, () => probed(id, seat, w))) return NOT_NOW;
  if (play.test !== null && !play.test(m, probed(id, seat, w))) return NOT_NOW;
  const [first] = play.targets;
  return first === undefined || first.optional || firstTargets(m, seat, id, w).length > 0 ? null : NO_TARGET;
}

/** What a spell can be cast on first: where it names a second target, only what leaves it one. */
function firstTargets(m: Machine, seat: SeatId, id: CardId, w: WindowInfo | null): readonly CardId[] {
  const [first, second] = defOf(m, id).play!.targets;
  const found = first.from(m, probed(id, seat, w));
  if (second === undefined || second.optional) return found;
  return found.slice().filter((x) => {
    const vars = probed(id, seat, w);
    vars[FIRST_TARGET] = x;
    return second.from(m, vars).some((y) => y !== x);
  });
}

/** The ways to cast a spell: one for each first target. */
export function addCasts(m: Machine, seat: SeatId, id: CardId, w: WindowInfo | null, found: Choice[]): void {
  if (whyNotCast(m, seat, id, w) !== null) return;
  const [first] = defOf(m, id).play!.targets;
  if (first === undefined || first.optional) found.push({ verb: VERB.cast, card: id, on: NONE, n: NONE });
  if (first === undefined) return;
  const targets = firstTargets(m, seat, id, w);
  for (let i = 0; i < targets.length; i++) found.push({ verb: VERB.cast, card: id, on: targets[i], n: NONE });
}

/** The window a player is being asked in. */
export const windowAsked = (m: Machine): WindowInfo => windowOf(m, WINDOW.spell);

/** The name of the window that the open question is asked in, if it is asked in one. */
export const askedWindow = (m: Machine): WindowName | null =>
  m.state.ask?.prompt === PROMPT.respond ? WINDOW_NAMES[windowAsked(m).kind] : null;

const ALWAYS = STOPS.indexOf('always');

/** A4.2.5: a spell a turn. */
const hasNotCast = (s: State, seat: SeatId): boolean => s.seats[seat].n[PLAYER.casts] === 0;

/**
 * Whoever brought a moment about could have cast before it at no cost, so they are asked only where it shows them
 * something new, or once somebody has cast in it and they could not cast right afterwards anyway.
 */
const isNewTo = (m: Machine, seat: SeatId, w: WindowInfo): boolean =>
  seat !== w.actor || w.kind === WINDOW.revealed || (m.state.g[MATCH.casts] !== w.n && !MAIN_FOLLOWS.includes(w.kind));

/** Moments after which the player whose turn it is may do anything, cast too, with nothing in between. */
const MAIN_FOLLOWS: readonly WindowId[] = [WINDOW.turn, WINDOW.placed, WINDOW.moved, WINDOW.flipped, WINDOW.fought];

/** The windows that a card of the match may answer in, so that others need not be looked into. */
export function noteAnswers(s: State, def: ArcaneCard): void {
  if (def.answers.length === 0) return;
  for (let w = 0; w < def.answersIn.length; w++) if (def.answersIn[w]) s.g[MATCH.answers + w] = 1;
}

export const policy: ChainPolicy = {
  linkWindow: WINDOW.spell,
  answers: (m, seat, w) => {
    const found: Choice[] = [];
    const s = m.state;
    if (s.seats[seat].n[PLAYER.casts] > 0) return found;
    const over = w.kind === WINDOW.spell;
    // A4.2.5.1: only the enemy's spells are answered.
    if (over ? s.links[s.links.length - 1].seat === seat : !isNewTo(m, seat, w)) return found;
    const info = over ? overTop(m, WINDOW.spell, w.actor) : w;
    const hand = pile(s, HAND, seat);
    for (let i = 0; i < hand.length; i++) {
      if (defOf(m, hand[i]).answersIn[info.kind]) addCasts(m, seat, hand[i], info, found);
    }
    return found;
  },
  possible: (m, window) => {
    const s = m.state;
    if (s.options[OPTION.stops] === ALWAYS) return true;
    return s.g[MATCH.answers + window] !== 0 && isAnswerHeld(m, HAND, window, hasNotCast);
  },
  stops: (m, seat) => m.state.options[OPTION.stops] === ALWAYS && m.state.seats[seat].n[PLAYER.casts] === 0,
  declare: () => declare,
  resolve: () => resolve,
  prompt: PROMPT.respond,
  pass: VERB.pass,
  order: 'last-in-first-out',
};

export const windows = windowRules(policy);

const none = (): CardId => NONE;

/** A4.2.5: a moment at which anybody may cast, if anybody could. Its number tells how many spells there were before it. */
export const openWindow = <V extends Vars>(
  kind: WindowId,
  actor: Value<V, SeatId>,
  a: Value<V, CardId> = none,
  b: Value<V, CardId> = none,
): Step<V> =>
  when(
    (m) => policy.possible(m, kind),
    [windows.window.call(eventWindow({ kind: () => kind, actor, a, b, n: (m) => m.state.g[MATCH.casts] })), checkpoint],
  );

const targetsOf = (m: Machine, v: Declared) => defOf(m, v[DECLARED.card]).play!.targets;

/** A spell is cast: its targets are named, then everybody sees it. The first target came with the choice. */
const declare = rule('declare', DECLARED, [
  beginDeclaring(WINDOW.spell),
  act((m, v) => {
    if (targetsOf(m, v).length > 0) nameTarget(m, v, m.state.picked.on);
  }),
  nameTargets({
    targets: targetsOf,
    verb: VERB.card,
    none: VERB.none,
    fits: (_m, v, x) => !v[DECLARED.picks].includes(x),
  }),
  act((m, v) => {
    const s = m.state;
    const picks = v[DECLARED.picks];
    moveCard(m, v[DECLARED.card], CHAIN, v[DECLARED.seat]);
    s.seats[v[DECLARED.seat]].n[PLAYER.casts]++;
    s.g[MATCH.casts]++;
    putDeclared(m, v, WINDOW.spell);
    // Told once it lies there, so that whoever looks sees it.
    const cite = v[DECLARED.window] === WINDOW.spell ? CITE['A4.2.5.1'] : CITE['A4.2.5'];
    emit(m, EVENT.cast, cite, v[DECLARED.seat], v[DECLARED.card], picks[0] ?? NONE);
    // A Stone that is targeted is revealed.
    for (let i = 0; i < picks.length; i++) {
      const x = picks[i];
      if (x === NONE || !isDown(s.cards[x]) || defOf(m, x).kind !== 'stone') continue;
      unveil(m, x);
    }
  }),
  reactions(),
]);

/** The ruling on the Stone: attacked or targeted it is turned up, and stays so. */
export function unveil(m: Machine, stone: CardId): void {
  turnUp(m, stone, HOW.text, NONE);
  announce(m, EVENT.revealed, stone, NONE);
}

/** The spell on top takes effect, unless it was answered away or what it was meant for is gone. Then it is discarded. */
const resolve = rule('resolve', RESOLVED, [
  act((m, v) => {
    const link = takeTop(m, v);
    v[RESOLVED.go] = link.negated === 0 && isMeantStill(m, link) ? 1 : 0;
    if (v[RESOLVED.go] === 1) enter(m, defOf(m, link.card).play!.code, textVars(v));
    else if (link.negated === 0) emit(m, EVENT.fizzled, CITE['A4.2.5'], link.seat, link.card);
  }),
  act((m, v) => {
    const c = m.state.cards[v[RESOLVED.card]];
    // A4.2.5: then discarded, unless its text put it elsewhere.
    if (c.zone === CHAIN) moveCard(m, v[RESOLVED.card], DISCARD, c.owner);
    if (v[RESOLVED.go] === 1) announce(m, EVENT.cast, v[RESOLVED.card], NONE, v[RESOLVED.seat]);
  }),
  checkpoint,
]);

/** One of the targets is still where it was: a spell with several does what it can. */
const isMeantStill = (m: Machine, link: Link): boolean =>
  link.picks.every((x) => x === NONE) || link.picks.some((x, i) => x !== NONE && targetHolds(m, link, i));

const CAST_SPELL = slots('seat: seat', 'card: card');

/** A player casts outside of any window: the chain starts with it. */
export const castSpell = rule('castSpell', CAST_SPELL, [
  declare.call({
    seat: (_m, v) => v[CAST_SPELL.seat],
    card: (_m, v) => v[CAST_SPELL.card],
    ability: () => NONE,
    window: () => NONE,
    a: () => NONE,
    b: () => NONE,
    n: () => 0,
  }),
  startChain(policy, windows.window),
  checkpoint,
]);

export const spellRules: readonly AnyRule[] = [declare, resolve, castSpell];
