/** The four elements: told apart by shape first, and by colour. */

export const ELEMENTS = ['air', 'earth', 'fire', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Symbols = Readonly<Partial<Record<Element, number>>>;

/** Drawn by us on a field of 512: curls of wind, a cut stone, a flame of three tongues, a drop. */
export const elementPaths: Readonly<Record<Element, string>> = {
  air: 'M36 188h254a58 58 0 1 0-54-78l-49-18a110 110 0 1 1 103 148H36zM36 324h334a58 58 0 1 1-54 78l-49 18a110 110 0 1 0 103-148H36z',
  earth: 'M256 36 430 136 256 236 82 136zM66 168 240 268v206L66 374zM446 168 272 268v206l174-100z',
  fire: 'M256 496C146 496 80 426 80 328c0-80 48-120 60-196 44 28 62 66 66 104 10-70 46-140 70-220 50 60 66 150 70 216 14-20 22-44 22-72 44 52 64 108 64 168 0 98-66 168-176 168z',
  water: 'M256 16C330 140 416 230 416 336a160 160 0 0 1-320 0C96 230 182 140 256 16z',
};

/** A blunt spearhead, for power: wide enough to be written on. */
export const powerPath = 'M256 12 456 130v216L256 500 56 346V130z';

/** Read against a dark ground. */
export const elementColour = (element: Element): string => `var(--realm-${element}-mark)`;

export const elementNames: Readonly<Record<Element, string>> = {
  air: 'Air',
  earth: 'Earth',
  fire: 'Fire',
  water: 'Water',
};

/** "2 air, 1 water". */
export const symbolWords = (symbols: Symbols): string =>
  ELEMENTS.flatMap((e) => ((symbols[e] ?? 0) > 0 ? [`${symbols[e]} ${e}`] : [])).join(', ');
