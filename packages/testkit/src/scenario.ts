import {
  advance,
  allSeats,
  askedOf,
  asksChance,
  type CardId,
  type Choice,
  citation,
  type Game,
  type Input,
  type Machine,
  machine,
  NONE,
  type Question,
  run,
  type SeatId,
  type Stat,
  type State,
  stat,
} from '@wardroom/core';
import { type DiceScript, scriptedDice } from './dice-script.ts';
import { factProblem } from './event-facts.ts';

/**
 * The scenario language: set up a position, script the dice, play, and say what must be so. Everything is in the words
 * of the game (card ids, verbs, zones); every failure says what the table asked instead. See docs/testing.md.
 */

export class ScenarioError extends Error {}

const fail = (message: string): never => {
  throw new ScenarioError(message);
};

/** One player of a scenario. Cards are named by id, or 'me:id' / 'opp:id' where both sides have one. */
export interface Player {
  readonly seat: SeatId;
  /** Any legal answer: a verb, the card and other card it is about, and its number (a spot, an ability). */
  does: (verb: string, card?: string, on?: string, n?: number) => void;
  summon: (card: string, ...sacrifices: string[]) => void;
  /** Play a magic (in one's own phase or as an answer), with its targets in order. */
  play: (card: string, ...targets: string[]) => void;
  /** Use an ability. A target that is asked for only after others have had their say waits until then. */
  use: (card: string, ...targets: string[]) => void;
  /** Battle: with one name it is the target and the primary attacks; with two the first attacks. Goes on to combat first. */
  battle: (first: string, second?: string) => void;
  /** What is asked for: a card, 'none', 'seat 1', 'mode 0', or '@12' for a spot. Targets are named the same way. */
  pick: (...answers: string[]) => void;
  pass: () => void;
  yes: () => void;
  no: () => void;
  /** Go on to the next phase. */
  next: () => void;
  /**
   * Do nothing more this turn: on through its phases until another turn has begun, somebody else is asked, or this player is
   * asked something that is no phase (in a mini turn, by a text).
   */
  endTurn: () => void;
  concede: () => void;
  act: (name: string, target?: number) => void;
}

export interface Scenario {
  readonly game: Game;
  readonly machine: Machine;
  readonly state: State;
  readonly players: readonly Player[];
  readonly me: Player;
  readonly opp: Player;
  /**
   * The dice and coins to come, in order: faces, or faces under the label of the roll they are for (`dice-script.ts`). A roll
   * without script or for something else fails, and so does a die left over at the end.
   */
  dice: (...script: readonly DiceScript[]) => void;
  /**
   * What the table answers for a seat that nobody sits at, in order and named like picks; the first choice where nothing is
   * said. An answer left over fails.
   */
  table: (...answers: string[]) => void;
  /** The next shuffle leaves this order (definition ids, top first); without it a shuffle changes nothing. */
  shuffle: (...top: string[]) => void;
  /**
   * Stop at these questions even where going on is the only answer: 'combat', or 'opp combat' for one player's. Without it
   * the table passes them, and what a test reads afterwards is a later state.
   */
  stopAt: (...questions: string[]) => void;
  /** Whoever may answer what has just happened passes, until nobody is asked for an answer. */
  everyonePasses: () => void;
  /** The log so far: 'W10.2.3 Werewolf hits Knight.' */
  readonly log: readonly string[];
  /** A line with this text must follow what was expected before. */
  expectLog: (text: string) => void;
  expectNoLog: (text: string) => void;
  /** Exactly these choices are offered to this player: 'pass', 'play haunted-tree', 'battle werewolf knight' … */
  expectChoices: (who: Player, choices: readonly string[]) => void;
  /** The question that is open, as 'opp respond'. */
  readonly asked: string;
  readonly choices: readonly string[];
  /** The card's zone: 'me:cemetery'. */
  zone: (card: string) => string;
  cards: (who: Player, zone: string) => string[];
  stat: (card: string, name: string) => number;
  hp: (card: string) => number;
  id: (card: string) => CardId;
  /** The winner's seat, or null while the match goes on. */
  readonly winner: number | null;
  readonly endedBy: string | null;
  /** All scripted dice were used. Call it at the end of every test. */
  end: () => void;
}

/** How a game's facts are read in a scenario. */
export interface ScenarioWords {
  /** Zones in which a name is looked for, in this order. */
  search: readonly string[];
  hp: (m: Machine, card: CardId) => number;
  battle?: string;
  endPhase: string;
  pass: string;
  /** Questions that ask for an answer to what is happening, where `pass` declines; 'respond' unless said otherwise. */
  responses?: readonly string[];
  /** Better names for rolls in scripts, by the name of the question: `{ rollSpeed: 'order' }`. */
  dice?: Readonly<Record<string, string>>;
  primary: (s: State, seat: SeatId) => number;
}

/** Targets named with a card, that the table has not asked for yet. */
interface Awaited {
  seat: SeatId;
  about: CardId;
  targets: string[];
}

export function scenario(game: Game, start: State, words: ScenarioWords): Scenario {
  const log: string[] = [];
  const dice = scriptedDice(game, words.dice);
  const stops: string[] = [];
  const awaited: Awaited[] = [];
  const responses = words.responses ?? ['respond'];
  const orders: string[][] = [];
  const forTable: string[] = [];
  let read = 0;
  const seatWord = (seat: SeatId): string =>
    seat === 0 ? 'me' : seat === 1 && m.state.seats.length === 2 ? 'opp' : `seat${seat}`;
  const idOfDef = (card: CardId): string => (card === NONE ? '' : game.defs[m.state.cards[card].def].id);
  const nameOf = (card: CardId): string => (card === NONE ? 'nothing' : game.defs[m.state.cards[card].def].name);

  const m = machine(game, start, (e, s) => {
    const wrong = factProblem(game, e);
    if (wrong !== null) throw new Error(wrong);
    const text = game.say.event(e, nameOf, seatWord, s);
    if (text !== '') log.push(`${citation(game, e.cite)} ${text}`);
  });

  m.stopAt = (q) => {
    const name = game.prompts[q.prompt];
    if (stops.includes(name) || stops.includes(`${seatWord(q.seat)} ${name}`)) return true;
    // The only legal target is taken without a question; if it was named, nobody needs to ask for it any more.
    const x = awaited.findLast((a) => a.seat === q.seat && a.about === (q.card ?? NONE));
    if (x !== undefined && isTarget(q.choices[0], x.targets[0])) take(x, 0);
    return false;
  };

  const zoneAt = (name: string): number => {
    const at = game.zones.findIndex((z) => z.name === name);
    return at >= 0 ? at : fail(`no zone is called '${name}'`);
  };

  /** A card by name: on the field first, then in the hands, then anywhere. */
  const find = (name: string): CardId => {
    const s = m.state;
    const n = s.seats.length;
    const cut = name.indexOf(':');
    const who = cut < 0 ? null : name.slice(0, cut);
    const want = cut < 0 ? name : name.slice(cut + 1);
    for (const zone of words.search.map(zoneAt)) {
      for (const seat of allSeats(s)) {
        if (who !== null && seatWord(seat) !== who) continue;
        for (const id of s.zones[zone * n + seat]) if (idOfDef(id) === want) return id;
      }
    }
    return fail(`no card '${name}' is in this scenario`);
  };

  /** Whether a card answers to a name, wherever it is. */
  const isCalled = (card: CardId, name: string): boolean => {
    if (card === NONE) return false;
    const cut = name.indexOf(':');
    if (cut < 0) return idOfDef(card) === name;
    return idOfDef(card) === name.slice(cut + 1) && seatWord(m.state.cards[card].seat) === name.slice(0, cut);
  };

  const showChoice = (c: Choice): string =>
    [
      game.verbs[c.verb],
      idOfDef(c.card),
      c.on === NONE || c.on === c.card ? '' : idOfDef(c.on),
      game.spotVerbs?.includes(c.verb) ? `@${c.n}` : '',
    ]
      .filter((x) => x !== '')
      .join(' ');

  const settle = (): void => {
    let shuffles = 0;
    for (let q = m.state.ask; q !== null && (asksChance(q) || q.table === 1); q = m.state.ask) {
      if (!asksChance(q)) {
        give({ seat: q.seat, pick: tablesPick(q, forTable.shift()), host: true });
        continue;
      }
      if (q.sides === 0) {
        const order = orders.shift();
        // A shuffle that changes nothing, over and over, is a rule that waits for luck: it needs a script.
        if (++shuffles > 20) fail(`a deck is shuffled again and again; script it.\n${recent()}`);
        give({ chance: order === undefined ? Array.from({ length: q.count }, (_, i) => i) : stack(order, q.count) });
        continue;
      }
      const faces = dice.roll(q, idOfDef(q.card));
      give({ chance: typeof faces === 'string' ? fail(`${faces}\n${recent()}`) : faces });
    }
  };

  const tablesPick = (q: Question, named: string | undefined): number => {
    if (named === undefined) return 0;
    const at = q.choices.findIndex((c) => isTarget(c, named));
    return at >= 0 ? at : fail(`the table cannot choose ${named}. ${asked()}: [${choices().join(', ')}]\n${recent()}`);
  };

  /** A permutation of the deck being shuffled that puts these on top. */
  const stack = (top: readonly string[], count: number): number[] => {
    const f = m.state.frames[m.state.frames.length - 1];
    const deck = m.state.zones[zoneAt('deck') * m.state.seats.length + (f.vars as number[])[0]];
    const rest = deck.map((_, i) => i);
    const chosen: number[] = [];
    for (const name of top) {
      const at = rest.findIndex((i) => idOfDef(deck[i]) === name);
      if (at < 0) fail(`'${name}' is not in the deck that is shuffled`);
      chosen.push(...rest.splice(at, 1));
    }
    if (deck.length !== count) fail('the shuffle is not of a deck');
    return [...rest, ...chosen.toReversed()];
  };

  const give = (input: Input): void => {
    const refusal = advance(m, input);
    if (refusal !== null) fail(refusal.error);
  };

  const recent = (): string => `The log ends:\n${log.slice(-8).join('\n')}`;
  const asked = (): string => {
    const q = m.state.ask;
    return q === null ? (m.state.over === null ? 'nobody' : 'over') : `${seatWord(q.seat)} ${game.prompts[q.prompt]}`;
  };
  const choices = (): string[] => m.state.ask?.choices.map(showChoice) ?? [];

  const answer = (seat: SeatId, what: string, fits: (c: Choice) => boolean, taking?: (c: Choice) => void): Choice => {
    const q = askedOf(m.state, seat);
    if (q === null) {
      fail(`${seatWord(seat)} wants to ${what}, but the table asks: ${asked()} [${choices().join(', ')}]\n${recent()}`);
    }
    const at = q!.choices.findIndex(fits);
    if (at < 0) fail(`${seatWord(seat)} cannot ${what}. ${asked()}: [${choices().join(', ')}]\n${recent()}`);
    const taken = q!.choices[at];
    taking?.(taken);
    give({ seat, pick: at, seq: q!.seq });
    settle();
    deliver();
    return taken;
  };

  /** Targets that were named in advance are given as soon as they are asked for; the last card played asks first. */
  const deliver = (): void => {
    for (const x of awaited.toReversed()) {
      const q = askedOf(m.state, x.seat);
      // Others have their say first.
      if (q === null || asksChance(q)) continue;
      const at = q.card === x.about ? x.targets.findIndex((target) => hasTarget(q, target)) : -1;
      if (at >= 0) {
        const target = x.targets[at];
        take(x, at);
        answer(x.seat, `choose ${target}`, (c) => isTarget(c, target));
        return;
      }
      // What was named for more than the card asks for is let go once its player is asked something else.
      if (!responses.includes(game.prompts[q.prompt])) drop(x);
    }
  };
  const take = (x: Awaited, at: number): void => {
    x.targets.splice(0, at + 1);
    if (x.targets.length === 0) drop(x);
  };
  const drop = (x: Awaited): void => {
    awaited.splice(awaited.indexOf(x), 1);
  };
  /** Whether a choice is what a test names: a card, 'none', 'seat 1', 'mode 0', or '@12' for a spot. */
  const isTarget = (c: Choice, named: string): boolean => {
    const verb = game.verbs[c.verb];
    if (named === 'none') return verb === 'none';
    const [, word, n] = named.match(/^(seat |mode |@)(\d+)$/) ?? [];
    if (word === '@') return game.spotVerbs?.includes(c.verb) === true && c.n === Number(n);
    if (word !== undefined) return verb === word.trim() && c.n === Number(n);
    return isCalled(c.card, named) && verb !== words.pass;
  };
  const hasTarget = (q: Question, target: string): boolean => q.choices.some((c) => isTarget(c, target));

  const player = (seat: SeatId): Player => {
    const does = (verb: string, card?: string, on?: string, n?: number): Choice =>
      answer(
        seat,
        [verb, card, on, n === undefined ? undefined : `@${n}`].filter((x) => x !== undefined).join(' '),
        (c) =>
          game.verbs[c.verb] === verb &&
          (card === undefined || isCalled(c.card, card)) &&
          (on === undefined || isCalled(c.on, on)) &&
          (n === undefined || c.n === n),
      );
    const pick = (...answers: string[]): void => {
      for (const x of answers) answer(seat, `choose ${x}`, (c) => isTarget(c, x));
    };
    const withTargets = (verb: string, card: string, targets: readonly string[]): void => {
      // Noted before the answer is given: the only legal target is taken while it is.
      answer(
        seat,
        `${verb} ${card}`,
        (c) => game.verbs[c.verb] === verb && isCalled(c.card, card),
        (c) => {
          if (targets.length > 0) awaited.push({ seat, about: c.card, targets: [...targets] });
        },
      );
    };
    return {
      seat,
      does,
      summon: (card, ...sacrifices) => withTargets('summon', card, sacrifices),
      play: (card, ...targets) => withTargets('play', card, targets),
      use: (card, ...targets) => withTargets('use', card, targets),
      battle: (first, second) => {
        const verb = words.battle ?? 'battle';
        // From an earlier phase, go on to combat first.
        if (m.state.ask?.seat === seat && !m.state.ask.choices.some((c) => game.verbs[c.verb] === verb))
          does(words.endPhase);
        if (second !== undefined) does(verb, first, second);
        else {
          const attacker = words.primary(m.state, seat);
          answer(
            seat,
            `battle ${first}`,
            (c) => game.verbs[c.verb] === verb && c.card === attacker && isCalled(c.on, first),
          );
        }
      },
      pick,
      pass: () => does(words.pass),
      yes: () => does('yes'),
      no: () => does('no'),
      next: () => does(words.endPhase),
      endTurn: () => {
        const turn = m.state.turn;
        const canGoOn = (q: Question): boolean => q.choices.some((c) => game.verbs[c.verb] === words.endPhase);
        let gone = false;
        while (m.state.turn === turn && m.state.ask?.seat === seat && (!gone || canGoOn(m.state.ask))) {
          does(words.endPhase);
          gone = true;
        }
      },
      concede: () => {
        give({ seat, act: 'concede' });
        settle();
      },
      act: (name, target) => {
        const host = game.interrupts[name]?.by === 'host';
        give({ seat, act: name, ...(target === undefined ? {} : { target }), ...(host ? { host } : {}) });
        settle();
      },
    };
  };

  const players = start.seats.map((_, i) => player(i as SeatId));
  const t: Scenario = {
    game,
    machine: m,
    get state() {
      return m.state;
    },
    players,
    me: players[0],
    opp: players[1],
    dice: dice.add,
    table: (...answers) => {
      forTable.push(...answers);
    },
    shuffle: (...top) => {
      orders.push(top);
    },
    stopAt: (...questions) => {
      for (const q of questions) {
        if (!game.prompts.includes(q.split(' ').at(-1)!))
          fail(`no question is called '${q}': ${game.prompts.join(', ')}`);
      }
      stops.push(...questions);
    },
    everyonePasses: () => {
      for (let q = m.state.ask; q !== null && responses.includes(game.prompts[q.prompt]); q = m.state.ask) {
        answer(q.seat, words.pass, (c) => game.verbs[c.verb] === words.pass);
      }
    },
    log,
    expectLog: (text) => {
      const at = log.findIndex((line, i) => i >= read && line.includes(text));
      if (at < 0) fail(`the log does not say '${text}' after line ${read}:\n${log.slice(read).join('\n')}`);
      read = at + 1;
    },
    expectNoLog: (text) => {
      const line = log.find((l) => l.includes(text));
      if (line !== undefined) fail(`the log says '${line}'`);
    },
    expectChoices: (who, expected) => {
      const q = askedOf(m.state, who.seat);
      if (q === null) fail(`the table asks ${asked()}, not ${seatWord(who.seat)}`);
      const is = q!.choices.map(showChoice).toSorted();
      const want = [...expected].toSorted();
      if (is.join('\n') !== want.join('\n')) fail(`choices are\n  ${is.join('\n  ')}\nnot\n  ${want.join('\n  ')}`);
    },
    get asked() {
      return asked();
    },
    get choices() {
      return choices();
    },
    zone: (card) => {
      const c = m.state.cards[find(card)];
      return `${seatWord(c.seat)}:${game.zones[c.zone].name}`;
    },
    cards: (who, zone) => m.state.zones[zoneAt(zone) * m.state.seats.length + who.seat].map(idOfDef),
    stat: (card, name) => {
      const which = game.stats.findIndex((x) => x.name === name) as Stat;
      return which >= 0 ? stat(m, which, find(card)) : fail(`no stat is called '${name}'`);
    },
    hp: (card) => words.hp(m, find(card)),
    id: find,
    get winner() {
      return m.state.over?.winner ?? null;
    },
    get endedBy() {
      return m.state.over === null ? null : citation(game, m.state.over.cite);
    },
    end: () => {
      if (orders.length > 0) fail(`a scripted shuffle was not needed: ${orders[0].join(', ')}\n${recent()}`);
      if (forTable.length > 0) fail(`the table was never asked for ${forTable.join(', ')}\n${recent()}`);
      const left = dice.left();
      if (left !== null) fail(`these scripted dice were not rolled: ${left}\n${recent()}`);
      const never = awaited.find((x) => x.targets.length > 0);
      if (never !== undefined) {
        fail(`${idOfDef(never.about)} was never asked for its target ${never.targets.join(', ')}.\n${recent()}`);
      }
    },
  };
  // The position itself may roll (an effect at the start of the turn), so dice can be scripted before it runs.
  const go = (): void => {
    if (m.state.ask === null && m.state.over === null) {
      run(m);
      settle();
    }
  };
  return lazyStart(t, go);
}

/** Start running at the first use of anything but the scripts. */
function lazyStart(t: Scenario, go: () => void): Scenario {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    go();
  };
  const scripted = new Set<PropertyKey>(['dice', 'table', 'shuffle', 'stopAt']);
  const awake = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, key, receiver) {
        if (!scripted.has(key)) start();
        return Reflect.get(of, key, receiver);
      },
    });
  return awake(t);
}

/** Whether a choice that begins like this is open: 'play fear', 'attack imp @7'. */
export const offers = (t: Scenario, choice: string): boolean =>
  t.choices.some((x) => x === choice || x.startsWith(`${choice} `));

/** The clauses behind what a player cannot do with a card now, as the table explains them. */
export const whyNot = (t: Scenario, card: string, seat = 0 as SeatId): string[] => {
  const id = t.id(card);
  return t.game.explain(t.state, seat).flatMap((x) => (x.card === id ? [x.rule] : []));
};
