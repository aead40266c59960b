import {
  asksChance,
  type CardId,
  copyBare,
  copyState,
  drawChance,
  type Forecast,
  forecast,
  idleAmong,
  imagine,
  isAttack,
  likeness,
  lookAhead,
  NONE,
  openTable,
  outcomes,
  question,
  randomStream,
  type State,
  seatings,
  signature,
  submit,
  takeChance,
  takePick,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { PARALYZED } from '../../games/guardian/src/names.ts';
import { foeMind, greedy } from '../src/index.ts';

/** What is foretold of attacks, held against attacks that are played. */

type Game = (typeof games)[number];

interface Moment {
  state: State;
  pick: number;
}

/** Attacks that bots come to in matches of a game: a few of each match, with different cards. */
function attacksIn(game: Game, mode: string, matches: number, each: number): Moment[] {
  const found: Moment[] = [];
  const known = game.modes.find((x) => x.name === mode)!;
  const decks = game.decks.filter((d) => d.mode === undefined || d.mode === mode);
  const foes = game.foes.filter((f) => f.mode === mode);
  for (let i = 0; i < matches; i++) {
    const seats = Array.from({ length: known.usual }, (_, k) => ({
      name: `P${k}`,
      deck: decks[(2 * i + k) % decks.length].cards,
    }));
    const setup = { mode, seats: seatings(known, seats, foes[0]) };
    const table = openTable(game, setup, `forecast/${i}`, null, undefined, foeMind);
    const random = randomStream(`forecast/greedy/${i}`);
    const s = table.machine.state;
    const seen = new Set<number>();
    for (let n = 0; s.over === null && seen.size < each && n < 400; n++) {
      const q = question(table)!;
      const pick = q.choices.findIndex((c) => isAttack(game, c) && !seen.has(s.cards[c.card].def));
      if (pick >= 0) {
        seen.add(s.cards[q.choices[pick].card].def);
        found.push({ state: copyState(s), pick });
      }
      submit(table, { seat: q.seat, pick: greedy.decide(game, s, q.seat, random) });
    }
  }
  return found;
}

function foretold(game: Game, world: State, pick: number): Forecast {
  const work = forecast(game, world, pick, randomStream('forecast'));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

interface Played {
  kills: number;
  dies: number;
  /** Mean damage to the target, where it took any. */
  damage: number;
  /** Whether dice were thrown. */
  thrown: boolean;
}

/** The same attack played so many times, with dice that fall as they may. What is lost is read off the table. */
function played(game: Game, world: State, pick: number, times: number): Played {
  const random = randomStream('forecast/played');
  const { card, on } = world.ask!.choices[pick];
  const m = lookAhead(game, copyBare(world), game.quietPrompts);
  const lost = (id: CardId): boolean => !game.zones[m.state.cards[id].zone].play;
  const sum = { kills: 0, dies: 0, damage: 0, hurt: 0 };
  let thrown = false;
  for (let i = 0; i < times; i++) {
    let taken = 0;
    let over = false;
    m.state = copyBare(world);
    m.sink = (e) => {
      if (game.forecast!.ends?.includes(e.kind)) over = true;
      if (!over && e.a === on && e.b === card && game.forecast!.hurt.includes(e.kind)) taken += e.n;
    };
    takePick(m, pick);
    for (let q = m.state.ask; q !== null && !over && !game.quietPrompts[q.prompt]; q = m.state.ask) {
      const pass = idleAmong(game, q.choices);
      if (asksChance(q)) {
        thrown ||= q.sides > 0;
        takeChance(m, q.sides > 0 ? drawChance(random, q) : Array.from({ length: q.count }, (_, k) => k));
      } else if (pass < 0 && q.table === 0 && (lost(card) || (on !== NONE && lost(on)))) break;
      else takePick(m, Math.max(0, pass));
    }
    if (on !== NONE && lost(on)) sum.kills++;
    if (lost(card)) sum.dies++;
    if (taken > 0) sum.hurt++;
    sum.damage += taken;
  }
  return { kills: sum.kills / times, dies: sum.dies / times, damage: sum.damage / Math.max(1, sum.hurt), thrown };
}

const TIMES = 10_000;
/** Five times the spread of as many throws of a coin: chance alone does not bring that about in a lifetime of tests. */
const SPREAD = (5 * 0.5) / Math.sqrt(TIMES);

const tables = games.map((game) => ({ game, name: game.name }));

test.each(tables)('$name: chances are those of 10,000 attacks that are played', ({ game }) => {
  const moments = attacksIn(game, 'duel', 2, 5).map((x) => {
    const world = imagine(game, x.state, x.state.ask!.seat, randomStream('world'));
    // Few throw dice there: who is Paralyzed must, to attack at all (G8.1).
    if (game.name === 'guardian') world.cards[world.ask!.choices[x.pick].card].flags |= PARALYZED;
    return { world, pick: x.pick, dice: played(game, world, x.pick, 5).thrown };
  });
  // Where no dice are thrown, once is as good as often.
  const plain = moments.filter((x) => !x.dice).slice(0, 8);
  const thrown = moments.filter((x) => x.dice).slice(0, 2);
  expect(plain.length + thrown.length).toBeGreaterThan(1);
  if (game.name === 'ward' || game.name === 'guardian') expect(thrown.length).toBe(2);
  for (const { world, pick, dice } of [...plain, ...thrown]) {
    const before = JSON.stringify(world);
    const f = foretold(game, world, pick);
    expect(JSON.stringify(world)).toBe(before);
    expect(f.exact).toBe(true);
    for (const { hits, damage } of [f.mine, f.theirs]) {
      expect(hits).toBeLessThanOrEqual(1 + 1e-9);
      if (damage !== null) expect(damage.least).toBeLessThanOrEqual(damage.mean + 1e-9);
    }
    const p = played(game, world, pick, dice ? TIMES : 1);
    const far = dice ? SPREAD : 1e-9;
    if (f.target !== NONE) expect(Math.abs(f.mine.kills - p.kills)).toBeLessThan(far);
    expect(Math.abs(f.theirs.kills - p.dies)).toBeLessThan(far);
    const { least, most, mean } = f.mine.damage ?? { least: 0, most: 0, mean: 0 };
    if (f.target !== NONE) expect(Math.abs(mean - p.damage)).toBeLessThanOrEqual((most - least + 1) * far);
  }
});

test('Ward: rolls that agree in what counts come to the same', () => {
  const [ward] = games;
  const random = randomStream('signature');
  let compared = 0;
  for (const { state, pick } of ['duel', 'rumble', 'boss'].flatMap((mode) => attacksIn(ward, mode, 2, 4))) {
    const m = lookAhead(ward, copyBare(state), ward.quietPrompts);
    takePick(m, pick);
    for (let q = m.state.ask; q !== null && !ward.quietPrompts[q.prompt]; q = m.state.ask) {
      if (!asksChance(q)) {
        takePick(m, Math.max(0, idleAmong(ward, q.choices)));
        continue;
      }
      const faces = drawChance(random, q);
      const { prompt } = q;
      const counts = ward.forecast!.counts!(prompt, m.state);
      const alike = (x: { faces: readonly number[] }) => signature(x.faces, counts!) === signature(faces, counts!);
      const other = counts === null ? undefined : outcomes(q, null)?.find(alike);
      const twin = lookAhead(ward, copyBare(m.state), ward.quietPrompts);
      takeChance(m, faces);
      if (other === undefined) continue;
      compared++;
      takeChance(twin, other.faces);
      // What counts of it may stand in the state until the next strike, but nothing else of it does.
      expect(likeness(twin.state)).toBe(likeness(m.state));
    }
  }
  expect(compared).toBeGreaterThan(20);
});
