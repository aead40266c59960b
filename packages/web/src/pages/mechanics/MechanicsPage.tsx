import type { Mechanic } from '@wardroom/core';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { Link, navigate, useParams } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Lost } from '../../parts/page/Notice.tsx';
import { Page } from '../../parts/page/Page.tsx';
import styles from './MechanicsPage.module.css';

/** What the cards of a game do: all mechanics in a list, and one of them with its cards. */
export function MechanicsPage() {
  const { game = '', mechanic } = useParams();
  const { title, mechanics } = useWholeCatalogue(game);
  const found = mechanics.find((m) => m.id === mechanic);
  if (mechanics.length === 0 || (mechanic !== undefined && found === undefined)) return <Lost />;
  if (found === undefined) {
    return (
      <Page
        title={`${title}: what cards do`}
        game={game}
        lead="Mechanics that several cards share, each with the cards that use it."
      >
        <List game={game} />
      </Page>
    );
  }
  return (
    <Page title={found.title} game={game} lead={found.text}>
      <p className={styles.back}>
        <Link to="/mechanics/$game" params={{ game }}>
          All mechanics
        </Link>
      </p>
      <Cards game={game} mechanic={found} />
    </Page>
  );
}

function List({ game }: { game: string }) {
  const { mechanics } = useWholeCatalogue(game);
  return (
    <ul className={styles.list}>
      {mechanics.map(({ id, title, text, cards }) => (
        <li key={id}>
          <Link to="/mechanics/$game/$mechanic" params={{ game, mechanic: id }} className={styles.entry}>
            <span className={styles.head}>
              <b>{title}</b>
              <span className={styles.count}>{cards.length === 1 ? '1 card' : `${cards.length} cards`}</span>
            </span>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Cards({ game, mechanic }: { game: string; mechanic: Mechanic }) {
  const { cards } = useWholeCatalogue(game);
  return (
    <>
      <p className={styles.cites}>
        <span>In the rulebook:</span>
        {mechanic.clauses.map((id) => (
          <ClauseLink key={id} id={id} game={game} />
        ))}
      </p>
      <h2>{mechanic.cards.length === 1 ? 'The card that uses it' : `${mechanic.cards.length} cards that use it`}</h2>
      <GameDress game={game}>
        <ul className={styles.grid}>
          {mechanic.cards.map((id) => (
            <li key={id} className={styles.cell}>
              <Card
                face={cards[id]}
                size="normal"
                onClick={() => navigate({ to: '/cards/$game', params: { game }, search: { card: id } })}
              />
            </li>
          ))}
        </ul>
      </GameDress>
    </>
  );
}
