import type { CardView, Game, View, ZoneView } from '@wardroom/core';
import { hasPlaces, places } from './places.ts';
import { bar, fit, type Paint, wrap } from './text.ts';

/**
 * The table as text, drawn from a view alone, the same way for every game. Games say what is worth drawing by the
 * names of the facts in their views: `hp` and `maxHp`, `stats` against `printed`, `states`, `lasting`, `on`; and for
 * each player of the table a `gauge` and whatever else has a `value` and a `max`. Where cards lie on places (`places.ts`)
 * they are drawn there.
 */
export interface BoardStyle {
  columns: number;
  paint: Paint;
  /** A player's name. */
  seat: (seat: number) => string;
  /** With more than two players, whose sides are shown whole beside the viewer's and those of whoever acts. */
  concerned?: readonly number[];
}

export function board(game: Game, v: View, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const n = v.seats.length;
  // Others first, in turn order; the viewer's own side is nearest to them.
  const viewer = v.viewer < n ? v.viewer : n - 1;
  const order = Array.from({ length: n }, (_, i) => (viewer + 1 + i) % n);
  // A boss is above them all.
  const boss = order.findIndex((seat) => seat !== viewer && bossOf(v, seat) !== undefined);
  if (boss > 0) order.unshift(...order.splice(boss, 1));
  const phase = typeof v.table.phase === 'string' ? `, ${v.table.phase} phase` : '';
  const points = typeof v.table.points === 'number' ? `, ${v.table.points} points` : '';
  const turn = v.turn === 0 ? 'Before the first turn' : `Turn ${v.turn}: ${style.seat(v.active)}${phase}${points}`;
  const title = `── ${v.over === null ? turn : 'The match is over'} `;
  const lines = [paint('dim', title.padEnd(columns, '─'))];
  const whole = new Set([v.viewer, v.active, ...v.chain.map((l) => l.seat), ...(style.concerned ?? [])]);
  for (const seat of order) {
    // What lies on the table between them is drawn once, above the viewer's own hand.
    if (seat === viewer && hasPlaces(v)) lines.push(...places(game, v, { columns, paint, name: (c) => name(game, c) }));
    if (v.seats[seat].out && n > 2) lines.push(paint('dim', `  ${style.seat(seat)} is out.`));
    else if (n === 2 || whole.has(seat) || bossOf(v, seat) !== undefined) lines.push(...side(game, v, seat, style));
    else lines.push(...brief(game, v, seat, style));
  }
  if (v.chain.length > 0) {
    const links = v.chain.map((l) => `${name(game, l.card)} (${style.seat(l.seat)}${l.negated ? ', negated' : ''})`);
    const order = v.table.storyline === undefined ? 'the last first' : 'from the front';
    lines.push(...wrap(`Waiting to take effect, ${order}: ${links.join(', ')}`, columns));
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
  const lines = [head(game, v, seat, style)];
  if (poolsApart(game, v, seat, style))
    lines.push(`    ${[...pools(v, seat), ...(symbols(v, seat) ?? [])].join(', ')}`);
  const boss = bossOf(v, seat);
  // The name and the HP of a boss stand in the line above.
  if (boss !== undefined)
    lines.push(...flow('    ', [...figuresOf(game, boss, paint), ...notes(game, boss, paint)], columns));
  inPlay(game, v, seat).forEach((z, at) => {
    for (const c of z.cards ?? [])
      if (c.stats !== undefined && c !== boss) lines.push(...creature(game, c, at === 0 ? '' : z.zone, style));
  });
  const others = plainCards(game, v, seat, style);
  if (others.length > 0) lines.push(...wrap(others.join(', '), columns - 4).map((line) => `    ${line}`));
  for (const z of zones) {
    const words = wordsOf(game, z);
    if (words.open !== 'own' || words.play || (z.cards ?? []).length === 0) continue;
    const seen = z.cards!.filter((c) => c.card !== undefined);
    if (seen.length === 0) continue;
    lines.push(`    ${z.zone}:`, ...inHand(game, seen, columns - 6).map((line) => `      ${paint('cyan', line)}`));
  }
  return lines;
}

/** Cards to be played, each with what it costs and its figures, in two columns if they are short. */
function inHand(game: Game, cards: readonly CardView[], columns: number): string[] {
  const ids = cards.map((c) => c.card!);
  const each = [...new Set(ids)].map((id) => {
    const n = ids.filter((x) => x === id).length;
    return { ...costAndFigures(game, id), times: n === 1 ? '' : ` ×${n}` };
  });
  const width = Math.max(...each.map((x) => x.name.length + x.times.length));
  const items = each.map((x) => `${(x.name + x.times).padEnd(width)}  ${x.facts}`.trimEnd());
  const half = Math.floor(columns / 2);
  if (items.length < 4 || items.some((x) => x.length > half - 2)) return items.map((x) => fit(x, columns));
  const rows = Math.ceil(items.length / 2);
  return Array.from({ length: rows }, (_, i) => `${items[i].padEnd(half)}${items[i + rows] ?? ''}`.trimEnd());
}

/** '2 SP, attack 10, HP 15'; a card without either says what it is. */
function costAndFigures(game: Game, id: string): { name: string; facts: string } {
  const { name, cost, figures, line } = game.cardFace(id)!;
  // What it costs is told once, although it may stand among the figures too.
  const others = figures.filter((f) => cost === undefined || (f.stat !== 'cost' && !cost.includes(f.stat)));
  const facts = [...(cost === undefined ? [] : [cost]), ...others.map((f) => `${f.label} ${f.value}`)];
  return { name, facts: facts.length === 0 ? line : facts.join(', ') };
}

/** A side in two lines: who, and what stands there. */
function brief(game: Game, v: View, seat: number, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const pieces: Piece[] = [];
  inPlay(game, v, seat).forEach((z, at) => {
    for (const c of z.cards ?? []) {
      if (c.stats === undefined) continue;
      const hp = typeof c.hp === 'number' ? ` ${c.hp}/${c.maxHp}` : '';
      const first = pieces.length === 0 && at === 0;
      pieces.push(piece(`${name(game, c)}${hp}${first ? '' : ` (${z.zone})`}`));
      if (first) pieces.push(shortFigures(game, c));
      pieces.push(...notes(game, c, paint));
    }
  });
  const others = plainCards(game, v, seat, style, true);
  if (others.length > 0) pieces.push(piece(others.join(', ')));
  const lines = [head(game, v, seat, style)];
  if (pieces.length > 0) lines.push(cut('    ', pieces, columns));
  return lines;
}

/** The line above a side: the player, the cards out of play, and the gauge. */
function head(game: Game, v: View, seat: number, style: BoardStyle): string {
  const { columns, paint } = style;
  const { left, counts } = headline(game, v, seat, style);
  const beside = poolsApart(game, v, seat, style) ? [] : pools(v, seat);
  const full = `${left}  ${[...counts, ...beside].join(', ')}`;
  const gauge = gaugeOf(v, seat, columns - full.length - 1, paint);
  const room = columns - gauge.width - 1;
  const text = fit(full, room);
  return (
    paint('bold', text.slice(0, left.length)) +
    text.slice(left.length).padEnd(room - Math.min(room, left.length)) +
    gauge.text
  );
}

/** Whose side it is, and how many cards lie out of play. */
function headline(game: Game, v: View, seat: number, style: BoardStyle): { left: string; counts: string[] } {
  const counts = v.zones
    .filter((z) => z.seat === seat && !wordsOf(game, z).play && (z.count > 0 || z.zone === 'deck'))
    // What waits to take effect has a line of its own.
    .filter((z) => z.zone !== 'chain')
    .map((z) => `${z.zone} ${z.count}`);
  const out = v.seats[seat].out ? ', out' : '';
  return { left: `${v.active === seat ? '▶' : ' '} ${style.seat(seat)}${out}`, counts };
}

/** Whether what a player has to spend needs a line of its own: with symbols beside it, or where the first line is full. */
function poolsApart(game: Game, v: View, seat: number, style: BoardStyle): boolean {
  if (symbols(v, seat) !== null) return true;
  const { left, counts } = headline(game, v, seat, style);
  const found = pools(v, seat);
  const full = `${left}  ${[...counts, ...found].join(', ')}`;
  return found.length > 0 && full.length + 1 + gaugeOf(v, seat, 0, style.paint).width > style.columns;
}

/** Zones whose cards are in play, without the cards that are drawn where they lie. */
const inPlay = (game: Game, v: View, seat: number): ZoneView[] =>
  v.zones
    .filter((z) => z.seat === seat && wordsOf(game, z).play)
    .map((z) => (hasPlaces(v) ? { ...z, cards: (z.cards ?? []).filter((c) => typeof c.at !== 'number') } : z));

/** Cards in play without figures, in words. */
const plainCards = (game: Game, v: View, seat: number, style: BoardStyle, short = false): string[] =>
  inPlay(game, v, seat)
    .flatMap((z) => z.cards ?? [])
    .filter((c) => c.stats === undefined)
    .map((c) => other(game, v, c, style, short));

/** The boss itself, on its own side. */
const bossOf = (v: View, seat: number): CardView | undefined =>
  v.zones
    .filter((z) => z.seat === seat)
    .flatMap((z) => z.cards ?? [])
    .find((c) => c.boss === true && typeof c.hp === 'number');

/** What a player has so much of, of so much at most, beside the gauge. */
const pools = (v: View, seat: number): string[] =>
  Object.entries((v.table.players as Record<string, unknown>[] | undefined)?.[seat] ?? {}).flatMap(([called, x]) => {
    const { value, max } = (x ?? {}) as Partial<Gauge>;
    return called === 'gauge' || value === undefined || max === undefined
      ? []
      : [`${called.toUpperCase()} ${value}/${max}`];
  });

/** Symbols on what a player has in play, so many of each; null in a game without. */
function symbols(v: View, seat: number): string[] | null {
  const shown = (v.table.players as { thresholds?: Record<string, number> }[] | undefined)?.[seat]?.thresholds;
  return shown === undefined ? null : Object.entries(shown).flatMap(([word, n]) => (n > 0 ? [`${word} ${n}`] : []));
}

const wordsOf = (game: Game, z: ZoneView) => game.zones.find((w) => w.name === z.zone)!;

interface Gauge {
  label: string;
  value: number;
  max: number;
}

function gaugeOf(v: View, seat: number, room: number, paint: Paint): Piece {
  const boss = bossOf(v, seat);
  if (boss !== undefined) {
    const figures = ` ${`${boss.hp}/${boss.maxHp}`.padStart(7)}`;
    const blocks = bar(boss.hp as number, boss.maxHp as number, Math.min(24, Math.max(12, room - figures.length - 4)));
    return { text: ` HP ${paint('red', blocks)}${figures}`, width: 4 + blocks.length + figures.length };
  }
  const players = v.table.players as { gauge?: Gauge }[] | undefined;
  const g = players?.[seat]?.gauge;
  if (g === undefined) return { text: '', width: 0 };
  const figures = ` ${`${g.value}/${g.max}`.padStart(7)}`;
  const blocks = bar(g.value, g.max, Math.min(12, Math.max(6, room - figures.length - g.label.length - 2)));
  // Two thirds full is where a player should start to worry.
  const style = g.value * 3 >= g.max * 2 ? 'red' : 'cyan';
  return {
    text: ` ${paint('dim', g.label)} ${paint(style, blocks)}${figures}`,
    width: 1 + g.label.length + 1 + blocks.length + figures.length,
  };
}

/** A bit of a line, as it is drawn and as wide as it shows. */
interface Piece {
  text: string;
  width: number;
}

const piece = (text: string, painted = text): Piece => ({ text: painted, width: text.length });

/** A card with figures: what it has now, and what is printed where that differs. */
function creature(game: Game, c: CardView, zone: string, style: BoardStyle): string[] {
  const { columns, paint } = style;
  const title = zone === '' ? name(game, c) : `${name(game, c)} (${zone})`;
  const pieces: Piece[] = [];
  if (typeof c.hp === 'number' && typeof c.maxHp === 'number') {
    const blocks = bar(c.hp, c.maxHp, 10);
    const low = c.hp * 3 <= c.maxHp ? 'red' : 'green';
    const hp = `${c.hp}/${c.maxHp}`;
    pieces.push(piece(`HP ${blocks} ${hp}`.padEnd(21), `HP ${paint(low, blocks)} ${hp.padEnd(7)}`));
  }
  pieces.push(...figuresOf(game, c, paint), ...notes(game, c, paint));
  return flow(`  ${fit(title, 22).padEnd(22)} `, pieces, columns, paint);
}

function figuresOf(game: Game, c: CardView, paint: Paint): Piece[] {
  return Object.entries(c.stats as Record<string, number>).flatMap(([stat, value]) => {
    const printed = (c.printed as Record<string, number> | undefined)?.[stat];
    // A figure that no card prints is worth a word only if something has changed it.
    if (printed === undefined && !changes(c).includes(stat)) return [];
    const label = labelOf(game, stat);
    const sign = printed === undefined && value > 0 && stat !== 'hitDice' ? '+' : '';
    if (printed === undefined || printed === value) return [piece(`${label} ${sign}${value}`)];
    const text = `${label} ${value}${value > printed ? '↑' : '↓'}(${printed})`;
    return [piece(text, paint(value > printed ? 'green' : 'red', text))];
  });
}

/** The printed figures alone, as they are now. */
function shortFigures(game: Game, c: CardView): Piece {
  const stats = c.stats as Record<string, number>;
  const now = Object.entries((c.printed as Record<string, number> | undefined) ?? {}).map(([stat, printed]) => {
    const change = stats[stat] > printed ? '↑' : stats[stat] < printed ? '↓' : '';
    return `${labelOf(game, stat)} ${stats[stat]}${change}`;
  });
  return piece(now.join(' '));
}

/** Pieces after a first one, on as many lines as they need. */
function flow(first: string, pieces: readonly Piece[], columns: number, paint?: Paint): string[] {
  const lines: string[] = [];
  let line = paint === undefined ? first : paint('bold', first);
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

/** Pieces after a first one, as many as one line holds. */
function cut(first: string, pieces: readonly Piece[], columns: number): string {
  // There is always room for the mark that something is left out.
  const room = columns - 2;
  let line = first;
  let width = first.length;
  for (const { text, width: more } of pieces) {
    if (width + more > room) {
      // Colour cannot be cut; a plain text can.
      const part = text.length === more && room - width > 3;
      return part ? line + fit(text, room - width) : `${line.trimEnd()} …`;
    }
    line += `${text}  `;
    width += more + 2;
  }
  return line.trimEnd();
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
function notes(game: Game, c: CardView, paint: Paint): Piece[] {
  const found: string[] = ((c.states as string[] | undefined) ?? []).map((s) => labelOf(game, s));
  for (const l of (c.lasting as { source: string; left: number; overTime: number }[] | undefined) ?? []) {
    if (l.overTime > 0) found.push(`${l.overTime} a turn from ${title(game, l.source)}`);
  }
  if (typeof c.anchor === 'string') found.push(`held by ${title(game, c.anchor)}`);
  if (typeof c.count === 'number') found.push(`counter ${c.count}`);
  return found.map((text) => piece(text, paint('yellow', text)));
}

const title = (game: Game, id: string): string => game.defs[game.defById.get(id)!].name;

/** A card in play without figures, and what it hangs on. */
function other(game: Game, v: View, c: CardView, style: BoardStyle, short: boolean): string {
  const count = typeof c.count === 'number' ? ` (${c.count})` : '';
  if (c.on === undefined) return `${name(game, c)}${count}`;
  const zone = v.zones.find((z) => z.cards?.some((x) => x.id === c.on));
  const host = zone?.cards?.find((x) => x.id === c.on);
  const called = host === undefined ? 'a card' : name(game, host);
  const near = zone === undefined || zone.seat === holder(v, c);
  // Where a side is told shortly, what it has on its own creature goes without saying.
  if (near && short) return `${name(game, c)}${count}`;
  const plain = near || v.seats.length === 2 || host?.boss === true;
  const whose = plain ? '' : zone.seat === v.viewer ? 'your ' : `${style.seat(zone.seat)}'s `;
  return `${name(game, c)}${count} → ${whose}${called}`;
}

/** On whose side a card lies. */
const holder = (v: View, c: CardView): number | undefined => v.zones.find((z) => z.cards?.includes(c))?.seat;

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
