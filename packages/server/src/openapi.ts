import { Refused } from '@wardroom/protocol';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';

/** All that can be asked for over HTTP, as an OpenAPI document: of the same schemas that requests are checked by. */
export function openapi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.method !== 'HEAD') routes.push(route);
  });
  app.get('/api/openapi.json', async () => document(routes));
}

function document(routes: readonly RouteOptions[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { url, method, schema } of routes) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    const { body, response } = (schema ?? {}) as { body?: TSchema; response?: Record<number, TSchema> };
    const parameters = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    paths[path] ??= {};
    paths[path][String(method).toLowerCase()] = {
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
      responses: {
        200: { description: 'Done.', ...(response === undefined ? {} : { content: json(response[200]) }) },
        default: { description: 'Refused, in a sentence that says what to do.', content: json(Refused) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wardroom', version: '1', description: 'What goes over the socket stands in docs/protocol.md.' },
    paths,
    components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'wardroom' } } },
    security: [{ cookie: [] }, {}],
  };
}

const json = (schema: TSchema) => ({ 'application/json': { schema } });
