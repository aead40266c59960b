import { show } from '@wardroom/core';

/**
 * What a value from outside must look like, written down once as data: a shape checks it, says in a sentence which field is
 * wrong and what to give instead, and is a shape of exactly one type, so that the compiler compares the two.
 */
export interface Shape<T> extends Check {
  /** For the compiler only. */
  readonly is?: (x: T) => T;
}

interface Check {
  /** What is wrong with a value at this place, or null. */
  problem: (value: unknown, at: string) => string | null;
}

/** What a shape describes. */
type Of<S> = S extends { is?: (x: infer T) => unknown } ? T : never;

const plain = <T>(what: string, fits: (value: unknown) => boolean): Shape<T> => ({
  problem: (value, at) => (fits(value) ? null : `${at}: give ${what}; got ${show(value)}.`),
});

export const text = (most: number): Shape<string> =>
  plain(`a text of at most ${most} characters`, (x) => typeof x === 'string' && x.length <= most);

export const whole = (from: number, to: number): Shape<number> =>
  plain(
    `a whole number from ${from} to ${to}`,
    (x) => Number.isInteger(x) && (x as number) >= from && (x as number) <= to,
  );

/** A span of time or the like: any number from 0. */
export const amount: Shape<number> = plain('a number from 0', (x) => Number.isFinite(x) && (x as number) >= 0);

export const word = <const W extends string>(...words: W[]): Shape<W> =>
  plain(`one of ${words.join(', ')}`, (x) => (words as unknown[]).includes(x));

export const flag: Shape<boolean> = plain('true or false', (x) => typeof x === 'boolean');

export const yes: Shape<true> = plain('true or nothing', (x) => x === true);

/** A word, a number, or true or false. */
export const setting: Shape<string | number | boolean> = plain(
  'a short text, a number, or true or false',
  (x) => (typeof x === 'string' && x.length <= 100) || Number.isFinite(x) || typeof x === 'boolean',
);

export const list = <T>(of: Shape<T>, most: number): Shape<readonly T[]> => ({
  problem: (value, at) => {
    if (!Array.isArray(value)) return `${at}: give a list; got ${show(value)}.`;
    if (value.length > most) return `${at}: give at most ${most} entries; got ${value.length}.`;
    // By number: a hole in a list is nothing that forEach would meet.
    for (let i = 0; i < value.length; i++) {
      const found = of.problem(value[i], `${at}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  },
});

/** A text, or a list of texts. */
export const textOrList = (one: Shape<string>, many: Shape<readonly string[]>): Shape<string | readonly string[]> => ({
  problem: (value, at) => (Array.isArray(value) ? many : one).problem(value, at),
});

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const field = (x: Record<string, unknown>, key: string): unknown => (Object.hasOwn(x, key) ? x[key] : undefined);
const under = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
const none = (value: unknown, at: string): string =>
  `${at === '' ? 'A message' : at}: give an object; got ${show(value)}.`;

/** An object whose fields have names that are not known beforehand. */
export const dictionary = <T>(of: Shape<T>, most: number): Shape<Record<string, T>> => ({
  problem: (value, at) => {
    if (!isRecord(value)) return none(value, at);
    const keys = Object.keys(value);
    if (keys.length > most) return `${at}: give at most ${most} fields; got ${keys.length}.`;
    for (const key of keys) {
      const found = of.problem(value[key], under(at, key.slice(0, 40)));
      if (found !== null) return found;
    }
    return null;
  },
});

type Fields = Record<string, Check>;
type Record_<N extends Fields, M extends Fields> = { [K in keyof N]: Of<N[K]> } & { [K in keyof M]?: Of<M[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

/** An object with these fields, and these more that may be left out. What else it has is not looked at. */
export const record = <N extends Fields, M extends Fields>(needed: N, more: M): Shape<Flat<Record_<N, M>>> => ({
  problem: (value, at) => {
    if (!isRecord(value)) return none(value, at);
    for (const [key, of] of Object.entries(needed)) {
      const found = of.problem(field(value, key), under(at, key));
      if (found !== null) return found;
    }
    for (const [key, of] of Object.entries(more)) {
      const given = field(value, key);
      const found = given === undefined ? null : of.problem(given, under(at, key));
      if (found !== null) return found;
    }
    return null;
  },
});

/** One of several objects: the first whose field `key` is there. */
export const withField = <A, B>(key: string, then: Shape<A>, otherwise: Shape<B>): Shape<A | B> => ({
  problem: (value, at) => {
    if (!isRecord(value)) return none(value, at);
    return (Object.hasOwn(value, key) ? then : otherwise).problem(value, at);
  },
});

/** One of several objects, told apart by the word in a field. */
export const byWord = <K extends string, S extends Record<string, Check>>(
  key: K,
  shapes: S,
): Shape<{ [W in keyof S & string]: Flat<Record<K, W> & Of<S[W]>> }[keyof S & string]> => ({
  problem: (value, at) => {
    if (!isRecord(value)) return none(value, at);
    const which = field(value, key);
    if (typeof which !== 'string' || !Object.hasOwn(shapes, which)) {
      return `${under(at, key)}: give one of ${Object.keys(shapes).join(', ')}; got ${show(which)}.`;
    }
    return shapes[which].problem(value, at);
  },
});
