import type { CardName, EventView } from './views.ts';

/** What is needed of an event to tell it with others. */
export type Told = Pick<EventView, 'kind' | 'cite' | 'seat' | 'text' | 'what' | 'a' | 'cards'>;

/**
 * Several events of one kind in a row, of one player and for one reason, told in one line: "Player 1 draws Goblin, Knight and 3
 * cards." The events stay as they are; only whoever writes a log for readers puts them together.
 */
export function inRuns<T extends Told>(events: readonly T[]): T[] {
  const out: T[] = [];
  let run: T[] = [];
  const close = (): void => {
    if (run.length > 0) out.push(run.length === 1 ? run[0] : together(run));
    run = [];
  };
  for (const e of events) {
    if (run.length > 0 && !goesOn(run[0], e)) close();
    if (isPart(e)) run.push(e);
    else out.push(e);
  }
  close();
  return out;
}

/** A sentence that was put otherwise for a reader stands by itself. */
const isPart = (e: Told): boolean => e.what !== undefined && e.text.includes(e.what);
const goesOn = (first: Told, e: Told): boolean =>
  isPart(e) && e.kind === first.kind && e.seat === first.seat && e.cite === first.cite;

function together<T extends Told>(run: readonly T[]): T {
  const [first] = run;
  const times = new Map<string, number>();
  for (const { what } of run) times.set(what!, (times.get(what!) ?? 0) + 1);
  const parts = [...times].map(([what, n]) => (n === 1 ? what : several(what, n)));
  const last = parts.pop();
  const list = parts.length === 0 ? last! : `${parts.join(', ')} and ${last}`;
  const cards: CardName[] = run.flatMap(({ a }) => (a === undefined ? [] : [a]));
  return { ...first, text: first.text.replace(first.what!, () => list), cards };
}

/** 'a card' three times is '3 cards'; a name stands with its number. */
const several = (what: string, n: number): string =>
  /^an? /.test(what) ? `${n} ${what.replace(/^an? /, '')}s` : `${what} ×${n}`;
