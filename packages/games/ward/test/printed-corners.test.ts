import { describe, expect, test } from 'vitest';
import { duel, rest, table } from './support.ts';

/** What the print of some cards says at its edges. */

const MISS = { hit: [1, 1], slip: [1] };

describe('W8.3.1 a creature that may come without a sacrifice', () => {
  const orcs = ['orc-champion', 'orc', 'orc-warrior', 'octo-orc'];

  test('Orc Champion: its player may pay all the same', () => {
    const t = duel({ unstarted: true, hand: orcs });
    t.me.summon('orc-champion');
    t.me.no();
    t.me.pick('orc', 'orc-warrior');
    expect([t.zone('orc-champion'), t.cards(t.me, 'cemetery')]).toEqual(['me:primary', ['orc', 'orc-warrior']]);
  });

  test('Orc Champion: of three, its player says which two are shown', () => {
    const t = duel({ unstarted: true, hand: orcs });
    t.me.summon('orc-champion');
    t.me.yes();
    t.me.pick('octo-orc', 'orc');
    expect(t.zone('orc-champion')).toBe('me:primary');
    t.expectLog('Octo-Orc');
    t.expectNoLog('Orc Warrior');
  });

  test('W7.2.4 nobody loses with nothing else to summon while two Orcs of the hand let it come', () => {
    const t = duel(
      {
        primary: { card: 'werewolf', hp: 1 },
        hand: ['orc-champion', 'rampage-orc', 'rampage-orc'],
        cemetery: ['rampage-orc'],
      },
      { primary: 'giant-eagle' },
      { active: 1 },
    );
    t.dice({ hit: [6, 5] }, { attack: [1, 1] });
    t.opp.battle('werewolf');
    t.me.summon('orc-champion');
    expect([t.zone('orc-champion'), t.winner]).toEqual(['me:primary', null]);
  });

  test('Ghul’Vok summoned at the usual cost stays when Full Moon goes', () => {
    const t = duel({ unstarted: true, magics: ['full-moon'], hand: ['ghulvok', 'frog', 'owl', 'evil-queen'] });
    t.me.summon('ghulvok');
    t.me.no();
    t.me.pick('frog');
    t.me.play('evil-queen', 'full-moon');
    expect([t.zone('full-moon'), t.zone('ghulvok')]).toEqual(['me:cemetery', 'me:primary']);
  });
});

test('W10.2.6 Ironfist Dwarf: a battle of its turn that another began counts, too', () => {
  const t = duel({ primary: 'ironfist-dwarf', side: ['frog'] }, { primary: 'ancient-one' });
  t.dice(MISS, MISS);
  t.me.next();
  // The Frog was made to battle it; it has done nothing, and may battle twice now.
  t.me.yes();
  expect(t.stat('ironfist-dwarf', 'moreBattles')).toBe(1);
});

test('Woodland Elf battling itself rolls once for the battle', () => {
  const t = duel({ primary: 'woodland-elf', hand: ['possession'] }, { primary: 'giant-eagle' });
  t.dice({ effect: [5] }, MISS, MISS);
  t.me.play('possession', 'woodland-elf');
  expect(t.hp('woodland-elf')).toBe(48);
});

describe('Moon Owl: whatever effect of an opponent takes it off the field', () => {
  test('The Old One: it equips to that one, and its player draws nothing for it', () => {
    const t = duel(
      { hand: ['the-old-one', 'frog'] },
      { primary: 'moon-owl', hand: ['goblin'], deck: ['owl', 'harpy'] },
    );
    t.me.summon('the-old-one', 'frog');
    expect(t.zone('moon-owl')).toBe('opp:magic');
    expect(t.cards(t.opp, 'deck').length).toBe(2);
    t.opp.summon('goblin');
    t.me.endTurn();
    rest(t, 1);
    expect(t.hp('the-old-one')).toBe(90);
  });

  test('Stone Golem takes its place all the same', () => {
    const t = duel({ hand: ['stone-golem'] }, { primary: 'moon-owl', deck: ['frog'] });
    t.me.play('stone-golem');
    expect([t.zone('moon-owl'), t.zone('stone-golem')]).toEqual(['opp:magic', 'opp:primary']);
  });
});

test('Irresistible Love: in a third player’s turn each opponent has a roll of their own', () => {
  const t = table([{ magics: ['irresistible-love'] }, {}, {}, {}], { active: 3 });
  const { turn } = t.state;
  const rolled: string[] = [];
  t.dice(5, 5);
  while (t.state.turn === turn && t.asked.endsWith('respond')) {
    rolled.push(t.asked);
    t.players[Number(t.asked[4])].use('irresistible-love');
  }
  expect(rolled).toEqual(['seat1 respond', 'seat2 respond']);
});

test('Phoenix Armor burns after the draw: the drawn card is in the hand, and the hand is down to eight', () => {
  const deck = ['frog', 'owl'];
  const t = duel({}, { magics: ['phoenix-armor'], deck, hand: Array(8).fill('goblin') });
  t.stopAt('opp discard');
  t.me.endTurn();
  expect([t.asked, t.hp('opp:werewolf')]).toEqual(['opp discard', 70]);
  t.opp.does('discard', 'goblin');
  expect(t.hp('opp:werewolf')).toBe(60);
});

describe('Terry is lost, and Jerry stays on the field', () => {
  const side = ['frog', 'owl', 'goblin', 'harpy'];

  test('W13.3.1 beside; with four there already he has no place', () => {
    const t = duel({ primary: { card: 'terry', under: ['jerry'] }, side });
    t.me.does('kill');
    expect([t.zone('terry'), t.zone('jerry'), t.cards(t.me, 'side').length]).toEqual(['me:cemetery', 'me:cemetery', 4]);
    const three = duel({ primary: { card: 'terry', under: ['jerry'] }, side: side.slice(1) });
    three.me.does('kill');
    three.me.pick('jerry');
    expect(three.zone('jerry')).toBe('me:primary');
  });

  test('Wrath of the Old Ones: Jerry does not go into the deck, and nothing is drawn for him', () => {
    const t = duel(
      {
        primary: { card: 'terry', under: ['jerry'] },
        hand: ['wrath-of-the-old-ones'],
        deck: ['frog', 'owl', 'goblin'],
      },
      { primary: 'knight', hand: ['goblin'], deck: ['owl'] },
    );
    t.me.play('wrath-of-the-old-ones');
    expect([t.zone('jerry'), t.cards(t.me, 'hand').length]).toEqual(['me:primary', 2]);
  });
});

describe('Electroloon stuns as long as its effect works, not once as it is summoned', () => {
  test('W13.3.6 one that steps up from the side stuns, too', () => {
    const t = duel({ primary: 'goblin', side: ['electroloon'] }, { primary: 'ogre' });
    t.me.does('kill');
    expect([t.zone('electroloon'), t.stat('ogre', 'stunned')]).toEqual(['me:primary', 1]);
  });

  test('its effect is back when what negated it is gone', () => {
    const t = duel({ primary: 'electroloon', magics: ['the-iron-range'], hand: ['evil-queen'] }, { primary: 'ogre' });
    expect(t.stat('ogre', 'stunned')).toBe(0);
    t.me.play('evil-queen');
    expect(t.stat('ogre', 'stunned')).toBe(1);
  });

  test('W6.4.2 handed over, it stuns the opponents of whoever has it', () => {
    const t = duel({ primary: 'electroloon', hand: ['turncoat'] }, { primary: 'ogre' });
    t.me.play('turncoat');
    expect([t.stat('ogre', 'stunned'), t.zone('ogre')]).toEqual([1, 'me:primary']);
  });

  test('a side that got free stays free, newcomers too', () => {
    const t = table([{ primary: 'electroloon' }, { primary: 'goblin', hand: ['frog'] }, { primary: 'ogre' }]);
    t.me.endTurn();
    t.dice(2);
    t.players[1].yes();
    t.players[1].does('kill');
    expect([t.stat('frog', 'stunned'), t.stat('ogre', 'stunned')]).toEqual([0, 1]);
  });
});

test('W13.3.6 Vampire Orc: its effect starts as it steps up, too', () => {
  const t = duel({ primary: 'goblin', side: ['vampire-orc'] }, { primary: 'ogre' });
  t.me.does('kill');
  expect(t.stat('vampire-orc', 'mod')).toBe(7);
});

test('Magic Artillery is fired at any moment of the first magic phase, and not after it', () => {
  const t = duel({ magics: ['magic-artillery'], hand: ['hero-shield'] });
  t.stopAt('me second');
  t.me.play('hero-shield', 'me:werewolf');
  t.expectChoices(t.me, ['use magic-artillery', 'endPhase']);
  t.me.next();
  expect(t.choices.some((c) => c.includes('magic-artillery'))).toBe(false);
});
