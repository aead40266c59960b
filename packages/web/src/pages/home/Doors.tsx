import { Link } from '../../navigation/navigation.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { openSettings } from '../settings/open.ts';
import styles from './Doors.module.css';

/** The ways on from the front door, beside the lamp: in sight whatever the size of the page. */
export const Doors = ({ game }: { game: string }) => (
  <nav aria-label="Pages" className={styles.doors}>
    <div className={styles.side}>
      <Link to="/rules/$game" params={{ game }}>
        <Icon name="book" /> Rulebook
      </Link>
      <Link to="/cards/$game" params={{ game }}>
        <Icon name="hand" /> Cards
      </Link>
      <Link to="/decks/$game" params={{ game }}>
        <Icon name="deck" /> Decks
      </Link>
    </div>
    <div className={styles.side}>
      <Link to="/online">
        <Icon name="person" /> Together
      </Link>
      <Link to="/daily">
        <Icon name="sun" /> Daily
      </Link>
      <Link to="/history">
        <Icon name="clock" /> History
      </Link>
      <button type="button" onClick={() => openSettings(game)}>
        <Icon name="settings" /> Settings
      </button>
    </div>
  </nav>
);
