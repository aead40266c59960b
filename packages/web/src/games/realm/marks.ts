import type { Intent } from './intent.ts';
import type { Mark } from './labels.ts';

const ATTACKS = new Set(['attack', 'attackSite']);
/** Verbs that choose the card they name, instead of doing something with it. */
const PICKS = new Set(['card', 'trigger', 'caster', 'defend', 'intercept', 'assign', 'putBack']);

/** What a card offers now: to be chosen, attacked, aimed at. What one would not want is in the menus and marks nothing. */
export function markOf(intent: Intent | null, alias: number): Mark | undefined {
  if (intent === null) return undefined;
  const { chosen, targets } = intent.reading;
  if (alias === chosen) return 'chosen';
  if (chosen !== null) {
    const aims = targets.get(alias);
    if (aims === undefined) return undefined;
    return aims.some((a) => ATTACKS.has(a.choice.verb)) ? 'attack' : 'target';
  }
  if (!intent.choosing.can.has(alias)) return undefined;
  return intent.choosing.choices.some((c) => c.card === alias && PICKS.has(c.verb)) ? 'pick' : 'can';
}
