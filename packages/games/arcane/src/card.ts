import { type CardSource, type CompiledCard, finished, type WindowId } from '@wardroom/core';
import type { Ability, ArcaneLanguage } from './language.ts';
import { STAT } from './names.ts';

/** An Arcane card as data (A2.1), and as the rules read it. */

export const KINDS = ['unit', 'spell', 'trap', 'token', 'stone'] as const;
export type CardKind = (typeof KINDS)[number];

/** How a unit moves, attacks and takes things where it differs from others: what `note` abilities may say. */
export interface Manner {
  /** Spaces it moves with one move, through empty ones; 1 if nothing is said. */
  reach?: number;
  /** It moves only orthogonally. */
  orthogonal?: true;
  /** It may leap over one card to the empty space behind. */
  leaps?: true;
  /** It moves to any empty space. */
  flies?: true;
  /** It cannot leave its own territory. */
  homebound?: true;
  cantMove?: true;
  /** Action points of a move; 1 if nothing is said. */
  moveCost?: number;
  /** It may attack diagonally too. */
  diagonal?: true;
  /** It may attack so many spaces away in a straight orthogonal line, over empty ones; 1 if nothing is said. */
  range?: number;
  /** Attacks a turn. */
  attackLimit?: number;
  cantAttack?: true;
  firstBlood?: true;
  /** No status can be put on it. */
  immune?: true;
  /** A trap it attacks is discarded without effect. */
  disarms?: true;
}

export interface ArcaneSource extends CardSource<ArcaneLanguage> {
  set: string;
  no: number;
  kind: CardKind;
  /** What decides its colours and emblem: the circle of magic it belongs to. */
  circle: string;
  attack: number;
  health: number;
  abilities: readonly Ability[];
}

export interface ArcaneCard extends CompiledCard<Manner> {
  source: ArcaneSource;
  kind: CardKind;
  circle: string;
  /** A unit or a token: what fights. */
  fights: boolean;
  attack: number;
  health: number;
  /** Printed values of the stats that only a working text gives, by stat; `stats.ts` reads them. */
  manner: readonly number[];
  /** Some of them differ from those of a plain unit. */
  special: boolean;
  disarms: boolean;
  /** It may be cast in the main phase and in any window. */
  anyTime: boolean;
  /** For bots: whether its text does something for a card that lies face down, that is placed face up, that stands there. */
  lurks: boolean;
  greets: boolean;
  works: boolean;
}

const NUMBERS = ['reach', 'moveCost', 'range', 'attackLimit'] as const;
const FLAGS = [
  'firstBlood',
  'orthogonal',
  'leaps',
  'flies',
  'homebound',
  'cantMove',
  'diagonal',
  'cantAttack',
  'immune',
] as const;
/** Of a unit that says nothing of it. */
const PLAIN: Readonly<Partial<Record<keyof typeof STAT, number>>> = { reach: 1, moveCost: 1, range: 1 };

/** Values of stats for a unit whose text says nothing of them, or does not work. */
export const plainManner: readonly number[] = Object.keys(STAT).map((name) => PLAIN[name as keyof typeof STAT] ?? 0);

function mannerOf(notes: Manner): number[] {
  const manner = [...plainManner];
  for (const name of NUMBERS) manner[STAT[name]] = notes[name] ?? manner[STAT[name]];
  for (const name of FLAGS) manner[STAT[name]] = notes[name] === true ? 1 : 0;
  return manner;
}

/** A gain for what was placed face down, or face up (A3.4.2), wherever the text asks for it. */
const isGainOf = (a: Ability, placedDown: boolean): boolean => JSON.stringify(a).includes(`"placedDown":${placedDown}`);

const lurks = (a: Ability): boolean => (a.is === 'trigger' && a.on === 'revealed') || isGainOf(a, true);
const greets = (a: Ability): boolean => (a.is === 'trigger' && a.on === 'placedUp') || isGainOf(a, false);

export function finishCard(source: ArcaneSource, card: CompiledCard<Manner>, anyWindow: WindowId): ArcaneCard {
  const { notes } = card;
  const manner = mannerOf(notes);
  // What may be cast at any moment fits every window.
  const answersIn = card.answersIn.map((may) => may || card.answersIn[anyWindow]);
  return finished(
    { ...card, answersIn },
    {
      source,
      kind: source.kind,
      circle: source.circle,
      fights: source.kind === 'unit' || source.kind === 'token',
      attack: source.attack,
      health: source.health,
      manner,
      special: manner.some((n, i) => n !== plainManner[i]),
      disarms: notes.disarms === true,
      anyTime: card.answersIn[anyWindow],
      lurks: source.abilities.some(lurks),
      greets: source.abilities.some(greets),
      works: source.abilities.some((a) => !lurks(a) && !greets(a)),
    },
  );
}
