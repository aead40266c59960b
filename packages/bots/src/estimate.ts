import {
  type Advisor,
  asksChance,
  below,
  copyState,
  drawChance,
  machine,
  type Rules,
  randomStream,
  type SeatId,
  type State,
  takeChance,
  takePick,
} from '@wardroom/core';

/**
 * Who will win, as far as bots can tell: the game's own judgement of the position and what becomes of it when everybody
 * plays on at random, weighed as matches between bots have shown to be right most often (docs/bots.md). It looks at the
 * whole state, hands and decks too, so it is for matches that are over.
 */

/** Matches played on from the position. */
const PLAYOUTS = 24;
/** How much a win at random counts beside the judgement. */
const TRUST = 0.3;
/** A playout that goes on for longer is given up. */
const LONGEST = 3000;

/** The chance of each team, in the order of `teamsOf`; they sum to one. The same state and seed give the same answer. */
export function estimate(game: Rules & Advisor, state: State, seed: string | number): number[] {
  return shares(game, state, (teams) => playouts(game, state, teams, randomStream(seed)));
}

/** The same by the game's judgement alone, at a moment in which nothing is under way: quick, and as good as that judgement. */
export const judgedChances = (game: Rules & Advisor, state: State): number[] =>
  shares(game, state, (teams) => teams.map(() => 1));

/** `winsOf`: how often each team won at random. */
function shares(game: Rules & Advisor, state: State, winsOf: (teams: readonly number[]) => number[]): number[] {
  const teams = teamsOf(state);
  if (state.over !== null) {
    const { winner } = state.over;
    return teams.map((team) => (teams.includes(winner) ? Number(team === winner) : 1 / teams.length));
  }
  const wins = winsOf(teams);
  // Odds need no scale of their own.
  const { odds } = game;
  const worth = odds ?? game.judge;
  const scale = odds === undefined ? game.judgeScale : 1;
  const m = machine(game, state);
  const strength = teams.map((team, i) => {
    const seats = state.seats.flatMap((x, seat) => (x.team === team && x.out === 0 ? [seat as SeatId] : []));
    if (seats.length === 0) return Number.NEGATIVE_INFINITY;
    if (scale === undefined) return Math.log(wins[i]);
    // Each side sees its own gain and the other's loss: both together count everything twice.
    const judged = seats.reduce((sum, seat) => sum + worth(m, seat), 0) / seats.length / (2 * scale);
    return judged + TRUST * Math.log(wins[i]);
  });
  const most = Math.max(...strength);
  const parts = strength.map((x) => Math.exp(x - most));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((x) => x / sum);
}

/** The teams of a match, each once, in the order of their first seats. */
export const teamsOf = (s: State): number[] => [...new Set(s.seats.map((x) => x.team))];

/** Wins of each team when all play at random; never nought, so that its logarithm is a number. */
function playouts(game: Rules, state: State, teams: readonly number[], random: () => number): number[] {
  const wins = teams.map(() => 0.5);
  for (let i = 0; i < PLAYOUTS; i++) {
    const m = machine(game, copyState(state));
    const s = m.state;
    for (let steps = 0; s.over === null && s.ask !== null && steps < LONGEST; steps++) {
      if (asksChance(s.ask)) takeChance(m, drawChance(random, s.ask));
      // The table is not thought for.
      else if (s.ask.table === 1) takePick(m, 0);
      else takePick(m, below(random, s.ask.choices.length));
    }
    const at = teams.indexOf(s.over?.winner ?? -1);
    if (at >= 0) wins[at]++;
    else for (let t = 0; t < wins.length; t++) wins[t] += 1 / wins.length;
  }
  return wins;
}
