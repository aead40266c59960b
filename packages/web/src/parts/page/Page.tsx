import type { ReactNode } from 'react';
import { useChosenGame } from '../../games/chosen.ts';
import { Link } from '../../navigation/navigation.tsx';
import { openSettings } from '../../pages/settings/open.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Page.module.css';
import { usePage } from './usePage.ts';

interface Props {
  title: string;
  /** Under the heading. */
  lead?: ReactNode;
  /** Which game the links of the header lead to; the one chosen at home if absent. */
  game?: string;
  children: ReactNode;
}

/** A page to read: a bar with the way home, a heading, the text. */
export function Page({ title, lead, game, children }: Props) {
  const heading = usePage(title);
  const chosen = useChosenGame();
  const about = game ?? chosen;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          Wardroom
        </Link>
        <nav aria-label="Pages" className={styles.nav}>
          <Link to="/rules/$game" params={{ game: about }} className={styles.link}>
            <Icon name="book" /> <span>Rulebook</span>
          </Link>
          <Link to="/cards/$game" params={{ game: about }} className={styles.link}>
            <Icon name="hand" /> <span>Cards</span>
          </Link>
          <Link to="/decks/$game" params={{ game: about }} className={styles.link}>
            <Icon name="deck" /> <span>Decks</span>
          </Link>
          <Link to="/online" className={styles.link}>
            <Icon name="person" /> <span>Together</span>
          </Link>
          <Link to="/daily" className={`${styles.link} ${styles.roomy}`}>
            <Icon name="sun" /> <span>Daily</span>
          </Link>
          <Link to="/history" className={`${styles.link} ${styles.roomy}`}>
            <Icon name="clock" /> <span>History</span>
          </Link>
          <button type="button" className={styles.link} onClick={() => openSettings(about)}>
            <Icon name="settings" /> <span>Settings</span>
          </button>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
