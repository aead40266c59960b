import { DeckAsk, DeckId, KeptDeck } from '@wardroom/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Online } from '../online.ts';
import { answers, asker, bodyOf, paramOf } from '../requests.ts';

/** Decks of one's own, on the server too. */
export function decksApi(app: FastifyInstance, online: Online): void {
  const { decks } = online;
  const me = asker(app, online);
  app.get('/api/decks', answers(Type.Array(KeptDeck)), async (request) => decks.of((await me(request)).id));
  app.put('/api/decks/:id', answers(KeptDeck, DeckAsk), async (request) =>
    decks.keep((await me(request)).id, paramOf(DeckId, request, 'id'), bodyOf(DeckAsk, request)),
  );
  app.delete('/api/decks/:id', async (request) => {
    await decks.remove((await me(request)).id, paramOf(DeckId, request, 'id'));
    return {};
  });
}
