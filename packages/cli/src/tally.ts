import { type Rate, type Result, rate, round, type Score } from '@wardroom/lab';
import type { SimPlan } from './plan.ts';

/** What is counted over many matches. */

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

export const newTally = (plan: SimPlan): Tally => ({
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

export function count(t: Tally, plan: SimPlan, r: Result): void {
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

const rates = (scores: Map<string, Score>): Record<string, Rate> =>
  Object.fromEntries([...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, score]) => [name, rate(score)]));

/** The bosses in their own order, those that were met. */
const ratesOf = (foes: SimPlan['foes'], scores: Map<string, Score>): Record<string, Rate> =>
  Object.fromEntries(foes.flatMap(({ id }) => (scores.has(id) ? [[id, rate(scores.get(id)!)]] : [])));

export type Report = ReturnType<typeof summary>;

export function summary(plan: SimPlan, t: Tally, seconds: number) {
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
