import { foresee, lookout, luckOf, machine, type SeatId, type State } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { realm } from '../src/game.ts';
import { shortlist } from '../src/shortlist.ts';
import { castAt, duel, ME, OPP, table } from './cards-table.ts';

/** How bots judge positions. No rule: only what is better than what. */

const judge = (s: State, seat: SeatId): number => realm.judge(machine(realm, s), seat);

describe('looking ahead', () => {
  test('ending the turn is worth what the table is worth now, not what runs out with the turn', () => {
    const t = duel({ sites: ['cinder-slope c1', 'forge-yard c2'], minions: ['moss-ox c1'], hand: ['war-cry'] });
    t.me.does('cast', 'war-cry');
    const end = t.state.ask!.choices.findIndex((c) => realm.verbs[c.verb] === 'endTurn');
    const value = foresee(lookout(realm, t.state), t.state, ME, end, luckOf('one'));
    expect(value).toBe(judge(t.state, ME));
  });
});

describe('what bots try', () => {
  test('an avatar at Death’s Door does not walk out to hit a warded site, but may hit one without a Ward', () => {
    const tried = (tokens: 'ward'[]): boolean => {
      const t = duel(
        { sites: ['windswept-tor c2'], avatar: 'persecutor c2', life: 0, door: 1 },
        { sites: [{ card: 'slow-river', at: 'c3', tokens }] },
      );
      const { choices } = t.state.ask!;
      const hits = (i: number): boolean => realm.verbs[choices[i].verb] === 'attackSite';
      expect(choices.some((_, i) => hits(i))).toBe(true);
      return shortlist(machine(realm, t.state), choices).some(hits);
    };
    expect(tried(['ward'])).toBe(false);
    expect(tried([])).toBe(true);
  });
});

describe('Evil', () => {
  const worth = (spellbook: string[]): number => {
    const t = duel({ sites: ['windswept-tor c1'], spellbook }, { sites: ['slow-river c3'], minions: ['moss-ox c3'] });
    const before = judge(t.state, ME);
    t.me.use('me:persecutor');
    return judge(t.state, ME) - before;
  };
  test('S1.3 a brand is worth something to whoever has cards that heed it, and more the more there are', () => {
    expect(worth(['moss-ox', 'moss-ox'])).toBe(0);
    expect(worth(['clear-judgement', 'moss-ox'])).toBeGreaterThan(0);
    expect(worth(['clear-judgement', 'pillory'])).toBeGreaterThan(worth(['clear-judgement', 'moss-ox']));
  });
});

describe('what a text does to figures', () => {
  test('Chain Net: an enemy that flies no more is worth less, and so is one that cannot step', () => {
    const loss = (minion: string): number => {
      const t = table({ hand: ['chain-net'], avatar: 'persecutor c2' }, { minions: [`${minion} c3`] });
      const before = judge(t.state, ME);
      t.me.does('cast', 'chain-net', minion);
      return judge(t.state, ME) - before;
    };
    expect(loss('moss-ox')).toBeGreaterThan(0);
    expect(loss('cirrus-drake')).toBeGreaterThan(loss('moss-ox'));
  });

  test('Ring of Morrigan is worth more with whoever casts', () => {
    const with_ = (unit: string): number => {
      const t = table({ hand: ['ring-of-morrigan'], minions: ['moss-ox c2', 'apprentice-wizard c2'] });
      t.me.does('cast', 'ring-of-morrigan', unit);
      return judge(t.state, ME);
    };
    expect(with_('apprentice-wizard')).toBeGreaterThan(with_('moss-ox'));
  });

  test('S5.6 a disabled site is worth less to its player', () => {
    const t = table({ hand: ['salt-carter'] });
    const before = judge(t.state, OPP);
    castAt(t, 'salt-carter', 'c1');
    const away = judge(t.state, OPP);
    const u = table({ hand: ['salt-carter'] });
    castAt(u, 'salt-carter', 'c2');
    expect(judge(u.state, OPP)).toBeLessThan(away);
    expect(away).toBeLessThan(before);
  });
});
