import { scenario } from '@wardroom/testkit';
import { position, type Side, ward } from '@wardroom/ward';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RARITIES } from '../src/card.ts';
import { cardText } from '../src/text/cards.ts';
import { duel, whyNot, words } from './support.ts';

/** W6: magic cards, their costs, their slots, and equipping across the table. */

const magics = ward.defs.filter((d) => d.kind !== 'creature');
const five = ['lucky-charm', 'magic-ring', 'magic-belt', 'epic-ring', 'epic-helm'];

/** Two teams of two: seats 0 and 2 against 1 and 3. */
function teams(...seats: Side[]) {
  const sides = seats.map((x, i) => ({ primary: 'werewolf', team: i % 2, ...x }));
  const t = scenario(ward, position({ seats: sides }), words);
  onTestFinished(() => t.end());
  return t;
}

describe.each(magics.map((d) => [d.name, d] as const))('%s', (_name, d) => {
  test('W6.3.1 has a name, a rarity, a type, a sub-type, an effect and a generation', () => {
    expect(d.name.trim()).not.toBe('');
    expect(RARITIES).toContain(d.rarity);
    expect(['standard', 'infinite', 'lightning']).toContain(d.magic);
    expect(['field', 'equip', 'none']).toContain(d.sub);
    expect(cardText[d.id].text).not.toBe('');
    if (d.boss === null) expect(d.source.set).toMatch(/^(gen\d|promo)$/);
    else expect(d.source.set).toBe(d.boss);
    expect(Array.isArray(d.art)).toBe(true);
  });
});

test('W6.2.1 playing costs nothing, and any number may be played, in both magic phases', () => {
  const t = duel({
    primary: { card: 'werewolf', hp: 60 },
    hand: ['lucky-charm', 'hero-shield', 'health-potion', 'magic-ring'],
  });
  t.me.play('lucky-charm', 'me:werewolf');
  t.me.play('hero-shield', 'me:werewolf');
  t.me.play('health-potion');
  t.me.next();
  t.me.next();
  expect(t.asked).toBe('me second');
  t.me.play('magic-ring', 'me:werewolf');
  expect(t.stat('me:werewolf', 'hit')).toBe(8);
  expect(t.stat('me:werewolf', 'al')).toBe(10);
  expect(t.hp('me:werewolf')).toBe(70);
});

test('W6.2.1 magics are not played in combat, and the table says why', () => {
  const t = duel({ hand: ['lucky-charm'] });
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf werewolf', 'endPhase']);
  expect(whyNot(t, 'lucky-charm')).toEqual(['W6.2.1']);
});

test('W6.2.2 Mysterious Door: 10 damage to one’s own primary, as it takes effect', () => {
  const t = duel({ hand: ['lucky-charm'] }, { hand: ['mysterious-door'] });
  t.me.play('lucky-charm', 'me:werewolf');
  t.opp.play('mysterious-door');
  expect(t.hp('opp:werewolf')).toBe(60);
  expect(t.zone('lucky-charm')).toBe('me:cemetery');
});

test('W6.2.2 Mysterious Door negated by Haunted Tree: its cost does not apply, and the magic it answered resolves', () => {
  const t = duel({ hand: ['lucky-charm', 'haunted-tree'] }, { hand: ['mysterious-door'] });
  t.me.play('lucky-charm', 'me:werewolf');
  t.opp.play('mysterious-door');
  t.me.play('haunted-tree');
  expect(t.hp('opp:werewolf')).toBe(70);
  expect(t.stat('me:werewolf', 'hit')).toBe(3);
  expect(t.zone('mysterious-door')).toBe('opp:cemetery');
  t.expectNoLog('takes 10');
});

test('W6.2.2 a discard as cost: negated, the card stays in hand', () => {
  const t = duel({ hand: ['silence-from-the-grave', 'lucky-charm', 'fear'] }, { hand: ['haunted-tree'] });
  t.me.play('silence-from-the-grave', 'fear');
  t.opp.play('haunted-tree');
  expect(t.cards(t.me, 'hand')).toEqual(['lucky-charm', 'fear']);
  t.expectChoices(t.me, ['play lucky-charm', 'play fear', 'endPhase']);
});

test('W6.2.2 a cost that cannot be attempted: the card is not playable, and the table says why', () => {
  const t = duel({ hand: ['silence-from-the-grave', 'knight'] });
  expect(t.choices).not.toContain('play silence-from-the-grave');
  expect(whyNot(t, 'silence-from-the-grave')).toEqual(['W6.2.2']);
  const u = duel({ hand: ['silence-from-the-grave', 'ogre', 'fear'] });
  expect(u.choices).toContain('play silence-from-the-grave');
});

test('W6.2.3 a hybrid is a creature while on the field: it battles and wears equips', () => {
  const t = duel({ hand: ['the-squire', 'sword-of-the-grove'] }, { primary: 'ogre' });
  t.me.play('the-squire');
  expect(t.zone('the-squire')).toBe('me:side');
  t.me.play('sword-of-the-grove', 'the-squire');
  t.dice(5, 6, 2); // 11 + 1 against AL 8; 2 + 1 + 5
  t.dice(1, 2); // the ogre is slower: 3 + 3 against AL 5
  t.dice(1, 1, 1);
  t.me.battle('the-squire', 'ogre');
  t.expectLog('W10.2.4 Ogre takes 8 from The Squire.');
});

test('W6.2.3 a hybrid adds nothing to cemetery HP, and is a magic there', () => {
  const t = duel({ side: ['the-squire'], cemetery: ['the-squire', 'goblin'], hand: ['visitor-from-beyond'] });
  expect(t.cemeteryHp()).toBe(30);
  t.me.play('visitor-from-beyond', 'the-squire');
  expect(t.cards(t.me, 'hand')).toEqual(['the-squire']);
});

test('W6.2.3 a hybrid that says it stays a creature does count: Stone Golem', () => {
  const t = duel({ hand: ['stone-golem'] }, { primary: 'goblin', hand: ['frog'] });
  t.me.play('stone-golem');
  expect(t.zone('stone-golem')).toBe('opp:primary');
  t.me.endTurn();
  t.opp.does('kill');
  t.opp.summon('frog');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('W6.4.1 a Field affects several creatures: Flame of the Infinite raises all of one side', () => {
  const t = duel({ side: ['skeleton'], magics: ['flame-of-the-infinite'] }, { primary: 'goblin' });
  expect(t.stat('werewolf', 'spd')).toBe(13);
  expect(t.stat('skeleton', 'spd')).toBe(10);
  expect(t.stat('goblin', 'spd')).toBe(8);
});

test('W6.4.2 an Equip is attached to one creature only', () => {
  const t = duel({ side: ['skeleton'], hand: ['epic-boots'] });
  t.me.play('epic-boots', 'skeleton');
  expect(t.stat('skeleton', 'spd')).toBe(9);
  expect(t.stat('me:werewolf', 'spd')).toBe(8);
});

test('W6.4.2 an Equip is destroyed when its creature leaves the field', () => {
  const t = duel({ magics: ['lucky-charm'], hand: ['ogre'] });
  t.me.summon('ogre');
  t.expectLog('W6.4.2 Lucky Charm is destroyed.');
  expect(t.zone('lucky-charm')).toBe('me:cemetery');
});

test('W6.4.2 an Equip is destroyed when its creature changes control', () => {
  const t = duel({ magics: ['lucky-charm'], hand: ['turncoat'] }, { primary: 'goblin', magics: ['magic-ring'] });
  t.me.play('turncoat');
  expect(t.cards(t.me, 'primary')).toEqual(['goblin']);
  expect(t.zone('lucky-charm')).toBe('me:cemetery');
  expect(t.zone('magic-ring')).toBe('opp:cemetery');
});

test('W6.4.3 a None targets, resolves and is discarded; without a target it is not playable', () => {
  const t = duel({ hand: ['council-of-the-cosmos', 'fear'] }, { magics: ['magic-ring'] });
  t.me.play('council-of-the-cosmos');
  expect(t.zone('magic-ring')).toBe('opp:cemetery');
  expect(t.zone('council-of-the-cosmos')).toBe('me:cemetery');
  const u = duel({ hand: ['council-of-the-cosmos', 'fear'] });
  u.expectChoices(u.me, ['play fear', 'endPhase']);
  expect(whyNot(u, 'council-of-the-cosmos')).toEqual(['W6.4.3']);
});

test('W6.4.3 a target that is gone when it resolves: no effect, and to the cemetery', () => {
  const t = duel({ hand: ['council-of-the-cosmos'] }, { magics: ['magic-ring', 'fear'], hand: ['goblin-tricks'] });
  t.me.play('council-of-the-cosmos', 'magic-ring');
  t.opp.play('goblin-tricks');
  t.opp.pick('mode 1', 'magic-ring');
  t.expectLog('Council of the Cosmos has no effect.');
  expect(t.zone('fear')).toBe('opp:magic');
});

test('W6.5.1 a Standard goes to the cemetery after it resolves', () => {
  const t = duel({ primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion'] });
  t.me.play('health-potion');
  expect(t.hp('me:werewolf')).toBe(50);
  expect(t.zone('health-potion')).toBe('me:cemetery');
});

test('W6.5.2 an Infinite stays until destroyed', () => {
  const t = duel({ hand: ['hero-shield'] }, { hand: ['dragon-fire'] });
  t.me.play('hero-shield', 'me:werewolf');
  t.me.endTurn();
  expect(t.stat('me:werewolf', 'al')).toBe(10);
  t.opp.play('dragon-fire');
  expect(t.zone('hero-shield')).toBe('me:cemetery');
  expect(t.stat('me:werewolf', 'al')).toBe(6);
});

test('W6.5.2 at most five on your side: the sixth is not playable, Standards and Lightnings are', () => {
  const t = duel({ magics: five, hand: ['hero-shield', 'surprise-from-the-deep', 'haunted-tree'] }, { hand: ['fear'] });
  t.expectChoices(t.me, ['play surprise-from-the-deep', 'endPhase']);
  expect(whyNot(t, 'hero-shield')).toEqual(['W6.5.2']);
  t.me.play('surprise-from-the-deep', 'me:werewolf');
  t.me.endTurn();
  t.opp.play('fear', 'me:werewolf');
  t.expectChoices(t.me, ['pass', 'play haunted-tree']);
});

test('W6.5.2 a Standard that lies on the field takes no slot', () => {
  const t = duel({ magics: ['battle-axe', ...five.slice(1)], hand: ['hero-shield'] });
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.cards(t.me, 'magic')).toHaveLength(6);
});

test('W6.5.2 when a slot is free again the next may be played', () => {
  const t = duel({ magics: five, hand: ['council-of-the-cosmos', 'hero-shield'] });
  t.me.play('council-of-the-cosmos', 'epic-helm');
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.cards(t.me, 'magic')).toEqual([...five.slice(0, 4), 'hero-shield']);
});

test('W6.5.3 a Lightning is playable on another player’s turn when its condition holds, and only then', () => {
  const t = duel({ hand: ['lucky-charm'] }, { hand: ['blade-in-the-dark'] });
  t.me.play('lucky-charm', 'me:werewolf');
  t.expectChoices(t.opp, ['pass', 'play blade-in-the-dark']);
  t.opp.play('blade-in-the-dark');
  expect(t.zone('blade-in-the-dark')).toBe('opp:cemetery');
  expect(t.zone('lucky-charm')).toBe('me:cemetery');
});

test('W6.5.3 in one’s own phase, with nothing to answer, it is not playable, and the table says why', () => {
  const t = duel({ hand: ['blade-in-the-dark', 'fear'] });
  t.expectChoices(t.me, ['play fear', 'endPhase']);
  expect(whyNot(t, 'blade-in-the-dark')).toEqual(['W6.5.3']);
});

test('W6.5.3 what says otherwise stays: Mind Sap lies on the field as an equip, in a slot', () => {
  const t = duel({ primary: 'wizard', hand: ['fear'] }, { hand: ['mind-sap'] });
  t.opp.play('mind-sap', 'wizard');
  expect(t.zone('mind-sap')).toBe('opp:magic');
  expect(t.choices).not.toContain('use wizard');
});

test('W6.6.1 W6.6.1.1 equipped to an opponent’s creature: on my side, in my slot, to my cemetery', () => {
  const t = duel({ hand: ['ball-and-chain', 'council-of-the-cosmos'] }, { primary: 'goblin' });
  t.me.play('ball-and-chain', 'goblin');
  expect(t.stat('goblin', 'spd')).toBe(2);
  expect(t.zone('ball-and-chain')).toBe('me:magic');
  t.me.play('council-of-the-cosmos');
  expect(t.zone('ball-and-chain')).toBe('me:cemetery');
  expect(t.stat('goblin', 'spd')).toBe(8);
});

test('W6.6.1.1 with my five slots taken I cannot equip an opponent’s creature, though theirs are free', () => {
  const t = duel({ magics: five, hand: ['ball-and-chain', 'surprise-from-the-deep'] });
  expect(t.choices).not.toContain('play ball-and-chain');
  expect(whyNot(t, 'ball-and-chain')).toEqual(['W6.5.2']);
});

test('W6.6.1.1 with the opponent’s five slots taken I can equip their creature', () => {
  const t = duel({ hand: ['ball-and-chain'] }, { primary: 'goblin', magics: five });
  t.me.play('ball-and-chain', 'goblin');
  expect(t.cards(t.me, 'magic')).toEqual(['ball-and-chain']);
});

test('W6.6.1.1 the creature killed: the equip goes to my cemetery, not to theirs', () => {
  const t = duel(
    { primary: 'giant-eagle', magics: [{ card: 'fear', on: 'opp:frog' }] },
    { primary: 'frog', hand: ['owl'] },
  );
  t.dice(1, 2, 3, 6, 6); // fear's die, the hit, the damage
  t.me.battle('frog');
  expect(t.zone('fear')).toBe('me:cemetery');
});

test('W6.6.1 W6.6.1.2 equipped to a partner’s creature: a slot on their side, and to my cemetery', () => {
  const t = teams({ hand: ['epic-boots', 'council-of-the-cosmos'] }, {}, { primary: 'knight' }, {});
  t.me.play('epic-boots', 'knight');
  expect(t.zone('epic-boots')).toBe('seat2:magic');
  expect(t.stat('knight', 'spd')).toBe(9);
  t.me.play('council-of-the-cosmos');
  expect(t.zone('epic-boots')).toBe('me:cemetery');
});

test('W6.6.1.2 my slots are taken and the partner’s are free: only the partner’s creature can be equipped', () => {
  const t = teams({ magics: five, hand: ['epic-boots'] }, {}, { primary: 'knight' }, {});
  t.me.play('epic-boots');
  expect(t.zone('epic-boots')).toBe('seat2:magic'); // the only target, so it was not asked for
});

test('W6.6.1.2 the partner’s slots are taken: their creature cannot be equipped, mine can', () => {
  const t = teams(
    { hand: ['epic-boots'] },
    { primary: 'goblin' },
    { primary: 'knight', magics: five },
    { primary: 'frog' },
  );
  t.me.play('epic-boots');
  t.expectChoices(t.me, ['card werewolf epic-boots', 'card goblin epic-boots', 'card frog epic-boots']);
});
