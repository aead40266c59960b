import {
  askedOf,
  type CardId,
  type Choice,
  different,
  foreseen,
  idleAmong,
  imagine,
  isOpponent,
  type Lookout,
  lookout,
  luckOf,
  machine,
  NONE,
  type SeatId,
  type State,
  silentTargets,
  type Thinkable,
  targetOf,
  targetSeat,
} from '@wardroom/core';

/**
 * What a good player would likely answer, and which answers would do themselves harm or an opponent good. Like a bot it knows
 * no more than the seat does: every answer is tried in imagined worlds, and the game judges what comes of it.
 */

export type Harm = 'self' | 'foe';

export interface Advice {
  /** The answer to give, or null where none can be given without harm. */
  best: number | null;
  /** By answer: whether it harms oneself or helps an opponent, for nothing. */
  harm: (Harm | null)[];
  /** By answer: cards in play that it is aimed at although nobody will be asked. */
  aims: CardId[][];
}

/** Worlds in which all answers are tried. */
const ALL = 3;
/** Then only the better ones are, in at least so many worlds: in more where they are few, for dice and hidden cards weigh more than they differ. */
const MORE = 3;
const TRIALS = 40;
/** Answers tried beside those that a bot would try. */
const MOST = 40;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;
/** Of what makes the odds e to 1: what sets two targets apart, and what nobody gives away for nothing. */
const APART = 0.02;
const LOSS = 0.1;
/**
 * An attack at good odds, which beats the other so much more often than it is beaten, is put off only for as much. A judgement counts
 * what such a fight promises as if nothing came between, so it would put off for ever what it should take; matches played on from
 * there end much the same either way.
 */
const GOOD_ODDS = 0.2;
const PUT_OFF = 0.75;

interface Trial {
  pick: number;
  sum: number;
  worlds: number;
  /** What became of the cards in play, over all worlds: of each side's, and of those it was aimed at. */
  own: Toll;
  foe: Toll;
  aimed: Toll;
}

/** Cards that were lost or hurt, those of them that are gone, and cards that were healed, given something or came. */
interface Toll {
  loss: number;
  gone: number;
  gain: number;
}

type Side = 'own' | 'foe';

/** What is being advised on. */
interface Asked {
  game: Thinkable;
  state: State;
  seat: SeatId;
  choices: readonly Choice[];
  /** By answer: what it is aimed at in play, and whose that is; null where it is nothing, or of both sides. */
  targets: CardId[][];
  sides: (Side | null)[];
}

const mean = (t: Trial): number => t.sum / t.worlds;

/** Works it out in steps that take a moment each. */
export function* advise(
  game: Thinkable,
  state: State,
  seat: SeatId,
  random: () => number,
): Generator<void, Advice, void> {
  const { choices } = askedOf(state, seat)!;
  const aims: CardId[][] = choices.map(() => []);
  if (choices.length === 1) return { best: 0, harm: [null], aims };
  const asked = askedAbout(game, state, seat, choices);
  const at = lookout(game, state);
  const trials = worthTrying(asked, random).map(trialOf);
  const idle = trials.find((t) => t.pick === idleAmong(game, choices));
  let now = 0;
  for (let n = 0; n < ALL; n++) {
    const world = imagine(game, state, seat, random);
    now += game.judge(machine(game, world), seat) / ALL;
    if (n === 0) {
      for (const { pick } of trials) {
        if (game.passingVerbs[choices[pick].verb]) continue;
        // What the answer itself names is said already.
        aims[pick] = silentTargets(game, at, world, seat, pick).filter((id) => !asked.targets[pick].includes(id));
        asked.targets[pick].push(...aims[pick]);
        asked.sides[pick] ??= sideOf(state, seat, aims[pick]);
      }
      yield;
    }
    yield* tryAll(at, world, asked, trials, random());
  }
  const harm = harms(asked, trials, idle === undefined ? now : Math.min(now, mean(idle)));
  const better = trials
    .filter((t) => harm[t.pick] === null)
    .sort((a, b) => mean(b) - mean(a) || a.pick - b.pick)
    .slice(0, Math.max(2, Math.ceil(trials.length / 2)));
  for (const t of trials) {
    const bold = harm[t.pick] === null && hasGoodOdds(asked, t);
    if ((t === idle || bold) && !better.includes(t)) better.push(t);
  }
  const more = better.length > 1 ? Math.max(MORE, Math.ceil(TRIALS / better.length)) : 0;
  for (let n = 0; n < more; n++) {
    yield* tryAll(at, imagine(game, state, seat, random), asked, better, random());
  }
  return { best: bestOf(asked, better, idle), harm, aims };
}

const trialOf = (pick: number): Trial => ({
  pick,
  sum: 0,
  worlds: 0,
  own: { loss: 0, gone: 0, gain: 0 },
  foe: { loss: 0, gone: 0, gain: 0 },
  aimed: { loss: 0, gone: 0, gain: 0 },
});

/** The answer that promises most; where none promises more than doing nothing, an attack at good odds; else doing nothing. */
function bestOf(asked: Asked, better: readonly Trial[], idle: Trial | undefined): number | null {
  const best = most(better);
  if (best === undefined) return null;
  if (idle === undefined || mean(best) > mean(idle) + MARGIN) return best.pick;
  const { judgeScale = 1 } = asked.game;
  const bold = most(better.filter((t) => hasGoodOdds(asked, t)));
  return bold !== undefined && mean(bold) > mean(idle) - PUT_OFF * judgeScale ? bold.pick : idle.pick;
}

function most(trials: readonly Trial[]): Trial | undefined {
  let best: Trial | undefined;
  for (const t of trials) if (best === undefined || mean(t) > mean(best)) best = t;
  return best;
}

const hasGoodOdds = ({ game, choices }: Asked, { pick, foe, own, worlds }: Trial): boolean =>
  game.forecast?.attacks.includes(choices[pick].verb) === true && foe.gone - own.gone > GOOD_ODDS * worlds;

function askedAbout(game: Thinkable, s: State, seat: SeatId, choices: readonly Choice[]): Asked {
  const q = askedOf(s, seat)!;
  const targets = choices.map((c) => [targetOf(game, s, c)].filter((id) => id !== NONE));
  const sides = choices.map((c): Side | null => {
    const whose = targetSeat(game, s, q, c);
    return whose === NONE ? null : isOpponent(s, seat, whose) ? 'foe' : 'own';
  });
  return { game, state: s, seat, choices, targets, sides };
}

/** Whose these cards are, if they are all of one side. */
function sideOf(s: State, seat: SeatId, cards: readonly CardId[]): Side | null {
  if (cards.length === 0) return null;
  const foes = cards.filter((id) => isOpponent(s, seat, s.cards[id].ctrl)).length;
  return foes === 0 ? 'own' : foes === cards.length ? 'foe' : null;
}

/** What a bot would try, and everything that is aimed at one side or the other: that is where harm is done. */
function worthTrying({ game, state, choices, sides }: Asked, random: () => number): number[] {
  const picks = different(game, machine(game, state), choices, random);
  const known = new Set(picks);
  const idle = idleAmong(game, choices);
  for (let i = 0; i < choices.length && known.size < MOST; i++) {
    if (sides[i] !== null || i === idle || game.selfHarm?.includes(choices[i].verb)) known.add(i);
  }
  return [...known].sort((a, b) => a - b);
}

/** Every answer meets the same world and the same dice, so that they differ by the answer and not by luck. */
function* tryAll(
  at: Lookout,
  world: State,
  { game, seat, targets }: Asked,
  trials: readonly Trial[],
  seed: number,
): Generator<void> {
  for (const t of trials) {
    const m = foreseen(at, world, seat, t.pick, luckOf(seed));
    t.sum += at.game.judge(m, seat);
    t.worlds++;
    reckon(game, world, m.state, seat, t, targets[t.pick]);
    yield;
  }
}

/** What became of the cards in play: which were lost or hurt, which were healed or given something to wear, which came. */
function reckon(game: Thinkable, world: State, then: State, seat: SeatId, t: Trial, targets: readonly CardId[]): void {
  const { zones, lifeOf = () => null } = game;
  /** Of the player for whom it stands. */
  const lifeLost = (id: CardId): number => (lifeOf(world, id) ?? 0) - (lifeOf(then, id) ?? 0);
  const note = (holder: SeatId, card: CardId, what: keyof Toll): void => {
    t[isOpponent(world, seat, holder) ? 'foe' : 'own'][what]++;
    if (targets.includes(card)) t.aimed[what]++;
  };
  const isGone = (id: CardId): boolean => {
    const { zone, ctrl } = then.cards[id];
    return !zones[zone].play || isOpponent(world, world.cards[id].ctrl, ctrl);
  };
  for (let id = 0 as CardId; id < world.cards.length; id++) {
    const was = world.cards[id];
    const is = then.cards[id];
    if (zones[was.zone].play) {
      const gone = isGone(id);
      // What goes with its wearer is no loss beside it: it may have been laid on an enemy for just that.
      if (gone && was.host !== NONE && isGone(was.host)) continue;
      const lost = is.hurt - was.hurt + lifeLost(id);
      if (gone) note(was.ctrl, id, 'gone');
      if (gone || lost > 0) note(was.ctrl, id, 'loss');
      else if (lost < 0) note(was.ctrl, id, 'gain');
    } else if (zones[is.zone].play) {
      const wearer = is.host === NONE ? id : is.host;
      note(then.cards[wearer].ctrl, wearer, 'gain');
    }
  }
}

/**
 * Which answers do harm. One that is aimed at a side is held against the same aimed at the other, and against how things are;
 * without such a pair it does harm if it costs a good deal and does what it does to the wrong side.
 */
function harms(asked: Asked, trials: readonly Trial[], base: number): (Harm | null)[] {
  const { game, choices, sides } = asked;
  const scale = game.judgeScale ?? 1;
  const found = new Map<number, Harm>();
  for (const t of trials) {
    const c = choices[t.pick];
    const side = sides[t.pick];
    const short = base - mean(t);
    if (game.selfHarm?.includes(c.verb)) found.set(t.pick, 'self');
    if (!game.textVerbs[c.verb] && !isTarget(game, c)) continue;
    const others = trials.filter(
      (o) => sides[o.pick] !== null && sides[o.pick] !== side && isPair(game, choices, t, o),
    );
    if (side !== null && others.length > 0) {
      const better = Math.max(...others.map(mean)) - mean(t);
      const suffers = side === 'foe' && t.aimed.loss > 0;
      if (!suffers && Math.min(better, short) > APART * scale) found.set(t.pick, side === 'own' ? 'self' : 'foe');
    } else if (side !== null || game.textVerbs[c.verb]) {
      const harm = wrongSide(t, side);
      if (harm !== null && short > (isWaste(t, side) ? APART : LOSS) * scale) found.set(t.pick, harm);
    }
  }
  // Where nothing else can be answered, nothing is to be warned of.
  if (found.size === trials.length) found.clear();
  return choices.map((c, i) => found.get(i) ?? found.get(alike(asked, trials, c)) ?? null);
}

/** Whether it is one's own that suffer, or an opponent's that thrive, and nothing else. */
function wrongSide({ own, foe, aimed }: Trial, side: Side | null): Harm | null {
  if (side === 'own') return aimed.loss > 0 ? 'self' : null;
  if (side === 'foe') return aimed.gain > 0 && aimed.loss === 0 ? 'foe' : null;
  if (own.gain > 0 || foe.loss > 0) return null;
  return own.loss > 0 ? 'self' : foe.gain > 0 ? 'foe' : null;
}

/** One's own is hurt, and nothing comes of it for anybody: then a little is too much. */
const isWaste = ({ own, foe, aimed }: Trial, side: Side | null): boolean =>
  side === 'own' && aimed.loss > 0 && own.gain === 0 && foe.loss === 0;

/** The same done to something else. */
const isPair = (game: Thinkable, choices: readonly Choice[], a: Trial, b: Trial): boolean => {
  const x = choices[a.pick];
  const y = choices[b.pick];
  if (x.verb !== y.verb) return false;
  return isTarget(game, x) || x.card === y.card;
};

/** Whether it says what something is done to, and nothing else. */
const isTarget = (game: Thinkable, { verb }: Choice): boolean =>
  game.targetVerbs?.includes(verb) === true || game.seatVerbs?.includes(verb) === true;

/** An answer that was tried and does the same with another copy of a card that is not in play. */
function alike({ state: { cards }, choices }: Asked, trials: readonly Trial[], c: Choice): number {
  if (c.card === NONE) return -1;
  const { def, zone } = cards[c.card];
  const found = trials.find(({ pick }) => {
    const d = choices[pick];
    if (d.card === NONE || d.verb !== c.verb || d.on !== c.on || d.n !== c.n) return false;
    return cards[d.card].def === def && cards[d.card].zone === zone;
  });
  return found?.pick ?? -1;
}
