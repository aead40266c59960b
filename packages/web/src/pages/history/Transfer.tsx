import { useState } from 'react';
import { all, type Kept, keep, remove, replayText } from '../../history/device.ts';
import { fromFile, type Match, refuseLarge, toFile } from '../../history/transfer.ts';
import { confirm } from '../../parts/dialog/Confirm.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { FileButton } from '../../parts/page/FileButton.tsx';
import { Problems } from '../../parts/page/Problems.tsx';
import { saveFile, stamp } from '../../parts/page/save-file.ts';
import css from './HistoryPage.module.css';

/** The history out to a file, in from one, and away. */
export function Transfer({ kept }: { kept: readonly Kept[] }) {
  const [said, setSaid] = useState<{ text: string; problems: readonly string[] } | null>(null);
  const entries = kept.flatMap((x) => ('entry' in x ? [x.entry] : []));

  async function save(): Promise<void> {
    const matches: Match[] = [];
    for (const entry of entries) {
      const replay = await replayText(entry.id);
      if (replay !== null) matches.push({ entry, replay });
    }
    saveFile(`wardroom-history-${stamp()}.json`, toFile(matches));
  }

  async function take(file: File): Promise<void> {
    try {
      refuseLarge(file.size);
      const { matches, problems } = fromFile(await file.text());
      const there = new Set((await all()).map((x) => x.id));
      const fresh = matches.filter(({ entry }) => !there.has(entry.id));
      for (const { entry, replay } of fresh) await keep(entry, replay);
      const known = matches.length - fresh.length;
      const text = `${fresh.length} taken over${known > 0 ? `, ${known} were here already` : ''}.`;
      setSaid({ text: problems.length > 0 ? `${text} ${problems.length} could not be:` : text, problems });
    } catch (e) {
      setSaid({ text: e instanceof Error ? e.message : String(e), problems: [] });
    }
  }

  return (
    <section aria-label="Export and import" className={css.transfer}>
      <button type="button" className="button" onClick={() => void save()} disabled={entries.length === 0}>
        <Icon name="download" size={18} /> Export
      </button>
      <FileButton label="History file" accept=".json,application/json" onFile={(file) => void take(file)}>
        <Icon name="upload" size={18} /> Import
      </FileButton>
      <button
        type="button"
        className="button bare"
        disabled={kept.length === 0}
        onClick={() =>
          void confirm({
            title: 'Forget all matches?',
            text: 'Export them first if you want them later.',
            yes: 'Forget all',
            no: 'Keep them',
            danger: true,
          }).then((yes) => (yes ? remove(kept.map((x) => x.id)) : undefined))
        }
      >
        Forget all
      </button>
      <div role="status" className={css.said}>
        {said !== null && (
          <>
            <p>{said.text}</p>
            <Problems of={said.problems} />
          </>
        )}
      </div>
    </section>
  );
}
