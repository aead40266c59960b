import type { TableView } from '@wardroom/protocol';
import { useEffect, useState } from 'react';
import { Link } from '../../../navigation/navigation.tsx';
import { lookAt } from '../../../online/api.ts';
import { useTableView } from '../../../online/table.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { listed } from '../../../parts/words/sides.ts';
import css from './AfterOnline.module.css';

/** How often a table for another match is looked at while it is spoken of. */
const AGAIN = 3000;

/** After a match with others, under its result: who wants another, and the ways on. */
export function AfterOnline({ match }: { match: string }) {
  const table = useTableView((s) => s.table);
  const next = useNext(table?.next ?? null);
  const ready = (next?.seats ?? []).flatMap((s, i) =>
    s.who === 'person' && s.here && i !== next?.seat ? [s.name] : [],
  );
  return (
    <div className={css.after}>
      <p role="status">
        {next === null
          ? ''
          : ready.length > 0
            ? `${listed(ready)} ${ready.length > 1 ? 'want' : 'wants'} a rematch.`
            : 'A table for another match is open.'}
      </p>
      <div className={css.ways}>
        {table?.next != null && (
          <Link to="/t/$code" params={{ code: table.next }} className="button">
            <Icon name="replay" size={18} /> To the rematch
          </Link>
        )}
        <Link to="/r/$match" params={{ match }} className="button">
          <Icon name="link" size={18} /> Replay by link
        </Link>
        <Link to="/verify/$match" params={{ match }} className="button">
          <Icon name="dice" size={18} /> Verify the dice
        </Link>
        <Link to="/online" className="button">
          <Icon name="left" size={18} /> Play together
        </Link>
      </div>
    </div>
  );
}

/** The table of the rematch, once somebody has opened one. */
function useNext(code: string | null): TableView | null {
  const [next, setNext] = useState<TableView | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    const look = (): void => void lookAt(code).then(setNext, () => {});
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [code]);
  return next;
}
