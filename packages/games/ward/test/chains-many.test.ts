import { describe, expect, test } from 'vitest';
import { table } from './support.ts';

/** W14.4 with three players and more: the chain goes round the table, and so does the duty to summon. */

const respond = (seat: number): string => (seat === 0 ? 'me respond' : `seat${seat} respond`);

describe('W14.4.1 W14.4.2 answers go round the table', () => {
  test('from the player after the one who acted; the chain resolves when everybody has passed in a row', () => {
    const t = table([
      { hand: ['hero-shield'] },
      { hand: ['haunted-tree'] },
      { hand: ['blade-in-the-dark'] },
      { hand: ['goblin-tricks'] },
    ]);
    t.me.play('hero-shield', 'me:werewolf');
    for (const seat of [1, 2, 3]) {
      expect(t.asked).toBe(respond(seat));
      t.expectNoLog('is equipped');
      t.players[seat].pass();
    }
    t.expectLog('Werewolf is equipped with Hero Shield');
  });

  test('an answer starts the round again, from the player after it', () => {
    const t = table([
      { hand: ['hero-shield'] },
      { hand: ['haunted-tree', 'melody-of-the-deep'] },
      { hand: ['blade-in-the-dark'] },
      { hand: ['goblin-tricks'] },
    ]);
    t.me.play('hero-shield', 'me:werewolf');
    t.players[1].pass();
    t.players[2].play('blade-in-the-dark');
    expect(t.asked).toBe(respond(3));
    t.players[3].pass();
    // I have nothing to answer with; who passed before may answer the answer.
    t.expectChoices(t.players[1], ['pass', 'play haunted-tree', 'play melody-of-the-deep']);
    t.players[1].play('haunted-tree');
    expect(t.asked).toBe(respond(3)); // the second has nothing left
    t.players[3].pass();
    t.expectLog('Haunted Tree negates Blade in the Dark');
    t.expectLog('Blade in the Dark comes to nothing');
    t.expectLog('Werewolf is equipped with Hero Shield');
    expect(t.cards(t.players[1], 'hand')).toEqual(['melody-of-the-deep']);
  });

  test('one card at each opportunity, and a further one when the chain has come round (W14.4.2)', () => {
    const t = table([{ hand: ['hero-shield', 'mind-sap'] }, { hand: ['haunted-tree', 'blade-in-the-dark'] }, {}]);
    t.me.pass(); // the beginning of my turn
    t.me.play('hero-shield', 'me:werewolf');
    t.players[1].play('haunted-tree');
    expect(t.asked).toBe('me respond');
    t.me.play('mind-sap', 'seat1:werewolf');
    t.expectChoices(t.players[1], ['pass', 'play blade-in-the-dark']);
    t.players[1].play('blade-in-the-dark');
    t.expectLog('Blade in the Dark negates Mind Sap');
    t.expectLog('Haunted Tree negates Hero Shield');
  });

  test('a third player may answer a battle of two others', () => {
    const t = table([{}, { primary: 'knight' }, { hand: ['melody-of-the-deep'] }]);
    t.dice(6, 5);
    t.me.battle('knight');
    t.expectChoices(t.players[2], ['pass', 'play melody-of-the-deep']);
    t.dice(1, 1, 1); // the knight's own blow slips
    t.players[2].play('melody-of-the-deep');
    t.expectLog('The attack of Werewolf is negated');
    expect(t.hp('knight')).toBe(49);
  });

  test('everybody still there is asked when somebody leaves in the middle of the round', () => {
    const t = table([
      { primary: 'giant-eagle', hand: ['children-of-the-forest'] },
      { primary: 'knight', hand: ['melody-of-the-deep'] },
      { hand: ['melody-of-the-deep'] },
      {},
    ]);
    t.dice(6, 5);
    t.me.battle('knight');
    expect(t.asked).toBe(respond(1));
    t.players[1].pass();
    expect(t.asked).toBe(respond(2));
    t.players[3].concede();
    expect(t.asked).toBe(respond(2));
    t.players[2].concede();
    expect(t.asked).toBe('me respond'); // the one who acted comes last, and is not passed over
    t.me.play('children-of-the-forest');
    t.players[1].pass();
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1); // seven dice of damage; then the knight slips
    t.players[1].pass(); // the hit may be answered again after the chain
    t.expectLog('Giant Eagle rolls 1, 1, 1, 1, 1, 1, 1 for damage: 7');
  });

  test('whoever is asked and leaves is passed over, and the round goes on', () => {
    const t = table([{ hand: ['hero-shield'] }, { hand: ['haunted-tree'] }, { hand: ['blade-in-the-dark'] }, {}]);
    t.me.play('hero-shield', 'me:werewolf');
    t.players[1].concede();
    expect(t.asked).toBe(respond(2));
    t.players[2].play('blade-in-the-dark');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
  });
});

describe('W14.4.3 all primaries leave at once: the player who started it summons first, then round the table', () => {
  const hand = ['goblin', 'owl'];

  test('Judgement', () => {
    const t = table([{ hand }, { hand: ['judgement', ...hand] }, { hand }], { active: 1 });
    t.players[1].play('judgement');
    expect(t.cards(t.me, 'primary')).toEqual([]);
    for (const [seat, asked] of [
      [1, 'seat1 replace'],
      [2, 'seat2 replace'],
      [0, 'me replace'],
    ] as const) {
      expect(t.asked).toBe(asked);
      t.players[seat].summon('werewolf');
    }
    expect(t.asked).toBe('seat1 main');
  });

  test('Judgement brings a creature that is only held home to its owner', () => {
    const t = table([{ hand: ['judgement', ...hand] }, { primary: { card: 'knight', owner: 2 }, hand }, { hand }]);
    t.me.play('judgement');
    expect(t.zone('knight')).toBe('seat2:hand');
  });

  test('Wrath of the Old Ones: everybody draws for what left their side, and summons in turn', () => {
    const t = table([
      { hand: ['wrath-of-the-old-ones'], magics: ['hero-shield'] },
      { primary: 'knight', deck: ['frog'] },
      { primary: 'ogre', deck: ['owl'] },
    ]);
    t.shuffle('werewolf', 'hero-shield');
    t.shuffle('frog', 'knight');
    t.shuffle('owl', 'ogre');
    t.me.play('wrath-of-the-old-ones');
    expect(t.cards(t.me, 'hand')).toEqual(['werewolf', 'hero-shield']);
    t.expectChoices(t.me, ['summon werewolf']);
    t.me.summon('werewolf');
    t.expectChoices(t.players[1], ['summon frog']);
    t.players[1].summon('frog');
    t.expectChoices(t.players[2], ['summon owl']);
  });

  test('a creature that steps up is chosen in the same order', () => {
    const t = table([{ hand: ['judgement', ...hand] }, { hand }, { hand, side: ['the-squire'] }]);
    t.me.play('judgement');
    t.me.summon('goblin');
    t.players[1].summon('goblin');
    // Where an effect demands a summon, the limited summon does not step in for it.
    expect(t.asked).toBe('seat2 replace');
    t.players[2].summon('goblin');
    expect(t.zone('the-squire')).toBe('seat2:side');
  });

  test('Foolish Tricks on one of many asks that player alone', () => {
    const t = table([{ hand: ['foolish-tricks'] }, { hand, magics: ['hero-shield'] }, { hand }, { hand }]);
    t.me.play('foolish-tricks');
    t.me.pick('seat 1');
    t.expectLog("Hero Shield goes to seat1's hand");
    t.expectChoices(t.players[1], ['summon goblin', 'summon owl', 'summon werewolf']);
    t.players[1].summon('owl');
    expect(t.asked).toBe('me combat');
  });

  test('a player who has nothing up to AL 6 is out, and the others go on summoning', () => {
    const t = table([{ hand: ['judgement', ...hand] }, { primary: 'knight' }, { hand }]);
    t.me.play('judgement');
    t.me.summon('goblin');
    t.expectLog('W7.2.4 seat1 loses');
    expect(t.asked).toBe('seat2 replace');
  });
});
