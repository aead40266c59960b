import { useId } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Segments.module.css';

interface Props<T extends string | number> {
  legend: string;
  hint?: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: IconName; disabled?: boolean }[];
}

/** One of a few: radio buttons that look like one strip. */
export function Segments<T extends string | number>({ legend, hint, value, onChange, options }: Props<T>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint === undefined ? undefined : `${id}hint`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.strip}>
        {options.map((o) => (
          <label key={o.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={o.value === value}
              disabled={o.disabled}
              onChange={() => onChange(o.value)}
            />
            {o.icon !== undefined && <Icon name={o.icon} />}
            <span>{o.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
