import {
  type Action,
  type AnyRule,
  act,
  announce,
  beginDeclaring,
  type CardId,
  type ChainPolicy,
  type Choice,
  type Cite,
  DECLARED,
  type Declared,
  emit,
  enter,
  eventWindow,
  isAnswerHeld,
  type Machine,
  meOf,
  moveCard,
  NONE,
  nameTargets,
  overTop,
  pile,
  putDeclared,
  RESOLVED,
  rule,
  type SeatId,
  type Step,
  slots,
  startChain,
  stop,
  takeTop,
  targetHolds,
  targetVars,
  textVars,
  type Value,
  type VarsOf,
  type WindowId,
  type WindowInfo,
  when,
  windowOf,
  windowRules,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import {
  CEMETERY,
  CHAIN,
  CITE,
  DAMAGE,
  EVENT,
  GONE,
  GRAFTED,
  HAND,
  MAGIC,
  MATCH,
  matchOf,
  OPTION,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESERVED,
  STOPS,
  VERB,
  WINDOW,
  WINDOW_NAMES,
} from '../names.ts';
import { acted, beforeAsking, withoutLosses } from './calling.ts';
import { checkpoint, losses } from './checkpoint.ts';
import { dealDamage } from './damage.ts';
import { citeOf, defOf, freeSlots, onField, primaryOf, sideOf, textWorks } from './field.ts';
import { affects, magicAffects } from './immunity.ts';
import { layMagic, lieFor, send } from './moving.ts';
import {
  GRAFT,
  graftFor,
  hasSlot,
  isPlay,
  isUseAt,
  isWorn,
  mayTarget,
  needsSlot,
  PLAY,
  taxOn,
  usableIn,
  useMark,
  whyNotPlay,
  worksOn,
} from './playable.ts';
import { isRepelled, resist, triesBoss } from './resist.ts';

/** Playing magics and using abilities: declared, answered, resolved last in first out (W6, W14). */

/** The window a player is being asked in. */
export const windowAsked = (m: Machine): WindowInfo => standing(m, windowOf(m, WINDOW.link));

/** The name of the window that the open question is asked in, if it is asked in one. */
export const askedWindow = (m: Machine): (typeof WINDOW_NAMES)[number] | null =>
  m.state.ask?.prompt === PROMPT.respond ? WINDOW_NAMES[windowAsked(m).kind] : null;

/** A negated attack is no hit any more: only what may be played at any moment fits there still. */
const standing = (m: Machine, w: WindowInfo): WindowInfo =>
  (w.kind === WINDOW.hit || w.kind === WINDOW.worked) && m.state.g[MATCH.attackNegated] === 1
    ? { ...w, kind: WINDOW.any }
    : w;

const ALWAYS = STOPS.indexOf('always');

export const policy: ChainPolicy = {
  linkWindow: WINDOW.link,
  answers: (m, seat, w) => {
    const info = w.kind === WINDOW.link ? overTop(m, WINDOW.link, w.actor) : standing(m, w);
    const found: Choice[] = [];
    for (const id of pile(m.state, HAND, seat)) {
      if (!defOf(m, id).answersIn[info.kind]) continue;
      if (whyNotPlay(m, seat, id, info) === null) found.push({ verb: VERB.play, card: id, on: NONE, n: PLAY });
    }
    if (m.state.g[MATCH.usedInWindows] === 1) usableIn(m, seat, info, found);
    if (found.length > 0) beforeAsking(m);
    return withoutLosses(m, seat, found);
  },
  possible: (m, window) => {
    const s = m.state;
    if (s.options[OPTION.stops] === ALWAYS && window <= WINDOW.phase) return true;
    if (s.g[MATCH.answers + window] === 0) return false;
    return isAnswerHeld(m, HAND, window) || (s.g[MATCH.usedInWindows] === 1 && isUseAt(m, window));
  },
  // A boss has no hand to answer with.
  stops: (m, seat) => m.state.options[OPTION.stops] === ALWAYS && seat !== matchOf(m.state)[MATCH.boss],
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

/** The action a declaration is about. */
const actionOf = (m: Machine, v: Declared): Pick<Action, 'targets'> => {
  const def = defOf(m, v[DECLARED.card]);
  if (v[DECLARED.ability] === GRAFT) return GRAFTING;
  return v[DECLARED.ability] === PLAY ? def.play! : def.uses[v[DECLARED.ability]];
};

const GRAFTING: Pick<Action, 'targets'> = {
  targets: [{ from: (m, v) => pile(m.state, PRIMARY, meOf(v)).slice(), prompt: PROMPT.choose, optional: false }],
};

/** W16.1.1, W6.6.1: what a magic or an ability may aim at next; of a magic, where it would do something. */
function mayAim(m: Machine, v: Declared, x: CardId): boolean {
  if (v[DECLARED.ability] === GRAFT) return magicAffects(m, v[DECLARED.card], x);
  const def = defOf(m, v[DECLARED.card]);
  if (!mayTarget(m, v[DECLARED.card], def, v[DECLARED.at], x)) return false;
  if (v[DECLARED.ability] !== PLAY) return true;
  return (
    hasSlot(m, v[DECLARED.seat], def, v[DECLARED.at], x) && (v[DECLARED.at] > 0 || worksOn(m, def, targetVars(v), x))
  );
}

/** A card of a hand that is named is held back. */
function holdBack(m: Machine, card: CardId): void {
  const c = m.state.cards[card];
  if (c.zone === HAND) c.flags |= RESERVED;
}

/** Declare a magic or an ability: targets first, then the demands on the player, then it is on the chain (W14.1.1). */
export const declare = rule('declare', DECLARED, [
  act((m, v) => {
    // A play of one's own phase is known by now; an answer is not.
    if (v[DECLARED.window] !== NONE) acted(m, v[DECLARED.seat], true);
  }),
  beginDeclaring(WINDOW.link),
  nameTargets({
    targets: (m, v) => actionOf(m, v).targets,
    verb: VERB.card,
    none: VERB.none,
    fits: mayAim,
    offered: (m, v, choices) => withoutLosses(m, v[DECLARED.seat], choices),
    named: holdBack,
  }),
  // Whoever leaves the table in the middle of it plays nothing.
  when<Declared>(
    (m, v) => m.state.seats[v[DECLARED.seat]].out === 1 || m.state.cards[v[DECLARED.card]].zone === GONE,
    [stop],
  ),
  // W14.2.3: a demand on the player is met first; prevented damage counts as paid.
  act((m, v) => {
    if (!isPlay(v[DECLARED.ability])) return;
    const tax = taxOn(m, v[DECLARED.seat], defOf(m, v[DECLARED.card]), v[DECLARED.ability]);
    if (tax === 0) return;
    v[DECLARED.own] = 1;
    // Out of the hand already: if paying kills the primary, the hand may be shuffled away (W7.2.2).
    moveCard(m, v[DECLARED.card], CHAIN, v[DECLARED.seat]);
    emit(m, EVENT.costPaid, CITE['W14.2.3'], v[DECLARED.seat], v[DECLARED.card], NONE, tax);
    dealDamage(m, v[DECLARED.card], v[DECLARED.seat], primaryOf(m.state, v[DECLARED.seat]), tax, DAMAGE.cost);
  }),
  when((_m, v) => v[DECLARED.own] === 1, [checkpoint((_m, v) => v[DECLARED.seat])]),
  when<Declared>((m, v) => m.state.seats[v[DECLARED.seat]].out === 1, [stop]),
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[DECLARED.card]);
    if (isPlay(v[DECLARED.ability])) {
      moveCard(m, v[DECLARED.card], CHAIN, v[DECLARED.seat]);
      if (v[DECLARED.ability] === GRAFT) s.cards[v[DECLARED.card]].flags |= GRAFTED;
      if (def.magic === 'lightning') s.seats[v[DECLARED.seat]].n[PLAYER.lightnings]++;
      announce(m, EVENT.played, v[DECLARED.card], NONE, v[DECLARED.seat]);
    } else if (!def.uses[v[DECLARED.ability]].often)
      s.cards[v[DECLARED.card]].used |= useMark(m, v[DECLARED.card], v[DECLARED.ability], v[DECLARED.seat]);
    putDeclared(m, v, WINDOW.link);
    // Told once it is on the chain, so that whoever looks sees it there.
    const on = v[DECLARED.picks][0] ?? NONE;
    if (isPlay(v[DECLARED.ability])) emit(m, EVENT.played, playClause(def), v[DECLARED.seat], v[DECLARED.card], on);
    else emit(m, EVENT.activated, citeOf(m, v[DECLARED.card]), v[DECLARED.seat], v[DECLARED.card], on);
  }),
]);

const playClause = (def: WardCard): Cite =>
  def.magic === 'lightning' ? CITE['W6.5.3'] : def.magic === 'standard' ? CITE['W6.2.1'] : CITE['W6.5.2'];

/** W14.4.3: whose effect it was that resolved. What anybody must use on their turn is its controller's. */
const starterOf = (m: Machine, v: VarsOf<typeof RESOLVED>): SeatId =>
  !isPlay(v[RESOLVED.ability]) && defOf(m, v[RESOLVED.card]).uses[v[RESOLVED.ability]].by === 'all'
    ? m.state.cards[v[RESOLVED.card]].ctrl
    : v[RESOLVED.seat];

/** W14.1.1: the link on top takes effect, unless it was negated or its target is gone. */
export const resolve = rule('resolve', RESOLVED, [
  act((m, v) => {
    const s = m.state;
    const link = takeTop(m, v);
    s.ret = 1;
    const c = s.cards[link.card];
    for (const x of link.picks) if (x !== NONE) s.cards[x].flags &= ~RESERVED;
    if (link.negated !== 0) {
      emit(m, EVENT.negated, CITE['W14.1.1'], link.seat, link.card);
      // A stolen card is already elsewhere.
      if (isPlay(link.ability) && link.negated === 1 && c.zone === CHAIN)
        send(m, link.card, CEMETERY, c.owner, CITE['W14.1.1']);
      return;
    }
    const holds = link.picks.every((x, i) => x === NONE || (targetHolds(m, link, i) && affects(m, link.card, x)));
    const able = isPlay(link.ability) ? c.zone === CHAIN : onField(c) && textWorks(m, c, link.card);
    const gone = link.ability === GRAFT && graftFor(m, link.seat) === NONE;
    if (!holds || !able || gone) {
      emit(m, EVENT.fizzled, CITE['W14.1.1'], link.seat, link.card);
      if (c.zone === CHAIN) send(m, link.card, CEMETERY, c.owner, CITE['W6.5.1']);
      return;
    }
    if (isPlay(link.ability) && s.g[MATCH.wards] === 1 && wardedOff(m, link.card, link.picks)) return;
    v[RESOLVED.go] = 1;
    if (link.ability === GRAFT) return;
    const action = link.ability === PLAY ? defOf(m, link.card).play! : defOf(m, link.card).uses[link.ability];
    // W6.2.2: the cost was attempted before; it applies now that the card was not negated.
    if (action.cost >= 0) enter(m, action.cost, textVars(v));
  }),
  when(
    (m, v) => v[RESOLVED.go] === 1 && m.state.ret === 0,
    [
      act((m, v) => {
        v[RESOLVED.go] = 0;
        emit(m, EVENT.fizzled, CITE['W6.2.2'], v[RESOLVED.seat], v[RESOLVED.card]);
        send(m, v[RESOLVED.card], CEMETERY, m.state.cards[v[RESOLVED.card]].owner, CITE['W6.2.2']);
      }),
    ],
  ),
  // B10.9: aimed at the boss, it needs its roll first.
  when(
    (m, v) =>
      v[RESOLVED.go] === 1 &&
      v[RESOLVED.ability] === PLAY &&
      triesBoss(m, v[RESOLVED.seat], v[RESOLVED.card], v[RESOLVED.picks]),
    [
      resist.call({ src: (_m, v) => v[RESOLVED.card], by: (_m, v) => v[RESOLVED.seat] }),
      when(
        (m, v) => m.state.ret === 0 || isRepelled(m, v[RESOLVED.card], v[RESOLVED.picks]),
        [
          act((m, v) => {
            v[RESOLVED.go] = 0;
            send(m, v[RESOLVED.card], CEMETERY, m.state.cards[v[RESOLVED.card]].owner, CITE['B10.9']);
          }),
        ],
      ),
    ],
  ),
  when((_m, v) => v[RESOLVED.go] === 0, [checkpoint(starterOf), stop]),
  act((m, v) => {
    const s = m.state;
    const def = defOf(m, v[RESOLVED.card]);
    if (v[RESOLVED.ability] === GRAFT) {
      graft(m, v[RESOLVED.seat], v[RESOLVED.card], v[RESOLVED.picks][0]);
      return;
    }
    if (v[RESOLVED.ability] === PLAY && def.stays) {
      const host = isWorn(def) ? v[RESOLVED.picks][0] : NONE;
      if (needsSlot(def) && freeSlots(m, sideOf(s, v[RESOLVED.seat], host)) <= 0) {
        send(m, v[RESOLVED.card], CEMETERY, s.cards[v[RESOLVED.card]].owner, CITE['W6.5.2']);
        return;
      }
      if (def.kind === 'magic' || def.asEquip !== null) {
        layMagic(m, v[RESOLVED.card], v[RESOLVED.seat], host);
        if (def.cycles > 0) lieFor(m, v[RESOLVED.card], def.cycles);
        if (def.asEquip === 'hand') s.cards[v[RESOLVED.card]].home = HAND;
        if (host !== NONE) tellEquipped(m, v[RESOLVED.seat], v[RESOLVED.card], host);
      }
    }
    const action = v[RESOLVED.ability] === PLAY ? def.play! : def.uses[v[RESOLVED.ability]];
    enter(m, action.code, textVars(v));
  }),
  act((m, v) => {
    // W6.5.1, W6.5.3: to the cemetery afterwards, unless the effect put it elsewhere.
    const c = m.state.cards[v[RESOLVED.card]];
    if (isPlay(v[RESOLVED.ability]) && c.zone === CHAIN) send(m, v[RESOLVED.card], CEMETERY, c.owner, CITE['W6.5.1']);
  }),
  checkpoint(starterOf),
]);

function tellEquipped(m: Machine, seat: SeatId, card: CardId, host: CardId): void {
  emit(m, EVENT.equipped, CITE['W6.4.2'], seat, card, host);
  announce(m, EVENT.equipped, card, host);
}

/** A creature card is worn, held by the card that lets it be. */
function graft(m: Machine, seat: SeatId, card: CardId, host: CardId): void {
  const s = m.state;
  if (freeSlots(m, seat) <= 0) {
    send(m, card, CEMETERY, s.cards[card].owner, CITE['W6.5.2']);
    return;
  }
  s.cards[card].memo = graftFor(m, seat);
  layMagic(m, card, seat, host);
  s.cards[card].anchor = s.cards[card].memo as CardId;
  s.g[MATCH.magicAnchored] = 1;
  tellEquipped(m, seat, card, host);
}

/** A magic aimed at the wearer of a shield against magics comes to nothing, and takes the shield along. */
function wardedOff(m: Machine, card: CardId, picks: readonly CardId[]): boolean {
  const s = m.state;
  if (defOf(m, card).sure) return false;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (const id of pile(s, MAGIC, side)) {
      if (!defOf(m, id).wards || s.cards[id].host === NONE || !picks.includes(s.cards[id].host)) continue;
      emit(m, EVENT.negated, citeOf(m, id), s.cards[card].ctrl, card, id);
      send(m, card, CEMETERY, s.cards[card].owner, CITE['W14.1.1']);
      send(m, id, CEMETERY, s.cards[id].owner, citeOf(m, id));
      return true;
    }
  }
  return false;
}

const PLAY_CARD = slots('seat: seat', 'card: card', 'ability', 'depth?');

/** What is declared on one's own account, in answer to nothing. */
export function unasked() {
  return { window: (): WindowId => NONE, a: (): CardId => NONE, b: (): CardId => NONE, n: () => 0 };
}

/** A player plays a magic or uses an ability outside of any window: the chain starts with it. */
export const play = rule('play', PLAY_CARD, [
  act((m, v) => {
    v[PLAY_CARD.depth] = m.state.links.length;
  }),
  declare.call({
    seat: (_m, v) => v[PLAY_CARD.seat],
    card: (_m, v) => v[PLAY_CARD.card],
    ability: (_m, v) => v[PLAY_CARD.ability],
    ...unasked(),
  }),
  when((m, v) => m.state.links.length > v[PLAY_CARD.depth], [startChain(policy, window)]),
]);

export const chainRules: readonly AnyRule[] = [declare, resolve, play];
