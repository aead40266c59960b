import { drawn } from './drawn.ts';
import { icons } from './icons.generated.ts';

export type IconName = keyof typeof icons | keyof typeof drawn;

export const isIcon = (name: string): name is IconName => name in icons || name in drawn;

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
