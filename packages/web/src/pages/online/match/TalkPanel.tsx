import { Suspense } from 'react';
import { openTalk, useTalk } from '../../../online/chat.ts';
import { useTableView } from '../../../online/table.ts';
import { optional } from '../../../parts/later.tsx';

const Talk = optional(() => import('../Talk.tsx').then((m) => m.Talk));

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
