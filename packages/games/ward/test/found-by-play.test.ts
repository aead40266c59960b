import { advance, eventView, machine, run, type SeatId } from '@wardroom/core';
import { position, ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { duel, table, whyNot } from './support.ts';

/** What random play over thousands of seeds brought to light, each as a scenario of its own. */

test('W4.1.2 a loss in the middle of an effect is immediate: nobody cuts a deck first', () => {
  const t = duel(
    { hand: ['wrath-of-the-old-ones'] },
    {
      hand: ['frog'],
      side: [{ card: 'behemoth', anchor: 'helping-hand', home: 'cemetery' }],
      magics: [{ card: 'helping-hand', on: 'behemoth' }],
      cemeteryHp: 250,
    },
    { options: { cuts: 'on' } },
  );
  t.me.play('wrath-of-the-old-ones');
  t.expectLog('W12.2 Behemoth goes to the cemetery');
  t.expectLog('W4.1.1 opp loses with 350');
  t.expectNoLog('cuts');
  expect([t.winner, t.endedBy]).toEqual([0, 'W4.1.1']);
});

test('a Phoenix that something keeps on the field cannot fly to the hand: it dies after all', () => {
  const t = duel(
    { primary: 'behemoth' },
    { primary: { card: 'phoenix', hp: 5 }, magics: ['lead-boots'], hand: ['frog'] },
  );
  t.dice(1, 2, 6, 5, 1, 1, 1); // the Phoenix misses, the Behemoth hits
  t.me.battle('phoenix');
  expect(t.zone('phoenix')).toBe('opp:cemetery');
  t.opp.does('summon', 'frog');
});

test('W14.2.3 a striker that falls to the demand on its player gains nothing from the magic it paid for', () => {
  const t = duel(
    { primary: { card: 'sharkling', hp: 3 }, hand: ['children-of-the-forest', 'frog'] },
    { magics: ['old-logging-road'], primary: 'ogre' },
  );
  t.dice(6, 5);
  t.me.battle('ogre');
  t.me.play('children-of-the-forest');
  t.me.does('summon', 'frog');
  expect(t.zone('sharkling')).toBe('me:cemetery');
  expect(t.zone('children-of-the-forest')).toBe('me:cemetery');
  expect(t.state.rows).toEqual([]);
});

test('W13.3.1 a Helping Hand that finds the side full by the time it resolves goes to the cemetery', () => {
  const t = duel(
    { side: ['the-squire', 'the-squire', 'the-squire'], hand: ['helping-hand', 'abominable-deer-man', 'frog'] },
    { magics: ['curse'], hand: ['goblin-tricks'] },
  );
  t.me.play('helping-hand');
  t.opp.play('goblin-tricks');
  t.me.play('abominable-deer-man');
  t.opp.pick('mode 1');
  expect(t.zone('abominable-deer-man')).toBe('me:side');
  expect(t.zone('helping-hand')).toBe('me:cemetery');
  expect(t.zone('frog')).toBe('me:hand');
});

test('W8.2.1 a sacrifice is made openly, also one from the hand that returns to the deck', () => {
  const start = position({
    seats: [
      { primary: 'werewolf', hand: ['cosmic-demon', 'giant-rat'], deck: ['curse', 'hero-shield'] },
      { primary: 'werewolf' },
    ],
  });
  const OPP = 1 as SeatId;
  const read: string[] = [];
  const m = machine(ward, start, (e, s) => {
    read.push(eventView(ward, s, OPP, e).text);
  });
  run(m);
  const pick = m.state.ask!.choices.findIndex((c) => ward.verbs[c.verb] === 'summon');
  expect(advance(m, { seat: 0, pick })).toBeNull();
  expect(read).toContain('Player 1 sacrifices Giant Rat for Cosmic Demon.');
  // Once the deck is shuffled nobody knows where the rat is.
  expect(advance(m, { chance: [1, 0] })).toBeNull();
  expect(m.state.known.every((viewers) => viewers === 0)).toBe(true);
});

test('W4.1.5 what cannot be done is explained in the middle of a chain, too: nothing is summoned in an answer', () => {
  const t = duel(
    {
      primary: 'necromancer',
      side: [{ card: 'kobold', anchor: 'necromancer', home: 'cemetery' }],
      hand: ['hero-shield', 'angel'],
      cemeteryHp: 170,
    },
    {},
    { options: { stops: 'always' } },
  );
  while (t.asked !== 'me main') (t.asked.startsWith('me') ? t.me : t.opp).pass();
  t.me.play('hero-shield', 'necromancer');
  t.opp.pass();
  expect(t.asked).toBe('me respond');
  expect(whyNot(t, 'angel')).toEqual([]);
});

test('W4.1.5 W7.2.4 a replacement taken back twice, with nothing else to summon, leaves no playable creature', () => {
  const t = duel(
    { primary: 'shadow-demon', hand: ['hell-skeleton', 'phoenix'], cemeteryHp: 200 },
    {},
    { options: { calling: 'manual' } },
  );
  t.me.does('kill', 'shadow-demon');
  for (let time = 0; time < 2; time++) {
    t.me.summon('hell-skeleton');
    t.opp.act('call', t.me.seat);
    t.expectLog('W4.1.5 The play is taken back: me would have lost by it.');
  }
  expect([t.winner, t.endedBy]).toEqual([1, 'W7.2.4']);
});

test('W8.1 W6.4.2 who wears a Moon Owl is taken away like anybody', () => {
  const t = table(
    [
      { primary: 'werecroc' },
      { magics: [{ card: 'moon-owl', on: 'me:werecroc' }] },
      { primary: 'goblin', hand: ['stone-golem'] },
    ],
    { active: 2 },
  );
  t.players[2].play('stone-golem', 'seat 0');
  expect([t.zone('stone-golem'), t.zone('werecroc')]).toEqual(['me:primary', 'me:deck']);
  expect(t.cards(t.players[1], 'magic')).toEqual([]);
});

test('W4.1.2 a creature worn by one that cannot stay counts at once: nobody is asked for a replacement past a loss', () => {
  const t = duel(
    { primary: { card: 'goblin', hp: 10 }, side: ['abominable-deer-man'], hand: ['ignite', 'frog', 'owl'] },
    { magics: [{ card: 'dart-frog', on: 'me:abominable-deer-man' }], cemeteryHp: 280 },
  );
  t.dice({ effect: [1] });
  t.me.play('ignite', 'goblin');
  expect([t.winner, t.endedBy]).toEqual([0, 'W4.1.1']);
});

test('W12.2 what a trigger has freed goes before anybody steps to the front', () => {
  const t = duel(
    {
      primary: 'goblin',
      side: [{ card: 'frog', anchor: 'gnarled-hand', home: 'cemetery' }],
      magics: [{ card: 'gnarled-hand', on: 'frog' }],
      hand: ['owl', 'dwarf'],
    },
    { primary: 'goblin', hand: ['carus-demon', 'ignitus'] },
    { active: 1 },
  );
  t.opp.does('kill');
  t.opp.summon('carus-demon');
  t.dice({ effect: [6] });
  t.opp.play('ignitus', 'me:goblin');
  expect([t.asked, t.zone('frog')]).toEqual(['me replace', 'me:cemetery']);
  t.expectNoLog('Frog steps to the front');
});

test('W8.2.1 who holds one sacrifice of two is not offered the creature, also if that one takes HP off the cemetery', () => {
  const t = duel(
    { primary: 'goblin', hand: ['hive-queen', 'enlightened-soul'] },
    {},
    { options: { calling: 'manual' } },
  );
  t.me.does('kill');
  t.expectChoices(t.me, ['summon enlightened-soul']);
});
