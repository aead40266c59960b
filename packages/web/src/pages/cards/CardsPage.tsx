import type { CardFace } from '@wardroom/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { Link, navigate, useParams, useSearch } from '../../navigation/navigation.tsx';
import { Card } from '../../parts/card/index.ts';
import { CardLarge } from '../../parts/clause/CardLarge.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Page } from '../../parts/page/Page.tsx';
import grid from '../../parts/pool/Grid.module.css';
import { PoolFilters } from '../../parts/pool/PoolFilters.tsx';
import { ANY, isAny, wantedOf } from '../../parts/pool/pool.ts';
import styles from './CardsPage.module.css';

/** Every card of a game, to look through. */
export function CardsPage() {
  const { game = '' } = useParams();
  const card = useSearch('card');
  const { title, cards } = useWholeCatalogue(game);
  const [wanted, setWanted] = useState(ANY);
  const faces = useMemo(() => wantedOf(Object.values(cards), ANY), [cards]);
  const sought = useDeferredValue(wanted);
  const shown = useMemo(() => wantedOf(faces, sought), [faces, sought]);
  const open = (id: string | undefined) =>
    navigate({
      to: '/cards/$game',
      params: { game },
      search: id === undefined ? {} : { card: id },
      resetScroll: false,
      replace: card !== undefined,
    });
  const face = card === undefined ? undefined : cards[card];

  return (
    <Page
      title={`${title} cards`}
      game={game}
      lead={
        <>
          All {faces.length} of them, with icons of game-icons.net. Choose one to read it, or{' '}
          <Link to="/decks/$game" params={{ game }}>
            build a deck
          </Link>
          .
        </>
      }
    >
      <PoolFilters faces={faces} wanted={wanted} onChange={(change) => setWanted({ ...wanted, ...change })} />
      <p role="status" className={grid.count}>
        {shown.length === 0
          ? 'No card is like that. Try fewer words or another kind.'
          : isAny(sought)
            ? ''
            : `${shown.length} of ${faces.length} cards`}
      </p>
      <GameDress game={game}>
        <Grid faces={shown} open={open} />
      </GameDress>
      {card !== undefined && (
        <Dialog open onClose={() => open(undefined)} size={face ? 'card' : 'small'} title={face?.name ?? card}>
          {face === undefined ? <p>No card has this name.</p> : <CardLarge face={face} game={game} />}
          {face !== undefined && <Does game={game} card={face.id} />}
          {face?.foe !== undefined && (
            <p className={styles.foe}>
              <Link to="/bosses/$game/$foe" params={{ game, foe: face.foe }}>
                The boss it belongs to
              </Link>
            </p>
          )}
        </Dialog>
      )}
    </Page>
  );
}

/** The mechanics that a card uses, each a page. */
function Does({ game, card }: { game: string; card: string }) {
  const { mechanics } = useWholeCatalogue(game);
  const used = mechanics.filter((m) => m.cards.includes(card));
  if (used.length === 0) return null;
  return (
    <nav aria-label="What it does" className={styles.does}>
      <span>More on:</span>
      <ul>
        {used.map(({ id, title }) => (
          <li key={id}>
            <Link to="/mechanics/$game/$mechanic" params={{ game, mechanic: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Grid = memo(function Grid({ faces, open }: { faces: readonly CardFace[]; open: (id: string) => void }) {
  return (
    <ul className={grid.grid}>
      {faces.map((f) => (
        <li key={f.id} className={grid.cell}>
          <Card face={f} size="normal" onClick={() => open(f.id)} />
        </li>
      ))}
    </ul>
  );
}, sameFaces);

/** Opening a card must not draw all the others again. */
function sameFaces(a: { faces: readonly CardFace[] }, b: { faces: readonly CardFace[] }): boolean {
  return a.faces === b.faces;
}
