import { FORMAT, type Options } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { use } from 'react';
import { entryOf } from '../../games/index.ts';

/** The formats of a game, as its options name them. */

export interface Named {
  value: string;
  label: string;
}

/** The usual one first; none in a game where every card goes with every other. */
export function useFormats({ name, options }: Catalogue): readonly Named[] {
  const sheet = use(entryOf(name)!.options());
  const facts = options[FORMAT];
  if (facts === undefined || !('values' in facts)) return [];
  const titles = sheet.fields.find((field) => field.name === FORMAT)?.values;
  return facts.values.map((value) => ({ value: `${value}`, label: titles?.[value] ?? `${value}` }));
}

/** The options that a deck is checked with for a format. */
export const optionsIn = (format: string | undefined): Options => (format === undefined ? {} : { [FORMAT]: format });

export const titleIn = (formats: readonly Named[], name: string): string =>
  formats.find((f) => f.value === name)?.label ?? name;

/** One, two and three. */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
