import type { RealmCardView } from '@wardroom/realm';
import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable, whose } from '../../parts/table/context.ts';
import css from './AuraPlate.module.css';
import { useRealm } from './context.ts';
import { type RealmGame, squareName } from './facts.ts';
import { elementsOf } from './palettes.ts';

/** The name of an aura, on the first of the squares that it covers: to be read, looked at and aimed at. */
export function AuraPlate({ card }: { card: RealmCardView }) {
  const t = useTable<RealmGame>();
  const { markOf } = useRealm();
  const face = faceOf(t, card);
  const board = useBoard();
  const mark = markOf(card.id);
  const look = useInspect(face === undefined ? undefined : () => t.inspect({ alias: card.id }), undefined);
  const press = (): void => {
    if (look.clickIsPress()) return;
    if (t.choosing === null) t.inspect({ alias: card.id });
    else t.choosing.click(card.id);
  };
  return (
    <span className={css.place} data-card={card.id}>
      <button
        type="button"
        className={css.name}
        data-mark={mark}
        data-element={elementsOf(face?.type ?? '')[0] ?? 'none'}
        data-side={card.ctrl === t.near ? 'near' : 'far'}
        tabIndex={mark === undefined ? -1 : 0}
        onClick={press}
        {...look.handlers}
      >
        <Icon name="realm:aura" size="1.1em" />
        <span aria-hidden="true" data-excerpt>
          {face?.name ?? 'Aura'}
        </span>
        <span className="visually-hidden">
          {face?.name ?? 'An aura'}, {whose(t, card.ctrl ?? 0)} aura over{' '}
          {(card.covers ?? []).map((square) => squareName(board, square)).join(', ')}
          {mark === undefined ? '' : ', can be chosen'}
        </span>
      </button>
    </span>
  );
}
