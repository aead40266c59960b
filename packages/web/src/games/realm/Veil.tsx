import type { RealmCardView } from '@wardroom/realm';
import type { CSSProperties } from 'react';
import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable, whose } from '../../parts/table/context.ts';
import { useRealm } from './context.ts';
import { type RealmGame, squareName, veilOf } from './facts.ts';
import { elementsOf } from './palettes.ts';
import css from './Veil.module.css';

/** An aura: a veil over the four squares that it covers, and its name where they meet. */
export function Veil({ card }: { card: RealmCardView }) {
  const t = useTable<RealmGame>();
  const { markOf } = useRealm();
  const face = faceOf(t, card);
  const board = useBoard();
  const covers = card.covers ?? [];
  const { x, y } = veilOf(board, covers, t.near);
  const side = card.ctrl === t.near ? 'near' : 'far';
  const mark = markOf(card.id);
  const look = useInspect(face === undefined ? undefined : () => t.inspect({ alias: card.id }), undefined);
  const press = (): void => {
    if (look.clickIsPress()) return;
    if (t.choosing === null) t.inspect({ alias: card.id });
    else t.choosing.click(card.id);
  };
  return (
    <div
      className={css.veil}
      style={{ '--x': x, '--y': y } as CSSProperties}
      data-side={side}
      data-element={elementsOf(face?.type ?? '')[0] ?? 'none'}
      data-card={card.id}
    >
      <button
        type="button"
        className={css.name}
        data-mark={mark}
        tabIndex={mark === undefined ? -1 : 0}
        onClick={press}
        {...look.handlers}
      >
        <Icon name="realm:aura" size="1.1em" />
        <span aria-hidden="true">{face?.name ?? 'Aura'}</span>
        <span className="visually-hidden">
          {face?.name ?? 'An aura'}, {whose(t, card.ctrl ?? 0)} aura over{' '}
          {covers.map((square) => squareName(board, square)).join(', ')}
          {mark === undefined ? '' : ', can be chosen'}
        </span>
      </button>
    </div>
  );
}
