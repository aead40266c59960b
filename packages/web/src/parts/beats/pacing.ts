/**
 * How long beats are shown. What somebody else does has a budget, however much happens in it: a bot's turn, an exchange of
 * blows. Where more happens than fits, everything is shortened, what matters least the most. Beats come as they are played,
 * so the budget is shared out anew with each of them among all that are known to follow.
 */

/** What pacing needs to know of a beat. */
export interface Paced {
  /** Milliseconds at normal pace; `dice` until the dice lie. */
  natural: number | 'dice';
  /** A turn begins with it: whether somebody plays it who need not be waited for. */
  turn?: { bots: boolean };
  /** An exchange of blows begins with it, or ends with it. */
  blows?: 'begin' | 'end';
}

/** What has been spent of the budgets that run. */
export interface Meter {
  /** In the turn of a bot; null in any other. */
  turn: number | null;
  /** In an exchange of blows; null outside of one. */
  blows: number | null;
}

export const freshMeter = (): Meter => ({ turn: null, blows: null });

/** Milliseconds of a throw from the hand to the verdict (`dice/times.ts`), with a moment to read it. */
export const DICE = 1900;
/** The longest that dice are waited for where nothing presses: a tray that never reports must not stop the match. */
export const DICE_LIMIT = 6000;
/** What is dwelt on: it keeps more of its time than what is shorter. */
const WEIGHTY = 600;
/** What is shorter than this nobody sees. */
const SEEN = 40;
/** While the end is not in sight, time is kept for this much more. */
const TO_COME = 4000;

/** A bot's turn: 6 s at normal pace, 2 s at the fast one (0.5). */
export const turnBudget = (pace: number): number => (pace >= 1 ? 6000 * pace : 4000 * pace);
export const blowsBudget = (pace: number): number => 5000 * pace;

const length = (p: Paced): number => (p.natural === 'dice' ? DICE : p.natural);

export interface Shown {
  /** How long the beat is held. */
  ms: number;
  /** The part of its natural time that this is: how fast dice fly. */
  tempo: number;
}

/**
 * How long the first of these beats is shown, and what the meters say after it.
 * `pace`: times the natural time; 0 is at once. `still`: without motion things need less time, but each must still be seen.
 */
export function showing(known: readonly Paced[], before: Meter, pace: number, still = false): Shown & { meter: Meter } {
  const [now] = known;
  const meter = { ...before };
  if (now.turn !== undefined) meter.turn = now.turn.bots ? 0 : null;
  if (now.blows === 'begin') meter.blows = 0;
  // At once: nothing is held, but it is kept in mind whose turn it is.
  if (pace === 0) return { ms: 0, tempo: 0, meter: now.blows === 'end' ? { ...meter, blows: null } : meter };
  const factor = pace * (still ? 0.6 : 1);
  let share = 1;
  if (meter.turn !== null) share = fit(scope(known, endsTurn), (turnBudget(pace) - meter.turn) / factor);
  if (meter.blows !== null) {
    const left = (blowsBudget(pace) - meter.blows) / factor;
    share = Math.min(share, fit(scope(known, endsBlows), left));
  }
  const tempo = (length(now) >= WEIGHTY ? share : share * share) * factor;
  // Where nothing presses, dice take what they need.
  const waits = now.natural === 'dice' && meter.turn === null && meter.blows === null;
  const exact = waits ? DICE_LIMIT : length(now) * tempo;
  const ms = exact < SEEN ? 0 : exact;
  if (meter.turn !== null) meter.turn += ms;
  if (meter.blows !== null) meter.blows += ms;
  if (now.blows === 'end') meter.blows = null;
  return { ms, tempo, meter };
}

/** Somebody was asked: what comes of their answer must be seen, however much was spent before. */
export function afterAnswer(meter: Meter, pace: number): Meter {
  const ease = (spent: number | null, budget: number): number | null =>
    spent === null ? null : Math.min(spent, (budget * 2) / 3);
  return { turn: ease(meter.turn, turnBudget(pace)), blows: ease(meter.blows, blowsBudget(pace)) };
}

const endsTurn = (p: Paced, at: number): 'before' | null => (at > 0 && p.turn !== undefined ? 'before' : null);
const endsBlows = (p: Paced, at: number): 'before' | 'with' | null =>
  p.blows === 'end' ? 'with' : at > 0 && (p.blows === 'begin' || p.turn !== undefined) ? 'before' : null;

interface Scope {
  weighty: number;
  slight: number;
  /** Its end is known. */
  whole: boolean;
}

function scope(known: readonly Paced[], ends: (p: Paced, at: number) => 'before' | 'with' | null): Scope {
  const found: Scope = { weighty: 0, slight: 0, whole: false };
  for (const [at, p] of known.entries()) {
    const end = ends(p, at);
    if (end !== 'before') found[length(p) >= WEIGHTY ? 'weighty' : 'slight'] += length(p);
    if (end !== null) return { ...found, whole: true };
  }
  return found;
}

/**
 * The share that what is weighty keeps of its time, so that all of it fits; what is slight keeps the square of that share:
 * weighty × share + slight × share² = room.
 */
function fit({ weighty, slight, whole }: Scope, left: number): number {
  const room = Math.max(0, left);
  const heavy = weighty + (whole ? 0 : TO_COME);
  if (heavy + slight <= room) return 1;
  if (slight === 0) return room / heavy;
  return (Math.sqrt(heavy * heavy + 4 * slight * room) - heavy) / (2 * slight);
}
