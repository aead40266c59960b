import type { Lit, MatchRequest } from '@wardroom/host';
import { FOUND } from '@wardroom/host/messages';
import { use, useEffect, useState } from 'react';
import { entryOf } from '../../games/index.ts';
import type { GameTableProps } from '../../games/table.ts';
import { noteTry } from '../../history/puzzles.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { Coach } from './Coach.tsx';
import { keepSolved } from './learnt.ts';
import { Pointer } from './Pointer.tsx';
import { Puzzle } from './Puzzle.tsx';
import type { useLesson } from './useLesson.ts';
import type { usePuzzle } from './usePuzzle.ts';

interface Props extends Pick<GameTableProps, 'catalogue' | 'view'> {
  lesson: ReturnType<typeof useLesson>;
  puzzle: ReturnType<typeof usePuzzle>;
  meanwhile: string;
  request: MatchRequest;
  onOpen: (request: MatchRequest) => void;
  onDone: () => void;
  onHome: () => void;
}

const NOTHING: readonly Lit[] = [];

/** Who leads through a match: a lesson's voice, or a puzzle; and what it names, lit on the table. */
export function Guide({ lesson, puzzle, meanwhile, request, onOpen, onDone, onHome, catalogue, view }: Props) {
  const tips = use(entryOf(catalogue.name)!.tips());
  const missed = useMissed(puzzle, request);
  if (lesson !== null) {
    const lit = lesson.now ? lesson.said.lit : NOTHING;
    const names = lit.flatMap((one) => nameOf(one, catalogue, view, tips) ?? []);
    const words = names.length === 0 ? '' : `Lit on the table: ${[...new Set(names)].join(', ')}.`;
    return (
      <>
        <Coach {...lesson} meanwhile={meanwhile} game={catalogue.name} lit={words} onHome={onHome} />
        <Pointer lit={lit} />
      </>
    );
  }
  if (puzzle === null) return null;
  const { shown: _, ...again } = request;
  // One that was found leads back to where it was chosen.
  const toAll = request.lesson === FOUND ? () => navigate({ to: '/puzzles' }) : null;
  return (
    <Puzzle
      // A hint is for the puzzle it was asked for.
      key={puzzle.at}
      puzzle={puzzle}
      missed={missed}
      game={catalogue.name}
      task={toAll !== null}
      onTry={(at, shown) => onOpen({ ...again, puzzle: at, ...(shown === true ? { shown } : {}) })}
      onDone={toAll ?? onDone}
      onHome={toAll ?? onHome}
    />
  );
}

/** How often the puzzle was tried in vain since one sat down. What is solved unasked is remembered. */
function useMissed(puzzle: Props['puzzle'], request: MatchRequest): number {
  const [missed, setMissed] = useState<Readonly<Record<number, number>>>({});
  useEffect(() => {
    if (puzzle?.is === 'missed') setMissed((m) => ({ ...m, [puzzle.at]: (m[puzzle.at] ?? 0) + 1 }));
    if (puzzle === null || puzzle.is === 'open' || request.shown === true) return;
    if (request.lesson === FOUND) noteTry(request.game, puzzle.id ?? String(puzzle.at), puzzle.is === 'solved');
    else if (puzzle.is === 'solved') keepSolved(request, puzzle);
  }, [puzzle, request]);
  return puzzle === null ? 0 : (missed[puzzle.at] ?? 0);
}

/** What is lit, in a word or two. */
function nameOf(
  { card, spot, part }: Lit,
  catalogue: Props['catalogue'],
  view: Props['view'],
  tips: Readonly<Record<string, { title: string }>>,
): string | undefined {
  const own = part === undefined ? undefined : tips[part]?.title;
  if (card !== undefined) {
    const found = view.zones.flatMap((z) => z.cards ?? []).find((c) => c.id === card);
    const name = found?.card === undefined ? 'a face-down card' : catalogue.cards[found.card]?.name;
    return own === undefined ? name : `${own} of ${name}`;
  }
  return own ?? (spot === undefined ? undefined : catalogue.board?.squares[spot]?.name);
}
