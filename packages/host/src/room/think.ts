import { botByName, foeMind } from '@wardroom/bots';
import { type SeatId, streamOf } from '@wardroom/core';
import { loadedGame } from '@wardroom/games/loaded';
import type { Thinking, Thought } from './ports.ts';

/** Think here and now: in a thread of its own, or where nobody minds waiting. */
export function thinkHere({ game: name, bot: who, seat: at, state, asked, random: bits }: Thought): Thinking {
  const game = loadedGame(name);
  if (game === undefined) throw new Error(`game: '${name.slice(0, 40)}' is not loaded where bots think.`);
  const random = streamOf(...bits);
  const seat = at as SeatId;
  if (who === 'table') return foeMind(game, state, seat, random);
  const bot = botByName(who);
  if (bot === undefined) throw new Error(`no bot is called '${who.slice(0, 40)}'.`);
  return asked ? bot.decide(game, state, seat, random) : (bot.interject?.(game, state, seat, random) ?? null);
}
