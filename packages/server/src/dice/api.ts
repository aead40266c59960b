import { DiceServed } from '@wardroom/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../online.ts';
import { Refusal } from '../refusal.ts';
import { answers } from '../requests.ts';

/** What anybody may look at to see that chance is fair: finished matches by link, and all dice served. */
export function diceApi(app: FastifyInstance, online: Online): void {
  app.get('/api/dice', answers(DiceServed), async () => online.dice.served());
  app.get('/api/replays/:id', async (request: FastifyRequest) => {
    const replay = await online.rooms.replayOf((request.params as { id: string }).id);
    if (replay === null) throw new Refusal('This match is not over yet: its replay comes with its end.', 409);
    return replay;
  });
}
