import { openDatabase } from '../src/store/database.ts';
import { entriesOf } from '../src/store/log.ts';
import { startBalancer } from '../test/balancer.ts';
import { freePort } from '../test/postgres.ts';
import { LET_IN, settingFor, startProcess } from '../test/process.ts';

/** Nodes with one database behind a balancer, of which one is killed at a time. */
export interface Fleet {
  /** Of the balancer. */
  url: string;
  nodes: number;
  /** Without a word. */
  kill: (node: number) => Promise<void>;
  start: (node: number) => Promise<void>;
  /** The log of a match, as it is kept. */
  entries: (match: string) => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Processes {
  nodes: number;
  /** The built server, and the folder of its page. */
  bundle: string;
  folder: string;
  /** `postgres://…`, or a file for one node. */
  database: string;
}

/** The built server as processes of this machine. */
export async function processes({ nodes: count, bundle, folder, database }: Processes): Promise<Fleet> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const env = { ...LET_IN, ...settingFor(database) };
  const start = (port: number) => startProcess({ bundle, folder, port, env });
  const nodes = await Promise.all(ports.map(start));
  const balancer = await startBalancer(ports);
  return {
    url: balancer.url,
    nodes: count,
    kill: async (i) => void (await nodes[i].end('SIGKILL')),
    start: async (i) => {
      nodes[i] = await start(ports[i]);
    },
    entries: async (match) => {
      const { db, close } = await openDatabase(database);
      try {
        return await entriesOf(db, match);
      } finally {
        await close();
      }
    },
    close: async () => {
      await balancer.close();
      for (const node of nodes) await node.end('SIGKILL');
    },
  };
}
