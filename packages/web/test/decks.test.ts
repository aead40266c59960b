import { gameByName } from '@wardroom/games';
import { catalogue as catalogueOf } from '@wardroom/host';
import type { KeptDeck } from '@wardroom/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { choiceOf, isOwn } from '../src/decks/among.ts';
import { fromHash, toLink } from '../src/decks/link.ts';
import {
  addDeck,
  asReady,
  changeDeck,
  cleanName,
  decksOf,
  freeName,
  MOST_DECKS,
  type OwnDeck,
  readable,
  removeDeck,
  useOwn,
} from '../src/decks/own.ts';
import { merged, toSend } from '../src/decks/sync.ts';
import { countsOf, curveOf, groupsOf, tally } from '../src/pages/decks/counts.ts';
import { ANY, figureOf, wantedOf, waysOf } from '../src/parts/pool/pool.ts';

const ward = catalogueOf(gameByName('ward')!);
const faces = Object.values(ward.cards);

beforeEach(() => useOwn.setState({ decks: [], gone: [] }));

describe('cards to choose from', () => {
  test('are found by words in any order, kind, type, rarity and figures', () => {
    const names = (more: Partial<typeof ANY>): string[] => wantedOf(faces, { ...ANY, ...more }).map((f) => f.name);
    expect(names({ query: 'WOLF bear' })).toContain('Bear Wolf');
    expect(names({ query: 'no such words anywhere' })).toEqual([]);
    for (const { name } of wantedOf(faces, { ...ANY, kind: 'magic' }))
      expect(faces.find((f) => f.name === name)!.stock).toBe('magic');
    const shielded = wantedOf(faces, { ...ANY, stat: 'al', least: 9, most: 10 });
    expect(shielded.length).toBeGreaterThan(0);
    expect(shielded.every((f) => [9, 10].includes(figureOf(f, 'al')!))).toBe(true);
  });

  test('stand in the order that is asked for, those without the figure last', () => {
    const values = wantedOf(faces, { ...ANY, order: 'al' }).map((f) => figureOf(f, 'al') ?? Number.MAX_SAFE_INTEGER);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const ranks = wantedOf(faces, { ...ANY, order: 'rarity' }).map((f) => f.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  test('types are those of the kind that is looked at', () => {
    const { types } = waysOf(faces, 'creature');
    expect(types).toContain('Dragon');
    expect(types.some((t) => /magic/i.test(t))).toBe(false);
  });
});

describe('what a deck is made of', () => {
  const deck = ward.decks[0].cards;

  test('is listed by kind, main kind first, with counts that add up', () => {
    const groups = groupsOf(deck, ward.cards, ['creature', 'magic'], 'al');
    expect(groups[0].kind).toBe('creature');
    expect(groups.reduce((n, g) => n + g.n, 0)).toBe(deck.length);
    expect(groups.flatMap((g) => g.rows).reduce((n, r) => n + r.n, 0)).toBe(deck.length);
    const als = groups[0].rows.map((r) => figureOf(r.face!, 'al')!);
    expect(als).toEqual([...als].sort((a, b) => a - b));
    expect(groupsOf(['gone'], ward.cards, [], null)).toEqual([
      { kind: 'unknown', n: 1, rows: [{ id: 'gone', face: undefined, n: 1 }] },
    ]);
  });

  test('has a curve without gaps, in a dozen columns at most', () => {
    for (const stat of ['al', 'hp', 'spd', 'mod']) {
      const { columns } = curveOf(deck, ward.cards, stat);
      expect(columns.length).toBeLessThanOrEqual(13);
      const having = deck.filter((id) => figureOf(ward.cards[id], stat) !== undefined).length;
      expect(columns.reduce((n, c) => n + c.n, 0)).toBe(having);
    }
    expect(curveOf([], ward.cards, 'al')).toEqual({ columns: [], mean: null });
  });

  test('is added up, the most first', () => {
    const kinds = tally(deck, ward.cards, (f) => f.stock);
    expect(kinds.reduce((n, [, m]) => n + m, 0)).toBe(deck.length);
    expect(kinds.map(([, n]) => n)).toEqual(kinds.map(([, n]) => n).sort((a, b) => b - a));
    expect(countsOf(['a', 'b', 'a'])).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    );
  });
});

describe('decks of one’s own', () => {
  test('are made under a free name, changed, and removed', () => {
    const first = addDeck('ward', 'My deck', ['bear-wolf'])!;
    const second = addDeck('ward', 'My deck', [])!;
    expect([first.name, second.name]).toEqual(['My deck', 'My deck 2']);
    changeDeck(first.id, { cards: [] });
    expect(decksOf(useOwn.getState().decks, 'ward').find((d) => d.id === first.id)?.cards).toEqual([]);
    removeDeck(first.id);
    expect(useOwn.getState().decks.map((d) => d.id)).toEqual([second.id]);
    expect(decksOf(useOwn.getState().decks, 'realm')).toEqual([]);
  });

  test('are so many and no more', () => {
    for (let i = 0; i < MOST_DECKS; i++) expect(addDeck('ward', 'x', [])).not.toBeNull();
    expect(addDeck('ward', 'x', [])).toBeNull();
  });

  test('have names that fit and can be read', () => {
    expect(cleanName('  a\u202eb\n  ')).toBe('ab');
    expect(freeName('', [])).toBe('My deck');
    const long = 'x'.repeat(40);
    expect(freeName(long, [long.slice(0, 24)])).toBe(`${'x'.repeat(22)} 2`);
  });

  test('what was kept in another shape is left out', () => {
    const fine = { id: 'a', game: 'ward', name: 'A', cards: ['x'], changed: 1 };
    expect(readable([fine, null, 3, { ...fine, cards: [1] }, { ...fine, name: undefined }])).toEqual([fine]);
    expect(readable('decks')).toEqual([]);
  });

  test('are asked for card by card where ready ones are by id', () => {
    const own = asReady(addDeck('ward', 'Mine', ['bear-wolf', 'ogre'])!);
    expect([isOwn(own.id), isOwn('the-hoard')]).toEqual([true, false]);
    expect(choiceOf([own], own.id)).toEqual(['bear-wolf', 'ogre']);
    expect(choiceOf([own], 'the-hoard')).toBe('the-hoard');
  });
});

describe('a link to a deck', () => {
  test('leads to the same deck', () => {
    for (const { name, cards } of ward.decks) {
      const { hash, pathname } = new URL(toLink('https://play.example', 'ward', { name, cards }));
      expect(pathname).toBe('/decks/ward');
      const shared = fromHash(hash)!;
      expect([shared.name, [...shared.cards].sort()]).toEqual([name, [...cards].sort()]);
    }
  });

  test('that is broken leads to what can be read of it', () => {
    expect(fromHash('')).toBeNull();
    expect(fromHash('#name=x')).toBeNull();
    expect(fromHash('#cards=2.ogre_<script>_0.x_.._bear-wolf')).toEqual({
      name: '',
      cards: ['ogre', 'ogre', 'bear-wolf'],
    });
    expect(fromHash(`#cards=${Array(50).fill('99.ogre').join('_')}`)!.cards).toHaveLength(200);
  });
});

describe('decks here and on the server', () => {
  const own = (id: string, more: Partial<OwnDeck> = {}): OwnDeck => ({
    id,
    game: 'ward',
    name: id,
    cards: [],
    changed: 1,
    ...more,
  });
  const there = (id: string, name = id): KeptDeck => ({ id, game: 'ward', name, cards: [], changed: 2 });
  const names = (decks: readonly OwnDeck[]): string[] => decks.map((d) => `${d.name} ${d.kept ?? '-'}`);

  test('what was changed here goes there, everything else is as it is there', () => {
    const here = [own('new'), own('same', { kept: 'ada' }), own('gone', { kept: 'ada' }), own('other', { kept: 'bo' })];
    expect(toSend(here, 'ada').map((d) => d.id)).toEqual(['new', 'other']);
    const now = merged(here, here, [there('same', 'renamed there'), there('from the phone')], 'ada');
    expect(names(now)).toEqual(['new ada', 'renamed there ada', 'other ada', 'from the phone ada']);
  });

  test('what is changed, made or removed meanwhile stays so', () => {
    const sent = [own('a', { kept: 'ada' }), own('b', { kept: 'ada' })];
    const meanwhile = [own('a', { name: 'changed', changed: 9 }), own('c')];
    expect(names(merged(meanwhile, sent, [there('a'), there('b')], 'ada'))).toEqual(['changed -', 'c -']);
  });
});
