import { Link } from '@tanstack/react-router';
import type { Foe } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
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

/** Whom the party meets: one of those the table plays, the easiest first. */
export function Foes({ catalogue, title, foes, value, onChange }: Props) {
  return (
    <fieldset className={styles.foes}>
      <legend>{title}</legend>
      <div className={styles.list}>
        {foes.map((foe) => {
          const { word, line } = difficultyOf(foe);
          return (
            <div key={foe.id} className={styles.foe}>
              <label className={styles.pick}>
                <input
                  type="radio"
                  name="foe"
                  className="visually-hidden"
                  checked={foe.id === value}
                  onChange={() => onChange(foe.id)}
                />
                <span className={styles.card} aria-hidden="true" inert>
                  <Card face={catalogue.cards[foe.cards[0]]} size="small" />
                </span>
                <span className={styles.words}>
                  <b>{foe.name}</b>
                  <span className={styles.hard}>
                    <Icon name="undead" size={14} /> {word}
                    {line !== '' && <small>{line}</small>}
                  </span>
                  <span>{foe.idea}</span>
                  <span className={styles.threat}>{foe.threat}</span>
                </span>
                <Icon name="check" size={20} className={styles.check ?? ''} />
              </label>
              <Link to="/bosses/$foe" params={{ foe: foe.id }} className={styles.more}>
                Its deck<span className="visually-hidden"> ({foe.name})</span>
              </Link>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
