import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { help } from '../src/flags.ts';

const usual = {
  host: 'localhost',
  database: 'data/wardroom.db',
  log: 'warn',
  proxies: 0,
  drain: 0,
  limits: { sockets: 200, requests: 50, guests: 200 },
  notify: {},
};

describe('what is set from outside', () => {
  test('nothing has to be', () => {
    expect(readConfig([], {})).toEqual(usual);
    // As compose files leave what nobody has set.
    expect(readConfig([], Object.fromEntries(VARIABLES.map(({ name }) => [name, ''])))).toEqual(usual);
  });

  test('by variables, and by flags before them', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://ada:secret@db:5432/wardroom',
      WARDROOM_RULES: '/rules',
      WARDROOM_LOG: 'info',
      WARDROOM_PROXIES: '1',
      WARDROOM_DRAIN: '5',
      WARDROOM_SOCKETS: '30',
      WARDROOM_REQUESTS: '9',
      WARDROOM_GUESTS: '7',
      WARDROOM_URL: 'https://play.example.org/',
      SMTP_URL: 'smtps://ada:secret@mail',
    };
    expect(readConfig(['--port', '9001'], env)).toEqual({
      port: 9001,
      host: '0.0.0.0',
      database: 'postgres://ada:secret@db:5432/wardroom',
      rules: '/rules',
      log: 'info',
      proxies: 1,
      drain: 5000,
      limits: { sockets: 30, requests: 9, guests: 7 },
      notify: {
        url: 'https://play.example.org',
        smtp: { url: 'smtps://ada:secret@mail', from: 'Wardroom <wardroom@play.example.org>' },
      },
    });
    expect(readConfig([], { WARDROOM_DATA: 'x.db' })).toMatchObject({ database: 'x.db' });
    expect(readConfig(['--data', 'y.db'], { WARDROOM_DATA: 'x.db' })).toMatchObject({ database: 'y.db' });
    expect(readConfig([], { WARDROOM_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({ proxies: ['10.0.0.0/8', '::1'] });
  });

  test.each([
    [{ PORT: 'web' }, "PORT must be a whole number from 1 to 65535; got 'web'."],
    [{ PORT: '0' }, 'PORT must be'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: write postgres://user:password@host:port/name'],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL: write'],
    [{ DATABASE_URL: 'postgres://h/d', WARDROOM_DATA: 'x' }, 'DATABASE_URL and WARDROOM_DATA are both set'],
    [{ WARDROOM_LOG: 'loud' }, "WARDROOM_LOG: write one of debug, info, warn, error, silent; got 'loud'."],
    [{ WARDROOM_PROXIES: 'balancer' }, 'WARDROOM_PROXIES: write how many proxies there are (0 to 9), or addresses'],
    [{ WARDROOM_PROXIES: '10.0.0.0/99' }, "got '10.0.0.0/99'"],
    [{ WARDROOM_DRAIN: '-1' }, "WARDROOM_DRAIN: write whole seconds from 0 to 300; got '-1'."],
    [{ WARDROOM_DRAIN: '301' }, 'WARDROOM_DRAIN'],
    [{ WARDROOM_SOCKETS: '0' }, "WARDROOM_SOCKETS: write a whole number from 1 to 1000000; got '0'."],
    [{ WARDROOM_REQUESTS: 'all' }, 'WARDROOM_REQUESTS'],
    [{ WARDROOM_URL: 'play.example.org' }, 'WARDROOM_URL: write an address such as https://play.example.org'],
    [{ WARDROOM_URL: 'https://example.org/play' }, 'WARDROOM_URL'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL: write smtp://user:password@host:port or smtps://….'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs WARDROOM_URL'],
    [{ WARDROOM_FROM: 'me@example.org' }, 'WARDROOM_FROM is for mail: set SMTP_URL, too.'],
  ])('%j is refused in a sentence that names it', (env, sentence) => {
    expect(() => readConfig([], env)).toThrow(sentence);
  });

  test('all that is wrong is said at once, and no password with it', () => {
    const env = { PORT: 'x', WARDROOM_LOG: 'y', DATABASE_URL: 'redis://ada:secret@db' };
    const said = (): unknown => readConfig([], env);
    for (const name of Object.keys(env)) expect(said).toThrow(name);
    expect(said).not.toThrow('secret');
  });

  test('the help names every variable', () => {
    for (const { name } of VARIABLES) expect(help(VARIABLES)).toContain(name);
  });
});
