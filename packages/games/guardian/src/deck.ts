import { type DeckReport, shortly } from '@wardroom/core';
import { type GuardianCard, KINDS, type Kind, type Rarity } from './card.ts';

const DECK_SIZE = 25;
const LEAST_GUARDIANS = 10;

/** G1.3–G1.5: by rarity how many of a card type, and how many of the same card. */
const LIMITS: readonly { rarity: Rarity; rule: string; ofType: number; same: number }[] = [
  { rarity: 'uncommon', rule: 'G1.3', ofType: 5, same: 2 },
  { rarity: 'rare', rule: 'G1.4', ofType: 3, same: 1 },
  { rarity: 'epic', rule: 'G1.5', ofType: 1, same: 1 },
];

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  guardian: 'Guardians',
  effect: 'Effects',
  equipment: 'Equipment',
  field: 'Fields',
};

/** G1: what makes a deck legal. Each problem names the clause, the card or the card type, and the count. */
export function checkDeck(
  defs: readonly GuardianCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const wrong = (rule: string, message: string): void => void errors.push({ rule, message });
  if (deck.length !== DECK_SIZE) wrong('G1.1', `A deck has exactly ${DECK_SIZE} cards; this one has ${deck.length}.`);
  const copies = new Map<string, number>();
  for (const id of deck) copies.set(id, (copies.get(id) ?? 0) + 1);
  const known: { def: GuardianCard; n: number }[] = [];
  for (const [id, n] of copies) {
    const at = byId.get(id);
    if (at === undefined) wrong('G1.1', `No card is called '${shortly(id)}'.`);
    else if (defs[at].token) wrong('G1.1', `${defs[at].name} is put out by other cards; it cannot be in a deck.`);
    else known.push({ def: defs[at], n });
  }
  for (const { rarity, rule, ofType, same } of LIMITS) {
    const some = known.filter((x) => x.def.rarity === rarity);
    for (const kind of KINDS) {
      const n = sum(some.filter((x) => x.def.kind === kind));
      if (n > ofType) wrong(rule, `${n} ${rarity} ${KIND_WORDS[kind]}; at most ${ofType} are allowed.`);
    }
    for (const { def, n } of some) {
      if (n > same)
        wrong(rule, `${def.name} (${rarity}): ${n} copies; at most ${same} ${same === 1 ? 'is' : 'are'} allowed.`);
    }
  }
  const legends = known.filter((x) => x.def.rarity === 'legendary');
  if (sum(legends) > 1) {
    const names = legends.map(({ def, n }) => (n > 1 ? `${n} × ${def.name}` : def.name));
    wrong('G1.6', `${sum(legends)} legendary cards (${names.join(', ')}); a deck has at most 1.`);
  }
  const guardians = sum(known.filter((x) => x.def.kind === 'guardian'));
  if (guardians < LEAST_GUARDIANS) wrong('G1.7', `${guardians} Guardians; a deck has at least ${LEAST_GUARDIANS}.`);
  return { errors, advice: [] };
}

const sum = (of: readonly { n: number }[]): number => of.reduce((total, x) => total + x.n, 0);
