import { modifierCompiler } from './compile-modifiers.ts';
import { opCompiler } from './compile-ops.ts';
import { valueCompiler } from './compile-values.ts';
import { worksCompiler } from './compile-works.ts';
import type { Effect } from './game.ts';
import type { Dialect } from './language.ts';
import type { Compiler, Vocabulary } from './vocabulary.ts';

/** The compiler of card texts: JSON in, closures and programs out. Every error names the card and the place in it. */
export function compiler(vocab: Vocabulary<Dialect>): Compiler {
  const effects: Effect[] = [];
  const values = valueCompiler(vocab, () => self);
  const { modifiers, effect } = modifierCompiler(vocab, values, effects);
  const { ops, given } = opCompiler(vocab, values, effect, () => self);
  const works = worksCompiler(vocab, values, given);
  const self: Compiler = { ...values, ops, works, modifiers, effects };
  return self;
}
