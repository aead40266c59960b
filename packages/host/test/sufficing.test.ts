import { loadedGame } from '@wardroom/games/load';
import { expect, test } from 'vitest';
import { type MatchRequest, openMatch, prepareSoon, services } from '../src/index.ts';

const duel = (deck: string | string[]): MatchRequest => ({
  game: 'ward',
  mode: 'duel',
  seed: '1',
  places: [
    { name: 'Ada', deck: 'tooth-and-claw', sitter: 'person' },
    { name: 'Bo', deck, sitter: 'random' },
  ],
});

// One after another, as a page asks for them.
test('a match is prepared with as little of its game as it needs', async () => {
  const part = await services.opening('ward');
  expect(part.part).toBe(true);

  await prepareSoon(duel('first-blood'));
  await prepareSoon(duel(['grizzly-bear']));
  expect(loadedGame('ward')?.part).toBe(true);

  // A card of a later set.
  await prepareSoon(duel(['beaver']));
  expect(loadedGame('ward')?.part).toBeUndefined();
});

test('once all of a game is there, it is what everybody gets', async () => {
  const whole = await services.catalogue('ward');
  expect(whole.part).toBeUndefined();
  expect(await services.opening('ward')).toEqual(whole);
  await prepareSoon(duel('first-blood'));
  expect(loadedGame('ward')?.part).toBeUndefined();
});

test.each(['ward', 'realm'])('a lesson of %s is prepared though all of the game is there', async (game) => {
  const { lessons, modes } = await services.catalogue(game);
  const [{ id, names }] = lessons;
  const places = names.map((name) => ({ name, deck: [], sitter: 'person' }));
  const request: MatchRequest = { game, mode: modes[0].name, seed: '1', lesson: id, places };
  await prepareSoon(request);
  expect(() => openMatch(request, { now: () => 0, later: () => {}, news: () => {} })).not.toThrow();
});

test('a game that comes in one piece has no part', async () => {
  expect((await services.opening('realm')).part).toBeUndefined();
});
