import { useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { Icon } from '../../../parts/icons/Icon.tsx';
import css from './AfterOnline.module.css';
import { AfterOnline } from './AfterOnline.tsx';

const TITLES = {
  draw: 'A draw, by agreement',
  host: 'The judge has ended the match',
  error: 'The match cannot go on',
} as const;

/** A match that ended beside its rules: nothing on the table says so. */
export function EndedBeside({ match, onAgain }: { match: string; onAgain: (() => void) | null }) {
  const ended = useRoom((s) => s.shown?.ended ?? null);
  const [open, setOpen] = useState(true);
  if (ended === null) return null;
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={TITLES[ended.why]}>
      <p className={css.why}>{ended.text}</p>
      {onAgain !== null && (
        <div className={css.ways}>
          <button type="button" className="button brass" data-first-focus onClick={onAgain}>
            <Icon name="replay" size={18} /> Rematch
          </button>
        </div>
      )}
      <AfterOnline match={match} />
    </Dialog>
  );
}
