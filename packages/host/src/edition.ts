import { type Engine, engine, parseReplay, type Replay, type WholeGame } from '@wardroom/core';
import { catalogue, reading } from './catalogue.ts';
import type { Catalogue } from './messages.ts';
import { type Packed, pack, unpackBy } from './packed.ts';
import { type OpenReplay, openReplay } from './replays.ts';
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
}

export const rulesBundle = (game: WholeGame): RulesBundle => ({
  format: 1,
  game,
  engine,
  catalogue: () => ({ ...catalogue(game), ...reading(game) }),
  openReplay: (text) => openReplay(game, parseReplay(text, (name) => (name === game.name ? game : undefined)).replay),
  tellStory: (replay) => tellStory(game, replay),
  pack: (replay) => pack(game, replay),
  unpack: (packed) => unpackBy(game, packed),
});
