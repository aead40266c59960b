import { realm } from '@wardroom/realm';
import { describe, expect, test } from 'vitest';
import { decks } from '../src/decks/index.ts';

/** What a deck must be (S2.2). Every error names the clause, the card and how many there are. */

const legal = decks.find((deck) => deck.mode === 'duel')!.cards;
const kindOf = (id: string): string => realm.defs[realm.defById.get(id)!].kind;
const rarityOf = (id: string): string => realm.defs[realm.defById.get(id)!].rarity;
const nameOf = (id: string): string => realm.defs[realm.defById.get(id)!].name;
const without = (kinds: readonly string[], n = 1): string[] => {
  const left = [...legal];
  for (let i = 0; i < n; i++)
    left.splice(
      left.findIndex((id) => kinds.includes(kindOf(id))),
      1,
    );
  return left;
};
const SPELLS = ['minion', 'magic', 'artifact', 'aura'];
const errors = (deck: readonly string[], mode?: string): { rule?: string; message: string }[] =>
  realm.checkDeck(deck, {}, mode).errors;
const firstOf = (rarity: string, not: readonly string[] = ['avatar']): string =>
  realm.defs.find((def) => def.rarity === rarity && !not.includes(def.kind) && !def.token)!.id;

describe('what a deck must be', () => {
  test.each(decks.map((deck) => [deck.id, deck] as const))(
    'S2.2 the ready deck %s is legal for its size',
    (_id, deck) => {
      expect(errors(deck.cards, deck.mode)).toEqual([]);
      const least = deck.mode === 'full' ? [30, 60] : [16, 30];
      const sites = deck.cards.filter((id) => kindOf(id) === 'site').length;
      expect(sites).toBeGreaterThanOrEqual(least[0]);
      expect(deck.cards.length - sites - 1).toBeGreaterThanOrEqual(least[1]);
    },
  );

  test('S2.2 exactly one avatar', () => {
    expect(errors(without(['avatar']))).toEqual([{ rule: 'S2.2', message: expect.stringMatching(/^0 avatars/) }]);
    const other = realm.defs.find((def) => def.kind === 'avatar' && !legal.includes(def.id))!.id;
    expect(errors([...legal, other])).toEqual([{ rule: 'S2.2', message: expect.stringMatching(/^2 avatars/) }]);
  });

  test('S2.2 at least 16 sites', () => {
    const sites = legal.filter((id) => kindOf(id) === 'site').length;
    const short = without(['site'], sites - 15);
    expect(errors(short)).toEqual([{ rule: 'S2.2', message: expect.stringMatching(/^15 sites.*16/) }]);
  });

  test('S2.2 at least 30 spells', () => {
    const spells = legal.filter((id) => SPELLS.includes(kindOf(id))).length;
    const short = without(SPELLS, spells - 29);
    expect(errors(short)).toEqual([{ rule: 'S2.2', message: expect.stringMatching(/^29 spells.*30/) }]);
  });

  test('S2.2 more than that is allowed', () => {
    const free = realm.defs.find((def) => def.kind === 'minion' && !def.token && !legal.includes(def.id))!.id;
    expect(errors([...legal, free])).toEqual([]);
  });

  test('S2.2 the full size needs 30 sites and 60 spells', () => {
    expect(errors(legal, 'full').map((x) => x.message)).toEqual([
      expect.stringMatching(/^16 sites.*30/),
      expect.stringMatching(/^30 spells.*60/),
    ]);
  });

  test.each([
    ['ordinary', 4],
    ['exceptional', 3],
    ['elite', 2],
  ] as const)('S2.2 copies of an %s card: at most %i', (rarity, most) => {
    const id = firstOf(rarity);
    const rest = legal.filter((x) => x !== id);
    const copies = (n: number) => [...rest, ...Array.from({ length: n }, () => id)];
    expect(errors(copies(most)).filter((x) => x.message.includes(nameOf(id)))).toEqual([]);
    const [error] = errors(copies(most + 1)).filter((x) => x.message.includes(nameOf(id)));
    expect(error).toEqual({ rule: 'S2.2', message: expect.stringContaining(`${most + 1} copies`) });
    expect(rarityOf(id)).toBe(rarity);
  });

  test('S2.2 of a Unique card: one', () => {
    const id = firstOf('unique');
    const [error] = errors([...legal.filter((x) => x !== id), id, id]).filter((x) => x.message.includes(nameOf(id)));
    expect(error).toEqual({ rule: 'S2.2', message: expect.stringContaining('2 copies') });
  });

  test('S2.2 no tokens, no rubble, no card that does not exist', () => {
    const of = (id: string) => errors([...legal, id]).map((x) => x.message);
    expect(of('rubble')).toEqual([expect.stringContaining('Rubble')]);
    expect(of('foot-soldier')).toEqual([expect.stringContaining('Foot Soldier')]);
    expect(of('no-such-card')).toEqual([expect.stringContaining('no-such-card')]);
  });

  test('S2.2 a match is not begun with a deck that is not legal', () => {
    const seats = [
      { name: 'One', deck: legal },
      { name: 'Two', deck: without(['avatar']) },
    ];
    expect(realm.check({ mode: 'duel', seats }).length).toBeGreaterThan(0);
    expect(realm.check({ mode: 'full', seats: [seats[0], seats[0]] }).length).toBeGreaterThan(0);
    expect(realm.check({ mode: 'duel', seats: [seats[0], seats[0]] })).toEqual([]);
  });
});
