import type { TableSeat } from '@wardroom/protocol';

/** What is said of a seat that has changed, to those who listen; null where it is not worth a word. */
export function newsOf(before: TableSeat, now: TableSeat): string | null {
  if (now.who === 'nobody') return before.who === 'nobody' ? null : `${before.name} has left their seat.`;
  if (before.who === 'nobody' || before.name !== now.name) return `${now.name} has sat down.`;
  if (before.who !== 'person' || now.who !== 'person') return null;
  if (before.here !== now.here) return now.here ? `${now.name} is back.` : `${now.name} is away.`;
  if (before.ready !== now.ready) return now.ready ? `${now.name} is ready.` : `${now.name} is not ready any more.`;
  return null;
}
