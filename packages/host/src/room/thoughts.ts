import type { Course } from './course.ts';
import { goOnWith } from './go-on-with.ts';
import type { RoomPorts, Thinking, Thought } from './ports.ts';
import { wordsOf } from './words.ts';

/**
 * What somebody thinks of something, once they have thought about it; undefined before. Thinking may take its time: `ready` is called when
 * what was not known at once is.
 */
export type Thoughts = (c: Course, about: string, seat: number, asked: boolean) => Thinking | undefined;

export function thoughts(ports: Pick<RoomPorts, 'think' | 'thinking' | 'failed'>, ready: () => void): Thoughts {
  const known = new Map<string, { answer?: Thinking }>();
  return (c, about, seat, asked) => {
    const before = known.get(about);
    if (before !== undefined) return before.answer;
    // What was thought of earlier questions is of no use any more.
    for (const old of known.keys()) if (old.startsWith(`${asked ? 'asked' : 'unasked'} ${seat} `)) known.delete(old);
    const mine: { answer?: Thinking } = {};
    known.set(about, mine);
    const thought = thoughtFor(c, seat, asked);
    if (asked) ports.thinking?.(seat);
    let here = true;
    const take = (answer: Thinking): void => {
      mine.answer = answer;
      if (!here) ready();
    };
    goOnWith(
      () => ports.think(thought),
      take,
      (e) => {
        ports.failed?.(e);
        take(null);
      },
    );
    here = false;
    return mine.answer;
  };
}

function thoughtFor(c: Course, seat: number, asked: boolean): Thought {
  const { name: game, fingerprint } = c.game;
  const { sitter } = c.seats[seat];
  const random = wordsOf(c, `${sitter} ${seat} ${c.length}`);
  return { game, fingerprint, bot: sitter, seat, state: c.machine!.state, asked, random };
}
