import { describe, expect, test } from 'vitest';
import { duel, table } from './support.ts';

/** Promos that come back in another shape. */

const MISS = { hit: [1, 1], slip: [1] };

describe('Moon Owl', () => {
  const killed = () => {
    const t = table([
      { primary: 'bear-wolf' },
      { primary: { card: 'moon-owl', hp: 1 }, hand: ['frog', 'ignitima'], deck: ['owl'] },
      {},
    ]);
    t.dice({ hit: [6, 6] }, { attack: [1, 1] });
    t.me.battle('moon-owl');
    t.players[1].summon('frog');
    return t;
  };

  test('killed by an opponent, it lies on its own side as an equip of that opponent’s primary', () => {
    const t = killed();
    expect([t.zone('moon-owl'), t.cemeteryHp(1)]).toEqual(['seat1:magic', 0]);
  });

  test('which takes 10 at the start of each turn of its controller', () => {
    const t = killed();
    t.me.endTurn();
    t.players[1].endTurn();
    expect(t.hp('bear-wolf')).toBe(50);
    t.players[2].endTurn();
    expect(t.hp('bear-wolf')).toBe(40);
  });

  test('when that creature leaves the field, the owl is shuffled into its owner’s deck, past the cemetery', () => {
    const t = duel(
      { primary: { card: 'bear-wolf', hp: 5 }, hand: ['goblin'] },
      { primary: { card: 'moon-owl', hp: 1 }, hand: ['frog', 'ignitima'], deck: ['owl', 'harpy', 'squirrel'] },
    );
    t.dice({ hit: [6, 6] }, { attack: [1, 1] });
    t.me.battle('moon-owl');
    t.opp.summon('frog');
    t.me.endTurn();
    t.dice(1);
    t.opp.play('ignitima', 'bear-wolf');
    expect([t.zone('moon-owl'), t.cemeteryHp('opp')]).toEqual(['opp:deck', 0]);
    t.expectLog("opp's deck is shuffled");
  });

  test('taken off the field by an opponent’s magic, the same', () => {
    const t = duel({ hand: ['terrifying-roar'] }, { primary: 'moon-owl', hand: ['frog'] });
    t.me.play('terrifying-roar', 'moon-owl');
    expect(t.zone('moon-owl')).toBe('opp:magic');
    t.opp.summon('frog');
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('me:werewolf')).toBe(60);
  });

  test('its own player’s sacrifice or kill takes it as usual', () => {
    const t = duel({ primary: 'moon-owl', hand: ['behemoth'] });
    t.me.summon('behemoth');
    expect(t.zone('moon-owl')).toBe('me:cemetery');
    const own = duel({ primary: 'moon-owl', hand: ['frog'] });
    own.me.does('kill');
    expect(own.zone('moon-owl')).toBe('me:cemetery');
  });

  test('W6.5.2 without a free slot on its side, or negated, it leaves as it would have', () => {
    const magics = ['full-moon', 'full-moon', 'full-moon', 'full-moon', 'full-moon'];
    const full = duel({ hand: ['terrifying-roar'] }, { primary: 'moon-owl', hand: ['frog'], magics });
    full.me.play('terrifying-roar', 'moon-owl');
    expect(full.zone('moon-owl')).toBe('opp:hand');
    const negated = duel(
      { hand: ['terrifying-roar'], magics: ['the-iron-range'] },
      { primary: 'moon-owl', hand: ['frog'] },
    );
    negated.me.play('terrifying-roar', 'moon-owl');
    expect(negated.zone('moon-owl')).toBe('opp:hand');
  });

  test('its own critical miss kills it as usual', () => {
    const t = duel({ primary: { card: 'moon-owl', hp: 1 }, hand: ['frog'] }, { primary: 'ogre' });
    t.dice(MISS);
    t.me.battle('ogre');
    expect(t.zone('moon-owl')).toBe('me:cemetery');
  });
});
