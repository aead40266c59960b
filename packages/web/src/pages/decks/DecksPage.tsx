import type { DeckReport } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { Suspense, useState } from 'react';
import { fromHash } from '../../decks/link.ts';
import { addDeck, asReady, decksOf, MOST_DECKS, type OwnDeck, useOwn } from '../../decks/own.ts';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { games } from '../../games/index.ts';
import { Link, navigate, useHash, useParams } from '../../navigation/navigation.tsx';
import { useDress } from '../../parts/card/dress.ts';
import { DeckCards } from '../../parts/deck/DeckCards.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later } from '../../parts/later.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { Fan, showpieces } from '../home/Fan.tsx';
import { Verdict } from './DeckPanel.tsx';
import styles from './DecksPage.module.css';
import { listOf, titleIn, useFormats } from './formats.ts';
import { useReport, useSync } from './useDeck.ts';

const ImportDeck = later(() => import('./ImportDeck.tsx').then((m) => m.ImportDeck));

/** Decks of one's own, and what to begin one with. A link that holds a deck leads here, too. */
export function DecksPage() {
  const { game = '' } = useParams();
  const catalogue = useWholeCatalogue(game);
  const hash = useHash();
  const shared = fromHash(hash);
  const begin = useBegin(game);
  return (
    <Page
      title={shared === null ? 'Your decks' : shared.name || 'A deck'}
      game={game}
      lead={
        shared === null
          ? `Decks for ${catalogue.title}, built by you. The rules are checked as you go.`
          : `Somebody has sent you a deck for ${catalogue.title}.`
      }
    >
      <GameDress game={game}>
        {shared === null ? (
          <Decks game={game} catalogue={catalogue} begin={begin} />
        ) : (
          <SharedDeck
            catalogue={catalogue}
            {...shared}
            onKeep={() => begin(shared.name, known(shared.cards, catalogue))}
          />
        )}
      </GameDress>
    </Page>
  );
}

const known = (cards: readonly string[], catalogue: Catalogue): string[] =>
  cards.filter((id) => catalogue.cards[id] !== undefined);

type Begin = (name: string, cards: readonly string[]) => void;

/** Makes a deck and opens it. */
function useBegin(game: string): Begin {
  return (name, cards) => {
    const deck = addDeck(game, name, cards);
    if (deck === null) toast(`You have ${MOST_DECKS} decks, as many as can be kept. Remove one first.`, 'bad');
    else navigate({ to: '/decks/$game/$deck', params: { game, deck: deck.id } });
  };
}

function Decks({ game, catalogue, begin }: { game: string; catalogue: Catalogue; begin: Begin }) {
  const decks = decksOf(
    useOwn((s) => s.decks),
    game,
  );
  const [importing, setImporting] = useState(false);
  const dress = useDress();
  const formats = useFormats(catalogue);
  useSync();
  return (
    <>
      <nav aria-label="Games" className={styles.games}>
        {games.map((g) => (
          <Link key={g.name} to="/decks/$game" params={{ game: g.name }} className="button">
            {g.title}
          </Link>
        ))}
      </nav>
      <div className={styles.actions}>
        <button type="button" className="button brass" onClick={() => begin('My deck', [])}>
          New deck
        </button>
        <button type="button" className="button" onClick={() => setImporting(true)}>
          <Icon name="upload" /> Import a list
        </button>
      </div>
      {decks.length > 0 && (
        <ul className={styles.decks}>
          {decks.map((deck) => (
            <Own key={deck.id} deck={deck} catalogue={catalogue} />
          ))}
        </ul>
      )}
      <section aria-labelledby="ready" className={styles.ready}>
        <h2 id="ready">{decks.length === 0 ? 'Begin with a ready deck' : 'Ready decks to begin with'}</h2>
        <ul className={styles.decks}>
          {catalogue.decks.map((d) => (
            <li key={d.id} className={styles.deck}>
              <Fan faces={showpieces(d, catalogue.cards, dress, 5)} />
              <h3>{d.name}</h3>
              <p>{d.idea}</p>
              {d.formats !== undefined && (
                <p className={styles.formats}>For {listOf(d.formats.map((name) => titleIn(formats, name)))}</p>
              )}
              <button type="button" className="button" onClick={() => begin(d.name, d.cards)}>
                Copy and change<span className="visually-hidden"> {d.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {importing && (
        <Suspense>
          <ImportDeck catalogue={catalogue} onClose={() => setImporting(false)} onTake={begin} />
        </Suspense>
      )}
    </>
  );
}

function Own({ deck, catalogue }: { deck: OwnDeck; catalogue: Catalogue }) {
  const dress = useDress();
  const report = useReport(catalogue.name, deck.cards, catalogue.modes[0].name);
  return (
    <li className={styles.deck}>
      <Fan faces={showpieces(asReady(deck), catalogue.cards, dress, 5)} count={Math.min(5, deck.cards.length || 5)} />
      <h3>{deck.name}</h3>
      <p className={styles.state} data-legal={report?.errors.length === 0}>
        {deck.cards.length} {deck.cards.length === 1 ? 'card' : 'cards'}
        {report !== null && ` · ${standing(report)}`}
      </p>
      <Link to="/decks/$game/$deck" params={{ game: catalogue.name, deck: deck.id }} className="button brass">
        Open<span className="visually-hidden"> {deck.name}</span>
      </Link>
    </li>
  );
}

const standing = ({ errors }: DeckReport): string => (errors.length === 0 ? 'legal' : `${errors.length} to mend`);

interface SharedProps {
  catalogue: Catalogue;
  name: string;
  cards: readonly string[];
  onKeep: () => void;
}

/** A deck from a link, to be looked at and kept. */
function SharedDeck({ catalogue, cards, onKeep }: SharedProps) {
  const report = useReport(catalogue.name, cards, catalogue.modes[0].name);
  return (
    <div className={styles.shared}>
      <Verdict report={report} game={catalogue.name} />
      <div className={styles.actions}>
        <button type="button" className="button brass" onClick={onKeep}>
          Keep it as mine
        </button>
        <Link to="/decks/$game" params={{ game: catalogue.name }} className="button">
          My own decks
        </Link>
      </div>
      <DeckCards deck={known(cards, catalogue)} catalogue={catalogue} />
    </div>
  );
}
