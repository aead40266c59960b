import { ClauseLink } from '../../parts/clause/ClauseLink.tsx';
import { Segments } from '../../parts/dialog/Segments.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useChoice } from './choice.ts';
import styles from './MatchOptions.module.css';

/** A field that was emptied stays empty; the match takes the default. */
const shown = (n: number): number | '' => (Number.isFinite(n) ? n : '');

interface Props {
  seed: string;
  onSeed: (seed: string) => void;
  /** Some play together. */
  partners: boolean;
  /** What the table plays in this mode, if anything. */
  foe: string | undefined;
}

/** What few people change: format, calling, time, seed. */
export function MatchOptions({ seed, onSeed, partners, foe }: Props) {
  const c = useChoice();
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="settings" /> Options of the match
      </summary>
      <div className={styles.options}>
        <Segments
          legend="Format"
          hint="Official play follows the banned and limited lists and loses at 300."
          value={c.format}
          onChange={(format) => c.set({ format })}
          options={[
            { value: 'official', label: 'Official' },
            { value: 'open', label: 'Open' },
          ]}
        />
        <label className={styles.number}>
          <span>Cemetery HP that loses</span>
          <input
            className="field"
            type="number"
            inputMode="numeric"
            min={10}
            max={10000}
            step={10}
            disabled={c.format === 'official'}
            value={c.format === 'official' ? 300 : shown(c.threshold)}
            onChange={(e) => c.set({ threshold: e.target.valueAsNumber })}
          />
          <small>Only in open play. 100 makes a short match.</small>
        </label>
        <Segments
          legend="Calling"
          hint="By hand, a loss counts only once somebody calls it, and a suicidal play can be taken back."
          value={c.calling}
          onChange={(calling) => c.set({ calling })}
          options={[
            { value: 'auto', label: 'By the table' },
            { value: 'manual', label: 'By hand' },
          ]}
        />
        <label className={styles.number}>
          <span>Time limit in minutes</span>
          <input
            className="field"
            type="number"
            inputMode="numeric"
            min={0}
            max={600}
            value={shown(c.timeLimit)}
            onChange={(e) => c.set({ timeLimit: e.target.valueAsNumber })}
          />
          <small>0 is none. When time is out, the fuller cemetery loses.</small>
        </label>
        <label className={styles.number}>
          <span>Seed</span>
          <input
            className="field"
            maxLength={64}
            placeholder="By chance"
            spellCheck={false}
            autoComplete="off"
            value={seed}
            onChange={(e) => onSeed(e.target.value)}
          />
          <small>The same seed gives the same shuffles and dice.</small>
        </label>
        {partners && (
          <Segments
            legend="Hands of partners"
            hint="Partners may play with their hands open to each other."
            value={c.openHands ? 'open' : 'own'}
            onChange={(value) => c.set({ openHands: value === 'open' })}
            options={[
              { value: 'own', label: 'Each their own' },
              { value: 'open', label: 'Open to partners' },
            ]}
          />
        )}
        {foe !== undefined && (
          <Segments
            legend={`${foe} played by`}
            hint="A person decides what its cards leave open; the dice and the rest are the table’s."
            value={c.bossInPerson ? 'person' : 'table'}
            onChange={(value) => c.set({ bossInPerson: value === 'person' })}
            options={[
              { value: 'table', label: 'The table' },
              { value: 'person', label: 'A person, here' },
            ]}
          />
        )}
        <p className={styles.cites}>
          The rules behind these: <ClauseLink id="W3.2.2" game={c.game} />, <ClauseLink id="W4.1.5" game={c.game} />,{' '}
          <ClauseLink id="W15.1.3" game={c.game} />
        </p>
      </div>
    </details>
  );
}
