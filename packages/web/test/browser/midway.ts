import { greedy } from '@wardroom/bots';
import { randomStream, type SeatId, type View } from '@wardroom/core';
import { loadBots, type MatchRecord, type MatchRequest, openMatch, prepare } from '@wardroom/host';

const FIRST = 0 as SeatId;

/**
 * Storage in which a match is under way and the first seat, a person's, is asked something. Bots have played so many
 * matches, and of all questions to that seat it is the one with most of what `worth` counts: more than 0 of it.
 */
export async function midway(
  request: MatchRequest,
  worth: (view: View) => number,
  matches = 3,
): Promise<Record<string, string>> {
  await prepare(request);
  await loadBots();
  let best: MatchRecord | null = null;
  let most = 0;
  for (let n = 0; n < matches; n++) {
    const seed = `${request.seed} ${n}`;
    const work: (() => void)[] = [];
    const match = openMatch({ ...request, seed }, { now: () => 0, later: (x) => work.push(x), news: () => {} });
    match.setStops(FIRST, { when: 'only', at: [] });
    const random = randomStream(seed);
    for (;;) {
      for (let next = work.shift(); next !== undefined; next = work.shift()) next();
      const { rest } = match.takeUpdate(FIRST);
      if (rest === null || rest.view.over !== null) break;
      const now = worth(rest.view);
      if (now > most) [best, most] = [match.record(), now];
      match.pick(FIRST, rest.view.seq, greedy.decide(match.game, match.table.machine.state, FIRST, random));
    }
  }
  if (best === null) throw new Error(`no match of ${request.game} ${request.mode} comes to look as wanted`);
  return { 'wardroom.match': JSON.stringify(best) };
}

/** How many cards a seat has in a zone. */
export const inZone = (view: View, zone: string, seat = 0): number =>
  view.zones.find((z) => z.zone === zone && z.seat === seat)?.count ?? 0;
