import type { Story } from '@wardroom/host';
import { Icon } from '../../parts/icons/Icon.tsx';
import { listed } from '../../parts/words/sides.ts';
import { turnTitle } from '../../parts/words/turns.ts';
import css from './AfterMatch.module.css';

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** What turned the match, in words. The same numbers stand in the chart. */
export function TurningPoints({ story, onPoint }: { story: Story; onPoint: (at: number) => void }) {
  if (story.turningPoints.length === 0) return <p className={css.lead}>Nothing turned this match: it went one way.</p>;
  const team = (t: number): string => listed(story.names.filter((_, seat) => story.teamOf[seat] === t));
  return (
    <ol className={css.points}>
      {story.turningPoints.map((t, i) => (
        <li key={t.at}>
          <button type="button" className={css.point} onClick={() => onPoint(t.at)}>
            <span className={css.number} aria-hidden="true">
              {i + 1}
            </span>
            <span className={css.what}>
              <span className={css.when}>{turnTitle(t.turn)}</span> {t.text}
            </span>
            <span className={css.swing}>
              {team(t.team)} {percent(t.before)} <span className="visually-hidden">to</span>
              <Icon name="right" size={14} /> <strong>{percent(t.after)}</strong>
            </span>
            <span className="visually-hidden">Watch it.</span>
            <Icon name="play" size={16} className={css.go} />
          </button>
        </li>
      ))}
    </ol>
  );
}
