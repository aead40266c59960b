import { Suspense } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { games } from '../../games/index.ts';
import { Link, useParams } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { difficultyOf } from '../home/choice.ts';
import styles from './BossesPage.module.css';

/** All whom the table plays, of one game or of every game that has any. */
export function BossesPage() {
  const { game } = useParams();
  return (
    <Page
      title="Bosses"
      lead="The table plays them; you and up to five others play against them. The easiest come first."
    >
      {games
        .filter((g) => game === undefined || g.name === game)
        .map((g) => (
          <Suspense key={g.name}>
            <Foes game={g.name} alone={game !== undefined} />
          </Suspense>
        ))}
    </Page>
  );
}

function Foes({ game, alone }: { game: string; alone: boolean }) {
  const { title, foes, cards } = useCatalogue(game);
  if (foes.length === 0) return alone ? <p>{title} has no bosses.</p> : null;
  return (
    <section aria-labelledby={`bosses-${game}`}>
      <h2 id={`bosses-${game}`}>{title}</h2>
      <GameDress game={game}>
        <ul className={styles.foes}>
          {foes.map((foe) => (
            <li key={foe.id}>
              <Link to="/bosses/$game/$foe" params={{ game, foe: foe.id }} className={styles.foe}>
                <span className={styles.card} aria-hidden="true" inert>
                  <Card face={cards[foe.cards[0]]} size="small" />
                </span>
                <span className={styles.words}>
                  <b>{foe.name}</b>
                  <span className={styles.hard}>
                    <Icon name="undead" size={16} /> {difficultyOf(foe).word}
                  </span>
                  <span>{foe.idea}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </GameDress>
    </section>
  );
}
