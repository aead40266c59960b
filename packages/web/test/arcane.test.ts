import { type ArcaneCardView, type ArcaneView, arcane, type Events } from '@wardroom/arcane';
import type { CardFace, CardView, ChoiceView } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { EVENT_NAMES, STATUS_NAMES } from '../../games/arcane/src/names.ts';
import { emblems } from '../src/games/arcane/art.generated.ts';
import { art } from '../src/games/arcane/art.ts';
import { askAgain, attackOf, fxOf, hold, meant, soundOf, stagedOf, throwOf } from '../src/games/arcane/drama.ts';
import { arcaneDress as dress } from '../src/games/arcane/dress.ts';
import { type Arcane, boardOf, diceFor, heldIn, step } from '../src/games/arcane/facts.ts';
import { labelOf } from '../src/games/arcane/labels.ts';
import { arcaneLog } from '../src/games/arcane/log-icons.ts';
import { marksOf } from '../src/games/arcane/marks.ts';
import { options } from '../src/games/arcane/options.ts';
import { palettes } from '../src/games/arcane/palettes.ts';
import { optionsOf } from '../src/games/options.ts';
import type { BeatOf, Choosing } from '../src/games/table.ts';
import { contrast, luminance } from '../src/parts/card/colour.ts';
import { isIcon } from '../src/parts/icons/Icon.tsx';
import { rowsFrom, wayOf } from '../src/parts/table/board.ts';
import { eventsOf } from './events.ts';

const faces = arcane.defs.map((d) => arcane.cardFace(d.id)!);
const face = (id: string): CardFace => arcane.cardFace(id)!;
const ground = arcane.board!;
const square = (name: string): number => ground.squares.findIndex((x) => x.name === name);
const squareName = (at: number): string => ground.squares[at].name;

const table: ArcaneView['table'] = {
  phase: 'main',
  grid: { columns: 5, rows: 5 },
  points: 2,
  usualPoints: 3,
  openingPlaces: 5,
  timeLimit: 0,
  attack: null,
  window: null,
  players: [],
};

/** A table with these cards on it. */
function view(
  cards: { board?: ArcaneCardView[][]; hand?: ArcaneCardView[] },
  more: Partial<ArcaneView> = {},
): ArcaneView {
  const zones = [0, 1].map((seat) => ({ zone: 'board', seat, count: 0, cards: cards.board?.[seat] ?? [] }));
  return {
    game: 'arcane',
    viewer: 0,
    seq: 0,
    turn: 1,
    active: 0,
    seats: [0, 1].map((team) => ({ team, out: false })),
    zones: [...zones, { zone: 'hand', seat: 0, count: 0, cards: cards.hand ?? [] }],
    chain: [],
    table,
    question: null,
    over: null,
    ...more,
  };
}

const event = eventsOf<Events>('A4.2.4');
const beat = (now: Events, at = 7, shown = view({})): BeatOf<Arcane> => ({ event: now, view: shown, at });
const staging = { cards: Object.fromEntries(faces.map((f) => [f.id, f])), names: ['Ada', 'Bo'], near: 0 };

describe('squares', () => {
  test('each player looks from their own side', () => {
    expect(rowsFrom(ground, 0)[0].map(squareName)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
    expect(rowsFrom(ground, 1)[0].map(squareName)).toEqual(['e1', 'd1', 'c1', 'b1', 'a1']);
    expect(
      rowsFrom(ground, 1)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 25 }, (_, i) => i));
  });

  test('two rows each are a territory, and the one between is nobody’s', () => {
    expect(['a1', 'e2', 'c3', 'a4', 'e5'].map((s) => ground.squares[square(s)].seat)).toEqual([0, 0, undefined, 1, 1]);
  });

  test('arrows lead where they point, and stop at the edge', () => {
    const from = (name: string, near: number, ...keys: string[]) =>
      squareName(keys.reduce((at, key) => step(ground, at, near, key), square(name)));
    expect(from('b2', 0, 'ArrowUp', 'ArrowRight')).toBe('c3');
    expect(from('b2', 1, 'ArrowUp', 'ArrowRight')).toBe('a1');
    expect(from('a1', 0, 'ArrowLeft', 'ArrowDown')).toBe('a1');
    expect(from('c3', 0, 'Home')).toBe('a3');
    expect(from('c3', 1, 'Home')).toBe('e3');
    expect(from('c3', 0, 'PageUp')).toBe('c5');
  });

  test('a lunge goes toward the enemy, as it is seen', () => {
    expect(wayOf(ground, square('b2'), square('b3'), 0)).toEqual({ x: 0, y: -1 });
    expect(wayOf(ground, square('b2'), square('c2'), 1)).toEqual({ x: -1, y: 0 });
  });

  test('hold what lies on the board, and in the setup what was placed in secret', () => {
    const shown = view({
      board: [[{ id: 1, card: 'wisp', at: 7, up: true }], [{ id: 2, ctrl: 1, at: 17, up: false }]],
      hand: [
        { id: 3, card: 'mason', at: 5, plan: 'down' },
        { id: 4, card: 'wisp' },
      ],
    });
    const board = boardOf(shown);
    expect([...board.keys()].toSorted((a, b) => a - b)).toEqual([5, 7, 17]);
    expect(board.get(5)).toMatchObject({ seat: 0, up: false, planned: true });
    expect(board.get(17)).toMatchObject({ seat: 1, up: false, planned: false });
    expect(heldIn(shown.zones[2].cards!).map((c) => c.id)).toEqual([4]);
  });
});

describe('a square told to those who listen', () => {
  const whose = (seat: number) => (seat === 0 ? 'your' : 'Bo’s');
  const say = (name: string, card?: ArcaneCardView, seat = 0, mark?: Parameters<typeof labelOf>[2]['mark']) =>
    labelOf(
      ground.squares[square(name)],
      card === undefined ? undefined : { card, seat, up: card.up === true, planned: false },
      {
        face: card?.card === undefined ? undefined : face(card.card),
        whose,
        mark,
        dress,
      },
    );

  test('says what lies there, how, and what can be done', () => {
    expect(say('b2', { id: 1, card: 'mystic-stone', up: false, hp: 15, maxHp: 15 })).toBe(
      'b2, your Mystic Stone, face down. Health 15.',
    );
    const knight = { id: 1, card: 'lightning-knight', up: true, hp: 2, maxHp: 4, stats: { attack: 4, health: 4 } };
    expect(say('c3', { ...knight, states: ['poisoned', 'frozen'], poison: 2 }, 1, 'attack')).toBe(
      'c3, Bo’s Lightning Knight. Attack 4 (printed 3), health 2 of 4. Poisoned, 2 turns left. Frozen. Can be attacked.',
    );
    expect(say('c3')).toBe('c3, empty, neutral row.');
    expect(say('a5', undefined, 0, 'spot')).toBe('a5, empty, Bo’s territory. Can be chosen.');
  });

  test('tells of a card that is not known only what everybody sees', () => {
    expect(say('d4', { id: 9, up: false, states: ['frozen'] }, 1)).toBe('d4, Bo’s face-down card. Frozen.');
  });
});

describe('what lights up', () => {
  const board = boardOf(
    view({
      board: [
        [
          { id: 1, card: 'wisp', at: 7, up: true },
          { id: 2, card: 'mason', at: 8, up: true },
        ],
        [{ id: 5, at: 12, up: false }],
      ],
    }),
  );
  const choice = (verb: string, card: number, more: Partial<ChoiceView> = {}): ChoiceView => ({
    verb,
    card,
    n: 0,
    text: '',
    ...more,
  });
  const choosing = (choices: ChoiceView[], chosen: number[], can: number[], spots: number[] = []): Choosing => ({
    choices,
    why: [],
    can: new Set([...can, ...chosen]),
    chosen: new Set(chosen),
    spots: new Set(spots),
    click: () => {},
    clickSpot: () => {},
    drop: () => {},
    pick: () => {},
    prefer: null,
    setPrefer: () => {},
    best: null,
  });
  const marks = (c: Choosing | null) => Object.fromEntries(marksOf(c, board));

  test('first the cards that can do something, then where one can go and what it can attack', () => {
    const all = [choice('move', 1, { spot: 11 }), choice('attack', 1, { on: 5 })];
    expect(marks(choosing(all, [], [1]))).toEqual({ 7: 'can' });
    expect(marks(choosing(all, [1], [5], [11]))).toEqual({ 7: 'chosen', 11: 'spot', 12: 'attack' });
  });

  test('what a spell is aimed at looks otherwise than what is attacked', () => {
    expect(marks(choosing([choice('cast', 9, { on: 5 })], [9], [5]))).toEqual({ 12: 'target' });
    expect(marks(choosing([choice('card', 5)], [], [5]))).toEqual({ 12: 'target' });
    expect(marks(null)).toEqual({});
  });
});

describe('what is shown and heard', () => {
  test('damage is dice, sixes first', () => {
    expect([0, 1, 6, 7, 14].map(diceFor)).toEqual([[], [1], [6], [6, 1], [6, 6, 2]]);
  });

  test('a coin is thrown for who begins and for First-Blood, and waits for the tray', () => {
    const begins = beat(event('goesFirst', { seat: 1, n: 2, list: [2] }));
    expect(throwOf(begins, staging)).toMatchObject({ key: 'roll-7', coin: ['Ada', 'Bo'] });
    const [a, b]: CardView[] = [
      { id: 1, card: 'storm-squire' },
      { id: 2, card: 'spark' },
    ];
    const both = beat(event('coin', { a, b, n: 2, list: [2] }));
    expect(throwOf(both, staging)).toMatchObject({
      coin: ['Storm Squire', 'Spark'],
      verdict: { text: 'Spark strikes first' },
    });
    expect([begins, both].map((x) => hold(x, null))).toEqual(['dice', 'dice']);
    expect(throwOf(beat(event('damaged')), staging)).toBeNull();
    expect(throwOf(null, staging)).toBeNull();
  });

  test('a spell has the stage until it has happened, with what it is cast on and what it answers', () => {
    const [bolt, unsay] = [
      { id: 4, card: 'fire-bolt' },
      { id: 6, card: 'unsay' },
    ];
    const chain = [
      { card: bolt, seat: 0, negated: false },
      { card: unsay, seat: 1, negated: false },
    ];
    const log = [event('cast', { a: bolt, b: { id: 5, card: 'wisp' } }), event('cast', { a: unsay, seat: 1 })];
    expect(stagedOf(log, view({}, { chain }), staging)).toMatchObject({ who: 'Bo casts', answers: 'Fire Bolt' });
    const alone = view({}, { chain: chain.slice(0, 1) });
    expect(stagedOf(log, alone, staging)).toMatchObject({ who: 'Ada casts', on: 'Wisp' });
    expect(meant(log, alone).aimed).toBe(5);
    expect(stagedOf(log, view({}), staging)).toBeNull();
  });

  test('an attack under way is known by its squares', () => {
    const board = [[{ id: 1, at: 7, up: true }], [{ id: 5, at: 12, up: false }]];
    const under = (attack: ArcaneView['table']['attack']) => view({ board }, { table: { ...table, attack } });
    expect(attackOf(under({ attacker: 1, defender: 5 }))).toEqual({ from: 7, to: 12 });
    expect(attackOf(under({ attacker: 1, defender: 9 }))).toBeNull();
    expect(attackOf(under(null))).toBeNull();
  });

  test('the attacker strikes, the defender is aimed at, damage rises from whoever takes it', () => {
    const attack = beat(event('attack', { a: { id: 1 }, b: { id: 5 } }));
    expect([1, 5, 6].map((id) => fxOf(attack, id)?.kind)).toEqual(['strike', 'aim', undefined]);
    expect(fxOf(beat(event('damaged', { a: { id: 5 }, n: 3 })), 5)).toEqual({ kind: 'damage', n: 3, key: 7 });
    expect(fxOf(beat(event('revealed', { a: { id: 5 } })), 5)?.kind).toBe('turn');
    expect(fxOf(null, 5)).toBeNull();
  });

  test('what comes by the handful is passed over quickly, and what has no words at once', () => {
    const placed = beat(event('placedDown'));
    expect(hold(placed, placed)).toBeLessThan(hold(placed, null) as number);
    expect(hold(beat(event('preCombat', { text: '' })), null)).toBe(0);
  });

  test('one’s own turn and one’s own win sound otherwise', () => {
    expect([0, 1].map((seat) => soundOf(beat(event('turnStart', { seat })), 0)?.name)).toEqual(['yourTurn', 'turn']);
    expect([0, 1].map((seat) => soundOf(beat(event('won', { seat })), 0)?.name)).toEqual(['win', 'lose']);
  });

  test('a turn that ends with points left is asked about once more', () => {
    const end: ChoiceView = { verb: 'end', n: 0, text: 'End the turn' };
    const move: ChoiceView = { verb: 'move', card: 1, n: 3, spot: 3, text: '' };
    const asked = (choices: ChoiceView[]) => view({}, { question: { seat: 0, prompt: 'main', text: '', choices } });
    expect(askAgain(end, asked([end, move]))).toMatchObject({ ends: true, text: 'You have 2 action points left.' });
    expect(askAgain(end, asked([end]))).toBeNull();
    expect(askAgain(move, asked([end, move]))).toBeNull();
  });
});

describe('the dress', () => {
  test('has an emblem for every card, and none twice', () => {
    for (const { id } of faces) expect(emblems, id).toHaveProperty([id]);
    expect(Object.keys(art).sort()).toEqual(faces.map((f) => f.id).sort());
    expect(new Set(Object.values(art)).size).toBe(faces.length);
  });

  test('knows every kind of card, every circle and every status', () => {
    for (const { id, stock, type } of faces) {
      expect(dress.stocks, id).toHaveProperty([stock]);
      expect(palettes, id).toHaveProperty([type.toLowerCase()]);
    }
    expect(Object.keys(dress.states).sort()).toEqual([...STATUS_NAMES].sort());
    const used = [...Object.values(dress.states).map((s) => s.icon), ...faces.map((f) => dress.emblem(f.type))];
    expect(used.filter((icon) => !isIcon(icon))).toEqual([]);
  });

  test('tells circles apart by lightness alone, and shows emblems clearly', () => {
    const light = Object.values(palettes)
      .map((p) => 116 * Math.cbrt(luminance(p.base)) - 16)
      .sort((a, b) => a - b);
    for (let i = 1; i < light.length; i++) expect(light[i] - light[i - 1]).toBeGreaterThanOrEqual(4);
    for (const [circle, p] of Object.entries(palettes)) {
      expect(contrast(p.icon, p.base), circle).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.icon, p.deep), circle).toBeGreaterThanOrEqual(3);
    }
  });

  test('has an icon in the log for every kind of event', () => {
    expect(EVENT_NAMES.filter((k) => k !== arcaneLog.turn && arcaneLog.kinds[k] === undefined)).toEqual([]);
    expect(Object.values(arcaneLog.kinds).filter(({ icon }) => !isIcon(icon))).toEqual([]);
  });

  test('offers only options that the game knows', () => {
    const set = optionsOf(options, arcane.options, arcane.modes[0], { timeLimit: 30, stops: 'always' });
    const deck = arcane.decks[0].cards;
    const seats = ['Ada', 'Bo'].map((name) => ({ name, deck }));
    expect(set).toEqual({ timeLimit: 30, stops: 'always' });
    expect(arcane.check({ mode: 'duel', seats, options: set })).toEqual([]);
  });
});
