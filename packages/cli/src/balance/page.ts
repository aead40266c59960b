import type { Game, Mode, Options } from '@wardroom/core';
import {
  type Balance,
  band,
  EARLY,
  figure,
  finely,
  MEASURES,
  part,
  type Rate,
  rate,
  share,
  shown,
} from '@wardroom/lab';
import { tableOf } from '../page.ts';
import { listed, number } from '../text.ts';

/** A report as a part of a page. */

/** What was played. */
export interface Run {
  game: Game;
  mode: Mode;
  bot: string;
  players: number;
  seed: string;
  options: Options | undefined;
  /** Matches of each pair of decks. */
  pair: number;
}

const isFirst = ({ game, mode }: Run): boolean => mode === game.modes[0];
/** The first mode of a game goes by the game's name alone. */
export const sectionName = (how: Run): string => (isFirst(how) ? how.game.name : `${how.game.name} ${how.mode.name}`);
export const titleOf = (how: Run): string => (isFirst(how) ? how.game.title : `${how.game.title}, ${how.mode.name}`);
export const fileOf = (how: Run, what?: string): string =>
  `${['balance', how.game.name, ...(isFirst(how) ? [] : [how.mode.name]), ...(what === undefined ? [] : [what])].join('-')}.svg`;

export function howPlayed({ bot, players, pair, seed, options }: Run, { matches, draws, decks }: Balance): string {
  const settings = Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    `${number(matches)} matches of ${players} ${bot} bots`,
    ...(players === 2 ? [`${number(pair)} of each pair of ${decks.length} decks`] : [`${decks.length} decks in turn`]),
    `seed ${seed}`,
    ...settings,
    `${number(draws)} drawn`,
  ].join(', ');
}

export const inBand = ({ rate }: Rate, teams: number): boolean => rate >= band(teams).low && rate <= band(teams).high;

export function page(how: Run, b: Balance): string[] {
  const title = titleOf(how);
  const image = (what: string, file: string): string => `![${title}: ${what}](${file})`;
  return [
    `## ${title}`,
    '',
    `${howPlayed(how, b)}. ${verdict(b)}`,
    '',
    image('each ready deck against each other', fileOf(how)),
    '',
    ...tableOf(['deck', ...b.decks.map((d) => `against ${d.name}`), 'the field'], deckRows(b)),
    '',
    '### Who begins',
    '',
    `Whoever has the first turn wins ${finely(b.began.all)} of ${number(b.began.all.played)} decided matches.`,
    '',
    image('wins of whoever begins', fileOf(how, 'begins')),
    '',
    ...tableOf(['deck', 'with the first turn', 'without it'], beginRows(b)),
    '',
    '### Length and leads',
    '',
    `A match takes ${b.length.mean.toFixed(1)} turns on average: half of them ${b.length.low} to ${b.length.high}, the shortest ${b.length.least}, the longest ${b.length.most}. ` +
      'Who is ahead goes by the score of the rules and by the whole position as bots judge it.',
    '',
    ...tableOf(['ahead by', 'changes of the lead', 'wins if ahead at half time', 'nobody ahead then'], leadRows(b)),
    '',
    image('what matches are like', fileOf(how, 'matches')),
    '',
    ...tableOf(['at the end of a turn, on average', `first ${EARLY} turns`, 'all turns', 'last third'], figureRows(b)),
    '',
    '### Use',
    '',
    ...leftOut(b),
    '',
    image('how often it comes up', fileOf(how, 'use')),
    '',
    ...folded('Everything with a name, and how often it comes up', tableOf(['', 'what', 'matches'], markRows(b))),
    ...folded('Every card, and how often it is used', tableOf(['card', 'decks', 'used'], cardRows(b))),
  ];
}

function verdict({ field, teams }: Balance): string {
  const { low, high } = band(teams);
  const out = field.filter((r) => !inBand(r, teams)).length;
  return out === 0
    ? `No deck wins less than ${share(low)} or more than ${share(high)} against the field.`
    : `Outside of ${share(low)} to ${share(high)} against the field: ${out} of the decks, marked !.`;
}

/** Each deck against each other, and against the field. */
export const deckRows = ({ decks, pairs, field, teams }: Balance): string[][] =>
  decks.map((deck, a) => [
    deck.name,
    ...decks.map((_, k) => (a === k && decks.length > 1 ? '–' : shown(rate(pairs[a][k])))),
    `${shown(field[a])}${inBand(field[a], teams) ? '' : ' !'}`,
  ]);

export const beginRows = ({ decks, began }: Balance): string[][] =>
  decks.map((deck, i) => [deck.name, shown(began.decks[i].first), shown(began.decks[i].later)]);

export const leadRows = ({ leads, matches }: Balance): string[][] =>
  MEASURES.map((by) => {
    const { change, halfTime, level } = leads[by];
    const changes = `${change.mean.toFixed(1)} (${change.low}–${change.high}, at most ${change.most})`;
    return [by, changes, finely(halfTime), share(level / matches)];
  });

export const figureRows = ({ figures }: Balance): string[][] =>
  figures.map((x) => [x.name, figure(x.early), figure(x.all), figure(x.late)]);

export const markRows = ({ marks, matches }: Balance): string[][] =>
  marks.map((x) => [x.group, x.name, part(x.matches, matches)]);

/** The least used first, of the cards that a deck has. */
export const cardRows = ({ cards }: Balance): string[][] =>
  cards
    .filter((x) => x.matches > 0)
    .sort((x, y) => x.used / x.matches - y.used / y.matches || (x.name < y.name ? -1 : 1))
    .map((x) => [x.name, String(x.decks), part(x.used, x.matches)]);

/** What is left out of play, by name. */
export function unused({ cards, marks, matches }: Balance): { what: string; names: string[] }[] {
  const named = (list: readonly { name: string }[]): string[] => list.map((x) => x.name).sort();
  const rare = marks.filter((x) => x.matches > 0 && x.matches < RARE * matches);
  return [
    { what: 'Never happened', names: named(marks.filter((x) => x.matches === 0)) },
    { what: `Happened in less than ${share(RARE)} of the matches`, names: named(rare) },
    { what: 'Cards that a deck has and nobody used', names: named(cards.filter((x) => x.matches > 0 && x.used === 0)) },
    {
      what: `Cards in none of these decks, of ${cards.length} there are`,
      names: named(cards.filter((x) => x.decks === 0)),
    },
  ];
}

/** A few names stand where they are, many are folded. */
const leftOut = (b: Balance): string[] =>
  unused(b).flatMap(({ what, names }) => {
    if (names.length > FEW) return ['', ...folded(`${what}: ${names.length}`, [`${listed(names)}.`])];
    return [`- ${what}: ${names.length === 0 ? 'none' : listed(names)}.`];
  });

const FEW = 12;
const RARE = 0.02;

const folded = (what: string, lines: readonly string[]): string[] => [
  '<details>',
  `<summary>${what}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
];
