import { type Foe, type Game, type Options, type SeatId, type Seating, seatings } from '@wardroom/core';
import { loadGame, loadOpening } from '@wardroom/games/load';
import type { Leader } from './lesson.ts';
import type { MatchRequest } from './messages.ts';
import { RoomError } from './room/room-types.ts';
import { suffices } from './sufficing.ts';

/** What a match is made of, from what was asked for: who sits where with which deck, under which options, led by whom. */

/** What leads through matches: fetched with the first lesson. */
let guiding: typeof import('./lesson.ts') | undefined;

/** Fetch what a match needs: its game, and the script of its lesson. Whoever opens matches awaits it first. */
export async function prepare(request: MatchRequest): Promise<void> {
  const game = await loadGame(request.game);
  if (game === undefined || request.lesson === undefined) return;
  guiding ??= await import('./lesson.ts');
  await guiding.loadLesson(game, request.lesson);
}

/** The same with as little of the game as the match needs, where it comes over a network. */
export async function prepareSoon(request: MatchRequest): Promise<void> {
  const game = await loadOpening(request.game);
  // However much of the game is there, a lesson has a script of its own.
  if (game === undefined || request.lesson !== undefined || !suffices(game, request)) await prepare(request);
}

export const modeOf = (game: Game, request: MatchRequest): string =>
  game.lessons?.find((l) => l.id === request.lesson)?.mode ?? request.mode;

/** Options of the match: a lesson has its own. */
export const optionsOf = (request: MatchRequest, led: Leader | null): Options =>
  led !== null && 'options' in led.start ? led.start.options : (request.options ?? {});

/** Who sits where with which deck: the players, then the foe. */
export function sittingAt(game: Game, request: MatchRequest, led: Leader | null): Seating[] {
  const stacks = led !== null && 'seats' in led.start ? led.start.seats : [];
  const players = request.places.map((p, i) => ({
    name: p.name,
    deck: stacks[i]?.deck ?? deckOf(game, p.deck, i as SeatId),
  }));
  const mode = game.modes.find((m) => m.name === modeOf(game, request));
  // What is no mode of the game is for the game's own check to say.
  if (mode === undefined) return players;
  if (mode.foe !== undefined && request.foe === undefined)
    throw new RoomError(`foe: say whom they meet in a ${mode.name}.`);
  return seatings(mode, players, foeOf(game, request));
}

function foeOf(game: Game, { foe: id, mode }: MatchRequest): Foe | undefined {
  if (id === undefined) return undefined;
  const foe = game.foes.find((f) => f.id === id && f.mode === mode);
  if (foe === undefined) throw new RoomError(`foe: nobody is called '${String(id).slice(0, 40)}' in a ${mode}.`);
  return foe;
}

/** Who leads through a match. The script has been fetched (`prepare`), and with it what reads it. */
export function leaderOf(game: Game, request: MatchRequest): Leader {
  const guided = guiding?.guidedBy(game, request) ?? `lesson: ${game.title} has not been asked for any.`;
  if (typeof guided === 'string') throw new RoomError(guided);
  if (request.places.length !== guided.seats) {
    throw new RoomError(`places: the lesson is for ${guided.seats}; got ${request.places.length}.`);
  }
  return guiding!.leader(game, guided, request.seed);
}

function deckOf(game: Game, deck: string | readonly string[], seat: SeatId): readonly string[] {
  if (typeof deck !== 'string') return deck;
  const ready = game.decks.find((d) => d.id === deck);
  if (ready === undefined) throw new RoomError(`places[${seat}].deck: no deck is called '${deck.slice(0, 40)}'.`);
  return ready.cards;
}
