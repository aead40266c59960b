import { expect, test } from 'vitest';
import type { StatusName } from '../src/names.ts';
import { at, scene } from './scene.ts';
import { left, printed, whyNot } from './support.ts';

/** Statuses, First-Blood and the end of a match. */

const with_ = (card: string, ...statuses: StatusName[]) => ({ card, statuses });

test('A5.1 poison: 1 damage as the main phase begins, after the draw, on three turns of the controller', () => {
  const t = scene({ up: { c2: with_('quarry-ox', 'poisoned') } });
  const full = printed('quarry-ox').health;
  t.expectLog('A4.1.1 me draws');
  t.expectLog('A5.1 Quarry Ox takes 1 from poison.');
  expect(t.hp('quarry-ox')).toBe(full - 1);
  t.me.endTurn();
  expect(t.hp('quarry-ox')).toBe(full - 1);
  t.opp.endTurn();
  t.me.endTurn();
  t.opp.endTurn();
  t.expectLog('A5.1 Quarry Ox is no longer Poisoned.');
  expect(t.hp('quarry-ox')).toBe(full - 3);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('quarry-ox')).toBe(full - 3);
});

test('A5.1 poison again begins anew and does not add up', () => {
  const t = scene(
    { up: { c3: { card: 'quarry-ox', statuses: ['poisoned'], count: 1 } } },
    { down: { c4: 'adder-nest' } },
  );
  t.me.does('attack', 'quarry-ox', 'adder-nest');
  t.me.does('stay');
  const hp = t.hp('quarry-ox');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('quarry-ox')).toBe(hp - 1);
  expect(t.statuses('quarry-ox')).toContain('poisoned');
});

test('A5.1 any healing takes Poisoned, Bleeding and Petrified off, even where there is no damage to heal', () => {
  const t = scene({ up: { c2: with_('wall-guard', 'bleeding', 'petrified', 'frozen') }, hand: ['mend'] });
  t.me.does('cast', 'mend', 'wall-guard');
  expect(t.statuses('wall-guard')).toEqual(['frozen']);
});

test('A5.1 poison turns a face-down unit up, and can destroy', () => {
  const t = scene({ down: { c2: { card: 'glass-champion', statuses: ['poisoned'], hurt: 1 } } });
  expect(t.zone('glass-champion')).toBe('me:discard');
  t.expectLog('A4.d.2 The card on c2 is turned up: Glass Champion.');
});

test.each([
  ['A5.2', 'frozen', 'moves'],
  ['A5.4', 'shocked', 'attacks'],
] as const)('A5.2 A5.4 %s: %s until the next end phase of its controller: no %s', (clause, status, what) => {
  // Given in the other player's turn it lasts through the whole next turn of its controller.
  const t = scene({ up: { c3: with_('road-warden', status) } }, { up: { c4: 'wall-guard' } }, { active: 1 });
  t.opp.endTurn();
  expect(t.statuses('road-warden')).toEqual([status]);
  expect(t[what]('road-warden')).toEqual([]);
  expect(t[what === 'moves' ? 'attacks' : 'moves']('road-warden')).not.toEqual([]);
  expect(whyNot(t, 'road-warden')).toContain(clause);
  t.me.does('end');
  expect(t.statuses('road-warden')).toEqual([]);
});

test('A5.2 given in its controller’s own turn it ends in that turn', () => {
  const t = scene({ hand: ['iron-foundress'], aside: ['iron-golem'] });
  t.me.does('placeUp', 'iron-foundress', undefined, at('c2'));
  t.me.pick(`@${at('c3')}`);
  expect(t.statuses('iron-foundress')).toEqual(['frozen']);
  t.me.does('end');
  expect(t.statuses('iron-foundress')).toEqual([]);
});

test('A5.3 Burned: no striking back, until the next end phase of its controller', () => {
  const t = scene({ up: { c3: 'road-warden' } }, { up: { c4: with_('wall-guard', 'burned') } });
  t.me.does('attack', 'road-warden', 'wall-guard');
  expect(t.hp('road-warden')).toBe(printed('road-warden').health);
  t.me.does('end');
  t.opp.does('end');
  t.me.does('attack', 'road-warden', 'wall-guard');
  expect(t.hp('road-warden')).toBe(printed('road-warden').health - printed('wall-guard').attack);
});

test('A5.5 Dazed: 1 damage if it attacks, before anything else of the attack', () => {
  const t = scene({ up: { c3: with_('road-warden', 'dazed') } }, { up: { c4: 'wall-guard' } });
  t.me.does('attack', 'road-warden', 'wall-guard');
  t.expectLog('A5.5 Road Warden takes 1 for attacking while Dazed.');
  t.expectLog('A4.c.1 Wall Guard takes');
  expect(t.hp('road-warden')).toBe(printed('road-warden').health - 1 - printed('wall-guard').attack);
});

test('A5.5 a Dazed unit may die of it, and its attack with it', () => {
  const t = scene(
    { up: { c3: { card: 'road-warden', statuses: ['dazed'], hurt: 3 } } },
    { down: { c4: 'wall-guard' } },
  );
  t.me.does('attack', 'road-warden', 'wall-guard');
  expect(t.zone('road-warden')).toBe('me:discard');
  expect(t.faceUp('wall-guard')).toBe(false);
});

test('A5.6 Bleeding: 1 damage for every space moved, also into the space of the fallen and by others', () => {
  const t = scene({ up: { c2: with_('thunder-lancer', 'bleeding') } });
  const full = printed('thunder-lancer').health;
  t.me.does('move', 'thunder-lancer', undefined, at('c4'));
  t.expectLog('A5.6 Thunder Lancer takes 2 from bleeding.');
  expect(t.hp('thunder-lancer')).toBe(full - 2);
  const u = scene({ up: { c3: with_('hill-reaver', 'bleeding') } }, { up: { c4: 'glass-champion' } });
  u.me.does('attack', 'hill-reaver', 'glass-champion');
  u.me.does('advance');
  expect(u.hp('hill-reaver')).toBe(printed('hill-reaver').health - 1);
  const w = scene({ hand: ['gust'] }, { up: { c4: with_('quarry-ox', 'bleeding') } });
  w.me.does('cast', 'gust', 'quarry-ox');
  w.me.pick(`@${at('c3')}`);
  expect(w.hp('quarry-ox')).toBe(printed('quarry-ox').health - 1);
});

test('A5.7 Petrified: neither moves nor attacks, beyond the end phase, but strikes back', () => {
  const t = scene({ up: { c3: with_('road-warden', 'petrified') } }, { up: { c4: 'wall-guard' } });
  expect(t.moves('road-warden')).toEqual([]);
  expect(t.attacks('road-warden')).toEqual([]);
  expect(whyNot(t, 'road-warden')).toEqual(['A5.7', 'A5.7']);
  t.me.does('end');
  expect(t.statuses('road-warden')).toEqual(['petrified']);
  t.opp.does('attack', 'wall-guard', 'road-warden');
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health - printed('road-warden').attack);
});

test('A5.8 Rooted: it does not move, and nothing moves or returns it, until healed', () => {
  const t = scene(
    { up: { c3: with_('road-warden', 'rooted'), c2: 'wall-guard' }, hand: ['mend'], deck: ['quarry-ox'] },
    { hand: ['undertow'] },
  );
  // The other player is not even asked: Undertow finds only the Wall Guard.
  t.opp.pass();
  expect(t.moves('road-warden')).toEqual([]);
  expect(whyNot(t, 'road-warden')).toContain('A5.8');
  t.me.does('cast', 'mend', 'road-warden');
  expect(t.choices).not.toContain('cast undertow road-warden');
  t.opp.pass();
  expect(t.statuses('road-warden')).toEqual([]);
  expect(t.moves('road-warden')).not.toEqual([]);
});

test('A5.8 Silenced: its text does nothing until its controller’s next end phase', () => {
  const t = scene({
    up: { c2: with_('thunder-lancer', 'silenced'), b2: 'wall-guard', b1: with_('banner-knight', 'silenced') },
  });
  expect(t.moves('thunder-lancer')).not.toContain('c4');
  expect(t.stat('wall-guard', 'attack')).toBe(printed('wall-guard').attack);
  t.me.does('end');
  t.opp.does('end');
  expect(t.moves('thunder-lancer')).toContain('c4');
  expect(t.stat('wall-guard', 'attack')).toBe(printed('wall-guard').attack + 1);
});

test('A5.8 Marked: every damage is 1 higher; Warded: the next damage is prevented', () => {
  const t = scene(
    { hand: ['fire-bolt'] },
    { up: { c4: with_('wall-guard', 'marked'), c5: with_('quarry-ox', 'warded') } },
  );
  t.me.does('cast', 'fire-bolt', 'wall-guard');
  expect(t.hp('wall-guard')).toBe(printed('wall-guard').health - 3);
  t.me.does('end');
  const u = scene({ hand: ['fire-bolt'] }, { up: { c5: with_('quarry-ox', 'warded') } });
  u.me.does('cast', 'fire-bolt', 'quarry-ox');
  u.expectLog('A5.8 Quarry Ox takes none of the 2 damage.');
  expect(u.hp('quarry-ox')).toBe(printed('quarry-ox').health);
  expect(u.statuses('quarry-ox')).toEqual([]);
});

test('A5.8 a status leaves with the card', () => {
  const t = scene({ hand: ['undertow'] }, { up: { c4: with_('quarry-ox', 'petrified', 'poisoned') } });
  t.me.does('cast', 'undertow', 'quarry-ox');
  expect(t.zone('quarry-ox')).toBe('opp:hand');
  expect(t.statuses('quarry-ox')).toEqual([]);
});

test('A6.1 First-Blood: an attacker strikes before the reveal ability of a face-down defender', () => {
  const t = scene({ up: { c3: 'storm-squire' } }, { down: { c4: left('lurking-shade', 1) } });
  t.me.does('attack', 'storm-squire', 'lurking-shade');
  t.expectLog('A6.1 First-Blood: Storm Squire deals its damage first.');
  t.me.does('stay');
  expect(t.zone('lurking-shade')).toBe('opp:discard');
  expect(t.hp('storm-squire')).toBe(printed('storm-squire').health);
});

test('A6.1 First-Blood: what survives the first blow still reveals and strikes back', () => {
  const t = scene({ up: { c3: 'storm-squire' } }, { down: { c4: 'buried-titan' } });
  t.me.does('attack', 'storm-squire', 'buried-titan');
  expect(t.zone('storm-squire')).toBe('me:discard');
  expect(t.hp('buried-titan')).toBe(printed('buried-titan').health + 2 - printed('storm-squire').attack);
});

test('A6.1 First-Blood: a defender strikes before the attacker, which deals nothing if it dies', () => {
  const t = scene({ up: { c3: left('road-warden', 1) } }, { up: { c4: 'storm-squire' } });
  t.me.does('attack', 'road-warden', 'storm-squire');
  expect(t.zone('road-warden')).toBe('me:discard');
  expect(t.hp('storm-squire')).toBe(printed('storm-squire').health);
});

test('A6.1 First-Blood: a defender that is Burned does not', () => {
  const t = scene({ up: { c3: left('road-warden', 1) } }, { up: { c4: with_('storm-squire', 'burned') } });
  t.me.does('attack', 'road-warden', 'storm-squire');
  t.me.does('stay');
  expect(t.zone('storm-squire')).toBe('opp:discard');
});

test.each([
  [1, 'opp:discard'],
  [2, 'opp:board'],
])('A6.1 both have First-Blood: a coin decides (%i)', (face, zone) => {
  const t = scene({ up: { c3: left('storm-squire', 1) } }, { up: { c4: left('storm-squire', 1) } });
  t.dice(face);
  t.me.does('attack', 'me:storm-squire', 'opp:storm-squire');
  t.expectLog('A6.1 Both have First-Blood.');
  if (face === 1) t.me.does('stay');
  expect(t.cards(t.opp, 'board').includes('storm-squire')).toBe(zone === 'opp:board');
  expect(t.cards(t.me, 'board').includes('storm-squire')).toBe(zone === 'opp:discard');
});

test('A7.1 whoever destroys the other Stone wins', () => {
  const t = scene({ up: { d5: 'road-warden' } }, { up: { e5: { card: 'mystic-stone', hurt: 13 } } });
  t.me.does('attack', 'road-warden', 'opp:mystic-stone');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('A7.1');
  t.expectLog('A7.1 me wins.');
});

test('A7.1 both Stones destroyed by one effect: a draw', () => {
  const t = scene(
    { up: { c3: { card: 'mystic-stone', hurt: 13 }, c4: 'road-warden' } },
    { up: { d3: { card: 'mystic-stone', hurt: 13 } }, down: { d4: 'powder-keg' } },
  );
  t.me.does('attack', 'road-warden', 'powder-keg');
  expect(t.winner).toBe(-1);
  expect(t.endedBy).toBe('A7.1');
  t.expectLog('A7.1 The match is drawn.');
});

test('A7.1 conceding, disqualification and time end a match', () => {
  const t = scene();
  t.opp.concede();
  expect(t.winner).toBe(0);
  const u = scene();
  u.me.act('disqualify', u.me.seat);
  expect(u.winner).toBe(1);
  const v = scene({ up: { a1: { card: 'mystic-stone', hurt: 1 } } });
  v.me.act('timeOut');
  expect(v.winner).toBe(1);
  const w = scene();
  w.me.act('timeOut');
  expect(w.winner).toBe(-1);
});
