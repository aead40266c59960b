import type { Position, Side } from '@wardroom/guardian';
import type { Scenario } from '@wardroom/testkit';
import type { GuardianClass, GuardianSource, Kind, Rarity } from '../src/card.ts';
import { gameWith } from '../src/game.ts';
import type { Ability, CardSet, Op } from '../src/language.ts';
import { DEBUFFS, STATUS_NAMES, type StatusName } from '../src/names.ts';
import { duel } from './support.ts';

/** Plain cards for tests of the rules, so that no test of a rule depends on how the set is tuned. */

const blank = { cls: null, cost: 1, hp: 0, atk: 0, waits: false, uses: 0, rounds: 0, token: false } as const;
let no = 0;
const card = (id: string, kind: Kind, more: Partial<GuardianSource>): GuardianSource => ({
  ...blank,
  id,
  name: id[0].toUpperCase() + id.slice(1).replaceAll('-', ' '),
  no: ++no,
  kind,
  rarity: 'common',
  abilities: [],
  ...more,
});
const guard = (id: string, cls: GuardianClass | null, cost: number, hp: number, atk: number, ...abilities: Ability[]) =>
  card(id, 'guardian', { cls, cost, hp, atk, abilities });

export const foe: CardSet = { in: 'guardians', of: 'opponents', where: { targetable: true } };
export const ally: CardSet = { in: 'guardians', of: 'me' };
const on = (from: CardSet, ...ops: Op[]): Ability => ({ is: 'play', targets: [{ as: 'it', from }], do: ops });
const effect = (id: string, ...abilities: Ability[]) => card(id, 'effect', { abilities });
const wears = (id: string, uses: number, ...abilities: Ability[]) => card(id, 'equipment', { uses, abilities });

const BUFFS: readonly StatusName[] = ['shield', 'stealth'];
/** 'paralyzed', 'burned' … each put on an enemy, a buff on an ally. */
const statusCards = STATUS_NAMES.map((status) =>
  effect(`give-${status}`, on(BUFFS.includes(status) ? ally : foe, { do: 'give', to: 'it', status })),
);
/** The same to every enemy at once: it can be played whoever there is that it would do nothing to. */
const plagues = STATUS_NAMES.slice(0, DEBUFFS).map((status) =>
  effect(`plague-${status}`, {
    is: 'play',
    do: [
      { do: 'each', in: { in: 'guardians', of: 'opponents' }, as: 'it', then: [{ do: 'give', to: 'it', status }] },
      { do: 'gainDz', who: 'me', n: 0 },
    ],
  }),
);
const immunities = (['Paralyzed', 'Burned', 'Exhausted', 'Confused', 'Poisoned'] as const).map((name) =>
  guard(`immune-${name.toLowerCase()}`, null, 1, 20, 5, {
    is: 'static',
    to: 'self',
    mods: [{ stat: `immune${name}`, add: 1 }],
  }),
);

const ofRarity = (rarity: Rarity, count: number): GuardianSource[] =>
  (['guardian', 'effect', 'equipment', 'field'] as const).flatMap((kind) =>
    Array.from({ length: count }, (_, i) =>
      card(`${rarity}-${kind}-${i + 1}`, kind, {
        rarity,
        hp: kind === 'guardian' ? 10 : 0,
        atk: kind === 'guardian' ? 5 : 0,
        rounds: kind === 'field' ? 1 : 0,
        abilities: kind === 'effect' ? [{ is: 'play', do: [] }] : [],
      }),
    ),
  );

const chooseLane: Op = { do: 'chooseSpot', from: { emptyLanes: true }, as: 'where', prompt: 'lane' };

export const cards: readonly GuardianSource[] = [
  // Guardians: plain ones, then those with something to say.
  guard('levy', null, 1, 20, 5),
  guard('giant', null, 4, 60, 20),
  guard('rusher', 'rush', 2, 20, 10),
  guard('sneaker', 'sneak', 2, 20, 10),
  guard('wall-of-iron', 'tank', 2, 40, 5),
  guard('mage', null, 2, 20, 5, {
    is: 'use',
    label: 'zap',
    price: 2,
    targets: [{ as: 'it', from: { in: 'guardians', of: 'opponents', where: { target: true } } }],
    do: [{ do: 'damage', to: 'it', n: 5 }],
  }),
  guard('sniper', null, 2, 20, 5, { is: 'static', to: 'self', mods: [{ stat: 'range', set: 4 }] }),
  guard('bruiser', null, 2, 20, 5, { is: 'static', to: 'self', mods: [{ stat: 'range', set: 0 }] }),
  guard('breaker', null, 2, 20, 10, { is: 'static', to: 'self', mods: [{ stat: 'pastWalls', add: 1 }] }),
  guard('monk', null, 2, 20, 5, { is: 'use', label: 'rest', price: 0, do: [{ do: 'heal', to: 'self', n: 5 }] }),
  guard('fury', 'rush', 3, 30, 10, { is: 'static', to: 'self', mods: [{ stat: 'fury', add: 1 }] }),
  guard('invincible', null, 3, 20, 5, { is: 'static', to: 'self', mods: [{ stat: 'invincible', add: 1 }] }),
  guard('heavy', 'rush', 3, 30, 20, { is: 'static', to: 'self', mods: [{ stat: 'attackCost', add: 1 }] }),
  guard('ready', null, 2, 20, 10, { is: 'static', to: 'self', mods: [{ stat: 'fresh', add: 1 }] }),
  guard('dancer', null, 2, 20, 5, {
    is: 'static',
    to: 'self',
    mods: [
      { stat: 'swapCost', set: 0 },
      { stat: 'actsAfterSwap', add: 1 },
      { stat: 'swapsAfterActing', add: 1 },
      { stat: 'swapsExhausted', add: 1 },
      { stat: 'swapKeepsStealth', add: 1 },
    ],
  }),
  guard('doomed', null, 1, 20, 20, {
    is: 'trigger',
    on: 'turnEnd',
    if: { sameSeat: ['player', 'me'] },
    do: [{ do: 'defeat', cards: 'self' }],
  }),
  guard(
    'mourner',
    null,
    2,
    20,
    5,
    { is: 'trigger', on: 'defeated', if: { mine: 'guardian' }, do: [{ do: 'gainDz', who: 'me', n: 1 }] },
    { is: 'trigger', on: 'discarded', if: { mine: 'card' }, do: [{ do: 'gainDz', who: 'me', n: 3 }] },
  ),
  { ...guard('sleeper', null, 3, 50, 20, { is: 'note', sacrifice: true }) },
  guard('reliquary', null, 2, 20, 5, {
    is: 'use',
    label: 'infuse',
    price: 1,
    targets: [{ as: 'it', from: { in: 'board', of: 'me', where: { other: true } } }],
    do: [
      { do: 'infuse', card: 'it', into: 'self' },
      { do: 'modify', on: 'self', mods: [{ stat: 'atk', add: 10 }], lasting: {} },
    ],
  }),
  guard('mother', null, 3, 20, 5, {
    is: 'use',
    label: 'put out a pup',
    price: 1,
    if: { emptyLane: true },
    do: [chooseLane, { do: 'token', id: 'pup', at: 'where' }],
  }),
  ...immunities,
  // Effects that work at once.
  ...statusCards,
  ...plagues,
  effect('bolt', on(foe, { do: 'damage', to: 'it', n: 10 })),
  effect('own-bolt', on(ally, { do: 'damage', to: 'it', n: 10 })),
  effect('mend', on(ally, { do: 'heal', to: 'it', n: 10 })),
  effect('bless', on(ally, { do: 'modify', on: 'it', mods: [{ stat: 'hp', add: 10 }], lasting: { cycles: 1 } })),
  effect(
    'enrage',
    on(ally, { do: 'modify', on: 'it', mods: [{ stat: 'fury', add: 1 }], lasting: { until: 'endOfTurn' } }),
  ),
  effect('ward-off', on(ally, { do: 'modify', on: 'it', mods: [{ stat: 'immuneBurned', add: 1 }], lasting: {} })),
  effect('smite', on(foe, { do: 'defeat', cards: 'it' })),
  effect('banish', on({ in: 'board', of: 'all' }, { do: 'discard', cards: 'it' })),
  effect('recall', on({ in: 'guardians', of: 'all' }, { do: 'toHand', cards: 'it' })),
  effect('clone', {
    is: 'play',
    if: { emptyLane: true },
    targets: [{ as: 'it', from: ally }],
    do: [chooseLane, { do: 'clone', of: 'it', at: 'where' }],
  }),
  effect('copy', {
    is: 'play',
    if: { emptyLane: true },
    targets: [{ as: 'it', from: { in: 'guardians', of: 'all' } }],
    do: [chooseLane, { do: 'copy', of: 'it', at: 'where', classless: true, halfHp: true }],
  }),
  effect('weak-copy', {
    is: 'play',
    if: { emptyLane: true },
    targets: [{ as: 'it', from: ally }],
    do: [chooseLane, { do: 'copy', of: 'it', at: 'where', halfAtk: true }],
  }),
  effect('bind', {
    is: 'play',
    targets: [
      { as: 'one', from: ally },
      { as: 'two', from: { in: 'guardians', of: 'me', where: { except: 'one' } } },
    ],
    do: [{ do: 'link', a: 'one', b: 'two' }],
  }),
  effect('bind-all', { is: 'play', do: [{ do: 'linkAll', cards: ally }] }),
  ...[1, 2, 3].map((tier) =>
    effect(`wall-${tier}`, {
      is: 'play',
      if: { wallLane: 'new' },
      do: [
        { do: 'chooseSpot', from: { wallLanes: 'new' }, as: 'where', prompt: 'lane' },
        { do: 'wall', at: 'where', tier },
      ],
    }),
  ),
  effect('rebuild', {
    is: 'play',
    if: { wallLane: 'again' },
    do: [
      { do: 'chooseSpot', from: { wallLanes: 'again' }, as: 'where', prompt: 'lane' },
      { do: 'wall', at: 'where', tier: 1, again: true },
    ],
  }),
  effect('volley', {
    is: 'play',
    do: [
      { do: 'chooseSpot', from: { bases: 'foes' }, as: 'where', prompt: 'base' },
      { do: 'damageBase', at: 'where', n: 15 },
    ],
  }),
  effect('quake', {
    is: 'play',
    do: [
      { do: 'damageBases', who: 'foe', n: 30 },
      { do: 'damageBases', who: 'me', n: 30 },
    ],
  }),
  effect('storm', {
    is: 'play',
    do: [{ do: 'each', in: { in: 'guardians' }, as: 'it', then: [{ do: 'damage', to: 'it', n: 10 }] }],
  }),
  effect('scout', { is: 'play', do: [{ do: 'draw', who: 'me', n: 2 }] }),
  effect('gift', { is: 'play', do: [{ do: 'draw', who: 'foe', n: 1 }] }),
  effect('spring', { is: 'play', do: [{ do: 'gainDz', who: 'me', n: 5 }] }),
  effect('levies', { is: 'play', do: [{ do: 'gainSp', who: 'me', n: 4 }] }),
  effect('exchange', {
    is: 'play',
    targets: [
      { as: 'one', from: ally },
      { as: 'two', from: { in: 'guardians', of: 'me', where: { except: 'one' } } },
    ],
    do: [{ do: 'swap', a: 'one', b: 'two' }],
  }),
  card('idle', 'effect', { cost: 0, abilities: [{ is: 'play', do: [{ do: 'gainDz', who: 'me', n: 0 }] }] }),
  effect('spy', { is: 'play', do: [{ do: 'revealHand', who: 'foe' }] }),
  // Effects that wait.
  card('pit', 'effect', {
    waits: true,
    abilities: [{ is: 'trigger', on: 'attacks', if: { here: 'spot' }, do: [{ do: 'damage', to: 'attacker', n: 10 }] }],
  }),
  card('decoy', 'effect', {
    waits: true,
    abilities: [{ is: 'trigger', on: 'attacks', if: { here: 'spot' }, do: [{ do: 'cancelAttack' }] }],
  }),
  card('alarm', 'effect', {
    waits: true,
    abilities: [{ is: 'trigger', on: 'baseDamaged', if: { mySpot: 'spot' }, do: [{ do: 'gainSp', who: 'me', n: 1 }] }],
  }),
  // Equipment and Fields.
  wears('blade', 0, { is: 'static', to: 'host', mods: [{ stat: 'atk', add: 5 }] }),
  wears('armour', 0, { is: 'static', to: 'host', mods: [{ stat: 'hp', add: 10 }] }),
  wears('torch', 2, {
    is: 'trigger',
    on: 'hitGuardian',
    if: { same: ['attacker', 'host'] },
    do: [{ do: 'give', to: 'struck', status: 'burned' }, { do: 'useUp' }],
  }),
  wears('chain', 0, {
    is: 'play',
    targets: [{ as: 'it', from: ally }],
    do: [
      { do: 'choose', from: { in: 'guardians', of: 'me', where: { except: 'host' } }, as: 'other', prompt: 'ally' },
      { do: 'link', a: 'host', b: 'other', whileHere: true },
    ],
  }),
  card('drums', 'field', {
    rounds: 2,
    abilities: [{ is: 'static', to: { side: 'own' }, mods: [{ stat: 'atk', add: 5 }] }],
  }),
  card('fog', 'field', { rounds: 1 }),
  // A Guardian Summon, and cards of every rarity.
  card('pup', 'guardian', { hp: 10, atk: 5, cost: 0, token: true }),
  ...ofRarity('common', 6),
  ...ofRarity('uncommon', 6),
  ...ofRarity('rare', 4),
  ...ofRarity('epic', 2),
  ...ofRarity('legendary', 1),
];

export const practice = gameWith(cards, []);

/**
 * A duel with the practice cards. Both hold an Idle, which costs and does nothing: with nothing to do but end the turn it
 * would end by itself, and tests could not look at it.
 */
export const spar = (me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): Scenario =>
  duel(idling(me), idling(opp), more, practice);
const idling = (x: Side): Side => ({ ...x, hand: [...(x.hand ?? []), 'idle'] });

/** `n` commons of a kind, each different. */
export const commons = (kind: Kind, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `common-${kind}-${(i % 6) + 1}`);
/** A legal deck: 12 Guardians, 5 Effects, 4 Equipment, 4 Fields. */
export const plainDeck = (): string[] => [
  ...commons('guardian', 12),
  ...commons('effect', 5),
  ...commons('equipment', 4),
  ...commons('field', 4),
];
