import {
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
  type State,
  slots,
  statNumbers,
  type VarsOf,
  verbNumbers,
  type Zone,
  type ZoneSpec,
} from '@wardroom/core';
import { clauseIds } from './rulebook/ids.ts';
import { WINDOW_NAMES } from './windows.ts';

/** Ward's names for the numbers that the engine works with. What players read is in `text/`. */

/** Index of each clause, for citing: `C['W10.2.3']`. */
export const CITE = citeNumbers(clauseIds);

// ── Zones ──
export const ZONES: readonly ZoneSpec[] = [
  { name: 'deck', open: 'none', play: false, pile: true },
  { name: 'hand', open: 'own', play: false, still: true },
  { name: 'primary', open: 'all', play: true },
  { name: 'side', open: 'all', play: true },
  { name: 'magic', open: 'all', play: true },
  { name: 'cemetery', open: 'all', play: false, still: true },
  { name: 'under', open: 'all', play: false },
  { name: 'chain', open: 'all', play: false },
  { name: 'gone', open: 'none', play: false, pile: true },
];
export const DECK = 0 as Zone;
export const HAND = 1 as Zone;
/** The creature in front. */
export const PRIMARY = 2 as Zone;
/** Limited summons beside it. */
export const SIDE = 3 as Zone;
export const MAGIC = 4 as Zone;
export const CEMETERY = 5 as Zone;
/** Cards kept under a creature; `host` says which. */
export const UNDER = 6 as Zone;
/** Played and not yet resolved. */
export const CHAIN = 7 as Zone;
/** Out of the match with the player who lost. */
export const GONE = 8 as Zone;

// ── Stats ──
export const STAT_NAMES = [
  'al',
  'spd',
  'hp',
  'dice',
  'mod',
  'hitDice',
  'hit',
  'atk',
  'times',
  // yes or no, of a creature
  'frozen',
  'stunned',
  'asleep',
  'wrapped',
  'noBattle',
  'noDamage',
  'noAttackDamage',
  'onlyAttackHurts',
  'onlyWingsHurt',
  'halfDamage',
  'winged',
  'autoHit',
  'strikesFirst',
  'negated',
  'noLeave',
  'noSacrifice',
  'moreBattles',
  'type',
  'hitTimes',
  'extremes',
  'plainHit',
  'faceNeeded',
  'pairNeeded',
  'noCritical',
  'noHitRoll',
  'onlyPlain',
  'after',
  'slowFirst',
  'noReturn',
  'fewReturns',
  'mustBattle',
  'reflects',
  'taken',
  // Of a magic: its own text does not destroy it.
  'outlasts',
  // of a player
  'noMagic',
  'noLightning',
  'noFight',
  'tax',
  'noStandard',
  'onlyEquips',
  'noEpic',
  'noPromo',
  'noLegendary',
  'noMythic',
  'dealsNone',
  'shares',
  'noExhume',
  'noSide',
  'spendsSide',
  'discount',
  'takenSlots',
  'lends',
] as const;
export type StatName = (typeof STAT_NAMES)[number];
export const STAT = statNumbers(STAT_NAMES);

// ── Events ──
/**
 * What each kind of event carries (`EventFacts`): the player, the card that it is about and the other one, a number, a second number,
 * dice or cards. Those that texts listen to come first; those that carry nothing are announced
 * to texts and not told.
 */
export const EVENTS = {
  summoned: ['seat', 'a'],
  /** a: the magic, b: its wearer. */
  equipped: ['seat', 'a', 'b'],
  battle: ['seat', 'a', 'b'],
  /** n: 1 for a critical hit. */
  hit: ['seat', 'a', 'b', 'n'],
  missed: ['seat', 'a', 'b'],
  attackDealt: [],
  /** b: what harms it. */
  damaged: ['seat', 'a', 'b', 'n'],
  /** b: by what; n: `CAUSE`. */
  killed: ['seat', 'a', 'b?', 'n'],
  /** Before that: a text may keep it from being killed at all. */
  wouldDie: [],
  reachedCemetery: [],
  left: [],
  /** b: its wearer. */
  destroyed: ['seat', 'a', 'b?'],
  /** n: the number of the turn. */
  turnStart: ['seat', 'n'],
  turnEnd: [],
  drawn: ['seat', 'a'],
  /** b: for what. */
  sacrificed: ['seat', 'a', 'b'],
  controlChanged: ['seat', 'a'],
  healed: ['seat', 'a', 'b', 'n'],
  /** b: on what. */
  played: ['seat', 'a', 'b?'],
  promoted: ['seat', 'a'],
  /** n: whose turn it is that goes on. */
  miniTurn: ['seat', 'n'],
  /** n: HP in the cemetery. */
  lost: ['seat', 'n'],
  // for the log only
  shuffled: ['seat'],
  /** n: the lowest; list: a die for each player. */
  openingRoll: ['n', 'list'],
  goesFirst: ['seat'],
  /** n: `PHASE`. */
  phase: ['seat', 'n'],
  discarded: ['seat', 'a'],
  activated: ['seat', 'a', 'b?'],
  /** b: by what. */
  negated: ['seat', 'a', 'b?'],
  fizzled: ['seat', 'a'],
  /** n: their sum; list: the dice. */
  rolled: ['seat', 'a', 'n', 'list'],
  /** list: the die of a, the die of b. */
  speedRoll: ['a', 'b', 'list'],
  /** n: what it comes to; figure: the AL that it has to reach; list: the dice. */
  hitRoll: ['seat', 'a', 'b', 'n', 'figure', 'list'],
  slip: ['seat', 'a', 'n', 'list'],
  /** n: the damage; figure: what the sum is multiplied by (a critical hit doubles it); list: the dice. */
  attackRoll: ['seat', 'a', 'b', 'n', 'figure', 'list'],
  attackNegated: ['seat', 'a', 'b'],
  damagePrevented: ['seat', 'a', 'b', 'n'],
  /** a: the card that has it shown. */
  revealedHand: ['seat', 'a?', 'n', 'cards'],
  redrew: ['seat', 'n'],
  /** n: the zone. */
  moved: ['seat', 'a', 'b?', 'n'],
  /** a: the card whose effect ends, b: on what. */
  ended: ['seat', 'a', 'b?'],
  skipped: ['seat'],
  cannotStrike: ['seat', 'a'],
  /** Those of the two that lie open: who is back in a hand or deck is any card there. */
  battleEnds: ['a?', 'b?'],
  lasting: ['seat', 'a', 'b', 'n'],
  tick: ['seat', 'a', 'b', 'n'],
  cemeteryHp: ['seat', 'a', 'n'],
  takenBack: ['seat'],
  /** n: whom. */
  called: ['seat', 'n'],
  /** n: cycles. */
  noProgress: ['n'],
  timeOut: [],
  won: ['seat'],
  drawnMatch: [],
  endless: [],
  turnedBack: ['seat'],
  effectNegated: ['seat', 'a'],
  freed: ['seat', 'a', 'b'],
  cut: ['seat', 'n'],
  chose: ['seat', 'a', 'b?'],
  costPaid: ['seat', 'a', 'n'],
  rollOff: ['list'],
  conceded: ['seat'],
  leaves: ['seat'],
  // of a boss
  bossDraws: ['seat', 'a'],
  bossWastes: ['seat', 'a'],
  reshuffled: ['seat'],
  /** n: who is meant, or NONE; list: players and their dice in turn. */
  targetRoll: ['seat', 'a', 'n', 'list'],
  /** a: the card that was picked, b: for what. */
  cardRoll: ['seat', 'a?', 'b', 'n', 'list'],
  /** An option: a: its card, b: its target; list: its verb, its number, and 1 for what is taken. */
  weighed: ['seat', 'a?', 'b?', 'list'],
  /** a: what is resisted, b: the boss; n: 1 if it gets through; figure: the least that does; list: the die. */
  resistRoll: ['seat', 'a', 'b', 'n', 'figure', 'list'],
  unmoved: ['seat', 'a', 'b'],
  /** A combat phase in which nobody can battle. n: `NO_BATTLE`. */
  noBattle: ['seat', 'n'],
  // announced to texts alone
  strikes: [],
  /** The draw phase is over, hand limit and all. */
  drawEnds: [],
  combatStarts: [],
  /** A creature that must battle was kept from it. */
  kept: [],
} as const satisfies EventFacts;
/** Views of events. */
export type Events = EventsOf<typeof EVENTS>;
export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = kindNames(EVENTS);
export const EVENT = eventKinds(EVENT_NAMES);

/** What the facts a, b, n of an event are called in texts. */
export const EVENT_FACTS = {
  summoned: ['creature'],
  equipped: ['magic', 'wearer'],
  battle: ['attacker', 'defender'],
  hit: ['striker', 'struck'],
  missed: ['striker', 'struck'],
  attackDealt: ['struck', 'striker', 'amount'],
  damaged: ['hurt', 'source', 'amount'],
  killed: ['dead', 'killer', 'cause'],
  wouldDie: ['dead', 'killer', 'cause'],
  reachedCemetery: ['creature', 'b', 'whose'],
  left: ['card', 'wearer'],
  destroyed: ['card', 'wearer'],
  turnStart: ['a', 'b', 'player'],
  turnEnd: ['a', 'b', 'player'],
  drawn: ['card', 'b', 'player'],
  sacrificed: ['card', 'summoned'],
  controlChanged: ['card'],
  healed: ['creature', 'b', 'amount'],
  played: ['card', 'b', 'player'],
  promoted: ['creature'],
  miniTurn: ['a', 'b', 'player'],
  lost: ['a', 'b', 'player'],
  battleEnds: ['attacker', 'defender'],
  strikes: ['striker', 'struck'],
  drawEnds: ['a', 'b', 'player'],
  combatStarts: ['a', 'b', 'player'],
  kept: ['creature'],
  // Never announced: a text may put something in the place of an effect taking it off the field.
  moved: ['creature', 'by'],
} as const satisfies Readonly<Partial<Record<EventName, readonly string[]>>>;

// ── Windows: moments that may be answered ──
export { WINDOW, WINDOW_NAMES, type WindowName } from './windows.ts';

// ── Questions ──
export const PROMPT_NAMES = [
  'first',
  'main',
  'combat',
  'second',
  'discard',
  'replace',
  'sacrifice',
  'respond',
  'promote',
  'order',
  'choose',
  'chooseSeat',
  'mode',
  'may',
  'rollOpening',
  'rollSpeed',
  'rollHit',
  'rollSlip',
  'rollAttack',
  'rollEffect',
  'rollOff',
  'shuffle',
  'fetch',
  'revive',
  'destroy',
  'cut',
  'rollTarget',
  'rollCard',
  'rollResist',
  'strikeBack',
  'stepIn',
  'rollAgain',
  'whichDie',
  'keepRoll',
  'freely',
  'shown',
  'struggle',
] as const;
export const PROMPT = promptNumbers(PROMPT_NAMES);

// ── Answers ──
export const VERB_NAMES = [
  'pass',
  'summon',
  'play',
  'use',
  'kill',
  'battle',
  'endPhase',
  'discard',
  'sacrifice',
  'promote',
  'trigger',
  'card',
  'seat',
  'mode',
  'yes',
  'no',
  'none',
  'escape',
  'cutAt',
  'die',
] as const;
export const VERB = verbNumbers(VERB_NAMES);

// ── Moments that count lasting effects down ──
export const MOMENT = { cycle: 1 as Moment, endOfTurn: 2 as Moment, endOfBattle: 3 as Moment } as const;

// ── Kinds of rows beside plain modifiers (tag 0) ──
export const ROW = {
  /** Damage over time: `n` each tick, `left` ticks (0 = until its source leaves), `seat` whose combat phase. */
  dot: 1,
  /** The next attack on the creature is negated. */
  shield: 2,
  /** The card lies on the field until its cycles are up, then goes to the cemetery. */
  lies: 3,
  /** The card comes back to its owner's hand when its cycles are up. */
  comesBack: 4,
  /** The creature is held; its controller rolls to get free. The source's `hold` note says how. `n` = damage owed. */
  hold: 5,
  /** Its controller has rolled to free it in this turn cycle. */
  rolled: 6,
  /** It has come to a cemetery, or as a limited summon, and that may still be answered. `n`: its stamp; `seat`: whose. */
  news: 7,
  /** It battles itself in this turn's combat phase. */
  possessed: 8,
  /** A limited summon that goes where it belongs when its time is up. `n`: its stamp. */
  goesHome: 9,
  /** What was sacrificed for it: `n` printed dice, `left` printed MOD; `src` the card that keeps it, or NONE for itself. */
  lent: 10,
  /** Healing over time, as `dot`. */
  hot: 11,
} as const;

/** How damage comes about (W10.4.1). What is shared is another creature's damage once more. */
export const DAMAGE_KINDS = ['attack', 'overTime', 'instant', 'percentage', 'cost', 'slip', 'shared'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
export const DAMAGE = numbered(DAMAGE_KINDS);

/**
 * What dice are rolled for, where a roll may be made again: to hit, for damage, a critical miss, a text, against the boss;
 * for who strikes first, and for whom the boss means.
 */
export const ROLL_KINDS = ['hit', 'attack', 'slip', 'text', 'resist', 'order', 'target'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];
export const ROLL = numbered(ROLL_KINDS);

/** Why a creature was killed: in battle is by the creature it battled, by whatever that did. */
export const CAUSE = { battle: 0, effect: 1, ownPlayer: 2 } as const;

/** Why nobody of a player's battles in a combat phase. All of it lies open on the table. */
export const NO_BATTLE = { firstCycle: 0, forbidden: 1, unable: 2, nobody: 3 } as const;

// ── Marks on a card ──
/** Its effects have begun (W14.2.1). */
export const ACTIVE = markBit(0);
/** Unaffected by magics, by creature effects: settled when it arrived (W16.1.2). */
export const FREE_OF_MAGIC = markBit(1);
export const FREE_OF_CREATURES = markBit(2);
/** Dealt damage this turn. */
export const DEALT = markBit(3);
/** A hybrid that stays a creature for the rest of the match. */
export const CREATURE_FOR_GOOD = markBit(4);
/** Held back to pay for something already declared. */
export const RESERVED = markBit(5);
/** B10.9–10: it got through to the boss; or was resisted, a creature for this turn. Of a boss magic: to what Heroism guards. */
export const THROUGH = markBit(6);
export const RESISTED = markBit(7);

/** One of its battles of this turn has been struck back in. */
export const RETURNED = markBit(8);
/** A limited summon that is its owner's wherever it goes. */
export const OWNERS = markBit(9);
/** Where a limited summon came from, if not from a hand. */
export const FROM_DECK = markBit(10);
export const FROM_CEMETERY = markBit(11);
export const FREE_OF_FOES_MAGIC = markBit(12);
/** It is held by a creature's being there, whether or not that creature's text works. */
export const HELD_BY_PRESENCE = markBit(13);
/** A creature card played or worn as an equip by the leave of another card, which it remembers: its own text does not work. */
export const GRAFTED = markBit(14);

/** Where counting round the table begins when nobody in particular is meant. */
export const FIRST_SEAT = 0 as SeatId;

// ── Numbers of the whole match ──
export const MATCH = slots(
  'phase',
  'attacker: card',
  'defender: card',
  'striker: card',
  'struck: card',
  'attackNegated',
  'hits',
  // Which of the two do no damage in this battle, as bits: the attacker, the defender.
  'harmless',
  'critical',
  'sixes',
  'primaryKilled',
  'firstCycle',
  'playBy: seat',
  'remembers',
  // The seat of the boss, its card, and how many players began; NONE without one.
  'boss: seat',
  'bossCard: card',
  'players',
  // Some card of the match shields what wears it.
  'shields',
  // W15.1.4: the turn in which a card last changed its place, or HP changed.
  'changed',
  // The kind of damage that was dealt last.
  'damageKind',
  // Attack damage that either of the two has dealt in the battle under way.
  'dealtByAttacker',
  'dealtByDefender',
  // All hit dice of the last roll, two or more, showed the same.
  'hitEqual',
  // What is under way does not happen: damage or healing that a text puts something else in the place of.
  'aside',
  // Some card of the match may do something in the place of damage; some is used in a window from the field.
  'replaces',
  'usedInWindows',
  // Some card of the match looks at the single hit dice, and not only at their sum.
  'readsHitDice',
  // Some magic is held by another card.
  'magicAnchored',
  // Some card of the match lifts immunities; counts changes twice; lets its wearer be reached by nothing; wards off magics.
  'lifts',
  'doubles',
  'armours',
  'wards',
  // Some card of the match lets creatures be played as equips.
  'grafts',
  // Decks lie upside down, their top cards face up.
  'inverted',
  // From here on, for each window: 1 if any card of the match may answer in it.
  'answers',
);
export const MATCH_COUNT = MATCH.answers + WINDOW_NAMES.length;
export const matchOf = (s: State): VarsOf<typeof MATCH> => s.g as VarsOf<typeof MATCH>;

// ── Numbers of a player ──
export const PLAYER = slots(
  'offset',
  'turns',
  'summoned',
  'killedOwn',
  'skips',
  'lightnings',
  'opened',
  'buried',
  'earlier',
  'forcedAl',
  'warned',
  // Turns begun, skipped ones too.
  'begun',
  // B15.6: the last card of hand, deck and field went back instead of to the cemetery.
  'stranded',
  // Battles started this turn.
  'fought',
);
export const PLAYER_COUNT = Object.keys(PLAYER).length;

// ── Match options ──
export const OPTION = slots('threshold', 'calling', 'format', 'cuts', 'stops', 'timeLimit', 'hands', 'boss');
export const CALLING = ['auto', 'manual'] as const;
export const CUTS = ['off', 'on'] as const;
export const STOPS = ['able', 'always'] as const;
export const HANDS = ['own', 'partners'] as const;
export const BOSS_BY = ['table', 'person'] as const;

/** Earlier states that are kept: the start of this turn, just before the last play, and the last question for a play. */
export const PAST = { turn: 0, play: 1, asked: 2 } as const;

export const PHASE_NAMES = ['draw', 'summon and magic', 'combat', 'second magic', 'end'] as const;
export const PHASE = { draw: 0, main: 1, combat: 2, second: 3, end: 4 } as const;
