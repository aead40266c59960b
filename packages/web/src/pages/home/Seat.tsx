import type { Catalogue } from '@wardroom/host';
import { isOwn } from '../../decks/among.ts';
import { useDress } from '../../parts/card/dress.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { SURPRISE } from './choice.ts';
import { Fan, showpieces } from './Fan.tsx';
import styles from './Seat.module.css';

interface Props {
  who: string;
  name: string;
  /** Absent where the name is not the player's to change. */
  onName?: ((name: string) => void) | undefined;
  catalogue: Catalogue;
  deck: string;
  surprise: boolean;
  onDeck: (deck: string) => void;
  onAll: () => void;
  onLook: (deck: string) => void;
}

/** One side of the table: a name, and a deck fanned out. */
export function Seat({ who, name, onName, catalogue, deck, surprise, onDeck, onAll, onLook }: Props) {
  const { decks, cards } = catalogue;
  const dress = useDress();
  const all = surprise ? [SURPRISE, ...decks.map((d) => d.id)] : decks.map((d) => d.id);
  const step = (by: number): void => onDeck(all[(all.indexOf(deck) + by + all.length) % all.length]);
  const chosen = decks.find((d) => d.id === deck);
  return (
    <section className={styles.seat} aria-label={who}>
      {onName === undefined ? (
        <p className={styles.plate}>
          <Icon name="robot" /> {name}
        </p>
      ) : (
        <label className={styles.plate}>
          <Icon name="person" />
          <span className="visually-hidden">{who === 'You' ? 'Your name' : 'Name of your friend'}</span>
          <input value={name} maxLength={24} autoComplete="off" onChange={(e) => onName(e.target.value)} />
        </label>
      )}
      {/* A larger place to press; "All decks" is the same for those who do not see it. */}
      <button type="button" className={styles.fan} onClick={onAll} tabIndex={-1} aria-hidden="true">
        <Fan faces={chosen === undefined ? [] : showpieces(chosen, cards, dress, 5)} count={5} />
      </button>
      <div className={styles.deck}>
        <button
          type="button"
          className="button bare round"
          onClick={() => step(-1)}
          aria-label={`${who}: previous deck`}
        >
          <Icon name="left" size={20} />
        </button>
        <h2 aria-live="polite">{chosen?.name ?? 'A surprise'}</h2>
        <button type="button" className="button bare round" onClick={() => step(1)} aria-label={`${who}: next deck`}>
          <Icon name="right" size={20} />
        </button>
      </div>
      <p className={styles.idea}>
        {chosen?.idea ??
          `One of the ${decks.filter((d) => !isOwn(d.id)).length} decks. You learn which as it is played.`}
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.all} onClick={onAll} aria-label={`${who}: all decks`}>
          All decks
        </button>
        {chosen !== undefined && (
          <button type="button" className={styles.look} onClick={() => onLook(chosen.id)}>
            See its cards<span className="visually-hidden">: {chosen.name}</span>
          </button>
        )}
      </p>
    </section>
  );
}
