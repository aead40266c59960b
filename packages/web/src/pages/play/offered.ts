import type { ChoiceView, View } from '@wardroom/core';
import type { GameTable } from '../../games/table.ts';
import { aimless, type Half, type Numbered, numbered, plain } from './choosing.ts';

/** A choice as it is offered in words: those that come to the same are one. */
export interface Offered extends Numbered {
  /** How many choices it stands for; the first of them is taken. */
  times: number;
}

export interface Offers {
  every: readonly Offered[];
  /** Those that stand side by side, if there is room. */
  shown: readonly Offered[];
  /** What can be done with the card that was chosen first and needs no aim. */
  own: readonly Numbered[];
  /** Cards or places on the table are to be chosen as well. */
  glowing: 'card' | 'place' | null;
  /** Of what is shown, the one that is advised. */
  best: Offered | undefined;
}

interface Asked {
  view: Pick<View, 'zones'>;
  choices: readonly ChoiceView[];
  half: Half;
  words: Pick<GameTable, 'rare'>;
  /** The one choice that a lesson asks for; the others are not offered. */
  only: number | undefined;
  /** The choice that is advised: it is in sight however many there are. */
  advised: number | null;
}

/** Few enough to stand side by side. */
const FEW = 4;

export function offersOf({ view, choices, half, words, only, advised }: Asked): Offers {
  const alike = likeness(view);
  const every = together(
    numbered(choices).filter((x) => only === undefined || x.index === only),
    alike,
  );
  const usual = every.filter((x) => !words.rare.has(x.choice.verb));
  const own = together(aimless(choices, half), alike);
  const side =
    every.length === 1 ? every : own.length > 0 ? own : usual.length <= FEW ? usual : together(plain(choices), alike);
  // Of several that come to the same it is whichever is offered; of a card that is chosen, what is done with that.
  const good = advised === null ? undefined : choices[advised];
  const found = good === undefined ? undefined : every.find((x) => alike(x.choice) === alike(good));
  const best = half === null || found?.choice.card === half.card ? found : undefined;
  const shown = best === undefined || side.some((x) => x.index === best.index) ? side : [best, ...side];
  const glowing =
    usual.length <= shown.length ? null : usual.every((x) => x.choice.card === undefined) ? 'place' : 'card';
  return { every, shown, own, glowing, best };
}

/** As many as there is room for: what stands out gives way last, and before it what comes last, as that moves on. */
export const within = <T>(all: readonly T[], room: number, main: T | undefined = all[0]): readonly T[] => {
  if (all.length <= room) return all;
  const kept = new Set([...new Set([main, all[all.length - 1], ...all])].slice(0, room));
  return all.filter((x) => kept.has(x));
};

/** Choices that differ in their number alone: "3 to Thunder Adept", "2 to Thunder Adept". */
export const isHowMuch = (shown: readonly Offered[]): boolean => {
  const withoutNumber = ({ choice: { verb, card, on, spot, n, text } }: Offered): string =>
    JSON.stringify([verb, card, on, spot, text.replace(`${n}`, '#')]);
  return shown.every((x) => x.choice.text.includes(`${x.choice.n}`) && withoutNumber(x) === withoutNumber(shown[0]));
};

function together(choices: readonly Numbered[], alike: (choice: ChoiceView) => string): Offered[] {
  const found = new Map<string, Offered>();
  for (const x of choices) {
    const key = alike(x.choice);
    const same = found.get(key);
    if (same === undefined) found.set(key, { ...x, times: 1 });
    else same.times++;
  }
  return [...found.values()];
}

/** Choices come to the same if they read alike and are about cards that nobody could tell apart. */
function likeness({ zones }: Pick<View, 'zones'>): (choice: ChoiceView) => string {
  const cards = new Map(
    zones.flatMap(({ zone, seat, cards = [] }) =>
      cards.map((card): [number, string] => [card.id, JSON.stringify([zone, seat, { ...card, id: 0 }])]),
    ),
  );
  const told = (alias: number | undefined): unknown => (alias === undefined ? null : (cards.get(alias) ?? alias));
  return ({ verb, n, text, card, on, spot }) => JSON.stringify([verb, n, text, told(card), told(on), spot]);
}
