import type { Options } from './game.ts';

/**
 * Options of a match: what people write, and the numbers the engine keeps. A game says in a table what each may be; what is
 * wrong with options and which numbers they stand for follows from it.
 */

/** What an option may be and what it usually is, for whoever offers it. */
export type OptionFacts = { readonly usual: string | number } & (
  | { readonly values: readonly (string | number)[] }
  | { readonly least: number; readonly most: number }
);

/** What an option may be. */
export interface Allowed {
  facts: OptionFacts;
  /** The number that is kept for a value; undefined for what is not allowed. Values may come from anywhere. */
  number: (value: unknown) => number | undefined;
  /** The number that is kept if nothing is said. */
  usual: number;
  /** What it may be, in words, with its clause. */
  words: string;
}

const citing = (words: string, rule: string | undefined): string => (rule === undefined ? words : `${words} (${rule})`);

/** One of these, kept as its place in the list. `words` where more is to be said than that. */
export function oneOf<T extends string | number>(
  values: readonly T[],
  { usual = values[0], rule, words }: { usual?: T; rule?: string; words?: string } = {},
): Allowed {
  const place = (value: unknown): number | undefined => {
    const at = (values as readonly unknown[]).indexOf(value);
    return at < 0 ? undefined : at;
  };
  return {
    facts: { usual, values },
    number: place,
    usual: values.indexOf(usual),
    words: citing(words ?? `one of ${values.join(', ')}`, rule),
  };
}

/** A whole number within bounds, or one of some, kept as it is. */
export function figure(
  within: { least: number; most: number } | readonly number[],
  { usual, rule, words }: { usual: number; rule?: string; words?: string },
): Allowed {
  const fits = (n: number): boolean =>
    'least' in within ? Number.isInteger(n) && n >= within.least && n <= within.most : within.includes(n);
  const said = 'least' in within ? `a whole number from ${within.least} to ${within.most}` : within.join(' or ');
  return {
    facts: 'least' in within ? { usual, least: within.least, most: within.most } : { usual, values: within },
    number: (value) => (typeof value === 'number' && fits(value) ? value : undefined),
    usual,
    words: citing(words ?? said, rule),
  };
}

/** Kept by whoever hosts the match: the engine has no clock, and the end of time comes as the host's `timeOut`. */
export const timeLimit = (rule?: string): Allowed =>
  figure({ least: 0, most: 600 }, { usual: 0, rule, words: 'whole minutes from 0 (none) to 600' });

export interface MatchOptions {
  facts: Readonly<Record<string, OptionFacts>>;
  /** What is wrong with these options, each naming the option and what it may be. */
  problems: (options: Options, mode?: string) => string[];
  numbers: (options: Options) => number[];
}

/** From what each option may be, and its place among the numbers. `beyond` says what does not go with each other. */
export function matchOptions<N extends string>(
  places: Readonly<Record<N, number>>,
  table: Readonly<Record<N, Allowed>>,
  beyond: (options: Options, mode?: string) => string[] = () => [],
): MatchOptions {
  const names = Object.keys(table) as N[];
  const allowed = (name: string): Allowed | undefined => (Object.hasOwn(table, name) ? table[name as N] : undefined);
  const problem = (name: string, value: unknown): string[] => {
    const may = allowed(name);
    if (may === undefined) return [`option ${name.slice(0, 40)}: unknown; there are ${names.join(', ')}.`];
    return may.number(value) === undefined ? [`option ${name}: ${may.words}.`] : [];
  };
  return {
    facts: Object.fromEntries(names.map((name) => [name, table[name].facts])),
    problems: (options, mode) => [
      ...Object.entries(options).flatMap(([name, value]) => problem(name, value)),
      ...beyond(options, mode),
    ],
    numbers: (options) => {
      const numbers: number[] = new Array(names.length).fill(0);
      for (const name of names) numbers[places[name]] = table[name].number(options[name]) ?? table[name].usual;
      return numbers;
    },
  };
}
