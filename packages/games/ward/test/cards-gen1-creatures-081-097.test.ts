import { expect, test } from 'vitest';
import { chill, ME, OPP, RANGE, replaceBy } from './gen1-scenes.ts';
import { duel, type WardScenario } from './support.ts';

/** Generation 1, creatures 081 to 097: what each does, what its rulings say, and what must not happen. */

// ── 081 Rogue ──

test('Rogue: 5 × 3 × 2 critical × 3 Backstab = 90; negated, 30', () => {
  for (const [magics, left] of [
    [[], 40],
    [[RANGE], 100],
  ] as const) {
    const t = duel({ primary: 'rogue', hand: ['backstab'], magics: [...magics, chill('giga')] }, { primary: 'giga' });
    t.me.play('backstab');
    t.dice(6, 6, 2, 3);
    t.me.battle('giga');
    expect(t.hp('giga')).toBe(left);
  }
});

test('Rogue: no ×3 once the other has hit', () => {
  const t = duel({ primary: 'rogue', magics: ['magic-ring'] }, { primary: 'giga' });
  t.dice(1, 2, 1, 1, 1, 1, 1, 5, 4, 2, 3); // Giga is faster
  t.me.battle('giga');
  expect(t.hp('giga')).toBe(125);
});

// ── 087 Frog Man, 092 The Creator, 141 The Old God ──

test('Frog Man: AL 10 without a sacrifice, but only onto an empty field; it counts as effectless', () => {
  const t = duel({ primary: 'frog', hand: ['frog-man'] }, { magics: [RANGE] });
  expect(t.choices).not.toContain('summon frog-man');
  replaceBy(t, 'frog-man');
  expect(t.zone('frog-man')).toBe('me:primary');
  expect(t.cards(t.me, 'cemetery')).toEqual(['frog']);
  t.expectNoLog('without its effects');
});

test.each([
  ['The Creator', 'the-creator'],
  ['The Old God', 'the-old-god'],
])('%s: three sacrifices, and nothing negates that', (_, god) => {
  const two = duel({ primary: 'frog', hand: [god, 'goblin'] });
  expect(two.choices).not.toContain(`summon ${god}`);
  const t = duel({ primary: 'frog', hand: [god, 'goblin', 'owl', 'rodent'] }, { magics: [RANGE] });
  t.me.summon(god, 'goblin', 'rodent');
  expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['frog', 'goblin', 'rodent']);
  expect(t.cards(t.me, 'hand')).toEqual(['owl']);
  expect(t.zone(god)).toBe('me:primary');
  t.expectNoLog('without its effects');
});

// ── 088 Stone Golem ──

test('Stone Golem: becomes their primary; their old one is shuffled into their deck', () => {
  const t = duel({ hand: ['stone-golem'] }, { primary: 'ogre', magics: ['knight-armor'], deck: ['owl'] });
  t.me.play('stone-golem');
  expect(t.zone('stone-golem')).toBe('opp:primary');
  expect(t.cards(t.opp, 'deck').toSorted()).toEqual(['ogre', 'owl']);
  t.expectLog("opp's deck is shuffled");
  expect(t.zone('knight-armor')).toBe('opp:cemetery');
  expect(t.cemeteryHp('opp')).toBe(0);
  expect(t.hp('stone-golem')).toBe(100);
  expect(t.cards(t.me, 'cemetery')).toEqual([]); // no sacrifice
});

test('Stone Golem: loses 10 at the start of the turns of whoever played it, none in those of its controller', () => {
  const t = duel({ hand: ['stone-golem'] });
  t.me.play('stone-golem');
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(100);
  t.opp.endTurn();
  t.expectLog('Stone Golem takes 10');
  expect(t.hp('stone-golem')).toBe(90);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(80);
});

test('Stone Golem: it fights for its controller and, killed, counts 100 in their cemetery', () => {
  const t = duel({ hand: ['stone-golem'] }, { hand: ['frog'] });
  t.me.play('stone-golem');
  t.me.endTurn();
  t.dice(1, 2, 1, 2, 1, 1, 1, 1, 1); // the werewolf is faster and misses AL 10; the golem hits with 8
  t.opp.battle('werewolf');
  t.expectLog('Stone Golem rolls 1, 1, 1, 1, 1 for damage: 10');
  t.me.endTurn();
  t.opp.does('kill');
  expect(t.zone('stone-golem')).toBe('opp:cemetery');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: stays a creature in the cemetery: counted, fetched and revived as one', () => {
  const t = duel(
    { primary: 'the-heroine', hand: ['stone-golem'] },
    { hand: ['goblin', 'revival-priest', 'ghost-of-the-past', 'visitor-from-beyond'] },
  );
  t.me.play('stone-golem');
  t.me.endTurn();
  t.opp.does('kill');
  t.opp.summon('goblin');
  expect(t.stat('the-heroine', 'dice')).toBe(3);
  expect(t.choices).toContain('play ghost-of-the-past');
  expect(t.choices).not.toContain('play visitor-from-beyond'); // no magic lies there
  t.opp.play('revival-priest');
  expect(t.zone('stone-golem')).toBe('opp:primary');
  expect(t.cemeteryHp('opp')).toBe(0);
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(100); // brought back by them, it weakens in their turns
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
  t.opp.does('kill');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: set up by hand, it is a creature for good as well', () => {
  const t = duel({}, { primary: { card: 'stone-golem', owner: ME }, hand: ['frog'] });
  expect(t.hp('stone-golem')).toBe(90); // my turn has begun
  t.me.endTurn();
  t.opp.does('kill');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: in a hand it is a magic again', () => {
  const t = duel({ hand: ['terrifying-roar', 'stone-golem'] }, { hand: ['goblin'] });
  t.me.play('stone-golem');
  t.me.play('terrifying-roar', 'stone-golem');
  expect(t.zone('stone-golem')).toBe('opp:hand');
  t.expectChoices(t.opp, ['summon goblin']);
  t.opp.summon('goblin');
  t.me.endTurn();
  expect(t.choices).toContain('play stone-golem');
});

test('Stone Golem: negated as it is played, it is a magic in my cemetery and counts nothing', () => {
  const t = duel({ hand: ['stone-golem', 'visitor-from-beyond'] }, { hand: ['haunted-tree'] });
  t.me.play('stone-golem');
  t.opp.play('haunted-tree');
  expect(t.zone('stone-golem')).toBe('me:cemetery');
  expect(t.zone('werewolf')).toBe('me:primary');
  expect(t.cards(t.opp, 'primary')).toEqual(['werewolf']);
  expect(t.cemeteryHp()).toBe(0);
  t.me.play('visitor-from-beyond', 'stone-golem');
  expect(t.zone('stone-golem')).toBe('me:hand');
});

test('Stone Golem: its loss is its own effect, so negation stops it', () => {
  const t = duel({ hand: ['stone-golem'], magics: [RANGE] });
  t.me.play('stone-golem');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(100);
});

test('Stone Golem: stolen and played against its owner, it weakens in the turns of the thief', () => {
  const t = duel({ hand: ['stone-golem'] }, { hand: ['magic-steal'] });
  t.me.play('stone-golem');
  t.opp.play('magic-steal');
  expect(t.zone('stone-golem')).toBe('me:primary');
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
});

// ── 089 Swamp Dragon ──

test('Swamp Dragon: fire, poison and costs are void', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['old-logging-road'], hand: ['hero-shield'] },
    { primary: 'demon-knight', magics: ['forest-fire'] },
  );
  t.me.play('hero-shield', 'swamp-dragon'); // the demand of 5 counts as paid
  t.me.endTurn();
  t.dice(6, 1);
  t.opp.endTurn();
  t.expectLog('swamp-dragon Swamp Dragon takes none of the 15 damage');
  t.expectLog('swamp-dragon Swamp Dragon takes none of the 10 damage');
  expect(t.hp('swamp-dragon')).toBe(80);
});

test('Swamp Dragon: attack damage, with its multipliers, does hurt; the poison of the bite does not', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['winter-chill'] },
    { primary: 'dire-wolf', magics: ['magic-ring'], hand: ['backstab'] },
    { active: OPP },
  );
  t.opp.play('backstab');
  t.dice(6, 6, 4);
  t.opp.battle('swamp-dragon');
  expect(t.hp('swamp-dragon')).toBe(56); // 4 × 3 × 2
});

test('Swamp Dragon: reflection by a magic and half of its HP are void too', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['magic-ring'] },
    { hand: ['forest-sentinel'], magics: [chill('werewolf')] },
  );
  t.dice(3, 3, 5, 5);
  t.me.battle('werewolf');
  t.opp.play('forest-sentinel');
  expect(t.hp('swamp-dragon')).toBe(80);
  expect(t.hp('werewolf')).toBe(70);
  const chest = duel(
    { primary: 'swamp-dragon', magics: ['magic-ring'] },
    { hand: ['mimic-chest'], magics: [chill('werewolf')] },
  );
  chest.dice(3, 3);
  chest.me.battle('werewolf');
  chest.opp.play('mimic-chest');
  expect(chest.hp('swamp-dragon')).toBe(80);
});

test('Swamp Dragon: negated, or its own slip: it is hurt', () => {
  const negated = duel({ primary: 'swamp-dragon', magics: [RANGE] }, { magics: ['forest-fire'] }, { active: OPP });
  negated.dice(1);
  negated.opp.endTurn();
  expect(negated.hp('swamp-dragon')).toBe(70);
  const slip = duel({ primary: 'swamp-dragon', magics: [chill('werewolf')] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.hp('swamp-dragon')).toBe(74);
});

// ── 097 Vampire ──

const feast = (t: WardScenario, die: number): void => {
  t.dice(5, 5, die);
  t.me.battle('werecroc');
};

test('Vampire: heals half of the attack damage it deals, rounded up, never above its full HP', () => {
  const t = duel({ primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc')] }, { primary: 'werecroc' });
  feast(t, 3);
  t.expectLog('Vampire heals 3'); // half of 5
  expect(t.hp('vampire')).toBe(53);
  const full = duel({ primary: { card: 'vampire', hp: 58 }, magics: [chill('werecroc')] }, { primary: 'werecroc' });
  feast(full, 6);
  expect(full.hp('vampire')).toBe(60);
});

test('Vampire: heals when its bite kills; half of what a turtle really takes', () => {
  const kill = duel({ primary: { card: 'vampire', hp: 50 } }, { primary: { card: 'werecroc', hp: 3 }, hand: ['frog'] });
  kill.dice(5, 5, 6);
  kill.me.battle('werecroc');
  expect(kill.hp('vampire')).toBe(54);
  const turtle = duel(
    { primary: { card: 'vampire', hp: 50 }, magics: [chill('giant-turtle')] },
    { primary: 'giant-turtle' },
  );
  turtle.dice(5, 5, 4);
  turtle.me.battle('giant-turtle');
  expect(turtle.hp('giant-turtle')).toBe(47);
  expect(turtle.hp('vampire')).toBe(52);
});

test('Vampire: nothing for damage that is blocked or reflected, nor when negated or a limited summon', () => {
  for (const shield of ['minotaur-bodyguard', 'junk-scarecrow', 'forest-sentinel']) {
    const t = duel(
      { primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc')] },
      { primary: 'werecroc', hand: [shield] },
    );
    if (shield === 'junk-scarecrow') t.dice(5, 5);
    else t.dice(5, 5, 4);
    t.me.battle('werecroc');
    t.opp.play(shield);
    expect(t.hp('werecroc')).toBe(90);
    expect(t.hp('vampire')).toBe(shield === 'forest-sentinel' ? 44 : 50);
  }
  const negated = duel(
    { primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc'), RANGE] },
    { primary: 'werecroc' },
  );
  feast(negated, 3);
  expect(negated.hp('vampire')).toBe(50);
});
