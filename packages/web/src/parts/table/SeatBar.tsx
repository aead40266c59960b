import { type ReactNode, useContext } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Clock } from './Clock.tsx';
import { cardsIn, countOf, SeatMarks, useTable, zoneOf } from './context.ts';
import { HiddenHand } from './Hand.tsx';
import { Pile } from './Pile.tsx';
import css from './SeatBar.module.css';

interface Props {
  seat: number;
  /** It is this seat's turn, and nobody acts within it. */
  acting: boolean;
  /** Beside the name: whose side they are on. */
  badge?: ReactNode;
  /** What they hold is shown here; not for the near seat, whose hand lies open in front of it. */
  hand?: boolean;
  /** Piles by zone, with what the zone is called: "Ada's cemetery". */
  piles: readonly { zone: string; icon: IconName; called: string }[];
  className?: string | undefined;
  /** What else the game shows there: a gauge, points. */
  children?: ReactNode;
}

/** Who sits there: name, hand, piles, clock. */
export function SeatBar({ seat, acting, badge, hand = false, piles, className = '', children }: Props) {
  const t = useTable();
  const name = t.names[seat];
  const Mark = useContext(SeatMarks);
  return (
    <header className={`${css.bar} ${className}`}>
      <span className={css.name} data-acting={acting}>
        {acting && <Icon name="turn" size={18} title="Has the turn" />}
        <strong>{name}</strong>
      </span>
      {Mark !== null && <Mark seat={seat} />}
      {badge}
      {hand && <Held seat={seat} />}
      {piles.map(({ zone, icon, called }) => (
        <Pile
          key={zone}
          tip={zone}
          seat={seat}
          icon={icon}
          label={`${name}’s ${called}`}
          count={countOf(t, zone, seat)}
          cards={zoneOf(t, zone, seat)}
        />
      ))}
      {t.clocks !== null && <Clock clocks={t.clocks} seat={seat} />}
      {children}
    </header>
  );
}

/** What somebody else holds: backs, or the cards where this viewer may see them all. */
function Held({ seat }: { seat: number }) {
  const t = useTable();
  const cards = zoneOf(t, 'hand', seat);
  if (cards.length > 0 && cards.every((c) => c.card !== undefined))
    return (
      <Pile tip="hand" seat={seat} icon="hand" label={`${t.names[seat]}’s hand`} count={cards.length} cards={cards} />
    );
  const count = countOf(t, 'hand', seat);
  return <HiddenHand count={count} label={`${t.names[seat]} holds ${cardsIn(count)}`} />;
}
