import type { CardFace, CardView } from '@wardroom/core';
import { type Dress, lifeOf } from './dress.ts';
import { type CardFacts, type Figure, figuresOf, signed, statusesOf, strikeOf } from './facts.ts';

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
  const facts = view as CardFacts | undefined;
  const states = facts === undefined ? [] : statusesOf(facts, telling.dress);
  const badges = states.map((s) => `${s.label}${s.remains === '' ? '' : `, ${s.remains}`}.`);
  if (face === undefined) return [`A face-down card${place}.`, ...badges].join(' ');
  const parts = [`${face.name}${place}.`];
  const { corner, rail, marks = [], signed: withSign } = telling.dress.figures;
  const life = lifeOf(telling.dress, face.stock).stat;
  const all = figuresOf(face.figures, facts, life);
  const show = (f: Figure, n: number): string => (withSign.includes(f.stat) ? signed(n) : String(n));
  const was = (f: Figure): string => (f.now === f.printed ? '' : ` (printed ${show(f, f.printed)})`);
  const figures: string[] = [];
  const hp = all[life];
  if (hp !== undefined)
    figures.push(hp.now === hp.printed ? `${hp.label} ${hp.now}` : `${hp.label} ${hp.now} of ${hp.printed}`);
  const beside = rail.flatMap((p) => ('stat' in p && p.stat !== life ? [p] : []));
  const stats = [...(corner === null ? [] : [corner]), ...beside, ...marks].map((p) => all[p.stat]);
  for (const f of stats) if (f !== undefined) figures.push(`${f.label} ${show(f, f.now)}${was(f)}`);
  for (const part of rail) {
    if (!('dice' in part)) continue;
    const strike = strikeOf(part, all);
    if (strike === null) continue;
    const { dice, plus, hit } = strike;
    const many = `${dice.now} ${dice.now === 1 ? 'die' : 'dice'}${was(dice)}`;
    figures.push(plus.now === 0 && plus.printed === 0 ? many : `${many} ${show(plus, plus.now)}${was(plus)}`);
    if (hit !== null) figures.push(`${telling.dress.stats[hit.stat]} ${signed(hit.now)}`);
  }
  if (figures.length > 0) parts.push(`${capital(figures.join(', '))}.`);
  parts.push(...badges);
  if (facts?.count !== undefined) parts.push(`Count ${facts.count}.`);
  if (telling.full === true) {
    parts.push(`${face.line}, ${face.rarity}${face.cost === undefined ? '' : `, ${face.cost}`}.`);
    if (face.text !== '') parts.push(face.text);
  }
  return parts.join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
