import { view } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Magics of generation 1, numbers 86 to 151. Equips that only change numbers are in cards-equips.test.ts. */

/** What a seat can name in a zone of a player. */
const seen = (t: ReturnType<typeof duel>, viewer: number, zone: string, whose: number) =>
  (view(ward, t.state, viewer).zones.find((z) => z.zone === zone && z.seat === whose)?.cards ?? []).flatMap((c) =>
    c.card === undefined ? [] : [c.card],
  );

describe('Foolish Tricks', () => {
  test('sends the primary and all magics of the side back to hand, equips too; then AL 6 at most must come', () => {
    const t = duel(
      { magics: [{ card: 'ball-and-chain', on: 'opp:ogre' }], hand: ['foolish-tricks'] },
      {
        primary: 'ogre',
        magics: ['hero-shield', 'a-loving-god', { card: 'fear', on: 'me:werewolf' }],
        hand: ['goblin', 'griffin', 'dwarf'],
      },
    );
    t.me.play('foolish-tricks');
    t.expectChoices(t.opp, ['summon goblin', 'summon dwarf']);
    expect(t.cards(t.opp, 'hand').toSorted()).toEqual(
      ['a-loving-god', 'dwarf', 'fear', 'goblin', 'griffin', 'hero-shield', 'ogre'].toSorted(),
    );
    expect(t.zone('ball-and-chain')).toBe('me:cemetery'); // mine, and its wearer is gone
    t.opp.summon('dwarf');
    expect(t.asked).toBe('me combat');
    expect(t.zone('foolish-tricks')).toBe('me:cemetery');
  });

  test('with none in hand they redraw until they hold one', () => {
    const t = duel({ hand: ['foolish-tricks'] }, { primary: 'ogre', hand: ['curse'], deck: ['griffin', 'frog', 'knight'] });
    t.shuffle('griffin', 'knight');
    t.shuffle('curse', 'frog');
    t.me.play('foolish-tricks');
    t.expectLog('W7.2.2 opp shows their hand of 2');
    t.expectLog('W7.2.2 opp redraws 2');
    t.expectLog('W7.2.2 opp redraws 2');
    t.expectChoices(t.opp, ['summon frog']);
  });

  test('with none in the deck either they lose', () => {
    const t = duel({ hand: ['foolish-tricks'] }, { primary: 'ogre', hand: ['griffin'], deck: ['knight'] });
    t.me.play('foolish-tricks');
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('W7.2.4');
  });

  test('limited summons do not step in; who is out of reach stays, with what shields it', () => {
    const t = duel({ hand: ['foolish-tricks'] }, { primary: 'ogre', side: ['kobold'], hand: ['goblin'] });
    t.me.play('foolish-tricks');
    t.expectChoices(t.opp, ['summon goblin']);

    const h = duel({ hand: ['foolish-tricks'] }, { primary: 'ogre', magics: ['heroism', 'curse'] });
    h.me.play('foolish-tricks');
    expect(h.zone('ogre')).toBe('opp:primary');
    expect(h.cards(h.opp, 'magic')).toEqual(['heroism']);
    expect(h.cards(h.opp, 'hand')).toEqual(['curse']);
  });
});

describe('Terrifying Roar', () => {
  test('sends one creature of an opponent to that opponent’s hand, and they replace a primary', () => {
    const t = duel(
      { side: ['frog'], hand: ['terrifying-roar'] },
      { primary: 'dwarf', magics: ['hero-shield'], side: ['kobold'], hand: ['goblin'] },
    );
    t.me.play('terrifying-roar');
    t.expectChoices(t.me, ['card dwarf terrifying-roar', 'card kobold terrifying-roar']);
    t.me.pick('dwarf');
    expect(t.zone('dwarf')).toBe('opp:hand');
    expect(t.zone('hero-shield')).toBe('opp:cemetery');
    expect(t.zone('kobold')).toBe('opp:primary'); // W13.3.6
  });

  test('the hand is that of who has the creature now', () => {
    const swapped = duel({ hand: ['turncoat', 'terrifying-roar', 'frog'] }, { primary: 'goblin', hand: ['owl'] });
    swapped.me.play('turncoat');
    swapped.me.play('terrifying-roar', 'werewolf');
    expect(swapped.zone('werewolf')).toBe('opp:hand');

    const held = duel(
      { hand: ['terrifying-roar'] },
      { primary: 'psychic-toad', side: [{ card: 'ogre', owner: 0, anchor: 'psychic-toad', home: 'hand' }] },
    );
    held.me.play('terrifying-roar', 'ogre');
    expect(held.zone('ogre')).toBe('opp:hand');
  });

  test('W16.1.1 needs somebody it reaches', () => {
    const t = duel({ hand: ['terrifying-roar', 'health-potion'] }, { primary: 'ent-tree' });
    t.expectChoices(t.me, ['play health-potion', 'endPhase']);
  });
});

describe('Heroism', () => {
  test('gives +2 AL, HIT and ATK, and shuts out every other magic, helpful ones and those already worn too', () => {
    const t = duel({
      primary: { card: 'goblin', hp: 1 },
      magics: ['knight-armor', 'flame-of-the-infinite'],
      hand: ['heroism', 'health-potion', 'magic-ring', 'death-from-above'],
    });
    expect(t.stat('goblin', 'al')).toBe(12);
    t.me.play('heroism', 'goblin');
    expect(['al', 'hit', 'atk', 'dice', 'hitDice'].map((x) => t.stat('goblin', x))).toEqual([4, 2, 2, 1, 2]);
    t.me.play('death-from-above');
    expect(t.stat('goblin', 'autoHit')).toBe(0);
    // No potion for it, and a ring only for the other side.
    t.expectChoices(t.me, ['play magic-ring', 'endPhase']);
    t.me.play('magic-ring');
    expect(t.stat('werewolf', 'hit')).toBe(5);
  });

  test('neither it nor its wearer is touched by magics once it lies there', () => {
    const t = duel(
      { hand: ['dragon-fire', 'turncoat', 'smokescreen', 'wrath-of-the-old-ones', 'judgement'], primary: 'goblin' },
      { primary: 'ogre', magics: ['heroism'] },
    );
    t.me.play('turncoat');
    expect(t.zone('ogre')).toBe('opp:primary');
    expect(t.zone('goblin')).toBe('me:primary');
    t.me.play('dragon-fire');
    t.me.play('smokescreen'); // my own is the only one it can go on
    expect(t.stat('goblin', 'hitDice')).toBe(1);
    t.me.play('judgement');
    t.me.summon('goblin');
    t.me.play('wrath-of-the-old-ones');
    t.me.summon('goblin');
    expect(t.zone('ogre')).toBe('opp:primary');
    expect(t.zone('heroism')).toBe('opp:magic');
  });

  test('a creature’s effect can destroy it later', () => {
    const t = duel({ primary: 'demon-king' }, { primary: 'ogre', magics: ['heroism'] });
    t.dice(3);
    t.me.use('demon-king');
    expect(t.zone('heroism')).toBe('opp:cemetery');
    expect(t.stat('ogre', 'al')).toBe(8);
  });
});

describe('Unlucky Circumstance', () => {
  test('AL 1 over any increase, to the start of its player’s next turn, and then to their cemetery', () => {
    const t = duel({ hand: ['unlucky-circumstance'], deck: ['frog', 'owl'] }, { primary: 'knight', magics: ['knight-armor'] });
    t.me.play('unlucky-circumstance', 'knight');
    expect(t.stat('knight', 'al')).toBe(1);
    expect(t.zone('unlucky-circumstance')).toBe('me:magic');
    t.me.endTurn();
    expect(t.stat('knight', 'al')).toBe(1);
    t.opp.endTurn();
    t.expectLog('W9.2.3 The effect of Unlucky Circumstance ends');
    t.expectLog('me draws Owl');
    expect(t.stat('knight', 'al')).toBe(12);
    expect(t.zone('unlucky-circumstance')).toBe('me:cemetery');
  });
});

test('Visitor From Beyond takes a magic from one’s own cemetery, never a locked one or a creature', () => {
  const t = duel({
    hand: ['visitor-from-beyond'],
    cemetery: ['holy-light', 'hourglass-of-time', 'frog', 'twister', 'the-squire'],
  });
  t.me.play('visitor-from-beyond');
  t.expectChoices(t.me, ['card twister visitor-from-beyond', 'card the-squire visitor-from-beyond']);
  t.me.pick('twister');
  expect(t.zone('twister')).toBe('me:hand');
  expect(t.zone('visitor-from-beyond')).toBe('me:cemetery');
});

describe('Watcher in the Wall', () => {
  test('only its player sees the hand, and puts a creature of it under their deck, which is not shuffled', () => {
    const t = duel({ hand: ['watcher-in-the-wall'] }, { hand: ['ogre', 'twister', 'elf'], deck: ['frog', 'owl'] });
    t.me.play('watcher-in-the-wall');
    t.expectLog('opp shows their hand of 3');
    t.expectChoices(t.me, ['card ogre', 'card twister', 'card elf']);
    expect(seen(t, 0, 'hand', 1)).toEqual(['ogre', 'twister', 'elf']);
    expect(seen(t, 2, 'hand', 1)).toEqual([]); // a spectator
    t.me.pick('ogre');
    expect(t.cards(t.opp, 'deck')).toEqual(['ogre', 'owl', 'frog']); // top last
    t.expectNoLog('shuffled');
    expect(seen(t, 0, 'deck', 1)).toEqual(['ogre']);
    expect(seen(t, 2, 'deck', 1)).toEqual([]);
    expect(t.zone('watcher-in-the-wall')).toBe('me:cemetery');
  });

  test('or a magic into their cemetery; an empty hand shows nothing', () => {
    const t = duel({ hand: ['watcher-in-the-wall', 'watcher-in-the-wall'] }, { hand: ['twister'] });
    t.me.play('watcher-in-the-wall');
    expect(t.zone('twister')).toBe('opp:cemetery');
    t.me.play('watcher-in-the-wall');
    t.expectLog('opp shows their hand of 0');
  });
});

describe('Wings of the Beast', () => {
  test('only the winged can damage its wearer for a cycle', () => {
    const t = duel({ primary: 'dwarf', hand: ['wings-of-the-beast'], magics: ['forest-fire'] }, { primary: 'ogre', magics: ['forest-fire'] });
    t.me.play('wings-of-the-beast', 'dwarf');
    expect(t.zone('wings-of-the-beast')).toBe('me:cemetery');
    t.dice(5, 5, 1, 1, 5, 5, 6, 6, 6);
    t.dice();
    t.me.battle('ogre');
  });
});
