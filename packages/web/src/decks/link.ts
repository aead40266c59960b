import { LONGEST_NAME, MOST_CARDS } from './own.ts';

/** A deck in an address: `#name=The+Hoard&cards=3.bear-wolf_grizzly-bear`. It needs no server, and can be read. */

export interface Shared {
  name: string;
  cards: string[];
}

export function toLink(
  origin: string,
  game: string,
  { name, cards }: { name: string; cards: readonly string[] },
): string {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const list = [...counts].map(([id, n]) => (n === 1 ? id : `${n}.${id}`)).join('_');
  return `${origin}/decks/${game}#${new URLSearchParams({ name, cards: list })}`;
}

/** The deck in the part of an address behind the `#`; null if there is none. Whatever is no card is left to the rules to tell. */
export function fromHash(hash: string): Shared | null {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const list = asked.get('cards');
  if (list === null) return null;
  const cards = list.split('_').flatMap((part) => {
    const found = /^(?:(\d{1,2})\.)?([a-z0-9-]{1,60})$/.exec(part);
    return found === null ? [] : Array<string>(Number(found[1] ?? 1)).fill(found[2]);
  });
  return { name: (asked.get('name') ?? '').slice(0, LONGEST_NAME), cards: cards.slice(0, MOST_CARDS) };
}
