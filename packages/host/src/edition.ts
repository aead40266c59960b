import { type Engine, engine, parseReplay, type Replay, type WholeGame } from '@wardroom/core';
import { keepLoaded } from '@wardroom/games/loaded';
import { catalogue, reading } from './catalogue.ts';
import type { Catalogue } from './messages.ts';
import { type Packed, pack, unpackBy } from './packed.ts';
import { type OpenReplay, openReplay } from './replays.ts';
import type { Entry } from './room/entries.ts';
import type { RoomPorts, Think } from './room/ports.ts';
import { openRoom } from './room/room.ts';
import type { Room } from './room/room-types.ts';
import { thinkHere } from './room/think.ts';
import { type Story, tellStory } from './story.ts';

/**
 * One game by one edition of its rules, with everything that runs and shows its matches: what a file
 * `rules-<game>-<fingerprint>.js` exports as `rules`. Editions lie side by side, so that an old match is played by the rules it
 * was made with, whatever the rules are now. What goes in and out of the functions below is plain JSON; a state of this edition
 * is only for its own engine and game.
 */
export interface RulesBundle {
  /** Raised when what is written here changes its meaning. */
  format: 1;
  game: WholeGame;
  engine: Engine;
  /** Cards and clauses as they were, for tables. */
  catalogue: () => Catalogue;
  /** Open the text of a replay file of this edition. */
  openReplay: (text: string) => OpenReplay;
  tellStory: (replay: Replay) => Generator<number, Story>;
  /** What a link to a replay holds, and the replay that it is of. */
  pack: (replay: Replay) => Packed;
  unpack: (packed: Packed) => Replay;
  /** Matches by these rules that are still under way. Editions of before there were rooms have none. */
  rooms?: RoomsEdition;
}

/** Rooms and bots of an edition: they run wherever the present ones do. */
export interface RoomsEdition {
  /** Raised when what a room asks of its ports, or what is asked of it, changes its meaning. */
  format: 1;
  open: (ports: RoomPorts, log: readonly Entry[]) => Room;
  think: Think;
}

export function rulesBundle(game: WholeGame): RulesBundle {
  keepLoaded(game);
  return {
    format: 1,
    game,
    engine,
    catalogue: () => ({ ...catalogue(game), ...reading(game) }),
    openReplay: (text) => openReplay(game, parseReplay(text, (name) => (name === game.name ? game : undefined)).replay),
    tellStory: (replay) => tellStory(game, replay),
    pack: (replay) => pack(game, replay),
    unpack: (packed) => unpackBy(game, packed),
    rooms: { format: 1, open: openRoom, think: thinkHere },
  };
}
