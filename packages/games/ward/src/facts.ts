import {
  allSeats,
  type CardId,
  type Compiler,
  type Fact,
  factN,
  fail,
  isOpponent,
  type Link,
  type Machine,
  MODIFIERS,
  meOf,
  NONE,
  opponents,
  pile,
  type SeatId,
  seatStat,
  selfOf,
  stat,
  type TextCard,
  type TextScope,
  type TextTest,
  type TextValue,
  type TextVars,
  type WordTable,
} from '@wardroom/core';
import { CREATURE_TYPES, RARITIES, type WardCard } from './card.ts';
import type { CardRef, WardLanguage } from './language.ts';
import {
  CHAIN,
  CREATURE_FOR_GOOD,
  DAMAGE,
  DEALT,
  GRAFTED,
  HAND,
  MAGIC,
  MATCH,
  matchOf,
  PHASE,
  PLAYER,
  PRIMARY,
  RESERVED,
  ROLL,
  ROW,
  SIDE,
  STAT,
  type StatName,
  UNDER,
} from './names.ts';
import { isWinged, wouldTake } from './rules/damage.ts';
import {
  canLeave,
  cemeteryHp,
  defOf,
  freeSlots,
  fullHp,
  hpLeft,
  isCreature,
  isFighter,
  primaryOf,
  roomBeside,
  textWorks,
  typeOf,
} from './rules/field.ts';
import { affects } from './rules/immunity.ts';
import { isMagicNow, isPlay } from './rules/playable.ts';
import { ROLLED, rollNow } from './rules/rolling.ts';

/** What Ward's numbers, conditions and filters in card texts mean; what they are is in `language.ts`. */

export const cardOf =
  (index: typeof MATCH.attacker | typeof MATCH.defender | typeof MATCH.striker | typeof MATCH.struck): TextCard =>
  (m) =>
    matchOf(m.state)[index];

/** The primaries a card is measured against: in a battle that of the other side, else every opponent's. */
function rivals(m: Machine, id: CardId): CardId[] {
  const s = m.state;
  const other =
    matchOf(s)[MATCH.attacker] === id
      ? matchOf(s)[MATCH.defender]
      : matchOf(s)[MATCH.defender] === id
        ? matchOf(s)[MATCH.attacker]
        : NONE;
  const seats = other === NONE ? opponents(s, s.cards[id].ctrl) : [s.cards[other].ctrl];
  return seats.map((seat) => primaryOf(s, seat)).filter((p) => p !== NONE);
}

const flag =
  (test: TextTest) =>
  (arg: boolean): TextTest =>
  (m, v) =>
    test(m, v) === arg;

const ofCard =
  (read: (m: Machine, id: CardId) => number) =>
  (arg: CardRef, c: Compiler, scope: TextScope): TextValue => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? 0 : read(m, id);
    };
  };

export const nums: WordTable<WardLanguage['nums'], TextValue> = {
  hpLeft: ofCard(hpLeft),
  hurt: ofCard((m, id) => m.state.cards[id].hurt),
  fullHp: ofCard(fullHp),
  printed: (arg, c, scope) => ofCard((m, id) => facts(m, id).hp)(arg, c, scope),
  buried: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => (of(m, v) === NONE ? 0 : cemeteryHp(m, of(m, v)));
  },
  received: (arg, c, scope) => {
    const [by, to, n] = [c.card(arg.by, scope), c.card(arg.to, scope), c.num(arg.n, scope)];
    return (m, v) => wouldTake(m, by(m, v), to(m, v), n(m, v), DAMAGE.attack);
  },
  foesLeft: () => (m, v) => opponents(m.state, meOf(v)).length,
  base: ({ stat: name, of: arg }, c, scope) => {
    const which = STAT[name];
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      if (id === NONE) return 0;
      const { base } = m.game.stats[which];
      return typeof base === 'function' ? base(m.state, m.state.cards[id]) : base[m.state.cards[id].def];
    };
  },
  dealtNow: ofCard((m, id) => {
    const g = matchOf(m.state);
    if (g[MATCH.attacker] === id) return g[MATCH.dealtByAttacker];
    return g[MATCH.defender] === id ? g[MATCH.dealtByDefender] : 0;
  }),
  laid: () => (m, v) => {
    const self = selfOf(v);
    const { stamp } = m.state.cards[self];
    let sum = 0;
    for (const row of m.state.rows) {
      if (row.tag === MODIFIERS && row.src === self && row.srcStamp === stamp && row.on !== self) sum += row.n;
    }
    return sum;
  },
  lent: ({ stat: name, of: arg }, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      const self = selfOf(v);
      const row = m.state.rows.find((x) => x.tag === ROW.lent && x.on === id && x.src === (id === self ? NONE : self));
      return row === undefined ? 0 : name === 'dice' ? row.n : row.left;
    };
  },
  grafted: ({ stat: name, of: arg }, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const s = m.state;
      const wearer = of(m, v);
      let sum = 0;
      for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
        for (const id of pile(s, MAGIC, seat)) {
          const { host, flags, memo } = s.cards[id];
          if (host === wearer && (flags & GRAFTED) !== 0 && memo === selfOf(v)) sum += facts(m, id)[name];
        }
      }
      return sum;
    };
  },
  freeSlots: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => Math.max(0, freeSlots(m, of(m, v)));
  },
};

/** The opponent's magic being answered. One whose player has left comes to nothing in any case. */
const foesMagic = (m: Machine, v: TextVars): Link | undefined => {
  const link = m.state.links[factN(v)];
  if (link === undefined || !isPlay(link.ability) || link.negated !== 0) return undefined;
  if (!isMagicNow(defOf(m, link.card), link.ability)) return undefined;
  return isOpponent(m.state, link.seat, meOf(v)) ? link : undefined;
};

export const conds: WordTable<WardLanguage['conds'], TextTest> = {
  hitFirst: flag((m) => m.state.g[MATCH.hits] === 1),
  rolledSix: flag((m) => m.state.g[MATCH.sixes] > 0),
  foesMagic: flag((m, v) => foesMagic(m, v) !== undefined),
  foesLightning: flag((m, v) => {
    const link = foesMagic(m, v);
    return link !== undefined && defOf(m, link.card).magic === 'lightning';
  }),
  rivalLower: (arg) => compareRival(arg, (mine, theirs) => theirs < mine),
  rivalHigher: (arg) => compareRival(arg, (mine, theirs) => theirs > mine),
  foePlayedLightning: flag((m, v) => opponents(m.state, meOf(v)).some((x) => m.state.seats[x].n[PLAYER.earlier] > 0)),
  room: flag((m, v) => roomBeside(m.state, meOf(v)) > 0 && seatStat(m, STAT.noSide, meOf(v)) === 0),
  anchors: flag((m, v) =>
    allSeats(m.state).some((seat) =>
      [PRIMARY, SIDE].some((z) => pile(m.state, z, seat).some((x) => m.state.cards[x].anchor === selfOf(v))),
    ),
  ),
  attached: flag((m, v) => m.state.cards[selfOf(v)].host !== NONE),
  runs: flag((m, v) => m.state.rows.some((row) => row.tag === ROW.dot && row.src === selfOf(v))),
  dealtDamage: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && (m.state.cards[id].flags & DEALT) !== 0;
    };
  },
  putBy: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => {
      const card = m.state.cards[selfOf(v)];
      return of(m, v) === (card.memo === NONE ? card.ctrl : card.memo);
    };
  },
  hasPrimary: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => {
      const seat = of(m, v);
      const primary = seat === NONE ? NONE : primaryOf(m.state, seat);
      // B10.2: a text that does not work on a boss finds nobody there.
      return primary !== NONE && (primary !== matchOf(m.state)[MATCH.bossCard] || !defOf(m, selfOf(v)).notOnBoss);
    };
  },
  touches: (arg, c, scope) => {
    const of = c.cards(arg, scope);
    return (m, v) => of(m, v).some((id) => affects(m, selfOf(v), id));
  },
  movable: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && canLeave(m, id) && affects(m, selfOf(v), id);
    };
  },
  firstMagicPhase: flag((m) => m.state.g[MATCH.phase] === PHASE.main),
  inBattle: flag((m) => matchOf(m.state)[MATCH.attacker] !== NONE),
  facing: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const other = of(m, v);
      return other !== NONE && rivalOf(m, fighterOf(m, selfOf(v))) === other;
    };
  },
  damageIs: (kinds) => {
    const numbers = kinds.map((kind) => DAMAGE[kind]);
    return (m) => numbers.includes(m.state.g[MATCH.damageKind]);
  },
  battled: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => m.state.cards[of(m, v)].acts > 0;
  },
  fought: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => m.state.seats[of(m, v)].n[PLAYER.fought] > 0;
  },
  wasNegated: flag((m, v) => (m.state.links[factN(v)]?.negated ?? 0) !== 0),
  rollIs: (kinds) => {
    const numbers = kinds.map((kind) => ROLL[kind]);
    return (_m, v) => numbers.includes(factN(v));
  },
  ownRoll: flag((m, v) => rollNow(m)?.[ROLLED.roller] === meOf(v)),
  hitEqual: flag((m) => m.state.g[MATCH.hitEqual] === 1),
  lastsOn: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const on = of(m, v);
      return on !== NONE && m.state.rows.some((row) => row.src === selfOf(v) && row.on === on);
    };
  },
  lastsFor: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => {
      const seat = of(m, v);
      return m.state.rows.some((row) => row.src === selfOf(v) && row.on === NONE && row.seat === seat);
    };
  },
  onlyOne: flag((m, v) => !isSecondCopy(m, selfOf(v))),
};

/** The creature that a text speaks for in a battle: the card itself, or whoever wears it. */
const fighterOf = (m: Machine, id: CardId): CardId => {
  const c = m.state.cards[id];
  return c.zone === MAGIC ? c.host : id;
};

/** The other creature of the battle under way, or NONE. */
export function rivalOf(m: Machine, id: CardId): CardId {
  const g = matchOf(m.state);
  if (id === NONE || g[MATCH.attacker] === NONE) return NONE;
  if (g[MATCH.attacker] === id) return g[MATCH.defender];
  return g[MATCH.defender] === id ? g[MATCH.attacker] : NONE;
}

/** Whether an earlier copy of an equip is worn by the same creature. */
function isSecondCopy(m: Machine, id: CardId): boolean {
  const s = m.state;
  const own = s.cards[id];
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const x of pile(s, MAGIC, seat)) {
      const c = s.cards[x];
      if (c.def === own.def && c.host === own.host && c.stamp < own.stamp) return true;
    }
  }
  return false;
}

function compareRival(name: StatName, holds: (mine: number, theirs: number) => boolean): TextTest {
  const which = STAT[name];
  return (m, v) => {
    const found = rivals(m, selfOf(v));
    if (found.length === 0) return false;
    const mine = stat(m, which, selfOf(v));
    return found.some((x) => holds(mine, stat(m, which, x)));
  };
}

const isCreatureCard = (m: Machine, id: CardId): boolean =>
  facts(m, id).kind === 'creature' || (m.state.cards[id].flags & CREATURE_FOR_GOOD) !== 0;

const facts = (m: Machine, id: CardId): WardCard => defOf(m, id);

/** A creature is an equip while a creature wears it. */
const isEquipNow = (m: Machine, id: CardId): boolean => {
  const { zone, host } = m.state.cards[id];
  return facts(m, id).sub === 'equip' || (facts(m, id).kind === 'creature' && zone === MAGIC && host !== NONE);
};

/** What lies under a creature that takes cards of a name along counts as held by its player. */
const isHeld = (m: Machine, id: CardId): boolean => {
  const { zone, host } = m.state.cards[id];
  return zone === HAND || (zone === UNDER && host !== NONE && facts(m, host).require?.underNamed !== undefined);
};

export const filters: WordTable<WardLanguage['filters'], Fact> = {
  type: (arg, _c, scope) => {
    if (!CREATURE_TYPES.includes(arg)) fail(scope, `no type is called '${arg}'`);
    return (m, id) => typeOf(m, id) === arg;
  },
  creature: (arg) => (m, id) => isCreature(m, id) === arg,
  creatureCard: (arg) => (m, id) => isCreatureCard(m, id) === arg,
  magicCard: (arg) => (m, id) => isCreatureCard(m, id) !== arg,
  art: (arg) => (m, id) => facts(m, id).art.includes(arg),
  winged: (arg) => (m, id) => isWinged(m, id) === arg,
  locked: (arg) => (m, id) => facts(m, id).locked === arg,
  maxAl: (arg, c, scope) => {
    const most = c.num(arg, scope);
    return (m, id, v) => facts(m, id).al <= most(m, v);
  },
  equip: (arg) => (m, id) => isEquipNow(m, id) === arg,
  lightning: (arg) => (m, id) => (facts(m, id).magic === 'lightning') === arg,
  onChain: (arg) => (m, id) => (m.state.cards[id].zone === CHAIN) === arg,
  primary: (arg) => (m, id) => (m.state.cards[id].zone === PRIMARY) === arg,
  onField: (arg) => (m, id) => isFighter(m.state.cards[id]) === arg,
  bleeding: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.dot && row.on === id) === arg,
  held: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.hold && row.on === id) === arg,
  controlledBy: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, id, v) => m.state.cards[id].ctrl === of(m, v);
  },
  plain: (arg) => (m, id) => isCreatureCard(m, id) && !facts(m, id).hasEffect === arg,
  rarity: (arg, _c, scope) => {
    for (const name of arg) if (!RARITIES.includes(name)) fail(scope, `no rarity is called '${name}'`);
    return (m, id) => arg.includes(facts(m, id).rarity);
  },
  alNow:
    ([low, high]) =>
    (m, id) => {
      const al = stat(m, STAT.al, id);
      return al >= low && al <= high;
    },
  hpNow:
    ([low, high]) =>
    (m, id) => {
      const hp = hpLeft(m, id);
      return hp >= low && hp <= high;
    },
  belowHalf: (arg) => (m, id) => hpLeft(m, id) * 2 < fullHp(m, id) === arg,
  wears: (arg) => (m, id) => {
    const s = m.state;
    return allSeats(s).some((seat) =>
      pile(s, MAGIC, seat).some((x) => s.cards[x].host === id && facts(m, x).id === arg),
    );
  },
  working: (arg) => (m, id) => textWorks(m, m.state.cards[id], id) === arg,
  fitsOn: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, id, v) => {
      const play = facts(m, id).play;
      if (play === null || facts(m, id).sub !== 'equip' || play.targets.length === 0) return false;
      const vars = [id, meOf(v), NONE, NONE, 0];
      return (play.test === null || play.test(m, vars)) && play.targets[0].from(m, vars).includes(of(m, v));
    };
  },
  under: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, id, v) => m.state.cards[id].host === of(m, v);
  },
  asHeld: (arg) => (m, id) => isHeld(m, id) === arg,
  unreserved: (arg) => (m, id) => ((m.state.cards[id].flags & RESERVED) === 0) === arg,
};
