import { expect, test } from 'vitest';
import { type Ability, deedOf } from '../src/index.ts';

const WORDS: Readonly<Record<string, string>> = { damage: 'Damage', heal: 'Heal' };
const word = (abilities: readonly Ability[]): string | null => deedOf(abilities, (op) => WORDS[String(op.do)]);
const from = { in: 'field', of: 'all' } as const;

test('what is first done to what a text has chosen, in a word', () => {
  expect(word([{ is: 'play', targets: [{ as: 'it', from, prompt: 'it' }], do: [{ do: 'damage', to: 'it' }] }])).toBe(
    'Damage',
  );
  const later: Ability = {
    is: 'trigger',
    on: 'came',
    do: [
      { do: 'choose', as: 'it', from },
      { do: 'heal', to: 'it' },
    ],
  };
  expect(word([later])).toBe('Heal');
});

test('no word where texts differ, where there is none, and where nothing is chosen', () => {
  const play = (verb: string): Ability => ({ is: 'play', targets: [{ as: 'it', from }], do: [{ do: verb, to: 'it' }] });
  expect(word([play('damage'), play('heal')])).toBeNull();
  expect(word([play('bewitch')])).toBeNull();
  expect(word([{ is: 'play', do: [{ do: 'damage', to: 'self' }] }])).toBeNull();
});
