import type { Catalogue } from '@wardroom/host';
import { Suspense, useState } from 'react';
import { isOwn } from '../../decks/among.ts';
import { Link } from '../../navigation/navigation.tsx';
import { useDress } from '../../parts/card/dress.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later } from '../../parts/later.tsx';
import { SURPRISE } from './choice.ts';
import styles from './DeckPicker.module.css';
import { Fan, showpieces } from './Fan.tsx';

const DeckList = later(() => import('./DeckList.tsx').then((m) => m.DeckList));

interface Props {
  catalogue: Catalogue;
  title: string;
  value: string;
  /** Whether a deck may be left to chance. */
  surprise: boolean;
  onPick: (deck: string) => void;
  onClose: () => void;
}

/** All decks on the table at once: the ready ones, and one's own that are legal here. */
export function DeckPicker({ catalogue, title, value, surprise, onPick, onClose }: Props) {
  const { decks, cards } = catalogue;
  const dress = useDress();
  const [looking, setLooking] = useState<string | null>(null);
  const looked = decks.find((d) => d.id === looking);
  const kinds = (ids: readonly string[]): string => {
    const count = (stock: string): number => ids.filter((id) => cards[id]?.stock === stock).length;
    const counts = Object.entries(dress.stocks).map(([stock, { many }]) => ({ n: count(stock), stock, many }));
    return counts.flatMap(({ n, stock, many }) => (n === 0 ? [] : [`${n} ${n === 1 ? stock : many}`])).join(', ');
  };
  return (
    <Dialog open size="wide" title={title} onClose={onClose}>
      <ul className={styles.decks}>
        {decks.map((d) => (
          <li key={d.id}>
            <button type="button" className={styles.deck} aria-pressed={d.id === value} onClick={() => onPick(d.id)}>
              <Fan faces={showpieces(d, cards, dress, 5)} />
              <span className={styles.name}>
                {d.id === value && <Icon name="check" />} {d.name}
              </span>
              <span className={styles.idea}>{d.idea}</span>
              <span className={styles.kinds}>{kinds(d.cards)}</span>
            </button>
            <button type="button" className={styles.look} onClick={() => setLooking(d.id)}>
              See all {d.cards.length} cards<span className="visually-hidden"> of {d.name}</span>
            </button>
          </li>
        ))}
        {surprise && (
          <li>
            <button
              type="button"
              className={styles.deck}
              aria-pressed={value === SURPRISE}
              onClick={() => onPick(SURPRISE)}
            >
              <Fan faces={[]} count={5} />
              <span className={styles.name}>{value === SURPRISE && <Icon name="check" />} A surprise</span>
              <span className={styles.idea}>
                One of the {decks.filter((d) => !isOwn(d.id)).length}. You learn which as it is played.
              </span>
            </button>
          </li>
        )}
      </ul>
      <p className={styles.build}>
        <Link to="/decks/$game" params={{ game: catalogue.name }} onClick={onClose}>
          Build a deck of your own
        </Link>
      </p>
      {looked !== undefined && (
        <Suspense>
          <DeckList deck={looked} catalogue={catalogue} onClose={() => setLooking(null)} />
        </Suspense>
      )}
    </Dialog>
  );
}
