import type { Catalogue } from '@wardroom/host';
import { useState } from 'react';
import { call } from '../../engine/link.ts';
import { Card } from '../../parts/card/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { optionsIn } from './formats.ts';
import styles from './TestHand.module.css';

interface Props {
  cards: readonly string[];
  catalogue: Catalogue;
  mode: string;
  format: string | undefined;
  legal: boolean;
  onRead: (id: string) => void;
}

/** A hand to begin with, dealt by the rules of the game. */
export function TestHand({ cards, catalogue, mode, format, legal, onRead }: Props) {
  const [hand, setHand] = useState<readonly string[] | null>(null);
  const deal = (): void => {
    void call('openingHand', catalogue.name, cards, mode, optionsIn(format), String(Math.random())).then(setHand);
  };
  return (
    <section aria-label="Test hand" className={styles.test}>
      <div className={styles.head}>
        <h3>Test hand</h3>
        <button type="button" className="button" disabled={!legal} onClick={deal}>
          <Icon name="hand" /> {hand === null ? 'Deal a hand' : 'Another hand'}
        </button>
      </div>
      {!legal && <p className={styles.why}>The rules deal from a legal deck only.</p>}
      {legal && hand !== null && (
        <ul className={styles.hand} aria-label={`A hand of ${hand.length}`}>
          {hand.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a hand; a card may be there twice.
            <li key={i}>
              <Card face={catalogue.cards[id]} size="small" onClick={() => onRead(id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
