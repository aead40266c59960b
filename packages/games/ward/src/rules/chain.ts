import {
  type Action,
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type ChainPolicy,
  type Choice,
  type Cite,
  emit,
  enter,
  eventWindow,
  FIRST_TARGET,
  isOpponent,
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
  type Step,
  seatStat,
  slots,
  stop,
  type TextVars,
  type Value,
  type VarsOf,
  W,
  type WindowId,
  type WindowInfo,
  when,
  windowRules,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import {
  C,
  CEMETERY,
  CHAIN,
  DAMAGE,
  EV,
  G,
  GONE,
  gOf,
  HAND,
  MAGIC,
  OPT,
  P,
  PRIMARY,
  PROMPT,
  RESERVED,
  STAT,
  STOPS,
  VERB,
  WINDOW,
  WINDOW_NAMES,
} from '../words.ts';
import { acted, beforeAsking, mayLoseByIt, withoutLosses } from './calling.ts';
import { checkpoint, losses } from './checkpoint.ts';
import { dealDamage, wouldTake } from './damage.ts';
import {
  cemeteryHp,
  citeOf,
  defOf,
  fallHp,
  freeSlots,
  hpLeft,
  isFighter,
  layMagic,
  lieFor,
  live,
  onField,
  primaryOf,
  reaches,
  send,
  sideOf,
  threshold,
} from './field.ts';
import { NO_COST, NO_EFFECT, NO_LIGHTNING, NO_MAGIC, NO_SLOT, NO_TARGET, NOT_NOW, WOULD_LOSE } from './refusal.ts';
import { isRepelled, resist, triesBoss } from './resist.ts';

/** Playing magics and using abilities: declared, answered, resolved last in first out (W6, W14). */

/** `ability` of a link that is the playing of the card itself. */
export const PLAY = -1;

/** Why a magic in hand cannot be played now, or null. `window` NONE is the player's own magic phase. */
export function whyNotPlay(m: Machine, seat: SeatId, id: CardId, w: WindowInfo | null): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const play = def.play;
  if (play === null || (s.cards[id].flags & RESERVED) !== 0) return NOT_NOW;
  if (w === null) {
    if (def.magic === 'lightning' && !def.answersIn[WINDOW.any]) return NOT_NOW;
  } else if (def.magic !== 'lightning' || !fitsWindow(m, seat, id, def, w)) return NOT_NOW;
  if (seatStat(m, STAT.noMagic, seat) > 0) return NO_MAGIC;
  if (def.magic === 'lightning' && seatStat(m, STAT.noLightning, seat) > 0) return NO_LIGHTNING;
  if (needsSlot(def) && !isWorn(def) && freeSlots(m, seat) <= 0) return NO_SLOT;
  const vars = [id, seat, w === null ? NONE : w.a, w === null ? NONE : w.b, w === null ? 0 : w.n];
  if (play.test !== null && !play.test(m, vars)) return NOT_NOW;
  for (let i = 0; i < play.targets.length; i++) {
    const target = play.targets[i];
    vars[FIRST_TARGET + i] = NONE;
    if (target.optional) continue;
    const from = target.from(m, vars);
    if (!from.some((x) => mayTarget(m, id, def, i, x))) return target.prompt === PROMPT.discard ? NO_COST : NO_TARGET;
    if (!from.some((x) => mayTarget(m, id, def, i, x) && hasSlot(m, seat, def, i, x))) return NO_SLOT;
  }
  return couldWork(m, seat, id, vars) ? whyNotPay(m, seat, id) : NO_EFFECT;
}

/** Whether a magic could do anything now, with some target. What stays on the field does by lying there. */
function couldWork(m: Machine, seat: SeatId, id: CardId, vars: readonly number[]): boolean {
  const def = defOf(m, id);
  const { works, targets } = def.play!;
  if (def.stays || works === null) return true;
  if (targets.length === 0 || targets[0].optional) return works(m, vars.slice());
  return targets[0]
    .from(m, vars.slice())
    .some((x) => mayTarget(m, id, def, 0, x) && hasSlot(m, seat, def, 0, x) && worksOn(m, def, vars, x));
}

/** Whether it could do anything to this target, the first that it is played on. */
function worksOn(m: Machine, def: WardCard, vars: readonly number[], target: CardId): boolean {
  if (def.stays || def.play!.works === null) return true;
  const own = vars.slice();
  own[FIRST_TARGET] = target;
  return def.play!.works(m, own);
}

/** W6.2.2, W14.2.3, W4.1.5: damage a player must deal to their own primary to play this. */
function whyNotPay(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const damage = defOf(m, id).costDamage + seatStat(m, STAT.tax, seat);
  if (damage === 0) return null;
  const primary = primaryOf(m.state, seat);
  if (primary === NONE) return NO_COST;
  // W14.2.4: what is prevented counts as paid, so only what would really be taken can kill.
  const dies = hpLeft(m, primary) <= wouldTake(m, id, primary, damage, DAMAGE.cost);
  // B4.1: a boss loses with its HP, whatever lies in its cemetery.
  if (primary === gOf(m.state)[G.bossCard]) return dies ? WOULD_LOSE : null;
  if (mayLoseByIt(m.state, seat)) return null;
  return dies && cemeteryHp(m, seat) + fallHp(m, primary, seat) >= threshold(m.state) ? WOULD_LOSE : null;
}

function fitsWindow(m: Machine, seat: SeatId, id: CardId, def: WardCard, w: WindowInfo): boolean {
  const vars = [id, seat, w.a, w.b, w.n];
  for (const answer of def.answers) {
    if (answer.window !== w.kind && answer.window !== WINDOW.any) continue;
    if (answer.test === null || answer.test(m, vars)) return true;
  }
  return false;
}

/** W16.1.1: what is unaffected is no target; an equip needs a creature that can wear it. */
function mayTarget(m: Machine, id: CardId, def: WardCard, index: number, x: CardId): boolean {
  const c = m.state.cards[x];
  if (x === id || (c.flags & RESERVED) !== 0) return false;
  if (!onField(c)) return true;
  if (!reaches(m, id, x)) return false;
  return index > 0 || def.sub !== 'equip' || isFighter(c);
}

/** W6.5.2: a lightning that stays becomes infinite and takes a slot; a limited summon or a standard does not. */
const needsSlot = (def: WardCard): boolean => def.stays && def.magic !== 'standard';

/** Played onto the creature that will wear it. */
const isWorn = (def: WardCard): boolean => def.sub === 'equip' && def.play!.targets.length > 0;

/** W6.6.1.1–2: an equip takes a slot on the side it will lie on. */
const hasSlot = (m: Machine, seat: SeatId, def: WardCard, index: number, x: CardId): boolean =>
  index > 0 || !needsSlot(def) || !isWorn(def) || freeSlots(m, sideOf(m.state, seat, x)) > 0;

/** Which window facts a link has: the card it is about and its place on the chain. */
const linkInfo = (m: Machine, actor: SeatId): WindowInfo => {
  const top = m.state.links.length - 1;
  return { kind: WINDOW.link, actor, a: m.state.links[top].card, b: NONE, n: top };
};

/** The window a player is being asked in. */
export function windowAsked(m: Machine): WindowInfo {
  const v = m.state.frames[m.state.frames.length - 1].vars as VarsOf<typeof W>;
  if (v[W.now] === WINDOW.link) return linkInfo(m, v[W.last]);
  return standing(m, { kind: v[W.now], actor: v[W.last], a: v[W.a], b: v[W.b], n: v[W.n] });
}

/** The name of the window that the open question is asked in, if it is asked in one. */
export const askedWindow = (m: Machine): (typeof WINDOW_NAMES)[number] | null =>
  m.state.ask?.prompt === PROMPT.respond ? WINDOW_NAMES[windowAsked(m).kind] : null;

/** A negated attack is no hit any more: only what may be played at any moment fits there still. */
const standing = (m: Machine, w: WindowInfo): WindowInfo =>
  (w.kind === WINDOW.hit || w.kind === WINDOW.worked) && m.state.g[G.attackNegated] === 1
    ? { ...w, kind: WINDOW.any }
    : w;

const ALWAYS = STOPS.indexOf('always');

export const policy: ChainPolicy = {
  linkWindow: WINDOW.link,
  answers: (m, seat, w) => {
    const info = w.kind === WINDOW.link ? linkInfo(m, w.actor) : standing(m, w);
    const found: Choice[] = [];
    for (const id of pile(m.state, HAND, seat)) {
      if (!defOf(m, id).answersIn[info.kind]) continue;
      if (whyNotPlay(m, seat, id, info) === null) found.push({ verb: VERB.play, card: id, on: NONE, n: PLAY });
    }
    if (found.length > 0) beforeAsking(m);
    return withoutLosses(m, seat, found);
  },
  possible: (m, window) => {
    const s = m.state;
    if (s.options[OPT.stops] === ALWAYS) return true;
    if (s.g[G.answers + window] === 0) return false;
    for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
      const hand = pile(s, HAND, seat);
      for (let i = 0; i < hand.length; i++) {
        if ((m.game.defs[s.cards[hand[i]].def] as WardCard).answersIn[window]) return true;
      }
    }
    return false;
  },
  // A boss has no hand to answer with.
  stops: (m, seat) => m.state.options[OPT.stops] === ALWAYS && seat !== gOf(m.state)[G.boss],
  declare: () => declare,
  resolve: () => resolve,
  prompt: PROMPT.respond,
  pass: VERB.pass,
  order: 'last-in-first-out',
};

const { window, rules } = windowRules(policy);
export const windowPrograms: readonly AnyRule[] = rules;

/** Let everybody answer something that is happening, if anybody could. */
export const openWindow = <V>(
  kind: WindowId,
  actor: Value<V, SeatId>,
  a: Value<V, CardId>,
  b?: Value<V, CardId>,
  n?: Value<V>,
): Step<V> =>
  when((m) => policy.possible(m, kind), [losses(), window.call(eventWindow({ kind: () => kind, actor, a, b, n }))]);

/** The moment between two phases. Somebody may leave in it, and that is put in order before the next phase. */
export const phaseWindow = <V>(seat: Value<V, SeatId>): Step<V> =>
  when(
    (m) => policy.possible(m, WINDOW.phase),
    [losses(), window.call(eventWindow({ kind: () => WINDOW.phase, actor: seat })), checkpoint(seat)],
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
  'taxed?',
);

/** The action a declaration is about. */
const actionOf = (m: Machine, v: VarsOf<typeof V>): Action => {
  const def = defOf(m, v[V.card]);
  return v[V.ability] === PLAY ? def.play! : def.uses[v[V.ability]];
};

/** Variables that a target's set of cards is worked out from. */
const targetVars = (v: VarsOf<typeof V>): TextVars => [v[V.card], v[V.seat], v[V.a], v[V.b], v[V.n], ...v[V.picks]];

/** Declare a magic or an ability: targets first, then the demands on the player, then it is on the chain (W14.1.1). */
export const declare = rule('declare', V, [
  act((m, v) => {
    v[V.at] = 0;
    v[V.taxed] = 0;
    // A play of one's own phase is known by now; an answer is not.
    if (v[V.window] !== NONE) acted(m, v[V.seat], true);
    v[V.picks] = [];
    v[V.stamps] = [];
    if (v[V.window] === WINDOW.link) {
      const info = linkInfo(m, v[V.seat]);
      v[V.a] = info.a;
      v[V.b] = info.b;
      v[V.n] = info.n;
    }
  }),
  loop(
    (m, v) => v[V.at] < actionOf(m, v).targets.length,
    [
      act((_m, v) => {
        v[V.picks].push(NONE);
        v[V.stamps].push(0);
      }),
      ask(
        (m, v) => {
          const target = actionOf(m, v).targets[v[V.at]];
          const def = defOf(m, v[V.card]);
          const choices = target
            .from(m, targetVars(v))
            .filter((x) => mayTarget(m, v[V.card], def, v[V.at], x))
            .filter((x) => v[V.ability] !== PLAY || hasSlot(m, v[V.seat], def, v[V.at], x))
            .filter((x) => v[V.ability] !== PLAY || v[V.at] > 0 || worksOn(m, def, targetVars(v), x))
            .map((x) => ({ verb: VERB.card, card: x, on: v[V.card], n: 0 }));
          if (target.optional) choices.unshift({ verb: VERB.none, card: NONE, on: v[V.card], n: 0 });
          return {
            seat: v[V.seat],
            prompt: target.prompt,
            card: v[V.card],
            choices: withoutLosses(m, v[V.seat], choices),
          };
        },
        (m, v, picked) => {
          v[V.picks][v[V.at]] = picked.card;
          if (picked.card !== NONE) v[V.stamps][v[V.at]] = m.state.cards[picked.card].stamp;
          if (picked.card !== NONE && m.state.cards[picked.card].zone === HAND) {
            m.state.cards[picked.card].flags |= RESERVED;
          }
        },
      ),
      act((_m, v) => {
        v[V.at]++;
      }),
    ],
  ),
  // Whoever leaves the table in the middle of it plays nothing.
  when((m, v) => m.state.seats[v[V.seat]].out === 1 || m.state.cards[v[V.card]].zone === GONE, [stop]),
  // W14.2.3: a demand on the player is met first; prevented damage counts as paid.
  act((m, v) => {
    if (v[V.ability] !== PLAY) return;
    const tax = seatStat(m, STAT.tax, v[V.seat]);
    if (tax === 0) return;
    v[V.taxed] = 1;
    // Out of the hand already: if paying kills the primary, the hand may be shuffled away (W7.2.2).
    moveCard(m, v[V.card], CHAIN, v[V.seat]);
    emit(m, EV.costPaid, C['W14.2.3'], v[V.seat], v[V.card], NONE, tax);
    dealDamage(m, v[V.card], v[V.seat], primaryOf(m.state, v[V.seat]), tax, DAMAGE.cost);
  }),
  when((_m, v) => v[V.taxed] === 1, [checkpoint((_m, v) => v[V.seat])]),
  when((m, v) => m.state.seats[v[V.seat]].out === 1, [stop]),
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[V.card]);
    const picks = v[V.picks].slice();
    if (v[V.ability] === PLAY) {
      moveCard(m, v[V.card], CHAIN, v[V.seat]);
      if (def.magic === 'lightning') s.seats[v[V.seat]].n[P.lightnings]++;
      announce(m, EV.played, v[V.card], NONE, v[V.seat]);
    } else s.cards[v[V.card]].used |= 1 << v[V.ability];
    s.links.push({
      card: v[V.card],
      seat: v[V.seat],
      ability: v[V.ability],
      negated: 0,
      answers: v[V.window] === WINDOW.link ? v[V.n] : NONE,
      window: v[V.window],
      a: v[V.a],
      b: v[V.b],
      n: v[V.n],
      picks,
      // As they were when picked: paying for it may have taken a target away.
      stamps: v[V.stamps].slice() as Stamp[],
    });
    // Told once it is on the chain, so that whoever looks sees it there.
    const on = picks[0] ?? NONE;
    if (v[V.ability] === PLAY) emit(m, EV.played, playClause(def), v[V.seat], v[V.card], on);
    else emit(m, EV.activated, citeOf(m, v[V.card]), v[V.seat], v[V.card], on);
  }),
]);

const playClause = (def: WardCard): Cite =>
  def.magic === 'lightning' ? C['W6.5.3'] : def.magic === 'infinite' ? C['W6.5.2'] : C['W6.2.1'];

const R = slots(
  'at',
  'card?: card',
  'seat?: seat',
  'ability?',
  'a?: card',
  'b?: card',
  'n?',
  'picks?: cards',
  'go?',
  'stamp?: stamp',
);

/** W14.1.1: the link on top takes effect, unless it was negated or its target is gone. */
export const resolve = rule('resolve', R, [
  act((m, v) => {
    const s = m.state;
    const link = s.links.pop()!;
    v[R.card] = link.card;
    v[R.seat] = link.seat;
    v[R.ability] = link.ability;
    v[R.a] = link.a;
    v[R.b] = link.b;
    v[R.n] = link.n;
    v[R.picks] = link.picks;
    v[R.go] = 0;
    s.ret = 1;
    const c = s.cards[link.card];
    v[R.stamp] = c.stamp;
    for (const x of link.picks) if (x !== NONE) s.cards[x].flags &= ~RESERVED;
    if (link.negated !== 0) {
      emit(m, EV.negated, C['W14.1.1'], link.seat, link.card);
      // A stolen card is already elsewhere.
      if (link.ability === PLAY && link.negated === 1 && c.zone === CHAIN)
        send(m, link.card, CEMETERY, c.owner, C['W14.1.1']);
      return;
    }
    const holds = link.picks.every(
      (x, i) => x === NONE || (s.cards[x].stamp === link.stamps[i] && reaches(m, link.card, x)),
    );
    const able = link.ability === PLAY ? c.zone === CHAIN : onField(c) && live(m, c, link.card);
    if (!holds || !able) {
      emit(m, EV.fizzled, C['W14.1.1'], link.seat, link.card);
      if (c.zone === CHAIN) send(m, link.card, CEMETERY, c.owner, C['W6.5.1']);
      return;
    }
    v[R.go] = 1;
    const action = link.ability === PLAY ? defOf(m, link.card).play! : defOf(m, link.card).uses[link.ability];
    // W6.2.2: the cost was attempted before; it applies now that the card was not negated.
    if (action.cost >= 0) enter(m, action.cost, effectVars(v));
  }),
  when(
    (m, v) => v[R.go] === 1 && m.state.ret === 0,
    [
      act((m, v) => {
        v[R.go] = 0;
        emit(m, EV.fizzled, C['W6.2.2'], v[R.seat], v[R.card]);
        send(m, v[R.card], CEMETERY, m.state.cards[v[R.card]].owner, C['W6.2.2']);
      }),
    ],
  ),
  // B10.9: aimed at the boss, it needs its roll first.
  when(
    (m, v) => v[R.go] === 1 && v[R.ability] === PLAY && triesBoss(m, v[R.seat], v[R.card], v[R.picks]),
    [
      resist.call({ src: (_m, v) => v[R.card], by: (_m, v) => v[R.seat] }),
      when(
        (m, v) => m.state.ret === 0 || isRepelled(m, v[R.card], v[R.picks]),
        [
          act((m, v) => {
            v[R.go] = 0;
            send(m, v[R.card], CEMETERY, m.state.cards[v[R.card]].owner, C['B10.9']);
          }),
        ],
      ),
    ],
  ),
  when((_m, v) => v[R.go] === 0, [checkpoint((_m, v) => v[R.seat]), stop]),
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[R.card]);
    if (v[R.ability] === PLAY && def.stays) {
      const host = def.sub === 'equip' && def.play!.targets.length > 0 ? v[R.picks][0] : NONE;
      if (needsSlot(def) && freeSlots(m, sideOf(s, v[R.seat], host)) <= 0) {
        send(m, v[R.card], CEMETERY, s.cards[v[R.card]].owner, C['W6.5.2']);
        return;
      }
      if (def.kind === 'magic') {
        layMagic(m, v[R.card], v[R.seat], host);
        if (def.cycles > 0) lieFor(m, v[R.card], def.cycles);
        if (host !== NONE) {
          emit(m, EV.equipped, C['W6.4.2'], v[R.seat], v[R.card], host);
          announce(m, EV.equipped, v[R.card], host);
        }
      }
    }
    const action = v[R.ability] === PLAY ? def.play! : def.uses[v[R.ability]];
    enter(m, action.code, effectVars(v));
  }),
  act((m, v) => {
    // W6.5.1, W6.5.3: to the cemetery afterwards, unless the effect put it elsewhere.
    const c = m.state.cards[v[R.card]];
    if (v[R.ability] === PLAY && c.zone === CHAIN) send(m, v[R.card], CEMETERY, c.owner, C['W6.5.1']);
  }),
  checkpoint((_m, v) => v[R.seat]),
]);

const effectVars = (v: VarsOf<typeof R>): TextVars => [v[R.card], v[R.seat], v[R.a], v[R.b], v[R.n], ...v[R.picks]];

const Y = slots('seat: seat', 'card: card', 'ability', 'depth?');

/** What is declared on one's own account, in answer to nothing. */
export function unasked() {
  return { window: (): WindowId => NONE, a: (): CardId => NONE, b: (): CardId => NONE, n: () => 0 };
}

/** A player plays a magic or uses an ability outside of any window: the chain starts with it. */
export const play = rule('play', Y, [
  act((m, v) => {
    v[Y.depth] = m.state.links.length;
  }),
  declare.call({
    seat: (_m, v) => v[Y.seat],
    card: (_m, v) => v[Y.card],
    ability: (_m, v) => v[Y.ability],
    ...unasked(),
  }),
  when(
    (m, v) => m.state.links.length > v[Y.depth],
    [
      when(
        (m) => policy.possible(m, WINDOW.link),
        [window.call(linkWindow(policy))],
        [resolve.call({ at: () => NONE })],
      ),
    ],
  ),
]);

/** Abilities of cards on the field that a player may use now. */
export function usable(m: Machine, seat: SeatId, mustOnly: boolean, found: Choice[] = []): Choice[] {
  const s = m.state;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      const cards = pile(s, zone, side);
      for (let i = 0; i < cards.length; i++) {
        const id = cards[i];
        const uses = (m.game.defs[s.cards[id].def] as WardCard).uses;
        for (let k = 0; k < uses.length; k++) {
          if (mustOnly && !uses[k].must) continue;
          if (mayUse(m, seat, id, k)) found.push({ verb: VERB.use, card: id, on: NONE, n: k });
        }
      }
    }
  }
  return found;
}

function mayUse(m: Machine, seat: SeatId, id: CardId, k: number): boolean {
  const s = m.state;
  const c = s.cards[id];
  const use = (m.game.defs[c.def] as WardCard).uses[k];
  if ((c.used & (1 << k)) !== 0 || !live(m, c, id)) return false;
  if (use.by === 'me') {
    if (c.ctrl !== seat) return false;
  } else if (use.by === 'host') {
    if (c.host === NONE || s.cards[c.host].ctrl !== seat) return false;
  } else if (!isOpponent(s, c.ctrl, seat)) return false;
  const vars = [id, seat, NONE, NONE, 0];
  if (use.test !== null && !use.test(m, vars)) return false;
  return use.targets.every((t, i) => {
    vars[FIRST_TARGET + i] = NONE;
    return t.optional || t.from(m, vars).some((x) => reaches(m, id, x));
  });
}

export const chainRules: readonly AnyRule[] = [declare, resolve, play];
