import type { Intent } from './intent.ts';
import type { Mark } from './labels.ts';

const ATTACKS = new Set(['attack', 'attackSite']);
/** Verbs that choose the card they name, instead of doing something with it. */
const PICKS = new Set(['card', 'trigger', 'caster', 'defend', 'intercept', 'assign', 'putBack']);

/** What a card offers now: to be chosen, attacked, aimed at. It follows from the list of choices alone. */
export function markOf(intent: Intent | null, alias: number): Mark | undefined {
  if (intent === null) return undefined;
  const { chosen, targets, can } = intent.reading;
  if (alias === chosen) return 'chosen';
  if (chosen !== null) {
    const aims = targets.get(alias);
    if (aims === undefined) return undefined;
    return aims.some((a) => ATTACKS.has(a.choice.verb)) ? 'attack' : 'target';
  }
  if (!can.has(alias)) return undefined;
  return intent.choosing.choices.some((c) => c.card === alias && PICKS.has(c.verb)) ? 'pick' : 'can';
}
