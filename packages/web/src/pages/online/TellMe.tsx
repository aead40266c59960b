import { useEffect, useState } from 'react';
import { canTell, isTold, tellMe } from '../../online/push.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';

/** Offers word of one's turn to whoever plays over days, and asks the browser only when that is wished for. */
export function TellMe() {
  const [told, setTold] = useState<boolean | null>(null);
  useEffect(() => {
    void isTold().then(setTold);
  }, []);
  if (!canTell() || told === null) return null;
  const set = async (on: boolean): Promise<void> => {
    try {
      await tellMe(on);
      setTold(on);
      toast(on ? 'You will be told when it is your turn.' : 'This browser is told no more.');
    } catch (e) {
      toast((e as Error).message, 'bad');
    }
  };
  return (
    <button type="button" className="button" aria-pressed={told} onClick={() => void set(!told)}>
      <Icon name="bell" size={18} /> {told ? 'You are told when it is your turn' : 'Tell me when it is my turn'}
    </button>
  );
}
