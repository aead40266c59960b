import { greedy } from '@wardroom/bots';
import { randomStream, type SeatId, type View } from '@wardroom/core';
import { type MatchRecord, type MatchRequest, openMatch, prepare } from '@wardroom/host';

/** A match as it is kept at one moment of it, for the table to go on with. */
export interface Moment {
  record: MatchRecord;
  view: View;
}

/** Matches do not last longer than this. */
const LONGEST = 3000;

/**
 * Every moment of a match in which its one person is asked. Bots play it, without a browser, and always the same: that
 * is how a test sits down at a full table without playing to it.
 */
export async function* moments(request: MatchRequest): AsyncGenerator<Moment> {
  await prepare(request);
  const work: (() => void)[] = [];
  const match = openMatch(request, { now: () => 0, later: (f) => work.push(f), news: () => {} });
  const random = randomStream(`${request.seed}/person`);
  const person = request.places.findIndex((p) => p.sitter === 'person') as SeatId;
  for (let turn = 0; turn < LONGEST; turn++) {
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
    const { rest } = match.takeUpdate(person);
    if (rest === null || rest.view.over !== null) return;
    yield { record: structuredClone(match.record()), view: rest.view };
    const pick = greedy.decide(match.game, match.table.machine.state, person, random);
    const refusal = match.pick(person, rest.view.seq, pick);
    if (refusal !== null) throw new Error(refusal.error);
  }
  throw new Error('the match does not end');
}

/** The moment that is worth most; the first of several. */
export async function momentOf(request: MatchRequest, worth: (view: View) => number): Promise<Moment> {
  let best: Moment | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for await (const moment of moments(request)) {
    const now = worth(moment.view);
    if (now <= most) continue;
    best = moment;
    most = now;
  }
  if (best === null) throw new Error('nobody is ever asked');
  return best;
}

/** Storage in which the match stands as it does at this moment. */
export const keptAt = ({ record }: Moment): Record<string, string> => ({ 'wardroom.match': JSON.stringify(record) });
