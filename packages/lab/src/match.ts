import { type Bot, foeMind } from '@wardroom/bots';
import {
  allSeats,
  citation,
  type Game,
  type GameEvent,
  openTable,
  question,
  randomStream,
  type Setup,
  type State,
  submit,
  type Table,
} from '@wardroom/core';
import type { Onlooker } from './watch.ts';

/** One match between bots, from start to end. */

export interface Match {
  game: Game;
  setup: Setup;
  seed: string;
  /** Who sits where; nobody of ours in a seat that the table plays. */
  bots: readonly (Bot | null)[];
  /** Where its log goes, line by line, or null. */
  log: string[] | null;
  /** Who looks on, if anybody does. */
  watch: Onlooker | null;
}

export interface Played {
  /** As it ended; null if it never began. */
  state: State | null;
  decisions: number;
  events: number;
  /** What went wrong, if anything did. */
  error: Error | null;
}

/** More decisions than this and a match counts as never ending. The longest seen have a tenth of it. */
export const LONGEST = 20_000;

export function playMatch({ game, setup, seed, bots, log, watch }: Match): Played {
  const played: Played = { state: null, decisions: 0, events: 0, error: null };
  const seatName = (seat: number): string => setup.seats[seat].name;
  try {
    const sink = (e: GameEvent, s: State): void => {
      played.events++;
      watch?.event(e, s);
      if (log === null) return;
      const text = game.say.event(e, (card) => (card < 0 ? 'nothing' : game.defs[s.cards[card].def].name), seatName, s);
      if (text !== '') log.push(`${citation(game, e.cite)} ${text}`);
    };
    const table = openTable(game, setup, seed, sink, undefined, foeMind);
    // Each player thinks with random numbers of their own, so that one bot's thinking does not change another's.
    const randoms = bots.map((_, seat) => randomStream(`${seed}/bot ${seat}`));
    const s = table.machine.state;
    played.state = s;
    while (s.over === null) {
      const q = question(table);
      if (q === null) throw new Error('the match is not over, but nobody is asked');
      if (played.decisions >= LONGEST) throw new Error(`no end after ${LONGEST} decisions`);
      if (interject(table, bots, randoms)) continue;
      const bot = bots[q.seat];
      if (bot === null) throw new Error(`${seatName(q.seat)} is asked, whom the table plays`);
      const pick = bot.decide(game, s, q.seat, randoms[q.seat]);
      if (q.choices[pick] !== undefined) watch?.answer(s, q.seat, q.choices[pick]);
      const refusal = submit(table, { seat: q.seat, pick });
      if (refusal !== null) throw new Error(`${bot.name} gave an answer that was refused: ${refusal.error}`);
      played.decisions++;
    }
  } catch (e) {
    played.error = e instanceof Error ? e : new Error(String(e));
  }
  return played;
}

/** Let bots do what they would do unasked; true if one of them did. */
function interject(table: Table, bots: readonly (Bot | null)[], randoms: readonly (() => number)[]): boolean {
  const s = table.machine.state;
  for (const seat of allSeats(s)) {
    if (s.seats[seat].out === 1) continue;
    const act = bots[seat]?.interject?.(table.game, s, seat, randoms[seat]);
    if (act === null || act === undefined) continue;
    const refusal = submit(table, act);
    if (refusal !== null) throw new Error(`${bots[seat]!.name} did what was refused: ${refusal.error}`);
    return true;
  }
  return false;
}
