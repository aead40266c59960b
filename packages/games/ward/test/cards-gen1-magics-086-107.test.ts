import { describe, expect, test } from 'vitest';
import { seen } from './gen1-scenes.ts';
import { duel, table, whyNot } from './support.ts';

/** Generation 1, magics 086 to 107. Equips that only change numbers are in cards-equips.test.ts. */

describe('Foolish Tricks', () => {
  test('sends the primary and all magics of the side back to hand, equips too; then AL 6 at most must come', () => {
    const t = duel(
      { magics: [{ card: 'ball-and-chain', on: 'opp:ogre' }], hand: ['foolish-tricks'] },
      {
        primary: 'ogre',
        magics: ['hero-shield', 'a-loving-god', { card: 'fear', on: 'me:werewolf' }],
        hand: ['goblin', 'grizzly-bear', 'dwarf'],
      },
    );
    t.me.play('foolish-tricks');
    t.expectChoices(t.opp, ['summon goblin', 'summon dwarf']);
    expect(t.cards(t.opp, 'hand').toSorted()).toEqual(
      ['a-loving-god', 'dwarf', 'fear', 'goblin', 'grizzly-bear', 'hero-shield', 'ogre'].toSorted(),
    );
    expect(t.zone('ball-and-chain')).toBe('me:cemetery'); // mine, and its wearer is gone
    t.opp.summon('dwarf');
    expect(t.asked).toBe('me combat');
    expect(t.zone('foolish-tricks')).toBe('me:cemetery');
  });

  test('takes the magics that the player controls, also one on a partner’s creature, and leaves the partner’s', () => {
    const t = table(
      [
        { hand: ['foolish-tricks'] },
        { primary: 'ogre', hand: ['hero-shield', 'frog'] },
        {},
        { primary: 'knight', hand: ['magic-belt'] },
      ],
      { mode: 'team', active: 1 },
    );
    t.players[1].play('hero-shield', 'knight'); // W6.6.1.2: it lies on the partner's side
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.players[3].play('magic-belt', 'ogre');
    t.players[3].endTurn();
    expect(t.zone('hero-shield')).toBe('seat3:magic');
    expect(t.zone('magic-belt')).toBe('seat1:magic');
    t.me.play('foolish-tricks');
    t.me.pick('seat 1');
    expect(t.zone('hero-shield')).toBe('seat1:hand');
    expect(t.zone('magic-belt')).toBe('seat3:cemetery'); // its wearer is gone (W6.4.2)
    t.players[1].summon('frog');
  });

  test('with none in hand they redraw until they hold one', () => {
    const t = duel(
      { hand: ['foolish-tricks'] },
      { primary: 'ogre', hand: ['curse'], deck: ['griffin', 'frog', 'knight'] },
    );
    t.shuffle('griffin', 'knight');
    t.shuffle('curse', 'frog');
    t.me.play('foolish-tricks');
    t.expectLog('W7.2.2 opp shows their hand of 2');
    t.expectLog('W7.2.2 opp has a new hand of 2');
    t.expectLog('W7.2.2 opp has a new hand of 2');
    t.expectChoices(t.opp, ['summon frog']);
  });

  test('with none in the deck either they lose', () => {
    const t = duel({ hand: ['foolish-tricks'] }, { primary: 'ogre', hand: ['griffin'], deck: ['knight'] });
    t.me.play('foolish-tricks');
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('W7.2.4');
  });

  test('a magic stolen before goes to the hand of who has it now', () => {
    const t = duel({ hand: ['curse', 'foolish-tricks'] }, { hand: ['magic-steal'] });
    t.me.play('curse');
    t.opp.play('magic-steal');
    t.me.play('foolish-tricks');
    expect(t.zone('curse')).toBe('opp:hand');
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
    const t = duel({ hand: ['terrifying-roar', 'fear'] }, { primary: 'ent-tree' });
    t.expectChoices(t.me, ['play fear', 'endPhase']);
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
    for (const card of ['dragon-fire', 'turncoat']) expect(whyNot(t, card)).toEqual(['W6.2.1']);
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
    const t = duel(
      { hand: ['unlucky-circumstance'], deck: ['frog', 'owl'] },
      { primary: 'knight', magics: ['knight-armor'] },
    );
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

  test('or a magic into their cemetery; W6.2.1 an empty hand shows nothing, so it is not played', () => {
    const t = duel({ hand: ['watcher-in-the-wall', 'watcher-in-the-wall'] }, { hand: ['twister'] });
    t.me.play('watcher-in-the-wall');
    expect(t.zone('twister')).toBe('opp:cemetery');
    expect(whyNot(t, 'watcher-in-the-wall')).toEqual(['W6.2.1']);
  });
});

describe('Wings of the Beast', () => {
  test('for a cycle its wearer counts as winged and takes nothing from creatures without wings; magics hurt it', () => {
    const t = duel({ primary: 'kobold', hand: ['wings-of-the-beast'] }, { primary: 'ogre', magics: ['forest-fire'] });
    t.me.play('wings-of-the-beast', 'kobold');
    t.dice(5, 5, 1, 1, 5, 5, 6, 6, 6);
    t.me.battle('ogre');
    t.expectLog('Kobold takes none of the 21 damage');
    expect(t.hp('ogre')).toBe(86);
    expect(t.stat('kobold', 'winged')).toBe(1);
    t.dice(1);
    t.opp.endTurn();
    t.expectLog('Kobold takes 10 from Forest Fire');
    expect(t.stat('kobold', 'winged')).toBe(0);
  });

  test('damage over time of a wingless creature stops too, its own critical miss does not', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'ogre', hand: ['wings-of-the-beast'] });
    t.dice(5, 5, 1, 1, 1, 3); // hit for 1 and poisoned; the ogre slips for 3
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(76);
    t.me.endTurn();
    t.opp.play('wings-of-the-beast', 'ogre');
    t.dice(1, 2, 1, 1, 4);
    t.opp.battle('dire-wolf');
    t.expectLog('W10.3.2 Ogre takes 4');
    t.opp.endTurn();
    t.me.endTurn();
    t.expectLog('Ogre takes none of the 10 damage');
    expect(t.hp('ogre')).toBe(72);
  });

  test('the winged can hurt it, by their art or by another copy', () => {
    const t = duel({ primary: 'kobold', hand: ['wings-of-the-beast'] }, { primary: 'harpy' });
    t.me.play('wings-of-the-beast', 'kobold');
    t.dice(3, 3, 1, 1, 3, 3, 6);
    t.me.battle('harpy');
    expect(t.hp('kobold')).toBe(34);

    const both = duel({ primary: 'kobold', hand: ['wings-of-the-beast', 'wings-of-the-beast'] }, { primary: 'ogre' });
    both.me.play('wings-of-the-beast', 'kobold');
    both.me.play('wings-of-the-beast', 'ogre');
    both.dice(5, 5, 1, 1, 5, 5, 1, 1, 1);
    both.me.battle('ogre');
    expect(both.hp('ogre')).toBe(86);
    expect(both.hp('kobold')).toBe(34);
  });
});

describe('Winter Chill', () => {
  test('freezes its wearer: no battle, no strike, no sacrifice; on 5–6 its controller’s roll thaws it', () => {
    const t = duel({ hand: ['winter-chill'] }, { primary: 'knight', hand: ['griffin', 'frog'] });
    t.me.play('winter-chill', 'knight');
    t.dice(5, 5, 1, 1);
    t.me.battle('knight');
    t.expectLog('Knight cannot strike');
    // Griffin would have to be paid for with Knight. Killing it is allowed.
    t.expectChoices(t.opp, ['use winter-chill', 'kill knight', 'endPhase']);
    t.dice(4);
    t.opp.use('winter-chill');
    t.expectChoices(t.opp, ['kill knight', 'endPhase']); // once in the turn
    t.opp.next(); // to the end: there is no battle to start
    expect(t.asked).toBe('me combat'); // and it is not mine to roll
    t.me.endTurn();
    t.dice(5);
    t.opp.use('winter-chill');
    expect(t.zone('winter-chill')).toBe('me:cemetery');
    t.expectChoices(t.opp, ['summon griffin', 'kill knight', 'endPhase']);
  });
});

test('Twister destroys every magic; then each player draws two, as far as the deck allows', () => {
  const t = duel(
    { magics: ['hero-shield'], hand: ['twister'], deck: ['frog', 'owl'] },
    { magics: ['curse'], deck: ['elf', 'orc', 'ogre'] },
  );
  t.me.play('twister');
  expect(t.cards(t.me, 'cemetery')).toEqual(['hero-shield', 'twister']);
  expect(t.zone('curse')).toBe('opp:cemetery');
  expect(t.cards(t.me, 'hand')).toEqual(['frog', 'owl']);
  expect(t.cards(t.opp, 'hand')).toEqual(['elf', 'orc']);
});

describe('Troll Regeneration', () => {
  test('heals 5 as it is equipped and 5 at the start of each of its player’s turns', () => {
    const t = duel({ primary: { card: 'goblin', hp: 7 }, hand: ['troll-regeneration'] });
    t.me.play('troll-regeneration', 'goblin');
    for (const hp of [12, 17, 22, 27, 30, 30]) {
      expect(t.hp('goblin')).toBe(hp);
      t.me.endTurn();
      expect(t.hp('goblin')).toBe(hp);
      t.opp.endTurn();
    }
  });

  test('keeps count: two counters as it comes, one more at each end of turn, one spent by each heal', () => {
    const t = duel({ primary: { card: 'goblin', hp: 7 }, hand: ['troll-regeneration'] });
    const counters = () => t.state.cards[t.id('troll-regeneration')].count;
    t.me.play('troll-regeneration', 'goblin');
    expect(counters()).toBe(2);
    t.me.endTurn();
    expect(counters()).toBe(3);
    t.opp.endTurn();
    expect(counters()).toBe(2);
  });
});
