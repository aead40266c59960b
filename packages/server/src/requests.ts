import { Code, problemOf } from '@wardroom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Online } from './online.ts';
import type { Person } from './people/people.ts';
import { Refusal } from './refusal.ts';
import { mustBe } from './signed-in.ts';

/** What every route asks of a request. */

/** The body, if it fits what the route says it takes. */
export function bodyOf<S extends TSchema>(schema: S, request: FastifyRequest): Static<S> {
  // What is checked is what the document of all routes says (`openapi.ts`).
  if (request.routeOptions.schema?.body !== schema)
    throw new Error(`${request.routeOptions.url} takes something else.`);
  const wrong = problemOf(schema, request.body);
  if (wrong !== null) throw new Refusal(wrong);
  return request.body as Static<S>;
}

/** A part of the path, if it fits. */
export function paramOf(schema: TSchema, request: FastifyRequest, name: string): string {
  const value = (request.params as Record<string, string>)[name];
  if (problemOf(schema, value) !== null) throw new Refusal(`${name}: there is none like that.`, 404);
  return value;
}

/** The code of a table in the path; small letters will do. */
export function codeOf(request: FastifyRequest): string {
  const code = (request.params as { code: string }).code.toUpperCase();
  if (problemOf(Code, code) !== null) throw new Refusal('code: six letters and digits.', 404);
  return code;
}

export const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Whoever asks, and nobody else. */
export const asker =
  (app: FastifyInstance, online: Online) =>
  (request: FastifyRequest): Promise<Person> =>
    mustBe(app, online, request);

/** What a route answers with, and what it takes. */
export const answers = (response: TSchema, body?: TSchema) => ({
  schema: { response: { 200: response }, ...(body === undefined ? {} : { body }) },
});
export const takes = (body: TSchema) => ({ schema: { body } });
