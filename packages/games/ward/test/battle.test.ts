import { expect, test } from 'vitest';
import { duel } from './support.ts';

test('W10.2.1 each creature may start one battle in a combat phase, and names its target', () => {
  const t = duel({ side: ['the-squire'], magics: ['magic-belt'] }, { primary: 'knight' });
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf knight', 'battle the-squire knight', 'endPhase']);
  t.dice(1, 2, 1, 2); // both miss
  t.me.battle('knight');
  t.expectLog('W10.2.1 Werewolf battles Knight');
  t.expectChoices(t.me, ['battle the-squire knight', 'endPhase']);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf knight', 'battle the-squire knight', 'endPhase']);
});

test('W10.2.2 the higher SPD strikes first, whoever attacks', () => {
  const t = duel({ primary: 'knight' }, { primary: 'giant-eagle' });
  t.dice(1, 2, 1, 3, 1, 1);
  t.me.battle('giant-eagle');
  t.expectLog('Giant Eagle misses Knight');
  t.expectLog('Knight hits Giant Eagle');
});

test('W10.2.2 SPD counts with what effects add to it', () => {
  const t = duel({ primary: 'knight', magics: ['mounted-assault', 'mysterious-traveler'] }, { primary: 'giant-eagle' });
  t.dice(1, 2, 1, 2, 1, 2);
  expect(t.stat('knight', 'spd')).toBe(14);
  t.me.battle('giant-eagle');
  t.expectLog('Knight rolls 1, 2: 6 against AL 5');
  t.expectLog('Giant Eagle misses Knight');
});

test('W10.2.2 equal SPD is one die each, rolled again on a tie and again in every battle', () => {
  const t = duel({}, { primary: 'goblin' });
  t.dice(3, 3, 2, 5, 1, 2, 4, 4, 1, 1); // a tie, then the goblin is first and misses; the wolf hits for 2 + 3
  t.me.battle('goblin');
  t.expectLog('W10.2.2 Equal speed: Werewolf rolls 3, Goblin 3');
  t.expectLog('W10.2.2 Equal speed: Werewolf rolls 2, Goblin 5');
  t.expectLog('Goblin misses Werewolf');
  t.expectLog('W10.2.4 Goblin takes 5 from Werewolf');
  t.dice(1, 6, 4, 4, 1, 1, 1, 2); // now the wolf is first
  t.opp.battle('werewolf');
  t.expectLog('W10.2.2 Equal speed: Goblin rolls 1, Werewolf 6');
  t.expectLog('W10.2.4 Goblin takes 5 from Werewolf');
  t.expectLog('Goblin misses Werewolf');
});

test('W10.2.2 two that strike first by an effect are an ambiguity: a die each, whatever their SPD', () => {
  const t = duel(
    { primary: 'bear-wolf', magics: ['mounted-assault', 'magic-belt'] },
    { primary: 'bear-wolf', magics: ['magic-belt'] },
  );
  t.dice(2, 3, 1, 2, 1, 2); // mine has SPD 15, and is second
  t.me.battle('opp:bear-wolf');
  t.expectLog('W10.2.2 Equal speed: Bear Wolf rolls 2, Bear Wolf 3');
});

test('W10.2.3 two dice with MOD and hit bonuses hit when they reach the AL, and miss one below', () => {
  const t = duel({ primary: 'knight', magics: ['lucky-charm'] }, { primary: 'undead-knight' });
  t.dice(1, 3, 1, 1, 1, 2); // 4 + 3 + 3 = 10 against AL 10; Undead Knight 3 + 2 misses AL 8
  t.me.battle('undead-knight');
  t.expectLog('W10.2.3 Knight rolls 1, 3: 10 against AL 10');
  t.expectLog('W10.2.3 Knight hits Undead Knight');
  t.dice(1, 2, 1, 2);
  t.opp.battle('knight');
  t.expectLog('W10.2.3 Knight rolls 1, 2: 9 against AL 10');
  t.expectLog('W10.2.3 Knight misses Undead Knight');
});

test('W10.2.3 effects change the number of hit dice', () => {
  const t = duel({ primary: 'knight', magics: ['sword-of-light'] }, { primary: 'undead-knight' });
  t.dice(1, 1, 2, 1, 1, 1, 1, 2); // three hit dice: 4 + 3 + 3; three attack dice
  t.me.battle('undead-knight');
  t.expectLog('W10.2.3 Knight rolls 1, 1, 2: 10 against AL 10');
  t.expectLog('W10.2.4 Undead Knight takes 9'); // 3 + MOD 3 + 3
});

test('W10.2.4 a hit rolls the attack dice, adds MOD and damage bonuses and takes it off the HP', () => {
  const t = duel({ magics: ['sword-of-the-grove', 'knight-armor'] }, { primary: { card: 'knight', hp: 40 } });
  t.dice(4, 4, 2, 6, 1, 2);
  t.me.battle('knight');
  t.expectLog('W10.2.4 Werewolf rolls 2, 6 for damage: 16');
  t.expectLog('W10.2.4 Knight takes 16 from Werewolf');
  expect(t.hp('knight')).toBe(24);
});

test('W10.2.5 the slower creature must strike back while it lives', () => {
  const t = duel({}, { primary: 'knight' });
  t.dice(1, 2, 3, 3, 2, 2);
  t.me.battle('knight');
  t.expectLog('Werewolf misses Knight');
  t.expectLog('W10.2.4 Werewolf takes 7 from Knight');
  expect(t.hp('werewolf')).toBe(63);
});

test('W10.2.5 a creature killed by the first strike does not strike back', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 5 }, hand: ['goblin'] });
  t.dice(4, 4, 1, 1);
  t.me.battle('knight');
  t.expectLog('Knight is killed');
  t.expectNoLog('Knight rolls');
  expect(t.hp('werewolf')).toBe(70);
  t.opp.summon('goblin');
});

test('W10.2.5 a creature that is frozen before its strike makes none, and starts no battle', () => {
  const t = duel({ primary: 'blue-dragon' }, { primary: 'knight' });
  t.dice(4, 4, 4, 1, 1); // hit; 4 freezes; damage 2 + 3
  t.me.battle('knight');
  t.expectLog('W10.2.5 Knight cannot strike');
  expect(t.hp('blue-dragon')).toBe(90);
  // Nothing can be done in the opponent's turn, so it is over at once; then the ice is gone.
  t.expectChoices(t.me, ['battle blue-dragon knight', 'endPhase']);
  expect(t.stat('knight', 'frozen')).toBe(0);
});

test('W10.2.6 after both strikes the battle ends, and the same creature starts no second one', () => {
  const t = duel({ magics: ['knight-armor'] }, { primary: 'knight' });
  t.dice(1, 2, 1, 2);
  t.me.battle('knight');
  t.expectLog('W10.2.6 The battle ends');
  t.expectLog('W9.1.4 me: second magic phase');
});

test('W10.3.1 W18.10 all sixes double the attack damage after MOD and bonuses', () => {
  const t = duel({ magics: ['sword-of-the-grove', 'knight-armor'] }, { primary: 'ogre' });
  t.dice(6, 6, 2, 3, 1, 2);
  t.me.battle('ogre');
  t.expectLog('W10.3.1 Critical hit: Werewolf on Ogre');
  t.expectLog('W10.2.4 Ogre takes 26 from Werewolf'); // (2 + 3 + 3 + 5) × 2
});

test('W10.3.1 W18.10 the critical comes on top of other multipliers', () => {
  const t = duel({ primary: 'rogue', hand: ['backstab'] }, { primary: 'werecroc', hand: ['goblin'] });
  t.me.play('backstab');
  t.dice(6, 6, 2, 3);
  t.me.battle('werecroc');
  t.expectLog('Werecroc takes 90 from Rogue'); // 5 × 3 × 2 × 3
});

test('W10.3.1 with more hit dice all of them must show 6', () => {
  const t = duel({ magics: ['sword-of-light', 'knight-armor'] }, { primary: 'ogre' });
  t.dice(6, 6, 5, 1, 1, 1, 1, 2);
  t.me.battle('ogre');
  t.expectLog('W10.2.3 Werewolf hits Ogre');
  t.expectLog('Ogre takes 9'); // 3 + 3 + 3
  t.dice(6, 6, 6, 1, 1, 1, 1, 2);
  t.opp.battle('werewolf');
  t.expectLog('W10.3.1 Critical hit: Werewolf on Ogre');
  t.expectLog('Ogre takes 18');
});

test('W10.3.2 W18.11 all ones miss whatever the total, and cost the attacker one plain die', () => {
  const t = duel({ magics: ['magic-ring', 'sword-of-the-grove', 'knight-armor'] }, { primary: 'knight' });
  t.dice(1, 1, 4, 1, 2);
  t.me.battle('knight');
  t.expectLog('W10.2.3 Werewolf rolls 1, 1: 10 against AL 8');
  t.expectLog('W10.3.2 Critical miss: Werewolf rolls 4 against itself');
  t.expectLog('W10.3.2 Werewolf takes 4');
  expect(t.hp('werewolf')).toBe(66);
  expect(t.hp('knight')).toBe(50);
});

test('W10.3.2 the one who strikes back may slip too, and die of it', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 3 }, hand: ['goblin'] });
  t.dice(1, 2, 1, 1, 3);
  t.me.battle('knight');
  t.expectLog('W10.3.2 Knight takes 3');
  t.expectLog('Knight is killed');
  expect(t.zone('knight')).toBe('opp:cemetery');
  t.opp.summon('goblin');
});

test('W10.3.3 a single hit die is never critical', () => {
  const t = duel({ magics: ['knight-armor'], hand: ['smokescreen'] }, { primary: 'knight' });
  t.me.play('smokescreen', 'werewolf');
  t.dice(6, 2, 2, 1, 2);
  t.me.battle('knight');
  t.expectLog('W10.2.3 Werewolf rolls 6: 9 against AL 8');
  t.expectLog('Knight takes 7'); // not doubled
  t.dice(1, 1, 2);
  t.opp.battle('werewolf');
  t.expectLog('W10.2.3 Werewolf rolls 1: 4 against AL 8');
  t.expectLog('Werewolf misses Knight');
  t.expectNoLog('Critical');
});

test('W10.4.1 attack, instant, over time and percentage damage are told apart: Swamp Dragon takes only the first', () => {
  const fox = duel({ primary: 'dragon-fox', magics: ['knight-armor'] }, { primary: 'swamp-dragon' });
  fox.dice(5, 5, 6, 6, 3, 1, 2); // a hit; the fire of 12 is instant; the attack is 3 + 2
  fox.me.battle('swamp-dragon');
  fox.expectLog('swamp-dragon Swamp Dragon takes none of the 12 damage');
  fox.expectLog('W10.2.4 Swamp Dragon takes 5 from Dragon Fox');
  expect(fox.hp('swamp-dragon')).toBe(75);

  const spider = duel(
    { primary: 'giant-spider', magics: ['knight-armor'], hand: ['mimic-chest'] },
    { primary: 'swamp-dragon' },
  );
  spider.dice(5, 5, 3, 1, 2);
  spider.me.battle('swamp-dragon');
  spider.expectLog('W10.2.4 Swamp Dragon takes 4 from Giant Spider');
  spider.expectLog('swamp-dragon Swamp Dragon takes none of the 10 damage'); // the poison at the end of combat
  spider.dice(1, 2, 6, 5);
  spider.opp.battle('giant-spider');
  spider.me.play('mimic-chest');
  spider.expectLog('swamp-dragon Swamp Dragon takes none of the 38 damage'); // half of 76
  expect(spider.hp('swamp-dragon')).toBe(76);
});

test('W10.4.1 W17.6 half of 30 is 15 damage', () => {
  const t = duel({ hand: ['demonic-magic'] }, { primary: 'goblin' });
  t.me.play('demonic-magic', 'goblin');
  t.expectLog('W17.6 Goblin takes 15');
  expect(t.hp('goblin')).toBe(15);
});

test('W10.4.1 W17.6 percentage damage is of current HP and rounded up', () => {
  const t = duel(
    { primary: { card: 'werewolf', hp: 41 }, magics: ['magic-belt'] },
    { primary: 'knight', hand: ['mimic-chest'] },
  );
  t.dice(4, 4, 1, 2); // the hit that is negated; then the knight, who misses
  t.me.battle('knight');
  t.opp.play('mimic-chest');
  t.expectLog('W17.6 Werewolf takes 21');
  expect(t.hp('werewolf')).toBe(20);
});

test('W17.6 a lost half counts as damage: what keeps damage off keeps it off', () => {
  const t = duel({ hand: ['ghost-form', 'demonic-magic'] });
  t.me.play('ghost-form', 'me:werewolf');
  t.me.play('demonic-magic', 'me:werewolf');
  t.expectLog('Werewolf takes none of the 35 damage');
  expect(t.hp('me:werewolf')).toBe(70);
});
