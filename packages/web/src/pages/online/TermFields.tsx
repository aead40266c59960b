import { Segments } from '../../parts/dialog/Segments.tsx';
import styles from './Online.module.css';
import { amongOf, CLOCKS, clockWords, setTerms, type Terms } from './terms.ts';

/** What people agree on before they play, beside the game's own options. */
export function TermFields({ terms }: { terms: Terms }) {
  const clock = CLOCKS[terms.clock];
  const among = amongOf(terms);
  return (
    <>
      <Segments
        legend="Who may come"
        value={terms.listed ? 'all' : 'link'}
        onChange={(v) => setTerms({ listed: v === 'all' })}
        hint={
          terms.listed
            ? 'The table stands on the list for everybody.'
            : 'Only whoever has the link or the code finds it.'
        }
        options={[
          { value: 'link', label: 'Who has the link' },
          { value: 'all', label: 'Anybody' },
        ]}
      />
      <Segments
        legend="Pace"
        value={among}
        onChange={(v) => setTerms({ among: v })}
        hint={
          among === 'strangers'
            ? 'Every moment to answer takes the same time for everybody, so that nothing tells what you hold.'
            : 'Whoever cannot answer is passed over at once. A sharp eye may conclude something from that.'
        }
        options={[
          { value: 'friends', label: 'Quick, as friends', disabled: terms.listed },
          { value: 'strangers', label: 'As strangers' },
        ]}
      />
      <Segments
        legend="Clock"
        value={terms.clock}
        onChange={(v) => setTerms({ clock: v })}
        hint={clock === null ? 'Everybody takes the time they need.' : `${clockWords({ ...clock, then: terms.then })}.`}
        options={[
          { value: 'none', label: 'None' },
          { value: 'quick', label: 'Quick' },
          { value: 'normal', label: 'Normal' },
          { value: 'long', label: 'Long' },
          { value: 'days', label: 'Days' },
        ]}
      />
      {clock !== null && (
        <Segments
          legend="When time is up"
          value={terms.then}
          onChange={(v) => setTerms({ then: v })}
          options={[
            { value: 'bot', label: 'A bot goes on' },
            { value: 'idle', label: 'The table passes' },
            { value: 'lose', label: 'They lose' },
          ]}
        />
      )}
      <Segments
        legend="Somebody is gone"
        hint="After two minutes while the others wait. Whoever comes back has their seat again."
        value={terms.gone}
        onChange={(v) => setTerms({ gone: v })}
        options={[
          { value: 'wait', label: 'Wait for them' },
          { value: 'bot', label: 'A bot plays' },
          { value: 'lose', label: 'They lose' },
        ]}
      />
      <Segments
        legend="Taking back"
        hint="Only what taught nobody anything can ever be taken back."
        value={terms.takeBack}
        onChange={(v) => setTerms({ takeBack: v })}
        options={[
          { value: 'consent', label: 'If all agree' },
          { value: 'free', label: 'Freely' },
          { value: 'never', label: 'Never' },
        ]}
      />
      <Segments
        legend="Others look on"
        hint={
          terms.watch === 'open'
            ? 'They see all hands, three minutes late.'
            : terms.watch === 'hidden'
              ? 'They see the table as it is, and no hands.'
              : 'Only those who play see the match.'
        }
        value={terms.watch}
        onChange={(v) => setTerms({ watch: v })}
        options={[
          { value: 'hidden', label: 'Without hands' },
          { value: 'open', label: 'With open hands' },
          { value: 'nobody', label: 'Nobody' },
        ]}
      />
      <Segments
        legend="Judge"
        hint={
          terms.judge === 'none'
            ? 'Nobody decides beside the rules.'
            : 'The host may rule in words, disqualify and end the match. Everybody is told.'
        }
        value={terms.judge}
        onChange={(v) => setTerms({ judge: v })}
        options={[
          { value: 'none', label: 'None' },
          { value: 'plays', label: 'I play and judge', disabled: among === 'strangers' },
          { value: 'apart', label: 'I only judge' },
        ]}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={terms.chat} onChange={(e) => setTerms({ chat: e.target.checked })} />
        <span>People may write to each other</span>
      </label>
    </>
  );
}
