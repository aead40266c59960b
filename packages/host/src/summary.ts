import { playReplay, type Replay, type WholeGame } from '@wardroom/core';
import { tellDice } from './dice-story.ts';
import { deckName } from './replays.ts';

/** What is kept of a match beside its replay: read off in one pass, with no estimate in it. */
export interface Summary {
  turns: number;
  /** Names of the decks, where they are ready ones. */
  decks: (string | null)[];
  /** How often each face from 1 to 6 came up for each seat, and what their rolls were for. */
  dice: {
    faces: number[];
    wants: { what: string; tries: number; happened: number; expected: number; feared?: true }[];
  }[];
}

export function summaryOf(game: WholeGame, replay: Replay): Summary {
  const throws: ReturnType<NonNullable<typeof game.story>['luck']> = [];
  const run = playReplay(game, replay, (e, s) => throws.push(...(game.story?.luck(e, s) ?? [])));
  for (let more = replay.inputs.length > 0; more; ) more = run.step();
  return {
    turns: run.machine.state.turn,
    decks: replay.setup.seats.map((x) => deckName(game, x.deck)),
    dice: replay.setup.seats.map((x, seat) => {
      const { faces, wants } = tellDice(
        x.name,
        seat,
        throws.filter((t) => t.seat === seat),
      );
      return { faces, wants };
    }),
  };
}
