import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
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
