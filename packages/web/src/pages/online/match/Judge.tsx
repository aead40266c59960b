import type { ToRoom } from '@wardroom/host/room';
import { type FormEvent, useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { confirm } from '../../../parts/dialog/Confirm.tsx';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import css from './Judge.module.css';
import { rulingWords } from './judging.ts';

const LONGEST = 200;

/** What the judge of a match may do. Everybody is told of each. */
export function Judge({ tell, onClose }: { tell: (message: ToRoom) => void; onClose: () => void }) {
  const facts = useRoom((s) => s.facts);
  const may = useRoom((s) => s.judge);
  const rulings = useRoom((s) => s.shown?.rulings ?? []);
  const [text, setText] = useState('');
  if (facts === null) return null;
  const words = text.trim();
  const rule = (e: FormEvent): void => {
    e.preventDefault();
    tell({ do: 'judge', act: 'ruling', text: words });
    setText('');
  };
  const sure = async (title: string, message: ToRoom): Promise<void> => {
    if (
      !(await confirm({ title, text: 'It cannot be taken back, and everybody is told.', danger: true, yes: 'Do it' }))
    )
      return;
    tell(message);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Judge">
      <form className={css.judge} onSubmit={rule}>
        <label className={css.field}>
          <span>In words, for everybody at the table</span>
          <input className="field" value={text} maxLength={LONGEST} onChange={(e) => setText(e.target.value)} />
        </label>
        <div className={css.row}>
          <button type="submit" className="button brass" disabled={words === ''}>
            Rule
          </button>
          {may.includes('end') && (
            <button
              type="button"
              className="button blood"
              disabled={words === ''}
              onClick={() => void sure('End the match with these words?', { do: 'judge', act: 'end', text: words })}
            >
              End the match
            </button>
          )}
          {may.includes('timeOut') && (
            <button
              type="button"
              className="button"
              onClick={() => void sure('Call time?', { do: 'judge', act: 'timeOut' })}
            >
              Call time
            </button>
          )}
        </div>
        {may.includes('disqualify') && (
          <div className={css.row}>
            {facts.names.map((name, seat) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={seat}
                type="button"
                className="button"
                onClick={() => void sure(`Disqualify ${name}?`, { do: 'judge', act: 'disqualify', target: seat })}
              >
                Disqualify {name}
              </button>
            ))}
          </div>
        )}
        {rulings.length > 0 && (
          <ul className={css.rulings}>
            {rulings.map((r) => (
              <li key={`${r.at} ${r.act} ${r.text}`}>{rulingWords(r, facts.names)}</li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  );
}
