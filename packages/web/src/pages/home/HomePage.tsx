import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import { chooseGame, useChosenGame } from '../../games/chosen.ts';
import { entryOf, games } from '../../games/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { usePage } from '../../parts/page/usePage.ts';
import { openSettings } from '../settings/open.ts';
import { Games } from './Games.tsx';
import styles from './HomePage.module.css';
import { Room } from './Room.tsx';
import { Seats } from './Seats.tsx';

/** The front door: sit down and play. */
export function HomePage() {
  const heading = usePage('Wardroom');
  const game = useChosenGame();
  // The table that stands is not cleared away before the next one is there.
  const shown = useDeferredValue(game);
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
        {games.length > 1 && <Games value={game} onChange={chooseGame} />}
        <Suspense fallback={<p className={styles.setting}>Setting the table…</p>}>
          <Seats key={shown} game={entryOf(shown)!} />
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
          <button type="button" onClick={() => openSettings(game)}>
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
