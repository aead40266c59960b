import type { Mode, Options } from '@wardroom/core';

/** What can be set for a match of one game, as home offers it. What is as usual is not written into the match. */
export interface OptionSheet {
  fields: readonly OptionField[];
  /** Clauses behind them. */
  cites: readonly string[];
}

export type OptionField = {
  name: string;
  /** What it is called, and what it does, in a sentence. */
  label: (mode: Mode) => string;
  hint: string;
  /** Absent in modes that know nothing of it. */
  offered?: (mode: Mode) => boolean;
  /** Whether it counts with what else is set; otherwise it is as usual. */
  counts?: (values: Options) => boolean;
} & (OneOf | Figure);

/** The first is the usual one. */
interface OneOf {
  values: readonly { value: string | number; label: string }[];
}

interface Figure {
  usual: number;
  least: number;
  most: number;
  step?: number;
}

const isOffered = (field: OptionField, mode: Mode, values: Options): boolean =>
  (field.offered?.(mode) ?? true) && (field.counts?.(values) ?? true);

export const usualOf = (field: OptionField): string | number =>
  'values' in field ? field.values[0].value : field.usual;

/** The value a field stands at. Kept values may be older than the game, and a field may have been left empty. */
export function settingOf(field: OptionField, values: Options): string | number {
  const kept = values[field.name];
  if ('values' in field) return field.values.some((v) => v.value === kept) ? (kept as string | number) : usualOf(field);
  if (typeof kept !== 'number' || !Number.isFinite(kept)) return field.usual;
  return Math.min(field.most, Math.max(field.least, Math.round(kept)));
}

/** What is not as usual, for the match. */
export function optionsOf({ fields }: OptionSheet, mode: Mode, values: Options): Options {
  const options: Options = {};
  for (const field of fields) {
    const value = settingOf(field, values);
    if (isOffered(field, mode, values) && value !== usualOf(field)) options[field.name] = value;
  }
  return options;
}
