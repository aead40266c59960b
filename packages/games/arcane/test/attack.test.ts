import { expect, test } from 'vitest';
import { at, scene } from './scene.ts';
import { left, printed, whyNot } from './support.ts';

/** The steps of an attack, in their order. */

test('A4.a.1 a face-down defender is turned up at once, and its reveal ability resolves before any blow', () => {
  const t = scene({ up: { c3: left('road-warden', 2) } }, { down: { c4: 'lurking-shade' } });
  t.me.does('attack', 'road-warden', 'lurking-shade');
  t.expectLog('A4.2.4 Road Warden attacks Lurking Shade (face down) on c4.');
  t.expectLog('A4.a.1 The card on c4 is turned up: Lurking Shade.');
  t.expectLog('lurking-shade Road Warden takes 2 from Lurking Shade.');
  t.expectLog('A4.c.2 Road Warden is destroyed.');
  // The attacker is gone before it could strike.
  expect(t.hp('lurking-shade')).toBe(printed('lurking-shade').health);
});

test('A4.a.1 a trap that is attacked is turned up, does what it does and is discarded; the attacker may step in', () => {
  const t = scene({ up: { c3: 'wall-guard' } }, { down: { c4: 'spike-pit' } });
  t.me.does('attack', 'wall-guard', 'spike-pit');
  t.expectLog('A4.a.1 Spike Pit springs on Wall Guard.');
  t.expectLog('spike-pit Wall Guard takes 3 from Spike Pit.');
  t.expectLog('A4.a.1 Spike Pit is discarded.');
  expect(t.zone('spike-pit')).toBe('opp:discard');
  expect(t.asked).toBe('me advance');
  t.me.does('advance');
  expect(t.where('wall-guard')).toBe('c4');
});

test('A4.a.1 there is no combat with a trap: nothing that happens in one happens', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { down: { c4: 'hollow-altar' }, up: { d4: 'wall-guard' } });
  t.me.does('attack', 'flame-warrior', 'hollow-altar');
  t.me.does('stay');
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health);
});

test('A4.a.2 damage before combat comes in the order it is dealt: the attacker’s, then the defender’s', () => {
  const t = scene({ up: { c3: 'lightning-knight' } }, { up: { c4: 'pike-warden' } });
  t.me.does('attack', 'lightning-knight', 'pike-warden');
  t.expectLog('lightning-knight Pike Warden takes 1 from Lightning Knight.');
  t.expectLog('pike-warden Lightning Knight takes 1 from Pike Warden.');
  t.expectLog('A4.c.1 Pike Warden takes');
});

test('A4.a.2 whoever dies before combat neither strikes nor is struck', () => {
  const t = scene({ up: { c3: 'lightning-knight' } }, { up: { c4: left('pike-warden', 1) } });
  t.me.does('attack', 'lightning-knight', 'pike-warden');
  t.me.does('stay');
  expect(t.zone('pike-warden')).toBe('opp:discard');
  t.expectNoLog('A4.c.1');
  expect(t.hp('lightning-knight')).toBe(printed('lightning-knight').health);
});

test('A4.b.1 what happens when attacking comes before the blows', () => {
  const t = scene({ up: { c3: 'ember-hound' } }, { up: { c4: 'quarry-ox' } });
  t.me.does('attack', 'ember-hound', 'quarry-ox');
  t.expectLog('A5.3 Quarry Ox is Burned.');
  t.expectLog('A4.c.1 Quarry Ox takes');
  // Burned, it does not strike back (A5.3).
  expect(t.hp('ember-hound')).toBe(printed('ember-hound').health);
});

test('A4.c.1 the attacker strikes first; a defender that survives strikes back', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { up: { c4: 'quarry-ox' } });
  t.me.does('attack', 'road-warden', 'quarry-ox');
  t.expectLog(`A4.c.1 Quarry Ox takes ${printed('road-warden').attack} from Road Warden.`);
  t.expectLog(`A4.c.1 Road Warden takes ${printed('quarry-ox').attack} from Quarry Ox.`);
  expect(t.hp('quarry-ox')).toBe(printed('quarry-ox').health - printed('road-warden').attack);
  expect(t.hp('road-warden')).toBe(printed('road-warden').health - printed('quarry-ox').attack);
});

test('A4.c.1 a defender that does not survive deals nothing', () => {
  const t = scene({ up: { c3: 'hill-reaver' } }, { up: { c4: 'glass-champion' } });
  t.me.does('attack', 'hill-reaver', 'glass-champion');
  t.me.does('stay');
  expect(t.hp('hill-reaver')).toBe(printed('hill-reaver').health);
});

test('A4.c.2 a card without health leaves the board; a token goes back to where it was set aside', () => {
  const t = scene(
    { up: { c3: 'hill-reaver', d3: 'glass-champion' } },
    { up: { c4: 'bone-servant', d4: left('wall-guard', 1) } },
  );
  t.me.does('attack', 'hill-reaver', 'bone-servant');
  t.me.does('stay');
  t.me.does('attack', 'glass-champion', 'wall-guard');
  t.me.does('stay');
  expect(t.zone('bone-servant')).toBe('opp:aside');
  expect(t.zone('wall-guard')).toBe('opp:discard');
  expect([t.on('c4'), t.on('d4')]).toEqual(['', '']);
});

test('A4.c.2 a unit that lives by what a text gives it is destroyed when the text falls silent', () => {
  const titan = { card: 'buried-titan', hurt: printed('buried-titan').health };
  const t = scene({ down: { c2: titan } }, { hand: ['hex-of-silence'] });
  t.me.does('flip', 'buried-titan');
  expect(t.hp('buried-titan')).toBe(2);
  t.opp.does('cast', 'hex-of-silence', 'buried-titan');
  t.expectLog('A4.c.2 Buried Titan is destroyed.');
  expect(t.zone('buried-titan')).toBe('me:discard');
});

test('A4.d.1 what happens after combat happens when the blows have fallen', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { up: { c4: 'wall-guard', d4: 'quarry-ox' } });
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  t.expectLog('A4.c.1 Wall Guard takes');
  t.expectLog('A4.c.1 Flame Warrior takes');
  t.expectLog('flame-warrior Quarry Ox takes 1 from Flame Warrior.');
});

test('A4.d.2 Burning Strike turns a face-down card up; it survives, and its reveal ability resolves at once', () => {
  const t = scene(
    { up: { c3: 'flame-warrior' } },
    { up: { c4: 'wall-guard' }, down: { d4: 'golemancer' }, aside: ['clay-golem'] },
  );
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  t.expectLog('A4.d.2 The card on d4 is turned up: Golemancer.');
  t.expectLog('flame-warrior Golemancer takes 1 from Flame Warrior.');
  expect(t.asked).toBe('opp choose');
  t.opp.pick(`@${at('e4')}`);
  expect(t.on('e4')).toBe('clay-golem');
});

test('A4.d.2 what does not survive does not reveal, unless its text works on destruction', () => {
  const t = scene(
    { up: { c3: 'flame-warrior' } },
    {
      up: { c4: 'wall-guard' },
      down: { d4: left('golemancer', 1), b4: left('lurking-shade', 1) },
      aside: ['clay-golem'],
    },
  );
  const before = printed('flame-warrior').health - printed('wall-guard').attack;
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  t.opp.pick(`@${at('e4')}`);
  expect(t.zone('golemancer')).toBe('opp:discard');
  expect(t.on('e4')).toBe('clay-golem');
  expect(t.zone('lurking-shade')).toBe('opp:discard');
  expect(t.hp('flame-warrior')).toBe(before);
});

test('A4.d.2 a trap hit by an ability is turned up and destroyed without doing anything', () => {
  const t = scene({ up: { c3: 'flame-warrior' } }, { up: { c4: 'wall-guard' }, down: { d4: 'spike-pit' } });
  t.me.does('attack', 'flame-warrior', 'wall-guard');
  expect(t.zone('spike-pit')).toBe('opp:discard');
  t.expectNoLog('springs');
});

test('A4.d.3 reactions set off reactions, and come to an end', () => {
  // Each imp that blows up takes the next with it.
  const t = scene(
    { up: { c3: 'hill-reaver', d3: left('cinder-imp', 1) } },
    { up: { c4: 'cinder-imp', e4: left('cinder-imp', 1) }, down: { d5: 'wall-guard' } },
  );
  t.me.does('attack', 'hill-reaver', 'opp:cinder-imp');
  expect(t.cards(t.me, 'discard')).toContain('cinder-imp');
  expect(t.cards(t.opp, 'discard')).toEqual(['cinder-imp', 'cinder-imp']);
  expect(t.asked).toMatch(/^me (main|advance)$/);
});

test('A4.e.1 the attacker may move into the space of what it destroyed, or stay', () => {
  for (const [verb, square] of [
    ['advance', 'c4'],
    ['stay', 'c3'],
  ]) {
    const t = scene({ up: { c3: 'hill-reaver' } }, { up: { c4: 'glass-champion' } });
    t.me.does('attack', 'hill-reaver', 'glass-champion');
    t.expectChoices(t.me, [`advance hill-reaver @${at('c4')}`, 'stay hill-reaver']);
    t.me.does(verb);
    expect(t.where('hill-reaver')).toBe(square);
    expect(t.points).toBe(2);
  }
});

test('A4.e.1 what cannot move does not move in either', () => {
  const t = scene({ up: { c3: { card: 'hill-reaver', statuses: ['frozen'] } } }, { up: { c4: 'glass-champion' } });
  t.me.does('attack', 'hill-reaver', 'glass-champion');
  expect(t.asked).toBe('me main');
  expect(t.where('hill-reaver')).toBe('c3');
});

test('A4.e.1 a card that strikes from afar would have two spaces to go, and stays', () => {
  const t = scene({ up: { c2: 'bolt-archer' } }, { up: { c4: left('wall-guard', 1) } });
  t.me.does('attack', 'bolt-archer', 'wall-guard');
  expect(t.zone('wall-guard')).toBe('opp:discard');
  expect(t.where('bolt-archer')).toBe('c2');
  expect(t.asked).toBe('me main');
});

test('A4.2.4 an attack whose target goes out of reach comes to nothing, and its point is spent', () => {
  const t = scene(
    { up: { c3: 'road-warden' } },
    { up: { c4: 'quarry-ox', e4: 'wall-guard' }, hand: ['change-places'] },
  );
  t.opp.pass();
  t.me.does('attack', 'road-warden', 'quarry-ox');
  t.opp.does('cast', 'change-places', 'quarry-ox');
  t.expectLog('A4.2.4 The attack of Road Warden comes to nothing.');
  expect(t.hp('quarry-ox')).toBe(printed('quarry-ox').health);
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health);
  expect(t.points).toBe(2);
});

test('A4.2.4 what has attacked as often as it may is told so', () => {
  const t = scene({ up: { c3: 'coal-giant' } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'coal-giant', 'wall-guard');
  expect(t.attacks('coal-giant')).toEqual([]);
  expect(whyNot(t, 'coal-giant')).toEqual(['A4.2.4']);
});

test('A4.d.1 nothing happens after a combat that did not take place', () => {
  const t = scene({ up: { c3: 'night-asp' } }, { down: { c4: 'changeling', a4: 'quarry-ox' } });
  t.me.does('attack', 'night-asp', 'changeling');
  t.opp.pick('quarry-ox');
  expect(t.where('changeling')).toBe('a4');
  expect(t.statuses('changeling')).toEqual([]);
  const u = scene(
    { up: { c3: 'flame-warrior' } },
    { down: { c4: 'quarry-ox' }, up: { d4: 'wall-guard' }, hand: ['undertow'] },
  );
  u.opp.pass();
  u.me.does('attack', 'flame-warrior', 'quarry-ox');
  u.opp.pass();
  u.opp.does('cast', 'undertow', 'quarry-ox');
  expect(u.hp('wall-guard')).toBe(printed('wall-guard').health);
});
