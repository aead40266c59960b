import type { ChoiceView } from '@wardroom/core';
import { type Events, type RealmCardView, type RealmView, realm } from '@wardroom/realm';
import { describe, expect, test } from 'vitest';
import { emblems } from '../src/games/realm/art.generated.ts';
import { art } from '../src/games/realm/art.ts';
import { askAgain, fxOf, hold, lifeFx, mourned, soundOf } from '../src/games/realm/drama.ts';
import { realmDress as dress } from '../src/games/realm/dress.ts';
import { ELEMENTS, elementPaths, symbolWords } from '../src/games/realm/elements.ts';
import { coversOf, landOf, type RealmGame, regionOf, squareOf, tilesOf, veilOf } from '../src/games/realm/facts.ts';
import { type Aim, aimsAt, read } from '../src/games/realm/intent.ts';
import { aimWords, type Telling, tileWords, unitWords } from '../src/games/realm/labels.ts';
import { realmLog } from '../src/games/realm/log-icons.ts';
import { palettes } from '../src/games/realm/palettes.ts';
import type { BeatOf } from '../src/games/table.ts';
import { contrast, luminance } from '../src/parts/card/colour.ts';
import { describe as say } from '../src/parts/card/describe.ts';
import { isIcon, moreIcons } from '../src/parts/icons/Icon.tsx';
import type { LogLook } from '../src/parts/log/look.ts';
import { placeOf, rowsFrom } from '../src/parts/table/board.ts';
import { eventsOf } from './events.ts';

const face = (id: string) => realm.cardFace(id)!;
const board = realm.board!;
const square = (name: string): number => board.squares.findIndex((x) => x.name === name);
const squareName = (at: number): string => board.squares[at].name;

type Zones = Record<string, RealmCardView[]>;
const view = (zones: Zones, more: Partial<RealmView> = {}): RealmView => ({
  game: 'realm',
  viewer: 0,
  seq: 0,
  turn: 1,
  active: 0,
  seats: [0, 1].map((team) => ({ team, out: false })),
  zones: Object.entries(zones).map(([zone, cards]) => ({ zone, seat: 0, count: cards.length, cards })),
  chain: [],
  table: {
    phase: 'main',
    grid: { columns: 5, rows: 4 },
    tokens: ['ward', 'stealth', 'lance'],
    timeLimit: 0,
    storyline: [],
    fight: null,
    players: [],
  },
  question: null,
  over: null,
  ...more,
});

const event = eventsOf<Events>('S5.4');
const beat = (e: Events, shown = view({})): BeatOf<RealmGame> => ({ event: e, view: shown, at: 7 });

// What comes later in a match is there for these, too.
await moreIcons('realm');

describe('every card and every event', () => {
  test('has an emblem of its own', () => {
    expect(Object.keys(emblems).sort()).toEqual(realm.defs.map((d) => d.id).sort());
    expect(new Set(Object.values(art)).size).toBe(realm.defs.length);
  });
  test('has an icon in the log', () => {
    const { kinds }: LogLook = realmLog;
    const silent = new Set(['turnStart', 'turnEnd']);
    expect(realm.events.filter((kind) => !silent.has(kind) && kinds[kind] === undefined)).toEqual([]);
    for (const { icon } of Object.values(realmLog.kinds)) expect(isIcon(icon), icon).toBe(true);
  });
  test('has a paper, colours and an emblem for its kind', () => {
    for (const { id } of realm.defs) {
      const { stock, type } = face(id);
      expect(dress.stocks, id).toHaveProperty([stock]);
      expect(isIcon(dress.emblem(type)), type).toBe(true);
    }
    for (const { icon } of Object.values(dress.states)) expect(isIcon(icon), icon).toBe(true);
  });
});

describe('elements', () => {
  test('differ in shape', () => {
    expect(new Set(ELEMENTS.map((e) => elementPaths[e])).size).toBe(4);
  });
  test('are told apart on cards by lightness alone, and carry their emblem', () => {
    const light = Object.values(palettes)
      .map((p) => 116 * Math.cbrt(luminance(p.base)) - 16)
      .sort((a, b) => a - b);
    for (let i = 1; i < light.length; i++) expect(light[i] - light[i - 1]).toBeGreaterThanOrEqual(4);
    for (const [type, p] of Object.entries(palettes))
      expect(contrast(p.icon, p.base), type).toBeGreaterThanOrEqual(4.5);
  });
  test('are told in words', () => {
    expect(symbolWords({ water: 2, air: 1 })).toBe('1 air, 2 water');
    expect(say(face('abaddon-succubus'), undefined, { dress })).toMatch(/Needs water 2/);
    expect(say(face('persecutor'), undefined, { dress })).toMatch(/^Persecutor\. Life 20, power 2\./);
  });
});

describe('squares', () => {
  test('each player looks from their own back row', () => {
    expect(rowsFrom(board, 0)[0].map(squareName)).toEqual(['a4', 'b4', 'c4', 'd4', 'e4']);
    expect(rowsFrom(board, 1)[0].map(squareName)).toEqual(['e1', 'd1', 'c1', 'b1', 'a1']);
    expect(placeOf(board, square('a1'), 0)).toEqual({ x: 0, y: 3 });
    expect(placeOf(board, square('a1'), 1)).toEqual({ x: 4, y: 0 });
  });
  test('a spot is a square and a region', () => {
    expect([squareOf(board, 27), regionOf(board, 27)]).toEqual([7, 'underground']);
    expect([squareOf(board, 67), regionOf(board, 67)]).toEqual([7, 'void']);
  });
  test('an aura lies over four of them, whoever looks', () => {
    expect(coversOf(board, square('b2')).map(squareName)).toEqual(['b2', 'c2', 'b3', 'c3']);
    expect(veilOf(board, coversOf(board, square('b2')), 0)).toEqual({ x: 1, y: 1 });
    expect(veilOf(board, coversOf(board, square('b2')), 1)).toEqual({ x: 2, y: 1 });
  });
});

const site: RealmCardView = { id: 1, card: 'slow-river', ctrl: 0, at: 7, elements: { water: 1 }, water: true };
const ox: RealmCardView = {
  id: 2,
  card: 'moss-ox',
  ctrl: 1,
  at: 7,
  region: 'surface',
  hp: 3,
  maxHp: 4,
  stats: { power: 4 },
  states: ['tapped', 'warded'],
};
const eel: RealmCardView = { id: 3, card: 'needle-eel', ctrl: 0, at: 7, region: 'underwater' };
const ring: RealmCardView = { id: 4, card: 'ring-of-morrigan', ctrl: 0, at: 7, region: 'underwater', on: 3 };
const idol: RealmCardView = { id: 5, card: 'hungry-idol', ctrl: 0, at: 7, region: 'surface' };
const aura: RealmCardView = { id: 6, card: 'spring-flood', ctrl: 0, at: 6, covers: coversOf(board, 6) };
const seer: RealmCardView = { id: 7, card: 'persecutor', ctrl: 0, at: 7, region: 'surface', hp: 20, maxHp: 20 };
const full = view({ sites: [site], avatars: [seer], minions: [ox, eel], artifacts: [ring, idol], auras: [aura] });
const telling: Telling = {
  board,
  faceOf: (card) => (card.card === undefined ? undefined : face(card.card)),
  whose: (seat) => (seat === 0 ? 'your' : 'Bo’s'),
};

describe('a square', () => {
  const tile = tilesOf(full, board, 0)[7];
  test('knows who stands on it, who is below, what lies there and what is carried', () => {
    // The other player's units come first: they stand behind.
    expect(tile.above.map((u) => u.card.id)).toEqual([2, 7]);
    expect(tilesOf(full, board, 1)[7].above.map((u) => u.card.id)).toEqual([7, 2]);
    expect(tile.below.map((u) => [u.card.id, u.charms.map((c) => c.id)])).toEqual([[3, [4]]]);
    expect(tile.lying.map((c) => c.id)).toEqual([5]);
    expect(tile.auras.map((c) => c.id)).toEqual([6]);
  });
  test('is told in words', () => {
    expect(tileWords(tile, telling)).toBe(
      'c2, your Slow River, water, gives 1 water. 2 units, 1 unit underwater, 1 artifact. Under Spring Flood.',
    );
    expect(tileWords(tilesOf(full, board, 0)[0], telling)).toBe('a1, void.');
    const salted = view({ sites: [{ ...site, states: ['silenced', 'disabled'] }] });
    expect(tileWords(tilesOf(salted, board, 0)[7], telling)).toBe(
      'c2, your Slow River, water, gives 1 water, silenced, disabled.',
    );
    expect(unitWords(tile.above[0], telling, 'attack')).toBe(
      'Moss Ox, Bo’s minion on c2. Power 3 of 4. Tapped. Warded. Can be attacked.',
    );
    expect(unitWords(tile.below[0], telling, undefined)).toMatch(/underwater at c2.*Carries Ring of Morrigan\./);
  });
  test('is water while it is flooded, and nobody’s as rubble', () => {
    const flooded = { ...site, elements: { earth: 1 } };
    expect(landOf(tilesOf(view({ sites: [flooded] }), board, 0)[7])).toBe('water');
    const rubble = tilesOf(view({ sites: [{ ...site, rubble: true }] }), board, 0)[7];
    expect([landOf(rubble), rubble.seat]).toEqual(['rubble', null]);
  });
});

describe('what a click means', () => {
  const choices: ChoiceView[] = [
    { verb: 'move', card: 2, n: 7, spot: 7, text: 'to c2' },
    { verb: 'move', card: 2, n: 27, spot: 27, text: 'below c2' },
    { verb: 'attackSite', card: 2, on: 1, n: 7, spot: 7, text: 'the site' },
    { verb: 'attack', card: 2, on: 9, n: 7, spot: 7, text: 'the unit' },
    { verb: 'use', card: 2, n: 0, text: 'its ability' },
    { verb: 'drop', card: 4, n: 0, text: 'drop it' },
    { verb: 'endTurn', n: 0, text: 'end' },
  ];
  const verbs = (aims: readonly Aim[]) => aims.map((a) => a.choice.text);
  test('a square gathers the ways there and its site, and no unit that stands on it', () => {
    expect(verbs(aimsAt(read(choices, 2, [4]), board, 7, 1))).toEqual(['to c2', 'below c2', 'the site']);
  });
  test('a unit is attacked by pressing it, and what needs no aim is a deed', () => {
    const reading = read(choices, 2, [4]);
    expect(verbs(reading.targets.get(9)!)).toEqual(['the unit']);
    expect(verbs(reading.deeds)).toEqual(['its ability', 'drop it']);
  });
  test('nothing is open before a card is chosen, but ways that name no card', () => {
    expect(read(choices, null, []).spots.size).toBe(0);
    expect([...read(choices, null, []).can]).toEqual([2, 4]);
    const ways: ChoiceView[] = [{ verb: 'via', n: 6, spot: 6, text: 'by b2' }];
    expect([...read(ways, null, []).spots.keys()]).toEqual([6]);
  });
  test('entries of a menu say it in a word or two', () => {
    const label = (choice: ChoiceView) => aimWords({ index: 0, choice }, board, () => 'Slow River').label;
    expect(choices.slice(0, 4).map(label)).toEqual([
      'Move here',
      'Burrow below',
      'Attack Slow River',
      'Attack Slow River from c2',
    ]);
  });
});

describe('what happens', () => {
  test('a Ward shatters on what it protected, and closes on what is warded', () => {
    expect(fxOf(beat(event('wardBroken', { a: { id: 2 } })), 2)).toEqual({ kind: 'shatter', key: 7 });
    expect(fxOf(beat(event('tokenGained', { a: { id: 2 }, n: 0 })), 2)).toEqual({ kind: 'close', key: 7 });
    expect(fxOf(beat(event('tokenLost', { a: { id: 2 }, n: 1 })), 2)).toEqual({ kind: 'work', key: 7 });
  });
  test('damage rises from whoever takes it, and life at the gauge', () => {
    expect(fxOf(beat(event('damaged', { a: { id: 2 }, n: 3 })), 2)).toEqual({ kind: 'damage', n: 3, key: 7 });
    expect(fxOf(beat(event('damaged', { a: { id: 2 }, n: 3 })), 3)).toBeNull();
    expect(lifeFx(beat(event('lifeLost', { seat: 1, n: 2 })), 1)).toEqual({ n: -2, key: 7 });
    expect(lifeFx(beat(event('healed', { seat: 1, n: 2 })), 0)).toBeNull();
  });
  test('who has gone is mourned where they stood', () => {
    expect(mourned(beat(event('died', { a: { id: 9 }, n: 27 })), board)).toEqual({
      square: 7,
      key: 7,
      banished: false,
    });
    expect(mourned(beat(event('died', { a: { id: 2 }, n: 7 }), full), board)).toBeNull();
  });
  test('is held as long as it takes to see, and not where nothing is said', () => {
    expect(hold(beat(event('wardBroken')), null)).toBeGreaterThan(500);
    expect(hold(beat(event('damaged')), beat(event('damaged')))).toBeLessThan(hold(beat(event('damaged')), null));
    expect(hold(beat(event('arrives', { text: '' })), null)).toBe(0);
  });
  test('is heard', () => {
    expect(soundOf(beat(event('turnStart', { seat: 1 }), full), 1)).toEqual({ name: 'yourTurn' });
    expect(soundOf(beat(event('won', { seat: 1 }), full), 0)).toEqual({ name: 'lose' });
  });
  test('the end of a turn is asked about while there is a site to play or a spell to cast', () => {
    const end: ChoiceView = { verb: 'endTurn', n: 0, text: 'End the turn' };
    const asked = (verb: string) =>
      view({}, { question: { seat: 0, prompt: 'main', text: '', choices: [end, { verb, n: 0, text: '' }] } });
    expect(askAgain(end, asked('playSite'))?.ends).toBe(true);
    expect(askAgain(end, asked('move'))).toBeNull();
  });
});
