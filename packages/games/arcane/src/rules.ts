import {
  allSeats,
  assemble,
  bring,
  bringAll,
  type CardId,
  type DefId,
  type Mode,
  machine,
  matchProblems,
  NONE,
  newState,
  type Rules,
  type Setup,
  type State,
} from '@wardroom/core';
import { type ArcaneCard, finishCard, plainManner } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import {
  ASIDE,
  BOARD,
  CITE,
  DECK,
  EVENT,
  EVENT_NAMES,
  EVENTS,
  FACE_UP,
  HAND,
  MATCH,
  MATCH_COUNT,
  PLAYER_COUNT,
  PROMPT_NAMES,
  STAT_NAMES,
  STATUS,
  VERB_NAMES,
  WINDOW,
  WINDOW_NAMES,
  ZONES,
} from './names.ts';
import { optionFacts, optionNumbers, optionProblems } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { attackRules } from './rules/attack.ts';
import { textWorks } from './rules/board.ts';
import { damageRules, triggers } from './rules/damage.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { match, setupRules } from './rules/setup.ts';
import { noteAnswers, spellRules, windows } from './rules/spells.ts';
import { textRules } from './rules/texts.ts';
import { turnRules } from './rules/turn.ts';
import { vocabulary } from './vocabulary.ts';

/** The rules of War of the Arcane, put together for the engine: what decides a match, and what its fingerprint is taken of. */

const programs = [
  ...windows.rules,
  triggers,
  ...setupRules,
  ...turnRules,
  ...attackRules,
  ...damageRules,
  ...spellRules,
  ...textRules,
  ...endingRules,
];

const assembly = assemble(programs, cards, vocabulary, WINDOW_NAMES, (source, card) =>
  finishCard(source, card, WINDOW.any),
);

export const defOf = (s: State, id: CardId): ArcaneCard => assembly.defs[s.cards[id].def];

/** A text works: see `textWorks`. */
const WORKS = FACE_UP | STATUS.silenced;

/** Only damage takes the last point of health: texts that lower it leave one. */
const LEAST: Readonly<Record<string, number>> = { attack: 0, health: 1, reach: 0 };

const stats = STAT_NAMES.map((name, i) => ({
  name,
  base:
    name === 'attack' || name === 'health'
      ? assembly.defs.map((def) => def[name])
      : (_s: State, c: { def: DefId; flags: number }) =>
          (c.flags & WORKS) === FACE_UP ? assembly.defs[c.def].manner[i] : plainManner[i],
  min: LEAST[name],
}));

function begin(setup: Setup): State {
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? i),
    zones: ZONES.length,
    matchNumbers: MATCH_COUNT,
    playerNumbers: PLAYER_COUNT,
    options: optionNumbers(setup.options ?? {}),
    past: 0,
  });
  s.g[MATCH.attacker] = NONE;
  s.g[MATCH.defender] = NONE;
  for (const seat of allSeats(s)) {
    const defs = setup.seats[seat].deck.map((id) => assembly.defById.get(id)!);
    // A3.2.1: what is set aside is seen, so its number must not tell where in the list it stood.
    const aside = defs.filter(isSetAside).sort((a, b) => a - b);
    for (const def of aside) bring(s, def, seat, assembly.defs[def].kind === 'stone' ? HAND : ASIDE);
    const deck = defs.filter((def) => !isSetAside(def));
    bringAll(s, deck, seat, DECK);
    for (const def of defs) noteAnswers(s, assembly.defs[def]);
  }
  match.enter(machine(rules, s), {});
  return s;
}

const isSetAside = (def: DefId): boolean => assembly.defs[def].kind === 'stone' || assembly.defs[def].kind === 'token';

const MODES: readonly Mode[] = [{ name: 'duel', title: 'Duel', players: [2], usual: 2 }];

/** What decides a match of War of the Arcane, with its own kind of definitions. */
export const rules: Rules<ArcaneCard> = {
  name: 'arcane',
  modes: MODES,
  options: optionFacts,
  clauses: clauseIds,
  events: EVENT_NAMES,
  facts: EVENTS,
  prompts: PROMPT_NAMES,
  verbs: VERB_NAMES,
  zones: ZONES,
  stats,
  ...assembly,
  interrupts,
  check: (setup) =>
    matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(assembly.defs, assembly.defById, deck)),
  checkDeck: (deck) => checkDeck(assembly.defs, assembly.defById, deck),
  begin,
  textWorks,
  // Nothing here is out of reach of a text as a whole.
  affects: () => true,
  kinds: { endless: EVENT.endless, endlessCite: CITE['A4.d.3'] },
  alsoSees: (s, _viewer, id) => s.cards[id].zone === BOARD && (s.cards[id].flags & FACE_UP) !== 0,
};
