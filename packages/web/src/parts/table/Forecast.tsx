import type { BlowView, ForecastView } from '@wardroom/host';
import { Icon } from '../icons/Icon.tsx';
import css from './Forecast.module.css';

interface Props {
  forecast: ForecastView;
  attacker: string;
  target: string;
  /** In one paragraph, where there is little room. */
  brief: boolean;
}

/** What an attack may bring, in figures: the odds are those of the rules. */
export function Forecast({ forecast: { first, mine, theirs, exact, chosen }, attacker, target, brief }: Props) {
  const strikesBack = theirs.hits > 0 || theirs.kills > 0;
  const order = orderWords(first, attacker, target);
  return (
    <section className={css.panel} data-brief={brief} aria-label={`${attacker} against ${target}`}>
      <h3 className={css.title}>
        <Icon name="battle" size={16} /> {attacker} <span aria-hidden="true">→</span>
        <span className="visually-hidden">against</span> {target}
      </h3>
      <dl className={css.facts}>
        {strikesBack && <Fact name="First" words={order} />}
        <Fact name="Hits" words={hitWords(mine)} />
        <Fact name="Kills" words={percent(mine.kills)} strong={mine.kills > 0} />
        {strikesBack && <Fact name="Struck" words={hitWords(theirs)} />}
        {(strikesBack || theirs.kills > 0) && (
          <Fact name="Is killed" words={percent(theirs.kills)} bad={theirs.kills > 0} />
        )}
      </dl>
      <p className={css.note}>
        {exact ? 'By the rules, if nobody answers' : 'About, over what you cannot see, if nobody answers'}
        {chosen ? ' and the first of what is asked is chosen.' : '.'}
      </p>
    </section>
  );
}

function Fact({
  name,
  words,
  strong = false,
  bad = false,
}: {
  name: string;
  words: string;
  strong?: boolean;
  bad?: boolean;
}) {
  return (
    <div className={css.fact} data-strong={strong} data-bad={bad}>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

/** "72 %": never 0 or 100 for what may happen or fail. */
function percent(chance: number): string {
  if (chance <= 0) return 'never';
  if (chance >= 1 - 1e-9) return 'always';
  const n = Math.round(chance * 100);
  return n === 0 ? 'under 1 %' : n === 100 ? 'over 99 %' : `${n} %`;
}

function hitWords({ hits, damage }: BlowView): string {
  if (damage === null) return hits > 0 ? `${percent(hits)}, no damage` : 'never';
  const { least, most, mean } = damage;
  const range = least === most ? `${most}` : `${least}–${most}, mean ${mean.toFixed(mean < 10 ? 1 : 0)}`;
  return hits >= 1 - 1e-9 ? `for ${range}` : `${percent(hits)}, for ${range}`;
}

function orderWords([mine, theirs]: readonly [number, number], attacker: string, target: string): string {
  if (mine <= 0 && theirs <= 0) return 'both at once';
  if (theirs <= 1e-9) return attacker;
  if (mine <= 1e-9) return target;
  return `${attacker} ${percent(mine)}, ${target} ${percent(theirs)}`;
}
