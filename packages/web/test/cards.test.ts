import type { CardFace } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, it } from 'vitest';
import { art } from '../src/games/ward/art/index.ts';
import { wardDress as dress } from '../src/games/ward/dress.ts';
import { creaturePalettes, magicPalettes, paletteOf } from '../src/games/ward/palettes.ts';
import { contrast, luminance } from '../src/parts/card/colour.ts';
import { describe as say } from '../src/parts/card/describe.ts';
import { changeOf, figuresOf, gainOf, reasonsOf, statusesOf, strikeOf } from '../src/parts/card/facts.ts';
import { hash, pattern, sequence } from '../src/parts/card/pattern.ts';

const faces = ward.defs.map((d) => ward.cardFace(d.id)!);
const face = (id: string): CardFace => ward.cardFace(id)!;

/** CIE L*: how light a colour looks, 0 to 100. */
const lightness = (hex: string): number => 116 * Math.cbrt(luminance(hex)) - 16;

describe('the art of a card', () => {
  it('is the same every time, and another for another name', () => {
    expect(hash('Grizzly Bear')).toBe(hash('Grizzly Bear'));
    expect(new Set(faces.map((f) => hash(f.name))).size).toBe(faces.length);
    expect(pattern('Grizzly Bear', 3)).toEqual(pattern('Grizzly Bear', 3));
    expect(pattern('Grizzly Bear', 3)).not.toEqual(pattern('Owlverine', 3));
  });

  it('differs by rarity and stays cheap to draw', () => {
    const grounds = [0, 1, 2, 3, 4, 5].map((rank) => pattern('Frog', rank));
    expect(new Set(grounds.map((g) => JSON.stringify(g))).size).toBe(6);
    for (const ground of grounds) {
      expect(ground.length).toBeLessThanOrEqual(12);
      for (const { d } of ground) expect(d).not.toContain('NaN');
    }
  });

  it('draws numbers from 0 to 1', () => {
    const next = sequence(7);
    const drawn = Array.from({ length: 1000 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBe(1000);
  });

  it('has an emblem for every card of Ward', async () => {
    const emblems = await dress.loadArt();
    for (const { id } of faces) expect(emblems, id).toHaveProperty([id]);
    expect(Object.keys(art).sort()).toEqual(faces.map((f) => f.id).sort());
    expect(new Set(Object.values(art)).size).toBe(faces.length);
  });
});

describe('palettes', () => {
  it('are there for every type', () => {
    const known = [...Object.values(creaturePalettes), ...Object.values(magicPalettes)];
    for (const f of faces) {
      expect(known).toContain(paletteOf(f.type));
      expect(dress.emblem(f.type)).not.toBe('magic');
    }
  });

  it.each([
    ['creatures', creaturePalettes],
    ['magics', magicPalettes],
  ])('of %s are told apart by lightness alone', (_, palettes) => {
    const light = Object.values(palettes)
      .map((p) => lightness(p.base))
      .sort((a, b) => a - b);
    for (let i = 1; i < light.length; i++) expect(light[i] - light[i - 1]).toBeGreaterThanOrEqual(4);
  });

  it('show the emblem clearly', () => {
    for (const [type, p] of Object.entries({ ...creaturePalettes, ...magicPalettes })) {
      expect(contrast(p.icon, p.base), type).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.icon, p.deep), type).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a card told to those who listen', () => {
  const bear = {
    id: 3,
    card: 'grizzly-bear',
    hp: 40,
    maxHp: 70,
    printed: { al: 7, spd: 8, dice: 2, mod: 5 },
    stats: { al: 7, spd: 8, dice: 2, mod: 5 },
  };

  it('says what is seen', () => {
    const view = {
      ...bear,
      states: ['frozen'],
      lasting: [{ source: 'blue-dragon', left: 1, overTime: 0, until: 'cycles', gives: ['frozen'] }],
    };
    expect(say(face('grizzly-bear'), view, { dress, place: 'your primary' })).toBe(
      'Grizzly Bear, your primary. HP 40 of 70, AL 7, SPD 8, 2 dice +5. Frozen, 1 cycle left.',
    );
  });

  it('says what is not as printed', () => {
    const view = { ...bear, hp: 70, stats: { al: 11, spd: 2, dice: 3, mod: 2 } };
    expect(say(face('grizzly-bear'), view, { dress })).toBe(
      'Grizzly Bear. HP 70, AL 11 (printed 7), SPD 2 (printed 8), 3 dice (printed 2) +2 (printed +5).',
    );
  });

  it('counts in what equips give to damage, and names what they give to hit', () => {
    const view = { ...bear, hp: 70, stats: { ...bear.stats, hit: 2, atk: -3 } };
    expect(say(face('grizzly-bear'), view, { dress })).toBe(
      'Grizzly Bear. HP 70, AL 7, SPD 8, 2 dice +2 (printed +5), To hit +2.',
    );
  });

  it('tells no more of a face-down card than that it is one', () => {
    expect(say(undefined, { id: 1 }, { dress, place: 'in their hand' })).toBe('A face-down card, in their hand.');
  });

  it('tells what lies on a face-down card for everybody to see', () => {
    const view = { id: 1, states: ['frozen'] };
    expect(say(undefined, view, { dress, place: 'on their side' })).toBe('A face-down card, on their side. Frozen.');
  });

  it('reads a magic in full where its text is shown', () => {
    expect(say(face('health-potion'), undefined, { dress, full: true })).toBe(
      'Health Potion. Standard magic, Rare. Heal 1 of your creatures 30, never above its full HP.',
    );
  });
});

describe('badges', () => {
  it('count only what really counts the state down', () => {
    const facts = {
      id: 1,
      states: ['frozen', 'negated'],
      // Smokescreen lasts too, but it is not what freezes.
      lasting: [
        { source: 'smokescreen', left: 2, overTime: 0, until: 'cycles' },
        { source: 'dire-wolf', left: 3, overTime: 10, until: 'ticks' },
      ],
    };
    expect(statusesOf(facts, dress).map((s) => [s.label, s.left, s.remains])).toEqual([
      ['Frozen', null, ''],
      ['Effects negated', null, ''],
      ['10 damage over time', 3, '3 more times'],
    ]);
  });

  it('know effects that end with the battle', () => {
    const facts = {
      id: 1,
      states: ['noDamage'],
      lasting: [{ source: 'ranger', left: 1, overTime: 0, until: 'battle', gives: ['noDamage'] }],
    };
    expect(statusesOf(facts, dress)[0]).toMatchObject({ left: null, remains: 'for this battle' });
  });
});

describe('how it strikes', () => {
  const why = [
    { stat: 'atk', layer: 'add', amount: 5, source: 'battle-axe' },
    { stat: 'hit', layer: 'add', amount: -1, source: 'fear' },
    { stat: 'al', layer: 'add', amount: 2, source: 'knight-armor' },
  ] as const;
  const printed = [
    { stat: 'dice', label: 'Dice', value: 2 },
    { stat: 'mod', label: 'MOD', value: 3 },
  ];
  const strike = (stats: Record<string, number>) =>
    strikeOf(
      { dice: 'dice', plus: 'mod', damage: 'atk', hit: 'hit' },
      figuresOf(printed, { id: 1, stats: { dice: 2, mod: 3, hit: 0, atk: 0, ...stats }, why: [...why] }, 'hp'),
    )!;

  it('has no mark where it is as printed', () => {
    expect(strike({}).hit).toBeNull();
    expect(gainOf(strike({}))).toBeNull();
  });

  it('is marked by what cards in play add to damage and to hit, with their names', () => {
    const { plus, hit } = strike({ atk: 5, hit: -1 });
    expect([plus.now, plus.printed, hit?.now]).toEqual([8, 3, -1]);
    const gain = gainOf(strike({ atk: 5, hit: -1 }))!;
    expect(gain.change).toBe(1);
    expect(reasonsOf(gain.why, dress.stats, (id) => (id === 'battle-axe' ? 'Battle Axe' : undefined))).toBe(
      '+5 attack damage from Battle Axe; −1 to hit from fear',
    );
  });
});

describe('reasons', () => {
  it.each([
    ['add', 4, '+4'],
    ['add', -6, '−6'],
    ['set', 12, 'becomes 12'],
    ['times', 0.5, '×0.5, rounded up'],
    ['fix', 1, 'is 1, whatever changes it'],
    ['cap', 1, 'at most 1'],
    ['noRaise', 0, 'nothing else can raise it'],
  ])('%s %d is "%s"', (layer, amount, words) => {
    expect(changeOf({ stat: 'al', layer, amount, source: 'x' })).toBe(words);
  });
});
