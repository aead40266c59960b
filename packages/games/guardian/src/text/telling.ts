import { deedOf, machine, type Telling } from '@wardroom/core';
import { explain } from '../explain.ts';
import type { GuardianRules } from '../rules.ts';
import { deedWord, spotDeedWord } from './deeds.ts';
import { faceOf, statLabels } from './face.ts';
import { lessons } from './lessons.ts';
import { words } from './log.ts';
import { reason } from './reason.ts';

/** What players read of Guardian Realms. */
export function tellingOf(rules: GuardianRules): Telling {
  const { defs, defById } = rules;
  const deeds = defs.map(({ source }) => deedOf(source.abilities, deedWord));
  const spotDeeds = defs.map(({ source }) => deedOf(source.abilities, spotDeedWord, 'chooseSpot'));
  return {
    title: 'Guardian Realms',
    say: words(
      (s, id, k) => defs[s.cards[id].def].uses[k].label,
      (s, id) => deeds[s.cards[id].def],
      (s, id) => spotDeeds[s.cards[id].def],
    ),
    statLabels,
    explain: (s, seat) => explain(machine(rules, s), seat),
    unasked: { main: { text: 'You can do nothing more: your turn ends.', clause: 'G3.1' } },
    reason,
    lessons,
    puzzles: () => import('../puzzles/found.ts').then((m) => m.found),
    cardFace: (id) => {
      const def = defById.get(id);
      return def === undefined ? undefined : faceOf(defs[def]);
    },
  };
}
