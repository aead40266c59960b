import {
  assemble,
  bring,
  enter,
  fingerprintOf,
  type Game,
  type Mode,
  machine,
  matchProblems,
  NONE,
  newState,
  type ReadyDeck,
  type Setup,
  type State,
  triggersRule,
} from '@wardroom/core';
import { finishCard, type GuardianCard, type GuardianSource } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { optionNumbers, optionProblems, variants } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { actingRules } from './rules/acting.ts';
import { lanesOf, strongholdLane } from './rules/board.ts';
import { would } from './rules/damage.ts';
import { drawingRules } from './rules/drawing.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { begins, settleRules } from './rules/settle.ts';
import { statusRules } from './rules/status.ts';
import { turnRules } from './rules/turn.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { words } from './text/log.ts';
import { viewCard, viewTable } from './view.ts';
import { vocabularyFor } from './vocabulary.ts';
import {
  BASE,
  C,
  DECK,
  EV,
  EVENT_NAMES,
  G,
  G_COUNT,
  HALF_ATK,
  HALF_HP,
  OUTPOST_HP,
  P_COUNT,
  PROMPT,
  PROMPT_NAMES,
  SPOT_VERBS,
  STAT_NAMES,
  STRONGHOLD_HP,
  VERB,
  VERB_NAMES,
  ZONES,
} from './words.ts';

/** Guardian Realms, put together for the engine: all that a match needs. `index.ts` adds what there is to read of it. */

/** Raise it with every change that makes an old match play differently, so that old replays say so. */
const RULES_VERSION = 2;

const rules = [
  triggersRule(PROMPT.order, VERB.trigger, begins),
  ...turnRules,
  ...actingRules,
  ...drawingRules,
  ...statusRules,
  ...settleRules,
  ...endingRules,
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

/** Guardian Realms, with its own kind of definitions. */
export type GuardianGame = Omit<Game, 'defs'> & { defs: readonly GuardianCard[] };

/** The game with these cards. There is one set; tests of the rules bring plain cards of their own. */
export function gameWith(sources: readonly GuardianSource[], ready: readonly ReadyDeck[]): GuardianGame {
  const assembly = assemble(rules, sources, vocabularyFor(sources), [], finishCard);

  function begin(setup: Setup): State {
    const s = newState({
      teams: setup.seats.map((x, i) => x.team ?? i),
      zones: ZONES.length,
      matchNumbers: G_COUNT,
      playerNumbers: P_COUNT,
      options: optionNumbers(setup.options ?? {}),
      past: 0,
    });
    for (const k of [G.attacker, G.defender, G.attackedSpot]) s.g[k] = NONE;
    setup.seats.forEach((seat, i) => {
      // G4.1
      for (let lane = 0; lane < lanesOf(s); lane++) {
        s.seats[i].n[BASE + lane] = lane === strongholdLane(s) ? STRONGHOLD_HP : OUTPOST_HP;
      }
      for (const id of seat.deck) bring(s, assembly.defById.get(id)!, i, DECK);
    });
    enter(machine(game, s), assembly.codeByName.get('match')!, []);
    return s;
  }

  const game: GuardianGame = {
    name: 'guardian',
    title: 'Guardian Realms',
    modes: MODES,
    clauses: clauseIds,
    events: EVENT_NAMES,
    prompts: PROMPT_NAMES,
    verbs: VERB_NAMES,
    spotVerbs: SPOT_VERBS,
    zones: ZONES,
    stats: STAT_NAMES.map((name) => {
      const base = BASES[name];
      return {
        name,
        label: statLabels[name],
        base:
          base === undefined
            ? assembly.defs.map(() => 0)
            : (_s: State, c: { def: number; flags: number }) => base(assembly.defs[c.def], c.flags),
        min: LEAST[name],
      };
    }),
    defs: assembly.defs,
    defById: assembly.defById,
    effects: assembly.effects,
    code: assembly.code,
    sizes: assembly.sizes,
    codeNames: assembly.codeNames,
    codeByName: assembly.codeByName,
    interrupts,
    decks: ready,
    ofNoDeck: new Set(sources.flatMap((x) => (x.token ? [x.id] : []))),
    foes: [],
    fingerprint: fingerprintOf(RULES_VERSION, sources, assembly.codeNames, clauseIds),
    check: (setup) =>
      matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(assembly.defs, assembly.defById, deck)),
    checkDeck: (deck) => checkDeck(assembly.defs, assembly.defById, deck),
    begin,
    // Texts work wherever a card is in play, and nothing is beyond the reach of another: Stealth keeps off targeting alone.
    live: () => true,
    reaches: () => true,
    would,
    kinds: { endless: EV.endless, endlessCite: C['G7.1'] },
    cardLists: [EV.revealedHand],
    // A Guardian Summon is never among the cards of a deck or a hand.
    couldBe: (_s, _place, def) => !assembly.defs[def].token,
    viewTable,
    viewCard,
    say: words((s, id, k) => assembly.defs[s.cards[id].def].uses[k].label),
    judge,
    judgeScale,
    calm,
    idle,
    explain: (s, seat) => explain(machine(game, s), seat),
    story: story((s) => machine(game, s)),
    variants,
    cardFace: (id) => {
      const at = assembly.defById.get(id);
      return at === undefined ? undefined : faceOf(assembly.defs[at]);
    },
  };
  return game;
}

export const guardian: GuardianGame = gameWith(cards, decks);
