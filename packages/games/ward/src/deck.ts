import { type DeckReport, type Options, shortly } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { type CardList, FORMAT_NAMES, FORMATS, type Format, formatOf, inForce, LISTS } from './formats.ts';

type Problem = DeckReport['errors'][number];

/** W2–W3: what makes a deck legal. */
export function checkDeck(
  defs: readonly WardCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
  options: Options = {},
  mode = 'duel',
): DeckReport {
  const errors: Problem[] = [];
  const advice: Problem[] = [];
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (deck.length !== 30)
    errors.push({ rule: 'W2.1.1', message: `A deck has exactly 30 cards; this one has ${deck.length}.` });
  const format = formatOf(options.format);
  for (const [id, n] of counts) {
    const at = byId.get(id);
    if (at === undefined) {
      const banned = format.official ? againstList(inForce(LISTS), { id, name: id }, n) : null;
      errors.push(banned ?? { rule: 'W2.1.1', message: `No card is called '${shortly(id)}'.` });
      continue;
    }
    const def = defs[at];
    if (def.boss !== null) {
      errors.push({ rule: 'B5.1.1', message: `${def.name} is a boss's card; no player may have it.` });
      continue;
    }
    if (n > 3) errors.push({ rule: 'W3.2.1', message: `${def.name}: ${n} copies; at most 3 are allowed.` });
    const problem = ofOtherSet(format, def) ?? (format.official ? againstList(inForce(LISTS), def, n) : null);
    if (problem !== null) errors.push(problem);
  }
  const creatures = deck.filter((id) => byId.has(id) && defs[byId.get(id)!].kind === 'creature').length;
  const magics = deck.filter((id) => byId.has(id)).length - creatures;
  for (const { rule, what, n, low, high } of mode === 'boss'
    ? raidAdvice(creatures, magics)
    : plainAdvice(creatures, magics)) {
    if (n < low || n > high) advice.push({ rule, message: `${n} ${what}; ${low} to ${high} are recommended.` });
  }
  return { errors, advice };
}

type Listed = Pick<WardCard, 'id' | 'name'> & Partial<Pick<WardCard, 'rarity'>>;

/** W18.5, W18.23: what a list of official play has against so many copies of a card. */
export function againstList(list: CardList, { id, name, rarity }: Listed, n: number): Problem | null {
  const instead = 'or play in the open format.';
  if (list.banned.includes(id))
    return { rule: 'W18.5', message: `${name} is banned by the list of ${list.from}; take it out, ${instead}` };
  if (n === 1 || (rarity !== list.limitedRarity && !list.limited.includes(id))) return null;
  const limit = `${name}: ${n} copies; the list of ${list.from} limits it to 1`;
  return { rule: 'W18.23', message: `${limit}. Leave one in, ${instead}` };
}

const plays = (format: Format, { source }: WardCard): boolean => format.sets.includes(source.set);

/** W3.2.3: a card of a set that the format does not play with. */
function ofOtherSet(format: Format, def: WardCard): Problem | null {
  if (plays(format, def)) return null;
  const { set } = def.source;
  const of = set === 'promo' ? 'a promo' : `of generation ${set.slice('gen'.length)}`;
  const others = FORMAT_NAMES.filter((name) => plays(FORMATS[name], def));
  const instead = `${others.slice(0, -1).join(', ')} or ${others.at(-1)}`;
  return {
    rule: 'W3.2.3',
    message: `${def.name} is ${of}; this format plays with ${format.words}. Take it out, or choose the format ${instead}.`,
  };
}

/** Whether no deck of the format may hold it (W3.2.2, W3.2.3). */
export function isBarred(def: WardCard, options: Options): boolean {
  const format = formatOf(options.format);
  return !plays(format, def) || (format.official && inForce(LISTS).banned.includes(def.id));
}

const plainAdvice = (creatures: number, magics: number) => [
  { rule: 'W3.1.1.1', what: 'creatures', n: creatures, low: 8, high: 12 },
  { rule: 'W3.1.1.2', what: 'magics', n: magics, low: 18, high: 22 },
];

const raidAdvice = (creatures: number, magics: number) => [
  { rule: 'B3.1', what: 'creatures', n: creatures, low: 5, high: 15 },
  { rule: 'B3.1', what: 'magics', n: magics, low: 15, high: 25 },
];

/** B2.1: the boss itself, and 20 cards of that boss or more. */
export function checkBossDeck(
  defs: readonly WardCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const wrong = (message: string): void => void errors.push({ rule: 'B2.1', message });
  const itself = deck.filter((id) => byId.has(id) && defs[byId.get(id)!].hps !== null);
  if (itself.length !== 1) wrong(`A challenge deck has one boss in it; this one has ${itself.length}.`);
  else {
    const { boss } = defs[byId.get(itself[0])!];
    if (deck.length < 21)
      wrong(`A challenge deck has 20 cards or more beside the boss; this one has ${deck.length - 1}.`);
    for (const id of new Set(deck)) {
      if (!byId.has(id)) wrong(`No card is called '${shortly(id)}'.`);
      else if (defs[byId.get(id)!].boss !== boss) wrong(`'${id}' is no card of this boss.`);
    }
  }
  return { errors, advice: [] };
}
