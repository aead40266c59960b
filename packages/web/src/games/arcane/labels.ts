import type { ArcaneCardView } from '@wardroom/arcane';
import type { CardFace, Square } from '@wardroom/core';
import { type Dress, plain } from '../../parts/card/dress.ts';
import type { Lying } from './facts.ts';

/** What can be done with a square or the card on it now. */
export type Mark = 'can' | 'chosen' | 'attack' | 'target' | 'spot';

const MARKS: Readonly<Record<Mark, string>> = {
  can: 'can be chosen',
  chosen: 'chosen',
  attack: 'can be attacked',
  target: 'can be chosen',
  spot: 'can be chosen',
};

interface Telling {
  /** Of the card that lies there, if it is known. */
  face: CardFace | undefined;
  /** "your", "Bo's", by seat. */
  whose: (seat: number) => string;
  mark: Mark | undefined;
  dress?: Dress;
}

/** A square and what lies on it, for those who listen: "b2, your Mystic Stone, face down. Health 15." */
export function labelOf(
  square: Square,
  lying: Lying | undefined,
  { face, whose, mark, dress = plain }: Telling,
): string {
  const what = lying === undefined ? emptyWords(square, whose) : cardWords(lying, face, whose(lying.seat), dress);
  const parts = [`${square.name}, ${what}.`];
  if (mark !== undefined) parts.push(`${capital(MARKS[mark])}.`);
  return parts.join(' ');
}

const emptyWords = ({ seat }: Square, whose: (seat: number) => string): string =>
  seat === undefined ? 'empty, neutral row' : `empty, ${whose(seat)} territory`;

function cardWords({ card, up, planned }: Lying, face: CardFace | undefined, owner: string, dress: Dress): string {
  if (face === undefined) return [`${owner} face-down card`, ...stateWords(card, dress)].join('. ');
  const way = up ? (planned ? ', to be placed face up' : '') : ', face down';
  const figures = figureWords(card, face);
  return [`${owner} ${face.name}${way}`, ...(figures === '' ? [] : [figures]), ...stateWords(card, dress)].join('. ');
}

/** "Attack 3 (printed 2), health 4 of 6". */
function figureWords(card: ArcaneCardView, face: CardFace): string {
  const printed = (stat: string): number | undefined => face.figures.find((f) => f.stat === stat)?.value;
  const words: string[] = [];
  const attack = printed('attack');
  if (attack !== undefined) {
    const now = card.stats?.attack ?? attack;
    words.push(`attack ${now}${now === attack ? '' : ` (printed ${attack})`}`);
  }
  const health = card.maxHp ?? printed('health');
  if (health !== undefined) {
    const left = Math.max(0, card.hp ?? health);
    words.push(left === health ? `health ${left}` : `health ${left} of ${health}`);
  }
  return capital(words.join(', '));
}

export const statesOf = (card: ArcaneCardView, dress: Dress) =>
  (card.states ?? []).map((name) => ({
    name,
    ...(dress.states[name] ?? { label: name, icon: 'info' as const }),
    left: name === 'poisoned' ? (card.poison ?? null) : null,
  }));

const stateWords = (card: ArcaneCardView, dress: Dress): string[] =>
  statesOf(card, dress).map(({ label, left }) =>
    left === null ? label : `${label}, ${left} ${left === 1 ? 'turn' : 'turns'} left`,
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
