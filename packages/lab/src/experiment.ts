import { botByName } from '@wardroom/bots';
import { type Options, show } from '@wardroom/core';
import { amount, dictionary, list, record, type Shape, setting, text, whole } from '@wardroom/host/shapes';
import { didYouMean } from '@wardroom/host/suggest';
import type { NamedDeck, Plan } from './plan.ts';
import { raids, type Schedule, schedule } from './schedule.ts';
import type { Watchable } from './watch.ts';

/** What is played and how often: as it is written in a file, and with everything that the file leaves open. */

/** A deck in place: cards as a deck file lists them. */
export interface InlineDeck {
  name: string;
  cards: readonly string[];
}

export interface ExperimentFile {
  game: string;
  name?: string;
  mode?: string;
  players?: number;
  /** Whom the players meet, in a mode with bosses; all of them if nothing is said. */
  bosses?: readonly string[];
  /** Sets of cards, where a game has several: nothing else is played with. */
  sets?: readonly string[];
  /** Ready decks, deck files, or decks in place; all ready decks if nothing is said. */
  decks?: readonly (string | InlineDeck)[];
  /** So many decks more, drawn by the seed from all cards there are, or from the sets. */
  drawn?: number;
  /** Each deck is played by each of them. */
  bots?: readonly string[];
  options?: Options;
  /** In all, at most; filled up to whole rounds. */
  matches: number;
  seed?: string;
  /** Stop as soon as every entrant's interval against the field reaches no further than this to either side. */
  halfWidth?: number;
}

export interface Experiment {
  name: string;
  game: string;
  mode: string;
  players: number;
  /** Empty in a mode without bosses. */
  bosses: readonly string[];
  /** Null where all are played with. */
  sets: readonly string[] | null;
  decks: readonly NamedDeck[];
  bots: readonly string[];
  options: Options;
  matches: number;
  seed: string;
  halfWidth: number | null;
}

const MOST_ENTRANTS = 64;
const inlineDeck = record({ name: text(60), cards: list(text(80), 500) }, {});
const deck: Shape<string | InlineDeck> = {
  problem: (value, at) => (typeof value === 'string' ? text(200) : inlineDeck).problem(value, at),
};
const width: Shape<number> = {
  problem: (value, at) =>
    amount.problem(value, at) === null && (value as number) >= 0.005 && (value as number) <= 0.5
      ? null
      : `${at}: give a share from 0.005 to 0.5, such as 0.05 for 5 per cent to either side; got ${show(value)}.`,
};
const MORE = {
  name: text(80),
  mode: text(40),
  players: whole(1, 16),
  bosses: list(text(40), MOST_ENTRANTS),
  sets: list(text(40), 20),
  decks: list(deck, MOST_ENTRANTS),
  drawn: whole(1, MOST_ENTRANTS),
  bots: list(text(40), MOST_ENTRANTS),
  options: dictionary(setting, 100),
  seed: text(80),
  halfWidth: width,
};
const NEEDED = { game: text(40), matches: whole(2, 1_000_000) };
const FILE: Shape<ExperimentFile> = record(NEEDED, MORE);
const FIELDS = [...Object.keys(NEEDED), ...Object.keys(MORE)];

/** The file's content if it has the right shape, or a sentence that names the field and what to give. */
export function parseExperiment(content: string): { file: ExperimentFile } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (e) {
    return { problem: `it is not JSON: ${(e as Error).message}.` };
  }
  const problem = FILE.problem(value, '');
  if (problem !== null) return { problem };
  const stranger = Object.keys(value as object).find((key) => !FIELDS.includes(key));
  if (stranger === undefined) return { file: value as ExperimentFile };
  const hint = didYouMean(stranger, FIELDS) || ` There are ${FIELDS.join(', ')}.`;
  return { problem: `${stranger.slice(0, 40)}: there is no such field.${hint}` };
}

/** Who plays: a deck in the hands of a bot. */
export interface Entrant {
  id: string;
  name: string;
  bot: string;
  cards: readonly string[];
}

export const entrantsOf = ({ decks, bots }: Experiment): Entrant[] =>
  bots.flatMap((bot) =>
    decks.map(({ id, name, cards }) =>
      bots.length === 1 ? { id, name, bot, cards } : { id: `${id}/${bot}`, name: `${name}, ${bot}`, bot, cards },
    ),
  );

/** An experiment made ready to be played: matches, and how they belong together. */
export interface Lab {
  experiment: Experiment;
  entrants: readonly Entrant[];
  plan: Plan;
  schedule: Schedule;
  /** Matches of a round, and rounds at most. */
  round: number;
  rounds: number;
}

export function labOf(experiment: Experiment, game: Watchable): Lab {
  const mode = game.modes.find((m) => m.name === experiment.mode)!;
  const entrants = entrantsOf(experiment);
  const foes = experiment.bosses.map((id) => game.foes.find((foe) => foe.id === id)!);
  const plays =
    foes.length === 0
      ? schedule(entrants.length, experiment.players)
      : raids(experiment.decks.length, experiment.bots.length, experiment.players, foes.length);
  const round = plays.blocks * plays.size;
  return {
    experiment,
    entrants,
    schedule: plays,
    round,
    rounds: Math.ceil(experiment.matches / round),
    plan: {
      game,
      mode,
      options: Object.keys(experiment.options).length === 0 ? undefined : experiment.options,
      log: false,
      watch: true,
      lineup: (i) => {
        const seats = plays.entrants(i).map((k) => entrants[k]);
        return {
          seed: `${experiment.seed}/${plays.block(i)}`,
          decks: seats,
          bots: seats.map(({ bot }) => botByName(bot)!),
          ...(foes.length === 0 ? {} : { foe: foes[plays.foe(i)] }),
        };
      },
    },
  };
}
