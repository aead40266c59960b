import type { ChoiceView, View } from '@wardroom/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { GameTable } from '../../games/table.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { type Aiming, harmOf } from './aims.ts';
import { ChoiceWords } from './ChoiceWords.tsx';
import type { Half } from './choosing.ts';
import { isHowMuch, type Offered, offersOf, within } from './offered.ts';
import css from './QuestionBar.module.css';
import { useKeys } from './useKeys.ts';

interface Props {
  /** What is asked, in one sentence. */
  sentence: string;
  view: View;
  /** Absent while somebody else is asked or something is being shown. */
  choices: readonly ChoiceView[] | null;
  choose: (index: number) => void;
  /** What choices are aimed at, and what a good player would likely choose. */
  aiming: Aiming;
  /** Advice on this question will come: nothing stands out before it is there. */
  advised: boolean;
  /** Which verbs the game wants quiet, and which out of the way. */
  words: Pick<GameTable, 'quiet' | 'rare'>;
  /** The card that was chosen first, and how to put it back. */
  half: Half;
  back: (() => void) | null;
  /** The one choice that a lesson asks for; the others are not offered. */
  only: number | undefined;
  canUndo: boolean;
  undo: () => void;
  /** Where a hint may be asked for. */
  hint: ReactNode;
  /** While nothing is asked: how to pass over what is shown, or, after the end, the way back to the result. */
  meanwhile: ReactNode;
  waiting: boolean;
}

/** What is asked of the person at the screen, with one obvious next step. Cards that can be chosen glow on the table. */
export function QuestionBar({
  sentence,
  view,
  choices,
  choose,
  aiming,
  advised,
  words,
  half,
  back,
  only,
  canUndo,
  undo,
  hint,
  meanwhile,
  waiting,
}: Props) {
  const [all, setAll] = useState(false);
  const { every, shown, own, glowing, best } = offersOf({
    view,
    choices: choices ?? [],
    half,
    words,
    only,
    advised: harmless(aiming),
  });
  const row = useRef<HTMLDivElement>(null);
  const sorted = wantedFirst(shown, best, aiming, words.quiet);
  const main =
    only !== undefined
      ? sorted[0]
      : advised
        ? sorted.find((x) => x.index === best?.index)
        : goingOn(sorted, aiming, words.quiet);
  const { room, tight } = useRoom(row, sorted, aiming, words.quiet);
  const side = within(sorted, room, main);
  useKeys(Object.fromEntries(side.slice(0, 9).map((x, i) => [String(i + 1), () => choose(x.index)])));
  return (
    <section
      className={css.bar}
      aria-label="What is asked"
      data-asked={choices !== null}
      data-advised={aiming.advice !== null}
    >
      <p className={css.sentence} id="question" tabIndex={-1}>
        {waiting && <span className={css.dots} aria-hidden="true" />}
        {sentence}
        {glowing !== null && half === null && <small className={css.hint}> Choose a {glowing} that glows.</small>}
      </p>
      <div ref={row} className={css.buttons} data-tight={tight}>
        {canUndo && (
          <button type="button" className="button bare" onClick={undo} title="Take back (U)" aria-label="Take back">
            <Icon name="undo" size={18} /> <span className={css.wide}>Take back</span>
          </button>
        )}
        {hint}
        {own.length > 0 && back !== null && (
          <button type="button" className="button bare" onClick={back} title="Choose another (Esc)">
            Another<span className={css.wide}> card</span>
          </button>
        )}
        {every.length > side.length && (
          <button type="button" className="button bare" onClick={() => setAll(true)}>
            More<span className={css.wide}> choices</span>
          </button>
        )}
        {side.map((x, i) => (
          <button
            key={x.index}
            type="button"
            className={`button ${x === main ? 'brass' : ''}`}
            data-pick={x.index}
            data-harm={harmOf(aiming, x.index) ?? undefined}
            data-verb={x.choice.verb}
            onClick={() => choose(x.index)}
          >
            {i < 9 && <kbd className={css.key}>{i + 1}</kbd>}
            {/* What stands out is done once: “×2” there would promise two. */}
            <ChoiceWords x={x} aiming={aiming} times={x === main ? 1 : x.times} />
          </button>
        ))}
        {choices === null && meanwhile}
      </div>
      <Dialog open={all && choices !== null} onClose={() => setAll(false)} title={sentence}>
        <ol className={css.list}>
          {every.map((x) => (
            <li key={x.index}>
              <button
                type="button"
                className={`button ${x.index === best?.index ? 'brass' : ''}`}
                onClick={() => {
                  setAll(false);
                  choose(x.index);
                }}
              >
                <ChoiceWords x={x} aiming={aiming} times={x.times} />
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    </section>
  );
}

/** What a good player would likely do, unless it does harm. */
function harmless(aiming: Aiming): number | null {
  const best = aiming.advice?.best ?? null;
  return best === null || harmOf(aiming, best) !== null ? null : best;
}

/** What stands out where nobody advises: going on, unless it does harm. */
const goingOn = (shown: readonly Offered[], aiming: Aiming, quiet: ReadonlySet<string>): Offered | undefined =>
  shown.find((x) => quiet.has(x.choice.verb) && harmOf(aiming, x.index) === null);

/**
 * What one would want comes first, then what does harm, and moving on last: that is the order in which they stay in sight.
 * Numbers stand in their own order.
 */
function wantedFirst(
  shown: readonly Offered[],
  best: Offered | undefined,
  aiming: Aiming,
  quiet: ReadonlySet<string>,
): readonly Offered[] {
  if (isHowMuch(shown)) return [...shown].sort((a, b) => a.choice.n - b.choice.n);
  const rank = (x: Offered): number => {
    const advised = x.index === best?.index;
    if (quiet.has(x.choice.verb)) return advised ? 4 : 3;
    if (advised) return 0;
    return harmOf(aiming, x.index) === null ? 1 : 2;
  };
  return [...shown].sort((a, b) => rank(a) - rank(b));
}

/** A button of two lines, in pixels. */
const MOST_HIGH = 56;

interface Room {
  /** How many fit in one row. */
  room: number;
  /** Even the fewest do not, as they are: their words are set smaller. */
  tight: boolean;
}

/**
 * How many of what is offered fit in one row: one less whenever the row is too long, until the width or the offer changes. What
 * moves on always has a place beside what stands out: nobody looks for the end of their turn in a menu.
 */
function useRoom(
  row: { current: HTMLElement | null },
  shown: readonly Offered[],
  { advice }: Aiming,
  quiet: ReadonlySet<string>,
): Room {
  const offer = shown.map((x) => `${x.choice.text} ${advice?.harm[x.index]} ${advice?.aims[x.index]}`).join('\n');
  const all: Room = { room: shown.length, tight: false };
  const [fitted, setFitted] = useState({ offer, width: 0, ...all });
  const [width, setWidth] = useState(0);
  const fresh = fitted.offer !== offer || fitted.width !== width;
  const { room, tight } = fresh ? all : fitted;
  const least = shown.some((x) => quiet.has(x.choice.verb)) ? 2 : 1;
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(() => setWidth(innerWidth));
    sizes.observe(document.documentElement);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = row.current;
    if (box === null) return;
    const tooHigh = [...box.children].some((x) => x.clientHeight > MOST_HIGH);
    const tooLong = box.scrollWidth > box.clientWidth + 1 || tooHigh;
    const less = tooLong && room > least;
    if (fresh || less || (tooLong && !tight)) {
      setFitted({ offer, width, room: less ? room - 1 : room, tight: tooLong && !less });
    }
  });
  return { room, tight };
}
