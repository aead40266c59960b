import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { hrefOf, matchPath, type Params, type Path, type To } from './paths.ts';
import { arrive, entryKey, leaveForNew, left, manualScrolling } from './scrolling.ts';

/** Going from page to page: the address, links, and what a page reads of its address. */

/** A page; one that is fetched when it is wanted can be fetched before. */
export type Page = ComponentType & { fetch?: () => void };

interface Here {
  /** Null where there is no such page. */
  path: Path | null;
  params: Params;
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the browser's history. */
  entry: string;
  /** The page stays where it is scrolled to. */
  stay: boolean;
}

function readHere(stay: boolean): Here {
  const { pathname, search, hash } = location;
  const found = matchPath(pathname);
  return {
    path: found?.path ?? null,
    params: found?.params ?? {},
    pathname,
    search,
    hash: hash.slice(1),
    entry: entryKey(),
    stay,
  };
}

let show: (here: Here) => void = () => {};

interface How {
  /** In place of the address that is shown: back leads to the one before it. */
  replace?: boolean;
  /** False where the page stays where it is scrolled to. */
  resetScroll?: boolean;
}

/** Go to an address. The page that is shown stays until the other is there. */
export function navigate<P extends Path>({ replace = false, resetScroll = true, ...to }: To<P> & How): void {
  go(hrefOf<P>(to as To<P>), replace, resetScroll);
}

function go(href: string, replace: boolean, resetScroll: boolean): void {
  const same = href === location.pathname + location.search + location.hash;
  leaveForNew(href, replace || same);
  show(readHere(!resetScroll));
}

interface Navigation {
  here: Here;
  pages: Readonly<Record<Path, Page>>;
}

const Navigated = createContext<Navigation | null>(null);

function useNavigated(): Navigation {
  const found = useContext(Navigated);
  if (found === null) throw new Error('what belongs to a page stands outside of all of them');
  return found;
}

/** Holds the address for all that is within. */
export function Navigation({ pages, children }: { pages: Navigation['pages']; children: ReactNode }) {
  const [here, setHere] = useState(() => readHere(false));
  // Before the effects of any page: one may lead on to another address at once.
  useLayoutEffect(() => {
    show = (next) => startTransition(() => setHere(next));
    // Links within a page are the browser's own: it has scrolled already, and the entry has no key yet.
    const moved = () => {
      const within = history.state === null;
      if (!within) left();
      show(readHere(within));
    };
    addEventListener('popstate', moved);
    const auto = manualScrolling();
    return () => {
      show = () => {};
      removeEventListener('popstate', moved);
      auto();
    };
  }, []);
  return <Navigated value={{ here, pages }}>{children}</Navigated>;
}

/** The page of the address, or what is shown where there is none. Beside it: where it is scrolled to when it is there. */
export function CurrentPage({ lost: Lost, known }: { lost: Page; known: (params: Params) => boolean }) {
  const { here, pages } = useNavigated();
  const Page = here.path === null || !known(here.params) ? Lost : pages[here.path];
  return (
    <>
      <Page />
      <Arrived here={here} />
    </>
  );
}

function Arrived({ here }: { here: Here }) {
  useLayoutEffect(() => arrive(here.entry, here.hash, here.stay), [here]);
  return null;
}

/** The names in the address: `{ game, clause }`. */
export const useParams = (): Params => useNavigated().here.params;
/** One of the values behind the question mark. */
export const useSearch = (name: string): string | undefined =>
  new URLSearchParams(useNavigated().here.search).get(name) ?? undefined;
/** What stands behind the #. */
export const useHash = (): string => useNavigated().here.hash;
/** Changes with every step from address to address. */
export const useEntry = (): string => useNavigated().here.entry;

type LinkProps<P extends Path> = To<P> &
  How &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'children'> & { onClick?: () => void };

/** A link to a page of the table. The page is fetched as soon as somebody points at the link. */
export function Link<P extends Path>(props: LinkProps<P>) {
  const { className, children, onClick, replace = false, resetScroll = true } = props;
  const { here, pages } = useNavigated();
  const href = hrefOf<P>(props);
  const fetch = () => pages[props.to].fetch?.();
  const follow = (e: MouseEvent): void => {
    onClick?.();
    // Another tab, another window, a file: the browser's business.
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    go(href, replace, resetScroll);
  };
  return (
    <a
      href={href}
      className={className}
      aria-current={here.pathname === href ? 'page' : here.pathname.startsWith(`${href}/`) ? 'true' : undefined}
      onClick={follow}
      onPointerEnter={fetch}
      onFocus={fetch}
    >
      {children}
    </a>
  );
}
