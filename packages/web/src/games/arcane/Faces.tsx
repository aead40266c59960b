import { useEffect, useId } from 'react';
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
  const unset = offered && choosing.prefer === null;
  useEffect(() => {
    // A card that nobody has seen is what this game is about.
    if (unset) choosing?.setPrefer('placeDown');
  }, [unset, choosing]);
  if (!offered) return null;
  return (
    <fieldset className={css.faces}>
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
