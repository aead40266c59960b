import { Icon } from '../../parts/icons/Icon.tsx';
import { skip, usePlay, watchAtSpeed } from './store.ts';

interface Props {
  /** More than two play: others' turns come one after the other. */
  many: boolean;
  /** Somebody else's turn is shown. */
  others: boolean;
  /** Whoever sits here is out, and the others play on. */
  out: boolean;
}

/** While something is shown: how to pass over it. */
export function SkipButtons({ many, others, out }: Props) {
  const atSpeed = usePlay((s) => s.atSpeed);
  if (out) {
    return (
      <>
        <button type="button" className="button bare" aria-pressed={atSpeed} onClick={() => watchAtSpeed(!atSpeed)}>
          <Icon name="speed" size={18} /> Watch at speed
        </button>
        <button type="button" className="button" onClick={() => skip('rest')} title="To the result (space)">
          <Icon name="skip" size={18} /> To the result
        </button>
      </>
    );
  }
  if (!many || !others) {
    return (
      <button type="button" className="button bare" onClick={() => skip('rest')} title="Skip (space)">
        <Icon name="skip" size={18} /> Skip
      </button>
    );
  }
  return (
    <>
      <button type="button" className="button bare" onClick={() => skip('turn')} title="To the next turn (N)">
        <Icon name="step" size={18} /> Next turn
      </button>
      <button type="button" className="button bare" onClick={() => skip('rest')} title="To my turn (space)">
        <Icon name="skip" size={18} /> My turn
      </button>
    </>
  );
}
