import {
  type AnyRule,
  act,
  answer,
  ask,
  type CardId,
  EVERYONE,
  emit,
  loop,
  type Machine,
  NONE,
  rule,
  slots,
  type VarsOf,
  when,
} from '@wardroom/core';
import { CITE, EVENT, PROMPT, VERB } from '../names.ts';
import { defOf } from './field.ts';
import { shownFor, whyNotPay } from './summonable.ts';

/** A creature that may come without a sacrifice (W8.3.1): its player may pay all the same, and shows what lets it come. */

const FREELY = slots('seat: seat', 'card: card', 'free?', 'shown?: cards');

/** Cards of the hand that may still be shown for it, as long as some have to be. */
function toShow(m: Machine, v: VarsOf<typeof FREELY>): CardId[] {
  const held = shownFor(m, v[FREELY.seat], v[FREELY.card]).filter((id) => !v[FREELY.shown].includes(id));
  return v[FREELY.free] === 1 && owed(m, v) > 0 ? held : [];
}

const owed = (m: Machine, v: VarsOf<typeof FREELY>): number =>
  (defOf(m, v[FREELY.card]).require?.freeWithHand?.count ?? 0) - v[FREELY.shown].length;

function show(m: Machine, v: VarsOf<typeof FREELY>, id: CardId): void {
  v[FREELY.shown].push(id);
  m.state.known[id] = EVERYONE;
  emit(m, EVENT.chose, CITE['W8.3.1'], v[FREELY.seat], id, v[FREELY.card]);
}

/** The answer is 1 if nothing is sacrificed for it. */
export const freely = rule('freely', FREELY, [
  act((_m, v) => {
    v[FREELY.free] = 1;
    v[FREELY.shown] = [];
  }),
  when(
    (m, v) => whyNotPay(m, v[FREELY.seat], v[FREELY.card]) === null,
    [
      ask(
        (_m, v) => ({
          seat: v[FREELY.seat],
          prompt: PROMPT.freely,
          card: v[FREELY.card],
          choices: [
            { verb: VERB.yes, card: v[FREELY.card], on: NONE, n: 1 },
            { verb: VERB.no, card: v[FREELY.card], on: NONE, n: 0 },
          ],
        }),
        (_m, v, picked) => {
          v[FREELY.free] = picked.n;
        },
      ),
    ],
  ),
  loop(
    (m, v) => toShow(m, v).length > 0 && m.state.seats[v[FREELY.seat]].out === 0,
    [
      // Where there are just as many, there is nothing to choose.
      act((m, v) => {
        const held = toShow(m, v);
        if (held.length === owed(m, v)) for (const id of held) show(m, v, id);
      }),
      ask(
        (m, v) => ({
          seat: v[FREELY.seat],
          prompt: PROMPT.shown,
          card: v[FREELY.card],
          choices: toShow(m, v).map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 })),
        }),
        (m, v, picked) => show(m, v, picked.card),
      ),
    ],
  ),
  ...answer<VarsOf<typeof FREELY>>((_m, v) => v[FREELY.free]),
]);

export const freelyRules: readonly AnyRule[] = [freely];
