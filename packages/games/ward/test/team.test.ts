import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { table, viewOf, whyNot } from './support.ts';

/** W1: two teams. Seats 0 and 2 are partners, and 1 and 3 are (with six players 4 and 5 join them). */

const team = { mode: 'team' } as const;

/** Whose turns come, beginning with the one that has begun, if nobody does anything in them. */
const turns = (t: ReturnType<typeof table>, n: number): number[] =>
  Array.from({ length: n }, () => {
    const seat = t.state.active;
    t.players[seat].endTurn();
    return seat;
  });

describe('W1.team.turns W9.2.1 the turns of the teams alternate', () => {
  test('with four players', () => {
    const t = table([{}, {}, {}, {}], team);
    expect(t.state.seats.map((x) => x.team)).toEqual([0, 1, 0, 1]);
    expect(turns(t, 6)).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('with six players', () => {
    const t = table([{}, {}, {}, {}, {}, {}], team);
    expect(t.state.seats.map((x) => x.team)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(turns(t, 7)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });

  test('a player who is out is passed over, and the others keep their order', () => {
    const t = table([{}, {}, {}, {}], team);
    t.players[1].concede();
    expect(turns(t, 4)).toEqual([0, 2, 3, 0]);
  });

  test('a match is set up with two teams of two or three, and no other way', () => {
    const deck = ward.decks[0].cards;
    const seats = (teams: readonly number[]) => teams.map((x, i) => ({ name: `P${i}`, deck, team: x }));
    expect(ward.check({ mode: 'team', seats: seats([0, 1, 0, 1]) })).toEqual([]);
    expect(ward.check({ mode: 'team', seats: seats([0, 1, 0, 1, 0, 1]) })).toEqual([]);
    expect(ward.check({ mode: 'team', seats: seats([0, 0, 1, 1]) })).not.toEqual([]);
    expect(ward.check({ mode: 'team', seats: seats([0, 1, 0, 1, 0]) })).not.toEqual([]);
  });
});

describe('W1.team.win the last team with a player at the table wins', () => {
  test('as soon as both opponents are out, for a partner who is out as well', () => {
    const t = table([{}, {}, {}, {}], team);
    t.players[2].concede();
    t.players[1].concede();
    expect(t.winner).toBe(null);
    t.players[3].concede();
    expect(t.winner).toBe(0);
    t.expectLog('me wins');
    t.expectLog('seat2 wins');
    t.expectNoLog('seat1 wins');
    t.expectNoLog('seat3 wins');
  });

  test('one partner alone may win against two', () => {
    const t = table([{}, { cemeteryHp: 299, primary: { card: 'goblin', hp: 1 } }, {}, {}], team);
    t.players[2].concede();
    t.players[3].concede();
    t.dice(6, 5, 4, 4); // the wolf and the goblin have the same SPD; a hit, and 11 damage
    t.dice(1, 1);
    t.me.battle('goblin');
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('W4.1.1');
  });
});

describe('W1.team.hands partners and hands', () => {
  const hand = (t: ReturnType<typeof table>, viewer: number, seat: number) =>
    viewOf(t, viewer)
      .zones.find((z) => z.zone === 'hand' && z.seat === seat)
      ?.cards?.map((c) => c.card);

  test('a partner’s hand is hidden, as W4.3.2 has it', () => {
    const t = table([{}, { hand: ['owl'] }, { hand: ['frog'] }, {}], team);
    expect(t.asked).toBe('me combat');
    expect(hand(t, 0, 2)).toEqual([undefined]);
    expect(hand(t, 2, 2)).toEqual(['frog']);
  });

  test('with the option hands: partners it is open to the partner, and to nobody else', () => {
    const t = table([{}, { hand: ['owl'] }, { hand: ['frog'] }, {}], { ...team, options: { hands: 'partners' } });
    expect(t.asked).toBe('me combat');
    expect(hand(t, 0, 2)).toEqual(['frog']);
    expect(hand(t, 1, 2)).toEqual([undefined]);
    expect(hand(t, 0, 1)).toEqual([undefined]);
    expect(hand(t, 4, 2)).toEqual([undefined]); // somebody who only watches
  });
});

describe('W10.2.1 whom a creature may battle', () => {
  test('both opponents’ primaries, but neither a partner’s nor a limited summon', () => {
    const t = table(
      [
        { primary: 'giant-eagle' },
        { primary: 'knight', side: ['the-squire'] },
        { primary: 'ogre' },
        { primary: 'owl' },
      ],
      team,
    );
    t.expectChoices(t.me, ['battle giant-eagle knight', 'battle giant-eagle owl', 'endPhase']);
  });

  test('a limited summon battles for the same opponents', () => {
    const t = table([{ side: ['the-squire'] }, { primary: 'knight' }, { primary: 'ogre' }, { primary: 'owl' }], team);
    t.me.next();
    t.expectChoices(t.me, [
      'battle werewolf knight',
      'battle werewolf owl',
      'battle the-squire knight',
      'battle the-squire owl',
      'endPhase',
    ]);
  });
});

describe('W6.6.1 W6.6.1.2 a magic equipped to a partner’s creature', () => {
  const five = ['lucky-charm', 'magic-belt', 'magic-ring', 'knight-armor', 'epic-ring'];

  test('lies on the partner’s side and goes to the cemetery of who played it', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, { primary: 'knight' }, { hand: ['council-of-the-cosmos'] }], team);
    t.me.play('hero-shield', 'knight');
    t.expectLog('W6.4.2 Knight is equipped with Hero Shield');
    expect(t.zone('hero-shield')).toBe('seat2:magic');
    expect(t.stat('knight', 'al')).toBe(12);
    turns(t, 3);
    t.players[3].play('council-of-the-cosmos', 'hero-shield');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
  });

  test('takes a slot there, so it cannot be played where five are taken', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, { primary: 'knight', magics: five }, {}], team);
    t.me.does('play', 'hero-shield');
    t.expectChoices(t.me, ['card werewolf hero-shield', 'card werewolf hero-shield', 'card werewolf hero-shield']);
    t.me.pick('me:werewolf');
    expect(t.zone('hero-shield')).toBe('me:magic');
  });

  test('can be played where one’s own five are taken, and only there', () => {
    const t = table([{ hand: ['hero-shield', 'curse'], magics: five }, {}, { primary: 'knight' }, {}], team);
    expect(whyNot(t, 'curse')).toEqual(['W6.5.2']);
    t.me.does('play', 'hero-shield'); // the only one it can go to
    expect(t.zone('hero-shield')).toBe('seat2:magic');
  });

  test('takes none if it is a standard', () => {
    const t = table([{ hand: ['battle-axe'] }, {}, { primary: 'knight', magics: five }, {}], team);
    t.me.play('battle-axe', 'knight');
    expect(t.zone('battle-axe')).toBe('seat2:magic');
    expect(t.stat('knight', 'atk')).toBe(2 + 4);
  });

  test('W6.6.1.1 on an opponent’s creature it lies on one’s own side, as in a duel', () => {
    const t = table([{ hand: ['fear'] }, { primary: 'knight' }, {}, {}], team);
    t.me.play('fear', 'knight');
    expect(t.zone('fear')).toBe('me:magic');
  });

  test('falls off when the partner’s creature leaves, into the cemetery of who played it', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, { primary: 'knight', hand: ['ogre'] }, {}], team);
    t.me.play('hero-shield', 'knight');
    turns(t, 2);
    t.players[2].summon('ogre');
    expect(t.zone('knight')).toBe('seat2:cemetery');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
  });
});

test('W6.5.3 lightnings answer what opponents play, never what a partner plays', () => {
  const t = table([{ hand: ['hero-shield'] }, {}, { hand: ['haunted-tree'] }, { hand: ['blade-in-the-dark'] }], team);
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.asked).toBe('seat3 respond');
  t.players[3].play('blade-in-the-dark');
  t.expectChoices(t.players[2], ['pass', 'play haunted-tree']); // the partner answers the opponent's answer
  t.players[2].play('haunted-tree');
  t.expectLog('Haunted Tree negates Blade in the Dark');
  expect(t.stat('me:werewolf', 'al')).toBe(10);
});

test('W6.4.1 a field that speaks of opponents spares the partner', () => {
  const t = table([{ hand: ['curse'] }, { primary: 'knight' }, { primary: 'ogre' }, { primary: 't-rex' }], team);
  t.me.play('curse');
  expect(['werewolf', 'knight', 'ogre', 't-rex'].map((x) => t.stat(x, 'al'))).toEqual([6, 1, 8, 1]);
});

test('W17.7 with cuts on, the next opponent cuts a shuffled deck, not the partner', () => {
  const t = table([{ hand: ['dragon-tamer'], deck: ['frog', 'red-dragon', 'owl', 'goblin'] }, {}, {}, {}], {
    ...team,
    options: { cuts: 'on' },
  });
  t.me.play('dragon-tamer', 'red-dragon');
  expect(t.asked).toBe('seat1 cut');
  t.players[1].does('cutAt');
  expect(t.asked).toBe('me main');
});
