import { describe, expect, test } from 'vitest';
import { gameByName, games } from '../src/index.ts';
import { gameNames, loadedGame, loadGame, loadWhole } from '../src/load.ts';

describe('games that are loaded when they are asked for', () => {
  test('are the same as those that are there at once', () => {
    expect(gameNames).toEqual(games.map((g) => g.name));
  });

  test.each(gameNames)('%s is the game of that name, by the same rules', async (name) => {
    const game = await loadGame(name);
    expect(game?.name).toBe(name);
    expect(game?.fingerprint).toBe(gameByName(name)?.fingerprint);
    expect(loadedGame(name)).toBe(game);
  });

  test.each(gameNames)('%s is whole with what there is to read', async (name) => {
    const [whole, known] = [await loadWhole(name), gameByName(name)!];
    expect(whole?.rulebook).toEqual(known.rulebook);
    for (const { id } of known.defs) {
      expect(whole?.cardText(id), id).toBe(known.cardText(id));
      expect(whole?.cardFace(id), id).toEqual(known.cardFace(id));
    }
  });

  test('are not there under any other name', async () => {
    expect(await loadGame('constructor')).toBeUndefined();
    expect(await loadWhole('')).toBeUndefined();
  });
});
