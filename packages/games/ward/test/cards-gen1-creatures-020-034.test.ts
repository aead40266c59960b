import { expect, test } from 'vitest';
import { bite, chill, GEAR, OPP, passOn } from './gen1-scenes.ts';
import { duel } from './support.ts';

/** Generation 1, creatures 020 to 034: what each does, what its rulings say, and what must not happen. */

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
