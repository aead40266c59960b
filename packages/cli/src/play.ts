import type { Bot } from '@wardroom/bots';
import {
  below,
  type EventView,
  eventView,
  type Game,
  hostAct,
  makeReplay,
  nameFor,
  openTable,
  play,
  question,
  randomStream,
  type Table,
  view,
} from '@wardroom/core';
import type { Args, Usage } from './args.ts';
import { board, cited, figures, openCards } from './board.ts';
import { search } from './cards.ts';
import { describeCard, describeClause } from './describe.ts';
import { Misuse } from './failure.ts';
import {
  findBot,
  findDeck,
  findGame,
  findMode,
  GAME,
  listDecks,
  MODE,
  OPTION,
  readOptions,
  readyDecks,
} from './games.ts';
import type { Io } from './io.ts';
import { interject } from './match.ts';
import { lookUp } from './rules.ts';
import { didYouMean, plain } from './suggest.ts';
import { hang, type Paint, painter, wrap } from './text.ts';

export const usage: Usage = {
  name: 'play',
  summary: 'Play against bots in the terminal. Choices are made by number; ? explains anything.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    deck: { value: 'ID|FILE', help: 'Your deck: a ready one, or a deck file. Default: the first ready deck.' },
    'opponent-deck': {
      value: 'ID|FILE',
      help: 'What the others play; random takes any ready deck.',
      default: 'random',
    },
    bot: { value: 'NAME', help: 'Who the others are.', default: 'greedy' },
    seed: { value: 'TEXT', help: 'Same seed, same dice and shuffles. Default: a new one.' },
    save: { value: 'FILE', help: 'Save a replay at the end.' },
    option: OPTION,
  },
  more: (columns) => `\n${listDecks(findGame(GAME.default!), columns)}`,
};

/** The seat of the person. */
const ME = 0;

interface Sitting {
  io: Io;
  game: Game;
  table: Table;
  /** Names of the decks. */
  decks: readonly string[];
  /** Who sits where; nobody of ours in the person's place. */
  bots: readonly (Bot | null)[];
  randoms: readonly (() => number)[];
  /** Everything that happened, and how much of it has been shown. */
  log: EventView[];
  shown: number;
  seat: (seat: number) => string;
  paint: Paint;
  /** When the match's time limit is up, by `io.now`. */
  until: number;
}

export async function run(args: Args, io: Io): Promise<number> {
  const save = args.maybe('save');
  if (save !== undefined) checkSave(io, save);
  const s = sitDown(args, io);
  const { game, table } = s;
  const players = s.decks.map((deck, i) => `${s.seat(i)} with ${deck}`).join(' against ');
  const title = `${game.title}, ${table.setup.mode}: ${players}. Seed ${table.seed}.`;
  io.out(`${wrap(title, io.columns()).join('\n')}\n`);
  io.out('Choose by number; ? for help.\n');
  let left: 'end' | 'quit' | 'eof' = 'end';
  let first = true;
  while (table.machine.state.over === null) {
    if (timeIsUp(s)) continue;
    if (interject(table, s.bots, s.randoms)) continue;
    const q = question(table)!;
    if (q.seat !== ME) {
      const pick = s.bots[q.seat]!.decide(game, table.machine.state, q.seat, s.randoms[q.seat]);
      must(play(table, { seat: q.seat, pick }));
      continue;
    }
    showTable(s, showNews(s) || first);
    first = false;
    const answer = await decide(s);
    if (answer === 'quit' || answer === 'eof') {
      left = answer;
      break;
    }
  }
  if (left === 'end') showEnd(s);
  await keep(s, save, left);
  if (left === 'eof') {
    io.err('The input ended before the match did.\n');
    return 1;
  }
  return 0;
}

function sitDown(args: Args, io: Io): Sitting {
  const game = findGame(args.text('game'));
  const mode = findMode(game, args);
  const options = readOptions(args, game, mode);
  const bot = findBot(args.text('bot'));
  const seed = args.maybe('seed') ?? io.newSeed();
  const ready = readyDecks(game, mode);
  const pick = randomStream(`${seed}/decks`);
  const other = args.text('opponent-deck');
  const decks = Array.from({ length: mode.seats }, (_, seat) => {
    const what = seat === ME ? (args.maybe('deck') ?? ready[0].id) : other;
    return what === 'random' ? ready[below(pick, ready.length)] : findDeck(io, game, mode, what, options);
  });
  const label = bot.name[0].toUpperCase() + bot.name.slice(1);
  const names = decks.map((_, i) => (i === ME ? 'Player 1' : mode.seats === 2 ? label : `${label} ${i + 1}`));
  const seat = (i: number): string => names[i];
  const log: EventView[] = [];
  const table = openTable(
    game,
    {
      mode: mode.name,
      seats: decks.map((d, i) => ({ name: names[i], deck: d.cards })),
      ...(options === undefined ? {} : { options }),
    },
    seed,
    (e, state) => void log.push(eventView(game, state, ME, e, seat)),
  );
  const randoms = decks.map((_, i) => randomStream(`${seed}/bot ${i}`));
  return {
    io,
    game,
    table,
    decks: decks.map((d) => d.name),
    bots: decks.map((_, i) => (i === ME ? null : bot)),
    randoms,
    log,
    shown: 0,
    seat,
    paint: painter(io),
    until: timeLimit(table) > 0 ? io.now() + timeLimit(table) * 60_000 : Number.POSITIVE_INFINITY,
  };
}

/** Minutes for the whole match, where the game has such an option; 0 is none. */
const timeLimit = (table: Table): number => Number(table.setup.options?.timeLimit ?? 0);

/** The table keeps the clock: at the limit the match is decided as the rules say. */
function timeIsUp(s: Sitting): boolean {
  if (s.io.now() < s.until) return false;
  must(hostAct(s.table, 'timeOut'));
  return true;
}

/** The engine refused what it had offered: an error of ours, not of the player. */
function must(refusal: { error: string } | null): void {
  if (refusal !== null) throw new Error(refusal.error);
}

const style = (s: Sitting) => ({
  columns: s.io.columns(),
  paint: s.paint,
  seat: (i: number) => (i === ME ? `${s.seat(i)} (you)` : s.seat(i)),
});

const logLine = (s: Sitting, e: EventView): string => {
  const cite = cited(s.game, e.cite);
  const lines = hang(`${e.text} ${cite}`, s.io.columns(), '  ');
  const last = lines.length - 1;
  // The citation is dimmed where it stands whole on the last line.
  if (lines[last].endsWith(cite)) lines[last] = lines[last].slice(0, -cite.length) + s.paint('dim', cite);
  return lines.join('\n');
};

/** What happened since the last question; true if anything did. */
function showNews(s: Sitting): boolean {
  const news = s.log.slice(s.shown).filter((e) => e.text !== '' && e.kind !== 'phase');
  s.shown = s.log.length;
  for (const e of news) s.io.out(`${logLine(s, e)}\n`);
  return news.length > 0;
}

/** The table (unless nothing has changed on it) and the question. */
function showTable(s: Sitting, changed: boolean): void {
  const { io, game } = s;
  const v = myView(s);
  if (changed) {
    io.out(`\n${board(game, v, style(s)).join('\n')}\n`);
    io.out(`${s.paint('dim', '─'.repeat(io.columns()))}\n`);
  }
  const q = v.question!;
  io.out(`${s.paint('bold', q.text)}\n`);
  const items = q.choices!.map((c) => {
    const zone = c.card === undefined ? undefined : v.zones.find((z) => z.cards?.some((x) => x.id === c.card));
    // Cards that both sides may have are told apart by whose they are.
    return zone === undefined || zone.seat === ME ? c.text : `${c.text} (${s.seat(zone.seat)}'s)`;
  });
  io.out(`${menu(items, io.columns()).join('\n')}\n`);
}

/** Numbered choices, in two columns if they are many and short. */
function menu(choices: readonly string[], columns: number): string[] {
  const items = choices.map((text, i) => `${String(i + 1).padStart(3)} ${text}`);
  const half = Math.floor(columns / 2);
  if (items.length < 7 || items.some((x) => x.length >= half)) return items;
  const rows = Math.ceil(items.length / 2);
  return Array.from({ length: rows }, (_, i) => `${items[i].padEnd(half)}${items[i + rows] ?? ''}`.trimEnd());
}

/** Ask until the player has chosen, conceded or left. */
async function decide(s: Sitting): Promise<'done' | 'quit' | 'eof'> {
  const { io, game, table } = s;
  const choices = question(table)!.choices.length;
  for (;;) {
    const line = await io.ask('> ');
    if (line === null) return 'eof';
    // An answer that comes too late is none.
    if (timeIsUp(s)) return 'done';
    const text = line.trim();
    const [word, ...rest] = text.toLowerCase().split(/\s+/);
    if (text === '' && choices === 1) {
      must(play(table, { seat: ME, pick: 0 }));
      return 'done';
    }
    if (/^\d+$/.test(text)) {
      const refusal = play(table, { seat: ME, pick: Number(text) - 1 });
      if (refusal === null) return 'done';
      io.out(choices === 1 ? 'There is only choice 1.\n' : `Choose a number from 1 to ${choices}.\n`);
      continue;
    }
    if (word === 'quit' || word === 'q' || word === 'exit') return 'quit';
    const act = Object.hasOwn(game.interrupts, word) ? game.interrupts[word] : undefined;
    if (act?.by === 'player') {
      const target = rest.length === 0 ? (table.setup.seats.length === 2 ? 1 - ME : undefined) : Number(rest[0]) - 1;
      const refusal = play(table, { seat: ME, act: word, ...(target === undefined ? {} : { target }) });
      if (refusal === null) return 'done';
      io.out(`${refusal.error}${refusal.rule === undefined ? '' : ` (${refusal.rule})`}\n`);
      continue;
    }
    tell(s, text, word);
  }
}

/** Everything that can be asked without making a choice. */
function tell(s: Sitting, text: string, word: string): void {
  const { io } = s;
  if (text.startsWith('?') || word === 'help') {
    const about = text.startsWith('?') ? text.slice(1).trim() : text.slice(4).trim();
    io.out(`${about === '' ? helpText(s) : explain(s, about)}\n`);
  } else if (word === 'why') io.out(`${whyNot(s)}\n`);
  else if (word === 'log') for (const e of s.log) io.out(e.text === '' ? '' : `${logLine(s, e)}\n`);
  else if (word === 'board' || word === 'b') showTable(s, true);
  else if (word === 'look') io.out(`${openCards(s.game, myView(s), style(s)).join('\n')}\n`);
  else {
    const n = question(s.table)!.choices.length;
    io.out(`${n === 1 ? 'Type 1' : `Type a number from 1 to ${n}`}, or ? for help.\n`);
  }
}

const myView = (s: Sitting) => view(s.game, s.table.machine.state, ME, s.seat);

function helpText(s: Sitting): string {
  const acts = Object.entries(s.game.interrupts).flatMap(([word, x]) => (x.by === 'player' ? [word] : []));
  return [
    '  3              make choice 3',
    '  ? 3            what choice 3 is about: the cards, with figures and text',
    `  ? ${s.game.clauses[0].padEnd(12)} a clause of the rulebook (every line of the log names its own)`,
    '  ? Card Name    a card; ? some words searches the rulebook',
    '  why            what you cannot do now, and the clause that forbids it',
    '  look           all cards that lie open, zone by zone',
    '  log            everything that has happened',
    '  board          the table again',
    `  ${acts.join(', ').padEnd(14)} what the rules let you do at any time`,
    '  quit           leave the table',
  ].join('\n');
}

function explain(s: Sitting, about: string): string {
  const { io, game, paint } = s;
  const columns = io.columns();
  if (/^\d+$/.test(about)) return explainChoice(s, Number(about) - 1);
  if (Object.hasOwn(game.interrupts, about)) return `${about}: what the rules let you do at any time.`;
  const clauses = lookUp(game, about);
  const exact = clauses.length === 1 && clauses[0].id.toLowerCase() === about.toLowerCase();
  const cards = exact ? [] : search(game, about);
  const card = cards.find((d) => plain(d.name) === plain(about)) ?? (cards.length === 1 ? cards[0] : undefined);
  if (card !== undefined) return describeCard(game, card.id, columns, paint);
  if (cards.length > 0) return wrap(`Cards: ${cards.map((d) => d.name).join(', ')}`, columns).join('\n');
  if (clauses.length > 0) return clauses.map((c) => describeClause(c, columns, paint)).join('\n');
  const hint = didYouMean(about, [...game.defs.map((d) => d.name), ...game.clauses]);
  return `No card or clause is called '${about.slice(0, 40)}', and no clause has these words.${hint}`;
}

/** The cards a choice is about. */
function explainChoice(s: Sitting, at: number): string {
  const { game, io, paint } = s;
  const v = myView(s);
  const choice = v.question!.choices![at];
  if (choice === undefined) return `There is no choice ${at + 1}.`;
  const seen = v.zones.flatMap((z) => z.cards ?? []);
  const parts = [choice.card, choice.on, v.question!.card].flatMap((id, i, all) => {
    const c = id === undefined || all.indexOf(id) < i ? undefined : seen.find((x) => x.id === id);
    if (c?.card === undefined) return [];
    return [[describeCard(game, c.card, io.columns(), paint), ...figures(game, c)].join('\n')];
  });
  return parts.length === 0 ? `${choice.text}: no card is concerned.` : parts.join('\n\n');
}

function whyNot(s: Sitting): string {
  const { game, table, io } = s;
  const state = table.machine.state;
  const named = nameFor(game, state, ME);
  const lines = game
    .explain(state, ME)
    .flatMap((x) => hang(`${named(x.card)}: ${x.reason} ${s.paint('dim', x.rule)}`, io.columns(), '  '));
  return lines.length === 0 ? 'Nothing is held back from you now.' : lines.join('\n');
}

function showEnd(s: Sitting): void {
  const { io, game } = s;
  showNews(s);
  const v = myView(s);
  io.out(`\n${board(game, v, style(s)).join('\n')}\n`);
  const { winner, rule } = v.over!;
  const winners = v.seats.flatMap((x, i) => (x.team === winner ? [s.seat(i)] : []));
  const won =
    winners.length === 0
      ? 'The match is drawn.'
      : v.seats[ME].team === winner
        ? 'You win!'
        : `${winners.join(' and ')} wins.`;
  const clause = game.rulebook.find((c) => c.id === rule);
  io.out(
    `\n${s.paint('bold', won)}\n${clause === undefined ? '' : `${describeClause(clause, io.columns(), s.paint)}\n`}`,
  );
}

/** Save a replay where the command line said, or where the player says now. */
async function keep(s: Sitting, save: string | undefined, left: 'end' | 'quit' | 'eof'): Promise<void> {
  const { io } = s;
  let file = save;
  while (file === undefined && io.tty.in && left !== 'eof') {
    const line = (await io.ask('Save a replay? File name, or Enter for no: '))?.trim() ?? '';
    if (line === '') return;
    try {
      checkSave(io, line);
      file = line;
    } catch (e) {
      io.out(`${(e as Error).message}\n`);
    }
  }
  if (file === undefined) return;
  io.writeFile(file, `${JSON.stringify(makeReplay(s.table))}\n`);
  io.out(`Saved ${file}. See it again: wardroom replay ${file}\n`);
}

/** A file that is there may only be written over if it is a replay. */
function checkSave(io: Io, file: string): void {
  if (!io.exists(file)) return;
  if (!/^\s*\{\s*"wardroom"\s*:\s*"replay"/.test(io.readFile(file))) {
    throw new Misuse(`${file} is there already and is no replay: choose another name.`);
  }
}
