import { isIP } from 'node:net';
import type { Limits } from './crowd.ts';
import { Failure } from './failure.ts';
import { type Flags, portOf, readFlags } from './flags.ts';
import type { Notify } from './online.ts';

/** All that can be set from outside. Whatever is wrong with it is said at the start, all of it at once. */
export interface Config {
  /** Without it, the first that is free. */
  port?: number;
  host: string;
  /** `postgres://…`, or the path of an SQLite file. */
  database: string;
  /** The folder where the rules of all builds lie; without it, the one beside the program. */
  rules?: string;
  log: LogLevel;
  /** Whose word is taken for who asks and how: so many proxies before this server, or their addresses. */
  proxies: number | readonly string[];
  /** Milliseconds between saying that this node ends and closing its connections: a balancer has to notice. */
  drain: number;
  limits: Limits;
  /** What notices of one's turn need to go out. */
  notify: Notify;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable that is read, as the help shows it. */
export const VARIABLES: readonly { name: string; help: string }[] = [
  { name: 'PORT', help: 'As --port.' },
  { name: 'HOST', help: 'As --host.' },
  { name: 'DATABASE_URL', help: 'postgres://user:password@host:port/name, for one node or many.' },
  { name: 'WARDROOM_DATA', help: 'As --data; not with DATABASE_URL.' },
  { name: 'WARDROOM_RULES', help: 'A folder that outlives this build: matches go on by the rules kept there.' },
  { name: 'WARDROOM_LOG', help: `How much is logged to stderr: ${LOG_LEVELS.join(', ')} (warn).` },
  { name: 'WARDROOM_PROXIES', help: 'Proxies before this server: how many, or their addresses with commas (0).' },
  { name: 'WARDROOM_DRAIN', help: 'Seconds from SIGTERM until connections are closed (0).' },
  { name: 'WARDROOM_SOCKETS', help: 'Connections that one address may have open (200).' },
  { name: 'WARDROOM_URL', help: 'Where others find this server, https://play.example.org: for links in mail.' },
  { name: 'SMTP_URL', help: 'smtp://user:password@host:port, to tell people by mail when it is their turn.' },
  { name: 'WARDROOM_FROM', help: 'From whom that mail comes (wardroom@ and the host of WARDROOM_URL).' },
  { name: 'WARDROOM_REQUESTS', help: 'Requests that one address may make a second (50).' },
  { name: 'WARDROOM_GUESTS', help: 'People who may come for the first time from one address, in an hour (200).' },
];

const DATA = 'data/wardroom.db';
/** A supervisor that waits for longer kills us anyhow. */
const LONGEST_DRAIN = 300;

/** Reads command line and environment; null if help was asked for. */
export function readConfig(argv: readonly string[], env: Environment): Config | null {
  const flags = readFlags(argv);
  if (flags === null) return null;
  const wrong: string[] = [];
  /** What is set to nothing is not set: compose files leave such. */
  const given = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const read = <T>(name: string, as: (text: string, name: string) => T): T | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    try {
      return as(text, name);
    } catch (e) {
      if (!(e instanceof Failure)) throw e;
      wrong.push(e.message);
      return undefined;
    }
  };

  const port = flags.port ?? read('PORT', envPort);
  const rules = given('WARDROOM_RULES');
  const config: Config = {
    host: flags.host ?? given('HOST') ?? 'localhost',
    database: databaseOf(flags, given, wrong),
    log: read('WARDROOM_LOG', levelOf) ?? 'warn',
    proxies: read('WARDROOM_PROXIES', proxiesOf) ?? 0,
    drain: (read('WARDROOM_DRAIN', seconds) ?? 0) * 1000,
    limits: {
      sockets: read('WARDROOM_SOCKETS', share) ?? 200,
      requests: read('WARDROOM_REQUESTS', share) ?? 50,
      guests: read('WARDROOM_GUESTS', share) ?? 200,
    },
    notify: notifyOf(read('WARDROOM_URL', siteOf), read('SMTP_URL', smtpOf), given('WARDROOM_FROM'), wrong),
    ...(port === undefined ? {} : { port }),
    ...(rules === undefined ? {} : { rules }),
  };
  if (wrong.length > 0) throw new Failure(wrong.join('\n'), 2);
  return config;
}

/** Where everything is kept, by command line and environment. */
export function databaseOf(
  flags: Pick<Flags, 'data'>,
  given: (name: string) => string | undefined,
  wrong: string[],
): string {
  const url = given('DATABASE_URL');
  const file = flags.data ?? given('WARDROOM_DATA');
  if (url === undefined) return file ?? DATA;
  if (!/^postgres(ql)?:\/\/[^/]/.test(url) || !URL.canParse(url))
    wrong.push(
      'DATABASE_URL: write postgres://user:password@host:port/name; a file is named by --data or WARDROOM_DATA.',
    );
  if (file !== undefined)
    wrong.push(
      `DATABASE_URL and ${flags.data === undefined ? 'WARDROOM_DATA' : '--data'} are both set: leave one out.`,
    );
  return url;
}

function notifyOf(
  url: string | undefined,
  smtp: string | undefined,
  from: string | undefined,
  wrong: string[],
): Notify {
  if (smtp !== undefined && url === undefined)
    wrong.push('SMTP_URL needs WARDROOM_URL, which the links in mail lead to.');
  if (from !== undefined && smtp === undefined) wrong.push('WARDROOM_FROM is for mail: set SMTP_URL, too.');
  if (url === undefined) return {};
  if (smtp === undefined) return { url };
  return { url, smtp: { url: smtp, from: from ?? `Wardroom <wardroom@${new URL(url).hostname}>` } };
}

function siteOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Failure(`WARDROOM_URL: write an address such as https://play.example.org; got '${short(text)}'.`);
  return url.origin;
}

function smtpOf(text: string): string {
  // What is wrong is not repeated: it holds a password.
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new Failure('SMTP_URL: write smtp://user:password@host:port or smtps://….');
  return text;
}

function envPort(text: string): number {
  const port = portOf(text);
  if (typeof port === 'string') throw new Failure(`PORT ${port}`);
  return port;
}

function levelOf(text: string): LogLevel {
  const level = LOG_LEVELS.find((x) => x === text);
  if (level === undefined)
    throw new Failure(`WARDROOM_LOG: write one of ${LOG_LEVELS.join(', ')}; got '${short(text)}'.`);
  return level;
}

function proxiesOf(text: string): number | string[] {
  if (/^\d$/.test(text)) return Number(text);
  const list = text.split(',').map((x) => x.trim());
  for (const address of list) {
    const [ip, bits, ...more] = address.split('/');
    const most = isIP(ip) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(ip) === 0 || !isRange || more.length > 0)
      throw new Failure(
        `WARDROOM_PROXIES: write how many proxies there are (0 to 9), or addresses such as 10.0.0.0/8 with commas; got '${short(address)}'.`,
      );
  }
  return list;
}

const seconds = (text: string, name: string): number => whole(text, name, 'whole seconds', 0, LONGEST_DRAIN);
const share = (text: string, name: string): number => whole(text, name, 'a whole number', 1, 1_000_000);

function whole(text: string, name: string, what: string, least: number, most: number): number {
  const n = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (n >= least && n <= most) return n;
  throw new Failure(`${name}: write ${what} from ${least} to ${most}; got '${short(text)}'.`);
}

const short = (text: string): string => text.slice(0, 40);
