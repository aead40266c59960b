import { useEffect, useId, useState } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useTable } from '../../parts/table/context.ts';
import css from './Faces.module.css';

const WAYS = [
  { verb: 'placeUp', label: 'Face up', icon: 'eye' },
  { verb: 'placeDown', label: 'Face down', icon: 'arcane:hidden' },
] as const;

/** How the next card is placed, where both are possible: set once, and asked no more. */
export function Faces() {
  const { choosing } = useTable();
  const name = useId();
  const offered = choosing?.choices.some((c) => c.verb === 'placeUp') === true;
  // Set anew by whoever sits down: how the player before placed their last card is nobody's business.
  const [ready, setReady] = useState(false);
  const setPrefer = choosing?.setPrefer;
  useEffect(() => {
    if (!offered || ready) return;
    setPrefer?.('placeDown');
    setReady(true);
  }, [offered, ready, setPrefer]);
  if (!offered) return null;
  return (
    <fieldset className={css.faces} data-tip="faces">
      <legend className="visually-hidden">Place cards</legend>
      {WAYS.map(({ verb, label, icon }) => (
        <label key={verb}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={choosing.prefer === verb}
            onChange={() => choosing.setPrefer(verb)}
          />
          <Icon name={icon} size={18} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
