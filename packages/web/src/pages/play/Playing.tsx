import type { MatchRequest } from '@wardroom/host';
import { suffices } from '@wardroom/host/sufficing';
import { Suspense, use, useMemo } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import type { GameEntry } from '../../games/index.ts';
import type { GameTableProps } from '../../games/table.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { DressContext } from '../../parts/card/index.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later, optional } from '../../parts/later.tsx';
import { sounds } from '../../parts/sound/table.ts';
import { SeatMarks } from '../../parts/table/context.ts';
import { Motion } from '../../parts/table/Motion.tsx';
import { useWide } from '../../parts/table/useWide.ts';
import { against } from '../../parts/words/sides.ts';
import { Announcer } from './Announcer.tsx';
import { Beside, Log } from './Beside.tsx';
import { Closing } from './Closing.tsx';
import css from './PlayPage.module.css';
import { QuestionBar } from './QuestionBar.tsx';
import { DeedMenu, Sheets } from './Sheets.tsx';
import { meanwhileWords, namesOf, questionWords, result } from './sentence.ts';
import { freshSeed, startMatch, takeOpening } from './start.ts';
import { diceDone, hasRead, open, sitDown, skip, undo, usePlay } from './store.ts';
import type { Together } from './together.ts';
import { useAiming } from './useAiming.ts';
import { useChoosing } from './useChoosing.ts';
import { useEnding } from './useEnding.ts';
import { useInspecting } from './useInspecting.ts';
import { useKeys } from './useKeys.ts';
import { useLesson } from './useLesson.ts';
import { usePuzzle } from './usePuzzle.ts';
import { useReturning, useStaging } from './useStaging.ts';

// The table stands first; what lies beside it comes a moment later.
const InspectPanel = optional(() => import('../../parts/table/InspectPanel.tsx').then((m) => m.InspectPanel));
const Chain = optional(() => import('../../parts/table/Chain.tsx').then((m) => m.Chain));
const Curtain = later(() => import('./Curtain.tsx').then((m) => m.Curtain));
const Tips = optional(() => import('../../parts/tip/Tips.tsx').then((m) => m.Tips));
const Forecasts = optional(() => import('./Forecasts.tsx').then((m) => m.Forecasts));
const Hint = optional(() => import('./Hint.tsx').then((m) => m.Hint));
const HintButton = optional(() => import('./Hint.tsx').then((m) => m.HintButton));
const Guide = later(() => import('./Guide.tsx').then((m) => m.Guide));
const SkipButtons = optional(() => import('./SkipButtons.tsx').then((m) => m.SkipButtons));
const Missed = optional(() => import('./Missed.tsx').then((m) => m.Missed));

/** The table with a match on it: what is shown, what is asked, and what lies beside it. */
export function Playing({ game, together }: { game: GameEntry; together: Together | undefined }) {
  const table = use(game.table());
  const {
    request,
    near,
    view,
    beat,
    next,
    tempo,
    led,
    tell,
    rest,
    clocks,
    log,
    thinking,
    handTo,
    replay,
    ended,
    missed,
    remote,
    notes,
  } = usePlay();
  const present = useCatalogue(
    table.name,
    (part) => together === undefined && request !== null && suffices(part, request),
  );
  const catalogue = together?.catalogue ?? present;
  const lesson = useLesson();
  const puzzle = usePuzzle();
  const roomForLog = useWide('tablet');

  useStaging(table, near, request);
  const { inspected, inspect, inspectCard, refuse, sheet, setSheet } = useInspecting(table.name, roomForLog);
  const ending = useEnding({ led, puzzle: puzzle !== null, rest, near, replay, together });
  const names = useMemo(() => namesOf(request!, catalogue), [request, catalogue]);
  const aiming = useAiming(rest, near, names, catalogue, puzzle === null);
  // A puzzle that is solved or missed asks for nothing more.
  const asking = puzzle === null || puzzle.is === 'open' ? rest : null;
  const { choosing, menu, closeMenu, choose, half } = useChoosing(asking, near, aiming, table, refuse);
  useReturning(choosing);
  const openAnew = (wanted: MatchRequest): void => {
    ending.afresh();
    startMatch({ ...wanted, seed: freshSeed() });
    const again = takeOpening();
    if (again !== null) open(again);
  };

  const pass = choosing?.choices.findIndex((c) => c.verb === 'pass') ?? -1;
  // Where nobody else plays who would mind.
  const alone = together === undefined && request?.places.filter((p) => p.sitter === 'person').length === 1;
  const hintable = alone && !led && puzzle === null && choosing !== null && choosing.choices.length > 1;
  const hinted = hintable ? { seed: request.seed, seat: near, seq: rest!.view.seq } : null;
  useKeys({
    ' ': tell !== null ? hasRead : rest === null ? () => skip('rest') : null,
    n: tell === null && rest === null ? () => skip('turn') : null,
    Enter: tell !== null ? hasRead : null,
    u: rest?.canUndo === true ? undo : null,
    p: pass >= 0 ? () => choose(pass) : null,
    h: hinted === null ? null : () => void import('./hints.ts').then((m) => m.askHint(hinted.seed, near, hinted.seq)),
    l: () => setSheet(sheet === 'log' ? null : 'log'),
    Escape: half === null ? null : () => choosing?.click(half.card),
  });

  if (handTo !== null) {
    return (
      <main id="main" className={css.page}>
        <Suspense>
          <Curtain name={names[handTo]} ready={() => sitDown(handTo)} />
        </Suspense>
      </main>
    );
  }
  if (view === null) return <main id="main" className={css.page} aria-busy="true" />;

  // Something is shown, or others are at it: all of that can be passed over.
  const watching = tell === null && rest === null && (beat !== null || names.length > 2);
  const { over, seated } = ending;
  const sentence =
    over !== null
      ? (rest?.reason ?? result(over.winner, view.seats, near, names))
      : choosing !== null
        ? questionWords(choosing, rest?.view.question, half, aiming, table)
        : meanwhileWords(beat, thinking, remote ? rest : null, names);
  const props: GameTableProps = {
    catalogue,
    view,
    beat,
    next,
    tempo,
    log,
    near,
    names,
    choosing,
    clocks,
    inspect,
    inspected,
    onRolled: (key) => {
      if (usePlay.getState().beat !== null && key === `roll-${usePlay.getState().beat!.at}`) diceDone();
    },
    onImpact: (strength) => sounds.play('dice', { strength }),
  };
  const { Table, Aside, ownChain = false } = table;
  const told = { entries: log, notes, catalogue, names, onCard: inspectCard };
  const logPart = (
    <Suspense>
      <Log {...told} />
    </Suspense>
  );
  const chainPart = (
    <Suspense>
      <Chain view={view} catalogue={catalogue} names={names} near={near} onCard={inspectCard} />
    </Suspense>
  );
  // Beside what is attacked where there is room, over the question where there is none.
  const foretold = choosing !== null && asking !== null && asking.lesson === undefined && (
    <Suspense>
      <Forecasts
        rest={asking}
        choices={choosing.choices}
        half={half}
        aiming={aiming}
        attacks={table.attacks}
        wide={roomForLog}
      />
    </Suspense>
  );
  const cardPart = (
    <Suspense>
      <InspectPanel {...props} onClose={undefined} />
    </Suspense>
  );
  return (
    <DressContext value={table.dress}>
      <Motion>
        <main id="main" className={css.page}>
          <h1 className="visually-hidden">
            {catalogue.title}: {against(names, (seat) => view.seats[seat].team)}
          </h1>
          <header className={css.aside} data-together={together !== undefined}>
            <button
              type="button"
              className={`button bare round ${css.menuButton}`}
              aria-label="Menu"
              onClick={() => setSheet('menu')}
            >
              <Icon name="menu" size={22} />
            </button>
            {together !== undefined && <div className={css.tools}>{together.tools}</div>}
            <Aside {...props} />
          </header>
          <div className={css.board}>
            <SeatMarks value={together?.SeatMark ?? null}>
              <Table {...props} />
            </SeatMarks>
          </div>
          {together !== undefined && (
            <>
              <div className={css.notices}>{together.notices}</div>
              <div className={css.talk}>{together.talk}</div>
            </>
          )}
          {roomForLog && <Beside log={told} chain={!ownChain && view.chain.length > 0 && chainPart} card={cardPart} />}
          {/* A single link lies in the middle of the table for all to see: only a longer chain needs more. */}
          {!ownChain && !roomForLog && view.chain.length > 1 && <div className={css.chainOver}>{chainPart}</div>}
          <div className={css.bar} data-lesson={lesson !== null}>
            {(lesson !== null || puzzle !== null) && (
              <Suspense>
                <Guide
                  {...props}
                  lesson={lesson}
                  puzzle={puzzle}
                  meanwhile={sentence}
                  request={request!}
                  onOpen={openAnew}
                  onDone={ending.solvedAll}
                  onHome={() => navigate({ to: '/' })}
                />
              </Suspense>
            )}
            {!roomForLog && foretold}
            {hinted !== null && (
              <Suspense>
                <Hint key={hinted.seq} {...hinted} />
              </Suspense>
            )}
            <QuestionBar
              sentence={sentence}
              view={view}
              choices={choosing?.choices ?? null}
              choose={choose}
              aiming={aiming}
              advised={!remote && rest?.lesson === undefined}
              words={table}
              half={half}
              back={half === null ? null : () => choosing?.click(half.card)}
              only={rest?.lesson?.pick}
              canUndo={rest?.canUndo === true}
              undo={undo}
              hint={
                hinted !== null && (
                  <Suspense>
                    <HintButton {...hinted} />
                  </Suspense>
                )
              }
              meanwhile={
                watching ? (
                  <Suspense>
                    <SkipButtons many={names.length > 2} others={view.active !== near} out={view.seats[near].out} />
                  </Suspense>
                ) : (
                  ending.lookable &&
                  !ending.looking && (
                    <button type="button" className="button brass" onClick={() => ending.look(true)}>
                      Back to the result
                    </button>
                  )
                )
              }
              waiting={choosing === null && over === null && beat === null}
            />
          </div>
          {roomForLog && foretold}
          {missed !== null && choosing !== null && (
            <Suspense>
              <Missed
                mark={missed}
                view={view}
                log={log}
                near={near}
                table={table}
                catalogue={catalogue}
                inspect={inspect}
              />
            </Suspense>
          )}
          <Suspense>
            <Tips game={table.name} />
          </Suspense>
          <Announcer question={lesson?.now === true ? lesson.said.say : sentence} />
        </main>
        <DeedMenu menu={menu} best={choosing?.best ?? null} aiming={aiming} choose={choose} onClose={closeMenu} />
        <Sheets
          sheet={sheet}
          setSheet={setSheet}
          log={logPart}
          card={cardPart}
          game={table.name}
          playing={over === null && seated && !view.seats[near].out}
          many={names.length > 2}
          together={together}
        />
        <Closing
          ending={ending}
          game={table.name}
          catalogue={catalogue}
          request={request!}
          replay={replay}
          near={near}
          view={view}
          ended={ended}
          puzzle={puzzle !== null}
          sentence={sentence}
          together={together}
          openAnew={openAnew}
        />
      </Motion>
    </DressContext>
  );
}
