import pg from 'pg';

/** Word of what has changed, to everybody who serves the same database. It tells what to look at, never what is there. */
export interface Bus {
  tell: (topic: string) => void;
  /** The answer calls it off. */
  listen: (hear: (topic: string) => void) => () => void;
  close: () => Promise<void>;
}

/** For one node alone. */
export function localBus(): Bus {
  const hearers = new Set<(topic: string) => void>();
  return {
    tell: (topic) => {
      for (const hear of hearers) hear(topic);
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    close: async () => hearers.clear(),
  };
}

const CHANNEL = 'wardroom';
/** Words that come within so many milliseconds go as one: a notice for each would cost as much as the commits. */
const TOGETHER = 5;
/** PostgreSQL takes 8,000 bytes. */
const MOST = 100;
const AGAIN = 500;

/**
 * For several nodes on one PostgreSQL. What is told here is heard here at once, and elsewhere by notice. A connection that was lost may
 * have missed something: then everything is to be looked at again, which `missed` says.
 */
export function postgresBus(url: string, missed: () => void): Bus {
  const local = localBus();
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async (again: boolean): Promise<void> => {
    if (closed) return;
    const next = new pg.Client({ connectionString: url });
    const lost = (): void => {
      if (client !== next && client !== null) return;
      client = null;
      if (!closed) setTimeout(() => void connect(true), AGAIN).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      for (const topic of (payload ?? '').split('\n')) if (topic !== '') local.tell(topic);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      if (again) missed();
    } catch {
      void next.end().catch(() => {});
      lost();
    }
  };
  void connect(false);

  const flush = (): void => {
    timer = null;
    const all = [...waiting];
    waiting = new Set();
    for (let i = 0; i < all.length; i += MOST) {
      // Whoever misses it looks again when they are back.
      client?.query('select pg_notify($1, $2)', [CHANNEL, all.slice(i, i + MOST).join('\n')]).catch(() => {});
    }
  };

  return {
    tell: (topic) => {
      waiting.add(topic);
      timer ??= setTimeout(flush, TOGETHER);
    },
    listen: local.listen,
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => {});
      await local.close();
    },
  };
}
