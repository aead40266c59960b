import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 2: what lies on the field for everybody, and single plays. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('014 Double Hit', () => {
  test('two battles; the attacked side strikes back in only one of them', () => {
    const t = duel({ hand: ['double-hit'] }, croc);
    t.me.play('double-hit', 'werewolf');
    t.dice(HITS, { attack: [1, 1] });
    t.me.battle('werecroc');
    expect(t.asked).toBe('opp strikeBack');
    t.opp.no();
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(80);
  });

  test('rumble: two different opponents have one strike back between them', () => {
    const t = table([{ hand: ['double-hit'] }, croc, ogre]);
    t.me.play('double-hit', 'werewolf');
    t.dice(HITS, { attack: [1, 1] });
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.players[1].yes();
    t.dice(HITS, { attack: [1, 1] });
    t.me.battle('ogre'); // no strike back is left
    expect([t.hp('werecroc'), t.hp('ogre'), t.hp('werewolf')]).toEqual([85, 85, 70]);
  });

  test('a strike that comes first by speed counts as that one', () => {
    const t = duel({ ...ogre, hand: ['double-hit'] }, {});
    t.me.play('double-hit', 'ogre');
    t.stopAt('me combat');
    t.me.battle('werewolf');
    expect(t.asked).toBe('opp strikeBack');
    t.dice(MISSES, HITS, { attack: [1, 1, 1] });
    t.opp.yes();
    t.dice(HITS, { attack: [1, 1, 1] });
    t.me.battle('werewolf');
    expect([t.hp('werewolf'), t.hp('ogre')]).toEqual([58, 90]);
  });

  test('more copies give no third battle; gone at the end of the turn', () => {
    const t = duel({ hand: ['double-hit', 'double-hit'] }, croc);
    t.me.play('double-hit', 'werewolf');
    t.me.play('double-hit', 'werewolf');
    t.dice(HITS, { attack: [1, 1] });
    t.me.battle('werecroc');
    t.opp.no();
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(offers(t, 'battle werewolf')).toBe(false);
    expect(t.cards(t.me, 'cemetery')).toEqual(['double-hit', 'double-hit']);
  });
});

describe('016 Natural Selection, 101 Attack Beacon', () => {
  test('a creature with a printed effect gets nothing even while negated; current AL is tested', () => {
    const t = table([
      { primary: 'goblin', magics: ['natural-selection', 'the-iron-range'] },
      { primary: 'wizard' },
      { primary: 'kobold', magics: ['common-armor'] },
    ]);
    expect([t.stat('goblin', 'atk'), t.stat('wizard', 'atk'), t.stat('kobold', 'atk')]).toEqual([7, 0, 0]);
  });

  test('Attack Beacon goes by base AL, and a requirement is no effect', () => {
    const t = duel({ primary: 'kobold', magics: ['common-armor', 'attack-beacon'] }, { primary: 'black-jacket' });
    expect([t.stat('kobold', 'dice'), t.stat('black-jacket', 'dice')]).toEqual([3, 3]);
  });

  test('W16.1.1 on all sides, limited summons too, not on an Ent Tree', () => {
    const t = duel({ primary: 'ent-tree', side: ['goblin'], magics: ['attack-beacon'] }, { primary: 'goblin' });
    expect([t.stat('ent-tree', 'dice'), t.stat('me:goblin', 'dice'), t.stat('opp:goblin', 'dice')]).toEqual([1, 2, 2]);
  });
});

describe('036 Full Moon, 072 Moon Cat', () => {
  test('names with Were, and the Moon Cat; AL stays at 12', () => {
    const t = duel({ primary: 'werehawk', magics: ['full-moon'] }, { primary: 'moon-cat' });
    expect(['al', 'dice', 'hitDice'].map((x) => t.stat('werehawk', x))).toEqual([12, 6, 3]);
    expect(['al', 'dice', 'hitDice'].map((x) => t.stat('moon-cat', x))).toEqual([9, 3, 3]);
  });

  test('055 The Iron Range: the Moon Cat gets nothing from it any more', () => {
    const t = duel({ magics: ['full-moon', 'the-iron-range'] }, { primary: 'moon-cat' });
    expect(t.stat('moon-cat', 'al')).toBe(4);
  });
});

describe('037 Exorcism, 148 Bug Spray', () => {
  test('type and name both fitting: still one ×2', () => {
    const t = duel({ magics: ['exorcism'] }, { primary: 'demon-knight' });
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('demon-knight');
    expect(t.hp('demon-knight')).toBe(60);
  });

  test('096 gen3 Demon Blood makes its wearer a target', () => {
    const t = duel({ magics: ['exorcism', { card: 'demon-blood', on: 'opp:werecroc' }] }, croc);
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(80);
  });
});

describe('039 Irresistible Love', () => {
  test('rumble: every opponent plays no magics and deals no damage; the first success frees all', () => {
    const t = table([
      { ...ogre, hand: ['irresistible-love'] },
      { hand: ['bull-power'] },
      { ...croc, hand: ['bull-power'] },
    ]);
    t.me.play('irresistible-love');
    while (t.asked !== 'seat1 main') {
      if (t.asked.endsWith('respond')) t.everyonePasses();
      else t.me.next();
    }
    expect(offers(t, 'play bull-power')).toBe(false);
    t.dice({ effect: [3] });
    t.players[1].use('irresistible-love');
    expect([t.zone('irresistible-love'), offers(t, 'play bull-power')]).toEqual(['me:cemetery', true]);
  });

  test('no damage from the magics they have on the field', () => {
    const t = duel({ ...ogre, magics: ['irresistible-love'] }, { ...croc, magics: ['raging-inferno'] });
    t.everyonePasses();
    t.dice(HITS, { attack: [1, 1, 1] }, HITS, { attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('ogre'), t.hp('werecroc')]).toEqual([90, 84]);
  });
});

describe('052 Magic Eater', () => {
  test('rumble: what lies on the sides of opponents, not what they have put on mine', () => {
    const t = table([
      { ...ogre, hand: ['magic-eater'], magics: [{ card: 'unicorn-might', on: 'seat1:werewolf' }] },
      { magics: [{ card: 'sword-of-the-grove', on: 'me:ogre' }] },
      { ...croc, magics: ['bull-power'] },
    ]);
    t.me.play('magic-eater');
    expect([t.zone('unicorn-might'), t.zone('sword-of-the-grove'), t.zone('bull-power')]).toEqual([
      'me:magic',
      'seat1:cemetery',
      'seat2:cemetery',
    ]);
  });

  test('team: the partner’s stay', () => {
    const t = table(
      [{ ...ogre, hand: ['magic-eater'] }, {}, { ...croc, magics: ['bull-power'] }, { ...owl, magics: ['bull-power'] }],
      { mode: 'team' },
    );
    t.me.play('magic-eater');
    expect(t.players.map((p) => t.cards(p, 'magic').length)).toEqual([0, 0, 1, 0]);
  });
});

describe('077 Bound With Chains', () => {
  test.each(['ghost-of-the-past', 'peddling-partridge', 'revival-priest'])(
    '%s takes nothing out of one’s own cemetery',
    (card) => {
      const t = duel(
        { hand: [card, 'frog'], cemetery: ['owl', 'bull-power'] },
        { ...croc, magics: ['bound-with-chains'] },
      );
      if (offers(t, `play ${card}`)) t.me.play(card);
      expect(t.zone('owl')).toBe('me:cemetery');
    },
  );

  test('066 gen1 Junk Scarecrow would return by itself and stays', () => {
    const t = duel({ hand: ['junk-scarecrow'] }, { ...ogre, magics: ['bound-with-chains'] }, { active: 1 });
    t.dice(MISSES, HITS);
    t.opp.battle('werewolf');
    t.me.play('junk-scarecrow');
    const played = t.state.turn;
    while (t.state.turn < played + 9) t.players[t.state.active].endTurn();
    expect(t.zone('junk-scarecrow')).toBe('me:cemetery');
  });
});

describe('107 Reverse Polarity', () => {
  test('the slower strikes first; a creature unaffected by magics battles in the normal order', () => {
    const t = duel({ magics: ['reverse-polarity'] }, croc);
    t.dice(MISSES, HITS, { attack: [1, 1] });
    t.me.battle('werecroc');
    t.expectLog('Werecroc misses');
    t.expectLog('Werewolf hits');
    const u = duel({ primary: 'steam-rex', magics: ['reverse-polarity'] }, croc);
    u.dice(HITS, { attack: [1] }, MISSES);
    u.me.battle('werecroc');
    u.expectLog('Steam Rex hits');
    u.expectLog('Werecroc misses');
  });

  test('015 Bear Wolf strikes first all the same', () => {
    const t = duel({ primary: 'bear-wolf', magics: ['reverse-polarity'] }, croc);
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    t.expectLog('Bear Wolf hits');
  });
});

describe('109 The Guide', () => {
  test('rumble: a sacrifice of another player heals it by half of the printed HP', () => {
    const t = table([{ primary: { card: 'the-guide', hp: 10 } }, { hand: ['ogre'] }, croc], { active: 1 });
    t.players[1].summon('ogre');
    expect(t.hp('the-guide')).toBe(45);
  });
});

describe('115 Magic Artillery', () => {
  test('rumble: with a 6 every opponent discards a magic of their own choice, who has none nothing', () => {
    const t = table([
      { ...ogre, magics: ['magic-artillery'] },
      { hand: ['frog', 'bull-power', 'elven-scout'] },
      { ...croc, hand: ['frog'] },
    ]);
    t.dice({ effect: [6] });
    if (t.asked === 'me may') t.me.yes();
    else t.me.use('magic-artillery');
    t.players[1].pick('elven-scout');
    expect([t.zone('elven-scout'), t.cards(t.players[2], 'hand')]).toEqual(['seat1:cemetery', ['frog']]);
  });
});

describe('117 Frenzy', () => {
  test('each player must declare battle before the turn can end', () => {
    const t = duel({ magics: ['frenzy'] }, croc);
    t.stopAt('combat');
    expect(t.choices).toEqual(['battle werewolf werecroc']);
    t.dice(MISSES, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90);
  });

  test('a creature kept from battle by another card: it is destroyed', () => {
    const t = duel({ magics: ['frenzy'], hand: ['a-loving-god'] }, croc);
    t.me.play('a-loving-god');
    rest(t);
    expect(t.zone('frenzy')).toBe('me:cemetery');
  });
});

describe('119 Foggy Night', () => {
  test('only creatures and Equips can be played, by anyone; Lightning that is no Equip neither', () => {
    const t = duel({ hand: ['foggy-night', 'ignite', 'bull-power'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('foggy-night');
    t.opp.pass();
    expect([offers(t, 'play ignite'), offers(t, 'play bull-power')]).toEqual([false, true]);
    t.me.play('bull-power', 'werewolf');
    expect(t.zone('bull-power')).toBe('me:magic');
  });
});

describe('120 Apocalypse', () => {
  test('rumble: all roll in each turn; equal, every primary takes 100 and it goes; its own too', () => {
    const t = table([
      { primary: 'giga', magics: ['apocalypse'] },
      { primary: 'undead-tower' },
      { primary: 'captain-ward', hand: ['frog'] },
    ]);
    t.stopAt('me combat');
    t.dice({ effect: [2, 2, 2] });
    t.me.use('apocalypse');
    expect([t.hp('giga'), t.hp('undead-tower'), t.zone('captain-ward')]).toEqual([30, 20, 'seat2:cemetery']);
    expect(t.zone('apocalypse')).toBe('me:cemetery');
  });
});

describe('125 Reduce the Burden', () => {
  test('negated it lowers nothing; else the total may fall below 0', () => {
    const t = duel({ hand: ['reduce-the-burden', 'reduce-the-burden'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('reduce-the-burden');
    t.opp.play('haunted-tree');
    expect(t.cemeteryHp()).toBe(0);
    t.me.play('reduce-the-burden');
    expect(t.cemeteryHp()).toBe(-30);
  });
});

describe('137 Kendo Tiger', () => {
  test('rumble: a card from the hand of a chosen opponent into their deck, or a magic destroyed', () => {
    const t = table([{ hand: ['kendo-tiger'] }, { ...ogre, hand: ['frog'] }, { ...croc, magics: ['bull-power'] }]);
    t.me.does('kill');
    t.me.summon('kendo-tiger');
    t.me.pick('mode 1');
    expect([t.zone('bull-power'), t.zone('frog')]).toEqual(['seat2:cemetery', 'seat1:hand']);
  });
});

describe('145 Ancient One', () => {
  test('rumble: an opponent with limited summons must battle the own primary with each', () => {
    const t = table([{ primary: 'ancient-one' }, { side: ['goblin'] }, croc], { active: 1 });
    t.dice({ order: [6, 1] }, HITS, { attack: [1] }, { hit: [1, 1], slip: [1] });
    t.players[1].next(); // there is nothing else that the goblin may do
    expect(t.hp('werewolf')).toBe(68);
  });

  test('does not reach a boss’s side', () => {
    const t = raid([{ primary: 'ancient-one' }, owl], { primary: 'behemoth', side: ['goblin'] });
    expect(t.asked).toBe('me combat');
  });
});
