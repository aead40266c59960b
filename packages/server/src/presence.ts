import { randomBytes } from 'node:crypto';
import { type Bus, EVERYTHING } from './store/bus.ts';

/** Who has which table, or its match, on a screen, at this node or another. */
export interface Presence {
  come: (code: string, person: string) => void;
  go: (code: string, person: string) => void;
  /** Everybody who is at a table. */
  at: (code: string) => ReadonlySet<string>;
  /** Since when somebody is away from a table; null if they are there, or were never seen there. */
  awaySince: (code: string, person: string) => number | null;
  /** This node lives; another that has not said so for long does not. */
  beat: () => void;
  close: () => void;
}

/** What is known of another node. `stale`: of whom it has not said again that they are there, while it says who is. */
interface Elsewhere {
  places: Set<string>;
  stale: Set<string>;
  heard: number;
}

/** Told here: `at CODE`, somebody has come to a table or gone from it. */
export const AT = 'at';
/** Told here: who is where may have changed at any table. */
export const WHO_IS_HERE = 'presence';

const BEAT = 5000;
const DEAD = 20_000;
/** How long it is remembered when somebody left. */
const REMEMBERED = 86_400_000;

/**
 * Each node tells the others who comes to it and goes from it (`here`, `gone`), all of them to a node that asks (`who`, answered by `anew`
 * and `all`), and that it lives. Nothing of it is kept: it is true only as long as the node is there that says it. A place is a table's
 * code and a person, `CODE/PERSON`.
 */
export function presence(bus: Bus, now: () => number): Presence {
  const self = randomBytes(6).toString('base64url');
  /** How many screens show it. */
  const pages = new Map<string, number>();
  const elsewhere = new Map<string, Elsewhere>();
  const left = new Map<string, number>();

  const say = (what: string, place = ''): void => bus.tellOthers(`${what} ${self} ${place}`.trim());
  const sayAll = (): void => {
    say('anew');
    for (const place of pages.keys()) say('here', place);
    say('all');
  };
  /** At how many nodes somebody is, by table. */
  const crowd = new Map<string, Map<string, number>>();
  const enter = (place: string): void => {
    const [code, person] = place.split('/');
    const people = crowd.get(code) ?? new Map<string, number>();
    crowd.set(code, people);
    people.set(person, (people.get(person) ?? 0) + 1);
    left.delete(place);
    bus.tellHere(`${AT} ${code}`);
  };
  const leave = (place: string): void => {
    const [code, person] = place.split('/');
    const people = crowd.get(code);
    const rest = (people?.get(person) ?? 1) - 1;
    if (people === undefined || rest > 0) {
      people?.set(person, rest);
      return;
    }
    people.delete(person);
    if (people.size === 0) crowd.delete(code);
    left.set(place, now());
    bus.tellHere(`${AT} ${code}`);
  };
  /** A node is gone, with everybody who was there. */
  const lose = (node: string): void => {
    const places = elsewhere.get(node)?.places ?? [];
    elsewhere.delete(node);
    for (const place of places) leave(place);
    bus.tellHere(WHO_IS_HERE);
  };
  const beat = (): void => {
    say('alive');
    for (const [node, { heard }] of elsewhere) if (now() - heard > DEAD) lose(node);
    for (const [place, since] of left) if (now() - since > REMEMBERED) left.delete(place);
  };

  /** Something that another node says: what it does with what is known of that node. */
  const from =
    (what: string, take: (node: Elsewhere, place: string, name: string) => void) =>
    (rest: string): void => {
      const [name, place = ''] = rest.split(' ');
      const before = elsewhere.get(name);
      const node = before ?? { places: new Set(), stale: new Set(), heard: 0 };
      node.heard = now();
      elsewhere.set(name, node);
      // Whoever is at a node that is new here was told before.
      if (before === undefined && what !== 'anew') say('who');
      take(node, place, name);
    };
  const words: Record<string, (node: Elsewhere, place: string, name: string) => void> = {
    alive: () => {},
    who: sayAll,
    anew: ({ places, stale }) => {
      for (const place of places) stale.add(place);
    },
    here: ({ places, stale }, place) => {
      stale.delete(place);
      if (!places.has(place)) enter(place);
      places.add(place);
    },
    gone: ({ places }, place) => {
      if (places.delete(place)) leave(place);
    },
    all: ({ places, stale }) => {
      for (const place of stale) if (places.delete(place)) leave(place);
      stale.clear();
      bus.tellHere(WHO_IS_HERE);
    },
    end: (_node, _place, name) => lose(name),
  };
  const stop = bus.listen({
    ...Object.fromEntries(Object.entries(words).map(([what, take]) => [what, from(what, take)])),
    [EVERYTHING]: () => {
      // Others may have missed something, too.
      sayAll();
      say('who');
    },
  });
  say('who');
  const beating = setInterval(beat, BEAT).unref();

  return {
    come: (code, person) => {
      const place = `${code}/${person}`;
      const open = pages.get(place) ?? 0;
      pages.set(place, open + 1);
      if (open > 0) return;
      say('here', place);
      enter(place);
    },
    go: (code, person) => {
      const place = `${code}/${person}`;
      const rest = (pages.get(place) ?? 1) - 1;
      if (rest > 0) pages.set(place, rest);
      else if (pages.delete(place)) {
        say('gone', place);
        leave(place);
      }
    },
    at: (code) => new Set(crowd.get(code)?.keys()),
    awaySince: (code, person) => left.get(`${code}/${person}`) ?? null,
    beat,
    close: () => {
      clearInterval(beating);
      stop();
      say('end');
    },
  };
}
