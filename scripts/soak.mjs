// npm run soak: random matches of every game and mode, and whether they play as they did before. With `kills`, `fuzz` or `deploy`, the
// server; with `rooms`, what sessions among strangers are told; with `pairs`, every two cards of Ward together; with `cards`, everything on each.
import { build } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await setup();
const args = process.argv.slice(2);
const others = {
  kills: 'soakServer',
  fuzz: 'soakServer',
  deploy: 'soakServer',
  rooms: 'soakRooms',
  pairs: 'soakPairs',
  cards: 'soakCards',
};
await become(build(others[args[0]] ?? 'soak'), args);
