import type { Snapshot } from '@wardroom/host';
import { useCallback, useState } from 'react';
import type { Inspected } from '../../games/table.ts';
import { openClause } from '../../parts/clause/open.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { sounds } from '../../parts/sound/table.ts';
import type { SheetName } from './Sheets.tsx';

/** The card that is looked at: beside the table where there is room, in a sheet where there is none. */
export function useInspecting(game: string, beside: boolean) {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const inspect = useCallback(
    (what: Inspected) => {
      setInspected(what);
      if (!beside) setSheet('card');
    },
    [beside],
  );
  const inspectCard = useCallback((card: string) => inspect({ card }), [inspect]);
  /** A card was pressed that leads nowhere now: why, or what it is. */
  const refuse = useCallback(
    (alias: number, at: Snapshot) => {
      const why = at.why.find((w) => w.card === alias);
      if (why === undefined) inspect({ alias });
      else {
        sounds.play('refuse');
        toast(`${why.reason} (${why.rule})`, 'info', { label: why.rule, do: () => openClause(why.rule, game) });
      }
    },
    [inspect, game],
  );
  return { inspected, inspect, inspectCard, refuse, sheet, setSheet };
}
