import { Mute, MuteAsk, ReportAsk } from '@wardroom/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Online } from '../online.ts';
import { answers, asker, bodyOf, codeOf, takes } from '../requests.ts';

/** Whom one does not hear, and what somebody should look at. What is said goes over the socket. */
export function chatApi(app: FastifyInstance, online: Online): void {
  const { chat } = online;
  const me = asker(app, online);
  app.post('/api/tables/:code/mute', answers(Mute, MuteAsk), async (request) =>
    chat.mute((await me(request)).id, codeOf(request), bodyOf(MuteAsk, request).line),
  );
  app.post('/api/tables/:code/report', takes(ReportAsk), async (request) => {
    await chat.report((await me(request)).id, codeOf(request), bodyOf(ReportAsk, request));
    return {};
  });
  app.get('/api/mutes', answers(Type.Array(Mute)), async (request) => chat.mutes((await me(request)).id));
  app.delete('/api/mutes/:id', async (request) => {
    await chat.unmute((await me(request)).id, (request.params as { id: string }).id);
    return {};
  });
}
