import type { EventView, View } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { useEffect, useMemo } from 'react';
import type { ChangeKind, GameTable, Inspected } from '../../games/table.ts';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { changesFor } from './changes.ts';
import css from './Missed.module.css';
import { hasSeen, type Mark } from './store.ts';

const LOOKS: Readonly<Record<ChangeKind, { icon: IconName; word: string }>> = {
  lost: { icon: 'kill', word: 'Lost' },
  hurt: { icon: 'damage', word: 'Hurt' },
  gained: { icon: 'up', word: 'Gained' },
  changed: { icon: 'info', word: 'Changed' },
};

/** A place on the table that is pointed at. */
const POINTED = 'data-pointed';

function point(cards: readonly number[]): void {
  for (const e of document.querySelectorAll(`[${POINTED}]`)) e.removeAttribute(POINTED);
  for (const id of cards) for (const e of document.querySelectorAll(`[data-card="${id}"]`)) e.setAttribute(POINTED, '');
}

interface Props {
  mark: Mark;
  view: View;
  log: readonly EventView[];
  near: number;
  table: GameTable;
  catalogue: Catalogue;
  inspect: (what: Inspected) => void;
}

/** After others' turns were passed over: what they changed for whoever sits here, and where. */
export function Missed({ mark, view, log, near, table, catalogue, inspect }: Props) {
  const changes = useMemo(
    () => changesFor(near, mark, log, view, table, (card) => catalogue.cards[card]?.name ?? card),
    [near, mark, log, view, table, catalogue],
  );
  useEffect(() => {
    point(changes.flatMap((c) => c.cards));
    return () => point([]);
  }, [changes]);
  return (
    <section className={css.since} aria-label="Since your last turn">
      <header>
        <h2>Since your last turn</h2>
        <button type="button" className="button bare round" onClick={hasSeen} aria-label="Close">
          <Icon name="close" size={18} />
        </button>
      </header>
      {changes.length === 0 ? (
        <p>Nothing of yours has changed.</p>
      ) : (
        <ul>
          {changes.map((change, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown.
            <li key={i} data-kind={change.kind}>
              <button
                type="button"
                onPointerEnter={() => point(change.cards)}
                onFocus={() => point(change.cards)}
                onClick={() => {
                  point(change.cards);
                  if (change.cards.length > 0) inspect({ alias: change.cards[0] });
                }}
              >
                <Icon name={LOOKS[change.kind].icon} size={16} />
                <span>
                  <span className="visually-hidden">{LOOKS[change.kind].word}: </span>
                  {change.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
