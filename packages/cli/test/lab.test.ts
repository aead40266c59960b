import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { wardroom } from './fake.ts';

const [a, b] = gameByName('guardian')!.decks;
const small = { game: 'guardian', decks: [a.id, b.id], bots: ['random'], matches: 24, seed: 's' };
const file = (more: object = {}): Record<string, string> => ({ 'x.json': JSON.stringify({ ...small, ...more }) });
const FILES = ['x/report.json', 'x/report.html'];
const TWO = gameByName('ward')!
  .decks.slice(0, 2)
  .map(({ id }) => id);

test('an experiment becomes a page and figures, and the same ones again', async () => {
  const once = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files: file() });
  expect(once.err).toBe('');
  expect(once.code).toBe(0);
  const report = JSON.parse(once.files.get('x/report.json')!);
  expect(report).toMatchObject({ matches: 24, rounds: 12, early: false });
  expect(report.pairs[0][1]).toMatchObject({ blocks: 12 });
  expect(report.pairs[0][1].wins + report.pairs[1][0].wins).toBe(24 - report.draws);
  const page = once.files.get('x/report.html')!;
  for (const deck of [a, b]) expect(page).toContain(deck.name);
  for (const title of ['Who wins', 'Who begins', 'Length and comebacks', 'Cards', 'Dice'])
    expect(page).toContain(`<h2>${title}</h2>`);
  expect(page).not.toMatch(/<script|<link|src=|NaN|undefined/);
  const again = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files: file() });
  for (const name of FILES) expect(again.files.get(name)).toBe(once.files.get(name));
});

test('a run that was cut off in the middle of a line goes on, and no match counts twice', async () => {
  const whole = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files: file() });
  const log = whole.files.get('x/matches.jsonl')!;
  const lines = log.split('\n');
  const cut = `${lines.slice(0, 8).join('\n')}\n${lines[8].slice(0, 40)}`;
  const rest = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
    files: { ...file(), 'x/matches.jsonl': cut },
  });
  expect(rest.err).toContain('7 matches are played already');
  for (const name of [...FILES, 'x/matches.jsonl']) expect(rest.files.get(name)).toBe(whole.files.get(name));
  const done = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
    files: { ...file(), 'x/matches.jsonl': log },
  });
  for (const name of [...FILES, 'x/matches.jsonl']) expect(done.files.get(name)).toBe(whole.files.get(name));
});

test('matches of another experiment are not taken for these', async () => {
  const { files } = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files: file() });
  const log = files.get('x/matches.jsonl')!;
  const other = await wardroom(['lab', 'run', 'x.json'], { files: { ...file({ seed: 't' }), 'x/matches.jsonl': log } });
  expect(other.code).toBe(1);
  expect(other.err).toContain('another experiment');
  expect(other.files.get('x/matches.jsonl')).toBe(log);
});

test('it stops at a look when the intervals are narrow enough, and says so', async () => {
  const { files, out } = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
    files: file({ matches: 200, halfWidth: 0.45 }),
  });
  const report = JSON.parse(files.get('x/report.json')!);
  expect(report.looks).toEqual([13, 25, 50, 100]);
  expect(report).toMatchObject({ rounds: 13, matches: 26, early: true });
  expect(report.z).toBeGreaterThan(2.4);
  expect(out).toContain('stopped early');
  expect(files.get('x/report.html')).toContain('Bonferroni');
});

test('decks may stand in the file, several bots play each deck, and teams are counted', async () => {
  const mine = { name: 'Mine', cards: a.cards };
  const bots = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
    files: file({ decks: [mine], bots: ['random', 'greedy'], matches: 8 }),
  });
  const report = JSON.parse(bots.files.get('x/report.json')!);
  expect(report.entrants.map((x: { id: string }) => x.id)).toEqual(['Mine/random', 'Mine/greedy']);
  expect(report.bots[0]).toMatchObject({ bot: 'random', against: 'greedy', share: { blocks: 4 } });
  const team = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
    files: { 'x.json': JSON.stringify({ game: 'ward', mode: 'team', decks: TWO, bots: ['random'], matches: 4 }) },
  });
  expect(team.code).toBe(0);
});

test('against bosses every bot plays with every deck against each of them, with the same seeds', async () => {
  const raid = { game: 'ward', mode: 'boss', players: 1, bosses: ['sexton', 'lampeater'], bots: ['random', 'brawler'] };
  const files = { 'x.json': JSON.stringify({ ...raid, decks: TWO, matches: 16, seed: 's' }) };
  const ran = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files });
  expect(ran.err).toBe('');
  const report = JSON.parse(ran.files.get('x/report.json')!);
  expect(report).toMatchObject({
    matches: 16,
    rounds: 2,
    experiment: { bosses: ['the-low-water-sexton', 'the-lampeater'] },
  });
  expect(report.bosses.map((x: { boss: string; bot: string }) => `${x.boss} ${x.bot}`)).toEqual([
    'the-low-water-sexton random',
    'the-low-water-sexton brawler',
    'the-lampeater random',
    'the-lampeater brawler',
  ]);
  for (const { share } of report.bosses) expect(share).toMatchObject({ blocks: 4, played: 4 });
  const wins = (shares: { wins: number }[]): number => shares.reduce((sum, x) => sum + x.wins, 0);
  expect(wins(report.field)).toBe(wins(report.bosses.map((x: { share: { wins: number } }) => x.share)));
  const log = ran.files
    .get('x/matches.jsonl')!
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line));
  expect(log.slice(0, 4).map((x) => [x.decks[0], x.foe])).toEqual([
    [`${TWO[0]}/random`, 'the-low-water-sexton'],
    [`${TWO[0]}/random`, 'the-lampeater'],
    [`${TWO[0]}/brawler`, 'the-low-water-sexton'],
    [`${TWO[0]}/brawler`, 'the-lampeater'],
  ]);
  const page = ran.files.get('x/report.html')!;
  expect(page).toContain('the players win');
  expect(page).not.toMatch(/NaN|undefined/);
});

test('decks may be drawn from some sets alone, the same ones again', async () => {
  const ward = { game: 'ward', sets: ['gen2'], drawn: 2, bots: ['random'], matches: 2 };
  const played = async (seed: string) => {
    const { err, files } = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], {
      files: { 'x.json': JSON.stringify({ ...ward, seed }) },
    });
    expect(err).toBe('');
    return JSON.parse(files.get('x/report.json')!).experiment.decks as { name: string; cards: string[] }[];
  };
  const decks = await played('s');
  expect(decks.map((x) => x.name)).toEqual(['Drawn 1', 'Drawn 2']);
  const { setOf } = gameByName('ward')!;
  expect(new Set(decks.flatMap((x) => x.cards).map(setOf!))).toEqual(new Set(['gen2']));
  expect(await played('s')).toEqual(decks);
  expect(await played('t')).not.toEqual(decks);
});

test.each([
  [{ game: 'chess' }, 'game: There is no game'],
  [{ matches: 0 }, 'matches: give a whole number from 2'],
  [{ mode: 'nothing' }, 'mode: Guardian Realms has no mode'],
  [{ decks: ['nobody'] }, 'decks[0]: There is no ready deck'],
  [{ decks: [a.id, a.id] }, 'decks[1]:'],
  [{ decks: [{ name: 'Short', cards: [a.cards[0]] }] }, 'decks[0]: Short is not a legal deck'],
  [{ sets: ['core'] }, 'sets: Guardian Realms has one set of cards'],
  [{ game: 'ward', decks: undefined, sets: ['gen9'] }, "sets: there is no set 'gen9': choose from gen1"],
  [{ game: 'ward', decks: undefined, sets: ['promo'] }, 'sets: no ready deck keeps to them'],
  [{ game: 'ward', decks: undefined, sets: ['promo'], drawn: 1 }, 'drawn: the sets have too few cards'],
  [{ game: 'ward', decks: [TWO[0]], sets: ['gen3'] }, 'decks[0]:'],
  [{ bosses: ['sexton'] }, 'bosses: there is no boss'],
  [{ game: 'ward', mode: 'boss', decks: TWO, bosses: ['nobody'] }, 'bosses: '],
  [{ bots: ['genius'] }, 'bots[0]: There is no bot'],
  [{ bots: [] }, 'bots: give at least one'],
  [{ options: { nothing: 1 } }, 'options: '],
  [{ halfWidth: 5 }, 'halfWidth: give a share from 0.005 to 0.5'],
  [{ match: 5 }, 'match: there is no such field. Did you mean matches?'],
])('%j is refused by its field, and nothing is written', async (more, sentence) => {
  const { code, err, files } = await wardroom(['lab', 'run', 'x.json'], { files: file(more) });
  expect(err).toContain(sentence);
  expect(code).toBe(2);
  expect([...files.keys()]).toEqual(['x.json']);
});

test('compare: alike is 0, drift is 3 and names it, what is no report is 1', async () => {
  const { files } = await wardroom(['lab', 'run', 'x.json', '--jobs', '1'], { files: file() });
  const old = files.get('x/report.json')!;
  const report = JSON.parse(old);
  const compare = (now: string) => wardroom(['lab', 'compare', 'old', 'new'], { files: { old, new: now } });
  expect((await compare(old)).code).toBe(0);
  const card = { ...report.cards[0], used: 0, matches: 5000 };
  const longer = { ...report.length, mean: report.length.mean + 50 };
  const drifted = await compare(JSON.stringify({ ...report, length: longer, cards: [card, ...report.cards.slice(1)] }));
  expect(drifted.code).toBe(3);
  expect(drifted.out).toContain('length of a match');
  const none = await compare('{}');
  expect(none.code).toBe(1);
  expect(none.err).toContain('new is no report');
  const other = await compare(JSON.stringify({ ...report, experiment: { ...report.experiment, game: 'ward' } }));
  expect(other.code).toBe(2);
  expect(other.err).toContain('game:');
});
