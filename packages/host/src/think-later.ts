import type { Think } from './room/ports.ts';

/** Bots are fetched while the table is looked at for the first time: nobody needs them to see it. */
let bots: typeof import('./room/think.ts') | undefined;

export async function loadBots(): Promise<void> {
  bots ??= await import('./room/think.ts');
}

/** Think here, once there is something to think with. */
export const thinkLater: Think = (thought) =>
  bots === undefined ? loadBots().then(() => bots!.thinkHere(thought)) : bots.thinkHere(thought);
