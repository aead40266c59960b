import { navigate } from '../../navigation/navigation.tsx';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Keys } from '../../parts/table/Keys.tsx';
import { useSettings } from '../../settings.ts';
import { openSettings } from '../settings/open.ts';
import css from './PlayPage.module.css';
import { act } from './store.ts';
import type { Together } from './together.ts';

interface Props {
  game: string;
  /** Whether the person at the screen still has something to concede, and whether others would play on. */
  playing: boolean;
  many: boolean;
  together: Together | undefined;
  onLog: () => void;
  onClose: () => void;
}

/** What can be done at the table beside playing. */
export function TableMenu({ game, playing, many, together, onLog, onClose }: Props) {
  const muted = useSettings((s) => s.muted);
  const set = useSettings((s) => s.set);
  const concede = async (): Promise<void> => {
    onClose();
    const yes = await confirm({
      title: 'Concede the match?',
      text: many ? 'You leave the table and lose; the others play on.' : 'The match ends and you lose it.',
      yes: 'Concede',
      danger: true,
    });
    if (yes) act('concede');
  };
  return (
    <div className={css.menu}>
      <button type="button" className="button" onClick={onLog}>
        <Icon name="log" size={20} /> Log
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          onClose();
          openSettings(game);
        }}
      >
        <Icon name="settings" size={20} /> Settings
      </button>
      <button type="button" className="button" onClick={() => set({ muted: !muted })} aria-pressed={muted}>
        <Icon name={muted ? 'mute' : 'sound'} size={20} /> {muted ? 'Sound is off' : 'Sound is on'}
      </button>
      <button type="button" className="button" onClick={() => navigate({ to: '/rules/$game', params: { game } })}>
        <Icon name="book" size={20} /> Rulebook
      </button>
      {together !== undefined && <together.Menu onClose={onClose} />}
      {playing && (
        <button type="button" className="button" onClick={() => void concede()}>
          <Icon name="flag" size={20} /> Concede
        </button>
      )}
      <button type="button" className="button" onClick={together?.onLeave ?? (() => navigate({ to: '/' }))}>
        <Icon name="left" size={20} /> Leave the table
      </button>
      <p className={css.keep}>
        {together === undefined
          ? 'A match you leave is kept, and you can go on with it from home.'
          : 'The match goes on without you. Its address leads back to it at any time, here or on another device.'}
      </p>
      <Keys keys={KEYS} />
    </div>
  );
}

const KEYS = [
  ['1–9', 'make that choice'],
  ['P', 'pass'],
  ['U', 'take back'],
  ['H', 'hint, where you play alone'],
  ['I', 'look at the card in focus'],
  ['L', 'log'],
  ['Space', 'skip what is being shown'],
  ['N', 'skip to the next turn'],
  ['Tab', 'go through cards, places and buttons'],
  ['↑ ↓', 'go through the log'],
] as const;
