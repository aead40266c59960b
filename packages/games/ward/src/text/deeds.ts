import { opsOf } from '@wardroom/core';
import type { Ability } from '../language.ts';

/** What is done to what a text has chosen, as the question puts it: "Destroy which magic?" */
const DEEDS: Readonly<Record<string, string>> = {
  damage: 'Damage',
  halve: 'Halve the HP of',
  heal: 'Heal',
  overTime: 'Harm',
  destroy: 'Destroy',
  send: 'Move',
  intoDeck: 'Shuffle back',
  wear: 'Equip',
  becomeEquip: 'Equip',
  shield: 'Shield',
  hold: 'Hold',
  takeOver: 'Take over',
  reviveInFront: 'Bring back',
  beside: 'Bring',
  negate: 'Negate',
  modify: 'Change',
};

/** The first thing that each of these texts does with what it has chosen; null where that differs, or is nothing that has a word. */
export function deedOf(abilities: readonly Ability[]): string | null {
  const found = new Set<string>();
  for (const a of abilities) {
    const ops = opsOf(a);
    const chosen = [
      ...('targets' in a ? (a.targets ?? []).map((t) => t.as) : []),
      ...ops.flatMap((op) => (op.do === 'choose' ? [op.as] : [])),
    ];
    for (const name of chosen) {
      const op = ops.find((x) =>
        Object.entries(x).some(([key, value]) => key !== 'as' && key !== 'do' && value === name),
      );
      found.add(op === undefined ? '' : (DEEDS[op.do] ?? ''));
    }
  }
  const [only] = found;
  return found.size === 1 && only !== '' ? only : null;
}
