import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device with a passkey, for tests: it makes one and signs with it as a browser would, or as a forger would. */
export interface Authenticator {
  id: string;
  /** What `navigator.credentials.create` answers. */
  make: (options: { challenge: string }, lies?: Lies) => object;
  /** What `navigator.credentials.get` answers. */
  use: (options: { challenge: string }, lies?: Lies) => object;
}

export interface Lies {
  origin?: string;
  host?: string;
  counter?: number;
  /** Nobody was asked for a finger or a code. */
  unverified?: boolean;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** CBOR of what WebAuthn needs: short maps, texts, byte strings and small whole numbers. */
function cbor(value: Map<number | string, unknown> | Uint8Array | string | number): Buffer {
  const head = (major: number, n: number): Buffer =>
    Buffer.from(n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const parts = [...value].flatMap(([k, v]) => [cbor(k), cbor(v as string)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  const client = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const data = (flags: number, lies: Lies): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? ++count);
    const host = createHash('sha256')
      .update(lies.host ?? new URL(origin).hostname)
      .digest();
    // Bit 0: somebody was there. Bit 2: it was they.
    return Buffer.concat([host, Buffer.from([flags | 1 | (lies.unverified ? 0 : 4)]), counter]);
  };
  const answer = (response: object): object => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: base64url(id),
    make: ({ challenge }, lies = {}) => {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([data(0x40, lies), Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return answer({
        clientDataJSON: base64url(client('webauthn.create', challenge, lies)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    use: ({ challenge }, lies = {}) => {
      const clientData = client('webauthn.get', challenge, lies);
      const authData = data(0, lies);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, privateKey)),
      });
    },
  };
}
