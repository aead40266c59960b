import { expect, test } from 'vitest';
import { inRuns, type Told } from '../src/index.ts';

/** Events in a row that are told in one line. */

const draw = (seat: number, what: string, card?: string): Told => ({
  kind: 'drawn',
  cite: 'T1',
  seat,
  text: `Player ${seat + 1} draws ${what}.`,
  what,
  ...(card === undefined ? {} : { a: { id: 7, card } }),
});
const texts = (events: readonly Told[]): string[] => inRuns(events).map((e) => e.text);

test('what one player draws in a row is one line, with every card once', () => {
  const events = [draw(0, 'Frog', 'frog'), draw(0, 'Newt', 'newt'), draw(0, 'Frog', 'frog')];
  expect(texts(events)).toEqual(['Player 1 draws Frog ×2 and Newt.']);
  expect(inRuns(events)[0].cards?.map((c) => c.card)).toEqual(['frog', 'newt', 'frog']);
});

test('cards that are not seen are counted, each kind of back by itself', () => {
  expect(texts([draw(1, 'a card'), draw(1, 'a card')])).toEqual(['Player 2 draws 2 cards.']);
  expect(texts([draw(1, 'a site'), draw(1, 'a spell'), draw(1, 'a site')])).toEqual([
    'Player 2 draws 2 sites and a spell.',
  ]);
});

test('another player, another reason or anything in between begins a new line', () => {
  const shuffle: Told = { kind: 'shuffled', cite: 'T2', seat: 0, text: 'Player 1 shuffles.' };
  expect(
    texts([draw(0, 'Frog'), draw(1, 'a card'), shuffle, draw(1, 'a card'), { ...draw(1, 'Eft'), cite: 'T9' }]),
  ).toEqual([
    'Player 1 draws Frog.',
    'Player 2 draws a card.',
    'Player 1 shuffles.',
    'Player 2 draws a card.',
    'Player 2 draws Eft.',
  ]);
});

test('a sentence that was put otherwise for its reader stands by itself', () => {
  const mine = { ...draw(0, 'Frog'), text: 'You draw one of your frogs.' };
  expect(texts([mine, draw(0, 'Newt')])).toEqual(['You draw one of your frogs.', 'Player 1 draws Newt.']);
});
