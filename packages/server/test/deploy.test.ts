import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { build } from '../../../scripts/lib/build.mjs';
import { readConfig, VARIABLES } from '../src/config.ts';

/** The files of `deploy/` name things that are there, and set what the server understands. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const nginx = read('nginx.conf');

/** `NAME=value` of the image. */
const imageEnv = (): Record<string, string> => {
  const [, block] = /\nENV ((?:.*\\\n)*.*)\n/.exec(dockerfile)!;
  return Object.fromEntries([...block.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
};

/** What a node is given, with a password in it. */
const nodeEnv = (): Record<string, string> => {
  const [, block] = /x-node:[\s\S]*?\n {2}environment:\n((?: {4}.*\n)+)/.exec(compose)!;
  const pairs = [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'secret').replace(/^'(.*)'$/, '$1'),
  ]);
  return Object.fromEntries(pairs);
};

describe('the image', () => {
  test('copies what is in the project or built from it', () => {
    // Built by what the image runs, and therefore there.
    expect(existsSync(join(root, 'scripts', 'build.mjs'))).toBe(true);
    build('server');
    build('admin');
    // Some are named with what belongs to them: `server.js*`.
    const copied = [...dockerfile.matchAll(/(?<=COPY --from=build .*)\/wardroom\/([^\s*]+)/g)].map(([, path]) => path);
    expect(copied.length).toBeGreaterThan(6);
    for (const path of copied.filter((x) => x !== 'packages/web/dist'))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    const workspace = /--workspace=(\S+)/.exec(dockerfile)![1];
    expect(JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8')).name).toBe(workspace);
    expect(existsSync(join(root, 'packages/web/vite.config.ts'))).toBe(true);
    expect(existsSync(join(root, 'deploy', 'serve.mjs'))).toBe(true);
    expect(dockerfile).toContain('"deploy/serve.mjs"');
    for (const [, path] of read('serve.mjs').matchAll(/'\.\.\/(packages\/[^']+)'/g)) {
      expect(copied.some((from) => path.startsWith(from))).toBe(true);
    }
  });

  test('is run by somebody without rights, with settings that the server takes', () => {
    expect(dockerfile.split('\nFROM ').at(-1)).toContain('USER node');
    const env = imageEnv();
    expect(Object.keys(env).filter((name) => name !== 'NODE_ENV' && !VARIABLES.some((v) => v.name === name))).toEqual(
      [],
    );
    expect(readConfig([], env)).toMatchObject({ host: '0.0.0.0', port: 8787, database: '/data/wardroom.db' });
    expect(dockerfile).toContain(`EXPOSE ${env.PORT}`);
    expect(dockerfile).toContain('/healthz');
  });
});

describe('two nodes', () => {
  test('have settings that the server takes, over those of the image', () => {
    expect(Object.keys(nodeEnv()).filter((name) => !VARIABLES.some((v) => v.name === name))).toEqual([]);
    expect(readConfig([], { ...imageEnv(), ...nodeEnv() })).toMatchObject({
      database: 'postgres://wardroom:secret@postgres:5432/wardroom',
      rules: '/data/rules',
      proxies: 1,
    });
  });

  test('are those that the balancer knows, at their port', () => {
    const services = [...compose.matchAll(/^ {2}(\w+): \*node$/gm)].map(([, name]) => name);
    const known = [...nginx.matchAll(/server (\w+):(\d+) /g)].map(([, name, port]) => `${name}:${port}`);
    expect(services).toHaveLength(2);
    expect(known).toEqual(services.map((name) => `${name}:${imageEnv().PORT}`));
    const [, listens] = /listen (\d+);/.exec(nginx)!;
    expect(compose).toContain(`:${listens}'`);
    expect(nginx).toContain('proxy_set_header Upgrade');
  });
});

test('the settings are all described', () => {
  const text = read('README.md');
  for (const { name } of VARIABLES) expect(text).toContain(`\`${name}\``);
});
