import type { CardName } from '@wardroom/core';
import type { EventName } from '@wardroom/guardian';
import type { SoundName, SoundOptions } from '../../parts/sound/sound.ts';
import type { Fx } from '../../parts/table/context.ts';
import type { Staged } from '../../parts/table/Stage.tsx';
import type { AskAgain, BeatOf, ChangeKind } from '../table.ts';
import type { Guardian } from './facts.ts';
import { isRoll } from './rolls.ts';

/** How Guardian Realms' events are staged: how long each is held, what shows on cards and bases, what is heard. */

type Beat = BeatOf<Guardian>;

/** Milliseconds at normal pace. Kinds that are not here are held a moment if they have words. */
const HOLD: Readonly<Partial<Record<EventName, number>>> = {
  shuffled: 250,
  turnStart: 900,
  turnEnd: 0,
  drawn: 260,
  overdrawn: 600,
  redrew: 500,
  kept: 300,
  summoned: 750,
  cloned: 750,
  copied: 750,
  putOut: 750,
  attacks: 650,
  damaged: 700,
  healed: 600,
  defeated: 900,
  discarded: 550,
  returned: 600,
  baseDamaged: 850,
  baseFallen: 1500,
  baseHealed: 600,
  wallBuilt: 700,
  wallDamaged: 650,
  wallDestroyed: 900,
  statusGained: 600,
  statusLost: 450,
  swapped: 650,
  abilityUsed: 650,
  played: 1300,
  sprung: 1100,
  equipped: 650,
  laid: 650,
  shieldBroken: 700,
  sacrificed: 700,
  infused: 700,
  gainedDz: 450,
  gainedSp: 450,
  deckEmpty: 800,
  forfeited: 700,
  prevented: 600,
  immune: 600,
  attackNegated: 900,
  attackLost: 600,
  linked: 700,
  linkEnds: 500,
  revealedHand: 900,
  conceded: 900,
  disqualified: 900,
  timeOut: 900,
  lost: 900,
  won: 1500,
  drawnMatch: 1500,
  endless: 1500,
};

/** What comes by the handful: of several in a row only the last is dwelt on. */
const PASSING: Readonly<Partial<Record<EventName, number>>> = {
  drawn: 90,
  shuffled: 90,
  baseDamaged: 350,
  baseHealed: 250,
};

export const hold = ({ event }: Beat, next: Beat | null): number | 'dice' => {
  if (isRoll(event)) return 'dice';
  const passing = PASSING[event.kind];
  if (passing !== undefined && next?.event.kind === event.kind && next.event.seat === event.seat) return passing;
  return event.text === '' ? 0 : (HOLD[event.kind] ?? 300);
};

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
      case 'defeated':
      case 'sacrificed':
      case 'infused':
        return { kind: 'kill', key };
      case 'attacks':
        return { kind: 'strike', key };
      case 'summoned':
      case 'cloned':
      case 'copied':
      case 'putOut':
      case 'laid':
      case 'equipped':
        return { kind: 'arrive', key };
      case 'abilityUsed':
      case 'sprung':
      case 'played':
      case 'statusLost':
      case 'linked':
        return { kind: 'work', key };
      case 'statusGained':
      case 'shieldBroken':
      case 'forfeited':
      case 'prevented':
      case 'immune':
      case 'attackLost':
      case 'attackNegated':
        return { kind: 'shrug', key };
      default:
        return null;
    }
  }
  if (alias !== b?.id) return null;
  if (kind === 'attacks' || kind === 'played' || kind === 'abilityUsed') return { kind: 'aim', key };
  if (kind === 'equipped' || kind === 'linked' || kind === 'infused') return { kind: 'work', key };
  return null;
}

/** What shows on a base or on the wall before it. */
export interface BaseFx {
  on: 'base' | 'wall';
  kind: 'damage' | 'heal' | 'fall' | 'rise' | 'aim';
  n: number;
  /** Changes with every event, so that the same thing twice shows twice. */
  key: number;
}

const ON_BASES: Readonly<Partial<Record<EventName, Pick<BaseFx, 'on' | 'kind'>>>> = {
  baseDamaged: { on: 'base', kind: 'damage' },
  baseHealed: { on: 'base', kind: 'heal' },
  baseFallen: { on: 'base', kind: 'fall' },
  wallDamaged: { on: 'wall', kind: 'damage' },
  wallDestroyed: { on: 'wall', kind: 'fall' },
  wallBuilt: { on: 'wall', kind: 'rise' },
};

export function baseFxOf(beat: Beat | null, seat: number, lane: number): BaseFx | null {
  if (beat === null) return null;
  const { kind, n = 0, list } = beat.event;
  const strike = strikeOf(beat);
  if (strike !== null && !strike.atCard && strike.to === lane && strike.seat !== seat)
    return { on: 'base', kind: 'aim', n: 0, key: beat.at };
  const shown = ON_BASES[kind];
  if (shown === undefined || beat.event.seat !== seat || list?.[0] !== lane) return null;
  return { ...shown, n, key: beat.at };
}

/** An attack on its way: whose, from lane to lane, at a Guardian or at the base. */
export interface Strike {
  seat: number;
  from: number;
  to: number;
  atCard: boolean;
  key: number;
}

const laneOf = (card: CardName, { view }: Beat): number | undefined =>
  view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === card.id)?.at;

const laneOfSpot = (spot: number, { view }: Beat): number | undefined =>
  view.table.players.flatMap((p) => p.bases).find((base) => base.spot === spot)?.lane;

export function strikeOf(beat: Beat | null): Strike | null {
  if (beat?.event.kind !== 'attacks') return null;
  const { a, b, n, seat } = beat.event;
  const from = laneOf(a, beat);
  const to = b === undefined ? laneOfSpot(n, beat) : laneOf(b, beat);
  return from === undefined || to === undefined ? null : { seat, from, to, atCard: b !== undefined, key: beat.at };
}

interface Staging {
  cards: Readonly<Record<string, { name: string }>>;
  names: readonly string[];
}

const STAGES: Readonly<Partial<Record<EventName, (who: string) => string>>> = {
  played: (who) => `${who} plays`,
  sprung: (who) => `${who}’s trap is set off`,
  overdrawn: (who) => `${who}’s hand is full`,
};

/** The card in the middle of the table: one that is being played or set off. */
export function stagedOf(beat: Beat | null, { cards, names }: Staging): Staged | null {
  if (beat === null) return null;
  const { kind, a, b, seat } = beat.event;
  const words = STAGES[kind];
  if (words === undefined || seat === undefined || a?.card === undefined) return null;
  const who = words(names[seat]);
  const on = b?.card === undefined ? undefined : cards[b.card]?.name;
  return { card: a, who, on, negated: false };
}

/** What is heard with an event: with most of them nothing. */
export function soundOf({ event, view }: Beat, near: number): { name: SoundName; options?: SoundOptions } | null {
  switch (event.kind) {
    case 'damaged':
    case 'wallDamaged':
      return { name: 'damage', options: { strength: Math.min(1, event.n / 30) } };
    case 'baseDamaged': {
      const base = view.table.players[event.seat].bases[event.list[0]];
      return base.kind === 'stronghold'
        ? { name: 'tide', options: { level: 1 - base.hp / base.max } }
        : { name: 'damage', options: { strength: Math.min(1, event.n / 30) } };
    }
    case 'turnStart':
      return { name: event.seat === near ? 'yourTurn' : 'turn' };
    case 'won':
      return { name: event.seat === near ? 'win' : 'lose' };
    default: {
      const name = SOUNDS[event.kind];
      return name === undefined ? null : { name };
    }
  }
}

const SOUNDS: Readonly<Partial<Record<EventName, SoundName>>> = {
  shuffled: 'shuffle',
  drawn: 'draw',
  redrew: 'draw',
  returned: 'draw',
  summoned: 'summon',
  cloned: 'summon',
  copied: 'summon',
  putOut: 'summon',
  attacks: 'hit',
  healed: 'heal',
  baseHealed: 'heal',
  defeated: 'kill',
  baseFallen: 'critical',
  wallDestroyed: 'critical',
  wallBuilt: 'place',
  swapped: 'place',
  discarded: 'place',
  overdrawn: 'place',
  laid: 'place',
  sacrificed: 'kill',
  infused: 'magic',
  equipped: 'equip',
  played: 'magic',
  abilityUsed: 'magic',
  sprung: 'lightning',
  linked: 'chain',
  shieldBroken: 'miss',
  prevented: 'miss',
  immune: 'miss',
  attackLost: 'miss',
  forfeited: 'refuse',
  attackNegated: 'refuse',
};

/** What a player is asked about once more. */
export const askAgain: AskAgain<Guardian> = (choice, view) => {
  const others = view.question?.choices ?? [];
  if (choice.verb === 'endTurn' && others.some((c) => c.verb === 'attack' || c.verb === 'attackBase')) {
    return {
      title: 'End the turn without attacking?',
      text: 'One of your Guardians could still attack, and points of DZ do not keep.',
      yes: 'End the turn',
      ends: true,
    };
  }
  if (choice.verb === 'summon' && choice.on === undefined && choice.spot !== undefined) {
    const there = view.zones
      .filter((z) => z.zone === 'guardians')
      .flatMap((z) => z.cards ?? [])
      .some((c) => c.spot === choice.spot);
    if (there) {
      return {
        title: `${choice.text}?`,
        text: 'A Guardian of yours stands there: it goes to the discard pile.',
        yes: 'Summon it',
      };
    }
  }
  return null;
};

/** What a player wants to know of what the other did in the meantime. */
export const changes: Readonly<Partial<Record<EventName, ChangeKind>>> = {
  defeated: 'lost',
  discarded: 'lost',
  returned: 'lost',
  baseFallen: 'lost',
  wallDestroyed: 'lost',
  damaged: 'hurt',
  baseDamaged: 'hurt',
  wallDamaged: 'hurt',
  healed: 'gained',
  baseHealed: 'gained',
  drawn: 'gained',
  statusGained: 'changed',
  swapped: 'changed',
};
