import type { DeckReport } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { useDress } from '../../parts/card/dress.ts';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { figureOf } from '../../parts/pool/pool.ts';
import { groupsOf } from './counts.ts';
import styles from './DeckPanel.module.css';

/** What the rules say of a deck: each problem with its clause. */
export function Verdict({ report, game }: { report: DeckReport | null; game: string }) {
  const problems = report?.errors ?? [];
  return (
    <section aria-label="What the rules say" className={styles.verdict} aria-busy={report === null}>
      <p role="status" className={styles.state} data-legal={report !== null && problems.length === 0}>
        <Icon name={problems.length === 0 ? 'check' : 'warning'} />{' '}
        {report === null
          ? 'Asking the rules…'
          : problems.length === 0
            ? 'Legal: you can play it.'
            : `${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to mend`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ rule, message }) => (
            <li key={message}>
              {message} <ClauseLink id={rule} game={game} />
            </li>
          ))}
        </ul>
      )}
      {report !== null && report.advice.length > 0 && (
        <ul className={styles.advice} aria-label="Advice">
          {report.advice.map(({ rule, message }) => (
            <li key={message}>
              <Icon name="info" /> Advice: {message} <ClauseLink id={rule} game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ListProps {
  cards: readonly string[];
  catalogue: Catalogue;
  onAdd: (id: string) => void;
  onTake: (id: string) => void;
  onRead: (id: string) => void;
}

/** The list: what is in the deck, kind by kind, with how often. */
export function List({ cards, catalogue, onAdd, onTake, onRead }: ListProps) {
  const { stocks, figures } = useDress();
  const stat = figures.corner?.stat ?? null;
  const groups = groupsOf(cards, catalogue.cards, Object.keys(stocks), stat);
  if (groups.length === 0) {
    return <p className={styles.empty}>Nothing is in it yet. Press a card to put it in.</p>;
  }
  return (
    <div className={styles.list}>
      {groups.map(({ kind, n, rows }) => (
        <section key={kind} aria-label={stocks[kind]?.many ?? kind}>
          <h3>
            {n} {n === 1 ? kind : (stocks[kind]?.many ?? kind)}
          </h3>
          <ul className={styles.rows}>
            {rows.map(({ id, face, n: copies }) => {
              const name = face?.name ?? id;
              const figure = face === undefined || stat === null ? undefined : figureOf(face, stat);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.step}
                    onClick={() => onTake(id)}
                    aria-label={`Take out ${name}`}
                  >
                    −
                  </button>
                  <b className={styles.copies}>{copies}</b>
                  <button
                    type="button"
                    className={styles.step}
                    disabled={face === undefined}
                    onClick={() => onAdd(id)}
                    aria-label={`Add ${name}`}
                  >
                    +
                  </button>
                  {face === undefined ? (
                    <span className={styles.gone}>{name}: there is no such card any more</span>
                  ) : (
                    <button type="button" className={styles.name} onClick={() => onRead(id)}>
                      {name}
                    </button>
                  )}
                  {figure !== undefined && (
                    <span className={styles.figure}>
                      <span className="visually-hidden">{catalogue.stats[stat!] ?? stat} </span>
                      {figure}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
