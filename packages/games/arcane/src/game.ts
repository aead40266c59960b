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
  type Setup,
  type State,
  triggersRule,
  windowRule,
} from '@wardroom/core';
import { type ArcaneCard, finishCard, plainManner } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { optionNumbers, optionProblems, variants } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { attackRules } from './rules/attack.ts';
import { live } from './rules/board.ts';
import { damageRules } from './rules/damage.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { forgetPlacing, setupRules } from './rules/setup.ts';
import { askedWindow, noteAnswers, policy, spellRules, windowAsked } from './rules/spells.ts';
import { textRules } from './rules/texts.ts';
import { turnRules } from './rules/turn.ts';
import { shortlist } from './shortlist.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { windowTitles, words } from './text/log.ts';
import { viewBack, viewCard, viewTable } from './view.ts';
import { vocabulary } from './vocabulary.ts';
import {
  ASIDE,
  BOARD,
  C,
  DECK,
  EV,
  EVENT_NAMES,
  FACE_UP,
  G,
  G_COUNT,
  HAND,
  P_COUNT,
  PHASE,
  PROMPT,
  PROMPT_NAMES,
  SPOT_VERBS,
  STAT_NAMES,
  STATUS,
  STATUSES,
  STRAYED,
  VERB,
  VERB_NAMES,
  WINDOW,
  WINDOW_NAMES,
  ZONES,
} from './words.ts';

/** War of the Arcane, put together for the engine: all that a match needs. `index.ts` adds what there is to read of it. */

/** Raise it with every change that makes an old match play differently, so that old replays say so. */
const RULES_VERSION = 2;

const rules = [
  windowRule(policy),
  triggersRule(PROMPT.order, VERB.trigger),
  ...setupRules,
  ...turnRules,
  ...attackRules,
  ...damageRules,
  ...spellRules,
  ...textRules,
  ...endingRules,
];

const assembly = assemble(rules, cards, vocabulary, WINDOW_NAMES, (source, card) =>
  finishCard(source, card, WINDOW.any),
);

const defOf = (s: State, id: number): ArcaneCard => assembly.defs[s.cards[id].def];

/** A text works: see `live`. */
const WORKS = FACE_UP | STATUS.silenced;

/** Only damage takes the last point of health: texts that lower it leave one. */
const LEAST: Readonly<Record<string, number>> = { attack: 0, health: 1, reach: 0 };

const stats = STAT_NAMES.map((name, i) => ({
  name,
  label: statLabels[name],
  base:
    name === 'attack' || name === 'health'
      ? assembly.defs.map((def) => def[name])
      : (_s: State, c: { def: number; flags: number }) =>
          (c.flags & WORKS) === FACE_UP ? assembly.defs[c.def].manner[i] : plainManner[i],
  min: LEAST[name],
}));

function begin(setup: Setup): State {
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? i),
    zones: ZONES.length,
    matchNumbers: G_COUNT,
    playerNumbers: P_COUNT,
    options: optionNumbers(setup.options ?? {}),
    past: 0,
  });
  s.g[G.attacker] = NONE;
  s.g[G.defender] = NONE;
  setup.seats.forEach((seat, i) => {
    const defs = seat.deck.map((id) => assembly.defById.get(id)!);
    // A3.2.1: what is set aside is seen, so its number must not tell where in the list it stood.
    const aside = defs.filter(isSetAside).sort((a, b) => a - b);
    for (const def of aside) bring(s, def, i, assembly.defs[def].kind === 'stone' ? HAND : ASIDE);
    for (const def of defs) if (!isSetAside(def)) bring(s, def, i, DECK);
    for (const def of defs) noteAnswers(s, assembly.defs[def]);
  });
  enter(machine(arcane, s), assembly.codeByName.get('match')!, []);
  return s;
}

const isSetAside = (def: number): boolean => assembly.defs[def].kind === 'stone' || assembly.defs[def].kind === 'token';

const MODES: readonly Mode[] = [{ name: 'duel', title: 'Duel', players: [2], usual: 2 }];

/**
 * Whether an unseen card could be this one, from what everybody knows: spells are never on the board and tokens never
 * hidden; in the setup the Stone is the first card of the hand, and after it a card that has been on the board ever since and has
 * gone nowhere but where a Stone goes.
 */
function couldBe(s: State, id: number, def: number): boolean {
  const { kind } = assembly.defs[def];
  const c = s.cards[id];
  if (kind === 'token') return c.zone !== DECK && c.zone !== HAND && c.zone !== BOARD;
  if (c.zone === HAND && s.g[G.phase] === PHASE.setup) return (pile(s, HAND, c.seat)[0] === id) === (kind === 'stone');
  if (c.zone !== BOARD) return kind !== 'stone';
  if ((c.flags & STATUSES) !== 0) return kind === 'unit';
  if (kind === 'stone') return c.since === 0 && (c.flags & STRAYED) === 0;
  return kind !== 'spell';
}

/** War of the Arcane, with its own kind of definitions. */
export type ArcaneGame = Omit<Game, 'defs'> & { defs: readonly ArcaneCard[] };

export const arcane: ArcaneGame = {
  name: 'arcane',
  title: 'War of the Arcane',
  modes: MODES,
  clauses: clauseIds,
  events: EVENT_NAMES,
  prompts: PROMPT_NAMES,
  verbs: VERB_NAMES,
  zones: ZONES,
  stats,
  defs: assembly.defs,
  defById: assembly.defById,
  effects: assembly.effects,
  code: assembly.code,
  sizes: assembly.sizes,
  codeNames: assembly.codeNames,
  codeByName: assembly.codeByName,
  interrupts,
  decks,
  foes: [],
  fingerprint: fingerprintOf(RULES_VERSION, cards, assembly.codeNames, clauseIds),
  check: (setup) =>
    matchProblems(MODES, setup, optionProblems, (deck) => checkDeck(assembly.defs, assembly.defById, deck)),
  checkDeck: (deck) => checkDeck(assembly.defs, assembly.defById, deck),
  begin,
  live,
  // Nothing here is out of reach of a text as a whole.
  reaches: () => true,
  kinds: { endless: EV.endless, endlessCite: C['A4.d.3'] },
  alsoSees: (s, _viewer, id) => s.cards[id].zone === BOARD && (s.cards[id].flags & FACE_UP) !== 0,
  couldBe,
  spotVerbs: SPOT_VERBS,
  viewTable,
  viewCard,
  viewBack,
  say: words((s) => (askedWindow(machine(arcane, s)) === null ? null : windowAsked(machine(arcane, s)))),
  judge,
  judgeScale,
  calm,
  idle,
  forget: forgetPlacing,
  shortlist,
  explain: (s, seat) => explain(machine(arcane, s), seat),
  windows: {
    list: WINDOW_NAMES.flatMap((name) => (name === 'any' ? [] : [{ name, title: windowTitles[name] }])),
    asked: (s) => askedWindow(machine(arcane, s)),
  },
  story: story(defOf),
  variants,
  cardFace: (id) => {
    const at = assembly.defById.get(id);
    return at === undefined ? undefined : faceOf(assembly.defs[at]);
  },
};
