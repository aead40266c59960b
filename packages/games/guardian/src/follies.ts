import { type CardId, type Folly, follyOfAnswer, NONE, pile, type SeatId } from '@wardroom/core';
import { isRoused } from './judge.ts';
import { EFFECTS, EVENT, GUARDIANS, laneOfSpot, spotIn, VERB } from './names.ts';
import { defOf, guardianAt } from './rules/board.ts';

/** What hardly ever makes sense in Guardian Realms. */

const drumsForNobody = follyOfAnswer('War Drums with no Guardian', (m, seat, c) =>
  c.verb === VERB.field && defOf(m, c.card).id === 'war-drums' ? pile(m.state, GUARDIANS, seat).length === 0 : null,
);

const summonedOver = follyOfAnswer('a healthy Guardian summoned over', (m, seat, c) => {
  if (c.verb !== VERB.summon) return null;
  const there = guardianAt(m.state, seat, laneOfSpot(spotIn(c.n)));
  return there === NONE ? null : m.state.cards[there].hurt === 0;
});

const laidOver = follyOfAnswer('an Effect laid over the same one', (m, seat, c) => {
  if (c.verb !== VERB.lay) return null;
  const lane = laneOfSpot(spotIn(c.n));
  const there = pile(m.state, EFFECTS, seat).find((id) => m.state.cards[id].at === lane);
  return there === undefined ? null : m.state.cards[there].def === m.state.cards[c.card].def;
});

/** Fury is for a second attack (G8.8). */
const furyUnused: Folly = {
  name: 'Fury bought and unused',
  watch: ({ chance, folly }) => {
    const attacks = new Map<CardId, number>();
    const roused = new Map<CardId, SeatId>();
    return {
      answer: (m) => {
        const { active } = m.state;
        for (const id of pile(m.state, GUARDIANS, active)) {
          if (roused.has(id) || !isRoused(m, id)) continue;
          roused.set(id, active);
          chance(active);
        }
      },
      event: (e) => {
        if (e.kind === EVENT.attacks) attacks.set(e.a, (attacks.get(e.a) ?? 0) + 1);
        if (e.kind !== EVENT.turnEnd) return;
        for (const [id, seat] of roused) if ((attacks.get(id) ?? 0) < 2) folly(seat);
        roused.clear();
        attacks.clear();
      },
    };
  },
};

export const follies: readonly Folly[] = [drumsForNobody, furyUnused, summonedOver, laidOver];
