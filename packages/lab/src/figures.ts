import { type DefId, type Game, NONE } from '@wardroom/core';
import type { NamedDeck, Result } from './plan.ts';
import { type Rate, rate, type Score } from './rate.ts';
import { figureNames, MEASURES, type Measure, SPANS, type Span } from './watch.ts';

/** The boss's team, where the table plays one. */
const BOSS = 1;

/** What many watched matches come to. */
export interface Balance {
  decks: readonly NamedDeck[];
  matches: number;
  draws: number;
  /** Teams of a match: whoever is no better than others wins one in so many. */
  teams: number;
  /** `pairs[a][b]`: how a fared against b where they were on different sides. Drawn matches count for neither. */
  pairs: readonly (readonly Score[])[];
  field: readonly Rate[];
  /** Wins of the side that had the first turn; and of each deck, where its side had it and where not. */
  began: { all: Rate; decks: readonly { first: Rate; later: Rate }[] };
  /** Matches by their number of turns, and what follows from it. */
  lengths: readonly number[];
  length: Spread;
  leads: Readonly<Record<Measure, Leads>>;
  cards: readonly CardUse[];
  marks: readonly MarkUse[];
  figures: readonly ({ name: string } & Record<Span, number | null>)[];
}

export interface Leads {
  /** Matches by how often the lead went over to another team, and what follows from it. */
  changes: readonly number[];
  change: Spread;
  /** Wins of the team that was ahead when half of the turns were played, and matches in which nobody was. */
  halfTime: Rate;
  level: number;
}

/** Mean, quartiles and ends of a list of numbers. */
export interface Spread {
  mean: number;
  least: number;
  low: number;
  middle: number;
  high: number;
  most: number;
}

export interface CardUse {
  id: string;
  name: string;
  /** Decks of these that have it, matches in which a player had it in the deck, and those in which it was used. */
  decks: number;
  matches: number;
  used: number;
}

export interface MarkUse {
  group: string;
  name: string;
  matches: number;
}

export interface Counting {
  add: (result: Result) => void;
  sum: () => Balance;
}

/** Counts results one after another. They may come from any thread, and are counted in the order of their matches. */
export function counting(game: Game, decks: readonly NamedDeck[]): Counting {
  const score = (): Score => ({ wins: 0, played: 0 });
  const pairs = decks.map(() => decks.map(score));
  const field = decks.map(score);
  const first = decks.map(score);
  const later = decks.map(score);
  const began = score();
  const leads = { score: newLeads(), position: newLeads() };
  const lengths: number[] = [];
  const contents = new Map(decks.map((d) => [d.id, new Set<number>(d.cards.map((id) => game.defById.get(id)!))]));
  const dealt = game.defs.map(() => 0);
  const used = game.defs.map(() => 0);
  const marks = (game.survey?.marks ?? []).map(() => 0);
  const figures = figureNames(game).map(() => SPANS.map(() => ({ sum: 0, n: 0 })));
  let matches = 0;
  let draws = 0;
  let teams = 0;

  function wins(r: Result, beginner: number): void {
    const winner = r.winner!;
    if (winner === NONE) {
      draws++;
      return;
    }
    const count = (x: Score, team: number): void => countWin(x, team === winner);
    // Whoever has no deck of ours is the boss.
    const opener = r.teams[beginner] ?? BOSS;
    const at = r.decks.map((id) => decks.findIndex((d) => d.id === id));
    at.forEach((a, seat) => {
      count(field[a], r.teams[seat]);
      if (beginner !== NONE) count((r.teams[seat] === opener ? first : later)[a], r.teams[seat]);
      at.forEach((b, other) => {
        // Where a third side has won, neither has beaten the other.
        if (r.teams[seat] === r.teams[other] || (r.teams[seat] !== winner && r.teams[other] !== winner)) return;
        count(pairs[a][b], r.teams[seat]);
      });
    });
    if (beginner !== NONE) count(began, opener);
  }

  return {
    add: (r) => {
      const seen = r.seen!;
      matches++;
      teams = Math.max(teams, new Set(r.teams).size + (r.foe === null ? 0 : 1));
      wins(r, seen.first);
      increase(lengths, r.turns);
      for (const by of MEASURES) countLead(leads[by], seen.leaders[by], r);
      const held = new Set(r.decks.flatMap((id) => [...contents.get(id)!]));
      for (const def of held) dealt[def]++;
      for (const def of new Set(seen.used.flat())) if (held.has(def)) used[def]++;
      for (const mark of seen.marks) marks[mark]++;
      seen.figures.forEach((sums, k) => {
        SPANS.forEach((span, i) => {
          figures[k][i].sum += sums[span].sum;
          figures[k][i].n += sums[span].n;
        });
      });
    },
    sum: () => ({
      decks,
      matches,
      draws,
      teams,
      pairs,
      field: field.map(rate),
      began: { all: rate(began), decks: decks.map((_, i) => ({ first: rate(first[i]), later: rate(later[i]) })) },
      lengths: filled(lengths),
      length: spread(lengths),
      leads: { score: leadsOf(leads.score), position: leadsOf(leads.position) },
      cards: pool(game).map((def) => ({
        id: game.defs[def].id,
        name: game.defs[def].name,
        decks: decks.filter((d) => contents.get(d.id)!.has(def)).length,
        matches: dealt[def],
        used: used[def],
      })),
      marks: (game.survey?.marks ?? []).map(({ group, name }, i) => ({ group, name, matches: marks[i] })),
      figures: figureNames(game).map((name, k) => {
        const [early, all, late] = figures[k].map(({ sum, n }) => (n === 0 ? null : sum / n));
        return { name, early, all, late };
      }),
    }),
  };
}

interface CountedLeads {
  changes: number[];
  halfTime: Score;
  level: number;
}

const newLeads = (): CountedLeads => ({ changes: [], halfTime: { wins: 0, played: 0 }, level: 0 });

function countLead(x: CountedLeads, leaders: readonly number[], { winner, turns }: Result): void {
  increase(x.changes, leadChanges(leaders));
  const half = leaders[Math.floor(turns / 2)] ?? NONE;
  if (half === NONE) x.level++;
  else if (winner !== NONE) countWin(x.halfTime, half === winner);
}

const leadsOf = ({ changes, halfTime, level }: CountedLeads): Leads => ({
  changes: filled(changes),
  change: spread(changes),
  halfTime: rate(halfTime),
  level,
});

function countWin(x: Score, won: boolean): void {
  x.played++;
  if (won) x.wins++;
}

/** Cards that a deck may have. */
function pool(game: Game): DefId[] {
  const foes = new Set(game.foes.flatMap((foe) => foe.cards));
  return game.defs.flatMap(({ id }, i) => (game.ofNoDeck?.has(id) === true || foes.has(id) ? [] : [i as DefId]));
}

/** How often the lead went over to another team; while nobody leads, it is still whose it was. */
export function leadChanges(leaders: readonly number[]): number {
  let last: number = NONE;
  let changes = 0;
  for (const team of leaders) {
    if (team === NONE || team === last) continue;
    if (last !== NONE) changes++;
    last = team;
  }
  return changes;
}

function increase(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

const filled = (counts: readonly number[]): number[] => Array.from(counts, (n) => n ?? 0);

function spread(counts: readonly number[]): Spread {
  const list = filled(counts).flatMap((n, value) => new Array<number>(n).fill(value));
  const at = (share: number): number => list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
  const mean = list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  return { mean, least: at(0), low: at(0.25), middle: at(0.5), high: at(0.75), most: at(1) };
}
