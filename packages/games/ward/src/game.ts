import { fingerprintOf, type Game, machine, opsOf } from '@wardroom/core';
import { bosses } from './bosses/index.ts';
import type { WardCard } from './card.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import type { Ability } from './language.ts';
import { variants } from './options.ts';
import { askedWindow, windowAsked } from './rules/chain.ts';
import { cards, defOf, rules } from './rules.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { windowTitles, words } from './text/log.ts';
import { viewCard, viewTable } from './view.ts';
import { WINDOW_NAMES } from './words.ts';

/**
 * The game of Ward: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */

/** Labels of the options of a card's `mode`, in the order they stand in its text: the first of them, if a text has several. */
const modeLabels = (a: Ability): string[] => {
  const [mode] = opsOf(a).filter((op) => op.do === 'mode');
  return mode === undefined ? [] : mode.options.map((option) => option.label);
};

const labels = cards.map((source) => source.abilities.flatMap(modeLabels));

/** Ward, with its own kind of definitions. */
export type WardGame = Omit<Game, 'defs'> & { defs: readonly WardCard[] };

export const ward: WardGame = {
  ...rules,
  title: 'Ward',
  stats: rules.stats.map(({ name, base, max, min }) => ({ name, label: statLabels[name], base, max, min })),
  decks,
  foes: bosses,
  fingerprint: fingerprintOf('ward'),
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
    const at = rules.defById.get(id);
    return at === undefined ? undefined : faceOf(rules.defs[at]);
  },
};
