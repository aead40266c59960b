import { useCallback, useEffect, useState } from 'react';
import { all, type Kept, lasts, onChange } from '../../history/device.ts';

export interface History {
  kept: readonly Kept[];
  /** Matches outlast the page. */
  lasts: boolean;
}

/** All matches that are kept, and again whenever that changes; null until they are read. */
export function useHistory(): History | null {
  const [history, setHistory] = useState<History | null>(null);
  const read = useCallback(async (): Promise<void> => {
    setHistory({ kept: await all(), lasts: await lasts() });
  }, []);
  useEffect(() => {
    void read();
    return onChange(() => void read());
  }, [read]);
  return history;
}
