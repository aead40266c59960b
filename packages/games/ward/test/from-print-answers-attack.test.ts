import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/**
 * Written from the print: Lightning that answers attacks, with three and more at the table. A Werewolf (AL 6, SPD 8, 70 HP,
 * two dice, MOD 3) strikes a wounded Werecroc (AL 9, SPD 2, MOD 1), which misses in return.
 */

const wolf = { primary: 'werewolf' };
const croc = { primary: { card: 'werecroc', hp: 50 } };
const owl = { primary: 'owl' };
const holding = (...hand: string[]) => ({ primary: 'ogre', hand });
const team = { mode: 'team', active: 1 } as const;
const HITS = { hit: [6, 5] };
/** 11 damage. */
const STRIKE = { hit: [6, 5], attack: [4, 4] };
const MISSES = { hit: [1, 2] };

describe.each(['minotaur-bodyguard', 'junk-scarecrow'])('016, 066 %s is for a creature of one’s own', (card) => {
  test('team: not for a partner’s', () => {
    const t = table([holding(card), wolf, croc, owl], team);
    t.dice(STRIKE, MISSES);
    t.players[1].battle('werecroc');
    expect([t.hp('werecroc'), t.cards(t.me, 'hand')]).toEqual([39, [card]]);
  });

  test('rumble: not for another opponent’s', () => {
    const t = table([holding(card), wolf, croc], { active: 1 });
    t.dice(STRIKE, MISSES);
    t.players[1].battle('werecroc');
    expect([t.hp('werecroc'), t.cards(t.me, 'hand')]).toEqual([39, [card]]);
  });

  test('raid: not for another player’s', () => {
    const t = raid([holding(card), croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, STRIKE, MISSES);
    expect([t.hp('werecroc'), t.cards(t.me, 'hand')]).toEqual([39, [card]]);
  });

  test('rumble: for one’s own, struck in return by the creature it attacks', () => {
    const t = table([{ primary: 'ogre' }, { ...croc, hand: [card] }, wolf], { active: 1 });
    t.dice(HITS);
    t.players[1].battle('werewolf'); // the faster wolf strikes first
    t.dice(...(card === 'minotaur-bodyguard' ? [{ attack: [4, 4] }] : []), MISSES);
    t.players[1].play(card);
    expect(t.hp('werecroc')).toBe(50);
  });

  test('raid: the boss’s hit on one’s own is kept off with a roll of 4 (B10.9)', () => {
    const t = raid([{ ...croc, hand: [card] }, owl], 'werewolf', { active: 2 });
    t.dice({ target: [2, 5] }, HITS);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [4] }, ...(card === 'minotaur-bodyguard' ? [{ attack: [4, 4] }] : []), MISSES);
    t.me.play(card);
    expect(t.hp('werecroc')).toBe(50);
  });

  test('raid: resisted with a 3, the hit goes on and the card lies in its player’s cemetery (B10.9)', () => {
    const t = raid([{ ...croc, hand: [card] }, owl], 'werewolf', { active: 2 });
    t.dice({ target: [2, 5] }, HITS);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [3] }, { attack: [4, 4] }, MISSES);
    t.me.play(card);
    expect([t.hp('werecroc'), t.zone(card)]).toEqual([39, 'me:cemetery']);
  });
});

describe('066 Junk Scarecrow', () => {
  test('rumble: is back at a turn’s beginning once three cycles of all three are over, not before', () => {
    const t = table([{ ...croc, hand: ['junk-scarecrow'] }, wolf, owl], { active: 1 });
    t.dice(HITS);
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('junk-scarecrow');
    const played = t.state.turn;
    while (t.state.turn < played + 7) t.players[t.state.active].endTurn();
    expect(t.zone('junk-scarecrow')).toBe('me:cemetery');
    while (t.state.turn < played + 11) t.players[t.state.active].endTurn();
    expect(t.zone('junk-scarecrow')).toBe('me:hand');
  });
});

describe('030 Children of the Forest is for a hit of one’s own', () => {
  test('team: not for a partner’s', () => {
    const t = table([holding('children-of-the-forest'), croc, wolf, owl], { ...team, active: 2 });
    t.dice(STRIKE, MISSES);
    t.players[2].battle('werecroc');
    expect([t.hp('werecroc'), t.cards(t.me, 'hand')]).toEqual([39, ['children-of-the-forest']]);
  });

  test('rumble: not for an opponent’s hit on another', () => {
    const t = table([holding('children-of-the-forest'), wolf, croc], { active: 1 });
    t.dice(STRIKE, MISSES);
    t.players[1].battle('werecroc');
    expect([t.hp('werecroc'), t.cards(t.me, 'hand')]).toEqual([39, ['children-of-the-forest']]);
  });

  test('raid: strengthens one’s own creature, so the boss does not resist it', () => {
    const t = raid([{ ...wolf, hand: ['children-of-the-forest'] }, owl], 'werecroc');
    t.dice(HITS);
    t.me.battle('werecroc');
    t.dice({ attack: [1, 1, 1, 1, 1, 1, 1] }, MISSES);
    t.me.play('children-of-the-forest');
    expect(t.hp('werecroc')).toBe(90 - 10);
  });
});

describe('042 Dragon Rage', () => {
  const deck = ['frog', 'rodent', 'goblin', 'harpy'];

  test('team: a hit on a partner is negated, every magic on all four sides is destroyed, and all four draw 3', () => {
    const t = table(
      [
        { ...holding('dragon-rage'), deck },
        { ...wolf, deck, magics: ['holy-water'] },
        { ...croc, deck, magics: ['magic-belt'] },
        { ...owl, deck, magics: ['lucky-charm'] },
      ],
      team,
    );
    t.stopAt('second');
    t.dice(HITS);
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('dragon-rage');
    expect(t.hp('werecroc')).toBe(50);
    expect(t.players.map((p) => t.cards(p, 'magic'))).toEqual([[], [], [], []]);
    // Player 1 had drawn a card at the start of the turn.
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([3, 4, 3, 3]);
  });

  test('rumble: a magic of one opponent on another is negated by a third', () => {
    const t = table(
      [
        { ...holding('dragon-rage'), deck },
        { ...wolf, hand: ['fear'], deck: [] },
        { ...croc, deck },
      ],
      {
        active: 1,
      },
    );
    t.players[1].play('fear', 'werecroc');
    expect(t.asked).toBe('me respond');
    t.me.play('dragon-rage');
    expect(t.zone('fear')).toBe('seat1:cemetery');
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([3, 0, 3]); // as far as the decks allow
  });

  test('raid: the boss’s hit on another player is negated with a 4; the players draw, the boss has no hand', () => {
    const t = raid(
      [
        { ...holding('dragon-rage'), deck },
        { ...croc, deck },
      ],
      'werewolf',
      { active: 2 },
    );
    t.dice({ target: [5, 2] }, HITS);
    expect(t.asked).toBe('me respond');
    t.stopAt('me main');
    t.dice({ resist: [4] }, MISSES);
    t.me.play('dragon-rage');
    expect(t.hp('werecroc')).toBe(50);
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([4, 3, 0]); // my turn has begun with a draw
  });

  test('raid: resisted with a 3 nothing of it happens (B10.9)', () => {
    const t = raid(
      [
        { ...holding('dragon-rage'), deck },
        { ...croc, deck, magics: ['magic-belt'] },
      ],
      'werewolf',
      { active: 2 },
    );
    t.dice({ target: [5, 2] }, HITS);
    expect(t.asked).toBe('me respond');
    t.stopAt('me main');
    t.dice({ resist: [3] }, { attack: [4, 4] }, MISSES);
    t.me.play('dragon-rage');
    expect([t.hp('werecroc'), t.zone('magic-belt'), t.zone('dragon-rage')]).toEqual([39, 'seat1:magic', 'me:cemetery']);
    expect(t.players.map((p) => t.cards(p, 'hand').length)).toEqual([1, 0, 0]);
  });
});

describe('073 Mimic Chest', () => {
  test('rumble: the attacker is whoever made the strike that is negated, odd HP round up', () => {
    const t = table([holding('mimic-chest'), { primary: { card: 'werecroc', hp: 35 } }, { primary: 'griffin' }], {
      active: 2,
    });
    t.dice(MISSES, { hit: [5, 5] }); // the griffin misses, the croc strikes back
    t.players[2].battle('werecroc');
    expect(t.asked).toBe('me respond');
    t.me.play('mimic-chest');
    expect([t.hp('werecroc'), t.hp('griffin')]).toEqual([17, 80]);
  });

  test('raid: the boss’s attack on another player is negated, half its HP are not lost (B10.4)', () => {
    const t = raid([holding('mimic-chest'), croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, HITS);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [4] }, MISSES);
    t.me.play('mimic-chest');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([50, 70]);
  });

  test('W14.1.1 rumble: opportunities go round from the player after the one who acted', () => {
    const t = table([holding('mimic-chest'), wolf, { primary: 'goblin', hand: ['mimic-chest'] }, croc], { active: 1 });
    t.dice(HITS);
    t.players[1].battle('werecroc');
    expect(t.asked).toBe('seat2 respond');
    t.players[2].pass();
    expect(t.asked).toBe('me respond');
    t.dice(MISSES);
    t.me.play('mimic-chest');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([35, 50]);
    expect(t.cards(t.players[2], 'hand')).toEqual(['mimic-chest']);
  });

  test('W16.1.1 rumble: an unaffected creature’s attack on another is not negated', () => {
    const t = table([holding('mimic-chest'), { primary: 'ent-tree' }, { primary: 'frog-man' }], { active: 1 });
    t.dice(MISSES, { hit: [5, 5], attack: [2] }); // the faster Frog Man misses; (2 + 6) × 2 against a weapon
    t.players[1].battle('frog-man');
    expect([t.hp('frog-man'), t.hp('ent-tree'), t.cards(t.me, 'hand')]).toEqual([14, 40, ['mimic-chest']]);
  });
});

describe('083 Sentinel of Life', () => {
  test('team: a partner’s Giant Turtle heals the half that it would have taken', () => {
    const t = table([holding('sentinel-of-life'), wolf, { primary: { card: 'giant-turtle', hp: 20 } }, owl], team);
    t.dice(STRIKE);
    t.players[1].battle('giant-turtle');
    t.dice(MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('giant-turtle')).toBe(26);
  });

  test('rumble: a critical hit on another opponent heals it by the doubled amount', () => {
    const t = table([holding('sentinel-of-life'), wolf, { primary: { card: 'werecroc', hp: 10 } }], { active: 1 });
    t.dice({ hit: [6, 6], attack: [4, 4] });
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(32);
  });

  test('W17.2 rumble: never above the printed HP', () => {
    const t = table([holding('sentinel-of-life'), wolf, { primary: { card: 'werecroc', hp: 85 } }], { active: 1 });
    t.dice(STRIKE);
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(90);
  });

  test('rumble: more than the HP left of the creature is still healed in full', () => {
    const t = table([holding('sentinel-of-life'), wolf, { primary: { card: 'werecroc', hp: 5 } }], { active: 1 });
    t.dice(STRIKE);
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(16);
  });

  test('raid: the boss’s attack on another player, with a 4', () => {
    const t = raid([holding('sentinel-of-life'), croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, STRIKE);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [4] }, MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(61);
  });

  test('raid: resisted with a 3 the damage is taken and nothing healed', () => {
    const t = raid([holding('sentinel-of-life'), croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, STRIKE);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [3] }, MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(39);
  });
});

describe('109 Forest Sentinel', () => {
  test('team: an attack on a partner kills the attacker, who cannot keep it off with Scarecrow or Bodyguard', () => {
    const t = table(
      [
        holding('forest-sentinel'),
        { primary: { card: 'werewolf', hp: 11 }, hand: ['junk-scarecrow', 'minotaur-bodyguard', 'frog'] },
        croc,
        owl,
      ],
      team,
    );
    t.dice(STRIKE);
    t.players[1].battle('werecroc');
    t.me.play('forest-sentinel');
    expect([t.zone('werewolf'), t.hp('werecroc')]).toEqual(['seat1:cemetery', 50]);
    expect(t.asked).toBe('seat1 replace');
  });

  test('rumble: the damage is the attacker’s, multipliers and all', () => {
    const t = table([holding('forest-sentinel'), { primary: 'elf' }, { primary: 'harpy' }], { active: 1 });
    t.dice({ hit: [6, 5], attack: [3] }); // (3 + 1) × 3 against wings
    t.players[1].battle('harpy');
    t.dice(MISSES);
    t.me.play('forest-sentinel');
    expect([t.hp('elf'), t.hp('harpy')]).toEqual([38, 30]);
  });

  test('raid: the boss takes its own blow at another player, with a 4', () => {
    const t = raid([holding('forest-sentinel'), croc], 'werewolf', { active: 2 });
    t.dice({ target: [5, 2] }, STRIKE);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [4] }, MISSES);
    t.me.play('forest-sentinel');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([50, 59]);
  });
});
