import type { FoundFacts } from '@wardroom/host';
import { FOUND } from '@wardroom/host/messages';
import { Suspense, useEffect, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { call } from '../../engine/link.ts';
import { useChosenGame } from '../../games/chosen.ts';
import { entryOf, type GameEntry, games } from '../../games/index.ts';
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

/** Decisions out of matches between bots, to which one answer is clearly the best. One game at a time: its puzzles are all that is loaded. */
export function PuzzlesPage() {
  const chosen = useChosenGame();
  const [shown, setShown] = useState(chosen);
  return (
    <Page
      title="Puzzles"
      lead="Positions from matches between bots. One answer is better than all others, over all dice and unseen cards. The first try counts."
    >
      <nav aria-label="Games" className={css.games}>
        {games.map((g) => (
          <button
            key={g.name}
            type="button"
            className="button"
            aria-pressed={g.name === shown}
            onClick={() => setShown(g.name)}
          >
            {g.title}
          </button>
        ))}
      </nav>
      <Suspense fallback={<p>Looking them up…</p>}>
        <Puzzles key={shown} game={entryOf(shown)!} />
      </Suspense>
    </Page>
  );
}

function Puzzles({ game }: { game: GameEntry }) {
  const catalogue = useCatalogue(game.name);
  const { name } = useSettings();
  const facts = useFacts(game.name);
  const [tried] = useState(() => triedIn(game.name));
  if (facts === null) return <p>Looking them up…</p>;
  const levels = catalogue.bots.map((b) => b.name);
  const today = puzzleOf(dayOf(new Date()), facts.length);
  const next = facts.findIndex(({ id }) => tried.of[id] === undefined);
  const kinds = [...new Set(facts.map((x) => x.title))].sort(
    (a, b) => facts.filter((x) => x.title === a).length - facts.filter((x) => x.title === b).length,
  );

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

  if (facts.length === 0) return <p>There are none yet.</p>;
  return (
    <article className={css.game} aria-labelledby="puzzles-of">
      <h2 id="puzzles-of">{game.title}</h2>
      <p>
        Right at the first try: <b>{facts.filter(({ id }) => tried.of[id]).length}</b> of{' '}
        {facts.filter(({ id }) => tried.of[id] !== undefined).length} tried, {facts.length} in all. In a row:{' '}
        <b>{tried.row}</b>, at best {tried.best}.
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
      <p className={css.faint}>Easy ones come first. Stars say which bots miss it: one for the weakest alone.</p>
      {kinds.map((title) => (
        <section key={title} aria-label={title} className={css.kind}>
          <h3>
            {title} <small>{facts.filter((x) => x.title === title).length}</small>
          </h3>
          <ol className={css.all}>
            {facts.map((one, i) =>
              one.title !== title ? null : (
                <li key={one.id}>
                  <One one={one} i={i} levels={levels} right={tried.of[one.id]} onOpen={() => void open(i)} />
                </li>
              ),
            )}
          </ol>
        </section>
      ))}
    </article>
  );
}

interface OneProps {
  one: FoundFacts;
  i: number;
  levels: readonly string[];
  right: boolean | undefined;
  onOpen: () => void;
}

function One({ one, i, levels, right, onOpen }: OneProps) {
  const words = wordsOf(one, levels);
  const outcome = right === undefined ? '' : right ? ' Solved.' : ' Missed.';
  return (
    <button
      type="button"
      className={css.one}
      data-right={right}
      title={words}
      aria-label={`${i + 1}: ${words}${outcome}`}
      onClick={onOpen}
    >
      <span>
        {i + 1}
        {right !== undefined && <Icon name={right ? 'check' : 'close'} size={14} />}
      </span>
      <small aria-hidden="true">{'★'.repeat(starsOf(one))}</small>
    </button>
  );
}

/** How many of the levels mostly miss it; one for whatever is the easiest. */
const starsOf = ({ missed }: FoundFacts): number => Math.max(1, missed.filter((share) => share >= 50).length);

/** What it is about, and how hard: the weakest level that mostly finds it. */
function wordsOf({ title, missed }: FoundFacts, levels: readonly string[]): string {
  const finds = missed.findIndex((share) => share < 50);
  return `${title}. ${finds < 0 ? 'No bot finds it at a glance.' : `${levelOf(levels[finds])} finds it.`}`;
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
