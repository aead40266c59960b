import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { useTable, zoneOf } from '../../../parts/table/context.ts';
import { tip } from '../../../parts/tip/tip.ts';
import type { Ward } from '../facts.ts';
import css from './HpBar.module.css';

/** HP of the boss at a seat: a long bar, notched at every tenth, that drains. */
export function HpBar({ seat }: { seat: number }) {
  const t = useTable<Ward>();
  const boss = zoneOf(t, 'primary', seat).find((c) => c.boss === true);
  if (boss === undefined) return null;
  const max = boss.maxHp ?? 1;
  const hp = Math.max(0, boss.hp ?? 0);
  const share = Math.min(1, hp / max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be notched.
    <span
      className={css.hp}
      role="meter"
      aria-label={`${t.names[seat]}’s HP`}
      aria-valuenow={hp}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${hp} of ${max}`}
      {...tip('bossHp', seat)}
      data-low={share <= 0.25}
      style={{ '--share': share } as CSSProperties}
    >
      <span className={css.lost} />
      <span className={css.blood} />
      <span className={css.notches} aria-hidden="true" />
      <span className={css.figure} aria-hidden="true">
        <Icon name="hp" size={16} /> <b>{hp}</b> / {max}
      </span>
    </span>
  );
}
