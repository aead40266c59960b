import {
  type CardId,
  type Choice,
  capital,
  type GameEvent,
  NONE,
  type SeatId,
  type Sentences,
  type Spot,
  type State,
  sentence,
  type Words,
} from '@wardroom/core';
import {
  EVENT,
  EVENT_NAMES,
  type EVENTS,
  laneOfSpot,
  OPTION,
  PROMPT_NAMES,
  STATUS,
  STATUS_NAMES,
  type StatusName,
  seatOfSpot,
  spotIn,
  VERB_NAMES,
} from '../names.ts';
import { foeOf } from '../rules/board.ts';

/** What players read while a match is played. English lives here and in `cards.ts`, ready to be translated. */

type Names = (card: CardId) => string;
type Seats = (seat: SeatId) => string;

const LANE_NAMES: Readonly<Record<number, readonly string[]>> = {
  3: ['left', 'middle', 'right'],
  5: ['far-left', 'left', 'middle', 'right', 'far-right'],
};

/** A lane in one word. Both players call it the same. */
export const laneName = (s: State, lane: number): string => LANE_NAMES[s.options[OPTION.lanes]][lane];
export const spotName = (s: State, spot: Spot): string => laneName(s, laneOfSpot(spot));

/** A player's base: 'the Stronghold of Player 2', 'the left Outpost of Player 1'. */
const baseName = (s: State, seat: SeatId, lane: number, seats: Seats): string =>
  lane === (s.options[OPTION.lanes] - 1) / 2
    ? `the Stronghold of ${seats(seat)}`
    : `the ${laneName(s, lane)} Outpost of ${seats(seat)}`;
const wallName = (s: State, seat: SeatId, lane: number, seats: Seats): string =>
  `the ${laneName(s, lane)} wall of ${seats(seat)}`;

const GAINED: Readonly<Record<StatusName, string>> = {
  paralyzed: 'is paralyzed',
  burned: 'is burned',
  exhausted: 'is exhausted',
  confused: 'is confused',
  poisoned: 'is poisoned',
  shield: 'has a shield',
  stealth: 'is in stealth',
};
const LOST: Readonly<Record<StatusName, string>> = {
  paralyzed: 'is no longer paralyzed',
  burned: 'no longer burns',
  exhausted: 'is rested',
  confused: 'is no longer confused',
  poisoned: 'is no longer poisoned',
  shield: 'has no shield any more',
  stealth: 'is seen',
};

type OfTwo = Pick<GameEvent, 'b'> & { a?: CardId };
const from = (e: OfTwo, name: Names): string => (e.b === NONE || e.b === e.a ? '' : ` from ${name(e.b)}`);
const by = (e: OfTwo, name: Names): string => (e.b === NONE || e.b === e.a ? '' : ` by ${name(e.b)}`);
const lane = ({ list }: { list: readonly number[] }): number => list[0];

const SENTENCES: Sentences<typeof EVENTS, [name: Names, seat: Seats, s: State]> = {
  summoned: (e, name, seat, s) => `${seat(e.seat)} summons ${name(e.a)} in the ${spotName(s, spotIn(e.n))} lane.`,
  attacks: (e, name, seat, s) =>
    e.b === NONE
      ? `${name(e.a)} attacks ${baseName(s, foeOf(e.seat), laneOfSpot(spotIn(e.n)), seat)}.`
      : `${name(e.a)} attacks ${name(e.b)}.`,
  hitGuardian: () => '',
  hitBase: () => '',
  attackMade: () => '',
  damaged: (e, name) => `${name(e.a)} takes ${e.n}${from(e, name)}.`,
  healed: (e, name) => `${name(e.a)} heals ${e.n}.`,
  defeated: (e, name) => `${name(e.a)} is defeated${by(e, name)}.`,
  discarded: (e, name) => `${name(e.a)} is discarded.`,
  returned: (e, name, seat) => `${name(e.a)} goes back to ${seat(e.seat)}'s hand.`,
  baseDamaged: (e, name, seat, s) => `${capital(baseName(s, e.seat, lane(e), seat))} takes ${e.n}${from(e, name)}.`,
  baseFallen: (e, _name, seat, s) => `${capital(baseName(s, e.seat, lane(e), seat))} falls.`,
  wallBuilt: (e, _name, seat, s) => `${seat(e.seat)} has a wall of ${e.n} HP in the ${laneName(s, lane(e))} lane.`,
  wallDestroyed: (e, _name, seat, s) => `${capital(wallName(s, e.seat, lane(e), seat))} is destroyed.`,
  turnStart: (e, _name, seat) => `Turn ${e.n}: ${seat(e.seat)}, ${e.list[0]} DZ, ${e.list[1]} SP.`,
  turnEnd: () => '',
  drawn: (e, name, seat) => `${seat(e.seat)} draws ${name(e.a)}.`,
  statusGained: (e, name) => {
    const times = e.n === STATUS.burned && e.list[0] > 1 ? `, ${e.list[0]} times over` : '';
    return `${name(e.a)} ${GAINED[STATUS_NAMES[e.n]]}${times}.`;
  },
  statusLost: (e, name) => `${name(e.a)} ${LOST[STATUS_NAMES[e.n]]}.`,
  swapped: (e, name) => `${name(e.a)} and ${name(e.b)} change lanes.`,
  abilityUsed: (e, name) => `${name(e.a)} uses its ability${e.b === NONE ? '' : ` on ${name(e.b)}`}.`,
  played: (e, name, seat) => `${seat(e.seat)} plays ${name(e.a)}${e.b === NONE ? '' : ` on ${name(e.b)}`}.`,
  equipped: (e, name) => `${name(e.b)} is equipped with ${name(e.a)}.`,
  shieldBroken: (e, name) => `The shield of ${name(e.a)} keeps off ${e.n} damage and breaks.`,
  sacrificed: (e, name, seat) => `${seat(e.seat)} sacrifices ${name(e.a)}${e.b === NONE ? '' : ` for ${name(e.b)}`}.`,
  infused: (e, name, seat) => `${seat(e.seat)} infuses ${name(e.b)} with ${name(e.a)}.`,
  coin: (e, _name, seat) => `The coin shows ${e.n === 1 ? 'heads' : 'tails'}: ${seat(e.seat)} begins.`,
  shuffled: (e, _name, seat) => `${seat(e.seat)}'s deck is shuffled.`,
  kept: (e, _name, seat) => `${seat(e.seat)} keeps the hand.`,
  redrew: (e, _name, seat) => `${seat(e.seat)} draws a new hand.`,
  gainedDz: (e, _name, seat) => points(e, seat, 'DZ'),
  gainedSp: (e, _name, seat) => points(e, seat, 'SP'),
  overdrawn: (e, name, seat) => `${seat(e.seat)}'s hand is full: ${name(e.a)} goes to the discard pile.`,
  deckEmpty: (e, _name, seat) => `${seat(e.seat)}'s deck is empty: ${e.n} damage to each base.`,
  baseHealed: (e, _name, seat, s) => `${capital(baseName(s, e.seat, lane(e), seat))} regains ${e.n}.`,
  wallDamaged: (e, _name, seat, s) => `${capital(wallName(s, e.seat, lane(e), seat))} absorbs ${e.n}.`,
  laid: (e, name, seat, s) => `${seat(e.seat)} lays ${name(e.a)} in the ${spotName(s, spotIn(e.n))} lane.`,
  sprung: (e, name) => `${name(e.a)} is set off.`,
  ended: (e, name) => `${name(e.a)} ends.`,
  usedUp: (e, name) =>
    e.n === 0 ? `${name(e.a)} is used up.` : `${name(e.a)}: ${e.n} ${e.n === 1 ? 'use' : 'uses'} left.`,
  paralysisRoll: (e, name) =>
    `${name(e.a)} is paralyzed and rolls ${e.list[0]}: ${e.n === 1 ? 'it breaks free' : 'it cannot move'}.`,
  confusionRoll: (e, name) =>
    `${name(e.a)} is confused and rolls ${e.list[0]}: ${e.n === 1 ? 'it comes to its senses' : 'it hurts itself'}.`,
  exhaustionRoll: (e, name) => `A roll of ${e.list[0]}: ${name(e.a)} rests for ${e.n} ${e.n === 1 ? 'turn' : 'turns'}.`,
  rolled: (e, name, seat) => {
    const isCoin = e.figure === 2;
    const shown = isCoin ? e.list.map((f) => (f === 1 ? 'heads' : 'tails')) : e.list;
    return `${seat(e.seat)} ${isCoin ? 'flips' : 'rolls'} ${shown.join(', ')} for ${name(e.a)}.`;
  },
  forfeited: (e, name) => `${name(e.a)} forfeits its action.`,
  prevented: (e, name) => `${name(e.a)} takes none of the ${e.n} damage.`,
  immune: (e, name) => `${name(e.a)} is immune: it is not ${STATUS_NAMES[e.n]}.`,
  attackNegated: (e, name) => `${name(e.b)} stops the attack of ${name(e.a)}.`,
  attackLost: (e, name) => `The attack of ${name(e.a)} finds nobody.`,
  cloned: (e, name, seat, s) => `${seat(e.seat)} has a clone of ${name(e.a)} in the ${spotName(s, spotIn(e.n))} lane.`,
  copied: (e, name, seat, s) => `${seat(e.seat)} has a copy of ${name(e.a)} in the ${spotName(s, spotIn(e.n))} lane.`,
  putOut: (e, name, _seat, s) => `${name(e.b)} puts out ${name(e.a)} in the ${spotName(s, spotIn(e.n))} lane.`,
  linked: (e, name) => `${name(e.a)} and ${name(e.b)} share their HP.`,
  linkEnds: (e, name) => `${name(e.a)} and ${name(e.b)} share their HP no longer.`,
  revealedHand: (e, _name, seat) => `${seat(e.seat)} shows their hand of ${e.n}.`,
  conceded: (e, _name, seat) => `${seat(e.seat)} concedes.`,
  disqualified: (e, _name, seat) => `${seat(e.seat)} is disqualified.`,
  timeOut: () => 'Time is up.',
  lost: (e, _name, seat) => `${seat(e.seat)} loses.`,
  won: (e, _name, seat) => `${seat(e.seat)} wins.`,
  drawnMatch: () => 'The match is a draw.',
  endless: () => 'This would go on for ever: the match is drawn.',
};

const points = (e: Pick<GameEvent, 'seat' | 'n'>, seat: Seats, what: string): string =>
  `${seat(e.seat)} ${e.n < 0 ? 'loses' : 'gains'} ${Math.abs(e.n)} ${what}.`;

type Asked = Parameters<Words['question']>[1];
const ownsAll = ({ seat, choices }: Asked): boolean => choices.every((c) => seatOfSpot(spotIn(c.n)) === seat);

const whichBase = (q: Asked): string => `which ${ownsAll(q) ? 'of your bases' : 'enemy base'}`;
const WHERE: Partial<Record<(typeof PROMPT_NAMES)[number], (q: Asked) => string>> = {
  lane: () => 'in which lane',
  base: whichBase,
};

const QUESTIONS: Readonly<Record<(typeof PROMPT_NAMES)[number], (card: string, q: Asked) => string>> = {
  mulligan: () => 'Keep this hand, or draw a new one?',
  main: () => 'Summon, play, attack, or end your turn.',
  order: () => 'Which of your effects happens first?',
  choose: (card) => `${card}: which one?`,
  chooseSeat: (card) => `${card}: which player?`,
  mode: (card) => `${card}: which of these?`,
  may: (card) => `Use ${card}?`,
  coin: () => '',
  shuffle: () => '',
  rollParalysis: () => '',
  rollConfusion: () => '',
  rollExhaustion: () => '',
  rollEffect: () => '',
  target: (card) => `${card}: which enemy?`,
  ally: (card) => `${card}: which of your Guardians?`,
  lane: (card) => `${card}: in which lane?`,
  base: (card, q) => `${card}: ${whichBase(q)}?`,
  sacrifice: (card) => `${card}: what do you sacrifice?`,
  infuse: (card) => `${card}: what do you infuse it with?`,
  summon: (card) => `${card}: which Guardian do you summon?`,
  march: (card) => `${card}: pay DZ so that it is not Exhausted?`,
  discard: (card) => `${card}: which card do you discard?`,
};

const CHOICES: Readonly<
  Record<(typeof VERB_NAMES)[number], (c: Choice, name: Names, seat: Seats, s: State) => string>
> = {
  keep: () => 'Keep the hand',
  redraw: () => 'Draw a new hand',
  summon: (c, name, _seat, s) =>
    c.on === NONE
      ? `Summon ${name(c.card)} in the ${spotName(s, spotIn(c.n))} lane`
      : `Sacrifice ${name(c.on)} to summon ${name(c.card)} in the ${spotName(s, spotIn(c.n))} lane`,
  equip: (c, name, _seat, s) => `Equip ${name(c.on)} in the ${spotName(s, spotIn(c.n))} lane with ${name(c.card)}`,
  play: (c, name) => `Play ${name(c.card)}${c.on === NONE ? '' : ` on ${name(c.on)}`}`,
  lay: (c, name, _seat, s) => `Lay ${name(c.card)} in the ${spotName(s, spotIn(c.n))} lane`,
  field: (c, name) => `Play ${name(c.card)}`,
  attack: (c, name) => `${name(c.card)} attacks ${name(c.on)}`,
  attackBase: (c, name, _seat, s) => `${name(c.card)} attacks the base in the ${spotName(s, spotIn(c.n))} lane`,
  use: (c, name) => `Use ${name(c.card)}`,
  swap: (c, name) => `Swap ${name(c.card)} and ${name(c.on)}`,
  endTurn: () => 'End the turn',
  trigger: (c, name) => name(c.card),
  card: (c, name) => name(c.card),
  seat: (c, _name, seat) => seat(c.n as SeatId),
  spot: (c, _name, _seat, s) => `The ${spotName(s, spotIn(c.n))} lane`,
  mode: (c) => `Option ${c.n + 1}`,
  yes: () => 'Yes',
  no: () => 'No',
  none: () => 'None',
};

/** What is chosen among, where the card's own deed says what for. */
const WHOM: Readonly<Partial<Record<(typeof PROMPT_NAMES)[number], string>>> = {
  choose: 'card',
  target: 'enemy',
  ally: 'of your Guardians',
};

/** A card that its reader may not know is "a card", also where a sentence begins with it. */
const UNKNOWN = /^a card\b/;

/** Labels of abilities come with the cards; the game passes them in. */
export const words = (
  useLabel: (s: State, card: CardId, ability: number) => string,
  deed: (s: State, card: CardId) => string | null,
  spotDeed: (s: State, card: CardId) => string | null,
): Words => ({
  what: (e, name) => (e.kind === EVENT.drawn ? name(e.a) : ''),
  event: (e, name, seat, s) => sentence(SENTENCES, EVENT_NAMES[e.kind], e, name, seat, s).replace(UNKNOWN, capital),
  question: (s, q, name) => {
    const prompt = PROMPT_NAMES[q.prompt];
    const whom = WHOM[prompt];
    const where = WHERE[prompt];
    // What a card does is no secret to whoever is asked about it.
    const does = whom === undefined || q.card === NONE ? null : deed(s, q.card);
    if (does !== null) return `${does} which ${whom}? (${name(q.card)})`;
    const doesThere = where === undefined || q.card === NONE ? null : spotDeed(s, q.card);
    if (doesThere !== null) return `${doesThere} ${where!(q)}? (${name(q.card)})`;
    return QUESTIONS[prompt](q.card === NONE ? 'that' : name(q.card), q);
  },
  choice: (s, c, name, seat) => {
    const verb = VERB_NAMES[c.verb];
    if (verb === 'use') {
      return `${name(c.card)}: ${useLabel(s, c.card, c.n)}${c.on === NONE ? '' : ` (${name(c.on)})`}`;
    }
    return CHOICES[verb](c, name, seat, s);
  },
  spot: spotName,
});
