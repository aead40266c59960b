import { Icon } from '../../parts/icons/Icon.tsx';
import { type Aiming, aimWords, HARM, harmOf, silentWords } from './aims.ts';
import css from './ChoiceWords.module.css';
import type { Numbered } from './choosing.ts';

interface Props {
  x: Numbered;
  aiming: Aiming;
  /** Of how many alike it is one. */
  times?: number;
}

/** A choice in words: what is done, to whose, and a warning where that is not what one would want. */
export function ChoiceWords({ x: { index, choice }, aiming, times = 1 }: Props) {
  const whose = aimWords(aiming, choice);
  const silent = silentWords(aiming, index);
  const harm = harmOf(aiming, index);
  return (
    <>
      <span>
        {choice.text}
        {silent !== null && ` ${silent}`}
        {times > 1 && <span className={css.times}> ×{times}</span>}
      </span>
      {whose !== null && (
        <small className={css.whose} data-whose={whose}>
          {whose}
        </small>
      )}
      {harm !== null && (
        <small className={css.harm}>
          <Icon name="warning" size={14} /> {HARM[harm]}
        </small>
      )}
    </>
  );
}
