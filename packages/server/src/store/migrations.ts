import type { Kysely, Migration, MigrationProvider } from 'kysely';

/** Every change of the database, in order. One that has been released is never edited: a further one follows it. */
const migrations: Record<string, Migration> = {
  '2026-11-18 people, tables, matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('account')
        .addColumn('person', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('login', 'text', (c) => c.notNull().unique())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('device')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('token', 'text', (c) => c.notNull().unique())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .addColumn('agent', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('device_person').on('device').column('person').execute();
      await db.schema
        .createTable('lobby')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('code', 'text', (c) => c.notNull().unique())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('lobby_host').on('lobby').columns(['host', 'changed']).execute();
      await db.schema.createIndex('lobby_listed').on('lobby').columns(['listed', 'changed']).execute();
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('mode', 'text', (c) => c.notNull())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('ended', 'bigint')
        .execute();
      await db.schema.createIndex('match_status').on('match').column('status').execute();
      await db.schema
        .createTable('seat')
        .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
        .execute();
      await db.schema.createIndex('seat_person').on('seat').column('person').execute();
      await db.schema
        .createTable('entry')
        .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('entry_key', ['match', 'seq'])
        .execute();
    },
  },
  // Names are taken in alphabetical order.
  '2026-11-18b passkeys, decks, dice': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .execute();
      await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
      await db.schema
        .createTable('challenge')
        .addColumn('challenge', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.references('person.id').onDelete('cascade'))
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('challenge_until').on('challenge').column('until').execute();
      await db.schema
        .createTable('deck')
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('cards', 'text', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('deck_key', ['person', 'id'])
        .execute();
      await db.schema
        .createTable('die')
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('sides', 'integer', (c) => c.notNull())
        .addColumn('face', 'integer', (c) => c.notNull())
        .addColumn('count', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('die_key', ['game', 'sides', 'face'])
        .execute();
      await db.schema
        .createTable('dice_match')
        .addColumn('match', 'text', (c) => c.primaryKey().references('match.id').onDelete('cascade'))
        .addColumn('game', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-18c whose turn, seeking, chat, notices': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('match').addColumn('judge', 'text').execute();
      await db.schema.alterTable('match').addColumn('gone', 'text').execute();
      await db.schema.alterTable('match').addColumn('due', 'bigint').execute();
      await db.schema.alterTable('match').addColumn('secret', 'integer').execute();
      await db.schema.createIndex('match_due').on('match').columns(['status', 'due']).execute();
      await db.schema.alterTable('seat').addColumn('asked', 'bigint').execute();
      await db.schema.alterTable('seat').addColumn('until', 'bigint').execute();
      await db.schema
        .createTable('seeking')
        .addColumn('person', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('mode', 'text', (c) => c.notNull())
        .addColumn('players', 'integer', (c) => c.notNull())
        .addColumn('foe', 'text', (c) => c.notNull())
        .addColumn('deck', 'text', (c) => c.notNull())
        .addColumn('bots', 'bigint')
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .addColumn('code', 'text')
        .execute();
      await db.schema.createIndex('seeking_what').on('seeking').columns(['game', 'mode', 'players', 'foe']).execute();
      await db.schema
        .createTable('chat')
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('seat', 'integer')
        .addColumn('heard', 'text', (c) => c.notNull())
        .addColumn('text', 'text')
        .addColumn('emote', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['code', 'n'])
        .execute();
      await db.schema.createIndex('chat_person').on('chat').column('person').execute();
      await db.schema
        .createTable('mute')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('other', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('mute_pair', ['person', 'other'])
        .execute();
      await db.schema
        .createTable('report')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('accused', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('line', 'integer', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('lines', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addUniqueConstraint('report_once', ['person', 'code', 'line'])
        .execute();
      await db.schema
        .createTable('push')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('push_person').on('push').column('person').execute();
      await db.schema
        .createTable('mail')
        .addColumn('person', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('confirmed', 'integer', (c) => c.notNull())
        .addColumn('sent', 'integer', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('mail_address').on('mail').column('address').execute();
      await db.schema
        .createTable('notice')
        .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
        .addColumn('way', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('notice_key', ['person', 'match', 'way'])
        .execute();
    },
  },
  '2026-11-18e who signs out is not told': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('push')
        .addColumn('device', 'text', (c) => c.references('device.id').onDelete('cascade'))
        .execute();
    },
  },
  '2026-11-18f a quick match has a format': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seeking')
        .addColumn('format', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    },
  },
};

/** In the order in which they are made. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

export const provider: MigrationProvider = { getMigrations: async () => migrations };
