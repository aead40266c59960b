import type { Refusal, SeatId } from '@wardroom/core';
import { type Env, type Match, openMatch } from './match.ts';
import { messageProblem } from './message-shapes.ts';
import type { FromHost, ToHost } from './messages.ts';
import { RoomError } from './room/room-types.ts';
import { slicer } from './slices.ts';
import { loadBots } from './think-later.ts';

/**
 * One match for one screen, by messages: what a worker runs. Whoever sits at the screen is sent their own seat's view;
 * in hot seat the screen changes hands by `sit`, and nothing of a seat is sent before somebody sits down at it.
 */
export function openDesk(
  send: (message: FromHost) => void,
  env: Pick<Env, 'now' | 'later' | 'after' | 'puts'>,
): (m: ToHost) => void {
  let match: Match | null = null;
  let sitting = 0 as SeatId;
  let told = false;

  /** Tell whoever sits here; with all that they have seen before, if they have just sat down. */
  const tell = (arriving: boolean): void => {
    const update = match!.takeUpdate(sitting);
    if (arriving) {
      const log = match!.history(sitting);
      update.history = log.slice(0, log.length - update.beats.length);
      update.notes = match!.notes(sitting);
    } else if (update.beats.length === 0 && update.rest === null) return;
    send({ is: 'update', update });
  };

  const news = (rest: boolean): void => {
    if (match === null) return;
    tell(false);
    if (!rest) return;
    send({ is: 'record', record: match.record() });
    const over = match.finished();
    if (over !== null && !told) {
      told = true;
      send(over);
    }
  };

  const advising = slicer(env);
  const foretelling = slicer(env);
  const hinting = slicer(env);
  /** What would a good player answer, how would an attack go? Nobody waits for it, and it waits for everybody. */
  const think = async (of: Match, m: Extract<ToHost, { do: 'advise' | 'forecast' | 'hint' }>): Promise<void> => {
    const seat = sitting;
    const { seq } = m;
    const wanted = (): boolean => match === of && sitting === seat && of.isAsked(seat, seq);
    const { adviceOn, forecastOf, hintFor } = await import('./thinking.ts');
    if (m.do === 'advise') {
      advising(adviceOn(of, seat), wanted, (advice) => send({ is: 'advice', seat, seq, advice }));
    } else if (m.do === 'hint') {
      const here = (): boolean => m.drop !== true && wanted();
      hinting(hintFor(of, seat), here, (hint) => send({ is: 'hint', seat, seq, hint }));
    } else {
      const { pick } = m;
      foretelling(forecastOf(of, seat, pick), wanted, (forecast) =>
        send({ is: 'forecast', seat, seq, pick, forecast }),
      );
    }
  };

  const refuse = (error: string): void => send({ is: 'refused', refusal: { error } });

  /** The match that is open stays open if the new one cannot be. */
  const open = (m: Extract<ToHost, { do: 'open' | 'resume' }>): void => {
    const record = m.do === 'resume' ? m.record : undefined;
    const request = record?.request ?? (m as Extract<ToHost, { do: 'open' }>).request;
    const thinking = (seat: number): void => send({ is: 'thinking', seat });
    // On their way, and not waited for: whoever thinks first waits for them.
    loadBots().catch(() => {});
    let next: Match;
    try {
      next = openMatch(request, { ...env, news, thinking }, record);
    } catch (e) {
      // Whatever a kept match makes the engine do, it is that match which cannot go on, not the table.
      if (record === undefined && request.from === undefined && !(e instanceof RoomError)) throw e;
      const error = e instanceof RoomError ? e.message : `The match breaks off: ${e}`;
      send({ is: 'failed', error, ...(record === undefined ? {} : { record: true }) });
      return;
    }
    const wrong = seatProblem(next, m.seat);
    if (wrong !== null) {
      next.close();
      refuse(wrong);
      return;
    }
    match?.close();
    match = next;
    sitting = m.seat as SeatId;
    told = false;
    tell(true);
  };

  return (m) => {
    const wrong = messageProblem(m);
    if (wrong !== null) return refuse(wrong);
    if (m.do === 'open' || m.do === 'resume') return open(m);
    if (match === null) return m.do === 'close' ? undefined : refuse('No match is open.');
    if (m.do === 'close') {
      match.close();
      match = null;
      return;
    }
    if (m.do === 'sit') {
      const none = seatProblem(match, m.seat);
      if (none !== null) return refuse(none);
      sitting = m.seat as SeatId;
      tell(true);
      return;
    }
    // Of a seat that nobody sits at any more, or a question that is answered: nothing is owed.
    if (m.do === 'advise' || m.do === 'forecast' || m.do === 'hint') {
      // Without the file there is no advice, and the match goes on.
      if (m.seat === sitting) void think(match, m).catch(() => {});
      return;
    }
    // Nobody acts for a seat they do not sit at.
    const refusal = m.seat !== sitting ? { error: 'You are not sitting at that seat.' } : doAt(match, m);
    if (refusal !== null) {
      send({ is: 'refused', refusal });
      news(true);
    }
  };
}

/** Somebody's own doing at their seat. */
function doAt(
  match: Match,
  m: Extract<ToHost, { do: 'pick' | 'act' | 'undo' | 'leave' | 'asked' | 'stops' }>,
): Refusal | null {
  // Whether somebody sits there was looked at before.
  const seat = m.seat as SeatId;
  switch (m.do) {
    case 'pick':
      return match.pick(seat, m.seq, m.pick);
    case 'act':
      return match.act(seat, m.act, m.target);
    case 'undo':
      return match.undo(seat);
    case 'leave':
      return match.leave(seat);
    case 'asked':
      match.asked(seat);
      return null;
    case 'stops':
      match.setStops(seat, m.stops);
      return null;
    default: {
      const never: never = m;
      throw new Error(`unknown message ${JSON.stringify(never)}`);
    }
  }
}

/** Why nobody can sit there, or null. */
function seatProblem(match: Match, seat: number): string | null {
  const seats = match.table.machine.state.seats.length;
  if (seat >= seats) return `seat: give a whole number from 0 to ${seats - 1}; got ${seat}.`;
  return match.isPersons(seat as SeatId) ? null : `seat: ${seat} is not a person's.`;
}
