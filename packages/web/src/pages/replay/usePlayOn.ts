import type { Replay } from '@wardroom/core';
import type { Catalogue, ReplayFacts } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { find } from '../../history/device.ts';
import { idOf } from '../../history/entry.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { leaveKept } from '../play/leave.ts';
import { freshSeed, startMatch } from '../play/start.ts';
import { againOf, playersIn, type Sitters } from './again.ts';

/** How to play on from a moment of a replay at one of its seats; null where nobody can. */
export function usePlayOn(
  replay: Replay,
  facts: ReplayFacts,
  catalogue: Catalogue,
  seat: number,
  at: number,
): (() => void) | null {
  const [sitters, setSitters] = useState<Sitters | null>(null);
  useEffect(() => {
    // Who sat there is known of matches that were played here.
    void find(idOf(replay)).then((entry) => setSitters(entry === null ? null : entry.seats.map((x) => x.sitter)));
  }, [replay]);
  const ended = facts.over !== null && at >= facts.length;
  if (ended || facts.ownRules === true || seat >= playersIn(replay, catalogue)) return null;
  return () => {
    const request = againOf({ replay, catalogue, seat, sitters, seed: freshSeed(), at });
    if (request === null) return;
    void leaveKept().then((leave) => {
      if (!leave) return;
      startMatch(request);
      navigate({ to: '/play' });
    });
  };
}
