import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { later, optional } from '../../parts/later.tsx';
import { useArrows } from '../../parts/table/arrows.ts';
import { useBoard } from '../../parts/table/board.ts';
import { useTable, whose, zoneOf } from '../../parts/table/context.ts';
import { Hand } from '../../parts/table/Hand.tsx';
import { TableFrame } from '../../parts/table/TableFrame.tsx';
import type { GameTableProps } from '../table.ts';
import { RealmContext, type RealmContextValue } from './context.ts';
import { realmDress } from './dress.ts';
import { type RealmGame, tilesOf } from './facts.ts';
import { type Intent, useIntent } from './intent.ts';
import { markOf } from './marks.ts';
import { Offer, Spread } from './Offers.tsx';
import { Opening } from './Opening.tsx';
import { AtMenu, Realm } from './Realm.tsx';
import css from './RealmTable.module.css';
import { SeatStrip } from './SeatStrip.tsx';

// They come over the realm: arrows once something is aimed, the storyline once something is on it, a square's sheet when it is looked at.
const Arrows = optional(() => import('./Arrows.tsx').then((m) => m.Arrows));
const Storyline = optional(() => import('./Storyline.tsx').then((m) => m.Storyline));
const SquareSheet = later(() => import('./SquareSheet.tsx').then((m) => m.SquareSheet));

/** What happens to a card shows on the realm, which stages it itself (`Figure.tsx`). */
const nothing = () => null;

/** The Contested Realm's table: land in the void as the stage, a strip for each player, and the hand in front. */
export function RealmTable(props: GameTableProps<RealmGame>) {
  const { view, near, catalogue } = props;
  const board = catalogue.board!;
  const tiles = useMemo(() => tilesOf(view, board, near), [view, board, near]);
  const around = useMemo(() => {
    const all = tiles.flatMap((t) => [...t.above, ...t.below]);
    return {
      board,
      heldBy: (alias: number): number[] => {
        const unit = all.find((u) => u.card.id === alias);
        if (unit === undefined) return [];
        const tile = tiles[unit.card.at ?? 0];
        return [...unit.charms, ...tile.lying, ...tile.buried].map((c) => c.id);
      },
      siteAt: (square: number) => tiles[square]?.site?.id,
      squareOf: (alias: number) =>
        all.find((u) => u.card.id === alias)?.card.at ??
        tiles.find((t) => t.site?.id === alias || [...t.lying, ...t.buried].some((c) => c.id === alias))?.square,
      isWide: (alias: number) => {
        const card = view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === alias);
        return card?.card !== undefined && catalogue.cards[card.card]?.stock === 'aura';
      },
    };
  }, [tiles, view, board, catalogue]);
  useEffect(() => {
    // The realm stands: what a press may open is fetched before it is pressed.
    for (const part of [AtMenu, SquareSheet, Spread]) part.fetch();
  }, []);
  const intent = useIntent(props.choosing, around);
  const table = useMemo(() => ({ ...props, choosing: intent?.choosing ?? null }), [props, intent]);
  return (
    <TableFrame table={table} dress={realmDress} fxOf={nothing}>
      <Ground tiles={tiles} intent={intent} />
    </TableFrame>
  );
}

function Ground({ tiles, intent }: Pick<RealmContextValue, 'tiles'> & { intent: Intent | null }) {
  const t = useTable<RealmGame>();
  const board = useBoard();
  const root = useRef<HTMLDivElement>(null);
  useArrows(root);
  const [square, setSquare] = useState<number | null>(null);
  // Once it has been opened it stays, to be closed as dialogs are.
  const [looked, setLooked] = useState(false);
  const openSquare = useCallback((at: number) => {
    setSquare(at);
    setLooked(true);
  }, []);
  const marks = useCallback((alias: number) => markOf(intent, alias), [intent]);
  const realm = useMemo<RealmContextValue>(
    () => ({
      tiles,
      intent,
      telling: {
        board,
        faceOf: (card) => (card.card === undefined ? undefined : t.catalogue.cards[card.card]),
        whose: (seat) => whose(t, seat),
      },
      markOf: marks,
      openSquare,
    }),
    [tiles, intent, t, board, marks, openSquare],
  );
  const { near } = t;
  return (
    <RealmContext value={realm}>
      <div ref={root} className={css.table} data-game={t.catalogue.name}>
        <SeatStrip seat={1 - near} />
        <Stage>
          <Suspense>
            <Storyline />
          </Suspense>
          <Realm />
          <Offer />
          <Opening />
        </Stage>
        <SeatStrip seat={near} />
        <HeldCards />
        <Suspense>
          <Arrows root={root} />
        </Suspense>
      </div>
      {looked && (
        <Suspense>
          <SquareSheet square={square} onClose={() => setSquare(null)} />
        </Suspense>
      )}
    </RealmContext>
  );
}

const Stage = ({ children }: { children: ReactNode }) => <div className={css.stage}>{children}</div>;

/** What is held: sites on the left, spells on the right of them. */
function HeldCards() {
  const t = useTable<RealmGame>();
  const { cards: faces } = t.catalogue;
  const cards = zoneOf(t, 'hand', t.near);
  const sorted = useMemo(() => {
    const isSite = (id: string | undefined): boolean => id !== undefined && faces[id]?.stock === 'site';
    return [...cards.filter((c) => isSite(c.card)), ...cards.filter((c) => !isSite(c.card))];
  }, [cards, faces]);
  if (t.view.question?.prompt === 'mulligan' && t.choosing !== null) return null;
  return <Hand cards={sorted} whose={whose(t, t.near)} />;
}
