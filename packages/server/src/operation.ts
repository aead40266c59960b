import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Online } from './online.ts';

/** What those who run a node ask it: whether it lives, whether it can serve, its figures, and what its signatures are checked with. */

/** A database that has not answered by then does not serve anybody either. */
const PATIENCE = 2000;

export function operation(app: FastifyInstance, online: Online | undefined): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (online?.ending() === true) return reply.code(503).send({ ok: false, error: 'This node is ending.' });
    if (online === undefined || (await answers(online))) return { ok: true };
    return reply.code(503).send({ ok: false, error: 'The database does not answer.' });
  });
  if (online === undefined) return;
  app.get('/.well-known/wardroom.json', async () => ({ replays: { algorithm: 'Ed25519', key: online.replayKey } }));
  app.get('/metrics', async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(online.metrics.text({ rooms: online.rooms.count(), thoughts: online.thoughts() })),
  );
}

async function answers({ database }: Online): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), PATIENCE);
  });
  const asked = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
