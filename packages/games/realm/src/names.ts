import {
  type CardId,
  citeNumbers,
  type EventFacts,
  type EventsOf,
  eventKinds,
  kindNames,
  type Moment,
  markBit,
  numbered,
  promptNumbers,
  type SeatId,
  type Spot,
  type State,
  slots,
  statNumbers,
  type VarsOf,
  type Verb,
  verbNumbers,
  type WindowId,
  windowNumbers,
  type Zone,
  type ZoneSpec,
} from '@wardroom/core';
import { clauseIds } from './rulebook/ids.ts';

/** The Contested Realm's names for the numbers that the engine works with. What players read is in `text/`. */

/** Index of each clause, for citing: `C['S5.3']`. */
export const CITE = citeNumbers(clauseIds);

// ── Zones. Whatever is in play is at a location: `Card.at`. ──
export const ZONES: readonly ZoneSpec[] = [
  { name: 'atlas', open: 'none', play: false, pile: true },
  { name: 'spellbook', open: 'none', play: false, pile: true },
  { name: 'hand', open: 'own', play: false },
  { name: 'avatars', open: 'all', play: true },
  { name: 'sites', open: 'all', play: true },
  { name: 'minions', open: 'all', play: true },
  { name: 'artifacts', open: 'all', play: true },
  { name: 'auras', open: 'all', play: true },
  { name: 'cemetery', open: 'all', play: false, still: true },
  { name: 'cast', open: 'all', play: false },
  { name: 'gone', open: 'all', play: false, pile: true },
];
export const ATLAS = 0 as Zone;
export const SPELLBOOK = 1 as Zone;
export const HAND = 2 as Zone;
export const AVATARS = 3 as Zone;
/** Rubble lies here too, as a token that is nobody's site. */
export const SITES = 4 as Zone;
export const MINIONS = 5 as Zone;
export const ARTIFACTS = 6 as Zone;
export const AURAS = 7 as Zone;
export const CEMETERY = 8 as Zone;
/** A spell while it is on the storyline. */
export const CAST = 9 as Zone;
/** Banished cards, and tokens that have left. */
export const GONE = 10 as Zone;

// ── Locations (S5.1): a square and a region of it, as one number ──
export const COLUMNS = 5;
export const ROWS = 4;
export const SQUARES = COLUMNS * ROWS;
export const REGION_NAMES = ['surface', 'underground', 'underwater', 'void'] as const;
export type RegionName = (typeof REGION_NAMES)[number];
export const SURFACE = 0;
export const UNDERGROUND = 1;
export const UNDERWATER = 2;
export const VOID = 3;
/** A number that an answer, an event, a link or a card's memory holds, where it is a location. */
export const locIn = (n: number): Spot => n as Spot;
export const locOf = (square: Spot, region: number): Spot => locIn(region * SQUARES + square);
/** A square is the location of its surface. */
export const squareAt = (column: number, row: number): Spot => locIn(row * COLUMNS + column);
export const squareOf = (loc: Spot): Spot => locIn(loc % SQUARES);
export const regionOf = (loc: Spot): number => Math.floor(loc / SQUARES);
export const columnOf = (loc: Spot): number => loc % COLUMNS;
export const rowOf = (loc: Spot): number => Math.floor(squareOf(loc) / COLUMNS);
/** S2.1: the middle of the back row. */
export const START_SQUARES: readonly Spot[] = [squareAt(2, 0), squareAt(2, 3)];

/** The two players (S2.1). */
export const SEATS = [0 as SeatId, 1 as SeatId] as const;

// ── Elements ──
export const ELEMENTS = ['air', 'earth', 'fire', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

// ── Stats ──
export const STAT_NAMES = [
  'power',
  /** Mana that it costs to cast. */
  'cost',
  /** Further steps of a move. */
  'movement',
  /** How many steps away it strikes. */
  'ranged',
  /** Life that a strike on a site costs beyond the striker's power: of the striker, and of the site. */
  'siteDamage',
  // of a site
  'mana',
  'air',
  'earth',
  'fire',
  'water',
  /** More than nought: water, whatever its symbols. */
  'flooded',
  // yes or no, of a unit
  'airborne',
  'burrowing',
  'submerge',
  'voidwalk',
  'lethal',
  'charge',
  'immobile',
  'spellcaster',
  'strikesFirst',
  'evil',
  'silenced',
  'disabled',
  'indestructible',
  'noDefend',
  'noAttack',
  'noMagicDamage',
] as const;
export type StatName = (typeof STAT_NAMES)[number];
export const STAT = statNumbers(STAT_NAMES);

// ── Tokens and marks on a card, one bit each of its flags ──
export const TOKEN_NAMES = ['ward', 'stealth', 'lance'] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];
export const WARD = markBit(0);
export const STEALTH = markBit(1);
export const LANCE = markBit(2);
/** Their bits, in the order of the names. */
export const TOKENS: readonly number[] = [WARD, STEALTH, LANCE];
export const TAPPED = markBit(3);
/** S4.3: came this turn and cannot tap for costs. */
export const SICK = markBit(4);
/** Belongs to no deck: rubble, or brought by a text. */
export const MADE = markBit(5);
/** S4.2: what a destroyed site leaves. It is nobody's site. */
export const RUBBLE = markBit(6);
/** Takes part in the fight under way. */
export const FIGHTING = markBit(7);
/** Of a card in a hand: it has the back of the atlas, which everybody sees (S2.3). */
export const ATLAS_BACK = markBit(9);
/** Hurt by something Lethal: it goes with all the others that die of this moment (S5.6). */
export const DYING = markBit(8);

// ── What would happen to a card, before it does (core: would.ts) ──
export const WOULD = { targeted: 0, damage: 1, destroy: 2 } as const;

// ── Events ──
/**
 * What each kind of event carries (`EventFacts`): the player, the card that it is about and the other one, a number, a list of numbers
 * or cards. Those that texts listen to come first; those that carry nothing are announced to
 * texts and not told.
 */
export const EVENTS = {
  /** b: by whose casting; n: the location. */
  entered: ['seat', 'a', 'b?', 'n'],
  /** b: the caster; n: the location, or NONE; cards: its targets. */
  cast: ['seat', 'a', 'b?', 'n', 'cards'],
  castResolved: ['seat', 'a', 'b?'],
  /** b: its first target; n: which ability; cards: its targets. */
  used: ['seat', 'a', 'b?', 'n', 'cards'],
  arrives: [],
  /** n: the location. */
  attacks: ['seat', 'a', 'b', 'n'],
  /** b: the attacker, the mover. */
  defends: ['seat', 'a', 'b', 'n'],
  intercepts: ['seat', 'a', 'b', 'n'],
  strikes: [],
  /** b: by what. */
  damaged: ['seat', 'a', 'b?', 'n'],
  /** a: the site, b: the striker; list: where it lies. */
  siteStruck: ['seat', 'a', 'b', 'n', 'list'],
  /** a: by what. */
  lifeLost: ['seat', 'a?', 'n'],
  healed: ['seat', 'a?', 'n'],
  /** b: by what; n: the location. */
  died: ['seat', 'a', 'b?', 'n'],
  destroyed: ['seat', 'a', 'b?', 'n'],
  banished: ['seat', 'a', 'b?', 'n'],
  sacrificed: ['seat', 'a', 'b?', 'n'],
  discarded: ['seat', 'a', 'b?'],
  returned: ['seat', 'a', 'b?', 'n'],
  /** n: the deck, `ATLAS` or `SPELLBOOK`. */
  drawn: ['seat', 'a', 'n'],
  /** n: the number of the turn. */
  turnStart: ['seat', 'n'],
  turnEnd: ['seat'],
  /** n: the place among `TOKEN_NAMES`. */
  tokenGained: ['seat', 'a', 'b?', 'n'],
  /** b: on what. */
  wardBroken: ['seat', 'a', 'b?'],
  /** n: the location. */
  siteDestroyed: ['seat', 'a', 'b?', 'n'],
  branded: ['seat', 'a', 'b'],
  /** n: the definition that it had. */
  transformed: ['seat', 'a', 'b?', 'n'],
  // for the log only
  /** n: 1 for heads, 2 for tails. */
  first: ['seat', 'n'],
  /** n: the deck. */
  shuffled: ['seat', 'n'],
  /** n: cards put back before. */
  kept: ['seat', 'n'],
  /** n: the deck. */
  putBack: ['seat', 'a', 'n'],
  /** n: the square. */
  sitePlayed: ['seat', 'a', 'n'],
  manaGained: ['seat', 'n'],
  tapped: ['seat', 'a', 'b?'],
  untapped: ['seat', 'a?'],
  /** a: the target, b: what was aimed at it. */
  targetLost: ['seat', 'a?', 'b'],
  /** b: from what. */
  protected: ['seat', 'a', 'b?'],
  prevented: ['seat', 'a', 'b?', 'n'],
  /** n: the location it comes to; list: from where. */
  moved: ['seat', 'a', 'n', 'list'],
  /** n: the place among `TOKEN_NAMES`. */
  tokenLost: ['seat', 'a', 'n'],
  silenced: ['seat', 'a', 'b'],
  disabled: ['seat', 'a', 'b'],
  flooded: ['seat', 'a', 'b'],
  strengthened: ['seat', 'a', 'b'],
  lifted: ['seat', 'a', 'b'],
  grounded: ['seat', 'a', 'b'],
  sheltered: ['seat', 'a', 'b'],
  stained: ['seat', 'a', 'b'],
  /** a: the artifact, b: the unit; n: the location. */
  pickedUp: ['seat', 'a', 'b', 'n'],
  dropped: ['seat', 'a', 'b', 'n'],
  deathsDoor: ['seat'],
  /** a: the avatar, b: by what. */
  deathBlow: ['seat', 'a', 'b', 'n'],
  /** The draw of the first turn is left out. */
  noDraw: ['seat'],
  /** n: the deck. */
  deckEmpty: ['seat', 'n'],
  conceded: ['seat'],
  disqualified: ['seat'],
  timeOut: [],
  lost: ['seat'],
  won: ['seat'],
  drawnMatch: [],
  endless: [],
} as const satisfies EventFacts;
/** Views of events. */
export type Events = EventsOf<typeof EVENTS>;
export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = kindNames(EVENTS);
export const EVENT = eventKinds(EVENT_NAMES);

/** What the facts a, b, n of an event are called in texts. `loc` is a location. */
export const EVENT_FACTS = {
  /** Something came into play (Genesis); by whose casting. */
  entered: ['card', 'caster', 'loc'],
  /** A spell was put on the storyline ("when cast"). */
  cast: ['spell', 'caster', 'player'],
  castResolved: ['spell', 'caster', 'player'],
  used: ['card', 'target', 'player'],
  /** A unit has come to a location by a step or otherwise. */
  arrives: ['unit', 'from', 'loc'],
  attacks: ['attacker', 'target', 'loc'],
  defends: ['defender', 'attacker', 'loc'],
  intercepts: ['interceptor', 'mover', 'loc'],
  /** A strike dealt damage. */
  strikes: ['striker', 'struck', 'dealt'],
  damaged: ['hurt', 'source', 'dealt'],
  siteStruck: ['site', 'striker', 'dealt'],
  lifeLost: ['source', 'dealt', 'player'],
  healed: ['source', 'restored', 'player'],
  /** A minion goes to the cemetery (Deathrite). */
  died: ['minion', 'by', 'loc'],
  destroyed: ['card', 'by', 'loc'],
  banished: ['card', 'by', 'loc'],
  sacrificed: ['card', 'by', 'loc'],
  discarded: ['card', 'source', 'player'],
  returned: ['card', 'source', 'loc'],
  drawn: ['card', 'b', 'player'],
  turnStart: ['a', 'b', 'player'],
  turnEnd: ['a', 'b', 'player'],
  tokenGained: ['card', 'source', 'token'],
  wardBroken: ['card', 'source', 'n'],
  siteDestroyed: ['site', 'by', 'loc'],
  branded: ['minion', 'by', 'player'],
  transformed: ['card', 'by', 'n'],
} as const satisfies Partial<Readonly<Record<EventName, readonly string[]>>>;
/** What a text or a link is told in the place of a card, where it is none: a location, a verb, so much of something. */
export const factOf = (n: number): CardId => n as CardId;

// ── Questions ──
export const PROMPT_NAMES = [
  'mulligan',
  'draw',
  'drawEither',
  'main',
  'caster',
  'extraCost',
  'path',
  'defend',
  'intercept',
  'assign',
  'order',
  'choose',
  'chooseSeat',
  'mode',
  'may',
  'first',
  'shuffle',
  'rollEffect',
  // that texts may name
  'target',
  'site',
] as const;
export const PROMPT = promptNumbers(PROMPT_NAMES);

// ── Answers ──
export const VERB_NAMES = [
  'keep',
  'putBack',
  'drawSite',
  'drawSpell',
  'playSite',
  'cast',
  'use',
  'move',
  'attack',
  'attackSite',
  'pickUp',
  'drop',
  'endTurn',
  'caster',
  'via',
  'defend',
  'intercept',
  'done',
  'assign',
  'trigger',
  'card',
  'seat',
  'spot',
  'mode',
  'yes',
  'no',
  'none',
] as const;
export const VERB = verbNumbers(VERB_NAMES);

/** Answers whose number is a location. A spell that needs none has NONE there. */
export const SPOT_VERBS: readonly Verb[] = [
  VERB.playSite,
  VERB.cast,
  VERB.move,
  VERB.attack,
  VERB.attackSite,
  VERB.via,
  VERB.spot,
];

// ── Moments that end lasting effects ──
export const MOMENT = { startOfTurn: 1 as Moment, endOfTurn: 2 as Moment } as const;

// ── Kinds of rows beside plain modifiers (tag 0) ──
export const ROW = {
  /** `by`'s cards treat the minion `on` as Evil (S1.3). */
  brand: 1,
  /** So much of the next damage to `on` is prevented. */
  shield: 2,
} as const;

// ── Links of the storyline (S7.1): `Link.window` says what the link does ──
export const LINK = windowNumbers(['cast', 'use', 'move', 'trigger']);
/** The window that opens over them. There is no other: nobody answers freely. */
export const STORYLINE = 0 as WindowId;

// ── Parts of a match ──
export const PHASE_NAMES = ['mulligan', 'start', 'main', 'end'] as const;
export const PHASE = numbered(PHASE_NAMES);

// ── Numbers of the whole match ──
export const MATCH = slots(
  // The fight under way: who attacks, whom or which site, and where.
  'attacker: card',
  'attacked: card',
  'fightAt: spot',
  // What the last damage of a text really dealt.
  'lastDealt',
  'phase',
);
export const MATCH_COUNT = Object.keys(MATCH).length;
export const matchOf = (s: State): VarsOf<typeof MATCH> => s.g as VarsOf<typeof MATCH>;

// ── Numbers of a player ──
export const PLAYER = slots(
  'life',
  'mana',
  'turns',
  // The turn in which life came to 0, and 0 before (S6.1).
  'door',
  // 1 once the player keeps what they hold; cards put back so far.
  'kept',
  'backSites',
  'backSpells',
  // Who has drawn from an empty deck, or taken the death blow, has lost as soon as the table is put in order.
  'doomed',
);
export const PLAYER_COUNT = Object.keys(PLAYER).length;

// ── Match options ──
export const OPTION = slots('timeLimit', 'second');
/** S2.4: whether the player who goes second is helped. */
export const SECONDS = ['helped', 'plain'] as const;
export const SECOND = numbered(SECONDS);

// ── Figures of the rulebook ──
export const LIFE = 20;
export const OPENING_SITES = 3;
export const OPENING_SPELLS = 3;
export const MULLIGAN = 3;
/** S2.4: spells that the player who goes second draws beyond these, and mana beyond what sites give in that player's first turn. */
export const HELP_SPELLS = 1;
export const HELP_MANA = 1;
