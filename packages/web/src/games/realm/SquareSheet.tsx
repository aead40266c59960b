import type { RealmCardView } from '@wardroom/realm';
import { useEffect, useRef } from 'react';
import { Card, type Glow } from '../../parts/card/index.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { faceOf, useTable } from '../../parts/table/context.ts';
import { useRealm } from './context.ts';
import type { RealmGame, Standing } from './facts.ts';
import type { Mark } from './labels.ts';
import css from './SquareSheet.module.css';

const GLOWS: Readonly<Record<Mark, Glow>> = {
  can: 'can',
  chosen: 'chosen',
  attack: 'target',
  target: 'target',
  pick: 'target',
};

/** All that is on a square, laid out: the site, who stands on it, who is below, what lies there and over it. */
export function SquareSheet({ square, onClose }: { square: number | null; onClose: () => void }) {
  const t = useTable<RealmGame>();
  const { tiles, telling, intent, markOf } = useRealm();
  const list = useRef<HTMLDivElement>(null);
  // Whoever came by keyboard goes on with the first.
  useEffect(() => {
    if (square !== null) list.current?.querySelector<HTMLElement>('li button')?.focus();
  }, [square]);
  const tile = square === null ? undefined : tiles[square];
  const units = (list: readonly Standing[]): RealmCardView[] => list.flatMap((u) => [u.card, ...u.charms]);
  // Whoever can be chosen comes first.
  const rank = ({ id }: RealmCardView): number => (t.choosing?.can.has(id) === true ? 1 : 0);
  const region = tile?.below[0]?.card.region ?? tile?.buried[0]?.region;
  const groups =
    tile === undefined
      ? []
      : [
          {
            title: tile.site === null ? 'In the void' : 'On the surface',
            cards: [...units(tile.above), ...tile.lying],
          },
          {
            title: region === 'underwater' ? 'Underwater' : 'Underground',
            cards: [...units(tile.below), ...tile.buried],
          },
          { title: 'Auras over it', cards: tile.auras },
          { title: 'The site', cards: tile.site === null ? [] : [tile.site] },
        ]
          .filter((g) => g.cards.length > 0)
          .map(({ title, cards }) => ({ title, cards: cards.toSorted((a, b) => rank(b) - rank(a)) }));
  const name = tile?.site == null ? 'the void' : (faceOf(t, tile.site)?.name ?? 'a site');
  const title = tile === undefined ? '' : `${tile.name}: ${name}`;
  const here = tile !== undefined && intent?.isOpen(tile.square, tile.site?.id) === true;
  return (
    <Dialog open={tile !== undefined} onClose={onClose} title={title} size="wide">
      {tile !== undefined && here && (
        <button
          type="button"
          className={`button ${css.here}`}
          onClick={() => {
            onClose();
            intent?.press(tile.square, tile.site?.id);
          }}
        >
          <Icon name="up" size={18} /> Choose the square itself
        </button>
      )}
      <div ref={list}>
        {groups.map((group) => (
          <section key={group.title} className={css.group}>
            <h3>{group.title}</h3>
            <ul className={css.cards}>
              {group.cards.map((card) => {
                const can = t.choosing?.can.has(card.id) === true;
                return (
                  <li key={card.id}>
                    <Card
                      face={faceOf(t, card)}
                      view={card}
                      size="small"
                      glow={can ? GLOWS[markOf(card.id) ?? 'can'] : undefined}
                      place={card.ctrl === undefined ? '' : telling.whose(card.ctrl)}
                      onClick={
                        can
                          ? () => {
                              onClose();
                              t.choosing?.click(card.id);
                            }
                          : undefined
                      }
                      onInspect={() => {
                        onClose();
                        t.inspect({ alias: card.id });
                      }}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
