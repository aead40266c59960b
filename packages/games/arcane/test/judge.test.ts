import { arcane, type Side } from '@wardroom/arcane';
import { below, copyState, machine, randomStream, type SeatId, type State } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { shortlist } from '../src/shortlist.ts';
import { at, scene } from './scene.ts';
import { ME, match, OPP } from './support.ts';

/** How bots judge positions. No rule: only what is better than what. */

const judge = (s: State, seat: SeatId): number => arcane.judge(machine(arcane, s), seat);

const worth = (me: Side, opp: Side): number => {
  const t = scene(me, opp);
  expect(t.asked).toBe('me main');
  return judge(t.state, ME);
};

describe('judging a position', () => {
  test('a whole Stone, and the last points of it most of all', () => {
    const stone = (hurt: number) => worth({ up: { a1: { card: 'mystic-stone', hurt } } }, {});
    expect(stone(3)).toBeLessThan(stone(0));
    expect(stone(11) - stone(14)).toBeGreaterThan(stone(0) - stone(3));
  });

  test('units that are there, whole, free and forward', () => {
    const plain = worth({ up: { c2: 'road-warden' } }, {});
    expect(plain).toBeGreaterThan(worth({}, {}));
    expect(worth({ up: { c2: { card: 'road-warden', hurt: 2 } } }, {})).toBeLessThan(plain);
    expect(worth({ up: { c3: 'road-warden' } }, {})).toBeGreaterThan(plain);
    for (const status of ['poisoned', 'petrified', 'shocked', 'frozen', 'bleeding', 'marked', 'rooted'] as const) {
      const hurt = scene({ up: { c2: { card: 'road-warden', statuses: [status], count: 3 } } }, {}, { active: 1 });
      const well = scene({ up: { c2: 'road-warden' } }, {}, { active: 1 });
      expect(hurt.asked).toBe('opp main');
      expect(well.asked).toBe('opp main');
      expect(judge(hurt.state, ME), status).toBeLessThan(judge(well.state, ME));
    }
  });

  test('what waits to be revealed lies face down', () => {
    expect(worth({ down: { c2: 'lurking-shade' } }, {})).toBeGreaterThan(worth({ up: { c2: 'lurking-shade' } }, {}));
    expect(worth({ down: { c2: 'road-warden' } }, {})).toBeLessThan(worth({ up: { c2: 'road-warden' } }, {}));
  });

  test('a known Stone within reach', () => {
    const near = worth({ up: { d5: 'road-warden' } }, { up: { e5: 'mystic-stone' } });
    expect(near).toBeGreaterThan(worth({ up: { c5: 'road-warden' } }, { up: { e5: 'mystic-stone' } }));
  });

  test('attack for this turn is worth little once nobody can strike', () => {
    const t = scene({ up: { c2: 'road-warden' }, hand: ['war-cry'] }, {});
    const before = judge(t.state, ME);
    t.me.does('cast', 'war-cry');
    expect(judge(t.state, ME)).toBeLessThan(before);
  });

  test('a match that is over counts more than anything', () => {
    const t = scene();
    t.me.concede();
    expect(judge(t.state, ME)).toBeLessThan(-1000);
    expect(judge(t.state, OPP)).toBeGreaterThan(1000);
  });

  test('it changes nothing, and does not look at what the seat cannot see', () => {
    const t = scene(
      { up: { c3: 'road-warden' }, hand: ['mend'] },
      { down: { c4: 'quarry-ox', d4: 'spike-pit' }, hand: ['fire-bolt', 'wall-guard'] },
    );
    if (t.asked === 'opp respond') t.opp.pass();
    const before = JSON.stringify(t.state);
    const value = judge(t.state, ME);
    expect(JSON.stringify(t.state)).toBe(before);
    const other = copyState(t.state);
    const [ox, pit] = [t.id('quarry-ox'), t.id('spike-pit')];
    [other.cards[ox].def, other.cards[pit].def] = [other.cards[pit].def, other.cards[ox].def];
    expect(judge(other, ME)).toBe(value);
  });
});

describe('what bots try', () => {
  test('in the setup first the Stone, then five cards, and nothing is taken back', () => {
    const t = match([arcane.decks[0].cards, arcane.decks[1].cards]);
    const random = randomStream('setup');
    for (let step = 0; step < 6; step++) {
      const q = t.state.ask!;
      const list = shortlist(machine(arcane, t.state), q.choices);
      expect(list.length).toBeGreaterThan(0);
      const { verb, card, n } = q.choices[list[below(random, list.length)]];
      expect(['placeUp', 'placeDown']).toContain(arcane.verbs[verb]);
      t.me.does(arcane.verbs[verb], arcane.defs[t.state.cards[card].def].id, undefined, n);
      if (step === 0) expect(n).toBeLessThan(at('a2'));
    }
    const q = t.state.ask!;
    expect(shortlist(machine(arcane, t.state), q.choices).map((i) => arcane.verbs[q.choices[i].verb])).toEqual([
      'done',
    ]);
  });

  test('a Stone that an enemy stands beside gets away', () => {
    const t = scene(
      { down: { b2: 'mystic-stone' }, up: { a1: 'road-warden', c1: 'wall-guard', e2: 'quarry-ox' } },
      { up: { b3: 'coal-giant' } },
    );
    const { choices } = t.state.ask!;
    const tried = shortlist(machine(arcane, t.state), choices).map((i) => choices[i]);
    expect(tried.some((c) => arcane.verbs[c.verb] === 'move' && c.card === t.id('me:mystic-stone'))).toBe(true);
  });

  test('who lost the last match chooses to go first', () => {
    const t = match([arcane.decks[0].cards, arcane.decks[1].cards], { first: 'loser', firstSeat: 2 });
    for (const who of [t.me, t.opp]) {
      who.does('placeDown', t.cards(who, 'hand')[0], undefined, at(who === t.me ? 'a1' : 'a5'));
      who.does('done');
    }
    const { choices } = t.state.ask!;
    expect(shortlist(machine(arcane, t.state), choices).map((i) => choices[i].n)).toEqual([1]);
  });

  test('in a turn every attack and the end of it, and some of each other kind', () => {
    const t = scene(
      { up: { c3: 'road-warden', b2: 'wall-guard' }, hand: ['quarry-ox', 'spike-pit', 'mend', 'foresight'] },
      { up: { c4: 'hill-reaver', d3: 'glass-champion' } },
    );
    const { choices } = t.state.ask!;
    const verbs = shortlist(machine(arcane, t.state), choices).map((i) => arcane.verbs[choices[i].verb]);
    expect(verbs.length).toBeLessThan(choices.length);
    expect(verbs.filter((x) => x === 'attack')).toHaveLength(2);
    for (const verb of ['end', 'cast', 'move', 'placeUp']) expect(verbs).toContain(verb);
  });
});
