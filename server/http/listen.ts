/** Takes a port, or says why it cannot be had. */

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigMistake } from '../config.ts';

/** So many ports are tried after the usual one. */
const TRIES = 20;

export interface Address {
  readonly url: string;
  readonly port: number;
}

export async function listen(app: FastifyInstance, config: Config): Promise<Address> {
  const { host, port, isPortFlexible } = config;
  for (let next = port; ; next++) {
    const taken = await tryPort(app, host, next);
    if (taken === undefined) return addressOf(app, host);
    if (!isPortFlexible || next >= port + TRIES) throw taken;
  }
}

async function tryPort(app: FastifyInstance, host: string, port: number): Promise<ConfigMistake | undefined> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
    return undefined;
  } catch (trouble) {
    const mistake = mistakeOf(codeOf(trouble), host, port);
    if (codeOf(trouble) === 'EADDRINUSE') return mistake;
    throw mistake ?? trouble;
  }
}

function codeOf(trouble: unknown): unknown {
  return trouble instanceof Error && 'code' in trouble ? trouble.code : undefined;
}

function mistakeOf(code: unknown, host: string, port: number): ConfigMistake | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigMistake([`Port ${port} is taken; name another with PORT.`]);
    case 'EACCES':
      return new ConfigMistake([`Port ${port} may not be used by you; name one above 1024 with PORT.`]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigMistake([
        `${host} is no address of this machine; try HOST=127.0.0.1 or HOST=0.0.0.0.`,
      ]);
    default:
      return undefined;
  }
}

function addressOf(app: FastifyInstance, host: string): Address {
  const { port } = app.server.address() as AddressInfo;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${port}`, port };
}
