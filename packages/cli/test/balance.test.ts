import { botByName } from '@wardroom/bots';
import { type Game, NONE, seatings } from '@wardroom/core';
import { gameByName, games } from '@wardroom/games';
import {
  type Balance,
  counting,
  leadChanges,
  playMatch,
  type Result,
  type Seen,
  type Watch,
  watch,
} from '@wardroom/lab';
import { expect, test } from 'vitest';
import { picturesOf } from '../src/balance/pictures.ts';
import { wardroom } from './fake.ts';

const guardian = gameByName('guardian')!;
const PAGE = 'docs/balance.md';
const few = ['--game', 'guardian', '--matches', '2', '--bot', 'random', '--jobs', '1'];

test('plays every pair of ready decks from both seats, and writes tables and pictures', async () => {
  const page = 'Mine.\n\n<!-- written by npm run balance, guardian -->\nwhat stood here\n<!-- end -->\n\nMore.\n';
  const { code, out, files } = await wardroom(['balance', ...few], { files: { [PAGE]: page } });
  expect(code).toBe(0);
  for (const deck of guardian.decks) expect(out).toContain(deck.name);
  const written = files.get(PAGE)!;
  expect(written).not.toContain('what stood here');
  expect(written.startsWith('Mine.\n\n')).toBe(true);
  expect(written.endsWith('<!-- end -->\n\nMore.\n')).toBe(true);
  for (const deck of guardian.decks) expect(written).toMatch(new RegExp(`^\\| ${deck.name} \\|.*%`, 'm'));
  for (const title of ['Who begins', 'Length and leads', 'Use']) expect(written).toContain(`### ${title}\n`);
  for (const [, file] of written.matchAll(/\]\((\S+\.svg)\)/g)) expect(files.get(`docs/${file}`)).toMatch(/^<svg /);
});

test('--dry and --json touch no file, and the figures are whole', async () => {
  const { code, out, files } = await wardroom(['balance', ...few, '--dry', '--json']);
  expect(code).toBe(0);
  expect(files.size).toBe(0);
  const figures = JSON.parse(out);
  const n = guardian.decks.length;
  expect(figures).toMatchObject({ game: 'guardian', mode: 'duel', bot: 'random', seed: 'balance', players: 2 });
  expect(figures.matches).toBe(n * (n - 1));
  expect(figures.lengths.reduce((a: number, b: number) => a + b, 0)).toBe(figures.matches);
  expect(figures.began.all.played).toBe(figures.matches - figures.draws);
});

test('--decks and --option measure something else than what is published, so nothing is written', async () => {
  const [a, b] = guardian.decks;
  const two = await wardroom(['balance', ...few, '--decks', `${a.id},${b.id}`, '--option', 'lanes=5']);
  expect(two.code).toBe(0);
  expect(two.files.size).toBe(0);
  expect(two.out).toContain('2 matches');
  expect(two.out).toContain('lanes=5');
});

test('a deck alone plays itself', async () => {
  const { out } = await wardroom(['balance', ...few, '--decks', guardian.decks[0].id, '--json']);
  expect(JSON.parse(out)).toMatchObject({ matches: 2, field: [{ wins: 2, played: 4 }] });
});

test('a mode of its own has a part of the page and pictures of its own', async () => {
  const args = [
    '--game',
    'ward',
    '--mode',
    'rumble',
    '--players',
    '3',
    '--matches',
    '2',
    '--bot',
    'random',
    '--jobs',
    '1',
  ];
  const { files } = await wardroom(['balance', ...args]);
  expect(files.get(PAGE)).toContain('<!-- written by npm run balance, ward rumble -->');
  expect(files.has('docs/balance-ward-rumble.svg')).toBe(true);
  expect(files.has('docs/balance-ward.svg')).toBe(false);
});

test('what cannot be measured gets a sentence, and nothing is played', async () => {
  const refused = async (...args: string[]): Promise<string> => {
    const { code, err, files } = await wardroom(['balance', '--matches', '2', ...args]);
    expect(code).toBe(2);
    expect(files.size).toBe(0);
    return err;
  };
  expect(await refused('--mode', 'team')).toBe('--mode is of one game: say which with --game.\n');
  expect(await refused('--game', 'ward', '--mode', 'boss')).toContain('wardroom difficulty');
  expect(await refused('--game', 'ward', '--mode', 'nothing')).toContain('Ward has no mode');
  expect(await refused('--game', 'ward', '--option', 'threshold')).toContain('write it as name=value');
  const [deck] = guardian.decks;
  expect(await refused('--game', 'guardian', '--decks', `${deck.id},${deck.id}`)).toContain('named twice');
});

/** A watched match of random players, and what an event of the game itself said about who goes first. */
function watched(game: Game, i: number, kind: string): { seen: Seen; first: number; turns: number } {
  const { cards } = game.decks[0];
  const bot = botByName('random')!;
  const eye = watch(game);
  let first: number = NONE;
  const both: Watch = {
    ...eye,
    event: (e, s) => {
      eye.event(e, s);
      if (game.events[e.kind] === kind) first = e.seat;
    },
  };
  const seats = seatings(game.modes[0], [
    { name: 'One', deck: cards },
    { name: 'Two', deck: cards },
  ]);
  const setup = { mode: game.modes[0].name, seats };
  const { state, error } = playMatch({ game, setup, seed: `first/${i}`, bots: [bot, bot], log: null, watch: both });
  expect(error).toBeNull();
  return { seen: eye.seen(), first, turns: state!.turn };
}

test.each([
  ['ward', 'goesFirst'],
  ['arcane', 'goesFirst'],
  ['guardian', 'coin'],
  ['realm', 'first'],
])('%s: who began is who the match said, whichever seat that is', (name, kind) => {
  const began = new Set<number>();
  for (let i = 0; i < 12 && began.size < 2; i++) {
    const { seen, first, turns } = watched(gameByName(name)!, i, kind);
    expect(seen.first).toBe(first);
    expect(seen.leaders.score).toHaveLength(turns);
    expect(seen.leaders.position).toHaveLength(turns);
    began.add(first);
  }
  expect([...began].sort()).toEqual([0, 1]);
});

test('every game says what to look for, and it comes up in a match of its own', () => {
  for (const game of games) {
    const { seen } = watched(game, 0, '');
    expect(game.survey, game.name).toBeDefined();
    const deck = new Set(game.decks[0].cards);
    expect(seen.used.flat().filter((def) => deck.has(game.defs[def].id)).length, game.name).toBeGreaterThan(3);
    expect(seen.marks.length, game.name).toBeGreaterThan(0);
    const names = game.survey!.marks.map((x) => `${x.group} ${x.name}`);
    expect(new Set(names).size, game.name).toBe(names.length);
  }
});

const [a, b] = guardian.decks;

const by = (score: number[], position: number[] = []): Seen['leaders'] => ({ score, position });

/** What came of a match in which deck a sits first. */
const result = (i: number, seen: Partial<Seen>, winner: number, turns: number): Result => ({
  i,
  decks: [a.id, b.id],
  foe: null,
  teams: [0, 1],
  winner,
  turns,
  decisions: 0,
  events: 0,
  error: null,
  log: [],
  seen: { first: 0, leaders: by([]), used: [], marks: [], figures: [], dice: [], ...seen },
});

function counted(...results: Result[]): Balance {
  const { add, sum } = counting(guardian, [a, b]);
  for (const x of results) add(x);
  return sum();
}

test('the second seat began and won: a win of who began, and of its deck with the first turn', () => {
  const { began } = counted(result(0, { first: 1 }, 1, 4), result(1, { first: 1 }, 0, 4), result(2, {}, 0, 4));
  expect(began.all).toMatchObject({ wins: 2, played: 3 });
  expect(began.decks[1].first).toMatchObject({ wins: 1, played: 2 });
  expect(began.decks[1].later).toMatchObject({ wins: 0, played: 1 });
  expect(began.decks[0].first).toMatchObject({ wins: 1, played: 1 });
  expect(began.decks[0].later).toMatchObject({ wins: 1, played: 2 });
});

test('half time is when half of the turns are played, and being level is nobody’s lead', () => {
  const balance = counted(
    // Four turns: ahead when the third begins.
    result(0, { leaders: by([0, 0, 1, 0]) }, 1, 4),
    result(1, { leaders: by([0, 0, 1, 0]) }, 0, 4),
    result(2, { leaders: by([0, NONE, 1]) }, 0, 3),
    result(3, { leaders: by([0, 0]) }, NONE, 2),
  );
  expect(balance.leads.score).toMatchObject({ halfTime: { wins: 1, played: 2 }, level: 1 });
  expect(balance.draws).toBe(1);
  expect(balance.length).toMatchObject({ mean: 3.25, least: 2, low: 3, middle: 4, high: 4, most: 4 });
});

test('the lead changes when another team has it, not while nobody does', () => {
  expect(leadChanges([NONE, 0, NONE, 0, 1, NONE, 0])).toBe(2);
  expect(leadChanges([NONE, NONE])).toBe(0);
});

test('a card is used in a share of the matches with it in a deck; what is in no deck is told', () => {
  const def = guardian.defById.get(a.cards[0])!;
  const stranger = guardian.defs.findIndex(({ id }) => !a.cards.includes(id) && !b.cards.includes(id));
  const { cards } = counted(result(0, { used: [[def, stranger], []] }, 0, 4), result(1, {}, 0, 4));
  expect(cards.find((x) => x.id === a.cards[0])).toMatchObject({ matches: 2, used: 1 });
  expect(cards.find((x) => x.id === guardian.defs[stranger].id) ?? { decks: 0 }).toMatchObject({ decks: 0 });
});

test('the pictures show every deck, and no writing in them is small', () => {
  const how = {
    game: guardian,
    mode: guardian.modes[0],
    bot: 'greedy',
    players: 2,
    seed: 'x',
    options: undefined,
    pair: 10,
  };
  const balance = counted(
    result(0, { leaders: by([0, 1, 1, 1]) }, 0, 4),
    result(1, { first: 1, leaders: by([0, 0]) }, 0, 2),
  );
  const all = picturesOf(how, { ...balance, decks: [{ ...a, name: 'All & Sundry' }, b] });
  expect(all.map((x) => x.file)).toEqual([
    'balance-guardian.svg',
    'balance-guardian-begins.svg',
    'balance-guardian-matches.svg',
    'balance-guardian-use.svg',
  ]);
  for (const { svg } of all) {
    for (const [, size] of svg.matchAll(/font-size="(\d+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(12);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
  const [map, begins] = all.map((x) => x.svg);
  for (const svg of [map, begins]) expect(svg).toContain('>All &amp; Sundry</text>');
  expect(map).toContain('>100 %</text>');
});
