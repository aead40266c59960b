import { deedOf, type Machine, machine, NONE, opsOf, type Rules, type State, type Telling } from '@wardroom/core';
import type { WardCard } from '../card.ts';
import { explain } from '../explain.ts';
import type { Ability } from '../language.ts';
import { askedWindow, windowAsked } from '../rules/chain.ts';
import { WINDOW_NAMES, windowWords } from '../windows.ts';
import { DEEDS } from './deeds.ts';
import { faceOf, statLabels } from './face.ts';
import { lessons } from './lessons.ts';
import { words } from './log.ts';
import { reason } from './reason.ts';
import { sums } from './sums.ts';

/** Labels of the options of a card's `mode`, in the order they stand in its text: the first of them, if a text has several. */
const modeLabels = (a: Ability): string[] => {
  const [mode] = opsOf(a).filter((op) => op.do === 'mode');
  return mode === undefined ? [] : mode.options.map((option) => option.label);
};

/** What players read of Ward, with the cards of these rules. */
export function tellingOf(rules: Rules<WardCard>): Telling {
  const { defs, defById } = rules;
  // An equip is worn by what it aims at, whatever its text does after that.
  const deeds = defs.map(({ source, sub }) =>
    sub === 'equip' ? 'Equip' : deedOf(source.abilities, (op) => DEEDS[String(op.do)]),
  );
  const labels = defs.map(({ source }) => source.abilities.flatMap(modeLabels));
  const at = (s: State): Machine => machine(rules, s);
  return {
    title: 'Ward',
    say: words(
      (s) => (askedWindow(at(s)) === null ? null : windowAsked(at(s))),
      (s, id, k) => defs[s.cards[id].def].uses[k].label,
      (s, id, k) => labels[s.cards[id].def][k] ?? `Option ${k + 1}`,
      (s, id) => deeds[s.cards[id].def],
      (s, stamp) => defs[s.rows.find((row) => row.stamp === stamp)?.effect ?? NONE]?.hold?.free,
      sums(at),
    ),
    statLabels,
    explain: (s, seat) => explain(at(s), seat),
    windows: {
      list: WINDOW_NAMES.flatMap((name) => (name === 'any' ? [] : [{ name, title: windowWords[name].title }])),
      asked: (s) => askedWindow(at(s)),
      clause: 'W14.1.1',
    },
    unasked: {
      main: { text: 'Summon and magic phase: you can do nothing.', clause: 'W9.1.2' },
      second: { text: 'Second magic phase: you have nothing to play.', clause: 'W9.1.4' },
    },
    reason,
    lessons,
    puzzles: () => import('../puzzles/found.ts').then((m) => m.found),
    cardFace: (id) => {
      const def = defById.get(id);
      return def === undefined ? undefined : faceOf(defs[def]);
    },
  };
}
