import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { tables } from '../../games/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { usePage } from '../../parts/page/usePage.ts';
import { openSettings } from '../settings/open.ts';
import { useChoice } from './choice.ts';
import styles from './HomePage.module.css';
import { Room } from './Room.tsx';
import { Seats } from './Seats.tsx';

/** The front door: sit down and play. */
export function HomePage() {
  const heading = usePage('Wardroom');
  const kept = useChoice((c) => c.game);
  const game = tables.some((t) => t.name === kept) ? kept : tables[0].name;
  return (
    <div className={styles.home}>
      <Room />
      <header className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          Wardroom
        </h1>
        <p>The table that knows the rules</p>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<p className={styles.setting}>Setting the table…</p>}>
          <Seats game={game} />
        </Suspense>
      </main>
      <footer className={styles.foot}>
        <nav aria-label="Pages" className={styles.links}>
          <Link to="/rules/$game" params={{ game }}>
            <Icon name="book" /> Rulebook
          </Link>
          <Link to="/cards/$game" params={{ game }}>
            <Icon name="hand" /> Cards
          </Link>
          <Link to="/replay">
            <Icon name="replay" /> Open a replay
          </Link>
          <button type="button" onClick={openSettings}>
            <Icon name="settings" /> Settings
          </button>
          <Link to="/credits">
            <Icon name="info" /> Credits
          </Link>
        </nav>
        <p className={styles.small}>
          Wardroom is unofficial: our own wording and drawings, with icons by the authors of game-icons.net (CC BY 3.0).
        </p>
      </footer>
    </div>
  );
}
