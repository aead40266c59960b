import { Suspense, useDeferredValue } from 'react';
import { chooseGame, useChosenGame } from '../../games/chosen.ts';
import { entryOf, games } from '../../games/index.ts';
import { Link } from '../../navigation/navigation.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { usePage } from '../../parts/page/usePage.ts';
import { Doors } from './Doors.tsx';
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
      <Doors game={game} />
      <header className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          Wardroom
        </h1>
        <p className={styles.motto}>The table that knows the rules</p>
        <p className={styles.line}>
          Four card games, free and without an account, against bots or friends, here or anywhere. Works offline.
        </p>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {games.length > 1 && <Games value={game} onChange={chooseGame} />}
        {/* Nobody sits down at a table that is being cleared away. */}
        <div inert={shown !== game} className={styles.seats}>
          <Suspense fallback={<p className={styles.setting}>Setting the table…</p>}>
            <Seats key={shown} game={entryOf(shown)!} />
          </Suspense>
        </div>
      </main>
      <footer className={styles.foot}>
        <nav aria-label="More pages" className={styles.links}>
          <Link to="/bosses">
            <Icon name="undead" /> Bosses
          </Link>
          <Link to="/decks/$game" params={{ game }}>
            <Icon name="deck" /> Your decks
          </Link>
          <Link to="/replay">
            <Icon name="replay" /> Open a replay
          </Link>
          <Link to="/dice">
            <Icon name="dice" /> Dice served
          </Link>
          <Link to="/me">
            <Icon name="person" /> You
          </Link>
          <Link to="/credits">
            <Icon name="info" /> Credits
          </Link>
        </nav>
        <p className={styles.small}>
          Wardroom is unofficial: the wording is ours, the icons are by the authors of game-icons.net (CC BY 3.0).
        </p>
      </footer>
    </div>
  );
}
