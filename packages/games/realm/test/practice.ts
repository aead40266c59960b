import type { Position, Side } from '@wardroom/realm';
import type { Scenario } from '@wardroom/testkit';
import type { Kind, RealmSource } from '../src/card.ts';
import { gameWith } from '../src/game.ts';
import type { Ability, CardSet, Cond, Filter, Lasting, Mod, Op, RealmLanguage } from '../src/language.ts';
import type { StatName, TokenName } from '../src/names.ts';
import { position } from '../src/position.ts';
import { play } from './support.ts';

/** Plain cards for tests of the rules, so that no test of a rule depends on how the set is tuned. */

const blank = {
  rarity: 'ordinary',
  elements: {},
  power: 0,
  types: [],
  keywords: [],
  movement: 0,
  ranged: 0,
  tokens: [],
  token: false,
  anyAlly: false,
  discardSite: false,
  abilities: [],
} as const;
let no = 0;
/** Costs 1 and needs no element, unless it says so. */
const card = (kind: Kind, id: string, more: Partial<RealmSource> = {}): RealmSource => ({
  ...blank,
  id,
  name: id[0].toUpperCase() + id.slice(1).replaceAll('-', ' '),
  no: ++no,
  kind,
  cost: kind === 'avatar' || kind === 'site' ? 0 : 1,
  ...more,
});
type Line = Partial<RealmSource>;
const minion = (id: string, power: number, line: Line = {}, ...abilities: Ability[]): RealmSource =>
  card('minion', id, { types: ['Mortal'], ...line, power, abilities });
const site = (id: string, elements: RealmSource['elements'], line: Line = {}, ...abilities: Ability[]): RealmSource =>
  card('site', id, { elements, ...line, abilities });

const units = (where: Filter = {}): CardSet => ({ in: 'units', of: 'all', where });
const minions = (where: Filter = {}): CardSet => ({ in: 'minions', of: 'all', where });
const sites: CardSet = { in: 'sites', of: 'all' };
const wardable: CardSet = { in: 'realm', of: 'all', where: { any: [{ unit: true }, { kind: 'site' }] } };
/** Magic at one target, which it calls `it`, and magic without. */
const at = (id: string, from: CardSet, ...ops: Op[]): RealmSource =>
  card('magic', id, { abilities: [{ is: 'play', targets: [{ as: 'it', from, prompt: 'target' }], do: ops }] });
const plain = (id: string, ...ops: Op[]): RealmSource => card('magic', id, { abilities: [{ is: 'play', do: ops }] });

const gets = (mods: readonly Mod[], lasting: Lasting): Op => ({ do: 'modify', on: 'it', mods, lasting });
const yes = (stat: StatName): Mod => ({ stat, add: 1 });
const more = (stat: StatName, add: number): Mod => ({ stat, add });
const thisTurn: Lasting = { until: 'endOfTurn' };
const hurts = (to: string, n: number): Op => ({ do: 'damage', to, n });
const hurtsAll = (n: number): Op => ({ do: 'damageAll', cards: units(), n });
const gives = (cards: string | CardSet, token: TokenName): Op => ({ do: 'giveToken', cards, token });
const destroys = (cards: string | CardSet): Op => ({ do: 'destroy', cards });
const heal = (n: number): Op => ({ do: 'heal', n });
const drawSpell: Op = { do: 'drawSpell' };
const whenever = (on: RealmLanguage['event'], test: Cond, ...ops: Op[]): Ability => ({
  is: 'trigger',
  on,
  if: test,
  do: ops,
});
const genesis = (op: Op): Ability => whenever('entered', { same: ['card', 'self'] }, op);
const deathrite = (op: Op): Ability => whenever('died', { same: ['minion', 'self'] }, op);
const onMyTurn: Cond = { sameSeat: ['player', 'me'] };
const anyCast: Cond = { exists: units() };

export const cards: readonly RealmSource[] = [
  card('avatar', 'leader', { power: 1 }),
  card('avatar', 'duke', { power: 3 }),
  // Sites, by element; two with something to say.
  site('hill', { air: 1 }),
  site('meadow', { earth: 1 }),
  site('pit', { fire: 1 }),
  site('lake', { water: 1 }),
  site('tarn', { water: 2 }),
  site('keep', { earth: 1 }, { tokens: ['ward'] }),
  site('well', { earth: 1 }, {}, genesis(heal(1))),
  // Minions: plain ones, one per keyword, then those with something to say.
  minion('levy', 1),
  minion('soldier', 2),
  minion('brute', 3),
  minion('giant', 5),
  minion('pacifist', 0),
  minion('bird', 2, { keywords: ['airborne'] }),
  minion('mole', 2, { keywords: ['burrowing'] }),
  minion('fish', 2, { keywords: ['submerge'] }),
  minion('newt', 2, { keywords: ['burrowing', 'submerge'] }),
  minion('ghost', 2, { keywords: ['voidwalk'] }),
  minion('archer', 2, { ranged: 1 }),
  minion('sniper', 2, { ranged: 2 }),
  minion('shade', 2, { tokens: ['stealth'] }),
  minion('viper', 1, { keywords: ['lethal'] }),
  minion('racer', 2, { keywords: ['charge'] }),
  minion('runner', 2, { movement: 1 }),
  minion('courser', 2, { movement: 2 }),
  minion('statue', 3, { keywords: ['immobile'] }),
  minion('knight', 2, { tokens: ['lance'] }),
  minion('saint', 2, { tokens: ['ward'] }),
  minion('wizard', 1, { keywords: ['spellcaster'] }),
  minion('demon', 2, { types: ['Demon'], tokens: ['ward'] }),
  minion('sage', 2, { cost: 2, elements: { air: 2 } }),
  minion('reef', 2, { elements: { earth: 1, water: 1 } }),
  minion('herald', 2, {}, genesis(drawSpell)),
  minion('martyr', 2, {}, deathrite(heal(3))),
  minion('lost-soul', 2, { keywords: ['voidwalk'] }, deathrite(heal(3))),
  minion(
    'priest',
    2,
    {},
    {
      is: 'use',
      label: 'smite',
      targets: [{ as: 'it', from: units({ reach: 'nearby' }), prompt: 'target' }],
      do: [hurts('it', 1)],
    },
  ),
  minion('watcher', 2, {}, whenever('arrives', { card: 'unit', is: { reach: 'here', other: true } }, hurts('unit', 1))),
  minion('dawn', 2, {}, whenever('turnStart', onMyTurn, heal(1))),
  minion('dusk', 2, {}, whenever('turnEnd', onMyTurn, heal(2))),
  // They answer every casting.
  minion('listener', 2, {}, whenever('cast', anyCast, heal(1))),
  minion('scribe', 2, {}, whenever('cast', anyCast, drawSpell)),
  minion('cutter', 2, {}, whenever('cast', anyCast, destroys(minions({ id: 'levy' })))),
  minion('silencer', 2, {}, whenever('cast', anyCast, destroys(minions({ id: 'wizard' })))),
  minion('wrecker', 2, {}, whenever('cast', anyCast, destroys({ in: 'sites', of: 'all', where: { id: 'pit' } }))),
  minion(
    'piper',
    2,
    {},
    whenever('cast', anyCast, {
      do: 'each',
      in: minions({ id: 'levy' }),
      as: 'one',
      then: [{ do: 'lure', unit: 'one', to: 'self' }],
    }),
  ),
  minion('hero', 2, {}, { is: 'static', to: 'self', mods: [yes('strikesFirst')] }),
  // Magic
  at('bolt', units(), hurts('it', 2)),
  at('near-bolt', units({ reach: 'nearby' }), hurts('it', 2)),
  at('touch', units({ reach: 'adjacent' }), hurts('it', 2)),
  at('slay', minions(), destroys('it')),
  at('raze', sites, destroys('it')),
  at('hush', minions(), gets([yes('silenced')], thisTurn)),
  at('stun', minions(), gets([yes('disabled')], thisTurn)),
  at('taunt', minions(), gets([yes('noDefend')], thisTurn)),
  at('soak', sites, gets([yes('flooded')], thisTurn)),
  at('bless', wardable, gives('it', 'ward')),
  plain('bless-all', gives({ in: 'realm', of: 'all' }, 'ward')),
  at('hide', units(), gives('it', 'stealth')),
  at('to-levy', minions(), { do: 'transform', card: 'it', into: 'levy' }),
  at('to-saint', minions(), { do: 'transform', card: 'it', into: 'saint' }),
  at('to-stone', minions(), { do: 'transform', card: 'it', into: 'block' }),
  at('bury-it', minions(), { do: 'burrow', card: 'it' }),
  at('bury-leader', units({ kind: 'avatar' }), { do: 'burrow', card: 'it' }),
  at('push', minions(), gets([more('power', 2)], thisTurn)),
  at('grow', minions(), gets([more('power', 2)], {})),
  plain('quake', hurtsAll(1)),
  plain('two-quakes', hurtsAll(1), hurtsAll(1)),
  plain('doom', hurtsAll(20)),
  plain('cure', heal(5)),
  plain('offer', { do: 'sacrifice', cards: minions({ id: 'saint' }) }),
  card('magic', 'two-stings', {
    abilities: [
      {
        is: 'play',
        targets: [
          { as: 'one', from: minions(), prompt: 'target' },
          { as: 'two', from: minions({ except: 'one' }), prompt: 'target' },
        ],
        do: [hurts('one', 1), hurts('two', 1)],
      },
    ],
  }),
  // Artifacts and auras
  card('artifact', 'wings', { abilities: [{ is: 'static', to: 'host', mods: [yes('airborne')] }] }),
  card('artifact', 'sword', { abilities: [{ is: 'static', to: 'host', mods: [more('power', 2)] }] }),
  card('aura', 'glow', {
    abilities: [
      { is: 'static', to: { side: 'all', where: { kind: 'minion', covered: true } }, mods: [more('power', 1)] },
    ],
  }),
  card('artifact', 'block', { token: true }),
  card('site', 'rubble', { token: true }),
];

export const practice = gameWith(cards);

/** Enough to draw from, so that no test ends by an empty deck unless it says so. */
const DECKS = { atlas: ['hill', 'hill', 'hill'], spellbook: ['levy', 'levy', 'levy'] };

/** The main part of my turn with the practice cards: Leaders, 10 mana, and no site but those that are named. */
export function spar(me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): Scenario {
  const active = more.active ?? 0;
  const whole = (side: Side, seat: number): Side => ({
    avatar: 'leader',
    ...DECKS,
    ...(seat === active && more.fromStart !== true ? { mana: 10 } : {}),
    ...side,
  });
  return play(position({ ...more, seats: [whole(me, 0), whole(opp, 1)] }, practice), practice);
}
