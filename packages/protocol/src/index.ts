export * from './common.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './socket.ts';
export * from './tables.ts';
