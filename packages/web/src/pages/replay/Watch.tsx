import type { Replay } from '@wardroom/core';
import type { Catalogue, ReplayFacts, Viewer } from '@wardroom/host';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import type { GameTable, GameTableProps, Inspected } from '../../games/table.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { stageOf } from '../../parts/beats/stage.ts';
import { DressContext } from '../../parts/card/index.ts';
import { Sheet } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Log } from '../../parts/log/Log.tsx';
import { sounds } from '../../parts/sound/table.ts';
import { Chain } from '../../parts/table/Chain.tsx';
import { InspectPanel } from '../../parts/table/InspectPanel.tsx';
import { Keys } from '../../parts/table/Keys.tsx';
import { Motion } from '../../parts/table/Motion.tsx';
import { useWide } from '../../parts/table/useWide.ts';
import { against, listed } from '../../parts/words/sides.ts';
import { OpenHands } from './OpenHands.tsx';
import css from './ReplayPage.module.css';
import { copyReplayLink, saveReplay } from './share.ts';
import { Transport } from './Transport.tsx';
import { TurnList } from './TurnList.tsx';
import { usePlayOn } from './usePlayOn.ts';
import { useWatching } from './useWatching.ts';

interface Props {
  table: GameTable;
  id: number;
  facts: ReplayFacts;
  /** Cards and clauses of its own rules, where they are not the present ones. */
  own: Catalogue | null;
  replay: Replay;
  at: number;
  onClose: () => void;
}

/** The step that a moment falls into: the last one that has happened by then. */
const stepAt = (facts: ReplayFacts, at: number): number =>
  Math.max(
    0,
    facts.steps.findLastIndex((s) => s.at <= at),
  );

/** A replay on the table of its game. Nothing is asked: it is only looked at. */
export function Watch({ table, id, facts, own, replay, at: firstInput, onClose }: Props) {
  const present = useCatalogue(facts.game);
  const catalogue = own ?? present;
  const [viewer, setViewer] = useState<Viewer>({ seat: 0, open: false });
  const [speed, setSpeed] = useState(1);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [sheet, setSheet] = useState<'log' | 'card' | 'menu' | null>(null);
  const first = stepAt(facts, firstInput);
  // Nobody waits for their own turn here: no turn is hurried.
  const stage = useMemo(() => stageOf(table, viewer.seat, () => false), [table, viewer.seat]);
  const watching = useWatching(id, facts, viewer, speed, first, stage);
  const { at, view, beat, next, tempo, log, error } = watching;
  const { goTo, forward } = watching;
  const roomForLog = useWide('tablet');
  const roomForCard = useWide('laptop');

  const playOn = usePlayOn(replay, facts, present, viewer.seat, facts.steps[at].at);

  const turn = useCallback(
    (by: number): void => {
      const begins = facts.steps.flatMap((s, i) => (s.begins ? [i] : []));
      const to = by > 0 ? begins.find((i) => i > at) : begins.findLast((i) => i < at);
      goTo(to ?? (by > 0 ? facts.steps.length - 1 : 0));
    },
    [facts, at, goTo],
  );
  useTransportKeys(watching, turn, facts.steps.length - 1);

  useEffect(() => {
    document.title = `Replay: ${against(facts.names, (seat) => facts.teams[seat])} · Wardroom`;
  }, [facts]);
  // Opened at a moment: what happens there is shown at once.
  const begun = useRef(firstInput === 0);
  const ready = view !== null;
  useEffect(() => {
    if (begun.current || !ready) return;
    begun.current = true;
    forward();
  }, [ready, forward]);

  const inspect = useCallback(
    (what: Inspected) => {
      setInspected(what);
      if (!roomForCard) setSheet('card');
    },
    [roomForCard],
  );
  const onCard = useCallback((card: string): void => inspect({ card }), [inspect]);

  if (view === null) return <main id="main" className={css.page} aria-busy="true" />;
  const props: GameTableProps = {
    catalogue,
    view,
    beat,
    next,
    tempo,
    log,
    near: viewer.seat,
    names: facts.names,
    choosing: null,
    clocks: null,
    inspect,
    inspected,
    onRolled: (key) => {
      if (beat !== null && key === `roll-${beat.at}`) watching.diceDone();
    },
    onImpact: (strength) => sounds.play('dice', { strength }),
  };
  const { Table, Aside, ownChain = false } = table;
  const logPart = <Log entries={log} catalogue={catalogue} names={facts.names} onCard={onCard} />;
  const turnsPart = <TurnList facts={facts} at={at} goTo={goTo} />;
  const cardPart = <InspectPanel {...props} onClose={undefined} />;
  const chain = <Chain view={view} catalogue={catalogue} names={facts.names} near={viewer.seat} onCard={onCard} />;
  return (
    <DressContext value={table.dress}>
      <Motion>
        <main id="main" className={css.page}>
          <header className={css.aside}>
            <div className={css.head}>
              <button
                type="button"
                className="button bare round"
                aria-label="Menu"
                aria-haspopup="dialog"
                onClick={() => setSheet('menu')}
              >
                <Icon name="menu" size={22} />
              </button>
              <h1 className={css.title}>
                <span className={css.kind}>
                  {facts.ownRules === true ? 'Replay, played by the rules it was made with' : 'Replay'}
                  {facts.from !== undefined && ', played on from another match'}
                </span>
                <span>{against(facts.names, (seat) => facts.teams[seat])}</span>
              </h1>
            </div>
            <Aside {...props} />
            {roomForCard && <div className={css.inspector}>{cardPart}</div>}
          </header>
          <div className={css.board}>
            {viewer.open && (
              <OpenHands view={view} near={viewer.seat} names={facts.names} catalogue={catalogue} inspect={inspect} />
            )}
            <div className={css.table}>
              <Table {...props} />
            </div>
          </div>
          {roomForLog && (
            <aside className={css.right} aria-label="Turns, chain and log">
              {turnsPart}
              {!ownChain && chain}
              <h2 className="visually-hidden">Log</h2>
              <div className={css.log}>{logPart}</div>
            </aside>
          )}
          {!ownChain && !roomForLog && view.chain.length > 1 && <div className={css.chainOver}>{chain}</div>}
          <div className={css.bar}>
            {error !== null && (
              <p className={css.error} role="alert">
                {error}
              </p>
            )}
            <Transport
              facts={facts}
              watching={watching}
              viewer={viewer}
              setViewer={setViewer}
              speed={speed}
              setSpeed={setSpeed}
              turn={turn}
              onPlayOn={playOn}
            />
          </div>
          <p className="visually-hidden" role="status">
            {beat === null ? facts.steps[at].text : ''}
          </p>
        </main>
        <Sheet open={sheet === 'log'} onClose={() => setSheet(null)} title="Turns and log">
          {turnsPart}
          {logPart}
        </Sheet>
        <Sheet open={sheet === 'card'} onClose={() => setSheet(null)} title="Card" hideTitle>
          {cardPart}
        </Sheet>
        <Sheet open={sheet === 'menu'} onClose={() => setSheet(null)} title="Replay">
          <div className={css.menu}>
            <p className={css.facts}>
              {against(
                facts.names.map((name, i) => `${name} (${facts.decks[i] ?? 'a deck of their own'})`),
                (seat) => facts.teams[seat],
              )}
              .{' '}
              {facts.over === null
                ? 'The match was not finished.'
                : facts.winners.length === 0
                  ? 'A draw.'
                  : `${listed(facts.winners.map((w) => facts.names[w]))} won.`}
            </p>
            <button type="button" className="button" onClick={() => setSheet('log')}>
              <Icon name="log" size={20} /> Turns and log
            </button>
            <button type="button" className="button" onClick={() => saveReplay(replay)}>
              <Icon name="download" size={20} /> Save the replay
            </button>
            <button type="button" className="button" onClick={() => void copyReplayLink(replay)}>
              <Icon name="link" size={20} /> Copy a link
            </button>
            <button type="button" className="button" onClick={onClose}>
              <Icon name="upload" size={20} /> Open another
            </button>
            <button type="button" className="button" onClick={() => navigate({ to: '/' })}>
              <Icon name="left" size={20} /> Home
            </button>
            <Keys keys={KEYS} />
          </div>
        </Sheet>
      </Motion>
    </DressContext>
  );
}

const KEYS = [
  ['← →', 'a step back or forward'],
  ['Shift ← →', 'a turn'],
  ['Home End', 'start and end'],
  ['Space', 'play or pause'],
] as const;

/** Arrows step, with Shift by turns; Home, End and the space bar. They work anywhere but in fields and windows. */
function useTransportKeys(watching: ReturnType<typeof useWatching>, turn: (by: number) => void, last: number): void {
  const { at, playing, goTo, forward, play, pause } = watching;
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      const on = e.target as HTMLElement;
      if (on.closest('input:not([type="range"]), textarea, select, dialog') !== null) return;
      // Space presses what has the focus.
      if (e.key === ' ' && on.closest('button, a, summary') !== null) return;
      const does: Record<string, () => void> = {
        ArrowRight: e.shiftKey ? () => turn(1) : e.repeat ? () => goTo(at + 1) : forward,
        ArrowLeft: e.shiftKey ? () => turn(-1) : () => goTo(at - 1),
        Home: () => goTo(0),
        End: () => goTo(last),
        ' ': playing ? pause : play,
      };
      const work = does[e.key];
      if (work === undefined) return;
      e.preventDefault();
      work();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, playing, goTo, forward, play, pause, turn, last]);
}
