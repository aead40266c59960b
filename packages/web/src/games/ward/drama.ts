import type { CardName } from '@wardroom/core';
import type { EventName, Events, WardView } from '@wardroom/ward';
import type { Roll } from '../../parts/dice/index.ts';
import type { SoundName, SoundOptions } from '../../parts/sound/sound.ts';
import type { Fx } from '../../parts/table/context.ts';
import type { Staged } from '../../parts/table/Stage.tsx';
import type { AskAgain, BeatOf, ChangeKind } from '../table.ts';
import type { Ward } from './facts.ts';

/** How Ward's events are staged: how long each is held, which are rolls, what shows on cards, what is heard. */

type Beat = BeatOf<Ward>;

const ROLLS = [
  'openingRoll',
  'speedRoll',
  'hitRoll',
  'slip',
  'attackRoll',
  'rolled',
  'rollOff',
  'resistRoll',
  'cardRoll',
] as const satisfies readonly EventName[];
type RollEvent = Extract<Events, { kind: (typeof ROLLS)[number] }>;

const KINDS: ReadonlySet<EventName> = new Set(ROLLS);
const isRoll = (event: Events): event is RollEvent => KINDS.has(event.kind);

/** Milliseconds at normal pace. Kinds that are not here have nothing to show. */
const HOLD: Readonly<Partial<Record<EventName, number>>> = {
  shuffled: 250,
  goesFirst: 900,
  turnStart: 750,
  phase: 120,
  drawn: 260,
  discarded: 450,
  summoned: 700,
  promoted: 600,
  sacrificed: 600,
  played: 1300,
  activated: 1000,
  equipped: 450,
  battle: 800,
  hit: 350,
  missed: 350,
  damaged: 700,
  healed: 600,
  killed: 900,
  destroyed: 600,
  negated: 700,
  effectNegated: 700,
  attackNegated: 700,
  damagePrevented: 600,
  fizzled: 600,
  moved: 350,
  controlChanged: 600,
  cannotStrike: 500,
  battleEnds: 250,
  lasting: 400,
  tick: 400,
  ended: 350,
  freed: 500,
  skipped: 700,
  cemeteryHp: 600,
  takenBack: 900,
  called: 900,
  turnedBack: 900,
  timeOut: 900,
  conceded: 900,
  revealedHand: 900,
  redrew: 500,
  chose: 700,
  costPaid: 400,
  cut: 300,
  lost: 1200,
  leaves: 900,
  won: 1500,
  drawnMatch: 1500,
  miniTurn: 900,
  bossDraws: 1700,
  bossWastes: 900,
  reshuffled: 700,
  // Every die of a target roll lands at once, then the lowest burns.
  targetRoll: 2300,
  noBattle: 900,
  unmoved: 700,
};

/** The end of a raid is worth a moment more. */
const FALL = 3200;

/** What comes by the handful: of several in a row only the last is dwelt on. */
const PASSING: Readonly<Partial<Record<EventName, number>>> = { drawn: 90, moved: 90, shuffled: 90, chose: 300 };

export const hold = ({ event, view }: Beat, next: Beat | null): number | 'dice' => {
  if (isRoll(event)) return 'dice';
  const passing = PASSING[event.kind];
  if (passing !== undefined && next?.event.kind === event.kind && next.event.seat === event.seat) return passing;
  // Only what a boss takes of its options is dwelt on.
  if (event.kind === 'weighed') return event.list[2] === 1 ? 700 : 0;
  if (event.kind === 'killed' && hasFallen(view)) return FALL;
  return event.text === '' ? 0 : (HOLD[event.kind] ?? 300);
};

/** The boss has no HP left. */
export function hasFallen({ table: { boss }, zones }: WardView): boolean {
  const primary = zones.find((z) => z.zone === 'primary' && z.seat === boss)?.cards ?? [];
  return boss >= 0 && !primary.some((c) => c.boss === true && (c.hp ?? 0) > 0);
}

const nameOf = (cards: Readonly<Record<string, { name: string }>>, c: CardName | undefined): string =>
  c?.card === undefined ? 'A card' : (cards[c.card]?.name ?? c.card);

interface Staging {
  cards: Readonly<Record<string, { name: string }>>;
  names: readonly string[];
  near: number;
}

/** The roll that lies on the tray: the last one, until something else has begun. */
export function lastRoll(log: readonly Events[], view: WardView, next: Beat | null, s: Staging): Roll | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (isRoll(event)) return rollOf(at, event, log[at + 1] ?? next?.event, view, s);
    if (CLEARS.has(event.kind)) return null;
  }
  return null;
}

/** A roll as the tray shows it, with its verdict: the event that follows says what came of it. */
function rollOf(at: number, event: RollEvent, next: Events | undefined, view: WardView, s: Staging): Roll {
  const from = (seat: number) => (seat === s.near ? ('near' as const) : ('far' as const));
  const who = nameOf(s.cards, event.a);
  const key = `roll-${at}`;
  switch (event.kind) {
    case 'hitRoll': {
      const faces = event.list;
      return {
        key,
        dice: [{ faces, from: from(event.seat) }],
        plus: event.n - faces.reduce((a, b) => a + b, 0),
        total: event.n,
        against: { label: 'AL', value: event.figure },
        title: `${who} rolls to hit`,
        ...verdictOf(next),
      };
    }
    case 'attackRoll': {
      const { list: faces, figure: times } = event;
      return {
        key,
        dice: [{ faces, from: from(event.seat) }],
        plus: times === 0 ? 0 : event.n / times - faces.reduce((a, b) => a + b, 0),
        times,
        total: event.n,
        title: `${who} rolls for damage`,
        verdict: { kind: 'damage', text: `${event.n} damage` },
      };
    }
    case 'slip':
      return {
        key,
        dice: [{ faces: event.list, from: from(event.seat) }],
        total: event.n,
        title: `${who} slips`,
        verdict: { kind: 'slip', text: `${event.n} to itself` },
      };
    case 'speedRoll': {
      const [a, b] = [seatOf(view, event.a), seatOf(view, event.b)];
      return {
        key,
        dice: [
          { faces: [event.list[0]], from: from(a), label: who },
          { faces: [event.list[1]], from: from(b), label: nameOf(s.cards, event.b) },
        ],
        title: 'Equal speed: the higher strikes first',
      };
    }
    case 'openingRoll':
    case 'rollOff':
      return {
        key,
        dice: event.list.map((face, i) => ({
          faces: [face],
          from: from(i),
          // After a tie only some roll again, and the list does not say who.
          ...(event.list.length === s.names.length ? { label: s.names[i] } : {}),
        })),
        title: event.kind === 'openingRoll' ? 'The lowest chooses who begins' : 'The highest stays in',
      };
    case 'resistRoll': {
      const through = event.n === 1;
      return {
        key,
        dice: [{ faces: event.list, from: from(event.seat) }],
        total: event.list[0],
        against: { label: 'resistance', value: event.figure },
        title: `Does ${who} get through?`,
        verdict: { kind: through ? 'hit' : 'miss', text: through ? 'Gets through' : 'Resisted' },
      };
    }
    case 'cardRoll':
      return {
        key,
        dice: [{ faces: event.list, from: 'far' }],
        title: `A die picks for ${nameOf(s.cards, event.b)}`,
        verdict: { kind: 'plain', text: event.a === undefined ? 'Again' : who },
      };
    case 'rolled':
      return {
        key,
        dice: [{ faces: event.list, from: from(event.seat) }],
        title: `A roll for ${who}`,
        ...(next?.kind === 'freed' ? { verdict: { kind: 'hit' as const, text: 'Free' } } : {}),
      };
    default:
      return event satisfies never;
  }
}

/** Only these three say what came of a hit roll. */
function verdictOf(next: Events | undefined): Pick<Roll, 'verdict'> {
  switch (next?.kind) {
    case 'hit':
      return { verdict: next.n === 1 ? { kind: 'critical', text: 'Critical' } : { kind: 'hit', text: 'Hit' } };
    case 'missed':
      return { verdict: { kind: 'miss', text: 'Miss' } };
    case 'slip':
      return { verdict: { kind: 'slip', text: 'Critical miss' } };
    default:
      return {};
  }
}

const seatOf = (view: WardView, card: CardName | undefined): number =>
  view.zones.find((z) => z.cards?.some((c) => c.id === card?.id))?.seat ?? 0;

/** Events after which the dice are put away. */
const CLEARS: ReadonlySet<EventName> = new Set([
  'turnStart',
  'summoned',
  'battle',
  'miniTurn',
  'bossDraws',
  'targetRoll',
]);

/** A die for each player of a target roll, and whom it means; null if they roll again. */
export interface Targeting {
  /** Number of the event, so that the next roll is another. */
  at: number;
  card: CardName;
  dice: { seat: number; face: number }[];
  meant: number | null;
}

/** The target roll that lies on the table: the last one, until something else has begun. */
export function lastTargeting(log: readonly Events[]): Targeting | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (event.kind === 'targetRoll') {
      const { a, n, list } = event;
      const dice = Array.from({ length: list.length / 2 }, (_, i) => ({ seat: list[2 * i], face: list[2 * i + 1] }));
      return { at, card: a, dice, meant: n < 0 ? null : n };
    }
    if (isRoll(event) || ENDS_TARGETING.has(event.kind)) return null;
  }
  return null;
}

const ENDS_TARGETING: ReadonlySet<EventName> = new Set([
  ...CLEARS,
  'damaged',
  'damagePrevented',
  'moved',
  'phase',
  'killed',
]);

const VERBS: Readonly<Partial<Record<EventName, string>>> = { played: 'plays', activated: 'uses' };

/**
 * The card in the middle of the table: the last link of the chain, or one that somebody shows. A roll that came after it
 * has the stage.
 */
export function stagedOf(log: readonly Events[], view: WardView, s: Staging): Staged | null {
  const shown = log.at(-1);
  if (shown?.kind === 'chose') return { card: shown.a, who: `${s.names[shown.seat]} shows`, negated: false };
  if (shown?.kind === 'bossDraws' || shown?.kind === 'bossWastes') {
    const wasted = shown.kind === 'bossWastes';
    const who = wasted ? 'Of no use now' : `${s.names[shown.seat]} draws`;
    return { card: shown.a, who, negated: false, reveal: !wasted };
  }
  const link = view.chain.at(-1);
  if (link === undefined) return null;
  const under = view.chain.at(-2);
  const answers = under === undefined ? undefined : nameOf(s.cards, under.card);
  const staged = { card: link.card, answers, negated: link.negated };
  for (const event of log.toReversed()) {
    if (isRoll(event) || event.kind === 'targetRoll') return null;
    const verb = VERBS[event.kind];
    if (verb === undefined || event.a?.id !== link.card.id) continue;
    const who = `${s.names[link.seat]} ${verb}`;
    return { ...staged, who, on: event.b === undefined ? undefined : nameOf(s.cards, event.b) };
  }
  return { ...staged, who: `${s.names[link.seat]} plays` };
}

/** What shows on a card while an event is held: on most cards nothing. */
export function fxOf(beat: Beat | null, alias: number): Fx | null {
  if (beat === null) return null;
  const { kind, a, b, n } = beat.event;
  const key = beat.at;
  if (alias === a?.id) {
    switch (kind) {
      case 'damaged':
        return { kind: 'damage', n, key };
      case 'healed':
        return { kind: 'heal', n, key };
      case 'killed':
      case 'destroyed':
        return { kind: 'kill', key };
      case 'battle':
      case 'hit':
      case 'missed':
        return { kind: 'strike', key };
      case 'summoned':
      case 'promoted':
        return { kind: 'arrive', key };
      case 'activated':
      case 'played':
        return { kind: 'work', key };
      case 'cannotStrike':
      case 'damagePrevented':
        return { kind: 'shrug', key };
      default:
        return null;
    }
  }
  if (alias === b?.id && (kind === 'played' || kind === 'activated' || kind === 'battle')) return { kind: 'aim', key };
  if (alias === b?.id && kind === 'hit') return { kind: 'recoil', key };
  if (alias === b?.id && kind === 'missed') return { kind: 'shrug', key };
  if (alias === b?.id && (kind === 'equipped' || kind === 'tick')) return { kind: 'work', key };
  return null;
}

/** The last 50 of 300, and of any other threshold the same share. */
const LAST = 5 / 6;
const isDrowning = ({ table: { players, threshold, boss } }: WardView, seat: number): boolean =>
  seat !== boss && players[seat].cemeteryHp >= threshold * LAST;

/** What is heard with an event: with most of them nothing. */
export function soundOf({ event, view }: Beat, near: number): { name: SoundName; options?: SoundOptions } | null {
  switch (event.kind) {
    case 'damaged':
      return { name: 'damage', options: { strength: Math.min(1, event.n / 40) } };
    case 'hit':
      return { name: event.n === 1 ? 'critical' : 'hit' };
    case 'turnStart':
      return { name: event.seat !== near ? 'turn' : isDrowning(view, near) ? 'heart' : 'yourTurn' };
    case 'cemeteryHp': {
      const { players, threshold } = view.table;
      return { name: 'tide', options: { level: Math.min(1, players[event.seat].cemeteryHp / threshold) } };
    }
    case 'won':
      return { name: view.seats[event.seat]?.team === view.seats[near]?.team ? 'win' : 'lose' };
    case 'miniTurn':
      return { name: 'turn' };
    case 'targetRoll':
      return { name: 'dice', options: { strength: 0.8 } };
    case 'played':
      return { name: view.chain.length > 1 ? 'chain' : 'magic' };
    default: {
      const name = SOUNDS[event.kind];
      return name === undefined ? null : { name };
    }
  }
}

const SOUNDS: Readonly<Partial<Record<EventName, SoundName>>> = {
  shuffled: 'shuffle',
  reshuffled: 'shuffle',
  bossDraws: 'draw',
  unmoved: 'refuse',
  drawn: 'draw',
  summoned: 'summon',
  promoted: 'summon',
  sacrificed: 'place',
  discarded: 'place',
  activated: 'magic',
  equipped: 'equip',
  missed: 'miss',
  slip: 'slip',
  healed: 'heal',
  killed: 'kill',
  destroyed: 'kill',
  negated: 'refuse',
};

/** What a player is asked about once more. */
export const askAgain: AskAgain<Ward> = (choice, view) => {
  if (choice.verb === 'kill') {
    return {
      title: `${choice.text}?`,
      text: 'It goes to your cemetery with its HP, and takes the place of your normal summon.',
      yes: 'Kill it',
    };
  }
  const others = view.question?.choices ?? [];
  if (choice.verb === 'endPhase' && others.some((c) => c.verb === 'battle')) {
    return {
      title: 'End combat without a battle?',
      text: 'You could still battle this turn.',
      yes: 'End combat',
      ends: true,
    };
  }
  return null;
};

/** What a player wants to know of what others did in the meantime. */
export const changes: Readonly<Partial<Record<EventName, ChangeKind>>> = {
  killed: 'lost',
  destroyed: 'lost',
  discarded: 'lost',
  damaged: 'hurt',
  healed: 'gained',
  drawn: 'gained',
  controlChanged: 'changed',
  equipped: 'changed',
  lasting: 'changed',
  skipped: 'lost',
};
