import type { Box, DeckReport, Options, ReadyDeck, Rules } from './game.ts';

/** Formats: which cards a match is played with. A game that knows several offers them as its option of this name. */
export const FORMAT = 'format';

/** The formats of a game, as the option has them; none in a game where every card goes with every other. */
export function formatsOf({ options }: Pick<Rules, 'options'>): readonly string[] {
  const facts = options[FORMAT];
  return facts !== undefined && 'values' in facts ? facts.values.map(String) : [];
}

/** What one format has against a deck: nothing where the deck fits. */
export interface Fit {
  format: string;
  errors: DeckReport['errors'];
}

/** Every format of the game with what it has against this deck. */
export const fitsOf = (game: Rules, deck: readonly string[], mode?: string): Fit[] =>
  formatsOf(game).map((format) => ({ format, errors: game.checkDeck(deck, { [FORMAT]: format }, mode).errors }));

/** The ready decks that may be played in a mode with these options. */
export const readyDecks = (
  game: Rules & Pick<Box, 'decks'>,
  mode: string,
  options: Options = {},
): readonly ReadyDeck[] =>
  game.decks.filter((d) => (d.mode ?? mode) === mode && game.checkDeck(d.cards, options, mode).errors.length === 0);

/** The cards that a deck may be made of: none of a foe's, none that other cards put out, none that the format bars. */
export function deckPool(game: Rules & Pick<Box, 'foes'>, options: Options = {}): string[] {
  const foes = new Set(game.foes.flatMap((foe) => foe.cards));
  return game.defs.flatMap(({ id }) =>
    foes.has(id) || game.ofNoDeck?.has(id) === true || game.bars?.(id, options) === true ? [] : [id],
  );
}
