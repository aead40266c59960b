import {
  allSeats,
  type CardId,
  citation,
  contributions,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type Row,
  type SeatId,
  type State,
  sees,
  stat,
} from '@wardroom/core';
import { attackOf, defOf, fullHealth, healthLeft, isUp, onBoard, stoneOf } from './rules/board.ts';
import { askedWindow } from './rules/spells.ts';
import {
  ASIDE,
  DECK,
  G,
  gOf,
  MOMENT,
  OPT,
  P,
  PHASE_NAMES,
  PLACING,
  SIDE,
  STAT,
  STATUS,
  STATUS_NAMES,
  type StatName,
  statusBit,
} from './words.ts';

/** What everybody may see of an Arcane table, beyond the cards themselves. */

const SHOWN: readonly StatName[] = ['attack', 'health', 'armor'];
/** What a unit does otherwise than others. */
const MANNERS: readonly StatName[] = [
  'firstBlood',
  'orthogonal',
  'leaps',
  'flies',
  'homebound',
  'cantMove',
  'diagonal',
  'cantAttack',
  'immune',
];

export function viewTable(m: Machine, viewer: SeatId): Record<string, unknown> {
  const s = m.state;
  const g = gOf(s);
  const name = (id: CardId): number => s.aliases[viewer][id];
  return {
    phase: PHASE_NAMES[g[G.phase]],
    grid: { columns: SIDE, rows: SIDE },
    points: g[G.points],
    timeLimit: s.options[OPT.timeLimit],
    players: allSeats(s).map((seat) => ({
      ...gauge(m, seat, viewer),
      deck: pile(s, DECK, seat).length,
      tokens: pile(s, ASIDE, seat).length,
      turns: s.seats[seat].n[P.turns],
      /** Whether the one spell of this turn has been cast. */
      cast: s.seats[seat].n[P.casts] > 0,
    })),
    /** The moment that somebody may answer now. */
    window: askedWindow(m),
    attack: g[G.attacker] === NONE ? null : { attacker: name(g[G.attacker]), defender: name(g[G.defender]) },
  };
}

/** The health of a Stone, for those who know which card it is. */
function gauge(m: Machine, seat: SeatId, viewer: SeatId): Record<string, unknown> {
  const stone = stoneOf(m, seat);
  if (stone === NONE || !sees(m.game, m.state, viewer, stone)) return {};
  return { gauge: { label: 'Stone', value: healthLeft(m, stone), max: fullHealth(m, stone) } };
}

/** Where a card lies, and what lies on it for everybody to see. */
function marks(s: State, id: CardId): Record<string, unknown> {
  const c = s.cards[id];
  const out: Record<string, unknown> = { at: c.at, up: isUp(c) };
  if (c.hurt > 0) out.hurt = c.hurt;
  const states = STATUS_NAMES.filter((_, i) => (c.flags & statusBit(i)) !== 0);
  if (states.length > 0) out.states = states;
  if ((c.flags & STATUS.poisoned) !== 0) out.poison = c.count;
  return out;
}

/** Of a card that is not known: nothing of what it is. */
export const viewBack = (s: State, id: CardId): Record<string, unknown> =>
  onBoard(s.cards[id]) ? { ctrl: s.cards[id].ctrl, ...marks(s, id) } : {};

const untilOf = (row: Row): string => (row.until === MOMENT.endOfTurn ? 'turn' : 'stays');

export function viewCard(m: Machine, id: CardId): Record<string, unknown> {
  const s = m.state;
  const c = s.cards[id];
  const out: Record<string, unknown> = { owner: c.owner, ctrl: c.ctrl };
  // Placed in secret: only its own player sees the hand.
  if ((c.flags & PLACING) !== 0) return { ...out, at: c.at, plan: isUp(c) ? 'up' : 'down' };
  if (!onBoard(c)) return out;
  Object.assign(out, marks(s, id));
  const def = defOf(m, id);
  if (def.kind === 'trap') return out;
  out.hp = healthLeft(m, id);
  out.maxHp = fullHealth(m, id);
  out.printed = { attack: def.attack, health: def.health };
  out.stats = { attack: attackOf(m, id), health: fullHealth(m, id) };
  const why: { stat: string; amount: number; layer: string; source: string }[] = [];
  for (const name of SHOWN) {
    for (const k of contributions(m, STAT[name], id)) {
      why.push({ stat: name, amount: k.amount, layer: k.modifier.layer, source: citation(m.game, k.modifier.cite) });
    }
  }
  if (why.length > 0) out.why = why;
  const lasting = s.rows.flatMap((row) =>
    row.tag === MODIFIERS && row.on === id && row.src !== NONE
      ? [{ source: m.game.defs[s.cards[row.src].def].id, until: untilOf(row) }]
      : [],
  );
  if (lasting.length > 0) out.lasting = lasting;
  const manners = MANNERS.filter((name) => stat(m, STAT[name], id) > 0);
  if (manners.length > 0) out.manners = manners;
  return out;
}
