import { drawn } from './drawn.ts';
import { icons } from './icons.generated.ts';

/** Icons that only one game's table shows are called by its name first: `arcane:burned`. */
export type GameIcon = `${string}:${string}`;
export type IconName = keyof typeof icons | keyof typeof drawn | GameIcon;

const ofGames = new Map<string, string>();

/** A game's own icons, by name: its table or dress brings them along. */
export function addIcons(game: string, paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) ofGames.set(`${game}:${name}`, path);
}

export const isIcon = (name: string): name is IconName => name in icons || name in drawn || ofGames.has(name);

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
      {line === undefined ? (
        <path fill="currentColor" d={icons[name as keyof typeof icons] ?? ofGames.get(name)} />
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
