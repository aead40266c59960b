import type { Foe } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { Link } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { difficultyOf } from './choice.ts';
import styles from './Foes.module.css';

interface Props {
  catalogue: Catalogue;
  title: string;
  foes: readonly Foe[];
  value: string;
  onChange: (foe: string) => void;
}

/** Whom the party meets: those the table plays, the easiest first, and what is known of the one that was chosen. */
export function Foes({ catalogue, title, foes, value, onChange }: Props) {
  const chosen = foes.find((f) => f.id === value) ?? foes[0];
  return (
    <div className={styles.foes}>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{title}</legend>
        {foes.map((foe) => (
          <label key={foe.id} className={styles.foe}>
            <input
              type="radio"
              name="foe"
              className="visually-hidden"
              checked={foe.id === value}
              onChange={() => onChange(foe.id)}
            />
            <span className={styles.card} aria-hidden="true" inert>
              <Card face={catalogue.cards[foe.cards[0]]} size="mini" />
            </span>
            <span className={styles.words}>
              <b>{foe.name}</b>
              <span className={styles.hard}>
                <Icon name="undead" size={14} /> {difficultyOf(foe).word}
              </span>
            </span>
            <Icon name="check" size={18} className={styles.check ?? ''} />
          </label>
        ))}
      </fieldset>
      <div className={styles.chosen} aria-live="polite">
        <p>
          {chosen.idea} <span className={styles.threat}>{chosen.threat}</span>
        </p>
        <p className={styles.odds}>
          {difficultyOf(chosen).line !== '' && <span>{difficultyOf(chosen).line}.</span>}
          <Link to="/bosses/$game/$foe" params={{ game: catalogue.name, foe: chosen.id }} className={styles.more}>
            {chosen.name}: card and deck
          </Link>
        </p>
      </div>
    </div>
  );
}
