import type { Clause, EventView } from '@wardroom/core';
import { services } from '@wardroom/host';
import { describe, expect, test } from 'vitest';
import { entryOf, games } from '../src/games/index.ts';
import { type OptionSheet, optionsOf } from '../src/games/options.ts';
import { wardLog } from '../src/games/ward/log-icons.ts';
import { options } from '../src/games/ward/options.ts';
import { type Choice, FRIEND, mend, requestOf, SURPRISE } from '../src/pages/home/choice.ts';
import { matches, sectionsOf, wordsOf } from '../src/pages/rules/search.ts';
import { asText, rowsOf, type Wanted } from '../src/parts/log/rows.ts';

const ward = { ...(await services.catalogue('ward')), ...(await services.reading('ward')) };

describe('what home remembers', () => {
  const choice: Choice = {
    mode: 'duel',
    deck: 'the-hoard',
    theirDeck: SURPRISE,
    opponent: 'warden',
    friend: 'Bo',
    players: {},
    others: [],
    foe: '',
    options: { threshold: 120, hands: 'partners', boss: 'person', timeLimit: Number.NaN, calling: 'gone' },
  };

  test('becomes a match against a bot, with a deck by chance', () => {
    const request = requestOf(choice, ward, options, 'seed', ' Ada ', (n) => n - 1);
    expect(request.places).toEqual([
      { name: 'Ada', deck: 'the-hoard', sitter: 'person' },
      { name: 'Warden Osric', deck: ward.decks.at(-1)!.id, sitter: 'warden' },
    ]);
    // Official play has one threshold, a field left empty is as usual, and so is what the game knows no more.
    expect(request.options).toEqual({});
  });

  test('keeps to the decks that are meant for the mode', async () => {
    const realm = await services.catalogue('realm');
    const sheet = await entryOf('realm')!.options();
    const of = (mode: string): string[] => realm.decks.filter((d) => d.mode === mode).map((d) => d.id);
    expect([of('duel').length, of('full').length]).toEqual([6, 2]);
    const kept: Choice = { ...choice, mode: 'full', deck: of('duel')[0], theirDeck: SURPRISE };
    for (const draw of [(_n: number) => 0, (n: number) => n - 1]) {
      const { places } = requestOf(kept, realm, sheet, 'seed', 'Ada', draw);
      for (const { deck } of places) expect(of('full')).toContain(deck);
    }
    expect(requestOf({ ...kept, mode: 'duel' }, realm, sheet, 'seed', 'Ada', () => 0).places[0].deck).toBe(
      of('duel')[0],
    );
  });

  test('becomes a match of two people with what open play allows', () => {
    const open: Choice = { ...choice, opponent: FRIEND, options: { format: 'open', threshold: 3, timeLimit: 20 } };
    const request = requestOf(open, ward, options, 'seed', '', () => 0);
    expect(request.places.map((p) => [p.name, p.sitter])).toEqual([
      ['Player 1', 'person'],
      ['Bo', 'person'],
    ]);
    expect(request.options).toEqual({ format: 'open', threshold: 10, timeLimit: 20 });
  });

  test('becomes a raid with partners, and somebody at this screen for the boss', () => {
    const others = [{ sitter: 'squire', deck: 'the-hoard' }];
    const raid: Choice = { ...choice, mode: 'boss', players: { boss: 3, rumble: 6 }, others, foe: 'gone' };
    const request = requestOf(raid, ward, options, 'seed', 'Ada', () => 0);
    expect(request.places.map((p) => [p.sitter, p.deck])).toEqual([
      ['person', 'the-hoard'],
      ['squire', 'the-hoard'],
      [ward.usualBot, ward.decks[0].id],
    ]);
    expect(request).toMatchObject({ foe: ward.foes[0].id, options: { hands: 'partners', boss: 'person' } });
    expect(new Set(request.places.map((p) => p.name)).size).toBe(3);
  });

  test('seats as many as the mode takes, and gives partners no option where there are none', () => {
    const rumble = requestOf(
      { ...choice, mode: 'rumble', players: { rumble: 9 } },
      ward,
      options,
      'seed',
      'Ada',
      () => 0,
    );
    expect(rumble.places).toHaveLength(4);
    expect(rumble.options).toEqual({});
    expect(rumble.foe).toBeUndefined();
  });

  test('writes only what is not as usual into the match, and what the mode knows of', () => {
    const [duel] = ward.modes;
    const facts = {
      lanes: { usual: 3, values: [3, 5] },
      limit: { usual: 10, least: 5, most: 20 },
      many: { usual: 1, least: 1, most: 9 },
    };
    const sheet: OptionSheet = {
      cites: [],
      fields: [
        { name: 'lanes', label: () => 'Lanes', hint: '', values: { 3: 'Three', 5: 'Five' } },
        { name: 'limit', label: () => 'Limit', hint: '' },
        { name: 'many', label: () => 'Many', hint: '', offered: (m) => m !== duel },
      ],
    };
    expect(optionsOf(sheet, facts, duel, { lanes: 3, limit: 10 })).toEqual({});
    expect(optionsOf(sheet, facts, duel, { lanes: 5, limit: 99, many: 4 })).toEqual({ lanes: 5, limit: 20 });
    expect(optionsOf(sheet, facts, duel, { lanes: 4, limit: Number.NaN, gone: 1 })).toEqual({});
  });

  test.each(games.map((g) => [g.name, g] as const))(
    'offers of %s what its rules know, each value by a name',
    async (name, game) => {
      const { options: facts } = await services.catalogue(name);
      const { fields } = await game.options();
      for (const field of fields) {
        const may = facts[field.name];
        const values = may !== undefined && 'values' in may ? may.values.map(String) : [];
        expect(Object.keys(field.values ?? {}).sort(), field.name).toEqual([...values].sort());
      }
    },
  );

  test('gives way where a deck, a mode or a bot is gone', () => {
    const old = mend({ ...choice, deck: 'gone', theirDeck: 'gone', mode: 'gone', opponent: 'gone' }, ward);
    expect(old).toMatchObject({ deck: ward.decks[0].id, theirDeck: SURPRISE, mode: 'duel' });
    expect(ward.bots.map((b) => b.name)).toContain(old.opponent);
  });

  test.each([
    ['random', 'squire'],
    ['greedy', 'warden'],
    ['search', 'master'],
  ])('seats for “%s” of older choices the level that plays most like it', (was, is) => {
    const old = mend({ ...choice, opponent: was, others: [{ sitter: was, deck: SURPRISE }] }, ward);
    expect([old.opponent, old.others[0].sitter]).toEqual([is, is]);
  });
});

describe('the rulebook', () => {
  test('is searched by words in any order and by the beginning of a number', () => {
    const clause: Clause = { id: 'W10.2.3', section: 'Battle', text: 'Hit roll: roll 2 dice.', ruling: 'A tie hits.' };
    expect(matches(clause, wordsOf('dice HIT'))).toBe(true);
    expect(matches(clause, wordsOf('tie battle'))).toBe(true);
    expect(matches(clause, wordsOf('w10.2'))).toBe(true);
    expect(matches(clause, wordsOf('10.2'))).toBe(false);
    expect(matches(clause, wordsOf('dice magic'))).toBe(false);
  });

  test('loses no clause to its sections', () => {
    expect(sectionsOf(ward.rulebook).flatMap((s) => s.clauses)).toHaveLength(ward.rulebook.length);
  });
});

describe('a log', () => {
  const event = (kind: string, text: string, seat = 0): EventView => ({ kind, text, seat, cite: 'W9.1.1', n: 0 });
  const entries = [
    event('turnStart', 'Turn 1: Ada.'),
    event('phase', 'Ada: draw phase.'),
    event('drawn', ''),
    event('phase', 'Ada: combat phase.'),
    event('hitRoll', 'Werewolf rolls 3, 4.'),
    event('turnStart', 'Turn 2: Bo.', 1),
    event('played', 'Bo plays Backstab.', 1),
  ];
  const all: Wanted = { family: 'all', seat: null, query: '' };
  const texts = (wanted: Partial<Wanted>) => rowsOf(entries, wardLog, { ...all, ...wanted }).map((r) => r.event.text);

  test('skips what has no words, and phases in which nothing happened', () => {
    expect(texts({})).toEqual([
      'Turn 1: Ada.',
      'Ada: combat phase.',
      'Werewolf rolls 3, 4.',
      'Turn 2: Bo.',
      'Bo plays Backstab.',
    ]);
  });

  test('keeps the turns of what is asked for, and no others', () => {
    expect(texts({ family: 'dice' })).toEqual(['Turn 1: Ada.', 'Werewolf rolls 3, 4.']);
    expect(texts({ seat: 1 })).toEqual(['Turn 2: Bo.', 'Bo plays Backstab.']);
    expect(texts({ query: 'backSTAB' })).toEqual(['Turn 2: Bo.', 'Bo plays Backstab.']);
    expect(texts({ query: 'nothing like it' })).toEqual([]);
  });

  test('is copied as sentences with their clauses', () => {
    expect(asText(rowsOf(entries, wardLog, all))).toBe(
      'Turn 1: Ada.\n- Werewolf rolls 3, 4. (W9.1.1)\n\nTurn 2: Bo.\n- Bo plays Backstab. (W9.1.1)',
    );
  });

  test('has an icon for every kind of event that Ward tells', async () => {
    const { EVENT_NAMES } = await import('../../games/ward/src/names.ts');
    const silent = ['turnStart', 'phase'];
    expect(EVENT_NAMES.filter((k) => !silent.includes(k) && wardLog.kinds[k] === undefined)).toEqual([]);
  });
});
