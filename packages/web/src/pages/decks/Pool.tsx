import type { CardFace } from '@wardroom/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Card } from '../../parts/card/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import grid from '../../parts/pool/Grid.module.css';
import { PoolFilters } from '../../parts/pool/PoolFilters.tsx';
import { ANY, wantedOf } from '../../parts/pool/pool.ts';
import styles from './Pool.module.css';

interface Props {
  faces: readonly CardFace[];
  counts: ReadonlyMap<string, number>;
  onAdd: (id: string) => void;
  onTake: (id: string) => void;
  onRead: (id: string) => void;
}

/** The cards a deck may be made of. A press puts one in. */
export function Pool({ faces, counts, onAdd, onTake, onRead }: Props) {
  const [wanted, setWanted] = useState(ANY);
  const [mine, setMine] = useState(false);
  const sought = useDeferredValue(wanted);
  const found = useMemo(() => wantedOf(faces, sought), [faces, sought]);
  const shown = mine ? found.filter((f) => counts.has(f.id)) : found;
  return (
    <section aria-label="Cards to choose from" className={styles.pool}>
      <PoolFilters faces={faces} wanted={wanted} onChange={(change) => setWanted({ ...wanted, ...change })} figures>
        <label className={styles.mine}>
          <input type="checkbox" checked={mine} onChange={(e) => setMine(e.target.checked)} />
          <span>In the deck</span>
        </label>
      </PoolFilters>
      <p role="status" className={grid.count}>
        {shown.length === 0
          ? 'No card is like that. Try fewer words or another kind.'
          : `${shown.length} of ${faces.length} cards`}
      </p>
      <ul className={grid.grid} data-steps>
        {shown.map((f) => (
          <PoolCard key={f.id} face={f} n={counts.get(f.id) ?? 0} onAdd={onAdd} onTake={onTake} onRead={onRead} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Omit<Props, 'faces' | 'counts'> {
  face: CardFace;
  n: number;
}

/** One that does not change is not drawn again: there may be hundreds. What they call works whenever it is called. */
const PoolCard = memo(
  function PoolCard({ face, n, onAdd, onTake, onRead }: CardProps) {
    return (
      <li className={grid.cell} data-in={n > 0}>
        <Card
          face={face}
          size="normal"
          label={`Add ${face.name}${n === 0 ? '' : `, ${n} in the deck`}`}
          onClick={() => onAdd(face.id)}
        />
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.step}
            disabled={n === 0}
            onClick={() => onTake(face.id)}
            aria-label={`Take out ${face.name}`}
          >
            −
          </button>
          <output className={styles.n} aria-label={`${n} in the deck`}>
            {n}
          </output>
          <button
            type="button"
            className={styles.read}
            onClick={() => onRead(face.id)}
            aria-label={`Read ${face.name}`}
          >
            <Icon name="eye" size={18} />
          </button>
        </div>
      </li>
    );
  },
  (a, b) => a.face === b.face && a.n === b.n,
);
