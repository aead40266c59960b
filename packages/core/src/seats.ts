import type { SeatId, Team } from './brand.ts';
import type { State } from './state.ts';

/** Seats, teams and turn order. Two seats are a special case of N (invariant 9). */

export const isOpponent = (s: State, a: SeatId, b: SeatId): boolean => s.seats[a].team !== s.seats[b].team;

/** Every seat, whoever sits there or has left. */
export const allSeats = (s: State): SeatId[] => s.seats.map((_, seat) => seat as SeatId);

/** The next living seat clockwise; the seat itself if it is alone. */
export function nextSeat(s: State, seat: SeatId): SeatId {
  const n = s.seats.length;
  for (let i = 1; i <= n; i++) {
    const at = ((seat + i) % n) as SeatId;
    if (s.seats[at].out === 0) return at;
  }
  return seat;
}

/** Living seats in turn order from the given one. */
export function seatsFrom(s: State, first: SeatId): SeatId[] {
  const out: SeatId[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const at = ((first + i) % n) as SeatId;
    if (s.seats[at].out === 0) out.push(at);
  }
  return out;
}

/** How many are still playing. */
export function livingSeats(s: State): number {
  let n = 0;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) if (s.seats[seat].out === 0) n++;
  return n;
}

/** Living opponents in turn order after the seat. */
export function opponents(s: State, seat: SeatId): SeatId[] {
  const out: SeatId[] = [];
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const at = ((seat + i) % n) as SeatId;
    if (s.seats[at].out === 0 && isOpponent(s, seat, at)) out.push(at);
  }
  return out;
}

/** The teams that still have a player. */
export function livingTeams(s: State): Team[] {
  const teams: Team[] = [];
  for (const x of s.seats) if (x.out === 0 && !teams.includes(x.team)) teams.push(x.team);
  return teams;
}
