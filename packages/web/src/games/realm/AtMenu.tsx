import type { QuestionView } from '@wardroom/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import { placeOf, useBoard } from '../../parts/table/board.ts';
import { faceOf, useTable } from '../../parts/table/context.ts';
import css from './AtMenu.module.css';
import { useRealm } from './context.ts';
import { type RealmGame, squareName } from './facts.ts';
import type { Aim, Menu } from './intent.ts';
import { aimWords } from './labels.ts';

/**
 * A small menu at a square or a card: where a press could mean several things, and what the chosen unit can do without
 * going anywhere.
 */
export function AtMenu() {
  const t = useTable<RealmGame>();
  const board = useBoard();
  const { intent, tiles } = useRealm();
  const list = useRef<HTMLDivElement>(null);
  const asked = intent?.menu ?? null;
  useEffect(() => {
    if (asked !== null) list.current?.querySelector('button')?.focus();
  }, [asked]);
  if (intent === null) return null;
  const squareOfCard = (alias: number): number | undefined =>
    tiles.find(
      (tile) =>
        tile.site?.id === alias ||
        [...tile.above, ...tile.below].some((u) => [u.card, ...u.charms].some((c) => c.id === alias)) ||
        [...tile.lying, ...tile.buried].some((c) => c.id === alias),
    )?.square;
  const { chosen, deeds } = intent.reading;
  // What it can do where it stands shows as soon as it is chosen; a question about a press comes first.
  const menu: Menu | null =
    asked ??
    (chosen !== null && deeds.length > 0 ? { of: deeds, at: { card: chosen } } : plainMenu(t.view.question ?? null));
  const square = menu === null ? undefined : 'square' in menu.at ? menu.at.square : squareOfCard(menu.at.card);
  if (menu === null || square === undefined) return null;
  const { x, y } = placeOf(board, square, t.near);
  const figures = menu.of.every((a) => a.choice.verb === 'assign');
  const name = (alias: number): string => {
    const card = t.view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === alias);
    return (card === undefined ? undefined : faceOf(t, card)?.name) ?? 'it';
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || asked === null) return;
    e.stopPropagation();
    intent.closeMenu();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu of the table is no part of a form.
    <div
      ref={list}
      role="group"
      aria-label={asked === null ? 'What it can do' : `What do you do at ${squareName(board, square)}?`}
      className={css.menu}
      data-menu={asked === null ? 'deeds' : 'asked'}
      data-over={y > board.rows / 2 - 0.5}
      data-edge={x === 0 ? 'start' : x === board.columns - 1 ? 'end' : undefined}
      data-figures={figures}
      style={{ '--x': x, '--y': y } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {menu.of.map((aim) => (
        <Entry key={aim.index} aim={aim} name={name} pick={() => intent.choosing.pick(aim.index)} />
      ))}
      {asked !== null && !figures && (
        <button type="button" className={css.close} onClick={intent.closeMenu} aria-label="Nothing of these">
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}

/** Questions that are answered in a word, about a card in play: at that card, as well as in the bar. */
const PLAIN = new Set(['may', 'mode']);

function plainMenu(question: QuestionView | null): Menu | null {
  if (question?.card === undefined || !PLAIN.has(question.prompt)) return null;
  const of = (question.choices ?? []).map((choice, index) => ({ index, choice }));
  return { of, at: { card: question.card } };
}

function Entry({ aim, name, pick }: { aim: Aim; name: (alias: number) => string; pick: () => void }) {
  const { label, icon } = aimWords(aim, useBoard(), name);
  return (
    <button type="button" className={css.entry} onClick={pick} title={aim.choice.text}>
      <Icon name={icon} size={17} />
      <span>{label}</span>
    </button>
  );
}
