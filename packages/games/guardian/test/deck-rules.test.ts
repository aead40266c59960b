import { guardian } from '@wardroom/guardian';
import { describe, expect, test } from 'vitest';
import { commons, plainDeck, practice } from './practice.ts';

/** The plain deck with its last cards put out for others. */
const deckWith = (...cards: string[]): string[] => [...cards, ...plainDeck().slice(0, 25 - cards.length)];
const problems = (deck: readonly string[]) => practice.checkDeck(deck).errors;
const numbered = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name}-${i + 1}`);

describe('a deck', () => {
  test('G1.1 has exactly 25 cards of the four types', () => {
    expect(problems(plainDeck())).toEqual([]);
    expect(problems(plainDeck().slice(1))).toEqual([
      { rule: 'G1.1', message: 'A deck has exactly 25 cards; this one has 24.' },
    ]);
    expect(problems([...plainDeck(), 'levy'])).toEqual([
      { rule: 'G1.1', message: 'A deck has exactly 25 cards; this one has 26.' },
    ]);
    expect(problems([])[0]).toEqual({ rule: 'G1.1', message: 'A deck has exactly 25 cards; this one has 0.' });
  });

  test('G1.1 has only cards that there are, and no Guardian Summon', () => {
    expect(problems(deckWith('no-such-card'))).toEqual([
      { rule: 'G1.1', message: "No card is called 'no-such-card'." },
    ]);
    expect(problems(deckWith('pup'))).toEqual([
      { rule: 'G1.1', message: 'Pup is put out by other cards; it cannot be in a deck.' },
    ]);
  });

  test('G1.2 may hold any number of a common card', () => {
    expect(problems(Array<string>(25).fill('levy'))).toEqual([]);
  });

  test('G1.3 holds at most five uncommons of a type, and two of the same', () => {
    expect(problems(deckWith(...numbered('uncommon-guardian', 5), ...numbered('uncommon-effect', 5)))).toEqual([]);
    expect(problems(deckWith(...numbered('uncommon-effect', 6)))).toEqual([
      { rule: 'G1.3', message: '6 uncommon Effects; at most 5 are allowed.' },
    ]);
    expect(problems(deckWith('uncommon-field-1', 'uncommon-field-1'))).toEqual([]);
    expect(problems(deckWith(...Array<string>(3).fill('uncommon-field-1')))).toEqual([
      { rule: 'G1.3', message: 'Uncommon field 1 (uncommon): 3 copies; at most 2 are allowed.' },
    ]);
  });

  test('G1.4 holds at most three rares of a type, each once', () => {
    expect(problems(deckWith(...numbered('rare-guardian', 3), ...numbered('rare-equipment', 3)))).toEqual([]);
    expect(problems(deckWith(...numbered('rare-equipment', 4)))).toEqual([
      { rule: 'G1.4', message: '4 rare Equipment; at most 3 are allowed.' },
    ]);
    expect(problems(deckWith('rare-guardian-1', 'rare-guardian-1'))).toEqual([
      { rule: 'G1.4', message: 'Rare guardian 1 (rare): 2 copies; at most 1 is allowed.' },
    ]);
  });

  test('G1.5 holds at most one epic of a type', () => {
    expect(problems(deckWith('epic-guardian-1', 'epic-effect-1', 'epic-equipment-1', 'epic-field-1'))).toEqual([]);
    expect(problems(deckWith('epic-guardian-1', 'epic-guardian-2'))).toEqual([
      { rule: 'G1.5', message: '2 epic Guardians; at most 1 are allowed.' },
    ]);
    expect(problems(deckWith('epic-effect-1', 'epic-effect-1')).map((x) => x.rule)).toEqual(['G1.5', 'G1.5']);
  });

  test('G1.6 holds one legendary, whatever its type, or none', () => {
    expect(problems(deckWith('legendary-effect-1'))).toEqual([]);
    expect(problems(deckWith('legendary-effect-1', 'legendary-guardian-1'))).toEqual([
      {
        rule: 'G1.6',
        message: '2 legendary cards (Legendary effect 1, Legendary guardian 1); a deck has at most 1.',
      },
    ]);
    expect(problems(deckWith('legendary-field-1', 'legendary-field-1'))).toEqual([
      { rule: 'G1.6', message: '2 legendary cards (2 × Legendary field 1); a deck has at most 1.' },
    ]);
  });

  test('G1.7 has at least ten Guardians', () => {
    const thin = [...commons('guardian', 9), ...commons('effect', 16)];
    expect(problems(thin)).toEqual([{ rule: 'G1.7', message: '9 Guardians; a deck has at least 10.' }]);
    expect(problems([...commons('guardian', 10), ...commons('effect', 15)])).toEqual([]);
  });

  test('tells everything that is wrong with it, not only the first', () => {
    const bad = [
      ...numbered('rare-effect', 4),
      'epic-field-1',
      'epic-field-2',
      'legendary-effect-1',
      'legendary-field-1',
    ];
    expect(problems(bad).map((x) => x.rule)).toEqual(['G1.1', 'G1.4', 'G1.5', 'G1.6', 'G1.7']);
  });
});

describe('the ready decks', () => {
  test.each(guardian.decks.map((deck) => [deck.name, deck.cards] as const))('%s is legal', (_, cards) => {
    expect(guardian.checkDeck(cards).errors).toEqual([]);
  });
});
