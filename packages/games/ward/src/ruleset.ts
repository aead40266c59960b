import {
  allSeats,
  assemble,
  bring,
  bringAll,
  CardError,
  type CardId,
  type Mode,
  machine,
  matchProblems,
  NONE,
  newState,
  type Rules,
  type Setup,
  type State,
  teamOf,
} from '@wardroom/core';
import { CREATURE_TYPES, finishCard, type WardCard, type WardSource } from './card.ts';
import { impossible } from './card-check.ts';
import { checkBossDeck, checkDeck, isBarred } from './deck.ts';
import {
  ACTIVE,
  CITE,
  DECK,
  EVENT,
  EVENT_NAMES,
  EVENTS,
  HAND,
  HANDS,
  MATCH,
  MATCH_COUNT,
  matchOf,
  OPTION,
  PAST,
  PLAYER,
  PLAYER_COUNT,
  PRIMARY,
  PROMPT_NAMES,
  STAT,
  STAT_NAMES,
  type StatName,
  VERB_NAMES,
  WINDOW,
  WINDOW_NAMES,
  ZONES,
} from './names.ts';
import { optionFacts, optionNumbers, optionProblems } from './options.ts';
import { clauseIds } from './rulebook/ids.ts';
import { battleRules } from './rules/battle.ts';
import { bossChooses, bossRules, tablePlays } from './rules/boss.ts';
import { chainRules, windowPrograms } from './rules/chain.ts';
import { atCheckpoint, strandedLose, triggers } from './rules/checkpoint.ts';
import { combatRules } from './rules/combat.ts';
import { damageRules } from './rules/damage.ts';
import { drawingRules } from './rules/drawing.ts';
import { effectRules } from './rules/effects.ts';
import { endingRules, interrupts } from './rules/ending.ts';
import { primaryOf, textWorks } from './rules/field.ts';
import { freelyRules } from './rules/freely.ts';
import { holdRules } from './rules/holds.ts';
import { affects, weigh } from './rules/immunity.ts';
import { match, matchRules } from './rules/match.ts';
import { momentRules } from './rules/moments.ts';
import { moving } from './rules/moving.ts';
import { overTimeRules } from './rules/over-time.ts';
import { phaseRules } from './rules/phase.ts';
import { replaceRules } from './rules/replace.ts';
import { rerollRules } from './rules/reroll.ts';
import { resistRules } from './rules/resist.ts';
import { strikeRules } from './rules/strike.ts';
import { summonRules } from './rules/summon.ts';
import { turnRules } from './rules/turn.ts';
import { vocabulary } from './vocabulary.ts';
import { RARE_WINDOWS } from './windows.ts';

/** The rules of Ward put together for the engine, whichever cards there are. */

const programs = [
  ...windowPrograms,
  triggers,
  ...matchRules,
  ...turnRules,
  ...phaseRules,
  ...combatRules,
  ...holdRules,
  ...summonRules,
  ...freelyRules,
  ...replaceRules,
  ...chainRules,
  ...battleRules,
  ...strikeRules,
  ...rerollRules,
  ...damageRules,
  ...overTimeRules,
  ...effectRules,
  ...drawingRules,
  ...momentRules,
  ...endingRules,
  ...resistRules,
  ...bossRules,
  atCheckpoint,
  strandedLose,
];

/** Base values of stats: what is printed, or the plain rule. */
const BASES: Readonly<Record<string, (def: WardCard) => number>> = {
  al: (d) => d.al,
  spd: (d) => d.spd,
  hp: (d) => d.hp,
  dice: (d) => d.dice,
  mod: (d) => d.mod,
  hitDice: () => 2,
  times: () => 1,
  taken: () => 1,
  hitTimes: () => 1,
  type: (d) => CREATURE_TYPES.findIndex((type) => type === d.type),
};

/** W17.1: AL is at most 12. No loss takes the last die of a roll. */
const LEAST: Readonly<Record<string, number>> = { hitDice: 1, dice: 1, al: 0, spd: 0 };

function statsOf(defs: readonly WardCard[]): Rules['stats'] {
  // Most stats are only what texts make of them.
  const nought = defs.map(() => 0);
  return STAT_NAMES.map((name) => ({
    name,
    base: name in BASES ? defs.map(BASES[name]) : nought,
    max: name === 'al' ? 12 : undefined,
    min: LEAST[name],
  }));
}

function begin(rules: Rules<WardCard>, setup: Setup): State {
  const { defs, defById } = rules;
  const mode = MODES.find((x) => x.name === setup.mode)!;
  const foe = foeSeat(setup.mode, setup.seats.length);
  const s = newState({
    teams: setup.seats.map((x, i) => x.team ?? (i === foe ? 1 : teamOf(mode, i))),
    zones: ZONES.length,
    matchNumbers: MATCH_COUNT,
    playerNumbers: PLAYER_COUNT,
    options: optionNumbers(setup.options ?? {}),
    past: Object.keys(PAST).length,
  });
  for (const k of [
    MATCH.attacker,
    MATCH.defender,
    MATCH.striker,
    MATCH.struck,
    MATCH.playBy,
    MATCH.boss,
    MATCH.bossCard,
  ])
    s.g[k] = NONE;
  s.g[MATCH.firstCycle] = 1;
  for (const seat of allSeats(s)) {
    const deck = setup.seats[seat].deck.map((id) => defById.get(id)!);
    const itself = seat === foe ? deck.findIndex((def) => defs[def].hps !== null) : NONE;
    // The boss first: everybody sees it from the start, and its number must not tell where in the list it stood.
    if (itself >= 0) standBoss(rules, s, bring(s, deck.splice(itself, 1)[0], seat, PRIMARY));
    for (const id of bringAll(s, deck, seat, DECK)) noteCard(rules, s, id);
  }
  match.enter(machine(rules, s), {});
  return s;
}

/** The boss stands from the start, and its texts work. */
export function standBoss(rules: Pick<Rules<WardCard>, 'defs'>, s: State, card: CardId): void {
  const c = s.cards[card];
  noteCard(rules, s, card);
  c.flags |= ACTIVE;
  matchOf(s)[MATCH.boss] = c.seat;
  matchOf(s)[MATCH.bossCard] = card;
  s.g[MATCH.players] = s.seats.length - 1;
  s.seats[c.seat].n[PLAYER.opened] = 1;
}

/** What the rules want to know of a match as a whole from the cards in it. */
export function noteCard({ defs }: Pick<Rules<WardCard>, 'defs'>, s: State, id: CardId): void {
  for (const k of notesOf(defs[s.cards[id].def])) s.g[k] = 1;
}

/** The numbers of a match that a card sets, worked out once: all cards of both decks set theirs whenever a match begins. */
function notesOf(def: WardCard): readonly number[] {
  let notes = knownNotes.get(def);
  if (notes === undefined) {
    const { turnsBack, shields, lifts, doubles, armours, wards, grafts, insteads, answers, answersIn, usedIn } = def;
    const is: [number, boolean][] = [
      [MATCH.remembers, turnsBack],
      [MATCH.shields, shields],
      [MATCH.lifts, lifts !== null],
      [MATCH.doubles, doubles],
      [MATCH.armours, armours],
      [MATCH.wards, wards],
      [MATCH.grafts, grafts],
      [MATCH.replaces, insteads.some((x) => x.of === 'damaged')],
      [MATCH.usedInWindows, usedIn.includes(true)],
      [MATCH.readsHitDice, readsHitDice(def)],
    ];
    WINDOW_NAMES.forEach((_, w) => {
      const named = IS_RARE[w] ? answers.some((x) => x.window === w) : answersIn[w];
      is.push([MATCH.answers + w, named || usedIn[w]]);
    });
    notes = is.flatMap(([k, set]) => (set ? [k] : []));
    knownNotes.set(def, notes);
  }
  return notes;
}

const DICE_STATS: readonly StatName[] = ['faceNeeded', 'pairNeeded'];

/** A text that asks what the single hit dice show. */
function readsHitDice({ source }: WardCard): boolean {
  const look = (x: unknown): boolean =>
    typeof x === 'object' &&
    x !== null &&
    ('hitEqual' in x || ('stat' in x && DICE_STATS.includes(x.stat as StatName)) || Object.values(x).some(look));
  return look(source.abilities);
}

const knownNotes = new WeakMap<WardCard, readonly number[]>();

const IS_RARE = WINDOW_NAMES.map((name) => RARE_WINDOWS.includes(name));

const MODES: readonly Mode[] = [
  { name: 'duel', title: 'Duel', players: [2], usual: 2 },
  { name: 'team', title: 'Teams', players: [4, 6], usual: 4, teams: 2 },
  { name: 'rumble', title: 'Rumble', players: [3, 4, 5, 6], usual: 4 },
  { name: 'boss', title: 'Boss Battle', players: [1, 2, 3, 4, 5, 6], usual: 4, foe: { title: 'Boss', rule: 'B4.1' } },
];

const foeSeat = (mode: string, seats: number): number => (mode === 'boss' ? seats - 1 : NONE);

const OPEN_HANDS = HANDS.indexOf('partners');

/** What decides a match of Ward, with these cards and their kind of definitions. */
export function rulesWith(sources: readonly WardSource[]): Rules<WardCard> {
  for (const source of sources) {
    const wrong = impossible(source);
    if (wrong !== null) throw new CardError(wrong);
  }
  const assembly = assemble(programs, sources, vocabulary, WINDOW_NAMES, (source, card) =>
    finishCard(source, card, STAT.negated, WINDOW.any),
  );
  const { defs, defById } = assembly;
  const rules: Rules<WardCard> = {
    name: 'ward',
    modes: MODES,
    options: optionFacts,
    clauses: clauseIds,
    events: EVENT_NAMES,
    facts: EVENTS,
    prompts: PROMPT_NAMES,
    verbs: VERB_NAMES,
    zones: ZONES,
    stats: statsOf(defs),
    ...assembly,
    interrupts,
    check: (setup) =>
      matchProblems(MODES, setup, optionProblems, (deck, seat) =>
        seat === foeSeat(setup.mode, setup.seats.length)
          ? checkBossDeck(defs, defById, deck)
          : checkDeck(defs, defById, deck, setup.options, setup.mode),
      ),
    checkDeck: (deck, options, mode) => checkDeck(defs, defById, deck, options, mode),
    bars: (id, options) => isBarred(defs[defById.get(id)!], options),
    begin: (setup) => begin(rules, setup),
    textWorks,
    affects,
    weigh,
    moving,
    houseSeat: { plays: tablePlays, rule: bossChooses },
    // A loop no rule ends is a matter for the official, and the table is the official here.
    kinds: { endless: EVENT.endless, endlessCite: CITE['W16.2.3'] },
    // A creature that counts cards of its controller's hand has them shown (Gnome).
    // W1.team.hands: so have partners, where the match says so.
    alsoSees: (s, viewer, id) => {
      const c = s.cards[id];
      if (c.zone !== HAND) return false;
      if (s.options[OPTION.hands] === OPEN_HANDS && s.seats[viewer]?.team === s.seats[c.seat].team) return true;
      const primary = primaryOf(s, c.seat);
      if (primary === NONE) return false;
      const part = defs[s.cards[primary].def].notes.showsHand;
      if (typeof part !== 'string' || !defs[c.def].name.includes(part)) return false;
      // While it is negated they do not count, and need not be shown.
      return textWorks(machine(rules, s), s.cards[primary], primary);
    },
  };
  return rules;
}
