import type { ArcaneView, EventName, Events } from '@wardroom/arcane';
import type { CardName } from '@wardroom/core';
import type { Roll } from '../../parts/dice/index.ts';
import type { SoundName, SoundOptions } from '../../parts/sound/sound.ts';
import type { Fx } from '../../parts/table/context.ts';
import type { Staged } from '../../parts/table/Stage.tsx';
import type { AskAgain, BeatOf, ChangeKind } from '../table.ts';
import { type Arcane, boardOf } from './facts.ts';

/** How Arcane's events are staged: how long each is held, which are throws, what shows on cards, what is heard. */

type Beat = BeatOf<Arcane>;

/** What is thrown: coins, and dice where a card says so. */
type ThrowEvent = Extract<Events, { kind: 'goesFirst' | 'coin' | 'rolled' }>;
const isThrow = (event: Events): event is ThrowEvent =>
  event.kind === 'goesFirst' || event.kind === 'coin' || event.kind === 'rolled';

/** Milliseconds at normal pace. Kinds that are not here are held for a moment; those without words not at all. */
const HOLD: Readonly<Partial<Record<EventName, number>>> = {
  shuffled: 250,
  drawn: 260,
  begins: 900,
  turnStart: 800,
  placedUp: 550,
  placedDown: 450,
  moved: 420,
  swapped: 600,
  revealed: 800,
  turnedDown: 500,
  attack: 750,
  attackStopped: 900,
  struckFirst: 600,
  sprung: 900,
  disarmed: 700,
  damaged: 650,
  prevented: 600,
  destroyed: 850,
  healed: 600,
  gained: 600,
  statusOn: 550,
  statusOff: 350,
  made: 600,
  returned: 600,
  looked: 900,
  points: 500,
  cast: 1500,
  negated: 900,
  fizzled: 700,
  discarded: 400,
  drawsNothing: 900,
  conceded: 900,
  disqualified: 900,
  timeOut: 900,
  won: 1500,
  drawnMatch: 1500,
  endless: 1500,
};

/** What comes by the handful: of several in a row only the last is dwelt on. */
const PASSING: Readonly<Partial<Record<EventName, number>>> = {
  drawn: 90,
  shuffled: 90,
  placedUp: 220,
  placedDown: 220,
  statusOff: 150,
  discarded: 150,
};

export const hold = ({ event }: Beat, next: Beat | null): number | 'dice' => {
  if (isThrow(event)) return 'dice';
  const passing = PASSING[event.kind];
  if (passing !== undefined && next !== null && PASSING[next.event.kind] === passing) return passing;
  return event.text === '' ? 0 : (HOLD[event.kind] ?? 300);
};

interface Staging {
  cards: Readonly<Record<string, { name: string }>>;
  names: readonly string[];
  near: number;
}

const nameOf = (cards: Staging['cards'], c: CardName | undefined): string =>
  c?.card === undefined ? 'a card' : (cards[c.card]?.name ?? c.card);

/** The coin or the dice that are being thrown; they are put away as soon as something follows. */
export function throwOf(beat: Beat | null, s: Staging): Roll | null {
  if (beat === null || !isThrow(beat.event)) return null;
  const { event } = beat;
  const key = `roll-${beat.at}`;
  const dice = [{ faces: [...event.list], from: event.seat === s.near ? ('near' as const) : ('far' as const) }];
  switch (event.kind) {
    case 'goesFirst': {
      const text = `${s.names[event.seat]} goes first`;
      return { key, dice, coin: [s.names[0], s.names[1]], title: 'Who goes first?', verdict: { kind: 'plain', text } };
    }
    case 'coin': {
      const coin = [nameOf(s.cards, event.a), nameOf(s.cards, event.b)] as const;
      const text = `${coin[event.n - 1]} strikes first`;
      return { key, dice, coin, title: 'Both have First-Blood', verdict: { kind: 'plain', text } };
    }
    case 'rolled': {
      const isCoin = event.n === 2;
      const title = `${s.names[event.seat]} ${isCoin ? 'flips a coin' : 'rolls'} for ${nameOf(s.cards, event.a)}`;
      return isCoin ? { key, dice, coin: ['heads', 'tails'], title } : { key, dice, title };
    }
    default:
      return event satisfies never;
  }
}

/** The card that everybody looks at: the spell that was cast last and has not happened yet. */
export function stagedOf(log: readonly Events[], view: ArcaneView, s: Staging): Staged | null {
  const link = view.chain.at(-1);
  if (link === undefined) return null;
  const under = view.chain.at(-2);
  const cast = log.findLast((e) => e.kind === 'cast' && e.a?.id === link.card.id);
  return {
    card: link.card,
    who: `${s.names[link.seat]} casts`,
    on: cast?.b === undefined ? undefined : nameOf(s.cards, cast.b),
    answers: under === undefined ? undefined : nameOf(s.cards, under.card),
    negated: link.negated,
  };
}

/** What the spell on the stage is cast on, and who fights whom: these stay marked while players think about it. */
export function meant(log: readonly Events[], view: ArcaneView): { aimed: number | null; attack: Attack | null } {
  const link = view.chain.at(-1);
  const cast = link === undefined ? undefined : log.findLast((e) => e.kind === 'cast' && e.a?.id === link.card.id);
  return { aimed: cast?.b?.id ?? null, attack: attackOf(view) };
}

/** An attack under way, by squares. */
export interface Attack {
  from: number;
  to: number;
}

export function attackOf(view: ArcaneView): Attack | null {
  const { attack } = view.table;
  if (attack === null) return null;
  let [from, to] = [-1, -1];
  for (const [square, { card }] of boardOf(view)) {
    if (card.id === attack.attacker) from = square;
    if (card.id === attack.defender) to = square;
  }
  return from < 0 || to < 0 ? null : { from, to };
}

/** What shows on a card of the board while an event is held: as on any table, and a card that turns over. */
export type ArcaneFx = Fx | { kind: 'turn'; key: number; n?: undefined };

const ON_A: Readonly<Partial<Record<EventName, ArcaneFx['kind']>>> = {
  damaged: 'damage',
  healed: 'heal',
  destroyed: 'kill',
  disarmed: 'kill',
  attack: 'strike',
  revealed: 'turn',
  turnedDown: 'turn',
  placedUp: 'arrive',
  placedDown: 'arrive',
  made: 'arrive',
  sprung: 'work',
  struckFirst: 'work',
  gained: 'work',
  statusOn: 'work',
  looked: 'aim',
  prevented: 'shrug',
  attackStopped: 'shrug',
};
const ON_B: Readonly<Partial<Record<EventName, ArcaneFx['kind']>>> = { attack: 'aim', cast: 'aim', sprung: 'aim' };

export function fxOf(beat: Beat | null, alias: number): ArcaneFx | null {
  if (beat === null) return null;
  const { kind, a, b, n } = beat.event;
  const shown = alias === a?.id ? ON_A[kind] : alias === b?.id ? ON_B[kind] : undefined;
  if (shown === undefined) return null;
  return shown === 'damage' || shown === 'heal' ? { kind: shown, n, key: beat.at } : { kind: shown, key: beat.at };
}

/** What is heard with an event: with most of them nothing. */
export function soundOf({ event, view }: Beat, near: number): { name: SoundName; options?: SoundOptions } | null {
  switch (event.kind) {
    case 'damaged':
      return { name: 'damage', options: { strength: Math.min(1, event.n / 6) } };
    case 'turnStart':
      return { name: event.seat === near ? 'yourTurn' : 'turn' };
    case 'cast':
      return { name: view.chain.length > 1 ? 'chain' : 'magic' };
    case 'won':
      return { name: event.seat === near ? 'win' : 'lose' };
    default: {
      const name = SOUNDS[event.kind];
      return name === undefined ? null : { name };
    }
  }
}

const SOUNDS: Readonly<Partial<Record<EventName, SoundName>>> = {
  shuffled: 'shuffle',
  drawn: 'draw',
  placedUp: 'summon',
  placedDown: 'place',
  moved: 'place',
  swapped: 'place',
  returned: 'draw',
  made: 'summon',
  revealed: 'equip',
  turnedDown: 'place',
  attack: 'hit',
  attackStopped: 'miss',
  sprung: 'slip',
  disarmed: 'equip',
  struckFirst: 'critical',
  prevented: 'miss',
  destroyed: 'kill',
  healed: 'heal',
  gained: 'equip',
  statusOn: 'lightning',
  negated: 'refuse',
  fizzled: 'refuse',
  discarded: 'place',
};

const ACTIONS = new Set(['placeUp', 'placeDown', 'move', 'flip', 'attack']);

/** What a player is asked about once more. */
export const askAgain: AskAgain<Arcane> = (choice, view) => {
  const others = view.question?.choices ?? [];
  const { points } = view.table;
  if (choice.verb === 'end' && points > 0 && others.some((c) => ACTIONS.has(c.verb))) {
    return {
      title: 'End the turn?',
      text: `You have ${points} action ${points === 1 ? 'point' : 'points'} left.`,
      yes: 'End the turn',
      ends: true,
    };
  }
  // Where a card can do nothing else, touching it would turn it up.
  if (choice.verb === 'flip' && others.filter((c) => c.card === choice.card).length === 1) {
    return {
      title: `${choice.text}?`,
      text: 'It is all that this card can do now, and costs an action point.',
      yes: 'Flip it',
    };
  }
  if (choice.verb === 'done' && others.some((c) => c.verb === 'placeUp' || c.verb === 'placeDown')) {
    return {
      title: 'Is that all?',
      text: 'You could place more cards before the match begins.',
      yes: 'Done',
      ends: true,
    };
  }
  return null;
};

/** What a player wants to know of what the other did in the meantime. */
export const changes: Readonly<Partial<Record<EventName, ChangeKind>>> = {
  destroyed: 'lost',
  discarded: 'lost',
  returned: 'lost',
  damaged: 'hurt',
  healed: 'gained',
  drawn: 'gained',
  gained: 'gained',
  statusOn: 'changed',
  turnedDown: 'changed',
  swapped: 'changed',
};
