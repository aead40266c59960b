import { parentPort, workerData } from 'node:worker_threads';
import { type Ask, openFile, type Reply, type Task } from './file.ts';

/** What a thread runs that keeps an SQLite file: it does what is asked, until it is closed. */

const file = openFile(workerData as Task);
const port = parentPort!;
port.on('message', ({ id, query }: Ask) => {
  let reply: Reply;
  try {
    const answer = query === null ? { rows: [], changes: null } : file.execute(query.sql, query.parameters);
    if (query === null) file.close();
    reply = { id, answer };
  } catch (e) {
    const { message, code } = e as { message: string; code?: string };
    reply = { id, error: { message, code } };
  }
  port.postMessage(reply);
  if (query === null) port.close();
});
