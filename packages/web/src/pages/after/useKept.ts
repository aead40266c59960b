import type { Replay } from '@wardroom/core';
import type { Story } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { change, find, onChange } from '../../history/device.ts';
import { type Entry, idOf } from '../../history/entry.ts';
import { curveOf } from './verdict.ts';

/** The match in the history, which learns the curve once the story is told. */
export function useKept(replay: Replay, story: Story | null, viewer: number): Entry | null {
  const [entry, setEntry] = useState<Entry | null>(null);
  const id = idOf(replay);
  useEffect(() => {
    const look = (): void => void find(id).then(setEntry);
    look();
    return onChange(look);
  }, [id]);
  const bare = entry !== null && entry.curve === undefined;
  useEffect(() => {
    if (!bare || story === null || viewer < 0) return;
    void change(id, { curve: curveOf(story, viewer) });
  }, [bare, story, viewer, id]);
  return entry;
}
