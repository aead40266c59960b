import type { Board } from '@wardroom/core';
import type { EventName } from '@wardroom/realm';
import type { SoundName, SoundOptions } from '../../parts/sound/sound.ts';
import type { Fx } from '../../parts/table/context.ts';
import type { AskAgain, BeatOf, ChangeKind } from '../table.ts';
import { type RealmGame, squareOf } from './facts.ts';

/** How the Contested Realm's events are staged: how long each is held, what shows on cards and sites, what is heard. */

type Beat = BeatOf<RealmGame>;

/** Milliseconds at normal pace. Kinds that are not here are held for a moment; those without words not at all. */
const HOLD: Readonly<Partial<Record<EventName, number>>> = {
  first: 900,
  shuffled: 200,
  drawn: 260,
  putBack: 350,
  kept: 300,
  turnStart: 850,
  turnEnd: 0,
  manaGained: 250,
  sitePlayed: 900,
  entered: 650,
  cast: 1100,
  castResolved: 150,
  used: 800,
  moved: 450,
  arrives: 150,
  attacks: 800,
  defends: 600,
  intercepts: 600,
  strikes: 350,
  damaged: 650,
  siteStruck: 800,
  lifeLost: 750,
  healed: 600,
  died: 800,
  destroyed: 800,
  banished: 800,
  sacrificed: 700,
  discarded: 450,
  returned: 600,
  tokenGained: 600,
  wardBroken: 1000,
  tokenLost: 600,
  protected: 600,
  prevented: 600,
  targetLost: 600,
  siteDestroyed: 1000,
  branded: 700,
  transformed: 800,
  silenced: 600,
  disabled: 600,
  flooded: 700,
  strengthened: 550,
  lifted: 550,
  grounded: 550,
  sheltered: 550,
  stained: 600,
  tapped: 350,
  untapped: 150,
  pickedUp: 450,
  dropped: 450,
  deathsDoor: 1600,
  deathBlow: 1300,
  noDraw: 800,
  deckEmpty: 900,
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
  shuffled: 80,
  untapped: 40,
  tapped: 120,
  damaged: 260,
  died: 300,
  tokenGained: 200,
  wardBroken: 350,
  moved: 260,
};

export const hold = ({ event }: Beat, next: Beat | null): number => {
  const passing = PASSING[event.kind];
  if (passing !== undefined && next?.event.kind === event.kind) return passing;
  return event.text === '' ? 0 : (HOLD[event.kind] ?? 300);
};

/** What shows on a unit or a site: as on any table, a Ward that shatters or closes, land that rises or falls. */
export type RealmFx = Fx | { kind: 'shatter' | 'close' | 'rise' | 'crumble'; key: number; n?: undefined };

const ON_A: Readonly<Partial<Record<EventName, RealmFx['kind']>>> = {
  damaged: 'damage',
  siteStruck: 'damage',
  died: 'kill',
  destroyed: 'kill',
  banished: 'kill',
  sacrificed: 'kill',
  deathBlow: 'kill',
  attacks: 'strike',
  entered: 'arrive',
  sitePlayed: 'rise',
  siteDestroyed: 'crumble',
  wardBroken: 'shatter',
  used: 'work',
  defends: 'work',
  intercepts: 'work',
  branded: 'work',
  transformed: 'work',
  silenced: 'shrug',
  disabled: 'shrug',
  prevented: 'shrug',
  protected: 'shrug',
  flooded: 'work',
  strengthened: 'work',
  lifted: 'work',
  grounded: 'shrug',
  sheltered: 'work',
  stained: 'shrug',
  deathsDoor: 'shrug',
  pickedUp: 'arrive',
  dropped: 'arrive',
};
const ON_B: Readonly<Partial<Record<EventName, RealmFx['kind']>>> = { attacks: 'aim', used: 'aim' };

export function fxOf(beat: Beat | null, alias: number): RealmFx | null {
  if (beat === null) return null;
  const { event, view } = beat;
  const { kind, a, b, n } = event;
  const key = beat.at;
  if ((event.kind === 'tokenGained' || event.kind === 'tokenLost') && alias === event.a.id) {
    if (view.table.tokens[event.n] !== 'ward') return { kind: 'work', key };
    return { kind: event.kind === 'tokenGained' ? 'close' : 'shatter', key };
  }
  const shown = alias === a?.id ? ON_A[kind] : alias === b?.id ? ON_B[kind] : undefined;
  if (shown === undefined) return null;
  return shown === 'damage' ? { kind: shown, n, key } : ({ kind: shown, key } as RealmFx);
}

/** What has just left a square for good: it is mourned where it stood. */
export function mourned(beat: Beat | null, board: Board): { square: number; key: number; banished: boolean } | null {
  if (beat === null) return null;
  const { event, view, at: key } = beat;
  switch (event.kind) {
    case 'died':
    case 'destroyed':
    case 'banished':
    case 'sacrificed':
      // Whoever still stands there shows it itself.
      if (event.n < 0 || view.zones.some((z) => STANDS.has(z.zone) && z.cards?.some((c) => c.id === event.a.id)))
        return null;
      return { square: squareOf(board, event.n), key, banished: event.kind === 'banished' };
    // Nothing else leaves for good.
    default:
      return null;
  }
}
const STANDS = new Set(['avatars', 'minions', 'sites', 'artifacts', 'auras']);

/** Life that an avatar loses or gains, shown at its gauge. */
export function lifeFx(beat: Beat | null, seat: number): { n: number; key: number } | null {
  if (beat === null || beat.event.seat !== seat) return null;
  if (beat.event.kind === 'lifeLost') return { n: -beat.event.n, key: beat.at };
  return beat.event.kind === 'healed' ? { n: beat.event.n, key: beat.at } : null;
}

/** What is heard with an event: with most of them nothing. */
export function soundOf({ event, view }: Beat, near: number): { name: SoundName; options?: SoundOptions } | null {
  switch (event.kind) {
    case 'damaged':
    case 'siteStruck':
      return { name: 'damage', options: { strength: Math.min(1, event.n / 6) } };
    case 'turnStart':
      return { name: event.seat === near ? 'yourTurn' : 'turn' };
    case 'cast':
      return { name: view.table.storyline.length > 1 ? 'chain' : 'magic' };
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
  putBack: 'place',
  sitePlayed: 'place',
  entered: 'summon',
  used: 'magic',
  moved: 'place',
  attacks: 'hit',
  defends: 'equip',
  intercepts: 'equip',
  lifeLost: 'damage',
  healed: 'heal',
  died: 'kill',
  banished: 'kill',
  sacrificed: 'kill',
  discarded: 'place',
  returned: 'draw',
  tokenGained: 'equip',
  wardBroken: 'critical',
  tokenLost: 'miss',
  prevented: 'miss',
  targetLost: 'refuse',
  siteDestroyed: 'kill',
  branded: 'lightning',
  transformed: 'lightning',
  silenced: 'lightning',
  disabled: 'lightning',
  flooded: 'magic',
  strengthened: 'equip',
  lifted: 'equip',
  grounded: 'lightning',
  sheltered: 'equip',
  stained: 'lightning',
  pickedUp: 'equip',
  dropped: 'place',
  deathsDoor: 'lose',
  deathBlow: 'critical',
};

/** What is worth doing before a turn is over. */
const ACTS = new Set(['playSite', 'cast']);

/** What a player is asked about once more. */
export const askAgain: AskAgain<RealmGame> = (choice, view) => {
  const others = view.question?.choices ?? [];
  if (choice.verb === 'endTurn' && others.some((c) => ACTS.has(c.verb))) {
    const site = others.some((c) => c.verb === 'playSite');
    return {
      title: 'End the turn?',
      text: site ? 'You could still play a site.' : 'You have mana left for a spell.',
      yes: 'End the turn',
      ends: true,
    };
  }
  return null;
};

/** What a player wants to know of what the other did in the meantime. */
export const changes: Readonly<Partial<Record<EventName, ChangeKind>>> = {
  died: 'lost',
  destroyed: 'lost',
  banished: 'lost',
  siteDestroyed: 'lost',
  discarded: 'lost',
  returned: 'lost',
  wardBroken: 'lost',
  damaged: 'hurt',
  lifeLost: 'hurt',
  healed: 'gained',
  tokenGained: 'gained',
  drawn: 'gained',
  silenced: 'changed',
  disabled: 'changed',
  flooded: 'changed',
  branded: 'changed',
  transformed: 'changed',
};
