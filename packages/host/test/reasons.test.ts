import './bots.ts';
import { randomStream, type SeatId } from '@wardroom/core';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { openMatch } from '../src/match.ts';
import type { MatchRequest } from '../src/messages.ts';
import { prepare } from '../src/seating.ts';

/** What the reason of a match that was played out reads like, by game. */
const WORDS: Readonly<Record<string, RegExp>> = {
  ward: /cemetery holds \d+ of 300 HP\.$/,
  arcane: /(destroyed|broke|was destroyed)/,
  guardian: /Stronghold/,
  realm: /(the death blow|could not draw)/,
};

const requestFor = (game: (typeof games)[number], seed: string): MatchRequest => ({
  game: game.name,
  mode: game.modes[0].name,
  seed,
  places: ['Ada', 'Bo'].map((name, i) => ({ name, deck: game.decks[i].id, sitter: 'person' })),
});

test.each(games.map((game) => [game.name, game] as const))('%s says what decided a match', async (name, game) => {
  for (const seed of ['a', 'b', 'c']) {
    const request = requestFor(game, seed);
    await prepare(request);
    const work: (() => void)[] = [];
    const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} });
    const random = randomStream(seed);
    const { machine } = match.table;
    while (machine.state.over === null) {
      for (let f = work.shift(); f !== undefined; f = work.shift()) f();
      const q = machine.state.ask;
      if (q === null) continue;
      const { rest } = match.takeUpdate(q.seat);
      match.pick(q.seat, rest!.view.seq, random() % q.choices.length);
    }
    const reasons = ([0, 1] as SeatId[]).map((seat) => match.takeUpdate(seat).rest!.reason!);
    if (machine.state.over.winner < 0) continue;
    expect(reasons.map((x) => x.slice(0, 8)).sort()).toEqual(['You lost', 'You won:']);
    for (const reason of reasons) expect(reason).toMatch(WORDS[name]);
    const lost = reasons.find((x) => x.startsWith('You lost'))!;
    expect(lost).toMatch(/\byou(r)?\b/);
  }
});

test.each(games.map((game) => [game.name, game] as const))('%s: who concedes has lost by that', async (_, game) => {
  const request = requestFor(game, 'concede');
  await prepare(request);
  const work: (() => void)[] = [];
  const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} });
  for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  match.act(0 as SeatId, 'concede');
  expect(match.takeUpdate(0 as SeatId).rest!.reason).toBe('You lost: you conceded.');
  expect(match.takeUpdate(1 as SeatId).rest!.reason).toBe('You won: Ada conceded.');
});
