import type { GuardianCardView } from '@wardroom/guardian';
import type { CSSProperties } from 'react';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { useTable } from '../../parts/table/context.ts';
import css from './Actions.module.css';
import type { Guardian } from './facts.ts';
import { type Deed, deedsOf } from './intent.ts';

interface Props {
  card: GuardianCardView;
  /** Which of the deeds is meant; null for any. */
  meant: string | null;
  mean: (deed: string | null) => void;
}

const ICONS: Readonly<Record<Deed['verb'], IconName>> = { attack: 'battle', use: 'magic', swap: 'guardian:swap' };

function wordsOf(card: GuardianCardView, { verb, ability }: Deed): { label: string; price: number } {
  if (verb === 'use') return card.abilities?.[ability] ?? { label: 'Ability', price: 0 };
  return verb === 'attack'
    ? { label: 'Attack', price: card.stats?.attackCost ?? 1 }
    : { label: 'Swap lanes', price: card.stats?.swapCost ?? 1 };
}

/** What the chosen Guardian can do, at the card itself, with what each costs. */
export function Actions({ card, meant, mean }: Props) {
  const { choosing } = useTable<Guardian>();
  if (choosing === null) return null;
  const deeds = deedsOf(choosing.choices, card.id);
  if (deeds.length === 0 || (deeds.length === 1 && deeds[0].index === null)) return null;
  return (
    <fieldset className={css.actions} aria-label="What it can do" style={{ '--at': card.at ?? 0 } as CSSProperties}>
      {deeds.map((deed) => {
        const { label, price } = wordsOf(card, deed);
        const on = meant === deed.key;
        return (
          <button
            key={deed.key}
            type="button"
            className={css.deed}
            {...(deed.index === null ? { 'aria-pressed': on } : {})}
            onClick={() => (deed.index === null ? mean(on ? null : deed.key) : choosing.pick(deed.index))}
          >
            <Icon name={ICONS[deed.verb]} size={18} />
            <span>{label}</span>
            <b>{price} DZ</b>
          </button>
        );
      })}
    </fieldset>
  );
}
