import { type CardId, type DefId, type Projection, pile, type State } from '@wardroom/core';
import { BOARD, DECK, HAND, MATCH, PHASE, SPOT_VERBS, STATUSES, STRAYED, VERB } from './names.ts';
import { forgetPlacing } from './rules/setup.ts';
import { rules } from './rules.ts';
import { board, viewBack, viewCard, viewTable } from './view.ts';

/**
 * Whether an unseen card could be this one, from what everybody knows: spells are never on the board and tokens never
 * hidden; in the setup the Stone is the first card of the hand, and after it a card that has been on the board ever since and has
 * gone nowhere but where a Stone goes.
 */
function couldBe(s: State, id: CardId, def: DefId): boolean {
  const { kind } = rules.defs[def];
  const c = s.cards[id];
  if (kind === 'token') return c.zone !== DECK && c.zone !== HAND && c.zone !== BOARD;
  if (c.zone === HAND && s.g[MATCH.phase] === PHASE.setup)
    return (pile(s, HAND, c.seat)[0] === id) === (kind === 'stone');
  if (c.zone !== BOARD) return kind !== 'stone';
  if ((c.flags & STATUSES) !== 0) return kind === 'unit';
  if (kind === 'stone') return c.since === 0 && (c.flags & STRAYED) === 0;
  return kind !== 'spell';
}

/** What a view of Arcane holds. */
export const projection: Projection = {
  viewTable,
  viewCard,
  showsAlike: () => true,
  targetVerbs: [VERB.card],
  seatVerbs: [VERB.seat],
  viewBack,
  board,
  spotVerbs: SPOT_VERBS,
  couldBe,
  forget: forgetPlacing,
};
