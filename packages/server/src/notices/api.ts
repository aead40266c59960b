import { MailAsk, Notices, PushEnd, PushSubscriptionAsk } from '@wardroom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../online.ts';
import { answers, asker, bodyOf } from '../requests.ts';
import type { Link } from './mail.ts';

/** How somebody is told that it is their turn. */
export function noticesApi(app: FastifyInstance, online: Online): void {
  const { notices } = online;
  const me = asker(app, online);
  app.get('/api/notices', answers(Notices), async (request) => notices.of((await me(request)).id));
  app.post('/api/push', answers(Notices, PushSubscriptionAsk), async (request) => {
    const person = await me(request);
    await notices.subscribe(person, bodyOf(PushSubscriptionAsk, request));
    return notices.of(person.id);
  });
  app.delete('/api/push', answers(Notices, PushEnd), async (request) => {
    const { id } = await me(request);
    await notices.unsubscribe(id, bodyOf(PushEnd, request).endpoint);
    return notices.of(id);
  });
  app.put('/api/mail', answers(Notices, MailAsk), async (request) => {
    const { id } = await me(request);
    await notices.setMail(id, bodyOf(MailAsk, request).address);
    return notices.of(id);
  });

  // Programs that read mail follow every link in it: what a link does is done when somebody presses the button there.
  void app.register(async (part) => {
    part.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    for (const what of ['confirm', 'stop'] as const) {
      part.get(`/api/mail/${what}`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(what)));
      part.post(`/api/mail/${what}`, async (request: FastifyRequest, reply) => {
        const { person, sign } = request.query as Record<string, unknown>;
        await notices.follow(what, String(person), String(sign));
        return reply.type('text/html; charset=utf-8').send(html(`<p>${DONE[what]}</p>`));
      });
    }
  });
}

const ASKED: Record<Link, string> = { confirm: 'Tell me when it is my turn', stop: 'Send me no more letters' };
const DONE: Record<Link, string> = {
  confirm: 'Done. You are told here when it is your turn and you are away.',
  stop: 'Done. No more letters come to this address.',
};

const page = (what: Link): string => html(`<form method="post"><button>${ASKED[what]}</button></form>`);
const html = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Wardroom</title><style>body{font:1.1rem sans-serif;margin:3rem auto;max-width:30rem;padding:0 1rem}` +
  `button{font:inherit;padding:.8rem 1.2rem}</style><h1>Wardroom</h1>${body}`;
