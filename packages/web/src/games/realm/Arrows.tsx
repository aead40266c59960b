import { type RefObject, useLayoutEffect, useState } from 'react';
import { useBoard } from '../../parts/table/board.ts';
import { useTable } from '../../parts/table/context.ts';
import css from './Arrows.module.css';
import { type RealmGame, squareOf } from './facts.ts';

interface Arrow {
  from: Point;
  to: Point;
  kind: 'attack' | 'defend' | 'aim';
}
interface Point {
  x: number;
  y: number;
  /** Half of what stands there, so that an arrow ends at its edge. */
  r: number;
}

/** Where something is on the table when it has come to rest: without the transforms of whatever glides. */
function pointOf(root: HTMLElement, selector: string): Point | null {
  const element = root.querySelector<HTMLElement>(selector);
  if (element === null) return null;
  let [x, y] = [element.offsetWidth / 2, element.offsetHeight / 2];
  const r = Math.min(x, y);
  for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.offsetParent as HTMLElement | null) {
    x += at.offsetLeft - (at === element ? 0 : at.scrollLeft);
    y += at.offsetTop - (at === element ? 0 : at.scrollTop);
  }
  return { x, y, r };
}

/** Who fights whom, and what the front of the storyline aims at: arrows over the table. */
export function Arrows({ root }: { root: RefObject<HTMLElement | null> }) {
  const t = useTable<RealmGame>();
  const board = useBoard();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const { fight, storyline } = t.view.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table is laid out anew.
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const draw = (): void => {
      const found: Arrow[] = [];
      const add = (from: string, to: string, kind: Arrow['kind']): void => {
        const [a, b] = [pointOf(table, from), pointOf(table, to)];
        if (a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) > 4) found.push({ from: a, to: b, kind });
      };
      const card = (alias: number): string => `[data-card="${alias}"], [data-site="${alias}"]`;
      if (fight !== null) {
        // A site says itself that it is attacked by whoever stands on it.
        const onIt = table.querySelector(`[data-site="${fight.on}"] [data-card="${fight.attacker}"]`) !== null;
        if (fight.on !== null && !onIt) add(card(fight.attacker), card(fight.on), 'attack');
        for (const defender of fight.defenders) add(card(defender), card(fight.attacker), 'defend');
      } else if (storyline.length > 0) {
        const [front] = storyline;
        for (const alias of front.on) add('[data-story="front"]', card(alias), 'aim');
        for (const spot of front.spots ?? [])
          add('[data-story="front"]', `[data-spot="${squareOf(board, spot)}"]`, 'aim');
      }
      setArrows((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(table);
    return () => watch.disconnect();
  }, [t.view, board, root]);
  if (arrows.length === 0) return null;
  return (
    <svg className={css.arrows} aria-hidden="true">
      {arrows.map(({ from, to, kind }) => (
        <Drawn key={`${kind} ${from.x} ${from.y} ${to.x}`} from={from} to={to} kind={kind} />
      ))}
    </svg>
  );
}

/** Nearer than this an arrow leaps over the heads. */
const CLOSE = 110;

function Drawn({ from, to, kind }: Arrow) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const close = kind !== 'aim' && length < CLOSE;
  const start = kind === 'aim' ? 0 : Math.min(from.r * 0.7, length * 0.3);
  const end = length - Math.min(to.r * 0.55, length * 0.3);
  const at = (d: number): [number, number] => [from.x + ux * d, from.y + uy * d];
  const [x1, y1] = close ? [from.x, from.y - from.r] : at(start);
  const [x2, y2] = close ? [to.x, to.y - to.r * 0.7] : at(end);
  // A little bowed, so that arrows both ways do not lie on each other.
  const bow = kind === 'defend' ? -0.14 : 0.14;
  const [mx, my] = close
    ? [(x1 + x2) / 2, Math.min(y1, y2) - (kind === 'defend' ? 26 : 44)]
    : [(x1 + x2) / 2 - uy * length * bow, (y1 + y2) / 2 + ux * length * bow];
  const turn = Math.atan2(y2 - my, x2 - mx);
  const wing = (angle: number): string => `${x2 - 15 * Math.cos(turn + angle)} ${y2 - 15 * Math.sin(turn + angle)}`;
  return (
    <g data-kind={kind} className={css.arrow}>
      <path className={css.under} d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />
      <path className={css.shaft} d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />
      <path className={css.head} d={`M${x2} ${y2}L${wing(0.45)}L${wing(-0.45)}z`} />
    </g>
  );
}
