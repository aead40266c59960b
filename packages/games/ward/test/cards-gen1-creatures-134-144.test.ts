import type { CardId } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { chill, OPP, passOn, RANGE, replaceBy } from './gen1-scenes.ts';
import { duel } from './support.ts';

/** Generation 1, creatures 134 to 144: what each does, what its rulings say, and what must not happen. */

// ── 134 Gnome ──

test('Gnome: a die and 1 MOD for each Gnome in hand, and those are shown', () => {
  const t = duel({ primary: 'gnome', hand: ['gnome', 'owl', 'gnome'], magics: [chill('werewolf')] });
  expect([t.stat('gnome', 'dice'), t.stat('gnome', 'mod')]).toEqual([3, 3]);
  const shown = t.state.cards.flatMap((c, id) =>
    ward.alsoSees?.(t.state, OPP, id as CardId) === true ? [ward.defs[c.def].id] : [],
  );
  expect(shown).toEqual(['gnome', 'gnome']);
  t.dice(1, 2, 1, 1, 1);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(64);
});

test("Gnome: the opponent's hand does not count; alone, negated or a limited summon it is one gnome", () => {
  expect(duel({ primary: 'gnome' }, { hand: ['gnome'] }).stat('gnome', 'dice')).toBe(1);
  const negated = duel({ primary: 'gnome', hand: ['gnome'], magics: [RANGE] });
  expect([negated.stat('gnome', 'dice'), negated.stat('gnome', 'mod')]).toEqual([1, 1]);
  expect(negated.state.cards.some((_, id) => ward.alsoSees?.(negated.state, OPP, id as CardId) === true)).toBe(false);
  const limited = duel({ side: ['gnome'], hand: ['gnome'] });
  expect(limited.stat('gnome', 'dice')).toBe(1);
  expect(ward.alsoSees?.(limited.state, OPP, limited.id('me:gnome'))).toBe(false);
});

// ── 135 Angel ──

test('Angel: takes a creature from my cemetery, one just sacrificed for it too', () => {
  const t = duel({ primary: 'ogre', hand: ['angel'], cemetery: ['frog', 'fear'] }, { cemetery: ['giga'] });
  t.me.summon('angel');
  t.expectChoices(t.me, ['card frog', 'card ogre']);
  t.me.pick('ogre');
  expect(t.cards(t.me, 'hand')).toEqual(['ogre']);
  expect(t.cemeteryHp()).toBe(10);
});

test('Angel: once in a cemetery it never leaves it', () => {
  const t = duel({
    primary: 'ogre',
    hand: ['angel', 'holy-light', 'ghost-of-the-past', 'revival-priest'],
    cemetery: ['angel'],
  });
  for (const card of ['holy-light', 'ghost-of-the-past', 'revival-priest'])
    expect(t.choices).not.toContain(`play ${card}`);
  t.me.summon('angel');
  expect(t.cards(t.me, 'cemetery')).toEqual(['angel']); // the ogre came back, the first angel cannot
});

test('Angel: Mind Sap in the window: nobody is saved', () => {
  const t = duel({ primary: 'ogre', hand: ['angel'] }, { hand: ['mind-sap'] });
  passOn(t);
  t.me.summon('angel');
  t.opp.play('mind-sap', 'angel');
  expect(t.cards(t.me, 'hand')).toEqual([]);
});

// ── 137 Forest Demon ──

test('Forest Demon: killed in battle it becomes an equip that halves its attacker, rounded up', () => {
  const t = duel({ primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] }, { primary: 'raptor' }, { active: OPP });
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  expect(t.asked).toBe('me replace');
  expect(t.zone('forest-demon')).toBe('me:magic');
  expect(t.cemeteryHp()).toBe(0);
  const figures = () => ['al', 'spd', 'dice', 'mod'].map((name) => t.stat('raptor', name));
  expect(figures()).toEqual([3, 6, 2, 2]); // of 6, 12, 3, 4
});

test('Forest Demon: restored when it is destroyed; then it counts in my cemetery', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', hand: ['council-of-the-cosmos'] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  t.me.summon('frog');
  t.opp.play('council-of-the-cosmos');
  expect(t.stat('raptor', 'al')).toBe(6);
  expect(t.zone('forest-demon')).toBe('me:cemetery');
  expect(t.cemeteryHp()).toBe(30);
});

test('Forest Demon: it takes one of my slots; with none free, to the cemetery', () => {
  const five = ['hero-shield', 'magic-belt', 'holy-water', 'dragons-bane', 'lucky-charm'];
  const full = duel(
    {
      primary: { card: 'forest-demon', hp: 5 },
      hand: ['frog'],
      magics: five.map((card) =>
        card === 'holy-water' || card === 'dragons-bane' ? card : { card, on: 'opp:raptor' },
      ),
    },
    { primary: 'raptor' },
    { active: OPP },
  );
  full.dice(5, 5, 1, 1, 1);
  full.opp.battle('forest-demon');
  expect(full.zone('forest-demon')).toBe('me:cemetery');
  expect(full.stat('raptor', 'spd')).toBe(12);
});

test('Forest Demon: any other death, or negated: to the cemetery', () => {
  const own = duel({ primary: 'forest-demon', hand: ['frog'] });
  replaceBy(own, 'frog');
  expect(own.zone('forest-demon')).toBe('me:cemetery');
  const burnt = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'demon-knight' },
    { active: OPP },
  );
  burnt.dice(6);
  burnt.opp.use('demon-knight');
  expect(burnt.zone('forest-demon')).toBe('me:cemetery');
  const slip = duel({ primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'], magics: ['mounted-assault'] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.zone('forest-demon')).toBe('me:cemetery');
  const negated = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', magics: [RANGE] },
    { active: OPP },
  );
  negated.dice(5, 5, 1, 1, 1);
  negated.opp.battle('forest-demon');
  expect(negated.zone('forest-demon')).toBe('me:cemetery');
});

test('Forest Demon: as an equip it is no creature effect any more, and falls off when its wearer leaves', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', hand: [RANGE, 'ogre'] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  t.me.summon('frog');
  t.opp.play(RANGE);
  expect(t.stat('raptor', 'spd')).toBe(6);
  t.opp.endTurn();
  t.me.endTurn();
  t.opp.summon('ogre');
  expect(t.zone('forest-demon')).toBe('me:cemetery');
});

test('Forest Demon: an attacker immune to creature effects does not wear it', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { primary: 'ent-tree' },
    { active: OPP },
  );
  t.dice(5, 5, 1);
  t.opp.battle('forest-demon');
  expect(t.zone('forest-demon')).toBe('me:cemetery');
});

// ── 139 The Hero, 140 The Heroine ──

test('The Hero: a die and 1 MOD for each creature that goes to an opposing cemetery while he is there, in any way', () => {
  const t = duel(
    { primary: 'the-hero', cemetery: ['frog'] },
    { primary: 'goblin', hand: ['dark-lord', 'owl', 'fear'], cemetery: ['ogre'] },
    { active: OPP },
  );
  const bonus = () => [t.stat('the-hero', 'dice') - 3, t.stat('the-hero', 'mod') - 3];
  expect(bonus()).toEqual([0, 0]); // what lay there before does not count
  t.opp.summon('dark-lord', 'owl');
  expect(bonus()).toEqual([2, 2]);
  t.opp.play('fear', 'dark-lord'); // a magic in use, nothing more
  expect(bonus()).toEqual([2, 2]);
});

test('The Hero: his own kill counts, mine do not; all gone when he leaves, even if he comes back', () => {
  const t = duel(
    { primary: 'the-hero', hand: ['frog', 'the-hero'] },
    { primary: { card: 'goblin', hp: 5 }, hand: ['owl', 'terrifying-roar'] },
  );
  t.dice(5, 5, 1, 1, 1);
  t.me.battle('goblin');
  t.opp.summon('owl');
  expect(t.stat('the-hero', 'dice')).toBe(4);
  t.me.endTurn();
  t.opp.play('terrifying-roar');
  t.me.summon('the-hero', 'frog');
  expect(t.stat('the-hero', 'dice')).toBe(3);
});

test('The Hero: negated he has no bonus', () => {
  const t = duel({ primary: { card: 'the-hero', count: 2 } }, { magics: [RANGE] });
  expect(t.stat('the-hero', 'dice')).toBe(3);
});

test('The Heroine: a die and 1 MOD for each creature that lies in the opposing cemetery now', () => {
  const t = duel(
    { primary: 'the-heroine', cemetery: ['owl'] },
    { cemetery: ['ogre', 'fear', 'goblin'], hand: ['ghost-of-the-past'] },
    { active: OPP },
  );
  const figures = () => [t.stat('the-heroine', 'dice'), t.stat('the-heroine', 'mod')];
  expect(figures()).toEqual([4, 4]);
  t.opp.play('ghost-of-the-past', 'goblin');
  expect(figures()).toEqual([3, 3]);
  expect(duel({ primary: 'the-heroine', magics: [RANGE] }, { cemetery: ['ogre'] }).stat('the-heroine', 'dice')).toBe(2);
  expect(duel({ side: ['the-heroine'] }, { cemetery: ['ogre'] }).stat('the-heroine', 'dice')).toBe(2);
});

// ── 142 Hell Skeleton ──

test('Hell Skeleton: (3 + 2 + 2 + 2) × 2 × 2 critical × 3 Backstab = 108', () => {
  const t = duel(
    { primary: 'hell-skeleton', hand: ['backstab'], magics: [chill('cosmic-demon')] },
    { primary: 'cosmic-demon' },
  );
  t.me.play('backstab');
  t.dice(6, 6, 3, 2, 2);
  t.me.battle('cosmic-demon');
  expect(t.hp('cosmic-demon')).toBe(12);
});

test.each([
  ['a Demon called Demon: one ×2', 'demon', [], 10],
  ['an Undead', 'scarecrow', [], 10],
  ['neither', 'ogre', [], 5],
  ['negated', 'demon', [RANGE], 5],
])('Hell Skeleton: %s', (_, target, magics, dealt) => {
  const t = duel({ primary: 'hell-skeleton', magics: [...magics, chill(target)] }, { primary: target });
  const before = t.hp(target);
  t.dice(4, 4, 1, 1, 1);
  t.me.battle(target);
  expect(before - t.hp(target)).toBe(dealt);
});

// ── 144 Phoenix ──

test('Phoenix: killed by an opponent, in battle or by an effect, it goes to my hand', () => {
  const fought = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { magics: ['magic-ring'] },
    { active: OPP },
  );
  fought.dice(5, 5, 1, 1);
  fought.opp.battle('phoenix');
  expect(fought.zone('phoenix')).toBe('me:hand');
  expect(fought.cemeteryHp()).toBe(0);
  fought.expectChoices(fought.me, ['summon frog']); // it costs two sacrifices again

  const burnt = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'] },
    { magics: ['forest-fire'] },
    { active: OPP },
  );
  burnt.dice(1);
  burnt.opp.endTurn();
  expect(burnt.zone('phoenix')).toBe('me:hand');
});

test('Phoenix: poison of a creature that is gone is still the opponent that kills it', () => {
  const t = duel(
    { primary: { card: 'phoenix', hp: 21 }, magics: ['winter-chill'], hand: ['frog'] },
    { primary: 'dire-wolf', magics: ['epic-helm', 'magic-ring'], hand: ['owl'] },
    { active: OPP },
  );
  t.dice(4, 4, 1);
  t.opp.battle('phoenix');
  expect(t.hp('phoenix')).toBe(10);
  t.me.endTurn();
  t.opp.does('kill');
  t.opp.summon('owl');
  t.opp.endTurn();
  expect(t.zone('phoenix')).toBe('me:hand');
});

test('Phoenix: sacrificed, killed by its own player or by its own slip: to the cemetery', () => {
  const paid = duel({ primary: 'phoenix', hand: ['knight'] });
  paid.me.summon('knight');
  expect(paid.zone('phoenix')).toBe('me:cemetery');
  const own = duel({ primary: 'phoenix', hand: ['frog'] });
  replaceBy(own, 'frog');
  expect(own.zone('phoenix')).toBe('me:cemetery');
  const slip = duel({ primary: { card: 'phoenix', hp: 5 }, hand: ['frog'] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.zone('phoenix')).toBe('me:cemetery');
});

test('Phoenix: negated it dies like any other', () => {
  const t = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { magics: ['magic-ring', RANGE] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1);
  t.opp.battle('phoenix');
  expect(t.zone('phoenix')).toBe('me:cemetery');
});
