import type { TableSeat, TableView } from '@wardroom/protocol';
import { useEffect, useRef, useState } from 'react';
import { sounds } from '../../parts/sound/table.ts';

/** What has changed at a table since it was last looked at, for those who listen. Pure: what to say of one seat. */
export function newsOf(before: TableSeat, now: TableSeat): string | null {
  if (now.who === 'nobody') return before.who === 'nobody' ? null : `${before.name} has left their seat.`;
  if (before.who === 'nobody' || before.name !== now.name) return `${now.name} has sat down.`;
  if (before.who !== 'person' || now.who !== 'person') return null;
  if (before.here !== now.here) return now.here ? `${now.name} is back.` : `${now.name} is away.`;
  if (before.ready !== now.ready) return now.ready ? `${now.name} is ready.` : `${now.name} is not ready any more.`;
  return null;
}

export function useNews(table: TableView): string {
  const before = useRef(table);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (was.code !== table.code) return;
    const news = table.seats.flatMap((s, i) =>
      i === table.seat || was.seats[i] === undefined ? [] : (newsOf(was.seats[i], s) ?? []),
    );
    if (news.length === 0) return;
    setSaid(news.join(' '));
    sounds.play('place');
  }, [table]);
  return said;
}
