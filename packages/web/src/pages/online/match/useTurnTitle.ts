import { useEffect } from 'react';
import { useRoom } from '../../../online/room.ts';

/** A page that nobody looks at says in its title that it is one's turn. */
export function useTurnTitle(): void {
  const mine = useRoom((s) => s.facts !== null && s.shown?.view.question?.seat === s.facts.viewer);
  useEffect(() => {
    const name = (): void => {
      document.title = mine && document.hidden ? '● Your turn: Wardroom' : 'Wardroom: at the table';
    };
    name();
    addEventListener('visibilitychange', name);
    return () => removeEventListener('visibilitychange', name);
  }, [mine]);
}
