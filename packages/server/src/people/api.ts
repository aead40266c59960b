import { Credentials, Device, Me, Naming, Passkey, PasskeyMade, PasskeyUsed, SignIn } from '@wardroom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressOf } from '../crowd.ts';
import type { Online } from '../online.ts';
import { agentOf, answers, asker, bodyOf } from '../requests.ts';
import { forget, remember, siteOf, whoComes, whoIs } from '../signed-in.ts';
import { addressLimits, attempts, guestLimits, signInLimits } from './attempts.ts';
import { belongings } from './belongings.ts';
import { meOf } from './people.ts';

/** Who somebody is: names, accounts, passkeys, devices, what is kept of them. */
export function peopleApi(app: FastifyInstance, online: Online): void {
  const { people, passkeys, rooms } = online;
  const me = asker(app, online);
  const tries = attempts(online.now);

  app.get('/api/me', answers(Type.Union([Me, Type.Null()])), async (request, reply) => {
    const person = await whoComes(app, online, request, reply);
    // Fastify sends nothing for null by itself.
    return reply.type('application/json').send(person === null ? 'null' : JSON.stringify(meOf(person)));
  });
  app.put('/api/me', answers(Me, Naming), async (request, reply) => {
    const { name } = bodyOf(Naming, request);
    const person = await whoIs(app, online, request);
    if (person !== null) return meOf(await people.rename(person, name));
    tries.count('guests', guestLimits(addressOf(request.ip), online.limits.guests));
    const made = await people.guest(name, agentOf(request));
    remember(reply, made.token);
    return meOf(made.person);
  });
  app.delete('/api/me', async (request, reply) => {
    await people.forget(await me(request));
    forget(reply);
    return {};
  });
  app.get('/api/me/export', async (request, reply) => {
    const person = await me(request);
    tries.count('export', [{ key: `export ${person.id}`, atOnce: 3, every: 60_000 }]);
    void reply.header('content-disposition', 'attachment; filename="wardroom.json"');
    return belongings(online.database.db, person, rooms.replayOf);
  });

  app.post('/api/account', answers(Me, Credentials), async (request) => {
    const person = await me(request);
    tries.count('login', addressLimits(addressOf(request.ip)));
    return meOf(await people.signUp(person, bodyOf(Credentials, request)));
  });
  /** Signs in, and lets the guest who did it take along what they have, if they like. */
  const enter = async (
    id: string,
    bring: boolean | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Me> => {
    const before = await whoIs(app, online, request);
    const { person, token } = await people.enter(id, agentOf(request));
    if (before !== null && before.id !== id) {
      if (bring === true && (await people.isGuest(before))) await people.bring(before, person);
      else await people.signOut(before, before.device);
    }
    remember(reply, token);
    return meOf(person);
  };
  app.post('/api/login', answers(Me, SignIn), async (request, reply) => {
    const { bring, ...given } = bodyOf(SignIn, request);
    const limits = signInLimits(given.login.toLowerCase(), addressOf(request.ip));
    tries.count('login', limits);
    const id = await people.whose(given);
    tries.clear(limits[0].key);
    return enter(id, bring, request, reply);
  });
  app.post('/api/logout', async (request, reply) => {
    const person = await me(request);
    await people.signOut(person, person.device);
    forget(reply);
    return {};
  });

  app.get('/api/passkeys', answers(Type.Array(Passkey)), async (request) => passkeys.list(await me(request)));
  app.post('/api/passkeys/options', async (request) => {
    const person = await me(request);
    tries.count('passkey', addressLimits(addressOf(request.ip)));
    return passkeys.toMake(person, siteOf(request));
  });
  app.post('/api/passkeys', answers(Passkey, PasskeyMade), async (request) =>
    passkeys.made(await me(request), bodyOf(PasskeyMade, request), siteOf(request)),
  );
  app.delete('/api/passkeys/:id', async (request: FastifyRequest) => {
    await passkeys.remove(await me(request), (request.params as { id: string }).id);
    return {};
  });
  app.post('/api/login/passkey/options', async (request) => {
    tries.count('passkey', addressLimits(addressOf(request.ip)));
    return passkeys.toUse(siteOf(request));
  });
  app.post('/api/login/passkey', answers(Me, PasskeyUsed), async (request, reply) => {
    const answer = bodyOf(PasskeyUsed, request);
    tries.count('passkey', addressLimits(addressOf(request.ip)));
    return enter(await passkeys.used(answer, siteOf(request)), answer.bring, request, reply);
  });

  app.get('/api/devices', answers(Type.Array(Device)), async (request) => people.devices(await me(request)));
  app.delete('/api/devices/:id', async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await me(request);
    const { id } = request.params as { id: string };
    await people.signOut(person, id);
    if (id === person.device) forget(reply);
    return {};
  });
}
