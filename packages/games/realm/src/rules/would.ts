import {
  applyReplacements,
  type Cannot,
  type CardId,
  type Cite,
  dropRows,
  emit,
  type Machine,
  NONE,
  type Replacement,
  type Replacing,
  type SeatId,
  stat,
  type Would,
} from '@wardroom/core';
import { CITE, EVENT, PLAYER, ROW, STAT, WARD, WOULD } from '../names.ts';
import { citeOf, defOf, isAvatar } from './board.ts';
import { breakWard } from './tokens.ts';

/** What cannot happen to a card, and what happens instead: Ward (S1), prevention, Death's Door (S6.1). */

const indestructible: Cannot = {
  kind: WOULD.destroy,
  forbids: (m, w) => stat(m, STAT.indestructible, w.card) > 0,
  told: (m, w) => emit(m, EVENT.protected, citeOf(m, w.card), m.state.cards[w.card].ctrl, w.card, w.src),
};

/** S6.1: no damage in the turn in which it came to Death's Door. */
const atTheDoor: Cannot = {
  kind: WOULD.damage,
  forbids: (m, w) => {
    const s = m.state;
    return isAvatar(s, w.card) && s.seats[s.cards[w.card].ctrl].n[PLAYER.door] === s.turn;
  },
  told: (m, w) => prevented(m, w.card, w.src, w.n, CITE['S6.1']),
};

const proofAgainstMagic: Cannot = {
  kind: WOULD.damage,
  forbids: (m, w) => stat(m, STAT.noMagicDamage, w.card) > 0 && w.src !== NONE && defOf(m, w.src).kind === 'magic',
  told: (m, w) => prevented(m, w.card, w.src, w.n, citeOf(m, w.card)),
};

const prevented = (m: Machine, card: CardId, src: CardId, n: number, cite: Cite): void =>
  emit(m, EVENT.prevented, cite, m.state.cards[card].ctrl, card, src, n);

/** So much of the next damage is prevented. It comes before Ward, which is spared if nothing is left of the damage. */
const shield: Replacement = {
  applies: (m, w) => w.kind === WOULD.damage && m.state.rows.some((row) => row.tag === ROW.shield && row.on === w.card),
  instead: (m, group) => {
    const { card } = group[0];
    const left = group.map((w) => ({ ...w }));
    for (const row of m.state.rows) {
      if (row.tag !== ROW.shield || row.on !== card) continue;
      for (const w of left) {
        const n = Math.min(w.n, row.n);
        w.n -= n;
        row.n -= n;
        if (n > 0) prevented(m, card, w.src, n, row.src === NONE ? CITE['S1.6'] : citeOf(m, row.src));
      }
    }
    dropRows(m, (row) => row.tag === ROW.shield && row.on === card && row.n <= 0);
    return left.filter((w) => w.n > 0);
  },
};

/** S1.1: whatever it stops, and all of one moment (S1.7), the token breaks instead. */
const ward: Replacement = {
  applies: (m, w) => {
    const c = m.state.cards[w.card];
    if ((c.flags & WARD) === 0) return false;
    // S1.8: one's own aim breaks nothing.
    return w.kind !== WOULD.targeted || (w.by !== NONE && w.by !== c.ctrl);
  },
  instead: (m, group) => {
    const [w] = group;
    const harm = group.filter((x) => x.kind === WOULD.damage);
    const cite = harm.length === 0 ? CITE['S1.1'] : harm.length === 1 ? CITE['S1.6'] : CITE['S1.7'];
    if (harm.length > 0) prevented(m, w.card, w.src, sum(harm), cite);
    else emit(m, EVENT.protected, cite, m.state.cards[w.card].ctrl, w.card, w.src);
    breakWard(m, w.card, w.src, cite);
    return [];
  },
};

const sum = (of: readonly Would[]): number => of.reduce((total, w) => total + w.n, 0);

export const replacing: Replacing = {
  cannot: [indestructible, atTheDoor, proofAgainstMagic],
  replacements: [shield, ward],
};

/** S1.1, S1.10: what a spell or ability hits that aims at a card, as it resolves: the card, or NONE where a Ward broke instead. */
export const aimed = (m: Machine, src: CardId, seat: SeatId, card: CardId): CardId =>
  applyReplacements(m, [{ kind: WOULD.targeted, card, src, by: seat, n: 0 }]).length > 0 ? card : NONE;
