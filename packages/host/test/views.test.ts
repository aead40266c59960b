import { below, randomStream, type SeatId, type View, view } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { openMatch, prepare } from '../src/index.ts';

/** What of a view is taken over from the one before, where it is the same. */
const shared = ({ zones, table, seats, chain }: View) => ({ zones, table, seats, chain });

test.each(['ward', 'arcane', 'guardian', 'realm'])(
  '%s: whoever is shown every event sees the table as it was then',
  async (name) => {
    const game = gameByName(name)!;
    const request = { game: name, mode: 'duel', options: {} };
    await prepare({ ...request, seed: '', places: [] });
    const places = ['Ada', 'Bo'].map((x, i) => ({ name: x, sitter: 'person' as const, deck: game.decks[i].id }));
    const work: (() => void)[] = [];
    const afresh: string[][] = [[], []];
    const match = openMatch(
      { ...request, seed: 'every event', places },
      {
        now: () => 0,
        later: (w) => work.push(w),
        news: () => {},
        words: (seat, _e, s, text) => {
          afresh[seat].push(JSON.stringify(shared(view(game, s, seat))));
          return text;
        },
      },
    );
    const random = randomStream('every event');
    const beats: View[][] = [[], []];
    for (let decisions = 0; decisions < 80; decisions++) {
      for (let next = work.shift(); next !== undefined; next = work.shift()) next();
      const rests = ([0, 1] as SeatId[]).map((viewer) => {
        const { beats: told, rest } = match.takeUpdate(viewer);
        beats[viewer].push(...told.map((b) => b.view));
        const s = match.table.machine.state;
        if (rest !== null) expect(shared(rest.view)).toEqual(shared(view(game, s, viewer)));
        return rest;
      });
      const { ask } = match.table.machine.state;
      if (ask === null) break;
      expect(match.pick(ask.seat, rests[ask.seat]!.view.seq, below(random, ask.choices.length))).toBeNull();
    }
    // Read at the end only: what several views have in common was not changed after it was shown.
    beats.forEach((seen, seat) => {
      expect(seen.length).toBeGreaterThan(50);
      expect(seen.map((x) => JSON.stringify(shared(x)))).toEqual(afresh[seat].slice(0, seen.length));
    });
  },
);
