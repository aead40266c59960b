import { signedText } from '@wardroom/host/signature';

/** What can be said of the signature of a replay, in a sentence; `right` where it was checked. */
export interface Signed {
  right: boolean | null;
  words: string;
}

/** Whether this server signed it. `key` asks for the server's public key. */
export async function signedBy(replay: object, key: () => Promise<string>): Promise<Signed> {
  const { signed } = replay as { signed?: { signature?: unknown } | null };
  if (typeof signed !== 'object' || signed === null) return { right: null, words: 'It is not signed.' };
  const x = await key().catch(() => null);
  if (x === null)
    return { right: null, words: "It is signed; by whom, this server's key would tell, which cannot be had." };
  const known = await keyOf(x);
  if (known === null) {
    return { right: null, words: 'It is signed; this browser cannot check signatures of this kind (Ed25519).' };
  }
  const text = new TextEncoder().encode(signedText(replay));
  const right = await crypto.subtle.verify('Ed25519', known, bytesOf(signed.signature), text);
  const words = right
    ? 'It is signed by this server, and nothing in it was changed since.'
    : 'Its signature is not by this server: it was played elsewhere, or changed since.';
  return { right, words };
}

/** Null in a browser that does not know such keys, or hides what it knows from pages that did not come over HTTPS. */
async function keyOf(x: string): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

/** None where it is not written as a signature is: nobody's signature is empty. */
function bytesOf(signature: unknown): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(String(signature).replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (c) => c.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
