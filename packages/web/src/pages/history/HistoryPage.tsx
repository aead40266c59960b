import { useState } from 'react';
import { dayOf, dayStreak, days } from '../../history/daily.ts';
import { type Entry, resultOf } from '../../history/entry.ts';
import { counts, diceOf, streaks, tally } from '../../history/statistics.ts';
import { Link } from '../../navigation/navigation.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { Faces } from '../after/Faces.tsx';
import { Bars } from './Bars.tsx';
import { Form } from './Form.tsx';
import css from './HistoryPage.module.css';
import { LookBack } from './LookBack.tsx';
import { luckWords } from './luck.ts';
import { Matches } from './Matches.tsx';
import { Transfer } from './Transfer.tsx';
import { useHistory } from './useHistory.ts';
import { minutes } from './words.ts';

/** What was played on this device: how it went in all, and every match to look back at. */
export function HistoryPage() {
  const history = useHistory();
  const [looking, setLooking] = useState<Entry | null>(null);
  const entries = history?.kept.flatMap((x) => ('entry' in x ? [x.entry] : [])) ?? [];
  return (
    <Page title="History" lead="The last 200 matches played on this device. Nothing of it leaves the device.">
      {history !== null && !history.lasts && (
        <p className={css.note} role="status">
          <Icon name="warning" size={22} /> This browser keeps nothing here (a private window, or no room): matches last
          until you close the page.
        </p>
      )}
      {history !== null && history.kept.length === 0 && (
        <div className={css.none}>
          <Icon name="dice" size={56} />
          <p>No match has been played to its end here yet.</p>
          <p className={css.ways}>
            <Link to="/" className="button brass">
              Play a match
            </Link>
            <Link to="/daily" className="button">
              Today’s daily table
            </Link>
          </p>
        </div>
      )}
      {entries.some(counts) && <Statistics entries={entries} />}
      {history !== null && history.kept.length > 0 && <Matches kept={history.kept} onLook={setLooking} />}
      {history !== null && <Transfer kept={history.kept} />}
      {looking !== null && <LookBack key={looking.id} entry={looking} onClose={() => setLooking(null)} />}
    </Page>
  );
}

function Statistics({ entries }: { entries: readonly Entry[] }) {
  const counted = entries.filter(counts);
  const all = tally(entries);
  const row = streaks(entries);
  const daily = dayStreak(days(), dayOf(new Date()));
  const dice = diceOf(entries);
  const last = counted[0];
  return (
    <>
      <dl className={css.tiles}>
        <div>
          <dt>Played</dt>
          <dd>{all.played}</dd>
          <dd className={css.more}>{minutes(counted.reduce((sum, e) => sum + e.ms, 0))} at the table</dd>
        </div>
        <div>
          <dt>Won</dt>
          <dd>{Math.round((all.won / all.played) * 100)} %</dd>
          <dd className={css.more}>
            {all.won} won, {all.lost} lost{all.drawn > 0 ? `, ${all.drawn} drawn` : ''}
          </dd>
        </div>
        <div>
          <dt>In a row</dt>
          <dd>
            {Math.abs(row.now)} {row.now === 0 ? '' : row.now > 0 ? 'won' : 'lost'}
          </dd>
          <dd className={css.more}>best: {row.best} won in a row</dd>
        </div>
        <div>
          <dt>Daily table</dt>
          <dd>
            {daily.now} {daily.now === 1 ? 'day' : 'days'}
          </dd>
          <dd className={css.more}>
            best: {daily.best}, <Link to="/daily">today’s table</Link>
          </dd>
        </div>
      </dl>
      <div className={css.charts}>
        <section aria-labelledby="history-form">
          <h2 id="history-form">Lately</h2>
          <Form entries={counted} />
          <p className={css.more}>
            Last: {resultOf(last)}, {last.turns} turns, {minutes(last.ms)}.
          </p>
        </section>
        {dice.count > 0 && (
          <section aria-labelledby="history-dice">
            <h2 id="history-dice">Your dice</h2>
            <p className={css.more}>{luckWords(dice)}</p>
            <Faces faces={dice.faces} count={dice.count} most={Math.max(dice.count / 6, ...dice.faces)} />
          </section>
        )}
        <section aria-labelledby="history-bars" className={css.wide}>
          <h2 id="history-bars">Wins and losses</h2>
          <Bars entries={entries} />
        </section>
      </div>
    </>
  );
}
