import {
  type AnyRule,
  act,
  announce,
  type CardId,
  type Cite,
  type CodeId,
  emit,
  enter,
  forward,
  type Machine,
  MODIFIERS,
  NONE,
  opponents,
  pile,
  rule,
  type SeatId,
  seatStat,
  slots,
  stat,
  statSet,
  stop,
  touches,
  touchesAny,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CAUSE,
  CEMETERY,
  CITE,
  DAMAGE,
  DEALT,
  EVENT,
  MAGIC,
  MATCH,
  matchOf,
  PRIMARY,
  SIDE,
  STAT,
  WINDOW,
} from '../names.ts';
import {
  citeOf,
  defOf,
  fullHp,
  homeOf,
  hpLeft,
  isCreatureEffect,
  isFighter,
  isMortal,
  primaryOf,
  textWorks,
} from './field.ts';
import { affects } from './immunity.ts';
import { lose } from './losing.ts';
import { progress, send } from './moving.ts';
import { statAgainst } from './resist.ts';

/** Damage, healing and death (W10.4, W17.2). */

const DEALING = slots('src: card', 'by: seat', 'to: card', 'n', 'kind', 'from: card');

/** W10.4.1: damage of any kind, by a text. It is its own damage, unless it says whose. */
export const damage = rule('damage', DEALING, [
  act((m, v) => {
    const from = v[DEALING.from];
    const src = from === NONE ? v[DEALING.src] : from;
    dealDamage(m, src, v[DEALING.by], v[DEALING.to], v[DEALING.n], v[DEALING.kind]);
  }),
]);

/** W10.4.1: prevention first, then reduction, then what happens instead, then HP; at nought the creature is killed. */
export function dealDamage(m: Machine, src: CardId, by: SeatId, to: CardId, amount: number, kind: number): void {
  const s = m.state;
  if (to === NONE || amount <= 0) return;
  const c = s.cards[to];
  if (!isFighter(c)) return;
  const why = preventedBy(m, src, to, kind);
  if (why !== null) {
    emit(m, EVENT.damagePrevented, why, c.ctrl, to, src, amount);
    return;
  }
  const n = reduced(m, src, to, amount, kind);
  if (s.g[MATCH.replaces] === 1 && replacing.begin(m, { src, by, to, n, kind, rest: amount - n })) return;
  take(m, src, by, to, n, kind);
  if (n < amount) throwBack(m, src, by, to, amount - n, kind);
}

/** HP go. */
function take(m: Machine, src: CardId, by: SeatId, to: CardId, n: number, kind: number): void {
  const s = m.state;
  const c = s.cards[to];
  c.hurt = Math.min(fullHp(m, to), c.hurt + n);
  progress(m);
  emit(m, EVENT.damaged, DAMAGE_CITES[kind], c.ctrl, to, src, n);
  if (src !== NONE && src !== to) s.cards[src].flags |= DEALT;
  s.g[MATCH.damageKind] = kind;
  announce(m, EVENT.damaged, to, src, n);
  if (kind === DAMAGE.attack) {
    const g = matchOf(s);
    if (g[MATCH.attacker] === src) g[MATCH.dealtByAttacker] += n;
    else if (g[MATCH.defender] === src) g[MATCH.dealtByDefender] += n;
    announce(m, EVENT.attackDealt, to, src, n);
  }
  if (kind !== DAMAGE.shared && c.zone === PRIMARY && touches(m, STAT.shares)) share(m, to, n);
  if (hpLeft(m, to) <= 0) {
    const cause = areBattling(m, src, to) ? CAUSE.battle : CAUSE.effect;
    kill.enter(m, { id: to, killer: src, cause, by });
  }
}

const DAMAGE_CITES: Readonly<Record<number, Cite>> = {
  [DAMAGE.attack]: CITE['W10.2.4'],
  [DAMAGE.overTime]: CITE['W11.2'],
  [DAMAGE.instant]: CITE['W10.4.1'],
  [DAMAGE.percentage]: CITE['W17.6'],
  [DAMAGE.cost]: CITE['W10.4.1'],
  [DAMAGE.slip]: CITE['W10.3.2'],
  [DAMAGE.shared]: CITE['W10.4.1'],
};

/** What a creature does not take of an attack lands on who struck it, and nothing keeps it off. */
function throwBack(m: Machine, src: CardId, by: SeatId, to: CardId, rest: number, kind: number): void {
  if (kind !== DAMAGE.attack || src === NONE || statAgainst(m, STAT.reflects, to, src) === 0) return;
  if (isFighter(m.state.cards[src])) take(m, to, by, src, rest, DAMAGE.instant);
}

/** Damage to a primary falls on the primaries of those who share it with its player as well, once. */
function share(m: Machine, to: CardId, n: number): void {
  const s = m.state;
  const { ctrl } = s.cards[to];
  const shared = s.rows.filter(
    (row) =>
      row.tag === MODIFIERS && row.by === ctrl && m.game.effects[row.effect].modifiers[STAT.shares] !== undefined,
  );
  for (const seat of opponents(s, ctrl)) {
    const row = shared.find((x) => x.seat === seat);
    const other = primaryOf(s, seat);
    if (row !== undefined && other !== NONE) dealDamage(m, row.src, row.by, other, n, DAMAGE.shared);
  }
}

const REPLACING = slots(
  'src: card',
  'by: seat',
  'to: card',
  'n',
  'kind',
  'rest',
  'card: card',
  'at: code',
  'before?',
  'stamp?: stamp',
);

/** Something may happen in the place of damage: the text says whether it does (`aside`), and else the damage is dealt. */
const replacingRule = rule('replacing', REPLACING, [
  act((m, v) => {
    const s = m.state;
    v[REPLACING.before] = s.g[MATCH.aside];
    v[REPLACING.stamp] = s.cards[v[REPLACING.to]].stamp;
    s.g[MATCH.aside] = 0;
    const { ctrl } = s.cards[v[REPLACING.card]];
    enter(m, v[REPLACING.at], [v[REPLACING.card], ctrl, v[REPLACING.to], v[REPLACING.src], v[REPLACING.n]]);
  }),
  act((m, v) => {
    const s = m.state;
    const aside = s.g[MATCH.aside] === 1;
    s.g[MATCH.aside] = v[REPLACING.before];
    const c = s.cards[v[REPLACING.to]];
    if (aside || c.stamp !== v[REPLACING.stamp] || !isFighter(c)) return;
    const [src, by, to, n, kind] = v;
    take(m, src, by, to, n, kind);
    throwBack(m, src, by, to, v[REPLACING.rest], kind);
  }),
]);

const replacing = {
  rule: replacingRule,
  /** Starts it, if anything may happen in the place of this damage. */
  begin(m: Machine, deal: { src: CardId; by: SeatId; to: CardId; n: number; kind: number; rest: number }): boolean {
    const found = insteadFor(m, 'damaged', deal.to, [deal.to, deal.src, deal.n]);
    if (found === null) return false;
    replacingRule.enter(m, { ...deal, card: found.card, at: found.code });
    return true;
  },
};

/**
 * What would happen to a creature in the place of something: by its own text, or by that of an equip it wears. A creature
 * that is worn (Moon Owl) speaks in such a text of itself, not of its wearer.
 */
export function insteadFor(
  m: Machine,
  of: string,
  id: CardId,
  facts: readonly [CardId, CardId, number],
): { card: CardId; code: CodeId } | null {
  const s = m.state;
  const own = insteadOn(m, of, id, facts);
  if (own !== null) return own;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const magic of pile(s, MAGIC, seat)) {
      if (s.cards[magic].host !== id || defOf(m, magic).kind === 'creature' || !affects(m, magic, id)) continue;
      const found = insteadOn(m, of, magic, facts);
      if (found !== null) return found;
    }
  }
  return null;
}

function insteadOn(
  m: Machine,
  of: string,
  card: CardId,
  facts: readonly [CardId, CardId, number],
): { card: CardId; code: CodeId } | null {
  const c = m.state.cards[card];
  const { insteads } = defOf(m, card);
  if (insteads.length === 0 || !textWorks(m, c, card)) return null;
  const vars = [card, c.ctrl, ...facts];
  const found = insteads.find((x) => x.of === of && (x.test === null || x.test(m, vars)));
  return found === undefined ? null : { card, code: found.code };
}

/** Killed in battle is whoever dies in a battle by the creature it battles, by whatever that does to it. */
function areBattling(m: Machine, a: CardId, b: CardId): boolean {
  const g = matchOf(m.state);
  return (g[MATCH.attacker] === a && g[MATCH.defender] === b) || (g[MATCH.attacker] === b && g[MATCH.defender] === a);
}

const REDUCES = statSet([STAT.halfDamage, STAT.reflects]);

const reduced = (m: Machine, src: CardId, to: CardId, amount: number, kind: number): number =>
  touchesAny(m, REDUCES) &&
  (stat(m, STAT.halfDamage, to) > 0 ||
    (kind === DAMAGE.attack && src !== to && statAgainst(m, STAT.reflects, to, src) > 0))
    ? Math.ceil(amount / 2) | 0
    : amount;

/** How much of some damage a creature would really take. */
export const wouldTake = (m: Machine, src: CardId, to: CardId, amount: number, kind: number): number =>
  preventedBy(m, src, to, kind) === null ? reduced(m, src, to, amount, kind) : 0;

/** Mostly nothing in play keeps damage off, and that is one look for all of it. */
const KEEPS_OFF = statSet([
  STAT.noDamage,
  STAT.onlyAttackHurts,
  STAT.onlyWingsHurt,
  STAT.onlyPlain,
  STAT.dealsNone,
  STAT.noAttackDamage,
]);

/** What keeps damage off, as a citation, or null. "Cannot" comes before anything that would change the amount. */
function preventedBy(m: Machine, src: CardId, to: CardId, kind: number): Cite | null {
  const s = m.state;
  const c = s.cards[to];
  if (s.g[MATCH.firstCycle] === 1) return CITE['W7.1.3'];
  if (c.zone === SIDE && !isMortal(m, to)) return CITE['W13.2.1'];
  if (kind === DAMAGE.percentage && to === matchOf(s)[MATCH.bossCard]) return CITE['B10.4'];
  const kept = touchesAny(m, KEEPS_OFF);
  if (kept && stat(m, STAT.noDamage, to) > 0) return CITE['W10.4.1'];
  if (kind !== DAMAGE.attack && kind !== DAMAGE.slip) {
    if (kept && stat(m, STAT.onlyAttackHurts, to) > 0) return citeOf(m, to);
    // A demand on the player is no effect on the creature (W14.2.4), so immunity does not lift a cost.
    if (kind !== DAMAGE.cost && !affects(m, src, to)) return CITE['W16.1.1'];
  }
  if (isHarmless(m, src)) return CITE['W10.4.1'];
  if (!kept) return null;
  if (stat(m, STAT.onlyWingsHurt, to) > 0 && src !== NONE && isCreatureEffect(m, src) && !isWinged(m, src)) {
    return CITE['W10.4.1'];
  }
  if (kind !== DAMAGE.attack && stat(m, STAT.onlyPlain, to) > 0) return citeOf(m, to);
  // A demand on the player is no damage of theirs to anybody.
  if (src !== NONE && kind !== DAMAGE.cost && seatStat(m, STAT.dealsNone, s.cards[src].ctrl) > 0)
    return CITE['W10.4.1'];
  if (kind === DAMAGE.attack && stat(m, STAT.noAttackDamage, to) > 0) return CITE['W10.4.1'];
  return null;
}

/** Bits of `G.harmless`. */
export const ATTACKER = 1;
export const DEFENDER = 2;

/** Whether a creature does no damage in the battle under way. Of one that has died in it, too: it is still that battle. */
export function isHarmless(m: Machine, id: CardId): boolean {
  const g = matchOf(m.state);
  if (g[MATCH.harmless] === 0 || id === NONE) return false;
  return (
    (g[MATCH.attacker] === id && (g[MATCH.harmless] & ATTACKER) !== 0) ||
    (g[MATCH.defender] === id && (g[MATCH.harmless] & DEFENDER) !== 0)
  );
}

export const isWinged = (m: Machine, id: CardId): boolean =>
  defOf(m, id).art.includes('wings') || stat(m, STAT.winged, id) > 0;

/** Whether a text could heal a creature of so much. */
export const isHealable = (m: Machine, src: CardId, to: CardId, amount: number): boolean =>
  to !== NONE && amount > 0 && isFighter(m.state.cards[to]) && affects(m, src, to);

/** W5.2.1.9: never above printed HP. */
export function heal(m: Machine, src: CardId, to: CardId, amount: number): void {
  if (!isHealable(m, src, to, amount)) return;
  const c = m.state.cards[to];
  const n = Math.min(amount, c.hurt);
  if (n === 0) return;
  c.hurt -= n;
  progress(m);
  emit(m, EVENT.healed, CITE['W5.2.1.9'], c.ctrl, to, src, n);
  announce(m, EVENT.healed, to, src, n);
}

/** Variables of `dying`. */
export const DYING = slots('id: card', 'killer: card', 'cause', 'by: seat');

/** A creature is about to go to the cemetery, and that may be answered; what that is made of is in `moments.ts`. */
export const dying = forward('dying', DYING);

const KILL = slots('id: card', 'killer: card', 'cause', 'by: seat', 'instead?: code');

/** A creature's HP has reached nought, or its player kills it (W8.4.1). A text may keep it from being killed, or put something in the place of death. */
export const kill = rule('kill', KILL, [
  act((m, v) => {
    v[KILL.instead] = NONE;
    if (isFighter(m.state.cards[v[KILL.id]])) putInstead(m, v, 'wouldDie');
  }),
  when((m, v) => isSpared(m, v), [stop]),
  act((m, v) => {
    const s = m.state;
    const c = s.cards[v[KILL.id]];
    v[KILL.instead] = NONE;
    if (!isFighter(c)) return;
    if (c.zone === PRIMARY) s.g[MATCH.primaryKilled] = 1;
    announce(m, EVENT.killed, v[KILL.id], v[KILL.killer], v[KILL.cause]);
    emit(
      m,
      EVENT.killed,
      v[KILL.cause] === CAUSE.ownPlayer ? CITE['W8.4.1'] : CITE['W7.2.1'],
      c.ctrl,
      v[KILL.id],
      v[KILL.killer],
      v[KILL.cause],
    );
    putInstead(m, v, 'killed');
  }),
  // Where the other thing cannot happen (something keeps it on the field), it dies after all.
  when(
    (m, v) => isFighter(m.state.cards[v[KILL.id]]) && !isSpared(m, v),
    [
      // B4.1: the boss falls, and that is the end.
      when(
        (m, v) => v[KILL.id] === matchOf(m.state)[MATCH.bossCard],
        [lose.call({ seat: (m) => matchOf(m.state)[MATCH.boss], cite: () => CITE['B4.1'] }), stop],
      ),
      when(
        (m) => m.state.g[MATCH.answers + WINDOW.killed] === 1,
        [
          dying.call({
            id: (_m, v) => v[KILL.id],
            killer: (_m, v) => v[KILL.killer],
            cause: (_m, v) => v[KILL.cause],
            by: (_m, v) => v[KILL.by],
          }),
        ],
      ),
      act((m, v) => {
        if (isFighter(m.state.cards[v[KILL.id]])) send(m, v[KILL.id], CEMETERY, homeOf(m, v[KILL.id]), CITE['W4.1.1']);
      }),
    ],
  ),
]);

/** What a text puts in the place of it begins. */
function putInstead(m: Machine, v: VarsOf<typeof KILL>, of: 'wouldDie' | 'killed'): void {
  const found = insteadFor(m, of, v[KILL.id], [v[KILL.id], v[KILL.killer], v[KILL.cause]]);
  if (found === null) return;
  v[KILL.instead] = found.code;
  enter(m, found.code, [found.card, m.state.cards[found.card].ctrl, v[KILL.id], v[KILL.killer], v[KILL.cause]]);
}

/** Something else has happened, and it stands with HP. */
const isSpared = (m: Machine, v: VarsOf<typeof KILL>): boolean =>
  v[KILL.instead] !== NONE && isFighter(m.state.cards[v[KILL.id]]) && hpLeft(m, v[KILL.id]) > 0;

/** Percentage damage: half of what is left, rounded up (W17.6). */
export const halfOf = (m: Machine, id: CardId): number => Math.ceil(hpLeft(m, id) / 2) | 0;

/** Whether a creature may fight and strike at all (general ruling on Frozen, Stunned, Asleep, Wrapped). */
export const canAct = (m: Machine, id: CardId): boolean =>
  !touchesAny(m, HELD) ||
  (stat(m, STAT.frozen, id) === 0 &&
    stat(m, STAT.stunned, id) === 0 &&
    stat(m, STAT.asleep, id) === 0 &&
    stat(m, STAT.wrapped, id) === 0);

const HELD = statSet([STAT.frozen, STAT.stunned, STAT.asleep, STAT.wrapped]);

export const damageRules: readonly AnyRule[] = [damage, replacing.rule, kill];
