import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Creature cards played as equips: by their own text (Frog Bard), or by the leave of another card (Graft). */

const figures = (t: ReturnType<typeof duel>, card: string) => [t.stat(card, 'dice'), t.stat(card, 'mod')];
/** Slots that are all taken. */
const FULL = ['epic-boots', 'epic-boots', 'epic-boots', 'epic-boots', 'epic-boots'];

describe('Frog Bard', () => {
  test('as an equip on one’s own primary: 1 attack die and +1 MOD', () => {
    const t = duel({ hand: ['frog-bard'] });
    t.me.play('frog-bard');
    expect(figures(t, 'me:werewolf')).toEqual([3, 4]);
    t.expectLog('W6.4.2 Werewolf is equipped with Frog Bard.');
  });

  test('may be summoned all the same, and then adds nothing', () => {
    const t = duel({ primary: 'knight', hand: ['frog-bard'] });
    t.me.does('kill', 'knight');
    t.me.summon('frog-bard');
    expect([t.zone('frog-bard'), ...figures(t, 'frog-bard')]).toEqual(['me:primary', 1, 1]);
  });

  test('also in the second magic phase', () => {
    const t = duel({ hand: ['frog-bard'] });
    t.stopAt('combat');
    t.me.next();
    t.me.next();
    t.me.play('frog-bard');
    expect(figures(t, 'me:werewolf')).toEqual([3, 4]);
  });

  test('its wearer leaves the field: to the hand, and its HP count nowhere', () => {
    const t = duel({ hand: ['frog-bard'] }, { hand: ['terrifying-roar'] });
    t.me.play('frog-bard');
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'me:werewolf');
    expect([t.zone('frog-bard'), t.cemeteryHp()]).toEqual(['me:hand', 0]);
  });

  test('W6.4.2 its wearer changes hands: to the cemetery', () => {
    const t = duel({ hand: ['frog-bard'] }, { primary: 'knight', hand: ['turncoat'] });
    t.me.play('frog-bard');
    t.me.endTurn();
    t.opp.play('turncoat');
    expect([t.zone('frog-bard'), t.cemeteryHp()]).toEqual(['me:cemetery', 10]);
  });

  test('is destroyed like any magic', () => {
    const t = duel({ hand: ['frog-bard'] }, { hand: ['evil-queen'] });
    t.me.play('frog-bard');
    t.me.endTurn();
    t.opp.play('evil-queen', 'frog-bard');
    expect([t.zone('frog-bard'), t.cemeteryHp()]).toEqual(['me:cemetery', 10]);
  });

  test('is a magic being played: answered, taxed, locked out, in need of a slot', () => {
    const answered = duel({ hand: ['frog-bard'] }, { hand: ['haunted-tree'] });
    answered.me.play('frog-bard');
    answered.opp.play('haunted-tree');
    expect([answered.zone('frog-bard'), answered.cemeteryHp()]).toEqual(['me:cemetery', 10]);

    const taxed = duel({ hand: ['frog-bard'], magics: ['old-logging-road'] });
    taxed.me.play('frog-bard');
    expect(taxed.hp('me:werewolf')).toBe(65);

    const locked = duel({ hand: ['frog-bard'] }, { hand: ['hell-authority'] }, { active: 1 });
    locked.opp.play('hell-authority');
    locked.opp.endTurn();
    expect(locked.choices).not.toContain('play frog-bard werewolf');

    const full = duel({ hand: ['frog-bard'], magics: FULL });
    expect(full.choices).not.toContain('play frog-bard werewolf');
  });

  test('on nobody else’s creature, and not on one that magics do not reach', () => {
    const t = table([{ hand: ['frog-bard'] }, {}, {}, {}], { mode: 'team' });
    t.me.play('frog-bard');
    expect(['me:werewolf', 'seat1:werewolf', 'seat2:werewolf', 'seat3:werewolf'].map((x) => t.stat(x, 'dice'))).toEqual(
      [3, 2, 2, 2],
    );
    expect(duel({ primary: 'ent-tree', hand: ['frog-bard'] }).choices).not.toContain('play frog-bard ent-tree');
  });
});

describe('Graft', () => {
  test('lets everybody play creatures as equips, for their printed dice and MOD', () => {
    const t = table([{ magics: ['graft'], hand: ['knight'] }, { hand: ['minotaur'] }, {}]);
    t.me.play('knight');
    expect(figures(t, 'me:werewolf')).toEqual([4, 6]);
    t.me.endTurn();
    t.players[1].play('minotaur');
    expect(figures(t, 'seat1:werewolf')).toEqual([4, 5]);
    expect(figures(t, 'seat2:werewolf')).toEqual([2, 3]);
  });

  test('what is attached has no text: Dark Angel binds nobody', () => {
    const t = duel({ magics: ['graft'], hand: ['dark-angel'] });
    t.me.play('dark-angel');
    expect(t.stat('opp:werewolf', 'al')).toBe(6);
  });

  test('leaves the field: what is attached goes to its owner’s cemetery, and its HP count', () => {
    const t = duel({ hand: ['knight'] }, { magics: ['graft'], hand: ['evil-queen'] });
    t.me.play('knight');
    t.me.endTurn();
    t.opp.play('evil-queen', 'graft');
    expect([t.zone('knight'), t.cemeteryHp()]).toEqual(['me:cemetery', 50]);
    expect(figures(t, 'me:werewolf')).toEqual([2, 3]);
  });

  test('W12.2 in the middle of a text: what is attached has gone before the next player is asked', () => {
    const others = ['magic-belt', 'hero-shield'];
    const t = raid([{ magics: ['graft', 'magic-belt'], hand: ['knight'] }, { magics: others }], {
      primary: 'the-lampeater',
      deck: ['dark-window'],
    });
    t.me.play('knight');
    rest(t);
    t.me.pick('graft');
    expect(t.asked).toBe('seat1 destroy');
    expect(t.zone('knight')).toBe('me:cemetery');
  });

  test('negated, it goes to the cemetery as a creature', () => {
    const t = duel({ magics: ['graft'], hand: ['knight'] }, { hand: ['haunted-tree'] });
    t.me.play('knight');
    t.opp.play('haunted-tree');
    expect([t.zone('knight'), t.cemeteryHp()]).toEqual(['me:cemetery', 50]);
  });

  test('two of them count a creature once', () => {
    const t = duel({ magics: ['graft'], hand: ['knight'] }, { magics: ['graft'] });
    t.me.play('knight');
    expect(figures(t, 'me:werewolf')).toEqual([4, 6]);
  });

  test('Magic Steal: the thief attaches it', () => {
    const t = duel({ magics: ['graft'], hand: ['knight'] }, { hand: ['magic-steal'] });
    t.me.play('knight');
    t.opp.play('magic-steal');
    expect([figures(t, 'opp:werewolf'), figures(t, 'me:werewolf')]).toEqual([
      [4, 6],
      [2, 3],
    ]);
  });

  test('Thief takes it over, and it still adds what is printed', () => {
    const t = duel({ magics: ['graft'], hand: ['knight'] }, { primary: 'frog', hand: ['thief'] });
    t.me.play('knight');
    t.me.endTurn();
    t.opp.does('kill', 'frog');
    t.opp.summon('thief');
    expect(figures(t, 'me:werewolf')).toEqual([2, 3]);
    expect(figures(t, 'thief')).toEqual([1 + 2, 1 + 3]);
  });

  test('is a magic being played: taxed, locked out, in need of a slot', () => {
    const taxed = duel({ magics: ['graft', 'old-logging-road'], hand: ['knight'] });
    taxed.me.play('knight');
    expect(taxed.hp('me:werewolf')).toBe(65);
    const full = duel({ magics: FULL, hand: ['knight'] }, { magics: ['graft'] });
    expect(full.choices).not.toContain('play knight werewolf');
  });

  test('Frog Bard is played by its own text: it outlives Graft', () => {
    const t = duel({ magics: ['graft'], hand: ['frog-bard'] }, { hand: ['evil-queen'] });
    t.me.play('frog-bard');
    t.me.endTurn();
    t.opp.play('evil-queen', 'graft');
    expect(figures(t, 'me:werewolf')).toEqual([3, 4]);
  });

  test('B10.9 it is no matter of the boss: nothing is rolled', () => {
    const t = raid([{ hand: ['graft', 'dark-angel'] }], 'minotaur');
    t.me.play('graft');
    t.me.play('dark-angel');
    expect(t.stat('werewolf', 'dice')).toBeGreaterThan(2);
  });
});
