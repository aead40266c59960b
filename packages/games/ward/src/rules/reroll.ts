import {
  type AnyRule,
  act,
  ask,
  type CardId,
  type Machine,
  NONE,
  roll,
  rule,
  slots,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import { PROMPT, ROLL_KINDS, VERB } from '../names.ts';
import { emitRoll } from './effects.ts';
import { tellResist } from './resist.ts';
import { ROLLED, type Rolled, rollNow } from './rolling.ts';
import { tellAttackRoll, tellHitRoll, tellSlip } from './strike.ts';

/** A text has a roll made again. Both results are told. */

const REROLL = slots('src: card', 'me: seat', 'one', 'keep', 'face?', 'faces?: nums', 'counts?');

export const reroll = rule('reroll', REROLL, [
  when((m) => rollNow(m) === null, [stop]),
  act((_m, v) => {
    v[REROLL.face] = NONE;
    v[REROLL.counts] = 1;
  }),
  when(
    (_m, v) => v[REROLL.one] === 1,
    [
      // Dice with the same face are the same to choose from.
      ask(
        (m, v) => ({
          seat: v[REROLL.me],
          prompt: PROMPT.whichDie,
          card: v[REROLL.src],
          choices: [...new Set(rollNow(m)![ROLLED.faces])]
            .sort((a, b) => a - b)
            .map((face) => ({ verb: VERB.die, card: v[REROLL.src], on: NONE as CardId, n: face })),
        }),
        (_m, v, picked) => {
          v[REROLL.face] = picked.n;
        },
      ),
    ],
  ),
  roll(
    PROMPT.rollAgain,
    (m, v) => (v[REROLL.face] === NONE ? rollNow(m)![ROLLED.faces].length : 1),
    (m, v, fresh) => {
      const before = rollNow(m)![ROLLED.faces];
      v[REROLL.faces] = v[REROLL.face] === NONE ? fresh.slice() : before.with(before.indexOf(v[REROLL.face]), fresh[0]);
      tell(m, rollNow(m)!, v[REROLL.faces]);
    },
    (m) => rollNow(m)![ROLLED.a],
  ),
  when(
    (_m, v) => v[REROLL.keep] === 1,
    [
      ask(
        (_m, v) => ({
          seat: v[REROLL.me],
          prompt: PROMPT.keepRoll,
          card: v[REROLL.src],
          choices: [
            { verb: VERB.yes, card: v[REROLL.src], on: NONE, n: 1 },
            { verb: VERB.no, card: v[REROLL.src], on: NONE, n: 0 },
          ],
        }),
        (_m, v, picked) => {
          v[REROLL.counts] = picked.n;
        },
      ),
    ],
  ),
  act(decideRoll),
]);

/** The new dice take the place of the old ones; if the old ones are kept, they are told once more as what counts. */
function decideRoll(m: Machine, v: VarsOf<typeof REROLL>): void {
  const now = rollNow(m)!;
  if (v[REROLL.counts] === 1) now[ROLLED.faces] = v[REROLL.faces];
  else tell(m, now, now[ROLLED.faces]);
}

/** What dice come to, told as the roll was. */
function tell(m: Machine, now: Rolled, faces: readonly number[]): void {
  const { [ROLLED.roller]: roller, [ROLLED.a]: a, [ROLLED.b]: b } = now;
  const kind = ROLL_KINDS[now[ROLLED.kind]];
  switch (kind) {
    case 'hit':
      tellHitRoll(m, a, b, faces);
      return;
    case 'attack':
      tellAttackRoll(m, a, b, faces);
      return;
    case 'slip':
      tellSlip(m, a, faces);
      return;
    case 'text':
    case 'order':
    case 'target':
      emitRoll(m, roller, a, faces);
      return;
    case 'resist':
      tellResist(m, roller, a, faces);
      return;
    default:
      kind satisfies never;
  }
}

export const rerollRules: readonly AnyRule[] = [reroll];
