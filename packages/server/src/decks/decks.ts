import { gameByName } from '@wardroom/games';
import type { DeckAsk, KeptDeck } from '@wardroom/protocol';
import type { Kysely } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Schema } from '../store/schema.ts';

/** Decks of people's own. Whether one may be played is for the table to say: here it may be half done. */
export interface Decks {
  /** The latest first. */
  of: (person: string) => Promise<KeptDeck[]>;
  keep: (person: string, id: string, deck: DeckAsk) => Promise<KeptDeck>;
  remove: (person: string, id: string) => Promise<void>;
}

/** Of one person, in all games. */
export const MOST_DECKS = 100;

export function decks(db: Kysely<Schema>, now: () => number): Decks {
  return {
    of: async (person) => {
      const rows = await db
        .selectFrom('deck')
        .selectAll()
        .where('person', '=', person)
        .orderBy('changed', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ person: _, cards, ...row }) => ({ ...row, cards: JSON.parse(cards) as string[] }));
    },

    keep: async (person, id, { game: name, ...deck }) => {
      const game = gameByName(name);
      if (game === undefined) throw new Refusal(`game: '${name}' is not played here.`);
      const unknown = deck.cards.findIndex((card) => !game.defById.has(card));
      if (unknown >= 0) throw new Refusal(`cards.${unknown}: ${game.title} has no card '${deck.cards[unknown]}'.`);
      const row = { person, id, game: name, name: deck.name, cards: JSON.stringify(deck.cards), changed: now() };
      const { person: _, ...what } = row;
      const changed = await db
        .updateTable('deck')
        .set(what)
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) {
        const { n } = await db
          .selectFrom('deck')
          .select((x) => x.fn.countAll<number>().as('n'))
          .where('person', '=', person)
          .executeTakeFirstOrThrow();
        if (n >= MOST_DECKS) throw new Refusal(`You have ${MOST_DECKS} decks here; remove one of them first.`, 409);
        // Two pages may keep the same one at once: the later has it.
        await db
          .insertInto('deck')
          .values(row)
          .onConflict((c) => c.columns(['person', 'id']).doUpdateSet(what))
          .execute();
      }
      return { id, game: name, name: deck.name, cards: deck.cards, changed: row.changed };
    },

    remove: async (person, id) => {
      await db.deleteFrom('deck').where('person', '=', person).where('id', '=', id).execute();
    },
  };
}
