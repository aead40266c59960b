import './bots.ts';
import { gameByName } from '@wardroom/games';
import { expect } from 'vitest';
import {
  type Beat,
  type FromHost,
  type MatchRecord,
  type MatchRequest,
  openDesk,
  type Snapshot,
  type ToHost,
} from '../src/index.ts';

/** What a table asks for when somebody begins a lesson of this game. */
export function lessonRequest(game: string, id: string, more: Partial<MatchRequest> = {}): MatchRequest {
  const { mode, names, foe } = gameByName(game)!.lessons!.find((l) => l.id === id)!;
  return {
    game,
    mode,
    seed: 'lesson',
    lesson: id,
    ...(foe === undefined ? {} : { foe }),
    places: names.map((name, i) => ({ name, deck: [], sitter: i === 0 ? 'person' : 'greedy' })),
    ...more,
  };
}

/** A desk at which the learner sits. */
export function sitDown(first: ToHost) {
  const work: (() => void)[] = [];
  const heard: FromHost[] = [];
  const say = openDesk((m) => heard.push(structuredClone(m)), { now: () => 0, later: (f) => work.push(f) });
  const send = (m: ToHost) => {
    say(m);
    for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  };
  const rest = (): Snapshot =>
    heard.flatMap((m) => (m.is === 'update' && m.update.rest ? [m.update.rest] : [])).at(-1)!;
  send(first);
  return {
    heard,
    send,
    rest,
    beats: (): Beat[] => heard.flatMap((m) => (m.is === 'update' ? m.update.beats : [])),
    record: (): MatchRecord => heard.flatMap((m) => (m.is === 'record' ? [m.record] : [])).at(-1)!,
    pick: (pick: number) => send({ do: 'pick', seat: 0, seq: rest().view.seq, pick }),
    follow: (steps: number) => {
      for (let i = 0; i < steps; i++) {
        const { lesson, view } = rest();
        const choices = view.question?.choices?.map((c) => c.text).join(' / ');
        expect(lesson, `step ${i}: ${view.question?.text} ${choices}`).toBeDefined();
        send({ do: 'pick', seat: 0, seq: view.seq, pick: lesson!.pick });
      }
    },
  };
}

/** Taken up again, a match counts its questions anew. */
export const anew = (rest: Snapshot): Snapshot => ({ ...rest, view: { ...rest.view, seq: 0 } });
