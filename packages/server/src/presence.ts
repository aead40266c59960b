/** Who has a page open here. */
export interface Presence {
  come: (person: string) => void;
  go: (person: string) => void;
  isHere: (person: string) => boolean;
  count: () => number;
}

export function presence(): Presence {
  const pages = new Map<string, number>();
  return {
    come: (person) => void pages.set(person, (pages.get(person) ?? 0) + 1),
    go: (person) => {
      const left = (pages.get(person) ?? 1) - 1;
      if (left > 0) pages.set(person, left);
      else pages.delete(person);
    },
    isHere: (person) => pages.has(person),
    count: () => pages.size,
  };
}
