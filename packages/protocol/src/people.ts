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

/** A browser that somebody is signed in with. */
export const Device = record({
  id: Type.String(),
  agent: Type.String(),
  made: Type.Integer(),
  seen: Type.Integer(),
  here: Type.Boolean(),
});
export type Device = Static<typeof Device>;
