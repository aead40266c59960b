import type { TableView } from '@wardroom/protocol';
import { useRoom } from '../../../online/room.ts';
import { Page } from '../../../parts/page/Page.tsx';
import { Wire } from '../Wire.tsx';
import { clockFace, lasting } from './times.ts';
import { useNow } from './useNow.ts';

/** For whoever looks on with a delay, until there is something to see. */
export function Behind({ table, delay }: { table: TableView; delay: number }) {
  const begins = useRoom((s) => s.begins);
  const now = useNow(begins !== null);
  const players = table.seats.flatMap((s) => (s.who === 'nobody' ? [] : [s.name]));
  return (
    <Page title="You look on" lead={players.join(' against ')} game={table.game}>
      <Wire />
      <p>
        The match is shown {lasting(delay)} late, so that nobody at the table learns anything from those who look on.
      </p>
      <p role="timer" aria-live="off">
        {begins === null ? (
          'It is shown as soon as it has begun.'
        ) : (
          <>
            It begins in <b>{clockFace(begins - now)}</b>.
          </>
        )}
      </p>
    </Page>
  );
}
