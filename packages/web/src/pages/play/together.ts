import type { Catalogue } from '@wardroom/host';
import type { ComponentType, ReactNode } from 'react';

/** What a match with others adds to its table; there is none where one plays on this screen. */
export interface Together {
  /** Whether the person at the screen plays, or looks on. */
  seated: boolean;
  /** Of the rules that the match was begun with: they need not be the present ones. */
  catalogue: Catalogue;
  /** Beside the menu: small marks and buttons. */
  tools: ReactNode;
  /** At the far edge of the board: what is offered, what has gone wrong. */
  notices: ReactNode;
  /** What people say: beside the board, or over it where there is no room. */
  talk: ReactNode;
  /** What else can be done at the table; it closes the menu. */
  Menu: ComponentType<{ onClose: () => void }>;
  /** Beside a seat's name. */
  SeatMark: ComponentType<{ seat: number }>;
  /** When it is over, under the result: more ways on. */
  after: ReactNode;
  /** Null for whoever only looks on: another match is for those who played to ask for. */
  onAgain: (() => void) | null;
  onPlayOn: (at: number) => void;
  onLeave: () => void;
}
