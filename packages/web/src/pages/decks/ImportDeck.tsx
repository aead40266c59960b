import type { Catalogue } from '@wardroom/host';
import { parseDeck, titleOf, unknownCards } from '@wardroom/host/deck-file';
import { useId, useMemo, useState } from 'react';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { FileButton } from '../../parts/page/FileButton.tsx';
import { Problems } from '../../parts/page/Problems.tsx';
import styles from './ImportDeck.module.css';

interface Props {
  catalogue: Catalogue;
  onClose: () => void;
  onTake: (name: string, cards: readonly string[]) => void;
}

const EXAMPLE = '3 Card Name\n2 Another Card\nA third one';
/** More than any list of a deck has. */
const LARGEST = 200_000;

/** A deck from a list of names: pasted, or from a file. What cannot be read is told line by line. */
export function ImportDeck({ catalogue, onClose, onTake }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const pool = useMemo(() => ({ defs: Object.values(catalogue.cards) }), [catalogue]);
  const deck = useMemo(() => parseDeck(text, pool), [text, pool]);
  const problems = useMemo(() => [...deck.problems, ...unknownCards(deck, pool)], [deck, pool]);
  const cards = deck.entries.flatMap((e) => (e.known ? Array<string>(e.count).fill(e.id) : []));
  const other = deck.game !== undefined && deck.game !== catalogue.name;

  const read = async (from: File): Promise<void> => {
    if (from.size > LARGEST) setWrong('The file is too large for a deck: at most 200 kB are read.');
    else {
      setWrong('');
      setText(await from.text());
    }
  };

  return (
    <Dialog
      open
      size="normal"
      title="Import a deck"
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button brass"
          disabled={cards.length === 0 || other}
          onClick={() => onTake(deck.name || titleOf(text) || 'Imported deck', cards)}
        >
          Take {cards.length} {cards.length === 1 ? 'card' : 'cards'}
        </button>
      }
    >
      <div className={styles.import}>
        <label htmlFor={id}>One card a line, with how many of it; or JSON, as the command line writes it.</label>
        <textarea
          id={id}
          data-first-focus
          className={`field ${styles.text}`}
          rows={10}
          maxLength={LARGEST}
          placeholder={EXAMPLE}
          spellCheck={false}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <FileButton
          label="Deck file"
          accept=".txt,.json,.deck,text/plain,application/json"
          onFile={(file) => void read(file)}
        >
          <Icon name="upload" size={18} /> From a file
        </FileButton>
        <div role="status">
          {wrong !== '' && <p className={styles.wrong}>{wrong}</p>}
          {other && <p className={styles.wrong}>This list is for another game ({deck.game}).</p>}
          {text.trim() !== '' && <Problems of={problems} className={styles.wrong} />}
        </div>
      </div>
    </Dialog>
  );
}
