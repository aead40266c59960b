import type { DiceCount, DiceServed } from '@wardroom/protocol';
import { type CSSProperties, useEffect, useState } from 'react';
import { entryOf } from '../../games/index.ts';
import { Link } from '../../navigation/navigation.tsx';
import { diceServed } from '../../online/people.ts';
import { Page } from '../../parts/page/Page.tsx';
import { fitOf, verdictOf } from './chi-square.ts';
import styles from './DicePage.module.css';

/** How all dice that this server ever threw fell, against what fair dice give. */
export function DicePage() {
  const [served, setServed] = useState<DiceServed | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    diceServed().then(setServed, (e: Error) => setError(e.message));
  }, []);
  return (
    <Page
      title="All dice served"
      lead="Every die of every online match that has ended here, counted. Nobody can choose them; here you see how they fall."
    >
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {served === null && error === '' && <p role="status">Counting…</p>}
      {served !== null && <Served served={served} />}
      <p className={styles.more}>
        Whether the dice of one match are what was fixed before it began: <Link to="/verify">verify a match</Link>.
      </p>
    </Page>
  );
}

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
const many = (n: number): string => n.toLocaleString('en-GB');

function Served({ served: { matches, dice } }: { served: DiceServed }) {
  if (dice.length === 0) return <p>No online match with dice has ended here yet. Play one, and its dice are here.</p>;
  const games = [...new Set(dice.map((d) => d.game))];
  const played = sum(Object.values(matches));
  // The same kind of die in all games, where there are several.
  const together = new Map<number, number[]>();
  for (const { sides, faces } of dice) {
    const before = together.get(sides) ?? faces.map(() => 0);
    together.set(
      sides,
      before.map((n, i) => n + faces[i]),
    );
  }
  return (
    <div className={styles.served}>
      <p>
        {many(sum(dice.flatMap((d) => d.faces)))} dice in {many(played)} {played === 1 ? 'match' : 'matches'}.
      </p>
      {games.length > 1 &&
        [...together].map(([sides, faces]) => (
          <Die key={sides} title={`All games, ${named(sides)}`} die={{ game: '', sides, faces }} />
        ))}
      {dice.map((die) => (
        <Die
          key={`${die.game} ${die.sides}`}
          title={`${entryOf(die.game)?.title ?? die.game}, ${named(die.sides)}`}
          die={die}
        />
      ))}
      <p className={styles.explained}>
        The test is Pearson's: χ² adds up how far each face is from its even share, and p is the part of fair dice that
        would be at least as far from it. Of a hundred fair dice one has a p below 0.01, just so; a loaded die has one
        of almost nothing, the more surely the more often it is thrown.
      </p>
    </div>
  );
}

const named = (sides: number): string => (sides === 2 ? 'coins' : `dice of ${sides}`);

function Die({ title, die: { sides, faces } }: { title: string; die: DiceCount }) {
  const all = sum(faces);
  const even = all / sides;
  const most = Math.max(even, ...faces, 1);
  const fit = fitOf(faces);
  return (
    <section className={styles.die} aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles.faces} style={{ '--even': even / most } as CSSProperties}>
        {faces.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the face.
          <li key={i}>
            <span className="visually-hidden">
              {i + 1}: {n} times, {even.toFixed(1)} expected.
            </span>
            <span className={styles.column} aria-hidden="true">
              <span className={styles.bar} style={{ '--part': n / most } as CSSProperties} />
            </span>
            <b aria-hidden="true">{i + 1}</b>
            <span aria-hidden="true">{many(n)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.even}>
        <span className={styles.dash} aria-hidden="true" /> {even.toFixed(1)} of each would be even, of {many(all)}
      </p>
      {fit !== null && (
        <p>
          <b>{verdictOf(fit, all)}</b>
          <br />
          <span className={styles.figures}>
            χ² = {fit.chiSquare.toFixed(2)} with {fit.freedom} degrees of freedom, p ={' '}
            {fit.p < 0.0001 ? fit.p.toExponential(1) : fit.p.toFixed(4)}
          </span>
        </p>
      )}
    </section>
  );
}
