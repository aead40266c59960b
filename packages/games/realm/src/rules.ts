import {
  assemble,
  bringAll,
  type Mode,
  machine,
  matchProblems,
  NONE,
  newState,
  pile,
  type Rules,
  type Setup,
  type State,
  type Zone,
} from '@wardroom/core';
import { finishCard, KEYWORDS, type Kind, type RealmCard, type RealmSource } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import {
  ATLAS,
  AVATARS,
  CITE,
  ELEMENTS,
  EVENT,
  EVENT_NAMES,
  EVENTS,
  LIFE,
  MATCH,
  MATCH_COUNT,
  PLAYER,
  PLAYER_COUNT,
  PROMPT_NAMES,
  SEATS,
  SPELLBOOK,
  START_SQUARES,
  STAT_NAMES,
  VERB_NAMES,
  ZONES,
} from './names.ts';
import { optionFacts, optionNumbers, optionProblems } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { actionRules } from './rules/actions.ts';
import { isMuted } from './rules/board.ts';
import { castingRules } from './rules/casting.ts';
import { drawingRules } from './rules/drawing.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { fightingRules } from './rules/fighting.ts';
import { movingRules } from './rules/moving.ts';
import { resolvingRules } from './rules/resolving.ts';
import { storylineRules } from './rules/storyline.ts';
import { match, turnRules } from './rules/turn.ts';
import { usingRules } from './rules/using.ts';
import { replacing } from './rules/would.ts';
import { vocabularyFor } from './vocabulary.ts';

/** The rules of the Contested Realm, put together for the engine: what decides a match, and what its fingerprint is taken of. */

const programs = [
  ...turnRules,
  ...actionRules,
  ...castingRules,
  ...usingRules,
  ...movingRules,
  ...fightingRules,
  ...storylineRules,
  ...resolvingRules,
  ...drawingRules,
  ...endingRules,
];

/** S2.2 */
const MODES: readonly Mode[] = [
  { name: 'duel', title: 'Skirmish', players: [2], usual: 2 },
  { name: 'full', title: 'Full size', players: [2], usual: 2 },
];

/** Base values of stats: what is printed. Avatars cast; a site gives one mana and its symbols. */
const BASES: Readonly<Record<string, (def: RealmCard) => number>> = {
  power: (d) => d.power,
  cost: (d) => d.cost,
  movement: (d) => d.movement,
  ranged: (d) => d.ranged,
  mana: (d) => (d.kind === 'site' ? 1 : 0),
  ...Object.fromEntries(ELEMENTS.map((name, e) => [name, (d: RealmCard) => (d.kind === 'site' ? d.elements[e] : 0)])),
  ...Object.fromEntries(KEYWORDS.map((name) => [name, (d: RealmCard) => (d.keywords.includes(name) ? 1 : 0)])),
  spellcaster: (d) => (d.kind === 'avatar' || d.keywords.includes('spellcaster') ? 1 : 0),
};

/** Nothing strikes for less than nothing or costs less than nothing. */
const LEAST: Readonly<Record<string, number>> = { power: 0, cost: 0, mana: 0 };

/** S2.2: where a card is when the match begins. */
const startOf = (kind: Kind): Zone => (kind === 'avatar' ? AVATARS : kind === 'site' ? ATLAS : SPELLBOOK);

/** What decides a match of the Contested Realm, with its own kind of definitions. */
export type RealmRules = Rules<RealmCard>;

/** The rules with these cards. There is one set; tests of the rules bring plain cards of their own. */
export function rulesWith(sources: readonly RealmSource[]): RealmRules {
  const assembly = assemble(programs, sources, vocabularyFor(sources), [], finishCard);
  const { defs, defById } = assembly;

  function begin(setup: Setup): State {
    const s = newState({
      teams: setup.seats.map((x, i) => x.team ?? i),
      zones: ZONES.length,
      matchNumbers: MATCH_COUNT,
      playerNumbers: PLAYER_COUNT,
      options: optionNumbers(setup.options ?? {}),
      past: 0,
    });
    for (const k of [MATCH.attacker, MATCH.attacked, MATCH.fightAt]) s.g[k] = NONE;
    setup.seats.forEach(({ deck }, i) => {
      const seat = SEATS[i];
      // S2.1
      s.seats[seat].n[PLAYER.life] = LIFE;
      const cards = deck.map((name) => defById.get(name)!);
      // The avatar first, then the decks: nobody can tell from a number where a card stood in the list.
      for (const zone of [AVATARS, ATLAS, SPELLBOOK]) {
        const here = cards.filter((def) => startOf(defs[def].kind) === zone);
        bringAll(s, here, seat, zone);
      }
      for (const id of pile(s, AVATARS, seat)) s.cards[id].at = START_SQUARES[seat];
    });
    match.enter(machine(rules, s), {});
    return s;
  }

  const rules: RealmRules = {
    name: 'realm',
    modes: MODES,
    options: optionFacts,
    clauses: clauseIds,
    events: EVENT_NAMES,
    facts: EVENTS,
    prompts: PROMPT_NAMES,
    verbs: VERB_NAMES,
    zones: ZONES,
    stats: STAT_NAMES.map((name) => ({ name, base: defs.map(BASES[name] ?? (() => 0)), min: LEAST[name] })),
    ...assembly,
    interrupts,
    ofNoDeck: new Set(sources.flatMap((x) => (x.token ? [x.id] : []))),
    check: (setup) => matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(defs, defById, deck, setup.mode)),
    checkDeck: (deck, _options, mode) => checkDeck(defs, defById, deck, mode),
    begin,
    // S5.6: the texts of the silenced and the disabled do nothing.
    textWorks: (m, _c, id) => !isMuted(m, id),
    affects: () => true,
    would: replacing,
    kinds: { endless: EVENT.endless, endlessCite: CITE['S7.1'] },
  };
  return rules;
}

export const rules: RealmRules = rulesWith(cards);
