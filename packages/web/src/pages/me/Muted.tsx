import { mutes, unmute } from '../../online/people.ts';
import styles from './MePage.module.css';
import { said, useList } from './useList.ts';
import { dayInWords } from './words.ts';

/** Whom one hears no more of; nothing where that is nobody. */
export function Muted() {
  const { list, look } = useList(mutes);
  if (list === null || list.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="muted">
      <h2 id="muted">Muted</h2>
      <ul className={styles.list}>
        {list.map(({ id, name, since }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>since {dayInWords(since)}</small>
            </span>
            <button type="button" className="button bare" onClick={() => void said(unmute(id).then(look))}>
              Hear again<span className="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
