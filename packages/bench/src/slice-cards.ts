/**
 * The deck of the plain slice: creatures of generation 1 that have no effect, with their printed figures.
 *
 * The figures stand here a second time, beside the engine's own card files, on purpose: the reference players must not
 * depend on what they are compared with. A test can hold the two lists against each other by name.
 */
export interface SliceCard {
  readonly name: string;
  readonly al: number;
  readonly spd: number;
  readonly hp: number;
  /** Attack dice. */
  readonly dice: number;
  readonly mod: number;
  /** Copies in the deck. */
  readonly copies: number;
}

function card(name: string, al: number, spd: number, hp: number, dice: number, mod: number, copies: number): SliceCard {
  return { name, al, spd, hp, dice, mod, copies };
}

/** By AL. Generation 1 has no AL 7 creature without an effect. */
export const sliceCards: readonly SliceCard[] = [
  card('Frog', 1, 6, 10, 1, 0, 1),
  card('Goblin', 2, 8, 30, 1, 0, 2),
  card('Dimorphodon', 2, 10, 20, 1, 0, 2),
  card('Pumpkin Man', 3, 5, 60, 3, 1, 2),
  card('Mythosaurus', 3, 9, 30, 1, 2, 2),
  card('Kobold', 4, 7, 40, 2, 2, 2),
  card('Demon', 4, 8, 40, 2, 1, 2),
  card('Scarecrow', 4, 3, 60, 1, 2, 1),
  card('Giant Eagle', 5, 12, 50, 2, 0, 2),
  card('Raptor', 6, 12, 40, 3, 4, 2),
  card('Shadow Demon', 6, 8, 60, 3, 1, 2),
  card('Werewolf', 6, 8, 70, 2, 3, 2),
  card('Knight', 8, 5, 50, 2, 3, 1),
  card('Griffin', 8, 8, 80, 2, 5, 1),
  card('Werecroc', 9, 2, 90, 3, 1, 1),
  card('Behemoth', 10, 6, 100, 3, 5, 1),
  card('Red Dragon', 10, 10, 100, 2, 7, 1),
  card('Manticore', 11, 13, 110, 3, 3, 1),
  card('Dark Lord', 12, 5, 120, 4, 4, 1),
  card('Giga', 12, 10, 130, 5, 6, 1),
];

/** The 30 names, copies repeated; the same list for both seats. */
export const sliceDeck: string[] = sliceCards.flatMap((c) => Array<string>(c.copies).fill(c.name));

/** The same deck as indexes into `sliceCards`. */
export const sliceDeckIndexes: readonly number[] = sliceCards.flatMap((c, i) => Array<number>(c.copies).fill(i));
