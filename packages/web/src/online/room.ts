import type { FromHost, ToHost, Update } from '@wardroom/host';
import { type Following, following, takeTold, takeWhole } from '@wardroom/host/following';
import type { FromRoom, RoomFacts, Shown, ToRoom } from '@wardroom/host/room';
import type { SeatPresence } from '@wardroom/protocol';
import { create } from 'zustand';
import type { Link } from '../engine/link.ts';
import { hear, isThere, say, stand, useWire } from './socket.ts';

/** What a table shows of an online match beside the match itself. */
interface RoomState {
  facts: RoomFacts | null;
  /** Where the table waits, as the room has told it last: what is shown may lie behind. */
  shown: Shown | null;
  /** When its clocks were read, on the page's own clock. */
  at: number;
  /** For whoever looks on with a delay: when the match begins for them, on the page's own clock. */
  begins: number | null;
  /** Who of those who play is there, and how many look on. */
  presence: readonly SeatPresence[];
  watching: number;
  /** What this page may do as the judge of the match; empty where it is none. */
  judge: readonly string[];
}

const nothing: RoomState = { facts: null, shown: null, at: 0, begins: null, presence: [], watching: 0, judge: [] };
export const useRoom = create<RoomState>()(() => nothing);

/** How long an answer may go unacknowledged before it is asked whether the server is there at all. */
const UNHEARD = 5000;

/** A share of the dice, from this page. */
function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/** What a table says at its seat, in the words of a room; null for what only one screen needs. */
function toRoom(m: ToHost): ToRoom | null {
  switch (m.do) {
    case 'pick':
      return { do: 'pick', question: m.seq, pick: m.pick };
    case 'act':
      return { do: 'act', act: m.act, ...(m.target === undefined ? {} : { target: m.target }) };
    case 'undo':
      return { do: 'back' };
    case 'stops':
      return { do: 'stops', stops: m.stops };
    default:
      return null;
  }
}

/** To a match on the server, in the words of a table or of the room itself. */
export interface RoomLink extends Link {
  tell: (message: ToRoom) => void;
  /** Take one's seat again from the bot that plays there. */
  comeBack: () => void;
  close: () => void;
}

/** A match on the server, as the table knows matches. What was not acknowledged is sent again, and taken once. */
export function roomLink(match: string): RoomLink {
  const f: Following = following();
  const hearers = new Set<(message: FromHost) => void>();
  const unsure = new Map<string, ToRoom>();
  let unheard: ReturnType<typeof setTimeout> | undefined;
  let keys = 0;
  /** What came before anybody listened. */
  let early: FromHost[] = [];
  const tell = (message: FromHost): void => {
    if (hearers.size === 0) early.push(message);
    for (const hearer of hearers) hearer(message);
  };
  /** Whoever looks on sees the table as from the first seat. */
  const told = (update: Update): void => {
    const seats = f.facts?.names.length ?? 0;
    tell({ is: 'update', update: update.viewer < seats ? update : { ...update, viewer: 0 } });
  };
  const send = (message: ToRoom): void => {
    say({ do: 'say', match, message });
  };
  const keep = (message: ToRoom): void => {
    const key = `${Date.now().toString(36)}-${keys++}`;
    const keyed = { ...message, key } as ToRoom;
    unsure.set(key, keyed);
    send(keyed);
    clearTimeout(unheard);
    unheard = setTimeout(isThere, UNHEARD);
  };
  const heardOf = (key: string | undefined): void => {
    if (key !== undefined) unsure.delete(key);
    if (unsure.size === 0) clearTimeout(unheard);
  };

  const take = (m: FromRoom): void => {
    switch (m.is) {
      case 'whole': {
        const update = takeWhole(f, m);
        // Whoever looks on has no share in the dice.
        if (m.shown === null && m.facts.entropy[m.facts.viewer] === false) keep({ do: 'entropy', value: entropy() });
        told(update);
        useRoom.setState({
          facts: m.facts,
          shown: f.shown,
          at: performance.now() - m.ago,
          begins: m.begins === undefined ? null : performance.now() + m.begins,
          judge: m.judge ?? [],
        });
        return;
      }
      case 'told':
        // Twice, after a connection that was lost and found.
        if (m.n <= f.n) return;
        told(takeTold(f, m));
        useRoom.setState({ shown: f.shown, at: performance.now() });
        return;
      case 'taken':
        heardOf(m.key);
        return;
      case 'refused':
        heardOf(m.key);
        tell({ is: 'refused', refusal: m.refusal });
        // The table had taken it for done: it waits where it did.
        if (f.shown !== null && f.facts !== null) told({ viewer: f.facts.viewer, beats: [], rest: f.shown });
        return;
      case 'replay':
        tell({ is: 'replay', replay: m.replay });
        return;
      case 'failed':
        tell({ is: 'failed', error: m.error });
        return;
      default: {
        const never: never = m;
        throw new Error(`unknown message ${JSON.stringify(never)}`);
      }
    }
  };

  const stopHearing = hear((message) => {
    if (message.is === 'room' && message.match === match) take(message.message as FromRoom);
    else if (message.is === 'presence' && message.match === match)
      useRoom.setState({ presence: message.seats, watching: message.watching });
    else if (message.is === 'refused' && message.match === match) tell({ is: 'failed', error: message.error });
  });
  const part = stand(() => ({ do: 'join', match, ...(f.shown === null ? {} : { cursor: f.n }) }), {
    do: 'part',
    match,
  });
  // Back again: whatever was said into the void.
  const stopWatching = useWire.subscribe((now, before) => {
    if (now.state === 'open' && before.state !== 'open') for (const message of unsure.values()) send(message);
  });

  return {
    send: (message) => {
      const words = toRoom(message);
      // Whoever looks on has nothing to say to the room.
      const seated = f.facts !== null && f.facts.viewer < f.facts.names.length;
      if (words !== null && seated) keep(words);
    },
    tell: keep,
    comeBack: () => void say({ do: 'return', match }),
    listen: (hearer) => {
      hearers.add(hearer);
      for (const message of early) hearer(message);
      early = [];
      return () => hearers.delete(hearer);
    },
    close: () => {
      clearTimeout(unheard);
      stopWatching();
      stopHearing();
      part();
      useRoom.setState(nothing);
    },
  };
}
