import { loadBots } from '../src/index.ts';

/** Tests drive matches step by step and wait for nothing: bots are there from the beginning. */
await loadBots();
