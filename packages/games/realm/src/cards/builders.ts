import type { Keyword, Kind, Rarity, RealmSource } from '../card.ts';
import type {
  Ability,
  CardRef,
  CardSet,
  Cond,
  Filter,
  Lasting,
  Mod,
  Num,
  Op,
  RealmLanguage,
  Scope,
  Target,
  Told,
} from '../language.ts';
import type { Element, StatName, TokenName } from '../names.ts';

/** The words cards are written in. Each returns plain data; nothing here runs in a match. */

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

// ── Cards ──

const ELEMENT_OF: Readonly<Record<string, Element>> = { A: 'air', E: 'earth', F: 'fire', W: 'water' };

/** 'AA', 'EF': symbols needed by a spell or given by a site. */
function symbols(letters: string): RealmSource['elements'] {
  const found: Partial<Record<Element, number>> = {};
  for (const letter of letters) found[ELEMENT_OF[letter]] = (found[ELEMENT_OF[letter]] ?? 0) + 1;
  return found;
}

/** What stands on a card beside its name: every part may be left out. */
interface Line {
  types?: readonly string[];
  keywords?: readonly Keyword[];
  movement?: number;
  ranged?: number;
  tokens?: readonly TokenName[];
  token?: boolean;
  anyAlly?: boolean;
  discardSite?: boolean;
}

const card = (
  kind: Kind,
  no: number,
  name: string,
  rarity: Rarity,
  figures: { cost?: number; elements?: string; power?: number },
  line: Line,
  abilities: readonly Ability[],
): RealmSource => ({
  id: idOf(name),
  name,
  no,
  kind,
  rarity,
  cost: figures.cost ?? 0,
  elements: symbols(figures.elements ?? ''),
  power: figures.power ?? 0,
  types: line.types ?? [],
  keywords: line.keywords ?? [],
  movement: line.movement ?? 0,
  ranged: line.ranged ?? 0,
  tokens: line.tokens ?? [],
  token: line.token ?? false,
  anyAlly: line.anyAlly ?? false,
  discardSite: line.discardSite ?? false,
  abilities,
});

/** '3A', '8EE', '1': mana and threshold, as on the card. */
type Price = string;
const priced = (price: Price): { cost: number; elements: string } => ({
  cost: Number.parseInt(price, 10),
  elements: price.replace(/\d/g, ''),
});

export const avatar = (no: number, name: string, power: number, ...abilities: Ability[]): RealmSource =>
  card('avatar', no, name, 'unique', { power }, {}, abilities);

export const minion = (
  no: number,
  name: string,
  rarity: Rarity,
  price: Price,
  power: number,
  type: string,
  line: Line = {},
  ...abilities: Ability[]
): RealmSource => card('minion', no, name, rarity, { ...priced(price), power }, { ...line, types: [type] }, abilities);

export const magic = (
  no: number,
  name: string,
  rarity: Rarity,
  price: Price,
  line: Line,
  ...abilities: Ability[]
): RealmSource => card('magic', no, name, rarity, priced(price), line, abilities);

export const artifact = (
  no: number,
  name: string,
  rarity: Rarity,
  price: Price,
  type: string,
  ...abilities: Ability[]
): RealmSource => card('artifact', no, name, rarity, priced(price), { types: [type] }, abilities);

export const aura = (no: number, name: string, rarity: Rarity, price: Price, ...abilities: Ability[]): RealmSource =>
  card('aura', no, name, rarity, priced(price), {}, abilities);

export const site = (
  no: number,
  name: string,
  rarity: Rarity,
  elements: string,
  line: Line = {},
  ...abilities: Ability[]
): RealmSource => card('site', no, name, rarity, { elements }, line, abilities);

/** Put out by texts only: never in a deck. */
export const token = (
  no: number,
  name: string,
  kind: Kind,
  power: number,
  line: Line = {},
  ...abilities: Ability[]
): RealmSource => card(kind, no, name, 'ordinary', { power }, { ...line, token: true }, abilities);

// ── Cards meant ──
type Who = 'me' | 'opponents' | 'all';
export const units = (of: Who, where: Filter = {}): CardSet => ({ in: 'units', of, where });
export const minions = (of: Who, where: Filter = {}): CardSet => ({ in: 'minions', of, where });
export const sites = (of: Who, where: Filter = {}): CardSet => ({ in: 'sites', of, where });
/** Units and sites: what may bear a Ward. */
export const wardable = (of: Who, where: Filter = {}): CardSet => ({ in: 'wardable', of, where });
/** Measured from whoever casts or uses it, or from where the card of the text lies (S5.1). */
export const nearby: Filter = { reach: 'nearby' };
export const adjacent: Filter = { reach: 'adjacent' };
export const here: Filter = { reach: 'here' };
/** Within the four squares of this aura. */
export const covered: Filter = { covered: true };

// ── Continuous texts ──
const holds = (to: Scope, mods: readonly Mod[], condition?: Cond): Ability => ({
  is: 'static',
  to,
  mods,
  ...(condition === undefined ? {} : { if: condition }),
});
export const itself = (mods: readonly Mod[], condition?: Cond): Ability => holds('self', mods, condition);
export const bearer = (...mods: Mod[]): Ability => holds('host', mods);
export const ours = (where: Filter, ...mods: Mod[]): Ability => holds({ side: 'own', where }, mods);
export const theirs = (where: Filter, ...mods: Mod[]): Ability => holds({ side: 'foes', where }, mods);
export const everybodys = (where: Filter, ...mods: Mod[]): Ability => holds({ side: 'all', where }, mods);

export const plus = (stat: StatName, add: Num): Mod => ({ stat, add });
export const yes = (stat: StatName): Mod => ({ stat, add: 1 });
/** None of it, whatever adds to it. */
export const no = (stat: StatName): Mod => ({ stat, fix: 0 });

// ── When things happen ──
const also = (a: Cond, b?: Cond): Cond => (b === undefined ? a : { all: [a, b] });

export const whenever = (on: RealmLanguage['event'], condition: Cond, ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on,
  if: condition,
  do: ops,
});
export const genesis = (...ops: Op[]): Ability => whenever('entered', { same: ['card', 'self'] }, ops);
export const whenICastMagic = (...ops: Op[]): Ability =>
  whenever('cast', { all: [{ sameSeat: ['player', 'me'] }, { card: 'spell', is: { kind: 'magic' } }] }, ops);
export const deathrite = (...ops: Op[]): Ability => whenever('died', { same: ['minion', 'self'] }, ops);
export const whenMyTurnStarts = (ops: readonly Op[], condition?: Cond): Ability =>
  whenever('turnStart', also({ sameSeat: ['player', 'me'] }, condition), ops);
/** When a unit comes to a location, by a step or otherwise; the text calls it `unit`. */
export const whenArrives = (is: Filter, ops: readonly Op[], condition?: Cond): Ability =>
  whenever('arrives', also({ card: 'unit', is }, condition), ops);
export const enemyArrives: Cond = { foes: 'unit' };

// ── Abilities used, and cards played ──
/** At one card, which the text calls `target`. */
const aim = (from: CardSet, prompt: RealmLanguage['prompt'] = 'target'): { targets: readonly Target[] } => ({
  targets: [{ as: 'target', from, prompt }],
});
/** What a card can be used for: it taps, or with `once` it may do it once a turn. Of an artifact: its bearer does. */
export const use = (label: string, from: CardSet, ops: readonly Op[], by: 'me' | 'host' = 'me'): Ability => ({
  is: 'use',
  label,
  ...(by === 'me' ? {} : { by }),
  ...aim(from),
  do: ops,
});
export const once: Ability = { is: 'note', once: true };
export const play = (...ops: Op[]): Ability => ({ is: 'play', do: ops });
export const playOn = (from: CardSet, ...ops: Op[]): Ability => ({ is: 'play', ...aim(from), do: ops });

// ── What happens ──
/** A card that the text has named, or all of a set. */
type Several = string | CardSet;
export const damage = (to: CardRef, n: Num): Op => ({ do: 'damage', to, n });
/** To all of them in one moment (S1.7). */
export const damageAll = (cards: CardSet, n: Num): Op => ({ do: 'damageAll', cards, n });
export const heal = (n: Num): Op => ({ do: 'heal', n });
/** S1.3: a minion is chosen, not aimed at, and to this player's cards it is Evil. */
export const brand = (from: CardSet): Op[] => [
  { do: 'choose', from, as: 'branded' },
  { do: 'brand', on: 'branded' },
];
/** Below the ground it stands on, where that is land. */
export const burrow = (it: CardRef): Op => ({ do: 'burrow', card: it });
export const drawSpell: Op = { do: 'drawSpell' };
export const drawSite: Op = { do: 'drawSite' };
/** From either deck, as the player likes. */
export const drawCard: Op = { do: 'drawEither' };
export const giveWard = (cards: Several): Op => ({ do: 'giveToken', cards, token: 'ward' });
export const breakWards = (cards: CardSet): Op => ({ do: 'breakWards', cards });
export const destroy = (cards: Several): Op => ({ do: 'destroy', cards });
export const toHand = (cards: Several): Op => ({ do: 'toHand', cards });
export const tap = (cards: Several): Op => ({ do: 'tap', cards });
export const turnInto = (it: CardRef, into: string): Op => ({ do: 'transform', card: it, into });
/** To each of them, which the text calls `one`. */
export const each = (cards: CardSet, ...then: Op[]): Op => ({ do: 'each', in: cards, as: 'one', then });
/** A text that names its target as it resolves: Genesis, the start of a turn. */
export const target = (from: CardSet, may?: 'may'): Op => ({
  do: 'choose',
  from: { ...from, where: { ...from.where, targetable: true } },
  as: 'target',
  target: true,
  prompt: 'target',
  ...(may === undefined ? {} : { may: true }),
});

export const change = (on: CardRef, mods: readonly Mod[], lasting: Lasting): Op => ({
  do: 'modify',
  on,
  mods,
  lasting,
});
/** A word in the log, for what shows in figures only. */
export const tell = (what: Told, on: CardRef): Op => ({ do: 'tell', what, on });
/** A state that everybody hears of. */
export const put = (on: CardRef, state: 'silenced' | 'disabled' | 'flooded', lasting: Lasting): Op[] => [
  change(on, [yes(state)], lasting),
  tell(state, on),
];
export const thisTurn: Lasting = { until: 'endOfTurn' };
export const untilMyTurn: Lasting = { cycles: 1 };
export const forGood: Lasting = {};
