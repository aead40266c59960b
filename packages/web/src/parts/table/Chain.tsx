import type { View } from '@wardroom/core';
import type { Catalogue } from '@wardroom/host';
import { Card } from '../card/index.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './Chain.module.css';

interface Props {
  view: View;
  catalogue: Catalogue;
  names: readonly string[];
  near: number;
  onCard: (id: string) => void;
}

/** What has been played and not yet happened, the last link on top, and who may answer it now. */
export function Chain({ view, catalogue, names, near, onCard }: Props) {
  const links = view.chain.map((link, i) => ({ ...link, i })).toReversed();
  if (links.length === 0) return null;
  const asked = view.question?.seat;
  return (
    <section className={css.chain} aria-label="Chain">
      <h2>
        <Icon name="chain" size={20} /> Chain
      </h2>
      <p className={css.answer}>
        {asked === undefined || asked < 0
          ? 'It resolves from the top.'
          : asked === near
            ? 'You may answer now.'
            : `${names[asked]} may answer now.`}
      </p>
      <ol reversed>
        {links.map(({ card, seat, negated, i }) => {
          const face = card.card === undefined ? undefined : catalogue.cards[card.card];
          return (
            <li key={`${card.id}-${i}`} data-negated={negated} data-top={i === links.length - 1}>
              <span className={css.mini}>
                <Card face={face} size="mini" onInspect={face === undefined ? undefined : () => onCard(face.id)} />
              </span>
              <span className={css.words}>
                <strong>{face?.name ?? 'A card'}</strong>
                <span>
                  {i + 1}. {names[seat]}
                  {negated && ' · negated'}
                </span>
                {face !== undefined && <span className={css.text}>{face.text}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
