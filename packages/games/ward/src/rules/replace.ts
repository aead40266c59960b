import {
  type AnyRule,
  act,
  ask,
  call,
  EVERYONE,
  emit,
  loop,
  NONE,
  pile,
  rule,
  type State,
  slots,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import { CITE, DECK, EVENT, HAND, MATCH, matchOf, PROMPT, VERB } from '../names.ts';
import { acted, beforeAsking, canTakeBack } from './calling.ts';
import { drawCards, shuffle } from './drawing.ts';
import { primaryOf } from './field.ts';
import { lose } from './losing.ts';
import { send } from './moving.ts';
import { summon } from './summon.ts';
import { couldEverSummon, summonable } from './summonable.ts';

/** The replacement of a lost primary and the redraw remedy (W7.2). */

const REPLACE = slots('seat: seat', 'maxAl', 'normal', 'drawn?', 'stamps?: nums', 'card?: card');

/**
 * W7.2: a player without a creature summons one at once; the redraw remedy if the hand holds none. `normal` is 1 where
 * the remedy serves a first turn (W7.1.4), whose summon is the normal one.
 */
export const replace = rule('replace', REPLACE, [
  act((_m, v) => {
    v[REPLACE.drawn] = 0;
    v[REPLACE.stamps] = [];
  }),
  loop(
    (m, v) => primaryOf(m.state, v[REPLACE.seat]) === NONE && m.state.seats[v[REPLACE.seat]].out === 0,
    [
      when(
        (m, v) => summonable(m, v[REPLACE.seat], v[REPLACE.maxAl]).length === 0,
        [
          when(
            (m, v) => !couldEverSummon(m, v[REPLACE.seat], v[REPLACE.maxAl], v[REPLACE.drawn] === 1),
            [lose.call({ seat: (_m, v) => v[REPLACE.seat], cite: () => CITE['W7.2.4'] }), stop],
          ),
          when(
            (m, v) => v[REPLACE.drawn] === 1 || pile(m.state, HAND, v[REPLACE.seat]).length === 0,
            [
              // W7.2.3: one card at a time.
              act((m, v) => {
                v[REPLACE.drawn] = 1;
                drawCards(m, v[REPLACE.seat], 1, CITE['W7.2.3']);
                // A drawn card is known again by its stamp: what an effect brings to the hand meanwhile stays there.
                const hand = pile(m.state, HAND, v[REPLACE.seat]);
                v[REPLACE.stamps] = hand.map((id) => m.state.cards[id].stamp);
              }),
            ],
            [call(() => redraw, { seat: (_m, v) => v[REPLACE.seat] })],
          ),
        ],
        [
          act((_m, v) => {
            v[REPLACE.card] = NONE;
          }),
          ask(
            (m, v) => {
              beforeAsking(m);
              return {
                seat: v[REPLACE.seat],
                prompt: PROMPT.replace,
                choices: summonable(m, v[REPLACE.seat], v[REPLACE.maxAl]).map((id) => ({
                  verb: VERB.summon,
                  card: id,
                  on: NONE,
                  n: 0,
                })),
                always: true,
              };
            },
            (m, v, picked) => {
              v[REPLACE.card] = picked.card;
              // Whoever lost by their own play is still in the middle of it.
              if (matchOf(m.state)[MATCH.playBy] !== v[REPLACE.seat] || !canTakeBack(m))
                acted(m, v[REPLACE.seat], true);
            },
          ),
          // A table put back (W4.1.5) asks again here, and may have nothing left to offer: then the remedy is due.
          when(
            (_m, v) => v[REPLACE.card] !== NONE,
            [
              summon.call({
                seat: (_m, v) => v[REPLACE.seat],
                card: (_m, v) => v[REPLACE.card],
                normal: (_m, v) => v[REPLACE.normal],
              }),
            ],
          ),
          when(
            (m, v) => v[REPLACE.card] !== NONE && v[REPLACE.drawn] === 1 && m.state.over === null,
            [
              act((m, v) => {
                v[REPLACE.drawn] = 0;
                for (const id of pile(m.state, HAND, v[REPLACE.seat]).slice()) {
                  if (v[REPLACE.stamps].includes(m.state.cards[id].stamp))
                    send(m, id, DECK, v[REPLACE.seat], CITE['W7.2.3']);
                }
              }),
              shuffle.call({ seat: (_m, v) => v[REPLACE.seat] }),
            ],
          ),
        ],
      ),
    ],
  ),
]);

const REDRAW = slots('seat: seat', 'count?');

/** W7.2.2: show the hand, shuffle it in, draw as many. */
const redraw = rule('redraw', REDRAW, [
  act((m, v) => {
    const hand = pile(m.state, HAND, v[REDRAW.seat]).slice();
    v[REDRAW.count] = hand.length;
    for (const id of hand) m.state.known[id] = EVERYONE;
    emit(m, EVENT.revealedHand, CITE['W7.2.2'], v[REDRAW.seat], NONE, NONE, hand.length, hand);
    for (const id of hand) emit(m, EVENT.chose, CITE['W7.2.2'], v[REDRAW.seat], id);
    for (const id of hand) send(m, id, DECK, v[REDRAW.seat], CITE['W7.2.2']);
  }),
  shuffle.call({ seat: (_m, v) => v[REDRAW.seat] }),
  act((m, v) => {
    drawCards(m, v[REDRAW.seat], v[REDRAW.count], CITE['W7.2.2']);
    emit(m, EVENT.redrew, CITE['W7.2.2'], v[REDRAW.seat], NONE, NONE, v[REDRAW.count]);
  }),
]);

/** The highest AL that the replacement being asked for may have, or NONE. */
export const limitAsked = (s: State): number =>
  (s.frames[s.frames.length - 1].vars as VarsOf<typeof REPLACE>)[REPLACE.maxAl];

export const replaceRules: readonly AnyRule[] = [replace, redraw];
