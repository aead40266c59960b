import { useEffect, useState } from 'react';
import { toast } from '../../parts/dialog/Toast.tsx';

export interface Listed<T> {
  /** Null until it is known. */
  list: readonly T[] | null;
  look: () => Promise<void>;
}

/** A list of the server's, asked for when the page is opened and again when something was done to it. */
export function useList<T>(ask: () => Promise<T[]>): Listed<T> {
  const [list, setList] = useState<readonly T[] | null>(null);
  const look = async (): Promise<void> => {
    try {
      setList(await ask());
    } catch (e) {
      toast((e as Error).message, 'bad');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => void look(), []);
  return { list, look };
}

/** What could not be done is said in a sentence. */
export const said = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    (e: Error) => toast(e.message, 'bad'),
  );
