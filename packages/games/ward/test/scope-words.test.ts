import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';

/** What cards say of more than two players. */

const players = ward.defs.filter((def) => def.boss === null);
const manyOf = (id: string): string => ward.cardFace(id)?.many ?? '';
/** Cards of generation 1 that say so. */
const saying = (words: string): string[] =>
  players.filter((d) => d.source.set === 'gen1' && manyOf(d.id).includes(words)).map((d) => d.name);

describe('whom a card means with more than two players', () => {
  test('is said on every card that speaks of opponents, of each player or of all one’s creatures', () => {
    const open = players.filter((def) =>
      /\bopponents?\b|each player|all players|no player|nobody|your creatures/i.test(ward.cardFace(def.id)?.text ?? ''),
    );
    expect(open.length).toBeGreaterThan(45);
    expect(open.filter((def) => manyOf(def.id) === '').map((def) => def.name)).toEqual([]);
  });

  test('is read wherever the text of a card is', () => {
    expect(ward.cardText('sentinel-of-life').split('\n')).toEqual([
      expect.stringMatching(/^After dice/),
      "With more than two players: It answers an attack of any opponent, whoever's creature is struck: yours, a " +
        "partner's or another player's.",
    ]);
    expect(ward.cardText('goblin')).not.toContain('With more than two players');
  });

  test('is the same for cards written in the same words', () => {
    expect(saying('It answers an attack of any opponent')).toEqual([
      'Dragon Rage',
      'Mimic Chest',
      'Sentinel of Life',
      'Forest Sentinel',
    ]);
    expect(saying('It protects a creature of your own')).toEqual(['Minotaur Bodyguard', 'Junk Scarecrow']);
    expect(saying('It strengthens a creature of your own')).toEqual(['Children of the Forest']);
    expect(saying('It answers a magic of any opponent')).toEqual([
      'Blade in the Dark',
      'Dragon Rage',
      'Goblin Tricks',
      'Magic Steal',
      'Mysterious Door',
    ]);
    expect(saying('You choose one opponent.')).toEqual([
      'Black Dragon',
      'Demon King',
      'Demon Knight',
      'Eternal Titan',
      'Foolish Tricks',
      'Stone Golem',
      'Watcher in the Wall',
      'Turncoat',
    ]);
    expect(saying('The creatures of all opponents are meant')).toEqual(['Curse', 'Witch', 'Silence From The Grave']);
    expect(saying('Only your own creatures')).toEqual([
      'Death From Above',
      'Health Potion',
      'Healing Tree',
      'Flame of the Infinite',
    ]);
    expect(saying('Everybody draws')).toEqual(['Dragon Rage', 'Twister']);
    expect(saying('Everybody is bound')).toEqual(['A Loving God', 'Cosmic Negation']);
  });

  test('a boss’s cards speak of players as they are', () => {
    expect(ward.defs.filter((def) => def.boss !== null && manyOf(def.id) !== '')).toEqual([]);
  });
});
