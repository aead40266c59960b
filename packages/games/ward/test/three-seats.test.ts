import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { cardsOfMany } from './many-cases.ts';

/** Words by which a text speaks of more players than its own. */
const OTHERS =
  /\b(opponents?|both|all|their|nobody|everybody|players?|every|each|any side|no one|own cemetery|your (hand|cemetery|primary))\b/i;

test('every card whose text may mean one player or another is played at a table of three or more', () => {
  const named = cardsOfMany();
  const open = ward.defs.filter((def) => {
    const face = ward.cardFace(def.id);
    return def.boss === null && ((face?.many ?? '') !== '' || OTHERS.test(face?.text ?? ''));
  });
  expect(open.length).toBeGreaterThan(200);
  expect(open.filter((def) => !named.has(def.id)).map((def) => def.name)).toEqual([]);
});
