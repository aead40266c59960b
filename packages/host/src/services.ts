import {
  type DeckReport,
  deckPool,
  type EventView,
  type Fit,
  fingerprintOf,
  fitsOf,
  type Options,
  type Replay,
  type SeatId,
} from '@wardroom/core';
import { gameNames, loadGame, loadOpening, loadWhole } from '@wardroom/games/load';
import type { Analysis } from './analysis.ts';
import { catalogue, reading } from './catalogue.ts';
import { otherRules } from './editions.ts';
import type { FoundFacts } from './found.ts';
import type { Fall, Hindsight } from './hindsight.ts';
import type { Beat, Catalogue, CatalogueReading } from './messages.ts';
import type { Moment, OpenReplay, ReplayFacts, Viewer } from './replays.ts';
import type { Story } from './story.ts';
import type { Summary } from './summary.ts';

const lookingBack = () => import('./looking-back.ts');
const deckBuilding = () => import('./deck-building.ts');

/** A replay that was opened; with the catalogue of its own rules, where they are not the present ones. */
export interface OpenedReplay {
  id: number;
  facts: ReplayFacts;
  catalogue?: Catalogue;
}

/** Replays that are open, by number. A page looks at one at a time; the one before may still be asked about. */
const replays = new Map<number, OpenReplay>();
const KEPT = 2;
let lastReplay = 0;

function replayOf(id: number): OpenReplay {
  const open = replays.get(id);
  if (open === undefined) throw new Error('That replay is no longer open. Open it again.');
  return open;
}

function found<G>(name: string, game: G | undefined): G {
  if (game === undefined) throw new Error(`No game is called '${String(name).slice(0, 40)}'.`);
  return game;
}

/** Let others have their turn. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** Which look back for a better decision is the latest: the others are given up. */
let hindsights = 0;
/** The same of analyses. */
let analyses = 0;

/** Work that tells how far it is, done with room for others in between. */
async function inSlices<T>(
  work: Generator<number, T>,
  progress?: (fraction: number) => void,
  wanted: () => boolean = () => true,
): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (!wanted()) throw new Error('Nobody waits for it any more.');
    progress?.(step.value);
    await pause();
  }
}

/** Questions a page asks beside the match: each is a function of plain JSON to plain JSON, so that it may run anywhere. */
export const services = {
  games: (): string[] => [...gameNames],

  /** The catalogue of what can be had soonest: of a part of the game, or of all of it. */
  opening: async (name: string): Promise<Catalogue> => catalogue(found(name, await loadOpening(name))),

  catalogue: async (name: string): Promise<Catalogue> => catalogue(found(name, await loadGame(name))),

  /** The catalogue that a match by these rules is drawn with. Rules that were not kept are an error in a sentence. */
  catalogueOf: async (name: string, fingerprint: string): Promise<Catalogue> => {
    const game = found(name, await loadGame(name));
    if (fingerprint === game.fingerprint) return catalogue(game);
    const other = await otherRules(game, fingerprint);
    if (other === undefined)
      throw new Error(
        'This match is played by rules of another edition that this page does not have, so it cannot be shown.',
      );
    return other.catalogue();
  },

  /** What the catalogue leaves out. */
  reading: async (name: string): Promise<CatalogueReading> => reading(found(name, await loadWhole(name))),

  /** The puzzles that were found in matches between bots; none where a game has none. */
  puzzles: async (name: string): Promise<FoundFacts[]> => {
    const game = found(name, await loadGame(name));
    const { factsOf } = await import('./found.ts');
    return ((await game.puzzles?.()) ?? []).map((one) => factsOf(game, one));
  },

  /** Whether the rules of today still lead to a puzzle. */
  puzzleStands: async (name: string, i: number): Promise<boolean> => {
    const game = found(name, await loadGame(name));
    return (await import('./found.ts')).stands(game, (await game.puzzles?.()) ?? [], i);
  },

  /** The cards that a deck may be made of, with these options. */
  deckPool: async (name: string, options: Options = {}): Promise<string[]> =>
    deckPool(found(name, await loadGame(name)), options),

  /** What the rules say of a deck, half done or whole, in a mode. */
  checkDeck: async (name: string, cards: readonly string[], mode: string, options: Options): Promise<DeckReport> =>
    found(name, await loadGame(name)).checkDeck(cards, options, mode),

  /** What each format has against a deck. */
  fits: async (name: string, cards: readonly string[], mode: string): Promise<Fit[]> =>
    fitsOf(found(name, await loadGame(name)), cards, mode),

  /** A hand to begin with, as the rules deal it; null for a deck that cannot be played. */
  openingHand: async (
    name: string,
    cards: readonly string[],
    mode: string,
    options: Options,
    seed: string,
  ): Promise<string[] | null> =>
    (await deckBuilding()).openingHand(found(name, await loadGame(name)), cards, mode, options, seed),

  /** The story of a match that is over. It takes a while, and says how far it is. */
  story: async (replay: Replay, progress?: (fraction: number) => void): Promise<Story> => {
    const game = found(replay.game, await loadWhole(replay.game));
    return inSlices(await (await lookingBack()).storyOf(game, replay), progress);
  },

  /** The decision that bots would rather have made otherwise, by what the player knew. Takes longer than the story. */
  hindsight: async (
    replay: Replay,
    seat: number,
    falls: readonly Fall[],
    progress?: (fraction: number) => void,
  ): Promise<Hindsight | null> => {
    const game = found(replay.game, await loadWhole(replay.game));
    const own = ++hindsights;
    const work = (await lookingBack()).tellHindsight(game, replay, seat as SeatId, falls);
    return inSlices(work, progress, () => own === hindsights);
  },

  /** Every choice of a match against the best there was, by what each seat knew. Takes longer still. */
  analysis: async (replay: Replay, progress?: (fraction: number) => void): Promise<Analysis> => {
    const own = ++analyses;
    const game = found(replay.game, await loadWhole(replay.game));
    const work = (await lookingBack()).tellAnalysis(game, replay);
    return inSlices(work, progress, () => own === analyses);
  },

  /** Nobody waits for it any more. */
  dropAnalysis: (): void => {
    analyses++;
  },

  /** Nobody waits for it any more. */
  dropHindsight: (): void => {
    hindsights++;
  },

  /** What a history keeps of a match by the present rules. */
  summary: async (replay: Replay): Promise<Summary> => {
    const game = found(replay.game, await loadWhole(replay.game));
    return (await lookingBack()).summaryOf(game, replay);
  },

  /** Which rules each game has now. */
  fingerprints: (): Record<string, string> => Object.fromEntries(gameNames.map((name) => [name, fingerprintOf(name)])),

  /** Open the text of a replay file: a number to ask for its moments by, and what is known of it. */
  openReplay: async (text: string): Promise<OpenedReplay> => {
    const open = await (await lookingBack()).openReplayText(text);
    const id = ++lastReplay;
    replays.set(id, open);
    replays.delete(id - KEPT);
    return { id, facts: open.facts, ...(open.catalogue === undefined ? {} : { catalogue: open.catalogue() }) };
  },

  replayAt: (id: number, index: number, viewer: Viewer): Moment => replayOf(id).at(index, viewer),
  replayBeats: (id: number, from: number, to: number, viewer: Viewer): Beat[] => replayOf(id).beats(from, to, viewer),
  replayLog: (id: number, viewer: Viewer): EventView[] => replayOf(id).log(viewer),

  /** What a link to a replay holds, and the replay that such a link is of. */
  encodeReplay: async (replay: Replay): Promise<string> => (await lookingBack()).encodeReplay(replay),
  decodeReplay: async (code: string): Promise<Replay> => (await lookingBack()).decodeReplay(code),
};

export type Services = typeof services;
