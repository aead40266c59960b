import type { ChoiceView } from '@wardroom/core';
import { type ReactNode, useState } from 'react';
import type { GameTable } from '../../games/table.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { aimless, type Half, type Numbered, numbered, plain } from './choosing.ts';
import css from './QuestionBar.module.css';

interface Props {
  /** What is asked, in one sentence. */
  sentence: string;
  /** Absent while somebody else is asked or something is being shown. */
  choices: readonly ChoiceView[] | null;
  choose: (index: number) => void;
  /** Which verbs the game wants quiet, and which out of the way. */
  words: Pick<GameTable, 'quiet' | 'rare'>;
  /** The card that was chosen first, and how to put it back. */
  half: Half;
  back: (() => void) | null;
  /** The one choice that a lesson asks for; the others are not offered. */
  only: number | undefined;
  canUndo: boolean;
  undo: () => void;
  /** While nothing is asked: how to pass over what is shown. */
  skips: ReactNode;
  waiting: boolean;
}

/** Few enough to stand side by side. */
const FEW = 4;

/** What is asked of the person at the screen, with one obvious next step. Cards that can be chosen glow on the table. */
export function QuestionBar({
  sentence,
  choices,
  choose,
  words,
  half,
  back,
  only,
  canUndo,
  undo,
  skips,
  waiting,
}: Props) {
  const [all, setAll] = useState(false);
  const every = numbered(choices ?? []).filter((x) => only === undefined || x.index === only);
  const usual = every.filter((x) => !words.rare.has(x.choice.verb));
  const own = aimless(choices ?? [], half);
  const shown = every.length === 1 ? every : usual.length <= FEW ? usual : own.length > 0 ? own : plain(choices ?? []);
  const rest = every.length - shown.length;
  const glowing = usual.length > shown.length;
  const places = glowing && usual.every((x) => x.choice.card === undefined);
  return (
    <section className={css.bar} aria-label="What is asked" data-asked={choices !== null}>
      <p className={css.sentence} id="question" tabIndex={-1}>
        {waiting && <span className={css.dots} aria-hidden="true" />}
        {sentence}
        {glowing && half === null && (
          <small className={css.hint}> Choose a {places ? 'place' : 'card'} that glows.</small>
        )}
      </p>
      <div className={css.buttons}>
        {canUndo && (
          <button type="button" className="button bare" onClick={undo} title="Take back (U)" aria-label="Take back">
            <Icon name="undo" size={18} /> <span className={css.wide}>Take back</span>
          </button>
        )}
        {own.length > 0 && back !== null && (
          <button type="button" className="button bare" onClick={back} title="Choose another (Esc)">
            Another<span className={css.wide}> card</span>
          </button>
        )}
        {rest > 0 && (
          <button type="button" className="button bare" onClick={() => setAll(true)}>
            More<span className={css.wide}> choices</span>
          </button>
        )}
        {shown.map((x) => (
          <ChoiceButton key={x.index} x={x} main={isMain(x, shown, glowing, words.quiet)} choose={choose} />
        ))}
        {choices === null && skips}
      </div>
      <Dialog open={all && choices !== null} onClose={() => setAll(false)} title={sentence}>
        <ol className={css.list}>
          {every.map((x) => (
            <li key={x.index}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setAll(false);
                  choose(x.index);
                }}
              >
                {x.choice.text}
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    </section>
  );
}

const isMain = (x: Numbered, shown: readonly Numbered[], glowing: boolean, quiet: ReadonlySet<string>): boolean => {
  const loud = shown.filter((y) => !quiet.has(y.choice.verb));
  return loud.length === 0 ? !glowing : loud[0] === x;
};

function ChoiceButton({ x, main, choose }: { x: Numbered; main: boolean; choose: (index: number) => void }) {
  return (
    <button type="button" className={`button ${main ? 'brass' : ''}`} onClick={() => choose(x.index)}>
      {x.index < 9 && <kbd className={css.key}>{x.index + 1}</kbd>}
      {x.choice.text}
    </button>
  );
}
