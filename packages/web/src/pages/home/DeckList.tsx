import type { Catalogue } from '@wardroom/host';
import { DeckCards } from '../../parts/deck/DeckCards.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import styles from './DeckList.module.css';

interface Props {
  deck: Catalogue['decks'][number];
  catalogue: Catalogue;
  onClose: () => void;
}

/** All cards of a ready deck. */
export const DeckList = ({ deck, catalogue, onClose }: Props) => (
  <Dialog open size="wide" title={`${deck.name}, ${deck.cards.length} cards`} onClose={onClose}>
    <p className={styles.idea}>{deck.idea}</p>
    <DeckCards deck={deck.cards} catalogue={catalogue} />
  </Dialog>
);
