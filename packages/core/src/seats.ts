import type { State } from './state.ts';

/** Seats, teams and turn order. Two seats are a special case of N (invariant 9). */

export const isOpponent = (s: State, a: number, b: number): boolean => s.seats[a].team !== s.seats[b].team;

/** The next living seat clockwise; the seat itself if it is alone. */
export function nextSeat(s: State, seat: number): number {
  const n = s.seats.length;
  for (let i = 1; i <= n; i++) {
    const at = (seat + i) % n;
    if (s.seats[at].out === 0) return at;
  }
  return seat;
}

/** Living seats in turn order from the given one. */
export function seatsFrom(s: State, first: number): number[] {
  const out: number[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const at = (first + i) % n;
    if (s.seats[at].out === 0) out.push(at);
  }
  return out;
}

/** Living opponents in turn order after the seat. */
export function opponents(s: State, seat: number): number[] {
  return seatsFrom(s, seat).filter((x) => isOpponent(s, seat, x));
}

/** The teams that still have a player. */
export function livingTeams(s: State): number[] {
  const teams: number[] = [];
  for (const x of s.seats) if (x.out === 0 && !teams.includes(x.team)) teams.push(x.team);
  return teams;
}
