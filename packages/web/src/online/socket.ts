import type { FromServer, ToServer } from '@wardroom/protocol';
import { create } from 'zustand';

/**
 * The page's one connection to the server. It comes back by itself, at once when the network does, and then everything that
 * was watched or joined is said again; a match goes on from the last message that was seen.
 */
export const useWire = create<{ state: 'off' | 'opening' | 'open' | 'lost'; why: string; tries: number }>()(() => ({
  state: 'off',
  why: '',
  /** In vain since it was lost. */
  tries: 0,
}));

/** Turned away for good: trying again would change nothing. */
const FOR_GOOD = new Set([4401, 4403, 4429]);
const SOONEST = 250;
const LATEST = 5000;

/** How long a server that is asked whether it is there may take to say anything at all. */
const PATIENCE = 5000;

let socket: WebSocket | null = null;
let doubt: ReturnType<typeof setTimeout> | undefined;
let wait = SOONEST;
let timer: ReturnType<typeof setTimeout> | undefined;
const hearers = new Set<(message: FromServer) => void>();
/** What is said anew on every connection. */
const standing = new Set<() => ToServer>();

function open(): void {
  clearTimeout(timer);
  if (socket !== null) return;
  useWire.setState((s) => ({ state: s.state === 'lost' ? 'lost' : 'opening' }));
  const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
  socket = next;
  next.onopen = () => {
    wait = SOONEST;
    for (const words of standing) next.send(JSON.stringify(words()));
    useWire.setState({ state: 'open', why: '', tries: 0 });
  };
  next.onmessage = ({ data }) => {
    if (socket === next) believe();
    const message = JSON.parse(data as string) as FromServer;
    for (const hear of [...hearers]) hear(message);
  };
  next.onclose = ({ code, reason }) => {
    // Given up already.
    if (socket !== next) return;
    socket = null;
    believe();
    if (standing.size === 0 || FOR_GOOD.has(code)) useWire.setState({ state: 'off', why: reason });
    else tryAgain();
  };
}

function tryAgain(): void {
  useWire.setState((s) => ({ state: 'lost', why: '', tries: s.tries + 1 }));
  timer = setTimeout(open, wait);
  wait = Math.min(LATEST, wait * 2);
}

const again = (): void => {
  if (socket === null && standing.size > 0) open();
};
addEventListener('online', again);
// A socket may take minutes to notice.
addEventListener('offline', giveUp);
// A phone that was asleep has lost its connections, and their sockets do not know.
addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  again();
  isThere();
});

function giveUp(): void {
  const gone = socket;
  if (gone === null) return;
  socket = null;
  believe();
  gone.close();
  tryAgain();
}

function believe(): void {
  clearTimeout(doubt);
  doubt = undefined;
}

/** Whether anybody still listens: what stands is said again, which is always answered. Where nothing comes, the connection is begun anew. */
export function isThere(): void {
  if (socket?.readyState !== WebSocket.OPEN || standing.size === 0 || doubt !== undefined) return;
  doubt = setTimeout(giveUp, PATIENCE);
  for (const words of standing) socket.send(JSON.stringify(words()));
}

/** Sends it now, or not at all: what must not be lost is said by `stand` or sent again by whoever sent it. */
export function say(message: ToServer): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Said now and on every connection to come, until it is called off. The connection is open as long as anything stands. */
export function stand(words: () => ToServer, off: ToServer): () => void {
  standing.add(words);
  if (!say(words())) open();
  return () => {
    standing.delete(words);
    say(off);
    if (standing.size > 0) return;
    clearTimeout(timer);
    believe();
    socket?.close();
    socket = null;
    useWire.setState({ state: 'off', why: '' });
  };
}

export function hear(hearer: (message: FromServer) => void): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
