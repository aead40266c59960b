import type { MyMatch } from '@wardroom/protocol';
import { listed } from '../../parts/words/sides.ts';
import { ago, lasting } from './match/times.ts';

/** Whose turn it is, since when and until when. */
export function stateOf({ status, yours, waits, since, until, ended, made }: MyMatch, now: number): string {
  if (status === 'failed') return 'Could not go on';
  if (status === 'over') return `Over, ${ago(now - (ended ?? made))}`;
  const whose = yours ? 'Your turn' : waits.length > 0 ? `Waiting for ${listed(waits)}` : 'Under way';
  return [
    whose,
    ...(since === null
      ? []
      : [`since ${new Date(since).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}`]),
    ...(until === null ? [] : [until > now ? `${lasting(until - now)} left` : 'time is up']),
  ].join(' · ');
}
