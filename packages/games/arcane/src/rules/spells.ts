import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type ChainPolicy,
  type Choice,
  emit,
  enter,
  eventWindow,
  FIRST_TARGET,
  linkWindow,
  loop,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Refusal,
  rule,
  type SeatId,
  type Stamp,
  type State,
  type Step,
  slots,
  type TextVars,
  type Value,
  type Vars,
  type VarsOf,
  W,
  type WindowId,
  type WindowInfo,
  when,
  windowRules,
} from '@wardroom/core';
import type { ArcaneCard } from '../card.ts';
import {
  C,
  CHAIN,
  DISCARD,
  EV,
  G,
  HAND,
  HOW,
  OPT,
  P,
  PROMPT,
  STOPS,
  VERB,
  WINDOW,
  WINDOW_NAMES,
  type WindowName,
} from '../words.ts';
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
  if (m.state.seats[seat].n[P.casts] > 0) return CAST_ALREADY;
  if (w !== null && w.kind === WINDOW.spell && m.state.links[w.n].seat === seat) return ONE_COUNTER;
  if (w === null ? !def.anyTime : !fitsWindow(m, seat, id, def, w)) return NOT_NOW;
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

function fitsWindow(m: Machine, seat: SeatId, id: CardId, def: ArcaneCard, w: WindowInfo): boolean {
  const { answers } = def;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (answer.window !== w.kind && answer.window !== WINDOW.any) continue;
    if (answer.test === null || answer.test(m, probed(id, seat, w))) return true;
  }
  return false;
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

/** What a window over the spell on top is about. */
const spellInfo = (m: Machine, actor: SeatId): WindowInfo => {
  const top = m.state.links.length - 1;
  return { kind: WINDOW.spell, actor, a: m.state.links[top].card, b: NONE, n: top };
};

/** The window a player is being asked in. */
export function windowAsked(m: Machine): WindowInfo {
  const v = m.state.frames[m.state.frames.length - 1].vars as VarsOf<typeof W>;
  if (v[W.now] === WINDOW.spell) return spellInfo(m, v[W.last]);
  return { kind: v[W.now], actor: v[W.last], a: v[W.a], b: v[W.b], n: v[W.n] };
}

/** The name of the window that the open question is asked in, if it is asked in one. */
export const askedWindow = (m: Machine): WindowName | null =>
  m.state.ask?.prompt === PROMPT.respond ? WINDOW_NAMES[windowAsked(m).kind] : null;

const ALWAYS = STOPS.indexOf('always');

/**
 * Whoever brought a moment about could have cast before it at no cost, so they are asked only where it shows them
 * something new, or once somebody has cast in it and they could not cast right afterwards anyway.
 */
const isNewTo = (m: Machine, seat: SeatId, w: WindowInfo): boolean =>
  seat !== w.actor || w.kind === WINDOW.revealed || (m.state.g[G.casts] !== w.n && !MAIN_FOLLOWS.includes(w.kind));

/** Moments after which the player whose turn it is may do anything, cast too, with nothing in between. */
const MAIN_FOLLOWS: readonly WindowId[] = [WINDOW.turn, WINDOW.placed, WINDOW.moved, WINDOW.flipped, WINDOW.fought];

/** The windows that a card of the match may answer in, so that others need not be looked into. */
export function noteAnswers(s: State, def: ArcaneCard): void {
  if (def.answers.length === 0) return;
  for (let w = 0; w < def.answersIn.length; w++) if (def.answersIn[w]) s.g[G.answers + w] = 1;
}

export const policy: ChainPolicy = {
  linkWindow: WINDOW.spell,
  answers: (m, seat, w) => {
    const found: Choice[] = [];
    const s = m.state;
    if (s.seats[seat].n[P.casts] > 0) return found;
    const over = w.kind === WINDOW.spell;
    // A4.2.5.1: only the enemy's spells are answered.
    if (over ? s.links[s.links.length - 1].seat === seat : !isNewTo(m, seat, w)) return found;
    const info = over ? spellInfo(m, w.actor) : w;
    const hand = pile(s, HAND, seat);
    for (let i = 0; i < hand.length; i++) {
      if (defOf(m, hand[i]).answersIn[info.kind]) addCasts(m, seat, hand[i], info, found);
    }
    return found;
  },
  possible: (m, window) => {
    const s = m.state;
    if (s.options[OPT.stops] === ALWAYS) return true;
    if (s.g[G.answers + window] === 0) return false;
    for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
      if (s.seats[seat].n[P.casts] > 0) continue;
      const hand = pile(s, HAND, seat);
      for (let i = 0; i < hand.length; i++) if (defOf(m, hand[i]).answersIn[window]) return true;
    }
    return false;
  },
  stops: (m, seat) => m.state.options[OPT.stops] === ALWAYS && m.state.seats[seat].n[P.casts] === 0,
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
    [windows.window.call(eventWindow({ kind: () => kind, actor, a, b, n: (m) => m.state.g[G.casts] })), checkpoint],
  );

const V = slots(
  'seat: seat',
  'card: card',
  'ability',
  'window: window',
  'a: card',
  'b: card',
  'n',
  'at?',
  'picks?: cards',
  'stamps?: nums',
);
type Declared = VarsOf<typeof V>;

const targetsOf = (m: Machine, v: Declared) => defOf(m, v[V.card]).play!.targets;
/** Variables that a target's set of cards is worked out from. */
const targetVars = (v: Declared): TextVars => [v[V.card], v[V.seat], v[V.a], v[V.b], v[V.n], ...v[V.picks]];

const note = (m: Machine, v: Declared, card: CardId): void => {
  v[V.picks][v[V.at]] = card;
  v[V.stamps][v[V.at]] = card === NONE ? 0 : m.state.cards[card].stamp;
  v[V.at]++;
};

/** A spell is cast: its targets are named, then everybody sees it. The first target came with the choice. */
const declare = rule('declare', V, [
  act((m, v) => {
    v[V.picks] = [];
    v[V.stamps] = [];
    v[V.at] = 0;
    if (v[V.window] === WINDOW.spell) {
      const info = spellInfo(m, v[V.seat]);
      v[V.a] = info.a;
      v[V.b] = info.b;
      v[V.n] = info.n;
    }
    if (targetsOf(m, v).length > 0) note(m, v, m.state.picked.on);
  }),
  loop(
    (m, v) => v[V.at] < targetsOf(m, v).length,
    [
      act((_m, v) => {
        v[V.picks][v[V.at]] = NONE;
        v[V.stamps][v[V.at]] = 0;
      }),
      ask(
        (m, v) => {
          const target = targetsOf(m, v)[v[V.at]];
          const picked = v[V.picks];
          const choices = target
            .from(m, targetVars(v))
            .filter((x) => !picked.includes(x))
            .map((x) => ({ verb: VERB.card, card: x, on: v[V.card], n: 0 }));
          if (target.optional) choices.unshift({ verb: VERB.none, card: NONE, on: v[V.card], n: 0 });
          return { seat: v[V.seat], prompt: target.prompt, card: v[V.card], choices };
        },
        (m, v, picked) => {
          v[V.picks][v[V.at]] = picked.card;
          v[V.stamps][v[V.at]] = picked.card === NONE ? 0 : m.state.cards[picked.card].stamp;
        },
      ),
      act((_m, v) => {
        v[V.at]++;
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    const picks = v[V.picks];
    moveCard(m, v[V.card], CHAIN, v[V.seat]);
    s.seats[v[V.seat]].n[P.casts]++;
    s.g[G.casts]++;
    s.links.push({
      card: v[V.card],
      seat: v[V.seat],
      ability: NONE,
      negated: 0,
      answers: v[V.window] === WINDOW.spell ? v[V.n] : NONE,
      window: v[V.window],
      a: v[V.a],
      b: v[V.b],
      n: v[V.n],
      picks: picks.slice(),
      stamps: v[V.stamps].slice() as Stamp[],
    });
    // Told once it lies there, so that whoever looks sees it.
    const cite = v[V.window] === WINDOW.spell ? C['A4.2.5.1'] : C['A4.2.5'];
    emit(m, EV.cast, cite, v[V.seat], v[V.card], picks[0] ?? NONE);
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
  announce(m, EV.revealed, stone, NONE);
}

const R = slots('at', 'card?: card', 'seat?: seat', 'a?: card', 'b?: card', 'n?', 'picks?: cards', 'go?');

/** The spell on top takes effect, unless it was answered away or what it was meant for is gone. Then it is discarded. */
const resolve = rule('resolve', R, [
  act((m, v) => {
    const s = m.state;
    const link = s.links.pop()!;
    v[R.card] = link.card;
    v[R.seat] = link.seat;
    v[R.a] = link.a;
    v[R.b] = link.b;
    v[R.n] = link.n;
    v[R.picks] = link.picks;
    v[R.go] = link.negated === 0 && targetsHold(m, link.picks, link.stamps) ? 1 : 0;
    if (v[R.go] === 1) enter(m, defOf(m, link.card).play!.code, effectVars(v));
    else if (link.negated === 0) emit(m, EV.fizzled, C['A4.2.5'], link.seat, link.card);
  }),
  act((m, v) => {
    const c = m.state.cards[v[R.card]];
    // A4.2.5: then discarded, unless its text put it elsewhere.
    if (c.zone === CHAIN) moveCard(m, v[R.card], DISCARD, c.owner);
    if (v[R.go] === 1) announce(m, EV.cast, v[R.card], NONE, v[R.seat]);
  }),
  checkpoint,
]);

/** One of the targets is still where it was: a spell with several does what it can. */
function targetsHold(m: Machine, picks: readonly CardId[], stamps: readonly Stamp[]): boolean {
  let named = 0;
  for (let i = 0; i < picks.length; i++) {
    if (picks[i] === NONE) continue;
    named++;
    if (m.state.cards[picks[i]].stamp === stamps[i]) return true;
  }
  return named === 0;
}

const effectVars = (v: VarsOf<typeof R>): TextVars => [v[R.card], v[R.seat], v[R.a], v[R.b], v[R.n], ...v[R.picks]];

const Y = slots('seat: seat', 'card: card', 'depth?');

/** A player casts outside of any window: the chain starts with it. */
export const castSpell = rule('castSpell', Y, [
  declare.call({
    seat: (_m, v) => v[Y.seat],
    card: (_m, v) => v[Y.card],
    ability: () => NONE,
    window: () => NONE,
    a: () => NONE,
    b: () => NONE,
    n: () => 0,
  }),
  when(
    (m) => policy.possible(m, WINDOW.spell),
    [windows.window.call(linkWindow(policy))],
    [resolve.call({ at: () => NONE })],
  ),
  checkpoint,
]);

export const spellRules: readonly AnyRule[] = [declare, resolve, castSpell];
