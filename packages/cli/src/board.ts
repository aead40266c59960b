import type { CardView, Game, View, ZoneView } from '@wardroom/core';
import { bar, fit, type Paint, wrap } from './text.ts';

/**
 * The table as text, drawn from a view alone, the same way for every game. Games say what is worth drawing by the
 * names of the facts in their views: `hp` and `maxHp`, `stats` against `printed`, `states`, `lasting`, `on`; and for
 * each player of the table a `gauge`.
 */
export interface BoardStyle {
  columns: number;
  paint: Paint;
  /** A player's name. */
  seat: (seat: number) => string;
}

export function board(game: Game, v: View, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const n = v.seats.length;
  // Others first, in turn order; the viewer's own side is nearest to them.
  const viewer = v.viewer < n ? v.viewer : n - 1;
  const order = Array.from({ length: n }, (_, i) => (viewer + 1 + i) % n);
  const phase = typeof v.table.phase === 'string' ? `, ${v.table.phase} phase` : '';
  const turn = v.turn === 0 ? 'Before the first turn' : `Turn ${v.turn}: ${style.seat(v.active)}${phase}`;
  const title = `── ${v.over === null ? turn : 'The match is over'} `;
  const lines = [paint('dim', title.padEnd(columns, '─'))];
  for (const seat of order) lines.push(...side(game, v, seat, style));
  if (v.chain.length > 0) {
    const links = v.chain.map((l) => `${name(game, l.card)} (${style.seat(l.seat)}${l.negated ? ', negated' : ''})`);
    lines.push(...wrap(`Waiting to take effect, the last first: ${links.join(', ')}`, columns));
  }
  return lines;
}

export const name = (game: Game, c: CardView): string =>
  c.card === undefined ? 'a card' : game.defs[game.defById.get(c.card)!].name;

/** What permits something: a clause, or a card by name. */
export function cited(game: Game, cite: string): string {
  const def = game.defById.get(cite);
  return def === undefined ? cite : game.defs[def].name;
}

/** One player's side. */
function side(game: Game, v: View, seat: number, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const zones = v.zones.filter((z) => z.seat === seat);
  const inPlay = zones.filter((z) => wordsOf(game, z).play);
  const counts = zones
    .filter((z) => !wordsOf(game, z).play && (z.count > 0 || wordsOf(game, z).pile === true))
    .map((z) => `${z.zone} ${z.count}`);
  const out = v.seats[seat].out ? ', out' : '';
  const left = `${v.active === seat ? '▶' : ' '} ${style.seat(seat)}${out}`;
  const gauge = gaugeOf(v, seat, paint);
  const room = columns - gauge.width - 1;
  const head = fit(`${left}  ${counts.join(', ')}`, room);
  const lines = [
    paint('bold', head.slice(0, left.length)) +
      head.slice(left.length).padEnd(room - Math.min(room, left.length)) +
      gauge.text,
  ];
  const cards = inPlay.flatMap((z) => z.cards ?? []);
  inPlay.forEach((z, at) => {
    for (const c of z.cards ?? [])
      if (c.stats !== undefined) lines.push(...creature(game, c, at === 0 ? '' : z.zone, style));
  });
  const others = cards.filter((c) => c.stats === undefined).map((c) => other(game, v, c));
  if (others.length > 0) lines.push(...wrap(others.join(', '), columns - 4).map((line) => `    ${line}`));
  for (const z of zones) {
    if (wordsOf(game, z).open !== 'own' || (z.cards ?? []).length === 0) continue;
    const seen = z.cards!.filter((c) => c.card !== undefined);
    if (seen.length === 0) continue;
    const text = `${z.zone}: ${seen.map((c) => name(game, c)).join(', ')}`;
    lines.push(...wrap(text, columns - 4).map((line, i) => `${i === 0 ? '    ' : '      '}${paint('cyan', line)}`));
  }
  return lines;
}

const wordsOf = (game: Game, z: ZoneView) => game.zones.find((w) => w.name === z.zone)!;

interface Gauge {
  label: string;
  value: number;
  max: number;
}

function gaugeOf(v: View, seat: number, paint: Paint): { text: string; width: number } {
  const players = v.table.players as { gauge?: Gauge }[] | undefined;
  const g = players?.[seat]?.gauge;
  if (g === undefined) return { text: '', width: 0 };
  const blocks = bar(g.value, g.max, 12);
  const figures = ` ${`${g.value}/${g.max}`.padStart(7)}`;
  // Two thirds full is where a player should start to worry.
  const style = g.value * 3 >= g.max * 2 ? 'red' : 'cyan';
  return {
    text: ` ${paint('dim', g.label)} ${paint(style, blocks)}${figures}`,
    width: 1 + g.label.length + 1 + blocks.length + figures.length,
  };
}

/** A card with figures: what it has now, and what is printed where that differs. */
function creature(game: Game, c: CardView, zone: string, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const title = zone === '' ? name(game, c) : `${name(game, c)} (${zone})`;
  const pieces: { text: string; width: number }[] = [];
  const put = (text: string, painted = text): void => void pieces.push({ text: painted, width: text.length });
  if (typeof c.hp === 'number' && typeof c.maxHp === 'number') {
    const blocks = bar(c.hp, c.maxHp, 10);
    const low = c.hp * 3 <= c.maxHp ? 'red' : 'green';
    put(`HP ${blocks} ${c.hp}/${c.maxHp}`.padEnd(21), `HP ${paint(low, blocks)} ${`${c.hp}/${c.maxHp}`.padEnd(7)}`);
  }
  for (const [stat, value] of Object.entries(c.stats as Record<string, number>)) {
    const printed = (c.printed as Record<string, number> | undefined)?.[stat];
    // A figure that no card prints is worth a word only if something has changed it.
    if (printed === undefined && !changes(c).includes(stat)) continue;
    const label = labelOf(game, stat);
    const sign = printed === undefined && value > 0 && stat !== 'hitDice' ? '+' : '';
    if (printed === undefined || printed === value) put(`${label} ${sign}${value}`);
    else {
      const text = `${label} ${value}${value > printed ? '↑' : '↓'}(${printed})`;
      put(text, paint(value > printed ? 'green' : 'red', text));
    }
  }
  for (const text of notes(game, c)) put(text, paint('yellow', text));
  const first = `  ${fit(title, 22).padEnd(22)} `;
  const lines: string[] = [];
  let line = paint('bold', first);
  let width = first.length;
  for (const piece of pieces) {
    if (width + piece.width > columns) {
      lines.push(line.trimEnd());
      line = ' '.repeat(6);
      width = 6;
    }
    line += `${piece.text}  `;
    width += piece.width + 2;
  }
  return [...lines, line.trimEnd()];
}

interface Reason {
  stat: string;
  amount: number;
  layer: string;
  source: string;
}

const changes = (c: CardView): string[] => ((c.why as Reason[] | undefined) ?? []).map((w) => w.stat);

export const labelOf = (game: Game, stat: string): string => game.stats.find((s) => s.name === stat)?.label ?? stat;

/** What weighs on a card beside its figures. */
function notes(game: Game, c: CardView): string[] {
  const found: string[] = ((c.states as string[] | undefined) ?? []).map((s) => labelOf(game, s));
  for (const l of (c.lasting as { source: string; left: number; overTime: number }[] | undefined) ?? []) {
    if (l.overTime > 0) found.push(`${l.overTime} a turn from ${title(game, l.source)}`);
  }
  if (typeof c.anchor === 'string') found.push(`held by ${title(game, c.anchor)}`);
  if (typeof c.count === 'number') found.push(`counter ${c.count}`);
  return found;
}

const title = (game: Game, id: string): string => game.defs[game.defById.get(id)!].name;

/** A card in play without figures, and what it hangs on. */
function other(game: Game, v: View, c: CardView): string {
  const count = typeof c.count === 'number' ? ` (${c.count})` : '';
  if (c.on === undefined) return `${name(game, c)}${count}`;
  const host = v.zones.flatMap((z) => z.cards ?? []).find((x) => x.id === c.on);
  return `${name(game, c)}${count} → ${host === undefined ? 'a card' : name(game, host)}`;
}

/** Why a card's figures are what they are, one line each. */
export function figures(game: Game, c: CardView): string[] {
  const why = (c.why as Reason[] | undefined) ?? [];
  const printed = c.printed as Record<string, number> | undefined;
  return [...new Set(why.map((w) => w.stat))].map((stat) => {
    const parts = why.filter((w) => w.stat === stat).map((w) => `${title(game, w.source)} ${effect(w)}`);
    const now = (c.stats as Record<string, number>)[stat];
    const before = printed?.[stat] === undefined ? '' : `printed ${printed[stat]}, `;
    return `${labelOf(game, stat)} ${now}: ${before}${parts.join(', ')}`;
  });
}

const effect = ({ layer, amount }: Reason): string => {
  if (layer === 'add') return amount < 0 ? String(amount) : `+${amount}`;
  if (layer === 'times') return `×${amount}`;
  if (layer === 'cap') return `at most ${amount}`;
  if (layer === 'noRaise') return 'allows no increase';
  return `makes it ${amount}`;
};

/** Everything that lies open, zone by zone. */
export function openCards(game: Game, v: View, style: BoardStyle): string[] {
  return v.zones
    .filter((z) => (z.cards ?? []).some((c) => c.card !== undefined))
    .flatMap((z) => {
      const seen = z.cards!.filter((c) => c.card !== undefined).map((c) => name(game, c));
      return wrap(`${style.seat(z.seat)}, ${z.zone}: ${seen.join(', ')}`, style.columns);
    });
}
