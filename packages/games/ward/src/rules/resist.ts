import {
  type AnyRule,
  act,
  allSeats,
  type CardId,
  type Cite,
  contributions,
  emit,
  type Guard,
  isOpponent,
  type Machine,
  NONE,
  pile,
  roll,
  rule,
  type SeatId,
  type Stat,
  slots,
  stat,
  stop,
  when,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import { verbWords } from '../language.ts';
import {
  CEMETERY,
  CITE,
  EVENT,
  MAGIC,
  MATCH,
  matchOf,
  PRIMARY,
  PROMPT,
  RESISTED,
  SIDE,
  STAT,
  THROUGH,
} from '../names.ts';
import { defOf, isCreatureEffect, isFighter } from './field.ts';
import { shielded } from './immunity.ts';
import { send } from './moving.ts';
import { answerRoll } from './rolling.ts';

/**
 * B10.9–10: what would affect the boss needs a roll of 4 to 6. The roll is made at the moment a text is about to touch the
 * boss, once for a magic and once in a turn for a creature; texts are stopped there if it fails. The same die decides
 * whether a boss magic gets through to a creature that Heroism guards (ruling on Heroism).
 */

const LEAST = 4;

const isResisted = (m: Machine, src: CardId): boolean => src !== NONE && (m.state.cards[src].flags & RESISTED) !== 0;
const isSettled = (m: Machine, src: CardId): boolean => (m.state.cards[src].flags & (THROUGH | RESISTED)) !== 0;

/** Whether the boss takes part in the battle under way. */
const inBattle = (m: Machine): boolean => {
  const g = matchOf(m.state);
  return (
    g[MATCH.bossCard] !== NONE && (g[MATCH.attacker] === g[MATCH.bossCard] || g[MATCH.defender] === g[MATCH.bossCard])
  );
};

/** Stats by which one's own creature gets the better of the boss in a battle, beside being stronger. */
const BATTLE_STATS = ['times', 'strikesFirst', 'autoHit', 'noHitRoll', 'reflects'] as const;

/** The same for what keeps its blow off, played into the battle: it comes to a negated attack. */
const OUTCOMES: readonly string[] = [
  ...BATTLE_STATS,
  'noDamage',
  'noAttackDamage',
  'halfDamage',
  'noReturn',
  'fewReturns',
];

/** A boss magic meets a creature under Heroism, and it is not settled yet whether it gets through. */
const repels = (m: Machine, src: CardId, id: CardId): boolean =>
  id !== NONE && isFighter(m.state.cards[id]) && !isSettled(m, src) && shielded(m, src, id);

const RESIST = slots('src: card', 'by: seat');

/** The answer is 1 if it gets through. A magic that does not goes to its player's cemetery. */
export const resist = rule('resist', RESIST, [
  when(
    (m, v) => defOf(m, v[RESIST.src]).notOnBoss,
    [
      act((m, v) => {
        emit(
          m,
          EVENT.unmoved,
          CITE['B10.2'],
          matchOf(m.state)[MATCH.boss],
          matchOf(m.state)[MATCH.bossCard],
          v[RESIST.src],
        );
        m.state.ret = 0;
      }),
      stop,
    ],
  ),
  when(
    (m, v) => isSettled(m, v[RESIST.src]),
    [
      act((m, v) => {
        const through = (m.state.cards[v[RESIST.src]].flags & THROUGH) !== 0;
        m.state.ret = through || v[RESIST.by] === matchOf(m.state)[MATCH.boss] ? 1 : 0;
      }),
      stop,
    ],
  ),
  roll(
    PROMPT.rollResist,
    () => 1,
    (m, v, faces) => tellResist(m, v[RESIST.by], v[RESIST.src], faces),
    (_m, v) => v[RESIST.src],
  ),
  answerRoll(
    'resist',
    (_m, v) => v[RESIST.by],
    (_m, v) => v[RESIST.src],
    (m) => matchOf(m.state)[MATCH.bossCard],
  ),
  act((m, v) => {
    const s = m.state;
    const ok = s.rolled[0] >= LEAST;
    const c = s.cards[v[RESIST.src]];
    const cite = resistClause(m, v[RESIST.src]);
    c.flags |= ok ? THROUGH : RESISTED;
    // A boss magic that Heroism repels goes on with everybody else.
    const isPlayers = v[RESIST.by] !== matchOf(s)[MATCH.boss];
    if (!ok && isPlayers && c.zone === MAGIC) send(m, v[RESIST.src], CEMETERY, c.owner, cite);
    s.ret = ok || !isPlayers ? 1 : 0;
  }),
]);

const resistClause = (m: Machine, src: CardId): Cite => (isCreatureEffect(m, src) ? CITE['B10.10'] : CITE['B10.9']);

export function tellResist(m: Machine, by: SeatId, src: CardId, faces: readonly number[]): void {
  const boss = matchOf(m.state)[MATCH.bossCard];
  const ok = faces[0] >= LEAST ? 1 : 0;
  emit(m, EVENT.resistRoll, resistClause(m, src), by, src, boss, ok, faces.slice(), LEAST);
}

export const guard: Guard = {
  rule: resist,
  watches: (m) => matchOf(m.state)[MATCH.boss] !== NONE,
  due: (m, src, me, touch) => {
    const g = matchOf(m.state);
    if (me === g[MATCH.boss]) return touch.cards.some((id) => repels(m, src, id));
    const words = verbWords(touch.verb);
    return (
      (touch.cards.includes(g[MATCH.bossCard]) && words.inVain !== true) ||
      // What changes a player's side counts for a boss, too; an aura was tried as it arrived.
      (touch.seats.includes(g[MATCH.boss]) &&
        (words.onPlayers === true || touch.stats.length > 0) &&
        !defOf(m, src).aura) ||
      // Its turn is undone.
      (words.outcome === 'turn' && m.state.active === g[MATCH.boss]) ||
      ((words.outcome === 'battle' || touch.stats.some((x) => OUTCOMES.includes(x))) && inBattle(m))
    );
  },
};

/** A stat of a creature in a battle with the boss: what resisted texts add to it does not count. */
export function statAgainst(m: Machine, which: Stat, id: CardId, other: CardId): number {
  if (other === NONE || other !== matchOf(m.state)[MATCH.bossCard]) return stat(m, which, id);
  const all = contributions(m, which, id);
  if (!all.some((k) => isResisted(m, k.src))) return stat(m, which, id);
  let rest = which === STAT.times ? 1 : 0;
  for (const k of all) {
    if (!isResisted(m, k.src)) rest = which === STAT.times ? rest * k.amount : rest + k.amount;
  }
  return rest | 0;
}

/**
 * B10.9–10: before a battle with the boss, a text that would decide it for the player's creature and is still to be tried:
 * the creature's own, once in a turn, or what a magic has given it.
 */
export function tryBattleText(m: Machine, attacker: CardId, defender: CardId): CardId {
  const { cards } = m.state;
  const g = matchOf(m.state);
  const boss = g[MATCH.bossCard];
  if (boss === NONE || (attacker !== boss && defender !== boss)) return NONE;
  const id = attacker === boss ? defender : attacker;
  const swings = BATTLE_STATS.some((name) => defOf(m, id).swings.includes(name));
  if (swings && !isSettled(m, id) && m.game.textWorks(m, cards[id], id)) return id;
  for (const name of BATTLE_STATS) {
    for (const { src } of contributions(m, STAT[name], id)) {
      // What lies on the field as its equip strengthens one's own creature; what was played into the battle is tried.
      if (src === NONE || src === id || cards[src].zone === MAGIC || cards[src].owner === g[MATCH.boss]) continue;
      if (!isSettled(m, src)) return src;
    }
  }
  return NONE;
}

/** A creature that binds its opponents for as long as it stays: it must get through as it arrives to count for the boss. */
export const tryAura = (m: Machine, id: CardId): boolean =>
  matchOf(m.state)[MATCH.boss] !== NONE &&
  id !== NONE &&
  defOf(m, id).aura &&
  isOpponent(m.state, m.state.cards[id].ctrl, matchOf(m.state)[MATCH.boss]) &&
  !isSettled(m, id) &&
  m.game.textWorks(m, m.state.cards[id], id);

/**
 * Whether a magic is to be tried before it is laid or takes effect: a player's that is to lie on the boss, or speaks of all;
 * the boss's that meets Heroism. What touches the boss only as it takes effect is tried there.
 */
export function triesBoss(m: Machine, seat: SeatId, card: CardId, picks: readonly CardId[]): boolean {
  const g = matchOf(m.state);
  if (g[MATCH.boss] === NONE) return false;
  const def = defOf(m, card);
  if (seat !== g[MATCH.boss]) return (def.stays && picks.includes(g[MATCH.bossCard])) || def.aura;
  return (
    picks.some((id) => repels(m, card, id)) || (speaksOfCreatures(def) && fighters(m).some((id) => repels(m, card, id)))
  );
}

/** Whether a continuous text is about others' creatures, and not only about their players. */
const speaksOfCreatures = (def: WardCard): boolean =>
  def.aura && def.source.abilities.some((a) => a.is === 'static' && typeof a.to === 'object' && 'side' in a.to);

const fighters = (m: Machine): CardId[] =>
  allSeats(m.state).flatMap((seat) => [PRIMARY, SIDE].flatMap((zone) => pile(m.state, zone, seat)));

/** An equip of the boss that Heroism has repelled has nobody else to go to. */
export const isRepelled = (m: Machine, card: CardId, picks: readonly CardId[]): boolean =>
  isResisted(m, card) && defOf(m, card).sub === 'equip' && picks.some((id) => id !== NONE && shielded(m, card, id));

export const resistRules: readonly AnyRule[] = [resist];
