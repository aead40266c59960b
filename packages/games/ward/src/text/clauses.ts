import { aPlayer, attack, bossHeals, eachPlayer, hurtEach, theirs } from '../bosses/builders.ts';
import {
  anyMagic,
  atMost,
  changeSide,
  choose,
  chooseFoe,
  cycles,
  damage,
  destroy,
  destroyAllMagics,
  eachPlayerDraws,
  fixed,
  foesPrimary,
  kin,
  multiplied,
  negate,
  noIncrease,
  onRoll,
  ownCemetery,
  plus,
  toHand,
  yes,
} from '../cards/builders.ts';
import type { Filter, Mod, Op } from '../language.ts';
import { anything, type Found, match, number, say } from './pattern.ts';

/** What happens and what holds, as parts of a sentence. Null is what there are no words for here. */

const N = number('n');
const LOW = number('low');
const HIGH = number('high');

export const turnCycles = (n: unknown): string => `${n} turn cycle${n === 1 ? '' : 's'}`;
export const faces = ({ low, high }: Found): string => (low === high ? `a ${low}` : `${low}–${high}`);
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

// ── What happens ──

type Happening = readonly [pattern: readonly Op[], words: (found: Found) => string | null];

const HAPPENINGS: readonly Happening[] = [
  [[destroyAllMagics], () => 'destroy every magic on the field, on all sides'],
  [[choose('magic', anyMagic, 'destroy'), destroy('magic')], () => 'destroy 1 magic on the field, on any side'],
  [
    [choose(anything('as'), ownCemetery({ creatureCard: true }), 'fetch'), toHand(anything('as'), 'holder')],
    () => 'take 1 creature from your cemetery into your hand, even one just sacrificed',
  ],
  [[negate], () => "negate it before it takes effect; it goes to its player's cemetery"],
  [[eachPlayerDraws(N)], ({ n }) => `each player draws ${n}, as far as the deck allows`],
  [[chooseFoe, damage(foesPrimary, N)], ({ n }) => `an opponent's primary takes ${n} damage`],
  [[chooseFoe, { do: 'skipTurn', who: 'foe' }], () => 'an opponent skips the whole of their next turn'],
  [[chooseFoe, destroy({ in: 'magics', of: 'foe' })], () => "destroy every magic on an opponent's side"],
  [
    [chooseFoe, changeSide('foe', [yes('noMagic')], cycles(N))],
    ({ n }) => `an opponent cannot play magics for ${turnCycles(n)}; magics already on the field keep working`,
  ],
  [[damage('host', N)], ({ n }) => `the equipped creature takes ${n} damage`],
  [[hurtEach(N)], ({ n }) => `each player's primary takes ${n} damage`],
  [[aPlayer, damage(theirs, N)], ({ n }) => `the primary of one player, found by dice, takes ${n} damage`],
  [[aPlayer, attack('p')], () => 'the boss attacks one player, found by dice, beside its attack of the turn'],
  [[bossHeals(N)], ({ n }) => `the boss heals ${n}`],
  [[{ do: 'bossDraw' }, { do: 'bossDraw' }], () => 'the boss draws and plays 2 more cards, one after the other'],
  [[{ do: 'bossDraw' }], () => 'the boss draws and plays another card at once'],
  [
    [eachPlayer(...onRoll(LOW, HIGH, [damage(theirs, N)], 'p'))],
    (found) => `each player must roll a die: on ${faces(found)} their primary takes ${found.n} damage`,
  ],
  [
    [{ do: 'mode', by: 'me', options: anything('options') }],
    ({ options }) => {
      const each = (options as { then: readonly Op[] }[]).map((x) => happening(x.then, ' and '));
      return each.includes(null) ? null : `choose one: ${each.join('; or ')}`;
    },
  ],
];

/** What a text does, one thing after the other. */
export function happening(ops: readonly Op[], joint = '. Then '): string | null {
  const said: string[] = [];
  let at = 0;
  while (at < ops.length) {
    let next: string | null = null;
    for (const [pattern, words] of HAPPENINGS) {
      const found = match(pattern, ops.slice(at, at + pattern.length));
      next = found === null ? null : words(found);
      if (next === null) continue;
      at += pattern.length;
      break;
    }
    if (next === null) return null;
    said.push(next);
  }
  return said.length === 0 ? null : said.join(joint);
}

// ── What holds ──

const SHOWN: Readonly<Record<string, string>> = { weapon: 'a weapon', forest: 'a forest', stars: 'stars' };

/** Creatures that a filter lets through. */
export function creatures(filter: Filter): string | null {
  if (match(kin(anything('type')), filter) !== null && filter.any !== undefined) {
    const { type } = filter.any[0];
    return `creatures of type ${type} or with "${type}" in their name`;
  }
  if (match({ any: anything('any') }, filter) !== null) {
    const each = filter.any!.map(creatures);
    return each.includes(null) ? null : `${each.join(' and to ')}, once even if several of these fit`;
  }
  if (match({ type: anything('type') }, filter) !== null) return `creatures of type ${filter.type}`;
  if (match({ winged: true }, filter) !== null) return 'creatures with wings, shown in the art or granted by a card';
  if (match({ art: anything('art') }, filter) === null) return null;
  const shown = SHOWN[filter.art as string];
  return shown === undefined ? null : `creatures whose art shows ${shown}`;
}

/** Figures that may be added to. */
const ADDED: Readonly<Record<string, (n: number, their: string) => string | null>> = {
  al: (n) => `${signed(n)} AL`,
  spd: (n) => `${signed(n)} SPD`,
  mod: (n) => `${signed(n)} MOD`,
  hit: (n, their) => `${signed(n)} to ${their} hit roll`,
  atk: (n) => `${signed(n)} attack damage`,
  dice: (n) => (n > 0 ? `${n} more attack ${n === 1 ? 'die' : 'dice'}` : null),
  hitDice: (n) => (n > 0 ? `${n} more hit ${n === 1 ? 'die' : 'dice'}` : null),
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Of whom something is said: one creature or several. */
export interface Subject {
  many: boolean;
}

const has = (x: Subject): string => (x.many ? 'have' : 'has');
const its = (x: Subject): string => (x.many ? 'their' : 'its');
const it = (x: Subject): string => (x.many ? 'them' : 'it');

/** Everything that can be said of creatures beside added figures. */
const HOLDING: readonly (readonly [pattern: Mod, words: (found: Found, of: Subject) => string | null])[] = [
  [fixed('al', N), ({ n }, x) => `${has(x)} AL ${n}, whatever raises ${its(x)} AL`],
  [
    atMost('hitDice', N),
    ({ n }, x) =>
      `roll${x.many ? '' : 's'} at most ${n} hit ${n === 1 ? 'die' : 'dice'}, whatever adds hit dice to ${it(x)}`,
  ],
  [noIncrease('spd'), (_, x) => `nothing else can raise ${its(x)} SPD`],
  [
    multiplied(N, { card: 'struckNow', is: anything('is') }),
    ({ n, is }, x) => {
      const whom = creatures(is as Filter);
      return whom === null ? null : `deal${x.many ? '' : 's'} ×${n} attack damage to ${whom}`;
    },
  ],
  [
    yes('noDamage'),
    (_, x) =>
      `take${x.many ? '' : 's'} no damage; ${x.many ? 'they' : 'it'} can still be hit, and what happens on a hit still ` +
      `reaches ${it(x)}`,
  ],
  [yes('winged'), (_, x) => `count${x.many ? '' : 's'} as winged`],
  [yes('onlyWingsHurt'), (_, x) => `no creature without wings can damage ${it(x)}, while magics can`],
  [yes('negated'), (_, x) => `${its(x)} effects are negated, running ones too`],
  [
    yes('frozen'),
    (_, x) =>
      x.many ? null : 'is Frozen: it starts no battle, makes no strike, not even in return, and cannot be sacrificed',
  ],
  [yes('strikesFirst'), (_, x) => `strike${x.many ? '' : 's'} first in every battle; SPD is not compared`],
];

/** What changes to their stats come to for creatures: "has +4 AL and +4 SPD". */
export function holding(mods: readonly Mod[], of: Subject): string | null {
  const figures: string[] = [];
  const others: string[] = [];
  for (const mod of mods) {
    const added = ADDED[mod.stat];
    const n = match(plus(mod.stat, N), mod)?.n;
    const words = added !== undefined && n !== undefined ? added(n as number, its(of)) : null;
    const other = words === null ? say(HOLDING, mod, of) : null;
    if (words !== null) figures.push(words);
    else if (other !== null) others.push(other);
    else return null;
  }
  const all = [...(figures.length === 0 ? [] : [`${has(of)} ${listed(figures)}`]), ...others];
  return all.length === 0 ? null : all.join(', and ');
}
