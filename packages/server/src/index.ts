export { createServer } from './app.ts';
export { openOnline } from './online.ts';
export { type Running, startServer } from './start.ts';
export { openDatabase } from './store/database.ts';
