import {
  type Card,
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
  type Stat,
  type State,
  slots,
  statNumbers,
  type VarsOf,
  type Verb,
  verbNumbers,
  type Zone,
  type ZoneSpec,
} from '@wardroom/core';
import { clauseIds } from './rulebook/ids.ts';

/** Guardian Realms' names for the numbers that the engine works with. What players read is in `text/`. */

/** Index of each clause, for citing: `C['G5.3']`. */
export const CITE = citeNumbers(clauseIds);

// ── Zones. A card on the board stands in a lane: `Card.at`. ──
export const ZONES: readonly ZoneSpec[] = [
  { name: 'deck', open: 'none', play: false, pile: true },
  { name: 'hand', open: 'own', play: false },
  { name: 'guardians', open: 'all', play: true },
  { name: 'equipment', open: 'all', play: true },
  { name: 'effects', open: 'all', play: true },
  { name: 'fields', open: 'all', play: true },
  { name: 'discard', open: 'all', play: false, still: true },
  { name: 'played', open: 'all', play: false },
  { name: 'gone', open: 'all', play: false, pile: true },
];
export const DECK = 0 as Zone;
export const HAND = 1 as Zone;
export const GUARDIANS = 2 as Zone;
export const EQUIPMENT = 3 as Zone;
/** Effects that wait in a base for their trigger. */
export const EFFECTS = 4 as Zone;
export const FIELDS = 5 as Zone;
export const DISCARD = 6 as Zone;
/** An effect while it works. */
export const PLAYED = 7 as Zone;
/** Clones, copies and summons that have left: they belong to no deck. */
export const GONE = 8 as Zone;

// ── Lanes and spots ──
/** The most lanes there are; a player's bases are numbered from 0 in each match. */
export const LANES = 5;
/** A spot is a base of a player, as one number. */
export const spotOf = (seat: SeatId, lane: number): Spot => (seat * LANES + lane) as Spot;
export const seatOfSpot = (spot: Spot): SeatId => Math.floor(spot / LANES) as SeatId;
export const laneOfSpot = (spot: Spot): number => spot % LANES;
/** The spot that the number of an answer, of an event or of a text stands for. */
export const spotIn = (n: number): Spot => n as Spot;
/** A card comes to lie in a lane. */
export const putInLane = (c: Card, lane: number): void => {
  c.at = lane as Spot;
};

// ── Stats ──
export const STAT_NAMES = [
  'hp',
  'atk',
  'attackCost',
  'swapCost',
  'cost',
  /** Lanes to each side that it reaches. */
  'range',
  /** Added to what its basic attack does to bases and walls. */
  'baseAtk',
  // yes or no, of a Guardian
  'fury',
  'invincible',
  'immuneParalyzed',
  'immuneBurned',
  'immuneExhausted',
  'immuneConfused',
  'immunePoisoned',
  'actsAfterSwap',
  'swapsAfterActing',
  'swapsExhausted',
  'swapKeepsStealth',
  'attackKeepsStealth',
  'pastWalls',
  'fresh',
] as const;
export type StatName = (typeof STAT_NAMES)[number];
export const STAT = statNumbers(STAT_NAMES);

// ── Statuses (G8). One bit each of a card's flags; how much and how long is in a row. ──
export const STATUS_NAMES = ['paralyzed', 'burned', 'exhausted', 'confused', 'poisoned', 'shield', 'stealth'] as const;
export type StatusName = (typeof STATUS_NAMES)[number];
export const STATUS = numbered(STATUS_NAMES);
/** G8.1–G8.5 are debuffs, the others buffs. */
export const DEBUFFS = 5;
export const IMMUNE_TO: readonly Stat[] = [
  STAT.immuneParalyzed,
  STAT.immuneBurned,
  STAT.immuneExhausted,
  STAT.immuneConfused,
  STAT.immunePoisoned,
];

// ── Marks on a card: a bit for each status, then these ──
export const PARALYZED = markBit(STATUS.paralyzed);
export const BURNED = markBit(STATUS.burned);
export const EXHAUSTED = markBit(STATUS.exhausted);
export const CONFUSED = markBit(STATUS.confused);
export const POISONED = markBit(STATUS.poisoned);
export const SHIELD = markBit(STATUS.shield);
export const STEALTH = markBit(STATUS.stealth);
/** Any of the debuffs. */
export const AILING = (1 << DEBUFFS) - 1;
export const STATUSES = (1 << STATUS_NAMES.length) - 1;
/** Its HP are one pool with others' (G9.5). */
export const LINKED = markBit(8);
/** How it came to be (G9.2–G9.4), and of a copy what it lacks (G9.3). */
export const CLONE = markBit(9);
export const COPY = markBit(10);
export const SUMMON = markBit(11);
export const CLASSLESS = markBit(12);
export const HALF_HP = markBit(13);
export const HALF_ATK = markBit(14);
export const REPLICA = CLONE | COPY | SUMMON;
/** Changed lanes this turn (G4.6), and a second time (G8.8). */
export const SWAPPED = markBit(15);
export const SWAPPED_AGAIN = markBit(16);
/** Tried something and failed, which ends its round: paralyzed (G8.1), confused (G8.4). */
export const STUCK = markBit(17);
export const LOST = markBit(18);
/** What a turn of its player leaves no trace of. */
export const OF_THE_TURN = SWAPPED | SWAPPED_AGAIN | STUCK | LOST;

// ── Events ──
/**
 * What each kind of event carries (`EventFacts`): the player, the card that it is about and the other one, a number, a second number,
 * dice or cards. Those that texts listen to come first; those that carry nothing are announced
 * to texts and not told.
 */
export const EVENTS = {
  /** n: the spot. */
  summoned: ['seat', 'a', 'n'],
  /** b: whom, or nobody where it is a base; n: the spot. */
  attacks: ['seat', 'a', 'b?', 'n'],
  hitGuardian: [],
  hitBase: [],
  attackMade: [],
  /** b: by what. */
  damaged: ['seat', 'a', 'b?', 'n'],
  healed: ['seat', 'a', 'b', 'n'],
  /** n: the spot, or NONE. */
  defeated: ['seat', 'a', 'b?', 'n'],
  discarded: ['seat', 'a', 'b?', 'n'],
  returned: ['seat', 'a', 'b', 'n'],
  /** b: by what; list: the lane. */
  baseDamaged: ['seat', 'b?', 'n', 'list'],
  baseFallen: ['seat', 'b?', 'list'],
  /** n: its HP; list: the lane and the tier. */
  wallBuilt: ['seat', 'b', 'n', 'list'],
  /** list: the lane. */
  wallDestroyed: ['seat', 'b?', 'list'],
  /** n: the number of the turn; list: DZ and SP. */
  turnStart: ['seat', 'n', 'list'],
  turnEnd: ['seat'],
  drawn: ['seat', 'a'],
  /** n: `STATUS`; list: how much of it there is. */
  statusGained: ['seat', 'a', 'b?', 'n', 'list'],
  statusLost: ['seat', 'a', 'b?', 'n'],
  /** n: the spot where a comes to stand. */
  swapped: ['seat', 'a', 'b', 'n'],
  /** b: on whom; n: which ability. */
  abilityUsed: ['seat', 'a', 'b?', 'n'],
  played: ['seat', 'a', 'b?'],
  /** a: the equipment, b: its wearer; n: the spot. */
  equipped: ['seat', 'a', 'b', 'n'],
  /** n: the damage that it kept off. */
  shieldBroken: ['seat', 'a', 'b?', 'n'],
  /** b: for what; n: the spot. */
  sacrificed: ['seat', 'a', 'b?', 'n'],
  infused: ['seat', 'a', 'b', 'n'],
  // for the log only
  /** n: 1 for heads, 2 for tails. */
  coin: ['seat', 'n'],
  shuffled: ['seat'],
  kept: ['seat'],
  redrew: ['seat'],
  gainedDz: ['seat', 'a?', 'n'],
  gainedSp: ['seat', 'a?', 'n'],
  overdrawn: ['seat', 'a'],
  /** n: the damage to each base. */
  deckEmpty: ['seat', 'n'],
  /** list: the lane. */
  baseHealed: ['seat', 'b', 'n', 'list'],
  wallDamaged: ['seat', 'b?', 'n', 'list'],
  /** n: the spot. */
  laid: ['seat', 'a', 'n'],
  sprung: ['seat', 'a'],
  ended: ['seat', 'a'],
  /** n: uses that are left. */
  usedUp: ['seat', 'a', 'n'],
  /** n: 1 if it breaks free; figure: the least that frees it; list: the die. */
  paralysisRoll: ['seat', 'a', 'n', 'figure', 'list'],
  /** n: 1 if it comes to its senses; figure: what it does to itself if not; list: the die. */
  confusionRoll: ['seat', 'a', 'n', 'figure', 'list'],
  /** n: turns that it rests; list: the die. */
  exhaustionRoll: ['seat', 'a', 'b?', 'n', 'list'],
  /** n: their sum; figure: how many sides they have: 2 is a coin; list: the dice. */
  rolled: ['seat', 'a', 'n', 'figure', 'list'],
  forfeited: ['seat', 'a'],
  prevented: ['seat', 'a', 'b?', 'n'],
  /** n: `STATUS`. */
  immune: ['seat', 'a', 'b?', 'n'],
  /** b: by what. */
  attackNegated: ['seat', 'a', 'b'],
  attackLost: ['seat', 'a', 'b?', 'n'],
  /** b: by what; n: the spot. */
  cloned: ['seat', 'a', 'b', 'n'],
  copied: ['seat', 'a', 'b', 'n'],
  putOut: ['seat', 'a', 'b', 'n'],
  linked: ['seat', 'a', 'b'],
  linkEnds: ['seat', 'a', 'b?'],
  revealedHand: ['seat', 'a', 'n', 'cards'],
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

/** What the facts a, b, n of an event are called in texts. */
export const EVENT_FACTS = {
  summoned: ['guardian', 'b', 'spot'],
  attacks: ['attacker', 'target', 'spot'],
  hitGuardian: ['attacker', 'struck', 'dealt'],
  hitBase: ['attacker', 'dealt', 'spot'],
  attackMade: ['attacker', 'target', 'spot'],
  damaged: ['hurt', 'source', 'dealt'],
  healed: ['guardian', 'source', 'restored'],
  defeated: ['guardian', 'by', 'spot'],
  discarded: ['card', 'source', 'spot'],
  returned: ['card', 'source', 'spot'],
  baseDamaged: ['source', 'dealt', 'spot'],
  baseFallen: ['source', 'b', 'spot'],
  wallBuilt: ['source', 'tier', 'spot'],
  wallDestroyed: ['source', 'b', 'spot'],
  turnStart: ['a', 'b', 'player'],
  turnEnd: ['a', 'b', 'player'],
  drawn: ['card', 'b', 'player'],
  statusGained: ['guardian', 'source', 'status'],
  statusLost: ['guardian', 'source', 'status'],
  swapped: ['guardian', 'other', 'spot'],
  abilityUsed: ['guardian', 'target', 'spot'],
  played: ['card', 'target', 'player'],
  equipped: ['equipment', 'guardian', 'spot'],
  shieldBroken: ['guardian', 'source', 'kept'],
  sacrificed: ['card', 'for', 'spot'],
  infused: ['card', 'into', 'spot'],
} as const satisfies Partial<Record<EventName, readonly string[]>>;

// ── Questions ──
export const PROMPT_NAMES = [
  'mulligan',
  'main',
  'order',
  'choose',
  'chooseSeat',
  'mode',
  'may',
  'coin',
  'shuffle',
  'rollParalysis',
  'rollConfusion',
  'rollExhaustion',
  'rollEffect',
  // that texts may name
  'target',
  'ally',
  'lane',
  'base',
  'sacrifice',
  'infuse',
  'summon',
  'discard',
  'march',
] as const;
export const PROMPT = promptNumbers(PROMPT_NAMES);

// ── Answers ──
export const VERB_NAMES = [
  'keep',
  'redraw',
  'summon',
  'equip',
  'play',
  'lay',
  'field',
  'attack',
  'attackBase',
  'use',
  'swap',
  'endTurn',
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

/** Answers whose number is a spot. */
export const SPOT_VERBS: readonly Verb[] = [VERB.summon, VERB.equip, VERB.lay, VERB.attackBase, VERB.spot];

// ── Moments that count lasting effects down ──
/** The start of a player's turn, which begins their round, and the end of any turn. */
export const MOMENT = { round: 1 as Moment, endOfTurn: 2 as Moment } as const;

// ── Kinds of rows beside plain modifiers (tag 0) ──
export const ROW = {
  /** A status: `effect` says which, `n` how much (burns, the next poison damage). */
  status: 1,
  /** One of those who share a pool of HP; `n` tells pools apart, `bound` is 1 where it ends with its source. */
  link: 2,
  /** A field card stays so long (G4.11). */
  lasts: 3,
} as const;

// ── Numbers of the whole match ──
export const MATCH = slots(
  // The attack under way: who, on whom or on which spot, and whether it was negated.
  'attacker: card',
  'defender: card',
  'attackedSpot: spot',
  'negated',
);
export const MATCH_COUNT = Object.keys(MATCH).length;
export const matchOf = (s: State) => s.g as VarsOf<typeof MATCH>;

// ── Numbers of a player ──
export const PLAYER = slots(
  'dz',
  'dzMax',
  'sp',
  'turns',
  // Damage of the next draw from an empty deck, 0 before the first; NONE in a position without decks, where nobody draws.
  'thirst',
  // 1 once the question for a new hand is answered; 2 while the new hand is to be drawn.
  'mulligan',
  // 1 of whoever did not begin, who is one DZ ahead (G3.2).
  'ahead',
);
/** Then one number per lane: HP of the base, of the wall, the wall's tier, and whether one was destroyed there. */
export const BASE = Object.keys(PLAYER).length;
export const WALL = BASE + LANES;
export const TIER = WALL + LANES;
export const RUIN = TIER + LANES;
export const PLAYER_COUNT = RUIN + LANES;

// ── Match options ──
export const OPTION = slots('lanes', 'timeLimit', 'lastStand', 'second');
/** G2.3: whether the player who goes second is helped. */
export const SECONDS = ['helped', 'plain'] as const;
export const SECOND = numbered(SECONDS);

// ── Figures of the rulebook ──
export const OUTPOST_HP = 50;
export const STRONGHOLD_HP = 100;
export const MOST_POINTS = 10;
export const HAND_LIMIT = 8;
export const OPENING_HAND = 3;
/** G9.1: HP by tier, from 1. */
export const WALL_HP = [0, 10, 20, 30] as const;
export const BURN = 5;
export const MOST_BURNS = 3;
/** As the price of an ability: all the DZ its player has but one, and one at least. */
export const ALL_BUT_ONE = -1;
export const CONFUSION_DAMAGE = 5;
export const PARALYSIS_ROUNDS = 5;
/** G8.1: the least that frees a paralyzed Guardian. */
export const PARALYSIS_ROLL = 4;
