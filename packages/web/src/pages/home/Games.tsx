import { games } from '../../games/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { emblems } from './emblems.generated.ts';
import styles from './Games.module.css';

/** Which game is played: the first thing to choose where there are several. */
export function Games({ value, onChange }: { value: string; onChange: (game: string) => void }) {
  return (
    <fieldset className={styles.games}>
      <legend className="visually-hidden">Game</legend>
      {games.map((g) => (
        <label key={g.name} className={styles.game}>
          <input
            type="radio"
            name="game"
            className="visually-hidden"
            checked={g.name === value}
            onChange={() => onChange(g.name)}
          />
          <span className={styles.seal} aria-hidden="true">
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path fill="currentColor" d={emblems[g.name as keyof typeof emblems] ?? emblems.ward} />
            </svg>
          </span>
          <span className={styles.words}>
            <b>{g.title}</b>
            <small>{g.line}</small>
          </span>
          <Icon name="check" size={18} className={styles.check ?? ''} />
        </label>
      ))}
    </fieldset>
  );
}
