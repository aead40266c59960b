import { expect, test } from 'vitest';
import {
  advance,
  type CardId,
  type Choice,
  enter,
  type Machine,
  machine,
  run,
  type SeatId,
  WINDOW_VARS,
} from '../src/index.ts';
import { FIRST, HAND, HEAP, makeToy, put, ROW, setup, stone, type ToyOptions, WINDOW, windowOver } from './toy.ts';

const STOP = stone(
  'stopper',
  0,
  { is: 'answer', to: 'link', if: { foesLink: true } },
  { is: 'play', do: [{ do: 'negate', link: 'n' }] },
);
const NOTE = stone('note', 1, { is: 'answer', to: 'throw' }, { is: 'answer', to: 'link' }, { is: 'play', do: [] });
const PLAIN = stone('plain', 2, { is: 'play', do: [] });

/** Hands of the players; the first lays a plain stone, and the table waits for answers. */
function table(hands: readonly (readonly string[])[], o: ToyOptions = {}): Machine & { log: string[] } {
  const game = makeToy({ stones: [STOP, NOTE, PLAIN], ...o });
  const s = game.begin(setup(hands.length, []));
  hands.forEach((hand, seat) => {
    for (const id of hand) put(game, s, id, seat as SeatId, HAND);
  });
  const log: string[] = [];
  const m = machine(game, s, (e, st) => {
    if (e.a >= 0) log.push(`${game.events[e.kind]} ${e.seat} ${game.defs[st.cards[e.a].def].id}`);
  });
  s.frames = [];
  return Object.assign(m, { log });
}

function lay(m: Machine, seat: number, card: number): void {
  enter(m, m.game.codeByName.get('lay')!, [seat, card]);
  run(m);
}

/** Whether a seat is asked to answer, and with what. */
const asked = (m: Machine): string => {
  const q = m.state.ask;
  if (q === null) return 'nobody';
  const name = (c: Choice): string => (c.card < 0 ? 'pass' : m.game.defs[m.state.cards[c.card].def].id);
  return `${q.seat}: ${q.choices.map(name).join(', ')}`;
};

function pick(m: Machine, n: number): void {
  expect(advance(m, { seat: m.state.ask!.seat, pick: n })).toBeNull();
}

test('a link nobody can answer resolves at once', () => {
  const m = table([['plain'], ['plain']]);
  lay(m, 0, 0);
  expect(asked(m)).toBe('nobody');
  expect(m.log).toEqual(['played 0 plain', 'entered 0 plain']);
});

test('opportunities go round from the player after the one who acted, and skip those who cannot answer', () => {
  const m = table([['plain'], ['plain'], ['stopper'], ['stopper']]);
  lay(m, 0, 0);
  expect(asked(m)).toBe('2: pass, stopper');
  pick(m, 0);
  expect(asked(m)).toBe('3: pass, stopper');
  pick(m, 0);
  expect(m.log.at(-1)).toBe('entered 0 plain');
});

test('an answer is answered in turn, and the chain resolves last in first out', () => {
  const m = table([['plain', 'stopper'], ['stopper']]);
  lay(m, 0, 0);
  expect(asked(m)).toBe('1: pass, stopper');
  pick(m, 1);
  expect(asked(m)).toBe('0: pass, stopper');
  pick(m, 1);
  expect(m.log).toEqual([
    'played 0 plain',
    'played 1 stopper',
    'played 0 stopper',
    'entered 0 stopper',
    'negated 1 stopper',
    'entered 0 plain',
  ]);
  expect([0, 1, 2].map((id) => m.state.cards[id as CardId].zone)).toEqual([ROW, ROW, HEAP]);
});

test('the order is the policy of the game: from the front, an answer comes too late', () => {
  const m = table([['plain'], ['stopper']], { order: 'first-in-first-out' });
  lay(m, 0, 0);
  pick(m, 1);
  expect(m.log).toEqual(['played 0 plain', 'played 1 stopper', 'entered 0 plain', 'entered 1 stopper']);
});

test('a round of passes closes the chain; an answer opens a new round for everybody', () => {
  const m = table([['plain', 'note'], ['note', 'note'], ['note']]);
  lay(m, 0, 0);
  expect(asked(m)).toBe('1: pass, note, note');
  pick(m, 0);
  expect(asked(m)).toBe('2: pass, note');
  pick(m, 1);
  expect(asked(m)).toBe('0: pass, note');
  pick(m, 0);
  expect(asked(m)).toBe('1: pass, note, note');
  pick(m, 0);
  expect(asked(m)).toBe('nobody');
  expect(m.log.slice(-2)).toEqual(['entered 2 note', 'entered 0 plain']);
});

test('an event may be answered again once the chain it started has resolved', () => {
  const m = table([['plain'], ['note', 'note']]);
  enter(m, m.game.codeByName.get('window')!, windowOver(m, WINDOW.throw, FIRST));
  run(m);
  expect(asked(m)).toBe('1: pass, note, note');
  pick(m, 1);
  // First the answer to the answer.
  expect(asked(m)).toBe('1: pass, note');
  pick(m, 0);
  expect(m.log.at(-1)).toBe('entered 1 note');
  expect(m.state.frames.at(-1)!.vars[WINDOW_VARS.now]).toBe(1);
  expect(asked(m)).toBe('1: pass, note');
  pick(m, 0);
  expect(asked(m)).toBe('nobody');
});

test('who wants to be stopped is asked even with nothing to answer', () => {
  const m = table([['plain'], ['plain']], { stops: true });
  lay(m, 0, 0);
  expect(asked(m)).toBe('1: pass');
  pick(m, 0);
  expect(asked(m)).toBe('0: pass');
  pick(m, 0);
  expect(m.log.at(-1)).toBe('entered 0 plain');
});
