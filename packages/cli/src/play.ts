import { type Bot, foeMind } from '@wardroom/bots';
import {
  below,
  type EventView,
  eventView,
  inRuns,
  makeReplay,
  NONE,
  nameFor,
  openTable,
  question,
  randomStream,
  type SeatId,
  seatings,
  submit,
  submitAsHost,
  type Table,
  type View,
  view,
  type WholeGame,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { didYouMean, plain } from '@wardroom/host/suggest';
import type { Args, Usage } from './args.ts';
import { board, cited, figures, openCards } from './board.ts';
import { search } from './cards.ts';
import { describeCard, describeClause } from './describe.ts';
import { Misuse } from './failure.ts';
import {
  BOSS,
  findBot,
  findDeck,
  findFoes,
  findGame,
  findMode,
  findPlayers,
  GAME,
  listDecks,
  MODE,
  OPTION,
  PLAYERS,
  readOptions,
  readyDecks,
} from './games.ts';
import type { Io } from './io.ts';
import { interject } from './match.ts';
import { offerLine, offers, pickOf } from './offers.ts';
import { type Reader, withOwners } from './owners.ts';
import { lookUp } from './rules.ts';
import { hang, listed, logLine, type Paint, painter, wrap } from './text.ts';

export const usage: Usage = {
  name: 'play',
  summary: 'Play with and against bots in the terminal. Choices are made by number; ? explains anything.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    players: PLAYERS,
    boss: { ...BOSS, help: `${BOSS.help} Default: the easiest. With --option boss=person you play the boss.` },
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
  more: (columns) => games.map((game) => `\n${listDecks(game, columns)}`).join('\n'),
};

interface Sitting {
  io: Io;
  game: WholeGame;
  table: Table;
  /** The seat of the person. */
  me: SeatId;
  /** Who sits where; nobody of ours in the person's place, and where the table plays. */
  bots: readonly (Bot | null)[];
  randoms: readonly (() => number)[];
  /** Everything that happened, and how much of it has been shown. */
  log: EventView[];
  shown: number;
  /** The table as it was last shown. */
  drawn: string;
  seat: (seat: SeatId) => string;
  paint: Paint;
  /** When the match's time limit is up, by `io.now`. */
  until: number;
}

export async function run(args: Args, io: Io): Promise<number> {
  const save = args.maybe('save');
  if (save !== undefined) checkSave(io, save);
  const s = sitDown(args, io);
  const { game, table } = s;
  const state = table.machine.state;
  io.out('Choose by number; ? for help.\n');
  let left: 'end' | 'quit' | 'eof' = 'end';
  let watched: number = NONE;
  while (state.over === null) {
    if (timeIsUp(s)) continue;
    if (interject(table, s.bots, s.randoms)) continue;
    const q = question(table)!;
    if (q.seat === s.me) {
      showNews(s);
      showTable(s);
      const answer = await decide(s);
      if (answer === 'done') continue;
      left = answer;
      break;
    }
    if (state.seats[s.me].out === 1 && state.turn > watched) {
      watched = state.turn;
      const answer = await watch(s);
      if (answer === 'end') watched = Number.POSITIVE_INFINITY;
      if (answer === 'end' || answer === 'done') continue;
      left = answer;
      break;
    }
    if (io.tty.out) io.out(s.paint('dim', `${s.seat(q.seat)} is thinking…`));
    const pick = s.bots[q.seat]!.decide(game, state, q.seat, s.randoms[q.seat]);
    if (io.tty.out) io.out('\r\x1b[K');
    must(submit(table, { seat: q.seat, pick }));
    showNews(s);
  }
  if (left === 'end') showEnd(s);
  await keep(s, save, left);
  if (left === 'eof') {
    io.err('The input ended before the match did.\n');
    return 1;
  }
  return 0;
}

/** Whoever is out may look on, a turn at a time, where there is a keyboard to say so. */
async function watch(s: Sitting): Promise<'done' | 'end' | 'quit' | 'eof'> {
  if (!s.io.tty.in) return 'end';
  showNews(s);
  showBoard(s, myView(s));
  const line = await s.io.ask('You are out. Enter shows the next turn, end all the rest, quit leaves: ');
  if (line === null) return 'eof';
  const word = line.trim().toLowerCase();
  return isQuit(word) ? 'quit' : word === 'end' ? 'end' : 'done';
}

const isQuit = (word: string): boolean => word === 'quit' || word === 'q' || word === 'exit';

function sitDown(args: Args, io: Io): Sitting {
  const game = findGame(args.text('game'));
  const mode = findMode(game, args);
  const players = findPlayers(mode, args);
  const foe = findFoes(game, mode, args).at(0);
  const options = readOptions(args, game, mode);
  const bot = findBot(args.text('bot'));
  const seed = args.maybe('seed') ?? io.newSeed();
  const ready = readyDecks(game, mode);
  const pick = randomStream(`${seed}/decks`);
  const boss = foe === undefined ? NONE : players;
  const asBoss = options?.boss === 'person';
  const me = (asBoss ? boss : 0) as SeatId;
  if (asBoss && args.maybe('deck') !== undefined)
    throw new Misuse('--deck: as the boss you have its own; --opponent-deck says what the others play.');
  const other = args.text('opponent-deck');
  const decks = Array.from({ length: players }, (_, seat) => {
    const what = seat === me ? (args.maybe('deck') ?? ready[0].id) : other;
    return what === 'random' ? ready[below(pick, ready.length)] : findDeck(io, game, mode, what, options);
  });
  const label = bot.name[0].toUpperCase() + bot.name.slice(1);
  const teams = seatings(
    mode,
    decks.map((d) => ({ name: '', deck: d.cards })),
    foe,
  ).map((x) => x.team);
  const names = decks.map((_, i) => {
    if (i === me) return 'Player 1';
    if (teams.length === 2) return label;
    return `${teams[i] === teams[me] ? 'Partner' : label} ${i + 1}`;
  });
  const seats = seatings(
    mode,
    decks.map((d, i) => ({ name: names[i], deck: d.cards })),
    foe,
  );
  const seat = (i: number): string => seats[i].name;
  const log: EventView[] = [];
  const table = openTable(
    game,
    { mode: mode.name, seats, ...(options === undefined ? {} : { options }) },
    seed,
    (e, state) => {
      const seen = eventView(game, state, me, e, seat);
      const reader: Reader = { name: nameFor(game, state, me), seat, me };
      const owned = () => withOwners(reader, state, (name, who) => game.say.event(e, name, who, state));
      log.push(seats.length === 2 || seen.text === '' ? seen : { ...seen, text: owned() });
    },
    undefined,
    foeMind,
  );
  const withDecks = seats.map((x, i) => (i === boss ? x.name : `${x.name} with ${decks[i].name}`));
  const sides = [...new Set(teams)].map((team) => listed(withDecks.filter((_, i) => teams[i] === team)));
  const title = `${game.title}, ${mode.name}: ${sides.join(' against ')}. Seed ${seed}.`;
  io.out(`${wrap(title, io.columns()).join('\n')}\n`);
  return {
    io,
    game,
    table,
    me,
    bots: seats.map((_, i) => (i === me || i === boss ? null : bot)),
    randoms: seats.map((_, i) => randomStream(`${seed}/bot ${i}`)),
    log,
    shown: 0,
    drawn: '',
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
  must(submitAsHost(s.table, 'timeOut'));
  return true;
}

/** The engine refused what it had offered: an error of ours, not of the player. */
function must(refusal: { error: string } | null): void {
  if (refusal !== null) throw new Error(refusal.error);
}

const style = (s: Sitting, v: View) => ({
  columns: s.io.columns(),
  paint: s.paint,
  seat: (i: number) => (i === s.me ? `${s.seat(s.me)} (you)` : s.seat(i as SeatId)),
  concerned: concerned(s, v),
});

/** Whose cards the last thing that happened was about, and the question. */
function concerned(s: Sitting, v: View): number[] {
  const last = s.log.findLast((e) => e.text !== '' && e.a !== undefined);
  const cards = [last?.a?.id, last?.b?.id, v.question?.card];
  return v.zones.flatMap((z) => ((z.cards ?? []).some((c) => cards.includes(c.id)) ? [z.seat] : []));
}

const tellEvent = (s: Sitting, e: EventView): string => logLine(e.text, cited(s.game, e.cite), s.io.columns(), s.paint);

/** What happened since it was last told. */
function showNews(s: Sitting): void {
  const news = inRuns(s.log.slice(s.shown).filter((e) => e.text !== '' && e.kind !== 'phase'));
  s.shown = s.log.length;
  for (const e of news) s.io.out(`${tellEvent(s, e)}\n`);
}

const boardOf = (s: Sitting, v: View): string => board(s.game, v, style(s, v)).join('\n');

function showBoard(s: Sitting, v: View): void {
  s.drawn = boardOf(s, v);
  s.io.out(`\n${s.drawn}\n`);
}

/** The table (unless nothing has changed on it) and the question. */
function showTable(s: Sitting): void {
  const { io, game, me, seat } = s;
  const v = myView(s);
  if (boardOf(s, v) !== s.drawn) {
    showBoard(s, v);
    io.out(`${s.paint('dim', '─'.repeat(io.columns()))}\n`);
  }
  const state = s.table.machine.state;
  const q = question(s.table)!;
  const reader: Reader = { name: nameFor(game, state, me), seat, me };
  // Cards that others may have, too, are told apart by whose they are.
  const say = (text: (name: Reader['name'], who: Reader['seat']) => string) => withOwners(reader, state, text, '');
  const asked = say((name, who) => game.say.question(state, q, name, who));
  for (const line of wrap(asked, io.columns())) io.out(`${s.paint('bold', line)}\n`);
  const texts = q.choices.map((c) => say((name, who) => game.say.choice(state, c, name, who)));
  io.out(`${menu(offers(game, state, q, texts).map(offerLine), io.columns()).join('\n')}\n`);
}

/** Numbered choices, in two columns if they are many and short. */
function menu(choices: readonly string[], columns: number): string[] {
  const at = (i: number): string => `${String(i + 1).padStart(3)} `;
  const items = choices.map((text, i) => at(i) + text);
  const half = Math.floor(columns / 2);
  if (items.length < 7 || items.some((x) => x.length >= half)) {
    return choices.flatMap((text, i) => wrap(text, columns - 4).map((line, k) => (k === 0 ? at(i) : '    ') + line));
  }
  const rows = Math.ceil(items.length / 2);
  return Array.from({ length: rows }, (_, i) => `${items[i].padEnd(half)}${items[i + rows] ?? ''}`.trimEnd());
}

/** Ask until the player has chosen, conceded or left. */
async function decide(s: Sitting): Promise<'done' | 'quit' | 'eof'> {
  const { io, game, table } = s;
  const offered = offers(game, table.machine.state, question(table)!);
  const choices = offered.length;
  for (;;) {
    const line = await io.ask('> ');
    if (line === null) return 'eof';
    // An answer that comes too late is none.
    if (timeIsUp(s)) return 'done';
    const text = line.trim();
    const [word, ...rest] = text.toLowerCase().split(/\s+/);
    if (text === '' && choices === 1) {
      must(submit(table, { seat: s.me, pick: 0 }));
      return 'done';
    }
    const numbered = text.match(/^(\d+)(?:\s+(.+))?$/);
    if (numbered !== null) {
      const found = pickOf(offered, Number(numbered[1]), numbered[2]);
      if (typeof found === 'number') {
        must(submit(table, { seat: s.me, pick: found }));
        return 'done';
      }
      io.out(`${found}\n`);
      continue;
    }
    if (isQuit(word)) return 'quit';
    const act = Object.hasOwn(game.interrupts, word) ? game.interrupts[word] : undefined;
    if (act?.by === 'player') {
      const target = targetOf(s, rest);
      const refusal = submit(table, { seat: s.me, act: word, ...(target === undefined ? {} : { target }) });
      if (refusal === null) return 'done';
      if (target === undefined && table.setup.seats.length > 2) io.out(`Say whom by number, as in ${word} 2. `);
      io.out(`${refusal.error}${refusal.rule === undefined ? '' : ` (${refusal.rule})`}\n`);
      continue;
    }
    tell(s, text, word);
  }
}

/** Whom an act is meant for: the player of that number or name, or the only other one. */
function targetOf(s: Sitting, words: readonly string[]): number | undefined {
  const seats = s.table.setup.seats;
  if (words.length === 0) return seats.length === 2 ? 1 - s.me : undefined;
  const wanted = plain(words.join(' '));
  const named = seats.findIndex((x, i) => plain(x.name) === wanted || String(i + 1) === wanted);
  return named < 0 ? Number(wanted) - 1 : named;
}

/** Everything that can be asked without making a choice. */
function tell(s: Sitting, text: string, word: string): void {
  const { io } = s;
  if (text.startsWith('?') || word === 'help') {
    const about = text.startsWith('?') ? text.slice(1).trim() : text.slice(4).trim();
    io.out(`${about === '' ? helpText(s) : explain(s, about)}\n`);
  } else if (word === 'why') io.out(`${whyNot(s)}\n`);
  else if (word === 'log') for (const e of inRuns(s.log.filter((e) => e.text !== ''))) io.out(`${tellEvent(s, e)}\n`);
  else if (word === 'board' || word === 'b') {
    s.drawn = '';
    showTable(s);
  } else if (word === 'look') showOpen(s);
  else {
    const n = question(s.table)!.choices.length;
    io.out(`${n === 1 ? 'Type 1' : `Type a number from 1 to ${n}`}, or ? for help.\n`);
  }
}

function showOpen(s: Sitting): void {
  const v = myView(s);
  s.io.out(`${openCards(s.game, v, style(s, v)).join('\n')}\n`);
}

const myView = (s: Sitting) => view(s.game, s.table.machine.state, s.me, s.seat);

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
  const named = nameFor(game, state, s.me);
  const lines = game
    .explain(state, s.me)
    .flatMap((x) => hang(`${named(x.card)}: ${x.reason} ${s.paint('dim', x.rule)}`, io.columns(), '  '));
  return lines.length === 0 ? 'Nothing is held back from you now.' : lines.join('\n');
}

function showEnd(s: Sitting): void {
  const { io, game } = s;
  showNews(s);
  const v = myView(s);
  showBoard(s, v);
  const { winner, rule } = v.over!;
  const winners = v.seats.flatMap((x, i) => (x.team === winner ? [i as SeatId] : []));
  const others = winners.filter((i) => i !== s.me).map(s.seat);
  const verb = winners.length === 1 && others.length === 1 ? 'wins.' : winners.includes(s.me) ? 'win!' : 'win.';
  const who = winners.includes(s.me) ? ['You', ...others] : others;
  const won = winners.length === 0 ? 'The match is drawn.' : `${listed(who)} ${verb}`;
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
