import { type CardSource, type CompiledCard, finished, opsOf, type Stat, type WindowId } from '@wardroom/core';
import { type Ability, type Op, type Scope, verbWords, type WardLanguage, type WardNotes } from './language.ts';

/** A Ward card as data (W5.2.1, W6.3.1), and as the rules read it. */

export const CREATURE_TYPES = [
  'Beast',
  'Bug',
  'Cosmic',
  'Demon',
  'Dragon',
  'Elemental',
  'Humanoid',
  'Dinosaur',
  'Undead',
  'Mechanical',
] as const;
export type CreatureType = (typeof CREATURE_TYPES)[number];

/** What a creature may be printed as beside its type: kinds that no text about a type means. */
export const OTHER_KINDS = ['Unknown', 'Toon'] as const;
export type CreatureKind = CreatureType | (typeof OTHER_KINDS)[number];

export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic', 'Promo'] as const;
export type Rarity = (typeof RARITIES)[number];

export type CardKind = 'creature' | 'magic' | 'hybrid';
export const MAGIC_TYPES = ['standard', 'infinite', 'lightning'] as const;
export type MagicType = (typeof MAGIC_TYPES)[number];
export const SUB_TYPES = ['field', 'equip', 'none'] as const;
export type SubType = (typeof SUB_TYPES)[number];

/** W8.3.1: what a summon asks for. Not an effect: nothing negates it. */
export interface Requirement {
  /** Number of sacrifices, in place of the number by AL. */
  sacrifices?: number;
  /** Each sacrifice is of this type or has this in its name. */
  each?: { type: CreatureType; name: string };
  /** The sacrifices lie under it and follow it. */
  under?: true;
  /** Only by putting it on this creature, there since before this turn. */
  onto?: string;
  /** Sacrifices of this kind are worth two here. */
  double?: Kind;
  /** One of these among its sacrifices goes into its player's deck instead. */
  returns?: readonly string[];
  /** Sacrifices with this in their names lie under it and follow it. */
  underNamed?: string;
  /** Without a sacrifice onto the empty front: while one's hand holds so many others with a name in theirs, */
  freeWithHand?: { name: string; count: number };
  /** or while a magic with this id lies on the field; it goes to its owner's hand when none does any more. */
  freeWithField?: string;
  /** Also as a limited summon, while one's primary is of this kind; back to the hand when that is lost. */
  beside?: Kind;
  /** Only in the place of one's own primary of this type that wears this equip. */
  carrying?: { type: CreatureType; wearing: string };
}

/** Cards with this id, or with this in their names. */
export interface Kind {
  id?: string;
  name?: string;
}

export const isKind = (def: { id: string; name: string }, kind: Kind): boolean =>
  (kind.id !== undefined && def.id === kind.id) ||
  (kind.name !== undefined && def.name.toLowerCase().includes(kind.name.toLowerCase()));

/** What an unaffected creature is out of reach of: magics and creatures' effects, magics alone, or opponents' magics. */
export const IMMUNITIES = ['all', 'magics', 'foesMagics'] as const;
export type Immunity = (typeof IMMUNITIES)[number];

/** A hold that its victim's controller rolls to break. */
export interface Hold {
  /** Compulsory every turn, or as they like. */
  must?: true;
  /** Faces that free. */
  free: readonly [number, number];
  /** Also in the turns of others, once in each turn, outside of battles. */
  anyTurn?: true;
  /** Damage for any other face. */
  damage?: number;
}

export interface WardSource extends CardSource<WardLanguage> {
  set: string;
  no: number;
  rarity: Rarity;
  kind: CardKind;
  type: CreatureKind | null;
  al: number;
  spd: number;
  hp: number;
  dice: number;
  mod: number;
  art: readonly string[];
  magic: MagicType | null;
  sub: SubType | null;
  /** The boss whose card it is; such a card is never a player's (B5.1.1). */
  boss: string | null;
  /** Of a boss itself: its HP against one player, two, and so on. */
  hps: readonly number[] | null;
  abilities: readonly Ability[];
}

/** Played onto a creature, as every equip is, and as a creature may be that is played as one. */
export const isEquip = (def: WardCard): boolean => def.sub === 'equip' || def.asEquip !== null;

export interface WardCard extends CompiledCard<WardNotes> {
  source: WardSource;
  kind: CardKind;
  type: CreatureKind | null;
  al: number;
  spd: number;
  hp: number;
  dice: number;
  mod: number;
  magic: MagicType | null;
  sub: SubType | null;
  rarity: Rarity;
  art: readonly string[];
  require: Requirement | null;
  /** Stays on the field after resolving, as every infinite and every equip does (W6.4.2); with cycles, until they are up. */
  stays: boolean;
  cycles: number;
  /** W16.1.1, settled when it arrives. */
  unaffected: Immunity | null;
  /** Once in a cemetery it never leaves it. */
  locked: boolean;
  hold: Hold | null;
  /** An equip that makes itself and its wearer immune to magics. */
  shields: boolean;
  /** An equip that makes its wearer unaffected by everything else. */
  armours: boolean;
  /** Creatures of this type are not unaffected by their own text while it is in front. */
  lifts: CreatureType | null;
  /** An equip that negates the next magic aimed at its wearer. */
  wards: boolean;
  /** What it adds to the HP of a cemetery beside its own. */
  buriedHp: number;
  /** Changes by Common and Uncommon magics count twice on it. */
  doubles: boolean;
  /** May take the place of a lost primary. */
  stepsIn: boolean;
  /** What it was summoned with is kept, for texts that add it. */
  addsSacrifices: boolean;
  /** What lies under it stays behind when it leaves. */
  leavesUnder: boolean;
  /** A creature that may be played as an equip: where it goes when its wearer leaves the field. */
  asEquip: 'hand' | 'cemetery' | null;
  /** Lets everybody play creature cards as equips. */
  grafts: boolean;
  /** Undoes a turn; a used one stays used. */
  turnsBack: boolean;
  /** Takes the place of a sacrifice this many times. */
  worth: number;
  /** Has an effect of its own (a requirement is none). */
  hasEffect: boolean;
  /** Negates creature effects while it lies on the field. */
  negates: boolean;
  /** Cannot be negated while it is played. */
  sure: boolean;
  /** Playing or summoning it may send cards to a cemetery. */
  harms: boolean;
  /** It may hurt or move creatures itself, and not only destroy magics. */
  harmsCreatures: boolean;
  /** What its text may add to its player's cemetery HP. */
  burden: number;
  boss: string | null;
  hps: readonly number[] | null;
  /** Notes that the rules read all the time, as fields: looking a note up by name costs many times as much. */
  mortal: boolean;
  neverPrimary: boolean;
  notOnBoss: boolean;
  onlyDestroyed: boolean;
  costDamage: number;
  /** Its continuous text, or what its summon began for as long as it stays, speaks of opponents or their creatures. */
  aura: boolean;
  /** Stats of its own that its continuous text changes. */
  swings: readonly string[];
}

/** A text with its steps, nested ones too. */
interface Text {
  ability: Ability;
  ops: readonly Op[];
}

/** Cards that a text picked out of a hand: sending those to a cemetery takes nothing from the field. */
const fromHands = ({ ability: a, ops }: Text): Set<unknown> => {
  const picks = [...ops.filter((op) => op.do === 'choose'), ...('targets' in a ? (a.targets ?? []) : [])];
  return new Set(picks.filter((x) => x.from.in === 'hand').map((x) => x.as));
};
/** A text that may hurt a creature of its own player. The `a` of an answer to a hit is the opponent's striker. */
const hurting = (text: Text): boolean => {
  const held = fromHands(text);
  return text.ops.some(
    (op) =>
      (verbWords(op.do).hurts === true && !('to' in op && op.to === 'a')) ||
      (op.do === 'send' && op.to === 'cemetery' && !held.has(op.cards)),
  );
};
const isEntry = (a: Ability): boolean => a.is === 'play' || (a.is === 'trigger' && a.on === 'summoned');
/** A text that silences creatures lets go of what they anchor. */
const silences = (a: Ability): boolean => a.is === 'static' && a.mods.some((mod) => mod.stat === 'negated');

const reachesOthers = (to: Scope): boolean =>
  typeof to === 'object' && ('side' in to ? to.side !== 'own' : to.seats !== 'own');

/** A text that binds whole sides for as long as its card stays. */
const staysOnSides = ({ ops }: Text): boolean =>
  ops.some((op) => op.do === 'modify' && op.side !== undefined && op.lasting.whileSource === true);

/** The largest addition to a cemetery that a text speaks of. */
const burdenOf = ({ ops }: Text): number =>
  Math.max(0, ...ops.map((op) => (op.do === 'cemeteryHp' && op.who === 'me' && typeof op.n === 'number' ? op.n : 0)));

/** Coming free while a magic lies there, and going with it, is written as an effect. */
const isRequirement = (a: Ability): boolean =>
  a.is === 'note' && a.require !== undefined && a.require.freeWithField === undefined;

export function finishCard(
  source: WardSource,
  card: CompiledCard<WardNotes>,
  negatedStat: Stat,
  anyWindow: WindowId,
): WardCard {
  const n = card.notes;
  const cycles = n.cycles ?? 0;
  const texts = source.abilities.map((ability): Text => ({ ability, ops: opsOf(ability) }));
  const entries = texts.filter(({ ability }) => isEntry(ability));
  // What may be played at any moment fits every window.
  const always = card.answersIn[anyWindow];
  return finished(always ? { ...card, answersIn: card.answersIn.map(() => true) } : card, {
    source,
    kind: source.kind,
    type: source.type,
    al: source.al,
    spd: source.spd,
    hp: source.hp,
    dice: source.dice,
    mod: source.mod,
    magic: source.magic,
    sub: source.sub,
    rarity: source.rarity,
    art: source.art,
    require: n.require ?? null,
    stays:
      source.magic === 'infinite' ||
      source.sub === 'equip' ||
      n.stays === true ||
      n.asEquip !== undefined ||
      cycles > 0,
    cycles,
    unaffected: n.unaffected === true ? 'all' : (n.unaffected ?? null),
    locked: n.locked === true,
    hold: n.hold ?? null,
    shields: n.shields === true,
    armours: n.armours === true,
    lifts: n.lifts ?? null,
    wards: n.wards === true,
    buriedHp: n.buriedHp ?? 0,
    doubles: n.doubles === true,
    stepsIn: n.stepsIn === true,
    addsSacrifices: n.addsSacrifices === true,
    leavesUnder: n.leavesUnder === true,
    asEquip: n.asEquip ?? null,
    grafts: n.grafts === true,
    turnsBack: n.turnsBack === true,
    worth: n.worth ?? 1,
    hasEffect: source.kind !== 'magic' && source.abilities.some((a) => !isRequirement(a)),
    negates: card.statics[negatedStat] !== undefined,
    sure: n.sure === true,
    harmsCreatures: entries.some(hurting),
    harms:
      source.abilities.some(silences) ||
      entries.some((text) => hurting(text) || text.ops.some((op) => verbWords(op.do).moves === true)),
    burden: Math.max(0, ...texts.map(burdenOf)),
    boss: source.boss,
    hps: source.hps,
    mortal: n.mortal === true,
    neverPrimary: n.neverPrimary === true,
    notOnBoss: n.notOnBoss === true,
    onlyDestroyed: n.onlyDestroyed === true,
    costDamage: typeof n.costDamage === 'number' ? n.costDamage : 0,
    // What players hang on their own creatures concerns nobody else's.
    aura:
      n.grafts !== true &&
      (source.abilities.some((a) => a.is === 'static' && reachesOthers(a.to)) || texts.some(staysOnSides)),
    swings: source.abilities.flatMap((a) => (a.is === 'static' && a.to === 'self' ? a.mods.map((x) => x.stat) : [])),
  });
}
