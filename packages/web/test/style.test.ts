import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { breakpoints } from '../src/style/breakpoints.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(`${SRC}/${path}`, 'utf8');
const sheets = files.filter((path) => path.endsWith('.css'));
const isTokens = (path: string): boolean => path.endsWith('tokens.css');

/** Where a text holds what it may not: "pages/home/Seat.module.css:12 #fff". */
const found = (paths: readonly string[], what: RegExp): string[] =>
  paths.flatMap((path) =>
    read(path)
      .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, i) => (line.match(what) ?? []).map((part) => `${path}:${i + 1} ${part}`)),
  );

test('style sheets take their colours from the tokens', () => {
  const colour =
    /(?:#|%23)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(?:white|black|red|gold)(?![-\w])/gi;
  expect(
    found(
      sheets.filter((path) => !isTokens(path)),
      colour,
    ),
  ).toEqual([]);
});

test('code holds colours only where palettes are kept', () => {
  const code = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('palettes.ts'));
  expect(found(code, /['"`]#[\da-f]{3,8}['"`]|\brgba?\(|\bhsla?\(/gi)).toEqual([]);
});

test('every token that is taken is there, and every one that is there is taken', () => {
  const texts = files.filter((path) => /\.(css|tsx?)$/.test(path)).map((path) => ({ path, text: read(path) }));
  const all = texts.map(({ text }) => text).join('\n');
  const set = new Set(all.match(/--[\w-]+(?=['"`]?\]?:)/g));
  const taken = new Set(all.match(/(?<=var\()--[\w-]+(?=\))/g));
  expect([...taken].filter((name) => !set.has(name))).toEqual([]);
  const tokens = texts.filter(({ path }) => isTokens(path)).flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []);
  // The marks of the elements are taken by the name of the element.
  const mark = /^--realm-\w+-mark$/;
  expect(tokens.filter((name) => !all.includes(`var(${name}`) && !mark.test(name))).toEqual([]);
});

test('media queries ask for the five named shapes of a page, or for what a person prefers', () => {
  const shape = Object.keys(breakpoints).map((name) => `--${name}`);
  expect(shape).toHaveLength(5);
  const allowed = new RegExp(
    `^(?:${shape.join('|')}|(?:hover|pointer|any-hover|any-pointer|forced-colors|prefers-[\\w-]+)\\s*:\\s*[\\w-]+)$`,
  );
  const wrong = sheets.flatMap((path) =>
    [...read(path).matchAll(/@media ([^{]*)\{/g)].flatMap(([, query]) => {
      const features = [...query.matchAll(/\(([^()]*)\)/g)].map(([, feature]) => feature.trim());
      return features.length > 0 && features.every((feature) => allowed.test(feature))
        ? []
        : [`${path}: ${query.trim()}`];
    }),
  );
  expect(wrong).toEqual([]);
});
