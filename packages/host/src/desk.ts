import { SetupError } from '@wardroom/core';
import { type Env, finished, type Match, MatchError, openMatch } from './match.ts';
import type { FromHost, ToHost } from './messages.ts';

/**
 * One match for one screen, by messages: what a worker runs. Whoever sits at the screen is sent their own seat's view;
 * in hot seat the screen changes hands by `sit`, and nothing of a seat is sent before somebody sits down at it.
 */
export function openDesk(
  send: (message: FromHost) => void,
  env: Pick<Env, 'now' | 'later' | 'after'>,
): (m: ToHost) => void {
  let match: Match | null = null;
  let sitting = 0;
  let told = false;

  /** Tell whoever sits here; with all that they have seen before, if they have just sat down. */
  const tell = (arriving: boolean): void => {
    const update = match!.look(sitting);
    if (arriving) {
      const log = match!.history(sitting);
      update.history = log.slice(0, log.length - update.beats.length);
    } else if (update.beats.length === 0 && update.rest === null) return;
    send({ is: 'update', update });
  };

  const news = (rest: boolean): void => {
    if (match === null) return;
    tell(false);
    if (!rest) return;
    send({ is: 'record', record: match.record() });
    const over = finished(match);
    if (over !== null && !told) {
      told = true;
      send(over);
    }
  };

  const fail = (e: unknown): void => {
    if (e instanceof MatchError || e instanceof SetupError) send({ is: 'failed', error: e.message });
    else throw e;
  };

  return (m) => {
    switch (m.do) {
      case 'open':
      case 'resume': {
        match?.close();
        match = null;
        sitting = m.seat;
        told = false;
        try {
          const record = m.do === 'resume' ? m.record : undefined;
          const request = m.do === 'resume' ? m.record.request : m.request;
          const thinking = (seat: number): void => send({ is: 'thinking', seat });
          match = openMatch(request, { ...env, news, thinking }, record);
          tell(true);
        } catch (e) {
          fail(e);
        }
        return;
      }
      case 'sit':
        if (match === null) return;
        sitting = m.seat;
        tell(true);
        return;
      case 'close':
        match?.close();
        match = null;
        return;
      case 'stops':
        match?.setStops(m.seat, m.stops);
        return;
      case 'pick':
      case 'act':
      case 'undo':
      case 'leave': {
        if (match === null) {
          send({ is: 'refused', refusal: { error: 'No match is open.' } });
          return;
        }
        // Nobody acts for a seat they do not sit at.
        const refusal =
          m.seat !== sitting
            ? { error: 'You are not sitting at that seat.' }
            : m.do === 'pick'
              ? match.pick(m.seat, m.seq, m.pick)
              : m.do === 'act'
                ? match.act(m.seat, m.act, m.target)
                : m.do === 'undo'
                  ? match.undo(m.seat)
                  : match.leave(m.seat);
        if (refusal !== null) {
          send({ is: 'refused', refusal });
          news(true);
        }
        return;
      }
      default: {
        const never: never = m;
        throw new Error(`unknown message ${JSON.stringify(never)}`);
      }
    }
  };
}
