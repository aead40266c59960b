import {
  type Action,
  act,
  ask,
  type CardId,
  type Choice,
  emit,
  type Link,
  loop,
  type Machine,
  NONE,
  type SeatId,
  type Step,
  type TextVars,
} from '@wardroom/core';
import { CITE, EVENT, RUBBLE, STEALTH, VERB } from '../names.ts';
import { aimed } from './would.ts';

/** Targets of spells and abilities: chosen as they are put on the storyline, looked at again as they resolve (S4.4). */

/** Variables of a text: its card, its player, who casts or uses it; then the targets. */
const varsOf = (card: CardId, seat: SeatId, caster: CardId, loc: number, picks: readonly CardId[]): TextVars => [
  card,
  seat,
  caster,
  NONE,
  loc,
  ...picks,
];

/** S5.6, S1.9: in play, and not hidden from this player. A warded card is as good a target as any. */
export function isTargetable(m: Machine, id: CardId, seat: SeatId): boolean {
  const c = m.state.cards[id];
  if (!m.game.zones[c.zone].play || (c.flags & RUBBLE) !== 0) return false;
  return (c.flags & STEALTH) === 0 || c.ctrl === seat;
}

/** What the k-th target may be, given those before it. */
export function targetsFor(
  m: Machine,
  action: Action,
  k: number,
  card: CardId,
  seat: SeatId,
  caster: CardId,
  picks: readonly CardId[] = [],
): CardId[] {
  const found = action.targets[k].from(m, varsOf(card, seat, caster, NONE, picks));
  let kept = 0;
  for (let i = 0; i < found.length; i++) if (isTargetable(m, found[i], seat)) found[kept++] = found[i];
  found.length = kept;
  return found;
}

/** S4.4, S1.10: the variables of a text as it resolves. A target that is gone, out of reach or protected is NONE. */
export function resolvedVars(m: Machine, action: Action, link: Link): TextVars {
  const s = m.state;
  const hits: CardId[] = [];
  link.picks.forEach((id, k) => {
    let hit: CardId = NONE;
    if (id !== NONE) {
      const legal =
        s.cards[id].stamp === link.stamps[k] &&
        targetsFor(m, action, k, link.card, link.seat, link.a, hits).includes(id);
      if (legal) hit = aimed(m, link.card, link.seat, id);
      else emit(m, EVENT.targetLost, CITE['S4.4'], link.seat, id, link.card);
    }
    hits.push(hit);
  });
  return varsOf(link.card, link.seat, link.a, link.n, hits);
}

const top = (m: Machine): Link => m.state.links[m.state.links.length - 1];

/** The targets of what was put on the storyline just now, for the log. */
export const targetsTold = (m: Machine): CardId[] => top(m).picks.filter((id) => id !== NONE);

/** The first target comes with the answer; further ones of what was put on the storyline just now are asked for. */
export const furtherTargets = (actionOf: (m: Machine, link: Link) => Action | null): Step =>
  loop(
    (m) => top(m).picks.length > 0 && top(m).picks.length < (actionOf(m, top(m))?.targets.length ?? 0),
    [
      act((m) => {
        top(m).picks.push(NONE);
        top(m).stamps.push(NONE);
      }),
      ask(
        (m) => {
          const link = top(m);
          const action = actionOf(m, link)!;
          const k = link.picks.length - 1;
          const { optional, prompt } = action.targets[k];
          const choices: Choice[] = targetsFor(m, action, k, link.card, link.seat, link.a, link.picks.slice(0, k)).map(
            (card) => ({ verb: VERB.card, card, on: NONE, n: 0 }),
          );
          if (optional && choices.length > 0) choices.unshift({ verb: VERB.none, card: NONE, on: NONE, n: 0 });
          return { seat: link.seat, prompt, card: link.card, choices };
        },
        (m, _v, picked) => {
          const link = top(m);
          link.picks[link.picks.length - 1] = picked.card;
          if (picked.card !== NONE) link.stamps[link.stamps.length - 1] = m.state.cards[picked.card].stamp;
        },
      ),
    ],
  );
