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
  /** `stale`: of whom a node has not said again that they are there, while it says who is. */
  const elsewhere = new Map<string, { places: Set<string>; stale: Set<string>; heard: number }>();
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

  const hear = (what: string, node: string, place: string): void => {
    const known = elsewhere.get(node);
    const { places, stale } = known ?? { places: new Set<string>(), stale: new Set<string>() };
    elsewhere.set(node, { places, stale, heard: now() });
    // Whoever is at a node that is new here was told before.
    if (known === undefined && what !== 'anew') say('who');
    if (what === 'anew') for (const each of places) stale.add(each);
    else if (what === 'here') {
      stale.delete(place);
      if (!places.has(place)) enter(place);
      places.add(place);
    } else if (what === 'gone') {
      if (places.delete(place)) leave(place);
    } else if (what === 'end') lose(node);
    else if (what === 'who') sayAll();
    else if (what === 'all') {
      for (const each of stale) if (places.delete(each)) leave(each);
      stale.clear();
      bus.tellHere(WHO_IS_HERE);
    }
  };
  const stop = bus.listen((topic) => {
    const [what, node, place = ''] = topic.split(' ');
    if (['anew', 'here', 'gone', 'all', 'end', 'who', 'alive'].includes(what)) hear(what, node, place);
    if (topic !== EVERYTHING) return;
    // Others may have missed something, too.
    sayAll();
    say('who');
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
