import {
  Code,
  Credentials,
  Device,
  Listed,
  Me,
  MyMatch,
  Naming,
  problemOf,
  TableAct,
  TableAsk,
  TableView,
} from '@wardroom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { tableView } from './lobby/table.ts';
import type { Online } from './online.ts';
import { meOf, type Person } from './people/people.ts';
import type { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { forget, isOwnPage, mustBe, remember, whoIs } from './signed-in.ts';

/** What is asked for over HTTP: who somebody is, and what they do at tables. */
export function api(app: FastifyInstance, online: Online, presence: Presence): void {
  const { people, lobby } = online;

  // Schemas say what is answered; what is answered is written as it is.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request)) {
      throw new Refusal('This request comes from another site.', 403);
    }
  });

  const body = <S extends TSchema>(schema: S, request: FastifyRequest): Static<S> => {
    const wrong = problemOf(schema, request.body);
    if (wrong !== null) throw new Refusal(wrong);
    return request.body as Static<S>;
  };
  const codeIn = (request: FastifyRequest): string => {
    const { code } = request.params as { code: string };
    const given = code.toUpperCase();
    if (problemOf(Code, given) !== null) throw new Refusal('code: six letters and digits.', 404);
    return given;
  };
  const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';
  const me = (request: FastifyRequest): Promise<Person> => mustBe(app, online, request);
  const answers = <S extends TSchema>(schema: S) => ({ schema: { response: { 200: schema } } });

  app.get('/api/me', answers(Type.Union([Me, Type.Null()])), async (request, reply) => {
    const person = await whoIs(app, online, request);
    // Fastify sends nothing for null by itself.
    return reply.type('application/json').send(person === null ? 'null' : JSON.stringify(meOf(person)));
  });
  app.put('/api/me', answers(Me), async (request, reply) => {
    const { name } = body(Naming, request);
    const person = await whoIs(app, online, request);
    if (person !== null) return meOf(await people.rename(person, name));
    const made = await people.guest(name, agentOf(request));
    remember(reply, made.token);
    return meOf(made.person);
  });
  app.delete('/api/me', async (request, reply) => {
    await people.forget(await me(request));
    forget(reply);
    return {};
  });
  app.post('/api/account', answers(Me), async (request) =>
    meOf(await people.signUp(await me(request), body(Credentials, request))),
  );
  app.post('/api/login', answers(Me), async (request, reply) => {
    const { person, token } = await people.signIn(body(Credentials, request), agentOf(request));
    remember(reply, token);
    return meOf(person);
  });
  app.post('/api/logout', async (request, reply) => {
    const person = await me(request);
    await people.signOut(person, person.device);
    forget(reply);
    return {};
  });
  app.get('/api/devices', answers(Type.Array(Device)), async (request) => people.devices(await me(request)));
  app.delete('/api/devices/:id', async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await me(request);
    const { id } = request.params as { id: string };
    await people.signOut(person, id);
    if (id === person.device) forget(reply);
    return {};
  });

  app.get('/api/tables', answers(Type.Array(Listed)), async () => lobby.listed());
  app.post('/api/tables', answers(TableView), async (request) => {
    const person = await me(request);
    const table = await lobby.open(body(TableAsk, request), person);
    return tableView(table, person.id, presence.isHere);
  });
  app.get('/api/tables/:code', answers(TableView), async (request) => {
    const person = await whoIs(app, online, request);
    return tableView(await lobby.find(codeIn(request)), person?.id ?? '', presence.isHere);
  });
  app.post('/api/tables/:code', answers(TableView), async (request) => {
    const person = await me(request);
    const table = await lobby.act(codeIn(request), body(TableAct, request), person);
    return tableView(table, person.id, presence.isHere);
  });
  app.get('/api/matches', answers(Type.Array(MyMatch)), async (request) => {
    const person = await me(request);
    return lobby.matchesOf(person.id);
  });
}
