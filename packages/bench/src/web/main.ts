/** `npm run bench -- web`: how soon the table answers, in a real browser and beside a page that has nothing to do. */
import { parseArgs } from 'node:util';
import type { startServer } from '@wardroom/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../web/test/browser/chromium.ts';
import { figure, median } from '../measure.ts';
import { choose, look, openBare, openTable, pause, press, probeOf, type TableSettings, tap } from './pages.ts';
import type { Answer, Spot } from './probe.ts';

export const help = `npm run bench -- web [options]

Plays duels against bots on the built table in a real Chromium and measures how soon it answers, beside a bare
page in the same browser.

  --quick   fewer clicks: a rough figure
  --json    one JSON object on stdout
  --help    this`;

/** A click is to be answered by something to see within this many milliseconds. */
const GOAL = 100;
/** A page that is busy for less than this at a stretch is not noticed; browsers call more a long task. */
const LONG = 50;

/** Two frames: a bare page that takes longer is kept waiting by others. */
const BUSY = 35;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** The value that this share of all is not above. */
const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)];

const ms = (value: number): string => `${figure(Math.round(value))} ms`;

// ── How soon a click shows ──

interface Clicks {
  readonly name: string;
  readonly rounds: Answer[][];
}

/** A seat at a table that is dealt anew when a duel is over. */
class Table {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #set: TableSettings;
  #page: Page | null = null;
  #duels = 0;
  #turn = 0;
  /** Clicks on Skip, while something was shown. */
  readonly skips: Answer[] = [];

  constructor(browser: Browser, url: string, set: TableSettings) {
    this.#browser = browser;
    this.#url = url;
    this.#set = set;
  }

  async page(): Promise<Page> {
    this.#page ??= await openTable(this.#browser, this.#url, `bench-${++this.#duels}`, this.#set);
    return this.#page;
  }

  /** The next thing to press, once the table asks for something. */
  async #next(): Promise<{ page: Page; at: Spot }> {
    for (let since = performance.now(); ; await pause(50)) {
      const page = await this.page();
      const scene = await look(page);
      if (scene.is === 'over') {
        await this.leave();
        since = performance.now();
        continue;
      }
      const at = scene.is === 'showing' ? undefined : choose(scene, this.#turn);
      if (at !== undefined) {
        this.#turn++;
        return { page, at };
      }
      // A while of everything is shown, so that the dice really roll; a duel to its end would take an hour.
      if (scene.skip !== null && performance.now() - since > 1_500) {
        const time = await press(page, scene.skip, false);
        // It may have ended by itself meanwhile.
        if (time !== null) this.skips.push(time);
        since = performance.now();
      }
      if (performance.now() - since > 60_000) throw new Error('The table has asked and shown nothing for a minute.');
    }
  }

  /** Answers the next question and returns how soon that showed. */
  async answer(): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const { page, at } = await this.#next();
      const time = await press(page, at);
      if (time !== null) return time;
      if (tries === 3) throw new Error(`A click on '${at.text}' changes nothing on the page.`);
    }
  }

  /** Answers as soon as it is asked. A card that is still gliding may be missed. */
  async hurry(): Promise<void> {
    const { page, at } = await this.#next();
    await tap(page, at);
  }

  async leave(): Promise<void> {
    await this.#page?.context().close();
    this.#page = null;
  }
}

async function measureClicks(browser: Browser, url: string, rounds: number, clicks: number) {
  const bare = await openBare(browser, url);
  const all: Clicks[] = [
    { name: 'bare page, one word changes', rounds: [] },
    { name: 'table, pace 1, 3D dice, motion', rounds: [] },
    { name: 'table, pace 0, 3D dice, motion', rounds: [] },
  ];
  const tables = [new Table(browser, url, { pace: 1, dice: '3d' }), new Table(browser, url, { pace: 0, dice: '3d' })];
  const button = { x: 400, y: 400, text: 'one' };
  for (let round = 1; round <= rounds; round++) {
    say(`Clicks, round ${round} of ${rounds}…`);
    for (const [i, { rounds: into }] of all.entries()) {
      const times: Answer[] = [];
      while (times.length < clicks) {
        const time = await (i === 0 ? press(bare, button) : tables[i - 1].answer());
        if (time !== null) times.push(time);
      }
      into.push(times);
    }
  }
  const skips: Clicks = { name: 'Skip, while things happen', rounds: [tables[0].skips] };
  for (const table of tables) await table.leave();
  await bare.context().close();
  const screen = (answers: readonly Answer[]): number[] => answers.map((x) => x.screen);
  const base = all[0].rounds.map((x) => median(screen(x)));
  const rows = [...all, skips].map(({ name, rounds: by }) => {
    const times = screen(by.flat());
    return {
      name,
      clicks: times.length,
      page: median(by.flat().map((x) => x.page)),
      median: median(times),
      most: share(times, 0.95),
      worst: Math.max(...times),
      ratio:
        by.length === base.length
          ? median(by.map((x, i) => median(screen(x)) / base[i]))
          : median(times) / median(base),
    };
  });
  return { rows, met: rows.slice(1, 3).every((row) => row.most <= GOAL) };
}

function printClicks({ rows, met }: Awaited<ReturnType<typeof measureClicks>>): void {
  console.log('\nFrom a click to the picture of its first visible change');
  const cells = [
    ['', 'clicks', 'page done', 'on screen', '95 %', 'worst', 'ratio'],
    ...rows.map((r) => [
      r.name,
      String(r.clicks),
      ms(r.page),
      ms(r.median),
      ms(r.most),
      ms(r.worst),
      `${figure(r.ratio)}×`,
    ]),
  ];
  printTable(cells);
  console.log(
    "(Page done: drawn by the page itself. What follows until it is on the screen is a graphics card's work,",
  );
  console.log('which is computed here. 95 %, worst and ratio are on the screen.)');
  console.log(
    '(Skip is pressed while 3D dice may be rolling, which a machine without a graphics card has to compute.)',
  );
  if (rows[0].most > BUSY)
    console.log(`(Even the bare page took up to ${ms(rows[0].most)}: the machine is busy with something else.)`);
  console.log(`${met ? 'reached' : 'MISSED'}: a click on a choice or card shows within ${GOAL} ms, in 95 of 100`);
}

// ── Whether bots block ──

async function measureBots(browser: Browser, url: string, rounds: number, answers: number) {
  const bare = await openBare(browser, url);
  // Flat dice: without a graphics card 3D dice keep the page busy by themselves, which is no doing of the bots.
  const bots = ['greedy', 'master'];
  const tables = bots.map((bot) => new Table(browser, url, { pace: 0, dice: 'flat', bot }));
  const rows = ['bare page, nothing to do', ...bots.map((bot) => `table, ${bot}, pace 0`)].map((name) => ({
    name,
    decisions: 0,
    long: 0,
    longest: 0,
    gaps: [] as number[],
  }));
  const reset = (page: Page) =>
    probeOf(page, (probe) => {
      Object.assign(probe, { long: 0, longest: 0, gap: 0, watchFrames: true });
      return probe.decisions;
    });
  const read = async (page: Page, row: (typeof rows)[number], before: number): Promise<void> => {
    const seen = await probeOf(page, (probe) => {
      probe.watchFrames = false;
      return { decisions: probe.decisions, long: probe.long, longest: probe.longest, gap: probe.gap };
    });
    row.decisions += seen.decisions - before;
    row.long += seen.long;
    row.longest = Math.max(row.longest, seen.longest);
    row.gaps.push(seen.gap);
  };
  for (let round = 1; round <= rounds; round++) {
    say(`Bots, round ${round} of ${rounds}…`);
    let time = 0;
    for (const [i, table] of tables.entries()) {
      // A duel of its own for each round, which ends with the duel if that is short.
      await table.leave();
      const page = await table.page();
      const before = await reset(page);
      const start = performance.now();
      for (let k = 0; k < answers && (await look(page)).is !== 'over'; k++) await table.hurry();
      time = performance.now() - start;
      await read(page, rows[i + 1], before);
      await table.leave();
    }
    const before = await reset(bare);
    await pause(time);
    await read(bare, rows[0], before);
  }
  await bare.context().close();
  return { rows, met: rows.slice(1).every((row) => row.longest < LONG) };
}

function printBots({ rows, met }: Awaited<ReturnType<typeof measureBots>>): void {
  console.log('\nWhile bots think and play (with our own clicks between; flat dice)');
  const cells = [
    ['', 'bot decisions', `tasks over ${LONG} ms`, 'longest', 'longest between frames, median of rounds', 'worst'],
    ...rows.map((r) => [
      r.name,
      String(r.decisions),
      String(r.long),
      r.longest === 0 ? `< ${LONG} ms` : ms(r.longest),
      ms(median(r.gaps)),
      ms(Math.max(...r.gaps)),
    ]),
  ];
  printTable(cells);
  console.log(`${met ? 'reached' : 'MISSED'}: no task of the page is longer than ${LONG} ms`);
}

// ── The first load ──

async function measureLoad(browser: Browser, url: string, rounds: number) {
  const loads: { screen: number; engine: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`First load, round ${round} of ${rounds}…`);
    const page = await openTable(browser, url, `load-${round}`, { pace: 0, dice: '3d' });
    const { screen, engine } = await probeOf(page, (probe) => ({
      screen: probe.onScreen,
      engine: probe.question - probe.dealt,
    }));
    loads.push({ screen, engine });
    await page.context().close();
  }
  return { screen: median(loads.map((l) => l.screen)), engine: median(loads.map((l) => l.engine)), rounds };
}

function printLoad({ screen, engine, rounds }: Awaited<ReturnType<typeof measureLoad>>): void {
  console.log(`\nThe first load, nothing cached, pace 0, median of ${rounds}`);
  console.log(`until the first question is on the screen   ${ms(screen)}`);
  console.log(`from the order to deal to the question      ${ms(engine)}, the engine's own start included`);
}

function printTable(cells: readonly (readonly string[])[]): void {
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells)
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
}

export interface Given {
  /** Brings the table up to date and returns its folder; asked only if there is a browser. */
  readonly build: () => Promise<string>;
  /** Given, since it finds its packages only from its own place. */
  readonly startServer: typeof startServer;
}

export async function main(args: string[], { build, startServer }: Given): Promise<void> {
  let options: { quick?: boolean; json?: boolean; help?: boolean };
  try {
    ({ values: options } = parseArgs({
      args,
      options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }));
  } catch (error) {
    say(`${(error as Error).message}\nnpm run bench -- web --help shows the options.`);
    process.exitCode = 2;
    return;
  }
  if (options.help) {
    console.log(help);
    return;
  }
  const found = await findChromium().catch((error: Error) => {
    say(`The table is not measured. ${error.message}`);
    return null;
  });
  if (found === null) return;

  const server = await startServer({ root: await build(), host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: found.path, args: found.args, env: found.env });
  try {
    const version = browser.version();
    if (!options.json) {
      console.log(`The table in Chromium ${version}, 1440 × 900, without a graphics card.`);
      console.log('Rounds alternate between the pages; ratios are of the medians within each round.');
    }
    const load = await measureLoad(browser, server.url, options.quick ? 3 : 5);
    const clicks = await measureClicks(browser, server.url, options.quick ? 2 : 5, options.quick ? 5 : 10);
    const bots = await measureBots(browser, server.url, options.quick ? 2 : 5, 20);
    if (options.json) console.log(JSON.stringify({ chromium: version, load, clicks, bots }, null, 2));
    else {
      printClicks(clicks);
      printBots(bots);
      printLoad(load);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
