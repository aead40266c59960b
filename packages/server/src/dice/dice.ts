import type { Replay } from '@wardroom/core';
import type { DiceCount, DiceServed } from '@wardroom/protocol';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** How often each face of every die came up, over all matches that ended here. */
export interface Dice {
  /** A match has ended. It is counted once, whoever says so and however often. */
  count: (match: string, replay: Replay) => Promise<void>;
  served: () => Promise<DiceServed>;
}

export function dice(db: Kysely<Schema>): Dice {
  return {
    count: async (match, replay) => {
      const found = facesOf(replay);
      await db.transaction().execute(async (trx) => {
        const first = await trx
          .insertInto('dice_match')
          .values({ match, game: replay.game })
          .onConflict((c) => c.column('match').doNothing())
          .returning('match')
          .executeTakeFirst();
        if (first === undefined || found.length === 0) return;
        // In one order everywhere, so that two nodes never wait for each other.
        await trx
          .insertInto('die')
          .values(found)
          .onConflict((c) =>
            c.columns(['game', 'sides', 'face']).doUpdateSet({ count: sql`die.count + excluded.count` }),
          )
          .execute();
      });
    },

    served: async () => {
      const rows = await db.selectFrom('die').selectAll().orderBy('game').orderBy('sides').orderBy('face').execute();
      const matches = await db
        .selectFrom('dice_match')
        .select(['game', (x) => x.fn.countAll<number>().as('n')])
        .groupBy('game')
        .orderBy('game')
        .execute();
      const counts = new Map<string, DiceCount>();
      for (const { game, sides, face, count } of rows) {
        const key = `${game} ${sides}`;
        const die = counts.get(key) ?? { game, sides, faces: Array<number>(sides).fill(0) };
        die.faces[face - 1] = count;
        counts.set(key, die);
      }
      return { matches: Object.fromEntries(matches.map((m) => [m.game, m.n])), dice: [...counts.values()] };
    },
  };
}

/** The throws of a finished match, added up. Shuffles have no faces; matches without fair dice are not ours to vouch for. */
export function facesOf({ game, inputs, fair }: Replay): Schema['die'][] {
  const counts = new Map<string, Schema['die']>();
  let nth = 0;
  for (const input of inputs) {
    if (!('chance' in input) || fair === undefined) continue;
    const sides = fair.sides[nth++];
    if (sides < 2) continue;
    for (const face of input.chance) {
      const key = `${String(sides).padStart(4, '0')} ${String(face).padStart(4, '0')}`;
      const die = counts.get(key) ?? { game, sides, face, count: 0 };
      die.count++;
      counts.set(key, die);
    }
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, die]) => die);
}
