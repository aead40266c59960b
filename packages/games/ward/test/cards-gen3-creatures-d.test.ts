import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Creatures of generation 3 whose effects outlast them. */

const MISS = { hit: [1, 1], slip: [1] };

describe('Carus Demon', () => {
  const asleep = (t: ReturnType<typeof duel>, ...cards: string[]) => cards.map((x) => t.stat(x, 'asleep'));

  test('puts all creatures of one opponent to sleep for two cycles; who comes later is awake', () => {
    const t = table([
      { primary: { card: 'frog', hp: 1 }, hand: ['carus-demon', 'owl'] },
      { primary: 'ogre', side: ['goblin'] },
      { primary: 'knight' },
    ]);
    t.me.does('kill');
    t.me.summon('carus-demon');
    t.me.pick('seat 1');
    expect(asleep(t, 'ogre', 'goblin', 'knight')).toEqual([1, 1, 0]);
    for (let turn = 0; turn < 3; turn++) t.players[turn % 3].endTurn();
    expect(asleep(t, 'ogre')).toEqual([1]);
    for (let turn = 0; turn < 3; turn++) t.players[turn % 3].endTurn();
    expect(asleep(t, 'ogre', 'goblin')).toEqual([0, 0]);
  });

  const lulled = (hand: string[] = [], theirs: string[] = []) => {
    const t = duel(
      { hand: ['carus-demon', ...hand], magics: ['full-moon'] },
      { primary: 'ogre', side: ['goblin'], magics: ['knight-helm'], hand: theirs },
    );
    t.me.does('kill');
    t.me.summon('carus-demon');
    return t;
  };

  test('any damage wakes all of them, its own player’s too, and that player destroys one magic', () => {
    const t = lulled();
    t.dice({ hit: [6, 5] }, { attack: [1, 1] });
    t.me.battle('ogre');
    t.expectChoices(t.me, ['card full-moon', 'card knight-helm']);
    t.dice(MISS);
    t.me.pick('knight-helm');
    expect(asleep(t, 'ogre', 'goblin')).toEqual([0, 0]);
    expect(t.zone('knight-helm')).toBe('opp:cemetery');
  });

  test('the sleep runs on when it has left, and so does what wakes them', () => {
    const t = lulled(['frog', 'owl'], ['ignite', 'terrifying-roar']);
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'carus-demon');
    t.me.summon('frog');
    expect(asleep(t, 'ogre', 'goblin')).toEqual([1, 1]);
    t.dice(1);
    t.opp.play('ignite', 'ogre');
    expect(t.asked).toBe('me destroy');
    t.me.pick('knight-helm');
    expect(asleep(t, 'ogre', 'goblin')).toEqual([0, 0]);
  });

  test('a sleeper that dies of it wakes the others as well', () => {
    const t = duel(
      { hand: ['carus-demon', 'ignite'], magics: ['full-moon'] },
      { primary: { card: 'ogre', hp: 5 }, side: ['goblin'], magics: ['forest-fire'] },
    );
    t.me.does('kill');
    t.me.summon('carus-demon');
    t.dice(1);
    t.me.play('ignite', 'ogre');
    t.me.pick('forest-fire');
    expect([t.zone('ogre'), t.stat('goblin', 'asleep')]).toEqual(['opp:cemetery', 0]);
  });

  test('negated, it holds nobody asleep', () => {
    const t = lulled(['the-iron-range']);
    t.me.play('the-iron-range');
    expect(asleep(t, 'ogre', 'goblin')).toEqual([0, 0]);
  });

  test('B10.9 a boss resists it', () => {
    const t = raid([{ hand: ['carus-demon'] }], 'ogre');
    t.me.does('kill');
    t.dice({ resist: [1] });
    t.me.summon('carus-demon');
    expect(t.stat('ogre', 'asleep')).toBe(0);
  });
});
