import {
  advance,
  askedOf,
  asksChance,
  type CardId,
  copyState,
  type EventKind,
  type EventView,
  eventView,
  type Game,
  type Input,
  machine,
  NONE,
  type Prompt,
  type QuestionView,
  randomStream,
  type SeatId,
  type State,
  sees,
  spectator,
  view,
} from '@wardroom/core';
import { difference } from './plain.ts';
import { fail, nextInput, playOut, type RandomMatch, randomSource } from './random-play.ts';
import { askAgain, meant, swapHidden } from './worlds.ts';

/** What a viewer is told by one input: what happens, one after another, and then what is asked of whom. */
type Beat = { told: EventView; kind: EventKind } | { asked: QuestionView | null; prompt: Prompt; dice: number[] };

interface Course {
  beats: Beat[];
  end: State;
  /** Cards that the viewer saw at some time. */
  shown: Set<number>;
}

/** Inputs between two looks: each is played once more for every viewer. */
const STRIDE = 4;

/**
 * Hidden cards dealt anew *before* an input: whatever follows from it must look the same to whoever could not see them, in
 * what happens, in what is asked and in what is not. Cards that come to light by it, or that are spoken of under way, stay
 * as they are. What the rules let everybody conclude is listed by the game (`Game.discloses`), by name.
 */
export function beats(game: Game, match: RandomMatch): void {
  const random = randomStream(`${match.seed} dealt anew`);
  const source = randomSource({ ...match, acts: {} });
  playOut(game, match, (m, step) => {
    if (m.state.over !== null || step % STRIDE !== 0) return;
    const input = nextInput(m, match, step, source);
    // Viewers in turn: over a match everybody is looked at.
    const viewer = ((step / STRIDE) % (spectator(m.state) + 1)) as SeatId;
    const here = follow(game, copyState(m.state), viewer, input);
    const stay = new Set([...meant(m.state), ...here.shown, ...cardsOf(m.state, input)]);
    const other = swapHidden(game, m.state, viewer, random, stay);
    const same = sameInput(game, m.state, other, input);
    if (same === null) return;
    const there = follow(game, other, viewer, same);
    const found = firstDifference(here.beats, there.beats);
    if (found === null || disclosed(game, found)) return;
    fail(
      match,
      step,
      `by ${JSON.stringify(input)} viewer ${viewer} learns of hidden cards: ${tellsApart(game, found)}`,
    );
  });
}

/**
 * An input as it is given where hidden cards are others; null where the player would not have this answer. (What a player is
 * asked by their own cards tells somebody else of it only by what follows.)
 */
function sameInput(game: Game, s: State, other: State, input: Input): Input | null {
  if (!('pick' in input)) return input;
  const seat = input.seat as SeatId;
  const q = askedOf(s, seat)!;
  askAgain(game, other);
  const again = askedOf(other, seat);
  if (again === null || again.seat !== seat || again.prompt !== q.prompt) return null;
  const pick = again.choices.findIndex((c) => difference(c, q.choices[input.pick]) === null);
  return pick < 0 ? null : { ...input, pick };
}

/** Cards that a player's answer names. */
function cardsOf(s: State, input: Input): number[] {
  if (!('pick' in input)) return [];
  const { card, on, n } = askedOf(s, input.seat as SeatId)!.choices[input.pick];
  return [card, on, n];
}

/** Give an input, and write down what the viewer is told. */
function follow(game: Game, s: State, viewer: SeatId, input: Input): Course {
  const told: Beat[] = [];
  const shown = new Set<number>();
  const look = (now: State): void =>
    now.cards.forEach((_, id) => void (sees(game, now, viewer, id as CardId) && shown.add(id)));
  const m = machine(game, s, (e, now) => {
    told.push({ told: eventView(game, now, viewer, e), kind: e.kind });
    look(now);
  });
  advance(m, input);
  look(s);
  const q = s.ask;
  told.push({
    asked: view(game, s, viewer).question,
    prompt: q?.prompt ?? NONE,
    dice: asksChance(q) ? [q.count, q.sides] : [],
  });
  return { beats: told, end: s, shown };
}

type Found = { here: Beat | undefined; there: Beat | undefined; at: string };

function firstDifference(here: readonly Beat[], there: readonly Beat[]): Found | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const at = difference(visible(here[i]), visible(there[i]));
    if (at !== null) return { here: here[i], there: there[i], at };
  }
  return null;
}

/** Which prompt another player is asked by is for the report only. */
const visible = (beat: Beat | undefined): unknown =>
  beat === undefined || 'told' in beat ? beat?.told : { asked: beat.asked, dice: beat.dice };

const disclosed = (game: Game, { here, there }: Found): boolean =>
  (game.discloses ?? []).some((d) =>
    [here, there].some((beat) => {
      if (beat === undefined) return false;
      return 'told' in beat ? d.events?.includes(beat.kind) : d.prompts?.includes(beat.prompt);
    }),
  );

function tellsApart(game: Game, { here, there, at }: Found): string {
  const name = (beat: Beat | undefined): string =>
    beat === undefined
      ? 'nothing'
      : 'told' in beat
        ? `'${beat.told.text}' (${beat.told.kind})`
        : `a question (${beat.prompt < 0 ? 'none' : game.prompts[beat.prompt]})`;
  return `${name(here)} is ${name(there)} where they are others (${at}).`;
}
