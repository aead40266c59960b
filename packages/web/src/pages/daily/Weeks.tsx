import { type Days, dayInWords, dayOf } from '../../history/daily.ts';
import css from './Weeks.module.css';

const DAYS = 28;
const DAY = 86_400_000;

interface Props {
  all: Days;
  today: string;
  streak: { now: number; best: number };
}

/** The last four weeks, a square a day: filled with as many stripes as tables were won, framed where one was played. */
export function Weeks({ all, today, streak }: Props) {
  const list = Array.from({ length: DAYS }, (_, i) => dayOf(new Date(Date.parse(today) - (DAYS - 1 - i) * DAY)));
  const doneOn = (day: string) => Object.values(all[day] ?? {}).flatMap((t) => (t.is === 'done' ? [t.outcome] : []));
  return (
    <div className={css.weeks}>
      <ol className={css.days} aria-label="The last four weeks">
        {list.map((day) => {
          const done = doneOn(day);
          const won = done.filter((x) => x === 'won').length;
          const words = done.length === 0 ? 'not played' : `${won} won of ${done.length}`;
          return (
            <li key={day} data-played={done.length > 0} data-won={won} title={`${dayInWords(day)}: ${words}`}>
              <span className="visually-hidden">
                {dayInWords(day)}: {words}
              </span>
              <span aria-hidden="true">{done.length === 0 ? '' : won > 0 ? won : '–'}</span>
            </li>
          );
        })}
      </ol>
      <p className={css.streak}>
        <b>
          {streak.now} {streak.now === 1 ? 'day' : 'days'} in a row
        </b>{' '}
        <span>best: {streak.best}. The number is how many were won that day.</span>
      </p>
    </div>
  );
}
