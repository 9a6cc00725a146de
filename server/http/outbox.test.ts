import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as call, createServer as listenFor, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

test('what is to be encrypted on its way is', async () => {
  // With a key that both sides know, neither needs a certificate.
  const psk = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  const tls = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
  const server = createServer({ ...tls, pskCallback: () => psk }, (socket: TLSSocket) => {
    new Outbox(socket, 1000, () => socket.destroy()).add('for your eyes only');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({
    ...tls,
    port,
    host: '127.0.0.1',
    pskCallback: () => ({ psk, identity: 'anne' }),
    checkServerIdentity: () => undefined,
  });
  const [heard] = (await once(client, 'data')) as [Buffer];
  expect(heard.toString('latin1')).toBe('\x81\x12for your eyes only');
  client.destroy();
  server.close();
});

test('what is said to a socket that is closed meanwhile reaches nobody who has its number now', async () => {
  const server = listenFor();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arriving = once(server, 'connection');
  const client = call((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await arriving) as [Socket];
  const { fd }: { fd: number } = Reflect.get(socket, '_handle');
  new Outbox(socket, 1000, () => undefined).add('for your eyes only');
  socket.destroy();

  const folder = mkdtempSync(join(tmpdir(), 'tortuga-outbox-'));
  const files = [openSync(join(folder, 'file'), 'w')];
  while (files.at(-1)! < fd) files.push(openSync(join(folder, 'file'), 'w'));
  expect(files).toContain(fd);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');

  for (const file of files) closeSync(file);
  rmSync(folder, { recursive: true });
  client.destroy();
  server.close();
});
