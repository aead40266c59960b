import {
  act,
  call,
  forward,
  loop,
  type Machine,
  NONE,
  rule,
  type SeatId,
  type Step,
  slots,
  triggersRule,
  type Value,
  when,
} from '@wardroom/core';
import { CITE, MATCH, matchOf, PLAYER, PROMPT, ROW, VERB, WINDOW } from '../names.ts';
import { manual } from './calling.ts';
import { primaryOf } from './field.ts';
import { fall, isAnyPast, lose } from './losing.ts';
import { tidy } from './moving.ts';

/** The checkpoint that comes after everything that happens. */

/** Variables of `news`. */
export const NEWS = slots('card?: card', 'seat?: seat', 'zone?: zone');

/** What has come to a cemetery or as a limited summon may be answered; what that is made of is in `moments.ts`. */
export const news = forward('news', NEWS);

const CHECKPOINT = slots('starter: seat', 'seat?: seat');

/** What waits to happen, in the order players say. */
export const triggers = triggersRule(PROMPT.order, VERB.trigger);

/**
 * W4.1.2: where the table calls, a loss is immediate: nobody is asked anything before it. Who leaves may give back what
 * is too much for another.
 */
export const losses = <V>(): Step<V> => loop((m) => !manual(m.state) && isAnyPast(m), [fall.call({})]);

/** Variables of `refill`. */
export const REFILL = slots('seat: seat', 'maxAl?', 'card?: card');

/**
 * Who has no creature gets one. Known here by its name alone: what it does is in `ending.ts`, and made of checkpoints
 * itself.
 */
export const refill = forward('refill', REFILL);

/**
 * The checkpoint. In this order, again until nothing changes: what no longer holds is put right (W12.2); who is past the
 * threshold loses (W4.1.2); the triggers that one happening brought resolve, and who is past it then loses, all at once;
 * who has no creature gets one (W7.2.1), the player who started the effect first (W14.4.3).
 */
export const atCheckpoint = rule('checkpoint', CHECKPOINT, [
  act((_m, v) => {
    v[CHECKPOINT.seat] = NONE;
  }),
  loop(
    (m, v) => isDue(m, v[CHECKPOINT.starter]),
    [
      losses(),
      loop(isAnyStranded, [call(() => strandedLose, {})]),
      when((m) => m.state.queue.length > 0, [triggers.call({})]),
      losses(),
      when((m) => m.state.queue.length === 0 && hasNews(m), [news.call({})]),
      when(
        (m) => m.state.queue.length > 0,
        [],
        [
          act((m, v) => {
            v[CHECKPOINT.seat] = needy(m, v[CHECKPOINT.starter]);
          }),
          when((_m, v) => v[CHECKPOINT.seat] !== NONE, [refill.call({ seat: (_m, v) => v[CHECKPOINT.seat] })]),
        ],
      ),
    ],
  ),
]);

/** Run the checkpoint if there is anything for it to do. `starter` is the player who started what has just happened. */
export const checkpoint = <V>(starter: Value<V, SeatId>): Step<V> =>
  when((m, v) => isDue(m, starter(m, v)), [atCheckpoint.call({ starter })]);

/** Only matches with a card that answers such a thing keep it. */
export const hasNews = (m: Machine): boolean => {
  const { g, rows } = m.state;
  if (g[MATCH.answers + WINDOW.buried] + g[MATCH.answers + WINDOW.beside] === 0) return false;
  return rows.some((row) => row.tag === ROW.news);
};

function isDue(m: Machine, starter: SeatId): boolean {
  while (tidy(m)) {
    // Each pass may free something that holds something else.
  }
  const s = m.state;
  if (s.queue.length > 0 || isAnyStranded(m)) return true;
  if ((!manual(s) && isAnyPast(m)) || hasNews(m)) return true;
  return needy(m, starter) !== NONE;
}

/** The first player, from the one who started it, who must have a creature and has none. An effect may demand one early. */
function needy(m: Machine, starter: SeatId): SeatId {
  const s = m.state;
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const seat = ((starter + i) % n) as SeatId;
    const { out, n: own } = s.seats[seat];
    if (out === 1 || seat === matchOf(s)[MATCH.boss]) continue;
    if ((own[PLAYER.opened] === 1 || own[PLAYER.forcedAl] > 0) && primaryOf(s, seat) === NONE) return seat;
  }
  return NONE;
}

const strandedSeat = (m: Machine): SeatId =>
  m.state.seats.findIndex((x) => x.out === 0 && x.n[PLAYER.stranded] === 1) as SeatId;

function isAnyStranded(m: Machine): boolean {
  return matchOf(m.state)[MATCH.boss] !== NONE && strandedSeat(m) !== NONE;
}

const STRANDED_LOSE = slots('starter?', 'seat?');

/** B15.6 */
export const strandedLose = rule('strandedLose', STRANDED_LOSE, [
  lose.call({ seat: (m) => strandedSeat(m), cite: () => CITE['B15.6'] }),
]);
