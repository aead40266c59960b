import './bots.ts';
import { randomStream, type SeatId } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Match, openMatch } from '../src/match.ts';
import type { MatchRequest, Note, Update } from '../src/messages.ts';
import { prepare } from '../src/seating.ts';

const [deck, other] = ward.decks.map((d) => d.id);
const request: MatchRequest = {
  game: 'ward',
  mode: 'duel',
  seed: 'passing',
  options: { format: 'open', threshold: 100 },
  places: [
    { name: 'Ada', deck, sitter: 'person' },
    { name: 'Bo', deck: other, sitter: 'person' },
  ],
};

/** Play a whole match at random; what each of the two was told. */
function played(stops: 'able' | 'always'): { match: Match; updates: Update[][] } {
  const work: (() => void)[] = [];
  const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} });
  const seats = [0, 1] as SeatId[];
  for (const seat of seats) match.setStops(seat, { when: stops });
  const random = randomStream('passing');
  const updates: Update[][] = [[], []];
  for (let i = 0; i < 20_000 && match.table.machine.state.over === null; i++) {
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
    for (const seat of seats) updates[seat].push(match.takeUpdate(seat));
    const q = match.table.machine.state.ask;
    if (q === null || q.seat < 0) continue;
    const { rest } = updates[q.seat].at(-1)!;
    match.pick(q.seat, rest!.view.seq, random() % q.choices.length);
  }
  for (const seat of seats) updates[seat].push(match.takeUpdate(seat));
  return { match, updates };
}
const notes = (updates: readonly Update[]): Note[] => updates.flatMap((u) => u.notes ?? []);

describe('what the table does for a player without asking', () => {
  beforeAll(() => prepare(request));

  test('is told to that player, and the other learns nothing of it', () => {
    const { match, updates } = played('able');
    expect(match.table.machine.state.over).not.toBeNull();
    const [ada, bo] = updates.map(notes);
    expect(ada.some((x) => x.passed !== undefined)).toBe(true);
    expect(ada.some((x) => x.text.startsWith('Second magic phase'))).toBe(true);
    expect(ada).not.toEqual(bo);
    // What is told to all is the same for both, event by event: no event says that somebody was not asked.
    const kinds = updates.map((u) => u.flatMap((x) => x.beats.map((b) => `${b.at} ${b.event.kind}`)));
    expect(kinds[0]).toEqual(kinds[1]);
  });
  test('nothing, where one is asked everywhere', () => {
    const { updates } = played('always');
    expect(updates.flatMap(notes).filter((x) => x.passed !== undefined)).toEqual([]);
  });
});

test('the end is told from each side, in the match’s own numbers', () => {
  const { updates } = played('able');
  const [ada, bo] = updates.map((u) => u.at(-1)!.rest!.reason!);
  const [winner, loser] = ada.startsWith('You won') ? [ada, bo] : [bo, ada];
  expect(winner).toMatch(/^You won: .*(Ada|Bo)'s cemetery holds \d+ of 100 HP\.$/);
  expect(loser).toMatch(/^You lost: .*your cemetery holds \d+ of 100 HP\.$/);
});
