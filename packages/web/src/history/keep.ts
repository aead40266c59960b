import type { Replay } from '@wardroom/core';
import type { MatchRequest } from '@wardroom/host';
import { call } from '../engine/link.ts';
import { toast } from '../parts/dialog/Toast.tsx';
import { dailyIn, finishDaily, type Outcome } from './daily.ts';
import { keep } from './device.ts';
import { type Entry, entryFor, resultOf } from './entry.ts';
import { hintsIn } from './hinted.ts';

/** A match has come to its end at this table: keep it. Lessons are no matches. */
export async function keepPlayed(request: MatchRequest, replay: Replay, ms: number): Promise<void> {
  if (request.lesson !== undefined) return;
  const at = Date.now();
  const summary = await call('summary', replay).catch(() => null);
  const entry = entryFor({ request, replay, at, ms, summary, hints: hintsIn(request.seed) });
  const kept = await keep({ ...entry, ...asDaily(entry, request.seed) }, JSON.stringify(replay));
  if (!kept) toast('This browser keeps no more matches: save the replay if you want it later.');
}

/** Whether it was the daily table: for the record the first time, practice after that. */
function asDaily(entry: Entry, seed: string): Partial<Entry> {
  const daily = dailyIn(seed);
  if (daily === null || daily.game !== entry.game || entry.aside !== undefined) return {};
  const done = { outcome: resultOf(entry) as Outcome, turns: entry.turns, ms: entry.ms, ...hintsOf(entry) };
  return finishDaily(daily.day, daily.game, done) ? { daily: daily.day } : { aside: 'practice' };
}

const hintsOf = ({ hints }: Entry): { hints?: number } => (hints === undefined ? {} : { hints });
