import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, has, offers, REST, sp, wall } from './cards-table.ts';

/** Effects: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

describe('Effects used at once', () => {
  test('Thrown Torch deals 15 to an enemy Guardian in any lane, and G4.9 is discarded', () => {
    const t = duel({ hand: ['thrown-torch'], dz: 4 }, { guardians: [null, null, 'hill-spearman'] });
    t.me.does('play', 'thrown-torch', 'hill-spearman');
    expect(t.hp('hill-spearman')).toBe(5);
    expect(dz(t)).toBe(1);
    expect(t.zone('thrown-torch')).toBe('me:discard');
  });

  test('cannot target what is in Stealth (G8.7); a Tank nearby is no matter', () => {
    const t = duel(
      { hand: ['thrown-torch'] },
      { guardians: [{ card: 'alley-cutthroat', statuses: ['stealth'] }, 'gatehouse-ox', 'hill-spearman'] },
    );
    t.expectChoices(t.me, ['play thrown-torch gatehouse-ox', 'play thrown-torch hill-spearman', ...REST]);
  });

  test.each([
    ['bad-well', 'poisoned', 2],
    ['thunderclap', 'paralyzed', 3],
    ['crossed-orders', 'confused', 2],
  ] as const)('%s: an enemy Guardian is %s', (card, status, cost) => {
    const t = duel({ hand: [card], dz: cost }, { guardians: ['quarry-giant'] });
    t.me.does('play', card, 'quarry-giant');
    expect(has(t, 'quarry-giant', status)).toBe(true);
    expect(dz(t)).toBe(0);
  });

  test('Long March exhausts by G8.3: 1–4 is one turn', () => {
    const t = duel({ hand: ['long-march'] }, { guardians: ['quarry-giant'] });
    t.dice(4);
    t.me.does('play', 'long-march', 'quarry-giant');
    t.me.endTurn();
    expect(offers(t, 'attackBase quarry-giant')).toBe(false);
    t.opp.endTurn();
    t.me.endTurn();
    expect(offers(t, 'attackBase quarry-giant')).toBe(true);
  });

  test('Pitch and Spark burns twice: 10 at the end of each of its player’s turns (G8.2)', () => {
    const t = duel({ hand: ['pitch-and-spark'] }, { guardians: ['quarry-giant'] });
    t.me.does('play', 'pitch-and-spark', 'quarry-giant');
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('quarry-giant')).toBe(20);
  });

  test('Field Dressing heals 20 and removes every debuff', () => {
    const t = duel({
      guardians: [{ card: 'quarry-giant', hp: 5, statuses: ['burned', 'poisoned', 'confused'] }, 'field-levy'],
      hand: ['field-dressing'],
    });
    expect(offers(t, 'play field-dressing field-levy')).toBe(false);
    t.me.does('play', 'field-dressing', 'quarry-giant');
    expect(t.hp('quarry-giant')).toBe(25);
    expect((['burned', 'poisoned', 'confused'] as const).some((x) => has(t, 'quarry-giant', x))).toBe(false);
  });
});

describe('G9.1 walls', () => {
  test('Palisade builds 10 HP and Stone by Stone 20, neither on the ruins of another', () => {
    const t = duel({ hand: ['palisade', 'stone-by-stone'], walls: ['destroyed', 0, 0] });
    t.me.does('play', 'palisade');
    t.expectChoices(t.me, ['spot @1', 'spot @2']);
    t.me.pick('@1');
    t.me.does('play', 'stone-by-stone'); // one lane is left, so there is nothing to ask
    expect([0, 1, 2].map((lane) => wall(t, 'me', lane))).toEqual([0, 10, 20]);
  });

  test('Old Foundations builds 30 HP even there', () => {
    const t = duel({ hand: ['palisade', 'old-foundations'], walls: ['destroyed', 1, 1] });
    expect(offers(t, 'play palisade')).toBe(false);
    t.me.does('play', 'old-foundations');
    expect(wall(t, 'me', 0)).toBe(30);
  });
});

describe('Ebb Tide', () => {
  test('returns a Guardian of either side to its owner’s hand; its Equipment is discarded', () => {
    const t = duel(
      { guardians: ['field-levy'], hand: ['ebb-tide'] },
      { guardians: [{ card: 'quarry-giant', equipment: 'whetted-blade' }] },
    );
    expect(offers(t, 'play ebb-tide field-levy')).toBe(true);
    t.me.does('play', 'ebb-tide', 'quarry-giant');
    expect([t.zone('quarry-giant'), t.zone('whetted-blade')]).toEqual(['opp:hand', 'opp:discard']);
  });

  test('cannot return a Clone (G5.7)', () => {
    const t = duel({ guardians: ['quarry-giant'], hand: ['twin-reflection', 'ebb-tide'], dz: 10 });
    t.me.does('play', 'twin-reflection', 'quarry-giant');
    t.me.pick('@2');
    // A Clone is summoned, too: no Forced march for this one (G3.5).
    t.me.does('no', 'quarry-giant');
    expect(t.choices.filter((x) => x.startsWith('play ebb-tide'))).toHaveLength(1);
  });
});

test('Twin Reflection clones (G9.2) one of my Guardians into an empty lane, with its wounds', () => {
  const t = duel({ guardians: [{ card: 'quarry-giant', hp: 20 }, 'field-levy'], hand: ['twin-reflection'] });
  t.me.does('play', 'twin-reflection', 'quarry-giant');
  const [, , made] = t.state.zones[t.machine.game.zones.findIndex((z) => z.name === 'guardians') * 2];
  expect(t.state.cards[made].at).toBe(2);
  expect(t.state.cards[made].hurt).toBe(10);
  expect(t.cards(t.me, 'guardians')).toEqual(['quarry-giant', 'field-levy', 'quarry-giant']);

  const full = duel({ guardians: ['field-levy', 'field-levy', 'field-levy'], hand: ['twin-reflection'] });
  expect(offers(full, 'play twin-reflection')).toBe(false);
});

test('Open Stores draws 2 cards', () => {
  const t = duel({ hand: ['open-stores'], deck: ['bad-well', 'field-levy', 'hill-spearman', 'quarry-giant'] });
  expect(hand(t)).toEqual(['open-stores', 'bad-well']);
  t.me.does('play', 'open-stores');
  expect(hand(t)).toEqual(['bad-well', 'field-levy', 'hill-spearman']);
});

describe('Flood of Letters', () => {
  test('G6.1 makes the opponent draw 3; what a full hand cannot hold is discarded', () => {
    const t = duel(
      { hand: ['flood-of-letters'] },
      { hand: Array(6).fill('bad-well'), deck: ['field-levy', 'hill-spearman', 'quarry-giant', 'gatehouse-ox'] },
    );
    t.me.does('play', 'flood-of-letters');
    expect(hand(t, 'opp')).toEqual([...Array(6).fill('bad-well'), 'field-levy']);
    expect(t.cards(t.opp, 'discard')).toEqual(['hill-spearman', 'quarry-giant']);
  });

  test('G6.2 from an empty deck each forced draw hurts every base: 1, 2, 4', () => {
    const t = duel({ hand: ['flood-of-letters'] }, { deck: [] });
    t.me.does('play', 'flood-of-letters');
    expect([0, 1, 2].map((lane) => base(t, 'opp', lane))).toEqual([43, 93, 43]);
  });
});

test('Levy Writ gains 3 SP', () => {
  const t = duel({ hand: ['levy-writ'], sp: 1 });
  t.me.does('play', 'levy-writ');
  expect(sp(t)).toBe(4);
});

test('Second Wind gains 2 DZ for this turn, G3.1 also beyond the round’s', () => {
  const t = duel({ hand: ['second-wind'], dz: 10 });
  t.me.does('play', 'second-wind');
  expect(dz(t)).toBe(12);
});

test('Bonfire Oath gives Fury (G8.8) for this turn', () => {
  const t = duel({ guardians: ['quarry-giant'], hand: ['bonfire-oath'] });
  t.me.does('play', 'bonfire-oath', 'quarry-giant');
  t.me.does('attackBase', 'quarry-giant', undefined, 5);
  t.me.does('attackBase', 'quarry-giant', undefined, 5);
  expect(base(t, 'opp', 0)).toBe(20);
  t.expectChoices(t.me, REST);
});

test('Siege Volley deals 20 to any enemy base that stands, whoever is before it; a wall takes it first', () => {
  const t = duel(
    { hand: ['siege-volley', 'siege-volley'] },
    { guardians: [null, 'quarry-giant'], bases: [0, 100, 50], walls: [0, 0, 1] },
  );
  t.me.does('play', 'siege-volley');
  t.expectChoices(t.me, ['spot @6', 'spot @7']);
  t.me.pick('@6');
  expect(base(t, 'opp', 1)).toBe(80);
  t.me.does('play', 'siege-volley');
  t.me.pick('@7');
  expect([wall(t, 'opp', 2), base(t, 'opp', 2)]).toEqual([0, 40]);
});

describe('G5.6 defeated or discarded', () => {
  test('Verdict defeats: its bell rings', () => {
    const t = duel(
      { hand: ['verdict'] },
      { guardians: [{ card: 'quarry-giant', equipment: 'widows-bell' }], deck: ['field-levy', 'field-levy'] },
    );
    t.me.does('play', 'verdict', 'quarry-giant');
    expect(t.zone('quarry-giant')).toBe('opp:discard');
    expect(hand(t, 'opp')).toHaveLength(1);
  });

  test('Exile discards: it does not', () => {
    const t = duel(
      { hand: ['exile'] },
      { guardians: [{ card: 'quarry-giant', equipment: 'widows-bell' }], deck: ['field-levy', 'field-levy'] },
    );
    t.me.does('play', 'exile', 'quarry-giant');
    expect(t.zone('quarry-giant')).toBe('opp:discard');
    expect(hand(t, 'opp')).toEqual([]);
  });

  test('Unmaking of Ages defeats every Guardian in play, on both sides, hidden ones too', () => {
    const t = duel(
      { guardians: ['quarry-giant', 'field-levy'], hand: ['unmaking-of-ages'] },
      { guardians: ['bone-caller', { card: 'alley-cutthroat', statuses: ['stealth'] }] },
    );
    t.me.does('play', 'unmaking-of-ages');
    expect(t.cards(t.me, 'guardians')).toEqual([]);
    expect(t.cards(t.opp, 'guardians')).toEqual(['bone-servant']);
  });
});

test('Smoke Pot hides one of my Guardians (G8.7): it can be neither attacked nor does it guard its base', () => {
  const t = duel({ guardians: ['quarry-giant'], hand: ['smoke-pot'] }, { guardians: ['hill-spearman'] });
  t.me.does('play', 'smoke-pot', 'quarry-giant');
  t.me.endTurn();
  t.expectChoices(t.opp, ['attackBase hill-spearman @0', ...REST]);
});
