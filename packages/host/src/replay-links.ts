import { type Replay, ReplayError, refuseLarge } from '@wardroom/core';
import { loadGame } from '@wardroom/games/load';
import { otherRules } from './editions.ts';
import { type Packed, pack, unpackBy } from './packed.ts';

/** A link that holds a whole replay. */

/** The longest link: of a match with the most inputs there may be, all of them large. */
const LONGEST_LINK = 400_000;

export async function encodeReplay(replay: Replay): Promise<string> {
  const game = await loadGame(replay.game);
  if (game === undefined) throw new ReplayError(`game '${String(replay.game).slice(0, 40)}' is not known here.`);
  const other = await otherRules(game, replay.fingerprint);
  return toText(await squeeze(JSON.stringify(other?.pack(replay) ?? pack(game, replay))));
}

export async function decodeReplay(text: string): Promise<Replay> {
  if (text.length > LONGEST_LINK) {
    throw new ReplayError(`The link is too long: no match needs more than ${LONGEST_LINK} characters.`);
  }
  let packed: unknown;
  try {
    packed = JSON.parse(await unsqueeze(toBytes(text)));
  } catch (e) {
    if (e instanceof ReplayError) throw e;
    throw new ReplayError('The link is not whole: part of it was lost on the way. Ask for it again.');
  }
  return unpack(packed);
}

async function unpack(raw: unknown): Promise<Replay> {
  const p = raw as Packed;
  if (typeof raw !== 'object' || raw === null || p.v !== 1 || typeof p.game !== 'string') {
    throw new ReplayError('The link does not hold a replay that this table can read.');
  }
  const game = await loadGame(p.game);
  if (game === undefined)
    throw new ReplayError(`The link is of a game that is not on this table: '${p.game.slice(0, 40)}'.`);
  const other = await otherRules(game, p.rules);
  return other === undefined ? unpackBy(game, p) : other.unpack(p);
}

async function squeeze(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A link comes from anywhere: one that would unpack to more than any replay is given up on the way. */
async function unsqueeze(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const words = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + words.decode();
    text += words.decode(value, { stream: true });
    refuseLarge(text.length);
  }
}

/** Base64 with the two letters that links leave alone, without padding. */
const toText = (bytes: Uint8Array): string => {
  let raw = '';
  for (const b of bytes) raw += String.fromCharCode(b);
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
