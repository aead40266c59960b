import { below, randomStream } from '@wardroom/core';
import type { Catalogue, MatchRequest } from '@wardroom/host';
import { device } from '../storage.ts';

/**
 * The daily table: one match a day for each game, the same for everybody. Seed, decks and opponent follow from the date (UTC)
 * and the game alone, so nobody has to be asked. The first try is for the record; after it anybody may practise.
 */

/** The day as 2026-11-18, wherever the player is. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const seedOf = (day: string, game: string): string => `daily ${day} ${game}`;

const SEED = /^daily (\d{4}-\d\d-\d\d) (.+)$/;

/** What a seed is the daily table of, if it is. */
export function dailyIn(seed: string): { day: string; game: string } | null {
  const found = SEED.exec(seed);
  return found === null ? null : { day: found[1], game: found[2] };
}

const NAMES = ['Agnes', 'Bertram', 'Cecily', 'Dunstan', 'Edith', 'Fulk', 'Gytha', 'Hugo', 'Isolde', 'Jocelyn'];

export function dailyRequest(catalogue: Catalogue, day: string, name: string): MatchRequest {
  const seed = seedOf(day, catalogue.name);
  const random = randomStream(seed);
  const [mode] = catalogue.modes;
  const decks = catalogue.decks.filter((d) => d.mode === undefined || d.mode === mode.name).map((d) => d.id);
  const own = decks.splice(below(random, decks.length), 1)[0];
  return {
    game: catalogue.name,
    mode: mode.name,
    seed,
    options: {},
    places: [
      { name: name.trim() || 'Player 1', deck: own, sitter: 'person' },
      {
        name: NAMES[below(random, NAMES.length)],
        deck: decks[below(random, decks.length)] ?? own,
        sitter: catalogue.usualBot,
      },
    ],
  };
}

// ── The record ──

export type Outcome = 'won' | 'lost' | 'drawn';
/** Begun and not finished; left for another match; or done. */
export type Try =
  | { is: 'begun' | 'left' }
  | { is: 'done'; outcome: Outcome; turns: number; ms: number; hints?: number };
export type Days = Readonly<Record<string, Readonly<Record<string, Try>>>>;

const KEY = 'wardroom.daily';
const MOST_DAYS = 800;

export function days(): Days {
  try {
    const kept: unknown = JSON.parse(device.getItem(KEY) ?? '{}');
    return readDays(kept);
  } catch {
    return {};
  }
}

/** Whatever is not of the right shape was never played. */
export function readDays(kept: unknown): Days {
  const entries = (x: unknown): [string, unknown][] =>
    typeof x === 'object' && x !== null && !Array.isArray(x) ? Object.entries(x) : [];
  return Object.fromEntries(
    entries(kept).flatMap(([day, games]) => {
      const tries = entries(games).filter((x): x is [string, Try] => isTry(x[1]));
      return /^\d{4}-\d\d-\d\d$/.test(day) && tries.length > 0 ? [[day, Object.fromEntries(tries)]] : [];
    }),
  );
}

function isTry(x: unknown): x is Try {
  const t = x as Partial<Extract<Try, { is: 'done' }>> | null;
  if (t?.is !== 'done') return (t?.is as unknown) === 'begun' || (t?.is as unknown) === 'left';
  return ['won', 'lost', 'drawn'].includes(t.outcome ?? '') && Number.isFinite(t.turns) && Number.isFinite(t.ms);
}

function note(day: string, game: string, now: Try): void {
  const all = { ...days() };
  all[day] = { ...all[day], [game]: now };
  const latest = Object.entries(all).sort(([a], [b]) => (a < b ? 1 : -1));
  device.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST_DAYS))));
}

/** Somebody sits down to the table of a day. The first time it is for the record; whoever left it cannot begin it again. */
export function sitDownToDaily(day: string, game: string): void {
  const before = days()[day]?.[game];
  if (before === undefined) note(day, game, { is: 'begun' });
  else if (before.is === 'begun') note(day, game, { is: 'left' });
}

/** It was played to its end. Returns whether that was for the record. */
export function finishDaily(day: string, game: string, done: Omit<Extract<Try, { is: 'done' }>, 'is'>): boolean {
  if (days()[day]?.[game]?.is !== 'begun') return false;
  note(day, game, { is: 'done', ...done });
  return true;
}

const DAY = 86_400_000;
const before = (day: string): string => dayOf(new Date(Date.parse(day) - DAY));

/** Days in a row, up to today or yesterday, on which a daily table was finished; and the most there ever were. */
export function dayStreak(all: Days, today: string): { now: number; best: number } {
  const played = new Set(
    Object.entries(all).flatMap(([day, games]) => (Object.values(games).some((t) => t.is === 'done') ? [day] : [])),
  );
  const rowTo = (day: string): number => {
    let n = 0;
    for (let at = day; played.has(at); at = before(at)) n++;
    return n;
  };
  return {
    now: rowTo(today) || rowTo(before(today)),
    best: Math.max(0, ...[...played].map(rowTo)),
  };
}

// ── To tell others ──

const BARS = '▁▂▃▄▅▆▇█';

/** A line of little bars: how the chance to win went, in hundredths. */
export const bars = (curve: readonly number[]): string =>
  curve.map((x) => BARS[Math.max(0, Math.min(BARS.length - 1, Math.floor((x / 100) * BARS.length)))]).join('');

export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const WORDS: Readonly<Record<Outcome, string>> = { won: 'Won', lost: 'Lost', drawn: 'Drew' };

interface Told {
  day: string;
  title: string;
  done: Extract<Try, { is: 'done' }>;
  curve?: readonly number[] | undefined;
  streak: number;
  link: string;
}

/** That somebody was helped belongs to the result. */
export const hintWords = (hints = 0): string =>
  hints === 0 ? '' : hints === 1 ? ', with a hint' : `, with ${hints} hints`;

/** The result as a text to send: what, how, how it went, and where others can try it. */
export function resultLine({ day, title, done, curve, streak, link }: Told): string {
  const minutes = Math.max(1, Math.round(done.ms / 60_000));
  return [
    `Wardroom daily, ${dayInWords(day)}: ${title}`,
    `${WORDS[done.outcome]} in ${done.turns} turns, ${minutes} min${hintWords(done.hints)}${curve === undefined || curve.length < 2 ? '' : ` ${bars(curve)}`}`,
    `${streak > 1 ? `${streak} days in a row. ` : ''}${link}`,
  ].join('\n');
}
