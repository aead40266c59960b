import type { TableView } from '@wardroom/protocol';
import { useEffect, useRef, useState } from 'react';
import { sounds } from '../../parts/sound/table.ts';
import { newsOf } from './news.ts';

/** What others do at the table, said once as it happens. */
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
