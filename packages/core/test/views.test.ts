import { describe, expect, test } from 'vitest';
import {
  type CardId,
  type Cite,
  citeCard,
  type EventFacts,
  eventView,
  type GameEvent,
  machine,
  moveCard,
  NONE,
  nameFor,
  reorder,
  type SeatId,
  type State,
  sees,
  spectator,
  type Team,
  view,
} from '../src/index.ts';
import { BAG, C, EV, FACTS, FIRST, HAND, HEAP, makeToy, PROMPT, put, ROW, SECOND, setup, VERB } from './toy.ts';

const toy = makeToy();

/** Seat 0 holds a lens, seat 1 a moss; a fern lies in the row; the bags hold one stone each. */
function table(): State {
  const s = toy.begin(setup(2, []));
  put(toy, s, 'lens', FIRST, HAND);
  put(toy, s, 'moss', SECOND, HAND);
  put(toy, s, 'fern', FIRST, ROW);
  put(toy, s, 'hook', FIRST, BAG);
  put(toy, s, 'hook', SECOND, BAG);
  return s;
}
const [LENS, MOSS, FERN, HOOK0, HOOK1] = [0, 1, 2, 3, 4] as CardId[];
const seen = (s: State, viewer: SeatId): CardId[] =>
  [LENS, MOSS, FERN, HOOK0, HOOK1].filter((id) => sees(toy, s, viewer, id));

describe('who sees what', () => {
  test('open zones everybody, hands their player, bags nobody', () => {
    const s = table();
    expect(seen(s, FIRST)).toEqual([LENS, FERN]);
    expect(seen(s, SECOND)).toEqual([MOSS, FERN]);
    expect(seen(s, spectator(s))).toEqual([FERN]);
  });

  test('what was shown is known until it is shuffled away or moves where memory does not matter', () => {
    const s = table();
    const m = machine(toy, s);
    s.known[HOOK0] = 1 << 1;
    s.known[MOSS] = 1 << 0;
    expect(seen(s, SECOND)).toEqual([MOSS, FERN, HOOK0]);
    expect(seen(s, FIRST)).toEqual([LENS, MOSS, FERN]);
    reorder(m, BAG, FIRST, [0]);
    expect(seen(s, SECOND)).toEqual([MOSS, FERN]);
    moveCard(m, MOSS, BAG, SECOND);
    expect(seen(s, FIRST)).toEqual([LENS, MOSS, FERN]);
    moveCard(m, MOSS, HAND, SECOND);
    expect(seen(s, FIRST)).toEqual([LENS, FERN]);
  });

  test('the game may show more', () => {
    const open = makeToy({ change: { alsoSees: (s, _viewer, card) => s.cards[card].zone === HAND } });
    const s = table();
    expect([LENS, MOSS, HOOK0].map((id) => sees(open, s, FIRST, id))).toEqual([true, true, false]);
  });
});

describe('a view', () => {
  test('names hidden cards by alias alone, and a bag by its size', () => {
    const s = table();
    const shown = view(toy, s, SECOND);
    const zone = (name: string, seat: number) => shown.zones.find((z) => z.zone === name && z.seat === seat);
    expect(zone('hand', 0)).toEqual({ zone: 'hand', seat: 0, count: 1, cards: [{ id: s.aliases[1][LENS] }] });
    expect(zone('hand', 1)!.cards).toEqual([{ id: s.aliases[1][MOSS], card: 'moss', weight: 1 }]);
    expect(zone('bag', 0)).toEqual({ zone: 'bag', seat: 0, count: 1 });
    expect(JSON.stringify(view(toy, s, spectator(s)))).not.toMatch(/moss|lens|hook/);
  });

  test('shows a known card of a bag, and where it lies', () => {
    const s = table();
    put(toy, s, 'moss', FIRST, BAG);
    s.known[HOOK0] = 1 << 0;
    const bag = view(toy, s, FIRST).zones.find((z) => z.zone === 'bag' && z.seat === 0)!;
    expect(bag).toEqual({ zone: 'bag', seat: 0, count: 2, cards: [{ id: s.aliases[0][HOOK0], card: 'hook', at: 0 }] });
  });

  test('tells only the player who is asked what the question is', () => {
    const s = table();
    s.ask = {
      seat: FIRST,
      prompt: PROMPT.choose,
      card: FERN,
      choices: [{ verb: VERB.card, card: LENS, on: NONE, n: 0 }],
      count: 0,
      sides: 0,
      seq: 0,
      apart: 0,
      table: 0,
    };
    expect(view(toy, s, FIRST).question).toEqual({
      seat: 0,
      prompt: 'choose',
      text: 'choose FERN?',
      card: s.aliases[0][FERN],
      choices: [{ verb: 'card', n: 0, text: 'card LENS', card: s.aliases[0][LENS] }],
    });
    expect(view(toy, s, SECOND).question).toEqual({ seat: 0, prompt: 'wait', text: 'Player 1 is thinking.' });
    expect(view(toy, s, SECOND, (seat) => ['Ann', 'Bo'][seat]).question!.text).toBe('Ann is thinking.');
  });

  test('tells who won, by which clause', () => {
    const s = table();
    s.over = { winner: 1 as Team, cite: C.T4 };
    expect(view(toy, s, FIRST).over).toEqual({ winner: 1, rule: 'T4' });
  });

  test('is plain JSON', () => {
    const shown = view(toy, table(), FIRST);
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
    put(toy, s, 'moss', FIRST, BAG);
    const before = s.aliases.map((table) => table.slice());
    const next = s.nextAlias;
    reorder(machine(toy, s), BAG, FIRST, [1, 0]);
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
  const event = (a: CardId, list: number[] | null = null, cite: Cite = C.T1): GameEvent => ({
    kind: EV.drawn,
    cite,
    seat: FIRST,
    a,
    b: NONE,
    n: 2,
    list,
    figure: 3,
  });

  test('names cards to those who may know them', () => {
    const s = table();
    expect(eventView(toy, s, FIRST, event(LENS))).toEqual({
      kind: 'drawn',
      cite: 'T1',
      seat: 0,
      a: { id: s.aliases[0][LENS], card: 'lens' },
      text: 'drawn: LENS.',
    });
    expect(eventView(toy, s, SECOND, event(LENS))).toMatchObject({
      a: { id: s.aliases[1][LENS] },
      text: 'drawn: a card.',
    });
    expect(nameFor(toy, s, SECOND)(NONE)).toBe('nothing');
  });

  test('carries what is declared of its kind, and nothing else', () => {
    const s = table();
    const dealt = { ...event(MOSS, [FERN]), b: LENS };
    const seen = (facts: EventFacts[string]) => {
      const { cite, text, kind, ...rest } = eventView(
        makeToy({ change: { facts: { ...FACTS, drawn: facts } } }),
        s,
        FIRST,
        dealt,
      );
      return Object.keys(rest);
    };
    expect(seen([])).toEqual([]);
    expect(seen(['n', 'figure'])).toEqual(['n', 'figure']);
    expect(seen(['seat?', 'a', 'b?', 'list?'])).toEqual(['seat', 'a', 'b', 'list']);
    expect(seen(['cards'])).toEqual(['cards']);
  });

  test('cites a clause or a card', () => {
    const s = table();
    expect(eventView(toy, s, FIRST, event(NONE, null, C.T3)).cite).toBe('T3');
    expect(eventView(toy, s, FIRST, event(NONE, null, citeCard(toy.defById.get('fern')!))).cite).toBe('fern');
  });

  test('lists dice as they are, and cards by the viewer’s aliases', () => {
    const s = table();
    const rolls = makeToy({ change: { facts: { ...FACTS, drawn: ['list'] } } });
    expect(eventView(rolls, s, FIRST, event(NONE, [6, 1])).list).toEqual([6, 1]);
    const shows = makeToy({ change: { facts: { ...FACTS, drawn: ['cards'] } } });
    const shown = eventView(shows, s, SECOND, event(NONE, [LENS, MOSS]));
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
  moveCard(m, FERN, HEAP, SECOND);
  expect(s.cards[FERN]).toMatchObject({ zone: HEAP, seat: 1, ctrl: 1, owner: 0, host: NONE, anchor: NONE, home: NONE });
  expect(s.cards[FERN]).toMatchObject({ hurt: 0, flags: 0, used: 0, acts: 0, count: 0, memo: NONE });
  expect(s.cards[FERN].stamp).toBeGreaterThan(stamp);
  expect([s.zones[ROW * 2], s.zones[HEAP * 2 + 1]]).toEqual([[], [FERN]]);
  moveCard(m, HOOK1, HEAP, SECOND, true);
  expect(s.zones[HEAP * 2 + 1]).toEqual([HOOK1, FERN]);
});
