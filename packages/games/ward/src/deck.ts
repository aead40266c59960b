import { type DeckReport, type Options, shortly } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { BANNED, LIMITED } from './cards/limits.ts';

/** W2–W3: what makes a deck legal. */
export function checkDeck(
  defs: readonly WardCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
  options: Options = {},
  mode = 'duel',
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const advice: DeckReport['advice'] = [];
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  const name = (id: string): string => {
    const at = byId.get(id);
    return at === undefined ? id : defs[at].name;
  };
  if (deck.length !== 30)
    errors.push({ rule: 'W2.1.1', message: `A deck has exactly 30 cards; this one has ${deck.length}.` });
  const official = (options.format ?? 'official') === 'official';
  for (const [id, n] of counts) {
    const banned = BANNED.has(id);
    if (!byId.has(id)) {
      if (banned && official)
        errors.push({
          rule: 'W18.5',
          message: `${id} is banned in official play; take it out, or play in the open format.`,
        });
      else errors.push({ rule: 'W2.1.1', message: `No card is called '${shortly(id)}'.` });
      continue;
    }
    if (defs[byId.get(id)!].boss !== null) {
      errors.push({ rule: 'B5.1.1', message: `${name(id)} is a boss's card; no player may have it.` });
      continue;
    }
    if (n > 3) errors.push({ rule: 'W3.2.1', message: `${name(id)}: ${n} copies; at most 3 are allowed.` });
    if (official && banned)
      errors.push({
        rule: 'W18.5',
        message: `${name(id)} is banned in official play; take it out, or play in the open format.`,
      });
    const limited = LIMITED.has(id) || defs[byId.get(id)!].rarity === 'Promo';
    if (official && limited && n > 1) {
      errors.push({ rule: 'W18.23', message: `${name(id)}: ${n} copies; it is limited to 1 in official play.` });
    }
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
