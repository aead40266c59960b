import { describe, expect, test } from 'vitest';
import {
  eventView,
  machine,
  moveCard,
  NONE,
  nameFor,
  reorder,
  type State,
  sees,
  spectator,
  view,
} from '../src/index.ts';
import { BAG, EV, HAND, HEAP, makeToy, put, ROW, setup } from './toy.ts';

const toy = makeToy();

/** Seat 0 holds a lens, seat 1 a moss; a fern lies in the row; the bags hold one stone each. */
function table(): State {
  const s = toy.begin(setup(2, []));
  put(toy, s, 'lens', 0, HAND);
  put(toy, s, 'moss', 1, HAND);
  put(toy, s, 'fern', 0, ROW);
  put(toy, s, 'hook', 0, BAG);
  put(toy, s, 'hook', 1, BAG);
  return s;
}
const [LENS, MOSS, FERN, HOOK0, HOOK1] = [0, 1, 2, 3, 4];
const seen = (s: State, viewer: number): number[] => s.cards.flatMap((_, id) => (sees(toy, s, viewer, id) ? [id] : []));

describe('who sees what', () => {
  test('open zones everybody, hands their player, bags nobody', () => {
    const s = table();
    expect(seen(s, 0)).toEqual([LENS, FERN]);
    expect(seen(s, 1)).toEqual([MOSS, FERN]);
    expect(seen(s, spectator(s))).toEqual([FERN]);
  });

  test('what was shown is known until it is shuffled away or moves where memory does not matter', () => {
    const s = table();
    const m = machine(toy, s);
    s.known[HOOK0] = 1 << 1;
    s.known[MOSS] = 1 << 0;
    expect(seen(s, 1)).toEqual([MOSS, FERN, HOOK0]);
    expect(seen(s, 0)).toEqual([LENS, MOSS, FERN]);
    reorder(m, BAG, 0, [0]);
    expect(seen(s, 1)).toEqual([MOSS, FERN]);
    moveCard(m, MOSS, BAG, 1);
    expect(seen(s, 0)).toEqual([LENS, MOSS, FERN]);
    moveCard(m, MOSS, HAND, 1);
    expect(seen(s, 0)).toEqual([LENS, FERN]);
  });

  test('the game may show more', () => {
    const open = makeToy({ change: { alsoSees: (s, _viewer, card) => s.cards[card].zone === HAND } });
    const s = table();
    expect([LENS, MOSS, HOOK0].map((id) => sees(open, s, 0, id))).toEqual([true, true, false]);
  });
});

describe('a view', () => {
  test('names hidden cards by alias alone, and a bag by its size', () => {
    const s = table();
    const shown = view(toy, s, 1);
    const zone = (name: string, seat: number) => shown.zones.find((z) => z.zone === name && z.seat === seat);
    expect(zone('hand', 0)).toEqual({ zone: 'hand', seat: 0, count: 1, cards: [{ id: s.aliases[1][LENS] }] });
    expect(zone('hand', 1)!.cards).toEqual([{ id: s.aliases[1][MOSS], card: 'moss', weight: 1 }]);
    expect(zone('bag', 0)).toEqual({ zone: 'bag', seat: 0, count: 1 });
    expect(JSON.stringify(view(toy, s, spectator(s)))).not.toMatch(/moss|lens|hook/);
  });

  test('shows a known card of a bag, and where it lies', () => {
    const s = table();
    put(toy, s, 'moss', 0, BAG);
    s.known[HOOK0] = 1 << 0;
    const bag = view(toy, s, 0).zones.find((z) => z.zone === 'bag' && z.seat === 0)!;
    expect(bag).toEqual({ zone: 'bag', seat: 0, count: 2, cards: [{ id: s.aliases[0][HOOK0], card: 'hook', at: 0 }] });
  });

  test('tells only the player who is asked what the question is', () => {
    const s = table();
    s.ask = {
      seat: 0,
      prompt: 3,
      card: FERN,
      choices: [{ verb: 3, card: LENS, on: NONE, n: 0 }],
      count: 0,
      sides: 0,
      seq: 0,
      apart: 0,
      table: 0,
    };
    expect(view(toy, s, 0).question).toEqual({
      seat: 0,
      prompt: 'choose',
      text: 'choose FERN?',
      card: s.aliases[0][FERN],
      choices: [{ verb: 'card', n: 0, text: 'card LENS', card: s.aliases[0][LENS] }],
    });
    expect(view(toy, s, 1).question).toEqual({ seat: 0, prompt: 'wait', text: 'Player 1 is thinking.' });
    expect(view(toy, s, 1, (seat) => ['Ann', 'Bo'][seat]).question!.text).toBe('Ann is thinking.');
  });

  test('tells who won, by which clause', () => {
    const s = table();
    s.over = { winner: 1, cite: 3 };
    expect(view(toy, s, 0).over).toEqual({ winner: 1, rule: 'T4' });
  });

  test('is plain JSON', () => {
    const shown = view(toy, table(), 0);
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});

describe('aliases', () => {
  test('are each viewer’s own, and tell nothing of the engine’s numbers', () => {
    const s = table();
    const all = s.aliases.flat();
    expect(s.aliases).toHaveLength(3);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are issued anew, for every viewer, to the cards that are shuffled and to no others', () => {
    const s = table();
    put(toy, s, 'moss', 0, BAG);
    const before = s.aliases.map((table) => table.slice());
    const next = s.nextAlias;
    reorder(machine(toy, s), BAG, 0, [1, 0]);
    s.aliases.forEach((table, viewer) => {
      table.forEach((alias, id) => {
        const shuffled = id === HOOK0 || id === 5;
        if (shuffled) expect(alias).toBeGreaterThanOrEqual(next);
        else expect(alias).toBe(before[viewer][id]);
      });
    });
    expect(s.zones[BAG * 2]).toEqual([5, HOOK0]);
  });
});

describe('an event', () => {
  const event = (a: number, list: number[] | null = null, cite = 0) => ({
    kind: EV.drawn,
    cite,
    seat: 0,
    a,
    b: NONE,
    n: 2,
    list,
  });

  test('names cards to those who may know them', () => {
    const s = table();
    expect(eventView(toy, s, 0, event(LENS))).toEqual({
      kind: 'drawn',
      cite: 'T1',
      seat: 0,
      n: 2,
      a: { id: s.aliases[0][LENS], card: 'lens' },
      text: 'drawn: LENS.',
    });
    expect(eventView(toy, s, 1, event(LENS))).toMatchObject({ a: { id: s.aliases[1][LENS] }, text: 'drawn: a card.' });
    expect(nameFor(toy, s, 1)(NONE)).toBe('nothing');
  });

  test('cites a clause or a card', () => {
    const s = table();
    expect(eventView(toy, s, 0, event(NONE, null, 2)).cite).toBe('T3');
    expect(eventView(toy, s, 0, event(NONE, null, -1 - toy.defById.get('fern')!)).cite).toBe('fern');
  });

  test('lists dice as they are, and cards by the viewer’s aliases', () => {
    const s = table();
    expect(eventView(toy, s, 0, event(NONE, [6, 1])).list).toEqual([6, 1]);
    const shows = makeToy({ change: { cardLists: [EV.drawn] } });
    const shown = eventView(shows, s, 1, event(NONE, [LENS, MOSS]));
    expect(shown.list).toBeUndefined();
    expect(shown.cards).toEqual([{ id: s.aliases[1][LENS] }, { id: s.aliases[1][MOSS], card: 'moss' }]);
  });
});

test('a move leaves behind what belonged to the old place', () => {
  const s = table();
  const m = machine(toy, s);
  Object.assign(s.cards[FERN], {
    host: LENS,
    anchor: LENS,
    home: HEAP,
    hurt: 3,
    flags: 7,
    used: 1,
    acts: 1,
    count: 2,
    memo: 5,
  });
  const { stamp } = s.cards[FERN];
  moveCard(m, FERN, HEAP, 1);
  expect(s.cards[FERN]).toMatchObject({ zone: HEAP, seat: 1, ctrl: 1, owner: 0, host: NONE, anchor: NONE, home: NONE });
  expect(s.cards[FERN]).toMatchObject({ hurt: 0, flags: 0, used: 0, acts: 0, count: 0, memo: NONE });
  expect(s.cards[FERN].stamp).toBeGreaterThan(stamp);
  expect([s.zones[ROW * 2], s.zones[HEAP * 2 + 1]]).toEqual([[], [FERN]]);
  moveCard(m, HOOK1, HEAP, 1, true);
  expect(s.zones[HEAP * 2 + 1]).toEqual([HOOK1, FERN]);
});
