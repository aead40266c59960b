export { playBoardgameIo } from './boardgameio.ts';
export { playHandwritten } from './handwritten.ts';
export { type Comparison, type Contender, type Counts, compare, here, median, ratioOf, table } from './measure.ts';
export { emptyTally, guard, type Tally } from './slice.ts';
export { type SliceCard, sliceCards, sliceDeck } from './slice-cards.ts';
