import type { Credentials, Device, DiceServed, Me, Mute, Notices, Passkey } from '@wardroom/protocol';
import { ask } from './api.ts';

/** Who one is to the server, what it keeps, and what anybody may look at. */

export const signUp = (given: Credentials): Promise<Me> => ask('POST', '/api/account', given);
export const signIn = (given: Credentials, bring: boolean): Promise<Me> =>
  ask('POST', '/api/login', { ...given, bring });
export const signOut = (): Promise<unknown> => ask('POST', '/api/logout', {});
export const forgetMe = (): Promise<unknown> => ask('DELETE', '/api/me');
export const allOfMine = (): Promise<object> => ask('GET', '/api/me/export');

export const devices = (): Promise<Device[]> => ask('GET', '/api/devices');
export const signOutDevice = (id: string): Promise<unknown> => ask('DELETE', `/api/devices/${id}`);

export const passkeys = (): Promise<Passkey[]> => ask('GET', '/api/passkeys');
export const removePasskey = (id: string): Promise<unknown> => ask('DELETE', `/api/passkeys/${id}`);

/** Whether this browser can have passkeys here: they belong to a name, and a page with one that nobody could listen in on. */
export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** Null if they thought better of it. */
export async function makePasskey(name: string): Promise<Passkey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<never>('POST', '/api/passkeys/options', {});
  const response = await unlessCalledOff(startRegistration({ optionsJSON }));
  return response === null ? null : ask('POST', '/api/passkeys', { name, response });
}

export async function signInByPasskey(bring: boolean): Promise<Me | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask<never>('POST', '/api/login/passkey/options', {});
  const response = await unlessCalledOff(startAuthentication({ optionsJSON }));
  return response === null ? null : ask('POST', '/api/login/passkey', { response, bring });
}

async function unlessCalledOff<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (e) {
    const { name } = e as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new Error('This device has a passkey of yours already.');
    throw new Error('The browser could not do that. Try another device or browser.');
  }
}

export const notices = (): Promise<Notices> => ask('GET', '/api/notices');
/** Null: no mail any more. */
export const setMail = (address: string | null): Promise<Notices> => ask('PUT', '/api/mail', { address });

export const mutes = (): Promise<Mute[]> => ask('GET', '/api/mutes');
export const unmute = (id: string): Promise<unknown> => ask('DELETE', `/api/mutes/${id}`);

/** What finished replays are signed with here: a public key of Ed25519, as a JSON web key has it. */
export const replayKey = (): Promise<string> =>
  ask<{ replays: { key: string } }>('GET', '/.well-known/wardroom.json').then((told) => told.replays.key);

/** A match that is over, by its id. */
export const finishedMatch = (match: string): Promise<object> =>
  ask('GET', `/api/replays/${encodeURIComponent(match)}`);
export const diceServed = (): Promise<DiceServed> => ask('GET', '/api/dice');
