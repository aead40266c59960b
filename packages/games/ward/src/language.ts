import type * as core from '@wardroom/core';
import { NONE } from '@wardroom/core';
import type { CreatureType, Hold, Immunity, Rarity, Requirement } from './card.ts';
import {
  DAMAGE,
  DAMAGE_KINDS,
  type DamageKind,
  type EVENT_FACTS,
  type PROMPT_NAMES,
  type RollKind,
  type StatName,
  type WINDOW_NAMES,
} from './names.ts';

/**
 * Ward's words in the language of card texts: what may be written, and what each word is given. What the words do is in
 * `vocabulary.ts`. The general ones (if, each, choose, roll, modify …) are the engine's.
 */

/** A limited summon goes to its origin: the zone it was brought from. */
export const DESTINATIONS = ['hand', 'cemetery', 'deckBottom', 'deck', 'origin'] as const;
export type Destination = (typeof DESTINATIONS)[number];
/** Of whoever it belongs to as it leaves, of who brought it to the match, or of who has it now. */
export const WHOSE = ['home', 'owner', 'holder'] as const;

/** A verb: its arguments, and what the rules want to know of it without running it. */
interface VerbWords {
  args: core.VerbArgs;
  /** It may hurt a creature. */
  hurts?: true;
  /** It may take a card from its place, with whatever depends on it; or add to a cemetery. */
  moves?: true;
  /** It does nothing to a boss in any case (B10.3–4): no die is rolled for it. */
  inVain?: true;
  /** Done to a player, it counts for a boss, which has no hand and no threshold. */
  onPlayers?: true;
  /** It decides the battle or the turn under way (B10.9–10). */
  outcome?: 'battle' | 'turn';
}

const cards = { cards: 'cards' } as const;
const card = { card: 'card' } as const;
const on = { on: 'card' } as const;
const who = { who: 'seat' } as const;
const nobody = { optional: 'card', missing: NONE } as const;

export const VERBS = {
  /** Damage to a creature; instant unless the text says another kind. */
  damage: {
    args: { to: 'card', n: 'num', kind: { optional: { word: DAMAGE_KINDS }, missing: DAMAGE.instant }, by: nobody },
    hurts: true,
  },
  /** Half of its present HP (W17.6). */
  halve: { args: { to: 'card' }, hurts: true, inVain: true },
  heal: { args: { to: 'card', n: 'num' } },
  /** Once per cycle at the end of a combat phase (W11): so many times, or until this leaves. */
  overTime: { args: { to: 'card', n: 'num', ticks: { optional: 'num', missing: 0 } } },
  healOverTime: { args: { to: 'card', n: 'num', ticks: { optional: 'num', missing: 0 } } },
  /** Destroy magics, all in one step. */
  destroy: { args: cards, moves: true },
  draw: { args: { who: 'seat', n: 'num' } },
  /** Move cards: to the hand or cemetery of whoever they belong to now, or of the player who brought them. */
  send: {
    args: { cards: 'cards', to: { word: DESTINATIONS }, whose: { optional: { word: WHOSE }, missing: 0 } },
    moves: true,
    inVain: true,
  },
  /** Into its deck, which is then shuffled. */
  intoDeck: { args: card, moves: true, inVain: true },
  shuffle: { args: who },
  /** A player looks at cards nobody sees. */
  look: { args: cards },
  /** A card is shown to everyone. */
  show: { args: card },
  revealHand: { args: who },
  /** The magic being answered is stopped before it takes hold. */
  negate: { args: { link: 'num' } },
  negateAttack: { args: {}, outcome: 'battle' },
  /** Negate the magic being answered and play it oneself. */
  steal: { args: { link: 'num' } },
  /** This comes back to its owner's hand, or is shuffled into the deck, after so many cycles. */
  comeBack: { args: { cycles: 'num', to: { optional: { word: ['hand', 'deck'] }, missing: 0 } } },
  /** Nothing that it does in the battle under way does damage. */
  harmless: { args: card },
  /** The next attack on it is negated. */
  shield: { args: on },
  /** It is held until its controller's roll frees it; how is in this card's `hold` note. */
  hold: { args: on },
  skipTurn: { args: who, onPlayers: true },
  cemeteryHp: { args: { who: 'seat', n: 'num' }, moves: true },
  /** Onto the field beside the primary, held by this card, and where it goes when that ends. */
  beside: {
    args: {
      card: 'card',
      home: { optional: { word: ['cemetery', 'hand'] }, missing: 0 },
      anchored: 'flag',
      /** Whose it is when it leaves: its controller's, or its owner's. */
      whose: { optional: { word: ['home', 'owner'] }, missing: 0 },
      /** When it goes there by itself, at the latest. */
      until: { optional: { word: ['lost', 'battle', 'turn'] }, missing: 0 },
      cycles: { optional: 'num', missing: 0 },
    },
  },
  /** Another magic, wherever it lies, is attached to a creature as one's own; held by this card if so said. */
  attach: { args: { card: 'card', on: 'card', anchored: 'flag' }, moves: true },
  /** A card goes under this one. */
  tuck: { args: card, moves: true },
  /** A creature comes to the empty front, and nothing is sacrificed for it. */
  summonFree: { args: card },
  /** The creature attacked is this one from here on; or the battle is called off. */
  redirect: { args: { to: 'card' }, outcome: 'battle' },
  cancelBattle: { args: {}, outcome: 'battle' },
  /** Two creatures battle now. */
  battle: { args: { attacker: 'card', defender: 'card' }, hurts: true },
  /** It battles itself in this turn's combat phase. */
  possess: { args: on, hurts: true },
  /** Look at the top cards of a deck, with its player, and put them back in an order of one's choice. */
  arrange: { args: { who: 'seat', n: 'num' } },
  /** Every deck is turned over; the card on top lies open. */
  turnDecks: { args: {} },
  /** To the front, held by this card; a primary already there goes to the hand. */
  reviveInFront: { args: card, moves: true },
  /** Take an opponent's creature over as a limited summon. */
  takeOver: { args: card, moves: true, inVain: true },
  /** One's own primary for another player's; or those of two other players. */
  swapPrimaries: { args: { with: 'seat', of: { optional: 'seat', missing: NONE } }, hurts: true },
  /** This is attached to a creature. */
  wear: { args: on },
  /** This creature becomes an equip on another, in a slot of its owner's or of who has it; and where it goes when that is gone. */
  becomeEquip: {
    args: {
      on: 'card',
      side: { optional: { word: ['owner', 'holder'] }, missing: 0 },
      home: { optional: { word: ['cemetery', 'deck'] }, missing: 0 },
    },
  },
  /** This stands in front of an opponent, for good. */
  standBefore: { args: who, moves: true },
  mustSummon: { args: { who: 'seat', maxAl: 'num' } },
  recycleField: { args: { others: 'flag', beside: 'flag' }, moves: true },
  /** The boss draws and plays a card at once. */
  bossDraw: { args: {} },
  /** This creature battles a player's primary, beside its battle of the turn. */
  attack: { args: who },
  /** Whoever is past the threshold by now is out, before the next player is asked. */
  reckon: { args: {} },
  turnBack: { args: {}, outcome: 'turn' },
  /** Counters and memory of this card, or of another. */
  count: { args: { by: 'num', on: nobody } },
  /** The damage, or the healing, that this text stands in for or answers does not happen. */
  aside: { args: {} },
  /** The roll that this answers is made again: all of it, or one die of choice. The new one counts, or whichever is chosen. */
  reroll: { args: { one: 'flag', keep: 'flag' } },
  /** This card remembers a player, or a card: texts call it `remembered`. */
  remember: { args: { who: { optional: 'seat', missing: NONE }, card: nobody } },
  /** What this card began on a creature, or on a player's side, is over. */
  over: { args: { on: nobody, who: { optional: 'seat', missing: NONE } } },
  /** A cost that could not be paid: the card does nothing. */
  unpaid: { args: {} },
} as const satisfies Readonly<Record<string, VerbWords>>;

/** What the rules want to know of a verb, by its name; nothing of the engine's own words. */
export const verbWords = (name: string): Omit<VerbWords, 'args'> =>
  Object.hasOwn(VERBS, name) ? (VERBS as Readonly<Record<string, VerbWords>>)[name] : {};

export interface WardLanguage extends core.Dialect {
  stat: StatName;
  place:
    | 'deck'
    | 'hand'
    | 'primaries'
    | 'side'
    | 'creatures'
    | 'magics'
    | 'cemetery'
    /** Cards kept under creatures. */
    | 'under'
    | 'handAndDeck'
    | 'handAndUnder'
    | 'handAndCreatures';
  event: keyof typeof EVENT_FACTS;
  window: (typeof WINDOW_NAMES)[number];
  moment: 'endOfTurn' | 'endOfBattle';
  prompt: (typeof PROMPT_NAMES)[number];
  nums: {
    hpLeft: CardRef;
    hurt: CardRef;
    fullHp: CardRef;
    /** What a creature is printed with. */
    printed: CardRef;
    /** A player's cemetery HP. */
    buried: SeatRef;
    /** What a creature would receive of the attack that has been worked out, after halving and prevention. */
    received: { by: CardRef; to: CardRef; n: Num };
    /** How many opponents are still there. */
    foesLeft: true;
    /** What a card is printed with. */
    base: { stat: StatName; of: CardRef };
    /** Attack damage that it has dealt in the battle under way. */
    dealtNow: CardRef;
    /** The numbers of all that this card has laid on others, together. */
    laid: true;
    /** Printed dice or MOD of what was sacrificed for it: kept for its own text, or by this card (`lends`). */
    lent: { stat: 'dice' | 'mod'; of: CardRef };
    /** Printed dice or MOD of what a creature wears by this card's leave (`grafts`). */
    grafted: { stat: 'dice' | 'mod'; of: CardRef };
    /** Places for infinite magics that are free on a side. */
    freeSlots: SeatRef;
  };
  conds: {
    /** Its hit is the first of this battle. */
    hitFirst: boolean;
    /** At least one of the attack dice shows 6. */
    rolledSix: boolean;
    /** The link being answered is a magic that an opponent plays. */
    foesMagic: boolean;
    foesLightning: boolean;
    /** Some rival has a lower, or a higher, value of a stat. */
    rivalLower: StatName;
    rivalHigher: StatName;
    /** An opponent had played a Lightning this turn before the battle under way. */
    foePlayedLightning: boolean;
    /** Room for another limited summon. */
    room: boolean;
    /** This card holds a limited summon already. */
    anchors: boolean;
    attached: boolean;
    /** Damage over time from this card runs on somebody. */
    runs: boolean;
    /** It dealt damage this turn. */
    dealtDamage: CardRef;
    /** It was this player who put it where it stands; of one that came back by itself, its controller. */
    putBy: SeatRef;
    hasPrimary: SeatRef;
    /** This card's effect reaches it, or one of them (W16.1.1). */
    touches: CardRef | CardSet;
    /** It may leave its place: nothing nails it down, and this card's effect reaches it. */
    movable: CardRef;
    /** The active player is in the first magic phase (W9.1.2). */
    firstMagicPhase: boolean;
    /** A battle is under way. */
    inBattle: boolean;
    /** This, or its wearer, battles that creature now. */
    facing: CardRef;
    /** In the condition of a text about damage or a kill: what kind of damage it was. */
    damageIs: readonly DamageKind[];
    /** It has started a battle this turn. */
    battled: CardRef;
    /** A creature of this player has started a battle this turn. */
    fought: SeatRef;
    /** The link that this answers has been negated. */
    wasNegated: boolean;
    /** Of an answer to a roll: what the dice were rolled for; and that its own player rolled them. */
    rollIs: readonly RollKind[];
    ownRoll: boolean;
    /** The hit dice, two or more of them, are all equal. */
    hitEqual: boolean;
    /** Something that this card began runs on that creature, or on that player's side. */
    lastsOn: CardRef;
    lastsFor: SeatRef;
    /** No earlier copy of this is worn by the same creature. */
    onlyOne: boolean;
  };
  cards: {
    primaryOf: SeatRef;
    /** The creature that it battles now. */
    rivalOf: CardRef;
  };
  filters: {
    type: CreatureType;
    creature: boolean;
    /** A creature card, wherever it lies; a hybrid is a magic off the field, unless it has become a creature for good. */
    creatureCard: boolean;
    magicCard: boolean;
    art: string;
    winged: boolean;
    locked: boolean;
    /** Printed AL. */
    maxAl: Num;
    equip: boolean;
    lightning: boolean;
    onChain: boolean;
    primary: boolean;
    /** A creature that stands in front or beside. */
    onField: boolean;
    /** Damage over time runs on it (W11.3). */
    bleeding: boolean;
    /** Something holds it that its controller must roll to break. */
    held: boolean;
    /** Wherever it lies: an equip on a partner's creature is still its player's. */
    controlledBy: SeatRef;
    unreserved: boolean;
    /** A creature card without an effect of its own; a requirement is none. */
    plain: boolean;
    rarity: readonly Rarity[];
    /** Present AL, and HP left, from the one to the other. */
    alNow: readonly [number, number];
    hpNow: readonly [number, number];
    /** Less than half of its full HP is left. */
    belowHalf: boolean;
    /** It wears the equip with this id. */
    wears: string;
    /** Its text works where it lies. */
    working: boolean;
    /** An equip that could be played onto that creature. */
    fitsOn: CardRef;
    /** In a hand, or under a creature whose text counts it as held. */
    asHeld: boolean;
    /** It lies under that creature, or is worn by it. */
    under: CardRef;
  };
  spots: Record<never, never>;
  verbs: typeof VERBS;
  notes: WardNotes;
}

/** Facts of a card that rules read. */
export interface WardNotes {
  /** Turn cycles that it lies on the field. */
  cycles: number;
  stays: true;
  require: Requirement;
  /** By everything; or by magics, or by opponents' magics alone. */
  unaffected: true | Immunity;
  locked: true;
  hold: Hold;
  /** An equip that makes itself and its wearer immune to magics. */
  shields: true;
  /** An equip that makes its wearer unaffected by every other card. */
  armours: true;
  /** While it is in front, creatures of this type are reached by what their own text kept off. */
  lifts: CreatureType;
  /** An equip that negates the next magic aimed at its wearer, and goes with it. */
  wards: true;
  /** Added to the HP of the cemetery it lies in, beside its own. */
  buriedHp: number;
  /** Changes of HIT, ATK, attack dice and SPD by Common and Uncommon magics count twice on it. */
  doubles: true;
  /** A hybrid that may take the place of a lost primary, out of the hand. */
  stepsIn: true;
  /** What was sacrificed for it is kept (`lent`). */
  addsSacrifices: true;
  /** Cards under it stay on the field when it leaves. */
  leavesUnder: true;
  /** A creature that may be played as an equip on one's own primary, and where it goes when its wearer leaves the field. */
  asEquip: 'hand' | 'cemetery';
  /** While it lies there, creature cards may be played out of the hand as equips on one's own primary, without their texts. */
  grafts: true;
  turnsBack: true;
  /** Takes the place of a sacrifice this many times. */
  worth: number;
  /** Cannot be negated while it is played. */
  sure: true;
  /** Activation cost: damage to one's own primary (W6.2.2). */
  costDamage: number;
  forGood: true;
  mortal: true;
  neverPrimary: true;
  notOnBoss: true;
  onlyDestroyed: true;
  /** Cards of its controller's hand with this in their names are shown. */
  showsHand: string;
}

export type Ability = core.Ability<WardLanguage>;
export type CardRef = core.CardRef<WardLanguage>;
export type CardSet = core.CardSet<WardLanguage>;
export type Cond = core.Cond<WardLanguage>;
export type Filter = core.Filter<WardLanguage>;
export type Lasting = core.Lasting<WardLanguage>;
export type Mod = core.Mod<WardLanguage>;
export type Num = core.Num<WardLanguage>;
export type Op = core.Op<WardLanguage>;
export type Scope = core.Scope<WardLanguage>;
export type SeatRef = core.SeatRef<WardLanguage>;
export type Target = core.Target<WardLanguage>;
