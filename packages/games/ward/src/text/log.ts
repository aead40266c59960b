import {
  type CardId,
  type Choice,
  capital,
  type GameEvent,
  NONE,
  type SeatId,
  type Sentences,
  type State,
  sentence,
  type Verb,
  type WindowInfo,
  type Words,
} from '@wardroom/core';
import {
  CAUSE,
  EVENT,
  EVENT_NAMES,
  type EVENTS,
  PHASE_NAMES,
  PROMPT_NAMES,
  VERB_NAMES,
  WINDOW_NAMES,
  ZONES,
} from '../names.ts';
import { windowWords } from '../windows.ts';
import type { Sums } from './sums.ts';

/** What players read while a match is played. English lives here and in `cards.ts`, ready to be translated. */

type Names = (card: CardId) => string;
type Seats = (seat: SeatId) => string;

const dice = (list: readonly number[]): string => list.join(', ');

/** Where a card goes, and whose place that is. */
const GOES: Readonly<Record<string, (owner: string) => string>> = {
  deck: (owner) => `goes to ${owner}'s deck`,
  hand: (owner) => `goes to ${owner}'s hand`,
  primary: () => 'goes to the front',
  side: (owner) => `joins ${owner}'s side as a limited summon`,
  magic: () => 'goes to the field',
  cemetery: () => 'goes to the cemetery',
  under: () => 'goes under its creature',
  chain: () => 'goes on the chain',
  gone: () => 'leaves the match',
};

/** A list of players with their dice, one after the other. */
const pairs = (list: readonly number[]): [SeatId, number][] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i] as SeatId, list[2 * i + 1]]);

/** A card that its reader may not know is "a card", also where a sentence begins with it. Players keep their own spelling. */
const UNKNOWN = /^a card\b/;

const SENTENCES: Sentences<typeof EVENTS, [name: Names, seat: Seats]> = {
  summoned: (e, name, seat) => `${seat(e.seat)} summons ${name(e.a)}.`,
  equipped: (e, name) => `${name(e.b)} is equipped with ${name(e.a)}.`,
  battle: (e, name) => `${name(e.a)} battles ${name(e.b)}.`,
  hit: (e, name) => (e.n === 1 ? `Critical hit: ${name(e.a)} on ${name(e.b)}.` : `${name(e.a)} hits ${name(e.b)}.`),
  missed: (e, name) => `${name(e.a)} misses ${name(e.b)}.`,
  attackDealt: () => '',
  damaged: (e, name) =>
    e.b === NONE || e.b === e.a ? `${name(e.a)} takes ${e.n}.` : `${name(e.a)} takes ${e.n} from ${name(e.b)}.`,
  killed: (e, name, seat) =>
    e.n === CAUSE.ownPlayer ? `${seat(e.seat)} kills their own ${name(e.a)}.` : `${name(e.a)} is killed.`,
  wouldDie: () => '',
  reachedCemetery: () => '',
  left: () => '',
  destroyed: (e, name) => `${name(e.a)} is destroyed.`,
  turnStart: (e, _name, seat) => `Turn ${e.n}: ${seat(e.seat)}.`,
  turnEnd: () => '',
  drawn: (e, name, seat) => `${seat(e.seat)} draws ${name(e.a)}.`,
  sacrificed: (e, name, seat) => `${seat(e.seat)} sacrifices ${name(e.a)} for ${name(e.b)}.`,
  controlChanged: (e, name, seat) => `${seat(e.seat)} takes control of ${name(e.a)}.`,
  healed: (e, name) => `${name(e.a)} heals ${e.n}.`,
  played: (e, name, seat) => `${seat(e.seat)} plays ${name(e.a)}${e.b === NONE ? '' : ` on ${name(e.b)}`}.`,
  shuffled: (e, _name, seat) => `${seat(e.seat)}'s deck is shuffled.`,
  openingRoll: (e) => `The players roll ${dice(e.list)}; the lowest chooses who begins.`,
  goesFirst: (e, _name, seat) => `${seat(e.seat)} goes first.`,
  phase: (e, _name, seat) => `${seat(e.seat)}: ${PHASE_NAMES[e.n]} phase.`,
  discarded: (e, name, seat) => `${seat(e.seat)} discards ${name(e.a)}.`,
  activated: (e, name, seat) => `${seat(e.seat)} uses ${name(e.a)}.`,
  negated: (e, name) => (e.b === NONE ? `${name(e.a)} comes to nothing.` : `${name(e.b)} negates ${name(e.a)}.`),
  fizzled: (e, name) => `${name(e.a)} has no effect.`,
  rolled: (e, name, seat) => `${seat(e.seat)} rolls ${dice(e.list)} for ${name(e.a)}.`,
  speedRoll: (e, name) => `Equal speed: ${name(e.a)} rolls ${e.list[0]}, ${name(e.b)} ${e.list[1]}.`,
  hitRoll: () => '',
  slip: (e, name) => `Critical miss: ${name(e.a)} rolls ${e.n} against itself.`,
  attackRoll: () => '',
  attackNegated: (e, name) => `The attack of ${name(e.a)} is negated.`,
  damagePrevented: (e, name) => `${name(e.a)} takes none of the ${e.n} damage.`,
  promoted: (e, name) => `${name(e.a)} steps to the front.`,
  revealedHand: (e, _name, seat) => `${seat(e.seat)} shows their hand of ${e.n}.`,
  redrew: (e, _name, seat) => `${seat(e.seat)} has a new hand of ${e.n}.`,
  moved: (e, name, seat) => `${name(e.a)} ${GOES[ZONES[e.n].name](seat(e.seat))}.`,
  ended: (e, name) => `The effect of ${name(e.a)} ends.`,
  skipped: (e, _name, seat) => `${seat(e.seat)}'s turn is skipped.`,
  cannotStrike: (e, name) => `${name(e.a)} cannot strike.`,
  battleEnds: () => 'The battle ends.',
  lasting: (e, name) => `${name(e.b)} has a lasting effect on ${name(e.a)}.`,
  tick: (e, name) => `${name(e.b)} still harms ${name(e.a)}.`,
  cemeteryHp: (e, _name, seat) => `${seat(e.seat)}'s cemetery HP ${e.n < 0 ? 'falls' : 'rises'} by ${Math.abs(e.n)}.`,
  takenBack: (e, _name, seat) => `The play is taken back: ${seat(e.seat)} would have lost by it.`,
  called: (e, _name, seat) => `${seat(e.seat)} calls ${seat(e.n as SeatId)}.`,
  noProgress: (e) =>
    e.n === 8
      ? 'For 8 turn cycles no card has changed its place and no HP have changed.'
      : `For ${e.n} turn cycles no card has changed its place and no HP have changed: 2 more, and time is called.`,
  timeOut: () => 'Time is up.',
  conceded: (e, _name, seat) => `${seat(e.seat)} concedes.`,
  lost: (e, _name, seat) => `${seat(e.seat)} loses with ${e.n} HP in the cemetery.`,
  leaves: (e, _name, seat) => `${seat(e.seat)} leaves the table with all their cards.`,
  miniTurn: (e, _name, seat) => `Mini turn: ${seat(e.seat)}.`,
  bossDraws: (e, name, seat) => `${seat(e.seat)} draws ${name(e.a)}.`,
  bossWastes: (e, name) => `${name(e.a)} is of no use now and goes to the cemetery.`,
  reshuffled: (e, _name, seat) => `${seat(e.seat)} takes the magics of the cemetery back into the deck.`,
  targetRoll: (e, name, seat) => {
    const dice = pairs(e.list).map(([who, face]) => `${seat(who)} (${face})`);
    const whom = e.n === NONE ? 'tied, so they roll again' : `${seat(e.n as SeatId)} is meant`;
    return `For ${name(e.a)}: ${dice.join(', ')}; ${whom}.`;
  },
  cardRoll: (e, name) =>
    e.a === NONE
      ? `The die for ${name(e.b)} shows ${dice(e.list)}: again.`
      : `The die for ${name(e.b)} picks ${name(e.a)}.`,
  weighed: () => '',
  resistRoll: (e, name, seat) =>
    e.n === 1
      ? `${seat(e.seat)} rolls ${dice(e.list)} for ${name(e.a)}: it gets through.`
      : `${seat(e.seat)} rolls ${dice(e.list)} for ${name(e.a)}: resisted.`,
  unmoved: (e, name) => `${name(e.b)} does nothing to ${name(e.a)}.`,
  noBattle: (e, _name, seat) => NO_BATTLES[e.n](seat(e.seat)),
  won: (e, _name, seat) => `${seat(e.seat)} wins.`,
  drawnMatch: () => 'The match is drawn.',
  endless: () => 'This would go on for ever: the match is drawn.',
  turnedBack: (e, _name, seat) => `${seat(e.seat)}'s turn starts over.`,
  effectNegated: (e, name) => `${name(e.a)} arrives without its effects.`,
  freed: (e, name) => `${name(e.a)} is free.`,
  cut: (e, _name, seat) => `${seat(e.seat)} cuts the deck.`,
  chose: (e, name, seat) => `${seat(e.seat)} shows ${name(e.a)}.`,
  costPaid: (e, name, seat) => `${seat(e.seat)} pays ${e.n} damage to play ${name(e.a)}.`,
  rollOff: (e) => `The players roll ${dice(e.list)}; the highest stays in.`,
  strikes: () => '',
  combatStarts: () => '',
  drawEnds: () => '',
  kept: () => '',
};

/** By `NO_BATTLE`. */
const NO_BATTLES: readonly ((who: string) => string)[] = [
  () => 'First round: nobody battles.',
  (who) => `${who} may not battle now.`,
  (who) => `No creature of ${who}'s can battle now.`,
  (who) => `There is nobody for ${who} to battle.`,
];

const QUESTIONS: Readonly<Record<(typeof PROMPT_NAMES)[number], (card: string, kind: string) => string>> = {
  first: () => 'You rolled lowest. Who goes first?',
  main: () => 'Summon, play magics, or go on to combat.',
  combat: () => 'Battle, or end the combat phase.',
  second: () => 'Play magics, or end your turn.',
  discard: () => 'Discard a card.',
  replace: () => 'You need a creature. Which one do you summon?',
  sacrifice: (card) => `What do you sacrifice for ${card}?`,
  respond: (card) => `Answer ${card}?`,
  promote: () => 'Which limited summon steps to the front?',
  order: () => 'Which of your effects happens first?',
  choose: (card, kind) => `${card}: which ${kind}?`,
  chooseSeat: (card) => `${card}: which player?`,
  mode: (card) => `${card}: which of these?`,
  may: (card) => `Use ${card}?`,
  stepIn: () => 'Does a card of your hand take the place of your creature?',
  strikeBack: (card) => `Does ${card} strike back in this battle?`,
  struggle: () => 'Do you roll to free a creature?',
  whichDie: (card) => `${card}: which die is rolled again?`,
  keepRoll: (card) => `${card}: does the new roll count?`,
  freely: (card) => `Do you summon ${card} without a sacrifice?`,
  shown: (card) => `Which card do you show for ${card}?`,
  rollOpening: () => '',
  rollSpeed: () => '',
  rollHit: () => '',
  rollSlip: () => '',
  rollAttack: () => '',
  rollEffect: () => '',
  rollOff: () => '',
  shuffle: () => '',
  fetch: (card) => `Take which card? (${card})`,
  revive: (card) => `Bring back which creature? (${card})`,
  destroy: (card) => `Destroy which magic? (${card})`,
  cut: () => 'Cut the deck?',
  rollTarget: () => '',
  rollCard: () => '',
  rollResist: () => '',
  rollAgain: () => '',
};

const FIGHTERS = new Set(['primary', 'side']);

/** What is to be chosen among, in a word. */
function kindOf(s: State, choices: readonly Choice[]): string {
  const zones = choices.flatMap((c) => (c.card === NONE ? [] : [ZONES[s.cards[c.card].zone].name]));
  if (zones.every((zone) => FIGHTERS.has(zone))) return 'creature';
  return zones.every((zone) => zone === 'magic') ? 'magic' : 'card';
}

const CHOICES: Readonly<
  Record<(typeof VERB_NAMES)[number], (c: { card: CardId; on: CardId; n: number }, name: Names, seat: Seats) => string>
> = {
  pass: () => 'Pass',
  summon: (c, name) => `Summon ${name(c.card)}`,
  // A creature's wearer is named with it.
  play: (c, name) => (c.on === NONE ? `Play ${name(c.card)}` : `Attach ${name(c.card)} to ${name(c.on)}`),
  use: (c, name) => `Use ${name(c.card)}`,
  kill: (c, name) => `Kill your own ${name(c.card)}`,
  battle: (c, name) => `${name(c.card)} battles ${name(c.on)}`,
  endPhase: (c) => (c.n === 1 ? 'Go on to combat' : c.n === 2 ? 'End combat' : 'End the turn'),
  discard: (c, name) => `Discard ${name(c.card)}`,
  sacrifice: (c, name) => `Sacrifice ${name(c.card)}`,
  promote: (c, name) => `${name(c.card)} steps up`,
  trigger: (c, name) => name(c.card),
  card: (c, name) => name(c.card),
  seat: (c, _name, seat) => seat(c.n as SeatId),
  mode: (c) => `Option ${c.n + 1}`,
  yes: () => 'Yes',
  no: () => 'No',
  none: () => 'None',
  escape: (c, name) => `Roll to free ${name(c.card)}`,
  die: (c) => `The ${c.n}`,
  cutAt: (c) => (c.n === 0 ? 'Leave it' : `Cut ${c.n} from the top`),
};

/** Which faces a roll wants. */
const onFaces = (faces: readonly [number, number] | undefined): string =>
  faces === undefined ? '' : faces[0] === faces[1] ? ` (on a ${faces[0]})` : ` (on ${faces[0]}–${faces[1]})`;

/** Labels of modes and uses come with the cards; the game passes them in. */
export const words = (
  windowOf: (s: State) => WindowInfo | null,
  useLabel: (s: State, card: CardId, ability: number) => string,
  modeLabel: (s: State, card: CardId, mode: number) => string,
  deed: (s: State, card: CardId) => string | null,
  frees: (s: State, stamp: number) => readonly [number, number] | undefined,
  sums: Sums,
): Words => {
  const choice: Words['choice'] = (s, c, name, seat) => {
    const verb = VERB_NAMES[c.verb];
    if (verb === 'use') return `${name(c.card)}: ${useLabel(s, c.card, c.n)}`;
    if (verb === 'mode') return capital(modeLabel(s, c.card, c.n));
    if (verb === 'escape') return `${CHOICES.escape(c, name, seat)}${onFaces(frees(s, c.n))}`;
    return CHOICES[verb](c, name, seat);
  };
  return {
    what: (e, name, seat, s) => {
      if (e.kind === EVENT.weighed) return isTaken(e) ? '' : quoted(choice(s, optionOf(e), name, seat));
      return e.kind === EVENT.drawn ? name(e.a) : '';
    },
    event: (e, name, seat, s) => {
      if (e.kind === EVENT.weighed) return weighed(e, choice(s, optionOf(e), name, seat), seat);
      if (e.kind === EVENT.hitRoll) {
        const sum = sums.hit(s, e, name);
        return `${name(e.a)} rolls ${dice(e.list!)}: ${e.n} against AL ${e.figure}${sum}.`.replace(UNKNOWN, capital);
      }
      if (e.kind === EVENT.attackRoll) {
        const sum = sums.attack(s, e, name);
        return `${name(e.a)} rolls ${dice(e.list!)} for damage: ${e.n}${sum}.`.replace(UNKNOWN, capital);
      }
      return sentence(SENTENCES, EVENT_NAMES[e.kind], e, name, seat).replace(UNKNOWN, capital);
    },
    question: (s, q, name, seat) => {
      const window = windowOf(s);
      if (window !== null) return windowWords[WINDOW_NAMES[window.kind]].asks(window, name, seat);
      const prompt = PROMPT_NAMES[q.prompt];
      const kind = kindOf(s, q.choices);
      // What a card does is no secret to whoever is asked about it.
      const does = prompt === 'choose' && q.card !== NONE ? deed(s, q.card) : null;
      if (does !== null) return `${does} which ${kind}? (${name(q.card)})`;
      return QUESTIONS[prompt](q.card === NONE ? 'that' : name(q.card), kind);
    },
    choice,
  };
};

/** The option that an event tells of. */
const optionOf = (e: GameEvent): Choice => ({ verb: e.list![0] as Verb, card: e.a, on: e.b, n: e.list![1] });

/** B10.1: what the boss takes, and before it, in one line, what else it could have taken. */
const weighed = (e: GameEvent, option: string, seat: Seats): string =>
  `${seat(e.seat)} ${isTaken(e) ? 'takes' : 'passes over'} ${quoted(option)}.`;
const quoted = (option: string): string => `“${option}”`;
const isTaken = (e: GameEvent): boolean => e.list![2] === 1;
