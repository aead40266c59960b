// Makes sure that this Node can run Wardroom and that its packages are installed, and does nothing if so.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, say } from './run.mjs';

const marker = join(root, 'node_modules', '.wardroom-lock');

/** What an up-to-date node_modules was installed from. Platform included: some packages hold native binaries. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [needMajor, needMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(
    `Wardroom needs Node ${needMajor}.${needMinor} or newer, and this is Node ${process.versions.node}: ` +
      'install a newer one (nodejs.org, or your version manager) and run the command again.',
  );
}

function installed() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted();
}

/** Remembers that node_modules matches the lockfile. Also called after a plain `npm install`, through postinstall. */
function mark() {
  if (existsSync(join(root, 'node_modules'))) writeFileSync(marker, wanted());
}

async function install() {
  say(`Installing packages (${existsSync(marker) ? 'package-lock.json has changed' : 'first run'})…`);
  // --include=dev: the bundler is a dev dependency, and NODE_ENV=production would leave it out.
  const args = ['ci', '--include=dev', '--no-progress', '--loglevel=error'];
  // Under `npm run`, use that same npm. Otherwise the one on the path, which on Windows is a .cmd and needs a shell.
  const own = /npm-cli\.js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const stdio = ['ignore', 2, 2];
  const result = await (own
    ? run(process.execPath, [own, ...args], { stdio })
    : run('npm', args, { stdio, shell: process.platform === 'win32' })
  ).catch((error) => ({ code: 1, error }));
  if (result.stopped) process.exit(result.code);
  if (result.error?.code === 'ENOENT')
    fail('npm was not found: it comes with Node, so reinstall Node or add npm to the path.');
  if (result.code !== 0) {
    fail('The packages could not be installed: see npm’s message above, check the network and run the command again.');
  }
  mark();
}

export async function setup() {
  checkNode();
  if (!installed()) await install();
}

if (process.argv[1]?.endsWith('setup.mjs') && process.argv.includes('--mark')) mark();
