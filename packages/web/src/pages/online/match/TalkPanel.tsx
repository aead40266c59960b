import { lazy, Suspense } from 'react';
import { openTalk, useTalk } from '../../../online/chat.ts';
import { useTableView } from '../../../online/table.ts';

const Talk = lazy(() => import('../Talk.tsx').then((m) => ({ default: m.Talk })));

/** The talk at a match, while it is open. */
export function TalkPanel() {
  const open = useTalk((s) => s.open);
  const table = useTableView((s) => s.table);
  if (!open || table === null) return null;
  return (
    <Suspense>
      <Talk code={table.code} silent={!table.chat} onClose={() => openTalk(false)} />
    </Suspense>
  );
}
