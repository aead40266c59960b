// What the scripts share. Plain Node: they run before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Progress goes to stderr, so that stdout holds only what the command itself prints. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends the script with one sentence instead of a stack trace. */
export function fail(sentence) {
  say(sentence);
  process.exit(1);
}

/**
 * Runs a command and waits for it. Signals sent to us reach it, so that stopping the script stops the work.
 * Resolves with its exit code (128 + number if a signal ended it, as shells report it) and whether we were told to stop.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let stopped = false;
    const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const handler = () => {
        stopped = true;
        child.kill(signal);
      };
      process.on(signal, handler);
      return [signal, handler];
    });
    const done = () => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
    };
    child.on('error', (error) => {
      done();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      done();
      resolve({ code: code ?? 128 + constants.signals[signal], stopped });
    });
  });
}

/**
 * Runs a bundle inside this process as if it had been started directly: no second process, so the terminal, signals
 * and the exit code are its own, and it starts sooner.
 */
export async function become(bundle, args) {
  process.argv = [process.argv[0], bundle, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
}
