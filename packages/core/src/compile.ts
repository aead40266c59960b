import { modifierCompiler } from './compile-modifiers.ts';
import { opCompiler } from './compile-ops.ts';
import { valueCompiler } from './compile-values.ts';
import type { Effect } from './game.ts';
import type { Compiler, Vocabulary } from './vocabulary.ts';

/** The compiler of card texts: JSON in, closures and programs out. Every error names the card and the place in it. */
export function compiler(vocab: Vocabulary): Compiler {
  const effects: Effect[] = [];
  const values = valueCompiler(vocab, () => self);
  const { modifiers, effect } = modifierCompiler(vocab, values, effects);
  const self: Compiler = { ...values, ops: opCompiler(vocab, values, effect, () => self), modifiers, effects };
  return self;
}
