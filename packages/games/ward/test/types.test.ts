import type * as core from '@wardroom/core';
import { expect, test } from 'vitest';
import type { WardSource } from '../src/card.ts';
import {
  type Ability,
  type CardRef,
  type CardSet,
  type Cond,
  type Filter,
  type Lasting,
  type Mod,
  type Num,
  type Op,
  type Scope,
  type SeatRef,
  type Target,
  VERBS,
} from '../src/language.ts';
import type { EVENTS } from '../src/names.ts';

/**
 * What must not compile in the texts of cards. Nothing of this runs: `npm run types` finds a case that has come to
 * compile, because then its `@ts-expect-error` expects in vain. Each case is wrong in one place only, below the same thing
 * done right. (Names of variables are any words: those are checked as cards are loaded.)
 */

/** Ward's own steps. */
const verbs = (): Op[] => [
  { do: 'damage', to: 'target', n: 20 },
  // @ts-expect-error a step that there is not
  { do: 'damge', to: 'target', n: 20 },
  // @ts-expect-error an argument is missing
  { do: 'damage', to: 'target' },
  // @ts-expect-error an argument is misspelt
  { do: 'damage', too: 'target', n: 20 },
  // @ts-expect-error an argument too many
  { do: 'damage', to: 'target', n: 20, who: 'me' },
  // @ts-expect-error yes or no for a number
  { do: 'damage', to: 'target', n: true },
  // @ts-expect-error a number for the creature
  { do: 'damage', to: 3, n: 20 },
  { do: 'damage', to: 'target', n: 20, kind: 'percentage' },
  // @ts-expect-error a kind of damage that there is not
  { do: 'damage', to: 'target', n: 20, kind: 'percent' },
  { do: 'draw', who: 'me', n: 1 },
  // @ts-expect-error nobody draws
  { do: 'draw', n: 1 },
  // @ts-expect-error cards for the player who draws
  { do: 'draw', who: { in: 'hand' }, n: 1 },
  { do: 'destroy', cards: { in: 'magics', of: 'opponents' } },
  // @ts-expect-error one card where a step takes several
  { do: 'destroy', card: 'target' },
  // @ts-expect-error a place that there is not, within an argument
  { do: 'destroy', cards: { in: 'magic', of: 'opponents' } },
  { do: 'send', cards: 'target', to: 'deckBottom', whose: 'owner' },
  // @ts-expect-error no word says where to
  { do: 'send', cards: 'target' },
  // @ts-expect-error a place to send to that there is not
  { do: 'send', cards: 'target', to: 'graveyard' },
  // @ts-expect-error somebody that there is not
  { do: 'send', cards: 'target', to: 'hand', whose: 'me' },
  { do: 'beside', card: 'target', home: 'hand', anchored: true },
  // @ts-expect-error a flag is there or is left out
  { do: 'beside', card: 'target', anchored: false },
  // @ts-expect-error a word that another argument knows
  { do: 'beside', card: 'target', home: 'deck' },
  { do: 'turnBack' },
  // @ts-expect-error a step that takes nothing
  { do: 'turnBack', n: 1 },
  { do: 'count', by: 1 },
  // @ts-expect-error what may be left out is of its kind, too
  { do: 'count', by: 1, on: 2 },
  // @ts-expect-error Arcane's word
  { do: 'stopAttack' },
  // @ts-expect-error Guardian's word
  { do: 'defeat', cards: 'target' },
  // @ts-expect-error a word of the rules that is none of texts
  { do: 'summon', card: 'target' },
];

/** The engine's steps, in Ward's words. */
const steps = (): Op[] => [
  { do: 'choose', from: { in: 'creatures', of: 'opponents' }, as: 'it', prompt: 'destroy', may: true },
  // @ts-expect-error a step that there is not
  { do: 'chose', from: { in: 'creatures' }, as: 'it' },
  // @ts-expect-error a place that there is not
  { do: 'choose', from: { in: 'creature' }, as: 'it' },
  // @ts-expect-error a prompt that there is not
  { do: 'choose', from: { in: 'creatures' }, as: 'it', prompt: 'destry' },
  // @ts-expect-error what is chosen has no name
  { do: 'choose', from: { in: 'creatures' } },
  // @ts-expect-error a word that choosing does not take
  { do: 'choose', from: { in: 'creatures' }, as: 'it', n: 1 },
  // @ts-expect-error Ward has no squares or lanes to choose
  { do: 'chooseSpot', from: { free: 'me' }, as: 'it' },
  { do: 'may', prompt: 'may', then: [{ do: 'reckon' }] },
  // @ts-expect-error a prompt that there is not
  { do: 'may', prompt: 'maybe', then: [] },
  // @ts-expect-error a step that there is not, within another
  { do: 'may', then: [{ do: 'rekon' }] },
  { do: 'if', test: { foesMagic: true }, then: [] },
  // @ts-expect-error a condition that there is not
  { do: 'if', test: { foesMagik: true }, then: [] },
  // @ts-expect-error nothing comes of it
  { do: 'if', test: { foesMagic: true } },
  { do: 'each', in: { in: 'hand', of: 'me' }, as: 'it', then: [{ do: 'show', card: 'it' }] },
  // @ts-expect-error a place that there is not
  { do: 'each', in: { in: 'hands', of: 'me' }, as: 'it', then: [] },
  { do: 'mode', options: [{ label: 'Draw', then: [{ do: 'draw', who: 'me', n: 1 }] }] },
  // @ts-expect-error an argument is missing, of a step within an option
  { do: 'mode', options: [{ label: 'Draw', then: [{ do: 'draw', who: 'me' }] }] },
  { do: 'modify', on: 'it', mods: [{ stat: 'spd', add: 1 }], lasting: { until: 'endOfBattle' } },
  // @ts-expect-error a stat that there is not
  { do: 'modify', on: 'it', mods: [{ stat: 'speed', add: 1 }], lasting: { until: 'endOfBattle' } },
  // @ts-expect-error a moment that there is not
  { do: 'modify', on: 'it', mods: [{ stat: 'spd', add: 1 }], lasting: { until: 'endOfBatle' } },
  // @ts-expect-error it does not say how long
  { do: 'modify', on: 'it', mods: [{ stat: 'spd', add: 1 }] },
  { do: 'let', as: 'x', be: { card: { primaryOf: 'me' } } },
  // @ts-expect-error a word for a card that there is not
  { do: 'let', as: 'x', be: { card: { primryOf: 'me' } } },
];

/** Abilities. */
const abilities = (): Ability[] => [
  { is: 'trigger', on: 'summoned', if: { same: ['creature', 'self'] }, do: [] },
  // @ts-expect-error an event that there is not
  { is: 'trigger', on: 'sumoned', do: [] },
  // @ts-expect-error an event that texts do not listen to
  { is: 'trigger', on: 'shuffled', do: [] },
  // @ts-expect-error a window is no event
  { is: 'trigger', on: 'link', do: [] },
  // @ts-expect-error nothing says when
  { is: 'trigger', do: [] },
  // @ts-expect-error a condition that there is not
  { is: 'trigger', on: 'summoned', if: { sam: ['creature', 'self'] }, do: [] },
  // @ts-expect-error a step that there is not
  { is: 'trigger', on: 'summoned', do: [{ do: 'damge', to: 'creature', n: 1 }] },
  // @ts-expect-error an ability that there is not
  { is: 'triger', on: 'summoned', do: [] },
  { is: 'answer', to: 'summon' },
  // @ts-expect-error a window that there is not
  { is: 'answer', to: 'sumon' },
  // @ts-expect-error an event is no window
  { is: 'answer', to: 'summoned' },
  { is: 'instead', of: 'killed', do: [] },
  // @ts-expect-error an event that there is not
  { is: 'instead', of: 'kiled', do: [] },
  { is: 'static', to: 'host', mods: [{ stat: 'winged', add: 1 }] },
  // @ts-expect-error a stat that there is not
  { is: 'static', to: 'host', mods: [{ stat: 'wingd', add: 1 }] },
  // @ts-expect-error Arcane's stat
  { is: 'static', to: 'host', mods: [{ stat: 'armor', add: 1 }] },
  // @ts-expect-error a scope that there is not
  { is: 'static', to: 'hosts', mods: [] },
  { is: 'play', targets: [{ as: 'target', from: { in: 'cemetery', of: 'me' } }], do: [] },
  // @ts-expect-error a place that there is not
  { is: 'play', targets: [{ as: 'target', from: { in: 'cemetry', of: 'me' } }], do: [] },
  // @ts-expect-error a step that there is not, as a cost
  { is: 'play', cost: [{ do: 'unpayed' }], do: [] },
  { is: 'use', label: 'Roar', by: 'opponents', do: [] },
  // @ts-expect-error what is used has a name
  { is: 'use', do: [] },
  // @ts-expect-error somebody that there is not
  { is: 'use', label: 'Roar', by: 'foes', do: [] },
];

/** What rules read of a card. */
const notes = (): Ability[] => [
  { is: 'note', unaffected: true },
  // @ts-expect-error a fact that there is not
  { is: 'note', unafected: true },
  // @ts-expect-error a fact is there or is left out
  { is: 'note', unaffected: false },
  { is: 'note', cycles: 2 },
  // @ts-expect-error a number in words
  { is: 'note', cycles: 'two' },
  { is: 'note', hold: { free: [4, 6], damage: 10 } },
  // @ts-expect-error what is told of a hold is misspelt
  { is: 'note', hold: { free: [4, 6], damge: 10 } },
  // @ts-expect-error nothing says what frees
  { is: 'note', hold: { damage: 10 } },
  { is: 'note', require: { each: { type: 'Dragon', name: 'Dragon' } } },
  // @ts-expect-error a type of creatures that there is not
  { is: 'note', require: { each: { type: 'Dragoon', name: 'Dragon' } } },
  // @ts-expect-error Realm's fact
  { is: 'note', once: true },
];

/** Conditions. */
const conditions = (): Cond[] => [
  { hitFirst: true },
  // @ts-expect-error a condition that there is not
  { hitFrist: true },
  // @ts-expect-error a condition that is so or is not
  { hitFirst: 'self' },
  { rivalLower: 'al' },
  // @ts-expect-error a stat that there is not
  { rivalLower: 'la' },
  { card: 'it', is: { type: 'Undead' } },
  // @ts-expect-error a filter that there is not
  { card: 'it', is: { typ: 'Undead' } },
  // @ts-expect-error a card of which nothing is asked
  { card: 'it' },
  { lt: [{ stat: 'hp', of: 'it' }, 50] },
  // @ts-expect-error a stat that there is not
  { lt: [{ stat: 'health', of: 'it' }, 50] },
  // @ts-expect-error nothing to compare with
  { lt: [{ stat: 'hp', of: 'it' }] },
  { exists: { in: 'side', of: 'me' } },
  // @ts-expect-error a place that there is not
  { exists: { in: 'sides', of: 'me' } },
  { all: [{ room: true }, { not: { anchors: true } }] },
  // @ts-expect-error a condition that there is not, within others
  { all: [{ room: true }, { not: { anchor: true } }] },
];

/** Filters. */
const filters = (): Filter[] => [
  { winged: true, maxAl: 3, not: { type: 'Dragon' } },
  // @ts-expect-error a filter that there is not
  { wingd: true },
  // @ts-expect-error a type of creatures that there is not
  { type: 'Dragoon' },
  // @ts-expect-error a filter that takes a number
  { maxAl: true },
  // @ts-expect-error a filter that there is not, within another
  { not: { wingd: true } },
  // @ts-expect-error one of several filters is none
  { any: [{ equip: true }, { equips: true }] },
  // @ts-expect-error Realm's filter
  { onWater: true },
];

/** Cards and places. */
const sets = (): CardSet[] => [
  { in: 'primaries', of: 'opponents', where: { creature: true } },
  // @ts-expect-error a place that there is not
  { in: 'primary', of: 'opponents' },
  // @ts-expect-error Guardian's place
  { in: 'guardians', of: 'opponents' },
  // @ts-expect-error nothing says where
  { of: 'opponents' },
  // @ts-expect-error a word that a place does not take
  { in: 'primaries', off: 'opponents' },
];
const targets = (): Target[] => [
  { as: 'target', from: { in: 'creatures' }, prompt: 'revive', optional: true },
  // @ts-expect-error a prompt that there is not
  { as: 'target', from: { in: 'creatures' }, prompt: 'reviv' },
  // @ts-expect-error a target without a name
  { from: { in: 'creatures' } },
];
const scopes = (): Scope[] => [
  { side: 'foes', where: { creature: true } },
  // @ts-expect-error a side that there is not
  { side: 'opponents' },
  // @ts-expect-error a filter that there is not
  { side: 'foes', where: { creatures: true } },
];
const refs = (): CardRef[] => [
  { primaryOf: 'me' },
  // @ts-expect-error a word for a card that there is not
  { primary: 'me' },
  // @ts-expect-error a number for a card
  0,
];
const players = (): SeatRef[] => [
  { controller: 'it' },
  // @ts-expect-error a word for a player that there is not
  { controler: 'it' },
  // @ts-expect-error a number for a player
  0,
];

/** Numbers and changes. */
const numbers = (): Num[] => [
  { half: { stat: 'hp', of: 'it' } },
  // @ts-expect-error a stat that there is not
  { half: { stat: 'hitpoints', of: 'it' } },
  // @ts-expect-error a stat of nothing
  { stat: 'hp' },
  { hpLeft: 'it' },
  // @ts-expect-error a number that there is not
  { hpleft: 'it' },
  { received: { by: 'it', to: 'self', n: 10 } },
  // @ts-expect-error what a number is made of is missing
  { received: { by: 'it', to: 'self' } },
  { count: { in: 'hand', of: 'me' } },
  // @ts-expect-error a place that there is not
  { count: { in: 'hnd', of: 'me' } },
];
const mods = (): Mod[] => [
  { stat: 'hp', add: 20 },
  // @ts-expect-error a stat that there is not
  { stat: 'hpp', add: 20 },
  // @ts-expect-error a layer that there is not
  { stat: 'hp', plus: 20 },
  // @ts-expect-error a condition that there is not
  { stat: 'hp', add: 20, if: { myTrun: true } },
];
const lasting = (): Lasting[] => [
  { until: 'endOfTurn' },
  // @ts-expect-error a moment that there is not
  { until: 'endOfTrun' },
  // @ts-expect-error an event is no moment
  { until: 'turnEnd' },
  // @ts-expect-error a word that says nothing of how long
  { whileHere: true },
];

/** Cards are of one game: those of no known game, or of another, are none of Ward's. */
const sources = (any: core.Ability, source: core.CardSource): unknown[] => {
  // @ts-expect-error a text in words that nobody has checked
  const text: Ability = any;
  // @ts-expect-error a card in words that nobody has checked
  const texts: WardSource['abilities'] = source.abilities ?? [];
  return [text, texts];
};

/** Dice and tallies know the events of Ward, and what each carries. */
const told: core.OfKinds<typeof EVENTS, [], number> = {
  hitRoll: (e) => e.list.length + e.figure,
  // @ts-expect-error an event that there is not
  hitRol: () => 0,
  // @ts-expect-error nobody rolls when a creature is summoned
  summoned: (e) => e.list.length,
  // @ts-expect-error no one player's dice
  rollOff: (e) => e.seat,
};

test('texts are checked by the compiler, word by word', () => {
  const cases = { verbs, steps, abilities, notes, conditions, filters, sets, targets, scopes, refs, players };
  const more = { numbers, mods, lasting, sources, ...told };
  for (const list of Object.values({ ...cases, ...more })) expect(list).toBeTypeOf('function');
  expect(VERBS.damage.args).toHaveProperty('to', 'card');
});
