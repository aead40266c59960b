import pino, { type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * What a node writes down, a line of JSON each. It names people and matches by their ids, and requests by their route: addresses hold
 * codes of tables, and headers hold cookies. Nothing of a match is logged but that it fails.
 */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** To stderr, at once: what a node wrote last is what one wants to know when it is gone. */
export const logger = (
  level: LogLevel,
  to: { write: (line: string) => void } = pino.destination({ fd: 2, sync: true }),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );

/** For tests and programs that log nothing. */
export const silent: Log = logger('silent', { write: () => {} });
