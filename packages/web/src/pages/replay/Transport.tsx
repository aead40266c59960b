import type { ReplayFacts, Viewer } from '@wardroom/host';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon, type IconName } from '../../parts/icons/Icon.tsx';
import { useWide } from '../../parts/table/useWide.ts';
import { Scrubber } from './Scrubber.tsx';
import css from './Transport.module.css';
import type { Watching } from './useWatching.ts';

const SPEEDS = [0.5, 1, 2, 4];

interface Props {
  facts: ReplayFacts;
  watching: Watching;
  viewer: Viewer;
  setViewer: (viewer: Viewer) => void;
  speed: number;
  setSpeed: (speed: number) => void;
  turn: (by: number) => void;
  /** Play on from where it stands; null where nobody can. */
  onPlayOn: (() => void) | null;
}

/** Everything that moves a replay: where it is, play and pause, steps and turns, whose eyes, how fast. */
export function Transport({ facts, watching, viewer, setViewer, speed, setSpeed, turn, onPlayOn }: Props) {
  const { at, playing } = watching;
  const last = facts.steps.length - 1;
  const step = facts.steps[at];
  const views = [
    ...facts.names.map((name, seat) => ({ value: seat, label: name, icon: 'eye' as IconName })),
    ...(facts.over === null ? [] : [{ value: -1, label: 'Open hands', icon: 'hand' as IconName }]),
  ];
  // Many seats are a list to choose from.
  const roomForViews = useWide('tablet') && facts.names.length <= 4;
  const view = viewer.open ? -1 : viewer.seat;
  const look = (v: number): void => setViewer(v < 0 ? { seat: viewer.seat, open: true } : { seat: v, open: false });
  return (
    <section className={css.transport} aria-label="Replay">
      <p className={css.now}>
        <span className={css.turn}>
          {step.turn === 0 ? 'Before the first turn' : `Turn ${step.turn} · ${facts.names[step.seat]}`}
        </span>
        {/* While it is being shown, only what has been: the outcome of a roll must not stand under the dice. */}
        <span className={css.said}>{watching.beat?.event.text || (watching.beat === null ? step.text : '')}</span>
        <span className={css.count}>
          {at} / {last}
        </span>
        {onPlayOn !== null && (
          <button type="button" className={css.playOn} onClick={onPlayOn}>
            <Icon name="hand" size={16} /> Play on from here
          </button>
        )}
      </p>
      <div className={css.scrub}>
        <Scrubber facts={facts} at={at} goTo={watching.goTo} />
      </div>
      <div className={css.buttons}>
        <Press icon="skip" flip label="Previous turn" onClick={() => turn(-1)} off={at === 0} />
        <Press icon="stepBack" label="Step back" onClick={() => watching.goTo(at - 1)} off={at === 0} />
        <button
          type="button"
          className={`button brass round ${css.play}`}
          onClick={playing ? watching.pause : watching.play}
          aria-label={playing ? 'Pause' : at === last ? 'Play again from the start' : 'Play'}
        >
          <Icon name={playing ? 'pause' : at === last ? 'replay' : 'play'} size={24} />
        </button>
        <Press icon="step" label="Step forward" onClick={watching.forward} off={at === last} />
        <Press icon="skip" label="Next turn" onClick={() => turn(1)} off={at === last} />
      </div>
      {roomForViews ? (
        <div className={css.views}>
          <Segments legend="Whose view" value={view} onChange={look} options={views} />
        </div>
      ) : (
        <label className={css.views}>
          <span className="visually-hidden">Whose view</span>
          <select className="field" value={view} onChange={(e) => look(Number(e.target.value))}>
            {views.map((v) => (
              <option key={v.value} value={v.value}>
                {v.value < 0 ? 'All' : v.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={css.speed}>
        <Icon name="speed" size={20} className={css.speedIcon} />
        <span className="visually-hidden">Speed</span>
        <select className="field" value={speed} onChange={(e) => setSpeed(Number(e.target.value))}>
          {SPEEDS.map((x) => (
            <option key={x} value={x}>
              {x === 0.5 ? '½' : x}×
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface PressProps {
  icon: IconName;
  flip?: boolean;
  label: string;
  onClick: () => void;
  off: boolean;
}

/** It stays in reach when there is nothing more that way, so that the keyboard does not lose its place. */
const Press = ({ icon, flip = false, label, onClick, off }: PressProps) => (
  <button
    type="button"
    className={`button round ${css.press} ${flip ? css.flip : ''}`}
    onClick={off ? undefined : onClick}
    aria-disabled={off}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} size={20} />
  </button>
);
