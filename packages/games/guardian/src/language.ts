import type * as core from '@wardroom/core';
import type { Kind } from './card.ts';
import { type EVENT_FACTS, type PROMPT_NAMES, STATUS_NAMES, type StatName, type StatusName } from './names.ts';

/**
 * The words of Guardian Realms in the language of card texts: what may be written, and what each word is given. What the
 * words do is in `verbs.ts` and `vocabulary.ts`. The general ones (if, each, choose, roll, modify …) are the engine's.
 */

const cards = { cards: 'cards' } as const;
/** `at` is a spot. */
const someAt = { at: 'num', n: 'num' } as const;
const some = { who: 'seat', n: 'num' } as const;

export const VERBS = {
  // ── Guardians ──
  damage: { args: { to: 'card', n: 'num' } },
  heal: { args: { to: 'card', n: 'num' } },
  /** G8: a debuff or a buff. Exhausted is rolled for. */
  give: { args: { to: 'card', status: { word: STATUS_NAMES } } },
  /** Takes all debuffs away. */
  cleanse: { args: { of: 'card' } },
  defeat: { args: cards },
  /** To the discard pile from hand or board, which is no defeat (G5.6). */
  discard: { args: cards },
  /** To its owner's hand, from the board or the discard pile; never a Clone, a Copy or a Guardian Summon (G5.7). */
  toHand: { args: cards },
  /** G5.8: a card in play is discarded, so that another can be summoned; to improve another. */
  sacrifice: { args: { card: 'card' } },
  infuse: { args: { card: 'card', into: 'card' } },
  /** A Guardian card of the hand is summoned without its price; what stood there is discarded (G4.8). */
  summonFree: { args: { card: 'card', at: 'num' } },
  clone: { args: { of: 'card', at: 'num' } },
  /** G9.3: without class, with half the HP, with half the attack: one of these at least. */
  copy: { args: { of: 'card', at: 'num', classless: 'flag', halfHp: 'flag', halfAtk: 'flag' } },
  /** G9.4: a Guardian Summon, by card id. Which there are, the set of cards says (`verbsFor`). */
  token: { args: { id: { word: [] as readonly string[] }, at: 'num' } },
  /** G9.5: their HP are one pool until one leaves; `whileHere`: or until this card does. */
  link: { args: { a: 'card', b: 'card', whileHere: 'flag' } },
  linkAll: { args: { cards: 'cards', whileHere: 'flag' } },
  /** Two Guardians of a player change lanes. */
  swap: { args: { a: 'card', b: 'card' } },
  /** The attack under way comes to nothing. */
  cancelAttack: { args: {} },

  // ── Bases and walls ──
  damageBase: { args: someAt },
  healBase: { args: someAt },
  /** Each of a player's bases that stands. */
  healBases: { args: some },
  damageBases: { args: some },
  /** G9.1: `again` builds even where one was destroyed. */
  wall: { args: { at: 'num', tier: 'num', again: 'flag' } },
  /** One in each of a player's lanes where that may be. */
  walls: { args: { who: 'seat', tier: 'num', again: 'flag' } },

  // ── Players ──
  draw: { args: some },
  /** Points gained may be more than the round's, until the next refill. */
  gainDz: { args: some },
  gainSp: { args: some },
  revealHand: { args: { who: 'seat' } },

  // ── This card ──
  /** G4.10: this Equipment loses a use, and goes when none is left. */
  useUp: { args: {} },
} as const satisfies Readonly<Record<string, { args: core.VerbArgs }>>;

/** Where a wall has been destroyed, only a text that says so builds another (G9.1). */
export type Ground = 'new' | 'again';

/** Whose bases are meant. */
export const SIDES = ['own', 'foes'] as const;

export interface GuardianLanguage extends core.Dialect {
  stat: StatName;
  place: 'deck' | 'hand' | 'guardians' | 'equipment' | 'effects' | 'fields' | 'board' | 'discard';
  event: keyof typeof EVENT_FACTS;
  /** Nothing is answered in the middle of something else. */
  window: never;
  moment: 'endOfTurn';
  prompt: (typeof PROMPT_NAMES)[number];
  nums: {
    /** Where a card stands, as a spot; the spot opposite, of the other player. */
    spotOf: CardRef;
    facing: CardRef;
    /** The DZ a player has left. */
    dzOf: SeatRef;
    /** How often the second goes into the first. */
    share: readonly [Num, Num];
  };
  conds: {
    /** Whose base a spot is, and whether it is in the lane of this card. */
    mySpot: Num;
    here: Num;
    inThisLane: Num;
    /** The base there stands. */
    standing: Num;
    /** A base of the player stands and has not all its HP. */
    damagedBase: boolean;
    /** One of the player's Outposts has fallen; their bases have fewer HP together than the opponent's. */
    lostOutpost: boolean;
    behind: boolean;
    /** This card is the one that makes the basic attack under way. */
    byAttack: CardRef;
    /** The player has an empty lane to put a Guardian into; a lane to build a wall in ('again': on ruins, too). */
    emptyLane: boolean;
    wallLane: Ground;
    sameLane: readonly [CardRef, CardRef];
  };
  cards: Record<never, never>;
  filters: Record<StatusName, boolean> & {
    kind: Kind;
    inPlay: boolean;
    costAtMost: number;
    /** G9.2–G9.4: a Clone, a Copy or a Guardian Summon. */
    replica: boolean;
    /** Has any of the debuffs. */
    debuffed: boolean;
    furious: boolean;
    hpAtMost: number;
    wounded: boolean;
    /** An opponent's text may target it: neither in Stealth nor Invincible (G8.7, G8.9). One's own always. */
    targetable: boolean;
    /** For a Guardian's text: visible, in its lane or the next (G5.2). */
    inRange: boolean;
    /** For a Guardian's text: what it may target (G5.2). Its own side: anybody. */
    target: boolean;
    /** For a Guardian's text: in its lane, on the other side. */
    opposite: boolean;
    /** Its base stands. */
    based: boolean;
  };
  spots: {
    /** Lanes of mine that stand without a Guardian. */
    emptyLanes: true;
    /** Lanes of mine where a wall may be built; 'again' where one was destroyed, too. */
    wallLanes: Ground;
    /** Bases of mine that stand and have not all their HP. */
    damagedBases: true;
    /** Bases that stand. */
    bases: (typeof SIDES)[number];
  };
  verbs: typeof VERBS;
  notes: GuardianNotes;
}

/** Facts of a card that rules read. */
export interface GuardianNotes {
  /** One of its player's Guardians is given up to summon it, and it takes that lane (G5.8). */
  sacrifice: true;
}

export type Ability = core.Ability<GuardianLanguage>;
export type CardRef = core.CardRef<GuardianLanguage>;
export type CardSet = core.CardSet<GuardianLanguage>;
export type Cond = core.Cond<GuardianLanguage>;
export type Filter = core.Filter<GuardianLanguage>;
export type Lasting = core.Lasting<GuardianLanguage>;
export type Mod = core.Mod<GuardianLanguage>;
export type Num = core.Num<GuardianLanguage>;
export type Op = core.Op<GuardianLanguage>;
export type SeatRef = core.SeatRef<GuardianLanguage>;
export type Target = core.Target<GuardianLanguage>;
