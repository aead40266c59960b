import { deedOf, machine, type Telling } from '@wardroom/core';
import { explain } from '../explain.ts';
import type { RealmRules } from '../rules.ts';
import { deedWord } from './deeds.ts';
import { faceOf, statLabels } from './face.ts';
import { lessons } from './lessons.ts';
import { words } from './log.ts';
import { reason } from './reason.ts';

/** What players read of the Contested Realm. */
export function tellingOf(rules: RealmRules): Telling {
  const { defs, defById } = rules;
  const deeds = defs.map(({ source }) => deedOf(source.abilities, deedWord));
  return {
    title: 'Contested Realm',
    say: words({
      use: (s, id, k) => defs[s.cards[id].def].uses[k].label,
      card: (def) => defs[def].name,
      deed: (s, id) => deeds[s.cards[id].def],
    }),
    statLabels,
    explain: (s, seat) => explain(machine(rules, s), seat),
    unasked: {
      main: { text: 'You can do nothing: your turn ends.', clause: 'S3.2' },
      defend: { text: 'Nothing of yours can defend.', clause: 'S5.3' },
      intercept: { text: 'Nothing of yours can intercept.', clause: 'S5.3' },
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
