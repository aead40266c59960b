import type { CSSProperties } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import type { CardSize } from './Card.tsx';
import { useCardNames, useDress } from './dress.ts';
import css from './Figures.module.css';
import { type Figure, gainOf, reasonsOf, type StrikeFigures, signed, strikeOf } from './facts.ts';

/** Why a figure is not as printed, for the tip on it. */
function useWhy(): (figures: readonly Figure[]) => string | undefined {
  const { stats } = useDress();
  const nameOf = useCardNames();
  return (figures) =>
    reasonsOf(
      figures.flatMap((f) => f.why),
      stats,
      nameOf,
    ) || undefined;
}

/** A number that is not as printed is coloured and has an arrow. */
export function Now({ figure, text }: { figure: Figure; text?: string }) {
  const change = Math.sign(figure.now - figure.printed);
  return (
    <span className={css.now} data-change={change}>
      {text ?? figure.now}
      <Arrow change={change} />
    </span>
  );
}

const Arrow = ({ change }: { change: number }) =>
  change === 0 ? null : (
    <svg className={css.arrow} viewBox="0 0 10 8" aria-hidden="true">
      <path d={change > 0 ? 'M5 0l5 8H0z' : 'M5 8 0 0h10z'} />
    </svg>
  );

export const CORNERS = {
  shield: 'M11 1c3 1.6 6.3 2.3 10 2.3v8.4c0 5.6-4 9-10 11.3C5 20.7 1 17.3 1 11.7V3.3C4.7 3.3 8 2.6 11 1z',
  coin: 'M11 1.5a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z',
} as const;

export function Corner({ figure, shape }: { figure: Figure; shape: keyof typeof CORNERS }) {
  const why = useWhy();
  return (
    <span className={css.shield} data-figure="corner" data-tip={figure.stat} data-why={why([figure])}>
      <svg viewBox="0 0 22 24" aria-hidden="true">
        <path d={CORNERS[shape]} />
      </svg>
      <Now figure={figure} />
    </span>
  );
}

/** Symbols that it needs or gives, one mark for each. */
export function Marks({ figures }: { figures: Record<string, Figure> }) {
  const { marks = [] } = useDress().figures;
  return (
    <span className={css.marks}>
      {marks.flatMap(({ stat, icon, colour }) =>
        Array.from({ length: figures[stat]?.now ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
          <span key={`${stat} ${i}`} style={{ color: colour }} data-tip={stat}>
            <Icon name={icon} size="100%" />
          </span>
        )),
      )}
    </span>
  );
}

function Heart({ figure, icon }: { figure: Figure; icon: IconName }) {
  const share = figure.printed > 0 ? Math.max(0, Math.min(1, figure.now / figure.printed)) : 0;
  return (
    <span className={css.heart} data-heart={icon === 'hp'} data-figure="life" data-tip={figure.stat}>
      <Icon name={icon} size="100%" className={css.rim} />
      <Icon name={icon} size="100%" className={css.hollow} />
      <span className={css.blood} style={{ '--share': share } as CSSProperties}>
        <Icon name={icon} size="100%" />
      </span>
      <span className={css.hp}>{figure.now}</span>
    </span>
  );
}

export interface RailProps {
  figures: Record<string, Figure>;
  life: { stat: string; icon: IconName };
  size: CardSize;
}

export function Rail({ figures, life, size }: RailProps) {
  const { rail: all, signed: withSign } = useDress().figures;
  const why = useWhy();
  const hp = figures[life.stat];
  const heart = hp !== undefined && <Heart figure={hp} icon={life.icon} />;
  const strikes = all.flatMap((part) => ('dice' in part ? (strikeOf(part, figures) ?? []) : []));
  const gains = strikes.map((strike) => <Gain key={strike.dice.stat} strike={strike} />);
  if (size === 'mini')
    return (
      <div className={css.rail}>
        {heart}
        {gains}
      </div>
    );
  const rail = all.filter((part) => 'dice' in part || part.stat !== life.stat);
  const stats = rail.flatMap((part) => ('dice' in part ? [part.dice, part.plus] : [part.stat]));
  const long = stats.map((stat) => figures[stat]?.now ?? '').join('').length > 4;
  return (
    <div className={css.rail} data-long={long}>
      {heart}
      {hp !== undefined && size === 'large' && hp.now !== hp.printed && <span className={css.of}>of {hp.printed}</span>}
      {rail.map((part) => {
        if ('dice' in part) {
          const strike = strikeOf(part, figures);
          return strike && <Strike key={part.dice} strike={strike} size={size} />;
        }
        const figure = figures[part.stat];
        if (figure === undefined) return null;
        return (
          <span key={part.stat} className={css.speed} data-tip={part.stat} data-why={why([figure])}>
            <Icon name={part.icon} />
            <Now figure={figure} {...(withSign.includes(part.stat) ? { text: signed(figure.now) } : {})} />
          </span>
        );
      })}
      {gains}
    </div>
  );
}

/** Where there is no room for how it strikes: that it is not as printed. */
export function Gain({ strike }: { strike: StrikeFigures }) {
  const why = useWhy();
  const gain = gainOf(strike);
  if (gain === null) return null;
  const { dice, plus, hit } = strike;
  return (
    <span className={css.gain} data-change={gain.change} data-tip="dice" data-why={why([dice, plus, hit ?? []].flat())}>
      <Icon name="battle" size="100%" />
      <Arrow change={gain.change} />
    </span>
  );
}

export function Strike({ strike: { dice, plus, hit }, size }: { strike: StrikeFigures; size: CardSize }) {
  const why = useWhy();
  return (
    <span className={css.strike} data-tip="dice" data-why={why([dice, plus, hit ?? []].flat())}>
      {/* Where more is to be said of how it strikes, the dice are counted: all of it must fit. */}
      {size === 'small' || size === 'strip' || hit !== null ? (
        <>
          <Now figure={dice} />
          <Die />
        </>
      ) : (
        <Dice figure={dice} />
      )}
      {(plus.now !== 0 || plus.printed !== 0) && <Now figure={plus} text={signed(plus.now)} />}
      {hit !== null && (
        <span className={`${css.now} ${css.aims}`} data-aims data-change={Math.sign(hit.now)}>
          <Icon name="target" />
          <Arrow change={Math.sign(hit.now)} />
        </span>
      )}
    </span>
  );
}

export function Die() {
  return (
    <svg className={css.die} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="4.5" />
      <path className={css.pips} d="M5.6 5.6h0M14.4 5.6h0M10 10h0M5.6 14.4h0M14.4 14.4h0" />
    </svg>
  );
}

/** Attack dice as dice; a number for a heap too large to count at a glance, and for one that is not as printed. */
function Dice({ figure }: { figure: Figure }) {
  const n = Math.max(0, figure.now);
  const counted = n === 0 || n > 6 || figure.now !== figure.printed;
  return (
    <span className={css.dice}>
      {counted && <Now figure={figure} />}
      <span className={css.tiles} data-many={!counted && n > 3}>
        {Array.from({ length: counted ? 1 : n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that are all alike
          <Die key={i} />
        ))}
      </span>
    </span>
  );
}
