/**
 * The log of the server: JSON lines with the id of the request and of the table. What is logged is chosen field by
 * field; bodies, headers, addresses with their queries, moves and seeds are never among them. Redaction is a second
 * net for what somebody logs by mistake.
 */

import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../config.ts';

const SECRETS = [
  'authorization',
  'body',
  'code',
  'codes',
  'cookie',
  'draws',
  'headers',
  'move',
  'password',
  'payload',
  'record',
  'records',
  'seed',
  'session',
  'start',
  'state',
  'text',
  'token',
  'view',
];

/** The same names, wherever they hide in what is logged. */
function anywhere(names: readonly string[]): string[] {
  return ['', '*.', '*.*.', '*.*.*.'].flatMap((depth) => names.map((name) => `${depth}${name}`));
}

export function createLog(level: LogLevel, out?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: anywhere(SECRETS), censor: '[hidden]' },
    serializers: { err: stdSerializers.err, req: () => undefined, res: () => undefined },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return out === undefined ? pino(options) : pino(options, out);
}
