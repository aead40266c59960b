import { Suspense } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useSettings } from '../../settings.ts';
import styles from './SettingsList.module.css';

const PACES = [
  { value: 2, label: 'Slow' },
  { value: 1, label: 'Normal' },
  { value: 0.5, label: 'Fast' },
  { value: 0, label: 'At once' },
];

/** All that can be set. Everything applies at once. */
export function SettingsList({ game }: { game: string }) {
  const s = useSettings();
  return (
    <div className={styles.list}>
      <label className={styles.row}>
        <span className={styles.label}>Your name</span>
        <input
          className="field"
          value={s.name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(e) => s.set({ name: e.target.value })}
          onBlur={() => s.name.trim() === '' && s.set({ name: 'Player 1' })}
        />
      </label>

      <Segments
        legend="Theme"
        value={s.theme}
        onChange={(theme) => s.set({ theme })}
        options={[
          { value: 'system', label: 'As the system' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
          { value: 'light', label: 'Light', icon: 'sun' },
        ]}
      />

      <Segments
        legend="Pace"
        hint="How long rolls, hits and magics are shown. You can skip ahead at any pace."
        value={s.pace}
        onChange={(pace) => s.set({ pace })}
        options={PACES}
      />

      <Segments
        legend="Motion"
        value={s.motion}
        onChange={(motion) => s.set({ motion })}
        options={[
          { value: 'system', label: 'As the system' },
          { value: 'full', label: 'Full' },
          { value: 'reduced', label: 'Fades only' },
        ]}
      />

      <Segments
        legend="Dice"
        hint="Flat dice are lighter on old machines. The rolls are the same."
        value={s.dice}
        onChange={(dice) => s.set({ dice })}
        options={[
          { value: '3d', label: 'Thrown' },
          { value: 'flat', label: 'Flat' },
        ]}
      />

      <fieldset className={styles.group}>
        <legend className={styles.label}>Sound</legend>
        <div className={styles.sound}>
          <button type="button" className="button" aria-pressed={s.muted} onClick={() => s.set({ muted: !s.muted })}>
            <Icon name={s.muted ? 'mute' : 'sound'} size={20} /> Mute
          </button>
          <button type="button" className="button" aria-pressed={s.music} onClick={() => s.set({ music: !s.music })}>
            <Icon name={s.music ? 'check' : 'play'} size={20} /> Music
          </button>
          <label className={styles.volume}>
            <span className="visually-hidden">Volume</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={Math.round(s.volume * 100)}
              disabled={s.muted}
              aria-valuetext={`${Math.round(s.volume * 100)} percent`}
              onChange={(e) => s.set({ volume: Number(e.target.value) / 100 })}
            />
          </label>
        </div>
      </fieldset>

      <Segments
        legend="Stop me"
        hint="When something happens that could be answered. In all other cases the table passes for you."
        value={s.stops.when}
        onChange={(when) => s.set({ stops: { ...s.stops, when } })}
        options={[
          { value: 'always', label: 'Always' },
          { value: 'able', label: 'When I could answer' },
          { value: 'only', label: 'Only at …' },
        ]}
      />
      {s.stops.when === 'only' && (
        <Suspense fallback={null}>
          <Windows game={game} />
        </Suspense>
      )}

      <fieldset className={styles.group}>
        <legend className={styles.label}>Ask again</legend>
        <Check checked={s.confirm} onChange={(confirm) => s.set({ confirm })}>
          Before what cannot be taken back
        </Check>
        <Check checked={s.confirmEnd} onChange={(confirmEnd) => s.set({ confirmEnd })}>
          Before ending a turn with something left to do
        </Check>
      </fieldset>
    </div>
  );
}

function Windows({ game }: { game: string }) {
  const { windows } = useCatalogue(game);
  const { stops, set } = useSettings();
  const at = stops.at ?? [];
  return (
    <fieldset className={`${styles.group} ${styles.windows}`}>
      <legend className="visually-hidden">Stop me only at</legend>
      {windows.map((w) => (
        <Check
          key={w.name}
          checked={at.includes(w.name)}
          onChange={(on) =>
            set({ stops: { when: 'only', at: on ? [...at, w.name] : at.filter((name) => name !== w.name) } })
          }
        >
          {w.title}
        </Check>
      ))}
    </fieldset>
  );
}

const Check = (props: { checked: boolean; onChange: (on: boolean) => void; children: string }) => (
  <label className={styles.check}>
    <input type="checkbox" checked={props.checked} onChange={(e) => props.onChange(e.target.checked)} />
    {props.children}
  </label>
);
