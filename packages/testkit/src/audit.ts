import {
  type CardId,
  CHANCE,
  type Cite,
  citedCard,
  type Frame,
  type Game,
  NONE,
  programOf,
  type Question,
  type State,
} from '@wardroom/core';
import { unplain, unsmall } from './plain.ts';

/** What no state of any game may show while a decision is awaited, and what its own game forbids. Empty if all is well. */
export function auditState(game: Game, s: State): string[] {
  const plain = unplain(s);
  const problems = [
    ...plain,
    ...(plain.length > 0 ? [] : unsmall(s)),
    ...piles(game, s),
    ...cards(game, s),
    ...underWay(game, s),
    ...aliases(s),
    ...waiting(game, s),
  ];
  // The game's own audit may trust what has been looked at so far.
  return problems.length > 0 ? problems : (game.audit?.(s) ?? []);
}

const index = (n: number, length: number): boolean => Number.isInteger(n) && n >= 0 && n < length;
const indexOrNone = (n: number, length: number): boolean => n === NONE || index(n, length);

/** A cited clause or card exists. */
export const validCite = (game: Game, cite: Cite): boolean =>
  Number.isInteger(cite) && (cite < 0 ? index(citedCard(cite), game.defs.length) : index(cite, game.clauses.length));

/** Each card lies in exactly one pile, the one it says. */
function piles(game: Game, s: State): string[] {
  const found: string[] = [];
  const n = s.seats.length;
  if (s.zones.length !== game.zones.length * n) found.push(`there are ${s.zones.length} piles`);
  const seen = new Array<number>(s.cards.length).fill(0);
  s.zones.forEach((pile, at) => {
    for (const id of pile) {
      if (!index(id, s.cards.length)) {
        found.push(`zones[${at}] holds ${id}, which is no card`);
        continue;
      }
      seen[id]++;
      const c = s.cards[id];
      if (c.zone * n + c.seat !== at) {
        found.push(`card ${id} lies in ${pileName(game, n, at)} and says ${pileName(game, n, c.zone * n + c.seat)}`);
      }
    }
  });
  seen.forEach((times, id) => {
    if (times !== 1) found.push(`card ${id} lies in ${times} piles`);
  });
  return found;
}

const pileName = (game: Game, n: number, at: number): string =>
  `${game.zones[Math.floor(at / n)]?.name} of seat ${at % n}`;

function cards(game: Game, s: State): string[] {
  const found: string[] = [];
  const seats = s.seats.length;
  const total = s.cards.length;
  s.cards.forEach((c, id) => {
    const name = `card ${id} (${game.defs[c.def]?.id})`;
    if (!index(c.def, game.defs.length)) found.push(`${name} has no definition`);
    if (!index(c.owner, seats) || !index(c.ctrl, seats))
      found.push(`${name} has owner ${c.owner}, controller ${c.ctrl}`);
    if (!indexOrNone(c.home, game.zones.length)) found.push(`${name} has home ${c.home}`);
    if (c.stamp > s.stamp) found.push(`${name} has stamp ${c.stamp}, after the present ${s.stamp}`);
    for (const key of ['host', 'anchor'] as const) {
      const other = c[key];
      if (other === NONE) continue;
      if (!index(other, total) || other === id) found.push(`${name} has ${key} ${other}`);
      else if (!game.zones[s.cards[other].zone].play) {
        found.push(
          `${name} in ${game.zones[c.zone].name} has ${key} ${other} in ${game.zones[s.cards[other].zone].name}`,
        );
      }
    }
    // What hangs on something hangs, in the end, on something that hangs on nothing.
    let at = id;
    for (let i = 0; i <= total && at !== NONE; i++) at = s.cards[at as CardId].host;
    if (at !== NONE) found.push(`${name} hangs on itself`);
  });
  return found;
}

/** Frames, rows, links and triggers refer to what exists. */
function underWay(game: Game, s: State): string[] {
  const found: string[] = [];
  const seats = s.seats.length;
  const total = s.cards.length;
  s.frames.forEach((f, i) => {
    found.push(...frame(game, f).map((x) => `frames[${i}] ${x}`));
  });
  s.rows.forEach((row, i) => {
    const ok =
      indexOrNone(row.src, total) &&
      indexOrNone(row.on, total) &&
      indexOrNone(row.seat, seats) &&
      indexOrNone(row.by, seats) &&
      (row.tag !== 0 || index(row.effect, game.effects.length)) &&
      row.left >= 0 &&
      row.stamp <= s.stamp;
    if (!ok) found.push(`rows[${i}] refers to nothing: ${JSON.stringify(row)}`);
  });
  s.links.forEach((link, i) => {
    const ok =
      index(link.card, total) &&
      index(link.seat, seats) &&
      link.picks.every((x) => indexOrNone(x, total)) &&
      link.picks.length === link.stamps.length &&
      link.answers < i;
    if (!ok) found.push(`links[${i}] refers to nothing: ${JSON.stringify(link)}`);
  });
  s.queue.forEach((p, i) => {
    const ok = index(p.card, total) && index(p.seat, seats) && index(p.ability, game.code.length);
    if (!ok) found.push(`queue[${i}] refers to nothing: ${JSON.stringify(p)}`);
  });
  return found;
}

function frame(game: Game, f: Frame): string[] {
  if (!index(f.code, game.code.length)) return [`runs code ${f.code}`];
  const length = programOf(game, f.code).length;
  if (!index(f.pc, length + 1)) return [`(${game.codeNames[f.code]}) is at ${f.pc} of ${length}`];
  return [];
}

/** Every viewer has a name of their own for every card, never issued twice. */
function aliases(s: State): string[] {
  const found: string[] = [];
  if (s.aliases.length !== s.seats.length + 1) found.push(`there are ${s.aliases.length} tables of aliases`);
  if (s.known.length !== s.cards.length) found.push(`known has ${s.known.length} entries`);
  const all = s.aliases.flat();
  if (all.length !== s.aliases.length * s.cards.length) found.push('a table of aliases is too short or too long');
  if (new Set(all).size !== all.length) found.push('an alias is used twice');
  if (all.some((x) => !Number.isInteger(x) || x <= 0 || x >= s.nextAlias)) found.push('an alias was never issued');
  return found;
}

/** Either the match is over, or somebody who is in it is asked something that can be answered. */
function waiting(game: Game, s: State): string[] {
  if (s.over !== null) {
    const found: string[] = [];
    if (s.ask !== null || s.frames.length > 0) found.push('the match is over and goes on');
    if (!validCite(game, s.over.cite)) found.push(`the match ended by ${s.over.cite}, which is no clause`);
    const winner = s.over.winner;
    if (winner !== NONE && !s.seats.some((x) => x.team === winner && x.out === 0))
      found.push(`team ${winner} won without a player`);
    return found;
  }
  if (s.ask === null) return ['nobody is asked, and the match is not over'];
  const open = [s.ask, ...s.also];
  const seats = new Set(open.map((q) => q.seat));
  const twice = seats.size === open.length ? [] : ['a seat is asked two things at once'];
  return [...twice, ...open.flatMap((q) => question(game, s, q))];
}

function question(game: Game, s: State, q: Question): string[] {
  const found: string[] = [];
  if (!index(q.prompt, game.prompts.length)) found.push(`the question has prompt ${q.prompt}`);
  if (!indexOrNone(q.card, s.cards.length)) found.push(`the question is about card ${q.card}`);
  if (q.table !== 0 && (q.table !== 1 || q.seat === CHANCE || game.houseSeat === undefined))
    found.push(`the question of seat ${q.seat} is marked as the table's`);
  if (q.seat === CHANCE) {
    if (!Number.isInteger(q.count) || q.count < 1) found.push(`chance is asked for ${q.count} things`);
    if (!Number.isInteger(q.sides) || q.sides < 0 || q.sides === 1)
      found.push(`chance is asked for dice of ${q.sides} sides`);
    if (q.choices.length > 0) found.push('chance is offered choices');
    return found;
  }
  if (!index(q.seat, s.seats.length)) return [...found, `seat ${q.seat} is asked`];
  const prompt = game.prompts[q.prompt];
  if (s.seats[q.seat].out === 1) found.push(`seat ${q.seat} is asked (${prompt}) and has lost`);
  if (q.choices.length === 0) found.push(`seat ${q.seat} is asked (${prompt}) without any answer`);
  const seen = new Set<string>();
  for (const c of q.choices) {
    const text = JSON.stringify(c);
    if (seen.has(text)) found.push(`the answer ${text} to ${prompt} is offered twice`);
    seen.add(text);
    const ok =
      index(c.verb, game.verbs.length) && indexOrNone(c.card, s.cards.length) && indexOrNone(c.on, s.cards.length);
    if (!ok) found.push(`the answer ${text} to ${prompt} refers to nothing`);
  }
  return found;
}
