import { dayOf, dayStreak, days, resultLine, type Try } from '../../history/daily.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Result.module.css';
import { share } from './share.ts';

interface Props {
  day: string;
  title: string;
  done: Extract<Try, { is: 'done' }>;
  curve?: readonly number[] | undefined;
}

/** The result of a daily table, as it is sent to others. */
export function Result({ day, title, done, curve }: Props) {
  const streak = dayStreak(days(), dayOf(new Date())).now;
  const text = resultLine({ day, title, done, curve, streak, link: `${location.origin}/daily` });
  return (
    <div className={css.result}>
      <p className={css.text}>{text}</p>
      <button type="button" className="button" onClick={() => void share(text)}>
        <Icon name="copy" size={18} /> Share the result
      </button>
    </div>
  );
}
