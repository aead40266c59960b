import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Online } from './online.ts';
import type { Person } from './people/people.ts';
import { Refusal } from './refusal.ts';

/** Who is asking: a cookie that scripts cannot read, signed, sent to this site only. */

const COOKIE = 'wardroom';
/** How long a browser stays signed in after its last visit, in milliseconds. */
export const SIGNED_IN = 365 * 86_400_000;

/** Who holds the cookie that came with this request, or null. */
export async function whoIs(app: FastifyInstance, online: Online, request: FastifyRequest): Promise<Person | null> {
  const kept = request.cookies[COOKIE];
  if (kept === undefined) return null;
  const { valid, value } = app.unsignCookie(kept);
  return valid && value !== null ? online.people.byToken(value) : null;
}

export async function mustBe(app: FastifyInstance, online: Online, request: FastifyRequest): Promise<Person> {
  const person = await whoIs(app, online, request);
  if (person === null) throw new Refusal('Say who you are first: PUT /api/me.', 401);
  return person;
}

export function remember(reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: reply.request.protocol === 'https',
    maxAge: SIGNED_IN / 1000,
  });
}

/** Who holds the cookie, which lasts as long again from now on. */
export async function whoComes(
  app: FastifyInstance,
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | null> {
  const person = await whoIs(app, online, request);
  const { value } = app.unsignCookie(request.cookies[COOKIE] ?? '');
  if (person !== null && value !== null) remember(reply, value);
  return person;
}

export const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });

/**
 * Whether a request comes from a page of this site, or from no page at all. Others cannot act in somebody's name. A browser that
 * leaves `Origin` out says in `Sec-Fetch-Site` where it comes from.
 */
export function isOwnPage(request: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': from } = request.headers;
  if (origin === undefined) return from === undefined || from === 'same-origin' || from === 'none';
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Where the page is that asks, as its browser knows it. Passkeys belong to that. */
export function siteOf(request: FastifyRequest): { origin: string; host: string } {
  const { origin } = request.headers;
  if (origin === undefined || !isOwnPage(request)) {
    throw new Refusal('Origin: passkeys are made and used by a page of this site.', 403);
  }
  return { origin, host: new URL(origin).hostname };
}
