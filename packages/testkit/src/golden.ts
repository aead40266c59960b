import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  asksChance,
  type CardId,
  type Choice,
  carries,
  citation,
  digest,
  type Game,
  type GameEvent,
  type Input,
  NONE,
  type Options,
  type Question,
  type State,
} from '@wardroom/core';
import { playOut, type RandomMatch, rotation } from './random-play.ts';

/**
 * A golden replay: one whole match as readable text, with every question, answer, die and event. It is made anew and compared
 * by `npm test`, so that a change to rules shows what it changes in play, line by line, and nothing changes unseen.
 */

/** Cards stand with their id and their number, so that two of a name are told apart: `frog.12`. */
const cardIn = (game: Game, s: State, card: number): string =>
  card === NONE ? '-' : `${game.defs[s.cards[card as CardId].def].id}.${card}`;

const choiceIn = (game: Game, s: State, c: Choice): string =>
  [
    game.verbs[c.verb],
    c.card === NONE ? '' : cardIn(game, s, c.card),
    c.on === NONE ? '' : `on ${cardIn(game, s, c.on)}`,
    c.n === 0 ? '' : `@${c.n}`,
  ]
    .filter((x) => x !== '')
    .join(' ');

/** Letters of a list of choices that are written out; the rest is told apart by a digest. */
const LONGEST = 160;

function shortly(choices: readonly string[]): string {
  const all = choices.join(' | ');
  if (all.length <= LONGEST) return all;
  const shown = all.slice(0, all.lastIndexOf(' | ', LONGEST));
  return `${shown} | … ${choices.length} in all, ${digest(all).slice(0, 6)}`;
}

function questionIn(game: Game, s: State, q: Question): string {
  const about = `${game.prompts[q.prompt]}${q.card === NONE ? '' : ` ${cardIn(game, s, q.card)}`}`;
  if (asksChance(q)) return `chance ${about}: ${q.sides === 0 ? `order of ${q.count}` : `${q.count}d${q.sides}`}`;
  const who = q.table === 1 ? `table for ${q.seat}` : `seat ${q.seat}`;
  return `${who} ${about}: ${shortly(q.choices.map((c) => choiceIn(game, s, c)))}`;
}

function eventIn(game: Game, s: State, e: GameEvent): string {
  const list = carries(game.facts[game.events[e.kind]], 'cards') ? e.list?.map((id) => cardIn(game, s, id)) : e.list;
  return [
    citation(game, e.cite),
    game.events[e.kind],
    e.seat === NONE ? '' : `seat ${e.seat}`,
    e.a === NONE ? '' : cardIn(game, s, e.a),
    e.b === NONE ? '' : `/ ${cardIn(game, s, e.b)}`,
    e.n === 0 ? '' : `n ${e.n}`,
    list == null ? '' : `[${list.join(' ')}]`,
    e.figure === 0 ? '' : `figure ${e.figure}`,
  ]
    .filter((x) => x !== '')
    .join(' ');
}

interface Step {
  asked: string;
  /** Answers in words, of each seat that is asked. */
  answers: ReadonlyMap<number, readonly string[]>;
  events: string[];
}

function answerIn(step: Step, input: Input): string {
  if ('chance' in input) return input.chance.join(' ');
  if ('pick' in input) {
    const picked = `${input.pick} ${step.answers.get(input.seat)![input.pick]}`;
    return step.answers.size > 1 ? `seat ${input.seat}: ${picked}` : picked;
  }
  const target = input.target === undefined ? '' : ` ${input.target}`;
  return `${input.host === true ? 'host' : `seat ${input.seat}`} ${input.act}${target}`;
}

/** Which match is kept: of the mode, by number, the one that shows most. */
export interface Golden {
  /** The file it is kept in. */
  name: string;
  mode: string;
  match: number;
  players?: number;
  options?: Options;
  /** With the first so many of the ready decks, so that the match stays the same when the game gets more. */
  decks?: number;
}

export function goldenMatch(game: Game, { mode, match, players, options = {}, decks: count }: Golden): RandomMatch {
  const label = `${game.name}-${mode}-golden`;
  const decks = game.decks.slice(0, count).map((deck) => deck.cards);
  const all = { mode, variants: [{ options }], label, ...(count === undefined ? {} : { decks }) };
  return rotation(game, players === undefined ? all : { ...all, players })(match);
}

/** The match as text. */
export function goldenText(game: Game, match: RandomMatch): string {
  const begins: string[] = [];
  const steps: Step[] = [];
  let events = begins;
  const { machine, inputs } = playOut(
    game,
    match,
    ({ state: s }) => {
      if (s.ask === null) return;
      const open = [s.ask, ...s.also];
      const answers = new Map(open.map((q) => [q.seat, q.choices.map((c) => choiceIn(game, s, c))]));
      events = [];
      steps.push({ asked: open.map((q) => questionIn(game, s, q)).join('\n    and '), answers, events });
    },
    (e, s) => void events.push(eventIn(game, s, e)),
  );
  const { setup, seed } = match;
  const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  const { over } = machine.state;
  return [
    `${game.name} ${setup.mode}, seed ${seed}, options ${JSON.stringify(setup.options ?? {})}`,
    ...setup.seats.map((x, i) => `seat ${i}: ${x.name}, team ${x.team ?? i}, ${inDeck(x.deck)}`),
    ...indent(begins),
    ...steps.flatMap((step, i) => [`${i}. ${step.asked}`, `  > ${answerIn(step, inputs[i])}`, ...indent(step.events)]),
    `over: ${over!.winner === NONE ? 'drawn' : `team ${over!.winner} wins`} by ${citation(game, over!.cite)}`,
    '',
  ].join('\n');
}

function inDeck(deck: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) => (n === 1 ? id : `${n} ${id}`)).join(', ');
}

/** Set by `npm run golden -- --accept`: what is made anew takes the place of what is kept. */
const ACCEPT = 'WARDROOM_GOLDEN';

/** What is wrong with a kept text beside the one made anew, or null. */
export function goldenProblem(path: string, text: string): string | null {
  if (process.env[ACCEPT] === 'accept') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return null;
  }
  const accept = 'If that is meant: npm run golden -- --accept';
  const name = basename(path);
  if (!existsSync(path)) return `${name} is not there. ${accept}`;
  const was = readFileSync(path, 'utf8').split('\n');
  const is = text.split('\n');
  const at = is.findIndex((line, i) => line !== was[i]);
  if (at < 0 && is.length === was.length) return null;
  const first = at < 0 ? is.length : at;
  return `${name}:${first + 1} was\n${was[first] ?? '(its end)'}\nand is\n${is[first] ?? '(its end)'}\n${accept}`;
}
