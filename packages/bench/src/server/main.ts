/** `npm run bench -- server`: how many matches one machine carries, and what one costs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from '@wardroom/server/test/postgres.ts';
import { folderFor, LET_IN, serverBundle, startProcess } from '@wardroom/server/test/process.ts';
import { cpuSeconds } from '../measure.ts';
import { commits, idleMatch, rebuild } from './alone.ts';
import { load, type Measured } from './load.ts';
import { type Report, scalePage, scalePicture } from './page.ts';

const HELP = `npm run bench -- server [options]

  --quick     fewer matches and shorter rounds: a rough figure
  --most N    double up to so many matches (4000)
  --idle      only the memory of an idle match
  --through   double on even if answers take too long: for a machine that is busy with something else
  --at N      only a step of N matches
  --profile F keep a profile of the server's processor time in the folder F, with --at
  --write     write docs/scale.md and docs/scale.svg
  --help      this`;

/** Between two decisions of one match, in milliseconds. */
const EVERY = 2000;
const GOAL = { matches: 1000, p99: 50, idle: 60_000, rebuild: 20 };

export interface Step extends Measured {
  /** Milliseconds of the server's processor time for one decision, and its share of one core. */
  cpu: number;
  share: number;
  /** The players' share of one core: they are on the same machine. */
  players: number;
}

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Seconds of processor time that another process has taken, where the system tells. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

interface Growth {
  most: number;
  first: number;
  /** Of each step. */
  seconds: number;
  through: boolean;
  /** A folder for the profile of the server. */
  profile: string | undefined;
}

/** Twice as many matches each time, until answers take longer than the goal. */
async function growth({ most, first, seconds, through, profile }: Growth): Promise<Step[]> {
  const { folder, remove } = folderFor('bench');
  const server = await startProcess({
    bundle: serverBundle(),
    folder,
    port: await freePort(),
    env: { ...LET_IN, WARDROOM_DATA: join(folder, 'wardroom.db') },
    flags: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const players = load(server.url, EVERY);
  const steps: Step[] = [];
  try {
    for (let matches = first; matches <= most; matches *= 2) {
      await players.grow(matches);
      await players.measure(EVERY / 500);
      const before = [cpuOf(server.child.pid!), cpuSeconds()];
      const measured = await players.measure(seconds);
      const used = cpuOf(server.child.pid!) - before[0];
      const step = {
        ...measured,
        matches,
        cpu: (used * 1000) / measured.decisions,
        share: used / seconds,
        players: (cpuSeconds() - before[1]) / seconds,
      };
      steps.push(step);
      console.log(lineOf(step));
      if (step.p99 > GOAL.p99 && !through) break;
    }
  } finally {
    players.close();
    // A profile is written by a process that ends by itself.
    await server.end(profile === undefined ? 'SIGKILL' : 'SIGTERM');
    remove();
  }
  return steps;
}

const lineOf = ({ matches, decisions, seconds, median, p99, messages, bytes, cpu, share, players }: Step): string =>
  `${String(matches).padStart(6)} matches: ${(decisions / seconds).toFixed(0).padStart(5)} decisions/s, ` +
  `answered in ${median.toFixed(1)} ms (median), ${p99.toFixed(1)} ms (99th percentile), ` +
  `${(messages / decisions).toFixed(1)} messages and ${(bytes / decisions / 1000).toFixed(1)} kB a decision, ` +
  `${cpu.toFixed(2)} ms of processor each, ${(share * 100).toFixed(0)} % of a core, players ${(players * 100).toFixed(0)} %`;

async function measureAll(quick: boolean, most: number, through: boolean): Promise<Report> {
  const seconds = quick ? 6 : 15;
  const idle = await idleMatch(quick ? 60 : 200);
  const { milliseconds, entries } = await rebuild();
  const { folder, remove } = folderFor('bench');
  const sqlite = await commits(join(folder, 'commits.db'), seconds / 4);
  remove();
  const cluster = await startPostgres();
  const postgres = await commits(await cluster.database('commits'), seconds / 4);
  await cluster.stop();
  const steps = await growth({ most, first: quick ? 50 : 125, seconds, through, profile: undefined });
  const carried = Math.max(0, ...steps.filter((s) => s.p99 <= GOAL.p99).map((s) => s.matches));
  return {
    machine: `Node ${process.version}, ${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    busy: loadavg()[0],
    every: EVERY,
    steps,
    idle,
    rebuild: milliseconds,
    entries,
    sqlite,
    postgres,
    goals: [
      {
        text: `${GOAL.matches.toLocaleString('en')} live matches with a decision every ${EVERY / 1000} s each, 99th percentile at most ${GOAL.p99} ms`,
        figure: `${carried.toLocaleString('en')} matches`,
        met: carried >= GOAL.matches,
      },
      {
        text: `an idle match at most ${GOAL.idle / 1000} kB`,
        figure: `${(idle / 1000).toFixed(1)} kB`,
        met: idle <= GOAL.idle,
      },
      {
        text: `a finished duel rebuilt from its log in at most ${GOAL.rebuild} ms`,
        figure: `${milliseconds.toFixed(1)} ms for ${entries} entries`,
        met: milliseconds <= GOAL.rebuild,
      },
    ],
  };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new TypeError(`--${name} takes a number of matches and not '${text}'.`);
  return Number(text);
}

try {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      quick: { type: 'boolean', default: false },
      most: { type: 'string', default: '4000' },
      through: { type: 'boolean', default: false },
      idle: { type: 'boolean', default: false },
      at: { type: 'string' },
      profile: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else if (values.idle) console.log(`an idle match: ${((await idleMatch()) / 1000).toFixed(1)} kB of heap`);
  else if (values.at !== undefined) {
    const matches = count('at', values.at);
    await growth({ most: matches, first: matches, seconds: 20, through: true, profile: values.profile });
  } else {
    const most = Math.min(values.quick ? 400 : 1e6, count('most', values.most));
    const report = await measureAll(values.quick, most, values.through);
    console.log(
      `Commits a second of 1,000 matches: SQLite ${report.sqlite.toFixed(0)}, PostgreSQL ${report.postgres.toFixed(0)}`,
    );
    for (const { text, figure, met } of report.goals) console.log(`${met ? 'reached' : 'MISSED'}: ${text}: ${figure}`);
    if (values.write) {
      writeFileSync(join(docs, 'scale.svg'), scalePicture(report));
      writeFileSync(join(docs, 'scale.md'), scalePage(report));
    }
  }
} catch (e) {
  if (!(e instanceof TypeError)) throw e;
  process.stderr.write(`${e.message}\nnpm run bench -- server --help shows the options.\n`);
  process.exitCode = 2;
}
