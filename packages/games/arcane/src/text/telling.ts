import { deedOf, type Machine, machine, type State, type Telling } from '@wardroom/core';
import { explain } from '../explain.ts';
import { askedWindow, windowAsked } from '../rules/spells.ts';
import { rules } from '../rules.ts';
import { WINDOW_NAMES, windowWords } from '../windows.ts';
import { deedWord } from './deeds.ts';
import { faceOf, statLabels } from './face.ts';
import { lessons } from './lessons.ts';
import { words } from './log.ts';
import { reason } from './reason.ts';

const deeds = rules.defs.map(({ source }) => deedOf(source.abilities, deedWord));
const at = (s: State): Machine => machine(rules, s);

/** What players read of War of the Arcane. */
export const telling: Telling = {
  title: 'War of the Arcane',
  say: words(
    (s) => (askedWindow(at(s)) === null ? null : windowAsked(at(s))),
    (s, id) => deeds[s.cards[id].def],
  ),
  statLabels,
  explain: (s, seat) => explain(at(s), seat),
  windows: {
    list: WINDOW_NAMES.flatMap((name) => (name === 'any' ? [] : [{ name, title: windowWords[name].title }])),
    asked: (s) => askedWindow(at(s)),
    clause: 'A4.2.5',
  },
  unasked: { main: { text: 'You can do nothing more: your turn ends.', clause: 'A4.2.0' } },
  reason,
  lessons,
  puzzles: () => import('../puzzles/found.ts').then((m) => m.found),
  sought: 'the Stone',
  cardFace: (id) => {
    const def = rules.defById.get(id);
    return def === undefined ? undefined : faceOf(rules.defs[def]);
  },
};
