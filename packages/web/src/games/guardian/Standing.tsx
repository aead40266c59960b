import type { GuardianCardView } from '@wardroom/guardian';
import type { CSSProperties } from 'react';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { useTable } from '../../parts/table/context.ts';
import { TableCard } from '../../parts/table/TableCard.tsx';
import { strikeOf } from './drama.ts';
import type { Guardian } from './facts.ts';
import { verbsAt } from './intent.ts';
import css from './Standing.module.css';

const MADE: Readonly<Record<string, { label: string; icon: IconName }>> = {
  clone: { label: 'Clone', icon: 'guardian:clone' },
  copy: { label: 'Copy', icon: 'guardian:copy' },
  summon: { label: 'Summon', icon: 'guardian:called' },
};

/** What may be done to a card, by shape: swords to attack it, a star for an ability or card, arrows to change places. */
const AIMS: Readonly<Record<string, IconName>> = {
  attack: 'battle',
  use: 'magic',
  play: 'guardian:effect',
  equip: 'equip',
  swap: 'guardian:swap',
  summon: 'sacrifice',
};

interface Props {
  card: GuardianCardView;
  place: string;
}

/** A Guardian in its lane: tired ones lie askew and grey, hidden ones shimmer, a shield is a ring round the card. */
export function Standing({ card, place }: Props) {
  const t = useTable<Guardian>();
  const states = card.states ?? [];
  const strike = strikeOf(t.beat);
  const lunges = strike !== null && t.beat?.event.a?.id === card.id;
  const made = card.kind === undefined ? undefined : MADE[card.kind];
  const [chosen] = t.choosing?.chosen ?? [];
  const verbs =
    t.choosing?.can.has(card.id) && chosen !== undefined && chosen !== card.id
      ? verbsAt(t.choosing.choices, chosen, card.id).filter((verb) => AIMS[verb] !== undefined)
      : [];
  const said = [place, ...(made === undefined ? [] : [made.label]), ...(card.link === undefined ? [] : ['HP linked'])];
  return (
    <div
      className={css.standing}
      data-exhausted={card.exhausted === true}
      data-stealth={states.includes('stealth')}
      data-shield={states.includes('shield')}
      data-can={t.choosing?.can.has(card.id) === true}
      style={lunges ? ({ '--aside': strike.to - strike.from } as CSSProperties) : undefined}
    >
      <TableCard card={card} size="small" place={said.join(', ')} />
      {states.includes('invincible') && <span className={css.halo} aria-hidden="true" />}
      {made !== undefined && (
        <span className={css.made} aria-hidden="true">
          <Icon name={made.icon} size="1em" />
          <span>{made.label}</span>
        </span>
      )}
      {card.link !== undefined && (
        <span className={css.link} aria-hidden="true">
          <Icon name="chain" size="100%" />
        </span>
      )}
      {verbs.length > 0 && (
        <span className={css.aims} data-attack={verbs.includes('attack')} aria-hidden="true">
          {verbs.map((verb) => (
            <Icon key={verb} name={AIMS[verb]} size="1em" />
          ))}
        </span>
      )}
    </div>
  );
}
