import { expect, test } from 'vitest';
import { duel, type WardScenario } from './support.ts';

/** Generation 1, creatures 001 to 060: what each does, what its rulings say, and what must not happen. */

/** Keeps a creature of the opponent from striking back, so that a test needs no dice for it. */
const chill = (card: string) => ({ card: 'winter-chill', on: `opp:${card}` });

/** Someone who holds a Mind Sap may answer everything: go on until somebody else is asked. */
const passOn = (t: WardScenario): void => {
  while (t.asked === 'opp respond') t.opp.pass();
};

const ME = 0;
const OPP = 1;

// ── 001 Blue Dragon ──

test('Blue Dragon: 4–6 freezes before the strike back, and for one cycle', () => {
  const t = duel({ primary: 'blue-dragon' }, { primary: 'ogre' });
  t.dice(2, 3, 4, 1, 1); // hits AL 8 exactly; freezes; 1 + 1 + 3
  t.me.battle('ogre');
  t.expectLog('Blue Dragon hits Ogre');
  t.expectLog('me rolls 4 for Blue Dragon');
  t.expectLog('W10.2.4 Ogre takes 5 from Blue Dragon');
  t.expectLog('W10.2.5 Ogre cannot strike');
  // The ogre's turn goes by without a question: it can start no battle. Then it has thawed.
  t.expectLog('opp: combat phase');
  t.expectLog('The effect of Blue Dragon ends');
  expect(t.asked).toBe('me combat');
  expect(t.stat('ogre', 'frozen')).toBe(0);
  expect(t.hp('blue-dragon')).toBe(90);
});

test('Blue Dragon: 1–3 freezes nobody', () => {
  const t = duel({ primary: 'blue-dragon' }, { primary: 'ogre' });
  t.dice(2, 3, 3, 1, 1, 3, 3, 1, 1, 1); // the ogre hits AL 9 exactly and deals 3 + 3
  t.me.battle('ogre');
  expect(t.hp('ogre')).toBe(85);
  expect(t.hp('blue-dragon')).toBe(84);
});

test('Blue Dragon: what it froze may be killed and replaced, but pays for nobody', () => {
  const t = duel({ primary: 'blue-dragon' }, { primary: 'ogre', hand: ['knight', 'goblin'] });
  t.dice(2, 3, 6, 1, 1);
  t.me.battle('ogre');
  t.expectChoices(t.opp, ['kill ogre', 'endPhase']);
  t.opp.does('kill');
  expect(t.cemeteryHp('opp')).toBe(90);
  t.expectChoices(t.opp, ['summon knight', 'summon goblin']);
  t.opp.summon('knight');
  t.expectLog('opp sacrifices Goblin for Knight');
});

test('Blue Dragon: a miss rolls nothing; negated or beside the primary it freezes nobody', () => {
  const missed = duel({ primary: 'blue-dragon' }, { primary: 'ogre' });
  missed.dice(1, 2, 1, 2); // 6 against AL 8, 6 against AL 9
  missed.me.battle('ogre');
  missed.expectNoLog('for Blue Dragon');

  const negated = duel({ primary: 'blue-dragon', magics: ['the-iron-range'] }, { primary: 'ogre' });
  negated.dice(2, 3, 1, 1, 1, 2);
  negated.me.battle('ogre');
  expect(negated.stat('ogre', 'frozen')).toBe(0);

  const limited = duel({ side: ['blue-dragon'] }, { primary: 'ogre' });
  limited.dice(2, 3, 1, 1, 1, 2);
  limited.me.battle('blue-dragon', 'ogre');
  expect(limited.stat('ogre', 'frozen')).toBe(0);
});

// ── 002, 019, 052, 059, 143, 146: damage over time on a hit ──

const BITERS = [
  ['Dire Wolf', 'dire-wolf', 1, 1, 3],
  ['Giant Spider', 'giant-spider', 1, 2, 2],
  ['Fire God', 'fire-god', 3, 7, 2],
  ['Grizzly Bear', 'grizzly-bear', 2, 7, 2],
  ['Naga', 'naga', 1, 3, 2],
  ['Warg', 'warg', 1, 3, 1],
] as const;

/** It hits a Werecroc with ones on its attack dice; the Werecroc misses. */
const bite = (t: WardScenario, card: string, dice: number): void => {
  t.dice(5, 5, ...new Array(dice).fill(1), 1, 2);
  t.me.battle(card, 'werecroc');
};

const GEAR = ['magic-ring', 'knight-armor'];

test.each(BITERS)(
  '%s: 10 at the end of each combat phase of the biter, first that of the hit',
  (_, card, dice, dealt, ticks) => {
    const t = duel({ primary: card, magics: GEAR }, { primary: 'werecroc' });
    bite(t, card, dice);
    t.expectLog(`Werecroc takes ${dealt} from`);
    t.expectLog('The battle ends');
    t.expectLog('W11.2 Werecroc takes 10 from');
    for (let tick = 1; tick <= 4; tick++) {
      const left = 90 - dealt - 10 * Math.min(tick, ticks);
      expect(t.hp('werecroc')).toBe(left);
      t.opp.endTurn();
      expect(t.hp('werecroc')).toBe(left); // nothing at the end of their combat
      t.me.endTurn();
    }
  },
);

test.each(BITERS)('%s: a second hit adds nothing while the first runs', (_, card, dice, dealt, ticks) => {
  const t = duel({ primary: card, magics: GEAR }, { primary: 'werecroc' });
  bite(t, card, dice);
  t.opp.endTurn();
  bite(t, card, dice);
  // The wolf's second tick, or the last of the others', or a fresh one of the warg: ten either way.
  expect(t.hp('werecroc')).toBe(90 - 2 * dealt - 20);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('werecroc')).toBe(90 - 2 * dealt - (ticks === 3 ? 30 : 20));
});

test.each(BITERS)('%s: no bleeding when it is negated or a limited summon', (_, card, dice, dealt) => {
  const negated = duel({ primary: card, magics: [...GEAR, 'the-iron-range'] }, { primary: 'werecroc' });
  bite(negated, card, dice);
  expect(negated.hp('werecroc')).toBe(90 - dealt);

  const wears = GEAR.map((magic) => ({ card: magic, on: `me:${card}` }));
  const limited = duel({ side: [card], magics: wears }, { primary: 'werecroc' });
  bite(limited, card, dice);
  expect(limited.hp('werecroc')).toBe(90 - dealt);
});

test('Giant Spider: the poison runs on when the spider is gone, and stops when it is negated', () => {
  const gone = duel({ primary: 'giant-spider', magics: GEAR, hand: ['frog'] }, { primary: 'werecroc' });
  bite(gone, 'giant-spider', 1);
  gone.opp.endTurn();
  gone.me.does('kill');
  gone.me.summon('frog');
  gone.me.endTurn();
  expect(gone.hp('werecroc')).toBe(90 - 2 - 20);

  const negated = duel({ primary: 'giant-spider', magics: GEAR }, { primary: 'werecroc', hand: ['the-iron-range'] });
  bite(negated, 'giant-spider', 1);
  negated.opp.play('the-iron-range');
  negated.opp.endTurn();
  negated.me.endTurn();
  expect(negated.hp('werecroc')).toBe(90 - 2 - 10);
});

// ── 006 Hafling, 022 Assassin (081 Rogue is in part b) ──

test('Hafling: ×3 if its hit is the first of the battle', () => {
  const t = duel({ primary: 'hafling', magics: ['magic-ring', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(2, 2, 5);
  t.me.battle('werecroc');
  t.expectLog('Hafling rolls 5 for damage: 15 = 5 × 3 Hafling.');
  expect(t.hp('werecroc')).toBe(75);
});

test('Hafling: plain damage once the other has hit; still the first if the other missed', () => {
  const late = duel({ primary: 'hafling' }, { primary: 'goblin' });
  late.dice(2, 2, 1, 3, 3, 5);
  late.me.battle('goblin');
  expect(late.hp('goblin')).toBe(25);

  const missed = duel({ primary: 'hafling', magics: ['knight-armor'] }, { primary: 'goblin' });
  missed.dice(2, 2, 3, 3, 5);
  missed.me.battle('goblin');
  expect(missed.hp('goblin')).toBe(15);
});

test('Hafling: no ×3 when negated, nor as a limited summon', () => {
  const negated = duel(
    { primary: 'hafling', magics: ['magic-ring', chill('werecroc'), 'the-iron-range'] },
    { primary: 'werecroc' },
  );
  negated.dice(2, 2, 5);
  negated.me.battle('werecroc');
  expect(negated.hp('werecroc')).toBe(85);

  const limited = duel(
    { side: ['hafling'], magics: [{ card: 'magic-ring', on: 'hafling' }, chill('werecroc')] },
    { primary: 'werecroc' },
  );
  limited.dice(2, 2, 5);
  limited.me.battle('hafling', 'werecroc');
  expect(limited.hp('werecroc')).toBe(85);
});

test('Assassin: 20 becomes 60, and 180 with Backstab', () => {
  const t = duel({ primary: 'assassin', magics: ['magic-ring', chill('giga')] }, { primary: 'giga' });
  t.dice(1, 2, 4, 5, 6);
  t.me.battle('giga');
  t.expectLog('Assassin rolls 4, 5, 6 for damage: 60 = (4 + 5 + 6 + 5 MOD) × 3 Assassin.');
  expect(t.hp('giga')).toBe(70);

  const twice = duel({ primary: 'assassin', hand: ['backstab'] }, { primary: 'giga', hand: ['frog'] });
  twice.dice(1, 1, 4, 5, 6); // Backstab hits whatever shows
  twice.me.play('backstab');
  twice.me.battle('giga');
  twice.expectLog('Assassin rolls 4, 5, 6 for damage: 180 = (4 + 5 + 6 + 5 MOD) × 3 Assassin × 3 Backstab.');
});

// ── 008 Minotaur ──

test('Minotaur: 5–6 stuns: no strike back, no battle of its own for a cycle, but it may be sacrificed', () => {
  const t = duel({ primary: 'minotaur' }, { primary: 'werecroc', hand: ['knight'] });
  t.dice(3, 4, 5, 1, 1);
  t.me.battle('werecroc');
  t.expectLog('W10.2.5 Werecroc cannot strike');
  expect(t.hp('werecroc')).toBe(86);
  t.expectChoices(t.opp, ['summon knight', 'endPhase']);
  t.opp.next(); // no battle is offered
  expect(t.state.active).toBe(ME);
  expect(t.stat('werecroc', 'stunned')).toBe(0);
});

test('Minotaur: 4 stuns nobody, and negated it does not roll', () => {
  const t = duel({ primary: 'minotaur' }, { primary: 'werecroc' });
  t.dice(3, 4, 4, 1, 1, 1, 2);
  t.me.battle('werecroc');
  t.expectLog('Werecroc misses Minotaur');

  const negated = duel({ primary: 'minotaur', magics: ['the-iron-range'] }, { primary: 'werecroc' });
  negated.dice(3, 4, 1, 1, 1, 2);
  negated.me.battle('werecroc');
  negated.expectLog('Werecroc misses Minotaur');
});

// ── 012 Orc ──

test.each([
  ['one 6 doubles', [], [2, 3], [6], 16],
  ['no 6, no doubling', [], [2, 3], [5], 7],
  ['a 6 on an added die counts', ['sword-of-light'], [2, 2, 2], [1, 6], 24],
  ['two 6s double once', ['sword-of-light'], [2, 2, 2], [6, 6], 34],
  ['negated, a 6 is only a 6', ['the-iron-range'], [2, 3], [6], 8],
])('Orc: %s', (_, magics, hit, attack, dealt) => {
  const t = duel({ primary: 'orc', magics: [...magics, 'lucky-charm', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(...hit, ...attack);
  t.me.battle('werecroc');
  expect(t.hp('werecroc')).toBe(90 - dealt);
});

// ── 018 Wizard ──

test('Wizard: on 1–3 the next attack that would hit is negated, with the poison it carries; the one after is not', () => {
  const t = duel({ primary: 'wizard' }, { primary: 'dire-wolf', magics: ['knight-armor'] });
  t.dice(3);
  t.me.use('wizard');
  t.me.endTurn();
  t.dice(1, 2, 5, 5); // the wizard is faster and misses AL 8; the wolf hits
  t.opp.battle('wizard');
  t.expectLog('Dire Wolf hits Wizard');
  t.expectLog('wizard The attack of Dire Wolf is negated');
  expect(t.hp('wizard')).toBe(40);
  t.me.endTurn();
  t.dice(1, 2, 5, 5, 4);
  t.opp.battle('wizard');
  expect(t.hp('wizard')).toBe(26);
});

test('Wizard: rolling is optional, once a turn, and 4–6 does nothing', () => {
  const t = duel({ primary: 'wizard' }, { primary: 'werewolf', magics: ['knight-armor'] });
  t.expectChoices(t.me, ['use wizard', 'endPhase']);
  t.dice(4);
  t.me.use('wizard');
  expect(t.choices).not.toContain('use wizard');
  t.me.endTurn();
  t.dice(1, 2, 1, 2, 1, 1);
  t.opp.battle('wizard');
  expect(t.hp('wizard')).toBe(35);
  t.me.endTurn(); // no roll is forced
  expect(t.state.active).toBe(OPP);
});

test('Wizard: the shield waits: an attack that misses, running poison and fire do not use it up', () => {
  const t = duel(
    { primary: 'wizard', magics: ['magic-ring'] },
    { primary: 'dire-wolf', magics: ['forest-fire', 'epic-boots'] },
  );
  t.dice(5, 5, 5, 1, 2, 1, 1); // the wolf (SPD 13) bites first, the wizard hits back
  t.me.battle('dire-wolf');
  expect(t.hp('wizard')).toBe(25);
  t.dice(1);
  t.me.use('wizard');
  t.me.endTurn();
  t.dice(1, 1, 2, 1, 2, 1, 1, 2); // the wolf slips; the wizard hits; the fire burns
  t.opp.battle('wizard');
  expect(t.hp('wizard')).toBe(15);
  t.me.endTurn(); // poison: 10 more
  expect(t.hp('wizard')).toBe(5);
  t.dice(5, 5, 1, 2, 1, 1, 4);
  t.opp.battle('wizard');
  t.expectLog('The attack of Dire Wolf is negated');
  expect(t.hp('wizard')).toBe(5);
});

test('Wizard: nothing to roll when negated; a shield already up goes with it', () => {
  const t = duel({ primary: 'wizard' }, { primary: 'werewolf', magics: ['knight-armor'], hand: ['the-iron-range'] });
  t.dice(1);
  t.me.use('wizard');
  t.me.endTurn();
  t.opp.play('the-iron-range');
  t.dice(1, 2, 1, 2, 1, 1);
  t.opp.battle('wizard');
  expect(t.hp('wizard')).toBe(35);
  expect(t.choices).not.toContain('use wizard');
});

// ── 020 Eternal Dragon ──

test('Eternal Dragon: two dragons, by type or by name, go under it with their equips passed on', () => {
  const t = duel({
    primary: 'dragon-fox',
    magics: ['mounted-assault'],
    hand: ['eternal-dragon', 'undead-dragon', 'goblin'],
  });
  t.me.summon('eternal-dragon', 'undead-dragon');
  expect(t.cards(t.me, 'under')).toEqual(['dragon-fox', 'undead-dragon']);
  expect(t.cemeteryHp()).toBe(0);
  expect(t.stat('eternal-dragon', 'spd')).toBe(9);
  expect(t.zone('mounted-assault')).toBe('me:magic');
});

test('Eternal Dragon: others do not pay, neither from the hand nor from the front', () => {
  const hand = duel({ primary: 'dragonling', hand: ['eternal-dragon', 'goblin'] });
  expect(hand.choices).not.toContain('summon eternal-dragon');
  const front = duel({ primary: 'goblin', hand: ['eternal-dragon', 'dragonling', 'red-dragon'] });
  expect(front.choices).not.toContain('summon eternal-dragon');
});

test('Eternal Dragon: no negation lifts its requirement, and it counts as effectless', () => {
  const t = duel({ primary: 'dragonling', hand: ['eternal-dragon', 'dragon-fox'] }, { magics: ['the-iron-range'] });
  t.me.summon('eternal-dragon', 'dragon-fox');
  expect(t.cards(t.me, 'under')).toEqual(['dragonling', 'dragon-fox']);
  t.expectNoLog('arrives without');
});

test('Eternal Dragon: the pile follows it to the hand, to the cemetery and to a new controller', () => {
  const piled = { card: 'eternal-dragon', under: ['dragonling', 'dragon-fox'] };
  const roared = duel({ primary: piled }, { hand: ['terrifying-roar'] }, { active: 1 });
  roared.opp.play('terrifying-roar');
  expect(roared.cards(roared.me, 'hand')).toEqual(['eternal-dragon', 'dragonling', 'dragon-fox']);

  const killed = duel({ primary: piled, hand: ['goblin'] });
  killed.me.does('kill');
  expect(killed.cards(killed.me, 'cemetery')).toEqual(['eternal-dragon', 'dragonling', 'dragon-fox']);
  expect(killed.cemeteryHp()).toBe(200);

  const given = duel({ primary: piled, hand: ['turncoat'] }, { hand: ['goblin'] });
  given.me.play('turncoat');
  expect(given.cards(given.opp, 'under')).toEqual(['dragonling', 'dragon-fox']);
  given.me.endTurn();
  given.opp.does('kill');
  expect(given.cards(given.opp, 'cemetery')).toEqual(['eternal-dragon', 'dragonling', 'dragon-fox']);
});

test('Eternal Dragon: with its pile it is worth one sacrifice for another', () => {
  const piled = { card: 'eternal-dragon', under: ['dragonling', 'dragon-fox'] };
  const alone = duel({ primary: piled, hand: ['eternal-dragon'] });
  expect(alone.choices).not.toContain('summon eternal-dragon');

  const t = duel({ primary: piled, hand: ['eternal-dragon', 'blue-dragon'] });
  t.me.summon('eternal-dragon', 'blue-dragon');
  expect(t.cards(t.me, 'under').toSorted()).toEqual(['blue-dragon', 'dragon-fox', 'dragonling', 'eternal-dragon']);
  expect(t.cards(t.me, 'primary')).toEqual(['eternal-dragon']);
  expect(t.cemeteryHp()).toBe(0);
});

test('Eternal Dragon: poison on a dragon does not follow it under the newcomer', () => {
  const t = duel(
    { primary: 'dragonling', hand: ['eternal-dragon', 'blue-dragon'] },
    { primary: 'dire-wolf' },
    { active: 1 },
  );
  t.dice(3, 4, 1, 1, 2, 1);
  t.opp.battle('dragonling');
  expect(t.hp('dragonling')).toBe(19);
  t.me.summon('eternal-dragon', 'blue-dragon');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.log.filter((line) => line.includes('still harms'))).toHaveLength(1);
});

// ── 025 Basilisk ──

test('Basilisk: 5 at the end of my combat phases, without a hit, as long as it stays', () => {
  const t = duel({ primary: 'frog', hand: ['basilisk'] }, { hand: ['terrifying-roar'] });
  t.me.summon('basilisk');
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(65);
  t.opp.next();
  t.opp.endTurn();
  expect(t.hp('werewolf')).toBe(65);
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(60);
});

test('Basilisk: over when it leaves', () => {
  const t = duel({ primary: 'frog', hand: ['basilisk', 'goblin'] }, { hand: ['terrifying-roar'] });
  t.me.summon('basilisk');
  t.me.endTurn();
  t.opp.play('terrifying-roar');
  t.me.summon('goblin');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(65);
});

test('Basilisk: its controller picks among several, and a new one when the first is gone', () => {
  const t = duel({ primary: 'frog', hand: ['basilisk'] }, { side: ['owl', 'goblin'], hand: ['rodent'] });
  t.me.summon('basilisk');
  t.expectChoices(t.me, ['card werewolf', 'card owl', 'card goblin']);
  t.me.pick('werewolf');
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(65);
  t.opp.does('kill');
  t.opp.does('promote', 'owl'); // no summon, but the old target is gone all the same
  expect(t.asked).toBe('me choose');
  t.me.pick('owl');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('owl')).toBe(25);
});

test('Basilisk: a replacement that is summoned is the new target', () => {
  const t = duel({ primary: 'frog', hand: ['basilisk'] }, { hand: ['ogre', 'goblin'] });
  t.me.summon('basilisk');
  t.me.endTurn();
  t.opp.summon('ogre');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(85);
});

test('Basilisk: it waits while other poison runs (W11.3), then takes its turn', () => {
  const t = duel({ primary: 'warg', magics: GEAR, hand: ['basilisk'] }, { primary: 'werecroc' });
  bite(t, 'warg', 1);
  expect(t.hp('werecroc')).toBe(77);
  t.opp.endTurn();
  t.me.summon('basilisk');
  t.me.endTurn();
  expect(t.hp('werecroc')).toBe(72);

  const longer = duel({ primary: 'dire-wolf', magics: GEAR, hand: ['basilisk', 'frog'] }, { primary: 'werecroc' });
  bite(longer, 'dire-wolf', 1);
  longer.opp.endTurn();
  longer.me.summon('basilisk', 'frog');
  for (const left of [69, 59, 54, 49]) {
    longer.me.endTurn();
    expect(longer.hp('werecroc')).toBe(left);
    longer.opp.endTurn();
  }
});

test('Basilisk: Mind Sap in its window, or Iron Range later, stops it', () => {
  const t = duel({ primary: 'frog', hand: ['basilisk'] }, { hand: ['mind-sap'] });
  passOn(t);
  t.me.summon('basilisk');
  t.opp.play('mind-sap', 'basilisk');
  t.expectLog('W14.2.1 Basilisk arrives without its effects');
  t.me.endTurn();
  expect(t.hp('werewolf')).toBe(70);

  const later = duel({ primary: 'frog', hand: ['basilisk'] }, { hand: ['the-iron-range', 'dragon-fire'] });
  later.me.summon('basilisk');
  later.me.endTurn();
  later.opp.play('the-iron-range');
  later.opp.endTurn();
  later.me.endTurn();
  expect(later.hp('werewolf')).toBe(65);
  later.opp.play('dragon-fire'); // and it is back once the negating card is gone
  later.opp.endTurn();
  later.me.endTurn();
  expect(later.hp('werewolf')).toBe(60);
});

// ── 027 Black Dragon ──

test('Black Dragon: on a 6 the opponent skips a whole turn: I go straight on and draw', () => {
  const t = duel(
    { primary: 'black-dragon', deck: ['owl', 'frog'] },
    { primary: { card: 'werewolf', hp: 50 }, magics: [{ card: 'troll-regeneration', count: 2 }], deck: ['goblin'] },
  );
  t.dice(6);
  t.me.use('black-dragon');
  t.me.endTurn();
  t.expectLog("opp's turn is skipped");
  expect(t.asked).toBe('me main');
  expect(t.cards(t.me, 'hand')).toEqual(['owl', 'frog']);
  expect(t.cards(t.opp, 'hand')).toEqual([]);
  expect(t.hp('werewolf')).toBe(50); // nothing of the skipped turn happens, not even its beginning
  t.dice(5);
  t.me.use('black-dragon');
  t.me.endTurn();
  expect(t.state.active).toBe(OPP); // one turn only
  expect(t.hp('werewolf')).toBe(55);
});

test('Black Dragon: the roll is compulsory, once a turn; left out, it is made as the turn ends', () => {
  const t = duel({ primary: 'black-dragon' });
  t.dice(2);
  t.me.endTurn();
  t.expectLog('end phase');
  t.expectLog('me rolls 2 for Black Dragon');
  t.opp.endTurn();
  t.dice(2);
  t.me.use('black-dragon');
  expect(t.choices).not.toContain('use black-dragon');
  t.me.endTurn(); // not rolled again
  expect(t.state.active).toBe(OPP);
});

// ── 033 Dark Elf ──

test('Dark Elf: on 1–3 its player may add four dice to this battle', () => {
  const t = duel({ primary: 'dark-elf', magics: ['magic-ring', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(2, 2, 3);
  t.me.battle('werecroc');
  expect(t.asked).toBe('me may');
  t.dice(1, 2, 3, 4, 5);
  t.me.yes();
  expect(t.hp('werecroc')).toBe(75);
  expect(t.stat('dark-elf', 'dice')).toBe(1);
});

test('Dark Elf: declined, it rolls one; on 4–6 nothing is asked; negated, nothing is rolled', () => {
  const t = duel({ primary: 'dark-elf', magics: ['magic-ring', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(2, 2, 1);
  t.me.battle('werecroc');
  t.dice(6);
  t.me.no();
  expect(t.hp('werecroc')).toBe(84);
  t.opp.endTurn();
  t.dice(2, 2, 4, 6);
  t.me.battle('werecroc');
  expect(t.hp('werecroc')).toBe(78);

  const negated = duel(
    { primary: 'dark-elf', magics: ['magic-ring', chill('werecroc'), 'the-iron-range'] },
    { primary: 'werecroc' },
  );
  negated.dice(2, 2, 6);
  negated.me.battle('werecroc');
  expect(negated.hp('werecroc')).toBe(84);
});

// ── 034 Dark Knight ──

test('Dark Knight: raises one Undead from my cemetery, and only one at a time', () => {
  const t = duel({ primary: 'dark-knight', cemetery: ['skeleton', 'goblin', 'vampire'] }, { cemetery: ['scarecrow'] });
  expect(t.cemeteryHp()).toBe(120);
  t.me.use('dark-knight');
  t.expectChoices(t.me, ['card skeleton', 'card vampire']);
  t.me.pick('skeleton');
  expect(t.zone('skeleton')).toBe('me:side');
  expect(t.cemeteryHp()).toBe(90);
  expect(t.choices).not.toContain('use dark-knight');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.choices).not.toContain('use dark-knight'); // one is there already
});

test('Dark Knight: what it raised fights beside it and goes with it', () => {
  const t = duel(
    { primary: 'dark-knight', cemetery: ['skeleton'], hand: ['frog'] },
    { primary: 'goblin', magics: ['winter-chill'] },
  );
  t.me.use('dark-knight');
  t.dice(3, 3, 5);
  t.me.battle('skeleton', 'goblin');
  expect(t.hp('goblin')).toBe(25);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('kill');
  t.expectLog('W12.2 Skeleton goes to the cemetery');
  expect(t.asked).toBe('me replace'); // the skeleton does not step up
  expect(t.cemeteryHp()).toBe(120);
});

test('Dark Knight: negated or handed over, it loses its Undead to my cemetery', () => {
  const raised = { primary: 'dark-knight', side: [{ card: 'skeleton', anchor: 'dark-knight' }] };
  const negated = duel(raised, { hand: ['the-iron-range', 'dragon-fire'] }, { active: 1 });
  negated.opp.play('the-iron-range');
  expect(negated.zone('skeleton')).toBe('me:cemetery');
  negated.opp.endTurn();
  expect(negated.choices).not.toContain('use dark-knight');
  negated.me.endTurn();
  negated.opp.play('dragon-fire');
  negated.opp.endTurn();
  negated.me.use('dark-knight'); // the effect is back and may revive anew
  expect(negated.zone('skeleton')).toBe('me:side');

  const given = duel(raised, { hand: ['turncoat'] }, { active: 1 });
  given.opp.play('turncoat');
  expect(given.zone('dark-knight')).toBe('opp:primary');
  expect(given.zone('skeleton')).toBe('me:cemetery');
});

test('Dark Knight: other cards may send its Undead to the hand', () => {
  const t = duel(
    { primary: 'dark-knight', side: [{ card: 'skeleton', anchor: 'dark-knight' }] },
    { hand: ['terrifying-roar'] },
    { active: 1 },
  );
  t.opp.play('terrifying-roar', 'skeleton');
  expect(t.zone('skeleton')).toBe('me:hand');
});

// ── 037 Demon King ──

test.each([1, 3])('Demon King: on a %i every magic on the other side burns, Heroism too; mine stay', (face) => {
  const t = duel(
    { primary: 'demon-king', magics: ['knight-armor', chill('werewolf')] },
    { magics: ['heroism', 'curse'] },
  );
  t.dice(face);
  t.me.use('demon-king');
  expect(t.cards(t.opp, 'magic')).toEqual([]);
  expect(t.cards(t.me, 'magic')).toEqual(['knight-armor', 'winter-chill']);
});

test('Demon King: negated it cannot', () => {
  const t = duel({ primary: 'demon-king' }, { magics: ['the-iron-range'] });
  expect(t.choices).not.toContain('use demon-king');
});

test('Demon King: optional, once a turn, and 4–6 burns nothing', () => {
  const t = duel({ primary: 'demon-king' }, { magics: ['curse'] });
  t.dice(4);
  t.me.use('demon-king');
  expect(t.cards(t.opp, 'magic')).toEqual(['curse']);
  expect(t.choices).not.toContain('use demon-king');
  t.me.endTurn();
  t.opp.endTurn();
  t.me.endTurn(); // no roll is forced
  expect(t.state.active).toBe(OPP);
});

// ── 038 Demon Knight ──

test('Demon Knight: on 4–6 15 instant damage to the primary, on 1–3 none', () => {
  const t = duel({ primary: 'demon-knight' }, { side: ['owl'] });
  t.dice(4);
  t.me.use('demon-knight');
  t.expectLog('W10.4.1 Werewolf takes 15 from Demon Knight');
  expect(t.hp('werewolf')).toBe(55);
  expect(t.choices).not.toContain('use demon-knight');
  t.me.endTurn();
  t.opp.endTurn();
  t.dice(3);
  t.me.use('demon-knight');
  expect(t.hp('werewolf')).toBe(55);
});

test('Demon Knight: compulsory: left out, it is rolled as the turn ends, and may kill', () => {
  const t = duel({ primary: 'demon-knight' }, { primary: 'frog', hand: ['owl'] });
  t.dice(6);
  t.me.endTurn();
  t.expectLog('end phase');
  t.expectLog('Frog is killed');
  expect(t.asked).toBe('opp replace');
  t.opp.summon('owl');
  expect(t.state.active).toBe(OPP);
});

test('Demon Knight: negated, or a limited summon, it does not roll', () => {
  const negated = duel({ primary: 'demon-knight', magics: ['the-iron-range'] });
  negated.me.endTurn();
  expect(negated.state.active).toBe(OPP);
  const limited = duel({ side: ['demon-knight'] });
  limited.me.endTurn();
  expect(limited.state.active).toBe(OPP);
});

// ── 041 Dragon Fox ──

test('Dragon Fox: on a hit the opponent rolls two dice of instant damage; nothing is added or multiplied', () => {
  const t = duel({ primary: 'dragon-fox', magics: ['sword-of-the-grove', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(6, 6, 3, 4, 1); // critical: (1 + 2 + 5) × 2 for the attack alone
  t.me.battle('werecroc');
  t.expectLog('opp rolls 3, 4 for Dragon Fox');
  t.expectLog('W10.4.1 Werecroc takes 7 from Dragon Fox');
  t.expectLog('W10.2.4 Werecroc takes 16 from Dragon Fox');
  expect(t.hp('werecroc')).toBe(67);
});

test('Dragon Fox: if the fire kills, there is no attack left to roll', () => {
  const t = duel({ primary: 'dragon-fox' }, { primary: { card: 'werecroc', hp: 5 }, hand: ['owl'] });
  t.dice(4, 4, 2, 3);
  t.me.battle('werecroc');
  expect(t.asked).toBe('opp replace');
});

test('Dragon Fox: no fire on a miss, nor when negated', () => {
  const t = duel({ primary: 'dragon-fox', magics: [chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(3, 3);
  t.me.battle('werecroc');
  expect(t.hp('werecroc')).toBe(90);
  const negated = duel(
    { primary: 'dragon-fox', magics: ['the-iron-range', chill('werecroc')] },
    { primary: 'werecroc' },
  );
  negated.dice(4, 4, 1);
  negated.me.battle('werecroc');
  expect(negated.hp('werecroc')).toBe(87);
});

// ── 046 Elf ──

test('Elf: (3 + 1) × 3 × 2 critical × 3 Backstab = 72 against wings', () => {
  const t = duel({ primary: 'elf', hand: ['backstab'], magics: [chill('red-dragon')] }, { primary: 'red-dragon' });
  t.dice(6, 6, 3);
  t.me.play('backstab');
  t.me.battle('red-dragon');
  expect(t.hp('red-dragon')).toBe(28);
});

test('Elf: wings may be granted; without wings no ×3, nor when negated', () => {
  const t = duel({ primary: 'elf', hand: ['wings-of-the-beast', 'wings-of-the-beast'], magics: [chill('werewolf')] });
  t.me.play('wings-of-the-beast', 'werewolf');
  t.me.play('wings-of-the-beast', 'elf'); // to reach a flyer at all
  t.dice(3, 3, 3);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(58);
  t.opp.endTurn();
  t.dice(3, 3, 3); // the wings are gone by my next turn
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(54);

  const negated = duel({ primary: 'elf', magics: [chill('owl'), 'the-iron-range'] }, { primary: 'owl' });
  negated.dice(3, 3, 3);
  negated.me.battle('owl');
  expect(negated.hp('owl')).toBe(26);
});

// ── 047 Ent Tree ──

test('Ent Tree: (3 + 6) × 2 × 2 critical = 36 against a weapon, half of that without one', () => {
  const t = duel({ primary: 'ent-tree', magics: [chill('knight')] }, { primary: 'knight' });
  t.dice(6, 6, 3);
  t.me.battle('knight');
  expect(t.hp('knight')).toBe(14);
  const plain = duel({ primary: 'ent-tree', magics: [chill('werecroc')] }, { primary: 'werecroc' });
  plain.dice(6, 6, 3);
  plain.me.battle('werecroc');
  expect(plain.hp('werecroc')).toBe(72);
});

test('Ent Tree: field magics, good or bad, do nothing to it', () => {
  const t = duel(
    { primary: 'ent-tree', magics: ['flame-of-the-infinite', 'holy-water'] },
    { primary: 'scarecrow', magics: ['curse'] },
  );
  expect(t.stat('ent-tree', 'al')).toBe(5);
  expect(t.stat('ent-tree', 'spd')).toBe(1);
  t.dice(1, 1, 2, 2, 2, 1); // the scarecrow is faster and slips; the tree hits with two dice, attacks with one
  t.me.battle('scarecrow');
  t.expectLog('Ent Tree rolls 1 for damage: 14 = (1 + 6 MOD) × 2 Ent Tree.'); // (1 + 6) × 2 for the pitchfork; Holy Water adds nothing
});

test('Ent Tree: it cannot be equipped, hurt by magics, frozen, poisoned or taken', () => {
  const t = duel(
    { primary: 'ent-tree', hand: ['knight-armor', 'hero-shield'] },
    { primary: 'blue-dragon', magics: ['forest-fire'], hand: ['terrifying-roar', 'fear'] },
  );
  t.me.play('knight-armor'); // the dragon is the only one who can wear it
  t.expectLog('Blue Dragon is equipped with Knight Armor');
  t.me.endTurn();
  t.expectChoices(t.opp, ['play fear', 'endPhase']); // the roar has no target
  t.dice(3, 3, 6, 1, 1, 2, 2); // it is hit, a 6 is rolled to freeze; it strikes back and misses AL 12
  t.opp.battle('ent-tree');
  t.expectLog('Ent Tree misses Blue Dragon');
  expect(t.hp('ent-tree')).toBe(35);
  t.dice(1);
  t.opp.endTurn();
  t.expectLog('W16.1.1 Ent Tree takes none of the 10 damage');
});

test('Ent Tree: poison does not take', () => {
  const t = duel({ primary: 'ent-tree' }, { primary: 'dire-wolf' }, { active: 1 });
  t.dice(3, 3, 1, 1, 2, 1);
  t.opp.battle('ent-tree');
  expect(t.hp('ent-tree')).toBe(39);
});

test('Ent Tree: Mind Sap in the window leaves it without immunity, for good', () => {
  const t = duel({ primary: 'frog', hand: ['ent-tree'] }, { hand: ['mind-sap'], magics: ['curse'] });
  passOn(t);
  t.me.does('kill');
  t.me.summon('ent-tree');
  t.opp.play('mind-sap', 'ent-tree');
  expect(t.stat('ent-tree', 'al')).toBe(1);
});

test('Ent Tree: Iron Range already there strips it, one that comes later does not', () => {
  const before = duel({ primary: 'frog', hand: ['ent-tree'] }, { magics: ['the-iron-range', 'curse'] });
  before.me.does('kill');
  before.me.summon('ent-tree');
  expect(before.stat('ent-tree', 'al')).toBe(1);

  const after = duel(
    { primary: 'ent-tree', magics: [chill('knight')] },
    { primary: 'knight', magics: ['the-iron-range', 'curse'] },
  );
  expect(after.stat('ent-tree', 'al')).toBe(5);
  after.dice(3, 3, 1);
  after.me.battle('knight');
  expect(after.hp('knight')).toBe(36);
});

test('Ent Tree: as a limited summon it has no effects, so no immunity either', () => {
  const t = duel({ side: ['ent-tree'] }, { magics: ['curse'] });
  expect(t.stat('ent-tree', 'al')).toBe(1);
});

// ── 050 Eternal Titan ──

test('Eternal Titan: on 5–6 the opponent plays no magics for a cycle; those that lie there go on working', () => {
  const t = duel(
    { primary: { card: 'eternal-titan', hp: 60 }, hand: ['health-potion'] },
    { magics: ['knight-armor'], hand: ['hero-shield', 'haunted-tree'] },
  );
  t.dice(5);
  t.me.use('eternal-titan');
  t.me.play('health-potion'); // not even answered
  t.expectNoLog('Haunted Tree');
  expect(t.stat('werewolf', 'al')).toBe(11);
  t.me.endTurn();
  expect(t.choices).not.toContain('play hero-shield');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.choices).toContain('play hero-shield');
});

test('Eternal Titan: optional, once a turn; 1–4 does nothing; negated it cannot', () => {
  const t = duel({ primary: 'eternal-titan' }, { hand: ['hero-shield'] });
  t.dice(4);
  t.me.use('eternal-titan');
  expect(t.choices).not.toContain('use eternal-titan');
  t.me.endTurn();
  expect(t.choices).toContain('play hero-shield');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.state.active).toBe(OPP);
  const negated = duel({ primary: 'eternal-titan', magics: ['the-iron-range'] });
  expect(negated.choices).not.toContain('use eternal-titan');
});

// ── 055 Giant Rat ──

test('Giant Rat: sacrificed from the front, it goes into the deck instead of the cemetery', () => {
  const t = duel({ primary: 'giant-rat', hand: ['knight'], deck: ['owl', 'frog'] });
  t.me.summon('knight');
  t.expectLog('me sacrifices Giant Rat for Knight');
  expect(t.cards(t.me, 'deck')).toContain('giant-rat');
  expect(t.cemeteryHp()).toBe(0);
});

test('Giant Rat: from the hand too, and the deck is shuffled', () => {
  const t = duel({ primary: 'goblin', hand: ['dark-lord', 'giant-rat'], deck: ['owl', 'frog'] });
  t.shuffle('giant-rat');
  t.me.summon('dark-lord', 'giant-rat');
  t.expectLog("me's deck is shuffled");
  expect(t.cards(t.me, 'deck').at(-1)).toBe('giant-rat');
  expect(t.cards(t.me, 'cemetery')).toEqual(['goblin']);
});

test('Giant Rat: on any other death, or sacrificed while negated, to the cemetery', () => {
  const killed = duel({ primary: 'giant-rat', hand: ['goblin'] });
  killed.me.does('kill');
  expect(killed.zone('giant-rat')).toBe('me:cemetery');
  const beaten = duel({ primary: { card: 'giant-rat', hp: 5 }, hand: ['goblin'] }, {}, { active: 1 });
  beaten.dice(5, 5, 6, 6);
  beaten.opp.battle('giant-rat');
  expect(beaten.zone('giant-rat')).toBe('me:cemetery');
  const negated = duel({ primary: 'giant-rat', hand: ['knight'] }, { magics: ['the-iron-range'] });
  negated.me.summon('knight');
  expect(negated.zone('giant-rat')).toBe('me:cemetery');
});

// ── 056 Glarbstenford ──

test('Glarbstenford: two more dice while the AL of the other primary is below its own, as both stand now', () => {
  expect(duel({ primary: 'glarbstenford' }).stat('glarbstenford', 'dice')).toBe(4);
  expect(duel({ primary: 'glarbstenford' }, { primary: 'knight' }).stat('glarbstenford', 'dice')).toBe(2);
  expect(duel({ primary: 'glarbstenford' }, { magics: ['hero-shield'] }).stat('glarbstenford', 'dice')).toBe(2);
  expect(
    duel({ primary: 'glarbstenford', magics: ['magic-belt'] }, { primary: 'knight' }).stat('glarbstenford', 'dice'),
  ).toBe(4);
  expect(
    duel({ primary: 'glarbstenford' }, { primary: 'minotaur', magics: ['magic-belt'] }).stat('glarbstenford', 'dice'),
  ).toBe(2);
  expect(duel({ primary: 'glarbstenford', magics: ['the-iron-range'] }).stat('glarbstenford', 'dice')).toBe(2);
  expect(duel({ side: ['glarbstenford'] }).stat('glarbstenford', 'dice')).toBe(2);
});

test('Glarbstenford: four dice are rolled; against a limited summon it still measures the primary', () => {
  const t = duel({ primary: 'glarbstenford', magics: [chill('werewolf')] });
  t.dice(3, 3, 1, 1, 1, 1);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(63);

  const limited = duel({ primary: 'glarbstenford' }, { primary: 'ogre', side: ['frog'] }, { active: 1 });
  limited.dice(3, 3, 1, 1, 1, 2); // two dice: the ogre's AL 8 counts, not the frog's 1
  limited.opp.battle('frog', 'glarbstenford');
  limited.expectLog('Glarbstenford rolls 1, 1 for damage: 5');
});
