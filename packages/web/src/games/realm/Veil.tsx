import type { RealmCardView } from '@wardroom/realm';
import type { CSSProperties } from 'react';
import { useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable } from '../../parts/table/context.ts';
import { type RealmGame, veilOf } from './facts.ts';
import { elementsOf } from './palettes.ts';
import css from './Veil.module.css';

/** An aura: a veil over the four squares that it covers. Its name is on the first of them (`AuraPlate.tsx`). */
export function Veil({ card }: { card: RealmCardView }) {
  const t = useTable<RealmGame>();
  const board = useBoard();
  const { x, y } = veilOf(board, card.covers ?? [], t.near);
  return (
    <div
      className={css.veil}
      style={{ '--x': x, '--y': y } as CSSProperties}
      data-side={card.ctrl === t.near ? 'near' : 'far'}
      data-element={elementsOf(faceOf(t, card)?.type ?? '')[0] ?? 'none'}
      aria-hidden="true"
    />
  );
}
