/** The engine's side of the comparison: the slice, the full duel, and copying a state. */
import {
  advance,
  asksChance,
  begin,
  below,
  copyBare,
  copyInto,
  copyState,
  drawChance,
  type Game,
  type GameEvent,
  lookAhead,
  randomStream,
  type Setup,
  type State,
  seatings,
  takeChance,
  takePick,
} from '@wardroom/core';
import { type WardCard, ward } from '@wardroom/ward';
import type { Contender, Counts } from './measure.ts';
import { sliceCards } from './slice-cards.ts';

/** How a match is played: events kept until it ends, as a table would; not made at all; or only thought, as bots do. */
type Manner = 'events' | 'silent' | 'dream';

/** One match with random players. */
function playMatch(game: Game, setup: Setup, seed: string, manner: Manner): number {
  const random = randomStream(seed);
  const log: GameEvent[] = [];
  let m = begin(game, setup, manner === 'events' ? (e) => log.push(e) : null);
  // Without a single question at which it would come to rest: it plays on to the end.
  if (manner === 'dream') m = lookAhead(game, copyBare(m.state), []);
  let decisions = 0;
  while (m.state.over === null) {
    const q = m.state.ask;
    if (q === null) throw new Error(`${seed}: the match stopped without a question.`);
    if (asksChance(q)) takeChance(m, drawChance(random, q));
    else {
      takePick(m, below(random, q.choices.length));
      decisions++;
    }
  }
  return decisions;
}

const idOf = (name: string): string => ward.defs.find((d) => d.name === name)!.id;

const sliceSetup = (): Setup => {
  const deck = sliceCards.flatMap((c) => new Array<string>(c.copies).fill(idOf(c.name)));
  return { mode: 'duel', seats: [0, 1].map((i) => ({ name: `${i}`, deck })) };
};

/** Decks that go through every card of generation 1: ten creatures and twenty magics each, spread over the whole set. */
function poolDecks(count: number): string[][] {
  const pool = (ward.defs as readonly WardCard[]).filter((d) => d.source.set === 'gen1');
  const creatures = pool.filter((d) => d.kind === 'creature').map((d) => d.id);
  const magics = pool.filter((d) => d.kind !== 'creature').map((d) => d.id);
  return Array.from({ length: count }, (_, k) => [
    ...Array.from({ length: 10 }, (_, i) => creatures[(k * 10 + i * 7) % creatures.length]),
    ...Array.from({ length: 20 }, (_, i) => magics[(k * 20 + i * 3) % magics.length]),
  ]);
}

const batchOf = (matches: number, one: (i: number) => number): Counts => {
  let decisions = 0;
  for (let i = 0; i < matches; i++) decisions += one(i);
  return { games: matches, decisions };
};

export const engineSlice: Contender = {
  name: 'Wardroom',
  warm: 84,
  run: (batch) => {
    const setup = sliceSetup();
    return batchOf(60, (i) => playMatch(ward, setup, `${batch}/${i}`, 'events'));
  },
};

const duels = (name: string, manner: Manner): Contender => {
  const decks = poolDecks(24);
  return {
    name,
    warm: 300,
    run: (batch) =>
      batchOf(16, (i) => {
        const at = batch * 16 + i;
        const seats = [decks[at % 24], decks[(at * 5 + 1) % 24]].map((deck, k) => ({ name: `${k}`, deck }));
        return playMatch(ward, { mode: 'duel', seats, options: { format: 'open' } }, `${batch}/${i}`, manner);
      }),
  };
};

export const duelWithEvents: Contender = duels('full duel, events on', 'events');
export const duelWithoutEvents: Contender = duels('full duel, events off', 'silent');
export const duelDreamt: Contender = duels('full duel, looking ahead', 'dream');

/** Matches of a mode with the ready decks; a mode with a foe takes the foes in turn. */
export const matchesOf = (game: Game, name: string, players: number, title: string): Contender => {
  const mode = game.modes.find((x) => x.name === name)!;
  const foes = game.foes.filter((x) => x.mode === name);
  const ready = game.decks.filter((x) => (x.mode ?? name) === name);
  return {
    name: title,
    warm: players > 2 ? 50 : 175,
    run: (batch) =>
      batchOf(16, (i) => {
        const at = batch * 16 + i;
        const decks = Array.from({ length: players }, (_, k) => ready[(at + k * (k + 1)) % ready.length].cards);
        const seats = decks.map((deck, k) => ({ name: `${k}`, deck }));
        const setup = { mode: name, seats: seatings(mode, seats, foes[at % foes.length]) };
        return playMatch(game, setup, `${batch}/${i}`, 'events');
      }),
  };
};

/** States from the middle of duels between ready decks. */
function middleStates(count: number): State[] {
  return Array.from({ length: count }, (_, k) => {
    const random = randomStream(`middle/${k}`);
    const seats = [ward.decks[k % ward.decks.length], ward.decks[(k + 3) % ward.decks.length]].map((d) => ({
      name: d.name,
      deck: d.cards,
    }));
    const m = begin(ward, { mode: 'duel', seats });
    for (let picks = 0; picks < 30 && m.state.over === null; ) {
      const q = m.state.ask!;
      if (asksChance(q)) advance(m, { chance: drawChance(random, q) });
      else {
        advance(m, { seat: q.seat, pick: below(random, q.choices.length) });
        picks++;
      }
    }
    return m.state;
  });
}

const copies = (
  name: string,
  copy: (s: State) => State,
  per: number,
  seen: (s: State) => State = copyState,
): Contender => {
  const states = middleStates(16).map(seen);
  return {
    name,
    warm: 60,
    run: (batch) => {
      for (let i = 0; i < per; i++) copy(states[(batch + i) % states.length]);
      return { copies: per };
    },
  };
};

export const handCopy = (): Contender => copies('copyState', copyState, 2_000);

/** As search copies: without what nobody looks at, and out of the lists of a state that is not needed any more. */
export function searchCopy(): Contender {
  let spare: State | null = null;
  const copy = (s: State): State => {
    spare = spare === null ? copyBare(s) : copyInto(spare, s);
    return spare;
  };
  return copies('copyInto', copy, 2_000, copyBare);
}

export const cloneCopy = (): Contender => copies('structuredClone', (s) => structuredClone(s), 40);
