import { type CardId, type DefId, fingerprintOf, type Game, machine, pile, type State } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { variants } from './options.ts';
import { forgetPlacing } from './rules/setup.ts';
import { askedWindow, windowAsked } from './rules/spells.ts';
import { defOf, rules } from './rules.ts';
import { shortlist } from './shortlist.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { windowTitles, words } from './text/log.ts';
import { board, viewBack, viewCard, viewTable } from './view.ts';
import { BOARD, DECK, G, HAND, PHASE, STATUSES, STRAYED, WINDOW_NAMES } from './words.ts';

/**
 * War of the Arcane: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */

/**
 * Whether an unseen card could be this one, from what everybody knows: spells are never on the board and tokens never
 * hidden; in the setup the Stone is the first card of the hand, and after it a card that has been on the board ever since and has
 * gone nowhere but where a Stone goes.
 */
function couldBe(s: State, id: CardId, def: DefId): boolean {
  const { kind } = rules.defs[def];
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
  ...rules,
  title: 'War of the Arcane',
  stats: rules.stats.map(({ name, base, min }) => ({ name, label: statLabels[name], base, min })),
  decks,
  foes: [],
  fingerprint: fingerprintOf('arcane'),
  couldBe,
  board,
  viewTable: (s, viewer) => viewTable(machine(arcane, s), viewer),
  viewCard: (s, id) => viewCard(machine(arcane, s), id),
  viewBack,
  say: words((s) => (askedWindow(machine(arcane, s)) === null ? null : windowAsked(machine(arcane, s)))),
  judge: (s, seat) => judge(machine(arcane, s), seat),
  judgeScale,
  calm,
  idle,
  forget: forgetPlacing,
  shortlist: (s, choices) => shortlist(machine(arcane, s), choices),
  explain: (s, seat) => explain(machine(arcane, s), seat),
  windows: {
    list: WINDOW_NAMES.flatMap((name) => (name === 'any' ? [] : [{ name, title: windowTitles[name] }])),
    asked: (s) => askedWindow(machine(arcane, s)),
  },
  story: story(defOf),
  variants,
  cardFace: (id) => {
    const at = rules.defById.get(id);
    return at === undefined ? undefined : faceOf(rules.defs[at]);
  },
};
