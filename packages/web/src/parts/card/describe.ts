import type { CardFace, CardView } from '@wardroom/core';
import type { Dress } from './dress.ts';
import { type CardFacts, figuresOf, signed, statusesOf } from './facts.ts';

export interface Telling {
  dress: Dress;
  /** Whose and where: "your primary". */
  place?: string;
  /** With type, rarity and text. */
  full?: boolean;
}

/** Everything that is to be seen on a card, as a sentence or two for those who listen. */
export function describe(face: CardFace | undefined, view: CardView | undefined, telling: Telling): string {
  const place = telling.place === undefined ? '' : `, ${telling.place}`;
  if (face === undefined) return `A face-down card${place}.`;
  const facts = view as CardFacts | undefined;
  const parts = [`${face.name}${place}.`];
  const { al, spd, hp, dice, mod } = figuresOf(face.figures, facts);
  const was = (f: { now: number; printed: number }, sign = false): string =>
    f.now === f.printed ? '' : ` (printed ${sign ? signed(f.printed) : f.printed})`;
  const figures: string[] = [];
  if (hp !== undefined) figures.push(hp.now === hp.printed ? `HP ${hp.now}` : `HP ${hp.now} of ${hp.printed}`);
  if (al !== undefined) figures.push(`AL ${al.now}${was(al)}`);
  if (spd !== undefined) figures.push(`SPD ${spd.now}${was(spd)}`);
  if (dice !== undefined && mod !== undefined) {
    const many = `${dice.now} ${dice.now === 1 ? 'die' : 'dice'}${was(dice)}`;
    figures.push(mod.now === 0 && mod.printed === 0 ? many : `${many} ${signed(mod.now)}${was(mod, true)}`);
  }
  if (figures.length > 0) parts.push(`${figures.join(', ')}.`);
  if (facts !== undefined) {
    for (const s of statusesOf(facts, telling.dress)) {
      parts.push(`${s.label}${s.remains === '' ? '' : `, ${s.remains}`}.`);
    }
    if (facts.count !== undefined) parts.push(`Count ${facts.count}.`);
  }
  if (telling.full === true) {
    parts.push(`${face.line}, ${face.rarity}${face.cost === undefined ? '' : `, ${face.cost}`}.`);
    if (face.text !== '') parts.push(face.text);
  }
  return parts.join(' ');
}
