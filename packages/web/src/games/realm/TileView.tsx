import type { RealmCardView } from '@wardroom/realm';
import { type CSSProperties, Suspense } from 'react';
import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { optional } from '../../parts/later.tsx';
import { ADVISED, faceOf, isAdvised, isAdvisedSpot, useTable } from '../../parts/table/context.ts';
import { Float } from '../../parts/table/Float.tsx';
import { useRealm } from './context.ts';
import { fxOf } from './drama.ts';
import { ELEMENTS, elementColour } from './elements.ts';
import { Figure } from './Figure.tsx';
import { hasState, landOf, type RealmGame, squareOf, type Tile } from './facts.ts';
import { Land } from './Land.tsx';
import { groundWords, type Mark, tileWords } from './labels.ts';
import { FINGER, type Muster, muster, type Room } from './muster.ts';
import { Ring } from './Ring.tsx';
import { Thing } from './Thing.tsx';
import css from './TileView.module.css';

// Auras are few, and seldom there from the first.
const AuraPlate = optional(() => import('./AuraPlate.tsx').then((m) => m.AuraPlate));

interface Props {
  tile: Tile;
  /** It can be pressed: to go there, to raise a site there, to aim at the site. */
  open: boolean;
  inTab: boolean;
  dimmed: boolean;
  /** How large a square is. */
  cell: Room;
  /** Auras whose names it bears: it is the first square under them. */
  plates: readonly RealmCardView[];
}

/** Rows of a square in pixels: its symbols, its name, and a chamber in which heads are as large as a finger needs. */
const SYMBOLS = 21;
const NAME = 16;
const CHAMBER = 46;
/** Too low for a chamber with heads in it: who is below is counted there. */
const LOW = 118;
/** Too low for a name at the feet of those who stand there. */
const LOWER = 84;
/** Wide enough for the symbols beside the name. */
const WIDE = 110;
const EDGE = 2;
/** A row for the name of an aura. */
const PLATE = 28;

/**
 * A square of the realm: void, or land with its symbols, the units that stand on it, and at its lower edge a cut through
 * the ground that shows who is below.
 */
export function TileView({ tile, open, inTab, dimmed, cell, plates }: Props) {
  const t = useTable<RealmGame>();
  const { board } = useRealm().telling;
  const { telling, intent, markOf, openSquare } = useRealm();
  const { square, site, seat, above, below, lying, buried } = tile;
  const face = site === null ? undefined : faceOf(t, site);
  const side = seat === null ? undefined : seat === t.near ? 'near' : 'far';
  const fx = site === null ? null : fxOf(t.beat, site.id);
  const mark = site === null ? undefined : markOf(site.id);
  const goes = intent !== null && [...intent.reading.spots.keys()].some((spot) => squareOf(board, spot) === square);
  const { room, lot, under, crowd: isCrowd } = layOut(tile, cell, plates.length);
  const inCrowd: readonly (Mark | undefined)[] = isCrowd
    ? [...above, ...below].map((u) => markOf(u.card.id)).concat([...lying, ...buried].map((c) => markOf(c.id)))
    : [];
  // Those for whom there is no room: a lesson that names one of them points at the square's crowd.
  const folded = [...above.map((u) => u.card), ...lying].slice(lot.shown).concat(isCrowd ? belowOf(tile) : []);
  const offers = inCrowd.some((m) => m !== undefined && m !== 'chosen');
  const lit = litAs(open, mark, goes) ?? AIMED.find(([m]) => inCrowd.includes(m))?.[1];
  const advised =
    [...(intent?.reading.spots.keys() ?? [])].some(
      (spot) => squareOf(board, spot) === square && isAdvisedSpot(t.choosing, spot),
    ) ||
    [...(site === null ? [] : [site]), ...(isCrowd ? [...above, ...below].map((u) => u.card) : [])].some((c) =>
      isAdvised(t.choosing, c.id),
    );
  const { fight, storyline } = t.view.table;
  const meant =
    site !== null && fight?.on === site.id
      ? 'attack'
      : storyline.length > 0 && site !== null && storyline[0].on.includes(site.id)
        ? 'aim'
        : undefined;
  const look = useInspect(
    site === null || face === undefined ? undefined : () => t.inspect({ alias: site.id }),
    undefined,
  );
  const press = (): void => {
    if (look.clickIsPress()) return;
    if (offers) openSquare(square);
    else if (open) intent?.press(square, site?.id);
    // A square that leads nowhere puts back what was chosen.
    else if (intent !== null && intent.reading.chosen !== null) intent.choosing.click(intent.reading.chosen);
    else if (above.length + below.length + lying.length + buried.length > 0) openSquare(square);
    else if (site !== null) t.inspect({ alias: site.id });
  };
  const land = landOf(tile);
  const symbols = ELEMENTS.reduce((n, element) => n + (site?.elements?.[element] ?? 0), 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a square of the realm is no part of a form.
    <div
      role="group"
      aria-label={tileWords(tile, telling)}
      className={css.tile}
      data-spot={square}
      data-land={land}
      data-side={side}
      data-lit-as={dimmed ? undefined : lit}
      data-best={lit !== undefined && advised}
      data-fx={fx?.kind}
      data-site={site?.id}
      data-stack
      data-wide={cell.width >= WIDE && room.top - plates.length * PLATE < SYMBOLS}
      style={
        {
          '--top': `${room.top}px`,
          '--foot': `${room.foot}px`,
          '--chamber': `${under}px`,
          '--symbols': symbols,
        } as CSSProperties
      }
    >
      <Land
        key={fx?.key ?? 'still'}
        land={land}
        face={face}
        side={side}
        cut={under > 0}
        disabled={site !== null && hasState(site, 'disabled')}
        meant={meant}
        fx={fx?.kind}
      />
      <button
        type="button"
        className={css.ground}
        tabIndex={inTab || offers ? 0 : -1}
        data-lit={lit === undefined ? undefined : 'true'}
        aria-description={lit !== undefined && advised ? ADVISED : undefined}
        onClick={press}
        {...look.handlers}
      >
        <span className="visually-hidden">
          {tile.name}, {groundWords(tile, telling.faceOf, telling.whose)}
          {lit === undefined ? '' : `, ${lit === 'attack' ? 'can be attacked' : 'can be chosen'}`}
          {offers ? ', choose among those who are here' : ''}
        </span>
      </button>
      {site !== null && (
        <span className={css.marks} aria-hidden="true">
          {ELEMENTS.flatMap((element) =>
            Array.from({ length: site.elements?.[element] ?? 0 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
              <span key={`${element} ${i}`} style={{ color: elementColour(element) }}>
                <Icon name={`realm:${element}`} size="100%" />
              </span>
            )),
          )}
          {STATES.filter((state) => hasState(site, state)).map((state) => (
            <span key={state} data-state={state}>
              <Icon name={`realm:${state}`} size="100%" />
            </span>
          ))}
        </span>
      )}
      {site !== null && side !== undefined && <span className={css.pennant} data-side={side} aria-hidden="true" />}
      {meant !== undefined && (
        <span className={css.meant} data-as={meant} aria-hidden="true">
          <Icon name={meant === 'attack' ? 'battle' : 'target'} size="100%" />
        </span>
      )}
      {site !== null && (hasState(site, 'warded') || fx?.kind === 'shatter') && (
        <Ring of="site" fx={fx?.kind} turn={fx?.key ?? 0} />
      )}
      <span className={css.coordinate} aria-hidden="true">
        {tile.name}
      </span>
      <span className={css.name} aria-hidden="true">
        {site === null ? '' : (face?.name ?? '')}
      </span>
      {lit !== undefined && !dimmed && (
        <span className={css.sign} data-as={lit} aria-hidden="true">
          <Icon name={advised ? 'advised' : SIGNS[lit]} size="100%" />
        </span>
      )}
      {plates.length > 0 && (
        <Suspense>
          <div className={css.plates} style={{ '--plate': `${PLATE}px`, '--plates': plates.length } as CSSProperties}>
            {plates.map((card) => (
              <AuraPlate key={card.id} card={card} />
            ))}
          </div>
        </Suspense>
      )}
      <div
        className={css.units}
        data-crowd={isCrowd}
        data-holds={folded.map((c) => c.id).join(' ')}
        style={{ '--columns': lot.columns, '--fig-w': `${lot.width}px`, '--fig-h': `${lot.height}px` } as CSSProperties}
      >
        {above.slice(0, lot.shown).map((unit) => (
          <Figure key={unit.card.id} unit={unit} small={lot.crowd} still={isCrowd} />
        ))}
        {lying.slice(0, Math.max(0, lot.shown - above.length)).map((card) => (
          <Thing key={card.id} card={card} still={isCrowd} />
        ))}
        {lot.shown < above.length + lying.length && (
          <b className={css.more} aria-hidden="true">
            +{above.length + lying.length - lot.shown}
          </b>
        )}
      </div>
      {under > 0 && (
        <div className={css.below} data-region={below[0]?.card.region ?? buried[0]?.region} data-crowd={isCrowd}>
          {!isCrowd && below.map((unit) => <Figure key={unit.card.id} unit={unit} small />)}
          {!isCrowd && buried.map((card) => <Thing key={card.id} card={card} />)}
          {isCrowd ? (
            <span className={css.count} aria-hidden="true">
              <Icon name={land === 'water' ? 'realm:underwater' : 'realm:underground'} size="1.2em" />
              {below.length + buried.length}
            </span>
          ) : (
            <button type="button" className={css.dig} tabIndex={-1} onClick={() => openSquare(square)}>
              <Icon
                name={land === 'water' ? 'realm:underwater' : 'realm:underground'}
                title={`Look below ${tile.name}`}
                size="100%"
              />
            </button>
          )}
        </div>
      )}
      {fx !== null && (fx.kind === 'damage' || fx.kind === 'aim') && (
        <span className={css.float}>
          <Float fx={fx} />
        </span>
      )}
    </div>
  );
}

const belowOf = ({ below, buried }: Tile): RealmCardView[] => [...below.map((u) => u.card), ...buried];

interface Layout {
  room: Room & { top: number; foot: number };
  lot: Muster;
  /** How high the chamber of those below is. */
  under: number;
  crowd: boolean;
}

/** Who stands where on a square, and whether there are too many to be pressed one by one. */
function layOut(tile: Tile, cell: Room, plates: number): Layout {
  const deep = tile.below.length + tile.buried.length;
  const n = tile.above.length + tile.lying.length;
  const withChamber = (under: number, crowd: boolean): Layout => {
    const room = roomOn(tile, cell, under, plates);
    const lot = muster(n, room);
    return { room, lot, under, crowd: crowd || lot.crowd };
  };
  if (deep === 0) return withChamber(0, false);
  // One place more than heads: for the way down.
  const heads = cell.height >= LOW && (deep + 1) * (FINGER + EDGE) <= cell.width;
  const open = heads ? withChamber(CHAMBER, false) : null;
  return open === null || open.crowd ? withChamber(SYMBOLS, true) : open;
}

/** What is left of a square for those who stand on it. Wide ones have their symbols beside the name. */
function roomOn({ site, above, lying }: Tile, { width, height }: Room, under: number, plates: number): Layout['room'] {
  const stands = above.length + lying.length > 0;
  const named = site !== null && under === 0 && !(stands && height < LOWER);
  const top = (site === null || (width >= WIDE && named) ? EDGE + 6 : SYMBOLS) + plates * PLATE;
  const foot = under > 0 ? under + EDGE : named ? Math.max(NAME, Math.round(height * 0.16)) : EDGE;
  return { top, foot, width: width - 2 * EDGE, height: height - top - foot };
}

type Lit = 'go' | 'attack' | 'both';

const litAs = (open: boolean, mark: Mark | undefined, goes: boolean): Lit | undefined =>
  !open ? undefined : mark !== 'attack' ? 'go' : goes ? 'both' : 'attack';

/** What is lit because of somebody in the crowd. */
const AIMED: readonly [Mark, Lit][] = [
  ['attack', 'attack'],
  ['target', 'go'],
  ['pick', 'go'],
];

/** What weighs on a site and is not shown otherwise: a Ward has its ring, and a flood its water. */
const STATES = ['silenced', 'disabled'] as const;

const SIGNS: Readonly<Record<Lit, IconName>> = { go: 'up', attack: 'battle', both: 'battle' };
