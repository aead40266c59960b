import type * as core from '@wardroom/core';
import type { Manner } from './card.ts';
import { cards } from './cards/index.ts';
import { type EVENT_FACTS, type PROMPT_NAMES, STATUS_NAMES, type StatName, type WindowName } from './names.ts';

/**
 * Arcane's words in the language of card texts: what may be written, and what each word is given. What the words do is in
 * `vocabulary.ts`. The general ones (if, each, choose, chooseSpot, roll, modify …) are the engine's.
 */

/** Tokens by id, and where they stand among all cards: a card's place in the list is the number of its definition. */
export const TOKENS: ReadonlyMap<string, core.DefId> = new Map(
  cards.flatMap((x, def) => (x.kind === 'token' ? [[x.id, def as core.DefId]] : [])),
);
const tokenIds: readonly string[] = [...TOKENS.keys()];

/** A verb: its arguments, and what the rules want to know of it without running it. */
interface VerbWords {
  args: core.VerbArgs;
  /** It only tells of a card, and does nothing to it. */
  tells?: true;
}

const card = { card: 'card' } as const;
const noNumber = { optional: 'num', missing: 0 } as const;

export const VERBS = {
  damage: { args: { to: 'card', n: 'num' } },
  heal: { args: { to: 'card', n: 'num' } },
  status: { args: { on: 'card', is: { word: STATUS_NAMES } } },
  draw: { args: { who: 'seat', n: 'num' } },
  /** A token of mine that is set aside comes to an empty square. */
  make: { args: { token: { word: tokenIds }, at: 'spot' } },
  moveTo: { args: { card: 'card', at: 'spot' } },
  swap: { args: { a: 'card', b: 'card' } },
  /** One space straight away from another card. */
  push: { args: { card: 'card', from: 'card' } },
  turnDown: { args: card },
  /** A unit is turned up, and its reveal ability happens. */
  turnUp: { args: card },
  /** The text's player looks at cards that lie face down. */
  look: { args: { cards: 'cards' } },
  toHand: { args: card },
  destroy: { args: card },
  /** The spell being answered does nothing. */
  negate: { args: { link: 'num' } },
  stopAttack: { args: {} },
  points: { args: { who: 'seat', n: 'num' } },
  /** Told of a lasting change; `modify` makes it. */
  gain: { args: { on: 'card', attack: noNumber, health: noNumber }, tells: true },
} as const satisfies Readonly<Record<string, VerbWords>>;

/** What the rules want to know of a verb, by its name; nothing of the engine's own words. */
export const verbWords = (name: string): Omit<VerbWords, 'args'> =>
  Object.hasOwn(VERBS, name) ? (VERBS as Readonly<Record<string, VerbWords>>)[name] : {};

export interface ArcaneLanguage extends core.Dialect {
  stat: StatName;
  place: 'hand' | 'board' | 'aside' | 'discard';
  event: keyof typeof EVENT_FACTS;
  window: WindowName;
  moment: 'endOfTurn';
  prompt: (typeof PROMPT_NAMES)[number];
  nums: { healthLeft: CardRef };
  conds: {
    /** A3.4.2: this card was placed face down. */
    placedDown: boolean;
    /** The link being answered is a spell that the other player casts and that still works. */
    foesSpell: boolean;
  };
  cards: Record<never, never>;
  filters: {
    /** A face-up unit or token; off the board, a unit card. */
    unit: boolean;
    /** A unit or token, whichever side is up. */
    fights: boolean;
    token: boolean;
    stone: boolean;
    /** The text's player does not know it. */
    unseen: boolean;
    faceUp: boolean;
    /** Healing would do something for it. */
    wounded: boolean;
    inOwnTerritory: boolean;
    inEnemyTerritory: boolean;
    /** An effect can move it, for all the text's player can tell. */
    movable: boolean;
    /** It can change places with that card. */
    swaps: CardRef;
    near: CardRef;
    within2: CardRef;
  };
  spots: {
    emptyNear: CardRef;
    emptyWithin2: CardRef;
    /** In the territory of a player, or of whoever controls a card. */
    emptyOf: SeatRef;
    emptyFor: CardRef;
  };
  verbs: typeof VERBS;
  notes: Manner;
}

export type Ability = core.Ability<ArcaneLanguage>;
export type CardRef = core.CardRef<ArcaneLanguage>;
export type CardSet = core.CardSet<ArcaneLanguage>;
export type Cond = core.Cond<ArcaneLanguage>;
export type Filter = core.Filter<ArcaneLanguage>;
export type Mod = core.Mod<ArcaneLanguage>;
export type Num = core.Num<ArcaneLanguage>;
export type Op = core.Op<ArcaneLanguage>;
export type Scope = core.Scope<ArcaneLanguage>;
export type SeatRef = core.SeatRef<ArcaneLanguage>;
export type Spots = core.Spots<ArcaneLanguage>;
