import { verdict } from '@wardroom/bots';
import { askedOf, playReplay, type Replay, type SeatId, view, type WholeGame } from '@wardroom/core';

/**
 * Every choice of a match that is over, against the best that the strongest bot finds: for each seat by what that seat knew then, and
 * no more. So what choices cost is told apart from what dice, draws and unseen cards brought.
 */
export interface Analysis {
  seats: readonly SeatAnalysis[];
  /** Choices that were not the best, in the order of the match; of each seat the costliest. */
  choices: readonly JudgedChoice[];
}

export interface SeatAnalysis {
  /** Choices between answers that differ. */
  choices: number;
  good: number;
  dubious: number;
  bad: number;
  /** What all of them cost in chance to win, added up. */
  lost: number;
}

export interface JudgedChoice {
  /** Inputs before it: a match played on from there asks it again. */
  at: number;
  turn: number;
  seat: number;
  mark: 'dubious' | 'bad';
  played: string;
  better: string;
  /** Chance to win with each. */
  chance: number;
  could: number;
}

/** From which loss on a choice is dubious, and from which it is bad. */
const DUBIOUS = 0.04;
const BAD = 0.1;
const TOLD = 8;

const markOf = (lost: number): JudgedChoice['mark'] | 'good' =>
  lost >= BAD ? 'bad' : lost >= DUBIOUS ? 'dubious' : 'good';

/** Yields how far it is. The same replay gives the same analysis. */
export function* tellAnalysis(game: WholeGame, replay: Replay): Generator<number, Analysis> {
  const names = replay.setup.seats.map((x) => x.name);
  const seats = names.map((): SeatAnalysis => ({ choices: 0, good: 0, dubious: 0, bad: 0, lost: 0 }));
  const found: JudgedChoice[] = [];
  const run = playReplay(game, replay);
  const s = run.machine.state;
  const total = replay.inputs.length;
  for (let more = total > 0; more; more = run.step()) {
    const at = run.at();
    const input = replay.inputs[at];
    if (input === undefined || !('pick' in input) || input.host === true) continue;
    const seat = input.seat as SeatId;
    // What was taken over from another match is not theirs.
    if (at < (replay.from ?? 0) || (askedOf(s, seat)?.choices.length ?? 0) < 2) continue;
    const judged = verdict(game, s, seat, input.pick, `${replay.seed}/analysis/${at}`);
    yield at / total;
    if (judged === null) continue;
    const { best, chance, could } = judged;
    const lost = could - chance;
    const own = seats[seat];
    own.choices++;
    const mark = markOf(lost);
    if (mark === 'good') {
      own.lost += lost;
      own.good++;
      continue;
    }
    const choices = view(game, s, seat, (i) => names[i] ?? 'Nobody').question!.choices!;
    const texts = { played: choices[input.pick].text, better: choices[best].text };
    const choice = { at, turn: s.turn, seat, mark, ...texts, chance, could };
    // What is put off may still be done in the turn: put off again and again, it is lost once, by the costliest of these choices.
    const before = found.findIndex((x) => x.seat === seat && x.turn === s.turn && x.better === texts.better);
    const earlier = found[before];
    if (earlier !== undefined && earlier.could - earlier.chance >= lost) {
      own.good++;
      continue;
    }
    if (earlier !== undefined) {
      own[earlier.mark]--;
      own.good++;
      own.lost -= earlier.could - earlier.chance;
      found.splice(before, 1);
    }
    own.lost += lost;
    own[mark]++;
    if (texts.played !== texts.better) found.push(choice);
  }
  const worst = (seat: number): JudgedChoice[] =>
    found
      .filter((x) => x.seat === seat)
      .sort((a, b) => b.could - b.chance - (a.could - a.chance))
      .slice(0, TOLD);
  return { seats, choices: seats.flatMap((_, seat) => worst(seat)).sort((a, b) => a.at - b.at) };
}
