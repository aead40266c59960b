import type { SeatId } from '@wardroom/core';
import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { raid, table, type WardScenario } from './support.ts';

/** W1.team.leave: a player who is out leaves with their cards, and what they were doing ends. Others go on. */

const ZONES = ['deck', 'hand', 'primary', 'side', 'magic', 'cemetery', 'under', 'chain'];
/** Everything a player has anywhere at the table. */
const all = (t: WardScenario, seat: number): string[] => ZONES.flatMap((zone) => t.cards(t.players[seat], zone));

/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle: Side = { hand: ['fear'] };

describe('W1.team.leave the cards', () => {
  test('of hand, deck, cemetery and field all leave with their player', () => {
    const t = table([
      {},
      {
        primary: { card: 'great-white', under: ['sharkling'] },
        side: ['the-squire'],
        magics: ['hero-shield', 'curse'],
        hand: ['owl'],
        deck: ['goblin', 'frog'],
        cemetery: ['ogre', 'fear'],
      },
      {},
    ]);
    t.players[1].concede();
    t.expectLog('W1.team.leave seat1 leaves the table with all their cards.');
    expect(all(t, 1)).toEqual([]);
    expect(t.cards(t.players[1], 'gone')).toHaveLength(10);
  });

  test('what they had on others’ creatures is gone, too', () => {
    const t = table([{}, { magics: [{ card: 'ball-and-chain', on: 'me:werewolf' }, 'curse'] }, {}]);
    expect(t.stat('me:werewolf', 'spd')).toBe(2);
    expect(t.stat('me:werewolf', 'al')).toBe(1);
    t.players[1].concede();
    expect(t.stat('me:werewolf', 'spd')).toBe(8);
    expect(t.stat('me:werewolf', 'al')).toBe(6);
    expect(t.zone('ball-and-chain')).toBe('seat1:gone');
  });

  test('W6.4.2 what others had on theirs goes to the cemetery of who played it', () => {
    const t = table([{ magics: [{ card: 'fear', on: 'seat1:knight' }] }, { primary: 'knight' }, {}]);
    t.players[1].concede();
    t.expectLog('W6.4.2 Fear is destroyed');
    expect(t.zone('fear')).toBe('me:cemetery');
  });

  test('W6.6.1.2 so does what a partner had equipped there', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, { primary: 'knight' }, {}], { mode: 'team' });
    t.me.play('hero-shield', 'knight');
    t.players[2].concede();
    expect(t.zone('hero-shield')).toBe('me:cemetery');
  });

  test('a creature of theirs under another’s control leaves, and its controller replaces it', () => {
    const t = table([{ primary: { card: 'knight', owner: 1 }, hand: ['goblin', 'owl'] }, {}, {}]);
    t.players[1].concede();
    expect(t.zone('knight')).toBe('seat1:gone');
    t.expectChoices(t.me, ['summon goblin', 'summon owl']);
    t.me.summon('owl');
    expect(t.cemeteryHp()).toBe(0);
  });

  test('a limited summon of theirs leaves the side it stands on', () => {
    const held = { card: 'knight', owner: 1, anchor: 'psychic-toad', home: 'hand' } as const;
    const t = table([{ primary: 'psychic-toad', side: [held] }, {}, {}]);
    t.players[1].concede();
    expect(t.cards(t.me, 'side')).toEqual([]);
    expect(t.zone('knight')).toBe('seat1:gone');
  });

  test('a creature that they had taken over goes home, to its owner’s hand', () => {
    const held = { card: 'ogre', owner: 0, anchor: 'psychic-toad', home: 'hand' } as const;
    const t = table([{}, { primary: 'psychic-toad', side: [held] }, {}]);
    t.players[1].concede();
    t.expectLog("W1.team.leave Ogre goes to me's hand");
    expect(t.zone('ogre')).toBe('me:hand');
  });

  test('a creature that they had got by an exchange goes to its owner’s cemetery, and counts', () => {
    const t = table([{}, { primary: { card: 'ogre', owner: 0 } }, {}]);
    t.players[1].concede();
    expect(t.zone('ogre')).toBe('me:cemetery');
    expect(t.cemeteryHp()).toBe(90);
  });

  test('W4.1.1 which may be the end of the owner as well', () => {
    const t = table([{ cemeteryHp: 210 }, { primary: { card: 'ogre', owner: 0 } }, {}]);
    t.players[1].concede();
    t.expectLog('W4.1.1 me loses with 300 HP');
    expect(t.winner).toBe(2);
  });

  test('a creature that stands before another for good leaves with who brought it', () => {
    const t = table([{ hand: ['stone-golem'] }, { primary: 'knight', hand: ['owl', 'frog'] }, idle]);
    t.me.play('stone-golem');
    t.me.pick('seat 1');
    expect(t.zone('stone-golem')).toBe('seat1:primary');
    t.me.concede();
    expect(t.zone('stone-golem')).toBe('me:gone');
    expect(t.asked).toBe('seat1 replace');
  });

  test('a boss’s magic on theirs goes to the boss’s cemetery, and a creature it had raised from theirs is gone', () => {
    const t = raid([{}, { primary: 'knight' }], {
      primary: 'werewolf',
      magics: [{ card: 'mooring-chain', on: 'seat1:knight' }, 'curse'],
      side: [{ card: 'ogre', owner: 1, anchor: 'curse' }],
    });
    t.players[1].concede();
    expect(t.zone('mooring-chain')).toBe('seat2:cemetery');
    expect(t.cards(t.players[2], 'side')).toEqual([]);
    expect(t.zone('ogre')).toBe('seat1:gone');
  });
});

describe('W1.team.leave what they were doing ends', () => {
  test('a lasting effect of a magic of theirs', () => {
    const t = table([idle, { hand: ['smokescreen', 'fear'] }, idle], { active: 1 });
    t.players[1].play('smokescreen', 'me:werewolf');
    expect(t.stat('me:werewolf', 'hitDice')).toBe(1);
    t.players[1].concede();
    expect(t.stat('me:werewolf', 'hitDice')).toBe(2);
  });

  test('damage over time of a creature of theirs', () => {
    const t = table([{ primary: 'giant-spider' }, { primary: 'frost-giant', ...idle }, idle]);
    t.dice(6, 5, 1, 1, 1, 1);
    t.me.battle('frost-giant');
    expect(t.hp('frost-giant')).toBe(97);
    t.players[1].endTurn();
    t.me.concede();
    expect(t.state.rows).toEqual([]);
  });

  test('a hold, and what it did', () => {
    const t = table([{ primary: 'kraken', ...idle }, { primary: 'frost-giant' }, {}]);
    t.dice(6, 5, 1, 1, 1);
    t.me.battle('frost-giant');
    expect(t.stat('frost-giant', 'wrapped')).toBe(1);
    t.me.concede();
    expect(t.stat('frost-giant', 'wrapped')).toBe(0);
    t.expectChoices(t.players[1], ['battle frost-giant werewolf', 'endPhase']);
  });

  test('but what they did with another’s card is counted on by the next player', () => {
    // The second player steals my Ghost Form: two cycles on their partner's creature, counted in the thief's turns.
    const t = table([{ hand: ['ghost-form'] }, { hand: ['magic-steal', 'fear'] }, idle, idle], { mode: 'team' });
    t.me.play('ghost-form', 'me:werewolf');
    t.players[1].does('play', 'magic-steal');
    t.players[1].pick('seat3:werewolf');
    t.me.endTurn();
    t.players[1].concede(); // in the first of those turns
    const safe = () => t.stat('seat3:werewolf', 'noDamage');
    for (const seat of [2, 3, 0, 2, 3, 0]) {
      expect(t.state.active).toBe(seat);
      expect(safe()).toBe(1);
      t.players[seat].endTurn();
    }
    t.expectLog('W9.2.3 The effect of Ghost Form ends.');
    expect(safe()).toBe(0);
    expect(t.zone('ghost-form')).toBe('me:cemetery');
  });

  test('and another’s card that lies on their side goes back to that player’s cemetery', () => {
    const t = table([{ hand: ['ghost-form'] }, { hand: ['magic-steal', 'fear'] }, idle]);
    t.me.play('ghost-form', 'me:werewolf');
    t.players[1].does('play', 'magic-steal');
    t.players[1].pick('seat2:werewolf');
    expect(t.zone('ghost-form')).toBe('seat1:magic');
    t.players[1].concede();
    expect(t.zone('ghost-form')).toBe('me:cemetery');
    expect(t.stat('seat2:werewolf', 'noDamage')).toBe(0);
  });

  test('a magic of theirs on the chain comes to nothing, and the turn is over', () => {
    const t = table([{ hand: ['hero-shield'] }, { hand: ['haunted-tree'] }, {}]);
    t.me.play('hero-shield', 'me:werewolf');
    t.me.concede();
    t.expectLog('W14.1.1 Hero Shield comes to nothing');
    t.expectLog('Turn 17: seat1');
    t.expectNoLog('is equipped');
  });

  test('an answer of theirs comes to nothing, and what it answered takes effect', () => {
    const t = table([{ hand: ['hero-shield', 'blade-in-the-dark'] }, { hand: ['haunted-tree'] }, {}]);
    t.me.play('hero-shield', 'me:werewolf');
    t.players[1].play('haunted-tree');
    expect(t.asked).toBe('me respond');
    t.players[1].concede(); // nobody has to answer it any more
    t.expectLog('Haunted Tree comes to nothing');
    t.expectLog('Werewolf is equipped with Hero Shield');
  });

  test('W14.1.1 a magic meant for a creature of theirs has no effect', () => {
    const t = table([{ hand: ['fear'] }, { primary: 'knight' }, { hand: ['haunted-tree'] }]);
    t.me.play('fear', 'knight');
    expect(t.asked).toBe('seat2 respond');
    t.players[1].concede();
    t.players[2].pass();
    t.expectLog('W14.1.1 Fear has no effect');
    expect(t.zone('fear')).toBe('me:cemetery');
  });

  test('triggers of theirs that wait are gone, and those of the others resolve', () => {
    const t = table(
      [
        { magics: ['flame-of-the-infinite', { card: 'bomb', on: 'seat1:knight' }] },
        { primary: 'knight', hand: ['dragon-fire'] },
        { magics: ['flame-of-the-infinite'] },
      ],
      { active: 1 },
    );
    t.players[1].play('dragon-fire');
    expect(t.asked).toBe('me order'); // the bomb, and the 50 for the flame
    t.me.concede();
    expect(t.hp('knight')).toBe(50);
    expect(t.cemeteryHp(2)).toBe(50);
    expect(t.asked).toBe('seat1 combat');
  });

  test('a text of theirs that is being asked about ends there', () => {
    const t = table([
      { hand: ['curse'] },
      { hand: ['goblin-tricks'], magics: ['hero-shield'] },
      { magics: ['magic-belt'] },
    ]);
    t.me.play('curse');
    t.players[1].play('goblin-tricks');
    t.players[1].pick('mode 1');
    expect(t.asked).toBe('seat1 destroy');
    t.players[1].concede();
    expect(t.zone('magic-belt')).toBe('seat2:magic');
    expect(t.zone('curse')).toBe('me:magic');
  });
});

describe('W1.team.leave the player whose turn it is leaves', () => {
  test('in their magic phase: the next player’s turn begins', () => {
    const t = table([idle, idle, idle]);
    expect(t.asked).toBe('me main');
    t.me.concede();
    expect(t.asked).toBe('seat1 main');
    t.expectLog('W9.2.2 Turn 17: seat1.');
  });

  test('in their combat phase', () => {
    const t = table([{}, {}, {}]);
    expect(t.asked).toBe('me combat');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
  });

  test('in their second magic phase', () => {
    const t = table([idle, {}, {}]);
    t.me.next();
    t.me.next();
    expect(t.asked).toBe('me second');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
  });

  test('in the middle of their battle, which ends with it', () => {
    const t = table([{}, { primary: 'knight', hand: ['melody-of-the-deep'] }, {}]);
    t.dice(6, 5);
    t.me.battle('knight');
    expect(t.asked).toBe('seat1 respond');
    t.me.concede();
    t.players[1].pass();
    t.expectLog('W10.2.6 The battle ends.');
    expect(t.hp('knight')).toBe(50);
    t.expectLog('Turn 17: seat1');
  });

  test('by a blow in their own battle', () => {
    const t = table([{ primary: { card: 'werewolf', hp: 5 }, cemeteryHp: 230 }, { primary: 'jester' }, {}]);
    t.dice(6, 5, 3, 3); // the jester is faster and kills
    t.me.battle('jester');
    t.expectLog('W4.1.1 me loses with 300 HP');
    t.expectLog('W10.2.6 The battle ends.');
    expect(t.asked).toBe('seat1 combat');
  });

  test('in the middle of a sacrifice', () => {
    const t = table([{ primary: 'goblin', hand: ['dark-lord', 'owl', 'frog'] }, {}, {}]);
    t.me.does('summon', 'dark-lord');
    expect(t.asked).toBe('me sacrifice');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
    expect(all(t, 0)).toEqual([]);
  });

  test('while they choose a target', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, {}]);
    t.me.does('play', 'hero-shield');
    expect(t.asked).toBe('me choose');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
    expect(t.state.links).toEqual([]);
    t.expectNoLog('me plays');
  });

  test('while they choose a player', () => {
    const t = table([{ hand: ['foolish-tricks'] }, {}, {}]);
    t.me.play('foolish-tricks');
    expect(t.asked).toBe('me chooseSeat');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
  });

  test('while they put their triggers in order', () => {
    // Both texts happen at the start of my turn.
    const t = table([{ magics: [{ card: 'troll-regeneration', count: 1 }, 'zombified'] }, {}, {}]);
    expect(t.asked).toBe('me order');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
    t.expectNoLog('me: draw phase');
  });

  test('while they discard', () => {
    const hand = new Array<string>(9).fill('frog');
    const t = table([{ hand }, {}, {}]);
    expect(t.asked).toBe('me discard');
    t.me.concede();
    expect(t.asked).toBe('seat1 combat');
  });

  test('B9.1 against a boss: its mini turn comes, and then the next player’s', () => {
    const t = raid([idle, idle, idle], 'werewolf');
    t.me.concede();
    t.expectLog('B9.3.2 Mini turn');
    expect(t.asked).toBe('seat1 main');
  });
});

describe('W1.team.leave another player leaves', () => {
  test('while asked to answer: the round goes on', () => {
    const t = table([{ hand: ['hero-shield'] }, { hand: ['haunted-tree'] }, {}]);
    t.me.play('hero-shield', 'me:werewolf');
    expect(t.asked).toBe('seat1 respond');
    t.players[1].concede();
    t.expectLog('Werewolf is equipped with Hero Shield');
    expect(t.asked).toBe('me combat');
  });

  test('while asked for a creature: nobody waits for it', () => {
    const t = table([idle, { primary: { card: 'knight', hp: 1 }, hand: ['goblin', 'owl'] }, {}]);
    t.dice(6, 5, 1, 1);
    t.me.battle('knight');
    expect(t.asked).toBe('seat1 replace');
    t.players[1].concede();
    expect(t.asked).toBe('me second');
  });

  test('while another is asked about them: the question is asked again without them', () => {
    const t = table([{ hand: ['foolish-tricks'] }, {}, {}, {}]);
    t.me.play('foolish-tricks');
    expect(t.state.ask?.choices.map((c) => c.n)).toEqual([1, 2, 3]);
    t.players[2].concede();
    expect(t.state.ask?.choices.map((c) => c.n)).toEqual([1, 3]);
  });

  test('who is being attacked: the battle ends, and the turn goes on', () => {
    const t = table([
      { side: ['the-squire'] },
      { primary: 'knight', hand: ['melody-of-the-deep'] },
      { primary: 'ogre' },
    ]);
    t.me.next();
    t.dice(6, 5);
    t.me.battle('werewolf', 'knight');
    t.players[1].concede();
    t.expectLog('W10.2.6 The battle ends.');
    // The wolf has had its battle; nobody was killed, so the squire has one left.
    t.expectChoices(t.me, ['battle the-squire ogre', 'endPhase']);
  });
});

describe('W1.team.leave what follows is settled before anybody is asked for more', () => {
  test('a boss that gains by it, in the window between two phases', () => {
    const boss = 'the-thirteenth-guest';
    const t = raid([{ hand: ['mind-sap'] }, {}, {}], { primary: { card: boss, hp: 50 } });
    expect(t.asked).toBe('me respond'); // the beginning of my turn
    t.players[1].concede();
    t.me.pass();
    t.expectLog('The Thirteenth Guest heals');
    t.expectLog('me: summon and magic phase');
  });

  test('a creature that is missing elsewhere, when a battle ends before its first blow', () => {
    const t = table([
      { side: ['the-squire'] },
      { primary: 'knight', hand: ['mind-sap'] },
      { primary: { card: 'ogre', owner: 1 }, hand: ['owl', 'frog'] },
    ]);
    t.players[1].pass(); // the beginning of my turn
    t.me.next();
    t.me.battle('werewolf', 'knight');
    expect(t.asked).toBe('seat1 respond');
    t.players[1].concede();
    expect(t.asked).toBe('seat2 replace');
    t.players[2].summon('owl');
    t.expectChoices(t.me, ['battle the-squire owl', 'endPhase']);
  });

  test('a text that finds nobody any more does nothing', () => {
    const t = raid([idle, { cemetery: ['ogre'], hand: ['haunted-tree'] }], {
      primary: 'werewolf',
      deck: ['what-the-tide-gives-back'], // it raises a creature of a player's cemetery
    });
    t.me.endTurn();
    expect(t.asked).toBe('seat1 respond');
    t.dice(6, 5, 1, 1, 1, 1, 1, 1); // and then it is the boss's own turn
    t.players[1].concede();
    expect(t.cards(t.players[2], 'side')).toEqual([]);
    expect(t.zone('what-the-tide-gives-back')).toBe('seat2:cemetery');
  });
});

describe('W1.team.leave Hourglass of Time', () => {
  test('does not bring back who has left: it has no effect in that turn', () => {
    const t = table([idle, {}, { hand: ['hourglass-of-time'] }]);
    t.players[2].pass(); // the beginning of my turn
    t.players[1].concede();
    t.me.play('fear', 'me:werewolf');
    t.players[2].play('hourglass-of-time');
    t.expectLog('Hourglass of Time has no effect');
    expect(t.state.seats[1 as SeatId].out).toBe(1);
    expect(t.zone('hourglass-of-time')).toBe('seat2:cemetery');
    expect(t.zone('fear')).toBe('me:magic');
  });

  test('works again from the next turn on', () => {
    const t = table([{}, {}, { hand: ['hourglass-of-time'] }, { deck: ['owl'] }]);
    t.players[2].pass();
    t.players[1].concede();
    while (t.state.active !== 3) {
      if (t.asked.endsWith('respond')) t.players[2].pass();
      else t.players[t.state.active].next();
    }
    expect(t.asked).toBe('seat2 respond');
    expect(t.cards(t.players[3], 'hand')).toEqual(['owl']);
    t.players[2].play('hourglass-of-time');
    t.expectLog("seat3's turn starts over");
    expect(t.state.seats[1 as SeatId].out).toBe(1);
  });
});
