import { byTeam, type Machine, type Mark, marksByKind, pile, type SeatId, type Survey, stat } from '@wardroom/core';
import { EVENT, HAND, MATCH, matchOf, PHASE, ROW, SIDE, STAT, type StatName } from './names.ts';
import { isHarmless } from './rules/damage.ts';
import { cemeteryHp, fullHp, hpLeft, isFighter, threshold } from './rules/field.ts';

/** What reports over many matches look for in matches of Ward. */

/** W4.1.1: the room that is left below the threshold, as a share of it; of a boss, its HP. Who is out has none. */
function room(m: Machine, seat: SeatId): number {
  const s = m.state;
  if (s.seats[seat].out === 1) return 0;
  const boss = matchOf(s)[MATCH.bossCard];
  if (seat === matchOf(s)[MATCH.boss]) return hpLeft(m, boss) / fullHp(m, boss);
  return 1 - cemeteryHp(m, seat) / threshold(s);
}

/** Teams may differ in size: what counts is how much of their room is left. */
function standing(m: Machine): number[] {
  const sizes = byTeam(m.state, () => 1);
  return byTeam(m.state, (seat) => room(m, seat)).map((sum, team) => sum / sizes[team]);
}

const withStat = (name: string, which: StatName): Mark => ({
  group: 'state',
  name,
  card: (m, id) => isFighter(m.state.cards[id]) && stat(m, STAT[which], id) > 0,
});
const withRow = (name: string, tag: number): Mark => ({
  group: 'state',
  name,
  card: (m, id) => m.state.rows.some((row) => row.tag === tag && row.on === id),
});

export const survey: Survey = {
  lead: standing,
  uses: [EVENT.summoned, EVENT.played, EVENT.equipped, EVENT.activated, EVENT.promoted],
  marks: [
    withStat('Frozen', 'frozen'),
    withStat('Stunned', 'stunned'),
    withStat('Wrapped', 'wrapped'),
    withStat('Winged', 'winged'),
    withStat('Negated', 'negated'),
    withStat('Unhurt', 'noDamage'),
    withStat('Unhurt by attacks', 'noAttackDamage'),
    withStat('Hurt by attacks only', 'onlyAttackHurts'),
    withStat('Hurt by wings only', 'onlyWingsHurt'),
    withStat('Half damage', 'halfDamage'),
    { group: 'state', name: 'Deals no damage', card: isHarmless },
    withStat('Always hits', 'autoHit'),
    withStat('Strikes first', 'strikesFirst'),
    withStat('Cannot leave', 'noLeave'),
    withRow('Damage over time', ROW.dot),
    withRow('Healing over time', ROW.hot),
    withRow('Shielded', ROW.shield),
    withRow('Held', ROW.hold),
    {
      group: 'kind of card',
      name: 'Limited summon',
      card: (m, id) => m.state.cards[id].zone === SIDE,
    },
    {
      group: 'kind of card',
      name: 'Anchored',
      card: (m, id) => m.state.cards[id].anchor >= 0,
    },
    ...marksByKind('act', {
      Sacrifice: EVENT.sacrificed,
      Promotion: EVENT.promoted,
      'Creature effect activated': EVENT.activated,
      'Magic equipped': EVENT.equipped,
      'Link negated': EVENT.negated,
      'Effect negated': EVENT.effectNegated,
      'Attack negated': EVENT.attackNegated,
      'Damage prevented': EVENT.damagePrevented,
      Slip: EVENT.slip,
      'Control changed': EVENT.controlChanged,
      Healed: EVENT.healed,
      'Turn skipped': EVENT.skipped,
      'Time turned back': EVENT.turnedBack,
      'New hand': EVENT.redrew,
    }),
  ],
  figures: {
    at: (e) => e.kind === EVENT.phase && e.n === PHASE.end,
    list: [{ name: 'cards in hand', of: (m, seat) => pile(m.state, HAND, seat).length }],
  },
};
