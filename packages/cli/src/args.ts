import { parseArgs } from 'node:util';
import { shortly } from '@wardroom/core';
import { didYouMean } from '@wardroom/host/suggest';
import { Misuse } from './failure.ts';
import { wrap } from './text.ts';

/** Command lines: a table of options for each command, one parser and one help for all. */

export interface Option {
  /** What stands for the value in the help; a switch has none. */
  value?: string;
  help: string;
  /** The value if nothing is said, as it would be written. */
  default?: string;
  multiple?: true;
  short?: string;
}

export interface Usage {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The arguments that are not options, as in '[NAME]' or 'FILE'. */
  positional: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** More for `--help`. */
  more?: (columns: number) => string;
}

export interface Args {
  /** As they were written. */
  argv: readonly string[];
  positional: string[];
  text: (option: string) => string;
  maybe: (option: string) => string | undefined;
  all: (option: string) => string[];
  on: (option: string) => boolean;
  /** A whole number within limits. */
  whole: (option: string, least: number, most: number) => number;
}

const HELP: Option = { help: 'Show this help.', short: 'h' };

/** Parse a command's arguments; null if its help was asked for. */
export function parse(usage: Usage, argv: readonly string[]): Args | null {
  const known: Record<string, Option> = { ...usage.options, help: HELP };
  const at = `wardroom ${usage.name}`;
  const values = new Map<string, string[]>();
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known).map(([name, o]) => [
        name,
        {
          type: o.value === undefined ? 'boolean' : 'string',
          ...(o.short === undefined ? {} : { short: o.short }),
        } as const,
      ]),
    ),
  });
  const positional: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positional.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (option === undefined) {
      const hint = didYouMean(token.name, Object.keys(known), (x) => `--${x}`);
      throw new Misuse(`${at} has no option ${token.rawName}.${hint} See ${at} --help.`);
    }
    if (option.value === undefined) {
      if (token.value !== undefined) throw new Misuse(`--${token.name} takes no value; got '${shortly(token.value)}'.`);
      values.set(token.name, ['']);
      continue;
    }
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('-')))
      throw new Misuse(`--${token.name} needs a value: --${token.name} ${option.value}.`);
    const before = values.get(token.name);
    if (before !== undefined && option.multiple !== true)
      throw new Misuse(`--${token.name} is given twice; give it once.`);
    values.set(token.name, [...(before ?? []), token.value]);
  }
  if (values.has('help')) return null;
  checkPositional(usage, positional, at);
  const maybe = (name: string): string | undefined => values.get(name)?.[0] ?? known[name].default;
  return {
    argv,
    positional,
    maybe,
    text: (name) => maybe(name)!,
    all: (name) => values.get(name) ?? [],
    on: (name) => values.has(name),
    whole: (name, least, most) => {
      const text = maybe(name)!;
      const n = Number(text);
      if (!/^\d+$/.test(text) || n < least || n > most) {
        throw new Misuse(`--${name} must be a whole number from ${least} to ${most}; got '${shortly(text)}'.`);
      }
      return n;
    },
  };
}

function checkPositional(usage: Usage, given: readonly string[], at: string): void {
  const needed = usage.positional.filter((x) => !x.startsWith('['));
  const rest = usage.positional.some((x) => x.includes('…'));
  if (given.length < needed.length) throw new Misuse(`${at} needs ${needed[given.length]}: ${line(usage)}.`);
  if (!rest && given.length > usage.positional.length) {
    throw new Misuse(
      `${at} does not know what to do with '${shortly(given[usage.positional.length])}': ${line(usage)}.`,
    );
  }
}

const line = (usage: Usage): string => ['wardroom', usage.name, ...usage.positional, '[options]'].join(' ');

export function help(usage: Usage, columns: number): string {
  const rows = Object.entries({ ...usage.options, help: HELP }).map(([name, o]) => {
    const short = o.short === undefined ? '' : `-${o.short}, `;
    const value = o.value === undefined ? '' : ` ${o.value}`;
    const many = o.multiple === true ? ' (may be repeated)' : '';
    const fallback = o.default === undefined ? '' : ` Default: ${o.default}.`;
    return [`  ${short}--${name}${value}`, `${o.help}${many}${fallback}`];
  });
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  const options = rows.flatMap(([left, right]) =>
    wrap(right, columns - width).map((part, i) => (i === 0 ? left : '').padEnd(width) + part),
  );
  return [line(usage), '', ...wrap(usage.summary, columns), '', ...options, usage.more?.(columns) ?? '']
    .join('\n')
    .trimEnd();
}
