import { Fragment, use } from 'react';
import { entryOf } from '../../games/index.ts';
import { ClauseLink } from '../clause/ClauseLink.tsx';
import css from './Keywords.module.css';
import { keywordsIn } from './keywords.ts';

/** A card's text, in which every keyword opens its clause. */
export function Keyworded({ text, game }: { text: string; game: string }) {
  const tips = use(entryOf(game)!.tips());
  return keywordsIn(text, tips).map(({ words, tip }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
    <Fragment key={i}>
      {tip?.clause === undefined ? (
        words
      ) : (
        <ClauseLink id={tip.clause} game={game}>
          {words}
        </ClauseLink>
      )}
    </Fragment>
  ));
}

/** The keywords of a card, each with what it means: it opens its clause. */
export function Keywords({ text, game }: { text: string; game: string }) {
  const tips = use(entryOf(game)!.tips());
  const found = new Map(keywordsIn(text, tips).flatMap(({ tip }) => (tip === undefined ? [] : [[tip.title, tip]])));
  if (found.size === 0) return null;
  return (
    <ul className={css.words} aria-label="Keywords">
      {[...found.values()].map(({ title, text: meaning, clause = '' }) => (
        <li key={title}>
          <ClauseLink id={clause} game={game}>
            {title}
          </ClauseLink>{' '}
          {meaning}
        </li>
      ))}
    </ul>
  );
}
