import { describe, expect, test } from 'vitest';
import { hrefOf, matchPath } from '../src/navigation/paths.ts';

describe('addresses', () => {
  test('are made of a path and its names, and read back as they were', () => {
    const href = hrefOf({ to: '/rules/$game/$clause', params: { game: 'ward', clause: 'W10.3.2' } });
    expect(href).toBe('/rules/ward/W10.3.2');
    expect(matchPath(href)).toEqual({ path: '/rules/$game/$clause', params: { game: 'ward', clause: 'W10.3.2' } });
    const odd = { game: 'ward', foe: 'a/b ü%' };
    expect(matchPath(hrefOf({ to: '/bosses/$game/$foe', params: odd }))?.params).toEqual(odd);
  });

  test('carry what is asked for and where on the page', () => {
    expect(hrefOf({ to: '/cards/$game', params: { game: 'ward' }, search: { card: 'frog' } })).toBe(
      '/cards/ward?card=frog',
    );
    expect(hrefOf({ to: '/replay', hash: 'last' })).toBe('/replay#last');
  });

  test('with a slash at the end are the same, and unknown or broken ones are of no page', () => {
    expect(matchPath('/history/')?.path).toBe('/history');
    expect(matchPath('/')?.path).toBe('/');
    for (const wrong of ['/nowhere', '/rules/ward/W1/more', '/t', '/t/%E0%A4%A']) expect(matchPath(wrong)).toBeNull();
  });

  test('names are asked for by type', () => {
    // @ts-expect-error a game is missing
    const missing = () => hrefOf({ to: '/cards/$game' });
    // @ts-expect-error no such page
    const unknown = () => hrefOf({ to: '/nowhere' });
    expect([missing, unknown]).toHaveLength(2);
  });
});
