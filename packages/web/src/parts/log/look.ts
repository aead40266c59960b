import type { IconName } from '../icons/Icon.tsx';

export type Family = 'battle' | 'magic' | 'dice';

/** How one kind of event looks in a log. */
export interface KindLook {
  icon: IconName;
  /** Filters it belongs to; none for what is shown only among everything. */
  of?: readonly Family[];
  /** Set off by weight and colour. */
  tone?: 'hurt' | 'heal' | 'kill' | 'end';
  /** Its clause stands beside it: the rules have passed over something. */
  cited?: true;
}

/** How a log looks, by the kinds of events that there are. Some are never read, and need no look. */
export interface LogLook<Kind extends string = string> {
  kinds: Readonly<Partial<Record<Kind, KindLook>>>;
  /** What the filters are called, where the usual words will not do. */
  families?: Readonly<Partial<Record<Family, string>>>;
  /** The kind of event that opens a turn. */
  turn: Kind;
  /** The kind that only parts what comes before from what comes after, if there is one. */
  phase?: Kind;
}
