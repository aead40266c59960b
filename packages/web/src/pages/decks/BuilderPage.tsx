import { FORMAT } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { readyId } from '../../decks/among.ts';
import { addDeck, changeDeck, cleanName, LONGEST_NAME, type OwnDeck, removeDeck } from '../../decks/own.ts';
import { useWholeCatalogue } from '../../engine/catalogue.ts';
import { call } from '../../engine/link.ts';
import { chooseGame } from '../../games/chosen.ts';
import { GameDress } from '../../games/GameDress.tsx';
import { Link, navigate, useParams } from '../../navigation/navigation.tsx';
import { CardLarge } from '../../parts/clause/CardLarge.tsx';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { setChoice, setOption } from '../home/choice.ts';
import styles from './BuilderPage.module.css';
import { Charts } from './Charts.tsx';
import { countsOf } from './counts.ts';
import { List, Verdict } from './DeckPanel.tsx';
import { Formats } from './Formats.tsx';
import { optionsIn, useFormats } from './formats.ts';
import { copyDeck, saveDeck, shareDeck } from './give.ts';
import { ImportDeck } from './ImportDeck.tsx';
import { Pool } from './Pool.tsx';
import { TestHand } from './TestHand.tsx';
import { type Editing, useEditing, useFits, useReport, useSync } from './useDeck.ts';

/** Where a deck of one's own is built. Everything is kept as it is done. */
export function BuilderPage() {
  const { game = '', deck: id = '' } = useParams();
  const editing = useEditing(id);
  const catalogue = useWholeCatalogue(game);
  if (editing.deck === undefined || editing.deck.game !== game) {
    return (
      <Page title="No such deck" game={game}>
        <p>
          It is not on this device, or it was removed.{' '}
          <Link to="/decks/$game" params={{ game }}>
            See the decks that are here
          </Link>
          .
        </p>
      </Page>
    );
  }
  return (
    <Page title={editing.deck.name} game={game} lead={`A deck for ${catalogue.title}`}>
      <GameDress game={game}>
        <Builder key={id} editing={editing} deck={editing.deck} catalogue={catalogue} />
      </GameDress>
    </Page>
  );
}

const pools = new Map<string, Promise<string[]>>();

/** Asked once for each game and format. */
function poolOf(game: string, format: string | undefined): Promise<string[]> {
  const key = `${game} ${format}`;
  let pool = pools.get(key);
  if (pool === undefined) {
    pool = call('deckPool', game, optionsIn(format));
    pools.set(key, pool);
  }
  return pool;
}

type View = 'cards' | 'deck' | 'charts';

interface Props {
  editing: Editing;
  deck: OwnDeck;
  catalogue: Catalogue;
}

function Builder({ editing, deck, catalogue }: Props) {
  const { name: game, modes } = catalogue;
  const formats = useFormats(catalogue);
  const [format, setFormat] = useState(formats[0]?.value);
  // The cards that stand are not cleared away before the others are there.
  const pool = use(useDeferredValue(poolOf(game, format)));
  const faces = useMemo(() => pool.map((id) => catalogue.cards[id]), [pool, catalogue]);
  const counts = useMemo(() => countsOf(deck.cards), [deck.cards]);
  const [mode, setMode] = useState(modes[0].name);
  const [view, setView] = useState<View>('cards');
  const [reading, setReading] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const [said, setSaid] = useState('');
  const report = useReport(game, deck.cards, mode, format);
  const fits = useFits(game, deck.cards, mode);
  const where = useSync();
  const legal = report !== null && report.errors.length === 0;
  const face = reading === null ? undefined : catalogue.cards[reading];

  const tell = (id: string, does: string, by: number): void => {
    const n = (counts.get(id) ?? 0) + by;
    setSaid(`${catalogue.cards[id]?.name ?? id} ${does}: ${n} in the deck, ${deck.cards.length + by} cards in all.`);
  };
  const add = (id: string): void => {
    editing.add(id);
    tell(id, 'added', 1);
  };
  const take = (id: string): void => {
    editing.take(id);
    tell(id, 'taken out', -1);
  };

  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.views}>
        <Segments
          legend="Show"
          value={view}
          onChange={setView}
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'deck', label: `Deck, ${deck.cards.length}`, icon: legal ? 'check' : 'warning' },
            { value: 'charts', label: 'Charts' },
          ]}
        />
      </div>
      <div className={styles.builder} data-view={view}>
        <div className={styles.pool}>
          <Pool faces={faces} counts={counts} onAdd={add} onTake={take} onRead={setReading} />
        </div>
        <aside className={styles.side} aria-label="The deck">
          <div className={styles.deck}>
            <Name deck={deck} />
            <p className={styles.total}>
              <b>{deck.cards.length}</b> {deck.cards.length === 1 ? 'card' : 'cards'}
              <button
                type="button"
                className="button bare"
                disabled={editing.undo === null}
                onClick={() => editing.undo?.()}
              >
                <Icon name="undo" /> Take back
              </button>
            </p>
            {modes.length > 1 && (
              <Segments
                legend="Checked for"
                value={mode}
                onChange={setMode}
                options={modes.map((m) => ({ value: m.name, label: m.title }))}
              />
            )}
            {format !== undefined && <Segments legend="Format" value={format} onChange={setFormat} options={formats} />}
            <Verdict report={report} game={game} />
            {formats.length > 0 && <Formats formats={formats} fits={fits} game={game} />}
            <List cards={deck.cards} catalogue={catalogue} onAdd={add} onTake={take} onRead={setReading} />
            <Actions
              deck={deck}
              catalogue={catalogue}
              mode={mode}
              format={format}
              legal={legal}
              onImport={() => setImporting(true)}
            />
            <p className={styles.where}>
              {where === 'server'
                ? 'Kept on this device and on the server.'
                : 'Kept on this device. Say who you are under Together, and it is kept on the server too.'}
            </p>
          </div>
          <div className={styles.charts}>
            <Charts cards={deck.cards} catalogue={catalogue} />
            <TestHand
              cards={deck.cards}
              catalogue={catalogue}
              mode={mode}
              format={format}
              legal={legal}
              onRead={setReading}
            />
          </div>
        </aside>
      </div>
      {face !== undefined && (
        <Dialog open onClose={() => setReading(null)} size="card" title={face.name}>
          <CardLarge face={face} game={game} />
        </Dialog>
      )}
      {importing && (
        <ImportDeck
          catalogue={catalogue}
          onClose={() => setImporting(false)}
          onTake={(_, cards) => {
            editing.replace(cards);
            setImporting(false);
          }}
        />
      )}
    </div>
  );
}

/** What the deck is called. An empty name is not kept. */
function Name({ deck }: { deck: OwnDeck }) {
  const [name, setName] = useState(deck.name);
  return (
    <label className={styles.name}>
      <span>Name</span>
      <input
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(e) => {
          setName(e.target.value);
          const clean = cleanName(e.target.value);
          if (clean !== '') changeDeck(deck.id, { name: clean });
        }}
        onBlur={() => setName(deck.name)}
      />
    </label>
  );
}

interface ActionProps {
  deck: OwnDeck;
  catalogue: Catalogue;
  mode: string;
  format: string | undefined;
  legal: boolean;
  onImport: () => void;
}

function Actions({ deck, catalogue, mode, format, legal, onImport }: ActionProps) {
  const { name: game } = catalogue;
  const play = (): void => {
    chooseGame(game);
    setChoice(game, { mode, deck: readyId(deck.id) });
    if (format !== undefined) setOption(game, FORMAT, format);
    navigate({ to: '/' });
  };
  const again = (): void => {
    const made = addDeck(game, deck.name, deck.cards);
    if (made === null) toast('You have as many decks as can be kept. Remove one first.', 'bad');
    else navigate({ to: '/decks/$game/$deck', params: { game, deck: made.id } });
  };
  const remove = async (): Promise<void> => {
    const yes = await confirm({
      title: `Remove ${deck.name}?`,
      text: 'It cannot be brought back. Export it first if you may want it later.',
      yes: 'Remove it',
      no: 'Keep it',
      danger: true,
    });
    if (!yes) return;
    navigate({ to: '/decks/$game', params: { game } });
    removeDeck(deck.id);
  };
  return (
    <div className={styles.actions}>
      <button type="button" className="button brass" disabled={!legal} onClick={play}>
        <Icon name="play" /> Play with it
      </button>
      <button type="button" className="button" data-share onClick={() => void shareDeck(deck, game)}>
        <Icon name="link" /> Share
      </button>
      <button type="button" className="button" onClick={() => void copyDeck(deck, catalogue)}>
        <Icon name="copy" /> Copy the list
      </button>
      <button type="button" className="button" onClick={() => saveDeck(deck, catalogue)}>
        <Icon name="download" /> Export
      </button>
      <button type="button" className="button" onClick={onImport}>
        <Icon name="upload" /> Import
      </button>
      <button type="button" className="button" onClick={again}>
        Make a copy
      </button>
      <button type="button" className="button bare" onClick={() => void remove()}>
        Remove
      </button>
    </div>
  );
}
