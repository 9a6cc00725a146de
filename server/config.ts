/** What the server is told when it starts, by flags of the command line or by the environment. */

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LIMITS, type Limits } from './http/limits.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Nobody asked for this port: if it is taken, the next free one will do. */
  readonly isPortFlexible: boolean;
  /** The folder with everything that is kept. */
  readonly data: string;
  /** The folder with the built client. */
  readonly client: string;
  /** Where browsers reach this server; none means: under whatever name they call it. */
  readonly origins: readonly string[];
  /** Whose word about the address of a client counts: so many proxies, or those at these addresses. */
  readonly trustProxy: number | readonly string[];
  /** Lets others than this machine read the metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  readonly limits: Limits;
}

/** Settings as they were written, by the names of the environment. Those left out get their defaults. */
export type Settings = { readonly [Name in SettingName]?: string | undefined };

export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATA',
  'CLIENT',
  'PUBLIC_ORIGIN',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'LOG_LEVEL',
] as const;

type SettingName = (typeof SETTING_NAMES)[number];

/** Settings that cannot be; each mistake is a sentence with a hint. */
export class ConfigMistake extends Error {
  override name = 'ConfigMistake';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

const DEFAULT_PORT = 8080;
const SHORTEST_TOKEN = 16;

/** Reads all settings; throws a {@link ConfigMistake} that names everything wrong with them. */
export function readConfig(settings: Settings, limits: Partial<Limits> = {}): Config {
  const mistakes: string[] = [];
  const read = <T>(name: SettingName, reader: (value: string) => T, otherwise: T): T => {
    const value = settings[name]?.trim();
    if (value === undefined || value === '') return otherwise;
    return caught(mistakes, () => reader(value)) ?? otherwise;
  };
  const config: Config = {
    host: read('HOST', hostOf, '127.0.0.1'),
    port: read('PORT', portOf, DEFAULT_PORT),
    isPortFlexible: (settings.PORT ?? '').trim() === '',
    data: read('DATA', (folder) => resolve(folder), resolve('data')),
    client: read('CLIENT', (folder) => resolve(folder), BUILT_CLIENT),
    origins: read('PUBLIC_ORIGIN', (list) => parts(list).map(originOf), []),
    trustProxy: read('TRUST_PROXY', proxiesOf, 0),
    metricsToken: read<string | undefined>('METRICS_TOKEN', tokenOf, undefined),
    logLevel: read('LOG_LEVEL', levelOf, 'info'),
    limits: { ...LIMITS, ...limits },
  };
  if (mistakes.length > 0) throw new ConfigMistake(mistakes);
  return config;
}

/** The settings among all of the environment. */
export function settingsOf(env: NodeJS.ProcessEnv): Settings {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name]]));
}

const BUILT_CLIENT = resolve(import.meta.dirname, '../web/dist');

function caught<T>(mistakes: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (mistake) {
    if (!(mistake instanceof ConfigMistake)) throw mistake;
    mistakes.push(...mistake.mistakes);
    return undefined;
  }
}

function mistake(sentence: string): ConfigMistake {
  return new ConfigMistake([sentence]);
}

function parts(list: string): string[] {
  return list.split(/[\s,]+/).filter((part) => part !== '');
}

function portOf(value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw mistake(
    `PORT must be a number from 1 to 65535, or 0 for any free one, not "${value}"; try PORT=${DEFAULT_PORT}.`,
  );
}

function hostOf(value: string): string {
  if (isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) return value;
  throw mistake(
    `HOST must be an address or a name of this machine, not "${value}"; 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.`,
  );
}

function originOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url?.origin === value.replace(/\/$/, '') && /^https?:$/.test(url.protocol);
  if (isOrigin) return url.origin;
  throw mistake(
    `PUBLIC_ORIGIN must be what browsers show before the first path, not "${value}"; for instance https://tortuga.example.`,
  );
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesOf(value: string): number | readonly string[] {
  if (/^\d$/.test(value)) return Number(value);
  const proxies = parts(value);
  if (proxies.every(isProxy)) return proxies;
  throw mistake(
    `TRUST_PROXY must be how many proxies stand before the server, or their addresses, not "${value}"; try TRUST_PROXY=1.`,
  );
}

function isProxy(value: string): boolean {
  const [address = '', bits, more] = value.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return PROXY_NAMES.includes(value) || (isIP(address) !== 0 && isRange && more === undefined);
}

function tokenOf(value: string): string {
  if (value.length >= SHORTEST_TOKEN) return value;
  throw mistake(
    `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters; "openssl rand -hex 16" makes a good one.`,
  );
}

function levelOf(value: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value.toLowerCase());
  if (level !== undefined) return level;
  throw mistake(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
}
