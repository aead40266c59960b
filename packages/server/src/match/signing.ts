import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Replay } from '@wardroom/core';
import { signedText } from '@wardroom/host/signature';
import type { Database } from '../store/database.ts';

/** Finished replays are signed (Ed25519), so that anybody can tell that a match was played here as its file says. */
export interface Signing {
  /** The public key: 32 bytes as base64url. */
  key: string;
  sign: (replay: Replay) => Replay;
}

const NAME = 'replay key';

/** The key of this server, the same on every node: made once, by whichever node is first. */
export async function signing({ db }: Database): Promise<Signing> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await db
    .insertInto('setting')
    .values({ name: NAME, value: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return signingWith(createPrivateKey(value));
}

function signingWith(secret: KeyObject): Signing {
  const { x } = createPublicKey(secret).export({ format: 'jwk' });
  const key = x!;
  return {
    key,
    sign: (replay) => {
      const signature = sign(null, Buffer.from(signedText(replay)), secret).toString('base64url');
      return { ...replay, signed: { key, signature } };
    },
  };
}
