import { Listed, MyMatch, orNull, Quick, QuickAsk, TableAct, TableAsk, TableView } from '@wardroom/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Online } from '../online.ts';
import { answers, asker, bodyOf, codeOf } from '../requests.ts';
import { whoIs } from '../signed-in.ts';
import { tableView } from './table.ts';

/** Tables, a match with whoever looks for one, and one's own matches. */
export function tablesApi(app: FastifyInstance, online: Online): void {
  const { lobby, presence, quicks } = online;
  const me = asker(app, online);

  app.get('/api/tables', answers(Type.Array(Listed)), async () => lobby.listed());
  app.get('/api/tables/mine', answers(Type.Array(Listed)), async (request) => lobby.waiting((await me(request)).id));
  app.post('/api/tables', answers(TableView, TableAsk), async (request) => {
    const person = await me(request);
    return tableView(await lobby.open(bodyOf(TableAsk, request), person), person.id, presence);
  });
  app.get('/api/tables/:code', answers(TableView), async (request) => {
    const person = await whoIs(app, online, request);
    return tableView(await lobby.find(codeOf(request)), person?.id ?? '', presence);
  });
  app.post('/api/tables/:code', answers(TableView, TableAct), async (request) => {
    const person = await me(request);
    return tableView(await lobby.act(codeOf(request), bodyOf(TableAct, request), person), person.id, presence);
  });

  app.post('/api/quick', answers(Quick, QuickAsk), async (request) => {
    const person = await me(request);
    const quick = await quicks.seek(bodyOf(QuickAsk, request), person, '');
    // Told once: whoever asks after that looks for another match.
    if (quick.code !== null) await quicks.unseek(person.id);
    return quick;
  });
  app.get('/api/quick', answers(orNull(Quick)), async (request, reply) =>
    reply.type('application/json').send(JSON.stringify(await quicks.of((await me(request)).id))),
  );
  app.delete('/api/quick', async (request) => {
    await quicks.unseek((await me(request)).id);
    return {};
  });

  app.get('/api/matches', answers(Type.Array(MyMatch)), async (request) => lobby.matchesOf((await me(request)).id));
}
