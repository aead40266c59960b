import type { ChoiceView } from '@wardroom/core';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { Dialog, Sheet } from '../../parts/dialog/Dialog.tsx';
import { later } from '../../parts/later.tsx';
import type { Aiming } from './aims.ts';
import { ChoiceWords } from './ChoiceWords.tsx';
import type { Numbered } from './choosing.ts';
import css from './PlayPage.module.css';
import type { Together } from './together.ts';

const TableMenu = later(() => import('./TableMenu.tsx').then((m) => m.TableMenu));

/** Which of them is open. */
export type SheetName = 'log' | 'card' | 'menu';

interface Props {
  sheet: SheetName | null;
  setSheet: (sheet: SheetName | null) => void;
  log: ReactNode;
  card: ReactNode;
  game: string;
  /** Whoever sits here is still in the match. */
  playing: boolean;
  many: boolean;
  together: Together | undefined;
}

/** What slides over the table: the log and a card where they have no place beside it, and the menu. */
export function Sheets({ sheet, setSheet, log, card, game, playing, many, together }: Props) {
  const close = (): void => setSheet(null);
  return (
    <>
      <Sheet open={sheet === 'log'} onClose={close} title="Log">
        {log}
      </Sheet>
      <Sheet open={sheet === 'card'} onClose={close} title="Card" hideTitle>
        {card}
      </Sheet>
      <Sheet open={sheet === 'menu'} onClose={close} title="Table">
        <Suspense>
          <TableMenu
            game={game}
            playing={playing}
            many={many}
            together={together}
            onLog={() => setSheet('log')}
            onClose={close}
          />
        </Suspense>
      </Sheet>
    </>
  );
}

interface DeedProps {
  /** Several things that could be meant; null where nothing is to be told apart. */
  menu: readonly Numbered[] | null;
  best: ChoiceView | null;
  aiming: Aiming;
  choose: (index: number) => void;
  onClose: () => void;
}

/** A card was pressed with which several things can be done. */
export function DeedMenu({ menu, best, aiming, choose, onClose }: DeedProps) {
  return (
    <Dialog open={menu !== null} onClose={onClose} title="What do you do with it?" size="small">
      <div className={css.menu} style={{ '--n': menu?.length ?? 0 } as CSSProperties}>
        {menu?.map((x) => (
          <button
            key={x.index}
            type="button"
            className={`button ${x.choice === best ? 'brass' : ''}`}
            onClick={() => choose(x.index)}
          >
            <ChoiceWords x={x} aiming={aiming} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}
