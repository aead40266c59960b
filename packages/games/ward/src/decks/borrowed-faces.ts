import { deck } from './deck.ts';

export const borrowedFaces = deck(
  'borrowed-faces',
  'Borrowed Faces',
  'Nothing here is your own for long: copy their best figures, take what they wear, and let their dead and their ' +
    'living fight for you.',
  {
    // creatures
    jerry: 3,
    terry: 1,
    'vampire-orc': 2,
    thief: 2,
    'skeleton-lord': 1,
    'psychic-toad': 1,
    'demon-dragon': 1,
    // magics
    'all-in-one': 2,
    'possessed-dummy': 3,
    'magic-steal': 1,
    turncoat: 1,
    'the-first-law': 2,
    possession: 2,
    'orc-magic': 3,
    'ghost-form': 2,
    'knight-helm': 1,
    'watcher-in-the-wall': 2,
  },
);
