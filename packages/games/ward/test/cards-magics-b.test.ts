import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, table, viewOf, whyNot } from './support.ts';

/** Magics of generation 1, numbers 86 to 151. Equips that only change numbers are in cards-equips.test.ts. */

/** What a seat can name in a zone of a player. */
const seen = (t: ReturnType<typeof duel>, viewer: number, zone: string, whose: number) =>
  (viewOf(t, viewer).zones.find((z) => z.zone === zone && z.seat === whose)?.cards ?? []).flatMap((c) =>
    c.card === undefined ? [] : [c.card],
  );

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

describe('Wrath of the Old Ones', () => {
  test('shuffles every primary and magic into its deck, worn equips too; each draws as many as left their side', () => {
    const t = duel(
      {
        primary: 'goblin',
        magics: ['hero-shield', 'curse', { card: 'ball-and-chain', on: 'opp:ogre' }],
        hand: ['wrath-of-the-old-ones'],
        deck: ['angel', 'frog', 'owl'],
      },
      { primary: 'ogre', magics: ['magic-belt'], deck: ['elf', 'orc', 'rodent'] },
    );
    t.shuffle('frog', 'goblin', 'owl', 'curse');
    t.shuffle('elf', 'ogre');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'cemetery')).toEqual(['wrath-of-the-old-ones']);
    expect(t.cards(t.opp, 'cemetery')).toEqual([]);
    expect(t.cards(t.me, 'hand')).toEqual(['angel', 'frog', 'goblin', 'owl', 'curse']);
    expect(t.cards(t.opp, 'hand')).toEqual(['elf', 'ogre']);
    // W14.4.3: its player summons first.
    expect(t.asked).toBe('me replace');
    t.me.summon('goblin');
    expect(t.asked).toBe('opp replace');
  });

  test('counts what lies under a creature: Eternal Dragon with two under it is three cards', () => {
    const pile = ['red-dragon', 'blue-dragon'];
    const t = duel(
      {
        primary: { card: 'eternal-dragon', under: pile },
        hand: ['wrath-of-the-old-ones'],
        deck: ['kobold', 'frog', 'owl', 'orc', 'elf', 'dwarf'],
      },
      { primary: 'goblin', deck: ['rodent'] },
    );
    t.shuffle('frog', 'owl', 'orc');
    t.shuffle('rodent');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'hand')).toEqual(['kobold', 'frog', 'owl', 'orc']);
    expect(t.cards(t.me, 'deck').toSorted()).toEqual(['dwarf', 'elf', 'eternal-dragon', ...pile].toSorted());
    expect(t.cards(t.opp, 'hand')).toEqual(['rodent']);
  });

  test('goes by who brought a card to the match, and counts by whose side it lay on', () => {
    const t = duel(
      { primary: 'goblin', hand: ['wrath-of-the-old-ones'], deck: ['owl', 'owl'] },
      { primary: { card: 'dwarf', owner: 0 }, side: ['kobold'], deck: ['elf', 'orc'] },
    );
    t.shuffle('goblin');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'deck').toSorted()).toEqual(['dwarf', 'owl']);
    expect(t.cards(t.me, 'hand')).toEqual(['owl', 'goblin']);
    expect(t.cards(t.opp, 'hand')).toEqual(['elf']);
    // Limited summons stay, and one steps up.
    t.me.summon('goblin');
    expect(t.zone('kobold')).toBe('opp:primary');
  });
});

describe('Forest Sentinel', () => {
  test('turns a worked-out attack back on the attacker; nothing that answers a hit can stop that', () => {
    const t = duel({ hand: ['junk-scarecrow', 'minotaur-bodyguard'] }, { primary: 'ogre', hand: ['forest-sentinel'] });
    t.dice(5, 5, 6, 4);
    t.me.battle('ogre');
    t.expectChoices(t.opp, ['pass', 'play forest-sentinel']);
    t.dice(1, 1, 1);
    t.opp.play('forest-sentinel');
    t.expectLog('The attack of Werewolf is negated');
    t.expectLog('W10.4.1 Werewolf takes 13 from Forest Sentinel');
    expect(t.hp('werewolf')).toBe(57);
    expect(t.hp('ogre')).toBe(89);
    expect(t.zone('forest-sentinel')).toBe('opp:cemetery');
  });

  test('is reflection by a magic, which a Swamp Dragon does not feel', () => {
    const t = duel({ primary: 'swamp-dragon' }, { primary: 'ogre', hand: ['forest-sentinel'] });
    t.dice(5, 5, 6, 4);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('forest-sentinel');
    expect(t.hp('swamp-dragon')).toBe(80);
    expect(t.hp('ogre')).toBe(89);
  });
});

describe('Turncoat', () => {
  test('swaps the primaries as they stand; their equips are destroyed', () => {
    const t = duel(
      {
        primary: { card: 'werewolf', hp: 20 },
        magics: ['hero-shield', { card: 'fear', on: 'opp:ogre' }],
        hand: ['turncoat'],
      },
      { primary: { card: 'ogre', hp: 50 }, magics: ['magic-belt', 'curse'] },
    );
    t.me.play('turncoat');
    expect(t.zone('ogre')).toBe('me:primary');
    expect(t.zone('werewolf')).toBe('opp:primary');
    expect([t.hp('ogre'), t.hp('werewolf')]).toEqual([50, 20]);
    expect(t.cards(t.me, 'cemetery')).toEqual(['hero-shield', 'fear', 'turncoat']);
    expect(t.cards(t.opp, 'cemetery')).toEqual(['magic-belt']);
    expect(t.zone('curse')).toBe('opp:magic');
    t.expectChoices(t.me, ['battle ogre werewolf', 'endPhase']);
  });

  test('what runs on a creature stays on it', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['turncoat'] }, { primary: 'ogre' });
    t.dice(5, 5, 1, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 1 - 10);
    t.me.play('turncoat');
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('me:ogre')).toBe(68);
  });

  test('one held by Revival Priest dies instead: the Priest’s player still gets the other, the giver summons anew', () => {
    const mine = duel(
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'], hand: ['turncoat'] },
      { primary: 'knight', hand: ['goblin'] },
    );
    mine.me.play('turncoat');
    expect(mine.zone('ogre')).toBe('me:cemetery');
    expect(mine.zone('revival-priest')).toBe('me:cemetery');
    expect(mine.zone('knight')).toBe('me:primary');
    mine.expectChoices(mine.opp, ['summon goblin']);

    const theirs = duel(
      { primary: 'knight', hand: ['turncoat', 'goblin'] },
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'] },
    );
    theirs.me.play('turncoat');
    expect(theirs.zone('ogre')).toBe('opp:cemetery');
    expect(theirs.zone('knight')).toBe('opp:primary');
    theirs.expectChoices(theirs.me, ['summon goblin']);
  });
});

describe('Cosmic Negation', () => {
  test('destroys every magic, then nobody plays any for three cycles; it leaves before the draw', () => {
    const t = duel(
      { hand: ['cosmic-negation', 'hero-shield'], magics: ['magic-belt'] },
      { magics: ['curse'], hand: ['health-potion', 'minotaur-bodyguard'] },
    );
    t.me.play('cosmic-negation');
    expect(t.zone('magic-belt')).toBe('me:cemetery');
    expect(t.zone('curse')).toBe('opp:cemetery');
    for (let cycle = 1; cycle <= 3; cycle++) {
      expect(t.asked).toBe('me combat');
      expect(t.zone('cosmic-negation')).toBe('me:magic');
      t.me.endTurn();
      expect(t.asked).toBe('opp combat');
      t.opp.endTurn();
    }
    expect(t.zone('cosmic-negation')).toBe('me:cemetery');
    t.expectChoices(t.me, ['play hero-shield', 'endPhase']);
  });

  test('can be answered before it resolves', () => {
    const t = duel({ hand: ['cosmic-negation'], magics: ['magic-belt'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('cosmic-negation');
    t.opp.play('blade-in-the-dark');
    expect(t.zone('magic-belt')).toBe('me:magic');
    expect(t.zone('cosmic-negation')).toBe('me:cemetery');
  });
});

describe('Judgement', () => {
  test('every primary to its original owner’s hand; then each summons one of AL 6 at most, its player first', () => {
    const t = duel(
      { primary: 'ogre', magics: ['hero-shield'], hand: ['judgement', 'goblin'] },
      { primary: { card: 'werewolf', owner: 0 }, side: ['kobold'], hand: ['frog', 'grizzly-bear'] },
    );
    t.me.play('judgement');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin', 'summon werewolf']);
    t.me.summon('goblin');
    t.expectChoices(t.opp, ['summon frog']); // Kobold stays where it is
    t.opp.summon('frog');
    expect(t.zone('kobold')).toBe('opp:side');
    expect(t.zone('judgement')).toBe('me:cemetery');
    // It was not my summon of the turn.
    expect(t.choices).toContain('summon ogre');
  });

  test('a hybrid standing in front goes back as well', () => {
    const t = duel({ hand: ['judgement', 'frog'] }, { primary: { card: 'stone-golem', owner: 0 }, hand: ['owl'] });
    t.me.play('judgement');
    expect(t.zone('stone-golem')).toBe('me:hand');
  });

  test('with none in hand a redraw, with none in the deck either the loss', () => {
    const t = duel({ hand: ['judgement'] }, { primary: 'ogre', deck: ['griffin', 'frog'] });
    t.shuffle('griffin');
    t.shuffle('frog');
    t.me.play('judgement');
    t.me.summon('werewolf');
    t.expectLog('W7.2.2 opp shows their hand of 1');
    t.expectLog('W7.2.2 opp has a new hand of 1');
    t.expectChoices(t.opp, ['summon frog']);

    const lost = duel({ hand: ['judgement'] }, { primary: 'ogre', deck: ['griffin', 'curse'] });
    lost.me.play('judgement');
    lost.me.summon('werewolf');
    expect(lost.winner).toBe(0);
    expect(lost.endedBy).toBe('W7.2.4');
  });
});

describe('Helping Hand', () => {
  test('brings any creature from hand as a limited summon without sacrifices; with it gone the creature dies', () => {
    const t = duel({ hand: ['helping-hand', 'giga', 'frog'] }, { hand: ['council-of-the-cosmos'] });
    t.me.play('helping-hand');
    t.expectChoices(t.me, ['card giga', 'card frog']);
    t.me.pick('giga');
    expect(t.zone('giga')).toBe('me:side');
    expect(t.zone('helping-hand')).toBe('me:magic');
    t.expectLog('Giga is equipped with Helping Hand');
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
    expect(t.cemeteryHp()).toBe(130);
  });

  test('needs a creature, room beside the primary and a slot', () => {
    const offered = (side: Parameters<typeof duel>[0]) => duel(side).choices.includes('play helping-hand');
    expect(offered({ hand: ['helping-hand', 'hero-shield'] })).toBe(false);
    expect(offered({ hand: ['helping-hand', 'frog'], side: ['owl', 'owl', 'owl', 'owl'] })).toBe(false);
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    expect(offered({ hand: ['helping-hand', 'frog'], magics: five })).toBe(false);
    expect(offered({ hand: ['helping-hand', 'frog'], magics: five.slice(1), side: ['owl', 'owl', 'owl'] })).toBe(true);
  });

  test('ends when the creature changes control: it goes to its player’s cemetery', () => {
    const t = duel(
      { side: [{ card: 'giga', anchor: 'helping-hand' }], magics: [{ card: 'helping-hand', on: 'me:giga' }] },
      { primary: 'frog', hand: ['psychic-toad'] },
      { active: 1 },
    );
    t.opp.does('kill');
    t.opp.summon('psychic-toad');
    t.opp.pick('giga');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
  });

  test('W12.3 holds the creature still when it has stepped to the front', () => {
    const t = duel(
      {
        primary: { card: 'frog', hp: 1 },
        side: [{ card: 'giga', anchor: 'helping-hand' }],
        magics: [{ card: 'helping-hand', on: 'me:giga' }],
        hand: ['goblin'],
      },
      { primary: 'raptor', hand: ['dragon-fire'] },
      { active: 1 },
    );
    t.dice(6, 5, 1, 1, 1);
    t.opp.battle('frog');
    expect(t.zone('giga')).toBe('me:primary');
    t.opp.play('dragon-fire');
    expect(t.zone('giga')).toBe('me:cemetery');
    expect(t.asked).toBe('me replace');
  });

  test('cannot move on with its creature into an Eternal Dragon’s pile', () => {
    const t = duel({
      primary: { card: 'dragonling', anchor: 'helping-hand' },
      magics: ['helping-hand', 'hero-shield'],
      hand: ['eternal-dragon', 'dragon-fox'],
    });
    t.me.summon('eternal-dragon');
    expect(t.zone('helping-hand')).toBe('me:cemetery');
    expect(t.zone('hero-shield')).toBe('me:magic');
    expect(t.zone('dragonling')).toBe('me:under');
  });
});

describe('Revival Priest', () => {
  test('brings a creature of one’s own cemetery to the front; whoever stood there goes to hand', () => {
    const t = duel(
      {
        primary: 'goblin',
        magics: ['hero-shield'],
        hand: ['revival-priest'],
        cemetery: ['giga', 'angel', 'hive-lord'],
      },
      { magics: ['curse'], hand: ['council-of-the-cosmos'] },
    );
    t.me.play('revival-priest');
    t.expectChoices(t.me, ['card giga', 'card hive-lord']); // Angel never leaves
    t.me.pick('hive-lord');
    expect(t.zone('hive-lord')).toBe('me:primary');
    expect(t.zone('goblin')).toBe('me:hand');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    // It enters like any other: Hive Lord destroys a magic.
    t.expectChoices(t.me, ['card revival-priest', 'card curse']);
    t.me.pick('curse');
    t.me.endTurn();
    t.opp.play('council-of-the-cosmos', 'revival-priest');
    expect(t.zone('hive-lord')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin']);
  });

  test('the revived one dies into the cemetery of the Priest’s player, whoever brought it to the match', () => {
    const t = duel({
      primary: { card: 'ogre', owner: 1, anchor: 'revival-priest' },
      magics: ['revival-priest'],
      hand: ['dragon-fire', 'frog'],
    });
    t.me.play('dragon-fire');
    expect(t.zone('ogre')).toBe('me:cemetery');
  });

  test('falls off when control changes, and the creature dies', () => {
    const t = duel(
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'], hand: ['goblin'] },
      { primary: 'frog', hand: ['psychic-toad'] },
      { active: 1 },
    );
    t.opp.does('kill');
    t.opp.summon('psychic-toad');
    expect(t.zone('ogre')).toBe('me:cemetery');
    t.expectChoices(t.me, ['summon goblin']);
  });

  test('needs a creature to revive, and room in front', () => {
    const nailed = { magics: ['lead-boots'], hand: ['revival-priest'], cemetery: ['frog'] };
    expect(duel(nailed).choices).not.toContain('play revival-priest');
    const t = duel({ hand: ['revival-priest', 'fear'], cemetery: ['angel', 'twister'] }, { cemetery: ['frog'] });
    t.expectChoices(t.me, ['play fear', 'endPhase']);
  });
});

describe('Magic Steal', () => {
  const steals = (card: string, me: Parameters<typeof duel>[0] = {}, opp: Parameters<typeof duel>[1] = {}) => {
    const t = duel(
      { ...me, hand: [card, ...(me?.hand ?? [])] },
      { ...opp, hand: ['magic-steal', ...(opp?.hand ?? [])] },
    );
    t.me.play(card);
    if (t.asked === 'me choose') t.me.pick('me:werewolf');
    t.opp.play('magic-steal');
    return t;
  };

  test('an equip: the thief says who wears it; it lies on their side and goes to its first owner’s cemetery', () => {
    const t = steals('knight-armor', { hand: ['dragon-fire'] }, { primary: 'goblin' });
    t.expectLog('Magic Steal negates Knight Armor');
    t.expectChoices(t.opp, ['card goblin knight-armor', 'card werewolf knight-armor']);
    t.opp.pick('goblin');
    expect(t.zone('knight-armor')).toBe('opp:magic');
    expect(t.zone('magic-steal')).toBe('opp:cemetery');
    expect(t.stat('goblin', 'al')).toBe(7);
    t.me.play('dragon-fire');
    expect(t.zone('knight-armor')).toBe('me:cemetery');
  });

  test('a field magic works for the thief', () => {
    const t = steals('curse', {}, { primary: 'ogre' });
    expect(t.stat('werewolf', 'al')).toBe(1);
    expect(t.stat('ogre', 'al')).toBe(8);
    expect(t.zone('curse')).toBe('opp:magic');
  });

  test('a standard one is used at once, then goes to its first owner’s cemetery', () => {
    const t = steals('health-potion', { primary: { card: 'werewolf', hp: 60 } }, { primary: { card: 'ogre', hp: 10 } });
    expect(t.hp('ogre')).toBe(40);
    expect(t.zone('health-potion')).toBe('me:cemetery');
  });

  test('one that the thief cannot play goes to its first owner’s cemetery', () => {
    // Backstab is for one's own turn; there is nothing to take from an empty cemetery; all slots are taken.
    expect(steals('backstab').zone('backstab')).toBe('me:cemetery');
    expect(steals('ghost-of-the-past', { cemetery: ['frog'] }).zone('ghost-of-the-past')).toBe('me:cemetery');
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    const full = steals('curse', {}, { magics: five, primary: 'ogre' });
    expect(full.zone('curse')).toBe('me:cemetery');
    expect(full.stat('me:werewolf', 'al')).toBe(6);
  });

  test('a lightning whose moment is another’s cannot be played; what it answered goes on', () => {
    const t = duel({ primary: 'goblin', hand: ['knight-armor', 'magic-steal'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('knight-armor', 'goblin');
    t.opp.play('blade-in-the-dark');
    t.me.play('magic-steal');
    expect(t.zone('blade-in-the-dark')).toBe('opp:cemetery');
    expect(t.stat('goblin', 'al')).toBe(7);
  });

  test('a lightning for any moment is played at once, and so is a hybrid', () => {
    const t = duel({ primary: 'goblin', hand: ['mind-sap'] }, { primary: 'witch', hand: ['magic-steal'] });
    t.me.play('mind-sap', 'witch');
    t.opp.play('magic-steal');
    t.opp.pick('goblin');
    expect(t.zone('mind-sap')).toBe('opp:magic');
    expect(t.stat('goblin', 'al')).toBe(1); // the Witch goes on

    expect(steals('the-squire').zone('the-squire')).toBe('opp:side');
  });

  test('what is stolen is used before anything else happens; the theft itself can be negated', () => {
    const used = steals('curse', { hand: ['blade-in-the-dark'] }, { primary: 'ogre' });
    used.me.pass(); // the theft could be answered; the curse cannot
    expect(used.stat('werewolf', 'al')).toBe(1);
    expect(used.zone('blade-in-the-dark')).toBe('me:hand');

    const t = duel({ hand: ['curse', 'blade-in-the-dark'] }, { primary: 'ogre', hand: ['magic-steal'] });
    t.me.play('curse');
    t.opp.play('magic-steal');
    t.me.play('blade-in-the-dark');
    expect(t.zone('curse')).toBe('me:magic');
    expect(t.stat('ogre', 'al')).toBe(1);
  });

  test('its cost is the thief’s: Silence From The Grave takes a magic of their hand, not of its first player’s', () => {
    const t = steals('silence-from-the-grave', { hand: ['hero-shield'] }, { hand: ['twister'] });
    expect(t.zone('hero-shield')).toBe('me:hand');
    expect(t.zone('twister')).toBe('opp:cemetery');
    expect(t.zone('silence-from-the-grave')).toBe('opp:magic');
  });
});

test('Holy Water doubles attack damage against Undead, for every creature', () => {
  for (const [target, dealt] of [
    ['scarecrow', 8],
    ['undead-dragon', 8],
    ['ogre', 4],
  ] as const) {
    const t = duel({ primary: 'goblin', magics: ['magic-ring'] }, { primary: target, magics: ['holy-water'] });
    t.dice(5, 5, 4, 1, 1, 1);
    t.me.battle(target);
    expect(t.hp(target)).toBe(ward.defs[ward.defById.get(target)!].hp - dealt - 1);
  }
});

describe('Dragon Power', () => {
  test('AL 12, HIT +5, ATK +10; destroyed at the end of its player’s turn if its wearer dealt no damage in it', () => {
    const t = duel({ primary: 'goblin', hand: ['dragon-power'] }, { primary: 'ogre' });
    t.me.play('dragon-power', 'goblin');
    expect(['al', 'hit', 'atk'].map((x) => t.stat('goblin', x))).toEqual([12, 5, 10]);
    t.dice(3, 3, 1, 1, 1, 1); // 11 + … hits AL 8; Ogre slips
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 11 - 1);
    expect(t.zone('dragon-power')).toBe('me:magic');
    t.opp.endTurn();
    expect(t.zone('dragon-power')).toBe('me:magic');
    t.dice(1, 1, 1, 1, 1, 1); // both slip: nothing dealt to anybody else
    t.me.battle('ogre');
    expect(t.zone('dragon-power')).toBe('me:cemetery');
    expect(t.stat('goblin', 'al')).toBe(2);
  });

  test('damage over time by the wearer counts; damage by a magic that turns an attack back does not', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['dragon-power'] }, { primary: 'ogre' });
    t.dice(5, 5, 1, 1, 1, 1);
    t.me.battle('ogre');
    t.me.play('dragon-power', 'dire-wolf'); // it has dealt damage this turn
    t.me.endTurn();
    t.opp.endTurn();
    t.me.endTurn(); // no battle, but a tick
    expect(t.zone('dragon-power')).toBe('me:magic');

    const turned = duel(
      { primary: 'goblin', magics: ['dragon-power'], hand: ['forest-sentinel'] },
      { primary: 'ogre' },
    );
    turned.dice(1, 1, 1, 6, 6, 1, 1, 1); // Goblin slips; Ogre's critical is turned back
    turned.me.battle('ogre');
    turned.me.play('forest-sentinel');
    expect(turned.hp('ogre')).toBe(90 - 12);
    expect(turned.zone('dragon-power')).toBe('me:cemetery');
  });

  test('what voids increases of AL voids this one', () => {
    const t = duel(
      { primary: 'goblin', magics: ['dragon-power'] },
      { magics: [{ card: 'zombified', on: 'me:goblin' }] },
    );
    expect(t.stat('goblin', 'al')).toBe(2);
    expect(t.stat('goblin', 'atk')).toBe(10);
  });
});

describe('Mysterious Door', () => {
  test('costs 10 damage to one’s own primary, negates the magic, and comes back once three cycles are over', () => {
    const t = duel({ hand: ['knight-armor'] }, { primary: 'ogre', hand: ['mysterious-door'] });
    t.me.play('knight-armor', 'werewolf');
    t.opp.play('mysterious-door');
    t.expectLog('Ogre takes 10');
    expect(t.hp('ogre')).toBe(80);
    expect(t.zone('knight-armor')).toBe('me:cemetery');
    t.me.endTurn();
    for (let turns = 1; turns <= 6; turns++) {
      expect(t.zone('mysterious-door')).toBe('opp:cemetery');
      (turns % 2 === 1 ? t.opp : t.me).endTurn();
    }
    expect(t.asked).toBe('opp combat');
    expect(t.zone('mysterious-door')).toBe('opp:hand');
  });

  test('W6.2.2 negated, it costs nothing and never returns', () => {
    const t = duel({ hand: ['knight-armor', 'haunted-tree'] }, { primary: 'ogre', hand: ['mysterious-door'] });
    t.me.play('knight-armor', 'werewolf');
    t.opp.play('mysterious-door');
    t.me.play('haunted-tree');
    expect(t.hp('ogre')).toBe(90);
    expect(t.zone('knight-armor')).toBe('me:magic');
    t.me.endTurn();
    for (let turns = 1; turns <= 8; turns++) (turns % 2 === 1 ? t.opp : t.me).endTurn();
    expect(t.zone('mysterious-door')).toBe('opp:cemetery');
  });

  test('the cost may kill, and the magic is negated all the same; but never into one’s own loss (W4.1.5)', () => {
    const t = duel({ hand: ['curse'] }, { primary: { card: 'ogre', hp: 10 }, hand: ['mysterious-door', 'frog'] });
    t.me.play('curse');
    t.opp.play('mysterious-door');
    expect(t.zone('ogre')).toBe('opp:cemetery');
    t.opp.summon('frog');
    expect(t.zone('curse')).toBe('me:cemetery');

    const end = duel(
      { hand: ['curse'] },
      { primary: { card: 'ogre', hp: 10 }, hand: ['mysterious-door', 'frog'], cemeteryHp: 210 },
    );
    end.me.play('curse');
    expect(end.zone('curse')).toBe('me:magic'); // it could not be answered

    const alive = duel(
      { hand: ['curse'] },
      { primary: { card: 'ogre', hp: 11 }, hand: ['mysterious-door'], cemeteryHp: 210 },
    );
    alive.me.play('curse');
    alive.opp.play('mysterious-door');
    expect(alive.hp('ogre')).toBe(1);
  });
});

test('Zombified takes 2 AL at the start of each of its player’s turns and voids increases; AL is restored with it gone', () => {
  const t = duel({ hand: ['zombified', 'council-of-the-cosmos'] }, { primary: 'knight', magics: ['knight-armor'] });
  expect(t.stat('knight', 'al')).toBe(12);
  t.me.play('zombified', 'knight');
  for (const al of [8, 6, 4, 2, 0, 0]) {
    expect(t.stat('knight', 'al')).toBe(al);
    t.me.endTurn();
    expect(t.stat('knight', 'al')).toBe(al);
    t.opp.endTurn();
  }
  t.me.play('council-of-the-cosmos', 'zombified');
  expect(t.stat('knight', 'al')).toBe(12);
});

describe('Forest Fire', () => {
  test('at the end of each of its player’s turns the opponent rolls: 1–3 burns their primary, 4–6 puts it out', () => {
    const t = duel({ hand: ['forest-fire'] }, { primary: 'ogre' });
    t.me.play('forest-fire');
    t.dice(3);
    t.me.endTurn();
    t.expectLog('opp rolls 3 for Forest Fire');
    expect(t.hp('ogre')).toBe(80);
    t.opp.endTurn(); // nothing at the end of theirs
    expect(t.zone('forest-fire')).toBe('me:magic');
    t.dice(4);
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(80);
    expect(t.zone('forest-fire')).toBe('me:cemetery');
  });

  test('takes no slot, Standard as it is', () => {
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    const t = duel({ hand: ['forest-fire'], magics: five });
    t.me.play('forest-fire');
    expect(t.cards(t.me, 'magic')).toHaveLength(6);
    t.dice(6);
    t.me.endTurn();
  });
});

describe('Silence From The Grave', () => {
  test('for a magic of one’s hand destroys every magic; the opponent plays none for two cycles', () => {
    const t = duel(
      { hand: ['silence-from-the-grave', 'twister', 'frog', 'elf'], magics: ['magic-belt'] },
      { primary: { card: 'werewolf', hp: 60 }, magics: ['curse'], hand: ['health-potion', 'blade-in-the-dark'] },
    );
    t.me.play('silence-from-the-grave');
    expect(t.asked).toBe('opp respond');
    t.opp.pass();
    expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['magic-belt', 'twister']);
    expect(t.zone('curse')).toBe('opp:cemetery');
    for (let cycle = 1; cycle <= 2; cycle++) {
      expect(t.zone('silence-from-the-grave')).toBe('me:magic');
      t.me.endTurn();
      expect(t.asked).toBe('opp combat');
      t.opp.endTurn();
    }
    expect(t.zone('silence-from-the-grave')).toBe('me:cemetery');
    t.me.endTurn();
    t.expectChoices(t.opp, ['play health-potion', 'endPhase']);
  });

  test('in its player’s turns the effects of the opponent’s creatures are negated, not in their own', () => {
    const t = duel(
      { primary: 'ogre', hand: ['silence-from-the-grave', 'twister'], cemetery: ['frog'] },
      { primary: 'the-heroine' },
    );
    const dice = () => t.stat('the-heroine', 'dice');
    expect(dice()).toBe(3);
    t.me.play('silence-from-the-grave');
    expect(dice()).toBe(2);
    t.me.endTurn();
    expect(dice()).toBe(3);
    t.opp.endTurn();
    expect(dice()).toBe(2);
    t.me.endTurn();
    t.opp.endTurn();
    expect(dice()).toBe(3);
  });

  test('what a Witch began is over for good with the first turn in which she is negated', () => {
    const t = duel({ primary: 'ogre', hand: ['silence-from-the-grave', 'twister'] }, { primary: 'witch' });
    expect(t.stat('ogre', 'al')).toBe(1);
    t.me.play('silence-from-the-grave');
    expect(t.stat('ogre', 'al')).toBe(8);
    t.me.endTurn();
    expect(t.stat('ogre', 'al')).toBe(8);
  });

  test('W6.2.2 negated, it costs nothing; without another magic it cannot be played', () => {
    const t = duel(
      { hand: ['silence-from-the-grave', 'twister'], magics: ['magic-belt'] },
      { hand: ['blade-in-the-dark'] },
    );
    t.me.play('silence-from-the-grave');
    t.opp.play('blade-in-the-dark');
    expect(t.cards(t.me, 'hand')).toEqual(['twister']);
    expect(t.zone('magic-belt')).toBe('me:magic');
    expect(duel({ hand: ['silence-from-the-grave', 'frog'] }).choices).not.toContain('play silence-from-the-grave');
  });
});
