import { type ReactNode, useContext } from 'react';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { cardsIn, countOf, faceOf, SeatMarks, useTable, whose, zoneOf } from '../../../parts/table/context.ts';
import { TableCard } from '../../../parts/table/TableCard.tsx';
import { Tide } from '../../../parts/table/Tide.tsx';
import type { Ward } from '../facts.ts';
import css from './SeatChip.module.css';
import { hiddenChoices, isMiniTurn, isPartner, nextOf, teamOf } from './seats.ts';

interface Props {
  seat: number;
  /** Its side is shown large elsewhere. */
  forward: boolean;
  /** All that it has is shown here. */
  whole: boolean;
  /** `much`: the name of its creature stands beside its own; `little`: only what must be known. */
  room: 'much' | 'some' | 'little';
  /** One of its creatures is in the battle that is on. */
  fighting: boolean;
  /** Absent where there is no more to see. */
  onOpen: (() => void) | null;
}

/** A seat that sits back: its creature, its tide and how many cards it has. Pressed, it comes forward. */
export function SeatChip({ seat, forward, whole, room, fighting, onOpen }: Props) {
  const t = useTable<Ward>();
  const { view, near, choosing, names } = t;
  const Mark = useContext(SeatMarks);
  const table = view.table;
  const out = view.seats[seat].out;
  const acting = view.active === seat && view.turn > 0 && view.over === null && !isMiniTurn(t.log);
  const next = view.turn > 0 && view.over === null && nextOf(view).seat === seat;
  const partner = isPartner(view, near, seat);
  const team = teamOf(view, seat);
  // Against a boss everybody is one.
  const words = [...(partner && team !== null ? ['partner'] : []), ...(next ? ['next'] : [])];
  const owner = whose(t, seat);
  const [hand, deck, magics] = ['hand', 'deck', 'magic'].map((zone) => countOf(t, zone, seat));
  const waiting = forward || whole ? 0 : hiddenChoices(view, seat, choosing);
  const pick = choosing?.choices.findIndex((c) => c.verb === 'seat' && c.n === seat) ?? -1;
  const said = [
    names[seat],
    ...(team === null ? [] : [`team ${team.name}`]),
    ...(partner ? ['partner'] : []),
    ...(out
      ? ['out of the match']
      : [
          ...(acting ? ['has the turn'] : next ? ['plays next'] : []),
          ...(fighting ? ['in battle'] : []),
          `${cardsIn(hand)} in hand, ${cardsIn(deck)} in the deck, ${magics} ${magics === 1 ? 'magic' : 'magics'}, room for ${table.players[seat].freeSlots} more`,
          ...(waiting > 0 ? [`${cardsIn(waiting)} to choose there`] : []),
        ]),
  ].join(', ');
  return (
    <li
      className={css.chip}
      data-acting={acting}
      data-fighting={fighting}
      data-out={out}
      data-forward={forward}
      data-whole={whole}
      data-room={room}
      data-partner={partner}
      data-waiting={waiting > 0}
    >
      <Plate onOpen={out ? null : onOpen} forward={forward} said={said}>
        <span className={css.name} aria-hidden="true">
          {acting && <Icon name="turn" size={15} />}
          {fighting && <Icon name="battle" size={15} className={css.swords ?? ''} />}
          {team !== null && <Icon name={team.icon} size={14} />}
          <strong>{names[seat]}</strong>
          {Mark !== null && (
            <span className={css.marks}>
              <Mark seat={seat} />
            </span>
          )}
          {room === 'much' && !forward && (
            <span className={css.creature}>{zoneOf(t, 'primary', seat).map((card) => faceOf(t, card)?.name)}</span>
          )}
        </span>
        <span className={css.word} aria-hidden="true">
          {out ? 'out' : ''}
        </span>
      </Plate>
      {words.length > 0 && !out && (
        <span className={css.pennant} data-partner={partner} aria-hidden="true">
          {words.join(' · ')}
        </span>
      )}
      {!out && (
        <>
          <div className={css.body}>
            {!forward && <Front seat={seat} whole={whole} owner={owner} />}
            <span className={css.facts}>
              {seat !== table.boss && (
                <span className={css.tide}>
                  <Tide
                    within
                    seat={seat}
                    lying
                    value={table.players[seat].cemeteryHp}
                    max={table.threshold}
                    label={`${names[seat]}’s cemetery HP`}
                  />
                </span>
              )}
              <span className={css.counts} aria-hidden="true">
                <span title="Hand">
                  <Icon name="hand" size={15} /> {hand}
                </span>
                <span title="Deck">
                  <Icon name="deck" size={15} /> {deck}
                </span>
                <span title="Magics">
                  <Icon name="magic" size={15} /> {magics}
                </span>
              </span>
            </span>
          </div>
          {pick >= 0 && (
            <button
              type="button"
              className={css.choose}
              data-best={choosing!.choices[pick] === choosing!.best}
              onClick={() => choosing!.pick(pick)}
            >
              <Icon name="target" size={16} /> Choose<span className="visually-hidden"> {names[seat]}</span>
            </button>
          )}
          {waiting > 0 && (
            <span className={css.waiting} aria-hidden="true">
              <Icon name="up" size={12} /> {waiting}
            </span>
          )}
        </>
      )}
    </li>
  );
}

interface PlateProps {
  onOpen: (() => void) | null;
  forward: boolean;
  said: string;
  children: ReactNode;
}

/** The name, which opens the seat if there is more to see. */
function Plate({ onOpen, forward, said, children }: PlateProps) {
  if (onOpen === null) {
    return (
      <div className={css.plate}>
        <span className="visually-hidden">{said}</span>
        {children}
      </div>
    );
  }
  return (
    <button type="button" className={css.plate} data-opens aria-expanded={forward} onClick={onOpen}>
      <span className="visually-hidden">
        {said}
        {forward ? '. Shown large' : '. Show their side'}
      </span>
      {children}
    </button>
  );
}

/** The creature in front; and what stands beside and behind it, if all is shown here. */
function Front({ seat, whole, owner }: { seat: number; whole: boolean; owner: string }) {
  const t = useTable<Ward>();
  const primary = zoneOf(t, 'primary', seat);
  const rest = [
    ...zoneOf(t, 'side', seat).map((card) => ({ card, place: `${owner} limited summon` })),
    ...zoneOf(t, 'magic', seat).map((card) => ({ card, place: `${owner} magic` })),
  ];
  return (
    <>
      <span className={css.primary}>
        {primary.length === 0 ? (
          <span className={css.none}>
            <span className="visually-hidden">no creature</span>
          </span>
        ) : (
          primary.map((card) => <TableCard key={card.id} card={card} size="mini" place={`${owner} primary`} />)
        )}
      </span>
      {whole && rest.length > 0 && (
        <span className={css.rest}>
          {rest.map(({ card, place }) => (
            <TableCard key={card.id} card={card} size="strip" place={place} />
          ))}
        </span>
      )}
    </>
  );
}
