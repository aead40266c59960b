import type { LessonTell } from '@wardroom/host';
import { useRef } from 'react';
import { usePlay } from './store.ts';

/** What the lesson says, and whether it is about this moment or was said last; null where it does not lead. */
export function useLesson(): { said: LessonTell; now: boolean } | null {
  const led = usePlay((s) => s.led);
  const tell = usePlay((s) => s.tell);
  const rest = usePlay((s) => s.rest);
  const last = useRef<LessonTell | null>(null);
  if (tell !== null) last.current = tell;
  else if (rest !== null) last.current = rest.lesson ?? null;
  if (!led || last.current === null) return null;
  return { said: last.current, now: tell !== null || rest !== null };
}
