import type { Bot } from '@wardroom/bots';
import { type Foe, type Mode, type Options, seatings } from '@wardroom/core';
import { playMatch } from './match.ts';
import { type Onlooker, type Seen, type Watchable, watch } from './watch.ts';

/** Many matches between bots: match I follows from the plan and I alone, whoever plays it. */
export interface Plan {
  game: Watchable;
  mode: Mode;
  options: Options | undefined;
  lineup: (i: number) => Lineup;
  /** Whether what happens is written down, and whether it is watched for a report. */
  log: boolean;
  watch: boolean;
}

/** Who plays a match, and its seed. */
export interface Lineup {
  seed: string;
  /** One of each for each player; the boss has none. */
  decks: readonly NamedDeck[];
  bots: readonly Bot[];
  /** Whom the players meet; nobody in most modes. */
  foe?: Foe;
  /** Who looks on where nobody watches for a report. */
  onlooker?: Onlooker;
}

export interface NamedDeck {
  /** Its id, or the file it came from. */
  id: string;
  name: string;
  cards: readonly string[];
}

/** What came of a match, as plain data. */
export interface Result {
  i: number;
  decks: readonly string[];
  foe: string | null;
  /** The players' teams. */
  teams: readonly number[];
  /** The team that won, -1 if it was drawn; null if it never came to its end. */
  winner: number | null;
  turns: number;
  decisions: number;
  events: number;
  error: { message: string; stack: string } | null;
  log: string[];
  /** What was noted of it, if it was watched to its end. */
  seen: Seen | null;
  /** What the one who looked on noted, if it was played to its end. */
  noted?: unknown;
}

export function playOne(plan: Plan, i: number): Result {
  const { game, mode, options } = plan;
  const { seed, decks, bots, foe, onlooker } = plan.lineup(i);
  const against = foe === undefined ? '' : `, against ${foe.id}`;
  const log = [`match ${seed}: ${decks.map((d) => d.id).join(foe === undefined ? ' against ' : ' and ')}${against}`];
  const players = decks.map((d, k) => ({ name: `${bots[k].name} ${k + 1}`, deck: d.cards }));
  const seats = seatings(mode, players, foe);
  const watching = plan.watch ? watch(game) : null;
  const played = playMatch({
    game,
    setup: { mode: mode.name, seats, ...(options === undefined ? {} : { options }) },
    seed,
    // Where a person would play the boss, a bot does.
    bots: foe === undefined ? bots : [...bots, options?.boss === 'person' ? bots[0] : null],
    log: plan.log ? log : null,
    watch: watching ?? onlooker ?? null,
  });
  const { error } = played;
  return {
    i,
    decks: decks.map((d) => d.id),
    foe: foe?.id ?? null,
    teams: seats.slice(0, players.length).map((seat) => seat.team!),
    winner: error === null ? played.state!.over!.winner : null,
    turns: played.state?.turn ?? 0,
    decisions: played.decisions,
    events: played.events,
    error: error === null ? null : { message: error.message, stack: error.stack ?? '' },
    log,
    seen: error === null && watching !== null ? watching.seen() : null,
    ...(error === null && onlooker?.noted !== undefined ? { noted: onlooker.noted() } : {}),
  };
}
