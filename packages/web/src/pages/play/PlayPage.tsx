import type { Catalogue, MatchRequest } from '@wardroom/host';
import { isPersons } from '@wardroom/host/messages';
import { suffices } from '@wardroom/host/sufficing';
import { type CSSProperties, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { entryOf, type GameEntry } from '../../games/index.ts';
import type { Choosing, GameTable, GameTableProps, Inspected } from '../../games/table.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { stageOf } from '../../parts/beats/stage.ts';
import { DressContext } from '../../parts/card/index.ts';
import { openClause } from '../../parts/clause/open.ts';
import { Dialog, fetchWindows, Sheet } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later, optional } from '../../parts/later.tsx';
import { Newer } from '../../parts/page/Notice.tsx';
import { useNewer } from '../../parts/page/newer.ts';
import { sounds } from '../../parts/sound/table.ts';
import { useMusic } from '../../parts/sound/useMusic.ts';
import { SeatMarks } from '../../parts/table/context.ts';
import { Motion } from '../../parts/table/Motion.tsx';
import { useWide } from '../../parts/table/useWide.ts';
import { against, listed } from '../../parts/words/sides.ts';
import { useSettings } from '../../settings.ts';
import { Announcer } from './Announcer.tsx';
import { useAdvice } from './advice.ts';
import { type Aiming, silentWords } from './aims.ts';
import { saveKept } from './aside.ts';
import { ChoiceWords } from './ChoiceWords.tsx';
import { aimless, type Half } from './choosing.ts';
import css from './PlayPage.module.css';
import { QuestionBar } from './QuestionBar.tsx';
import { freshSeed, startMatch, takeOpening } from './start.ts';
import { close, diceDone, hasRead, open, setStage, sitDown, skip, undo, usePlay } from './store.ts';
import type { Together } from './together.ts';
import { useChoosing } from './useChoosing.ts';
import { useKeys } from './useKeys.ts';
import { useLesson } from './useLesson.ts';
import { usePuzzle } from './usePuzzle.ts';

// The table stands first; what lies beside it comes a moment later.
const Log = optional(() => import('../../parts/log/Log.tsx').then((m) => m.Log));
const InspectPanel = optional(() => import('../../parts/table/InspectPanel.tsx').then((m) => m.InspectPanel));
const Chain = optional(() => import('../../parts/table/Chain.tsx').then((m) => m.Chain));
const Curtain = later(() => import('./Curtain.tsx').then((m) => m.Curtain));
const TableMenu = later(() => import('./TableMenu.tsx').then((m) => m.TableMenu));
const Tips = optional(() => import('../../parts/tip/Tips.tsx').then((m) => m.Tips));
const Forecasts = optional(() => import('./Forecasts.tsx').then((m) => m.Forecasts));
const Hint = optional(() => import('./Hint.tsx').then((m) => m.Hint));
const HintButton = optional(() => import('./Hint.tsx').then((m) => m.HintButton));
const Guide = later(() => import('./Guide.tsx').then((m) => m.Guide));
const Ended = later(() => import('./Coach.tsx').then((m) => m.Ended));
const Learnt = later(() => import('./Coach.tsx').then((m) => m.Learnt));
const SkipButtons = optional(() => import('./SkipButtons.tsx').then((m) => m.SkipButtons));
const Missed = optional(() => import('./Missed.tsx').then((m) => m.Missed));
const Finale = later(() => import('./Finale.tsx').then((m) => m.Finale));
const AfterMatch = later(() => import('../after/AfterMatch.tsx').then((m) => m.AfterMatch));

/** Where the match is played: opens it, or goes home if there is none. */
export function PlayPage() {
  useEffect(() => {
    document.title = 'Wardroom: at the table';
    const opening = takeOpening();
    if (opening === null) navigate({ to: '/' });
    else open(opening);
    return close;
  }, []);
  return <AtTable />;
}

/** The match that is open, wherever it runs. */
export function AtTable({ together }: { together?: Together }) {
  const status = usePlay((s) => s.status);
  const error = usePlay((s) => s.error);
  const kept = usePlay((s) => s.kept);
  const request = usePlay((s) => s.request);
  const game = request === null ? undefined : entryOf(request.game);
  const missing = request !== null && game === undefined;
  if (status === 'failed' || missing)
    return <Failed error={missing ? `There is no table for ${request.game} here.` : error} kept={kept} />;
  if (game === undefined) return <main id="main" className={css.page} />;
  return (
    <Suspense fallback={<main id="main" className={css.page} aria-busy="true" />}>
      <Playing game={game} together={together} />
    </Suspense>
  );
}

/** A page that was left open while a newer table came may find the engine or the game gone. */
function Failed({ error, kept }: { error: string; kept: string | null }) {
  const newer = useNewer();
  if (newer === null) return <main id="main" className={css.page} aria-busy="true" />;
  if (newer) return <Newer />;
  return (
    <main id="main" className={css.failed}>
      <h1>The match cannot go on</h1>
      <p>{error}</p>
      {kept !== null && (
        <button type="button" className="button" onClick={() => saveKept(kept)}>
          Save what is kept of it as a file
        </button>
      )}
      <button type="button" className="button brass" onClick={() => navigate({ to: '/' })}>
        Home
      </button>
    </main>
  );
}

function Playing({ game, together }: { game: GameEntry; together: Together | undefined }) {
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
    refusal,
    missed,
    remote,
    notes,
  } = usePlay();
  const present = useCatalogue(
    table.name,
    (part) => together === undefined && request !== null && suffices(part, request),
  );
  const catalogue = together?.catalogue ?? present;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [sheet, setSheet] = useState<'log' | 'card' | 'menu' | null>(null);
  const [after, setAfter] = useState(true);
  const lesson = useLesson();
  const puzzle = usePuzzle();
  // A lesson followed to its end: its own last words come before the look back.
  const learnt = led && puzzle === null && rest !== null && rest.view.over?.winner === rest.view.seats[near].team;
  const [congratulated, setCongratulated] = useState(false);
  // The moment of winning or losing comes before the look back, but not where everything is to happen at once.
  const pace = useSettings((s) => s.pace);
  const [seenEnd, setSeenEnd] = useState(false);
  const endSeen = useCallback(() => setSeenEnd(true), []);
  useMusic(table.name);
  const [solvedAll, setSolvedAll] = useState(false);
  const taught = catalogue.lessons.find((l) => l.id === request?.lesson);
  const roomForLog = useWide('tablet');
  const { briefLog, set: setSettings } = useSettings();

  useEffect(() => fetchWindows(), []);
  useEffect(() => {
    setStage(stageOf(table, near, (seat) => request !== null && !isPersons(request, seat)));
  }, [table, near, request]);
  useEffect(() => {
    if (refusal === null) return;
    const { error, rule } = refusal.refusal;
    toast(rule === undefined ? error : `${error} (${rule})`, 'bad');
    sounds.play('refuse');
  }, [refusal]);

  const inspect = useCallback(
    (what: Inspected) => {
      setInspected(what);
      if (!roomForLog) setSheet('card');
    },
    [roomForLog],
  );
  const inspectCard = useCallback((card: string) => inspect({ card }), [inspect]);
  const refuse = useCallback(
    (alias: number, at: NonNullable<typeof rest>) => {
      const why = at.why.find((w) => w.card === alias);
      if (why === undefined) inspect({ alias });
      else {
        sounds.play('refuse');
        toast(`${why.reason} (${why.rule})`, 'info', { label: why.rule, do: () => openClause(why.rule, table.name) });
      }
    },
    [inspect, table.name],
  );
  const advised = useAdvice(rest);
  // A puzzle is for whoever solves it: what is good otherwise would lead away from it.
  const advice = useMemo(
    () => (puzzle === null || advised === null ? advised : { ...advised, best: null }),
    [puzzle, advised],
  );
  const names = useMemo(() => namesOf(request!, catalogue), [request, catalogue]);
  const aiming = useMemo<Aiming>(
    () => ({ view: rest?.view ?? { seats: [], zones: [] }, near, names, catalogue, advice }),
    [rest, near, names, catalogue, advice],
  );
  // A puzzle that is solved or missed asks for nothing more.
  const asking = puzzle === null || puzzle.is === 'open' ? rest : null;
  const { choosing, menu, closeMenu, choose, half } = useChoosing(asking, near, aiming, table, refuse);
  const openAnew = (wanted: MatchRequest): void => {
    setCongratulated(false);
    setSeenEnd(false);
    startMatch({ ...wanted, seed: freshSeed() });
    const again = takeOpening();
    if (again !== null) open(again);
  };

  // Whoever plays by keyboard goes on from the question when what they pressed has gone.
  useEffect(() => {
    if (choosing !== null && document.activeElement === document.body) document.getElementById('question')?.focus();
  }, [choosing]);

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

  const asked = rest?.view.question;
  // Something is shown, or others are at it: all of that can be passed over.
  const watching = tell === null && rest === null && (beat !== null || names.length > 2);
  const over = rest?.view.over ?? null;
  const seated = together?.seated ?? true;
  const finale = over !== null && replay !== null && seated && !led && !seenEnd && pace > 0;
  const lookable = over !== null && replay !== null && !finale && (!learnt || congratulated);
  const home = together?.onLeave ?? (() => navigate({ to: '/' }));
  const sentence =
    over !== null
      ? (rest?.reason ?? result(over.winner, view.seats, near, names))
      : choosing !== null
        ? half === null
          ? (table.asks?.(choosing.choices, asked?.prompt) ?? asked?.text ?? '')
          : aimSentence(choosing, half, aiming, table.aims)
        : beat !== null
          ? beat.event.text || ' '
          : thinking !== null
            ? `${names[thinking]} is thinking.`
            : remote && rest !== null
              ? waitingFor(rest.view.question?.seat ?? -1, names)
              : ' ';
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
          {roomForLog && (
            <aside className={css.right} aria-label="Chain and log">
              {!ownChain && view.chain.length > 0 && chainPart}
              <section
                className={css.inspector}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
                tabIndex={0}
                aria-label="The card looked at"
              >
                {cardPart}
              </section>
              <div className={css.log} data-folded={briefLog}>
                <Suspense>
                  <Log {...told} brief={{ is: briefLog, set: (is) => setSettings({ briefLog: is }) }} />
                </Suspense>
              </div>
            </aside>
          )}
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
                  onDone={() => setSolvedAll(true)}
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
                  lookable &&
                  !after && (
                    <button type="button" className="button brass" onClick={() => setAfter(true)}>
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
        <Dialog open={menu !== null} onClose={closeMenu} title="What do you do with it?" size="small">
          <div className={css.menu} style={{ '--n': menu?.length ?? 0 } as CSSProperties}>
            {menu?.map((x) => (
              <button
                key={x.index}
                type="button"
                className={`button ${x.choice === choosing?.best ? 'brass' : ''}`}
                onClick={() => choose(x.index)}
              >
                <ChoiceWords x={x} aiming={aiming} />
              </button>
            ))}
          </div>
        </Dialog>
        <Sheet open={sheet === 'log'} onClose={() => setSheet(null)} title="Log">
          {logPart}
        </Sheet>
        <Sheet open={sheet === 'card'} onClose={() => setSheet(null)} title="Card" hideTitle>
          {cardPart}
        </Sheet>
        <Sheet open={sheet === 'menu'} onClose={() => setSheet(null)} title="Table">
          <Suspense>
            <TableMenu
              game={table.name}
              playing={over === null && seated && !view.seats[near].out}
              many={names.length > 2}
              together={together}
              onLog={() => setSheet('log')}
              onClose={() => setSheet(null)}
            />
          </Suspense>
        </Sheet>
        {((learnt && !congratulated) || solvedAll) && (
          <Suspense>
            <Learnt
              of={[table.name, request?.lesson ?? '']}
              title={taught?.title ?? catalogue.title}
              words={taught?.learnt ?? ''}
              onPlay={() => navigate({ to: '/' })}
              onRules={() => navigate({ to: '/rules/$game', params: { game: table.name } })}
              onLookBack={ended || solvedAll ? null : () => setCongratulated(true)}
              onClose={ended || solvedAll ? () => navigate({ to: '/' }) : () => setCongratulated(true)}
            />
          </Suspense>
        )}
        {finale && (
          <Suspense>
            <Finale
              outcome={over.winner < 0 ? 'draw' : view.seats[near].team === over.winner ? 'won' : 'lost'}
              reason={sentence}
              pace={pace}
              onEnd={endSeen}
            />
          </Suspense>
        )}
        {over !== null && ended && !learnt && puzzle === null && (
          <Suspense>
            <Ended title={sentence} onAgain={() => openAnew(request!)} onHome={() => navigate({ to: '/' })} />
          </Suspense>
        )}
        {lookable && (
          <Dialog open={after} onClose={() => setAfter(false)} title={sentence} size="wide" hideTitle>
            <Suspense fallback={<p>Looking back…</p>}>
              <AfterMatch
                reason={sentence}
                replay={replay}
                viewer={seated ? near : -1}
                onRematch={
                  together !== undefined
                    ? together.onAgain
                    : () => {
                        // From the start again, whatever it was played on from.
                        const { from: _, ...whole } = request!;
                        openAnew(whole);
                      }
                }
                onPlayOn={(at) => {
                  if (together !== undefined) return together.onPlayOn(at);
                  const sitters = request!.places.map((p) => p.sitter);
                  const asked = { replay, catalogue, seat: near, sitters, seed: freshSeed(), at };
                  void import('../replay/again.ts').then(({ againOf }) => {
                    const moment = againOf(asked);
                    if (moment !== null) openAnew(moment);
                  });
                }}
                onHome={home}
                ways={together?.after}
              />
            </Suspense>
          </Dialog>
        )}
      </Motion>
    </DressContext>
  );
}

/** Whom the table waits for, where that may be known. */
const waitingFor = (seat: number, names: readonly string[]): string =>
  seat < 0 ? 'The table waits.' : `Waiting for ${names[seat]}.`;

/** The players' names, and their foe's. */
function namesOf({ places, foe }: MatchRequest, { foes }: Catalogue): string[] {
  const met = foes.find((f) => f.id === foe);
  return [...places.map((p) => p.name), ...(met === undefined ? [] : [met.name])];
}

/** What the second half of a choice is: what it is done to, or where. */
function aimSentence({ choices }: Choosing, half: Half, aiming: Aiming, words: GameTable['aims']): string {
  const [only] = aimless(choices, half).flatMap(({ index, choice }) => {
    const on = silentWords(aiming, index);
    return on === null ? [] : [`${choice.text} ${on}?`];
  });
  if (only !== undefined) return only;
  const aimed = choices.filter((c) => c.card === half?.card && (c.on !== undefined || c.spot !== undefined));
  return [...new Set(aimed.map((c) => words[c.verb] ?? 'What is it done to?'))].join(' ');
}

function result(winner: number, seats: readonly { team: number }[], near: number, names: readonly string[]): string {
  if (winner < 0) return 'The match is drawn.';
  const winners = names.filter((_, i) => seats[i].team === winner);
  if (seats[near].team === winner) return winners.length > 1 ? 'You win together.' : 'You win.';
  return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}.`;
}
