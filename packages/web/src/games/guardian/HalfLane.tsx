import type { Base } from '@wardroom/guardian';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { type TableContextValue, useTable, whose, zoneOf } from '../../parts/table/context.ts';
import effects from '../../parts/table/effects.module.css';
import { Float } from '../../parts/table/Float.tsx';
import { Spot } from '../../parts/table/Spot.tsx';
import { TableCard } from '../../parts/table/TableCard.tsx';
import { type BaseFx, baseFxOf } from './drama.ts';
import { baseName, type Guardian, tellBase } from './facts.ts';
import css from './HalfLane.module.css';
import { Rampart } from './Rampart.tsx';
import { Standing } from './Standing.tsx';
import { Tower } from './Tower.tsx';

interface Props {
  seat: number;
  lane: number;
  side: 'near' | 'far';
}

/** One player's end of a lane: the base, the wall before it, and who stands there. */
export function HalfLane({ seat, lane, side }: Props) {
  const t = useTable<Guardian>();
  const table = t.view.table;
  const base = table.players[seat].bases[lane];
  const owner = whose(t, seat);
  const name = table.laneNames[lane];
  const here = (zone: string) => zoneOf(t, zone, seat).filter((c) => c.at === lane);
  const fx = baseFxOf(t.beat, seat, lane);
  const [guardian] = here('guardians');
  const [equipment, waiting] = [here('equipment'), here('effects')];
  const wearer = guardian?.card === undefined ? '' : `, on ${t.catalogue.cards[guardian.card]?.name}`;
  const atBase = aimsAtBase(t, base.spot);
  return (
    <Spot
      spot={base.spot}
      label={`${name} lane, ${tellBase(table.laneNames, base, owner)}`}
      className={`${css.half} ${atBase ? css.atBase : css.atLane}`}
    >
      <div className={css.end} data-side={side}>
        <BaseHere base={base} side={side} owner={owner} lanes={table.laneNames} fx={fx} />
        <WallHere base={base} fx={fx} />
        <div className={css.slots} style={{ '--worn': equipment.length + waiting.length } as CSSProperties}>
          <div className={css.guardian} data-empty={guardian === undefined} data-fallen={base.fallen}>
            {guardian !== undefined && (
              <Standing key={guardian.id} card={guardian} place={`${name} lane, ${owner} Guardian`} />
            )}
          </div>
          <div className={css.worn} data-can={[...equipment, ...waiting].some((c) => t.choosing?.can.has(c.id))}>
            <Slot kind="equipment">
              {equipment.map((card) => (
                <TableCard key={card.id} card={card} size="strip" place={`${name} lane, ${owner} Equipment${wearer}`} />
              ))}
            </Slot>
            <Slot kind="effect">
              {waiting.map((card) => (
                <TableCard key={card.id} card={card} size="strip" place={`${name} lane, ${owner} waiting Effect`} />
              ))}
            </Slot>
          </div>
        </div>
      </div>
    </Spot>
  );
}

/** Whether what can be done at this spot is done to the base itself, and not to the ground before it. */
function aimsAtBase(t: TableContextValue<Guardian>, spot: number): boolean {
  const choices = t.choosing?.choices.filter((c) => c.spot === spot) ?? [];
  const asksForBase = t.view.question?.prompt === 'base';
  return choices.some((c) => c.verb === 'attackBase' || (c.verb === 'spot' && asksForBase));
}

function Slot({ kind, children }: { kind: 'equipment' | 'effect'; children: readonly ReactNode[] }) {
  return (
    <div className={css.slot} data-tip={kind} data-kind={kind} data-empty={children.length === 0}>
      {children.length === 0 ? (
        <Icon name={kind === 'equipment' ? 'equip' : 'guardian:trap'} size={18} className={css.hint} />
      ) : (
        children
      )}
    </div>
  );
}

interface BaseProps {
  base: Base;
  side: 'near' | 'far';
  owner: string;
  lanes: readonly string[];
  fx: BaseFx | null;
}

function BaseHere({ base, side, owner, lanes, fx }: BaseProps) {
  const shown = fx?.on === 'base' ? fx : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a tower.
    <div
      className={css.base}
      role="meter"
      aria-label={`${owner} ${baseName(lanes, base)}`}
      aria-valuenow={base.hp}
      aria-valuemin={0}
      aria-valuemax={base.max}
      aria-valuetext={tellBase(lanes, base, owner)}
      tabIndex={-1}
      data-tip="base"
      data-arrow=""
      data-kind={base.kind}
    >
      <span key={shown?.key ?? 'still'} className={`${css.tower} ${effects.built}`} data-fx={shown?.kind}>
        <Tower base={base} side={side} />
      </span>
      <span className={css.hp} data-low={base.hp * 3 <= base.max} data-fallen={base.fallen} aria-hidden="true">
        <i style={{ width: `${(100 * base.hp) / base.max}%` }} />
        <b>
          {base.fallen ? (
            'fallen'
          ) : (
            <>
              {base.hp}
              <small>/{base.max}</small>
            </>
          )}
        </b>
      </span>
      {shown !== null && <Rising fx={shown} />}
    </div>
  );
}

function WallHere({ base, fx }: { base: Base; fx: BaseFx | null }) {
  const shown = fx?.on === 'wall' ? fx : null;
  return (
    <div className={css.wall} data-tip="wall" data-stands={base.wall !== null}>
      <span
        key={shown?.key ?? 'still'}
        className={`${css.rampart} ${effects.built}`}
        data-fx={shown?.kind}
        aria-hidden="true"
      >
        <Rampart wall={base.wall} lost={base.wallLost} />
      </span>
      {base.wall !== null && (
        <b className={css.wallHp} aria-hidden="true">
          <Icon name="guardian:wall" size="0.9em" />
          {base.wall.hp}
          <small>/{base.wall.max}</small>
        </b>
      )}
      {shown !== null && <Rising fx={shown} />}
    </div>
  );
}

/** What rises from a base or a wall. A wall that rises shows what it has by itself. */
function Rising({ fx: { kind, n, key } }: { fx: BaseFx }) {
  if (kind === 'fall' || (kind !== 'aim' && n === 0)) return null;
  return <Float fx={{ kind: kind === 'rise' ? 'heal' : kind, n, key }} />;
}
