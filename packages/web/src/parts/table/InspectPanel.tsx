import type { CardView } from '@wardroom/core';
import { Suspense } from 'react';
import type { GameTableProps } from '../../games/table.ts';
import { useDress } from '../card/dress.ts';
import { type Attached, Inspector } from '../card/Inspector.tsx';
import { openClause } from '../clause/open.ts';
import { Keywords } from '../tip/Keywords.tsx';
import css from './InspectPanel.module.css';

/** The card that is looked at, with everything there is to know of it. */
export function InspectPanel(props: GameTableProps & { onClose: (() => void) | undefined }) {
  const { inspected, view, catalogue, names, inspect } = props;
  const { places } = useDress();
  const nameOf = (id: string): string | undefined => catalogue.cards[id]?.name;
  const all = view.zones.flatMap((z) => (z.cards ?? []).map((card) => ({ card, zone: z.zone, seat: z.seat })));
  const found =
    inspected !== null && 'alias' in inspected ? all.find(({ card }) => card.id === inspected.alias) : undefined;
  const id = found?.card.card ?? (inspected !== null && 'card' in inspected ? inspected.card : undefined);
  const face = id === undefined ? undefined : catalogue.cards[id];
  if (face === undefined) {
    return <p className={css.none}>Rest the mouse on a card, press it long, or press I on it, to look closer.</p>;
  }
  const told = (x: { card: CardView; seat: number }): Attached => ({
    id: x.card.id,
    name: (x.card.card !== undefined && nameOf(x.card.card)) || 'A card',
    whose: `${names[(x.card.ctrl as number | undefined) ?? x.seat]}’s`,
  });
  const on = found?.card.on;
  const host = on === undefined ? undefined : all.find(({ card }) => card.id === on);
  return (
    <Inspector
      face={face}
      view={found?.card}
      {...(found === undefined ? {} : { place: `${names[found.seat]}’s ${places[found.zone] ?? found.zone}` })}
      attached={found === undefined ? [] : all.filter(({ card }) => card.on === found.card.id).map(told)}
      on={host === undefined ? undefined : told(host)}
      nameOf={nameOf}
      onClause={(clause) => openClause(clause, catalogue.name)}
      onCard={(alias) => inspect({ alias })}
      onClose={props.onClose}
      words={
        <Suspense>
          <Keywords text={`${face.line} ${face.text}`} game={catalogue.name} />
        </Suspense>
      }
    />
  );
}
