import type { ArcaneSource, Manner } from '../card.ts';
import type {
  Ability,
  ArcaneLanguage,
  CardRef,
  CardSet,
  Cond,
  Filter,
  Mod,
  Num,
  Op,
  Scope,
  Spots,
} from '../language.ts';
import type { StatName, StatusName } from '../names.ts';

/** The words cards are written in. Each returns plain data; nothing here runs in a match. */

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'attack/health', as on the card. */
type Figures = `${number}/${number}`;

/** The circle of magic a card belongs to. */
export type Circle = 'storm' | 'flame' | 'stone' | 'shade' | 'wild' | 'frost' | 'road';

const card = (
  kind: ArcaneSource['kind'],
  no: number,
  name: string,
  circle: Circle,
  figures: Figures,
  abilities: readonly Ability[],
): ArcaneSource => {
  const [attack, health] = figures.split('/').map(Number);
  return { id: idOf(name), name, set: 'core', no, kind, circle, attack, health, abilities };
};

export const unit = (no: number, name: string, circle: Circle, figures: Figures, ...text: Ability[]): ArcaneSource =>
  card('unit', no, name, circle, figures, text);
export const token = (no: number, name: string, circle: Circle, figures: Figures, ...text: Ability[]): ArcaneSource =>
  card('token', no, name, circle, figures, text);
/** A4.2.5: cast at any time, unless its text says what it answers. */
export const spell = (no: number, name: string, circle: Circle, ...text: Ability[]): ArcaneSource =>
  card('spell', no, name, circle, '0/0', text.some((a) => a.is === 'answer') ? text : [anyTime, ...text]);
const anyTime: Ability = { is: 'answer', to: 'any' };
/** A trap does what it does to whoever attacks it, whom its text calls `attacker`. */
export const trap = (no: number, name: string, circle: Circle, ...ops: Op[]): ArcaneSource =>
  card('trap', no, name, circle, '0/0', [{ is: 'trigger', on: 'sprung', if: { same: ['trap', 'self'] }, do: ops }]);
export const stone = (no: number, name: string, circle: Circle, health: number, ...text: Ability[]): ArcaneSource =>
  card('stone', no, name, circle, `0/${health}`, text);

/** How it moves and attacks, where that differs from other units. */
export const manner = (how: Manner): Ability => ({ is: 'note', ...how });
export const firstBlood: Ability = manner({ firstBlood: true });

// ── Continuous texts ──
export const always = (to: Scope, mods: readonly Mod[], condition?: Cond): Ability =>
  condition === undefined ? { is: 'static', to, mods } : { is: 'static', to, mods, if: condition };
export const itself = (mods: readonly Mod[], condition?: Cond): Ability => always('self', mods, condition);
export const plus = (stat: StatName, add: Num): Mod => ({ stat, add });
export const yes = (stat: StatName): Mod => ({ stat, add: 1 });
/** A3.4.2: holds from when it is turned up, so that nothing shows while it lies face down. */
export const placedFaceDown = (...mods: Mod[]): Ability => itself(mods, { placedDown: true });
export const placedUpHas = (...mods: Mod[]): Ability => itself(mods, { placedDown: false });

// ── When things happen ──
const whenever = (on: ArcaneLanguage['event'], condition: Cond, ops: readonly Op[]): Ability => ({
  is: 'trigger',
  on,
  if: condition,
  do: ops,
});
const itIs = (fact: string): Cond => ({ same: [fact, 'self'] });

/** A3.4.2 */
export const placedFaceUp = (...ops: Op[]): Ability => whenever('placedUp', itIs('card'), ops);
/** A4.2.3, A4.a.1, A4.d.2 */
export const onReveal = (...ops: Op[]): Ability => whenever('revealed', itIs('card'), ops);
/** A3.4.2: what was placed face down does this when it is revealed; not if it was turned down later. */
export const ambush = (...ops: Op[]): Ability =>
  whenever('revealed', { all: [itIs('card'), { placedDown: true }] }, ops);
/** A4.a.2, attacking or attacked. */
export const beforeItsAttack = (...ops: Op[]): Ability => whenever('preCombat', itIs('attacker'), ops);
export const beforeItIsAttacked = (...ops: Op[]): Ability => whenever('preDefense', itIs('defender'), ops);
/** A4.b.1 */
export const onAttack = (...ops: Op[]): Ability => whenever('attacking', itIs('attacker'), ops);
export const whenAttacked = (...ops: Op[]): Ability => whenever('attacked', itIs('defender'), ops);
/** A4.d.1 */
export const afterItsAttack = (...ops: Op[]): Ability => whenever('postCombat', itIs('attacker'), ops);
export const afterItIsAttacked = (...ops: Op[]): Ability => whenever('postCombat', itIs('defender'), ops);
/** A4.c.2, A4.d.2: what is next to it is told by where it stood. */
export const onDestruction = (...ops: Op[]): Ability => whenever('destroyed', itIs('card'), ops);
/** It destroyed something by its combat damage, attacking or striking back. */
export const onKill = (what: Cond | undefined, ...ops: Op[]): Ability =>
  whenever('destroyed', { all: [itIs('by'), { eq: ['inCombat', 1] }, ...(what === undefined ? [] : [what])] }, ops);
export const onOtherDestroyed = (which: Filter, ...ops: Op[]): Ability =>
  whenever('destroyed', { all: [{ mine: 'card' }, { card: 'card', is: { other: true, ...which } }] }, ops);
export const onMySpell = (...ops: Op[]): Ability => whenever('cast', { sameSeat: ['player', 'me'] }, ops);
export const onMyTurnEnd = (...ops: Op[]): Ability => whenever('turnEnd', { sameSeat: ['player', 'me'] }, ops);

/** When cast: what happens as it resolves. */
export const cast = (...ops: Op[]): Ability => ({ is: 'play', do: ops });
export const castIf = (condition: Cond, ...ops: Op[]): Ability => ({ is: 'play', if: condition, do: ops });
/** Cast on one target, which the text calls `target`. */
export const castOn = (from: CardSet, ...ops: Op[]): Ability => ({
  is: 'play',
  targets: [{ as: 'target', from }],
  do: ops,
});
/** Cast only as an answer to this. */
export const answersSpell: Ability = { is: 'answer', to: 'spell', if: { foesSpell: true } };
export const answersAttack: Ability = { is: 'answer', to: 'attack', if: { foes: 'a' } };

// ── Cards meant ──
const board = (of: 'me' | 'opponents' | 'all', where: Filter): CardSet => ({ in: 'board', of, where });
/** Any card of an opponent, face up or face down. */
export const foesCard = (where: Filter = {}): CardSet => board('opponents', where);
/** What is known to be a unit: a face-down card is not. */
export const foesUnit = (where: Filter = {}): CardSet => board('opponents', { unit: true, ...where });
export const myUnit = (where: Filter = {}): CardSet => board('me', { unit: true, ...where });
export const myCard = (where: Filter = {}): CardSet => board('me', where);
export const anyCard = (where: Filter = {}): CardSet => board('all', where);
export const nextTo = (card: CardRef): Filter => ({ near: card });
export const withinTwo = (card: CardRef): Filter => ({ within2: card });

// ── What happens ──
export const damage = (to: CardRef, n: Num): Op => ({ do: 'damage', to, n });
export const heal = (to: CardRef, n: Num): Op => ({ do: 'heal', to, n });
/** Puts statuses on a unit. */
export const afflict = (on: CardRef, ...statuses: StatusName[]): Op[] =>
  statuses.map((is): Op => ({ do: 'status', on, is }));
export const each = (from: CardSet, ...ops: Op[]): Op => ({ do: 'each', in: from, as: 'it', then: ops });
export const choose = (as: string, from: CardSet): Op => ({ do: 'choose', as, from });
export const mayChoose = (as: string, from: CardSet): Op => ({ do: 'choose', as, from, may: true });
export const when = (test: Cond, then: readonly Op[], otherwise?: readonly Op[]): Op =>
  otherwise === undefined ? { do: 'if', test, then } : { do: 'if', test, then, else: otherwise };
export const look = (card: string): Op => ({ do: 'look', cards: card });
export const draw = (n: number): Op => ({ do: 'draw', who: 'me', n });
/** For good: as long as it is on the board. */
export const gets = (on: CardRef, attack: number, health = 0): Op[] => {
  const mods = [...(attack === 0 ? [] : [plus('attack', attack)]), ...(health === 0 ? [] : [plus('health', health)])];
  return [
    { do: 'modify', on, mods, lasting: {} },
    { do: 'gain', on, attack, health },
  ];
};
/** A token on an empty space of one's choice: next to a card, within two of it, or in one's own territory. */
export const make = (name: string, where: Spots, may?: true): Op => {
  const token = idOf(name);
  return when({ exists: { in: 'aside', of: 'me', where: { id: token } } }, [
    may ? { do: 'chooseSpot', from: where, as: 'spot', may } : { do: 'chooseSpot', from: where, as: 'spot' },
    { do: 'make', token, at: 'spot' },
  ]);
};
export const emptyNear = (card: CardRef): Spots => ({ emptyNear: card });
export const emptyWithinTwo = (card: CardRef): Spots => ({ emptyWithin2: card });
export const emptyInMyTerritory: Spots = { emptyOf: 'me' };
