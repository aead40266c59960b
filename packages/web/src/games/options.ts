import type { Mode, OptionFacts, Options } from '@wardroom/core';

/** How home offers what can be set for a match of one game. What may be set, and what is usual, the catalogue says. */
export interface OptionSheet {
  fields: readonly OptionField[];
  /** Clauses behind them. */
  cites: readonly string[];
}

export interface OptionField {
  name: string;
  /** What it is called, and what it does, in a sentence. */
  label: (mode: Mode) => string;
  hint: string;
  /** What each value is called; none for a figure. */
  values?: Readonly<Record<string | number, string>>;
  /** How far a figure goes at a time. */
  step?: number;
  /** Absent in modes that know nothing of it. */
  offered?: (mode: Mode) => boolean;
  /** Whether it counts with what else is set; otherwise it is as usual. */
  counts?: (values: Options) => boolean;
}

/** What the options of a game may be, by name. */
export type AllFacts = Readonly<Record<string, OptionFacts>>;

const isOffered = (field: OptionField, mode: Mode, values: Options): boolean =>
  (field.offered?.(mode) ?? true) && (field.counts?.(values) ?? true);

/** The value an option stands at. Kept values may be older than the game, and a field may have been left empty. */
export function settingOf(facts: OptionFacts, kept: Options[string] | undefined): string | number {
  if ('values' in facts) return facts.values.find((v) => v === kept) ?? facts.usual;
  if (typeof kept !== 'number' || !Number.isFinite(kept)) return facts.usual;
  return Math.min(facts.most, Math.max(facts.least, Math.round(kept)));
}

/** What is not as usual, for the match. */
export function optionsOf(
  { fields }: OptionSheet,
  facts: AllFacts,
  mode: Mode,
  values: Options,
): Record<string, string | number> {
  const options: Record<string, string | number> = {};
  for (const field of fields) {
    const may = facts[field.name];
    const value = settingOf(may, values[field.name]);
    if (isOffered(field, mode, values) && value !== may.usual) options[field.name] = value;
  }
  return options;
}
