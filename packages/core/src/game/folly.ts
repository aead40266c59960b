import type { EventKind, SeatId } from '../brand.ts';
import type { GameEvent } from '../event.ts';
import type { Machine } from '../machine.ts';
import type { Choice } from '../state.ts';

/** Something that a good player hardly ever does. Reports count it in matches of bots: how often it could have been done, and was. */
export interface Folly {
  name: string;
  /** Looks on at one match. */
  watch: (note: FollyNote) => FollyWatch;
}

export interface FollyNote {
  chance: (seat: SeatId) => void;
  folly: (seat: SeatId) => void;
}

export interface FollyWatch {
  /** A player is asked, and answers. */
  answer?: (m: Machine, seat: SeatId, choice: Choice) => void;
  event?: (e: GameEvent, m: Machine) => void;
  /** The match is over. */
  end?: (m: Machine) => void;
}

/** One that shows in an answer: whether it is folly, or null if the answer is of another kind. */
export const follyOfAnswer = (
  name: string,
  isFolly: (m: Machine, seat: SeatId, choice: Choice) => boolean | null,
): Folly => ({
  name,
  watch: ({ chance, folly }) => ({
    answer: (m, seat, choice) => {
      const found = isFolly(m, seat, choice);
      if (found !== null) chance(seat);
      if (found === true) folly(seat);
    },
  }),
});

/** One that shows at the end of the turn: something was done for what did not come. A match that is won by then was no folly. */
export const follyOfTurn = (
  name: string,
  begins: (m: Machine, seat: SeatId, choice: Choice) => boolean,
  comes: EventKind,
  turnEnd: EventKind,
): Folly => ({
  name,
  watch: ({ chance, folly }) => {
    let waiting: SeatId[] = [];
    return {
      answer: (m, seat, choice) => {
        if (!begins(m, seat, choice)) return;
        chance(seat);
        waiting.push(seat);
      },
      event: (e) => {
        if (e.kind === comes) waiting = waiting.filter((seat) => seat !== e.seat);
        if (e.kind !== turnEnd) return;
        for (const seat of waiting) folly(seat);
        waiting = [];
      },
    };
  },
});
