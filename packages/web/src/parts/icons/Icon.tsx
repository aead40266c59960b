import { useEffect, useSyncExternalStore } from 'react';
import { drawn } from './drawn.ts';
import { icons } from './icons.generated.ts';
import type { paths } from './later.generated.ts';

/** Icons that only one game's table shows are called by its name first: `arcane:burned`. */
export type GameIcon = `${string}:${string}`;
/** What stands small on a card, or comes up only in the course of a match, is fetched when it is first shown. */
const LATER: Readonly<Record<keyof typeof paths, true>> = {
  beast: true,
  bug: true,
  cosmic: true,
  demon: true,
  dragon: true,
  elemental: true,
  humanoid: true,
  dinosaur: true,
  undead: true,
  mechanical: true,
  unknown: true,
  toon: true,
  stunned: true,
  asleep: true,
  wrapped: true,
  negated: true,
  noDamage: true,
  autoHit: true,
  strikesFirst: true,
  winged: true,
  overTime: true,
  sacrifice: true,
  summon: true,
  damage: true,
  target: true,
  hit: true,
  miss: true,
  critical: true,
  slip: true,
  heal: true,
  kill: true,
  chain: true,
  win: true,
  lose: true,
};
export type IconName = keyof typeof icons | keyof typeof LATER | keyof typeof drawn | GameIcon;

type Paths = Readonly<Record<string, string>>;
const ofGames = new Map<string, string>();
const later = new Map<string, () => Promise<Paths>>();
const waiting = new Set<() => void>();
later.set('table', () => import('./later.generated.ts').then((m) => m.paths));

/** A game's own icons, by name: its table or dress brings them along. `more` fetches those that are seldom seen. */
export function addIcons(game: string, paths: Paths, more?: () => Promise<Paths>): void {
  for (const [name, path] of Object.entries(paths)) ofGames.set(`${game}:${name}`, path);
  if (more !== undefined) later.set(game, more);
  for (const tell of waiting) tell();
}

/** Fetches what a game has not brought along. */
export async function moreIcons(game: string): Promise<void> {
  const more = later.get(game);
  later.delete(game);
  if (more !== undefined) addIcons(game, await more());
}

const wait = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

/** A game's icon, which may still have to come. */
function GamePath({ name }: { name: string }) {
  const path = useSyncExternalStore(wait, () => ofGames.get(name));
  useEffect(() => {
    // Nothing is lost without it: what it says is said in words too.
    if (path === undefined) moreIcons(name.slice(0, name.indexOf(':'))).catch(() => {});
  }, [path, name]);
  return <path fill="currentColor" d={path} />;
}

export const isIcon = (name: string): name is IconName =>
  name in icons || name in LATER || name in drawn || ofGames.has(name);

interface Props {
  name: IconName;
  /** Pixels, or any CSS length; as large as the text around it if absent. */
  size?: number | string;
  /** What it says to those who do not see it. Without one it is an ornament beside words that say the same. */
  title?: string;
  className?: string;
}

export function Icon({ name, size = '1em', title, className }: Props) {
  const line = name in drawn ? drawn[name as keyof typeof drawn] : undefined;
  return (
    <svg
      aria-hidden={title === undefined}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      className={className}
      width={size}
      height={size}
      viewBox={line === undefined ? '0 0 512 512' : '0 0 24 24'}
      style={{ flex: 'none', verticalAlign: '-0.125em' }}
      focusable="false"
    >
      {title !== undefined && <title>{title}</title>}
      {name.includes(':') || name in LATER ? (
        <GamePath name={name in LATER ? `table:${name}` : name} />
      ) : line === undefined ? (
        <path fill="currentColor" d={icons[name as keyof typeof icons]} />
      ) : (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={line}
        />
      )}
    </svg>
  );
}
