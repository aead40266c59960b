import type { ToRoom } from '@wardroom/host/room';
import { Suspense, useState } from 'react';
import { openTalk, unreadOf, useTalk } from '../../../online/chat.ts';
import { useRoom } from '../../../online/room.ts';
import { useTableView } from '../../../online/table.ts';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { later } from '../../../parts/later.tsx';
import { SeatTime } from './SeatMark.tsx';
import css from './Tools.module.css';
import { useTools } from './useTools.ts';

const Judge = later(() => import('./Judge.tsx').then((m) => m.Judge));
const FairDice = later(() => import('./FairDice.tsx').then((m) => m.FairDice));

/** Beside the menu: that the dice are fair, and what people say. */
export function Tools({ tell }: { tell: (message: ToRoom) => void }) {
  const commitment = useRoom((s) => s.facts?.commitment ?? null);
  const dice = useTools((s) => s.dice);
  const judge = useRoom((s) => s.judge.length > 0 && s.shown?.view.over === null && s.shown.ended === null);
  const [judging, setJudging] = useState(false);
  const open = useTalk((s) => s.open);
  const unread = useTalk(unreadOf);
  const watching = useRoom((s) => s.watching);
  const seat = useTableView((s) => s.table?.seat ?? null);
  const looksOn = useRoom((s) => s.facts !== null && s.facts.viewer >= s.facts.names.length);
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={`button bare ${css.tool}`}
        aria-label={unread === 0 ? 'Talk' : `Talk, ${unread} unread`}
        aria-expanded={open}
        title="Talk"
        onClick={() => openTalk(!open)}
      >
        <Icon name="chat" size={20} />
        <span className={css.word} aria-hidden="true">
          Talk
        </span>
        {unread > 0 && (
          <span className={css.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {looksOn && (
        <button
          type="button"
          className={`button bare ${css.tool}`}
          aria-label="You look on: what you may see"
          title="You look on"
          onClick={() => useTools.setState({ told: true })}
        >
          <Icon name="eye" size={20} />
        </button>
      )}
      {watching > 0 && !looksOn && (
        <span className={css.watching} title={`${watching} ${watching === 1 ? 'looks' : 'look'} on`}>
          <Icon name="eye" size={18} /> {watching}
          <span className="visually-hidden"> looking on</span>
        </span>
      )}
      {commitment !== null && (
        <button
          type="button"
          className={`button bare ${css.tool} ${css.roomy}`}
          aria-label="Fair dice"
          title="Fair dice: how they can be checked"
          onClick={() => useTools.setState({ dice: true })}
        >
          <Icon name="dice" size={20} />
          <span className={css.word} aria-hidden="true">
            Fair dice
          </span>
        </button>
      )}
      {judge && (
        <button
          type="button"
          className={`button bare ${css.tool}`}
          aria-label="Judge"
          title="Judge this match"
          onClick={() => setJudging(true)}
        >
          <Icon name="book" size={20} />
        </button>
      )}
      {judging && (
        <Suspense>
          <Judge tell={tell} onClose={() => setJudging(false)} />
        </Suspense>
      )}
      {seat !== null && (
        <span className={css.ownTime}>
          <SeatTime seat={seat} />
        </span>
      )}
      {dice && commitment !== null && (
        <Suspense>
          <FairDice commitment={commitment} onClose={() => useTools.setState({ dice: false })} />
        </Suspense>
      )}
    </div>
  );
}
