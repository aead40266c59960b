import type { WardSource } from '../card.ts';
import {
  answersFoesAttack,
  answersFoesMagic,
  answersOwnHit,
  chooseFoe,
  foesCreature,
  foesCreatures,
  ownCreature,
  ownCreatures,
} from '../cards/builders.ts';
import type { CardText } from './card-text.ts';

/**
 * Whom a card means with more than two players. Cards that are written in the same words mean the same, so it is said here
 * once for each of the words; what only one card says stands with its text.
 */

/** Sentences that several cards have as their own. */
export const RIVAL = "In a battle the primary of the side it fights counts, outside of one any opponent's.";
export const YOUR_TURNS = "Your turns count, also where another player's creature wears it.";
export const FOES_CEMETERIES = "The cemeteries of all opponents count, a boss's too; a partner's does not.";

const OWN_ONLY = "Only your own creatures are meant, not a partner's.";

/** Words of cards, and what they come to. */
const MEANINGS: readonly (readonly [piece: unknown, sentence: string])[] = [
  [answersFoesMagic, 'It answers a magic of any opponent, whomever that is meant for, but none of a partner.'],
  [
    { foesLightning: true },
    'It answers a Lightning of any opponent, whomever that is meant for, but none of a partner.',
  ],
  [
    answersFoesAttack('hit'),
    "It answers an attack of any opponent, whoever's creature is struck: yours, a partner's or another player's.",
  ],
  [
    answersFoesAttack('worked'),
    "It answers an attack of any opponent, whoever's creature is struck: yours, a partner's or another player's.",
  ],
  [{ mine: 'b' }, "It protects a creature of your own, not a partner's."],
  [answersOwnHit, "It strengthens a creature of your own, not a partner's."],
  [chooseFoe, 'You choose one opponent.'],
  [foesCreature, 'You choose among the creatures of all opponents.'],
  [foesCreatures, "The creatures of all opponents are meant, a partner's never."],
  [{ seats: 'foes' }, 'All opponents are bound, a partner is not.'],
  [{ seats: 'all' }, 'Everybody is bound: you, partners, all opponents and a boss.'],
  [ownCreature, OWN_ONLY],
  [ownCreatures, OWN_ONLY],
  [{ do: 'modify', side: 'me' }, OWN_ONLY],
  [{ do: 'draw', who: 'p' }, 'Everybody draws, partners and all opponents too; a boss does not.'],
];

/** The same with the fields as they stand in a card's data, side by side and in this order, as words write them. */
const SPOKEN = MEANINGS.map(([piece, sentence]) => ({ fields: JSON.stringify(piece).slice(1, -1), sentence }));

/** The text of a card with what is to be said of more than two players. A boss's cards speak of players as it is. */
export function withMany(source: WardSource, words: CardText): CardText {
  const data = JSON.stringify(source.abilities);
  const shared = source.boss === null ? SPOKEN.flatMap((x) => (data.includes(x.fields) ? [x.sentence] : [])) : [];
  const all = new Set([...shared, ...(words.many === undefined ? [] : [words.many])]);
  return all.size === 0 ? words : { ...words, many: `With more than two players: ${[...all].join(' ')}` };
}
