import type { WardSource } from '../card.ts';
import { always, answers, cardSet, damage, play, plus } from './builders.ts';

/** Generation 3, magics and hybrids. */

const { magic } = cardSet('gen3');

export const gen3Magics: readonly WardSource[] = [
  magic(
    18,
    'Enchantment',
    'Uncommon',
    'lightning/none',
    answers('missed', { all: [{ mine: 'a' }, { touches: 'b' }] }),
    play([damage('b', 10)]),
  ),
  // W14.2.3: the demand is on the player.
  magic(63, 'Old Logging Road', 'Uncommon', 'infinite/field', always({ seats: 'all' }, [plus('tax', 5)])),
];
