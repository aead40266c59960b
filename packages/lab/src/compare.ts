import { upperTail } from '@wardroom/host/dice-story';
import { benjaminiHochberg } from './effects.ts';
import type { Share } from './interval.ts';
import { rate } from './rate.ts';
import type { Report } from './report.ts';

/** What differs between two reports, and what of it is more than chance. */

export interface Change {
  what: string;
  before: number;
  after: number;
  /** Shares are told in per cent, lengths in turns. */
  unit: '%' | 'turns';
  /** The chance of a difference as large if nothing had changed; corrected for everything that is compared (Benjamini and Hochberg). */
  q: number;
}

export interface Comparison {
  /** What was played otherwise: other rules, other entrants, another file. */
  otherwise: string[];
  changes: Change[];
  /** Those of the changes that are more than chance. */
  drift: Change[];
}

/** Of all that is reported as drift, no more than this share is chance. */
export const FALSE_ALARMS = 0.05;

/** Why two reports cannot be compared, or null. */
export function incomparable(before: Report, after: Report): string | null {
  for (const field of ['game', 'mode', 'players'] as const) {
    const [a, b] = [before.experiment[field], after.experiment[field]];
    if (a !== b) return `${field}: the old report has ${a}, the new one ${b}; compare reports of the same ${field}.`;
  }
  return null;
}

interface Candidate extends Omit<Change, 'q'> {
  error: number;
}

export function compare(before: Report, after: Report): Comparison {
  const candidates = [
    ...entrantChanges(before, after),
    ...bossChanges(before, after),
    {
      what: 'wins of whoever begins',
      ...proportion(before.began.all.wins, before.began.all.played, after.began.all.wins, after.began.all.played),
    },
    { what: 'length of a match', ...lengthChange(before, after) },
    {
      what: 'comebacks (behind at half time by score, and won)',
      ...proportion(...comebacks(before), ...comebacks(after)),
    },
    ...cardChanges(before, after),
  ];
  const ps = candidates.map(({ before: a, after: b, error }) => {
    if (a === b) return 1;
    return error === 0 ? 0 : 2 * upperTail(Math.abs(b - a) / error);
  });
  const qs = benjaminiHochberg(ps);
  const changes = candidates
    .map(({ error: _, ...x }, i) => ({ ...x, q: qs[i]! }))
    .filter((x) => x.before !== x.after)
    .sort((a, b) => a.q - b.q || (a.what < b.what ? -1 : 1));
  return { otherwise: otherwise(before, after), changes, drift: changes.filter((x) => x.q <= FALSE_ALARMS) };
}

function otherwise(before: Report, after: Report): string[] {
  const told: string[] = [];
  if (before.rules !== after.rules) told.push(`The rules are others: ${before.rules} before, ${after.rules} now.`);
  const ids = (r: Report): string[] => r.entrants.map(({ id }) => id);
  const gone = ids(before).filter((id) => !ids(after).includes(id));
  const added = ids(after).filter((id) => !ids(before).includes(id));
  if (gone.length > 0) told.push(`No longer played: ${gone.join(', ')}.`);
  if (added.length > 0) told.push(`Played for the first time: ${added.join(', ')}.`);
  for (const field of ['bosses', 'sets', 'options', 'seed', 'decks'] as const) {
    if (JSON.stringify(before.experiment[field]) !== JSON.stringify(after.experiment[field]))
      told.push(`The experiment has other ${field}.`);
  }
  return told;
}

const errorOf = (x: Share, z: number): number => (x.high - x.low) / 2 / z;

function entrantChanges(before: Report, after: Report): Candidate[] {
  const at = (id: string): number => after.entrants.findIndex((x) => x.id === id);
  const change = (what: string, a: Share, b: Share): Candidate[] =>
    a.blocks === 0 || b.blocks === 0
      ? []
      : [
          {
            what,
            before: a.rate,
            after: b.rate,
            unit: '%',
            error: Math.hypot(errorOf(a, before.z), errorOf(b, after.z)),
          },
        ];
  return before.entrants.flatMap((x, i) => {
    const now = at(x.id);
    if (now < 0) return [];
    const pairs = before.entrants.flatMap((y, k) => {
      // Each pair once: what one wins the other loses.
      if (k <= i || at(y.id) < 0) return [];
      return change(`${x.name} against ${y.name}`, before.pairs[i][k], after.pairs[now][at(y.id)]);
    });
    return [...change(`${x.name} against the field`, before.field[i], after.field[now]), ...pairs];
  });
}

const bossChanges = (before: Report, after: Report): Candidate[] =>
  before.bosses.flatMap(({ boss, bot, name, share: a }) => {
    const b = after.bosses.find((x) => x.boss === boss && x.bot === bot)?.share;
    if (b === undefined || a.blocks === 0 || b.blocks === 0) return [];
    const error = Math.hypot(errorOf(a, before.z), errorOf(b, after.z));
    return [{ what: `${bot} against ${name}`, before: a.rate, after: b.rate, unit: '%', error }];
  });

function proportion(wins: number, of: number, winsNow: number, ofNow: number): Omit<Candidate, 'what'> {
  const [a, b] = [rate({ wins, played: of }), rate({ wins: winsNow, played: ofNow })];
  const all = (wins + winsNow) / Math.max(1, of + ofNow);
  const error = Math.sqrt(all * (1 - all) * (1 / Math.max(1, of) + 1 / Math.max(1, ofNow)));
  return { before: a.rate, after: b.rate, unit: '%', error };
}

function comebacks({ leads }: Report): [number, number] {
  const { wins, played } = leads.score.halfTime;
  return [played - wins, played];
}

function lengthChange(before: Report, after: Report): Omit<Candidate, 'what'> {
  const error = ({ lengths, length: { mean } }: Report): number => {
    const n = lengths.reduce((a, b) => a + b, 0);
    const squares = lengths.reduce((sum, count, turns) => sum + count * (turns - mean) ** 2, 0);
    return n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n);
  };
  return {
    before: before.length.mean,
    after: after.length.mean,
    unit: 'turns',
    error: Math.hypot(error(before), error(after)),
  };
}

const cardChanges = (before: Report, after: Report): Candidate[] =>
  before.cards.flatMap((old) => {
    const now = after.cards.find((x) => x.id === old.id);
    if (now === undefined) return [];
    return [{ what: `use of ${old.name}`, ...proportion(old.used, old.matches, now.used, now.matches) }];
  });
