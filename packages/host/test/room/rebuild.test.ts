import { below, randomStream } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import type { Entry, FromRoom, RoomRules, Told } from '../../src/room/index.ts';
import { retell } from '../../src/room/watch.ts';
import { type Client, connect, fairly, friendly, openRig, playOn, type Rig, rigged, tell, time } from './rig.ts';

/** A room is its log: whatever is rebuilt from it, at any point, is what it was. */

interface Played {
  entries: Entry[];
  clients: Client[];
  rig: Rig;
}

const told = (heard: readonly FromRoom[]): Told[] => heard.flatMap((m) => (m.is === 'told' ? [m] : []));

/** Where everything stood when a client came. */
function cameTo({ heard }: Client): Pick<Client, 'n' | 'shown' | 'log'> {
  const { n, shown, history } = heard.flatMap((m) => (m.is === 'whole' ? [m] : []))[0];
  return { n, shown, log: [...history] };
}

/** The same, one by one: whole lists of messages are nothing to read. */
function alike(found: readonly unknown[], expected: readonly unknown[]): void {
  found.forEach((x, i) => {
    expect(JSON.parse(JSON.stringify(x))).toEqual(expected[i]);
  });
  expect(found.length).toBe(expected.length);
}

const rulesOf = (game: (typeof games)[number], mode: (typeof games)[number]['modes'][number], i: number): RoomRules => {
  const decks = game.decks.filter((d) => (d.mode ?? mode.name) === mode.name);
  const places = Array.from({ length: mode.usual }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: decks[(i + seat) % decks.length].id,
    sitter: seat === mode.usual - 1 && seat > 1 ? 'greedy' : seat === 1 && i % 2 === 0 ? 'random' : 'person',
  }));
  const foe = game.foes.find((f) => f.mode === mode.name);
  const request = { game: game.name, mode: mode.name, seed: `${i}`, places, ...(foe ? { foe: foe.id } : {}) };
  const more = { spectators: { hands: 'hidden' as const, delay: 0 }, takeBack: 'free' as const };
  return i % 2 === 0 ? friendly(request, more) : fairly(request, { ...more, among: 'strangers' });
};

function play(rules: RoomRules, seed: string): Played {
  const rig = openRig(rules);
  const clients = rules.request.places.flatMap((p, seat) => (p.sitter === 'person' ? [connect(rig, seat)] : []));
  const watcher = connect(rig, 'spectator');
  clients.forEach((x, i) => {
    x.say({ do: 'entropy', value: `0${i}` });
  });
  // Now and then somebody takes something back or says where to be asked, or all think for so long that the room keeps its log alone.
  const random = randomStream(`${seed} whims`);
  let quota = 60;
  playOn(rig, clients, seed, () => {
    const x = clients[below(random, clients.length)];
    if (quota > 0 && below(random, 10) === 0) {
      quota--;
      const when = ['always', 'able', 'only'][below(random, 3)];
      x.say(below(random, 2) === 0 ? { do: 'back' } : { do: 'stops', stops: { when } });
    }
    if (below(random, 20) === 0) rig.time.pass(180_000);
    return rig.log.entries.length > 110;
  });
  return { entries: rig.log.entries, clients: [...clients, watcher], rig };
}

const modes = games.flatMap((game) =>
  game.modes.map((mode): [string, RoomRules[]] => [
    `${game.name} ${mode.name}`,
    [0, 1].map((i) => rulesOf(game, mode, i)),
  ]),
);

describe.each(modes)('%s', (name, both) => {
  test.each(both.map((x): [string, RoomRules] => [x.among, x]))(
    'among %s',
    (_, rules) => {
      const { entries, clients } = play(rules, name);
      expect(entries.length).toBeGreaterThan(20);

      // What was told live is what the log tells.
      for (const x of clients) {
        const again = retell(entries, x.session.viewer, 0);
        const live = told(x.heard);
        expect(live.length).toBeGreaterThan(10);
        const messages = again.messages.map((m) => m.told);
        alike(messages.slice(live[0].n - 1), live);
        alike([again.shown], [x.shown]);
      }

      // Rebuilt after any entry, it shows everybody the same, and tells whoever lost something exactly that.
      const random = randomStream(`${name} prefixes`);
      for (let i = 0; i < 3; i++) {
        const length = 2 + below(random, entries.length - 2);
        const clock = time(entries[length - 1].t);
        const rig = rigged(entries.slice(0, length), clock, { later: () => {}, after: () => () => {} });
        for (const x of clients) {
          const live = told(x.heard);
          const fresh = connect(rig, x.session.viewer);
          // A friendly match begins by itself, before anybody has come.
          const from = live[0].n - 1;
          if (fresh.n < from) continue;
          const cursor = from + below(random, fresh.n - from + 1);
          const known = cameTo(x);
          for (const m of live.slice(0, cursor - from)) tell(known, m);
          const late = connect(rig, x.session.viewer, cursor, known);
          alike(told(late.heard), live.slice(cursor - from, fresh.n - from));
          alike([late.shown, ...late.log], [fresh.shown, ...fresh.log]);
        }
      }
    },
    60_000,
  );
});

test('a room goes on as it would have: the same dice, the same bots, the same clocks', () => {
  for (const rules of [modes[0][1][0], modes.find(([, [x]]) => x.request.foe !== undefined)![1][1]]) {
    const { entries } = play(rules, 'on');
    for (const length of [8, 40, 90].filter((x) => x < entries.length)) {
      const clock = time(entries[length - 1].t);
      const rig = rigged(
        entries.slice(0, length).map((x) => structuredClone(x)),
        clock,
      );
      const seats = rules.request.places.map((p, seat) => (p.sitter === 'person' ? connect(rig, seat) : null));
      for (const entry of entries.slice(length)) {
        clock.pass(Math.max(0, entry.t - clock.now()));
        const x = 'seat' in entry ? seats[entry.seat] : null;
        if (entry.is === 'back') x!.say({ do: 'back' });
        if (entry.is === 'stops') x!.say({ do: 'stops', stops: entry.stops });
        if (entry.is === 'input' && entry.by === 'player' && 'pick' in entry.input) {
          const own = seats[entry.input.seat]!;
          own.say({ do: 'pick', question: own.shown!.view.seq, pick: entry.input.pick });
        }
      }
      const same = Math.min(entries.length, rig.log.entries.length);
      expect(same).toBeGreaterThan(entries.length - 5);
      expect(rig.log.entries.slice(0, same)).toEqual(entries.slice(0, same));
    }
  }
});
