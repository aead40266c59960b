import { expect, test } from 'vitest';
import { bite, chill, GEAR, ME, OPP } from './gen1-scenes.ts';
import { duel } from './support.ts';

/** Generation 1, creatures 001 to 018: what each does, what its rulings say, and what must not happen. */

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
