import type { GuardianCardView } from '@wardroom/guardian';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { DressContext } from '../../parts/card/index.ts';
import { useArrows } from '../../parts/table/arrows.ts';
import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { Middle } from '../../parts/table/Middle.tsx';
import { SeatBar } from '../../parts/table/SeatBar.tsx';
import { TableCard } from '../../parts/table/TableCard.tsx';
import { TableFrame } from '../../parts/table/TableFrame.tsx';
import { useShape } from '../../parts/table/useWide.ts';
import type { GameTableProps } from '../table.ts';
import { Actions } from './Actions.tsx';
import { fxOf, stagedOf, strikeOf } from './drama.ts';
import { boardDress, guardianDress } from './dress.ts';
import { chains, type Guardian } from './facts.ts';
import css from './GuardianTable.module.css';
import { HalfLane } from './HalfLane.tsx';
import { useIntent } from './intent.ts';
import { Lamps } from './Lamps.tsx';
import { Opening } from './Opening.tsx';
import { lastRoll } from './rolls.ts';

/** Guardian Realms' table: roads from the far skyline to the near one, and the hand in front. */
export function GuardianTable(props: GameTableProps<Guardian>) {
  const { choosing, chosen, meant, mean } = useIntent(props.choosing);
  const acting = chosen === null ? undefined : guardians(props, props.near).find((c) => c.id === chosen);
  return (
    <TableFrame table={{ ...props, choosing }} dress={guardianDress} fxOf={fxOf}>
      <Ground>{acting !== undefined && <Actions card={acting} meant={meant} mean={mean} />}</Ground>
    </TableFrame>
  );
}

const guardians = ({ view }: Pick<GameTableProps<Guardian>, 'view'>, seat: number): readonly GuardianCardView[] =>
  view.zones.find((z) => z.zone === 'guardians' && z.seat === seat)?.cards ?? [];

/** Places whose cards lie open on the table. */
const OPEN = new Set(['guardians', 'equipment', 'effects', 'fields', 'played']);

function Ground({ children }: { children: ReactNode }) {
  const t = useTable<Guardian>();
  const root = useRef<HTMLDivElement>(null);
  useArrows(root);
  const atSide = useFieldsAtSide();
  const { log, beat, catalogue, names, near } = t;
  const far = 1 - near;
  const table = t.view.table;
  const roll = useMemo(
    () => lastRoll(log, { cards: catalogue.cards, names, near, rest: beat === null }),
    [log, beat, catalogue, names, near],
  );
  const staged = stagedOf(beat, { cards: catalogue.cards, names });
  return (
    <div
      ref={root}
      className={css.table}
      data-game={catalogue.name}
      data-lanes={table.lanes}
      style={{ '--lanes': table.lanes } as CSSProperties}
    >
      <Player seat={far} side="far" />
      <div className={css.board}>
        <div className={css.realm}>
          <DressContext value={boardDress}>
            {atSide && <Field seat={far} side="far" />}
            {atSide && <Field seat={near} side="near" />}
            <div className={css.roads}>
              {table.laneNames.map((name, lane) => (
                <section key={name} className={css.lane} aria-label={`${name} lane`}>
                  <HalfLane seat={far} lane={lane} side="far" />
                  <span className={css.milestone} aria-hidden="true">
                    {name}
                  </span>
                  <HalfLane seat={near} lane={lane} side="near" />
                </section>
              ))}
              <Links side="far" seat={far} />
              <Links side="near" seat={near} />
              <StrikeTrail />
            </div>
          </DressContext>
          {children}
        </div>
        <Middle
          className={`${css.middle} ${roll === null ? css.cleared : ''}`}
          roll={roll}
          staged={staged}
          open={(zone, seat) => (zone === 'hand' ? seat === near : OPEN.has(zone))}
        />
        <Opening />
      </div>
      <Player seat={near} side="near" />
      <Hand cards={zoneOf(t, 'hand', near)} whose={whose(t, near)} />
    </div>
  );
}

/** Where there is room beside the roads. Elsewhere fields lie in their player's bar. */
const useFieldsAtSide = (): boolean => {
  const [phone, low] = [useShape('phone'), useShape('low')];
  return !phone && !low;
};

const PILES = [
  { zone: 'deck', icon: 'deck', called: 'deck' },
  { zone: 'discard', icon: 'guardian:discard', called: 'discard pile' },
] as const;

/** Who sits there, with what they have to spend. */
function Player({ seat, side }: { seat: number; side: 'near' | 'far' }) {
  const t = useTable<Guardian>();
  const { dz, sp, hunger } = t.view.table.players[seat];
  const owner = whose(t, seat);
  const atSide = useFieldsAtSide();
  const acting = t.view.active === seat && t.view.turn > 0 && t.view.over === null;
  return (
    <div className={css.player} data-side={side}>
      <SeatBar seat={seat} acting={acting} hand={side === 'far'} piles={PILES} className={css.bar}>
        <span className={css.points}>
          <Lamps of="dz" seat={seat} points={dz} whose={owner} />
          <Lamps of="sp" seat={seat} points={sp} whose={owner} />
        </span>
        {hunger > 0 && <span className={css.hunger}>next draw: {hunger} to each base</span>}
        {!atSide && (
          <DressContext value={boardDress}>
            <Field seat={seat} side={side} />
          </DressContext>
        )}
      </SeatBar>
    </div>
  );
}

/** A player's field card, at the side of the roads (G4.11). */
function Field({ seat, side }: { seat: number; side: 'near' | 'far' }) {
  const t = useTable<Guardian>();
  const size = useFieldsAtSide() ? 'small' : 'strip';
  const cards = zoneOf(t, 'fields', seat);
  const owner = whose(t, seat);
  return (
    <div className={css.field} data-side={side} data-empty={cards.length === 0}>
      {cards.length === 0 ? (
        <span aria-hidden="true">field</span>
      ) : (
        cards.map((card) => <TableCard key={card.id} card={card} size={size} place={`${owner} Field`} />)
      )}
    </div>
  );
}

/** HP Link (G9.5): a chain from Guardian to Guardian. */
function Links({ seat, side }: { seat: number; side: 'near' | 'far' }) {
  const t = useTable<Guardian>();
  return chains(guardians(t, seat)).map(([from, to]) => (
    <span
      key={`${from}-${to}`}
      className={css.chain}
      data-side={side}
      style={{ '--from': from, '--to': to } as CSSProperties}
      aria-hidden="true"
    />
  ));
}

/** The way of an attack, from lane to lane. */
function StrikeTrail() {
  const t = useTable<Guardian>();
  const { lanes } = t.view.table;
  const strike = strikeOf(t.beat);
  if (strike === null) return null;
  const up = strike.seat === t.near;
  const x = (lane: number) => ((lane + 0.5) * 100) / lanes;
  const [x1, x2] = [x(strike.from), x(strike.to)];
  const y1 = up ? 62 : 38;
  const y2 = strike.atCard ? (up ? 38 : 62) : up ? 14 : 86;
  return (
    <svg key={strike.key} className={css.trail} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${x1 - 0.4} ${y1}L${x2 - 1.6} ${y2}h3.2L${x1 + 0.4} ${y1}z`} />
    </svg>
  );
}
