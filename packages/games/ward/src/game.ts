import {
  type Ability,
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
  type Op,
  type Seating,
  type Setup,
  type State,
  seatings,
  triggersRule,
  windowRule,
} from '@wardroom/core';
import { bossCards, bosses } from './bosses/index.ts';
import { finishCard, type WardCard } from './card.ts';
import { cards as playerCards } from './cards/index.ts';
import { checkBossDeck, checkDeck } from './deck.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { optionNumbers, optionProblems, variants } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { battleRules } from './rules/battle.ts';
import { bossRules, tablePlays } from './rules/boss.ts';
import { askedWindow, chainRules, policy, windowAsked } from './rules/chain.ts';
import { settle, strandedLose } from './rules/checkpoint.ts';
import { damageRules } from './rules/damage.ts';
import { effectRules } from './rules/effects.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { live, moving, primaryOf, reaches } from './rules/field.ts';
import { resistRules } from './rules/resist.ts';
import { summonRules } from './rules/summon.ts';
import { turnRules } from './rules/turn.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { windowTitles, words } from './text/log.ts';
import { viewCard, viewTable } from './view.ts';
import { vocabulary } from './vocabulary.ts';
import {
  ACTIVE,
  C,
  DECK,
  EV,
  EVENT_NAMES,
  G,
  G_COUNT,
  HAND,
  HANDS,
  OPT,
  P,
  P_COUNT,
  PAST,
  PRIMARY,
  PROMPT,
  PROMPT_NAMES,
  STAT,
  STAT_NAMES,
  VERB,
  VERB_NAMES,
  WINDOW,
  WINDOW_NAMES,
  ZONES,
} from './words.ts';

/** The game of Ward, put together for the engine: all that a match needs. `index.ts` adds what there is to read of it. */

/** Raise it with every change that makes an old match play differently, so that old replays say so. */
const RULES_VERSION = 3;

/** Every card there is. Those of bosses come last, and are never a player's (B5.1.1). */
const cards = [...playerCards, ...bossCards];

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
  ...resistRules,
  ...bossRules,
  settle,
  strandedLose,
];

const assembly = assemble(rules, cards, vocabulary, WINDOW_NAMES, (source, card) =>
  finishCard(source, card, STAT.negated, WINDOW.any),
);

const defOf = (s: State, id: number): WardCard => assembly.defs[s.cards[id].def];

/** Base values of stats: what is printed, or the plain rule. */
const BASES: Readonly<Record<string, (def: WardCard) => number>> = {
  al: (d) => d.al,
  spd: (d) => d.spd,
  hp: (d) => d.hp,
  dice: (d) => d.dice,
  mod: (d) => d.mod,
  hitDice: () => 2,
  times: () => 1,
};

/** W17.1: AL is at most 12. A roll has at least one die. */
const LEAST: Readonly<Record<string, number>> = { hitDice: 1, dice: 1, al: 0, spd: 0 };

const stats = STAT_NAMES.map((name) => ({
  name,
  label: statLabels[name],
  base: assembly.defs.map(BASES[name] ?? (() => 0)),
  max: name === 'al' ? 12 : undefined,
  min: LEAST[name],
}));

function begin(setup: Setup): State {
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? teamOf(setup, i)),
    zones: ZONES.length,
    matchNumbers: G_COUNT,
    playerNumbers: P_COUNT,
    options: optionNumbers(setup.options ?? {}),
    past: Object.keys(PAST).length,
  });
  for (const k of [G.attacker, G.defender, G.striker, G.struck, G.playBy, G.boss, G.bossCard]) s.g[k] = NONE;
  s.g[G.firstCycle] = 1;
  const foe = foeSeat(setup.mode, setup.seats.length);
  setup.seats.forEach((seat: Seating, i) => {
    const defs = seat.deck.map((id) => assembly.defById.get(id)!);
    const itself = i === foe ? defs.findIndex((def) => assembly.defs[def].hps !== null) : NONE;
    // The boss first: everybody sees it from the start, and its number must not tell where in the list it stood.
    if (itself >= 0) standBoss(s, bring(s, defs.splice(itself, 1)[0], i, PRIMARY));
    for (const def of defs) noteCard(s, bring(s, def, i, DECK));
  });
  enter(machine(ward, s), assembly.codeByName.get('match')!, []);
  return s;
}

/** The team of a seat where nothing is said of it. */
const teamOf = (setup: Setup, seat: number): number => {
  if (seat === foeSeat(setup.mode, setup.seats.length)) return 1;
  const mode = MODES.find((x) => x.name === setup.mode)!;
  return seatings(mode, setup.seats)[seat].team!;
};

/** The boss stands from the start, and its texts work. */
export function standBoss(s: State, card: number): void {
  const c = s.cards[card];
  noteCard(s, card);
  c.flags |= ACTIVE;
  s.g[G.boss] = c.seat;
  s.g[G.bossCard] = card;
  s.g[G.players] = s.seats.length - 1;
  s.seats[c.seat].n[P.opened] = 1;
}

/** What the rules want to know of a match as a whole from the cards in it. */
export function noteCard(s: State, id: number): void {
  const def = defOf(s, id);
  if (def.turnsBack) s.g[G.remembers] = 1;
  if (def.shields) s.g[G.shields] = 1;
  if (def.answers.length === 0) return;
  for (let w = 0; w < def.answersIn.length; w++) if (def.answersIn[w]) s.g[G.answers + w] = 1;
}

const MODES: readonly Mode[] = [
  { name: 'duel', title: 'Duel', players: [2], usual: 2 },
  { name: 'team', title: 'Teams', players: [4, 6], usual: 4, teams: 2 },
  { name: 'rumble', title: 'Rumble', players: [3, 4, 5, 6], usual: 4 },
  { name: 'boss', title: 'Boss Battle', players: [1, 2, 3, 4, 5, 6], usual: 4, foe: { title: 'Boss', rule: 'B4.1' } },
];

const foeSeat = (mode: string, seats: number): number => (mode === 'boss' ? seats - 1 : NONE);

const check = (setup: Setup): string[] =>
  matchProblems(MODES, setup, optionProblems, (deck, seat) =>
    seat === foeSeat(setup.mode, setup.seats.length)
      ? checkBossDeck(assembly.defs, assembly.defById, deck)
      : checkDeck(assembly.defs, assembly.defById, deck, setup.options, setup.mode),
  );

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

const OPEN_HANDS = HANDS.indexOf('partners');

/** Ward, with its own kind of definitions. */
export type WardGame = Omit<Game, 'defs'> & { defs: readonly WardCard[] };

export const ward: WardGame = {
  name: 'ward',
  title: 'Ward',
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
  foes: bosses,
  fingerprint: fingerprintOf(RULES_VERSION, cards, assembly.codeNames, clauseIds),
  check,
  checkDeck: (deck, options, mode) => checkDeck(assembly.defs, assembly.defById, deck, options, mode),
  begin,
  live,
  reaches,
  moving,
  deputy: { plays: tablePlays, rule: 'bossChooses' },
  // A loop no rule ends is a matter for the official, and the table is the official here.
  kinds: { endless: EV.endless, endlessCite: C['W16.2.3'] },
  cardLists: [EV.revealedHand],
  // A creature that counts cards of its controller's hand has them shown (Gnome).
  // W1.team.hands: so have partners, where the match says so.
  alsoSees: (s, viewer, id) => {
    const c = s.cards[id];
    if (c.zone !== HAND) return false;
    if (s.options[OPT.hands] === OPEN_HANDS && s.seats[viewer]?.team === s.seats[c.seat].team) return true;
    const primary = primaryOf(s, c.seat);
    if (primary === NONE) return false;
    const part = defOf(s, primary).notes.showsHand;
    if (typeof part !== 'string' || !defOf(s, id).name.includes(part)) return false;
    // While it is negated they do not count, and need not be shown.
    return live(machine(ward, s), s.cards[primary], primary);
  },
  viewTable,
  viewCard,
  say: words(
    (s) => (askedWindow(machine(ward, s)) === null ? null : windowAsked(machine(ward, s))),
    (s, id, k) => defOf(s, id).uses[k].label,
    (s, id, k) => labels[s.cards[id].def][k] ?? `Option ${k + 1}`,
  ),
  judge,
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
  variants,
  cardFace: (id) => {
    const at = assembly.defById.get(id);
    return at === undefined ? undefined : faceOf(assembly.defs[at]);
  },
};
