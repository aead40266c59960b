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
  FIRST_TARGET,
  fitsWindow,
  isAnswerHeld,
  isOpponent,
  type Machine,
  meOf,
  moveCard,
  NONE,
  nameTargets,
  overTop,
  pile,
  putDeclared,
  RESOLVED,
  type Refusal,
  rule,
  type SeatId,
  type Stat,
  type Step,
  seatStat,
  seatsFrom,
  slots,
  startChain,
  statSet,
  stop,
  takeTop,
  targetHolds,
  targetVars,
  textVars,
  touchesAny,
  type Value,
  type VarsOf,
  type WindowId,
  type WindowInfo,
  when,
  windowOf,
  windowRules,
} from '@wardroom/core';
import { isEquip, type Rarity, type WardCard } from '../card.ts';
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
  STAT,
  STOPS,
  VERB,
  WINDOW,
  WINDOW_NAMES,
} from '../names.ts';
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
  onField,
  primaryOf,
  sideOf,
  textWorks,
  threshold,
} from './field.ts';
import { affects, magicAffects } from './immunity.ts';
import { layMagic, lieFor, send } from './moving.ts';
import {
  BARRED,
  NO_COST,
  NO_EFFECT,
  NO_LIGHTNING,
  NO_MAGIC,
  NO_SLOT,
  NO_TARGET,
  NOT_NOW,
  WOULD_LOSE,
} from './refusal.ts';
import { isRepelled, resist, triesBoss } from './resist.ts';

/** Playing magics and using abilities: declared, answered, resolved last in first out (W6, W14). */

/** `ability` of a link that is the playing of the card itself; of a creature card, as an equip by another card's leave. */
export const PLAY = -1;
export const GRAFT = -2;
export const isPlay = (ability: number): boolean => ability === PLAY || ability === GRAFT;

/** Why a magic in hand cannot be played now, or null. `window` NONE is the player's own magic phase. */
export function whyNotPlay(m: Machine, seat: SeatId, id: CardId, w: WindowInfo | null): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  const play = def.play;
  if (play === null || (s.cards[id].flags & RESERVED) !== 0) return NOT_NOW;
  if (w === null) {
    if (def.magic === 'lightning' && !def.answersIn[WINDOW.any]) return NOT_NOW;
  } else if (
    (def.magic !== 'lightning' && def.kind !== 'creature') ||
    !fitsWindow(m, def, w.kind, WINDOW.any, () => [id, seat, w.a, w.b, w.n])
  )
    return NOT_NOW;
  if (isMagicNow(def, PLAY) && seatStat(m, STAT.noMagic, seat) > 0) return NO_MAGIC;
  if (def.magic === 'lightning' && seatStat(m, STAT.noLightning, seat) > 0) return NO_LIGHTNING;
  if (isBarred(m, seat, def, PLAY)) return BARRED;
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
  return couldWork(m, seat, id, vars) ? whyNotPay(m, seat, id, PLAY) : NO_EFFECT;
}

/** The card by whose leave a player's creature cards may be played as equips: their own first; or NONE. */
function graftFor(m: Machine, seat: SeatId): CardId {
  const s = m.state;
  if (s.g[MATCH.grafts] === 0) return NONE;
  for (const side of seatsFrom(s, seat)) {
    const found = pile(s, MAGIC, side).find((id) => defOf(m, id).grafts);
    if (found !== undefined) return found;
  }
  return NONE;
}

/** Why a creature in hand cannot be played as an equip on its player's primary, or null. It is a magic being played. */
export function whyNotGraft(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  if (def.kind !== 'creature' || (s.cards[id].flags & RESERVED) !== 0 || graftFor(m, seat) === NONE) return NOT_NOW;
  if (seatStat(m, STAT.noMagic, seat) > 0) return NO_MAGIC;
  if (isBarred(m, seat, def, GRAFT)) return BARRED;
  const primary = primaryOf(s, seat);
  if (primary === NONE || !magicAffects(m, id, primary)) return NO_TARGET;
  return freeSlots(m, seat) <= 0 ? NO_SLOT : whyNotPay(m, seat, id, GRAFT);
}

/**
 * A creature whose text lets it come out of the hand is played like a magic, and is none: locks and taxes pass it by. One that
 * is played as an equip is a magic.
 */
export const isMagicNow = (def: WardCard, ability: number): boolean =>
  def.kind !== 'creature' || def.asEquip !== null || ability === GRAFT;

/** What playing a card costs its player in damage, by effects that ask for it. */
const taxOn = (m: Machine, seat: SeatId, def: WardCard, ability: number): number =>
  isMagicNow(def, ability) ? seatStat(m, STAT.tax, seat) : 0;

/** Effects that keep a player from playing some kinds of magics. Those on rarities hold for creatures as well. */
function isBarred(m: Machine, seat: SeatId, def: WardCard, ability: number): boolean {
  if (!touchesAny(m, LOCKS)) return false;
  if (def.magic === 'standard' && seatStat(m, STAT.noStandard, seat) > 0) return true;
  const equips = isEquip(def) || ability === GRAFT;
  if (isMagicNow(def, ability) && !equips && seatStat(m, STAT.onlyEquips, seat) > 0) return true;
  return isBarredByRarity(m, seat, def);
}

const LOCKS = statSet([STAT.noStandard, STAT.onlyEquips, STAT.noEpic, STAT.noPromo, STAT.noLegendary, STAT.noMythic]);

const RARITY_LOCKS: Readonly<Partial<Record<Rarity, Stat>>> = {
  Epic: STAT.noEpic,
  Promo: STAT.noPromo,
  Legendary: STAT.noLegendary,
  Mythic: STAT.noMythic,
};

const ANY_RARITY_LOCK = statSet(Object.values(RARITY_LOCKS));

/** Whether a player can put no card of this rarity from the hand. */
export function isBarredByRarity(m: Machine, seat: SeatId, def: WardCard): boolean {
  if (!touchesAny(m, ANY_RARITY_LOCK)) return false;
  const lock = RARITY_LOCKS[def.rarity];
  return lock !== undefined && seatStat(m, lock, seat) > 0;
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
function whyNotPay(m: Machine, seat: SeatId, id: CardId, ability: number): Refusal | null {
  const damage = defOf(m, id).costDamage + taxOn(m, seat, defOf(m, id), ability);
  if (damage === 0) return null;
  const primary = primaryOf(m.state, seat);
  if (primary === NONE) return NO_COST;
  // W14.2.4: what is prevented counts as paid, so only what would really be taken can kill.
  const dies = hpLeft(m, primary) <= wouldTake(m, id, primary, damage, DAMAGE.cost);
  // B4.1: a boss loses with its HP, whatever lies in its cemetery.
  if (primary === matchOf(m.state)[MATCH.bossCard]) return dies ? WOULD_LOSE : null;
  if (mayLoseByIt(m.state, seat)) return null;
  return dies && cemeteryHp(m, seat) + fallHp(m, primary, seat) >= threshold(m.state) ? WOULD_LOSE : null;
}

/** W16.1.1: what is unaffected is no target; an equip needs a creature that can wear it. */
function mayTarget(m: Machine, id: CardId, def: WardCard, index: number, x: CardId): boolean {
  const c = m.state.cards[x];
  if (x === id || (c.flags & RESERVED) !== 0) return false;
  if (!onField(c)) return true;
  if (!affects(m, id, x)) return false;
  return index > 0 || !isEquip(def) || isFighter(c);
}

/** W6.5.2: a lightning that stays becomes infinite and takes a slot; a limited summon or a standard does not. */
const needsSlot = (def: WardCard): boolean => def.stays && def.magic !== 'standard';

/** Played onto the creature that will wear it. */
const isWorn = (def: WardCard): boolean => isEquip(def) && def.play!.targets.length > 0;

/** W6.6.1.1–2: an equip takes a slot on the side it will lie on. */
const hasSlot = (m: Machine, seat: SeatId, def: WardCard, index: number, x: CardId): boolean =>
  index > 0 || !needsSlot(def) || !isWorn(def) || freeSlots(m, sideOf(m.state, seat, x)) > 0;

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
    } else if (!def.uses[v[DECLARED.ability]].often) s.cards[v[DECLARED.card]].used |= 1 << v[DECLARED.ability];
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

/** Whether a card on the field is used in a window of this kind. */
function isUseAt(m: Machine, kind: WindowId): boolean {
  const s = m.state;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      for (const id of pile(s, zone, side)) if (defOf(m, id).usedIn[kind]) return true;
    }
  }
  return false;
}

/** What a player may use in a window, of the cards on the field. A boss acts by its own rules alone. */
function usableIn(m: Machine, seat: SeatId, w: WindowInfo, found: Choice[]): void {
  const s = m.state;
  if (seat === matchOf(s)[MATCH.boss]) return;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      for (const id of pile(s, zone, side)) {
        const { uses, usedIn } = defOf(m, id);
        if (!usedIn[w.kind]) continue;
        for (let k = 0; k < uses.length; k++) {
          if (uses[k].at === w.kind && mayUse(m, seat, id, k, w))
            found.push({ verb: VERB.use, card: id, on: NONE, n: k });
        }
      }
    }
  }
}

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
          if (uses[k].at !== NONE || (mustOnly && !uses[k].must)) continue;
          if (mayUse(m, seat, id, k)) found.push({ verb: VERB.use, card: id, on: NONE, n: k });
        }
      }
    }
  }
  return found;
}

function mayUse(m: Machine, seat: SeatId, id: CardId, k: number, w: WindowInfo | null = null): boolean {
  const s = m.state;
  const c = s.cards[id];
  const use = (m.game.defs[c.def] as WardCard).uses[k];
  if ((c.used & (1 << k)) !== 0 || !textWorks(m, c, id)) return false;
  if (use.by === 'me') {
    if (c.ctrl !== seat) return false;
  } else if (use.by === 'host') {
    if (c.host === NONE || s.cards[c.host].ctrl !== seat) return false;
  } else if (use.by === 'opponents' && !isOpponent(s, c.ctrl, seat)) return false;
  const vars = w === null ? [id, seat, NONE, NONE, 0] : [id, seat, w.a, w.b, w.n];
  if (use.test !== null && !use.test(m, vars)) return false;
  return use.targets.every((t, i) => {
    vars[FIRST_TARGET + i] = NONE;
    return t.optional || t.from(m, vars).some((x) => affects(m, id, x));
  });
}

export const chainRules: readonly AnyRule[] = [declare, resolve, play];
