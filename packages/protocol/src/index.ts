export * from './common.ts';
export * from './decks.ts';
export * from './dice.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './socket.ts';
export * from './tables.ts';
