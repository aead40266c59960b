import type { Story } from '@wardroom/host';
import { ByPlayer } from './ByPlayer.tsx';
import css from './Facts.module.css';

/** What each player did, side by side. */
export function Facts({ story, viewer }: { story: Story; viewer: number }) {
  return (
    <>
      <p className={css.turns}>
        The match took <strong>{story.turns}</strong> turns.
      </p>
      <ByPlayer
        story={story}
        viewer={viewer}
        rows={story.counts.map(({ what, of }) => ({ what, of, most: Math.max(1, ...of) }))}
      />
    </>
  );
}
