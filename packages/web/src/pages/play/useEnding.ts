import type { Replay } from '@wardroom/core';
import type { Snapshot } from '@wardroom/host';
import { useCallback, useState } from 'react';
import { useSettings } from '../../settings.ts';
import type { Together } from './together.ts';

interface Asked {
  /** A lesson or a puzzle leads. */
  led: boolean;
  puzzle: boolean;
  rest: Snapshot | null;
  near: number;
  replay: Replay | null;
  together: Together | undefined;
}

/** What comes at the end of a match, one after the other: its last moment, what a lesson has taught, the look back. */
export function useEnding({ led, puzzle, rest, near, replay, together }: Asked) {
  const [congratulated, setCongratulated] = useState(false);
  const [seenEnd, setSeenEnd] = useState(false);
  const [solved, setSolved] = useState(false);
  const [looking, look] = useState(true);
  const pace = useSettings((s) => s.pace);
  const over = rest?.view.over ?? null;
  const seated = together?.seated ?? true;
  // A lesson followed to its end: its own last words come before the look back.
  const learnt = led && !puzzle && rest !== null && over?.winner === rest.view.seats[near].team;
  // The moment of winning or losing comes before the look back, but not where everything is to happen at once.
  const finale = over !== null && replay !== null && seated && !led && !seenEnd && pace > 0;
  return {
    over,
    seated,
    learnt,
    finale,
    lookable: over !== null && replay !== null && !finale && (!learnt || congratulated),
    /** What has been learnt is told, or that all puzzles are solved. */
    praised: (learnt && !congratulated) || solved,
    /** Every puzzle is solved. */
    solved,
    looking,
    look,
    endSeen: useCallback(() => setSeenEnd(true), []),
    solvedAll: () => setSolved(true),
    lookBack: () => setCongratulated(true),
    /** Another match begins here. */
    afresh: () => {
      setCongratulated(false);
      setSeenEnd(false);
    },
  };
}

export type Ending = ReturnType<typeof useEnding>;
