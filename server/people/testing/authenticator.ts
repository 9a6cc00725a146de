/** A passkey in software: what a phone or a security key does, in so far as a server can tell. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** What of the server's options an authenticator looks at. */
export interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  readonly id: string;
  counter = 0;
  /** The page on which the person is: what browsers report, and pages cannot forge. */
  origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin: string, idBytes = 16) {
    this.id = randomBytes(idBytes).toString('base64url');
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = cosePublicKey(publicKey);
  }

  /** Answers `startRegistration`, without attestation. */
  make({ challenge, rp }: Options) {
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, this.#publicKey]);
    const authData = Buffer.concat([this.#header(rp?.id ?? '', HAS_KEY), attested]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `startAuthentication`. */
  sign({ challenge, rpId }: Options) {
    this.counter += 1;
    const authData = this.#header(rpId ?? '', 0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #header(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([PRESENT | VERIFIED | flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

function cosePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(size)]);
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
