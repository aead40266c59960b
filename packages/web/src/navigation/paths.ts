/** Every address of the table. What begins with $ stands for a name. */
export const PATHS = [
  '/',
  '/play',
  '/replay',
  '/r/$match',
  '/verify',
  '/verify/$match',
  '/dice',
  '/me',
  '/rules',
  '/rules/$game',
  '/rules/$game/$clause',
  '/mechanics/$game',
  '/mechanics/$game/$mechanic',
  '/cards',
  '/cards/$game',
  '/decks',
  '/decks/$game',
  '/decks/$game/$deck',
  '/bosses',
  '/bosses/$game',
  '/bosses/$game/$foe',
  '/settings',
  '/online',
  '/t/$code',
  '/history',
  '/daily',
  '/puzzles',
  '/credits',
] as const;

export type Path = (typeof PATHS)[number];

/** The names in a path. */
type NamesIn<P extends string> = P extends `/$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `/$${infer Name}`
    ? Name
    : P extends `/${string}/${infer Rest}`
      ? NamesIn<`/${Rest}`>
      : never;

export type Params = Readonly<Partial<Record<NamesIn<Path>, string>>>;

/** Where to: a path with its names filled in. */
export type To<P extends Path> = {
  to: P;
  search?: Readonly<Record<string, string>>;
  /** Without the # before it. */
  hash?: string;
} & ([NamesIn<P>] extends [never] ? { params?: undefined } : { params: Readonly<Record<NamesIn<P>, string>> });

/** The address as it stands in the browser. */
export function hrefOf<P extends Path>({ to, params, search = {}, hash = '' }: To<P>): string {
  const names: Readonly<Record<string, string>> = params ?? {};
  const path = to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(names[name]));
  const asked = new URLSearchParams(search).toString();
  return `${path}${asked === '' ? '' : `?${asked}`}${hash === '' ? '' : `#${hash}`}`;
}

/** Which path an address is of, and what its names stand for; null where there is no such page. */
export function matchPath(pathname: string): { path: Path; params: Params } | null {
  const given = partsOf(pathname);
  for (const path of PATHS) {
    const parts = partsOf(path);
    if (parts.length !== given.length) continue;
    if (parts.every((part, i) => part.startsWith('$') || part === given[i])) return filled(path, parts, given);
  }
  return null;
}

const partsOf = (pathname: string): string[] => pathname.split('/').filter((part) => part !== '');

function filled(path: Path, parts: readonly string[], given: readonly string[]): { path: Path; params: Params } | null {
  try {
    const names = parts.flatMap((part, i) =>
      part.startsWith('$') ? [[part.slice(1), decodeURIComponent(given[i])] as const] : [],
    );
    return { path, params: Object.fromEntries(names) };
  } catch {
    // A percent sign that stands for nothing.
    return null;
  }
}
