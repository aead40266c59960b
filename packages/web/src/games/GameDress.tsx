import { type ReactNode, use } from 'react';
import { DressContext, plain } from '../parts/card/dress.ts';
import { entryOf } from './index.ts';

const nothing = Promise.resolve(plain);

/** Cards within look as this game's do. For pages without a table; inside a suspense boundary. */
export function GameDress({ game, children }: { game: string; children: ReactNode }) {
  return <DressContext value={use(entryOf(game)?.dress() ?? nothing)}>{children}</DressContext>;
}
