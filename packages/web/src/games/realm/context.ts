import { createContext, useContext } from 'react';
import type { Tile } from './facts.ts';
import type { Intent } from './intent.ts';
import type { Mark, Telling } from './labels.ts';

/** What the parts of the realm have in common. */
export interface RealmContextValue {
  tiles: readonly Tile[];
  intent: Intent | null;
  telling: Telling;
  /** What a unit, a site or an artifact offers now. */
  markOf: (alias: number) => Mark | undefined;
  /** Look at all that is on a square. */
  openSquare: (square: number) => void;
}

export const RealmContext = createContext<RealmContextValue | null>(null);

export function useRealm(): RealmContextValue {
  const realm = useContext(RealmContext);
  if (realm === null) throw new Error('a part of the realm stands outside of it');
  return realm;
}
