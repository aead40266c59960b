import { expect, test } from 'vitest';
import { duel, whyNot } from './support.ts';

/** W8: the normal summon, its sacrifices, requirements, and killing one's own primary. */

test('W8.1 one normal summon per turn; the next turn has another', () => {
  const t = duel({ primary: 'goblin', hand: ['knight', 'ogre', 'fear'] });
  t.me.summon('knight');
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'ogre')).toEqual(['W8.1']);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.summon('ogre');
  expect(t.cards(t.me, 'primary')).toEqual(['ogre']);
});

test('W8.1 only one primary: while there is one, an AL 1–6 creature has nowhere to come down, and the table says so', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'skeleton', 'frog-man', 'fear'] });
  t.expectChoices(t.me, ['play fear', 'kill goblin', 'endPhase']);
  for (const card of ['frog', 'skeleton', 'frog-man']) expect(whyNot(t, card)).toEqual(['W8.1']);
});

test('W8.1 the newcomer takes the place of the primary that was sacrificed for it', () => {
  const t = duel({ primary: 'goblin', hand: ['knight'] });
  t.me.summon('knight');
  t.expectLog('W8.2.1 me sacrifices Goblin for Knight.');
  t.expectLog('W8.1 me summons Knight.');
  expect(t.zone('goblin')).toBe('me:cemetery');
  expect(t.cards(t.me, 'primary')).toEqual(['knight']);
});

test('W8.2.1 by base AL: 1–6 none, 7–11 one, 12 two', () => {
  // First turns, so that the field is empty and everything is paid from the hand.
  const first = (...hand: string[]) => duel({ unstarted: true, deck: hand }, {}, { turn: 2 });
  const none = first('skeleton', 'fear', 'fear', 'fear', 'fear'); // AL 6
  none.me.summon('skeleton');
  expect(none.cemeteryHp()).toBe(0);
  const low = first('angel', 'frog', 'fear', 'fear', 'fear'); // AL 7
  low.me.summon('angel');
  low.expectLog('me sacrifices Frog for Angel.');
  const high = first('manticore', 'frog', 'owl', 'fear', 'fear'); // AL 11
  high.me.summon('manticore', 'owl');
  expect(high.cards(high.me, 'hand')).toContain('frog');
  const top = first('dark-lord', 'frog', 'owl', 'goblin', 'fear'); // AL 12
  top.me.summon('dark-lord', 'owl', 'frog');
  expect(top.cemeteryHp()).toBe(40);
  expect(top.cards(top.me, 'hand')).toContain('goblin');
});

test('W8.2.1 base AL, not present AL: under Curse a Dark Lord still costs two', () => {
  const t = duel({ primary: 'goblin', hand: ['dark-lord', 'fear'] }, { magics: ['curse'] });
  expect(whyNot(t, 'dark-lord')).toEqual(['W8.2.1']);
});

test('W8.2.1 from field and hand: the primary is one, the hand gives the other', () => {
  const t = duel({ primary: 'goblin', hand: ['dark-lord', 'frog', 'owl'] });
  t.me.summon('dark-lord');
  t.expectChoices(t.me, ['sacrifice frog dark-lord', 'sacrifice owl dark-lord']);
  t.me.pick('frog');
  expect(t.cards(t.me, 'cemetery')).toEqual(['goblin', 'frog']);
});

test('W8.2.1 magics and hybrids in hand are no sacrifices', () => {
  const t = duel({ primary: 'goblin', hand: ['dark-lord', 'the-squire', 'stone-golem'] });
  expect(whyNot(t, 'dark-lord')).toEqual(['W8.2.1']);
});

test('W8.2.1 some cards ask for more: The Creator needs three', () => {
  const t = duel({ primary: 'goblin', hand: ['the-creator', 'frog', 'fear'] });
  expect(whyNot(t, 'the-creator')).toEqual(['W8.2.1']);
  const u = duel({ primary: 'goblin', hand: ['the-creator', 'frog', 'owl'] });
  u.me.summon('the-creator', 'frog', 'owl');
  expect(u.cards(u.me, 'cemetery')).toEqual(['goblin', 'frog', 'owl']);
});

test('W8.2.1 a frozen primary pays for nothing, and stands in the way', () => {
  const t = duel(
    { primary: 'goblin', hand: ['knight', 'frog', 'fear'] },
    { magics: [{ card: 'winter-chill', on: 'me:goblin' }] },
  );
  expect(t.choices).not.toContain('summon knight');
  expect(whyNot(t, 'knight')).toEqual(['W8.2.1']);
});

test('W8.2.1 limited summons are no sacrifices', () => {
  const t = duel({ primary: 'goblin', side: ['skeleton'], hand: ['dark-lord', 'fear'] });
  expect(whyNot(t, 'dark-lord')).toEqual(['W8.2.1']);
});

test('W8.2.2 sacrificed creatures go to my cemetery and count with their printed HP', () => {
  const t = duel({ primary: { card: 'werewolf', hp: 1 }, hand: ['dark-lord', 'goblin'] });
  t.me.summon('dark-lord');
  expect(t.cemeteryHp()).toBe(100);
  t.expectLog('W8.2.2 Werewolf goes to the cemetery.');
});

test('W8.3.1 Great White comes only onto Sharkling, which lies under it and is not in the cemetery', () => {
  const t = duel({ primary: 'sharkling', hand: ['great-white'] });
  t.me.summon('great-white');
  expect(t.zone('sharkling')).toBe('me:under');
  expect(t.cemeteryHp()).toBe(0);
  expect(t.hp('great-white')).toBe(90);
});

test('W8.3.1 not onto another creature, not onto a Sharkling that came this turn; the table says why', () => {
  const t = duel({ primary: 'goblin', hand: ['great-white', 'sharkling', 'fear'] });
  expect(whyNot(t, 'great-white')).toEqual(['W8.3.1']);
  t.me.does('kill');
  t.me.summon('sharkling');
  t.me.endTurn();
  t.opp.endTurn();
  t.me.summon('great-white');
  const u = duel({ primary: { card: 'sharkling', fresh: true }, hand: ['great-white', 'fear'] });
  expect(whyNot(u, 'great-white')).toEqual(['W8.3.1']);
});

test('W8.3.1 killed: Sharkling follows it to the cemetery, and both count', () => {
  const t = duel(
    { primary: 'assassin', hand: ['fear'] },
    { primary: { card: 'great-white', under: ['sharkling'] }, hand: ['frog'] },
  );
  t.dice(2, 3, 6, 6, 6); // (18 + 5) × 3 = 69
  t.dice(5, 6, 1, 1, 1, 1);
  t.me.battle('great-white');
  expect(t.hp('great-white')).toBe(21);
  const u = duel(
    { primary: 'assassin', hand: ['fear'] },
    { primary: { card: 'great-white', hp: 60, under: ['sharkling'] }, hand: ['frog'] },
  );
  u.dice(2, 3, 6, 6, 6);
  u.me.battle('great-white');
  expect(u.cards(u.opp, 'cemetery').toSorted()).toEqual(['great-white', 'sharkling']);
  expect(u.cemeteryHp('opp')).toBe(120);
});

test('W8.3.1 it leaves for the hand: Sharkling follows it there', () => {
  const t = duel({ hand: ['terrifying-roar'] }, { primary: { card: 'great-white', under: ['sharkling'] } });
  t.me.play('terrifying-roar');
  t.expectLog("W8.3.1 Sharkling goes to opp's hand.");
  t.expectChoices(t.opp, ['summon sharkling']);
});

test('W8.3.1 it changes control: Sharkling follows it, and dies with it into the new controller’s cemetery', () => {
  const t = duel(
    { primary: 'goblin', hand: ['turncoat', 'frog'] },
    { primary: { card: 'great-white', under: ['sharkling'] } },
  );
  t.me.play('turncoat');
  expect(t.zone('great-white')).toBe('me:primary');
  expect(t.zone('sharkling')).toBe('me:under');
  t.me.does('kill');
  t.me.summon('frog');
  expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['great-white', 'sharkling', 'turncoat']);
  expect(t.cemeteryHp()).toBe(120);
});

test('W8.3.1 a requirement is no effect: negated creatures still have it', () => {
  const t = duel({ primary: 'sharkling', hand: ['great-white', 'fear'] }, { magics: ['the-iron-range'] });
  t.me.summon('great-white');
  t.expectNoLog('without its effects');
  expect(t.zone('sharkling')).toBe('me:under');
  const u = duel({ primary: 'goblin', hand: ['great-white', 'fear'] }, { magics: ['the-iron-range'] });
  expect(whyNot(u, 'great-white')).toEqual(['W8.3.1']);
  // And Frog Man needs no sacrifices, negated or not.
  const v = duel({ primary: 'goblin', hand: ['frog-man'] }, { magics: ['the-iron-range'] });
  v.me.does('kill');
  v.me.summon('frog-man');
  expect(v.cards(v.me, 'primary')).toEqual(['frog-man']);
});

test('W8.3.1 Eternal Dragon: two dragons, which go under it', () => {
  const t = duel({ primary: 'dragon-fox', hand: ['eternal-dragon', 'goblin', 'undead-dragon', 'fear'] });
  t.me.summon('eternal-dragon'); // the Undead Dragon by its name
  expect(t.cards(t.me, 'under').toSorted()).toEqual(['dragon-fox', 'undead-dragon']);
  expect(t.cemeteryHp()).toBe(0);
  const u = duel({ primary: 'goblin', hand: ['eternal-dragon', 'undead-dragon', 'dragonling', 'fear'] });
  expect(whyNot(u, 'eternal-dragon')).toEqual(['W8.3.1']);
});

test('W8.4.1 in phase 2 I may kill my own primary: it counts, and a replacement follows', () => {
  const t = duel({ primary: { card: 'goblin', hp: 3 }, hand: ['frog', 'owl'] });
  t.me.does('kill');
  t.expectLog('W8.4.1 me kills their own Goblin.');
  expect(t.cemeteryHp()).toBe(30);
  t.expectChoices(t.me, ['summon frog', 'summon owl']);
});

test('W8.4.1 not in the other phases', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'fear'] });
  t.me.next();
  expect(t.choices).not.toContain('kill goblin');
  t.me.next();
  t.expectChoices(t.me, ['play fear', 'endPhase']);
});

test('W8.4.1 a frozen primary can be killed, too', () => {
  const t = duel({ primary: 'goblin', hand: ['frog'] }, { magics: [{ card: 'winter-chill', on: 'me:goblin' }] });
  t.me.does('kill');
  t.me.summon('frog');
  expect(t.zone('winter-chill')).toBe('opp:cemetery');
});

test('W8.4.1 where the table calls, not if no replacement could be found: that would be a loss by one’s own play', () => {
  const t = duel({ primary: 'goblin', hand: ['ogre', 'fear'] });
  expect(t.choices).not.toContain('kill goblin');
  expect(whyNot(t, 'goblin')).toEqual(['W7.2.4']);
  // What the primary anchors leaves with it and takes no place.
  const u = duel({ primary: 'necromancer', side: [{ card: 'goblin', anchor: 'necromancer' }], hand: ['fear'] });
  expect(whyNot(u, 'necromancer')).toEqual(['W7.2.4']);
});

test('W8.4.2 the replacement is the normal summon: no other follows', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'knight', 'fear'] });
  t.me.does('kill');
  t.me.summon('frog');
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'knight')).toEqual(['W8.1']);
});

test('W8.4.2 so it may not be done after summoning, and the table says why', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'knight', 'fear'] });
  t.me.summon('knight');
  expect(t.choices).not.toContain('kill knight');
  expect(whyNot(t, 'knight')).toEqual(['W8.4.2']);
});

test('W8.4.2.1 once per turn, and again the next', () => {
  const t = duel({ primary: 'goblin', hand: ['frog', 'owl', 'fear'] });
  t.me.does('kill');
  t.me.summon('frog');
  expect(t.choices).not.toContain('kill frog');
  expect(whyNot(t, 'frog')).toEqual(['W8.4.2.1']);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('kill');
  t.me.summon('owl');
  expect(t.cemeteryHp()).toBe(40);
});
