import type { Catalogue } from '@wardroom/host';
import { type CSSProperties, useState } from 'react';
import { useDress } from '../../parts/card/dress.ts';
import { Choice } from '../../parts/pool/PoolFilters.tsx';
import { waysOf } from '../../parts/pool/pool.ts';
import styles from './Charts.module.css';
import { curveOf, tally } from './counts.ts';

/** What a deck looks like: how a figure is spread, and what it is made of. */
export function Charts({ cards, catalogue }: { cards: readonly string[]; catalogue: Catalogue }) {
  const { stocks, figures } = useDress();
  const faces = catalogue.cards;
  const used = [...new Set(cards)].flatMap((id) => faces[id] ?? []);
  const { stats } = waysOf(used, '');
  const usual = figures.corner?.stat ?? figures.life;
  const [chosen, setChosen] = useState('');
  const stat = [chosen, usual].find((x) => stats.some((s) => s.stat === x)) ?? stats[0]?.stat;
  if (cards.length === 0) return <p className={styles.none}>Charts come with the first card.</p>;
  return (
    <div className={styles.charts}>
      {stat !== undefined && (
        <figure className={styles.chart}>
          <figcaption>
            <h3>Curve</h3>
            <Choice
              label="Figure of the curve"
              value={stat}
              values={stats.map((s) => ({ value: s.stat, label: s.label }))}
              onChange={setChosen}
            />
          </figcaption>
          <Curve {...curveOf(cards, faces, stat)} />
        </figure>
      )}
      <Bars
        title="Kinds"
        rows={tally(cards, faces, (f) => f.stock)}
        word={(kind, n) => (n === 1 ? kind : (stocks[kind]?.many ?? kind))}
      />
      <Bars title="Types" rows={tally(cards, faces, (f) => f.type)} />
      <Bars title="Rarities" rows={tally(cards, faces, (f) => f.rarity)} />
    </div>
  );
}

function Curve({ columns, mean }: ReturnType<typeof curveOf>) {
  const most = Math.max(1, ...columns.map((c) => c.n));
  return (
    <>
      <ol className={styles.curve}>
        {columns.map(({ label, n }) => (
          <li key={label}>
            <span className="visually-hidden">
              {label}: {n} {n === 1 ? 'card' : 'cards'}
            </span>
            <b aria-hidden="true">{n === 0 ? '' : n}</b>
            <span className={styles.column} style={{ '--part': n / most } as CSSProperties} aria-hidden="true" />
            <span aria-hidden="true">{label}</span>
          </li>
        ))}
      </ol>
      {mean !== null && <p className={styles.mean}>{mean.toFixed(1)} on average</p>}
    </>
  );
}

interface BarsProps {
  title: string;
  rows: readonly [string, number][];
  word?: (key: string, n: number) => string;
}

const Bars = ({ title, rows, word = (key) => key }: BarsProps) => {
  const most = Math.max(1, ...rows.map(([, n]) => n));
  return (
    <section className={styles.chart} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.bars}>
        {rows.map(([key, n]) => (
          <li key={key}>
            <span className={styles.key}>{word(key, n)}</span>
            <span className={styles.bar} style={{ '--part': n / most } as CSSProperties} aria-hidden="true" />
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};
