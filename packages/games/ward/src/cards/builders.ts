import {
  CREATURE_TYPES,
  type CreatureKind,
  type CreatureType,
  type Hold,
  type MagicType,
  type Rarity,
  type Requirement,
  type SubType,
  type WardSource,
} from '../card.ts';
import type {
  Ability,
  CardRef,
  CardSet,
  Cond,
  Filter,
  Lasting,
  Mod,
  Num,
  Op,
  Scope,
  SeatRef,
  Target,
  WardLanguage,
  WardNotes,
} from '../language.ts';
import { CAUSE, type DAMAGE_KINDS, type StatName } from '../names.ts';

/** The words cards are written in. Each returns plain data; nothing here runs in a match. */

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'AL/SPD/HP/dice/MOD', as on the card. */
type Figures = `${number}/${number}/${number}/${number}/${number}`;

const figures = (text: Figures): Pick<WardSource, 'al' | 'spd' | 'hp' | 'dice' | 'mod'> => {
  const [al, spd, hp, dice, mod] = text.split('/').map(Number);
  return { al, spd, hp, dice, mod };
};

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

export interface SetWords {
  creature: (
    no: number,
    name: string,
    rarity: Rarity,
    type: CreatureKind,
    f: Figures,
    art?: string,
    ...a: Ability[]
  ) => WardSource;
  magic: (no: number, name: string, rarity: Rarity, kind: `${MagicType}/${SubType}`, ...a: Ability[]) => WardSource;
  hybrid: (
    no: number,
    name: string,
    rarity: Rarity,
    type: CreatureType | null,
    timing: MagicType,
    f: Figures,
    art: string,
    ...a: Ability[]
  ) => WardSource;
}

/** The words for one set of cards. */
export const cardSet = (set: string): SetWords => ({
  creature: (no, name, rarity, type, f, art = '', ...abilities) => ({
    id: idOf(name),
    name,
    set,
    no,
    rarity,
    kind: 'creature',
    type,
    ...figures(f),
    art: words(art),
    magic: null,
    sub: null,
    boss: null,
    hps: null,
    abilities,
  }),
  magic: (no, name, rarity, kind, ...abilities) => {
    const [magic, sub] = kind.split('/') as [MagicType, SubType];
    return {
      id: idOf(name),
      name,
      set,
      no,
      rarity,
      kind: 'magic',
      type: null,
      ...figures('0/0/0/0/0'),
      art: [],
      magic,
      sub,
      boss: null,
      hps: null,
      // A magic whose whole text is continuous still has to be played somewhere.
      abilities: abilities.some((a) => a.is === 'play')
        ? abilities
        : [sub === 'equip' ? playOn(anyCreature, []) : play([]), ...abilities],
    };
  },
  hybrid: (no, name, rarity, type, timing, f, art, ...abilities) => ({
    id: idOf(name),
    name,
    set,
    no,
    rarity,
    kind: 'hybrid',
    type,
    ...figures(f),
    art: words(art),
    magic: timing,
    sub: 'none',
    boss: null,
    hps: null,
    abilities,
  }),
});

// ── Facts ──
export const requires = (require: Requirement): Ability => ({ is: 'note', require });
export const unaffected: Ability = { is: 'note', unaffected: true };
export const locked: Ability = { is: 'note', locked: true };
/** Lies on the field although Standard; with cycles, until they are up. An equip lies on its creature in any case (W6.4.2). */
export const stays = (cycles = 0): Ability => (cycles > 0 ? { is: 'note', cycles } : { is: 'note', stays: true });
export const holds = (hold: Hold): Ability => ({ is: 'note', hold });
/** Activation cost: damage to one's own primary (W6.2.2). */
export const costsDamage = (n: number): Ability => ({ is: 'note', costDamage: n });
export const note = (facts: Partial<WardNotes>): Ability => ({ is: 'note', ...facts });

// ── Continuous texts ──
export const always = (to: Scope, mods: readonly Mod[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'static', to, mods } : { is: 'static', to, mods, if: condition };
export const equipped = (...mods: Mod[]): Ability => always('host', mods);
export const itself = (mods: readonly Mod[], condition?: Cond): Ability => always('self', mods, condition);
export const everyCreature: Scope = { side: 'all', where: { creature: true } };
export const ownCreatures: Scope = { side: 'own', where: { creature: true } };
export const foesCreatures: Scope = { side: 'foes', where: { creature: true } };

export const plus = (stat: StatName, add: Num): Mod => ({ stat, add });
export const yes = (stat: StatName): Mod => ({ stat, add: 1 });
/** A value that overrides every increase. */
export const fixed = (stat: StatName, fix: Num): Mod => ({ stat, fix });
export const atMost = (stat: StatName, cap: Num): Mod => ({ stat, cap });
export const noIncrease = (stat: StatName): Mod => ({ stat, noRaise: true });
export const halved = (stat: StatName): Mod => ({ stat, times: 0.5 });
/** It is of this type, whatever is printed. */
export const ofType = (type: CreatureType): Mod => ({ stat: 'type', set: CREATURE_TYPES.indexOf(type) });
/** ×n attack damage, against what the condition says of the creature struck. */
export const multiplied = (n: number, condition?: Cond): Mod =>
  condition === undefined ? { stat: 'times', times: n } : { stat: 'times', times: n, if: condition };
/** Takes ×n attack damage, of whoever deals it: an effect on the one that takes it, so it is this one that must be reached (W16.1.1). */
export const takes = (n: number, from?: Filter): Mod =>
  from === undefined ? { stat: 'taken', times: n } : { stat: 'taken', times: n, if: { card: 'strikerNow', is: from } };
export const against = (filter: Filter): Cond => ({ card: 'struckNow', is: filter });

// ── When things happen ──
export const onSummon = (ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on: 'summoned',
  if: { same: ['creature', 'self'] },
  do: ops,
});
/** When this creature hits. */
export const onHit = (ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on: 'hit',
  if: { same: ['striker', 'self'] },
  do: ops,
});
export const whenever = (on: WardLanguage['event'], condition: Cond, ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on,
  if: condition,
  do: ops,
});
export const onMyTurnStart = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('turnStart', also({ sameSeat: ['player', 'me'] }, condition), ops);
export const onMyTurnEnd = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('turnEnd', also({ sameSeat: ['player', 'me'] }, condition), ops);
export const insteadOf = (of: WardLanguage['event'], ops: readonly Op[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'instead', of, do: ops } : { is: 'instead', of, if: condition, do: ops };
/** Of the event `killed`: in a battle, by the creature it fought, its dice on a hit too. */
export const killedInBattle: Cond = { eq: ['cause', CAUSE.battle] };
const also = (a: Cond, b?: Cond): Cond => (b === undefined ? a : { all: [a, b] });

/** When played: what happens as it resolves. */
export const play = (
  ops: readonly Op[],
  more: { if?: Cond; targets?: readonly Target[]; cost?: readonly Op[] } = {},
): Ability => ({
  is: 'play',
  ...more,
  do: ops,
});
/** Played onto one target, which the text calls `target`. */
export const playOn = (from: CardSet, ops: readonly Op[], condition?: Cond): Ability =>
  play(ops, { targets: [{ as: 'target', from }], ...(condition === undefined ? {} : { if: condition }) });

/** May answer this, from the hand. */
export const answers = (to: WardLanguage['window'], condition?: Cond): Ability =>
  condition === undefined ? { is: 'answer', to } : { is: 'answer', to, if: condition };
export const answersFoesMagic: Ability = answers('link', { foesMagic: true });
/**
 * a strikes b: facts of the windows of a hit and of an attack worked out. Stopping or strengthening an attack is an
 * effect on the striker's damage, so it must reach the striker (W16.1.1).
 */
/** Any opponent's attack, whoever's creature it meets: one's own, a partner's, another player's. */
export const answersFoesAttack = (at: 'hit' | 'worked' = 'hit'): Ability =>
  answers(at, { all: [{ foes: 'a' }, { touches: 'a' }] });
/** An opponent's attack on a creature of one's own. */
export const answersAttackOnOwn: Ability = answers('hit', { all: [{ foes: 'a' }, { mine: 'b' }, { touches: 'a' }] });
export const answersOwnHit: Ability = answers('hit', { all: [{ mine: 'a' }, { touches: 'a' }] });

/** Once on your turn, if you like. */
export const mayUse = (label: string, ops: readonly Op[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'use', label, do: ops } : { is: 'use', label, if: condition, do: ops };
/** Once on your turn, compulsory; you pick the moment. */
export const mustUse = (label: string, ops: readonly Op[]): Ability => ({ is: 'use', label, must: true, do: ops });

// ── Cards meant ──
export const anyCreature: CardSet = { in: 'creatures', of: 'all' };
export const ownCreature: CardSet = { in: 'creatures', of: 'me' };
export const foesCreature: CardSet = { in: 'creatures', of: 'opponents' };
export const anyMagic: CardSet = { in: 'magics', of: 'all' };
export const ownHand = (where?: Filter): CardSet =>
  where === undefined ? { in: 'hand', of: 'me' } : { in: 'hand', of: 'me', where };
/** Cards that can be taken out of one's own cemetery. */
export const ownCemetery = (where: Filter = {}): CardSet => ({
  in: 'cemetery',
  of: 'me',
  where: { locked: false, ...where },
});
export const myPrimary: CardRef = { primaryOf: 'me' };
export const primaryOf = (seat: SeatRef): CardRef => ({ primaryOf: seat });
/** Of a type, or with its name in the card's. */
export const kin = (type: CreatureType): Filter => ({ any: [{ type }, { name: type }] });

// ── What happens ──
export const damage = (to: CardRef, n: Num, kind?: (typeof DAMAGE_KINDS)[number]): Op =>
  kind === undefined ? { do: 'damage', to, n } : { do: 'damage', to, n, kind };
export const heal = (to: CardRef, n: Num): Op => ({ do: 'heal', to, n });
export const overTime = (to: CardRef, n: Num, ticks?: number): Op =>
  ticks === undefined ? { do: 'overTime', to, n } : { do: 'overTime', to, n, ticks };
/** Roll a die; the faces low to high do what follows. */
export const onRoll = (low: number, high: number, then: readonly Op[], by?: SeatRef): Op[] => [
  by === undefined ? { do: 'roll', as: 'die' } : { do: 'roll', as: 'die', by },
  { do: 'if', test: { between: ['die', low, high] }, then },
];
export const when = (test: Cond, then: readonly Op[], otherwise?: readonly Op[]): Op =>
  otherwise === undefined ? { do: 'if', test, then } : { do: 'if', test, then, else: otherwise };
export const change = (on: CardRef, mods: readonly Mod[], lasting: Lasting, n?: Num): Op =>
  n === undefined ? { do: 'modify', on, mods, lasting } : { do: 'modify', on, mods, lasting, n };
export const changeSide = (side: SeatRef, mods: readonly Mod[], lasting: Lasting): Op => ({
  do: 'modify',
  side,
  mods,
  lasting,
});
export const cycles = (n: number): Lasting => ({ cycles: n });
export const thisBattle: Lasting = { until: 'endOfBattle' };
export const thisTurn: Lasting = { until: 'endOfTurn' };
/** Until this leaves the field or is negated; then it is over for good. */
export const whileItStays: Lasting = { whileSource: true };
/** Until something else ends it. */
export const untilFreed: Lasting = {};
export const choose = (as: string, from: CardSet, prompt?: WardLanguage['prompt']): Op =>
  prompt === undefined ? { do: 'choose', as, from } : { do: 'choose', as, from, prompt };
/** With one opponent there is nothing to choose. */
export const chooseFoe: Op = { do: 'chooseSeat', from: 'opponents', as: 'foe', reached: true };
export const foesPrimary: CardRef = { primaryOf: 'foe' };
export const destroy = (cards: CardSet | string): Op => ({ do: 'destroy', cards });
export const destroyAllMagics: Op = destroy({ in: 'magics', of: 'all', where: { other: true } });
export const toHand = (cards: CardSet | string, whose: 'home' | 'owner' | 'holder' = 'home'): Op => ({
  do: 'send',
  cards,
  to: 'hand',
  whose,
});
export const toCemetery = (cards: CardSet | string): Op => ({ do: 'send', cards, to: 'cemetery' });
export const negate: Op = { do: 'negate', link: 'n' };
export const negateAttack: Op = { do: 'negateAttack' };
export const comeBack = (n: number): Op => ({ do: 'comeBack', cycles: n });
export const eachPlayerDraws = (n: number): Op => ({
  do: 'eachSeat',
  of: 'all',
  as: 'p',
  then: [{ do: 'draw', who: 'p', n }],
});
/** If it hits first in a battle. */
export const firstBlood: Ability = itself([multiplied(3)], { hitFirst: true });
/** It starts the battle, or is attacked in it: of the event `battle`. */
export const inItsBattle: Cond = { any: [{ same: ['attacker', 'self'] }, { same: ['defender', 'self'] }] };
export const answersFoesLightning: Ability = answers('link', { foesLightning: true });
/** A die for one creature: a six burns it for more. */
export const burns = (six: number, other: number): Ability =>
  playOn(anyCreature, [
    { do: 'roll', as: 'die' },
    when({ eq: ['die', 6] }, [damage('target', six)], [damage('target', other)]),
  ]);
/** Its wearer's effect is lost, and its own attack becomes one of so many dice and that MOD. */
export const becomes = (n: number): Ability =>
  equipped(yes('negated'), { stat: 'dice', set: n }, { stat: 'mod', set: n });
/** How many cards somebody holds; some cards that lie under a creature count as held. */
export const heldBy = (of: 'me' | 'opponents', where: Filter = {}): Num => ({
  count: { in: 'handAndUnder', of, where: { asHeld: true, ...where } },
});
export const cardsOfFoes: Num = heldBy('opponents');
/** Cards with this in their names are shown, and counted. */
export const countsHeld = (name: string): readonly Ability[] => [
  note({ showsHand: name }),
  itself([plus('dice', heldBy('me', { name })), plus('mod', heldBy('me', { name }))]),
];
/** A counter begins again. */
export const countsAnew: Op = { do: 'count', by: { minus: [0, { counter: 'self' }] } };
/** A counter of this that is for one battle. */
export const forgetsAfterBattle: Ability = whenever('battleEnds', { lt: [0, { counter: 'self' }] }, [countsAnew]);
/** Once in each battle its player may have a roll of its wearer's made again: to hit or for damage, whichever it is. */
export const rerollsHost: readonly Ability[] = [
  {
    is: 'use',
    label: 'Roll again',
    at: 'rolled',
    often: true,
    if: { all: [{ same: ['a', 'host'] }, { rollIs: ['hit', 'attack'] }, { eq: [{ counter: 'self' }, 0] }] },
    do: [{ do: 'count', by: 1 }, { do: 'reroll' }],
  },
  forgetsAfterBattle,
];
/** What it hits is wrapped until a roll of its player's frees it. A second hit does not wrap it twice: one roll frees it. */
export const wraps: readonly Op[] = [
  when({ card: 'struck', is: { held: false } }, [
    change('struck', [yes('wrapped')], untilFreed),
    { do: 'hold', on: 'struck' },
  ]),
];
