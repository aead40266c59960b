import {
  askedOf,
  below,
  type EventView,
  nameFor,
  type Question,
  randomStream,
  type SeatId,
  type Seating,
  type State,
  seatings,
  type View,
  view,
  type WholeGame,
} from '@wardroom/core';
import { type Match, type MatchRequest, openMatch, prepare } from '@wardroom/host';
import { thinkHere } from '@wardroom/host/room';
import type { Args } from './args.ts';
import { Misuse } from './failure.ts';
import { findBot, findDeck, findFoes, findMode, findPlayers, readOptions, readyDecks } from './games.ts';
import type { Io } from './io.ts';
import { type Reader, withOwners } from './owners.ts';
import { listed, type Paint, painter, wrap } from './text.ts';
import { findWhole } from './whole-games.ts';

/** Somebody at a terminal, and the match they sit at. */
export interface Sitting {
  io: Io;
  game: WholeGame;
  match: Match;
  /** The seat of the person. */
  me: SeatId;
  /** What is to be done for the match to go on. */
  jobs: (() => void)[];
  /** How much of what happened has been shown. */
  shown: number;
  /** The table as it was last shown. */
  drawn: string;
  seat: (seat: SeatId) => string;
  paint: Paint;
}

export const stateOf = (s: Sitting): State => s.match.table.machine.state;

/** What the person is asked, or null. */
export const questionOf = (s: Sitting): Question | null => askedOf(stateOf(s), s.me);

export const logOf = (s: Sitting): readonly EventView[] => s.match.history(s.me);

export const viewOf = (s: Sitting): View => view(s.game, stateOf(s), s.me, s.seat);

/** How the person reads names; cards that others may have, too, are told apart by whose they are. */
export const readerOf = (s: Pick<Sitting, 'game' | 'me' | 'seat'>, state: State): Reader => ({
  name: nameFor(s.game, state, s.me),
  seat: s.seat,
  me: s.me,
});

/** Open the match that the command line asks for, and say which it is. */
export async function sitDown(args: Args, io: Io): Promise<Sitting> {
  const game = findWhole(args.text('game'));
  const { request, me, seats, title } = wanted(args, io, game);
  await prepare(request);
  const jobs: (() => void)[] = [];
  const paint = painter(io);
  const seat = (i: SeatId): string => seats[i].name;
  const names = { game, me, seat };
  const match = openMatch(request, {
    now: io.now,
    later: (work) => void jobs.push(work),
    news: () => {},
    think: (t) => {
      const shows = io.tty.out && t.asked && t.bot !== 'table';
      if (shows) io.out(paint('dim', `${seat(t.seat as SeatId)} is thinking…`));
      const answer = thinkHere(t);
      if (shows) io.out('\r\x1b[K');
      return answer;
    },
    words: (_, e, state, text) => {
      if (seats.length === 2 || text === '') return text;
      return withOwners(readerOf(names, state), state, (name, who) => game.say.event(e, name, who, state));
    },
  });
  // Whoever wants to be asked always is not passed for.
  if (request.options?.stops === 'always') match.setStops(me, { when: 'always' });
  io.out(`${wrap(title, io.columns()).join('\n')}\n`);
  return { io, match, jobs, shown: 0, drawn: '', paint, ...names };
}

/** What the command line asks for. */
function wanted(
  args: Args,
  io: Io,
  game: WholeGame,
): { request: MatchRequest; me: SeatId; seats: readonly Seating[]; title: string } {
  const mode = findMode(game, args);
  const players = findPlayers(mode, args);
  const foe = findFoes(game, mode, args).at(0);
  const options = readOptions(args, game, mode);
  const bot = findBot(args.text('bot'));
  const seed = args.maybe('seed') ?? io.newSeed();
  const ready = readyDecks(game, mode, options);
  const pick = randomStream(`${seed}/decks`);
  const asBoss = options?.boss === 'person';
  const me = (asBoss && foe !== undefined ? players : 0) as SeatId;
  if (asBoss && args.maybe('deck') !== undefined)
    throw new Misuse('--deck: as the boss you have its own; --opponent-deck says what the others play.');
  const other = args.text('opponent-deck');
  const decks = Array.from({ length: players }, (_, seat) => {
    const what = seat === me ? (args.maybe('deck') ?? ready[0].id) : other;
    return what === 'random' ? ready[below(pick, ready.length)] : findDeck(io, game, mode, what, options);
  });
  const label = bot.name[0].toUpperCase() + bot.name.slice(1);
  const seated = (name: (seat: number) => string): Seating[] =>
    seatings(
      mode,
      decks.map((d, i) => ({ name: name(i), deck: d.cards })),
      foe,
    );
  const teams = seated(() => '').map((x) => x.team);
  const seats = seated((i) => {
    if (i === me) return 'Player 1';
    if (teams.length === 2) return label;
    return `${teams[i] === teams[me] ? 'Partner' : label} ${i + 1}`;
  });
  const withDecks = seats.map((x, i) => (i < players ? `${x.name} with ${decks[i].name}` : x.name));
  const sides = [...new Set(teams)].map((team) => listed(withDecks.filter((_, i) => teams[i] === team)));
  const request: MatchRequest = {
    game: game.name,
    mode: mode.name,
    seed,
    places: decks.map((d, i) => ({ name: seats[i].name, deck: d.cards, sitter: i === me ? 'person' : bot.name })),
    ...(options === undefined ? {} : { options }),
    ...(foe === undefined ? {} : { foe: foe.id }),
  };
  return { request, me, seats, title: `${game.title}, ${mode.name}: ${sides.join(' against ')}. Seed ${seed}.` };
}
