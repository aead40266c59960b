import { copyState, foresee, luckOf } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { realm } from '../src/game.ts';
import { duel } from './support.ts';

/** How bots judge positions. No rule: only what is better than what. */

describe('looking ahead', () => {
  test('ending the turn is worth what the table is worth now, not what runs out with the turn', () => {
    const t = duel({ sites: ['cinder-slope c1', 'forge-yard c2'], minions: ['moss-ox c1'], hand: ['war-cry'] });
    t.me.does('cast', 'war-cry');
    const end = t.state.ask!.choices.findIndex((c) => realm.verbs[c.verb] === 'endTurn');
    const value = foresee(realm, copyState(t.state), 0, end, luckOf('one'));
    expect(value).toBe(realm.judge(t.state, 0));
  });
});
