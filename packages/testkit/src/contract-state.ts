import {
  advance,
  askedOf,
  begin,
  below,
  copyInto,
  copyState,
  type Game,
  type GameEvent,
  lookAhead,
  type Machine,
  type Mind,
  machine,
  makeReplay,
  openTable,
  parseReplay,
  playReplay,
  type State,
  stateDigest,
  submit,
  submitAsHost,
} from '@wardroom/core';
import { difference, sharedParts, walk } from './plain.ts';
import { fail, give, nextInput, playOut, type RandomMatch, randomSource } from './random-play.ts';

/** Two machines in lockstep, one of them written to JSON and read back before every single input. */
export function roundTrip(game: Game, match: RandomMatch): void {
  let kept: GameEvent[] = [];
  let read: GameEvent[] = [];
  const live = begin(game, match.setup, (e) => kept.push(e));
  let other = begin(game, match.setup, (e) => read.push(e));
  const source = randomSource(match);
  for (let step = 0; ; step++) {
    const text = JSON.stringify(live.state);
    const copy = JSON.stringify(other.state);
    if (JSON.stringify(kept) !== JSON.stringify(read)) fail(match, step, `events differ: ${difference(kept, read)}`);
    if (text !== copy) fail(match, step, `states differ: ${difference(JSON.parse(text), JSON.parse(copy))}`);
    if (live.state.over !== null) return;
    kept = [];
    read = [];
    other = machine(game, JSON.parse(copy), (e) => read.push(e));
    const input = nextInput(live, match, step, source);
    give(live, match, step, input);
    give(other, match, step, JSON.parse(JSON.stringify(input)));
  }
}

/** States are compared at every so many questions: writing one down takes longer than getting there. */
const STRIDE = 6;

/** Events are the same every time, byte for byte; without listeners the states are the same all the way. */
export function sameSeed(game: Game, match: RandomMatch): void {
  const once: string[] = [];
  const again: string[] = [];
  const digests = new Map<number, string>();
  const looksAt = (m: Machine, step: number): boolean => step % STRIDE === 0 || m.state.over !== null;
  const { inputs } = playOut(
    game,
    match,
    (m, step) => {
      if (looksAt(m, step)) digests.set(step, stateDigest(m.state));
    },
    (e) => once.push(JSON.stringify(e)),
  );
  playOut(game, match, undefined, (e) => again.push(JSON.stringify(e)));
  const at = once.findIndex((e, i) => e !== again[i]);
  if (at >= 0 || once.length !== again.length) {
    fail(match, inputs.length, `event ${at} is ${again[at]}, and was ${once[at]} before.`);
  }
  playOut(game, match, (m, step) => {
    if (looksAt(m, step) && stateDigest(m.state) !== digests.get(step)) {
      fail(match, step, 'without events the state is another.');
    }
  });
}

/** What copies share, because nobody changes it once it is made: frozen here, so that whoever does fails. */
function freezeFixed({ ask, also, picked, rolled, over, options, queue, aliases, past }: State): void {
  for (const part of [ask, also, picked, rolled, over, options, ...queue, ...aliases, ...past])
    walk(part, '', Object.freeze);
}

/** The hand-written copy: equal, nothing shared that changes, and what is done with the copy is not seen in the original. */
export function copies(game: Game, match: RandomMatch): void {
  // Whatever a state held before, a copy made of its lists is the same.
  let spare = copyState(begin(game, match.setup).state);
  const source = randomSource({ ...match, seed: `${match.seed} copied` });
  playOut(game, match, (m, step) => {
    freezeFixed(m.state);
    const copy = copyState(m.state);
    const before = JSON.stringify(m.state);
    if (JSON.stringify(copy) !== before) fail(match, step, `the copy differs: ${difference(m.state, copy)}`);
    const shared = sharedParts(m.state, copy);
    if (shared.length > 0) fail(match, step, `the copy shares ${shared.slice(0, 5).join(', ')}`);
    spare = copyInto(spare, m.state);
    if (JSON.stringify(spare) !== before)
      fail(match, step, `the copy into a state differs: ${difference(m.state, spare)}`);
    const kept = sharedParts(m.state, spare);
    if (kept.length > 0) fail(match, step, `the copy into a state shares ${kept.slice(0, 5).join(', ')}`);
    if (m.state.over !== null || step % 5 !== 0) return;
    const fork = machine(game, copy);
    for (let i = 0; i < 10 && fork.state.over === null; i++) give(fork, match, step, source(fork));
    if (JSON.stringify(m.state) !== before) fail(match, step, `playing on in a copy changed the original.`);
  });
}

/** Inputs that a look ahead is followed for, where it does not come to rest before. */
const AHEAD = 6;

/** A look ahead comes to rest at the question that the match asks, and lists no answer there that the match does not. */
export function rests(game: Game, match: RandomMatch): void {
  const source = randomSource({ ...match, seed: `${match.seed} ahead` });
  playOut(game, match, (m, step) => {
    if (m.state.over !== null || step % 3 !== 0) return;
    const known = { ...copyState(m.state), past: m.state.past.map(() => null) };
    const now = machine(game, copyState(known));
    const ahead = lookAhead(game, copyState(known), game.quietPrompts);
    for (let i = 0; i < AHEAD && now.state.over === null; i++) {
      const input = source(now);
      give(now, match, step, input);
      give(ahead, match, step, input);
      const rest = ahead.state.ask;
      const quiet = rest !== null && game.quietPrompts[rest.prompt];
      // Where a rule says beforehand who is asked, it ends even if there is nothing to choose.
      if (quiet && rest.choices.length === 0) return;
      const other = difference(asQuestion(now.state, quiet), asQuestion(ahead.state, quiet));
      if (other !== null) fail(match, step, `looking ahead, the match is another: ${other}`);
      if (!quiet) {
        // What could be turned back to in a new turn, only the match remembers.
        if (now.state.turn !== m.state.turn) return;
        continue;
      }
      const offered = new Set(now.state.ask!.choices.map((c) => JSON.stringify(c)));
      const stranger = rest.choices.find((c) => !offered.has(JSON.stringify(c)));
      if (stranger !== undefined) fail(match, step, `at rest ${JSON.stringify(stranger)} is listed, and not offered.`);
      return;
    }
  });
}

/** A state without what only a match remembers, and without the answers where a look ahead may list fewer. */
const asQuestion = (s: State, atRest: boolean): State => ({
  ...s,
  past: [],
  ask: s.ask === null || !atRest ? s.ask : { ...s.ask, choices: [] },
});

/** A match played at a table, written as a replay, read and played again ends in the same state. */
export function replays(game: Game, match: RandomMatch): void {
  const mind: Mind = (_game, s, seat, random) => below(random, askedOf(s, seat)!.choices.length);
  const table = openTable(game, match.setup, match.seed, null, undefined, mind);
  const source = randomSource(match);
  let step = 0;
  while (table.machine.state.over === null) {
    const input = nextInput(table.machine, match, step++, source);
    if ('chance' in input || ('pick' in input && input.host === true))
      fail(match, step, 'the table waits for what it answers itself.');
    else {
      const refusal =
        'act' in input && input.host === true ? submitAsHost(table, input.act, input.target) : submit(table, input);
      if (refusal !== null) fail(match, step, refusal.error);
    }
  }
  const text = JSON.stringify(makeReplay(table));
  const { replay, game: found } = parseReplay(text, (name) => (name === game.name ? game : undefined));
  const run = playReplay(found, replay);
  while (run.step()) {
    // To the end.
  }
  if (run.at() !== table.inputs.length) fail(match, run.at(), 'the replay stops early.');
  const difference_ = difference(run.machine.state, table.machine.state);
  if (difference_ !== null) fail(match, run.at(), `the replay ends differently: ${difference_}`);
  if (advance(run.machine, { seat: 0, pick: 0 }) === null)
    fail(match, run.at(), 'a match that is over takes an answer.');
}
