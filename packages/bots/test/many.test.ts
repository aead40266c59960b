import {
  type GameEvent,
  isOpponent,
  openTable,
  question,
  randomStream,
  type Setup,
  type State,
  seatings,
  submit,
} from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { type Bot, foeMind, greedy, random } from '../src/index.ts';
import { game } from './table.ts';

/** Bots with partners, in a rumble and against a boss. */

function setupOf(name: string, players: number, i: number): Setup {
  const mode = game.modes.find((x) => x.name === name)!;
  const foes = game.foes.filter((x) => x.mode === name);
  const seats = Array.from({ length: players }, (_, k) => ({
    name: `P${k}`,
    deck: game.decks[(i + k * (k + 1)) % game.decks.length].cards,
  }));
  return { mode: name, seats: seatings(mode, seats, foes[i % foes.length]) };
}

/** What a bot has played onto a creature: the card, and whose creature it was. */
interface Play {
  card: string;
  on: 'own' | 'ally' | 'foe';
}

function playOut(setup: Setup, seed: string, bots: readonly Bot[]): { state: State; plays: Play[] } {
  const plays: Play[] = [];
  const sink = (e: GameEvent, s: State): void => {
    if (game.events[e.kind] !== 'played' || e.b < 0 || !game.zones[s.cards[e.b].zone].play) return;
    const { ctrl } = s.cards[e.b];
    const on = ctrl === e.seat ? 'own' : isOpponent(s, ctrl, e.seat) ? 'foe' : 'ally';
    plays.push({ card: game.defs[s.cards[e.a].def].id, on });
  };
  const table = openTable(game, setup, seed, sink, undefined, foeMind);
  const randoms = setup.seats.map((_, seat) => randomStream(`${seed}/${seat}`));
  const s = table.machine.state;
  while (s.over === null) {
    const { seat } = question(table)!;
    const refusal = submit(table, { seat, pick: bots[seat].decide(game, s, seat, randoms[seat]) });
    if (refusal !== null) throw new Error(`${bots[seat].name} at ${seed}: ${refusal.error}`);
  }
  return { state: s, plays };
}

const HARMFUL = ['ball-and-chain', 'bomb', 'fear', 'terrifying-roar', 'winter-chill', 'zombified'];
const HELPFUL = [
  'battle-axe',
  'dragon-power',
  'ghost-form',
  'hero-shield',
  'sword-of-the-jungle',
  'troll-regeneration',
];

describe('greedy with partners', () => {
  test('hinders opponents and never partners, and strengthens partners and never opponents', () => {
    const seen = { own: 0, ally: 0, foe: 0 };
    for (let i = 0; i < 4; i++) {
      const { plays } = playOut(setupOf('team', 4, i), `partners/${i}`, new Array(4).fill(greedy));
      for (const { card, on } of plays) {
        seen[on]++;
        if (HARMFUL.includes(card)) expect(on, card).toBe('foe');
        if (HELPFUL.includes(card)) expect(on, card).not.toBe('foe');
      }
    }
    expect(Math.min(seen.own, seen.ally, seen.foe)).toBeGreaterThan(3);
  });
});

test('greedy wins a rumble among random players more often than by its share', () => {
  let wins = 0;
  for (let i = 0; i < 12; i++) {
    const bots = Array.from({ length: 4 }, (_, seat) => (seat === i % 4 ? greedy : random));
    if (playOut(setupOf('rumble', 4, i), `rumble/${i}`, bots).state.over!.winner === i % 4) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(8);
});

test('four greedy players do better against the bosses than four random ones', () => {
  const won = (bot: Bot): number => {
    let wins = 0;
    for (let i = 0; i < 10; i++) {
      const { state } = playOut(setupOf('boss', 4, i), `raid/${i}`, [...new Array<Bot>(4).fill(bot), random]);
      if (state.over!.winner === 0) wins++;
    }
    return wins;
  };
  expect(won(greedy)).toBeGreaterThan(won(random) + 1);
});
