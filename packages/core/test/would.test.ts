import { expect, test } from 'vitest';
import { applyReplacements, type CardId, machine, NONE, type Replacing, type Would } from '../src/index.ts';
import { FIRST, makeToy, setup } from './toy.ts';

const DAMAGE = 0;
const BURN = 1;

const damage = (card: number, n: number, kind = DAMAGE): Would => ({
  kind,
  card: card as CardId,
  src: NONE,
  by: FIRST,
  n,
});

function what(would: Replacing, ...moment: Would[]): string[] {
  const game = makeToy({ change: { would } });
  const m = machine(game, game.begin(setup(2, [])));
  return applyReplacements(m, moment).map((w) => `${w.kind === DAMAGE ? 'damage' : 'burn'} ${w.card} ${w.n}`);
}

const never = { kind: DAMAGE, forbids: (_m: unknown, w: Would) => w.card === 1 };

test('with nothing to say against it, everything happens', () => {
  expect(what({ cannot: [], replacements: [] }, damage(1, 2), damage(2, 3))).toEqual(['damage 1 2', 'damage 2 3']);
});

test('what cannot happen is struck out before anything replaces it', () => {
  const told: number[] = [];
  const shield = {
    applies: () => true,
    instead: (_m: unknown, group: readonly Would[]) => {
      told.push(...group.map((w) => w.card));
      return [];
    },
  };
  expect(what({ cannot: [never], replacements: [shield] }, damage(1, 2), damage(2, 2))).toEqual([]);
  expect(told).toEqual([2]);
});

test('one replacement stops all that happens to a card in the same moment, and only to that card', () => {
  let broken = 0;
  const ward = {
    applies: (_m: unknown, w: Would) => w.card === 2 && broken === 0,
    instead: () => {
      broken++;
      return [];
    },
  };
  const moment = [damage(2, 3), damage(2, 4), damage(3, 5)];
  expect(what({ cannot: [], replacements: [ward] }, ...moment)).toEqual(['damage 3 5']);
  expect(broken).toBe(1);
});

test('a replacement has its say once for an event, even about what it put in its place', () => {
  const half = {
    applies: (_m: unknown, w: Would) => w.kind === DAMAGE,
    instead: (_m: unknown, group: readonly Would[]) => group.map((w) => ({ ...w, n: w.n / 2 })),
  };
  expect(what({ cannot: [], replacements: [half] }, damage(2, 8))).toEqual(['damage 2 4']);
  expect(what({ cannot: [], replacements: [half, half] }, damage(2, 8))).toEqual(['damage 2 2']);
});

test('what comes in its place is replaced in turn, and may be something that cannot happen', () => {
  const toBurn = {
    applies: (_m: unknown, w: Would) => w.kind === DAMAGE && w.card === 2,
    instead: (_m: unknown, group: readonly Would[]) => group.map((w) => ({ ...w, kind: BURN })),
  };
  const aside = {
    applies: (_m: unknown, w: Would) => w.kind === BURN,
    instead: (_m: unknown, group: readonly Would[]) =>
      group.map((w) => ({ ...w, kind: DAMAGE, card: (w.card - 1) as CardId })),
  };
  expect(what({ cannot: [], replacements: [toBurn] }, damage(2, 1))).toEqual(['burn 2 1']);
  expect(what({ cannot: [], replacements: [toBurn, aside] }, damage(2, 1))).toEqual(['damage 1 1']);
  expect(what({ cannot: [never], replacements: [toBurn, aside] }, damage(2, 1))).toEqual([]);
});
