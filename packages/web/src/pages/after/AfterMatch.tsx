import type { Replay } from '@wardroom/core';
import type { Story } from '@wardroom/host';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { callLong } from '../../engine/link.ts';
import { days } from '../../history/daily.ts';
import { Link, navigate } from '../../navigation/navigation.tsx';
import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { optional } from '../../parts/later.tsx';
import { listed } from '../../parts/words/sides.ts';
import { session } from '../../storage.ts';
import { copyReplayLink, LAST, saveReplay } from '../replay/share.ts';
import css from './AfterMatch.module.css';
import { Choices } from './Choices.tsx';
import { Dice } from './Dice.tsx';
import { Facts } from './Facts.tsx';
import { NextLevel } from './NextLevel.tsx';
import { Tip } from './Tip.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { useKept } from './useKept.ts';
import { verdictOf } from './verdict.ts';

const Result = optional(() => import('../daily/Result.tsx').then((m) => m.Result));
const ChanceChart = optional(() => import('./ChanceChart.tsx').then((m) => m.ChanceChart));

interface Props {
  replay: Replay;
  /** The seat that is spoken to; -1 for somebody who only watched. */
  viewer: number;
  /** Why it ended so, where that is known before the match has been looked back at. */
  reason?: string;
  /** Null for somebody who only looked on at a match with others. */
  onRematch: (() => void) | null;
  /** Go on from where the match stood after so many inputs. */
  onPlayOn: (at: number) => void;
  onHome: () => void;
  /** More ways on, of a match with others: they lead to the others, and not home. */
  ways?: ReactNode;
}

/** A match that is over: who won and why, how it went, and how the dice fell. */
export function AfterMatch({ replay, viewer, reason, onRematch, onPlayOn, onHome, ways }: Props) {
  const { story, done, error } = useStory(replay);
  const kept = useKept(replay, story, viewer);
  const names = replay.setup.seats.map((x) => x.name);
  const watch = (at?: number): void => {
    // Of the history where it is kept, so that the address stays good.
    if (kept === null) session.setItem(LAST, JSON.stringify(replay));
    const which = kept === null ? 'last' : `kept=${kept.id}`;
    navigate({ to: '/replay', hash: at === undefined ? which : `${which}&at=${at}` });
  };
  const teamOf = (seat: number): number => replay.setup.seats[seat]?.team ?? seat;
  const winner = replay.result?.winner ?? -1;
  // Whoever the table plays sits last, against all others.
  const catalogue = useCatalogue(replay.game);
  const { title, modes } = catalogue;
  const mode = modes.find((m) => m.name === replay.setup.mode);
  const foe = mode?.foe === undefined ? -1 : names.length - 1;
  const daily = kept?.daily === undefined ? undefined : days()[kept.daily]?.[replay.game];
  const outcome = winner < 0 ? 'draw' : viewer < 0 ? 'seen' : teamOf(viewer) === winner ? 'won' : 'lost';

  return (
    <div className={css.after}>
      <header className={css.result} data-outcome={outcome}>
        <Icon name={outcome === 'lost' ? 'lose' : 'win'} size={56} className={css.emblem} />
        <div>
          <p className={css.big}>{said(outcome, names, winner, teamOf, foe)}</p>
          {story === null ? (
            <p className={css.closing}>{reason ?? '\u00a0'}</p>
          ) : (
            <Ending story={story} viewer={viewer} />
          )}
        </div>
      </header>
      <div className={css.actions}>
        {onRematch !== null && (
          <button type="button" className="button brass" onClick={onRematch}>
            <Icon name="replay" size={20} /> Rematch
          </button>
        )}
        <button type="button" className="button" onClick={() => watch()}>
          <Icon name="play" size={18} /> Watch the replay
        </button>
        <button type="button" className="button" onClick={() => saveReplay(replay)}>
          <Icon name="download" size={18} /> Save the replay
        </button>
        {/* A match with others has a shorter one, among the other ways. */}
        {ways === undefined && (
          <button type="button" className="button" onClick={() => void copyReplayLink(replay)}>
            <Icon name="link" size={18} /> Copy a link
          </button>
        )}
        <Link to="/history" className="button bare">
          <Icon name="clock" size={18} /> History
        </Link>
        {ways === undefined && (
          <button type="button" className="button bare" onClick={onHome}>
            <Icon name="left" size={18} /> Home
          </button>
        )}
      </div>
      {kept !== null && kept.aside === undefined && ways === undefined && (
        <NextLevel entry={kept} catalogue={catalogue} onHome={onHome} />
      )}
      {ways}
      {kept?.daily !== undefined && daily?.is === 'done' && (
        <Suspense>
          <Result day={kept.daily} title={title} done={daily} curve={kept.curve} />
        </Suspense>
      )}
      {error !== null && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {story === null && error === null && (
        <p className={css.waiting}>
          <label>
            <span>Looking back at the match…</span>
            <progress value={done} max={1} />
          </label>
        </p>
      )}
      {story !== null && viewer >= 0 && (
        <Tip replay={replay} story={story} viewer={viewer} onPlayOn={onPlayOn} onWatch={watch} />
      )}
      {story !== null && (
        <>
          <section className={css.part} aria-labelledby="after-chances">
            <h3 id="after-chances">How the match went</h3>
            <p className={css.lead}>
              The chance to win, turn by turn, as bots estimate it from the whole table. Numbers mark what turned it.
            </p>
            <Suspense fallback={<div className={css.chartRoom} />}>
              <ChanceChart story={story} viewer={viewer} onPoint={watch} />
            </Suspense>
            <TurningPoints story={story} onPoint={watch} />
          </section>
          <section className={css.part} aria-labelledby="after-choices">
            <h3 id="after-choices">The choices</h3>
            <Choices
              replay={replay}
              story={story}
              viewer={viewer}
              kept={kept}
              onWatch={watch}
              onPlayOn={viewer < 0 ? null : onPlayOn}
            />
          </section>
          {story.fair.count > 0 && (
            <section className={css.part} aria-labelledby="after-dice">
              <h3 id="after-dice">How the dice fell</h3>
              <Dice story={story} viewer={viewer} />
            </section>
          )}
          <section className={css.part} aria-labelledby="after-facts">
            <h3 id="after-facts">In numbers</h3>
            <Facts story={story} viewer={viewer} />
          </section>
        </>
      )}
    </div>
  );
}

function Ending({ story, viewer }: { story: Story; viewer: number }) {
  const { rule, reasons } = story.result;
  const verdict = verdictOf(story, viewer);
  return (
    <>
      <p className={css.closing}>
        {reasons.at(viewer)}{' '}
        {rule !== '' && (
          <>
            <ClauseLink id={rule} game={story.game} />{' '}
            <Link to="/rules/$game/$clause" params={{ game: story.game, clause: rule }} className={css.read}>
              In the rulebook
            </Link>
          </>
        )}
      </p>
      {verdict !== null && <p className={css.verdict}>{verdict}</p>}
    </>
  );
}

function said(
  outcome: string,
  names: readonly string[],
  winner: number,
  teamOf: (seat: number) => number,
  foe: number,
): string {
  if (outcome === 'draw') return 'A draw';
  if (foe >= 0 && teamOf(foe) !== winner) return `${names[foe]} has fallen`;
  const winners = names.filter((_, seat) => teamOf(seat) === winner);
  if (outcome === 'won') return winners.length > 1 ? 'You win together' : 'You win';
  return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
}

/** The story of a replay, told in the engine's own time. */
function useStory(replay: Replay): { story: Story | null; done: number; error: string | null } {
  const [state, setState] = useState<{ story: Story | null; done: number; error: string | null }>({
    story: null,
    done: 0,
    error: null,
  });
  const asked = useRef<Replay | null>(null);
  useEffect(() => {
    if (asked.current === replay) return;
    asked.current = replay;
    const now = (): boolean => asked.current === replay;
    callLong('story', (done) => now() && setState((s) => ({ ...s, done })), replay).then(
      (story) => now() && setState({ story, done: 1, error: null }),
      (e: Error) => now() && setState({ story: null, done: 0, error: e.message }),
    );
  }, [replay]);
  return state;
}
