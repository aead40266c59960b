import { Code, Listed, MyMatch, problemOf, TableAct, TableAsk, TableView } from '@wardroom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { decksApi } from './decks/api.ts';
import { diceApi } from './dice/api.ts';
import { tableView } from './lobby/table.ts';
import type { Online } from './online.ts';
import { peopleApi } from './people/api.ts';
import type { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { answers, asker, bodyOf } from './requests.ts';
import { isOwnPage, whoIs } from './signed-in.ts';

/** What is asked for over HTTP: who somebody is, and what they do at tables. */
export function api(app: FastifyInstance, online: Online, presence: Presence): void {
  const { lobby } = online;
  const me = asker(app, online);

  // Schemas say what is answered; what is answered is written as it is.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request)) {
      throw new Refusal('This request comes from another site.', 403);
    }
  });

  peopleApi(app, online);
  decksApi(app, online);
  diceApi(app, online);

  const codeIn = (request: FastifyRequest): string => {
    const { code } = request.params as { code: string };
    const given = code.toUpperCase();
    if (problemOf(Code, given) !== null) throw new Refusal('code: six letters and digits.', 404);
    return given;
  };
  app.get('/api/tables', answers(Type.Array(Listed)), async () => lobby.listed());
  app.post('/api/tables', answers(TableView), async (request) => {
    const person = await me(request);
    const table = await lobby.open(bodyOf(TableAsk, request), person);
    return tableView(table, person.id, presence.isHere);
  });
  app.get('/api/tables/:code', answers(TableView), async (request) => {
    const person = await whoIs(app, online, request);
    return tableView(await lobby.find(codeIn(request)), person?.id ?? '', presence.isHere);
  });
  app.post('/api/tables/:code', answers(TableView), async (request) => {
    const person = await me(request);
    const table = await lobby.act(codeIn(request), bodyOf(TableAct, request), person);
    return tableView(table, person.id, presence.isHere);
  });
  app.get('/api/matches', answers(Type.Array(MyMatch)), async (request) => {
    const person = await me(request);
    return lobby.matchesOf(person.id);
  });
}
