import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type Choice,
  emit,
  enter,
  type Link,
  listensTo,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Refusal,
  rule,
  type SeatId,
  type Spot,
  slots,
  stat,
  type VarsOf,
  when,
} from '@wardroom/core';
import type { RealmCard } from '../card.ts';
import {
  ARTIFACTS,
  AURAS,
  CAST,
  CEMETERY,
  CITE,
  EVENT,
  HAND,
  LINK,
  locIn,
  locOf,
  MINIONS,
  PLAYER,
  PROMPT,
  SITES,
  STAT,
  squareOf,
  UNDERGROUND,
  UNDERWATER,
  VERB,
  VOID,
} from '../names.ts';
import { furtherTargets, resolvedVars, targetsFor, targetsTold } from './aiming.ts';
import { ALL_SQUARES, defOf, has, isDisabled, isSite, isUnit, isWater, siteAt, siteOf, unitsOf } from './board.ts';
import { carriedBy, carry } from './carrying.ts';
import { enterPlay } from './entering.ts';
import { discard } from './leaving.ts';
import { BESIDE } from './paths.ts';
import { NO_CASTER, NO_MANA, NO_PLACE, NO_SITE_TO_DISCARD, NO_TARGET, NO_THRESHOLD, NOT_MET } from './refusal.ts';
import { putLink, resolved } from './storyline.ts';

/** Casting spells: minions, magic, artifacts and auras (S4.3, S4.4). */

// ── What may be cast ──

const costOf = (m: Machine, id: CardId): number => stat(m, STAT.cost, id);

/** The avatar, spellcasters, or any ally where the spell says so. */
function castersOf(m: Machine, seat: SeatId, def: RealmCard): CardId[] {
  return unitsOf(m.state, seat).filter((id) => (def.anyAlly ? !isDisabled(m, id) : has(m, STAT.spellcaster, id)));
}

/** Of these casters, those who can aim the spell at this card. */
const ableTo = (m: Machine, seat: SeatId, id: CardId, casters: readonly CardId[], on: CardId): CardId[] => {
  const { play, kind } = defOf(m, id);
  if (kind !== 'magic' || play === null || play.targets.length === 0 || on === NONE) return casters.slice();
  return casters.filter((caster) => targetsFor(m, play, 0, id, seat, caster).includes(on));
};

/** Why a spell of the hand cannot be cast, wherever it goes. `threshold`: the symbols this player has. */
export function whyNotCast(m: Machine, seat: SeatId, id: CardId, threshold: readonly number[]): Refusal | null {
  const s = m.state;
  const def = defOf(m, id);
  if (costOf(m, id) > s.seats[seat].n[PLAYER.mana]) return NO_MANA;
  for (let e = 0; e < def.elements.length; e++) if (def.elements[e] > threshold[e]) return NO_THRESHOLD;
  const casters = castersOf(m, seat, def);
  if (casters.length === 0) return NO_CASTER;
  if (def.discardSite && sitesInHand(m, seat).length === 0) return NO_SITE_TO_DISCARD;
  const test = def.play?.test ?? null;
  return test !== null && !casters.some((caster) => test(m, [id, seat, caster, NONE, 0])) ? NOT_MET : null;
}

/** Why there is nowhere to cast it to, given that it could be paid for. */
export const whyNowhere = (m: Machine, id: CardId): Refusal => (defOf(m, id).kind === 'magic' ? NO_TARGET : NO_PLACE);

const sitesInHand = (m: Machine, seat: SeatId): CardId[] =>
  pile(m.state, HAND, seat).filter((id) => defOf(m, id).kind === 'site');

export function addCasts(m: Machine, seat: SeatId, id: CardId, threshold: readonly number[], choices: Choice[]): void {
  if (whyNotCast(m, seat, id, threshold) !== null) return;
  const s = m.state;
  const def = defOf(m, id);
  const cast = (on: CardId, n: number): void => void choices.push({ verb: VERB.cast, card: id, on, n });
  switch (def.kind) {
    case 'minion':
      for (const loc of entrances(m, seat, def)) cast(NONE, loc);
      break;
    case 'artifact':
      for (const unit of unitsOf(s, seat)) cast(unit, NONE);
      for (const site of pile(s, SITES, seat)) if (isSite(s, site)) cast(NONE, s.cards[site].at);
      break;
    case 'aura':
      for (const corner of CORNERS) cast(NONE, corner);
      break;
    default:
      addAimed(m, seat, id, def, choices);
  }
}

function addAimed(m: Machine, seat: SeatId, id: CardId, def: RealmCard, choices: Choice[]): void {
  const { play } = def;
  if (play === null) return;
  if (play.targets.length === 0 || play.targets[0].optional)
    choices.push({ verb: VERB.cast, card: id, on: NONE, n: NONE });
  if (play.targets.length === 0) return;
  const casters = castersOf(m, seat, def);
  // Where nothing is measured from the caster, one stands for all.
  const some = def.aimsFromCaster ? casters : casters.slice(0, 1);
  const found = some.length === 1 ? null : new Set<CardId>();
  for (const caster of some) {
    for (const on of targetsFor(m, play, 0, id, seat, caster)) {
      if (found?.has(on)) continue;
      found?.add(on);
      choices.push({ verb: VERB.cast, card: id, on, n: NONE });
    }
  }
}

/** S4.4: an aura's squares by the corner with the lowest number. */
const CORNERS = ALL_SQUARES.filter((x) => x % 5 < 4 && x < 15);

/** S4.3: the surface of one's own sites, and what is below or beside them for those who can live there. */
function entrances(m: Machine, seat: SeatId, def: RealmCard): Spot[] {
  const s = m.state;
  const found: Spot[] = [];
  const digs = def.keywords.includes('burrowing');
  const swims = def.keywords.includes('submerge');
  for (const site of pile(s, SITES, seat)) {
    if (!isSite(s, site)) continue;
    const { at } = s.cards[site];
    found.push(at);
    if (!digs && !swims) continue;
    const water = isWater(m, site);
    if (water ? swims : digs) found.push(locOf(at, water ? UNDERWATER : UNDERGROUND));
  }
  if (def.keywords.includes('voidwalk')) {
    for (const x of ALL_SQUARES) {
      if (siteAt(s, x) === NONE && BESIDE[x].some((y) => siteOf(s, seat, y) !== NONE)) found.push(locOf(x, VOID));
    }
  }
  return found;
}

// ── Casting ──

const CAST_SPELL = slots('seat: seat', 'card: card', 'on: card', 'n: spot', 'caster?: card');
type Casting = VarsOf<typeof CAST_SPELL>;

/** Variables: whose, which spell, at which card (or borne by whom), where. */
export const castSpell = rule('castSpell', CAST_SPELL, [
  act((m, v) => {
    v[CAST_SPELL.caster] = ableCasters(m, v)[0];
  }),
  when(casterMatters, [
    ask(
      (m, v) => ({
        seat: v[CAST_SPELL.seat],
        prompt: PROMPT.caster,
        card: v[CAST_SPELL.card],
        choices: ableCasters(m, v).map((card) => ({ verb: VERB.caster, card, on: NONE, n: 0 })),
      }),
      (_m, v, picked) => {
        v[CAST_SPELL.caster] = picked.card;
      },
    ),
  ]),
  when(
    (m, v) => defOf(m, v[CAST_SPELL.card]).discardSite,
    [
      ask(
        (m, v) => ({
          seat: v[CAST_SPELL.seat],
          prompt: PROMPT.extraCost,
          card: v[CAST_SPELL.card],
          choices: sitesInHand(m, v[CAST_SPELL.seat]).map((card) => ({ verb: VERB.card, card, on: NONE, n: 0 })),
        }),
        (m, v, picked) => discard(m, [picked.card], v[CAST_SPELL.card], CITE['S4.4']),
      ),
    ],
  ),
  act(putOnStoryline),
  furtherTargets((m, link) => defOf(m, link.card).play),
  act((m, v) => {
    emit(
      m,
      EVENT.cast,
      CITE['S4.4'],
      v[CAST_SPELL.seat],
      v[CAST_SPELL.card],
      v[CAST_SPELL.caster],
      v[CAST_SPELL.n],
      targetsTold(m),
    );
    announce(m, EVENT.cast, v[CAST_SPELL.card], v[CAST_SPELL.caster], v[CAST_SPELL.seat]);
  }),
  resolved(),
]);

const ableCasters = (m: Machine, v: Casting): CardId[] =>
  ableTo(
    m,
    v[CAST_SPELL.seat],
    v[CAST_SPELL.card],
    castersOf(m, v[CAST_SPELL.seat], defOf(m, v[CAST_SPELL.card])),
    v[CAST_SPELL.on],
  );

/** Who casts it makes a difference: to where it reaches, or to what hears of it. */
function casterMatters(m: Machine, v: Casting): boolean {
  const s = m.state;
  const listens = listensTo(m, EVENT.cast);
  const def = defOf(m, v[CAST_SPELL.card]);
  if (!listens && !def.actsFromCaster) return false;
  const casters = ableCasters(m, v);
  if (def.actsFromCaster && casters.some((id) => s.cards[id].at !== s.cards[casters[0]].at)) return true;
  return (
    listens && casters.some((id) => [id, ...carriedBy(m, id)].some((x) => defOf(m, x).listens.includes(EVENT.cast)))
  );
}

function putOnStoryline(m: Machine, v: Casting): void {
  const [seat, card, on, n, caster] = v;
  m.state.seats[seat].n[PLAYER.mana] -= costOf(m, card);
  moveCard(m, card, CAST, seat);
  const { kind, play } = defOf(m, card);
  const aims = kind === 'magic' && play !== null && play.targets.length > 0;
  const picks = aims || on !== NONE ? [on] : [];
  putLink(m, { window: LINK.cast, card, seat, a: caster, b: on, n, picks });
}

// ── Resolving ──

export function resolveCast(m: Machine, link: Link): void {
  const { card, seat } = link;
  const n = locIn(link.n);
  const def = defOf(m, card);
  switch (def.kind) {
    case 'minion':
      if (entrances(m, seat, def).includes(n)) enterPlay(m, card, MINIONS, seat, n, link.a, CITE['S4.3']);
      else emit(m, EVENT.targetLost, CITE['S4.3'], seat, NONE, card);
      break;
    case 'aura':
      enterPlay(m, card, AURAS, seat, n, link.a, CITE['S4.4']);
      break;
    case 'artifact':
      bringArtifact(m, link);
      break;
    default:
      if (def.play !== null) enter(m, def.play.code, resolvedVars(m, def.play, link));
  }
}

/** With its bearer, or on the site; where the bearer stood, if it is gone. */
function bringArtifact(m: Machine, link: Link): void {
  const s = m.state;
  const { card, seat, picks } = link;
  const bearer: CardId = picks[0] ?? NONE;
  const isThere = isUnit(s, bearer) && s.cards[bearer].stamp === link.stamps[0];
  const c = bearer === NONE ? null : s.cards[bearer];
  const loc = c === null ? locIn(link.n) : isThere ? c.at : locIn(c.memo);
  if (!isThere && (loc === NONE || siteAt(s, squareOf(loc)) === NONE)) {
    emit(m, EVENT.targetLost, CITE['S4.4'], seat, bearer, card);
    return;
  }
  enterPlay(m, card, ARTIFACTS, seat, loc, link.a, CITE['S4.4']);
  if (isThere) carry(m, card, bearer);
}

/** Magic is done with; what could not come into play has come to nothing. */
export function castResolved(m: Machine, card: CardId, caster: CardId, seat: SeatId): void {
  const c = m.state.cards[card];
  if (c.zone === CAST) moveCard(m, card, CEMETERY, c.owner);
  emit(m, EVENT.castResolved, CITE['S4.4'], seat, card, caster);
  announce(m, EVENT.castResolved, card, caster, seat);
}

export const castingRules: readonly AnyRule[] = [castSpell];
