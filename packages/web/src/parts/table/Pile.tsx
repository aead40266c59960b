import type { CardView } from '@wardroom/core';
import { useState } from 'react';
import { Card } from '../card/index.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { tip } from '../tip/tip.ts';
import { cardsIn, faceOf, useTable } from './context.ts';
import css from './Pile.module.css';

interface Props {
  /** What kind of pile it is, and whose, so that it can be explained. */
  tip: string;
  seat: number;
  icon: IconName;
  label: string;
  count: number;
  /** What this viewer may look at, top last; empty for a pile nobody may look through. */
  cards: readonly CardView[];
}

/** A pile: how many, and the cards themselves for whoever may see them. */
export function Pile({ tip: named, seat, icon, label, count, cards }: Props) {
  const t = useTable();
  const [open, setOpen] = useState(false);
  const choosable = cards.some((c) => t.choosing?.can.has(c.id));
  const content = (
    <>
      <Icon name={icon} size={20} />
      <b>{count}</b>
    </>
  );
  if (cards.length === 0) {
    return (
      <span className={css.pile} role="img" aria-label={`${label}, ${cardsIn(count)}`} {...tip(named, seat)}>
        {content}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={css.pile}
        data-can={choosable}
        aria-label={`${label}, ${cardsIn(count)}. Look through it`}
        {...tip(named, seat)}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} size="wide">
        <ul className={css.cards}>
          {cards.toReversed().map((card) => {
            const can = t.choosing?.can.has(card.id) === true;
            return (
              <li key={card.id}>
                <Card
                  face={faceOf(t, card)}
                  size="small"
                  glow={can ? 'can' : undefined}
                  onClick={
                    can
                      ? () => {
                          setOpen(false);
                          t.choosing!.click(card.id);
                        }
                      : undefined
                  }
                  onInspect={() => t.inspect({ alias: card.id })}
                />
              </li>
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
