import { useState } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { type Aside, asides, letGo, saveKept } from '../play/aside.ts';
import styles from './SetAside.module.css';

/** Matches that were kept and cannot go on: told, to be saved or let go. */
export function SetAside() {
  const [all, setAll] = useState(asides);
  const drop = (aside: Aside): void => {
    letGo(aside);
    setAll(asides());
  };
  return all.map((aside) => (
    <section key={aside.text} className={styles.aside} aria-label="A match set aside">
      <Icon name="warning" size={22} />
      <p>
        <b>A match that was kept cannot go on. It is set aside.</b>
        <small>{aside.why}</small>
      </p>
      <button type="button" className="button" onClick={() => saveKept(aside.text)}>
        <Icon name="download" size={18} /> Save it as a file
      </button>
      <button type="button" className="button" onClick={() => drop(aside)}>
        Let it go
      </button>
    </section>
  ));
}
