import type { CardFace } from '@wardroom/core';
import { Suspense } from 'react';
import { GameDress } from '../../games/GameDress.tsx';
import { useDress } from '../card/dress.ts';
import { signed } from '../card/facts.ts';
import { Card } from '../card/index.ts';
import { Keyworded } from '../tip/Keywords.tsx';
import styles from './CardLarge.module.css';

/** A card as printed, and its text once more in the size of text. */
export const CardLarge = ({ face, game }: { face: CardFace; game: string }) => (
  <GameDress game={game}>
    <Large face={face} game={game} />
  </GameDress>
);

function Large({ face, game }: { face: CardFace; game: string }) {
  const { figures } = useDress();
  return (
    <div className={styles.both}>
      <Card face={face} size="large" className={styles.card ?? ''} />
      <div className={styles.words}>
        <p className={styles.line}>
          {face.line}
          {face.cost !== undefined && `, ${face.cost}`}
        </p>
        {face.figures.length > 0 && (
          <dl className={styles.figures}>
            {face.figures.map((f) => (
              <div key={f.stat}>
                <dt>{f.label}</dt>
                <dd>{figures.signed.includes(f.stat) ? signed(f.value) : f.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {face.attack !== undefined && <p className={styles.attack}>{face.attack}</p>}
        {face.text !== '' && (
          <p>
            <Suspense fallback={face.text}>
              <Keyworded text={face.text} game={game} />
            </Suspense>
          </p>
        )}
        {face.many !== undefined && <p>{face.many}</p>}
        {face.bio !== undefined && <p className={styles.bio}>{face.bio}</p>}
        <p className={styles.print}>
          {face.rarity}, {face.number}
        </p>
      </div>
    </div>
  );
}
