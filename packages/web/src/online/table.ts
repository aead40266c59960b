import type { TableAct, TableView } from '@wardroom/protocol';
import { create } from 'zustand';
import { toast } from '../parts/dialog/Toast.tsx';
import { doAt, lookAt } from './api.ts';
import { hearTalk, leaveTalk } from './chat.ts';
import { hear, stand } from './socket.ts';

/** The table that this page is at, before, during and after its match; null until the server has shown it. */
export const useTableView = create<{ table: TableView | null; error: string }>()(() => ({ table: null, error: '' }));

const show = (table: TableView): void => useTableView.setState({ table, error: '' });

/** Look at a table, and hear of every change of it if the server knows us. Returns how to leave it. */
export function attend(code: string, known: boolean): () => void {
  let left = false;
  lookAt(code).then(
    (table) => {
      if (!left) show(table);
    },
    (e: Error) => {
      if (!left) useTableView.setState({ error: e.message });
    },
  );
  const stopHearing = hear((m) => {
    if (m.is === 'table' && m.table.code === code) show(m.table);
    else if (m.is === 'chat' && m.code === code) hearTalk(m);
  });
  const unwatch = known ? stand(() => ({ do: 'watch', code }), { do: 'unwatch', code }) : () => {};
  return () => {
    left = true;
    stopHearing();
    unwatch();
    leaveTalk();
    useTableView.setState({ table: null, error: '' });
  };
}

/** Do something at the table; why it cannot be done is said where everybody sees it. */
export async function actAt(code: string, act: TableAct): Promise<TableView | null> {
  try {
    const table = await doAt(code, act);
    if (useTableView.getState().table?.code === table.code) show(table);
    return table;
  } catch (e) {
    toast((e as Error).message, 'bad');
    return null;
  }
}
