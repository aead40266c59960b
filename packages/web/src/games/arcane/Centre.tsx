import type { EventName } from '@wardroom/arcane';
import { useMemo } from 'react';
import { useTable } from '../../parts/table/context.ts';
import { Middle } from '../../parts/table/Middle.tsx';
import css from './Centre.module.css';
import { stagedOf, throwOf } from './drama.ts';
import type { Arcane } from './facts.ts';

/** Where a spell is read as it is cast, and afterwards lies out of the way while players think about it. */
const SHOWN: ReadonlySet<EventName> = new Set(['cast', 'negated', 'fizzled']);

/** Over the board while something is thrown or cast; otherwise not there. */
export function Centre() {
  const t = useTable<Arcane>();
  const { beat, log, view, catalogue, names, near } = t;
  const [roll, staged] = useMemo(() => {
    const staging = { cards: catalogue.cards, names, near };
    return [throwOf(beat, staging), stagedOf(log, view, staging)];
  }, [beat, log, view, catalogue, names, near]);
  const place = roll !== null || (beat !== null && SHOWN.has(beat.event.kind)) ? css.shown : css.aside;
  return (
    <Middle
      className={`${css.centre} ${roll === null && staged === null ? css.empty : place}`}
      roll={roll}
      // What is thrown has the stage, even for a spell.
      staged={roll === null ? staged : null}
      open={(zone, seat) => zone === 'board' || (zone === 'hand' && seat === near)}
    />
  );
}
