import { type Static, Type } from 'typebox';
import { PersonName, record } from './common.ts';

/** Who somebody is to the server: `PUT /api/me` makes a guest of whoever has come without a cookie. */
export const Me = record({ id: Type.String(), name: Type.String(), account: Type.Boolean() });
export type Me = Static<typeof Me>;

export const Naming = record({ name: PersonName });
export type Naming = Static<typeof Naming>;

/** A name to sign in with. The guest who makes an account keeps their matches. */
export const Credentials = record({
  login: Type.String({ minLength: 3, maxLength: 24, pattern: '^[A-Za-z0-9_-]+$' }),
  password: Type.String({ minLength: 8, maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

/** Whether the guest who signs in takes their matches and decks along to the account. Without it they stay with the guest. */
const bring = Type.Optional(Type.Boolean());

/** Signing in with a name: `POST /api/login`. */
export const SignIn = record({ ...Credentials.properties, bring });
export type SignIn = Static<typeof SignIn>;

/** A browser that somebody is signed in with. */
export const Device = record({
  id: Type.String(),
  agent: Type.String(),
  made: Type.Integer(),
  seen: Type.Integer(),
  here: Type.Boolean(),
});
export type Device = Static<typeof Device>;

// ── Passkeys ──

/** A key on somebody's device that signs them in without a name. */
export const Passkey = record({
  id: Type.String(),
  name: Type.String(),
  made: Type.Integer(),
  used: Type.Union([Type.Integer(), Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;

const base64url = Type.String({ minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' });
const credential = {
  id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }),
  rawId: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Unknown(),
};

/** What a browser answers when a passkey was made (RegistrationResponseJSON of WebAuthn). */
export const PasskeyMade = record({
  name: PersonName,
  response: record({
    ...credential,
    response: Type.Object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    }),
  }),
});
export type PasskeyMade = Static<typeof PasskeyMade>;

/** What a browser answers when a passkey was used (AuthenticationResponseJSON of WebAuthn). */
export const PasskeyUsed = record({
  bring,
  response: record({
    ...credential,
    response: Type.Object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
});
export type PasskeyUsed = Static<typeof PasskeyUsed>;
