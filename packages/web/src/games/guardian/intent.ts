import type { ChoiceView } from '@wardroom/core';
import { useState } from 'react';
import type { Choosing } from '../table.ts';

/**
 * What a chosen Guardian can do, so that a player may say which of it they mean before they choose whom it is done to.
 * And swaps from either side: the list names each pair once, and whichever of the two is chosen first must do.
 */

/** One thing that can be done: an attack, one ability, a swap. */
export interface Deed {
  key: string;
  verb: 'attack' | 'use' | 'swap';
  /** Which ability. */
  ability: number;
  /** Without a target it is done at once. */
  index: number | null;
}

/** A choice as seen from one of the cards in it. */
interface Own {
  index: number;
  choice: ChoiceView;
  on: number | undefined;
}

const own = (choices: readonly ChoiceView[], alias: number): Own[] =>
  choices.flatMap((choice, index) => {
    if (choice.card === alias) return [{ index, choice, on: choice.on }];
    return choice.verb === 'swap' && choice.on === alias ? [{ index, choice, on: choice.card }] : [];
  });

/** What may be done to a card by the one that is chosen, as verbs. */
export const verbsAt = (choices: readonly ChoiceView[], chosen: number, alias: number): string[] => [
  ...new Set(own(choices, chosen).flatMap((x) => (x.on === alias ? [x.choice.verb] : []))),
];

const VERBS: Readonly<Record<string, Deed['verb']>> = {
  attack: 'attack',
  attackBase: 'attack',
  use: 'use',
  swap: 'swap',
};

const keyOf = ({ verb, n }: ChoiceView): string => `${VERBS[verb]} ${verb === 'use' ? n : 0}`;

export function deedsOf(choices: readonly ChoiceView[], alias: number): Deed[] {
  const deeds = new Map<string, Deed>();
  for (const { choice, index, on } of own(choices, alias)) {
    const verb = VERBS[choice.verb];
    const key = keyOf(choice);
    if (verb === undefined || deeds.has(key)) continue;
    const aimed = on !== undefined || choice.spot !== undefined;
    deeds.set(key, { key, verb, ability: verb === 'use' ? choice.n : 0, index: aimed ? null : index });
  }
  return [...deeds.values()];
}

/** The question with this card chosen, and of what it can do only the deed that is meant, if one is. */
export function meaning(choosing: Choosing, alias: number, deed: string | null, putBack: () => void): Choosing {
  const meant = own(choosing.choices, alias).filter((x) => deed === null || keyOf(x.choice) === deed);
  const led = (found: Own[], otherwise: () => void): void => {
    // Several ways to do it are asked about as ever.
    if (found.length === 1 && (deed !== null || found[0].choice.card !== alias)) choosing.pick(found[0].index);
    else otherwise();
  };
  return {
    ...choosing,
    chosen: new Set([alias]),
    can: new Set([alias, ...meant.flatMap((x) => x.on ?? [])]),
    spots: new Set(meant.flatMap((x) => x.choice.spot ?? [])),
    click: (clicked) => {
      if (clicked === alias) putBack();
      else
        led(
          meant.filter((x) => x.on === clicked),
          () => choosing.click(clicked),
        );
    },
    clickSpot: (spot) =>
      led(
        meant.filter((x) => x.choice.spot === spot),
        () => choosing.clickSpot(spot),
      ),
  };
}

/** Nothing chosen: those that are only named second in a swap can be chosen, too. */
function atRest(choosing: Choosing, second: (alias: number) => void): Choosing {
  const { choices } = choosing;
  const first = new Set(choices.flatMap((c) => c.card ?? []));
  const later = new Set(choices.flatMap((c) => (c.verb === 'swap' && !first.has(c.on!) ? [c.on!] : [])));
  return {
    ...choosing,
    can: new Set([...choosing.can, ...later]),
    click: (alias) => (later.has(alias) ? second(alias) : choosing.click(alias)),
    drop: (alias, on, spot) => {
      const swap = own(choices, alias).find((x) => x.choice.card !== alias && x.on === on);
      if (swap === undefined) choosing.drop(alias, on, spot);
      else choosing.pick(swap.index);
    },
  };
}

interface Intent {
  of: Choosing['choices'];
  card: number;
  deed: string | null;
}

/** The question as the layout shows it, which card is chosen, and what is meant to be done with it. */
export function useIntent(asked: Choosing | null): {
  choosing: Choosing | null;
  chosen: number | null;
  meant: string | null;
  mean: (deed: string | null) => void;
} {
  const [intent, setIntent] = useState<Intent | null>(null);
  if (asked === null) return { choosing: null, chosen: null, meant: null, mean: () => {} };
  // Another question, or another card: nothing is meant yet.
  const still = intent !== null && intent.of === asked.choices ? intent : null;
  const [half] = asked.chosen;
  const chosen = half ?? (still !== null && !asked.choices.some((c) => c.card === still.card) ? still.card : null);
  if (chosen === null) {
    const second = (card: number) => setIntent({ of: asked.choices, card, deed: null });
    return { choosing: atRest(asked, second), chosen, meant: null, mean: () => {} };
  }
  const meant = still?.card === chosen ? still.deed : null;
  return {
    choosing: meaning(asked, chosen, meant, () => (half === undefined ? setIntent(null) : asked.click(chosen))),
    chosen,
    meant,
    mean: (deed) => setIntent({ of: asked.choices, card: chosen, deed }),
  };
}
