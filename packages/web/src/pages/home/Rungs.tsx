import { useEffect, useState } from 'react';
import { beatenIn, nextAfter } from '../../history/beaten.ts';
import { all, onChange } from '../../history/device.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import css from './Rungs.module.css';

interface Props {
  game: string;
  mode: string;
  levels: readonly string[];
  /** Whose line it stands in. */
  level: string;
}

/** Beside a level: that it is beaten, or that it is the one to meet next. */
export function Rung({ game, mode, levels, level }: Props) {
  const beaten = useBeaten(game, mode);
  if (beaten === null) return null;
  if (beaten.has(level)) {
    return (
      <em className={css.rung}>
        <Icon name="win" size={16} /> beaten
      </em>
    );
  }
  return nextAfter(beaten, levels) === level ? (
    <em className={css.rung} data-next="true">
      next for you
    </em>
  ) : null;
}

export function useBeaten(game: string, mode: string): ReadonlySet<string> | null {
  const [beaten, setBeaten] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let here = true;
    const read = async (): Promise<void> => {
      const kept = await all();
      if (here) setBeaten(beatenIn(kept, game, mode));
    };
    void read();
    const stop = onChange(() => void read());
    return () => {
      here = false;
      stop();
    };
  }, [game, mode]);
  return beaten;
}
