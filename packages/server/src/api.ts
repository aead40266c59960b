import type { FastifyInstance } from 'fastify';
import { chatApi } from './chat/api.ts';
import { decksApi } from './decks/api.ts';
import { diceApi } from './dice/api.ts';
import { tablesApi } from './lobby/api.ts';
import { noticesApi } from './notices/api.ts';
import type { Online } from './online.ts';
import { openapi } from './openapi.ts';
import { peopleApi } from './people/api.ts';
import { Refusal } from './refusal.ts';
import { isOwnPage } from './signed-in.ts';

/** What is asked for over HTTP: who somebody is, and what they do at tables. */
export function api(app: FastifyInstance, online: Online): void {
  // Schemas say what is answered; what is answered is written as it is.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // What comes is looked at where it is used (`bodyOf`): whether somebody may ask at all is said first.
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request)) {
      throw new Refusal('This request comes from another site.', 403);
    }
  });

  openapi(app);
  peopleApi(app, online);
  decksApi(app, online);
  diceApi(app, online);
  tablesApi(app, online);
  chatApi(app, online);
  noticesApi(app, online);
}
