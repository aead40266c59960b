import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/** Written from the print: Lightning that answers magics or comes at any moment, with three and more at the table. */

const wolf = { primary: 'werewolf' };
const croc = { primary: 'werecroc' };
const owl = { primary: 'owl' };
const holding = (...hand: string[]) => ({ primary: 'ogre', hand });
const team = { mode: 'team', active: 1 } as const;

describe.each(['blade-in-the-dark', 'goblin-tricks', 'mysterious-door', 'magic-steal', 'dragon-rage'])(
  '028, 042, 057, 116, 119 %s answers any opponent’s magic',
  (card) => {
    test('team: on a partner’s creature', () => {
      const t = table([holding(card), { ...wolf, hand: ['fear'] }, croc, owl], team);
      t.players[1].play('fear', 'werecroc');
      expect(t.asked).toBe('me respond');
    });

    test('team: for the caster’s partner', () => {
      const t = table([holding(card), { ...wolf, hand: ['magic-belt'] }, croc, owl], team);
      t.players[1].play('magic-belt', 'owl');
      expect(t.asked).toBe('me respond');
    });

    test('team: not a partner’s', () => {
      const t = table([holding(card), wolf, { ...croc, hand: ['fear'] }, owl], { ...team, active: 2 });
      t.players[2].play('fear', 'werewolf');
      expect(t.zone('fear')).toBe('seat2:magic');
    });

    test('rumble: of one opponent on another', () => {
      const t = table([holding(card), { ...wolf, hand: ['fear'] }, croc], { active: 1 });
      t.players[1].play('fear', 'werecroc');
      expect(t.asked).toBe('me respond');
    });

    test('raid: the boss’s, in a mini turn after one’s own', () => {
      const t = raid([holding(card), croc], { primary: 'behemoth', deck: ['curse'] });
      t.me.endTurn();
      expect(t.asked).toBe('me respond');
    });

    test('raid: not another player’s', () => {
      const t = raid([holding(card), { ...croc, hand: ['magic-belt'] }], 'behemoth', { active: 1 });
      t.players[1].play('magic-belt', 'werecroc');
      expect(t.zone('magic-belt')).toBe('seat1:magic');
    });
  },
);

describe('028 Blade in the Dark', () => {
  test('raid: a boss’s magic is negated without a roll: it is not the boss', () => {
    const t = raid([holding('blade-in-the-dark'), croc], { primary: 'behemoth', deck: ['curse'] });
    t.me.endTurn();
    t.me.play('blade-in-the-dark');
    expect([t.zone('curse'), t.stat('werecroc', 'al')]).toEqual(['seat2:cemetery', 9]);
  });
});

describe('057 Goblin Tricks', () => {
  test('rumble: in its second mode a third player’s magic is destroyed, and the new one resolves', () => {
    const t = table(
      [holding('goblin-tricks'), { ...wolf, hand: ['magic-belt'] }, { ...croc, magics: ['knight-armor'] }],
      {
        active: 1,
      },
    );
    t.players[1].play('magic-belt', 'werewolf');
    t.me.play('goblin-tricks', 'mode 1', 'knight-armor');
    expect([t.zone('knight-armor'), t.zone('magic-belt')]).toEqual(['seat2:cemetery', 'seat1:magic']);
  });

  test('team: in its first mode a magic on a partner is negated, and what lies there stays', () => {
    const t = table([holding('goblin-tricks'), { ...wolf, hand: ['fear'], magics: ['lucky-charm'] }, croc, owl], team);
    t.players[1].play('fear', 'werecroc');
    t.me.play('goblin-tricks', 'mode 0');
    expect([t.zone('fear'), t.zone('lucky-charm')]).toEqual(['seat1:cemetery', 'seat1:magic']);
  });
});

describe('119 Mysterious Door', () => {
  test('team: who saves a partner pays with the own primary, and the door comes back to the own hand', () => {
    const t = table([holding('mysterious-door'), { ...wolf, hand: ['fear'] }, croc, owl], team);
    t.players[1].play('fear', 'werecroc');
    t.me.play('mysterious-door');
    expect([t.zone('fear'), t.hp('ogre'), t.hp('werecroc')]).toEqual(['seat1:cemetery', 80, 90]);
    const played = t.state.turn;
    while (t.state.turn < played + 16) t.players[t.state.active].endTurn();
    expect(t.zone('mysterious-door')).toBe('me:hand');
  });

  test('W6.2.2 rumble: negated by the caster, the cost does not apply', () => {
    const t = table([holding('mysterious-door'), { ...wolf, hand: ['fear', 'blade-in-the-dark'] }, croc], {
      active: 1,
    });
    t.players[1].play('fear', 'werecroc');
    t.me.play('mysterious-door');
    t.players[1].play('blade-in-the-dark');
    expect([t.zone('fear'), t.hp('ogre')]).toEqual(['seat1:magic', 90]);
  });

  test('W14.1.1 rumble: a third player may negate what negates', () => {
    const t = table(
      [holding('mysterious-door'), { ...wolf, hand: ['fear'] }, { ...croc, hand: ['blade-in-the-dark'] }],
      { active: 1 },
    );
    t.players[1].play('fear', 'ogre');
    expect(t.asked).toBe('seat2 respond'); // the player after the one who acted
    t.players[2].pass();
    t.me.play('mysterious-door');
    t.players[2].play('blade-in-the-dark');
    expect([t.zone('fear'), t.hp('ogre'), t.zone('mysterious-door')]).toEqual(['seat1:magic', 90, 'me:cemetery']);
  });
});

describe('116 Magic Steal', () => {
  test('team: a potion for an opponent heals one’s own creature, not a partner’s', () => {
    const t = table(
      [
        { primary: { card: 'ogre', hp: 40 }, hand: ['magic-steal'] },
        { primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion'] },
        { primary: { card: 'werecroc', hp: 20 } },
        owl,
      ],
      team,
    );
    t.players[1].play('health-potion');
    t.me.play('magic-steal');
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([70, 20, 20]);
  });

  test('rumble: a stolen Curse is on all opponents of the thief', () => {
    const t = table([holding('magic-steal'), { ...wolf, hand: ['curse'] }, croc], { active: 1 });
    t.players[1].play('curse');
    t.me.play('magic-steal');
    expect(t.zone('curse')).toBe('me:magic');
    expect(['ogre', 'werewolf', 'werecroc'].map((x) => t.stat(x, 'al'))).toEqual([8, 1, 1]);
  });

  test('rumble: what was aimed at one may be turned on any opponent of the thief', () => {
    const t = table([holding('magic-steal'), { ...wolf, hand: ['terrifying-roar'] }, { ...croc, hand: ['frog'] }], {
      active: 1,
    });
    t.players[1].play('terrifying-roar', 'ogre');
    t.me.play('magic-steal');
    t.me.pick('werecroc');
    expect([t.zone('werecroc'), t.zone('ogre')]).toEqual(['seat2:hand', 'me:primary']);
  });

  test('rumble: what cannot be played on goes to the cemetery of its original owner', () => {
    const t = table([holding('magic-steal'), { ...wolf, hand: ['ghost-of-the-past'], cemetery: ['frog'] }, croc], {
      active: 1,
    });
    t.players[1].play('ghost-of-the-past', 'frog'); // the thief's own cemetery has no creature
    t.me.play('magic-steal');
    expect([t.zone('ghost-of-the-past'), t.zone('frog')]).toEqual(['seat1:cemetery', 'seat1:cemetery']);
  });

  test('B5.1.1 raid: a boss’s card that would come to a player’s use goes to the boss’s cemetery', () => {
    const t = raid([holding('magic-steal'), croc], { primary: 'behemoth', deck: ['coin-for-the-ferry'] });
    t.me.endTurn();
    t.me.play('magic-steal');
    expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
    expect(['ogre', 'werecroc', 'behemoth'].map((x) => t.hp(x))).toEqual([90, 90, 100]);
  });
});

describe('084 Mind Sap', () => {
  test('W14.2.1 rumble: a Witch of one opponent is answered by another, and curses nobody', () => {
    const t = table([holding('mind-sap'), { unstarted: true, hand: ['witch'] }, croc], { active: 1 });
    t.me.pass(); // the draw; the Witch is all there is to summon
    t.me.play('mind-sap', 'witch');
    expect(['ogre', 'werecroc'].map((x) => t.stat(x, 'al'))).toEqual([8, 9]);
    expect(t.zone('mind-sap')).toBe('me:magic'); // W6.6.1.1
  });

  test('W6.6.1.2 team: on a partner’s creature it takes a slot on the partner’s side, and goes to its player’s cemetery', () => {
    const t = table([holding('mind-sap'), wolf, { primary: 'black-dragon' }, { ...owl, hand: ['dragon-fire'] }], {
      mode: 'team',
    });
    t.me.play('mind-sap', 'black-dragon');
    expect(t.zone('mind-sap')).toBe('seat2:magic');
    while (t.asked !== 'seat3 main') t.players[t.state.active].endTurn(); // no roll for a dragon without effects
    t.players[3].play('dragon-fire');
    expect(t.zone('mind-sap')).toBe('me:cemetery');
  });

  test('B10.9 raid: on the boss it needs a 4', () => {
    const t = raid([holding('mind-sap'), croc], 'black-dragon');
    t.dice({ resist: [3] });
    t.me.play('mind-sap', 'black-dragon');
    expect(t.zone('mind-sap')).toBe('me:cemetery');
  });
});

describe('064 Hourglass of Time', () => {
  test('rumble: a third player undoes the turn in which one opponent hits another', () => {
    const t = table([holding('hourglass-of-time'), { ...wolf, hand: ['magic-belt'] }, croc], { active: 1 });
    t.me.pass(); // the draw
    t.players[1].play('magic-belt', 'werewolf');
    t.me.pass();
    t.dice({ hit: [6, 5], attack: [6, 6] }, { hit: [1, 2] });
    t.players[1].battle('werecroc');
    while (t.hp('werecroc') === 90) t.me.pass();
    expect(t.asked).toBe('me respond');
    t.me.play('hourglass-of-time');
    expect([t.hp('werecroc'), t.zone('magic-belt'), t.zone('hourglass-of-time')]).toEqual([
      90,
      'seat1:hand',
      'me:cemetery',
    ]);
    expect(t.asked).toBe('seat1 main');
  });

  test('team: a partner’s turn can be undone too', () => {
    const t = table([holding('hourglass-of-time'), wolf, { ...croc, hand: ['magic-belt'] }, owl], {
      ...team,
      active: 2,
    });
    t.me.pass(); // the draw
    t.players[2].play('magic-belt', 'werecroc');
    expect(t.asked).toBe('me respond');
    t.me.play('hourglass-of-time');
    expect([t.zone('magic-belt'), t.asked]).toEqual(['seat2:hand', 'seat2 main']);
  });
});
