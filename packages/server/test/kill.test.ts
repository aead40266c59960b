import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Processes, processes } from '../soak/fleet.ts';
import { type Killed, killing } from '../soak/kills.ts';
import { type Cluster, startPostgres } from './postgres.ts';
import { folderFor, serverBundle } from './process.ts';

/** A few kills for every run of the tests; `npm run soak -- kills` does hundreds. */
const KILLS = 4;

const { folder, remove } = folderFor('kill');
let bundle: string;
let cluster: Cluster;

beforeAll(async () => {
  bundle = serverBundle();
  cluster = await startPostgres();
});
afterAll(async () => {
  await cluster.stop();
  remove();
});

async function killed(seed: string, how: Pick<Processes, 'nodes' | 'database'>): Promise<Killed> {
  const fleet = await processes({ bundle, folder, ...how });
  try {
    return await killing({ fleet, kills: KILLS, seed });
  } finally {
    await fleet.close();
  }
}

test('killed in the middle of matches of every game, it loses nothing that was acknowledged, and they go on', async () => {
  const database = join(folder, 'wardroom.db');
  const { ended, acknowledged } = await killed('one', { nodes: 1, database });
  expect(ended).toBeGreaterThan(3);
  expect(acknowledged).toBeGreaterThan(100);
});

test('of two nodes on one PostgreSQL either is killed: its players go on at the other', async () => {
  const database = await cluster.database('kills');
  const { ended, returns } = await killed('two', { nodes: 2, database });
  expect(ended).toBeGreaterThan(3);
  expect(returns).toBeGreaterThan(0);
});
