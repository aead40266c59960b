import type { CardId, Game, Spot, State } from '@wardroom/core';
import { type Placed, type Position, position, realm, type Side } from '@wardroom/realm';
import { type Scenario, scenario } from '@wardroom/testkit';
import { onTestFinished } from 'vitest';
import type { RealmCard } from '../src/card.ts';
import { locIn, PLAYER, SEATS, SICK, TAPPED, TOKEN_NAMES, type TokenName } from '../src/names.ts';
import { isDisabled, isSilenced, isTrulyEvil } from '../src/rules/board.ts';
import { locNamed, placeName } from '../src/text/places.ts';

export { offers, whyNot } from '@wardroom/testkit';

/**
 * The scenario language for the Contested Realm. Places are called 'c1' (the third square of my back row; the opponent's is
 * row 4), 'c1 underground', 'c1 void'.
 */

const words = {
  search: [
    'minions',
    'avatars',
    'sites',
    'artifacts',
    'auras',
    'cast',
    'hand',
    'cemetery',
    'gone',
    'spellbook',
    'atlas',
  ],
  hp: (m: { state: State }, card: number) => m.state.cards[card as CardId].hurt,
  endPhase: 'endTurn',
  pass: 'done',
  responses: ['defend', 'intercept'],
  primary: () => -1,
};

export function play(start: State, game: Game<RealmCard> = realm): Scenario {
  const t = scenario(game, start, words);
  onTestFinished(() => t.end());
  return t;
}

/** Enough to draw from, so that no test ends by an empty deck unless it says so. */
const DECKS = { atlas: ['windswept-tor', 'windswept-tor'], spellbook: ['moss-ox', 'moss-ox', 'moss-ox'] };

/** The main part of my turn, with 10 mana and Persecutors on both sides unless said otherwise. */
export function duel(me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): Scenario {
  const active = more.active ?? 0;
  const seats = [me, opp].map((side, seat) => ({ ...DECKS, ...(seat === active ? { mana: 10 } : {}), ...side }));
  return play(position({ ...more, seats }));
}

export const [ME, OPP] = SEATS;
export type Who = 'me' | 'opp';
const numbers = (t: Scenario, who: Who): number[] => t.state.seats[who === 'me' ? ME : OPP].n;

export const life = (t: Scenario, who: Who): number => numbers(t, who)[PLAYER.life];
export const mana = (t: Scenario, who: Who = 'me'): number => numbers(t, who)[PLAYER.mana];
export const hurt = (t: Scenario, card: string): number => t.state.cards[t.id(card)].hurt;
/** 'c1', 'c1 underground' */
export const where = (t: Scenario, card: string): string => placeName(t.state.cards[t.id(card)].at);
export const loc = (place: string): Spot => locNamed(place);

const flag = (t: Scenario, card: string, bit: number): boolean => (t.state.cards[t.id(card)].flags & bit) !== 0;
export const has = (t: Scenario, card: string, token: TokenName): boolean =>
  flag(t, card, 1 << TOKEN_NAMES.indexOf(token));
export const isTapped = (t: Scenario, card: string): boolean => flag(t, card, TAPPED);
export const isSick = (t: Scenario, card: string): boolean => flag(t, card, SICK);
export const isEvil = (t: Scenario, card: string): boolean => isTrulyEvil(t.machine, t.id(card));
export const silenced = (t: Scenario, card: string): boolean => isSilenced(t.machine, t.id(card));
export const disabled = (t: Scenario, card: string): boolean => isDisabled(t.machine, t.id(card));
export const power = (t: Scenario, card: string): number => t.stat(card, 'power');
/** Who bears an artifact. */
export const bearer = (t: Scenario, artifact: string): string => {
  const { host } = t.state.cards[t.id(artifact)];
  return host < 0 ? '' : t.machine.game.defs[t.state.cards[host].def].id;
};

/** The places that this verb offers for a card, by name. */
export const places = (t: Scenario, verb: string, card: string, on?: string): string[] => {
  const { game } = t.machine;
  const id = t.id(card);
  const found = (t.state.ask?.choices ?? []).filter(
    (c) => game.verbs[c.verb] === verb && c.card === id && (on === undefined || c.on === t.id(on)),
  );
  return found.map((c) => placeName(locIn(c.n))).toSorted();
};

export const warded = (card: string, at: string): Placed => ({ card, at, tokens: ['ward'] });
export const tapped = (card: string, at: string): Placed => ({ card, at, tapped: true });

/** My opponent's units that defend against my attack; no others do. */
export function defend(t: Scenario, ...units: string[]): void {
  for (const unit of units) t.opp.does('defend', unit);
  if (t.asked === 'opp defend') t.opp.does('done');
}
