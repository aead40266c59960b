import {
  type Ability,
  assemble,
  bring,
  digest,
  ENGINE_VERSION,
  enter,
  type Game,
  machine,
  NONE,
  newState,
  type Op,
  type Seating,
  type Setup,
  type State,
  triggersRule,
  windowRule,
} from '@wardroom/core';
import { audit } from './audit.ts';
import { finishCard, type WardCard } from './card.ts';
import { cards } from './cards/index.ts';
import { checkDeck } from './deck.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { optionNumbers, optionProblems, variants } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { battleRules } from './rules/battle.ts';
import { askedWindow, chainRules, policy, windowAsked } from './rules/chain.ts';
import { settle } from './rules/checkpoint.ts';
import { damageRules } from './rules/damage.ts';
import { effectRules } from './rules/effects.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { live, moving, primaryOf, reaches } from './rules/field.ts';
import { summonRules } from './rules/summon.ts';
import { turnRules } from './rules/turn.ts';
import { story } from './story.ts';
import { faceOf, factsOf, statLabels, textOf } from './text/facts.ts';
import { windowTitles, words } from './text/log.ts';
import { viewCard, viewTable } from './view.ts';
import { vocabulary } from './vocabulary.ts';
import {
  C,
  DECK,
  EV,
  EVENT_NAMES,
  G,
  G_COUNT,
  HAND,
  P_COUNT,
  PAST,
  PROMPT,
  PROMPT_NAMES,
  STAT,
  STAT_NAMES,
  VERB,
  VERB_NAMES,
  WINDOW_NAMES,
  ZONES,
} from './words.ts';

/** The game of Ward, put together for the engine. */

/** Raise it with every change that makes an old match play differently, so that old replays say so. */
const RULES_VERSION = 1;

const rules = [
  windowRule(policy),
  triggersRule(PROMPT.order, VERB.trigger),
  ...turnRules,
  ...summonRules,
  ...chainRules,
  ...battleRules,
  ...damageRules,
  ...effectRules,
  ...endingRules,
  settle,
];

const assembly = assemble(rules, cards, vocabulary, WINDOW_NAMES, (source, card) =>
  finishCard(source, card, STAT.negated),
);

const defOf = (s: State, id: number): WardCard => assembly.defs[s.cards[id].def];

/** Base values of stats: what is printed, or the plain rule. */
const BASES: Readonly<Record<string, (s: State, def: WardCard) => number>> = {
  al: (_s, d) => d.al,
  spd: (_s, d) => d.spd,
  hp: (_s, d) => d.hp,
  dice: (_s, d) => d.dice,
  mod: (_s, d) => d.mod,
  hitDice: () => 2,
  times: () => 1,
};

/** W17.1: AL is at most 12. A roll has at least one die. */
const LEAST: Readonly<Record<string, number>> = { hitDice: 1, dice: 1, al: 0, spd: 0 };

const stats = STAT_NAMES.map((name) => {
  const base = BASES[name] ?? (() => 0);
  return {
    name,
    label: statLabels[name],
    base: (s: State, c: { def: number }) => base(s, assembly.defs[c.def]),
    max: name === 'al' ? 12 : undefined,
    min: LEAST[name],
  };
});

function begin(setup: Setup): State {
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? i),
    zones: ZONES.length,
    matchNumbers: G_COUNT,
    playerNumbers: P_COUNT,
    options: optionNumbers(setup.options ?? {}),
    past: Object.keys(PAST).length,
  });
  for (const k of [G.attacker, G.defender, G.striker, G.struck, G.playBy]) s.g[k] = NONE;
  setup.seats.forEach((seat: Seating, i) => {
    for (const id of seat.deck) noteCard(s, bring(s, assembly.defById.get(id)!, i, DECK));
  });
  enter(machine(ward, s), assembly.codeByName.get('match')!, []);
  return s;
}

/** What the rules want to know of a match as a whole from the cards in it. */
export function noteCard(s: State, id: number): void {
  const def = defOf(s, id);
  if (def.turnsBack) s.g[G.remembers] = 1;
  s.g[G.answers] |= def.answersIn;
}

const MODES = [{ name: 'duel', title: 'Duel', minSeats: 2, maxSeats: 2, seats: 2 }] as const;

function check(setup: Setup): string[] {
  const mode = MODES.find((x) => x.name === setup.mode);
  if (mode === undefined)
    return [`mode: one of ${MODES.map((x) => x.name).join(', ')}; got '${String(setup.mode).slice(0, 40)}'.`];
  const problems = optionProblems(setup.options ?? {});
  if (setup.seats.length < mode.minSeats || setup.seats.length > mode.maxSeats) {
    problems.push(`seats: a ${mode.name} has ${mode.minSeats} players; got ${setup.seats.length}.`);
  }
  setup.seats.forEach((seat, i) => {
    if (!Array.isArray(seat?.deck)) {
      problems.push(`seats[${i}].deck: give a list of card ids.`);
      return;
    }
    for (const e of checkDeck(assembly.defs, assembly.defById, seat.deck, setup.options).errors) {
      problems.push(`seats[${i}].deck: ${e.message} (${e.rule})`);
    }
  });
  return problems;
}

/** Labels of the options of a card's `mode`, in the order they stand in its text. */
function modeLabels(ops: readonly Op[]): string[] {
  for (const op of ops) {
    if (op.do === 'mode') return (op as unknown as { options: { label: string }[] }).options.map((o) => o.label);
    for (const inner of ['then', 'else'] as const) {
      const nested = (op as Record<string, unknown>)[inner];
      if (Array.isArray(nested)) {
        const found = modeLabels(nested as Op[]);
        if (found.length > 0) return found;
      }
    }
  }
  return [];
}

const labels = cards.map((source) =>
  source.abilities.flatMap((a: Ability) => ('do' in a ? modeLabels(a.do as readonly Op[]) : [])),
);

/** Ward, with its own kind of definitions. */
export type WardGame = Omit<Game, 'defs'> & { defs: readonly WardCard[] };

export const ward: WardGame = {
  name: 'ward',
  title: 'Ward',
  modes: MODES,
  rulebook,
  clauses: rulebook.map((c) => c.id),
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
  fingerprint: digest(
    JSON.stringify({
      rules: RULES_VERSION,
      engine: ENGINE_VERSION,
      cards,
      names: assembly.codeNames,
      clauses: rulebook.map((c) => c.id),
    }),
  ),
  check,
  checkDeck: (deck, options) => checkDeck(assembly.defs, assembly.defById, deck, options),
  begin,
  live,
  reaches,
  moving,
  // A loop no rule ends is a matter for the official, and the table is the official here.
  kinds: { endless: EV.endless, endlessCite: C['W16.2.3'] },
  cardLists: [EV.revealedHand],
  // A creature that counts cards of its controller's hand has them shown (Gnome).
  alsoSees: (s, _viewer, id) => {
    const c = s.cards[id];
    if (c.zone !== HAND) return false;
    const primary = primaryOf(s, c.seat);
    if (primary === NONE) return false;
    const part = defOf(s, primary).notes.showsHand;
    if (typeof part !== 'string' || !defOf(s, id).name.includes(part)) return false;
    // While it is negated they do not count, and need not be shown.
    return live(machine(ward, s), s.cards[primary], primary);
  },
  viewTable: (s) => viewTable(machine(ward, s)),
  viewCard: (s, id, viewer) => viewCard(machine(ward, s), id, viewer),
  say: words(
    (s) => (askedWindow(machine(ward, s)) === null ? null : windowAsked(machine(ward, s))),
    (s, id, k) => defOf(s, id).uses[k].label,
    (s, id, k) => labels[s.cards[id].def][k] ?? `Option ${k + 1}`,
  ),
  judge: (s, seat) => judge(machine(ward, s), seat),
  judgeScale,
  calm,
  idle,
  explain: (s, seat) => explain(machine(ward, s), seat),
  windows: {
    list: WINDOW_NAMES.flatMap((name) => (name === 'any' ? [] : [{ name, title: windowTitles[name] }])),
    asked: (s) => askedWindow(machine(ward, s)),
  },
  story: story((s) => machine(ward, s)),
  lesson: {
    title: 'Learn Ward in five minutes',
    minutes: 5,
    mode: 'duel',
    names: ['Player 1', 'Mara'],
    learnt:
      'You have drawn, summoned, sacrificed and fought, answered with lightning, and won by the tide. A full match goes to ' +
      '300. The rest stands on the cards.',
    load: () => import('./lesson.ts').then((m) => m.lesson),
  },
  audit: (s) => audit(machine(ward, s)),
  variants,
  cardText: textOf,
  cardFacts: (id) => {
    const at = assembly.defById.get(id);
    return at === undefined ? '' : factsOf(assembly.defs[at]);
  },
  cardFace: (id) => {
    const at = assembly.defById.get(id);
    return at === undefined ? undefined : faceOf(assembly.defs[at]);
  },
};
export type { WardCard } from './card.ts';
export { type Placed, type Position, PositionError, position, type Side } from './position.ts';
