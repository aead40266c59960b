import type { EventView } from '@wardroom/core';

/** Events of a game for tests: by kind, with what a test says of them. What their kind carries beside it is 0, or left out. */
export const eventsOf =
  <Event extends EventView>(cite: string) =>
  <K extends Event['kind']>(kind: K, more: Partial<Extract<Event, { kind: K }>> = {}): Event =>
    ({ kind, cite, seat: 0, n: 0, text: kind, ...more }) as EventView as Event;
