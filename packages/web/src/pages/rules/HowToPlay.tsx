import { use } from 'react';
import type { HowTo } from '../../games/how-to.ts';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import styles from './HowToPlay.module.css';

export const HOW_TO = 'how-to-play';

/** The game in a page, before the clauses. */
export function HowToPlay({ game, coming }: { game: string; coming: Promise<HowTo> }) {
  const { goal, steps, tips } = use(coming);
  return (
    <section aria-labelledby={HOW_TO} className={styles.how}>
      <h2 id={HOW_TO} tabIndex={-1}>
        How to play
      </h2>
      <p className={styles.goal}>{goal}</p>
      <ol className={styles.steps}>
        {steps.map(({ title, text, clauses }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.cites}>
              <span className="visually-hidden">In full: </span>
              {clauses.map((id) => (
                <ClauseLink key={id} id={id} game={game} />
              ))}
            </p>
          </li>
        ))}
      </ol>
      <h3>For your first matches</h3>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
