import {
  allSeats,
  assemble,
  bringAll,
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
import { finishCard, type GuardianCard, type GuardianSource } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import {
  BASE,
  CITE,
  DECK,
  EVENT,
  EVENT_NAMES,
  EVENTS,
  HALF_ATK,
  HALF_HP,
  MATCH,
  MATCH_COUNT,
  OUTPOST_HP,
  PLAYER_COUNT,
  PROMPT_NAMES,
  STAT_NAMES,
  STRONGHOLD_HP,
  VERB_NAMES,
  ZONES,
} from './names.ts';
import { optionFacts, optionNumbers, optionProblems } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { actingRules } from './rules/acting.ts';
import { lanesOf, strongholdLane } from './rules/board.ts';
import { checkpointRules, triggers } from './rules/checkpoint.ts';
import { would } from './rules/damage.ts';
import { drawingRules } from './rules/drawing.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { statusRules } from './rules/status.ts';
import { match, turnRules } from './rules/turn.ts';
import { vocabularyFor } from './vocabulary.ts';

/** The rules of Guardian Realms, put together for the engine: what decides a match, and what its fingerprint is taken of. */

const programs = [
  triggers,
  ...turnRules,
  ...actingRules,
  ...drawingRules,
  ...statusRules,
  ...checkpointRules,
  ...Object.values(endingRules),
];

const MODES: readonly Mode[] = [{ name: 'duel', title: 'Duel', players: [2], usual: 2 }];

/** G9.3: a Copy may have half of what is printed. */
const halved = (flags: number, half: number, printed: number): number =>
  (flags & half) === 0 ? printed : Math.ceil(printed / 2);

/** Base values of stats: what is printed, or the plain rule (G3.3, G4.5, G5.2). */
const BASES: Readonly<Record<string, (def: GuardianCard, flags: number) => number>> = {
  hp: (d, flags) => halved(flags, HALF_HP, d.hp),
  atk: (d, flags) => halved(flags, HALF_ATK, d.atk),
  cost: (d) => d.cost,
  attackCost: () => 1,
  swapCost: () => 1,
  range: () => 1,
};

/** Nothing costs less than nothing, hits for less than nothing or stands with less than one HP. */
const LEAST: Readonly<Record<string, number>> = { hp: 1, atk: 0, cost: 0, attackCost: 0, swapCost: 0, range: 0 };

/** What decides a match of Guardian Realms, with its own kind of definitions. */
export type GuardianRules = Rules<GuardianCard>;

/** The rules with these cards. There is one set; tests of the rules bring plain cards of their own. */
export function rulesWith(sources: readonly GuardianSource[]): GuardianRules {
  const assembly = assemble(programs, sources, vocabularyFor(sources), [], finishCard);

  function begin(setup: Setup): State {
    const s = newState({
      teams: setup.seats.map((x, i) => x.team ?? i),
      zones: ZONES.length,
      matchNumbers: MATCH_COUNT,
      playerNumbers: PLAYER_COUNT,
      options: optionNumbers(setup.options ?? {}),
      past: 0,
    });
    for (const k of [MATCH.attacker, MATCH.defender, MATCH.attackedSpot]) s.g[k] = NONE;
    for (const seat of allSeats(s)) {
      // G4.1
      for (let lane = 0; lane < lanesOf(s); lane++) {
        s.seats[seat].n[BASE + lane] = lane === strongholdLane(s) ? STRONGHOLD_HP : OUTPOST_HP;
      }
      const deck = setup.seats[seat].deck.map((id) => assembly.defById.get(id)!);
      bringAll(s, deck, seat, DECK);
    }
    match.enter(machine(rules, s), {});
    return s;
  }

  const rules: GuardianRules = {
    name: 'guardian',
    modes: MODES,
    options: optionFacts,
    clauses: clauseIds,
    events: EVENT_NAMES,
    facts: EVENTS,
    prompts: PROMPT_NAMES,
    verbs: VERB_NAMES,
    zones: ZONES,
    stats: STAT_NAMES.map((name) => {
      const base = BASES[name];
      return {
        name,
        base:
          base === undefined
            ? assembly.defs.map(() => 0)
            : (_s: State, c: { def: DefId; flags: number }) => base(assembly.defs[c.def], c.flags),
        min: LEAST[name],
      };
    }),
    ...assembly,
    interrupts,
    ofNoDeck: new Set(sources.flatMap((x) => (x.token ? [x.id] : []))),
    check: (setup) =>
      matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(assembly.defs, assembly.defById, deck)),
    checkDeck: (deck) => checkDeck(assembly.defs, assembly.defById, deck),
    begin,
    // Texts work wherever a card is in play, and nothing is beyond the reach of another: Stealth keeps off targeting alone.
    textWorks: () => true,
    affects: () => true,
    would,
    kinds: { endless: EVENT.endless, endlessCite: CITE['G7.1'] },
  };
  return rules;
}

export const rules: GuardianRules = rulesWith(cards);
