import { useEffect, useState } from 'react';
import { call } from '../../engine/link.ts';
import { games } from '../../games/index.ts';
import { hintWords } from '../../history/daily.ts';
import { type Kept, remove } from '../../history/device.ts';
import { type Entry, type Result, resultOf } from '../../history/entry.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Curve } from './Curve.tsx';
import css from './Matches.module.css';
import { gameTitle, minutes, modeTitle, opponents, RESULTS, when } from './words.ts';

const PAGE = 25;
const ALL = '';

interface Props {
  kept: readonly Kept[];
  onLook: (entry: Entry) => void;
}

/** Every match that is kept, the newest first; what cannot be read is shown as that. */
export function Matches({ kept, onLook }: Props) {
  const [game, setGame] = useState(ALL);
  const [result, setResult] = useState<Result | typeof ALL>(ALL);
  const [shown, setShown] = useState(PAGE);
  const rules = useRules();
  const found = kept.filter(
    (x) =>
      (game === ALL || ('entry' in x && x.entry.game === game)) &&
      (result === ALL || ('entry' in x && resultOf(x.entry) === result)),
  );
  return (
    <section aria-labelledby="history-matches" className={css.matches}>
      <h2 id="history-matches">Matches</h2>
      <search className={css.filters}>
        <label>
          <span className="visually-hidden">Game</span>
          <select className="field" value={game} onChange={(e) => setGame(e.target.value)}>
            <option value={ALL}>All games</option>
            {games.map((g) => (
              <option key={g.name} value={g.name}>
                {g.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">Result</span>
          <select className="field" value={result} onChange={(e) => setResult(e.target.value as Result)}>
            <option value={ALL}>All results</option>
            {(Object.keys(RESULTS) as Result[]).map((r) => (
              <option key={r} value={r}>
                {RESULTS[r].word}
              </option>
            ))}
          </select>
        </label>
        <span role="status" className={css.count}>
          {found.length === kept.length ? `${kept.length}` : `${found.length} of ${kept.length}`}{' '}
          {kept.length === 1 ? 'match' : 'matches'}
        </span>
      </search>
      <ul className={css.list}>
        {found.slice(0, shown).map((x) => (
          <li key={x.id}>
            {'entry' in x ? (
              <Row entry={x.entry} older={rules !== null && rules[x.entry.game] !== x.entry.rules} onLook={onLook} />
            ) : (
              <Broken id={x.id} why={x.why} />
            )}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, found.length - shown)} more
        </button>
      )}
    </section>
  );
}

/** Which rules each game has now; null until it is known. */
function useRules(): Readonly<Record<string, string>> | null {
  const [rules, setRules] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    call('fingerprints').then(setRules, () => {});
  }, []);
  return rules;
}

function Row({ entry, older, onLook }: { entry: Entry; older: boolean; onLook: (entry: Entry) => void }) {
  const result = resultOf(entry);
  const decks = entry.seats.length === 2 ? entry.seats.map((s) => s.deck || 'a deck of their own') : [];
  const own = entry.seat === 1 ? decks.reverse() : decks;
  return (
    <div className={css.row} data-result={result}>
      <button type="button" className={css.look} onClick={() => onLook(entry)}>
        <span className={css.result}>
          <Icon name={RESULTS[result].icon} size={18} /> {RESULTS[result].word}
        </span>
        <span className={css.words}>
          <b>
            {result === 'shared' ? '' : 'against '}
            {opponents(entry)}
          </b>
          <span>
            {modeTitle(entry)}
            {own.length > 0 && `, ${own.join(' against ')}`}
          </span>
          <span className={css.badges}>
            {entry.daily !== undefined && (
              <span>
                <Icon name="sun" size={14} /> Daily, {entry.daily}
              </span>
            )}
            {entry.aside !== undefined && (
              <span>{entry.aside === 'practice' ? 'Practice' : 'Played on from another'}</span>
            )}
            {older && (
              <span>
                <Icon name="clock" size={14} /> By older rules
              </span>
            )}
          </span>
        </span>
        {entry.curve !== undefined && entry.curve.length > 1 && <Curve curve={entry.curve} />}
        <span className={css.facts}>
          <span>
            {entry.turns} turns, {minutes(entry.ms)}
            {hintWords(entry.hints)}
          </span>
          <time dateTime={new Date(entry.at).toISOString()}>{when(entry.at)}</time>
        </span>
      </button>
      <button
        type="button"
        className="button bare round"
        aria-label={`Forget the match of ${when(entry.at)}`}
        onClick={() =>
          void confirm({
            title: 'Forget this match?',
            text: `${gameTitle(entry.game)} against ${opponents(entry)}, ${when(entry.at)}. Its replay goes too.`,
            yes: 'Forget it',
            no: 'Keep it',
            danger: true,
          }).then((yes) => (yes ? remove([entry.id]) : undefined))
        }
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

const Broken = ({ id, why }: { id: string; why: string }) => (
  <div className={css.row} data-result="broken">
    <p className={css.broken}>
      <Icon name="warning" size={18} />
      <span>
        <b>A match that cannot be read.</b> <small>{why}</small>
      </span>
    </p>
    <button type="button" className="button" onClick={() => void remove([id])}>
      Let it go
    </button>
  </div>
);
