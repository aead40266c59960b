import { describe, expect, test } from 'vitest';
import { bossCards } from '../src/bosses/cards.ts';
import type { WardSource } from '../src/card.ts';
import { cardSet, damage, equipped, onHit, overTime, plus, stays, yes } from '../src/cards/builders.ts';
import { cards } from '../src/cards/index.ts';
import { cardText, written } from '../src/text/cards.ts';
import { fromData } from '../src/text/from-data.ts';

/** The texts of cards, and what they are made from. */

const all: readonly WardSource[] = [...cards, ...bossCards];
const made = all.flatMap((x) => {
  const text = fromData(x);
  return text === null || text === '' ? [] : [{ id: x.id, text }];
});
const { magic, creature } = cardSet('gen9');

describe('texts made from data', () => {
  test('serve a good part of the cards, plain ones of every kind', () => {
    expect(made.length).toBeGreaterThan(70);
    const ids = made.map((x) => x.id);
    for (const id of [
      'hero-shield',
      'dire-wolf',
      'blue-dragon',
      'elf',
      'curse',
      'twister',
      'demon-knight',
      'slow-toll',
    ])
      expect(ids).toContain(id);
  });

  test.each(made)('$id reads as sentences', ({ text }) => {
    expect(text).not.toMatch(/ {2}|\{|\}|undefined|null|NaN|\[object|\.\.| \./);
    for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^["A-Z0-9×].*[^.,;:]\.$/s);
  });

  test('follow the figures: another figure is another text', () => {
    expect(fromData(magic(1, 'Tin Hat', 'Common', 'infinite/equip', equipped(plus('al', 7), plus('hitDice', 2))))).toBe(
      'The equipped creature has +7 AL and 2 more hit dice.',
    );
    const wolf = (n: number, ticks: number) =>
      fromData(creature(1, 'Cur', 'Common', 'Beast', '1/1/10/1/0', '', onHit([overTime('struck', n, ticks)])));
    expect(wolf(15, 4)).toContain('takes 15 damage once per turn cycle for 4 turn cycles');
    expect(wolf(15, 1)).toContain('takes 15 damage at the end of that combat phase, once');
  });

  test('W6.4.2 W9.2.3 tell how long a standard equip lies on its creature', () => {
    const fog = (...time: ReturnType<typeof stays>[]) =>
      fromData(magic(1, 'Fog', 'Common', 'standard/equip', ...time, equipped(plus('hit', -2))));
    expect(fog(stays(2))).toBe(
      'For 2 turn cycles the equipped creature has −2 to its hit roll. This lies on it for that time, then goes to the ' +
        'cemetery.',
    );
    expect(fog()).toBe('The equipped creature has −2 to its hit roll. This stays equipped until destroyed.');
  });

  test('say nothing of a card rather than a part of it', () => {
    const odd = magic(1, 'Odd', 'Common', 'infinite/equip', equipped(plus('al', 1), yes('noLeave')));
    expect(fromData(odd)).toBeNull();
    const more = creature(
      1,
      'Cur',
      'Common',
      'Beast',
      '1/1/10/1/0',
      '',
      onHit([overTime('struck', 10, 2), damage('self', 5)]),
    );
    expect(fromData(more)).toBeNull();
  });
});

describe('texts written by hand', () => {
  test('stand only where there are no words for the data', () => {
    const idle = all.filter((x) => written[x.id]?.text !== undefined && fromData(x) !== null);
    expect(idle.map((x) => x.id)).toEqual([]);
  });

  test('stand wherever there are none', () => {
    const silent = all.filter((x) => x.abilities.length > 0 && cardText[x.id].text === '');
    expect(silent.map((x) => x.id)).toEqual([]);
    expect(Object.keys(written).filter((id) => !all.some((x) => x.id === id))).toEqual([]);
  });

  test('name every figure that the card does something with', () => {
    const missing = all.flatMap((x) => {
      const said = new Set((cardText[x.id].text.match(/\d+/g) ?? []).map(Number));
      const unsaid = figuresIn(x.abilities).filter((n) => !said.has(n));
      return unsaid.length === 0 ? [] : [`${x.id}: ${unsaid.join(', ')}`];
    });
    expect(missing).toEqual([]);
  });
});

/** Figures of what a text does that a reader has to know: amounts, times and faces, not what only orders things. */
function figuresIn(x: unknown, key = ''): number[] {
  if (typeof x === 'number') return AMOUNTS.has(key) && Math.abs(x) > 1 && Math.abs(x) < 1000 ? [Math.abs(x)] : [];
  if (Array.isArray(x)) return x.flatMap((y) => figuresIn(y, key));
  if (typeof x !== 'object' || x === null) return [];
  return Object.entries(x).flatMap(([name, y]) => figuresIn(y, name));
}
const AMOUNTS = new Set([
  'n',
  'add',
  'fix',
  'cap',
  'times',
  'ticks',
  'cycles',
  'free',
  'maxAl',
  'sacrifices',
  'between',
  'damage',
  'least',
]);
