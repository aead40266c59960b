import type { Replay } from '@wardroom/core';
import type { Analysis, JudgedChoice, Story } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { call, callLong } from '../../engine/link.ts';
import { change } from '../../history/device.ts';
import type { Entry } from '../../history/entry.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { turnTitle } from '../../parts/words/turns.ts';
import css from './AfterMatch.module.css';
import { ByPlayer, type Row } from './ByPlayer.tsx';
import { balanceOf, balanceWords } from './balance.ts';
import own from './Choices.module.css';

interface Props {
  replay: Replay;
  story: Story;
  viewer: number;
  kept: Entry | null;
  onWatch: (at: number) => void;
  /** Null where nobody sat at this table. */
  onPlayOn: ((at: number) => void) | null;
}

const percent = (x: number): string => `${Math.round(x * 100)} %`;

/** What the choices were worth: worked out when somebody asks, and kept with the match. */
export function Choices({ replay, story, viewer, kept, onWatch, onPlayOn }: Props) {
  const { analysis, done, error, begin } = useAnalysis(replay, kept);
  if (analysis === null) {
    return (
      <>
        <p className={css.lead}>
          Every choice against the best that the strongest bot finds, by what each player knew at the time.
        </p>
        {error !== null && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
        {done === null ? (
          <p>
            <button type="button" className="button" onClick={begin}>
              <Icon name="target" size={18} /> Analyse the choices
            </button>
          </p>
        ) : (
          <p className={css.waiting}>
            <label>
              <span>Thinking it all through again…</span>
              <progress value={done} max={1} />
            </label>
          </p>
        )}
      </>
    );
  }
  const balance = balanceOf(story, analysis, viewer, 'act' in (replay.inputs.at(-1) ?? {}));
  return (
    <>
      {balance !== null && <p className={css.lead}>{balanceWords(balance)}</p>}
      <ByPlayer story={story} viewer={viewer} rows={rowsOf(analysis)} />
      {analysis.choices.length === 0 ? (
        <p className={css.lead}>Nobody made a choice that was surely worse than another.</p>
      ) : (
        <ol className={own.choices}>
          {analysis.choices.map((c) => (
            <Choice
              key={c.at}
              choice={c}
              name={story.names[c.seat]}
              mine={c.seat === viewer}
              onWatch={onWatch}
              onPlayOn={onPlayOn}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function rowsOf({ seats, choices }: Analysis): Row[] {
  const worst = seats.map((_, seat) =>
    Math.max(0, ...choices.filter((c) => c.seat === seat).map((c) => c.could - c.chance)),
  );
  return [
    { what: 'Choices', of: seats.map((x) => x.choices) },
    { what: 'Good', of: seats.map((x) => x.good) },
    { what: 'Dubious ?', of: seats.map((x) => x.dubious) },
    { what: 'Bad ??', of: seats.map((x) => x.bad) },
    { what: 'The worst one cost', of: worst.map((x) => (x === 0 ? '–' : percent(x))) },
    {
      what: 'A choice cost on average',
      of: seats.map((x) => `${((100 * x.lost) / Math.max(1, x.choices)).toFixed(1)} %`),
    },
  ];
}

interface ChoiceProps {
  choice: JudgedChoice;
  name: string;
  mine: boolean;
  onWatch: (at: number) => void;
  onPlayOn: ((at: number) => void) | null;
}

function Choice({
  choice: { at, turn, mark, played, better, chance, could },
  name,
  mine,
  onWatch,
  onPlayOn,
}: ChoiceProps) {
  return (
    <li className={own.choice} data-mark={mark}>
      <b className={own.mark} title={mark === 'bad' ? 'Bad' : 'Dubious'}>
        <span aria-hidden="true">{mark === 'bad' ? '??' : '?'}</span>
        <span className="visually-hidden">{mark === 'bad' ? 'Bad' : 'Dubious'}</span>
      </b>
      <p>
        <span className={own.when}>
          {turnTitle(turn)}, {mine ? 'you' : name}:
        </span>{' '}
        {played} ({percent(chance)}). Better: <strong>{better}</strong> ({percent(could)}).
      </p>
      <p className={own.ways}>
        <button type="button" className="button bare" onClick={() => onWatch(at)}>
          <Icon name="play" size={16} /> Watch
        </button>
        {mine && onPlayOn !== null && (
          <button type="button" className="button bare" onClick={() => onPlayOn(at)}>
            <Icon name="hand" size={16} /> Play on from here
          </button>
        )}
      </p>
    </li>
  );
}

/** The analysis that is kept with the match, or one that is begun here; left alone it goes on no longer. */
function useAnalysis(replay: Replay, kept: Entry | null) {
  const [found, setFound] = useState<Analysis | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => void call('dropAnalysis'), []);
  const begin = (): void => {
    setDone(0);
    setError(null);
    callLong('analysis', setDone, replay).then(
      (analysis) => {
        setFound(analysis);
        if (kept !== null) void change(kept.id, { analysis });
      },
      (e: Error) => {
        setDone(null);
        setError(e.message);
      },
    );
  };
  return { analysis: found ?? kept?.analysis ?? null, done, error, begin };
}
