import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, table } from './support.ts';

/** More magics of generation 3: those that answer, take hold of a creature, or bind a side. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };

test('Steam Knight Blaster: three dice and MOD 3 for what is printed, and no effect; bonuses add', () => {
  const t = duel(
    { hand: ['steam-knight-blaster'] },
    { primary: 'forgotten-one', magics: ['epic-boots', 'the-career-buccaneer'] },
  );
  t.me.play('steam-knight-blaster', 'forgotten-one');
  expect([t.stat('forgotten-one', 'dice'), t.stat('forgotten-one', 'mod')]).toEqual([3, 9]);
});

describe('Cybernetic Upgrade', () => {
  test('for a battle that an opponent started, and gone when it is over', () => {
    const t = duel({ primary: 'giant-eagle' }, { hand: ['cybernetic-upgrade'] });
    t.me.battle('werewolf');
    t.dice({ hit: [4, 5] }, MISS);
    t.opp.play('cybernetic-upgrade', 'werewolf');
    t.expectLog('9 against AL 12');
    expect(t.zone('cybernetic-upgrade')).toBe('opp:cemetery');
  });

  test('not in one of its own player’s', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['cybernetic-upgrade'] });
    t.dice(MISS, MISS);
    t.me.battle('werewolf');
    expect(t.zone('cybernetic-upgrade')).toBe('me:hand');
  });
});

describe('Shield of Light', () => {
  test.each([
    [2, 60, 'opp:magic'],
    [3, 40, 'opp:magic'],
    [6, 40, 'opp:cemetery'],
  ])('rolls %i: %i HP, the shield in %s', (die, hp, zone) => {
    const t = duel({ hand: ['ignite'] }, { primary: { card: 'werewolf', hp: 50 }, magics: ['shield-of-light'] });
    t.dice({ effect: [1] }, { effect: [die] });
    t.me.play('ignite', 'opp:werewolf');
    expect([t.hp('opp:werewolf'), t.zone('shield-of-light')]).toEqual([hp, zone]);
  });
});

test('Witch’s Cabin sends a card that an opponent draws to the bottom of the deck', () => {
  const t = table([{ deck: ['fear', 'owl'] }, { hand: ['witchs-cabin'] }, {}]);
  t.players[1].play('witchs-cabin');
  expect(t.cards(t.me, 'hand')).toEqual([]);
  expect(t.cards(t.me, 'deck')).toHaveLength(2);
});

describe('Possessed Dummy', () => {
  test('takes a creature that goes to an opponent’s cemetery, until the dummy or one’s primary leaves', () => {
    const t = duel({ hand: ['ignitima', 'evil-queen'] }, { primary: { card: 'knight', hp: 5 }, hand: ['frog'] });
    t.dice(1);
    t.me.play('ignitima', 'knight');
    expect(t.zone('knight')).toBe('opp:cemetery');
    const u = duel(
      { hand: ['ignitima', 'possessed-dummy', 'evil-queen'] },
      { primary: { card: 'knight', hp: 5 }, hand: ['frog'] },
    );
    u.dice(1);
    u.me.play('ignitima', 'knight');
    u.me.play('possessed-dummy');
    expect([u.zone('knight'), u.zone('possessed-dummy')]).toEqual(['me:side', 'me:magic']);
    if (u.asked.startsWith('opp')) u.opp.pick('frog');
    u.me.play('evil-queen', 'possessed-dummy');
    expect(u.zone('knight')).toBe('opp:cemetery');
  });
});

test('Catcow swaps printed dice and MOD of everybody for two cycles', () => {
  const t = duel({ hand: ['catcow'] }, { primary: 'red-dragon', magics: ['nightmare-claw'] });
  t.me.play('catcow');
  expect([t.stat('red-dragon', 'dice'), t.stat('red-dragon', 'mod')]).toEqual([7 + 1, 2]);
  expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([3, 2]);
});

test('Catcow: a printed MOD of 0 leaves no dice, but what is added', () => {
  const t = duel({ primary: 'owlet', magics: ['catcow'] });
  expect([t.stat('owlet', 'dice'), t.stat('owlet', 'mod')]).toEqual([0, 1]);
  t.dice(MISS, HIT); // the Werewolf strikes first; the Owlet deals its MOD and rolls nothing
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(70 - 1 - 1);
  const other = duel({ primary: 'owlet', magics: ['catcow', 'nightmare-claw', 'common-sword'] });
  expect(other.stat('owlet', 'dice')).toBe(1);
});

test('Galactic Suit: an opponent that misses its wearer hits their own primary', () => {
  const t = duel({ primary: 'giant-eagle', magics: ['common-sword'] }, { magics: ['galactic-suit'] });
  t.dice({ hit: [1, 2] }, { effect: [3, 4] }, MISS);
  t.me.battle('werewolf');
  expect([t.hp('giant-eagle'), t.hp('werewolf')]).toEqual([50 - 7 - 4, 69]);
});

test('W7.2 Gremlin steps in for a lost primary', () => {
  const t = duel(
    { primary: { card: 'goblin', hp: 5 }, hand: ['gremlin', 'frog'] },
    { hand: ['ignite'] },
    { active: 1 },
  );
  t.dice(1);
  t.opp.play('ignite', 'goblin');
  t.me.pick('gremlin');
  expect(t.zone('gremlin')).toBe('me:primary');
});

test('W8.2 Soul Eater: a limited summon of any side pays for a summon this turn', () => {
  const t = duel({ primary: 'goblin', hand: ['soul-eater', 'cosmic-demon'] }, { side: ['owl'] });
  expect(offers(t, 'summon cosmic-demon')).toBe(false);
  t.me.play('soul-eater');
  t.me.summon('cosmic-demon');
  expect([t.zone('cosmic-demon'), t.zone('owl')]).toEqual(['me:primary', 'opp:cemetery']);
});

test('W16.1.1 Steam Armor: everything else leaves its wearer alone', () => {
  const t = duel({ hand: ['steam-armor', 'ignite'], magics: ['common-sword'], primary: 'ogre' });
  t.me.play('steam-armor', 'ogre');
  expect(t.stat('ogre', 'atk')).toBe(0);
  expect(offers(t, 'play ignite ogre')).toBe(false);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.endTurn();
  t.opp.endTurn();
  expect([t.stat('ogre', 'atk'), t.zone('steam-armor')]).toEqual([4, 'me:cemetery']);
});

test('W10.2.1 Possession: one creature battles itself, nobody else battles', () => {
  const t = duel({ hand: ['possession'] }, { primary: 'undead-knight' });
  t.dice({ hit: [6, 5], attack: [1, 1, 1] }, { hit: [1, 2] });
  t.me.play('possession', 'undead-knight');
  t.expectLog('Undead Knight battles Undead Knight');
  expect(t.hp('undead-knight')).toBe(90 - 5);
});

describe('Gnarled Hand', () => {
  test('brings a creature of lower AL than the primary, which goes with it', () => {
    const t = duel({ hand: ['gnarled-hand', 'goblin', 'ogre'] }, { hand: ['evil-queen'] });
    t.me.play('gnarled-hand');
    expect([t.zone('goblin'), t.zone('ogre')]).toEqual(['me:side', 'me:hand']);
    t.me.endTurn();
    t.opp.play('evil-queen', 'gnarled-hand');
    expect(t.zone('goblin')).toBe('me:cemetery');
  });
});

test('Death Omen strikes the weakest primary at the start of everybody’s turn', () => {
  const t = table([{ magics: ['death-omen'] }, { primary: { card: 'ogre', hp: 30 } }, {}]);
  expect(t.hp('ogre')).toBe(25);
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(20);
});

test('Demon Blood makes its wearer a Demon', () => {
  const t = duel({ primary: 'giant-eagle', hand: ['demon-blood'], magics: ['exorcism'] }, { primary: 'undead-knight' });
  t.me.play('demon-blood', 'undead-knight');
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.battle('undead-knight');
  expect(t.hp('undead-knight')).toBe(90 - 4 - 1);
});

test('Street Lights sends limited summons back where they came from, and allows no more', () => {
  const t = duel({ primary: 'wolf-knight', hand: ['werecroc', 'street-lights'] });
  t.me.use('wolf-knight');
  t.me.play('street-lights');
  expect(t.zone('werecroc')).toBe('me:hand');
  t.me.endTurn();
  t.opp.endTurn();
  if (offers(t, 'use wolf-knight')) t.me.use('wolf-knight');
  expect(t.zone('werecroc')).toBe('me:hand');
});

test('W8.2 Bait: a magic of the hand for a sacrifice less this turn', () => {
  const t = duel({ primary: 'goblin', hand: ['bait', 'fear', 'cosmic-demon'] });
  expect(offers(t, 'summon cosmic-demon')).toBe(false);
  t.me.play('bait');
  expect(t.zone('fear')).toBe('me:cemetery');
  t.me.summon('cosmic-demon');
  expect(t.zone('cosmic-demon')).toBe('me:primary');
});

test('Bound Fate: what one’s primary takes, every opponent’s takes', () => {
  const t = table([{ hand: ['bound-fate', 'ignite'] }, {}, {}, {}], { mode: 'team' });
  t.me.play('bound-fate');
  t.dice(1);
  t.me.play('ignite', 'me:werewolf');
  expect([0, 1, 2, 3].map((i) => t.hp(i === 0 ? 'me:werewolf' : `seat${i}:werewolf`))).toEqual([60, 60, 70, 60]);
});

test('Last Hope Hero: the dying primary strikes once more, doubled, with what is printed on it', () => {
  const t = duel(
    { primary: 'giant-eagle' },
    { primary: { card: 'werewolf', hp: 1 }, hand: ['last-hope-hero', 'frog'] },
  );
  t.dice(HIT, { attack: [1, 1] });
  t.me.battle('werewolf');
  t.dice({ effect: [2, 3] });
  t.opp.play('last-hope-hero');
  expect(t.hp('giant-eagle')).toBe(50 - (2 + 3 + 3) * 2);
});

test('Final Form goes onto a creature below half of its HP', () => {
  const t = duel({ hand: ['final-form'], primary: { card: 'ogre', hp: 44 } }, { primary: 'werewolf' });
  expect(offers(t, 'play final-form werewolf')).toBe(false);
  t.me.play('final-form', 'ogre');
  expect([t.stat('ogre', 'dice'), t.stat('ogre', 'mod')]).toEqual([6, 6]);
});

test('Sasquatch negates, and its victim plays no Lightning for a cycle', () => {
  const t = table([
    { hand: ['hero-shield', 'haunted-tree'] },
    { hand: ['sasquatch', 'hero-shield'] },
    { hand: ['haunted-tree'] },
  ]);
  t.me.play('me:hero-shield', 'me:werewolf');
  t.players[1].play('sasquatch');
  while (t.asked.endsWith('respond')) t.players[Number(t.asked.replace('me', '0').match(/\d/)![0])].pass();
  expect(t.zone('me:hero-shield')).toBe('me:cemetery');
  t.me.endTurn();
  t.players[1].play('seat1:hero-shield', 'seat1:werewolf');
  expect(t.asked).toBe('seat2 respond'); // seat 2 may answer, the one who was bound is not asked
});

test('W8.3.1 Shard Titan takes the place of a Cosmic primary that carries Strange Jewel', () => {
  const t = duel({ primary: 'harpy', magics: ['strange-jewel'], hand: ['shard-titan'] });
  t.me.summon('shard-titan');
  expect([t.zone('shard-titan'), t.zone('harpy'), t.zone('strange-jewel')]).toEqual([
    'me:primary',
    'me:cemetery',
    'me:cemetery',
  ]);
  const bare = duel({ primary: 'harpy', hand: ['shard-titan'] });
  expect(offers(bare, 'summon shard-titan')).toBe(false);
});

test('W11.1 Contaminate: 5 each cycle, and onto the killer', () => {
  const t = duel({ hand: ['contaminate', 'frog'], primary: { card: 'werewolf', hp: 20 } }, { primary: 'giant-eagle' });
  t.me.play('contaminate', 'werewolf');
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(15);
  t.dice({ hit: [6, 6], attack: [6, 6] });
  t.opp.battle('werewolf');
  if (t.asked.startsWith('me')) t.me.pick('frog');
  expect(t.zone('contaminate')).toBe('me:magic');
});

test('Arcane Power: MOD for every card shown, for that battle', () => {
  const t = duel(
    { primary: 'giant-eagle', magics: ['arcane-power'], hand: ['fear', 'owl'] },
    { primary: 'undead-knight' },
  );
  t.me.battle('undead-knight');
  t.me.pick('fear');
  t.dice({ hit: [4, 4] }, { attack: [1, 1] }, MISS);
  t.me.pick('owl');
  expect(t.hp('undead-knight')).toBe(90 - 4 - 1);
});

test('Eye For An Eye: everybody may swap within a class', () => {
  const t = table([
    { hand: ['eye-for-an-eye', 'goblin'], cemetery: ['owl'] },
    { hand: ['fear'], cemetery: ['curse'] },
    { hand: ['frog'], cemetery: ['rodent'] },
  ]);
  t.me.play('eye-for-an-eye');
  t.me.pick('mode 1');
  t.players[1].pick('mode 2');
  t.players[2].pick('mode 0');
  expect([0, 1, 2].map((i) => t.cards(t.players[i], 'hand'))).toEqual([['owl'], ['curse'], ['frog']]);
});

describe('W4.1.2 Eye For An Eye: who swaps themselves past the threshold is out at once', () => {
  const seats = (drowns: number) =>
    [0, 1, 2].map((i) => ({
      hand: [...(i === 0 ? ['eye-for-an-eye'] : []), i === drowns ? 'forgotten-one' : 'goblin'],
      cemetery: ['owl'],
    }));

  test('and the next player is asked', () => {
    const t = table(seats(1), { options: { threshold: 80 } });
    t.me.play('eye-for-an-eye');
    t.me.pick('mode 1');
    t.players[1].pick('mode 1');
    t.expectLog('W4.1.1 seat1 loses with 80 HP in the cemetery.');
    expect(t.asked).toBe('seat2 mode');
    t.players[2].pick('mode 1');
    expect(t.cards(t.players[2], 'hand')).toEqual(['owl']);
  });

  test('and if it is their card, its text ends with them', () => {
    const t = table(seats(0), { options: { threshold: 80 } });
    t.me.play('eye-for-an-eye');
    t.me.pick('mode 1');
    t.expectLog('W4.1.1 me loses with 80 HP in the cemetery.');
    expect(t.asked).toBe('seat1 combat');
  });
});

test('Close Encounters comes back into the deck three cycles after it was destroyed', () => {
  const t = duel({ magics: ['close-encounters'] }, { hand: ['evil-queen'] }, { active: 1 });
  t.opp.play('evil-queen', 'close-encounters');
  expect(t.zone('close-encounters')).toBe('me:cemetery');
  t.opp.endTurn();
  for (let i = 0; i < 3; i++) {
    expect(t.zone('close-encounters')).toBe('me:cemetery');
    t.me.endTurn();
    t.opp.endTurn();
  }
  expect(t.zone('close-encounters')).toBe('me:hand'); // shuffled into an empty deck, and drawn
});

test('W11.1 Flame Sentinel voids an attack and burns the attacker for two cycles', () => {
  const t = duel({ primary: 'giant-eagle' }, { hand: ['flame-sentinel'] });
  t.dice(HIT, { attack: [6, 6] });
  t.me.battle('werewolf');
  t.dice(MISS);
  t.opp.play('flame-sentinel');
  expect([t.hp('werewolf'), t.hp('giant-eagle'), t.zone('flame-sentinel')]).toEqual([69, 40, 'opp:magic']);
});

test('Last Goodbye: a creature of the cemetery for the rest of the turn', () => {
  const t = duel({ hand: ['last-goodbye'], cemetery: ['goblin'] });
  t.me.play('last-goodbye');
  expect([t.zone('goblin'), t.zone('last-goodbye')]).toEqual(['me:side', 'me:magic']);
  t.me.endTurn();
  expect([t.zone('goblin'), t.zone('last-goodbye')]).toEqual(['me:cemetery', 'me:cemetery']);
});

test('Inversion: the former bottom card is drawn next, until it leaves', () => {
  const t = duel({ hand: ['inversion'] }, { deck: ['frog', 'owl', 'knight'] });
  t.me.play('inversion');
  t.me.endTurn();
  expect(t.cards(t.opp, 'hand')).toEqual(['knight']);
});

test('Eagle Knight: no damage to one creature for the rest of the turn', () => {
  const t = duel({ primary: 'giant-eagle' }, { hand: ['eagle-knight'] });
  t.me.battle('werewolf');
  t.dice(HIT, { attack: [6, 6] }, MISS);
  t.opp.play('eagle-knight', 'werewolf');
  expect(t.hp('werewolf')).toBe(70);
});

describe('Constructed Pylon', () => {
  test('takes three places of one opponent, who alone may roll it down', () => {
    const t = table([{ hand: ['constructed-pylon'] }, {}, { hand: ['curse', 'old-logging-road', 'holy-water'] }]);
    t.me.play('constructed-pylon');
    t.me.pick('seat 2');
    t.me.endTurn();
    expect(offers(t, 'use constructed-pylon')).toBe(false);
    if (t.asked.startsWith('seat1')) t.players[1].endTurn();
    t.dice(4);
    t.players[2].use('constructed-pylon');
    expect(t.zone('constructed-pylon')).toBe('me:cemetery');
  });
});
