import { expect, test } from 'vitest';
import { defineGame, type Parts, type Verb } from '../src/index.ts';
import { makeToy, type ToyCard } from './toy.ts';

const toy = makeToy();
const parts: Parts<ToyCard> = {
  rules: toy,
  projection: toy,
  advisor: toy,
  telling: toy,
  decks: toy.decks,
  fingerprint: 'of these rules',
};

test('a game is its parts, with labels on its stats', () => {
  const [first, ...others] = toy.stats;
  const game = defineGame({ ...parts, telling: { ...toy, statLabels: { [first.name]: 'Heft' } } });
  expect(game.stats[0].label).toBe('Heft');
  expect(others.map((x) => x.label)).toEqual(others.map(() => undefined));
  expect(game).toMatchObject({ name: 'pebbles', title: 'Pebbles', foes: [], fingerprint: 'of these rules' });
  expect(game.judge).toBe(toy.judge);
});

test('what is wrong with the parts is said when the game is loaded', () => {
  const [event] = toy.events;
  const wrong = (change: Partial<Parts<ToyCard>>): string => {
    try {
      defineGame({ ...parts, ...change });
      return 'nothing';
    } catch (e) {
      return (e as Error).message;
    }
  };
  expect(wrong({ rules: { ...toy, events: ['', ...toy.events.slice(1)] } })).toBe(
    'pebbles: events: number 0 has no name.',
  );
  expect(wrong({ rules: { ...toy, events: [...toy.events, event] } })).toBe(
    `pebbles: events: two are called '${event}'.`,
  );
  expect(wrong({ rules: { ...toy, codeByName: new Map() } })).toMatch(/^pebbles: no program is called '/);
  expect(wrong({ projection: { ...toy, spotVerbs: [900 as Verb] } })).toBe('pebbles: spotVerbs: there is no verb 900.');
  expect(wrong({ advisor: { ...toy, quietPrompts: [true] } })).toBe(
    'pebbles: quietPrompts: say it of every prompt, as `among` does.',
  );
  expect(wrong({ telling: { ...toy, statLabels: { luck: 'Luck' } } })).toBe(
    "pebbles: statLabels: no stat is called 'luck'.",
  );
  expect(wrong({ decks: [{ id: 'odd', name: 'Odd', idea: '', cards: ['gravel'] }] })).toBe(
    "pebbles: deck 'odd': no card is called 'gravel'.",
  );
  expect(wrong({ decks: [{ id: 'odd', name: 'Odd', idea: '', cards: [], mode: 'night' }] })).toBe(
    "pebbles: deck 'odd': no mode is called 'night'.",
  );
});
