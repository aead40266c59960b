import type { Quick, QuickAsk } from '@wardroom/protocol';
import { create } from 'zustand';
import { hear, stand } from './socket.ts';

/** The search for a match with anybody: null while nobody is looked for. It stands through lost connections. */
export const useQuick = create<{ quick: Quick | null; error: string }>()(() => ({ quick: null, error: '' }));

let stop: (() => void) | null = null;

export function seek(ask: QuickAsk): void {
  unseek();
  useQuick.setState({ error: '' });
  const since = Date.now();
  const { game, mode, players = 2 } = ask;
  const stopHearing = hear((m) => {
    if (m.is === 'quick') {
      // The server has ended it: unasked, if it was still standing.
      if (m.quick === null) unseek();
      else useQuick.setState({ quick: m.quick });
    } else if (m.is === 'refused' && m.match === undefined && m.code === undefined) {
      unseek();
      useQuick.setState({ error: m.error });
    }
  });
  useQuick.setState({ quick: { game, mode, players, since, others: 0, code: null } });
  const end = stand(() => ({ do: 'seek', ask }), { do: 'unseek' });
  stop = () => {
    stopHearing();
    end();
  };
}

export function unseek(): void {
  stop?.();
  stop = null;
  useQuick.setState({ quick: null });
}
