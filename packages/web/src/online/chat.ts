import type { ChatLine, Emote, FromServer, ReportAsk } from '@wardroom/protocol';
import { create } from 'zustand';
import { ask } from './api.ts';
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

/** Lines kept on the page: nobody reads further back than that. */
const MOST = 200;

const last = (lines: readonly ChatLine[]): number => lines.at(-1)?.n ?? 0;

/** Lines that came, after those that are there; a line that came twice stands once. */
export const withLines = (before: readonly ChatLine[], came: readonly ChatLine[]): ChatLine[] =>
  [...before, ...came.filter((x) => x.n > last(before))].slice(-MOST);

export function hearTalk(m: Extract<FromServer, { is: 'chat' }>): void {
  useTalk.setState(({ lines, seen, open }) => {
    const now = m.whole ? m.lines : withLines(lines, m.lines);
    // What was said before one came is no news.
    const read = open || (m.whole && lines.length === 0) ? last(now) : seen;
    return { lines: now, seen: read };
  });
}

export const openTalk = (open: boolean): void => useTalk.setState(({ lines }) => ({ open, seen: last(lines) }));
export const leaveTalk = (): void => useTalk.setState(nothing);

export const unreadOf = ({ lines, seen }: Talk): number => lines.filter((x) => x.n > seen && !x.mine).length;

export const write = (code: string, text: string): boolean => say({ do: 'chat', code, text });
export const emote = (code: string, which: Emote): boolean => say({ do: 'emote', code, emote: which });

/** Hear no more of whoever said that line. */
export const mute = (code: string, line: number): Promise<unknown> => ask('POST', `/api/tables/${code}/mute`, { line });
export const report = (code: string, what: ReportAsk): Promise<unknown> =>
  ask('POST', `/api/tables/${code}/report`, what);
