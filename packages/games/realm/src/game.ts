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
  pile,
  type ReadyDeck,
  type Setup,
  type State,
} from '@wardroom/core';
import { finishCard, KEYWORDS, type Kind, type RealmCard, type RealmSource } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { optionNumbers, optionProblems, variants } from './options.ts';
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
import { turnRules } from './rules/turn.ts';
import { usingRules } from './rules/using.ts';
import { replacing } from './rules/would.ts';
import { shortlist } from './shortlist.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { words } from './text/log.ts';
import { couldBe, viewBack, viewCard, viewTable } from './view.ts';
import { vocabularyFor } from './vocabulary.ts';
import {
  ATLAS,
  AVATARS,
  C,
  ELEMENTS,
  EV,
  EVENT_NAMES,
  G,
  G_COUNT,
  LIFE,
  P,
  P_COUNT,
  PROMPT_NAMES,
  SPELLBOOK,
  SPOT_VERBS,
  START_SQUARES,
  STAT_NAMES,
  VERB_NAMES,
  ZONES,
} from './words.ts';

/** The Contested Realm, put together for the engine: all that a match needs. `index.ts` adds what there is to read of it. */

/** Raise it with every change that makes an old match play differently, so that old replays say so. */
const RULES_VERSION = 1;

const rules = [
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
const startOf = (kind: Kind): number => (kind === 'avatar' ? AVATARS : kind === 'site' ? ATLAS : SPELLBOOK);

/** The Contested Realm, with its own kind of definitions. */
export type RealmGame = Omit<Game, 'defs'> & { defs: readonly RealmCard[] };

/** The game with these cards. There is one set; tests of the rules bring plain cards of their own. */
export function gameWith(sources: readonly RealmSource[], ready: readonly ReadyDeck[] = []): RealmGame {
  const assembly = assemble(rules, sources, vocabularyFor(sources), [], finishCard);
  const { defs, defById } = assembly;

  function begin(setup: Setup): State {
    const s = newState({
      teams: setup.seats.map((x, i) => x.team ?? i),
      zones: ZONES.length,
      matchNumbers: G_COUNT,
      playerNumbers: P_COUNT,
      options: optionNumbers(setup.options ?? {}),
      past: 0,
    });
    for (const k of [G.attacker, G.attacked, G.fightAt]) s.g[k] = NONE;
    setup.seats.forEach((seat, i) => {
      // S2.1
      s.seats[i].n[P.life] = LIFE;
      // The avatar first, then the decks: nobody can tell from a number where a card stood in the list.
      for (const zone of [AVATARS, ATLAS, SPELLBOOK]) {
        for (const name of seat.deck) {
          const def = defById.get(name)!;
          if (startOf(defs[def].kind) === zone) bring(s, def, i, zone);
        }
      }
      for (const id of pile(s, AVATARS, i)) s.cards[id].at = START_SQUARES[i];
    });
    enter(machine(game, s), assembly.codeByName.get('match')!, []);
    return s;
  }

  const game: RealmGame = {
    name: 'realm',
    title: 'Contested Realm',
    modes: MODES,
    clauses: clauseIds,
    events: EVENT_NAMES,
    prompts: PROMPT_NAMES,
    verbs: VERB_NAMES,
    spotVerbs: SPOT_VERBS,
    zones: ZONES,
    stats: STAT_NAMES.map((name) => ({
      name,
      label: statLabels[name],
      base: defs.map(BASES[name] ?? (() => 0)),
      min: LEAST[name],
    })),
    defs,
    defById,
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
    check: (setup) => matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(defs, defById, deck, setup.mode)),
    checkDeck: (deck, _options, mode) => checkDeck(defs, defById, deck, mode),
    begin,
    // S5.6: the texts of the silenced and the disabled do nothing.
    live: (m, _c, id) => !isMuted(m, id),
    reaches: () => true,
    would: replacing,
    kinds: { endless: EV.endless, endlessCite: C['S7.1'] },
    cardLists: [EV.cast, EV.used],
    couldBe: (s, place, def) => couldBe(machine(game, s), place, def),
    viewTable,
    viewCard,
    viewBack: (s, id) => viewBack(s, id),
    say: words({ use: (s, id, k) => defs[s.cards[id].def].uses[k].label, card: (def) => defs[def].name }),
    judge,
    judgeScale,
    calm,
    idle,
    shortlist,
    explain: (s, seat) => explain(machine(game, s), seat),
    story: story((s) => machine(game, s)),
    variants,
    cardFace: (id) => {
      const at = defById.get(id);
      return at === undefined ? undefined : faceOf(defs[at]);
    },
  };
  return game;
}

export const realm: RealmGame = gameWith(cards, decks);
