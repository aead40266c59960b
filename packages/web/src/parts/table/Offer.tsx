import { useEffect, useRef, useState } from 'react';
import { Card } from '../card/index.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import { cardsIn, faceOf, useTable } from './context.ts';
import css from './Offer.module.css';

interface Props {
  /** Places whose cards lie open on the table, as `zone` and seat. */
  open: (zone: string, seat: number) => boolean;
}

/**
 * Cards to choose among that do not lie on the table: in a deck, a cemetery, somebody's hand. Where the question is about
 * nothing else they are spread out by themselves; put aside, a button in the middle of the table brings them back.
 */
export function Offer({ open }: Props) {
  const t = useTable();
  const [aside, setAside] = useState<readonly unknown[] | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { choosing } = t;
  const choices = choosing?.choices ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they are spread out anew.
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, [choices, aside]);
  if (choosing === null) return null;
  const spread = t.view.zones.flatMap((z) =>
    open(z.zone, z.seat) ? [] : (z.cards ?? []).filter((c) => choosing.can.has(c.id)),
  );
  const about = new Set(
    choosing.choices.flatMap((c) => (c.card === undefined || !choosing.can.has(c.card) ? [] : [c.card])),
  );
  const inSpread = new Set(spread.map((c) => c.id));
  if (spread.length === 0 || ![...about].every((id) => inSpread.has(id))) return null;
  const none = choosing.choices.findIndex((c) => c.card === undefined);
  return (
    <>
      <button type="button" className={`button brass ${css.back}`} onClick={() => setAside(null)}>
        <Icon name="eye" size={18} /> Look at {cardsIn(spread.length)}
      </button>
      <Dialog
        open={aside !== choosing.choices}
        onClose={() => setAside(choosing.choices)}
        title={t.view.question?.text ?? 'Choose a card'}
        size="wide"
        footer={
          none < 0 ? undefined : (
            <button type="button" className="button" onClick={() => choosing.pick(none)}>
              {choosing.choices[none].text}
            </button>
          )
        }
      >
        <ul ref={list} className={css.cards}>
          {spread.map((card) => (
            <li key={card.id}>
              <Card
                face={faceOf(t, card)}
                size="small"
                glow="can"
                onClick={() => choosing.click(card.id)}
                onInspect={() => t.inspect({ alias: card.id })}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
