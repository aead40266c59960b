import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadGame } from '@wardroom/games/load';
import { prepare } from '@wardroom/host';
import type { RoomsEdition } from '@wardroom/host/edition';
import { type FindRules, otherRules, rulesFile } from '@wardroom/host/editions';
import { type Opening, openRoom, type Think, thinkHere } from '@wardroom/host/room';
import { Refusal } from '../refusal.ts';

/** By which rules a match is played: the present ones, or those of an earlier or later build that it was begun with. */

/** The rules that lie in a folder, each edition a file of its own. */
export const rulesIn =
  (folder: string): FindRules =>
  async (game, fingerprint) => {
    const file = join(folder, rulesFile(game, fingerprint));
    return existsSync(file) ? (await import(pathToFileURL(file).href)).rules : undefined;
  };

/** No edition but the present one. */
export const noOtherRules: FindRules = async () => undefined;

/** Put the rules of this build beside those of others, for the builds that come after it. */
export function keepRules(own: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(own).filter((x) => x.endsWith('.js') && !existsSync(join(folder, x)))) {
    // Another node may do the same, or read: a file is there whole or not at all.
    const aside = join(folder, `${name}.${process.pid}`);
    copyFileSync(join(own, name), aside);
    renameSync(aside, join(folder, name));
  }
}

const PRESENT: RoomsEdition = { format: 1, open: openRoom, think: thinkHere };

async function editionOf(name: string, fingerprint: string, find: FindRules): Promise<RoomsEdition> {
  const game = await loadGame(name);
  if (game === undefined) throw new Refusal(`This match is of a game that is not here: '${name.slice(0, 40)}'.`, 404);
  if (fingerprint === game.fingerprint) return PRESENT;
  const rooms = (await otherRules(game, fingerprint, find))?.rooms;
  if (rooms?.format === 1) return rooms;
  throw new Refusal(
    `This match was begun with other rules of ${game.title} (${fingerprint.slice(0, 16)}), and those are not kept here. It stays as it is until they are.`,
    409,
  );
}

/** What opens the room of a match that began like this. */
export async function openerOf({ request, fingerprint }: Opening, find: FindRules): Promise<RoomsEdition['open']> {
  const { open } = await editionOf(request.game, fingerprint, find);
  if (open === openRoom) await prepare(request);
  return open;
}

/** Bots think by the rules of the match they play in. */
export const thinkBy =
  (find: FindRules): Think =>
  async (thought) =>
    (await editionOf(thought.game, thought.fingerprint, find)).think(thought);
