import pg from 'pg';

/** Word of what has changed, to everybody who serves the same database. It tells what to look at, never what is there. */
export interface Bus {
  /** To everybody, this node too. */
  tell: (topic: string) => void;
  /** To other nodes: this one knows already. */
  tellOthers: (topic: string) => void;
  /** To this node alone. */
  tellHere: (topic: string) => void;
  /** The answer calls it off. */
  listen: (to: Hearers) => () => void;
  close: () => Promise<void>;
}

/** What is done by the first word of a topic, with the rest of it: thousands of connections listen, and each word is few's. */
export type Hearers = Readonly<Record<string, (rest: string) => void>>;

/** For one node alone. */
export function localBus(): Bus {
  const byWord = new Map<string, Set<(rest: string) => void>>();
  const tell = (topic: string): void => {
    const end = topic.indexOf(' ');
    const word = end < 0 ? topic : topic.slice(0, end);
    const rest = topic.slice(word.length + 1);
    for (const hear of [...(byWord.get(word) ?? [])]) hear(rest);
  };
  return {
    tell,
    tellHere: tell,
    tellOthers: () => {},
    listen: (to) => {
      for (const [word, hear] of Object.entries(to)) byWord.set(word, (byWord.get(word) ?? new Set()).add(hear));
      return () => {
        for (const [word, hear] of Object.entries(to)) byWord.get(word)?.delete(hear);
      };
    },
    close: async () => byWord.clear(),
  };
}

/**
 * For one node on a file: others write to it, too, when somebody looks after the matches (`wardroom admin`). `changed` says whether
 * anybody else has since it was last asked.
 */
export function fileBus(changed: () => Promise<boolean>): Bus {
  const bus = localBus();
  const looking = setInterval(() => {
    changed().then(
      (yes) => yes && bus.tell(EVERYTHING),
      // A file that does not answer is noticed by everybody else.
      () => {},
    );
  }, LOOK).unref();
  return {
    ...bus,
    close: async () => {
      clearInterval(looking);
      await bus.close();
    },
  };
}

/** Milliseconds between two looks at the file. */
const LOOK = 1000;

/** Nobody knows what was missed: look at all of it. */
export const EVERYTHING = 'everything';

const CHANNEL = 'wardroom';
/** Words that come within so many milliseconds go as one: a notice for each would cost as much as the commits. */
const TOGETHER = 5;
/** PostgreSQL takes 8,000 bytes. */
const MOST = 100;
const AGAIN = 500;

/**
 * For several nodes on one PostgreSQL. What is told here is heard here at once, and elsewhere by notice. What could not be told is told
 * when the connection is back. In the meantime something of others may have been missed: then `EVERYTHING` is told here.
 */
export async function postgresBus(url: string): Promise<Bus> {
  const local = localBus();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    let gone = false;
    let self = 0;
    // It may say twice that it is lost, and before it was ever there.
    const lost = (): void => {
      if (gone) return;
      gone = true;
      if (client === next) client = null;
      next.end().catch(() => {});
      if (!closed) setTimeout(() => void again(), AGAIN).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '', processId }) => {
      // What comes back of what was told from here.
      if (processId === self) return;
      for (const topic of payload.split('\n')) if (topic !== '') local.tell(topic);
    });
    try {
      await next.connect();
      const { rows } = await next.query<{ self: number }>('select pg_backend_pid() as self');
      self = rows[0].self;
      await next.query(`listen ${CHANNEL}`);
    } catch (e) {
      lost();
      throw e;
    }
    if (gone) return;
    if (closed) return void next.end().catch(() => {});
    client = next;
    void flush();
  };
  const again = async (): Promise<void> => {
    if (closed) return;
    try {
      await connect();
      local.tell(EVERYTHING);
    } catch {
      // It tries again by itself.
    }
  };

  const flush = async (): Promise<void> => {
    // Without a connection they wait for the next one.
    while (client !== null && waiting.size > 0) {
      const some = [...waiting].slice(0, MOST);
      for (const topic of some) waiting.delete(topic);
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, some.join('\n')]);
      } catch {
        // The connection says that it is lost, too: they go with the next one.
        for (const topic of some) waiting.add(topic);
        break;
      }
    }
    timer = null;
  };
  const tellOthers = (topic: string): void => {
    // What is said again counts from now: somebody who came, went and came is there.
    waiting.delete(topic);
    waiting.add(topic);
    if (client !== null) timer ??= setTimeout(() => void flush(), TOGETHER);
  };

  await connect().catch(() => {});
  return {
    tell: (topic) => {
      tellOthers(topic);
      local.tell(topic);
    },
    tellOthers,
    tellHere: local.tell,
    listen: local.listen,
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      closed = true;
      await flush();
      await client?.end().catch(() => {});
      await local.close();
    },
  };
}
