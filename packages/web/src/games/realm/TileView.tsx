import { useInspect } from '../../parts/card/useInspect.ts';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { faceOf, useTable } from '../../parts/table/context.ts';
import { Float } from '../../parts/table/Float.tsx';
import { useRealm } from './context.ts';
import { fxOf } from './drama.ts';
import { ELEMENTS, elementColour } from './elements.ts';
import { Figure } from './Figure.tsx';
import { hasState, landOf, type RealmGame, squareOf, type Tile } from './facts.ts';
import { Land } from './Land.tsx';
import { groundWords, tileWords } from './labels.ts';
import { Ring } from './Ring.tsx';
import { Thing } from './Thing.tsx';
import css from './TileView.module.css';

interface Props {
  tile: Tile;
  /** It can be pressed: to go there, to raise a site there, to aim at the site. */
  open: boolean;
  inTab: boolean;
  dimmed: boolean;
}

/**
 * A square of the realm: void, or land with its symbols, the units that stand on it, and at its lower edge a cut through
 * the ground that shows who is below.
 */
export function TileView({ tile, open, inTab, dimmed }: Props) {
  const t = useTable<RealmGame>();
  const { board } = useRealm().telling;
  const { telling, intent, markOf, openSquare } = useRealm();
  const { square, site, seat, above, below, lying, buried } = tile;
  const face = site === null ? undefined : faceOf(t, site);
  const side = seat === null ? undefined : seat === t.near ? 'near' : 'far';
  const fx = site === null ? null : fxOf(t.beat, site.id);
  const mark = site === null ? undefined : markOf(site.id);
  const goes = intent !== null && [...intent.reading.spots.keys()].some((spot) => squareOf(board, spot) === square);
  const lit = !open ? undefined : mark !== 'attack' ? 'go' : goes ? 'both' : 'attack';
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
    if (open) intent?.press(square, site?.id);
    // A square that leads nowhere puts back what was chosen.
    else if (intent !== null && intent.reading.chosen !== null) intent.choosing.click(intent.reading.chosen);
    else if (above.length + below.length + lying.length + buried.length > 0) openSquare(square);
    else if (site !== null) t.inspect({ alias: site.id });
  };
  const land = landOf(tile);
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
      data-fx={fx?.kind}
      data-site={site?.id}
    >
      <Land
        key={fx?.key ?? 'still'}
        land={land}
        face={face}
        side={side}
        cut={below.length + buried.length > 0}
        disabled={site !== null && hasState(site, 'disabled')}
        meant={meant}
        fx={fx?.kind}
      />
      <button
        type="button"
        className={css.ground}
        tabIndex={inTab ? 0 : -1}
        data-lit={open ? 'true' : undefined}
        onClick={press}
        {...look.handlers}
      >
        <span className="visually-hidden">
          {tile.name}, {groundWords(tile, telling.faceOf, telling.whose)}
          {open ? `, ${lit === 'attack' ? 'can be attacked' : 'can be chosen'}` : ''}
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
          <Icon name={SIGNS[lit]} size="100%" />
        </span>
      )}
      <div className={css.units}>
        {above.map((unit) => (
          <Figure key={unit.card.id} unit={unit} />
        ))}
        {lying.map((card) => (
          <Thing key={card.id} card={card} />
        ))}
      </div>
      {below.length + buried.length > 0 && (
        <div className={css.below} data-region={below[0]?.card.region ?? buried[0]?.region}>
          {below.map((unit) => (
            <Figure key={unit.card.id} unit={unit} small />
          ))}
          {buried.map((card) => (
            <Thing key={card.id} card={card} />
          ))}
          <button type="button" className={css.dig} tabIndex={-1} onClick={() => openSquare(square)}>
            <Icon
              name={land === 'water' ? 'realm:underwater' : 'realm:underground'}
              title={`Look below ${tile.name}`}
              size="100%"
            />
          </button>
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

/** What weighs on a site and is not shown otherwise: a Ward has its ring, and a flood its water. */
const STATES = ['silenced', 'disabled'] as const;

const SIGNS: Readonly<Record<'go' | 'attack' | 'both', IconName>> = { go: 'up', attack: 'battle', both: 'battle' };
