import { type Folly, follyOfAnswer, follyOfTurn, pile, type SeatId } from '@wardroom/core';
import { EVENT, locIn, MINIONS, PLAYER, TOKEN_NAMES, VERB } from './names.ts';
import { avatarOf, defOf, foeOf, isWarded } from './rules/board.ts';

/** What hardly ever makes sense in Contested Realm. */

const cryForNothing = follyOfTurn(
  'War Cry without an attack',
  (m, _seat, c) => c.verb === VERB.cast && defOf(m, c.card).id === 'war-cry',
  EVENT.attacks,
  EVENT.turnEnd,
);

const WARD = TOKEN_NAMES.indexOf('ward');

/** Near Iron Confessor it is Evil, and no Ward stays on what is Evil (S1.3). */
const wardThrownAway: Folly = {
  name: 'a warded minion defends where it loses its Ward for being Evil',
  watch: ({ chance, folly }) => {
    let coming = -1;
    return {
      answer: (m, seat, c) => {
        coming = c.verb === VERB.defend && isWarded(m.state, c.card) ? c.card : -1;
        if (coming >= 0) chance(seat);
      },
      event: (e) => {
        if (coming < 0 || e.a !== coming) return;
        // Broken by a blow it has done its work.
        if (e.kind === EVENT.wardBroken) coming = -1;
        else if (e.kind === EVENT.tokenLost && e.n === WARD) {
          folly(e.seat);
          coming = -1;
        }
      },
    };
  },
};

const walksOut = follyOfAnswer("an avatar at Death's Door walks out to hit a warded site", (m, seat, c) => {
  const avatar = avatarOf(m.state, seat);
  if (c.verb !== VERB.attackSite || c.card !== avatar || m.state.seats[seat].n[PLAYER.door] === 0) return null;
  return isWarded(m.state, c.on) && locIn(c.n) !== m.state.cards[avatar].at;
});

/** Whoever has cards that heed Evil and an avatar that brands should do so once in a match. */
const brandsNeverGiven: Folly = {
  name: 'brands never given',
  watch: ({ chance, folly }) => {
    const could = new Set<SeatId>();
    const did = new Set<SeatId>();
    return {
      answer: (m, seat, c) => {
        if (c.verb !== VERB.endTurn || did.has(seat)) return;
        const brands = JSON.stringify(defOf(m, avatarOf(m.state, seat)).source.abilities).includes('"brand"');
        if (brands && pile(m.state, MINIONS, foeOf(seat)).length > 0) could.add(seat);
      },
      event: (e) => {
        if (e.kind === EVENT.branded) did.add(e.seat);
      },
      end: () => {
        for (const seat of could) {
          chance(seat);
          if (!did.has(seat)) folly(seat);
        }
      },
    };
  },
};

export const follies: readonly Folly[] = [cryForNothing, wardThrownAway, walksOut, brandsNeverGiven];
