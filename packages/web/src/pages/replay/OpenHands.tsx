import type { View } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import type { Inspected } from '../../games/table.ts';
import { useDress } from '../../parts/card/dress.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './OpenHands.module.css';

interface Props {
  view: View;
  near: number;
  names: readonly string[];
  catalogue: Catalogue;
  inspect: (card: Inspected) => void;
}

/** What the others hold, where hands lie open: a slip for each card. The near hand is on the table itself. */
export function OpenHands({ view, near, names, catalogue, inspect }: Props) {
  const dress = useDress();
  const hands = view.zones.filter((z) => z.zone === 'hand' && z.seat !== near);
  return (
    <div className={css.hands}>
      {hands.map((hand) => (
        <div key={hand.seat} className={css.hand}>
          <span className={css.who}>{names[hand.seat]} holds</span>
          <ul className={css.cards} aria-label={`${names[hand.seat]}’s hand`}>
            {(hand.cards ?? []).map((card) => {
              const face = card.card === undefined ? undefined : catalogue.cards[card.card];
              return (
                <li key={card.id}>
                  <button
                    type="button"
                    className={css.card}
                    data-paper={face === undefined ? undefined : dress.stocks[face.stock]?.paper}
                    onClick={() => inspect({ alias: card.id })}
                  >
                    {face !== undefined && <Icon name={dress.emblem(face.type)} size={16} />}
                    {face?.name ?? 'a card'}
                  </button>
                </li>
              );
            })}
          </ul>
          {hand.count === 0 && <span className={css.who}>nothing</span>}
        </div>
      ))}
    </div>
  );
}
