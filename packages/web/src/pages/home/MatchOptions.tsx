import type { Mode, OptionFacts, Options } from '@wardroom/core';
import { type AllFacts, type OptionField, type OptionSheet, settingOf } from '../../games/options.ts';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './MatchOptions.module.css';

interface Props {
  game: string;
  sheet: OptionSheet;
  facts: AllFacts;
  mode: Mode;
  values: Options;
  onChange: (values: Options) => void;
  seed: string;
  onSeed: (seed: string) => void;
}

/** What few people change: the options of the game, and the seed. */
export function MatchOptions({ seed, onSeed, ...options }: Props) {
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="settings" /> Options of the match
      </summary>
      <div className={styles.options}>
        <OptionFields {...options} />
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
      </div>
    </details>
  );
}

/** The options of a game, each as the catalogue bounds it. */
export function OptionFields({ game, sheet, facts, mode, values, onChange }: Omit<Props, 'seed' | 'onSeed'>) {
  return (
    <>
      {sheet.fields
        .filter((f) => f.offered?.(mode) ?? true)
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            facts={facts[field.name]}
            mode={mode}
            values={values}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
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
    </>
  );
}

interface FieldProps {
  field: OptionField;
  facts: OptionFacts;
  mode: Mode;
  values: Options;
  onChange: (value: string | number) => void;
}

function Field({ field, facts, mode, values, onChange }: FieldProps) {
  const counts = field.counts?.(values) ?? true;
  const kept = values[field.name] ?? facts.usual;
  if ('values' in facts) {
    const usualFirst = [facts.usual, ...facts.values.filter((v) => v !== facts.usual)];
    return (
      <Segments
        legend={field.label(mode)}
        hint={field.hint}
        value={settingOf(facts, kept)}
        onChange={onChange}
        options={usualFirst.map((value) => ({ value, label: field.values?.[value] ?? `${value}`, disabled: !counts }))}
      />
    );
  }
  return (
    <label className={styles.number}>
      <span>{field.label(mode)}</span>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        min={facts.least}
        max={facts.most}
        step={field.step ?? 1}
        disabled={!counts}
        // A field that was emptied stays empty; the match takes the usual.
        value={counts ? (Number.isFinite(kept) ? (kept as number) : '') : facts.usual}
        onChange={(e) => onChange(e.target.valueAsNumber)}
      />
      <small>{field.hint}</small>
    </label>
  );
}
