import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { entryOf } from '../../games/index.ts';
import { openClause } from '../clause/open.ts';
import { type Ask, listen } from './listen.ts';
import css from './Tips.module.css';

/**
 * What the icons of a table say, for whoever rests the mouse on one, comes to it by keyboard, or presses it long. One for the whole
 * page: parts of the table only carry their names (`tip.ts`).
 */
export function Tips({ game }: { game: string }) {
  const tips = use(entryOf(game)!.tips());
  const [ask, setAsk] = useState<Ask | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => listen(tips, setAsk, (clause) => openClause(clause, game)), [tips, game]);
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null || ask === null) return;
    tip.showPopover();
    place(tip, ask.at.getBoundingClientRect());
    ask.at.setAttribute('aria-describedby', 'tip');
    return () => {
      ask.at.removeAttribute('aria-describedby');
      if (tip.isConnected) tip.hidePopover();
    };
  }, [ask]);
  return (
    <div ref={box} id="tip" role="tooltip" popover="manual" className={css.tip}>
      {ask?.tips.map(({ title, text, clause, why }) => (
        <p key={title}>
          <b>{title}</b> {why !== undefined && <em>{why}. </em>}
          {text}
          {clause !== undefined && (
            <button type="button" tabIndex={-1} onClick={() => openClause(clause, game)}>
              {clause}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

const ROOM = 8;

/** Above what it explains, or below where there is no room. */
function place(tip: HTMLElement, at: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const x = Math.min(Math.max(ROOM, at.left + at.width / 2 - width / 2), innerWidth - width - ROOM);
  const above = at.top - height - ROOM;
  const y = above >= ROOM ? above : Math.min(at.bottom + ROOM, innerHeight - height - ROOM);
  tip.style.left = `${Math.round(x)}px`;
  tip.style.top = `${Math.round(y)}px`;
}
