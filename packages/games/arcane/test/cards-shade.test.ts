import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { printed } from './support.ts';

/** Units of shade, wild, frost and road, A-039 to A-060, and the Bone Servant. */

// ── A-039 Night Asp ──

test('Night Asp: what it fought is Poisoned after combat, attacking or attacked', () => {
  const t = scene({ up: { c3: 'night-asp' } }, { up: { c4: 'wall-guard', d3: 'pyre-priest' } });
  t.me.does('attack', 'night-asp', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['poisoned']);
  expect(t.hp('wall-guard')).toBe(6);
  t.me.does('end');
  expect(t.hp('wall-guard')).toBe(5); // A5.1
  t.opp.does('attack', 'pyre-priest', 'night-asp');
  expect(t.statuses('pyre-priest')).toEqual(['poisoned']);
});

// ── A-040 Thorn Cat ──

test('Thorn Cat: the defender bleeds for every space it moves', () => {
  const t = scene({ up: { c3: 'thorn-cat' } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'thorn-cat', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['bleeding']);
  t.me.does('end');
  t.opp.does('move', 'wall-guard', undefined, at('c5'));
  expect(t.hp('wall-guard')).toBe(4); // 8 − 3 − 1
});

// ── A-041 Lurking Shade ──

test('Lurking Shade: revealed, 2 damage to an enemy card next to it', () => {
  const t = scene({ down: { c3: 'lurking-shade' } }, { up: { c4: 'wall-guard', b4: 'quarry-ox', e3: 'road-warden' } });
  t.me.does('flip', 'lurking-shade');
  expect(t.choices.toSorted()).toEqual(['card quarry-ox', 'card wall-guard']);
  t.me.pick('quarry-ox');
  expect(t.hp('quarry-ox')).toBe(4);
});

test('A4.a.1 Lurking Shade: attacked face down, it strikes from the dark before the fight', () => {
  const t = scene({ up: { c3: 'scorchling' } }, { down: { c4: 'lurking-shade' } });
  t.me.does('attack', 'scorchling', 'lurking-shade');
  expect(t.zone('scorchling')).toBe('me:discard');
  expect(t.hp('lurking-shade')).toBe(4);
});

// ── A-042 Trapdoor Spider ──

test('Trapdoor Spider: placed face down it has +1 attack and First-Blood', () => {
  const t = scene({ up: { c3: 'hill-reaver' } }, { down: { c4: 'trapdoor-spider' } });
  t.me.does('attack', 'hill-reaver', 'trapdoor-spider');
  expect(t.zone('hill-reaver')).toBe('me:discard'); // 4 damage first
  expect(t.hp('trapdoor-spider')).toBe(3);
});

test('Trapdoor Spider: placed face up it is plain', () => {
  const t = scene({ hand: ['trapdoor-spider'] });
  t.me.does('placeUp', 'trapdoor-spider', undefined, at('c2'));
  expect(t.stat('trapdoor-spider', 'attack')).toBe(3);
  expect(t.stat('trapdoor-spider', 'firstBlood')).toBe(0);
});

test('Trapdoor Spider: put down in a match and flipped it keeps the bonus', () => {
  const t = scene({ hand: ['trapdoor-spider'] });
  t.me.does('placeDown', 'trapdoor-spider', undefined, at('c2'));
  t.me.does('flip', 'trapdoor-spider');
  expect(t.stat('trapdoor-spider', 'attack')).toBe(4);
  expect(t.stat('trapdoor-spider', 'firstBlood')).toBe(1);
});

// ── A-043 Changeling ──

test('Changeling: revealed, it may swap with another of its own cards, not the Stone', () => {
  const t = scene({ up: { a2: 'road-warden' }, down: { c3: 'changeling', e1: 'spike-pit' } });
  t.me.does('flip', 'changeling');
  expect(t.choices.toSorted()).toEqual(['card road-warden', 'card spike-pit', 'none']);
  t.me.pick('spike-pit');
  expect(t.where('changeling')).toBe('e1');
  expect(t.where('spike-pit')).toBe('c3');
  expect(t.faceUp('spike-pit')).toBe(false);
});

// ── A-044 Cutpurse ──

test('Cutpurse: draws a card for what it destroys in combat, a defender or an attacker', () => {
  const t = scene(
    { up: { c3: 'cutpurse' }, deck: ['raider', 'sapper', 'changeling'] },
    { up: { c4: { card: 'road-warden', hurt: 2 }, d3: 'scorchling' } },
  );
  t.me.does('attack', 'cutpurse', 'road-warden');
  t.me.does('stay');
  expect(t.cards(t.me, 'hand')).toEqual(['raider', 'sapper']);
  t.me.does('end');
  t.opp.does('attack', 'scorchling', 'cutpurse');
  expect(t.zone('scorchling')).toBe('opp:discard');
  expect(t.cards(t.me, 'hand')).toEqual(['raider', 'sapper', 'changeling']);
});

// ── A-045 Mirror Fox ──

test('Mirror Fox: bites when revealed, goes down again at the end of the turn, and bites anew', () => {
  const t = scene({ down: { c3: 'mirror-fox' } }, { up: { c4: 'wall-guard' } });
  t.me.does('flip', 'mirror-fox');
  expect(t.hp('wall-guard')).toBe(7);
  t.me.does('end');
  t.me.yes();
  expect(t.faceUp('mirror-fox')).toBe(false);
  t.opp.does('end');
  t.me.does('flip', 'mirror-fox');
  expect(t.hp('wall-guard')).toBe(6);
  t.me.does('end');
  t.me.no();
  expect(t.faceUp('mirror-fox')).toBe(true);
});

// ── A-046 Bog Witch ──

test('Bog Witch: revealed, an enemy unit within two spaces is Poisoned and Dazed', () => {
  const t = scene(
    { down: { c3: 'bog-witch' } },
    { up: { c5: 'wall-guard', e4: 'quarry-ox' }, down: { d4: 'road-warden' } },
  );
  t.me.does('flip', 'bog-witch');
  expect(t.choices.toSorted()).toEqual(['card quarry-ox', 'card wall-guard']);
  t.me.pick('wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['poisoned', 'dazed']);
});

// ── A-047 Frost Weaver ──

test('Frost Weaver: revealed, every enemy unit next to it is Frozen', () => {
  const t = scene({ down: { c3: 'frost-weaver' } }, { up: { c4: 'wall-guard', e3: 'quarry-ox' } });
  t.me.does('flip', 'frost-weaver');
  expect(t.statuses('wall-guard')).toEqual(['frozen']);
  t.me.does('end');
  expect(t.moves('wall-guard')).toEqual([]);
  expect(t.attacks('wall-guard')).toEqual(['frost-weaver']);
  expect(t.moves('quarry-ox')).not.toEqual([]);
});

// ── A-048 Ice Maiden ──

test('Ice Maiden: at the end of its turn an enemy unit next to it is Frozen and Dazed', () => {
  const t = scene({ up: { c3: 'ice-maiden' } }, { up: { c4: 'wall-guard' } });
  t.me.does('end');
  expect(t.statuses('wall-guard')).toEqual(['frozen', 'dazed']);
  t.opp.does('attack', 'wall-guard', 'ice-maiden');
  expect(t.hp('wall-guard')).toBe(7 - printed('ice-maiden').attack); // 1 dazed, and struck back
});

// ── A-049 Ram Rider ──

test('Ram Rider: a defender that survives is pushed straight away', () => {
  const t = scene({ up: { c3: 'ram-rider' } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'ram-rider', 'wall-guard');
  expect(t.where('wall-guard')).toBe('c5');
  expect(t.hp('wall-guard')).toBe(5);
});

test('Ram Rider: nothing is pushed onto a card, off the board, or if it is the Stone', () => {
  const t = scene(
    { up: { c3: 'ram-rider', b4: 'ram-rider' } },
    { up: { c4: 'wall-guard', c5: 'quarry-ox', b5: 'mystic-stone' } },
  );
  t.me.does('attack', 'ram-rider', 'wall-guard');
  expect(t.where('wall-guard')).toBe('c4');
  t.me.does('attack', 'ram-rider', 'opp:mystic-stone');
  expect(t.where('opp:mystic-stone')).toBe('b5');
});

// ── A-050 Leech Bat ──

test('Leech Bat: leaps over one card, and heals 1 after it attacks', () => {
  const t = scene(
    { up: { c2: { card: 'leech-bat', hurt: 1 }, b2: 'road-warden' } },
    { up: { c3: 'wall-guard', d3: 'quarry-ox', e4: 'hill-reaver' } },
  );
  // Over the Warden to a2, over the Guard to c4; e4 behind the Ox is taken.
  expect(t.moves('leech-bat')).toEqual(['a2', 'b1', 'b3', 'c1', 'c4', 'd1', 'd2']);
  t.me.does('attack', 'leech-bat', 'wall-guard');
  expect(t.hp('leech-bat')).toBe(2); // 2 − 1 + 1
});

// ── A-051 Wisp ──

test('Wisp: moves to any empty space', () => {
  const t = scene({ up: { a2: 'wisp' } }, { up: { c4: 'wall-guard' } });
  expect(t.moves('wisp')).toHaveLength(25 - 4); // itself, the Guard, two Stones
  t.me.does('move', 'wisp', undefined, at('d5'));
  expect(t.points).toBe(2);
});

// ── A-052 Grave Piper, A-104 Bone Servant ──

test('Grave Piper: a Bone Servant for each of its other units destroyed, but not for tokens', () => {
  const t = scene(
    { up: { c3: 'road-warden' }, hand: ['fire-bolt'] },
    { up: { c4: { card: 'wall-guard', hurt: 6 }, d5: 'grave-piper' }, aside: ['bone-servant', 'bone-servant'] },
  );
  t.me.does('attack', 'road-warden', 'wall-guard');
  t.opp.pick(`@${at('d4')}`);
  t.me.does('stay');
  expect(t.on('d4')).toBe('bone-servant');
  t.me.does('cast', 'fire-bolt', 'bone-servant');
  expect(t.cards(t.opp, 'aside')).toEqual(['bone-servant', 'bone-servant']);
});

// ── A-053 Hollow King ──

test('Hollow King: +1 attack and 2 healed for a unit it destroys in combat', () => {
  const t = scene({ up: { c3: { card: 'hollow-king', hurt: 3 } } }, { up: { c4: 'storm-squire', d3: 'clay-golem' } });
  t.me.does('attack', 'hollow-king', 'clay-golem');
  t.me.does('stay');
  expect(t.stat('hollow-king', 'attack')).toBe(4);
  expect(t.hp('hollow-king')).toBe(4);
});

test('Hollow King: striking back counts too', () => {
  const t = scene({ up: { c3: 'scorchling' } }, { up: { c4: 'hollow-king' } });
  t.me.does('attack', 'scorchling', 'hollow-king');
  expect(t.stat('hollow-king', 'attack')).toBe(4);
  expect(t.hp('hollow-king')).toBe(5); // 5 − 2 + 2
});

// ── A-054 Hush Monk ──

test('Hush Monk: the text of what it attacks does nothing, at once', () => {
  const t = scene({ up: { c3: 'hush-monk' } }, { up: { c4: 'salamander' } });
  t.me.does('attack', 'hush-monk', 'salamander');
  expect(t.statuses('salamander')).toEqual(['silenced']);
  expect(t.hp('hush-monk')).toBe(printed('hush-monk').health - printed('salamander').attack); // struck back, but no fire after it
  t.me.does('end');
  t.opp.does('end');
  expect(t.statuses('salamander')).toEqual([]);
});

test('A4.b.1 Hush Monk: attacked, it silences the attacker before the blows', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { up: { c4: 'hush-monk', b3: 'wall-guard' } });
  t.me.does('attack', 'flame-warrior', 'hush-monk');
  expect(t.statuses('flame-warrior')).toEqual(['silenced']);
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health); // no fire afterwards
});

// ── A-055 Huntsman ──

test('A4.b.1 Huntsman: attacked, it marks the attacker, and strikes back 1 harder', () => {
  const t = scene({ up: { c3: 'wall-guard' } }, { up: { c4: 'huntsman' } });
  t.me.does('attack', 'wall-guard', 'huntsman');
  expect(t.statuses('wall-guard')).toEqual(['marked']);
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health - printed('huntsman').attack - 1);
});

test('Huntsman: the defender is Marked and takes 1 more from all damage', () => {
  const t = scene({ up: { c3: 'huntsman' }, hand: ['fire-bolt'] }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'huntsman', 'wall-guard');
  const marked = printed('wall-guard').health - printed('huntsman').attack - 1;
  expect(t.hp('wall-guard')).toBe(marked);
  t.me.does('cast', 'fire-bolt', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(marked - 3); // 2 + 1
});

// ── A-056 Sapper ──

test('Sapper: a trap it attacks does nothing', () => {
  const t = scene({ up: { c3: 'sapper' } }, { down: { c4: 'spike-pit' } });
  t.me.does('attack', 'sapper', 'spike-pit');
  t.me.does('stay');
  expect(t.hp('sapper')).toBe(printed('sapper').health);
  expect(t.zone('spike-pit')).toBe('opp:discard');
});

// ── A-057 Pathfinder ──

test('Pathfinder: placed face up, its player looks at a face-down enemy card', () => {
  const t = scene({ hand: ['pathfinder'] }, { up: { a4: 'wall-guard' }, down: { c4: 'spike-pit' } });
  t.me.does('placeUp', 'pathfinder', undefined, at('c2'));
  t.me.pick('spike-pit');
  expect(t.knows(t.me, 'spike-pit')).toBe(true);
  expect(t.faceUp('spike-pit')).toBe(false);
  expect(t.knows(t.me, 'opp:mystic-stone')).toBe(false);
});

// ── A-058 Border Guard, A-059 Raider ──

test('Border Guard: +2 attack in its own territory only', () => {
  const t = scene({ up: { c2: 'border-guard' } });
  const { attack } = printed('border-guard');
  expect(t.stat('border-guard', 'attack')).toBe(attack + 2);
  t.me.does('move', 'border-guard', undefined, at('c3'));
  expect(t.stat('border-guard', 'attack')).toBe(attack);
});

test('Raider: +2 attack in enemy territory only', () => {
  const t = scene({ up: { c2: 'raider' } });
  const { attack } = printed('raider');
  expect(t.stat('raider', 'attack')).toBe(attack);
  t.me.does('move', 'raider', undefined, at('c3'));
  expect(t.stat('raider', 'attack')).toBe(attack);
  t.me.does('move', 'raider', undefined, at('c4'));
  expect(t.stat('raider', 'attack')).toBe(attack + 2);
});

// ── A-060 Buried Titan ──

test('Buried Titan: placed face down it has +2 health', () => {
  const t = scene({ up: { c3: 'hill-reaver' }, hand: ['buried-titan'] }, { down: { c4: 'buried-titan' } });
  t.me.does('attack', 'hill-reaver', 'buried-titan');
  expect(t.hp('opp:buried-titan')).toBe(3); // 5 + 2 − 4
  t.me.does('placeUp', 'me:buried-titan', undefined, at('a2'));
  expect(t.hp('me:buried-titan')).toBe(5);
});
