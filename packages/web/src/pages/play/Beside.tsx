import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { optional } from '../../parts/later.tsx';
import type { Log as TableLog } from '../../parts/log/Log.tsx';
import { useSettings } from '../../settings.ts';
import css from './PlayPage.module.css';

export const Log = optional(() => import('../../parts/log/Log.tsx').then((m) => m.Log));

interface Props {
  log: Omit<ComponentProps<typeof TableLog>, 'brief'>;
  /** What has been played and not yet happened; false where there is nothing of the kind. */
  chain: ReactNode;
  card: ReactNode;
}

/** Beside the board, where there is room: the chain, the card that is looked at, and what has happened. */
export function Beside({ log, chain, card }: Props) {
  const { briefLog, set } = useSettings();
  return (
    <aside className={css.right} aria-label="Chain and log">
      {chain}
      <section
        className={css.inspector}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="The card looked at"
      >
        {card}
      </section>
      <div className={css.log} data-folded={briefLog}>
        <Suspense>
          <Log {...log} brief={{ is: briefLog, set: (is) => set({ briefLog: is }) }} />
        </Suspense>
      </div>
    </aside>
  );
}
