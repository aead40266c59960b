import {
  type CardId,
  citation,
  type Engine,
  EVERYONE,
  engine,
  type Game,
  inRuns,
  isReplayError,
  NONE,
  parseReplay,
  type Replay,
  type SeatId,
  type State,
  spectator,
  type Told,
} from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { headerOf, otherRules } from '@wardroom/host/editions';
import type { Args, Usage } from './args.ts';
import { board, cited } from './board.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { withOwners } from './owners.ts';
import { listed, logLine, type Paint, painter } from './text.ts';

export const usage: Usage = {
  name: 'replay',
  summary: 'Step through a saved match. Without a terminal its log is printed; --verify only checks the file.',
  positional: ['FILE'],
  options: {
    verify: { help: 'Check that the file is whole and unchanged.' },
    seat: { value: 'N', help: 'Show what player N saw. Default: every card open.' },
  },
};

/** One answer of a player and all that came of it. */
interface Step {
  lines: Told[];
  state: State;
}

export async function run(args: Args, io: Io): Promise<number> {
  const file = args.positional[0];
  if (args.on('verify')) {
    io.out(`${file}: ok, ${await checkReplay(io, file)}\n`);
    return 0;
  }
  const { game, engine, replay, own } = await load(io, file);
  const seats = replay.setup.seats.length;
  const seat = args.maybe('seat') === undefined ? undefined : ((args.whole('seat', 1, seats) - 1) as SeatId);
  const steps = readSteps(file, game, engine, replay, seat);
  const paint = painter(io);
  if (own) io.err(`${OWN}\n`);
  if (!io.tty.in || !io.tty.out) {
    for (const step of steps) for (const l of step.lines) io.out(`${l.text} ${paint('dim', l.cite)}\n`);
    io.out(`${ending(game, replay, steps.at(-1)!.state)}\n`);
    return 0;
  }
  await browse(io, game, engine, replay, steps, seat, paint);
  return 0;
}

/** Play a file through, and say what it holds; what is wrong with it is a failure. */
export async function checkReplay(io: Io, file: string): Promise<string> {
  const { game, engine, replay, own } = await load(io, file);
  const { state } = readSteps(file, game, engine, replay, undefined).at(-1)!;
  const turns = `${replay.inputs.length} inputs, ${state.turn} turns`;
  return `${turns}. ${ending(game, replay, state)}${own ? ` ${OWN}` : ''}`;
}

const OWN = 'Played by the rules it was made with, which are not the present ones.';

interface Loaded {
  game: Game;
  engine: Engine;
  replay: Replay;
  /** It is played by rules of its own. */
  own: boolean;
}

async function load(io: Io, file: string): Promise<Loaded> {
  const text = io.readFile(file);
  try {
    const { game: name, fingerprint } = headerOf(text);
    const present = typeof name === 'string' ? gameByName(name) : undefined;
    const other = present === undefined ? undefined : await otherRules(present, fingerprint, io.rules);
    if (other === undefined) return { ...parseReplay(text, gameByName), engine, own: false };
    const { replay } = other.engine.parseReplay(text, () => other.game);
    return { game: other.game, engine: other.engine, replay, own: true };
  } catch (e) {
    throw isReplayError(e) ? new Failure(`${file}: ${e.message}`) : e;
  }
}

/** Play it all; every step with its log and the table after it. */
function readSteps(
  file: string,
  game: Game,
  { copyState, nameFor, playReplay }: Engine,
  replay: Replay,
  seat: SeatId | undefined,
): Step[] {
  const names = (i: SeatId): string => replay.setup.seats[i].name;
  const lines: Step['lines'] = [];
  try {
    const run = playReplay(game, replay, (e, s) => {
      const open = (card: CardId): string => (card < 0 ? 'nothing' : game.defs[s.cards[card].def].name);
      const name = seat === undefined ? open : nameFor(game, s, seat);
      const plain = game.say.event(e, name, names, s);
      const reader = { name, seat: names, me: NONE };
      const owned = () => withOwners(reader, s, (card, who) => game.say.event(e, card, who, s));
      const text = plain === '' || s.seats.length === 2 ? plain : owned();
      const what = game.say.what?.(e, name, names, s);
      const told = { kind: game.events[e.kind], cite: cited(game, citation(game, e.cite)), seat: e.seat, text };
      if (text !== '') lines.push(what === undefined || what === '' ? told : { ...told, what });
    });
    const steps: Step[] = [];
    const take = (): void => void steps.push({ lines: inRuns(lines.splice(0)), state: copyState(run.machine.state) });
    while (run.at() < replay.inputs.length) {
      // Chance belongs to the answer before it.
      if (!Object.hasOwn(replay.inputs[run.at()] ?? {}, 'chance')) take();
      run.step();
    }
    take();
    return steps;
  } catch (e) {
    if (isReplayError(e) || (e instanceof Error && e.name === 'SetupError')) throw new Failure(`${file}: ${e.message}`);
    throw e;
  }
}

function ending(game: Game, replay: Replay, s: State): string {
  if (s.over === null) return 'The match was not played to its end.';
  const rule = citation(game, s.over.cite);
  if (s.over.winner < 0) return `The match is drawn (${rule}).`;
  const winners = s.seats.flatMap((x, i) => (x.team === s.over!.winner ? [replay.setup.seats[i].name] : []));
  return `${listed(winners)} won (${rule}).`;
}

async function browse(
  io: Io,
  game: Game,
  { copyState, view }: Engine,
  replay: Replay,
  steps: readonly Step[],
  seat: SeatId | undefined,
  paint: Paint,
): Promise<void> {
  const style = { columns: io.columns(), paint, seat: (i: number) => replay.setup.seats[i].name };
  let at = 0;
  for (;;) {
    const { lines, state } = steps[at];
    for (const l of lines) io.out(`${logLine(l.text, l.cite, io.columns(), paint)}\n`);
    const shown = seat === undefined ? allOpen(copyState(state)) : state;
    io.out(`${board(game, view(game, shown, seat ?? spectator(shown)), style).join('\n')}\n`);
    if (at === steps.length - 1) io.out(`${ending(game, replay, state)}\n`);
    const line = await io.ask(`${at} of ${steps.length - 1}. Enter next, b back, a number, q quit: `);
    if (line === null) return;
    const word = line.trim().toLowerCase();
    if (word === 'q' || word === 'quit') return;
    if (word === 'b') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(word)) at = Math.min(steps.length - 1, Number(word));
    else if (word !== '') io.out('Enter, b, a number or q.\n');
    else if (at === steps.length - 1) return;
    else at++;
  }
}

/** A copy in which everybody has seen every card: the match is over, nothing is secret any more. */
function allOpen(copy: State): State {
  copy.known.fill(EVERYONE);
  return copy;
}
