import type { RealmCardView } from '@wardroom/realm';
import type { CSSProperties } from 'react';
import { Art } from '../../parts/card/Art.tsx';
import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { ADVISED, faceOf, isAdvised, useTable } from '../../parts/table/context.ts';
import { useDrag } from '../../parts/table/drag.ts';
import effects from '../../parts/table/effects.module.css';
import { Float } from '../../parts/table/Float.tsx';
import { Glide } from '../../parts/table/Glide.tsx';
import { useRealm } from './context.ts';
import { fxOf } from './drama.ts';
import { realmDress } from './dress.ts';
import css from './Figure.module.css';
import { hasState, type RealmGame, type Standing } from './facts.ts';
import { type Mark, unitWords } from './labels.ts';
import { Ring } from './Ring.tsx';

interface Props {
  unit: Standing;
  /** Below the ground: only its head shows. */
  small?: boolean;
  /** In a crowd: only to be looked at, for it is the square that is pressed. */
  still?: boolean;
}

const SIGNS: Readonly<Record<Mark, IconName>> = {
  can: 'up',
  chosen: 'check',
  attack: 'battle',
  target: 'target',
  pick: 'target',
};

/** States that the figure itself shows. */
const SHOWN = new Set(['warded', 'tapped']);
/** Keywords that say how it may be reached, in the order in which they matter. */
const KEYWORDS = ['airborne', 'lethal', 'burrowing', 'submerge', 'voidwalk', 'immobile'] as const;

/**
 * A unit on its square, as one thing to press: an upright card whose edge points at the enemy. Tapped ones lean and are
 * grey, a Ward is a ring around it, what it carries hangs at its side. All of it is said in words by its label.
 */
export function Figure({ unit, small = false, still = false }: Props) {
  const t = useTable<RealmGame>();
  const { telling, markOf } = useRealm();
  const { choosing } = t;
  const { card, seat, avatar, charms } = unit;
  const face = faceOf(t, card);
  const mark = markOf(card.id);
  const advised = mark !== undefined && mark !== 'chosen' && isAdvised(choosing, card.id);
  const fx = fxOf(t.beat, card.id);
  const fight = t.view.table.fight;
  const fighting =
    fight !== null && (fight.attacker === card.id || fight.on === card.id || fight.defenders.includes(card.id));
  const look = useInspect(face === undefined ? undefined : () => t.inspect({ alias: card.id }), undefined);
  const movable = !still && (mark === 'can' || mark === 'chosen');
  const drag = useDrag(card.id, movable ? (on, spot) => choosing?.drop(card.id, on, spot) : null);
  const press = (): void => {
    if (look.clickIsPress()) return;
    if (choosing === null) t.inspect({ alias: card.id });
    else choosing.click(card.id);
  };
  const ward = hasState(card, 'warded') || fx?.kind === 'shatter';
  const shape = (
    <>
      <span key={fx?.key ?? 'still'} className={`${css.body} ${effects.moves}`} aria-hidden="true">
        <span className={css.frame}>
          <span className={css.art}>{face !== undefined && <Art face={face} />}</span>
          {!small && (
            <span className={css.name} style={{ '--letters': Math.max(8, longest(face?.name ?? '')) } as CSSProperties}>
              {face?.name}
            </span>
          )}
        </span>
        <Power card={card} avatar={avatar} />
        {!small && <States card={card} />}
      </span>
      {charms.length > 0 && <Charms of={charms} />}
      {ward && <Ring of="unit" fx={fx?.kind} turn={fx?.key ?? 0} />}
      {mark !== undefined && (
        <span className={css.sign} data-as={mark} aria-hidden="true">
          <Icon name={advised ? 'advised' : SIGNS[mark]} size="100%" />
        </span>
      )}
    </>
  );
  return (
    <Glide
      id={`card-${card.id}`}
      solid
      className={`${css.figure} ${effects.shows}`}
      style={{ '--forward': seat === t.near ? -1 : 1 } as CSSProperties}
      data-fx={fx?.kind}
      data-card={card.id}
    >
      <span
        className={css.stand}
        data-side={seat === t.near ? 'near' : 'far'}
        data-avatar={avatar}
        data-small={small}
        data-tapped={hasState(card, 'tapped')}
        data-stealth={hasState(card, 'stealth')}
        data-door={avatar && (card.hp ?? 1) <= 0}
        data-mark={mark}
        data-best={advised}
        data-fighting={fighting}
        data-held={drag.moved !== null}
        style={drag.moved === null ? {} : { transform: `translate(${drag.moved.x}px, ${drag.moved.y}px)` }}
        {...drag.handlers}
      >
        {still ? (
          <span className={css.press} data-still="true">
            {shape}
          </span>
        ) : (
          <button
            type="button"
            className={css.press}
            tabIndex={mark === undefined ? -1 : 0}
            aria-description={advised ? ADVISED : undefined}
            data-lit={mark === 'attack' || mark === 'target' || mark === 'pick' ? 'true' : undefined}
            onClick={press}
            {...look.handlers}
          >
            <span className="visually-hidden">{unitWords(unit, telling, mark)}</span>
            {shape}
          </button>
        )}
      </span>
      {fx !== null && !OWN.has(fx.kind) && <Float fx={fx as Parameters<typeof Float>[0]['fx']} />}
    </Glide>
  );
}

/** What a ring or the ground shows. */
const OWN = new Set(['shatter', 'close', 'rise', 'crumble']);

const longest = (name: string): number => Math.max(...name.split(' ').map((word) => word.length));

/** A minion's power, smaller while it is hurt; an avatar's life. */
function Power({ card, avatar }: { card: RealmCardView; avatar: boolean }) {
  const power = card.stats?.power ?? card.printed?.power ?? 0;
  const printed = card.printed?.power ?? power;
  if (avatar) {
    return (
      <span className={css.life} data-tip="life" data-door={(card.hp ?? 1) <= 0}>
        <Icon name={(card.hp ?? 1) <= 0 ? 'realm:door' : 'hp'} size="100%" />
        <b>{Math.max(0, card.hp ?? 0)}</b>
      </span>
    );
  }
  const left = Math.max(0, card.hp ?? power);
  const change = Math.sign(power - printed);
  return (
    <span className={css.power} data-tip="power" data-hurt={left < power}>
      <Icon name="realm:power" size="100%" />
      <b>{power}</b>
      {left < power && <small>{left}</small>}
      {change !== 0 && (
        <svg className={css.change} data-change={change} viewBox="-5 -5 10 10" aria-hidden="true">
          <circle r="4.6" />
          <path d={change > 0 ? 'M0-3 2.8 1.4H-2.8z' : 'M0 3 2.8-1.4H-2.8z'} />
        </svg>
      )}
    </span>
  );
}

/** More than this many would cover it; its label and the inspector name them all. */
const ROOM = 4;

function States({ card }: { card: RealmCardView }) {
  const states = (card.states ?? []).filter((s) => !SHOWN.has(s));
  const ranged = (card.stats?.ranged ?? 0) > 0 ? ['ranged'] : [];
  const keywords = KEYWORDS.filter((k) => card.keywords?.includes(k) === true);
  const all = [...states, ...ranged, ...keywords].slice(0, ROOM);
  if (all.length === 0) return null;
  return (
    <span className={css.states}>
      {all.map((name) => (
        <span key={name} data-state={name} data-tip={name}>
          <Icon name={realmDress.states[name]?.icon ?? (`realm:${name}` as IconName)} size="100%" />
        </span>
      ))}
    </span>
  );
}

/** What it carries. */
function Charms({ of }: { of: readonly RealmCardView[] }) {
  const t = useTable<RealmGame>();
  return (
    <span className={css.charms} aria-hidden="true">
      {of.slice(0, 3).map((card) => {
        const face = faceOf(t, card);
        return (
          <span key={card.id} data-card={card.id}>
            {face !== undefined && <Art face={face} />}
          </span>
        );
      })}
    </span>
  );
}
