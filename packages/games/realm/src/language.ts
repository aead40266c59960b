import type * as core from '@wardroom/core';
import { NONE } from '@wardroom/core';
import type { Kind } from './card.ts';
import { type EVENT_FACTS, type PROMPT_NAMES, type RegionName, type StatName, TOKEN_NAMES } from './names.ts';

/**
 * The Contested Realm's words in the language of card texts: what may be written, and what each word is given. What the words
 * do is in `vocabulary.ts` and `verbs.ts`. The general ones (if, each, choose, modify …) are the engine's.
 */

/** How far from where a text measures. */
export const REACHES = ['here', 'adjacent', 'nearby'] as const;
export type Reach = (typeof REACHES)[number];

/** States that a text has put on a card by changing its figures, for the log. */
export const TOLD = [
  'silenced',
  'disabled',
  'flooded',
  'strengthened',
  'lifted',
  'grounded',
  'sheltered',
  'stained',
] as const;
export type Told = (typeof TOLD)[number];

const cards = { cards: 'cards' } as const;
const card = { card: 'card' } as const;

/** `ids`: the cards of the set, which texts may name to bring or become them. */
export const verbWords = (ids: readonly string[]) =>
  ({
    // ── Damage and life ──
    damage: { args: { to: 'card', n: 'num' } },
    /** To all of them in one moment (S1.7). */
    damageAll: { args: { cards: 'cards', n: 'num' } },
    /** A site is destroyed, and everybody around it is hurt, less with every step away. */
    crater: { args: { site: 'card' } },
    heal: { args: { n: 'num', who: { optional: 'seat', missing: NONE } } },
    /** The next so much damage to it this turn is prevented. */
    shield: { args: { on: 'card', n: 'num' } },

    // ── Cards of the player ──
    drawSpell: { args: {} },
    drawSite: { args: {} },
    drawEither: { args: {} },

    // ── Tokens and states ──
    giveToken: { args: { cards: 'cards', token: { word: TOKEN_NAMES } } },
    /** Without aiming at anybody, and nothing else comes of it. */
    breakWards: { args: cards },
    /** S1.3: this player's cards treat the minion as Evil. */
    brand: { args: { on: 'card' } },
    tap: { args: cards },
    tell: { args: { what: { word: TOLD }, on: 'card' } },

    // ── Coming, going, moving ──
    destroy: { args: cards },
    sacrifice: { args: cards },
    toHand: { args: cards },
    /** A minion on land, or an artifact that lies there, goes below. */
    burrow: { args: card },
    /** One step closer to another card. */
    lure: { args: { unit: 'card', to: 'card' } },
    transform: { args: { card: 'card', into: { word: ids } } },
    /** Minions that belong to no deck, by card id. */
    summon: { args: { id: { word: ids }, at: 'num', n: { optional: 'num', missing: 1 } } },
  }) as const satisfies Readonly<Record<string, { args: core.VerbArgs }>>;

export interface RealmLanguage extends core.Dialect {
  stat: StatName;
  /** `wardable`: units and sites, what may have a Ward (S1.4). */
  place: 'units' | 'minions' | 'sites' | 'wardable' | 'realm';
  event: keyof typeof EVENT_FACTS;
  /** Nobody answers freely (S7.1). */
  window: never;
  moment: 'endOfTurn';
  prompt: (typeof PROMPT_NAMES)[number];
  nums: {
    /** Where a card is, as a location. */
    locOf: CardRef;
    /** What the last damage of a text really dealt, all together. */
    lastDealt: true;
  };
  conds: Record<never, never>;
  cards: Record<never, never>;
  filters: {
    kind: Kind;
    unit: boolean;
    type: string;
    reach: Reach;
    /** The same, whatever the region. */
    squareReach: Reach;
    sameSquare: CardRef;
    /** By this aura, in any region. */
    covered: boolean;
    region: RegionName;
    /** On or below a site of water, or of land. */
    onWater: boolean;
    onLand: boolean;
    warded: boolean;
    tapped: boolean;
    /** S1.3: to this player's cards. */
    evil: boolean;
    airborne: boolean;
    carrying: boolean;
    carried: boolean;
    /** A text may aim at it: not out of its player's sight (S5.6). */
    targetable: boolean;
  };
  spots: Record<never, never>;
  verbs: ReturnType<typeof verbWords>;
  notes: RealmNotes;
}

/** Facts of a card that rules read. */
export interface RealmNotes {
  /** Its abilities do not tap, and work once a turn each. */
  once: true;
}

export type Ability = core.Ability<RealmLanguage>;
export type CardRef = core.CardRef<RealmLanguage>;
export type CardSet = core.CardSet<RealmLanguage>;
export type Cond = core.Cond<RealmLanguage>;
export type Filter = core.Filter<RealmLanguage>;
export type Lasting = core.Lasting<RealmLanguage>;
export type Mod = core.Mod<RealmLanguage>;
export type Num = core.Num<RealmLanguage>;
export type Op = core.Op<RealmLanguage>;
export type Scope = core.Scope<RealmLanguage>;
export type Target = core.Target<RealmLanguage>;
