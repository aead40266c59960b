import {
  type CardId,
  type Choice,
  FIRST_TARGET,
  fitsWindow,
  isOpponent,
  type Machine,
  NONE,
  pile,
  type Refusal,
  type SeatId,
  type Stat,
  seatStat,
  seatsFrom,
  statSet,
  touchesAny,
  type WindowId,
  type WindowInfo,
} from '@wardroom/core';
import { isEquip, type Rarity, type WardCard } from '../card.ts';
import { DAMAGE, MAGIC, MATCH, matchOf, PRIMARY, PROMPT, RESERVED, STAT, VERB, WINDOW } from '../names.ts';
import { mayLoseByIt } from './calling.ts';
import { wouldTake } from './damage.ts';
import {
  cemeteryHp,
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

/** What a player may play or use now, and why not. */

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
export function graftFor(m: Machine, seat: SeatId): CardId {
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
export const taxOn = (m: Machine, seat: SeatId, def: WardCard, ability: number): number =>
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
  if (def.stays) return true;
  const { targets } = def.play!;
  const works = def.play!.works();
  if (works === null) return true;
  if (targets.length === 0 || targets[0].optional) return works(m, vars.slice());
  return targets[0]
    .from(m, vars.slice())
    .some((x) => mayTarget(m, id, def, 0, x) && hasSlot(m, seat, def, 0, x) && worksOn(m, def, vars, x));
}

/** Whether it could do anything to this target, the first that it is played on. */
export function worksOn(m: Machine, def: WardCard, vars: readonly number[], target: CardId): boolean {
  const works = def.stays ? null : def.play!.works();
  if (works === null) return true;
  const own = vars.slice();
  own[FIRST_TARGET] = target;
  return works(m, own);
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
export function mayTarget(m: Machine, id: CardId, def: WardCard, index: number, x: CardId): boolean {
  const c = m.state.cards[x];
  if (x === id || (c.flags & RESERVED) !== 0) return false;
  if (!onField(c)) return true;
  if (!affects(m, id, x)) return false;
  return index > 0 || !isEquip(def) || isFighter(c);
}

/** W6.5.2: a lightning that stays becomes infinite and takes a slot; a limited summon or a standard does not. */
export const needsSlot = (def: WardCard): boolean => def.stays && def.magic !== 'standard';

/** Played onto the creature that will wear it. */
export const isWorn = (def: WardCard): boolean => isEquip(def) && def.play!.targets.length > 0;

/** W6.6.1.1–2: an equip takes a slot on the side it will lie on. */
export const hasSlot = (m: Machine, seat: SeatId, def: WardCard, index: number, x: CardId): boolean =>
  index > 0 || !needsSlot(def) || !isWorn(def) || freeSlots(m, sideOf(m.state, seat, x)) > 0;

/** Whether a card on the field is used in a window of this kind. */
export function isUseAt(m: Machine, kind: WindowId): boolean {
  const s = m.state;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      for (const id of pile(s, zone, side)) if (defOf(m, id).usedIn[kind]) return true;
    }
  }
  return false;
}

/** What a player may use in a window, of the cards on the field. A boss acts by its own rules alone. */
export function usableIn(m: Machine, seat: SeatId, w: WindowInfo, found: Choice[]): void {
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

/** The mark of a use in this turn: one for the card, or for each opponent where it is theirs. */
export function useMark(m: Machine, id: CardId, k: number, seat: SeatId): number {
  const { uses } = defOf(m, id);
  return 1 << (uses[k].by === 'opponents' ? k + uses.length * seat : k);
}

function mayUse(m: Machine, seat: SeatId, id: CardId, k: number, w: WindowInfo | null = null): boolean {
  const s = m.state;
  const c = s.cards[id];
  const use = (m.game.defs[c.def] as WardCard).uses[k];
  if ((c.used & useMark(m, id, k, seat)) !== 0 || !textWorks(m, c, id)) return false;
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
