import type { CardFace } from '@wardroom/core';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './PoolFilters.module.css';
import { ALL, type Wanted, waysOf } from './pool.ts';

interface Props {
  faces: readonly CardFace[];
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
  /** Whether figures and the order can be chosen, too. */
  figures?: boolean;
  children?: ReactNode;
}

/** What somebody looks for among cards. */
export function PoolFilters({ faces, wanted, onChange, figures = false, children }: Props) {
  const { kinds, types, rarities, stats } = useMemo(() => waysOf(faces, wanted.kind), [faces, wanted.kind]);
  const plain = (values: readonly string[]) =>
    values.map((v) => ({ value: v, label: v[0].toUpperCase() + v.slice(1) }));
  return (
    <search className={styles.filters} data-figures={figures}>
      <label className={styles.search}>
        <span className="visually-hidden">Search names and texts</span>
        <Icon name="search" size={18} />
        <input
          type="search"
          className="field"
          placeholder="Search names and texts"
          value={wanted.query}
          onChange={(e) => onChange({ query: e.target.value })}
        />
      </label>
      <Choice
        label="Kind"
        all="All kinds"
        value={wanted.kind}
        values={plain(kinds)}
        onChange={(kind) => onChange({ kind, type: ALL })}
      />
      <Choice
        label="Type"
        all="All types"
        value={wanted.type}
        values={plain(types)}
        onChange={(type) => onChange({ type })}
      />
      {rarities.length > 1 && (
        <Choice
          label="Rarity"
          all="All rarities"
          value={wanted.rarity}
          values={plain(rarities)}
          onChange={(rarity) => onChange({ rarity })}
        />
      )}
      {figures && (
        <>
          <Choice
            label="Figure"
            all="Any figures"
            value={wanted.stat}
            values={stats.map(({ stat, label }) => ({ value: stat, label }))}
            onChange={(stat) => onChange({ stat, least: null, most: null })}
          />
          {wanted.stat !== ALL && (
            <span className={styles.bounds}>
              <Bound label="At least" value={wanted.least} onChange={(least) => onChange({ least })} />
              <Bound label="At most" value={wanted.most} onChange={(most) => onChange({ most })} />
            </span>
          )}
          <Choice
            label="Order"
            value={wanted.order}
            values={[
              { value: 'name', label: 'By name' },
              { value: 'rarity', label: 'By rarity' },
              ...stats.map(({ stat, label }) => ({ value: stat, label: `By ${label}` })),
            ]}
            onChange={(order) => onChange({ order })}
          />
        </>
      )}
      {children}
    </search>
  );
}

interface ChoiceProps {
  label: string;
  /** What the choice of none of them is called; absent where one must be chosen. */
  all?: string;
  value: string;
  values: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export const Choice = ({ label, all, value, values, onChange }: ChoiceProps) => (
  <label className={styles.choice}>
    <span className="visually-hidden">{label}</span>
    <select className="field" value={value} onChange={(e) => onChange(e.target.value)}>
      {all !== undefined && <option value={ALL}>{all}</option>}
      {values.map((v) => (
        <option key={v.value} value={v.value}>
          {v.label}
        </option>
      ))}
    </select>
  </label>
);

interface BoundProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

const Bound = ({ label, value, onChange }: BoundProps) => (
  <label>
    <span className="visually-hidden">{label}</span>
    <input
      type="number"
      className="field"
      inputMode="numeric"
      placeholder={label}
      value={value ?? ''}
      onChange={(e) => onChange(e.target.value === '' ? null : e.target.valueAsNumber)}
    />
  </label>
);
