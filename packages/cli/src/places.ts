import type { CardView, Game, View } from '@wardroom/core';
import { bar, fit, type Paint } from './text.ts';

/**
 * Tables with places, as text: a board of squares (`table.grid`) or lanes between bases (`table.lanes`). Cards that lie
 * somewhere say so by the fact `at`. The viewer's side is the lower one.
 */

interface PlaceStyle {
  columns: number;
  paint: Paint;
  name: (c: CardView) => string;
}

/** Whether this view has places at all, so that cards are drawn where they lie and not in lists. */
export const hasPlaces = (v: View): boolean => v.table.grid !== undefined || v.table.lanes !== undefined;

export function places(game: Game, v: View, style: PlaceStyle): string[] {
  if (v.table.grid !== undefined) return grid(game, v, v.table.grid as Grid, style);
  if (v.table.lanes !== undefined) return lanes(game, v, v.table.lanes as number, style);
  return [];
}

const viewerOf = (v: View): number => (v.viewer < v.seats.length ? v.viewer : 0);

interface Placed {
  card: CardView;
  seat: number;
  zone: string;
}

const placed = (v: View): Placed[] =>
  v.zones.flatMap((z) =>
    (z.cards ?? []).flatMap((card) => (typeof card.at === 'number' ? [{ card, seat: z.seat, zone: z.zone }] : [])),
  );

/** A line of a cell: the text that counts for its width, and how it is painted. */
interface Cell {
  text: string;
  paint: (text: string) => string;
}

const plain = (text: string): Cell => ({ text, paint: (x) => x });

function row(cells: readonly Cell[], width: number, edge: string): string {
  return `${edge}${cells.map(({ text, paint }) => paint(fit(text, width).padEnd(width))).join(edge)}${edge}`;
}

// ── A board of squares ──

interface Grid {
  columns: number;
  rows: number;
}

/** Squares are numbered row by row from the first player's own edge. A row is as high as its fullest square. */
function grid(game: Game, v: View, { columns, rows }: Grid, style: PlaceStyle): string[] {
  const turned = viewerOf(v) !== 0;
  const width = Math.min(18, Math.floor((style.columns - 3) / columns) - 1);
  const along = Array.from({ length: columns }, (_, i) => (turned ? columns - 1 - i : i));
  const down = Array.from({ length: rows }, (_, i) => (turned ? i : rows - 1 - i));
  const all = placed(v);
  const line = (left: string, middle: string, right: string): string =>
    style.paint('dim', `  ${left}${along.map(() => '─'.repeat(width)).join(middle)}${right}`);
  const names = along.map((x) => String.fromCharCode(97 + x).padEnd(width)).join(' ');
  const out = [style.paint('dim', `   ${names}`), line('┌', '┬', '┐')];
  down.forEach((y, i) => {
    const squares = along.map((x) => square(game, v, lyingOn(all, y * columns + x), style));
    const height = Math.max(2, ...squares.map((s) => s.length));
    for (let k = 0; k < height; k++) {
      const label = k === 0 ? String(y + 1) : ' ';
      out.push(
        `${style.paint('dim', label)} ${row(
          squares.map((s) => s[k] ?? plain('')),
          width,
          style.paint('dim', '│'),
        )}`,
      );
    }
    out.push(i === rows - 1 ? line('└', '┴', '┘') : line('├', '┼', '┤'));
  });
  if (all.some((p) => isGround(p.card))) out.push(style.paint('dim', `   ${LEGEND}`));
  return out;
}

/** Squares that are cards themselves have more marks than a reader can guess. */
const LEGEND = '▾ theirs   ▲ land   ≈ water   ↓ below   ○ in the void   ✦ over it   + carried';
const isGround = (card: CardView): boolean => card.water !== undefined;

/** Cards of a square: what it is made of first, then what lies over it, then who stands there with what they carry. */
function lyingOn(all: readonly Placed[], at: number): Placed[] {
  const here = all.filter(({ card }) => (card.covers as number[] | undefined)?.includes(at) ?? card.at === at);
  const carried = (p: Placed): boolean => p.card.on !== undefined;
  return here
    .filter((p) => !carried(p))
    .sort((a, b) => layerOf(a.card) - layerOf(b.card))
    .flatMap((p) => [p, ...here.filter((x) => carried(x) && x.card.on === p.card.id)]);
}

const layerOf = (card: CardView): number => (isGround(card) ? 0 : card.covers !== undefined ? 1 : 2);

/** Regions of a square beside its surface, as a mark before the name. */
const REGION_MARKS: Readonly<Record<string, string>> = { underground: '↓', underwater: '↓', void: '○' };

/** What lies on a square: names, and of what has figures a line of them with what weighs on it. */
function square(game: Game, v: View, found: readonly Placed[], style: PlaceStyle): Cell[] {
  return found.flatMap((p) => {
    const { card } = p;
    if (isGround(card)) return [ground(game, v, p, style)];
    if (card.covers !== undefined) return [mark('✦', p, style)];
    if (card.on !== undefined) return [mark('+', p, style)];
    return piece(game, v, p, style);
  });
}

const mark = (sign: string, { card }: Placed, { name, paint }: PlaceStyle): Cell => ({
  text: `${sign}${name(card)}`,
  paint: (text) => paint('yellow', text),
});

/** A square that is a card itself. */
function ground(game: Game, v: View, { card, seat }: Placed, { paint, name }: PlaceStyle): Cell {
  const own = seat === viewerOf(v);
  const states = stateWords(game, card).join(' ');
  const text = `${own ? '' : '▾ '}${card.water === true ? '≈' : '▲'} ${name(card)}${states === '' ? '' : ` ${states}`}`;
  return card.rubble === true
    ? { text: name(card), paint: (x) => paint('dim', x) }
    : { text, paint: (x) => paint(own ? 'cyan' : 'red', x) };
}

/** A card of a square, in two lines: its name; its figures, and what weighs on it. */
function piece(game: Game, v: View, { card, seat }: Placed, { paint, name }: PlaceStyle): Cell[] {
  const own = seat === viewerOf(v);
  const colour = own ? 'cyan' : 'red';
  const down = card.up === false || card.plan === 'down';
  const called = card.card === undefined ? '▒▒ face down' : down ? `(${name(card)})` : name(card);
  const where = REGION_MARKS[card.region as string] ?? '';
  return [
    { text: `${own ? '' : '▾'}${where}${called}`, paint: (text) => paint(colour, text) },
    { text: `${own ? '' : ' '}${short(game, card)}`, paint: (text) => text },
  ];
}

/** Figures and states in as few letters as will do. */
function short(game: Game, c: CardView): string {
  const label = (stat: string): string => game.stats.find((x) => x.name === stat)?.label ?? stat;
  const stats = (c.stats as Record<string, number> | undefined) ?? {};
  const printed = Object.keys((c.printed as Record<string, number> | undefined) ?? {});
  const figures = printed
    .filter((stat) => !LIFE.includes(stat))
    .map((stat) => `${label(stat).slice(0, 3)} ${stats[stat]}`);
  const hp = typeof c.hp === 'number' ? [`♥${c.hp}/${c.maxHp}`] : [];
  return [...figures, ...hp, ...stateWords(game, c)].join(' ');
}

const stateWords = (game: Game, c: CardView): string[] =>
  ((c.states as string[] | undefined) ?? []).map((x) =>
    (game.stats.find((stat) => stat.name === x)?.label ?? x).toLowerCase(),
  );

/** Shown as what is left of it. */
const LIFE: readonly string[] = ['hp', 'health'];

// ── Lanes between bases ──

interface Base {
  kind: string;
  hp: number;
  max: number;
  fallen: boolean;
  wall: { hp: number; max: number } | null;
}

interface Side {
  bases: readonly Base[];
}

function lanes(game: Game, v: View, n: number, style: PlaceStyle): string[] {
  const { paint } = style;
  const me = viewerOf(v);
  const all = placed(v);
  const width = Math.min(34, Math.floor((style.columns - 1) / n) - 1);
  const along = Array.from({ length: n }, (_, i) => i);
  const sides = v.table.players as readonly Side[];
  const line = (cells: readonly Cell[]): string => row(cells, width, paint('dim', '│'));
  const base =
    (seat: number) =>
    (lane: number): Cell => {
      const b = sides[seat].bases[lane];
      if (b.fallen) return { text: `${b.kind}: fallen`, paint: (x) => paint('dim', x) };
      return {
        text: `${b.kind} ${bar(b.hp, b.max, 6)} ${b.hp}`,
        paint: (x) => paint(b.hp * 3 <= b.max ? 'red' : 'green', x),
      };
    };
  const wall =
    (seat: number) =>
    (lane: number): Cell => {
      const w = sides[seat].bases[lane].wall;
      return w === null ? plain('') : { text: `▓▓ wall ${w.hp}/${w.max}`, paint: (x) => paint('yellow', x) };
    };
  const cards = (seat: number, lane: number): CardView[] =>
    all.filter((p) => p.seat === seat && p.card.at === lane).map((p) => p.card);
  /** Who stands there in two lines, then what lies there. */
  const standing =
    (seat: number) =>
    (lane: number): [Cell, Cell, Cell] => {
      const here = cards(seat, lane);
      const guard = here.find((c) => typeof c.hp === 'number');
      const others = here.filter((c) => c !== guard).map(style.name);
      const rest = plain(others.join(', '));
      if (guard === undefined) return [plain(''), plain(''), rest];
      const tired = guard.exhausted === true;
      return [
        { text: style.name(guard), paint: (x) => paint(tired ? 'dim' : seat === me ? 'cyan' : 'red', x) },
        plain(short(game, guard)),
        rest,
      ];
    };
  const stack = (seat: number): string[] => {
    const cells = along.map(standing(seat));
    const lines = [0, 1, 2].map((k) => line(cells.map((c) => c[k])));
    const block = [line(along.map(base(seat))), line(along.map(wall(seat))), ...lines];
    return seat === me ? [...lines, ...block.slice(0, 2).toReversed()] : block;
  };
  const road = paint('dim', `├${along.map(() => '┄'.repeat(width)).join('┼')}┤`);
  const others = v.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  return [...others.flatMap(stack), road, ...stack(me)];
}
