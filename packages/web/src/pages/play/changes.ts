import { type EventView, inRuns, type View } from '@wardroom/core';
import type { ChangeKind, GameTable } from '../../games/table.ts';
import type { Mark } from './store.ts';

/** Something that has changed for a player while they did not look. */
export interface Change {
  kind: ChangeKind;
  text: string;
  /** Aliases of the cards that it is about: they are pointed at where they lie on the table. */
  cards: readonly number[];
}

interface Gauge {
  label: string;
  value: number;
  max: number;
}

/** What has changed for a seat since its last turn: first the gauge that decides the match, then event by event. */
export function changesFor(
  seat: number,
  { at, view: before }: Mark,
  log: readonly EventView[],
  view: View,
  table: Pick<GameTable, 'changes' | 'turns'>,
  name: (card: string) => string,
): Change[] {
  const own = new Set([...ownCards(before, seat), ...ownCards(view, seat)]);
  const concerns = (e: EventView): boolean => {
    const kind = table.changes[e.kind];
    if (kind === undefined || e.text === '') return false;
    return e.seat === seat || (kind === 'changed' && [e.a, e.b].some((c) => c !== undefined && own.has(c.id)));
  };
  const since = log.slice(at);
  // What one has given oneself by the last thing done in one's own turn is no news.
  const othersFrom = since.findIndex((e) => table.turns.has(e.kind));
  const isNews = (e: EventView, i: number): boolean =>
    i >= othersFrom || ['lost', 'hurt'].includes(table.changes[e.kind]!);
  const found = inRuns(since.filter((e, i) => concerns(e) && isNews(e, i)));
  const told = new Set<EventView>();
  const changes = found.flatMap((e): Change[] => {
    if (told.has(e)) return [];
    // Several blows at one card are one line.
    const same =
      e.n === undefined || e.a === undefined ? [e] : found.filter((x) => x.kind === e.kind && x.a?.id === e.a!.id);
    for (const x of same) told.add(x);
    const kind = table.changes[e.kind]!;
    const cards = [e.a, e.b, ...(e.cards ?? [])].flatMap((c) => (c === undefined ? [] : [c.id]));
    const text = same.length === 1 || kind === 'changed' ? e.text : together(same, kind, name);
    return [{ kind, text, cards }];
  });
  return [...gaugeChange(gaugeOf(before, seat), gaugeOf(view, seat)), ...changes];
}

function together(same: readonly EventView[], kind: ChangeKind, name: (card: string) => string): string {
  const { a } = same[0];
  const who = a?.card === undefined ? 'A card' : name(a.card);
  const sum = same.reduce((n, e) => n + (e.n ?? 0), 0);
  return `${who} ${kind === 'hurt' ? 'takes' : 'gains'} ${sum} in all, in ${same.length} goes.`;
}

function gaugeOf(view: View, seat: number): Gauge | undefined {
  const players = view.table.players as readonly { gauge?: Gauge }[] | undefined;
  return players?.[seat]?.gauge;
}

const gaugeChange = (was: Gauge | undefined, is: Gauge | undefined): Change[] =>
  was === undefined || is === undefined || was.value === is.value
    ? []
    : [{ kind: 'changed', text: `Your ${is.label}: ${was.value} before, ${is.value} of ${is.max} now.`, cards: [] }];

const ownCards = (view: View, seat: number): number[] =>
  view.zones.flatMap((z) => (z.cards ?? []).flatMap((c) => ((c.ctrl ?? z.seat) === seat ? [c.id] : [])));
