import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../test/postgres.ts';
import type { Fleet } from './fleet.ts';

/** `deploy/compose.yaml` as it is, brought up by Docker under a name of its own, and taken down with all it kept. */

const run = promisify(execFile);
const compose = fileURLToPath(new URL('../../../deploy/compose.yaml', import.meta.url));
const PROJECT = 'wardroom-soak';
const NODES = ['node1', 'node2'];

export interface Deployed extends Fleet {
  /** Told to end, as when a new version is put in its place. */
  stop: (node: number) => Promise<void>;
}

/** `built`: the image is there and is not built again. */
export async function deployed({ built }: { built: boolean }): Promise<Deployed> {
  const port = await freePort();
  const env = {
    ...process.env,
    POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
    PUBLIC_PORT: String(port),
  };
  const docker = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('docker', ['compose', '-p', PROJECT, '-f', compose, ...args], {
      env,
      maxBuffer: 64_000_000,
    });
    return stdout;
  };
  /** What takes long shows what it does. */
  const aloud = (...args: string[]): Promise<void> =>
    new Promise((done, failed) => {
      const child = spawn('docker', ['compose', '-p', PROJECT, '-f', compose, ...args], { env, stdio: 'inherit' });
      child.on('error', failed);
      child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`docker compose ${args[0]}: ${code}`))));
    });
  const close = (): Promise<void> => aloud('down', '--volumes', '--timeout', '5');
  try {
    await aloud('up', built ? '--no-build' : '--build', '--detach', '--wait');
  } catch (e) {
    await docker('logs').then(
      (log) => process.stderr.write(log),
      () => {},
    );
    await close().catch(() => {});
    throw e;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    nodes: NODES.length,
    kill: async (i) => void (await docker('kill', NODES[i])),
    stop: async (i) => void (await docker('stop', NODES[i])),
    start: async (i) => void (await docker('up', '--no-build', '--no-deps', '--detach', '--wait', NODES[i])),
    entries: async (match) => {
      const query = `select body from entry where match = '${match}' order by seq`;
      const text = await docker('exec', '-T', 'postgres', 'psql', '-U', 'wardroom', '-At', '-c', query);
      return text.split('\n').filter((line) => line !== '');
    },
    close,
  };
}
