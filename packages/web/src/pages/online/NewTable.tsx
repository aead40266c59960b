import type { TableAsk } from '@wardroom/protocol';
import { useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { chooseGame, useChosenGame } from '../../games/chosen.ts';
import { games } from '../../games/index.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { openTable } from '../../online/api.ts';
import { Segments } from '../../parts/dialog/Segments.tsx';
import styles from './Online.module.css';

/** What a table is opened for. The deck is chosen at the table. */
export function NewTable() {
  const game = useChosenGame();
  const catalogue = useCatalogue(game);
  const [modeName, setMode] = useState('duel');
  const [count, setCount] = useState(0);
  const [foe, setFoe] = useState('');
  const [listed, setListed] = useState(false);
  const [among, setAmong] = useState<TableAsk['among']>('friends');
  const [takeBack, setTakeBack] = useState<TableAsk['takeBack']>('consent');
  const [watching, setWatching] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const mode = catalogue.modes.find((m) => m.name === modeName) ?? catalogue.modes[0];
  const players = mode.players.includes(count) ? count : mode.usual;
  const deck = catalogue.decks.find((d) => d.mode === undefined || d.mode === mode.name)!;
  const foes = catalogue.foes.filter((f) => f.mode === mode.name);

  const open = (): void => {
    setBusy(true);
    openTable({
      game,
      mode: mode.name,
      players,
      deck: deck.id,
      listed,
      // Whoever may come is a stranger.
      among: listed ? 'strangers' : among,
      takeBack,
      spectators: watching ? { hands: 'hidden', delay: 0 } : null,
      clock: null,
      ...(mode.foe === undefined ? {} : { foe: foes.some((f) => f.id === foe) ? foe : foes[0].id }),
    }).then(
      (table) => navigate({ to: '/t/$code', params: { code: table.code } }),
      (e: Error) => {
        setError(e.message);
        setBusy(false);
      },
    );
  };

  return (
    <section className={styles.panel} aria-labelledby="new">
      <h2 id="new">Open a table</h2>
      <Segments
        legend="Game"
        value={game}
        onChange={chooseGame}
        options={games.map((g) => ({ value: g.name, label: g.title }))}
      />
      {catalogue.modes.length > 1 && (
        <Segments
          legend="Mode"
          value={mode.name}
          onChange={setMode}
          options={catalogue.modes.map((m) => ({ value: m.name, label: m.title }))}
        />
      )}
      {mode.players.length > 1 && (
        <Segments
          legend="Players"
          value={players}
          onChange={setCount}
          options={mode.players.map((n) => ({ value: n, label: String(n) }))}
        />
      )}
      {mode.foe !== undefined && (
        <Segments
          legend={mode.foe.title}
          value={foes.some((f) => f.id === foe) ? foe : foes[0].id}
          onChange={setFoe}
          options={foes.map((f) => ({ value: f.id, label: f.name }))}
        />
      )}
      <Segments
        legend="Who may come"
        value={listed ? 'all' : 'link'}
        onChange={(v) => setListed(v === 'all')}
        options={[
          { value: 'link', label: 'Who has the link' },
          { value: 'all', label: 'Anybody' },
        ]}
      />
      {!listed && (
        <Segments
          legend="Pace"
          hint="Among strangers every moment to answer takes the same time for everybody, so that nothing tells what you hold."
          value={among}
          onChange={setAmong}
          options={[
            { value: 'friends', label: 'Quick, as friends' },
            { value: 'strangers', label: 'As strangers' },
          ]}
        />
      )}
      <Segments
        legend="Taking back"
        hint="Only what taught nobody anything can ever be taken back."
        value={takeBack}
        onChange={setTakeBack}
        options={[
          { value: 'consent', label: 'If all agree' },
          { value: 'free', label: 'Freely' },
          { value: 'never', label: 'Never' },
        ]}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={watching} onChange={(e) => setWatching(e.target.checked)} />
        <span>Others may look on, without seeing hands</span>
      </label>
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <button type="button" className="button brass" disabled={busy} onClick={open}>
        Open the table
      </button>
    </section>
  );
}
