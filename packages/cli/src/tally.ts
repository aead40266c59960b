import type { Plan, Result } from './plan.ts';

/** What is counted over many matches. */

/** Wins and matches of a seat, a team, a bot, a deck, or of the players against a boss. */
export interface Score {
  wins: number;
  played: number;
}

/** The share of wins with its 95 % interval (Wilson's). */
export interface Rate extends Score {
  rate: number;
  low: number;
  high: number;
}

export interface Tally {
  matches: number;
  finished: number;
  draws: number;
  errors: number;
  errorSeeds: string[];
  winsBySeat: number[];
  winsByTeam: number[];
  decisions: number;
  events: number;
  turns: number;
  bots: Map<string, Score>;
  decks: Map<string, Score>;
  /** How the players fared against each boss. */
  foes: Map<string, Score>;
}

export const newTally = (plan: Plan): Tally => ({
  matches: 0,
  finished: 0,
  draws: 0,
  errors: 0,
  errorSeeds: [],
  winsBySeat: new Array(plan.bots.length).fill(0),
  winsByTeam: new Array(plan.mode.teams ?? 0).fill(0),
  decisions: 0,
  events: 0,
  turns: 0,
  bots: new Map(),
  decks: new Map(),
  foes: new Map(),
});

export function count(t: Tally, plan: Plan, r: Result): void {
  t.matches++;
  t.decisions += r.decisions;
  t.events += r.events;
  if (r.winner === null) {
    t.errors++;
    t.errorSeeds.push(`${plan.seed}/${r.i}`);
    return;
  }
  t.finished++;
  t.turns += r.turns;
  if (r.winner < 0) t.draws++;
  if (r.winner >= 0 && r.winner < t.winsByTeam.length) t.winsByTeam[r.winner]++;
  if (r.foe !== null) add(t.foes, r.foe, r.winner === r.teams[0] ? 1 : 0);
  plan.bots.forEach((bot, seat) => {
    const won = r.teams[seat] === r.winner ? 1 : 0;
    t.winsBySeat[seat] += won;
    add(t.bots, bot.name, won);
    add(t.decks, r.decks[seat], won);
  });
}

function add(scores: Map<string, Score>, name: string, won: number): void {
  const score = scores.get(name) ?? { wins: 0, played: 0 };
  scores.set(name, { wins: score.wins + won, played: score.played + 1 });
}

export function rate({ wins, played }: Score): Rate {
  if (played === 0) return { wins, played, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = wins / played;
  const middle = (p + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const reach = (z / (1 + (z * z) / played)) * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return {
    wins,
    played,
    rate: round(p),
    low: round(Math.max(0, middle - reach)),
    high: round(Math.min(1, middle + reach)),
  };
}

const round = (x: number): number => Math.round(x * 1e4) / 1e4;

const rates = (scores: Map<string, Score>): Record<string, Rate> =>
  Object.fromEntries([...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, score]) => [name, rate(score)]));

/** The bosses in their own order, those that were met. */
const ratesOf = (foes: Plan['foes'], scores: Map<string, Score>): Record<string, Rate> =>
  Object.fromEntries(foes.flatMap(({ id }) => (scores.has(id) ? [[id, rate(scores.get(id)!)]] : [])));

export type Report = ReturnType<typeof summary>;

export function summary(plan: Plan, t: Tally, seconds: number) {
  const of = (wins: number): Rate => rate({ wins, played: t.finished });
  return {
    game: plan.game.name,
    mode: plan.mode.name,
    players: plan.bots.length,
    decks: [...t.decks.keys()].sort(),
    bots: plan.bots.map((b) => b.name),
    seed: plan.seed,
    ...(plan.options === undefined ? {} : { options: plan.options }),
    matches: t.matches,
    finished: t.finished,
    draws: t.draws,
    errors: t.errors,
    errorSeeds: t.errorSeeds,
    winsBySeat: t.winsBySeat,
    winRates: {
      seats: t.winsBySeat.map(of),
      ...(plan.mode.teams === undefined ? {} : { teams: t.winsByTeam.map(of) }),
      // Against a boss the players win together.
      ...(plan.mode.foe === undefined ? {} : { players: of(t.winsBySeat[0]), foes: ratesOf(plan.foes, t.foes) }),
      bots: rates(t.bots),
      decks: rates(t.decks),
    },
    decisions: t.decisions,
    events: t.events,
    meanTurns: t.finished === 0 ? 0 : round(t.turns / t.finished),
    seconds: round(seconds),
    decisionsPerSecond: seconds === 0 ? 0 : Math.round(t.decisions / seconds),
  };
}
