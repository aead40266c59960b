import { describe, expect, test } from 'vitest';
import { raid } from './support.ts';

/** B11 and B12: whom the boss attacks and aims at. A Werecroc stands for it: AL 9, SPD 2, three dice, MOD 1. */

const BOSS = 'werecroc';
/** A magic in hand, which nobody plays: so that every turn has a question. */
const idle = { hand: ['fear'] };
/** The wolf misses the boss, and the boss the wolf. */
const MISSES = [1, 2, 1, 2];

describe('B11.1.1 it always attacks on its turn', () => {
  test('however that may end', () => {
    const t = raid([{ primary: 'giga', ...idle }], { primary: { card: BOSS, hp: 1 } });
    t.dice(1, 1, 1, 1, 2); // Giga is faster, and slips
    t.me.endTurn();
    t.expectLog('W10.2.1 Werecroc battles Giga.');
  });

  test('so do its minions, one after another, each with a roll of its own', () => {
    const t = raid([idle, idle], { primary: BOSS, side: ['orc', 'dwarf'] }, { active: 1 });
    t.dice(1, 2, ...MISSES); // the boss attacks me
    t.dice(3, 1, 1, 1, 1, 1, 1, 1); // the orc the other, and both slip
    t.dice(2, 6, 1, 1, 1, 1, 1, 1); // the dwarf me
    t.players[1].endTurn();
    t.expectLog('B11.1.2 For Werecroc: me (1), seat1 (2); me is meant.');
    t.expectLog('B11.1.2 For Orc: me (3), seat1 (1); seat1 is meant.');
    t.expectLog('B11.1.2 For Dwarf: me (2), seat1 (6); me is meant.');
  });

  test('unless something keeps it from it', () => {
    const t = raid([{ ...idle, magics: [{ card: 'winter-chill', on: 'werecroc' }] }], BOSS);
    t.dice(1); // it does not thaw
    t.me.endTurn();
    t.expectNoLog('Werecroc battles');
  });
});

describe('B11.1.2 every living player rolls, and the lowest is attacked', () => {
  test('with three players', () => {
    const t = raid([idle, idle, idle], BOSS, { active: 2 });
    t.dice(4, 2, 6, ...MISSES);
    t.players[2].endTurn();
    t.expectLog('B11.1.2 For Werecroc: me (4), seat1 (2), seat2 (6); seat1 is meant.');
    t.expectLog('W10.2.1 Werecroc battles Werewolf.');
  });

  test('those tied for the lowest roll again, and nobody else', () => {
    const t = raid([{ primary: 'knight', ...idle }, idle, { primary: 'ogre', ...idle }], BOSS, { active: 2 });
    t.dice(2, 5, 2, 3, 3, 6, 1);
    t.dice(1, 2, 1, 1, 1); // the ogre misses AL 9, and the boss slips
    t.players[2].endTurn();
    t.expectLog('B11.1.2 For Werecroc: me (2), seat1 (5), seat2 (2); tied, so they roll again.');
    t.expectLog('B11.1.2 For Werecroc: me (3), seat2 (3); tied, so they roll again.');
    t.expectLog('B11.1.2 For Werecroc: me (6), seat2 (1); seat2 is meant.');
    t.expectLog('W10.2.1 Werecroc battles Ogre.');
  });

  test('who is out does not roll', () => {
    const t = raid([idle, idle, idle], BOSS, { active: 2 });
    t.players[0].concede();
    t.dice(5, 3, ...MISSES);
    t.players[2].endTurn();
    t.expectLog('B11.1.2 For Werecroc: seat1 (5), seat2 (3); seat2 is meant.');
  });

  test('with one player nothing is rolled', () => {
    const t = raid([idle], BOSS);
    t.dice(...MISSES);
    t.me.endTurn();
    t.expectNoLog('B11.1.2');
    t.expectLog('W10.2.1 Werecroc battles Werewolf.');
  });
});

test('B11.1.3 it attacks primaries only, never a limited summon', () => {
  const t = raid([{ side: ['the-squire'], ...idle }], BOSS);
  t.dice(...MISSES);
  t.me.endTurn();
  t.expectLog('W10.2.1 Werecroc battles Werewolf.');
  t.expectNoLog('battles The Squire');
});

describe('W10.2.1 whom players may attack', () => {
  test('the boss, and minions whose card says that they can be killed; not the other limited summons beside it', () => {
    const t = raid([{}, { primary: 'ogre' }], { primary: BOSS, side: ['gate-hound', 'orc'] });
    t.expectChoices(t.me, ['battle werewolf werecroc', 'battle werewolf gate-hound', 'endPhase']);
  });

  test('a minion killed goes to the boss’s cemetery, and the combat phase goes on', () => {
    const minion = { card: 'gate-hound', hp: 1 };
    const t = raid([{ primary: 'giant-eagle', side: ['the-squire'] }], { primary: BOSS, side: [minion] });
    t.me.next();
    t.dice(6, 6, 1, 1);
    t.me.battle('giant-eagle', 'gate-hound');
    expect(t.zone('gate-hound')).toBe('opp:cemetery');
    t.expectChoices(t.me, ['battle the-squire werecroc', 'endPhase']);
  });
});

describe('B12.1.2 a boss magic that targets: every player rolls, and the lowest is meant', () => {
  test('an equip for a player’s creature', () => {
    const t = raid([idle, idle, idle], { primary: BOSS, deck: ['mooring-chain'] });
    t.dice(3, 3, 5, 6, 2);
    t.me.endTurn();
    t.expectLog('B12.1.2 For Mooring Chain: me (3), seat1 (3), seat2 (5); tied, so they roll again.');
    t.expectLog('B12.1.2 For Mooring Chain: me (6), seat1 (2); seat1 is meant.');
    t.expectLog('W6.4.2 Werewolf is equipped with Mooring Chain.');
    expect(t.stat('seat1:werewolf', 'spd')).toBeLessThan(8);
    expect(t.stat('me:werewolf', 'spd')).toBe(8);
  });

  test('a text that means a player', () => {
    const t = raid([idle, { primary: 'ogre', ...idle }], { primary: BOSS, deck: ['boathook'] });
    t.dice(6, 1);
    t.dice(1, 2, 1, 1, 1); // the ogre misses AL 9, and the boss slips
    t.me.endTurn();
    t.expectLog('B12.1.2 For Boathook: me (6), seat1 (1); seat1 is meant.');
    t.expectLog('W10.2.1 Werecroc battles Ogre.');
  });

  test('who has nothing that fits does not roll', () => {
    const t = raid([{ ...idle, magics: ['hero-shield'] }, idle, { ...idle, magics: ['magic-belt'] }], {
      primary: BOSS,
      deck: ['snuff'],
    });
    t.dice(6, 2);
    t.me.endTurn();
    t.expectLog('B12.1.2 For Snuff: me (6), seat2 (2); seat2 is meant.');
    expect(t.zone('magic-belt')).toBe('seat2:cemetery');
    expect(t.zone('hero-shield')).toBe('me:magic');
  });

  test('if only one has, nobody rolls', () => {
    const t = raid([idle, { ...idle, magics: ['magic-belt'] }], { primary: BOSS, deck: ['snuff'] });
    t.me.endTurn();
    expect(t.zone('magic-belt')).toBe('seat1:cemetery');
    t.expectNoLog('B12.1.2');
  });
});

describe('B12.1.2.1 several cards of that player fit: a die picks', () => {
  const three = ['hero-shield', 'magic-belt', 'lucky-charm'];

  test('by their number', () => {
    const t = raid([{ ...idle, magics: three }, idle], { primary: BOSS, deck: ['snuff'] });
    t.dice(3);
    t.me.endTurn();
    t.expectLog('B12.1.2.1 The die for Snuff picks Lucky Charm.');
    expect(t.zone('lucky-charm')).toBe('me:cemetery');
    expect(t.cards(t.me, 'magic')).toEqual(['hero-shield', 'magic-belt']);
  });

  test('a face that names none is rolled again', () => {
    const t = raid([{ ...idle, magics: three }, idle], { primary: BOSS, deck: ['snuff'] });
    t.dice(5, 4, 1);
    t.me.endTurn();
    t.expectLog('B12.1.2.1 The die for Snuff shows 5: again.');
    t.expectLog('B12.1.2.1 The die for Snuff shows 4: again.');
    t.expectLog('B12.1.2.1 The die for Snuff picks Hero Shield.');
  });

  test('after the players have rolled whose it is', () => {
    const t = raid(
      [
        { ...idle, magics: three },
        { ...idle, magics: ['epic-boots', 'epic-helm'] },
      ],
      {
        primary: BOSS,
        deck: ['snuff'],
      },
    );
    t.dice(4, 2, 2);
    t.me.endTurn();
    t.expectLog('B12.1.2 For Snuff: me (4), seat1 (2); seat1 is meant.');
    t.expectLog('B12.1.2.1 The die for Snuff picks Epic Helm.');
    expect(t.zone('epic-helm')).toBe('seat1:cemetery');
  });
});
