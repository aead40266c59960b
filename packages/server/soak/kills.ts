import { below, randomStream } from '@wardroom/core';
import { games } from '@wardroom/games';
import type { TableAsk } from '@wardroom/protocol';
import { playSeat, type Seat, type Visitor, visitor } from '../test/play.ts';
import type { Fleet } from './fleet.ts';

/**
 * The server as it is started, killed without a word in the middle of matches of every game, again and again. What was acknowledged is
 * there, players come back by themselves, and matches go on to an end that both sides see alike.
 */
export interface Killing {
  fleet: Fleet;
  kills: number;
  seed: string;
  /** How a node ends. Without it, it is killed. */
  end?: (node: number) => Promise<void>;
  said?: (line: string) => void;
}

/** Milliseconds in which somebody hears something, or it is given up: players come back within a second. */
const SILENCE = 120_000;

export interface Killed {
  kills: number;
  /** Matches that came to their end. */
  ended: number;
  acknowledged: number;
  /** How often a player who was cut off was back at the match. */
  returns: number;
}

interface Running {
  game: string;
  id: string;
  players: readonly Player[];
  over: Promise<void>;
  isOver: boolean;
}

interface Player {
  seat: () => Seat | null;
  /** What the server has said that it has taken, by key. */
  acknowledged: Set<string>;
}

export async function killing({ fleet, kills, seed, end = fleet.kill, said = () => {} }: Killing): Promise<Killed> {
  const random = randomStream(seed);
  const sum: Killed = { kills: 0, ended: 0, acknowledged: 0, returns: 0 };
  const matches = new Map<string, Running>();
  let heard = (): void => {};
  let last = performance.now();
  const hear = (): void => {
    last = performance.now();
    heard();
  };
  let given = (_: Error): void => {};
  const silence = new Promise<never>((_, failed) => {
    given = failed;
  });
  silence.catch(() => {});
  const watch = setInterval(() => {
    if (performance.now() - last < SILENCE) return;
    const left = [...matches.values()].filter((m) => !m.isOver).map((m) => `${m.game} ${m.id}`);
    given(new Error(`Nobody has heard anything for ${SILENCE / 1000} s; under way are ${left.join(', ')}.`));
  }, 1000);
  const settle = async (m: Running): Promise<void> => {
    await Promise.race([m.over, silence]);
    const [first, ...others] = m.players.map((p) => JSON.stringify(p.seat()!.following.shown!.view.over));
    if (first === 'null' || others.some((x) => x !== first))
      throw new Error(`${m.game} ${m.id}: the players see different ends.`);
    await verify(fleet, m);
    sum.ended++;
    for (const p of m.players) sum.acknowledged += p.acknowledged.size;
  };

  try {
    while (sum.kills < kills) {
      for (const { name } of games) {
        if (matches.get(name)?.isOver === true) await settle(matches.get(name)!);
        if (matches.get(name)?.isOver !== false) matches.set(name, await begin(name, fleet.url, random, sum, hear));
      }
      // After so many messages, whatever is under way then; or when there is nothing left to kill in the middle of.
      let left = 10 + below(random, 80);
      await Promise.race([
        new Promise<void>((done) => {
          heard = () => void (--left === 0 && done());
        }),
        Promise.all([...matches.values()].map((m) => m.over)),
        silence,
      ]);
      const victim = below(random, fleet.nodes);
      await end(victim);
      sum.kills++;
      for (const m of matches.values()) await verify(fleet, m);
      await fleet.start(victim);
      // While it starts, there is nobody to hear from.
      last = performance.now();
      if (sum.kills % 10 === 0) said(`${sum.kills} kills, ${sum.ended} matches ended, ${sum.returns} returns`);
    }
    for (const m of matches.values()) await settle(m);
    return sum;
  } finally {
    clearInterval(watch);
  }
}

/** Everything that was acknowledged until now is in the log. */
async function verify(fleet: Fleet, { game, id, players }: Running): Promise<void> {
  const known = players.map((p) => [...p.acknowledged]);
  const log = await fleet.entries(id);
  const entries = log.map((x) => JSON.parse(x) as { key?: string; input?: { seat: number } });
  const inLog = new Set(entries.map((e) => `${e.input?.seat} ${e.key}`));
  const lost = known.flatMap((keys, seat) => keys.filter((key) => !inLog.has(`${seat} ${key}`)));
  if (lost.length > 0) throw new Error(`${game} ${id}: ${lost.length} answers were acknowledged and are lost: ${lost}`);
}

/** Matches of games that take long go by options that make them shorter: the moments of kills matter, not the hours between them. */
const SHORT: Readonly<Record<string, Partial<TableAsk>>> = {
  ward: { options: { format: 'open', threshold: 60 } },
};

/** A match of two people who come back by themselves. */
async function begin(
  game: string,
  url: string,
  random: () => number,
  sum: Killed,
  heard: () => void,
): Promise<Running> {
  const { modes, decks } = games.find((g) => g.name === game)!;
  const mode = modes[0].name;
  const deck = decks.find((d) => d.mode === undefined || d.mode === mode)!.id;
  const people = await Promise.all(['Ada', 'Bo'].map((name) => visitor(url, name)));
  const { code } = await people[0].open({ game, mode, deck, ...(SHORT[game] ?? {}) });
  await people[1].at(code, { do: 'sit' });
  await people[1].at(code, { do: 'ready', ready: true });
  const { match } = await people[0].at(code, { do: 'start' });
  const playing = people.map((person) => play(person, match!, (n) => below(random, n), sum, heard));
  const running: Running = {
    game,
    id: match!,
    players: playing,
    over: Promise.all(playing.map((p) => p.over)).then(() => void 0),
    isOver: false,
  };
  void running.over.then(() => {
    running.isOver = true;
  });
  return running;
}

/** Sits at a match until it is over, and connects again whenever it is cut off. */
function play(
  person: Visitor,
  match: string,
  choose: (n: number) => number,
  sum: Killed,
  heard: () => void,
): Player & { over: Promise<void> } {
  const acknowledged = new Set<string>();
  let seat: Seat | null = null;
  const stay = async (): Promise<void> => {
    for (;;) {
      const connection = await person.connect();
      let back = seat !== null;
      connection.onMessage((m) => {
        heard();
        if (back) sum.returns++;
        back = false;
        const told = m.is === 'room' && m.match === match ? (m.message as { is: string; key?: string }) : null;
        if (told?.is === 'taken' && told.key !== undefined) acknowledged.add(told.key);
      });
      const now = playSeat(connection, match, choose, seat?.following);
      seat = now;
      const why = await Promise.race([now.over.then(() => 'over'), connection.closed]);
      if (why === 'over') {
        connection.close();
        return;
      }
      // The node may be gone for a moment.
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return { seat: () => seat, acknowledged, over: stay() };
}
