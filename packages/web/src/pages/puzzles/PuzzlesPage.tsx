import type { FoundFacts } from '@wardroom/host';
import { FOUND } from '@wardroom/host/messages';
import { Suspense, useEffect, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { call } from '../../engine/link.ts';
import { type GameEntry, games } from '../../games/index.ts';
import { dayOf } from '../../history/daily.ts';
import { puzzleOf, triedIn } from '../../history/puzzles.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useSettings } from '../../settings.ts';
import { levelOf } from '../home/choice.ts';
import { leaveKept } from '../play/leave.ts';
import { freshSeed, startMatch } from '../play/start.ts';
import css from './PuzzlesPage.module.css';

/** Decisions out of matches between bots, to which one answer is clearly the best. */
export function PuzzlesPage() {
  return (
    <Page
      title="Puzzles"
      lead="Positions from matches between bots. One answer is better than all others, over all dice and unseen cards. The first try counts."
    >
      <ul className={css.games}>
        {games.map((g) => (
          <li key={g.name}>
            <Suspense fallback={<p className={css.game}>Looking them up…</p>}>
              <Puzzles game={g} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Puzzles({ game }: { game: GameEntry }) {
  const catalogue = useCatalogue(game.name);
  const { name } = useSettings();
  const facts = useFacts(game.name);
  const [tried] = useState(() => triedIn(game.name));
  if (facts === null) return <p className={css.game}>Looking them up…</p>;
  const levels = catalogue.bots.map((b) => b.name);
  const today = puzzleOf(dayOf(new Date()), facts.length);
  const next = facts.findIndex((_, i) => tried.of[i] === undefined);

  async function open(i: number): Promise<void> {
    if (!(await call('puzzleStands', game.name, i))) {
      toast('The rules have changed since this one was found. Choose another.');
      return;
    }
    if (!(await leaveKept())) return;
    startMatch({
      game: game.name,
      mode: catalogue.modes[0].name,
      seed: freshSeed(),
      lesson: FOUND,
      puzzle: i,
      places: [
        { name: name.trim() || 'Player 1', deck: [], sitter: 'person' },
        { name: 'Opponent', deck: [], sitter: catalogue.usualBot },
      ],
    });
    navigate({ to: '/play' });
  }

  return (
    <article className={css.game} aria-labelledby={`puzzles-${game.name}`}>
      <h2 id={`puzzles-${game.name}`}>{game.title}</h2>
      {facts.length === 0 ? (
        <p>There are none yet.</p>
      ) : (
        <>
          <p>
            Right at the first try: <b>{Object.values(tried.of).filter(Boolean).length}</b> of{' '}
            {Object.keys(tried.of).length} tried. In a row: <b>{tried.row}</b>, at best {tried.best}.
          </p>
          <p className={css.ways}>
            <button type="button" className="button brass" onClick={() => void open(today)}>
              <Icon name="sun" size={18} /> Puzzle of the day<span className="visually-hidden">: {game.title}</span>
            </button>
            {next >= 0 && (
              <button type="button" className="button" onClick={() => void open(next)}>
                <Icon name="target" size={18} /> The next one<span className="visually-hidden">: {game.title}</span>
              </button>
            )}
          </p>
          <ol className={css.all}>
            {facts.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its number.
              <li key={i}>
                <button
                  type="button"
                  className={css.one}
                  data-right={tried.of[i]}
                  title={wordsOf(one, levels)}
                  aria-label={`${i + 1}: ${wordsOf(one, levels)}${tried.of[i] === undefined ? '' : tried.of[i] ? ' Solved.' : ' Missed.'}`}
                  onClick={() => void open(i)}
                >
                  {i + 1}
                  {tried.of[i] !== undefined && <Icon name={tried.of[i] ? 'check' : 'close'} size={14} />}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}

const KINDS: Readonly<Record<FoundFacts['kind'], string>> = {
  win: 'Win this turn.',
  survive: 'Stay in it.',
  best: 'Find the best.',
};

/** What it is about, and how hard: the weakest level that mostly finds it. */
function wordsOf({ kind, missed }: FoundFacts, levels: readonly string[]): string {
  const finds = missed.findIndex((share) => share < 50);
  return `${KINDS[kind]} ${finds < 0 ? 'No bot finds it at a glance.' : `${levelOf(levels[finds])} finds it.`}`;
}

function useFacts(game: string): readonly FoundFacts[] | null {
  const [facts, setFacts] = useState<readonly FoundFacts[] | null>(null);
  useEffect(() => {
    let here = true;
    call('puzzles', game).then(
      (all) => here && setFacts(all),
      () => here && setFacts([]),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return facts;
}
