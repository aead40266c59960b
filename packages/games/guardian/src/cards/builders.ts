import type { GuardianClass, GuardianSource, Rarity } from '../card.ts';
import type {
  Ability,
  CardRef,
  CardSet,
  Cond,
  Filter,
  Ground,
  GuardianLanguage,
  Lasting,
  Mod,
  Num,
  Op,
  SeatRef,
  Target,
} from '../language.ts';
import { ALL_BUT_ONE, type StatName, type StatusName } from '../names.ts';

/** The words cards are written in. Each returns plain data; nothing here runs in a match. */

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const blank = { cls: null, cost: 0, hp: 0, atk: 0, waits: false, uses: 0, rounds: 0, token: false } as const;

/** 'SP/HP/attack', as on the card. */
type Figures = `${number}/${number}/${number}`;

export const guardian = (
  no: number,
  name: string,
  rarity: Rarity,
  cls: GuardianClass | null,
  figures: Figures,
  ...abilities: Ability[]
): GuardianSource => {
  const [cost, hp, atk] = figures.split('/').map(Number);
  return { ...blank, id: idOf(name), name, no, rarity, kind: 'guardian', cls, cost, hp, atk, abilities };
};

/** A Guardian Summon (G9.4): 'HP/attack'. */
export const token = (no: number, name: string, figures: `${number}/${number}`): GuardianSource => ({
  ...guardian(no, name, 'common', null, `0/${figures}`),
  token: true,
});

export const effect = (no: number, name: string, rarity: Rarity, dz: number, ...abilities: Ability[]) =>
  ({ ...blank, id: idOf(name), name, no, rarity, kind: 'effect', cost: dz, abilities }) satisfies GuardianSource;

export const waiting = (no: number, name: string, rarity: Rarity, dz: number, ...abilities: Ability[]) =>
  ({ ...effect(no, name, rarity, dz, ...abilities), waits: true }) satisfies GuardianSource;

export const equipment = (
  no: number,
  name: string,
  rarity: Rarity,
  dz: number,
  uses: number,
  ...abilities: Ability[]
): GuardianSource => ({ ...blank, id: idOf(name), name, no, rarity, kind: 'equipment', cost: dz, uses, abilities });

export const field = (
  no: number,
  name: string,
  rarity: Rarity,
  dz: number,
  rounds: number,
  ...abilities: Ability[]
): GuardianSource => ({ ...blank, id: idOf(name), name, no, rarity, kind: 'field', cost: dz, rounds, abilities });

// ── Cards meant ──
export const own: CardSet = { in: 'guardians', of: 'me' };
export const foes: CardSet = { in: 'guardians', of: 'opponents' };
export const foesWhere = (where: Filter): CardSet => ({ ...foes, where });
/** One's own Guardians but this one. */
export const otherOwn: CardSet = { ...own, where: { other: true } };
/** Enemies that this Guardian may target: in range, a Tank before others (G5.1, G5.2). */
export const inRange: CardSet = foesWhere({ target: true });
/** Enemies that an Effect may target: wherever they stand, but not in Stealth and not Invincible. */
export const targetable: CardSet = foesWhere({ targetable: true });
/** The enemy that stands in its lane. */
export const facingFoe: CardSet = foesWhere({ opposite: true, targetable: true });
/** What can be returned to a hand (G5.7). */
export const returnable: Filter = { targetable: true, replica: false };
export const guardiansInHand: CardSet = { in: 'hand', of: 'me', where: { kind: 'guardian' } };

/** Others of one's own that have lost HP. */
export const woundedOwn: CardSet = { ...own, where: { other: true, wounded: true } };

// ── Continuous texts ──
export const itself = (mods: readonly Mod[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'static', to: 'self', mods } : { is: 'static', to: 'self', mods, if: condition };
export const equipped = (...mods: Mod[]): Ability => ({ is: 'static', to: 'host', mods });
export const ours = (mods: readonly Mod[], where: Filter = {}): Ability => ({
  is: 'static',
  to: { side: 'own', where: { kind: 'guardian', ...where } },
  mods,
});
export const theirs = (mods: readonly Mod[]): Ability => ({
  is: 'static',
  to: { side: 'foes', where: { kind: 'guardian' } },
  mods,
});

export const plus = (stat: StatName, add: Num): Mod => ({ stat, add });
export const yes = (stat: StatName): Mod => ({ stat, add: 1 });
export const free = (stat: 'attackCost' | 'swapCost'): Mod => ({ stat, set: 0 });
export const costlier = (add: number): Mod => ({ stat: 'attackCost', add });
/** More attack against what its basic attack is aimed at. */
export const atkOn = (filter: Filter, add: number): Mod => ({
  stat: 'atk',
  add,
  if: { card: 'struckNow', is: filter },
});
/** G5.2: how far it reaches to each side, where that is not one lane. */
export const ownLane: Mod = { stat: 'range', set: 0 };
export const everyLane: Mod = { stat: 'range', set: 4 };
export const fury: Mod = { stat: 'fury', add: 1 };

type Debuff = Exclude<StatusName, 'shield' | 'stealth'>;
const IMMUNITY: Readonly<Record<Debuff, StatName>> = {
  paralyzed: 'immuneParalyzed',
  burned: 'immuneBurned',
  exhausted: 'immuneExhausted',
  confused: 'immuneConfused',
  poisoned: 'immunePoisoned',
};
/** G8.9 */
export const immune = (...to: Debuff[]): Mod[] => to.map((status) => yes(IMMUNITY[status]));
export const immuneToAll: readonly Mod[] = Object.values(IMMUNITY).map(yes);

// ── When things happen ──
const also = (a: Cond, b?: Cond): Cond => (b === undefined ? a : { all: [a, b] });

export const whenever = (on: GuardianLanguage['event'], condition: Cond, ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on,
  if: condition,
  do: ops,
});
export const whenSummoned = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('summoned', also({ same: ['guardian', 'self'] }, condition), ops);
const mayMarch = (dz: number): Op => ({
  do: 'may',
  prompt: 'march',
  then: [
    { do: 'gainDz', who: 'me', n: -dz },
    { do: 'cleanse', of: 'self' },
  ],
});
const canMarch = (dz: number): Cond => ({
  all: [{ gte: [{ dzOf: 'me' }, dz] }, { card: 'self', is: { exhausted: true } }],
});
/** When it is summoned, its player may pay so many DZ: then it is not Exhausted (G3.5). */
export const forcedMarch = (dz: number): Ability => whenSummoned([mayMarch(dz)], canMarch(dz));
/** The same after what else happens when it is summoned: nobody has to say which comes first. */
export const thenForcedMarch = (dz: number): Op => ({ do: 'if', test: canMarch(dz), then: [mayMarch(dz)] });
/** G5.6: not when it is discarded. */
export const whenDefeated = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('defeated', also({ same: ['guardian', 'self'] }, condition), ops);
export const whenMyTurnStarts = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('turnStart', also({ sameSeat: ['player', 'me'] }, condition), ops);
export const whenMyTurnEnds = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('turnEnd', also({ sameSeat: ['player', 'me'] }, condition), ops);

/** When its basic attack damages a Guardian that survives it (`struck`). */
export const whenItWounds = (ops: readonly Op[], who: 'self' | 'host' = 'self'): Ability =>
  whenever('hitGuardian', { all: [{ same: ['attacker', who] }, { card: 'struck', is: { inPlay: true } }] }, ops);
/** When its basic attack damages a base; a wall alone does not count. */
export const whenItBreaches = (ops: readonly Op[]): Ability =>
  whenever('hitBase', { all: [{ same: ['attacker', 'self'] }, { gte: ['dealt', 1] }] }, ops);
/** When the basic attack of what wears this has been made, whatever came of it. */
export const whenItsWearerAttacked = (ops: readonly Op[]): Ability =>
  whenever('attackMade', { same: ['attacker', 'host'] }, ops);
/** When its wearer's basic attack deals damage to anything. */
export const whenItsWearerHits = (ops: readonly Op[]): Ability[] => [
  whenever('hitGuardian', { same: ['attacker', 'host'] }, ops),
  whenever('hitBase', { same: ['attacker', 'host'] }, ops),
];
/** When a basic attack (by `source`) damages it, even if it is defeated by that. */
export const whenAttackWoundsIt = (ops: readonly Op[]): Ability =>
  whenever('damaged', { all: [{ same: ['hurt', 'self'] }, { byAttack: 'source' }] }, ops);

/** When it has changed lanes with another, by whatever means. */
export const whenItMoves = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('swapped', also({ same: ['guardian', 'self'] }, condition), ops);

// ── Ways back ──
/** Last Stand: one of my Outposts has fallen. */
export const lastStand: Cond = { lostOutpost: true };
/** My bases together have fewer HP than my opponent's. */
export const behind: Cond = { behind: true };

// ── Waiting Effects (G4.9) ──
/** A spot that is the base this lies in. */
const thisBase: Cond = { all: [{ mySpot: 'spot' }, { inThisLane: 'spot' }] };
const enemyInThisLane: Cond = { all: [{ foes: 'guardian' }, { sameLane: ['guardian', 'self'] }] };

/** When an enemy attacks the base this lies in, or the Guardian there. */
export const onAttackHere = (ops: readonly Op[]): Ability => whenever('attacks', thisBase, ops);
export const onAttackOnMine = (ops: readonly Op[], where: Filter): Ability =>
  whenever('attacks', { all: [thisBase, { card: 'target', is: where }] }, ops);
export const onEnemySummoned = (ops: readonly Op[]): Ability => whenever('summoned', enemyInThisLane, ops);
export const onEnemyAbility = (ops: readonly Op[]): Ability => whenever('abilityUsed', enemyInThisLane, ops);
export const onMineDefeated = (ops: readonly Op[], where: Filter): Ability =>
  whenever('defeated', { all: [thisBase, { card: 'guardian', is: where }] }, ops);
export const onBaseDamaged = (ops: readonly Op[]): Ability => whenever('baseDamaged', thisBase, ops);
export const onBaseFallen = (ops: readonly Op[]): Ability => whenever('baseFallen', thisBase, ops);

// ── Abilities used for DZ (G5.4), and cards played ──
export const ability = (
  label: string,
  dz: number,
  ops: readonly Op[],
  more: { if?: Cond; targets?: readonly Target[] } = {},
): Ability => ({ is: 'use', label, price: dz, ...more, do: ops });
/** Overcharge: paid with all the DZ its player has but one, and one at least; the text calls them `n`. */
export const overcharge = (
  label: string,
  ops: readonly Op[],
  more: { if?: Cond; targets?: readonly Target[] } = {},
): Ability => ability(label, ALL_BUT_ONE, ops, more);
/** One for every so many DZ that were paid. */
export const oncePer = (dz: number): Num => ({ share: ['n', dz] });
/** So much for each DZ that was paid. */
export const perDz = (n: number): Num => ({ product: ['n', n] });
/** At one card, which the text calls `target`. */
export const aim = (
  from: CardSet,
  prompt: GuardianLanguage['prompt'] = from.of === 'me' ? 'ally' : 'target',
): { targets: readonly Target[] } => ({
  targets: [{ as: 'target', from, prompt }],
});
/** G5.5: what does damage to the enemy base of its lane, whoever stands before it. */
export const stoneTheBase = (label: string, dz: number, n: number): Ability =>
  ability(label, dz, [{ do: 'damageBase', at: { facing: 'self' }, n }]);
/** Damage for all DZ to an enemy it may target, and to the base of its lane if there is none. */
export const barrage = (label: string, each: number): Ability =>
  overcharge(label, [
    {
      do: 'if',
      test: { exists: inRange },
      then: [choose('target', inRange, 'target'), damage('target', perDz(each))],
      else: [{ do: 'damageBase', at: { facing: 'self' }, n: perDz(each) }],
    },
  ]);
export const bombard = (label: string, each: number): Ability =>
  overcharge(label, [{ do: 'damageBase', at: { facing: 'self' }, n: perDz(each) }]);
export const play = (ops: readonly Op[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'play', do: ops } : { is: 'play', if: condition, do: ops };
export const playOn = (from: CardSet, ops: readonly Op[], condition?: Cond): Ability => ({
  is: 'play',
  ...(condition === undefined ? {} : { if: condition }),
  ...aim(from),
  do: ops,
});
/** G5.8: one of its player's Guardians is given up to summon it, and it takes that lane. */
export const sacrificed: Ability = { is: 'note', sacrifice: true };

// ── What happens ──
export const damage = (to: CardRef, n: Num): Op => ({ do: 'damage', to, n });
export const heal = (to: CardRef, n: Num): Op => ({ do: 'heal', to, n });
export const give = (to: CardRef, status: StatusName): Op => ({ do: 'give', to, status });
export const cleanse = (of: CardRef): Op => ({ do: 'cleanse', of });
export const defeat = (cards: CardSet | string): Op => ({ do: 'defeat', cards });
export const discard = (cards: CardSet | string): Op => ({ do: 'discard', cards });
export const toHand = (cards: CardSet | string): Op => ({ do: 'toHand', cards });
export const draw = (n: Num, who: SeatRef = 'me'): Op => ({ do: 'draw', who, n });
export const gainDz = (n: Num): Op => ({ do: 'gainDz', who: 'me', n });
export const gainSp = (n: Num): Op => ({ do: 'gainSp', who: 'me', n });
export const healBases = (n: number): Op => ({ do: 'healBases', who: 'me', n });
/** One of my bases, by a spot. */
export const healBase = (at: Num, n: Num): Op => ({ do: 'healBase', at, n });
export const useUp: Op = { do: 'useUp' };
export const cancelAttack: Op = { do: 'cancelAttack' };

/** A die; the faces low to high do what follows. */
export const onRoll = (low: number, high: number, then: readonly Op[]): Op[] => [
  { do: 'roll', as: 'die' },
  { do: 'if', test: { between: ['die', low, high] }, then },
];
/** To each of them, which the text calls `one`. */
export const each = (cards: CardSet, then: readonly Op[]): Op => ({ do: 'each', in: cards, as: 'one', then });
export const choose = (as: string, from: CardSet, prompt?: GuardianLanguage['prompt']): Op =>
  prompt === undefined ? { do: 'choose', as, from } : { do: 'choose', as, from, prompt };
/** Choose one, or none; with one, what follows is done. */
export const mayChoose = (as: string, from: CardSet, then: readonly Op[]): Op[] => [
  { do: 'choose', as, from, may: true },
  { do: 'if', test: { card: as, is: {} }, then },
];

export const change = (on: CardRef, mods: readonly Mod[], lasting: Lasting): Op => ({
  do: 'modify',
  on,
  mods,
  lasting,
});
export const thisTurn: Lasting = { until: 'endOfTurn' };
/** Until the start of my next turn. */
export const untilMyTurn: Lasting = { cycles: 1 };
/** As long as it is in play. */
export const forGood: Lasting = {};

// ── Lanes and walls ──
/** Whether there is a lane to put a Guardian into; the question which, called `lane`. */
export const emptyLane: Cond = { emptyLane: true };
export const chooseLane: Op = { do: 'chooseSpot', as: 'lane', from: { emptyLanes: true }, prompt: 'lane' };
export const clone = (of: CardRef): Op[] => [chooseLane, { do: 'clone', of, at: 'lane' }];
/** G9.3: without class and with half the HP. */
export const copy = (of: CardRef): Op[] => [chooseLane, { do: 'copy', of, at: 'lane', classless: true, halfHp: true }];
export const putOut = (id: string, at: Num): Op => ({ do: 'token', id, at });
export const link = (a: CardRef, b: CardRef): Op => ({ do: 'link', a, b });
export const linkWhileHere = (a: CardRef, b: CardRef): Op => ({ do: 'link', a, b, whileHere: true });

const again = (ground: Ground): { again?: true } => (ground === 'again' ? { again: true } : {});
export const wallRoom = (ground: Ground): Cond => ({ wallLane: ground });
export const wall = (tier: 1 | 2 | 3, ground: Ground, at: Num): Op => ({ do: 'wall', at, tier, ...again(ground) });
export const wallSomewhere = (tier: 1 | 2 | 3, ground: Ground): Op[] => [
  { do: 'chooseSpot', as: 'lane', from: { wallLanes: ground }, prompt: 'lane' },
  wall(tier, ground, 'lane'),
];
export const wallEverywhere = (tier: 1 | 2 | 3, ground: Ground): Op => ({
  do: 'walls',
  who: 'me',
  tier,
  ...again(ground),
});
