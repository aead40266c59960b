import { randomBytes } from 'node:crypto';
import { type Bus, EVERYTHING } from './store/bus.ts';

/** Who has a page open, at this node or another. */
export interface Presence {
  come: (person: string) => void;
  go: (person: string) => void;
  isHere: (person: string) => boolean;
  /** This node lives; another that has not said so for long does not. */
  beat: () => void;
  close: () => void;
}

/** Told here: who is where may have changed at any table. */
export const WHO_IS_HERE = 'presence';

const BEAT = 5000;
const DEAD = 20_000;

/**
 * Each node tells the others who comes to it and goes from it (`here`, `gone`), all of them to a node that asks (`who`, answered by `anew`
 * and `all`), and that it lives. Nothing of it is kept: it is true only as long as the node is there that says it.
 */
export function presence(bus: Bus, now: () => number): Presence {
  const self = randomBytes(6).toString('base64url');
  const pages = new Map<string, number>();
  const elsewhere = new Map<string, { people: Set<string>; heard: number }>();

  const say = (what: string, person = ''): void => bus.tellOthers(`${what} ${self} ${person}`.trim());
  const sayAll = (): void => {
    say('anew');
    for (const person of pages.keys()) say('here', person);
    say('all');
  };
  const beat = (): void => {
    say('alive');
    for (const [node, { heard }] of elsewhere) {
      if (now() - heard <= DEAD) continue;
      elsewhere.delete(node);
      bus.tellHere(WHO_IS_HERE);
    }
  };

  const hear = (what: string, node: string, person: string): void => {
    const known = elsewhere.get(node);
    const { people } = known ?? { people: new Set<string>() };
    elsewhere.set(node, { people, heard: now() });
    // Whoever is at a node that is new here was told before.
    if (known === undefined && what !== 'anew') say('who');
    if (what === 'anew') people.clear();
    else if (what === 'here') people.add(person);
    else if (what === 'gone') people.delete(person);
    else if (what === 'end') elsewhere.delete(node);
    else if (what === 'who') sayAll();
    if (what === 'all' || what === 'end') bus.tellHere(WHO_IS_HERE);
  };
  const stop = bus.listen((topic) => {
    const [what, node, person = ''] = topic.split(' ');
    if (['anew', 'here', 'gone', 'all', 'end', 'who', 'alive'].includes(what)) hear(what, node, person);
    if (topic !== EVERYTHING) return;
    // Others may have missed something, too.
    sayAll();
    say('who');
  });
  say('who');
  const beating = setInterval(beat, BEAT).unref();

  return {
    come: (person) => {
      const open = pages.get(person) ?? 0;
      pages.set(person, open + 1);
      if (open === 0) say('here', person);
    },
    go: (person) => {
      const left = (pages.get(person) ?? 1) - 1;
      if (left > 0) pages.set(person, left);
      else if (pages.delete(person)) say('gone', person);
    },
    isHere: (person) => pages.has(person) || [...elsewhere.values()].some(({ people }) => people.has(person)),
    beat,
    close: () => {
      clearInterval(beating);
      stop();
      say('end');
    },
  };
}
