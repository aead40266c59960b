export { createServer } from './app.ts';
export { type Running, startServer } from './start.ts';
