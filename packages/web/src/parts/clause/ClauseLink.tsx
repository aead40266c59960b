import type { ReactNode } from 'react';
import styles from './ClauseLink.module.css';
import { openClause } from './open.ts';

interface Props {
  /** A clause or a card. */
  id: string;
  game: string;
  /** Its id if absent. */
  children?: ReactNode;
  className?: string;
}

/** A citation that opens its wording. */
export const ClauseLink = ({ id, game, children = id, className = styles.cite }: Props) => (
  <button type="button" className={className} onClick={() => openClause(id, game)} aria-haspopup="dialog">
    {children}
  </button>
);
