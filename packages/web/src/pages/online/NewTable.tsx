import { Suspense, use, useState } from 'react';
import { choiceOf, useWithOwn } from '../../decks/among.ts';
import { useCatalogue } from '../../engine/catalogue.ts';
import { chooseGame, useChosenGame } from '../../games/chosen.ts';
import { entryOf, games } from '../../games/index.ts';
import { optionsOf } from '../../games/options.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { openTable } from '../../online/api.ts';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { playableIn } from '../home/choice.ts';
import { OptionFields } from '../home/MatchOptions.tsx';
import css from './NewTable.module.css';
import styles from './Online.module.css';
import { QuickMatch } from './QuickMatch.tsx';
import { TermFields } from './TermFields.tsx';
import { askOf, deckIn, foeIn, inShort, modeIn, playersIn, setTerms, useTerms } from './terms.ts';

/** What to play, and with whom: one press opens a table for friends, another looks for anybody. */
export function NewTable() {
  const game = useChosenGame();
  return (
    <section className={styles.panel} aria-labelledby="new">
      <h2 id="new">What would you like to play?</h2>
      <Segments
        legend="Game"
        value={game}
        onChange={chooseGame}
        options={games.map((g) => ({ value: g.name, label: g.title }))}
      />
      <Suspense fallback={<p className={styles.hint}>Setting the table…</p>}>
        <Choosing key={game} game={game} />
      </Suspense>
    </section>
  );
}

function Choosing({ game }: { game: string }) {
  const options = entryOf(game)!.options();
  const ready = useCatalogue(game);
  const sheet = use(options);
  const terms = useTerms();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const mode = modeIn(terms, ready);
  const set = optionsOf(sheet, ready.options, mode, terms.options[game] ?? {});
  const catalogue = useWithOwn(ready, mode.name, set);
  const deck = deckIn(terms, mode, catalogue);
  const foe = foeIn(terms, mode, catalogue);
  const players = playersIn(terms, mode);

  const open = (): void => {
    setBusy(true);
    openTable(askOf(terms, catalogue, sheet)).then(
      (table) => navigate({ to: '/t/$code', params: { code: table.code } }),
      (e: Error) => {
        setError(e.message);
        setBusy(false);
      },
    );
  };
  return (
    <>
      {catalogue.modes.length > 1 && (
        <Segments
          legend="Mode"
          value={mode.name}
          onChange={(name) => setTerms({ modes: { ...terms.modes, [game]: name } })}
          options={catalogue.modes.map((m) => ({ value: m.name, label: m.title }))}
        />
      )}
      {mode.players.length > 1 && (
        <Segments
          legend="Players"
          value={players}
          onChange={(n) => setTerms({ players: { ...terms.players, [mode.name]: n } })}
          options={mode.players.map((n) => ({ value: n, label: String(n) }))}
        />
      )}
      {foe !== undefined && (
        <Segments
          legend={mode.foe!.title}
          value={foe}
          onChange={(id) => setTerms({ foe: id })}
          options={catalogue.foes.filter((f) => f.mode === mode.name).map((f) => ({ value: f.id, label: f.name }))}
        />
      )}
      <label className={css.deck}>
        <span>Your deck</span>
        <select
          className="field"
          value={deck}
          onChange={(e) => setTerms({ decks: { ...terms.decks, [game]: e.target.value } })}
        >
          {playableIn(catalogue, mode, set).decks.map((d) => (
            <option key={d.id} value={d.id}>
              {d.name}
            </option>
          ))}
        </select>
      </label>
      <div className={css.ways}>
        <section className={css.way} aria-labelledby="friends">
          <h3 id="friends">With friends</h3>
          <p className={styles.hint}>A table with a link and a code to send. Bots may take the seats that stay free.</p>
          <button type="button" className="button brass" disabled={busy} onClick={open}>
            <Icon name="play" size={18} /> Open a table
          </button>
        </section>
        <QuickMatch
          game={game}
          mode={mode}
          players={players}
          foe={foe}
          format={set.format}
          deck={choiceOf(catalogue.decks, deck)}
        />
      </div>
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <details className={css.more}>
        <summary>
          <Icon name="settings" size={18} /> How the table is set
          <span className={css.brief}>{inShort(terms)}</span>
        </summary>
        <div className={css.fields}>
          <TermFields terms={terms} />
          <OptionFields
            game={game}
            sheet={sheet}
            facts={catalogue.options}
            mode={mode}
            values={terms.options[game] ?? {}}
            onChange={(values) => setTerms({ options: { ...terms.options, [game]: values } })}
          />
        </div>
      </details>
    </>
  );
}
