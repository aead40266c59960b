import type { Waiting } from '@wardroom/realm';
import { useEffect, useRef, useState } from 'react';
import { Art } from '../../parts/card/Art.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable } from '../../parts/table/context.ts';
import { type RealmGame, squareName, squareOf } from './facts.ts';
import css from './Storyline.module.css';

/** What waits to happen, as a ribbon: the front glows, and leaves when it has happened. */
export function Storyline() {
  const t = useTable<RealmGame>();
  const { storyline } = t.view.table;
  const left = useLeaving(storyline);
  if (storyline.length === 0 && left === null) return <div className={css.track} aria-hidden="true" />;
  return (
    <section className={css.story} aria-label="Storyline, the front first">
      <ol className={css.ribbon}>
        {left !== null && <Link key={left.key} event={left.event} as="gone" onGone={left.forget} />}
        {storyline.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may wait more than once; the end stays where it is.
          <Link key={`${event.card.id} ${storyline.length - i}`} event={event} as={i === 0 ? 'front' : 'waits'} />
        ))}
      </ol>
    </section>
  );
}

/** What has just happened and leaves the ribbon; null when it has gone. */
function useLeaving(storyline: readonly Waiting[]): { event: Waiting; key: string; forget: () => void } | null {
  const before = useRef(storyline);
  const count = useRef(0);
  const [gone, setGone] = useState<{ event: Waiting; key: string } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = storyline;
    if (was.length <= storyline.length) return;
    count.current += 1;
    setGone({ event: was[0], key: `gone ${count.current}` });
  }, [storyline]);
  return gone === null ? null : { ...gone, forget: () => setGone(null) };
}

interface LinkProps {
  event: Waiting;
  as: 'front' | 'waits' | 'gone';
  onGone?: () => void;
}

function Link({ event, as, onGone }: LinkProps) {
  const t = useTable<RealmGame>();
  const board = useBoard();
  const face = faceOf(t, event.card);
  const all = t.view.zones.flatMap((z) => z.cards ?? []);
  const aims = [
    ...event.on.map((alias) => {
      const card = all.find((c) => c.id === alias);
      return (card === undefined ? undefined : faceOf(t, card)?.name) ?? 'a card';
    }),
    ...(event.spots ?? []).map((spot) => squareName(board, squareOf(board, spot))),
  ];
  return (
    <li
      className={css.link}
      data-front={as === 'front'}
      data-gone={as === 'gone'}
      aria-hidden={as === 'gone'}
      onAnimationEnd={onGone}
      data-side={event.seat === t.near ? 'near' : 'far'}
      data-story={as === 'front' ? 'front' : undefined}
    >
      <button
        type="button"
        className={css.press}
        tabIndex={-1}
        onClick={() => face !== undefined && t.inspect({ card: face.id })}
      >
        <span className={css.art} aria-hidden="true">
          {face !== undefined && <Art face={face} />}
        </span>
        <span className={css.words}>
          <strong>{face?.name ?? 'A card'}</strong>
          <span className={css.text}>
            {t.names[event.seat]}
            {event.text !== '' && event.text !== face?.name && ` · ${event.text}`}
          </span>
          {aims.length > 0 && (
            <span className={css.aims}>
              <Icon name="right" size={12} /> {aims.join(', ')}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
