import type { Mode, Options } from '@wardroom/core';
import { type OptionField, type OptionSheet, settingOf, usualOf } from '../../games/options.ts';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './MatchOptions.module.css';

interface Props {
  game: string;
  sheet: OptionSheet;
  mode: Mode;
  values: Options;
  onChange: (values: Options) => void;
  seed: string;
  onSeed: (seed: string) => void;
}

/** What few people change: the options of the game, and the seed. */
export function MatchOptions({ game, sheet, mode, values, onChange, seed, onSeed }: Props) {
  const fields = sheet.fields.filter((f) => f.offered?.(mode) ?? true);
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="settings" /> Options of the match
      </summary>
      <div className={styles.options}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            mode={mode}
            values={values}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
        <label className={styles.number}>
          <span>Seed</span>
          <input
            className="field"
            maxLength={64}
            placeholder="By chance"
            spellCheck={false}
            autoComplete="off"
            value={seed}
            onChange={(e) => onSeed(e.target.value)}
          />
          <small>The same seed gives the same shuffles and dice.</small>
        </label>
        {sheet.cites.length > 0 && (
          <p className={styles.cites}>
            The rules behind these:{' '}
            {sheet.cites.map((id, i) => (
              <span key={id}>
                {i > 0 && ', '}
                <ClauseLink id={id} game={game} />
              </span>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

interface FieldProps {
  field: OptionField;
  mode: Mode;
  values: Options;
  onChange: (value: string | number) => void;
}

function Field({ field, mode, values, onChange }: FieldProps) {
  const counts = field.counts?.(values) ?? true;
  if ('values' in field) {
    return (
      <Segments
        legend={field.label(mode)}
        hint={field.hint}
        value={settingOf(field, values)}
        onChange={onChange}
        options={field.values.map((v) => ({ ...v, disabled: !counts }))}
      />
    );
  }
  const kept = values[field.name] ?? field.usual;
  return (
    <label className={styles.number}>
      <span>{field.label(mode)}</span>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        min={field.least}
        max={field.most}
        step={field.step ?? 1}
        disabled={!counts}
        // A field that was emptied stays empty; the match takes the usual.
        value={counts ? (Number.isFinite(kept) ? (kept as number) : '') : (usualOf(field) as number)}
        onChange={(e) => onChange(e.target.valueAsNumber)}
      />
      <small>{field.hint}</small>
    </label>
  );
}
