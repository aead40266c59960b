import type { GameTable } from '../../games/table.ts';
import { sounds } from '../sound/table.ts';
import type { Stage } from './player.ts';

/** How a game's beats are shown and heard at a table. `isBots`: whose turns need not be waited for. */
export const stageOf = (table: GameTable, near: number, isBots: (seat: number) => boolean): Stage => ({
  paced: (beat, next) => {
    const { kind, seat = -1 } = beat.event;
    const { turns, blows } = table;
    return {
      natural: table.hold(beat, next),
      ...(turns.has(kind) ? { turn: { bots: isBots(seat) } } : {}),
      ...(blows.begin.has(kind) ? { blows: 'begin' as const } : blows.end.has(kind) ? { blows: 'end' as const } : {}),
    };
  },
  sound: (beat) => {
    const heard = table.soundOf(beat, near);
    if (heard !== null) sounds.play(heard.name, heard.options);
  },
});
