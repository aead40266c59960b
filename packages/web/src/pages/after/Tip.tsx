import type { Replay } from '@wardroom/core';
import type { Hindsight, Story } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { call, callLong } from '../../engine/link.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { turnTitle } from '../../parts/words/turns.ts';
import css from './Tip.module.css';

interface Props {
  replay: Replay;
  story: Story;
  viewer: number;
  onPlayOn: (at: number) => void;
  onWatch: (at: number) => void;
}

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** The one decision to try again: what was better than what was chosen, by what the player knew. */
export function Tip({ replay, story, viewer, onPlayOn, onWatch }: Props) {
  const { tip, done } = useHindsight(replay, story, viewer);
  if (tip === 'none') return null;
  return (
    <section className={css.tip} aria-labelledby="after-tip">
      <h3 id="after-tip">
        <Icon name="eye" size={22} /> {tip === 'even' ? 'Played as bots would' : 'One thing to try'}
      </h3>
      {tip === null && (
        <label className={css.waiting}>
          <span>Looking for the decision that cost most…</span>
          <progress value={done} max={1} />
        </label>
      )}
      {tip === 'even' && (
        <p>Where your chance fell, the bots would have decided much as you did. The dice and the cards did the rest.</p>
      )}
      {tip !== null && tip !== 'even' && (
        <>
          <p>
            {turnTitle(tip.turn)}: “{tip.better}” in place of “{tip.played}” was worth{' '}
            <strong>{percent(tip.could - tip.chance)}</strong>, by what you knew then.
          </p>
          <p className={css.how}>
            {percent(tip.could)} rather than {percent(tip.chance)}, as bots play it on.
          </p>
          <p className={css.ways}>
            <button type="button" className="button brass" onClick={() => onPlayOn(tip.at)}>
              <Icon name="hand" size={18} /> Try that moment again
            </button>
            <button type="button" className="button" onClick={() => onWatch(tip.at)}>
              <Icon name="play" size={18} /> Watch it
            </button>
          </p>
        </>
      )}
    </section>
  );
}

/** Null while it is sought; `even` where bots would have done much the same; `none` where it cannot be said. */
function useHindsight(
  replay: Replay,
  story: Story,
  viewer: number,
): { tip: Hindsight | 'even' | 'none' | null; done: number } {
  const [state, setState] = useState<ReturnType<typeof useHindsight>>({ tip: null, done: 0 });
  useEffect(() => {
    let here = true;
    const team = story.teams.indexOf(story.teamOf[viewer]);
    const falls = story.chances.map(({ at, chances }) => ({ at, chance: chances[team] }));
    callLong('hindsight', (done) => here && setState((s) => ({ ...s, done })), replay, viewer, falls).then(
      (tip) => here && setState({ tip: tip ?? 'even', done: 1 }),
      // By other rules than the present ones, or dropped.
      () => here && setState({ tip: 'none', done: 1 }),
    );
    return () => {
      here = false;
      void call('dropHindsight');
    };
  }, [replay, story, viewer]);
  return state;
}
