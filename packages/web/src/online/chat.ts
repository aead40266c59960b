import type { ChatLine, Emote, FromServer, ReportAsk } from '@wardroom/protocol';
import { create } from 'zustand';
import { ask } from './api.ts';
import { lastOf, withLines } from './lines.ts';
import { say } from './socket.ts';

/** What is said at the table that this page is at. */
interface Talk {
  lines: readonly ChatLine[];
  /** The number of the last line that was looked at. */
  seen: number;
  /** Whether it is on the screen. */
  open: boolean;
}

const nothing: Talk = { lines: [], seen: 0, open: false };
export const useTalk = create<Talk>()(() => nothing);

export function hearTalk(m: Extract<FromServer, { is: 'chat' }>): void {
  useTalk.setState(({ lines, seen, open }) => {
    const now = m.whole ? m.lines : withLines(lines, m.lines);
    // What was said before one came is no news.
    const read = open || (m.whole && lines.length === 0) ? lastOf(now) : seen;
    return { lines: now, seen: read };
  });
}

export const openTalk = (open: boolean): void => useTalk.setState(({ lines }) => ({ open, seen: lastOf(lines) }));
export const leaveTalk = (): void => useTalk.setState(nothing);

export const unreadOf = ({ lines, seen }: Talk): number => lines.filter((x) => x.n > seen && !x.mine).length;

export const write = (code: string, text: string): boolean => say({ do: 'chat', code, text });
export const emote = (code: string, which: Emote): boolean => say({ do: 'emote', code, emote: which });

/** Hear no more of whoever said that line. */
export const mute = (code: string, line: number): Promise<unknown> => ask('POST', `/api/tables/${code}/mute`, { line });
export const report = (code: string, what: ReportAsk): Promise<unknown> =>
  ask('POST', `/api/tables/${code}/report`, what);
