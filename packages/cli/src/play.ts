import {
  type EventView,
  inRuns,
  makeReplay,
  NONE,
  nameFor,
  type Refusal,
  type SeatId,
  type View,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { didYouMean, plain } from '@wardroom/host/suggest';
import type { Args, Usage } from './args.ts';
import { board, cited, figures, openCards } from './board.ts';
import { search } from './cards.ts';
import { describeCard, describeClause } from './describe.ts';
import { Misuse } from './failure.ts';
import { BOSS, GAME, listDecks, MODE, OPTION, PLAYERS } from './games.ts';
import type { Io } from './io.ts';
import { offerLine, offers, pickOf } from './offers.ts';
import { type Reader, withOwners } from './owners.ts';
import { lookUp } from './rules.ts';
import { logOf, questionOf, readerOf, type Sitting, sitDown, stateOf, viewOf } from './sitting.ts';
import { hang, listed, logLine, wrap } from './text.ts';

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

export async function run(args: Args, io: Io): Promise<number> {
  const save = args.maybe('save');
  if (save !== undefined) checkSave(io, save);
  const s = await sitDown(args, io);
  io.out('Choose by number; ? for help.\n');
  const left = await play(s);
  if (left === 'end') showEnd(s);
  await keep(s, save, left);
  s.match.close();
  if (left === 'eof') {
    io.err('The input ended before the match did.\n');
    return 1;
  }
  return 0;
}

/** Let the match go on by itself until it waits for the person, and ask, until it is over or they have left. */
async function play(s: Sitting): Promise<'end' | 'quit' | 'eof'> {
  let watched: number = NONE;
  for (;;) {
    const state = stateOf(s);
    if (state.over !== null) return 'end';
    if (state.seats[s.me].out === 1 && state.turn > watched) {
      watched = state.turn;
      const answer = await watch(s);
      if (answer === 'end') watched = Number.POSITIVE_INFINITY;
      else if (answer !== 'done') return answer;
    }
    const job = s.jobs.shift();
    if (job === undefined) {
      showTable(s);
      const answer = await decide(s);
      if (answer !== 'done') return answer;
    } else job();
    showNews(s);
  }
}

/** Whoever is out may look on, a turn at a time, where there is a keyboard to say so. */
async function watch(s: Sitting): Promise<'done' | 'end' | 'quit' | 'eof'> {
  if (!s.io.tty.in) return 'end';
  showNews(s);
  showBoard(s, viewOf(s));
  const line = await s.io.ask('You are out. Enter shows the next turn, end all the rest, quit leaves: ');
  if (line === null) return 'eof';
  const word = line.trim().toLowerCase();
  return isQuit(word) ? 'quit' : word === 'end' ? 'end' : 'done';
}

const isQuit = (word: string): boolean => word === 'quit' || word === 'q' || word === 'exit';

const style = (s: Sitting, v: View) => ({
  columns: s.io.columns(),
  paint: s.paint,
  seat: (i: number) => (i === s.me ? `${s.seat(s.me)} (you)` : s.seat(i as SeatId)),
  concerned: concerned(s, v),
});

/** Whose cards the last thing that happened was about, and the question. */
function concerned(s: Sitting, v: View): number[] {
  const last = logOf(s).findLast((e) => e.text !== '' && e.a !== undefined);
  const cards = [last?.a?.id, last?.b?.id, v.question?.card];
  return v.zones.flatMap((z) => ((z.cards ?? []).some((c) => cards.includes(c.id)) ? [z.seat] : []));
}

const tellEvent = (s: Sitting, e: EventView): string => logLine(e.text, cited(s.game, e.cite), s.io.columns(), s.paint);

/** What happened since it was last told. */
function showNews(s: Sitting): void {
  const news = inRuns(
    logOf(s)
      .slice(s.shown)
      .filter((e) => e.text !== '' && e.kind !== 'phase'),
  );
  s.shown = logOf(s).length;
  for (const e of news) s.io.out(`${tellEvent(s, e)}\n`);
}

const boardOf = (s: Sitting, v: View): string => board(s.game, v, style(s, v)).join('\n');

function showBoard(s: Sitting, v: View): void {
  s.drawn = boardOf(s, v);
  s.io.out(`\n${s.drawn}\n`);
}

/** The table (unless nothing has changed on it) and the question. */
function showTable(s: Sitting): void {
  const { io, game } = s;
  const v = viewOf(s);
  if (boardOf(s, v) !== s.drawn) {
    showBoard(s, v);
    io.out(`${s.paint('dim', '─'.repeat(io.columns()))}\n`);
  }
  const state = stateOf(s);
  const q = questionOf(s)!;
  const reader = readerOf(s, state);
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
  const { io, game, match } = s;
  const offered = offers(game, stateOf(s), questionOf(s)!);
  const asked = match.takeUpdate(s.me).rest!.view.seq;
  /** True if it was taken, or came too late: the table goes on in any case. */
  const taken = (refusal: Refusal | null): boolean => {
    if (refusal === null) return true;
    io.out(`${refusal.error}${refusal.rule === undefined ? '' : ` (${refusal.rule})`}\n`);
    for (const job of s.jobs.splice(0)) job();
    return !match.isAsked(s.me, asked);
  };
  for (;;) {
    const line = await io.ask('> ');
    if (line === null) return 'eof';
    const text = line.trim();
    const [word, ...rest] = text.toLowerCase().split(/\s+/);
    const numbered = text === '' && offered.length === 1 ? ['1', '1'] : text.match(/^(\d+)(?:\s+(.+))?$/);
    if (numbered !== null) {
      const found = pickOf(offered, Number(numbered[1]), numbered[2]);
      if (typeof found !== 'number') io.out(`${found}\n`);
      else if (taken(match.pick(s.me, asked, found))) return 'done';
      continue;
    }
    if (isQuit(word)) return 'quit';
    if (word === 'undo') {
      if (!taken(match.undo(s.me))) continue;
      s.shown = Math.min(s.shown, logOf(s).length);
      return 'done';
    }
    const act = Object.hasOwn(game.interrupts, word) ? game.interrupts[word] : undefined;
    if (act?.by === 'player') {
      const target = targetOf(s, rest);
      const refusal = match.act(s.me, word, target);
      if (refusal !== null && target === undefined && match.table.setup.seats.length > 2) {
        io.out(`Say whom by number, as in ${word} 2. `);
      }
      if (taken(refusal)) return 'done';
      continue;
    }
    tell(s, text, word);
  }
}

/** Whom an act is meant for: the player of that number or name, or the only other one. */
function targetOf(s: Sitting, words: readonly string[]): number | undefined {
  const { seats } = s.match.table.setup;
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
  else if (word === 'log')
    for (const e of inRuns(logOf(s).filter((e) => e.text !== ''))) io.out(`${tellEvent(s, e)}\n`);
  else if (word === 'board' || word === 'b') {
    s.drawn = '';
    showTable(s);
  } else if (word === 'look') showOpen(s);
  else {
    const n = questionOf(s)!.choices.length;
    io.out(`${n === 1 ? 'Type 1' : `Type a number from 1 to ${n}`}, or ? for help.\n`);
  }
}

function showOpen(s: Sitting): void {
  const v = viewOf(s);
  s.io.out(`${openCards(s.game, v, style(s, v)).join('\n')}\n`);
}

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
    '  undo           take back your last choice, unless it showed you something',
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
  const v = viewOf(s);
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
  const { game, io } = s;
  const state = stateOf(s);
  const named = nameFor(game, state, s.me);
  const lines = game
    .explain(state, s.me)
    .flatMap((x) => hang(`${named(x.card)}: ${x.reason} ${s.paint('dim', x.rule)}`, io.columns(), '  '));
  return lines.length === 0 ? 'Nothing is held back from you now.' : lines.join('\n');
}

function showEnd(s: Sitting): void {
  const { io, game } = s;
  showNews(s);
  const v = viewOf(s);
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
  io.writeFile(file, `${JSON.stringify(makeReplay(s.match.table))}\n`);
  io.out(`Saved ${file}. See it again: wardroom replay ${file}\n`);
}

/** A file that is there may only be written over if it is a replay. */
function checkSave(io: Io, file: string): void {
  if (!io.exists(file)) return;
  if (!/^\s*\{\s*"wardroom"\s*:\s*"replay"/.test(io.readFile(file))) {
    throw new Misuse(`${file} is there already and is no replay: choose another name.`);
  }
}
