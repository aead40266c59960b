import type { Catalogue } from '@wardroom/host';
import { useState } from 'react';
import { Card } from '../card/index.ts';
import { CardLarge } from '../clause/CardLarge.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './DeckCards.module.css';

interface Props {
  /** Ids, each as often as it is in the deck. */
  deck: readonly string[];
  catalogue: Catalogue;
}

/** What is in a deck: each card once, with how often it is there. Any of them can be read. */
export function DeckCards({ deck, catalogue: { name: game, cards } }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const face = open === null ? undefined : cards[open];
  return (
    <>
      <ul className={styles.deck}>
        {counted(deck).map(({ id, count }) => (
          <li key={id}>
            <Card face={cards[id]} size="normal" onClick={() => setOpen(id)} />
            <p>
              <b>{count}×</b> {cards[id]?.name ?? id}
            </p>
          </li>
        ))}
      </ul>
      {face !== undefined && (
        <Dialog open onClose={() => setOpen(null)} size="card" title={face.name}>
          <CardLarge face={face} game={game} />
        </Dialog>
      )}
    </>
  );
}

/** Each card once, with how often it is there. */
function counted(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
