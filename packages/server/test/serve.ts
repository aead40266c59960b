import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thinkHere } from '@wardroom/host/room';
import type { FromServer } from '@wardroom/protocol';
import { expect } from 'vitest';
import { type Online, type OnlinePorts, openOnline } from '../src/online.ts';
import { type Running, startServer } from '../src/start.ts';
import { openDatabase } from '../src/store/database.ts';
import { type Visitor, visitor } from './play.ts';

/** A server of a test's own, on a port and a database of its own. */
export interface Serving {
  online: Online;
  running: Running;
  /** Milliseconds by which its clock is ahead: tests wait for nothing. */
  later: (ms: number) => void;
  visitors: (...names: string[]) => Promise<Visitor[]>;
  /** Ends it. What was kept stays in its database until `end`. */
  restart: () => Promise<void>;
  /** Ends it and looks whether anything went wrong. */
  end: () => Promise<void>;
}

export async function serve(more: Partial<OnlinePorts> & { url?: string } = {}): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-serve-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  const failures: unknown[] = [];
  const { url = join(folder, 'wardroom.db'), ...ports } = more;
  let ahead = 0;
  const start = async (): Promise<Pick<Serving, 'online' | 'running'>> => {
    const online = await openOnline({
      database: await openDatabase(url),
      think: thinkHere,
      now: () => Date.now() + ahead,
      speech: { atOnce: 10_000, perSecond: 10_000 },
      failed: (what, e) => failures.push([what, e]),
      ...ports,
    });
    return { online, running: await startServer({ root: folder, port: 0, online }) };
  };
  const stop = async ({ online, running }: Pick<Serving, 'online' | 'running'>): Promise<void> => {
    await running.close();
    await online.close();
  };
  const serving: Serving = {
    ...(await start()),
    later: (ms) => {
      ahead += ms;
    },
    visitors: (...names) => Promise.all(names.map((name) => visitor(serving.running.url, name))),
    restart: async () => {
      await stop(serving);
      Object.assign(serving, await start());
    },
    end: async () => {
      await stop(serving);
      rmSync(folder, { recursive: true });
      expect(failures).toEqual([]);
    },
  };
  return serving;
}

type Of<Is extends FromServer['is']> = Extract<FromServer, { is: Is }>;

/** A message of a kind that fits. */
export const told =
  <Is extends FromServer['is']>(is: Is, fits: (message: Of<Is>) => boolean = () => true) =>
  (m: FromServer): m is Of<Is> =>
    m.is === is && fits(m as Of<Is>);
